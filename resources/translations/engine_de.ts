<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_US">
<context>
    <name>engine</name>
    <message>
        <source>algorithm.bitonic-sort</source>
        <translation>Bitonisches Sortieren</translation>
    </message>
    <message>
        <source>algorithm.kogge-stone-scan</source>
        <translation>Scan nach Kogge–Stone</translation>
    </message>
    <message>
        <source>algorithm.brent-kung-scan</source>
        <translation>Scan nach Brent–Kung</translation>
    </message>
    <message>
        <source>algorithm.radix-sort</source>
        <translation>Radixsort (LSD)</translation>
    </message>
    <message>
        <source>family.Sorting networks</source>
        <translation>Sortiernetze</translation>
    </message>
    <message>
        <source>family.Scans</source>
        <translation>Scans</translation>
    </message>
    <message>
        <source>family.Radix sort</source>
        <translation>Radixsort</translation>
    </message>
    <message>
        <source>network.stage</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>network.distance</source>
        <translation>Abstand %1</translation>
    </message>
    <message>
        <source>network.unit</source>
        <translation>ein Work-Item je Vergleicher</translation>
    </message>
    <message>
        <source>scan.distance</source>
        <translation>Abstand %1</translation>
    </message>
    <message>
        <source>scan.levels</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>scan.conversion</source>
        <translation>Umwandlung</translation>
    </message>
    <message>
        <source>scan.to-exclusive</source>
        <translation>inklusiv zu exklusiv</translation>
    </message>
    <message>
        <source>scan.to-inclusive</source>
        <translation>exklusiv zu inklusiv</translation>
    </message>
    <message>
        <source>scan.unit</source>
        <translation>ein Work-Item je Position</translation>
    </message>
    <message>
        <source>scan.up</source>
        <translation>Aufwärtslauf</translation>
    </message>
    <message>
        <source>scan.down</source>
        <translation>Abwärtslauf</translation>
    </message>
    <message>
        <source>tree.unit</source>
        <translation>ein Work-Item je Knoten des Baums</translation>
    </message>
    <message>
        <source>radix.pass</source>
        <translation>Durchgang %1</translation>
    </message>
    <message>
        <source>radix.histogram</source>
        <translation>Zählen</translation>
    </message>
    <message>
        <source>radix.scan</source>
        <translation>Scan</translation>
    </message>
    <message>
        <source>radix.scatter</source>
        <translation>Verteilen</translation>
    </message>
    <message>
        <source>radix.histogram.unit</source>
        <translation>ein Work-Item je Schlüssel</translation>
    </message>
    <message>
        <source>radix.scan.unit</source>
        <translation>eine Work-Group für die ganze Tabelle</translation>
    </message>
    <message>
        <source>radix.scatter.unit</source>
        <translation>ein Work-Item je Schlüssel</translation>
    </message>
    <message>
        <source>algorithm.grid-radix-sort</source>
        <translation>Radixsort Bit für Bit</translation>
    </message>
    <message>
        <source>algorithm.local-sort-radix</source>
        <translation>Radixsort mit vorsortierten Blöcken</translation>
    </message>
    <message>
        <source>algorithm.radix-pipeline</source>
        <translation>Radixsort in sieben Kerneln</translation>
    </message>
    <message>
        <source>algorithm.work-group-radix-sort</source>
        <translation>Radixsort in einer Work-Group</translation>
    </message>
    <message>
        <source>algorithm.decimal-radix-sort</source>
        <translation>Radixsort nach Dezimalziffern</translation>
    </message>
    <message>
        <source>algorithm.msd-radix-sort</source>
        <translation>Radixsort (MSD)</translation>
    </message>
    <message>
        <source>parameter.cutoff</source>
        <translation>Kleines Segment</translation>
    </message>
    <message>
        <source>radix.bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>radix.ones</source>
        <translation>Einsen davor</translation>
    </message>
    <message>
        <source>radix.bits.unit</source>
        <translation>ein Work-Item je Schlüssel</translation>
    </message>
    <message>
        <source>radix.sort-blocks</source>
        <translation>jeden Block sortieren</translation>
    </message>
    <message>
        <source>radix.sort-blocks.unit</source>
        <translation>eine Work-Group je Block von Schlüsseln</translation>
    </message>
    <message>
        <source>radix.scan-tiles</source>
        <translation>jede Kachel scannen</translation>
    </message>
    <message>
        <source>radix.scan-tiles.unit</source>
        <translation>ein Work-Item je Eintrag der Tabelle</translation>
    </message>
    <message>
        <source>radix.scan-sums</source>
        <translation>die Summen der Kacheln scannen</translation>
    </message>
    <message>
        <source>radix.scan-sums.unit</source>
        <translation>eine Work-Group für alle Summen</translation>
    </message>
    <message>
        <source>radix.add-before</source>
        <translation>addieren, was davor steht</translation>
    </message>
    <message>
        <source>radix.add-before.unit</source>
        <translation>ein Work-Item je Eintrag der Tabelle</translation>
    </message>
    <message>
        <source>radix.write-buckets</source>
        <translation>die Fächer schreiben</translation>
    </message>
    <message>
        <source>radix.write-buckets.unit</source>
        <translation>eine Work-Group je Block von Schlüsseln</translation>
    </message>
    <message>
        <source>pipeline.computeHistogram</source>
        <translation>computeHistogram</translation>
    </message>
    <message>
        <source>pipeline.computeHistogram.unit</source>
        <translation>ein Work-Item je Schlüssel</translation>
    </message>
    <message>
        <source>pipeline.blockScan</source>
        <translation>blockScan</translation>
    </message>
    <message>
        <source>pipeline.blockScan.unit</source>
        <translation>ein Work-Item je Zähler</translation>
    </message>
    <message>
        <source>pipeline.blockPrefixSum</source>
        <translation>blockPrefixSum</translation>
    </message>
    <message>
        <source>pipeline.blockPrefixSum.unit</source>
        <translation>ein Work-Item je Block einer Spalte</translation>
    </message>
    <message>
        <source>pipeline.blockAdd</source>
        <translation>blockAdd</translation>
    </message>
    <message>
        <source>pipeline.blockAdd.unit</source>
        <translation>ein Work-Item je Zähler</translation>
    </message>
    <message>
        <source>pipeline.unifiedBlockScan</source>
        <translation>unifiedBlockScan</translation>
    </message>
    <message>
        <source>pipeline.unifiedBlockScan.unit</source>
        <translation>ein Work-Item je Ziffer</translation>
    </message>
    <message>
        <source>pipeline.mergePrefixSums</source>
        <translation>mergePrefixSums</translation>
    </message>
    <message>
        <source>pipeline.mergePrefixSums.unit</source>
        <translation>ein Work-Item je Zähler</translation>
    </message>
    <message>
        <source>pipeline.rankNPermute</source>
        <translation>rankNPermute</translation>
    </message>
    <message>
        <source>pipeline.rankNPermute.unit</source>
        <translation>ein Work-Item je Zeile von Schlüsseln</translation>
    </message>
    <message>
        <source>radix.group</source>
        <translation>Eine Work-Group</translation>
    </message>
    <message>
        <source>radix.bits-sorted</source>
        <translation>%1 Bit</translation>
    </message>
    <message>
        <source>radix.group.unit</source>
        <translation>ein Work-Item je Schlüssel</translation>
    </message>
    <message>
        <source>radix.decimal</source>
        <translation>%1er-Stelle</translation>
    </message>
    <message>
        <source>algorithm.vector-radix-sort</source>
        <translation>Radixsort nach Zagha und Blelloch</translation>
    </message>
    <message>
        <source>radix.histogram-keys</source>
        <translation>Histogramm</translation>
    </message>
    <message>
        <source>radix.histogram-keys.unit</source>
        <translation>ein Work-Item je Strecke von Schlüsseln</translation>
    </message>
    <message>
        <source>radix.scan-buckets</source>
        <translation>Präfixsummen der Fächer</translation>
    </message>
    <message>
        <source>radix.scan-buckets.unit</source>
        <translation>ein Work-Item je Ziffer</translation>
    </message>
    <message>
        <source>radix.scan-buckets.unit.several</source>
        <translation>ein Work-Item je %1 Ziffern</translation>
    </message>
    <message>
        <source>radix.rank-and-permute</source>
        <translation>Rang und Umordnung</translation>
    </message>
    <message>
        <source>radix.rank-and-permute.unit</source>
        <translation>ein Work-Item je Strecke von Schlüsseln</translation>
    </message>
    <message>
        <source>radix.character</source>
        <translation>Zeichen %1</translation>
    </message>
    <message>
        <source>msd.level</source>
        <translation>Ebene %1</translation>
    </message>
    <message>
        <source>msd.count</source>
        <translation>Zählen</translation>
    </message>
    <message>
        <source>msd.count.unit</source>
        <translation>eine Work-Group je Segment</translation>
    </message>
    <message>
        <source>msd.starts</source>
        <translation>Scan</translation>
    </message>
    <message>
        <source>msd.starts.unit</source>
        <translation>eine Work-Group je Segment</translation>
    </message>
    <message>
        <source>msd.scatter</source>
        <translation>Verteilen</translation>
    </message>
    <message>
        <source>msd.scatter.unit</source>
        <translation>eine Work-Group je Segment</translation>
    </message>
    <message>
        <source>msd.back</source>
        <translation>Zurückkopieren</translation>
    </message>
    <message>
        <source>msd.back.unit</source>
        <translation>eine Work-Group je Segment</translation>
    </message>
    <message>
        <source>msd.leaves</source>
        <translation>kleine Segmente sortieren</translation>
    </message>
    <message>
        <source>msd.leaves.unit</source>
        <translation>ein Work-Item je Fach</translation>
    </message>
    <message>
        <source>msd.scan</source>
        <translation>Scan der kommenden Segmente</translation>
    </message>
    <message>
        <source>msd.scan.unit</source>
        <translation>eine Work-Group für alle Segmente</translation>
    </message>
    <message>
        <source>msd.list</source>
        <translation>Liste der Segmente</translation>
    </message>
    <message>
        <source>msd.list.unit</source>
        <translation>eine Work-Group je Segment</translation>
    </message>
    <message>
        <source>parameter.type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>parameter.order</source>
        <translation>Ordnung</translation>
    </message>
    <message>
        <source>parameter.operator</source>
        <translation>Operator</translation>
    </message>
    <message>
        <source>parameter.digit-bits</source>
        <translation>Ziffernbits</translation>
    </message>
    <message>
        <source>parameter.partition-bits</source>
        <translation>Bits je Partition</translation>
    </message>
    <message>
        <source>parameter.table-scan</source>
        <translation>Scan der Tabelle</translation>
    </message>
    <message>
        <source>parameter.group-size</source>
        <translation>Work-Group</translation>
    </message>
    <message>
        <source>parameter.first-run</source>
        <translation>Erste Läufe</translation>
    </message>
    <message>
        <source>parameter.pivot</source>
        <translation>Pivot</translation>
    </message>
    <message>
        <source>parameter.launches</source>
        <translation>Ein Aufruf je</translation>
    </message>
    <message>
        <source>parameter.leaf</source>
        <translation>Blätter durch</translation>
    </message>
    <message>
        <source>parameter.leaf-size</source>
        <translation>Schlüssel je Blatt</translation>
    </message>
    <message>
        <source>parameter.depth</source>
        <translation>Tiefengrenze</translation>
    </message>
    <message>
        <source>parameter.buckets</source>
        <translation>Fächer</translation>
    </message>
    <message>
        <source>parameter.oversampling</source>
        <translation>Proben je Fach</translation>
    </message>
    <message>
        <source>parameter.second-sort</source>
        <translation>Zweites Sortieren</translation>
    </message>
    <message>
        <source>parameter.passes</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>value.ascending</source>
        <translation>aufsteigend</translation>
    </message>
    <message>
        <source>value.descending</source>
        <translation>absteigend</translation>
    </message>
    <message>
        <source>value.add</source>
        <translation>Addition</translation>
    </message>
    <message>
        <source>value.multiply</source>
        <translation>Multiplikation</translation>
    </message>
    <message>
        <source>value.join</source>
        <translation>Verkettung</translation>
    </message>
    <message>
        <source>value.max</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>value.min</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>value.affine</source>
        <translation>affin</translation>
    </message>
    <message>
        <source>value.needed</source>
        <translation>nötige</translation>
    </message>
    <message>
        <source>value.all</source>
        <translation>alle</translation>
    </message>
    <message numerus="yes">
        <source>ask.way</source>
        <translation>
            <numerusform>%1 kam von Position %2 der Eingabe, über %3 Schlüssel und %4 Vergleich.</numerusform>
            <numerusform>%1 kam von Position %2 der Eingabe, über %3 Schlüssel und %4 Vergleiche.</numerusform>
        </translation>
    </message>
    <message>
        <source>ask.way.moves</source>
        <translation>%1 kam von Position %2 der Eingabe, über %3 Schlüssel und %4 Zählungen und Bewegungen.</translation>
    </message>
    <message>
        <source>ask.one</source>
        <translation>%1 kommt von Position %2 der Eingabe.</translation>
    </message>
    <message numerus="yes">
        <source>ask.range</source>
        <translation>
            <numerusform>%1 kommt von den Positionen %2 bis %3 der Eingabe, durch %4 Operation.</numerusform>
            <numerusform>%1 kommt von den Positionen %2 bis %3 der Eingabe, durch %4 Operationen.</numerusform>
        </translation>
    </message>
    <message>
        <source>ask.none</source>
        <translation>%1 kommt von keiner Eingabe.</translation>
    </message>
    <message numerus="yes">
        <source>ask.some</source>
        <translation>
            <numerusform>%1 kommt von %2 Positionen der Eingabe, durch %3 Operation.</numerusform>
            <numerusform>%1 kommt von %2 Positionen der Eingabe, durch %3 Operationen.</numerusform>
        </translation>
    </message>
    <message>
        <source>book.kogge-stone.steps</source>
        <translation>Das Buch lässt alle %1 Positionen auf jeder der %2 Ebenen arbeiten: %3 Schritte. Das Gerät hat %4 Operationen gemeldet, denn Positionen ohne linken Partner kopieren nur; jede Ebene auf ganze Schritte gerundet ergibt %5.</translation>
    </message>
    <message>
        <source>book.kogge-stone.break-even</source>
        <translation>Nach den N·log2 N Operationen des Buchs braucht es %1 Einheiten, um nicht langsamer zu sein als eine allein; nach den gezählten, gegen %3 nacheinander, braucht es %2.</translation>
    </message>
    <message>
        <source>book.brent-kung.summary</source>
        <translation>Die Zusammenfassung des Kapitels lässt den Logarithmus weg und nennt 2·N − 3, also %1; sein eigener Abschnitt 11.4 und die Zählung sagen %2.</translation>
    </message>
    <message>
        <source>book.brent-kung.steps</source>
        <translation>Das Buch teilt alle %1 Operationen gleichmäßig auf: %2 Schritte, oder %5 mit %3 mehr für jeden Baum, dessen schmale Ebenen einige der %4 Einheiten warten lassen. Ebene für Ebene gezählt und auf ganze Schritte gerundet sind es %6.</translation>
    </message>
    <message>
        <source>work.additions</source>
        <translation>Additionen</translation>
    </message>
    <message>
        <source>work.combinations</source>
        <translation>Verknüpfungen</translation>
    </message>
    <message>
        <source>work.comparisons</source>
        <translation>Vergleiche</translation>
    </message>
    <message>
        <source>work.counts and moves</source>
        <translation>Zählungen und Bewegungen</translation>
    </message>
    <message>
        <source>compare.yardstick</source>
        <translation>Arbeit ist jede Addition, jeder Vergleich, jede Zählung und jede Bewegung, die ein Work-Item macht. Was ein Work-Item tut, eine Barriere und ein Aufruf warten jeweils auf alles davor.</translation>
    </message>
    <message>
        <source>work.operations</source>
        <translation>Operationen</translation>
    </message>
    <message>
        <source>work.counts</source>
        <translation>Zählungen</translation>
    </message>
    <message>
        <source>work.moves</source>
        <translation>Bewegungen</translation>
    </message>
    <message>
        <source>book.counting-sort</source>
        <translation>Die Formel gilt für das Counting Sort eines einzigen Prozessors: %1. Dieser Lauf braucht %2 Bewegungen, %3 Zählungen (der Ziffer eines Schlüssels und seines Rangs) und %4 Additionen beim Scan der Tabelle, die für jeden Block oder Abschnitt von Schlüsseln eine Spalte hat.</translation>
    </message>
    <message>
        <source>book.counting-sort.whole</source>
        <translation>Die Formel gilt für das Counting Sort eines einzigen Prozessors: %1. Dieser Lauf braucht %2: Auch der Rang eines Schlüssels in seinem Block ist eine Operation, und eine Tabelle mit einer Spalte für jeden Block oder Abschnitt wird gescannt.</translation>
    </message>
    <message>
        <source>book.identities</source>
        <translation>Die Formel zählt die N − 1 Additionen, auf die es ankommt, %1; der Kernel addiert auch das neutrale Element, das hinter dem Ende des letzten Blocks steht, zusammen %2 Additionen.</translation>
    </message>
    <message>
        <source>book.coarsened</source>
        <translation>Das Buch lässt im mittleren Abschnitt alle T Work-Items auf jeder Ebene addieren und im letzten jeden Wert eine Summe bekommen: %1. Dieser Lauf braucht %2: Positionen ohne linken Partner und der erste Abschnitt addieren nichts.</translation>
    </message>
    <message>
        <source>book.coarsened.steps</source>
        <translation>Das Buch verteilt seine %1 Operationen gleichmäßig auf die Einheiten: %2 Schritte. Die gezählten, jeder Abschnitt auf ganze Schritte gerundet und keiner kürzer als seine längste Kette, brauchen %3.</translation>
    </message>
    <message>
        <source>book.least-comparisons</source>
        <translation>Was es auch tut: Ein Sortierverfahren, das nur vergleicht, braucht für seine schlechtesten Schlüssel mindestens %1 Vergleiche. Dieser Lauf hat für seine %2 gemacht.</translation>
    </message>
    <message>
        <source>book.comparisons-growth</source>
        <translation>Die Wachstumsordnung, die der Text nennt: %1. Gezählt sind %2, das %3-fache.</translation>
    </message>
    <message>
        <source>book.batcher-growth</source>
        <translation>Der Text gibt für Batchers Netzwerke O(N log N) an, ein Druckfehler: Sie wachsen wie N·log2² N, hier %1. Gezählt sind %2, das %3-fache; für große N ist es ein Viertel.</translation>
    </message>
    <message>
        <source>book.quicksort-worst</source>
        <translation>Ist jedes Pivot der kleinste oder der größte Schlüssel, wird jedes Paar verglichen: %1 Vergleiche. Dieser Lauf hat %2 gemacht; eine Zerlegung vergleicht hier auch ihr Pivot mit sich selbst.</translation>
    </message>
    <message>
        <source>question.next</source>
        <translation>dem nächsten Aufruf</translation>
    </message>
    <message>
        <source>question.next.titled</source>
        <translation>dem nächsten Aufruf, %1</translation>
    </message>
    <message>
        <source>word.pad</source>
        <translation>Füllwert</translation>
    </message>
    <message>
        <source>question.pairs</source>
        <translation>Welche Leitungspaare tauschen ihre Schlüssel in %1?</translation>
    </message>
    <message>
        <source>question.pair</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>question.keys</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>question.also</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>question.none</source>
        <translation>keine davon</translation>
    </message>
    <message>
        <source>question.key</source>
        <translation>Leitung %1 trägt %2. Welcher Schlüssel liegt dort nach %3?</translation>
    </message>
    <message>
        <source>question.value</source>
        <translation>An Position %1 steht %2. Welcher Wert steht dort nach %3?</translation>
    </message>
    <message>
        <source>question.wire</source>
        <translation>Schlüssel %1 liegt auf Leitung %2. Auf welcher Leitung liegt er nach %3?</translation>
    </message>
    <message>
        <source>question.position</source>
        <translation>Schlüssel %1 steht an Position %2. An welche Position kommt er in %3?</translation>
    </message>
    <message>
        <source>place.wire</source>
        <translation>Leitung %1</translation>
    </message>
    <message>
        <source>place.position</source>
        <translation>Position %1</translation>
    </message>
    <message>
        <source>question.work</source>
        <translation>Wie viele %1 gibt es in %2?</translation>
    </message>
    <message>
        <source>lead.ahead.always.first</source>
        <translation>%1 liegt vorn für jedes P</translation>
    </message>
    <message>
        <source>lead.ahead.from</source>
        <translation>%1 ab %2</translation>
    </message>
    <message>
        <source>lead.ahead.from.first</source>
        <translation>%1 liegt vorn ab %2</translation>
    </message>
    <message>
        <source>lead.ahead.at</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>lead.ahead.at.first</source>
        <translation>%1 liegt vorn bei P = %2</translation>
    </message>
    <message>
        <source>lead.ahead.until.first</source>
        <translation>%1 liegt vorn bis P = %2</translation>
    </message>
    <message>
        <source>lead.ahead.between</source>
        <translation>%1 von %2 bis %3</translation>
    </message>
    <message>
        <source>lead.some.always.first</source>
        <translation>%1 gleichauf für jedes P</translation>
    </message>
    <message>
        <source>lead.some.from</source>
        <translation>%1 gleichauf ab %2</translation>
    </message>
    <message>
        <source>lead.some.from.first</source>
        <translation>%1 gleichauf ab %2</translation>
    </message>
    <message>
        <source>lead.some.at</source>
        <translation>%1 gleichauf bei %2</translation>
    </message>
    <message>
        <source>lead.some.at.first</source>
        <translation>%1 gleichauf bei P = %2</translation>
    </message>
    <message>
        <source>lead.some.until.first</source>
        <translation>%1 gleichauf bis P = %2</translation>
    </message>
    <message>
        <source>lead.some.between</source>
        <translation>%1 gleichauf von %2 bis %3</translation>
    </message>
    <message>
        <source>lead.tie.always.first</source>
        <translation>Gleichstand für jedes P</translation>
    </message>
    <message>
        <source>lead.tie.from</source>
        <translation>Gleichstand ab %1</translation>
    </message>
    <message>
        <source>lead.tie.from.first</source>
        <translation>Gleichstand ab %1</translation>
    </message>
    <message>
        <source>lead.tie.at</source>
        <translation>Gleichstand bei %1</translation>
    </message>
    <message>
        <source>lead.tie.at.first</source>
        <translation>Gleichstand bei P = %1</translation>
    </message>
    <message>
        <source>lead.tie.until.first</source>
        <translation>Gleichstand bis P = %1</translation>
    </message>
    <message>
        <source>lead.tie.between</source>
        <translation>%1 gleichauf bis %2</translation>
    </message>
    <message>
        <source>lead.changes</source>
        <translation>wechselt die Führung %1-mal zwischen %2 und %3</translation>
    </message>
    <message>
        <source>parameter.kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>value.inclusive</source>
        <translation>inklusiv</translation>
    </message>
    <message>
        <source>value.exclusive</source>
        <translation>exklusiv</translation>
    </message>
    <message>
        <source>algorithm.domino-scan</source>
        <translation>Domino-Scan</translation>
    </message>
    <message>
        <source>algorithm.look-back-scan</source>
        <translation>Scan mit entkoppeltem Rückblick</translation>
    </message>
    <message>
        <source>algorithm.blelloch-scan</source>
        <translation>Exklusiver Scan nach Blelloch</translation>
    </message>
    <message>
        <source>algorithm.blelloch-work-group-scan</source>
        <translation>Exklusiver Scan nach Blelloch in einer Work-Group</translation>
    </message>
    <message>
        <source>algorithm.brent-kung-work-group-scan</source>
        <translation>Scan nach Brent–Kung in einer Work-Group</translation>
    </message>
    <message>
        <source>algorithm.kogge-stone-work-group-scan</source>
        <translation>Scan nach Kogge–Stone in einer Work-Group</translation>
    </message>
    <message>
        <source>algorithm.coarsened-scan</source>
        <translation>Vergröberter Scan in drei Phasen</translation>
    </message>
    <message>
        <source>algorithm.hillis-steele-scan</source>
        <translation>Scan nach Hillis–Steele</translation>
    </message>
    <message>
        <source>algorithm.naive-scan</source>
        <translation>Naiver Scan, eine Reduktion je Ausgabe</translation>
    </message>
    <message>
        <source>algorithm.sequential-scan</source>
        <translation>Sequenzieller Scan</translation>
    </message>
    <message>
        <source>algorithm.two-per-item-scan</source>
        <translation>Scan nach Brent–Kung, zwei Elemente je Work-Item</translation>
    </message>
    <message>
        <source>algorithm.adjacent-pair-reduction</source>
        <translation>Reduktion benachbarter Paare</translation>
    </message>
    <message>
        <source>algorithm.coarsened-reduction</source>
        <translation>Vergröberte Reduktion</translation>
    </message>
    <message>
        <source>algorithm.halving-reduction</source>
        <translation>Halbierende Reduktion</translation>
    </message>
    <message>
        <source>algorithm.sequential-reduction</source>
        <translation>Sequenzielle Reduktion</translation>
    </message>
    <message>
        <source>algorithm.work-group-reduction</source>
        <translation>Reduktion in Work-Groups</translation>
    </message>
    <message>
        <source>algorithm.block-scan-pipeline</source>
        <translation>Blockweiser Scan in fünf Kernels</translation>
    </message>
    <message>
        <source>algorithm.compaction</source>
        <translation>Verdichten (Pack)</translation>
    </message>
    <message>
        <source>algorithm.hierarchical-scan</source>
        <translation>Hierarchischer Scan</translation>
    </message>
    <message>
        <source>algorithm.segmented-scan</source>
        <translation>Segmentierter Scan</translation>
    </message>
    <message>
        <source>algorithm.scan-conversion</source>
        <translation>Inklusiv zu exklusiv und zurück</translation>
    </message>
    <message>
        <source>algorithm.split</source>
        <translation>Stabile Aufteilung (Split)</translation>
    </message>
    <message>
        <source>algorithm.unpack</source>
        <translation>Entpacken (Unpack)</translation>
    </message>
    <message>
        <source>family.Reductions</source>
        <translation>Reduktionen</translation>
    </message>
    <message>
        <source>family.Compaction</source>
        <translation>Verdichtung</translation>
    </message>
    <message>
        <source>parameter.prefix-every</source>
        <translation>Präfix alle … Blöcke</translation>
    </message>
    <message>
        <source>parameter.buffering</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <source>parameter.mapping</source>
        <translation>Zuordnung</translation>
    </message>
    <message>
        <source>parameter.padding</source>
        <translation>Auffüllung</translation>
    </message>
    <message>
        <source>parameter.per-item</source>
        <translation>Werte je Work-Item</translation>
    </message>
    <message>
        <source>parameter.finish</source>
        <translation>Teilsummen</translation>
    </message>
    <message>
        <source>parameter.variant</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>parameter.digits</source>
        <translation>Ziffern</translation>
    </message>
    <message>
        <source>parameter.heads</source>
        <translation>Segmentanfänge</translation>
    </message>
    <message>
        <source>parameter.convert</source>
        <translation>Umwandlung</translation>
    </message>
    <message>
        <source>parameter.predicate</source>
        <translation>Prädikat</translation>
    </message>
    <message>
        <source>parameter.rows-per-block</source>
        <translation>Zeilen je Block</translation>
    </message>
    <message>
        <source>parameter.section</source>
        <translation>Scan eines Blocks</translation>
    </message>
    <message>
        <source>value.single</source>
        <translation>einfach</translation>
    </message>
    <message>
        <source>value.double</source>
        <translation>doppelt</translation>
    </message>
    <message>
        <source>value.contiguous</source>
        <translation>zusammenhängend</translation>
    </message>
    <message>
        <source>value.none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>value.round-trip</source>
        <translation>hin und zurück</translation>
    </message>
    <message>
        <source>value.to-exclusive</source>
        <translation>zu exklusiv</translation>
    </message>
    <message>
        <source>value.positive</source>
        <translation>positiv</translation>
    </message>
    <message>
        <source>value.odd</source>
        <translation>ungerade</translation>
    </message>
    <message>
        <source>value.above-median</source>
        <translation>über dem Median</translation>
    </message>
    <message>
        <source>value.random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>value.first-only</source>
        <translation>nur am Anfang</translation>
    </message>
    <message>
        <source>scan.domino</source>
        <translation>Blöcke reichen ihre Summen weiter</translation>
    </message>
    <message>
        <source>scan.look-back</source>
        <translation>Blöcke blicken nach Summen zurück</translation>
    </message>
    <message>
        <source>scan.single-pass</source>
        <translation>Ein Durchgang</translation>
    </message>
    <message>
        <source>scan.clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>scan.clear.root</source>
        <translation>Wurzel = neutral</translation>
    </message>
    <message>
        <source>scan.clear.unit</source>
        <translation>ein Work-Item für die Wurzel</translation>
    </message>
    <message>
        <source>scan.naive</source>
        <translation>Eine Reduktion je Ausgabe</translation>
    </message>
    <message>
        <source>scan.naive.title</source>
        <translation>jedes Präfix für sich</translation>
    </message>
    <message>
        <source>scan.naive.unit</source>
        <translation>ein Work-Item je Ausgabe</translation>
    </message>
    <message>
        <source>scan.section</source>
        <translation>Eine Work-Group</translation>
    </message>
    <message>
        <source>scan.section.size</source>
        <translation>Abschnitt von %1</translation>
    </message>
    <message>
        <source>scan.sequential</source>
        <translation>Von links nach rechts</translation>
    </message>
    <message>
        <source>scan.sequential.title</source>
        <translation>eins nach dem anderen</translation>
    </message>
    <message>
        <source>scan.sequential.unit</source>
        <translation>ein Work-Item für alle Werte</translation>
    </message>
    <message>
        <source>scan.unit.several</source>
        <translation>ein Work-Item je %1 Werte</translation>
    </message>
    <message>
        <source>scan.unit.two</source>
        <translation>ein Work-Item je zwei Werte</translation>
    </message>
    <message>
        <source>reduce.levels</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>reduce.pair</source>
        <translation>ein Work-Item je Paar</translation>
    </message>
    <message>
        <source>reduce.fold</source>
        <translation>Falten</translation>
    </message>
    <message>
        <source>reduce.sequential</source>
        <translation>von links nach rechts</translation>
    </message>
    <message>
        <source>reduce.sequential.unit</source>
        <translation>ein Work-Item für alle Werte</translation>
    </message>
    <message>
        <source>reduce.one.unit</source>
        <translation>ein Work-Item je Wert</translation>
    </message>
    <message>
        <source>reduce.two.unit</source>
        <translation>ein Work-Item je zwei Werte</translation>
    </message>
    <message>
        <source>reduce.many.unit</source>
        <translation>ein Work-Item je %1 Werte</translation>
    </message>
    <message>
        <source>reduce.blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>reduce.partial</source>
        <translation>Teilsummen</translation>
    </message>
    <message>
        <source>reduce.group</source>
        <translation>eine Work-Group</translation>
    </message>
    <message numerus="yes">
        <source>reduce.groups</source>
        <translation>
            <numerusform>%1 Work-Group</numerusform>
            <numerusform>%1 Work-Groups</numerusform>
        </translation>
    </message>
    <message>
        <source>compaction.unit</source>
        <translation>ein Work-Item je Wert</translation>
    </message>
    <message>
        <source>pipeline.scan.group</source>
        <translation>Scan der Blöcke</translation>
    </message>
    <message>
        <source>pipeline.scan</source>
        <translation>jeder Block einer Spalte für sich</translation>
    </message>
    <message>
        <source>pipeline.scan.unit</source>
        <translation>ein Work-Item je Anzahl</translation>
    </message>
    <message>
        <source>pipeline.sums.group</source>
        <translation>Scan der Summen</translation>
    </message>
    <message>
        <source>pipeline.sums</source>
        <translation>jeder Block addiert die Summen davor</translation>
    </message>
    <message>
        <source>pipeline.add.group</source>
        <translation>Summen addieren</translation>
    </message>
    <message>
        <source>pipeline.add</source>
        <translation>zu den Blöcken</translation>
    </message>
    <message>
        <source>pipeline.add.unit</source>
        <translation>ein Work-Item je Anzahl</translation>
    </message>
    <message>
        <source>pipeline.totals.group</source>
        <translation>Scan der Gesamtsummen</translation>
    </message>
    <message>
        <source>pipeline.totals</source>
        <translation>aller Spalten</translation>
    </message>
    <message>
        <source>pipeline.totals.unit</source>
        <translation>ein Work-Item je Ziffer</translation>
    </message>
    <message>
        <source>pipeline.merge.group</source>
        <translation>Anfänge addieren</translation>
    </message>
    <message>
        <source>pipeline.merge</source>
        <translation>zu jedem Anfang</translation>
    </message>
    <message>
        <source>pipeline.merge.unit</source>
        <translation>ein Work-Item je Anzahl</translation>
    </message>
    <message>
        <source>sections.scan.group</source>
        <translation>Scan der Blöcke</translation>
    </message>
    <message>
        <source>sections.scan</source>
        <translation>jeder Block für sich</translation>
    </message>
    <message>
        <source>sections.only.group</source>
        <translation>Scan</translation>
    </message>
    <message>
        <source>sections.only</source>
        <translation>in einem Block</translation>
    </message>
    <message>
        <source>sections.sums.group</source>
        <translation>Scan der Summen</translation>
    </message>
    <message>
        <source>sections.sums</source>
        <translation>Summen der Ebene %1</translation>
    </message>
    <message>
        <source>sections.combine-results</source>
        <translation>mit den Ergebnissen der Ebene %1</translation>
    </message>
    <message>
        <source>sections.combine-results.group</source>
        <translation>Ergebnisse verknüpfen</translation>
    </message>
    <message>
        <source>sections.combine</source>
        <translation>mit den Blöcken</translation>
    </message>
    <message>
        <source>sections.combine.group</source>
        <translation>Ergebnisse verknüpfen</translation>
    </message>
    <message>
        <source>sections.add.group</source>
        <translation>Summen addieren</translation>
    </message>
    <message>
        <source>sections.add</source>
        <translation>zu den Blöcken</translation>
    </message>
    <message>
        <source>sections.add-sums.group</source>
        <translation>Summen addieren</translation>
    </message>
    <message>
        <source>sections.add-sums</source>
        <translation>zu den Summen der Ebene %1</translation>
    </message>
    <message>
        <source>sections.unit</source>
        <translation>ein Work-Item je Element</translation>
    </message>
    <message>
        <source>sections.unit.two</source>
        <translation>ein Work-Item je zwei Elemente</translation>
    </message>
    <message>
        <source>pipeline.sums.unit</source>
        <translation>ein Work-Item je Anzahl</translation>
    </message>
    <message>
        <source>compaction.flag_values.group</source>
        <translation>Prädikat</translation>
    </message>
    <message>
        <source>compaction.flag_values</source>
        <translation>passende Werte markieren</translation>
    </message>
    <message>
        <source>compaction.split.group</source>
        <translation>Aufteilen</translation>
    </message>
    <message>
        <source>compaction.split</source>
        <translation>jeder auf seine Seite</translation>
    </message>
    <message>
        <source>compaction.pack.group</source>
        <translation>Packen</translation>
    </message>
    <message>
        <source>compaction.pack</source>
        <translation>jeder an seine Adresse</translation>
    </message>
    <message>
        <source>compaction.unpack.group</source>
        <translation>Entpacken</translation>
    </message>
    <message>
        <source>compaction.unpack</source>
        <translation>zurück an seinen Platz</translation>
    </message>
    <message>
        <source>mistake.no-second-barrier</source>
        <translation>Ohne die zweite Barriere</translation>
    </message>
    <message>
        <source>mistake.no-second-barrier.lesson</source>
        <translation>Zwischen Lesen und Schreiben hat eine Runde keine Barriere. Ein Work-Item liest dann womöglich, was sein linker Nachbar in derselben Runde schon gerechnet hat, und manche Eingaben werden doppelt addiert.</translation>
    </message>
    <message>
        <source>mistake.early-store</source>
        <translation>Mit dem frühen Schreiben des Buches</translation>
    </message>
    <message>
        <source>mistake.early-store.lesson</source>
        <translation>Ohne die zweite Barriere ist jede Reihenfolge möglich; hier kommt auf jedem Gerät die des Buches. In der Runde mit Abstand 2 schreibt Work-Item 4 seine Summe, bevor Work-Item 6 sie liest. So steht an Position 6 zuletzt x0 + 2·x1 + 2·x2 + x3 + … + x6. Das Buch druckt diese Summe ohne x0.</translation>
    </message>
    <message>
        <source>mistake.printed-guard</source>
        <translation>Mit der gedruckten Bedingung</translation>
    </message>
    <message>
        <source>mistake.printed-guard.lesson</source>
        <translation>Das Buch druckt die Bedingung k &gt;= 2^j. In Runde j hat aber jede Position ab 2^(j-1) so weit links einen Nachbarn; die Hälfte derer, die addieren müssten, wird ausgelassen.</translation>
    </message>
    <message>
        <source>mistake.printed-index</source>
        <translation>Mit dem gedruckten Index</translation>
    </message>
    <message>
        <source>mistake.printed-index.lesson</source>
        <translation>Die Schleife des Buches addiert für out[i] den Wert in[i + 1], von i = 0 an. So steckt der erste Wert in keiner Summe, jede Summe steht eine Stelle zu weit links, und die letzte liest hinter dem Ende; hier wird sie ausgelassen.</translation>
    </message>
    <message>
        <source>mistake.unpadded</source>
        <translation>Ohne Auffüllen</translation>
    </message>
    <message>
        <source>mistake.unpadded.lesson</source>
        <translation>Der Baum braucht eine Zweierpotenz. Ohne Auffüllen fallen Knoten weg, die über das Ende reichen, und die Wurzel, die gelöscht wird, ist keine; ist n eine Zweierpotenz, geht nichts verloren.</translation>
    </message>
    <message>
        <source>mistake.static-block-index</source>
        <translation>Mit der eigenen Nummer der Work-Group als Block</translation>
    </message>
    <message>
        <source>mistake.static-block-index.lesson</source>
        <translation>Work-Groups können in jeder Reihenfolge beginnen. Die auf dem Gerät warten dann womöglich alle auf einen Block, dessen Work-Group erst Platz findet, wenn eine von ihnen endet, und niemand endet je.</translation>
    </message>
    <message>
        <source>mistake.no-load-barrier</source>
        <translation>Ohne die Barriere nach dem Laden</translation>
    </message>
    <message>
        <source>mistake.no-load-barrier.lesson</source>
        <translation>Der vorletzte Kernel lädt die Summen in lokalen Speicher und liest die der Nachbarn ohne Barriere dazwischen. Ein Work-Item liest dann womöglich eine Stelle, die noch niemand gefüllt hat.</translation>
    </message>
    <message>
        <source>mistake.ushort-offsets</source>
        <translation>Mit Anfängen in 16 Bit</translation>
    </message>
    <message>
        <source>mistake.ushort-offsets.lesson</source>
        <translation>Die Anfänge stehen in 16 Bit, um lokalen Speicher zu sparen. Jenseits von 65.535 laufen sie über und beginnen wieder bei 0, sodass zwei Läufe von Schlüsseln denselben Platz bekommen.</translation>
    </message>
    <message>
        <source>mistake.no-barriers</source>
        <translation>Ohne Barrieren in der letzten Wavefront</translation>
    </message>
    <message>
        <source>mistake.no-barriers.lesson</source>
        <translation>Die letzten Schritte verlassen sich darauf, dass 64 Work-Items im Gleichschritt gehen. Hat eine Wavefront 32, oder nimmt das Gerät ein Work-Item nach dem anderen, so lesen sie Summen, die noch nicht da sind oder schon weiter addiert wurden.</translation>
    </message>
    <message>
        <source>breaking.stuck</source>
        <translation>In %1 von %2 Läufen warteten Work-Groups vergebens, bis die Aufsicht sie beendete.</translation>
    </message>
    <message>
        <source>breaking.model</source>
        <translation>In allen %1 Läufen auf diesem Gerät richtig. Auf einem mit %2 Plätzen, dessen Work-Groups in der Reihenfolge 1, 2, 3, 4, 0 kommen, endet niemand je; mit Nummern, die beim Start gezogen werden, dauert es %3 Runden.</translation>
    </message>
    <message>
        <source>breaking.lucky</source>
        <translation>In allen %1 Läufen richtig, durch Glück. Speicherzellen, auf die verschiedene Work-Items ohne Barriere dazwischen zugreifen: %2. Nichts sorgt dafür, dass es richtig bleibt.</translation>
    </message>
    <message>
        <source>breaking.recorded</source>
        <translation>In allen %1 Läufen durch Glück richtig, im aufgezeichneten falsch. Speicherzellen, auf die verschiedene Work-Items ohne Barriere dazwischen zugreifen: %2.</translation>
    </message>
    <message>
        <source>breaking.raced</source>
        <translation>In %1 von %2 Läufen falsch. Speicherzellen, auf die verschiedene Work-Items ohne Barriere dazwischen zugreifen: %3.</translation>
    </message>
    <message>
        <source>breaking.wrong</source>
        <translation>In %1 von %2 Läufen falsch.</translation>
    </message>
    <message>
        <source>breaking.harmless</source>
        <translation>In allen %1 Läufen richtig: Bei diesen Schlüsseln und Einstellungen schadet der Fehler nicht.</translation>
    </message>
    <message>
        <source>algorithm.merge-sort</source>
        <translation>Mergesort</translation>
    </message>
    <message>
        <source>family.Comparison sorts</source>
        <translation>Vergleichende Verfahren</translation>
    </message>
    <message>
        <source>merge.segments</source>
        <translation>Segmente</translation>
    </message>
    <message>
        <source>merge.segments.size</source>
        <translation>Segmente zu %1 sortiert</translation>
    </message>
    <message>
        <source>merge.segments.unit</source>
        <translation>ein Work-Item je Schlüssel</translation>
    </message>
    <message>
        <source>merge.level</source>
        <translation>Ebene %1</translation>
    </message>
    <message>
        <source>merge.co-ranks</source>
        <translation>Co-Ränge</translation>
    </message>
    <message>
        <source>merge.co-ranks.unit</source>
        <translation>ein Work-Item je Diagonale</translation>
    </message>
    <message>
        <source>merge.merge</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>merge.merge.unit</source>
        <translation>ein Work-Item je Abschnitt der Ausgabe</translation>
    </message>
    <message>
        <source>algorithm.quicksort</source>
        <translation>Quicksort</translation>
    </message>
    <message>
        <source>algorithm.selection-sort</source>
        <translation>Selectionsort</translation>
    </message>
    <message>
        <source>quicksort.depth</source>
        <translation>Tiefe %1</translation>
    </message>
    <message>
        <source>quicksort.partition.of</source>
        <translation>Zerlegung von %1 bis %2</translation>
    </message>
    <message>
        <source>quicksort.partitions</source>
        <translation>Zerlegungen: %1</translation>
    </message>
    <message>
        <source>quicksort.partition.unit</source>
        <translation>eine Work-Group je Segment</translation>
    </message>
    <message>
        <source>quicksort.next</source>
        <translation>Die nächste Liste</translation>
    </message>
    <message>
        <source>quicksort.next.unit</source>
        <translation>eine Work-Group für die ganze Liste</translation>
    </message>
    <message>
        <source>quicksort.leaf.of</source>
        <translation>Blatt, %1 bis %2</translation>
    </message>
    <message>
        <source>quicksort.leaves</source>
        <translation>Blätter: %1</translation>
    </message>
    <message>
        <source>quicksort.leaf.unit</source>
        <translation>ein Work-Item je Blatt</translation>
    </message>
    <message>
        <source>quicksort.leaf.group</source>
        <translation>eine Work-Group je Blatt</translation>
    </message>
    <message>
        <source>quicksort.limit</source>
        <translation>Tiefengrenze, Blätter: %1</translation>
    </message>
    <message>
        <source>quicksort.limit.heap</source>
        <translation>Tiefengrenze, lange Blätter mit Heap: %1</translation>
    </message>
    <message>
        <source>selection.group</source>
        <translation>Ein Work-Item</translation>
    </message>
    <message>
        <source>selection.place</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>selection.places</source>
        <translation>Alle Plätze</translation>
    </message>
    <message>
        <source>selection.unit</source>
        <translation>ein Work-Item für alle Schlüssel</translation>
    </message>
    <message>
        <source>algorithm.sample-sort</source>
        <translation>Samplesort</translation>
    </message>
    <message>
        <source>sample.splitters</source>
        <translation>Trennschlüssel</translation>
    </message>
    <message>
        <source>sample.buckets</source>
        <translation>Fächer</translation>
    </message>
    <message>
        <source>sample.sorting</source>
        <translation>Jedes Fach</translation>
    </message>
    <message>
        <source>sample.take</source>
        <translation>Stichprobe</translation>
    </message>
    <message>
        <source>sample.take.unit</source>
        <translation>ein Work-Item je Schlüssel der Stichprobe</translation>
    </message>
    <message>
        <source>sample.sort</source>
        <translation>Stichprobe sortiert</translation>
    </message>
    <message>
        <source>sample.sort.unit</source>
        <translation>ein Work-Item je Schlüssel der Stichprobe</translation>
    </message>
    <message>
        <source>sample.cut</source>
        <translation>Trennschlüssel</translation>
    </message>
    <message>
        <source>sample.cut.unit</source>
        <translation>ein Work-Item je Trennschlüssel</translation>
    </message>
    <message>
        <source>sample.find</source>
        <translation>Finden und Zählen</translation>
    </message>
    <message>
        <source>sample.find.unit</source>
        <translation>ein Work-Item je Schlüssel</translation>
    </message>
    <message>
        <source>sample.scan</source>
        <translation>Scan</translation>
    </message>
    <message>
        <source>sample.scan.unit</source>
        <translation>eine Work-Group für die ganze Tabelle</translation>
    </message>
    <message>
        <source>sample.scatter</source>
        <translation>Verteilen</translation>
    </message>
    <message>
        <source>sample.scatter.unit</source>
        <translation>ein Work-Item je Schlüssel</translation>
    </message>
    <message>
        <source>sample.finish</source>
        <translation>Fächer sortiert</translation>
    </message>
    <message>
        <source>sample.finish.unit</source>
        <translation>eine Work-Group je Fach</translation>
    </message>
    <message>
        <source>algorithm.cascade-sort</source>
        <translation>Sortieren nach zwei Feldern</translation>
    </message>
    <message>
        <source>cascade.second</source>
        <translation>Nach dem zweiten Feld</translation>
    </message>
    <message>
        <source>cascade.first</source>
        <translation>Nach dem ersten Feld</translation>
    </message>
    <message>
        <source>cascade.round</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>cascade.neighbours.unit</source>
        <translation>ein Work-Item je Nachbarpaar</translation>
    </message>
    <message>
        <source>cascade.wire.unit</source>
        <translation>ein Work-Item je Leitung</translation>
    </message>
    <message>
        <source>algorithm.odd-even-transposition-sort</source>
        <translation>Odd-even-Transpositionssortieren</translation>
    </message>
    <message>
        <source>algorithm.odd-even-mergesort</source>
        <translation>Odd-even-Mergesort</translation>
    </message>
    <message>
        <source>algorithm.network-sort</source>
        <translation>Ein eigenes Netz</translation>
    </message>
    <message>
        <source>algorithm.zero-one-principle</source>
        <translation>Das 0-1-Prinzip</translation>
    </message>
    <message>
        <source>parameter.network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>parameter.stop</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>value.three-keys</source>
        <translation>drei Schlüssel</translation>
    </message>
    <message>
        <source>value.four-keys</source>
        <translation>vier Schlüssel</translation>
    </message>
    <message>
        <source>value.four-keys-longer</source>
        <translation>vier Schlüssel, länger</translation>
    </message>
    <message>
        <source>value.odd-even-mergesort</source>
        <translation>Odd-even-Mergesort</translation>
    </message>
    <message>
        <source>value.odd-even-transposition</source>
        <translation>Odd-even-Transposition</translation>
    </message>
    <message>
        <source>value.after-n</source>
        <translation>nach n Phasen</translation>
    </message>
    <message>
        <source>value.when-quiet</source>
        <translation>wenn Ruhe ist</translation>
    </message>
    <message>
        <source>network.round</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>network.even</source>
        <translation>gerade Paare</translation>
    </message>
    <message>
        <source>network.odd</source>
        <translation>ungerade Paare</translation>
    </message>
    <message>
        <source>network.pair</source>
        <translation>ein Work-Item je Paar</translation>
    </message>
    <message>
        <source>network.layer</source>
        <translation>Lage %1</translation>
    </message>
    <message>
        <source>network.comparator</source>
        <translation>1 Vergleicher</translation>
    </message>
    <message>
        <source>network.comparators</source>
        <translation>%1 Vergleicher</translation>
    </message>
    <message>
        <source>zero-one.unit</source>
        <translation>ein Work-Item je Eingabe</translation>
    </message>
    <message>
        <source>mistake.one-quiet-phase</source>
        <translation>Ende nach der ersten ruhigen Phase</translation>
    </message>
    <message>
        <source>mistake.one-quiet-phase.lesson</source>
        <translation>Eine Phase, in der nichts tauscht, hat nur jedes zweite Paar angesehen. Die Paare dazwischen können noch falsch herum stehen; erst müssen eine gerade und eine ungerade Phase ruhig sein.</translation>
    </message>
    <message>
        <source>mistake.one-phase-short</source>
        <translation>Eine Phase weniger als Schlüssel</translation>
    </message>
    <message>
        <source>mistake.one-phase-short.lesson</source>
        <translation>Ein Schlüssel rückt je Phase höchstens einen Platz weiter, und in der ersten kann er stehen bleiben. Nach n - 1 Phasen sind 3 der 256 Eingaben aus Nullen und Einsen von 8 Schlüsseln nicht sortiert.</translation>
    </message>
    <message>
        <source>algorithm.bitonic-work-group-sort</source>
        <translation>Bitonisches Sortieren im lokalen Speicher</translation>
    </message>
    <message>
        <source>network.stages</source>
        <translation>Stufen %1 bis %2</translation>
    </message>
    <message>
        <source>network.blocks</source>
        <translation>Blöcke von %1 Schlüsseln</translation>
    </message>
    <message>
        <source>network.mirrored</source>
        <translation>gespiegelt, innerhalb von %1</translation>
    </message>
    <message>
        <source>network.distances</source>
        <translation>Abstände %1 bis %2</translation>
    </message>
    <message>
        <source>network.stretch</source>
        <translation>ein Work-Item je Strecke von Schlüsseln</translation>
    </message>
    <message>
        <source>network.two-keys</source>
        <translation>ein Work-Item je zwei Schlüssel</translation>
    </message>
    <message>
        <source>mistake.colliding-slots</source>
        <translation>Mit den gedruckten Plätzen</translation>
    </message>
    <message>
        <source>mistake.colliding-slots.lesson</source>
        <translation>Im Buch schreibt Work-Item 0 die Plätze 0 und 1 des lokalen Speichers und Work-Item t die Plätze t + 1 und t + 2. Ab Platz 3 schreiben so zwei Work-Items denselben Platz, und ein Paar wird mit einem Schlüssel eines anderen verglichen. Die Plätze 2t und 2t + 1 gehören einem Work-Item allein.</translation>
    </message>
    <message>
        <source>value.fused</source>
        <translation>verschmolzen</translation>
    </message>
    <message>
        <source>value.stretches</source>
        <translation>Strecken</translation>
    </message>
    <message>
        <source>value.one-group</source>
        <translation>eine Work-Group</translation>
    </message>
    <message>
        <source>value.many-groups</source>
        <translation>viele Work-Groups</translation>
    </message>
    <message>
        <source>value.pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>value.index-value</source>
        <translation>Index und Wert</translation>
    </message>
    <message>
        <source>algorithm.bitonic-merge</source>
        <translation>Bitonisches Mischen</translation>
    </message>
    <message>
        <source>algorithm.odd-even-merge-recursive</source>
        <translation>Odd-even-Mergesort, rekursiv</translation>
    </message>
    <message>
        <source>network.split</source>
        <translation>Teilung %1</translation>
    </message>
    <message>
        <source>merge.shuffle</source>
        <translation>mischen %1</translation>
    </message>
    <message>
        <source>merge.unshuffle</source>
        <translation>entmischen %1</translation>
    </message>
    <message>
        <source>merge.key</source>
        <translation>ein Work-Item je Schlüssel</translation>
    </message>
    <message>
        <source>merge.pairs</source>
        <translation>Paare vergleichen</translation>
    </message>
    <message>
        <source>merge.neighbours</source>
        <translation>Nachbarn vergleichen in %1</translation>
    </message>
    <message>
        <source>parameter.splits</source>
        <translation>Teilungen</translation>
    </message>
    <message>
        <source>parameter.steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>value.one</source>
        <translation>eine</translation>
    </message>
    <message>
        <source>value.sort</source>
        <translation>sortieren</translation>
    </message>
    <message>
        <source>value.unshuffle</source>
        <translation>entmischen</translation>
    </message>
    <message>
        <source>value.shuffle</source>
        <translation>mischen</translation>
    </message>
    <message>
        <source>mistake.printed-loop</source>
        <translation>Mit der gedruckten letzten Schleife</translation>
    </message>
    <message>
        <source>mistake.printed-loop.lesson</source>
        <translation>Das Buch lässt die letzte Schleife bei l beginnen, so dass 0 mit 1 und 2 mit 3 verglichen wird. Nach dem Mischen stehen aber gerade diese Paare schon richtig; falsch stehen können 1 und 2, 3 und 4. Die Schleife muss bei l + 1 beginnen: sonst bleiben 65364 der 65536 Eingaben aus Nullen und Einsen von 16 Schlüsseln unsortiert.</translation>
    </message>
    <message>
        <source>parameter.directions</source>
        <translation>Richtungen</translation>
    </message>
    <message>
        <source>algorithm.transpose</source>
        <translation>Matrix transponieren</translation>
    </message>
    <message>
        <source>family.Patterns</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>parameter.columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>parameter.tile</source>
        <translation>Kachel</translation>
    </message>
    <message>
        <source>transpose.group</source>
        <translation>Transponieren</translation>
    </message>
    <message>
        <source>transpose.naive</source>
        <translation>Wert für Wert</translation>
    </message>
    <message>
        <source>transpose.tiled</source>
        <translation>Kachel für Kachel</translation>
    </message>
    <message>
        <source>transpose.value</source>
        <translation>ein Work-Item je Wert</translation>
    </message>
    <message>
        <source>transpose.tile</source>
        <translation>eine Work-Group je Kachel</translation>
    </message>
    <message>
        <source>product.group</source>
        <translation>Multiplizieren</translation>
    </message>
    <message>
        <source>product.naive</source>
        <translation>aus dem globalen Speicher</translation>
    </message>
    <message>
        <source>product.tiled</source>
        <translation>Kachel für Kachel</translation>
    </message>
    <message>
        <source>product.registers</source>
        <translation>Kachel für Kachel, mehrere Summen je Work-Item</translation>
    </message>
    <message>
        <source>product.sum</source>
        <translation>ein Work-Item je Wert von c</translation>
    </message>
    <message>
        <source>product.sums</source>
        <translation>ein Work-Item je Spalte von Summen</translation>
    </message>
    <message>
        <source>algorithm.matrix-product</source>
        <translation>Matrixprodukt</translation>
    </message>
    <message>
        <source>parameter.rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>parameter.inner</source>
        <translation>Innere Seite</translation>
    </message>
    <message>
        <source>parameter.alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>parameter.beta</source>
        <translation>Beta</translation>
    </message>
    <message>
        <source>work.products</source>
        <translation>Produkte</translation>
    </message>
    <message>
        <source>mistake.product-barrier</source>
        <translation>Ohne die Barriere vor der nächsten Kachel</translation>
    </message>
    <message>
        <source>mistake.product-barrier.lesson</source>
        <translation>Wer mit einer Kachel fertig ist, lädt die nächste darüber, während andere noch multiplizieren. Sie addieren Produkte einer anderen Kachel.</translation>
    </message>
    <message>
        <source>mistake.equal-rows</source>
        <translation>Alle Zeilen der Kachel von b gleich</translation>
    </message>
    <message>
        <source>mistake.equal-rows.lesson</source>
        <translation>Jedes Work-Item lädt die erste Zeile der Kachel von b, gleich in welcher Zeile es selbst steht: alle Produkte nehmen dieselbe Zeile von b.</translation>
    </message>
    <message>
        <source>convolution.group</source>
        <translation>Falten</translation>
    </message>
    <message>
        <source>convolution.pixel</source>
        <translation>ein Work-Item je Pixel des Ergebnisses</translation>
    </message>
    <message>
        <source>convolution.global</source>
        <translation>aus dem globalen Speicher</translation>
    </message>
    <message>
        <source>convolution.constant</source>
        <translation>Filter im konstanten Speicher</translation>
    </message>
    <message>
        <source>convolution.tiled</source>
        <translation>Kachel für Kachel</translation>
    </message>
    <message>
        <source>convolution.rows</source>
        <translation>entlang der Zeilen</translation>
    </message>
    <message>
        <source>convolution.columns</source>
        <translation>entlang der Spalten</translation>
    </message>
    <message>
        <source>algorithm.convolution</source>
        <translation>Faltung</translation>
    </message>
    <message>
        <source>parameter.filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>parameter.filter-size</source>
        <translation>Seite des Filters</translation>
    </message>
    <message>
        <source>parameter.edges</source>
        <translation>Jenseits des Randes</translation>
    </message>
    <message>
        <source>mistake.forgotten-clamp</source>
        <translation>Null jenseits des Randes, wo dessen Pixel gemeint war</translation>
    </message>
    <message>
        <source>mistake.forgotten-clamp.lesson</source>
        <translation>Nur der Filter sollte in den konstanten Speicher, doch der neue Kernel nimmt jenseits des Randes auch 0, wo der alte das nächste Pixel nimmt. Am ganzen Rand weichen die Ergebnisse ab, und gemessen wird nicht mehr dieselbe Arbeit.</translation>
    </message>
    <message>
        <source>mistake.fifth-tap</source>
        <translation>Fünf Abgriffe je Zeile von vier Gewichten</translation>
    </message>
    <message>
        <source>mistake.fifth-tap.lesson</source>
        <translation>Die Schleifen laufen von -size/2 bis +size/2 einschließlich, was nur bei ungeraden Filtern stimmt. Von 4 × 4 Gewichten nehmen sie 5 × 5: Das fünfte einer Zeile ist das erste der nächsten, und die letzten liegen hinter dem Filter, bis zu Index 20 von 16. Dieser Lauf legt Nullen dorthin, anderswo könnte dort alles stehen.</translation>
    </message>
    <message>
        <source>algorithm.n-body</source>
        <translation>N-Körper-Problem</translation>
    </message>
    <message>
        <source>parameter.softening</source>
        <translation>Glättung</translation>
    </message>
    <message>
        <source>parameter.step-count</source>
        <translation>Zeitschritte</translation>
    </message>
    <message>
        <source>parameter.time-step</source>
        <translation>Länge eines Schritts</translation>
    </message>
    <message>
        <source>bodies.group</source>
        <translation>Zeitschritte</translation>
    </message>
    <message>
        <source>bodies.step</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>bodies.body</source>
        <translation>ein Work-Item je Körper</translation>
    </message>
    <message>
        <source>work.interactions</source>
        <translation>Wechselwirkungen</translation>
    </message>
    <message>
        <source>mistake.no-next-barrier</source>
        <translation>Keine Barriere vor der nächsten Kachel</translation>
    </message>
    <message>
        <source>mistake.no-next-barrier.lesson</source>
        <translation>Ein Work-Item, das alle Körper seiner Kachel aufgenommen hat, lädt schon einen der nächsten Kachel, während andere noch den lesen, der dort stand.</translation>
    </message>
    <message>
        <source>algorithm.histogram</source>
        <translation>Histogramm</translation>
    </message>
    <message>
        <source>parameter.bins</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>parameter.width</source>
        <translation>Klassenbreite</translation>
    </message>
    <message>
        <source>parameter.beyond</source>
        <translation>Hinter der letzten Klasse</translation>
    </message>
    <message>
        <source>parameter.merge</source>
        <translation>Zusammenführen</translation>
    </message>
    <message>
        <source>histogram.group</source>
        <translation>Zählen</translation>
    </message>
    <message>
        <source>histogram.global</source>
        <translation>in den Klassen aller</translation>
    </message>
    <message>
        <source>histogram.private</source>
        <translation>in eigenen Klassen jeder Work-Group</translation>
    </message>
    <message>
        <source>histogram.value</source>
        <translation>ein Work-Item je Wert</translation>
    </message>
    <message>
        <source>histogram.values</source>
        <translation>ein Work-Item je %1 Werte</translation>
    </message>
    <message>
        <source>histogram.merge.group</source>
        <translation>Zusammenführen</translation>
    </message>
    <message>
        <source>histogram.merge</source>
        <translation>die Zeilen addieren</translation>
    </message>
    <message>
        <source>histogram.bin</source>
        <translation>ein Work-Item je Klasse</translation>
    </message>
    <message>
        <source>mistake.no-merge-barrier</source>
        <translation>Ohne die Barriere vor dem Zusammenführen</translation>
    </message>
    <message>
        <source>mistake.no-merge-barrier.lesson</source>
        <translation>Ein Work-Item schreibt eine Klasse seiner Work-Group schon hinaus, während andere vielleicht noch darin zählen: was sie dann zählen, geht verloren.</translation>
    </message>
    <message>
        <source>mistake.plain-add</source>
        <translation>Mit gewöhnlicher Addition</translation>
    </message>
    <message>
        <source>mistake.plain-add.lesson</source>
        <translation>Zwei Work-Items, die dieselbe Anzahl lesen, schreiben sie beide um eins größer zurück, und einer der beiden Werte geht verloren. Eine atomare Operation liest und schreibt in einem Zug.</translation>
    </message>
</context>
</TS>
