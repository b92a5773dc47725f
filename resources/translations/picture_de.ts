<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_US">
<context>
    <name>picture</name>
    <message>
        <source>pad</source>
        <translation>Füllwert</translation>
    </message>
    <message>
        <source>bars × %1</source>
        <translation>Balken × %1</translation>
    </message>
    <message>
        <source>next launch</source>
        <translation>nächster Aufruf</translation>
    </message>
    <message>
        <source>before this launch</source>
        <translation>vor diesem Aufruf</translation>
    </message>
    <message>
        <source>after this launch</source>
        <translation>nach diesem Aufruf</translation>
    </message>
    <message numerus="yes">
        <source> %1 places apart</source>
        <translation>
            <numerusform> im Abstand %1</numerusform>
            <numerusform> im Abstand %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 values</source>
        <translation>
            <numerusform>%1 Wert</numerusform>
            <numerusform>%1 Werte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keys</source>
        <translation>
            <numerusform>%1 Schlüssel</numerusform>
            <numerusform>%1 Schlüssel</numerusform>
        </translation>
    </message>
    <message>
        <source> is its own prefix: there is nothing to combine.</source>
        <translation> ist sein eigenes Präfix: Es gibt nichts zu verknüpfen.</translation>
    </message>
    <message>
        <source> is sorted already: there is nothing to do.</source>
        <translation> ist schon sortiert: Es gibt nichts zu tun.</translation>
    </message>
    <message numerus="yes">
        <source> as they were given: </source>
        <translation>
            <numerusform>, wie gegeben: </numerusform>
            <numerusform>, wie gegeben: </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 launches</source>
        <translation>
            <numerusform>%1 Aufruf</numerusform>
            <numerusform>%1 Aufrufe</numerusform>
        </translation>
    </message>
    <message>
        <source> will work out every prefix.</source>
        <translation> berechnen alle Präfixe.</translation>
    </message>
    <message>
        <source> will sort them.</source>
        <translation> sortieren sie.</translation>
    </message>
    <message>
        <source>Every position holds </source>
        <translation>Jede Position enthält </translation>
    </message>
    <message>
        <source>its prefix</source>
        <translation>ihr Präfix</translation>
    </message>
    <message>
        <source>: it took %1 and %2.</source>
        <translation>: Nötig waren %1 und %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 combinations</source>
        <translation>
            <numerusform>%1 Verknüpfung</numerusform>
            <numerusform>%1 Verknüpfungen</numerusform>
        </translation>
    </message>
    <message>
        <source>The keys are </source>
        <translation>Die Schlüssel sind </translation>
    </message>
    <message>
        <source>sorted, largest first</source>
        <translation>absteigend sortiert</translation>
    </message>
    <message>
        <source>sorted, smallest first</source>
        <translation>aufsteigend sortiert</translation>
    </message>
    <message>
        <source> to the next free slot of its digit; equal digits keep their order.</source>
        <translation> auf den nächsten freien Platz seiner Ziffer; gleiche Ziffern behalten ihre Reihenfolge.</translation>
    </message>
    <message numerus="yes">
        <source>%1 comparators</source>
        <translation>
            <numerusform>%1 Vergleicher</numerusform>
            <numerusform>%1 Vergleicher</numerusform>
        </translation>
    </message>
    <message>
        <source>: it took %1.</source>
        <translation>: Nötig waren %1.</translation>
    </message>
    <message numerus="yes">
        <source>, each on 2 lanes%1</source>
        <translation>
            <numerusform> auf 2 Leitungen%1</numerusform>
            <numerusform>, jeder auf 2 Leitungen%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, each on 2 keys%1</source>
        <translation>
            <numerusform> für 2 Schlüssel%1</numerusform>
            <numerusform>, jeder für 2 Schlüssel%1</numerusform>
        </translation>
    </message>
    <message>
        <source>; %1 of the lanes hold pads.</source>
        <translation>; %1 der Leitungen tragen Füllwerte.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message numerus="yes">
        <source>%1 stay</source>
        <translation>
            <numerusform>%1 bleibt</numerusform>
            <numerusform>%1 bleiben</numerusform>
        </translation>
    </message>
    <message>
        <source> to the next free slot of its digit, %1; equal digits keep their order.</source>
        <translation> auf den nächsten freien Platz seiner Ziffer, %1; gleiche Ziffern behalten ihre Reihenfolge.</translation>
    </message>
    <message>
        <source>: each goes</source>
        <translation>: Jeder kommt</translation>
    </message>
    <message numerus="yes">
        <source>%1 keys change place</source>
        <translation>
            <numerusform>%1 Schlüssel wechselt den Platz</numerusform>
            <numerusform>%1 Schlüssel wechseln den Platz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keys stay</source>
        <translation>
            <numerusform>%1 Schlüssel bleibt</numerusform>
            <numerusform>%1 Schlüssel bleiben</numerusform>
        </translation>
    </message>
    <message>
        <source>: each key goes</source>
        <translation>: Jeder Schlüssel kommt</translation>
    </message>
    <message numerus="yes">
        <source> are counted by the digit in %1.</source>
        <translation>
            <numerusform> wird nach der Ziffer in %1 gezählt.</numerusform>
            <numerusform> werden nach der Ziffer in %1 gezählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>A scan of the counts tells where the keys of each digit start.</source>
        <translation>Ein Scan der Anzahlen sagt, wo die Schlüssel jeder Ziffer anfangen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 work-items combine</source>
        <translation>
            <numerusform>%1 Work-Item verknüpft</numerusform>
            <numerusform>%1 Work-Items verknüpfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> 2 values each,%1.</source>
        <translation>
            <numerusform> 2 Werte%1.</numerusform>
            <numerusform> je 2 Werte%1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 places</source>
        <translation>
            <numerusform>%1 Stelle</numerusform>
            <numerusform>%1 Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>distance %1</source>
        <translation>Abstand %1</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>the brighter, the more elements</source>
        <translation>je heller, desto mehr Elemente</translation>
    </message>
    <message>
        <source>the darker, the more elements</source>
        <translation>je dunkler, desto mehr Elemente</translation>
    </message>
    <message>
        <source>hue: digit in this pass; the brighter, the more keys</source>
        <translation>Farbe: Ziffer in diesem Durchgang; je heller, desto mehr Schlüssel</translation>
    </message>
    <message>
        <source>hue: digit in this pass; the darker, the more keys</source>
        <translation>Farbe: Ziffer in diesem Durchgang; je dunkler, desto mehr Schlüssel</translation>
    </message>
    <message numerus="yes">
        <source>; %1 lanes hold pads and stay empty</source>
        <translation>
            <numerusform>; %1 Leitung trägt einen Füllwert und bleibt leer</numerusform>
            <numerusform>; %1 Leitungen tragen Füllwerte und bleiben leer</numerusform>
        </translation>
    </message>
    <message>
        <source>bright: many</source>
        <translation>hell: viele</translation>
    </message>
    <message>
        <source>dark: many</source>
        <translation>dunkel: viele</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>tauschen</translation>
    </message>
    <message>
        <source>change place</source>
        <translation>Platz wechseln</translation>
    </message>
    <message>
        <source>both keys move</source>
        <translation>beide Schlüssel wandern</translation>
    </message>
    <message>
        <source>both keys change wires</source>
        <translation>beide wechseln die Leitung</translation>
    </message>
    <message>
        <source>to the slot of the digit</source>
        <translation>auf den Platz der Ziffer</translation>
    </message>
    <message>
        <source>stay</source>
        <translation>bleiben</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>bewegt</translation>
    </message>
    <message>
        <source>to another wire</source>
        <translation>auf eine andere Leitung</translation>
    </message>
    <message>
        <source>on its wire</source>
        <translation>auf ihrer Leitung</translation>
    </message>
    <message>
        <source>already in order</source>
        <translation>schon geordnet</translation>
    </message>
    <message>
        <source>in its slot already</source>
        <translation>schon auf seinem Platz</translation>
    </message>
    <message>
        <source>combine</source>
        <translation>verknüpfen</translation>
    </message>
    <message>
        <source>written in this launch</source>
        <translation>in diesem Aufruf geschrieben</translation>
    </message>
    <message>
        <source>untouched</source>
        <translation>unberührt</translation>
    </message>
    <message numerus="yes">
        <source> wait: </source>
        <translation>
            <numerusform> wartet: </numerusform>
            <numerusform> warten: </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 passes</source>
        <translation>
            <numerusform>%1 Durchgang</numerusform>
            <numerusform>%1 Durchgänge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bits</source>
        <translation>
            <numerusform>%1 Bit</numerusform>
            <numerusform>%1 Bits</numerusform>
        </translation>
    </message>
    <message>
        <source>Every key raises the counter of its digit, %1, in its own block: </source>
        <translation>Jeder Schlüssel erhöht im eigenen Block den Zähler seiner Ziffer, %1: </translation>
    </message>
    <message numerus="yes">
        <source> are counted, and </source>
        <translation>
            <numerusform> wird gezählt, und </numerusform>
            <numerusform> werden gezählt, und </numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 digits</source>
        <translation>%1 von %2 Ziffern</translation>
    </message>
    <message numerus="yes">
        <source> occur.</source>
        <translation>
            <numerusform> kommt vor.</numerusform>
            <numerusform> kommen vor.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exclusive scan%1: each of the </source>
        <translation>Exklusiver Scan%1: Jeder der </translation>
    </message>
    <message numerus="yes">
        <source>%1 work-items add up a part of the table each</source>
        <translation>
            <numerusform>%1 Work-Item zählt seinen Teil der Tabelle zusammen</numerusform>
            <numerusform>%1 Work-Items zählen je einen Teil der Tabelle zusammen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 starts</source>
        <translation>
            <numerusform>%1 Anfang</numerusform>
            <numerusform>%1 Anfänge</numerusform>
        </translation>
    </message>
    <message>
        <source> is the sum of all counts before its own, read along each row, then down.</source>
        <translation> ist die Summe aller Anzahlen vor der eigenen, gelesen Zeile für Zeile.</translation>
    </message>
    <message>
        <source>Each key goes to the next free slot of its bucket, </source>
        <translation>Jeder Schlüssel kommt auf den nächsten freien Platz seines Fachs: </translation>
    </message>
    <message>
        <source>the start found by the scan</source>
        <translation>der Anfang aus dem Scan</translation>
    </message>
    <message>
        <source> plus the number of </source>
        <translation> plus die Anzahl der </translation>
    </message>
    <message>
        <source>equal digits before it</source>
        <translation>gleichen Ziffern davor</translation>
    </message>
    <message>
        <source> in its own block: </source>
        <translation> im eigenen Block: </translation>
    </message>
    <message>
        <source>loading</source>
        <translation>wird geladen</translation>
    </message>
    <message>
        <source>all others have finished</source>
        <translation>alle anderen sind fertig</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>the keys are sorted</source>
        <translation>die Schlüssel sind sortiert</translation>
    </message>
    <message>
        <source>the key is sorted</source>
        <translation>der Schlüssel ist sortiert</translation>
    </message>
    <message>
        <source>keys in</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>keys out</source>
        <translation>nachher</translation>
    </message>
    <message>
        <source>slots</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>digit %1</source>
        <translation>Ziffer %1</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>of block %1, digit</source>
        <translation>aus Block %1, Ziffer</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>+ %1 before it in the block = slot</source>
        <translation>+ %1 davor im Block = Platz</translation>
    </message>
    <message>
        <source>its counter goes from</source>
        <translation>sein Zähler geht von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>auf</translation>
    </message>
    <message>
        <source>Work-item %1 writes</source>
        <translation>Work-Item %1 schreibt</translation>
    </message>
    <message>
        <source>: the counts before it, along each row, then down.</source>
        <translation>: die Anzahlen davor, Zeile für Zeile.</translation>
    </message>
    <message numerus="yes">
        <source>: the counts before it in its block.</source>
        <translation>
            <numerusform>: die Anzahl davor in seinem Block.</numerusform>
            <numerusform>: die Anzahlen davor in seinem Block.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stretch %1</source>
        <translation>Abschnitt %1</translation>
    </message>
    <message>
        <source>stretch</source>
        <translation>Abschnitt</translation>
    </message>
    <message numerus="yes">
        <source>%1 work-items add up a row each</source>
        <translation>
            <numerusform>%1 Work-Item zählt eine Zeile zusammen</numerusform>
            <numerusform>%1 Work-Items zählen je eine Zeile zusammen</numerusform>
        </translation>
    </message>
    <message>
        <source>; the rows&apos; sums are scanned%1; then each work-item goes along its row, start by start: each of the </source>
        <translation>; die Summen der Zeilen werden gescannt%1; dann geht jedes Work-Item seine Zeile entlang, Anfang für Anfang: Jeder der </translation>
    </message>
    <message>
        <source>: the counts before it in its tile.</source>
        <translation>: die Anzahlen davor in seiner Kachel.</translation>
    </message>
    <message>
        <source>: the counts before it.</source>
        <translation>: die Anzahlen davor.</translation>
    </message>
    <message>
        <source>: what stood there and what comes before its tile.</source>
        <translation>: was dort stand und was vor seiner Kachel kommt.</translation>
    </message>
    <message>
        <source>tiles&apos; sums</source>
        <translation>Summen der Kacheln</translation>
    </message>
    <message>
        <source>before each tile</source>
        <translation>vor jeder Kachel</translation>
    </message>
    <message>
        <source>: the totals before it, down the column.</source>
        <translation>: die Summen davor, die Spalte hinab.</translation>
    </message>
    <message>
        <source>: the sums of its row.</source>
        <translation>: die Summen ihrer Zeile.</translation>
    </message>
    <message>
        <source>: what stood there and the base of its row.</source>
        <translation>: was dort stand und die Basis seiner Zeile.</translation>
    </message>
    <message>
        <source>: what stood there and what comes before its block.</source>
        <translation>: was dort stand und was vor seinem Block kommt.</translation>
    </message>
    <message>
        <source>The deeper the tint, the more keys are counted; the starts have no room here.</source>
        <translation>Je kräftiger der Ton, desto mehr Schlüssel sind gezählt; die Anfänge haben hier keinen Platz.</translation>
    </message>
    <message>
        <source>In each cell its count: the deeper the tint, the more keys.</source>
        <translation>In jeder Zelle ihre Anzahl: je kräftiger der Ton, desto mehr Schlüssel.</translation>
    </message>
    <message>
        <source>In each cell its start: the deeper the tint, the more keys are counted.</source>
        <translation>In jeder Zelle ihr Anfang: je kräftiger der Ton, desto mehr Schlüssel sind gezählt.</translation>
    </message>
    <message>
        <source>The deeper the tint, the more keys.</source>
        <translation>Je kräftiger der Ton, desto mehr Schlüssel.</translation>
    </message>
    <message>
        <source>Counts; a deeper tint means more keys.</source>
        <translation>Anzahlen; je kräftiger der Ton, desto mehr.</translation>
    </message>
    <message>
        <source>Starts; a deeper tint means more keys.</source>
        <translation>Anfänge; je kräftiger der Ton, desto mehr Schlüssel.</translation>
    </message>
    <message>
        <source>; the parts&apos; sums are scanned%1; then each work-item goes along its part, start by start: each of the </source>
        <translation>; die Summen der Teile werden gescannt%1; dann geht jedes Work-Item seinen Teil entlang, Anfang für Anfang: Jeder der </translation>
    </message>
    <message>
        <source>The starts are the exclusive scan of the counts, read like text: along each row, then down.</source>
        <translation>Die Anfänge sind der exklusive Scan der Anzahlen, gelesen wie Text: Zeile für Zeile.</translation>
    </message>
    <message>
        <source>No room here for the totals and the bases.</source>
        <translation>Kein Platz für Gesamtzahlen und Basen.</translation>
    </message>
    <message>
        <source>No room here for the sums before and the totals.</source>
        <translation>Kein Platz für die Summen davor und die Gesamtzahlen.</translation>
    </message>
    <message>
        <source>No room here for the sums before.</source>
        <translation>Kein Platz für die Summen davor.</translation>
    </message>
    <message>
        <source>No room here for the sums of the blocks.</source>
        <translation>Kein Platz für die Summen der Blöcke.</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>bit %1</source>
        <translation>Bit %1</translation>
    </message>
    <message>
        <source>bits %1..%2</source>
        <translation>Bits %1..%2</translation>
    </message>
    <message>
        <source>histogram</source>
        <translation>Zählen</translation>
    </message>
    <message>
        <source>scan</source>
        <translation>Scan</translation>
    </message>
    <message>
        <source>scatter</source>
        <translation>Verteilen</translation>
    </message>
    <message>
        <source>input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Block %1</source>
        <translation>Block %1</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>Schlüssel %1</translation>
    </message>
    <message>
        <source>keys %1–%2</source>
        <translation>Schlüssel %1–%2</translation>
    </message>
    <message>
        <source>block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>digit</source>
        <translation>Ziffer</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>composition</source>
        <translation>Komposition</translation>
    </message>
    <message>
        <source>product</source>
        <translation>Produkt</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>keeps the larger of its value and the value</source>
        <translation>behält den größeren aus ihrem Wert und dem Wert</translation>
    </message>
    <message>
        <source>keep the larger of their value and the value</source>
        <translation>behalten den größeren aus ihrem Wert und dem Wert</translation>
    </message>
    <message>
        <source>keeps the smaller of its value and the value</source>
        <translation>behält den kleineren aus ihrem Wert und dem Wert</translation>
    </message>
    <message>
        <source>keep the smaller of their value and the value</source>
        <translation>behalten den kleineren aus ihrem Wert und dem Wert</translation>
    </message>
    <message>
        <source>composes its map with the map</source>
        <translation>verknüpft ihre Abbildung mit der Abbildung</translation>
    </message>
    <message>
        <source>compose their map with the map</source>
        <translation>verknüpfen ihre Abbildung mit der Abbildung</translation>
    </message>
    <message>
        <source>multiplies its value by the value</source>
        <translation>multipliziert ihren Wert mit dem Wert</translation>
    </message>
    <message>
        <source>multiply their value by the value</source>
        <translation>multiplizieren ihren Wert mit dem Wert</translation>
    </message>
    <message>
        <source>joins its text to the text</source>
        <translation>hängt ihren Text an den Text</translation>
    </message>
    <message>
        <source>join their text to the text</source>
        <translation>hängen ihren Text an den Text</translation>
    </message>
    <message>
        <source>adds the value</source>
        <translation>addiert den Wert</translation>
    </message>
    <message>
        <source>add the value</source>
        <translation>addieren den Wert</translation>
    </message>
    <message>
        <source>A single value is its own %1: </source>
        <translation>Bei einem einzigen Wert ist nichts zu tun (Ergebnis: %1): </translation>
    </message>
    <message>
        <source>the prefix is finished</source>
        <translation>das Präfix ist fertig</translation>
    </message>
    <message>
        <source> and nothing is launched.</source>
        <translation>, kein Kernel wird aufgerufen.</translation>
    </message>
    <message>
        <source>position 0 is finished</source>
        <translation>Position 0 ist fertig</translation>
    </message>
    <message>
        <source> from the start.</source>
        <translation> von Anfang an.</translation>
    </message>
    <message>
        <source>In the up-sweep, </source>
        <translation>Aufwärtslauf: </translation>
    </message>
    <message>
        <source>In the down-sweep, </source>
        <translation>Abwärtslauf: </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions</source>
        <translation>
            <numerusform>%1 Position</numerusform>
            <numerusform>%1 Positionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> %1 %2 to their left; </source>
        <translation>
            <numerusform> %1 %2 links davon; </numerusform>
            <numerusform> %1 %2 links davon; </numerusform>
        </translation>
    </message>
    <message>
        <source>no position changes; </source>
        <translation>Keine Position ändert sich; </translation>
    </message>
    <message numerus="yes">
        <source> (%1 of them take in only the identity and are not drawn)</source>
        <translation>
            <numerusform> (%1 davon nimmt nur das neutrale Element auf und ist nicht gezeichnet)</numerusform>
            <numerusform> (%1 davon nehmen nur das neutrale Element auf und sind nicht gezeichnet)</numerusform>
        </translation>
    </message>
    <message>
        <source> (%1 and %2 of them in the pads, not drawn)</source>
        <translation> (davon %1 und %2 in den Füllplätzen, nicht gezeichnet)</translation>
    </message>
    <message>
        <source> (%1 of them in the pads, not drawn)</source>
        <translation> (davon %1 in den Füllplätzen, nicht gezeichnet)</translation>
    </message>
    <message numerus="yes">
        <source>%1 pads</source>
        <translation>
            <numerusform>%1 Füllplatz</numerusform>
            <numerusform>%1 Füllplätze</numerusform>
        </translation>
    </message>
    <message>
        <source>both exclusive prefixes</source>
        <translation>beide exklusiven Präfixe</translation>
    </message>
    <message>
        <source>finished: all values before it</source>
        <translation>fertig: alle Werte davor</translation>
    </message>
    <message numerus="yes">
        <source> %1 from farther left; </source>
        <translation>
            <numerusform> %1 von weiter links; </numerusform>
            <numerusform> %1 von weiter links; </numerusform>
        </translation>
    </message>
    <message>
        <source>both prefixes</source>
        <translation>beide Präfixe</translation>
    </message>
    <message>
        <source>all %1 prefixes</source>
        <translation>alle %1 Präfixe</translation>
    </message>
    <message>
        <source>all %1 inclusive prefixes</source>
        <translation>alle %1 inklusiven Präfixe</translation>
    </message>
    <message>
        <source>all %1 exclusive prefixes</source>
        <translation>alle %1 exklusiven Präfixe</translation>
    </message>
    <message>
        <source>%1 of %2 inclusive prefixes</source>
        <translation>%1 von %2 inklusiven Präfixen</translation>
    </message>
    <message>
        <source>%1 of %2 exclusive prefixes</source>
        <translation>%1 von %2 exklusiven Präfixen</translation>
    </message>
    <message>
        <source>%1 of %2 prefixes</source>
        <translation>%1 von %2 Präfixen</translation>
    </message>
    <message numerus="yes">
        <source> are finished.</source>
        <translation>
            <numerusform> ist fertig.</numerusform>
            <numerusform> sind fertig.</numerusform>
        </translation>
    </message>
    <message>
        <source>max: the larger of two</source>
        <translation>max: der größere von zweien</translation>
    </message>
    <message>
        <source>min: the smaller of two</source>
        <translation>min: der kleinere von zweien</translation>
    </message>
    <message>
        <source>one composition</source>
        <translation>eine Komposition</translation>
    </message>
    <message>
        <source>one multiplication</source>
        <translation>eine Multiplikation</translation>
    </message>
    <message>
        <source>two texts joined</source>
        <translation>zwei Texte verkettet</translation>
    </message>
    <message>
        <source>one addition</source>
        <translation>eine Addition</translation>
    </message>
    <message numerus="yes">
        <source>… %1 launches</source>
        <translation>
            <numerusform>… %1 Aufruf</numerusform>
            <numerusform>… %1 Aufrufe</numerusform>
        </translation>
    </message>
    <message>
        <source>Work-item %1, position %2: %3 %4 %5</source>
        <translation>Work-Item %1, Position %2: %3 %4 %5</translation>
    </message>
    <message>
        <source>partial sum</source>
        <translation>Teilsumme</translation>
    </message>
    <message>
        <source>partial result</source>
        <translation>Teilergebnis</translation>
    </message>
    <message>
        <source>finished prefix</source>
        <translation>fertiges Präfix</translation>
    </message>
    <message>
        <source>later</source>
        <translation>später</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Ebene %1</translation>
    </message>
    <message>
        <source>keys move</source>
        <translation>Schlüssel wandern</translation>
    </message>
    <message>
        <source>in order</source>
        <translation>geordnet</translation>
    </message>
    <message>
        <source>no key, sorts last</source>
        <translation>kein Schlüssel, steht am Ende</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>kein Schlüssel</translation>
    </message>
    <message>
        <source>the smaller key leaves at the arrowhead</source>
        <translation>der kleinere Schlüssel geht an der Pfeilspitze weiter</translation>
    </message>
    <message>
        <source>the larger key leaves at the arrowhead</source>
        <translation>der größere Schlüssel geht an der Pfeilspitze weiter</translation>
    </message>
    <message>
        <source>smaller key at the head</source>
        <translation>kleinerer an der Spitze</translation>
    </message>
    <message>
        <source>larger key at the head</source>
        <translation>größerer an der Spitze</translation>
    </message>
    <message>
        <source>smaller key</source>
        <translation>kleinerer</translation>
    </message>
    <message>
        <source>larger key</source>
        <translation>größerer</translation>
    </message>
    <message>
        <source>bar length is the key</source>
        <translation>Balkenlänge ist der Schlüssel</translation>
    </message>
    <message>
        <source>length: key</source>
        <translation>Länge: Schlüssel</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>runs of %1</source>
        <translation>Läufe zu %1</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>ascends</source>
        <translation>aufsteigend</translation>
    </message>
    <message>
        <source>descends</source>
        <translation>absteigend</translation>
    </message>
    <message>
        <source>after</source>
        <translation>nachher</translation>
    </message>
    <message numerus="yes">
        <source> because they are already in order</source>
        <translation>
            <numerusform>, weil es schon geordnet ist</numerusform>
            <numerusform>, weil sie schon geordnet sind</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message numerus="yes">
        <source>%1 more pairs hold a pad</source>
        <translation>
            <numerusform>%1 weiteres Paar enthält einen Füllwert</numerusform>
            <numerusform>%1 weitere Paare enthalten einen Füllwert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs hold a pad</source>
        <translation>
            <numerusform>%1 Paar enthält einen Füllwert</numerusform>
            <numerusform>%1 Paare enthalten einen Füllwert</numerusform>
        </translation>
    </message>
    <message>
        <source>, and now every block of %1 wires has its smaller keys in one half and its larger ones in the other</source>
        <translation>, und nun hat jeder Block von %1 Leitungen seine kleineren Schlüssel in der einen Hälfte und die größeren in der anderen</translation>
    </message>
    <message>
        <source>, and now no key of the upper half (up to %1) is larger than one of the lower half (from %2)</source>
        <translation>, und nun ist kein Schlüssel der oberen Hälfte (bis %1) größer als einer der unteren (ab %2)</translation>
    </message>
    <message>
        <source>, and now no key of the lower half (up to %1) is larger than one of the upper half (from %2)</source>
        <translation>, und nun ist kein Schlüssel der unteren Hälfte (bis %1) größer als einer der oberen (ab %2)</translation>
    </message>
    <message>
        <source>; both halves are bitonic</source>
        <translation>; beide Hälften sind bitonisch</translation>
    </message>
    <message>
        <source>, and now all keys are in order</source>
        <translation>, und nun sind alle Schlüssel geordnet</translation>
    </message>
    <message>
        <source>, and now every run of %1 keys is in order, alternately up and down</source>
        <translation>, und nun ist jeder Lauf von %1 Schlüsseln geordnet, abwechselnd auf- und absteigend</translation>
    </message>
    <message>
        <source>, and now every run of %1 keys is in order</source>
        <translation>, und nun ist jeder Lauf von %1 Schlüsseln geordnet</translation>
    </message>
    <message numerus="yes">
        <source>, and still %1 of the %2 pairs of neighbours are in order</source>
        <translation>
            <numerusform>, und noch immer ist %1 der %2 Paare von Nachbarn in Ordnung</numerusform>
            <numerusform>, und noch immer sind %1 der %2 Paare von Nachbarn in Ordnung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, and now %1 of the %2 pairs of neighbours are in order</source>
        <translation>
            <numerusform>, und nun ist %1 der %2 Paare von Nachbarn in Ordnung</numerusform>
            <numerusform>, und nun sind %1 der %2 Paare von Nachbarn in Ordnung</numerusform>
        </translation>
    </message>
    <message>
        <source> and swaps</source>
        <translation> und tauscht</translation>
    </message>
    <message numerus="yes">
        <source>, and %1 of them swap</source>
        <translation>
            <numerusform>, davon tauscht %1</numerusform>
            <numerusform>, davon tauschen %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keys wait</source>
        <translation>
            <numerusform>%1 Schlüssel wartet</numerusform>
            <numerusform>%1 Schlüssel warten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> on %1 wires</source>
        <translation>
            <numerusform> auf %1 Leitung</numerusform>
            <numerusform> auf %1 Leitungen</numerusform>
        </translation>
    </message>
    <message>
        <source>, the last of which holds a pad that sorts after every key</source>
        <translation>, die letzte trägt einen Füllwert, der hinter alle Schlüssel gehört</translation>
    </message>
    <message>
        <source>, the last %1 of which hold pads that sort after every key</source>
        <translation>, die letzten %1 tragen Füllwerte, die hinter alle Schlüssel gehören</translation>
    </message>
    <message>
        <source>: %1 launches in %2 sort them.</source>
        <translation>: %1 Aufrufe in %2 sortieren sie.</translation>
    </message>
    <message>
        <source>: %1 launches sort them.</source>
        <translation>: %1 Aufrufe sortieren sie.</translation>
    </message>
    <message>
        <source>: one launch sorts them.</source>
        <translation>: Ein Aufruf sortiert sie.</translation>
    </message>
    <message>
        <source>: one launch sorts them, in %1.</source>
        <translation>: Ein Aufruf sortiert sie, in %1.</translation>
    </message>
    <message>
        <source>: %1 in %2.</source>
        <translation>: %1 in %2.</translation>
    </message>
    <message>
        <source> This is </source>
        <translation> Dies ist </translation>
    </message>
    <message>
        <source> Whether it sorts every input was not tried.</source>
        <translation> Ob es jede Eingabe sortiert, wurde nicht probiert.</translation>
    </message>
    <message>
        <source>no sorting network</source>
        <translation>kein Sortiernetz</translation>
    </message>
    <message>
        <source>: %1 comes out as %2.</source>
        <translation>: %1 kommt als %2 heraus.</translation>
    </message>
    <message numerus="yes">
        <source>%1 stages</source>
        <translation>
            <numerusform>%1 Stufe</numerusform>
            <numerusform>%1 Stufen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, each on 2 keys %1 apart.</source>
        <translation>
            <numerusform> für 2 Schlüssel im Abstand von %1.</numerusform>
            <numerusform>, jeder für 2 Schlüssel im Abstand von %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wires</source>
        <translation>
            <numerusform>%1 Leitung</numerusform>
            <numerusform>%1 Leitungen</numerusform>
        </translation>
    </message>
    <message>
        <source>The two keys meet: </source>
        <translation>Die beiden Schlüssel treffen sich: </translation>
    </message>
    <message>
        <source>One pair of keys meets: </source>
        <translation>Ein Paar von Schlüsseln trifft sich: </translation>
    </message>
    <message>
        <source>%1 pairs of keys meet: </source>
        <translation>%1 Paare von Schlüsseln treffen sich: </translation>
    </message>
    <message>
        <source>%1 pairs of keys meet, %2 apart: </source>
        <translation>%1 Paare von Schlüsseln im Abstand von %2 treffen sich: </translation>
    </message>
    <message>
        <source>One pair of keys meets, %1 apart: </source>
        <translation>Ein Paar von Schlüsseln im Abstand von %1 trifft sich: </translation>
    </message>
    <message>
        <source>they swap</source>
        <translation>sie tauschen</translation>
    </message>
    <message>
        <source>they stay</source>
        <translation>sie bleiben</translation>
    </message>
    <message>
        <source>Every key meets the key %1 away: </source>
        <translation>Jeder Schlüssel trifft den im Abstand von %1: </translation>
    </message>
    <message>
        <source>both swap</source>
        <translation>beide tauschen</translation>
    </message>
    <message>
        <source>all %1 swap</source>
        <translation>alle %1 tauschen</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 pairs swap</source>
        <translation>
            <numerusform>%1 von %2 Paaren tauscht</numerusform>
            <numerusform>%1 von %2 Paaren tauschen</numerusform>
        </translation>
    </message>
    <message>
        <source>both stay</source>
        <translation>beide bleiben</translation>
    </message>
    <message>
        <source>all %1 stay</source>
        <translation>alle %1 bleiben</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Antwort zeigen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Place in the run</source>
        <translation>Stelle im Ablauf</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Stage before</source>
        <translation>Vorige Stufe</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt vor</translation>
    </message>
    <message>
        <source>Next stage</source>
        <translation>Nächste Stufe</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>This is the first picture. To step through the others, allow this page to run its script.</source>
        <translation>Dies ist das erste Bild. Um die anderen zu sehen, erlauben Sie dieser Seite, ihr Skript auszuführen.</translation>
    </message>
    <message>
        <source>This is the first picture. To step through the others, open the page in a newer browser.</source>
        <translation>Dies ist das erste Bild. Um die anderen zu sehen, öffnen Sie die Seite in einem neueren Browser.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Launch %1 of %2</source>
        <translation>Aufruf %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 keys are sorted already: there is nothing to compare.</source>
        <translation>
            <numerusform>%1 Schlüssel ist schon sortiert: Es gibt nichts zu vergleichen.</numerusform>
            <numerusform>%1 Schlüssel sind schon sortiert: Es gibt nichts zu vergleichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; where it came from is not known, because the events of so many keys are not kept.</source>
        <translation>%1; woher er kam, ist nicht bekannt, denn bei so vielen Schlüsseln werden die Ereignisse nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>frames</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>%1: not known past the memory budget</source>
        <translation>%1: unbekannt jenseits des Speicherbudgets</translation>
    </message>
    <message>
        <source>no work, so no time</source>
        <translation>keine Arbeit, also keine Zeit</translation>
    </message>
    <message>
        <source>operations</source>
        <translation>Operationen</translation>
    </message>
    <message>
        <source>past the budget</source>
        <translation>jenseits des Budgets</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>Span</source>
        <translation>Spanne</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>Aufrufe</translation>
    </message>
    <message>
        <source>Device time</source>
        <translation>Gerätezeit</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>bold is better</source>
        <translation>fett ist besser</translation>
    </message>
    <message>
        <source>bold is best</source>
        <translation>fett ist das Beste</translation>
    </message>
    <message>
        <source>greedy schedule</source>
        <translation>gierig verteilt</translation>
    </message>
    <message>
        <source>median, spread</source>
        <translation>Median, Streuung</translation>
    </message>
    <message>
        <source>one after another</source>
        <translation>nacheinander</translation>
    </message>
    <message>
        <source>in sequence</source>
        <translation>nacheinander</translation>
    </message>
    <message>
        <source>the device reports none</source>
        <translation>das Gerät meldet keine</translation>
    </message>
    <message>
        <source>Bytes moved</source>
        <translation>Bytes bewegt</translation>
    </message>
    <message>
        <source>from events</source>
        <translation>aus Ereignissen</translation>
    </message>
    <message>
        <source>Span, launches</source>
        <translation>Spanne, Aufrufe</translation>
    </message>
    <message>
        <source>Work, span, launches</source>
        <translation>Arbeit, Spanne, Aufrufe</translation>
    </message>
    <message>
        <source>Work, span</source>
        <translation>Arbeit, Spanne</translation>
    </message>
    <message>
        <source>did not run</source>
        <translation>lief nicht</translation>
    </message>
    <message>
        <source>work %1</source>
        <translation>Arbeit %1</translation>
    </message>
    <message>
        <source> · span %1</source>
        <translation> · Spanne %1</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <source>All three</source>
        <translation>Alle drei</translation>
    </message>
    <message>
        <source>All four</source>
        <translation>Alle vier</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Alle %1</translation>
    </message>
    <message>
        <source>one ways</source>
        <translation>ein Verfahren</translation>
    </message>
    <message>
        <source>two ways</source>
        <translation>zwei Verfahren</translation>
    </message>
    <message>
        <source>three ways</source>
        <translation>drei Verfahren</translation>
    </message>
    <message>
        <source>four ways</source>
        <translation>vier Verfahren</translation>
    </message>
    <message>
        <source>%1 ways</source>
        <translation>%1 Verfahren</translation>
    </message>
    <message>
        <source>the run with %1</source>
        <translation>der Lauf mit %1</translation>
    </message>
    <message>
        <source>makes %1 %2</source>
        <translation>macht %1 %2</translation>
    </message>
    <message numerus="yes">
        <source>adds at %1 positions</source>
        <translation>
            <numerusform>addiert an %1 Position</numerusform>
            <numerusform>addiert an %1 Positionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>combines at %1 positions</source>
        <translation>
            <numerusform>verknüpft an %1 Position</numerusform>
            <numerusform>verknüpft an %1 Positionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>compares %1 pairs</source>
        <translation>
            <numerusform>vergleicht %1 Paar</numerusform>
            <numerusform>vergleicht %1 Paare</numerusform>
        </translation>
    </message>
    <message>
        <source>is at its %1</source>
        <translation>ist bei: %1</translation>
    </message>
    <message>
        <source>counts and moves keys</source>
        <translation>zählt und verschiebt Schlüssel</translation>
    </message>
    <message>
        <source>%1 are at their %2</source>
        <translation>%1 sind bei: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 scans now reach %2 positions back: </source>
        <translation>
            <numerusform>%1 Scans reichen jetzt %2 Position zurück: </numerusform>
            <numerusform>%1 Scans reichen jetzt %2 Positionen zurück: </numerusform>
        </translation>
    </message>
    <message>
        <source> start from the same single value</source>
        <translation> beginnen mit demselben einen Wert</translation>
    </message>
    <message>
        <source> start from the same single key</source>
        <translation> beginnen mit demselben einen Schlüssel</translation>
    </message>
    <message>
        <source> start from the same %1 values</source>
        <translation> beginnen mit denselben %1 Werten</translation>
    </message>
    <message>
        <source> start from the same %1 keys</source>
        <translation> beginnen mit denselben %1 Schlüsseln</translation>
    </message>
    <message>
        <source>; no launch has run yet.</source>
        <translation>; noch ist kein Aufruf gelaufen.</translation>
    </message>
    <message>
        <source>%1 have finished: </source>
        <translation>%1 sind fertig: </translation>
    </message>
    <message>
        <source> has finished</source>
        <translation> ist fertig</translation>
    </message>
    <message numerus="yes">
        <source> after %1 launches with %2 %3</source>
        <translation>
            <numerusform> nach %1 Aufruf (%2 %3)</numerusform>
            <numerusform> nach %1 Aufrufen (%2 %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> after %1 launches with %2</source>
        <translation>
            <numerusform> nach %1 Aufruf (%2)</numerusform>
            <numerusform> nach %1 Aufrufen (%2)</numerusform>
        </translation>
    </message>
    <message>
        <source>Position %1: </source>
        <translation>Position %1: </translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Inclusive scan</source>
        <translation>Inklusiver Scan</translation>
    </message>
    <message>
        <source>Scans and reductions</source>
        <translation>Scans und Reduktionen</translation>
    </message>
    <message>
        <source>Sorting</source>
        <translation>Sortieren</translation>
    </message>
    <message numerus="yes">
        <source>same %1 values</source>
        <translation>
            <numerusform>derselbe %1 Wert</numerusform>
            <numerusform>dieselben %1 Werte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>same %1 keys</source>
        <translation>
            <numerusform>derselbe %1 Schlüssel</numerusform>
            <numerusform>dieselben %1 Schlüssel</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>input, then one launch</source>
        <translation>Eingabe, dann ein Aufruf</translation>
    </message>
    <message>
        <source>input, then %1 launches</source>
        <translation>Eingabe, dann %1 Aufrufe</translation>
    </message>
    <message>
        <source>launch %1 of %2</source>
        <translation>Aufruf %1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>fertig</translation>
    </message>
    <message numerus="yes">
        <source>finished, %1 launches earlier</source>
        <translation>
            <numerusform>fertig, %1 Aufruf früher</numerusform>
            <numerusform>fertig, %1 Aufrufe früher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>finished, %1 levels earlier</source>
        <translation>
            <numerusform>fertig, %1 Ebene früher</numerusform>
            <numerusform>fertig, %1 Ebenen früher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 operations</source>
        <translation>
            <numerusform>%1 Operation</numerusform>
            <numerusform>%1 Operationen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>finished, %1 operations earlier</source>
        <translation>
            <numerusform>fertig, %1 Operation früher</numerusform>
            <numerusform>fertig, %1 Operationen früher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>finished, %1 steps of modelled time earlier</source>
        <translation>
            <numerusform>fertig, %1 Schritt modellierter Zeit früher</numerusform>
            <numerusform>fertig, %1 Schritte modellierter Zeit früher</numerusform>
        </translation>
    </message>
    <message>
        <source>finished, %1 earlier</source>
        <translation>fertig, %1 früher</translation>
    </message>
    <message>
        <source>None of these could run.</source>
        <translation>Keines davon konnte laufen.</translation>
    </message>
    <message>
        <source>A single value is its own result: nothing is launched.</source>
        <translation>Ein einziger Wert ist sein eigenes Ergebnis: Kein Kernel wird aufgerufen.</translation>
    </message>
    <message>
        <source>A single key is its own result: nothing is launched.</source>
        <translation>Ein einziger Schlüssel ist sein eigenes Ergebnis: Kein Kernel wird aufgerufen.</translation>
    </message>
    <message>
        <source> has not begun</source>
        <translation> hat nicht begonnen</translation>
    </message>
    <message>
        <source> and has %1</source>
        <translation> und hat %1</translation>
    </message>
    <message numerus="yes">
        <source> and has %1 prefixes finished</source>
        <translation>
            <numerusform> und hat %1 Präfix fertig</numerusform>
            <numerusform> und hat %1 Präfixe fertig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> have finished</source>
        <translation>
            <numerusform> ist fertig</numerusform>
            <numerusform> sind fertig</numerusform>
        </translation>
    </message>
    <message>
        <source> · run %1</source>
        <translation> · Lauf %1</translation>
    </message>
    <message>
        <source>Active work-items</source>
        <translation>Aktive Work-Items</translation>
    </message>
    <message>
        <source>by launch</source>
        <translation>je Aufruf</translation>
    </message>
    <message>
        <source>Active work-items by launch</source>
        <translation>Aktive Work-Items je Aufruf</translation>
    </message>
    <message>
        <source>Work is every addition, comparison, count and move that a work-item makes.</source>
        <translation>Arbeit ist jede Addition, jeder Vergleich, jede Zählung und jede Bewegung eines Work-Items.</translation>
    </message>
    <message>
        <source>Work is every operation.</source>
        <translation>Arbeit ist jede Operation.</translation>
    </message>
    <message>
        <source>Work: every addition, comparison, count and move.</source>
        <translation>Arbeit: jede Addition, Zählung und Bewegung, jeder Vergleich.</translation>
    </message>
    <message>
        <source>at P = %1 %2 is ahead</source>
        <translation>bei P = %1 liegt %2 vorn</translation>
    </message>
    <message>
        <source>at P = %1 %2 tie</source>
        <translation>bei P = %1 liegen %2 gleichauf</translation>
    </message>
    <message>
        <source>Modelled steps on P execution units, log scales</source>
        <translation>Modellierte Schritte auf P Einheiten, logarithmisch</translation>
    </message>
    <message>
        <source>whole wavefronts of %1 busy</source>
        <translation>ganze Wavefronts von %1 belegt</translation>
    </message>
    <message>
        <source>each work-item to the first free unit</source>
        <translation>jedes Work-Item auf die erste freie Einheit</translation>
    </message>
    <message>
        <source>The book lets every position work on every level.</source>
        <translation>Das Buch lässt jede Position auf jeder Ebene arbeiten.</translation>
    </message>
    <message>
        <source>The book shares all work evenly; counted, each level is rounded up.</source>
        <translation>Das Buch teilt alle Arbeit gleichmäßig auf; gezählt wird jede Ebene aufgerundet.</translation>
    </message>
    <message>
        <source>%1 at P = %2: counted </source>
        <translation>%1 bei P = %2: gezählt </translation>
    </message>
    <message>
        <source>, book </source>
        <translation>, Buch </translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>counted </source>
        <translation>gezählt </translation>
    </message>
    <message>
        <source>%1: counted </source>
        <translation>%1: gezählt </translation>
    </message>
    <message>
        <source> steps; the book’s formula gives: </source>
        <translation> Schritte; die Formel des Buchs ergibt: </translation>
    </message>
    <message>
        <source>; the book’s formula gives: </source>
        <translation>; die Formel des Buchs ergibt: </translation>
    </message>
    <message>
        <source>The formula is one processor’s; the table of many is scanned, too.</source>
        <translation>Die Formel gilt für einen Prozessor; bei vielen wird auch ihre Tabelle gescannt.</translation>
    </message>
    <message>
        <source>The kernel also adds the identity past the end.</source>
        <translation>Der Kernel addiert auch das neutrale Element hinter dem Ende.</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>Aufruf</translation>
    </message>
    <message>
        <source>launches</source>
        <translation>Aufrufe</translation>
    </message>
    <message>
        <source>%1, %2 % of the way</source>
        <translation>%1, %2 % des Wegs</translation>
    </message>
    <message>
        <source>page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Question · launch %1</source>
        <translation>Frage · Aufruf %1</translation>
    </message>
    <message>
        <source>Answer: </source>
        <translation>Antwort: </translation>
    </message>
    <message>
        <source>%1 · page %2 of %3</source>
        <translation>%1 · Seite %2 von %3</translation>
    </message>
    <message>
        <source>Answer key</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>Arbeitsblatt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Answer:</source>
        <translation>Antwort:</translation>
    </message>
    <message>
        <source>Waiting for the device: %1</source>
        <translation>Warten auf das Gerät: %1</translation>
    </message>
    <message>
        <source>Text size %1 %</source>
        <translation>Schriftgröße %1 %</translation>
    </message>
    <message>
        <source>Enter goes to %1 %2</source>
        <translation>Eingabetaste: zu %1 %2</translation>
    </message>
    <message>
        <source>There is no %1 %2; choose one from %3 to %4.</source>
        <translation>%1 %2 gibt es nicht; wählen Sie von %3 bis %4.</translation>
    </message>
    <message>
        <source> · answer key</source>
        <translation> · Lösungen</translation>
    </message>
    <message>
        <source> · worksheet</source>
        <translation> · Arbeitsblatt</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>, phase %1 of %2</source>
        <translation>, Phase %1 von %2</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>phases</source>
        <translation>Phasen</translation>
    </message>
    <message numerus="yes">
        <source>%1 values wait: </source>
        <translation>
            <numerusform>%1 Wert wartet: </numerusform>
            <numerusform>%1 Werte warten: </numerusform>
        </translation>
    </message>
    <message>
        <source>one %1 of all of them</source>
        <translation>ein Ergebnis (%1) aus allen</translation>
    </message>
    <message>
        <source> will be left.</source>
        <translation> bleibt am Ende übrig.</translation>
    </message>
    <message>
        <source>each position will hold the %1 of all values </source>
        <translation>Jede Position bekommt das Ergebnis (%1) aller Werte </translation>
    </message>
    <message>
        <source>each position will hold the %1 of all values up to its own; </source>
        <translation>Jede Position bekommt das Ergebnis (%1) aller Werte bis zu ihrem eigenen; </translation>
    </message>
    <message>
        <source>Phase %1 of %2</source>
        <translation>Phase %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 cells</source>
        <translation>
            <numerusform>%1 Zelle</numerusform>
            <numerusform>%1 Zellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> are cleared; </source>
        <translation>
            <numerusform> wird geleert; </numerusform>
            <numerusform> werden geleert; </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> are loaded into local memory; </source>
        <translation>
            <numerusform> wird in den lokalen Speicher geladen; </numerusform>
            <numerusform> werden in den lokalen Speicher geladen; </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> are stored to global memory; </source>
        <translation>
            <numerusform> wird in den globalen Speicher geschrieben; </numerusform>
            <numerusform> werden in den globalen Speicher geschrieben; </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> are copied; </source>
        <translation>
            <numerusform> wird kopiert; </numerusform>
            <numerusform> werden kopiert; </numerusform>
        </translation>
    </message>
    <message>
        <source>one result</source>
        <translation>ein Ergebnis</translation>
    </message>
    <message numerus="yes">
        <source>%1 partial results</source>
        <translation>
            <numerusform>%1 Teilergebnis</numerusform>
            <numerusform>%1 Teilergebnisse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> are left.</source>
        <translation>
            <numerusform> bleibt übrig.</numerusform>
            <numerusform> bleiben übrig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> %1 that came to them; </source>
        <translation>
            <numerusform> %1 von anderswo; </numerusform>
            <numerusform> %1 von anderswo; </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> %1 that the input has at their own positions; </source>
        <translation>
            <numerusform> %1 der Eingabe an ihrem Platz; </numerusform>
            <numerusform> %1 der Eingabe an ihrem Platz; </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> %1 %2 to their right; </source>
        <translation>
            <numerusform> %1 %2 rechts davon; </numerusform>
            <numerusform> %1 %2 rechts davon; </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 values move</source>
        <translation>
            <numerusform>%1 Wert wandert</numerusform>
            <numerusform>%1 Werte wandern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 compositions</source>
        <translation>
            <numerusform>%1 Komposition</numerusform>
            <numerusform>%1 Kompositionen</numerusform>
        </translation>
    </message>
    <message>
        <source>the odd values</source>
        <translation>die ungeraden Werte</translation>
    </message>
    <message>
        <source>the positive values</source>
        <translation>die positiven Werte</translation>
    </message>
    <message>
        <source>the values above %1</source>
        <translation>die Werte über %1</translation>
    </message>
    <message>
        <source> will close up in their order, and the others are dropped.</source>
        <translation> rücken in ihrer Reihenfolge zusammen, die übrigen entfallen.</translation>
    </message>
    <message>
        <source> will stand behind the others, both in their order.</source>
        <translation> kommen hinter die übrigen, beide in ihrer Reihenfolge.</translation>
    </message>
    <message>
        <source> are packed and then go back to where they came from; 0 will stand for the others.</source>
        <translation> werden gepackt und gehen dann zurück an ihre Stelle; für die übrigen steht dort 0.</translation>
    </message>
    <message numerus="yes">
        <source>%1 values wait in </source>
        <translation>
            <numerusform>%1 Wert wartet, aufgeteilt in </numerusform>
            <numerusform>%1 Werte warten, aufgeteilt in </numerusform>
        </translation>
    </message>
    <message>
        <source>: each position will hold the %1 of its segment&apos;s values up to its own; </source>
        <translation>: Jede Position bekommt das Ergebnis (%1) der Werte ihres Segments bis zu ihrem eigenen; </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions begin a segment</source>
        <translation>
            <numerusform>%1 Position beginnt ein Segment</numerusform>
            <numerusform>%1 Positionen beginnen ein Segment</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> and are finished from the start.</source>
        <translation>
            <numerusform> und ist von Anfang an fertig.</numerusform>
            <numerusform> und sind von Anfang an fertig.</numerusform>
        </translation>
    </message>
    <message>
        <source>; position 0 will hold %1.</source>
        <translation>; Position 0 bekommt %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 work-items each add the sum before their stretch to %2 of its values, one by one</source>
        <translation>
            <numerusform>%1 Work-Item nimmt die Summe vor seinem Abschnitt und addiert sie nacheinander zu %2 Werten darin</numerusform>
            <numerusform>%1 Work-Items nehmen jeweils die Summe vor ihrem Abschnitt und addieren sie nacheinander zu %2 Werten darin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 work-items each add the sum before their stretch to up to %2 of its values, one by one</source>
        <translation>
            <numerusform>%1 Work-Item nimmt die Summe vor seinem Abschnitt und addiert sie nacheinander zu bis zu %2 Werten darin</numerusform>
            <numerusform>%1 Work-Items nehmen jeweils die Summe vor ihrem Abschnitt und addieren sie nacheinander zu bis zu %2 Werten darin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 work-items each combine the result before their stretch with %2 of its values, one by one</source>
        <translation>
            <numerusform>%1 Work-Item nimmt das Ergebnis vor seinem Abschnitt und verknüpft es nacheinander mit %2 Werten darin</numerusform>
            <numerusform>%1 Work-Items nehmen jeweils das Ergebnis vor ihrem Abschnitt und verknüpfen es nacheinander mit %2 Werten darin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 work-items each combine the result before their stretch with up to %2 of its values, one by one</source>
        <translation>
            <numerusform>%1 Work-Item nimmt das Ergebnis vor seinem Abschnitt und verknüpft es nacheinander mit bis zu %2 Werten darin</numerusform>
            <numerusform>%1 Work-Items nehmen jeweils das Ergebnis vor ihrem Abschnitt und verknüpfen es nacheinander mit bis zu %2 Werten darin</numerusform>
        </translation>
    </message>
    <message>
        <source>one work-item after another makes %1%2</source>
        <translation>ein Work-Item nach dem anderen macht %1%2</translation>
    </message>
    <message>
        <source>one work-item after another makes up to %1%2</source>
        <translation>ein Work-Item nach dem anderen macht bis zu %1%2</translation>
    </message>
    <message>
        <source>item by item</source>
        <translation>Item für Item</translation>
    </message>
    <message>
        <source> (%1 of them take in only the identity: %2 dashed, %3 not drawn)</source>
        <translation> (%1 davon nehmen nur das neutrale Element auf: %2 gestrichelt, %3 nicht gezeichnet)</translation>
    </message>
    <message numerus="yes">
        <source>%1 work-items each make %2 one after another</source>
        <translation>
            <numerusform>%1 Work-Item macht nacheinander %2</numerusform>
            <numerusform>%1 Work-Items machen jeweils nacheinander %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 work-items each make up to %2 one after another</source>
        <translation>
            <numerusform>%1 Work-Item macht nacheinander bis zu %2</numerusform>
            <numerusform>%1 Work-Items machen jeweils nacheinander bis zu %2</numerusform>
        </translation>
    </message>
    <message>
        <source>One work-item makes </source>
        <translation>Ein Work-Item macht </translation>
    </message>
    <message>
        <source>one work-item makes </source>
        <translation>ein Work-Item macht </translation>
    </message>
    <message>
        <source> one after another, left to right; </source>
        <translation> nacheinander, von links nach rechts; </translation>
    </message>
    <message>
        <source> one after another; </source>
        <translation> nacheinander; </translation>
    </message>
    <message numerus="yes">
        <source>%1 work-items each add up their own prefix from scratch: </source>
        <translation>
            <numerusform>%1 Work-Item rechnet sein Präfix ganz von vorn aus: </numerusform>
            <numerusform>%1 Work-Items rechnen jeweils ihr Präfix ganz von vorn aus: </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 work-items each make their own prefix from scratch: </source>
        <translation>
            <numerusform>%1 Work-Item bildet sein eigenes Präfix von vorn: </numerusform>
            <numerusform>%1 Work-Items bilden jeweils ihr eigenes Präfix von vorn: </numerusform>
        </translation>
    </message>
    <message>
        <source>, where %1 would do; </source>
        <translation>, wo %1 genügten; </translation>
    </message>
    <message>
        <source> in all; </source>
        <translation> insgesamt; </translation>
    </message>
    <message numerus="yes">
        <source> already have everything from the start of their segment and stay as they are; </source>
        <translation>
            <numerusform> hat schon alles vom Anfang ihres Segments an und bleibt, wie sie ist; </numerusform>
            <numerusform> haben schon alles vom Anfang ihres Segments an und bleiben, wie sie sind; </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> meet only the identity and stay as they are; </source>
        <translation>
            <numerusform> trifft nur auf das neutrale Element und bleibt, wie sie ist; </numerusform>
            <numerusform> treffen nur auf das neutrale Element und bleiben, wie sie sind; </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> at distances %1</source>
        <translation>
            <numerusform> im Abstand %1</numerusform>
            <numerusform> in den Abständen %1</numerusform>
        </translation>
    </message>
    <message>
        <source>, and %1 before the last of them</source>
        <translation>, und %1, bevor die letzte gemacht ist</translation>
    </message>
    <message>
        <source> in local memory</source>
        <translation> im lokalen Speicher</translation>
    </message>
    <message>
        <source> in “%1”</source>
        <translation> in „%1“</translation>
    </message>
    <message numerus="yes">
        <source>%1 rounds that change nothing (they take in only the identity)</source>
        <translation>
            <numerusform>%1 Runde, die nichts ändert (sie nimmt nur das neutrale Element auf)</numerusform>
            <numerusform>%1 Runden, die nichts ändern (sie nehmen nur das neutrale Element auf)</numerusform>
        </translation>
    </message>
    <message>
        <source>identity</source>
        <translation>neutral</translation>
    </message>
    <message numerus="yes">
        <source>%1 values are stored</source>
        <translation>
            <numerusform>%1 Wert wird gespeichert</numerusform>
            <numerusform>%1 Werte werden gespeichert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>their %2 are combined in %1 rounds</source>
        <translation>
            <numerusform>ihre %2 werden in %1 Runde verknüpft</numerusform>
            <numerusform>ihre %2 werden in %1 Runden verknüpft</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rounds</source>
        <translation>
            <numerusform>%1 Runde</numerusform>
            <numerusform>%1 Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rounds of the up-sweep</source>
        <translation>
            <numerusform>%1 Runde des Aufwärtslaufs</numerusform>
            <numerusform>%1 Runden des Aufwärtslaufs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rounds of the down-sweep</source>
        <translation>
            <numerusform>%1 Runde des Abwärtslaufs</numerusform>
            <numerusform>%1 Runden des Abwärtslaufs</numerusform>
        </translation>
    </message>
    <message>
        <source>the root is cleared</source>
        <translation>die Wurzel wird geleert</translation>
    </message>
    <message numerus="yes">
        <source>In %1 work-groups together: </source>
        <translation>
            <numerusform>In %1 Work-Group zusammen: </numerusform>
            <numerusform>In %1 Work-Groups zusammen: </numerusform>
        </translation>
    </message>
    <message>
        <source>, then </source>
        <translation>; dann: </translation>
    </message>
    <message numerus="yes">
        <source> (%1 of them, dashed, take in only the identity)</source>
        <translation>
            <numerusform> (%1 davon, gestrichelt, nimmt nur das neutrale Element auf)</numerusform>
            <numerusform> (%1 davon, gestrichelt, nehmen nur das neutrale Element auf)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves</source>
        <translation>
            <numerusform>%1 Verschiebung</numerusform>
            <numerusform>%1 Verschiebungen</numerusform>
        </translation>
    </message>
    <message>
        <source>one by one</source>
        <translation>nacheinander</translation>
    </message>
    <message>
        <source>%1 missing</source>
        <translation>%1: es fehlen</translation>
    </message>
    <message>
        <source>products</source>
        <translation>Produkte</translation>
    </message>
    <message>
        <source>maxima</source>
        <translation>Maxima</translation>
    </message>
    <message>
        <source>minima</source>
        <translation>Minima</translation>
    </message>
    <message>
        <source>compositions</source>
        <translation>Kompositionen</translation>
    </message>
    <message>
        <source>texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>with the identity: no change</source>
        <translation>mit neutralem Element: nichts ändert sich</translation>
    </message>
    <message>
        <source>from an earlier row</source>
        <translation>aus einer früheren Zeile</translation>
    </message>
    <message>
        <source>a segment begins</source>
        <translation>ein Segment beginnt</translation>
    </message>
    <message>
        <source>value that moves</source>
        <translation>Wert, der wandert</translation>
    </message>
    <message numerus="yes">
        <source>%1 concatenations</source>
        <translation>
            <numerusform>%1 Verkettung</numerusform>
            <numerusform>%1 Verkettungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 multiplications</source>
        <translation>
            <numerusform>%1 Multiplikation</numerusform>
            <numerusform>%1 Multiplikationen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> to the left children; </source>
        <translation>
            <numerusform> zum linken Kind; </numerusform>
            <numerusform> zu den linken Kindern; </numerusform>
        </translation>
    </message>
    <message>
        <source>read</source>
        <translation>lesen</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>leeren</translation>
    </message>
    <message>
        <source>load</source>
        <translation>laden</translation>
    </message>
    <message>
        <source>store</source>
        <translation>speichern</translation>
    </message>
    <message>
        <source>move</source>
        <translation>verschieben</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>%1 of %2 work-items</source>
        <translation>%1 von %2 Work-Items</translation>
    </message>
    <message>
        <source>%1 of %2 items add</source>
        <translation>%1 von %2 Items addieren</translation>
    </message>
    <message>
        <source>%1 of %2 items combine</source>
        <translation>%1 von %2 Items verknüpfen</translation>
    </message>
    <message>
        <source>stored by work-item</source>
        <translation>gespeichert von Work-Item</translation>
    </message>
    <message>
        <source>stored by</source>
        <translation>gespeichert von</translation>
    </message>
    <message>
        <source>Up-sweep</source>
        <translation>Aufwärtslauf</translation>
    </message>
    <message>
        <source>Down-sweep</source>
        <translation>Abwärtslauf</translation>
    </message>
    <message numerus="yes">
        <source>… %1 phases</source>
        <translation>
            <numerusform>… %1 Phase</numerusform>
            <numerusform>… %1 Phasen</numerusform>
        </translation>
    </message>
    <message>
        <source>before it</source>
        <translation>vor ihr</translation>
    </message>
    <message numerus="yes">
        <source> move %1 to the right</source>
        <translation>
            <numerusform> rückt %1 nach rechts</numerusform>
            <numerusform> rücken %1 nach rechts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> move %1 to the left</source>
        <translation>
            <numerusform> rückt %1 nach links</numerusform>
            <numerusform> rücken %1 nach links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> are loaded into local memory, %1 to the right</source>
        <translation>
            <numerusform> wird %1 weiter rechts in den lokalen Speicher geladen</numerusform>
            <numerusform> werden %1 weiter rechts in den lokalen Speicher geladen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> are stored to global memory, %1 to the right</source>
        <translation>
            <numerusform> wird %1 weiter rechts in den globalen Speicher geschrieben</numerusform>
            <numerusform> werden %1 weiter rechts in den globalen Speicher geschrieben</numerusform>
        </translation>
    </message>
    <message>
        <source>position %1 gets %2</source>
        <translation>Position %1 erhält %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 positions get the identity</source>
        <translation>
            <numerusform>%1 Position erhält das neutrale Element</numerusform>
            <numerusform>%1 Positionen erhalten das neutrale Element</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pads get %2</source>
        <translation>
            <numerusform>%1 Füllplatz erhält %2</numerusform>
            <numerusform>%1 Füllplätze erhalten %2</numerusform>
        </translation>
    </message>
    <message>
        <source>the total, %1, stands at the root and is then cleared to %2</source>
        <translation>die Gesamtsumme %1 steht an der Wurzel und wird dann auf %2 gesetzt</translation>
    </message>
    <message numerus="yes">
        <source> move; </source>
        <translation>
            <numerusform> wird verschoben; </numerusform>
            <numerusform> werden verschoben; </numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 values</source>
        <translation>%1 von %2 Werten</translation>
    </message>
    <message>
        <source>all %1 values</source>
        <translation>alle %1 Werte</translation>
    </message>
    <message numerus="yes">
        <source> are in their places.</source>
        <translation>
            <numerusform> steht an seinem Platz.</numerusform>
            <numerusform> stehen an ihrem Platz.</numerusform>
        </translation>
    </message>
    <message>
        <source>take a number</source>
        <translation>Nummer ziehen</translation>
    </message>
    <message>
        <source>result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>in its place</source>
        <translation>an seinem Platz</translation>
    </message>
    <message>
        <source>barrier</source>
        <translation>Barriere</translation>
    </message>
    <message>
        <source> will work out the result.</source>
        <translation> berechnen das Ergebnis.</translation>
    </message>
    <message>
        <source>they are bitonic</source>
        <translation>sie sind bitonisch</translation>
    </message>
    <message>
        <source>they are not bitonic</source>
        <translation>sie sind nicht bitonisch</translation>
    </message>
    <message>
        <source>, so splits sort them.</source>
        <translation>, also sortieren Teilungen sie.</translation>
    </message>
    <message>
        <source>, and not with the largest keys behind them that fill up a power of two.</source>
        <translation>, und nicht mit den größten Schlüsseln dahinter, die eine Zweierpotenz auffüllen.</translation>
    </message>
    <message>
        <source>, so splits need not sort them.</source>
        <translation>, also müssen Teilungen sie nicht sortieren.</translation>
    </message>
    <message>
        <source>This recording ends before its algorithm does</source>
        <translation>Diese Aufzeichnung endet vor ihrem Algorithmus</translation>
    </message>
    <message>
        <source>the keys are in order, but equal keys have changed places</source>
        <translation>die Schlüssel stehen in Reihenfolge, aber gleiche haben ihre Plätze getauscht</translation>
    </message>
    <message>
        <source>the keys are in order, but they are not all of those that went in</source>
        <translation>die Schlüssel stehen in Reihenfolge, aber es sind nicht alle da, die hineingingen</translation>
    </message>
    <message>
        <source>wrong; boldest: the first</source>
        <translation>falsch; am kräftigsten: das erste</translation>
    </message>
    <message>
        <source>no barrier here</source>
        <translation>hier keine Barriere</translation>
    </message>
    <message>
        <source>all %1 sums are wrong</source>
        <translation>alle %1 Summen sind falsch</translation>
    </message>
    <message>
        <source>both sums are wrong</source>
        <translation>beide Summen sind falsch</translation>
    </message>
    <message>
        <source>both values are wrong</source>
        <translation>beide Werte sind falsch</translation>
    </message>
    <message>
        <source> are left, and </source>
        <translation> bleiben, und </translation>
    </message>
    <message>
        <source>read that was meant</source>
        <translation>gemeinter Lesezugriff</translation>
    </message>
    <message>
        <source>both are wrong</source>
        <translation>beide sind falsch</translation>
    </message>
    <message>
        <source>all of them are wrong</source>
        <translation>alle sind falsch</translation>
    </message>
    <message numerus="yes">
        <source>%1 of them are wrong</source>
        <translation>
            <numerusform>%1 davon ist falsch</numerusform>
            <numerusform>%1 davon sind falsch</numerusform>
        </translation>
    </message>
    <message>
        <source>the one finished position holds a wrong value</source>
        <translation>die eine fertige Position enthält einen falschen Wert</translation>
    </message>
    <message>
        <source>all %1 values are wrong</source>
        <translation>alle %1 Werte sind falsch</translation>
    </message>
    <message>
        <source>, and </source>
        <translation>, und </translation>
    </message>
    <message>
        <source>correct run</source>
        <translation>richtiger Lauf</translation>
    </message>
    <message>
        <source>correct result</source>
        <translation>richtiges Ergebnis</translation>
    </message>
    <message>
        <source>Work-item %1 read %2 after work-item %3 had added to it: </source>
        <translation>Work-Item %1 las %2, nachdem Work-Item %3 dazu addiert hatte: </translation>
    </message>
    <message>
        <source>Work-item %1 read %2 after work-item %3 had changed it: </source>
        <translation>Work-Item %1 las %2, nachdem Work-Item %3 es geändert hatte: </translation>
    </message>
    <message>
        <source>%1 still holds </source>
        <translation>%1 enthält noch </translation>
    </message>
    <message>
        <source>%1 holds </source>
        <translation>%1 enthält </translation>
    </message>
    <message>
        <source> where %1 belongs</source>
        <translation>, wo %1 hingehört</translation>
    </message>
    <message>
        <source>, since nobody wrote there</source>
        <translation>, weil niemand dorthin schrieb</translation>
    </message>
    <message>
        <source>%1 of %2 sums are wrong</source>
        <translation>%1 von %2 Summen sind falsch</translation>
    </message>
    <message>
        <source>%1 of %2 values are wrong</source>
        <translation>%1 von %2 Werten sind falsch</translation>
    </message>
    <message>
        <source>wrapped, modulo 2³²</source>
        <translation>übergelaufen, modulo 2³²</translation>
    </message>
    <message numerus="yes">
        <source> have passed 2³² and wrapped.</source>
        <translation>
            <numerusform> hat 2³² überschritten und ist übergelaufen.</numerusform>
            <numerusform> haben 2³² überschritten und sind übergelaufen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> have left the range of int32 and wrapped.</source>
        <translation>
            <numerusform> hat den Bereich von int32 verlassen und ist übergelaufen.</numerusform>
            <numerusform> haben den Bereich von int32 verlassen und sind übergelaufen.</numerusform>
        </translation>
    </message>
    <message>
        <source>the keys are not sorted</source>
        <translation>die Schlüssel sind nicht sortiert</translation>
    </message>
    <message>
        <source>not sorted</source>
        <translation>nicht sortiert</translation>
    </message>
    <message>
        <source>The run is done</source>
        <translation>Der Lauf ist fertig</translation>
    </message>
    <message numerus="yes">
        <source> by %1 work-items.</source>
        <translation>
            <numerusform> von %1 Work-Item.</numerusform>
            <numerusform> von %1 Work-Items.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 values wait.</source>
        <translation>
            <numerusform>%1 Wert wartet.</numerusform>
            <numerusform>%1 Werte warten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 results</source>
        <translation>%1 von %2 Ergebnissen</translation>
    </message>
    <message>
        <source>all %1 results</source>
        <translation>alle %1 Ergebnisse</translation>
    </message>
    <message>
        <source> in the pads behind the last position; </source>
        <translation> in den Füllwerten hinter der letzten Position; </translation>
    </message>
    <message>
        <source>in the pads</source>
        <translation>in den Füllwerten</translation>
    </message>
    <message numerus="yes">
        <source> results are wrong</source>
        <translation>
            <numerusform> Ergebnis ist falsch</numerusform>
            <numerusform> Ergebnisse sind falsch</numerusform>
        </translation>
    </message>
    <message>
        <source>the one result is wrong</source>
        <translation>das eine Ergebnis ist falsch</translation>
    </message>
    <message numerus="yes">
        <source> finished positions hold wrong values.</source>
        <translation>
            <numerusform> fertigen Positionen hält einen falschen Wert.</numerusform>
            <numerusform> fertigen Positionen halten falsche Werte.</numerusform>
        </translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
    <message numerus="yes">
        <source>%1 values wait</source>
        <translation>
            <numerusform>%1 Wert wartet</numerusform>
            <numerusform>%1 Werte warten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> in %1 blocks</source>
        <translation>
            <numerusform> in %1 Block</numerusform>
            <numerusform> in %1 Blöcken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 counts wait</source>
        <translation>
            <numerusform>%1 Anzahl wartet</numerusform>
            <numerusform>%1 Anzahlen warten</numerusform>
        </translation>
    </message>
    <message>
        <source>: each is to become the sum of all counts in the columns before its own, and of those before it in its column.</source>
        <translation>: Aus jeder soll die Summe aller Anzahlen in den Spalten vor ihrer und derer davor in ihrer Spalte werden.</translation>
    </message>
    <message>
        <source>: each position is to hold the sum of all values </source>
        <translation>: Jede Position bekommt die Summe aller Werte </translation>
    </message>
    <message>
        <source>: each position is to hold the largest of all values </source>
        <translation>: Jede Position bekommt den größten aller Werte </translation>
    </message>
    <message>
        <source>: each position is to hold the smallest of all values </source>
        <translation>: Jede Position bekommt den kleinsten aller Werte </translation>
    </message>
    <message>
        <source>: each position is to hold the composition of all maps </source>
        <translation>: Jede Position bekommt die Komposition aller Abbildungen </translation>
    </message>
    <message>
        <source>: each position is to hold the product of all values </source>
        <translation>: Jede Position bekommt das Produkt aller Werte </translation>
    </message>
    <message>
        <source>: each position is to hold all texts joined </source>
        <translation>: Jede Position bekommt alle Texte aneinandergehängt </translation>
    </message>
    <message>
        <source>up to its own</source>
        <translation>bis zu ihrem eigenen</translation>
    </message>
    <message>
        <source>before its own</source>
        <translation>vor ihrem eigenen</translation>
    </message>
    <message numerus="yes">
        <source>, %1 barriers later: </source>
        <translation>
            <numerusform>, %1 Barriere später: </numerusform>
            <numerusform>, %1 Barrieren später: </numerusform>
        </translation>
    </message>
    <message>
        <source>One work-group</source>
        <translation>Eine Work-Group</translation>
    </message>
    <message>
        <source> each scan a block and publish its result as soon as they have it; </source>
        <translation> scannen je einen Block und veröffentlichen sein Ergebnis, sobald sie es haben; </translation>
    </message>
    <message numerus="yes">
        <source>%1 results</source>
        <translation>
            <numerusform>%1 Ergebnis</numerusform>
            <numerusform>%1 Ergebnisse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> each scan a block; all but the first wait for the running result of the block before theirs and combine it with their values; each passes on its own running result</source>
        <translation>
            <numerusform> scannen je einen Block; die zweite wartet auf das laufende Ergebnis der ersten und verknüpft es mit ihren Werten; jede gibt ihr eigenes laufendes Ergebnis weiter</numerusform>
            <numerusform> scannen je einen Block; alle außer der ersten warten auf das laufende Ergebnis des Blocks vor ihrem und verknüpfen es mit ihren Werten; jede gibt ihr eigenes laufendes Ergebnis weiter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> of “%1” each combine the result of all parts before them with their own</source>
        <translation>
            <numerusform> von „%1“ verknüpft das Ergebnis aller Teile davor mit dem eigenen</numerusform>
            <numerusform> von „%1“ verknüpfen je das Ergebnis aller Teile davor mit dem eigenen</numerusform>
        </translation>
    </message>
    <message>
        <source>; their results go to “%1”; </source>
        <translation>; ihre Ergebnisse gehen nach „%1“; </translation>
    </message>
    <message>
        <source>; their results are %1; </source>
        <translation>; ihre Ergebnisse sind %1; </translation>
    </message>
    <message>
        <source>the results of the parts go to “%1”; </source>
        <translation>die Ergebnisse der Teile gehen nach „%1“; </translation>
    </message>
    <message numerus="yes">
        <source> scans the %1 block results</source>
        <translation>
            <numerusform> scannt das %1 Blockergebnis</numerusform>
            <numerusform> scannt die %1 Blockergebnisse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> scans the %1 results of “%2”</source>
        <translation>
            <numerusform> scannt das %1 Ergebnis von „%2“</numerusform>
            <numerusform> scannt die %1 Ergebnisse von „%2“</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>: %1 become %2</source>
        <translation>
            <numerusform>: aus %1 wird %2</numerusform>
            <numerusform>: aus %1 werden %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 results are passed on</source>
        <translation>
            <numerusform>%1 Ergebnis wird weitergegeben</numerusform>
            <numerusform>%1 Ergebnisse werden weitergegeben</numerusform>
        </translation>
    </message>
    <message>
        <source> The mistake did no harm in this run.</source>
        <translation> Der Fehler hat in diesem Lauf nicht geschadet.</translation>
    </message>
    <message>
        <source> scans the only block, so nobody waits for its result; </source>
        <translation> scannt den einzigen Block, also wartet niemand auf sein Ergebnis; </translation>
    </message>
    <message>
        <source> scans the only block, so nobody waits for its sum; </source>
        <translation> scannt den einzigen Block, also wartet niemand auf seine Summe; </translation>
    </message>
    <message>
        <source> each combine the values of a block, publish the result at once, and read the block again to scan it; </source>
        <translation> verknüpfen je die Werte eines Blocks, veröffentlichen sofort das Ergebnis und lesen den Block noch einmal, um ihn zu scannen; </translation>
    </message>
    <message>
        <source> each add up a block, publish its sum at once, and read the block again to scan it; </source>
        <translation> zählen je einen Block zusammen, veröffentlichen sofort seine Summe und lesen den Block noch einmal, um ihn zu scannen; </translation>
    </message>
    <message>
        <source> each add up a block, publish its sum at once (all but that of block 0 later the sum of all up to its end too), and read the block again to scan it; </source>
        <translation> zählen je einen Block zusammen, veröffentlichen sofort seine Summe (alle außer der von Block 0 später auch die Summe von allem bis zu seinem Ende) und lesen den Block noch einmal, um ihn zu scannen; </translation>
    </message>
    <message>
        <source> each add up a block, publish its sum at once (%1 of them later the sum of all up to its end too), and read the block again to scan it; </source>
        <translation> zählen je einen Block zusammen, veröffentlichen sofort seine Summe (%1 davon später auch die Summe von allem bis zu seinem Ende) und lesen den Block noch einmal, um ihn zu scannen; </translation>
    </message>
    <message>
        <source> each scan a block and publish its sum as soon as they have it; </source>
        <translation> scannen je einen Block und veröffentlichen seine Summe, sobald sie sie haben; </translation>
    </message>
    <message>
        <source> each scan a block and publish its sum as soon as they have it, all but block 0 later that of all up to its end too; </source>
        <translation> scannen je einen Block und veröffentlichen seine Summe, sobald sie feststeht, alle außer Block 0 später auch die von allem bis zu seinem Ende; </translation>
    </message>
    <message>
        <source> each scan a block and publish its sum as soon as they have it, %1 of them later that of all up to its end too; </source>
        <translation> scannen je einen Block und veröffentlichen seine Summe, sobald sie feststeht, %1 davon später auch die von allem bis zu seinem Ende; </translation>
    </message>
    <message>
        <source>looking back over the blocks before their own, they read %1</source>
        <translation>beim Zurückblicken über die Blöcke davor lesen sie %1</translation>
    </message>
    <message numerus="yes">
        <source>, at most %1 each; </source>
        <translation>
            <numerusform>, höchstens je %1; </numerusform>
            <numerusform>, höchstens je %1; </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> each scan a block; all but the first wait for the running sum of the block before theirs and add it; each passes on its own running sum</source>
        <translation>
            <numerusform> scannen je einen Block; die zweite wartet auf die laufende Summe der ersten und addiert sie; jede gibt ihre eigene laufende Summe weiter</numerusform>
            <numerusform> scannen je einen Block; alle außer der ersten warten auf die laufende Summe des Blocks vor ihrem und addieren sie; jede gibt ihre eigene laufende Summe weiter</numerusform>
        </translation>
    </message>
    <message>
        <source>One work-item per block</source>
        <translation>Ein Work-Item pro Block</translation>
    </message>
    <message numerus="yes">
        <source>%1 parts</source>
        <translation>
            <numerusform>%1 Teil</numerusform>
            <numerusform>%1 Teile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> of “%1” each add the sum of all parts before them</source>
        <translation>
            <numerusform> von „%1“ addiert die Summe aller Teile davor</numerusform>
            <numerusform> von „%1“ addieren je die Summe aller Teile davor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> each add the sum of all blocks before them in their column; </source>
        <translation>
            <numerusform> addiert die Summe aller Blöcke davor in seiner Spalte; </numerusform>
            <numerusform> addieren je die Summe aller Blöcke davor in ihrer Spalte; </numerusform>
        </translation>
    </message>
    <message>
        <source>Blocks %1 and %2</source>
        <translation>Die Blöcke %1 und %2</translation>
    </message>
    <message>
        <source>No bucket is large enough to be sorted further; </source>
        <translation>Kein Fach ist groß genug, um weiter sortiert zu werden; </translation>
    </message>
    <message numerus="yes">
        <source> with %1 are listed as segments of the next level; </source>
        <translation>
            <numerusform> mit %1 wird als Segment der nächsten Ebene eingetragen; </numerusform>
            <numerusform> mit %1 werden als Segmente der nächsten Ebene eingetragen; </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> with %1 are sorted further on the next level; </source>
        <translation>
            <numerusform> mit %1 wird auf der nächsten Ebene weiter sortiert; </numerusform>
            <numerusform> mit %1 werden auf der nächsten Ebene weiter sortiert; </numerusform>
        </translation>
    </message>
    <message>
        <source>the scan gives the buckets of each segment their places on the list. </source>
        <translation>der Scan gibt den Fächern jedes Segments ihre Plätze in der Liste. </translation>
    </message>
    <message>
        <source>the scan gives them the places %1 to %2 on the list. </source>
        <translation>der Scan gibt ihnen die Plätze %1 bis %2 in der Liste. </translation>
    </message>
    <message numerus="yes">
        <source>%1 of them are finished, with earlier ones </source>
        <translation>
            <numerusform>%1 davon ist fertig, mit früheren </numerusform>
            <numerusform>%1 davon sind fertig, mit früheren </numerusform>
        </translation>
    </message>
    <message>
        <source>the scan gives it place %1 on the list. </source>
        <translation>der Scan gibt ihm Platz %1 in der Liste. </translation>
    </message>
    <message>
        <source>%1 in all</source>
        <translation>zusammen %1</translation>
    </message>
    <message>
        <source>from place %1</source>
        <translation>ab Platz %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 buckets to sort further</source>
        <translation>
            <numerusform>%1 Fach weiter zu sortieren</numerusform>
            <numerusform>%1 Fächer weiter zu sortieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 counts, not drawn one by one</source>
        <translation>
            <numerusform>%1 Anzahl, nicht einzeln gezeichnet</numerusform>
            <numerusform>%1 Anzahlen, nicht einzeln gezeichnet</numerusform>
        </translation>
    </message>
    <message>
        <source>Blocks %1 to %2</source>
        <translation>Die Blöcke %1 bis %2</translation>
    </message>
    <message>
        <source> each add the sum of everything before them to their values</source>
        <translation> addieren je die Summe von allem davor zu ihren Werten</translation>
    </message>
    <message>
        <source> each combine the result of everything before them with their values</source>
        <translation> verknüpfen je das Ergebnis von allem davor mit ihren Werten</translation>
    </message>
    <message>
        <source>its only value; </source>
        <translation>seinem einzigen Wert; </translation>
    </message>
    <message>
        <source>its %1 values; </source>
        <translation>seinen %1 Werten; </translation>
    </message>
    <message>
        <source> adds the sum of everything before it to </source>
        <translation> addiert die Summe von allem davor zu </translation>
    </message>
    <message>
        <source> combines the result of everything before it with </source>
        <translation> verknüpft das Ergebnis von allem davor mit </translation>
    </message>
    <message>
        <source>; their sums are %1; </source>
        <translation>; ihre Summen sind %1; </translation>
    </message>
    <message>
        <source>; their sums go to “%1”; </source>
        <translation>; ihre Summen gehen nach „%1“; </translation>
    </message>
    <message>
        <source> stores the only value; </source>
        <translation> speichert den einzigen Wert; </translation>
    </message>
    <message>
        <source> scans all %1 values; </source>
        <translation> scannt alle %1 Werte; </translation>
    </message>
    <message>
        <source> each scan one block of a column</source>
        <translation> scannen je einen Block einer Spalte</translation>
    </message>
    <message>
        <source> each scan one block</source>
        <translation> scannen je einen Block</translation>
    </message>
    <message>
        <source> each scan a part of “%1”; </source>
        <translation> scannen je einen Teil von „%1“; </translation>
    </message>
    <message>
        <source>the sums of the parts go to “%1”; </source>
        <translation>die Summen der Teile gehen nach „%1“; </translation>
    </message>
    <message numerus="yes">
        <source> scans the %1 totals into “%2”</source>
        <translation>
            <numerusform> scannt die %1 Gesamtsumme nach „%2“</numerusform>
            <numerusform> scannt die %1 Gesamtsummen nach „%2“</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> scans the %1 block sums</source>
        <translation>
            <numerusform> scannt die %1 Blocksumme</numerusform>
            <numerusform> scannt die %1 Blocksummen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> scans the %1 sums of “%2”</source>
        <translation>
            <numerusform> scannt die %1 Summe von „%2“</numerusform>
            <numerusform> scannt die %1 Summen von „%2“</numerusform>
        </translation>
    </message>
    <message>
        <source>, one after another in each work-item</source>
        <translation>, in jedem Work-Item nacheinander</translation>
    </message>
    <message numerus="yes">
        <source>%1 sums are passed on</source>
        <translation>
            <numerusform>%1 Summe wird weitergegeben</numerusform>
            <numerusform>%1 Summen werden weitergegeben</numerusform>
        </translation>
    </message>
    <message>
        <source>, block %1&apos;s first and block %2&apos;s last; </source>
        <translation>, die von Block %1 zuerst und die von Block %2 zuletzt; </translation>
    </message>
    <message>
        <source>base of the column</source>
        <translation>Anfangswert der Spalte</translation>
    </message>
    <message>
        <source>sum of the column&apos;s earlier blocks</source>
        <translation>Summe der früheren Blöcke der Spalte</translation>
    </message>
    <message>
        <source>padding</source>
        <translation>Auffüllung</translation>
    </message>
    <message>
        <source> each add the sum of everything before them, %1, to their values; </source>
        <translation> addieren je die Summe von allem davor, %1, zu ihren Werten; </translation>
    </message>
    <message>
        <source> each combine the result of everything before them, %1, with their values; </source>
        <translation> verknüpfen je das Ergebnis von allem davor, %1, mit ihren Werten; </translation>
    </message>
    <message>
        <source>of block 0</source>
        <translation>von Block 0</translation>
    </message>
    <message>
        <source>of blocks 0 and 1</source>
        <translation>der Blöcke 0 und 1</translation>
    </message>
    <message>
        <source>of blocks 0 to %1</source>
        <translation>der Blöcke 0 bis %1</translation>
    </message>
    <message>
        <source> finds no sum before it in its column</source>
        <translation> findet in seiner Spalte keine Summe davor</translation>
    </message>
    <message>
        <source> adds up all sums before it in its column, one by one</source>
        <translation> zählt alle Summen davor in seiner Spalte zusammen, eine nach der anderen</translation>
    </message>
    <message>
        <source> adds up all sums before it in its column</source>
        <translation> zählt alle Summen davor in seiner Spalte zusammen</translation>
    </message>
    <message>
        <source>each column gets its total</source>
        <translation>jede Spalte bekommt ihre Gesamtsumme</translation>
    </message>
    <message numerus="yes">
        <source> each get the base of their column added</source>
        <translation>
            <numerusform> erhält den Anfangswert seiner Spalte hinzu</numerusform>
            <numerusform> erhalten je den Anfangswert ihrer Spalte hinzu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> and %1 of padding</source>
        <translation>
            <numerusform> und %1 zum Auffüllen</numerusform>
            <numerusform> und %1 zum Auffüllen</numerusform>
        </translation>
    </message>
    <message>
        <source>sum of all earlier blocks</source>
        <translation>Summe aller früheren Blöcke</translation>
    </message>
    <message>
        <source>result of all earlier blocks</source>
        <translation>Ergebnis aller früheren Blöcke</translation>
    </message>
    <message>
        <source>order in which sums were passed on</source>
        <translation>Reihenfolge, in der Summen weitergegeben wurden</translation>
    </message>
    <message numerus="yes">
        <source> each scan a block. </source>
        <translation>
            <numerusform> scannt einen Block. </numerusform>
            <numerusform> scannen je einen Block. </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> run. </source>
        <translation>
            <numerusform> läuft. </numerusform>
            <numerusform> laufen. </numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 events were too many to keep, and a second run could go another way, so only the values that launch %2 left are shown.</source>
        <translation>Die %1 Ereignisse waren zu viele, um sie aufzubewahren, und ein zweiter Lauf könnte anders gehen; darum sind nur die Werte zu sehen, die Aufruf %2 hinterließ.</translation>
    </message>
    <message numerus="yes">
        <source>, in %1 blocks; </source>
        <translation>
            <numerusform>, in %1 Block; </numerusform>
            <numerusform>, in %1 Blöcken; </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> go into “%1”; </source>
        <translation>
            <numerusform> geht in „%1“ ein; </numerusform>
            <numerusform> gehen in „%1“ ein; </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sums</source>
        <translation>
            <numerusform>%1 Summe</numerusform>
            <numerusform>%1 Summen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> go to “%1”; </source>
        <translation>
            <numerusform> geht nach „%1“; </numerusform>
            <numerusform> gehen nach „%1“; </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> take the numbers of their blocks; </source>
        <translation>
            <numerusform> nimmt die Nummer ihres Blocks; </numerusform>
            <numerusform> nehmen die Nummern ihrer Blöcke; </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> read; </source>
        <translation>
            <numerusform> liest; </numerusform>
            <numerusform> lesen; </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 blocks</source>
        <translation>
            <numerusform>%1 Block</numerusform>
            <numerusform>%1 Blöcke</numerusform>
        </translation>
    </message>
    <message>
        <source>hand on</source>
        <translation>weiterreichen</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>Block %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source> of neighbours</source>
        <translation> von Nachbarn</translation>
    </message>
    <message>
        <source> of values %1 places apart</source>
        <translation> von Werten im Abstand %1</translation>
    </message>
    <message>
        <source>work-item that took part</source>
        <translation>beteiligtes Work-Item</translation>
    </message>
    <message>
        <source>own results</source>
        <translation>eigene Ergebnisse</translation>
    </message>
    <message>
        <source>order in which results were passed on</source>
        <translation>Reihenfolge der Weitergabe der Ergebnisse</translation>
    </message>
    <message>
        <source>, in %1 blocks of the results; </source>
        <translation>, in %1 Blöcken der Ergebnisse; </translation>
    </message>
    <message>
        <source> of the results; </source>
        <translation> der Ergebnisse; </translation>
    </message>
    <message>
        <source> of the sums; </source>
        <translation> der Summen; </translation>
    </message>
    <message>
        <source>, in %1 blocks of the sums; </source>
        <translation>, in %1 Blöcken der Summen; </translation>
    </message>
    <message numerus="yes">
        <source>%1 work-groups</source>
        <translation>
            <numerusform>%1 Work-Group</numerusform>
            <numerusform>%1 Work-Groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 work-items</source>
        <translation>
            <numerusform>%1 Work-Item</numerusform>
            <numerusform>%1 Work-Items</numerusform>
        </translation>
    </message>
    <message>
        <source>values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>prefixes</source>
        <translation>Präfixe</translation>
    </message>
    <message>
        <source>sums</source>
        <translation>Summen</translation>
    </message>
    <message>
        <source>total</source>
        <translation>Gesamtsumme</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>Anzahlen</translation>
    </message>
    <message>
        <source>starts</source>
        <translation>Anfänge</translation>
    </message>
    <message>
        <source>sums before</source>
        <translation>Summen davor</translation>
    </message>
    <message>
        <source>totals</source>
        <translation>Gesamtsummen</translation>
    </message>
    <message>
        <source>bases</source>
        <translation>Anfangswerte</translation>
    </message>
    <message>
        <source>flags</source>
        <translation>Flags</translation>
    </message>
    <message>
        <source>addresses</source>
        <translation>Adressen</translation>
    </message>
    <message>
        <source>packed</source>
        <translation>gepackt</translation>
    </message>
    <message>
        <source>parted</source>
        <translation>geteilt</translation>
    </message>
    <message>
        <source>pass: %1</source>
        <translation>bestehen: %1</translation>
    </message>
    <message>
        <source>do not pass: not %1</source>
        <translation>bestehen nicht: nicht %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 values are dropped</source>
        <translation>
            <numerusform>%1 Wert entfällt</numerusform>
            <numerusform>%1 Werte entfallen</numerusform>
        </translation>
    </message>
    <message>
        <source>odd</source>
        <translation>ungerade</translation>
    </message>
    <message>
        <source>above %1</source>
        <translation>größer als %1</translation>
    </message>
    <message>
        <source> It has one place to go to, whether it is %1 or not.</source>
        <translation> Er hat nur einen Platz, ob er %1 ist oder nicht.</translation>
    </message>
    <message>
        <source> If it is %1, it is packed and put back; if not, a 0 takes its place.</source>
        <translation> Ist er %1, wird er gepackt und zurückgelegt; sonst tritt eine 0 an seine Stelle.</translation>
    </message>
    <message>
        <source> If it is %1, it is kept; if not, it is dropped.</source>
        <translation> Ist er %1, bleibt er erhalten; sonst entfällt er.</translation>
    </message>
    <message>
        <source> Those that are %1 go behind the others; both keep their order.</source>
        <translation> Wer %1 ist, kommt hinter die anderen; beide Seiten behalten ihre Reihenfolge.</translation>
    </message>
    <message>
        <source> Those that are %1 are packed side by side, then put back where they came from; the other places get 0.</source>
        <translation> Wer %1 ist, wird dicht gepackt und dann dorthin zurückgelegt, woher er kam; die übrigen Plätze erhalten 0.</translation>
    </message>
    <message>
        <source> Those that are %1 move together, in their order; the others are dropped.</source>
        <translation> Wer %1 ist, rückt in seiner Reihenfolge zusammen; die anderen entfallen.</translation>
    </message>
    <message>
        <source>The value is %1: its flag is 1.</source>
        <translation>Der Wert ist %1: Sein Flag ist 1.</translation>
    </message>
    <message>
        <source>The value is not %1: its flag is 0.</source>
        <translation>Der Wert ist nicht %1: Sein Flag ist 0.</translation>
    </message>
    <message>
        <source>Every value is tested, and none of the %1 is %2: every flag is 0.</source>
        <translation>Jeder Wert wird geprüft, und keiner der %1 ist %2: Alle Flags sind 0.</translation>
    </message>
    <message>
        <source>Every value is tested, and all %1 are %2: every flag is 1.</source>
        <translation>Jeder Wert wird geprüft, und alle %1 sind %2: Alle Flags sind 1.</translation>
    </message>
    <message numerus="yes">
        <source> are %1 and get the flag 1; the others get 0.</source>
        <translation>
            <numerusform> ist %1 und erhält das Flag 1; die anderen erhalten 0.</numerusform>
            <numerusform> sind %1 und erhalten das Flag 1; die anderen erhalten 0.</numerusform>
        </translation>
    </message>
    <message>
        <source>No value is %1: nothing is stored, and </source>
        <translation>Kein Wert ist %1: Es wird nichts gespeichert, und </translation>
    </message>
    <message numerus="yes">
        <source> are packed, each into slot address − 1</source>
        <translation>
            <numerusform> wird in den Platz Adresse − 1 gepackt</numerusform>
            <numerusform> werden gepackt, jeder in den Platz Adresse − 1</numerusform>
        </translation>
    </message>
    <message>
        <source>The value is %1 and</source>
        <translation>Der Wert ist %1 und</translation>
    </message>
    <message>
        <source>All %1 values are %2 and</source>
        <translation>Alle %1 Werte sind %2 und</translation>
    </message>
    <message>
        <source>; none is dropped.</source>
        <translation>; keiner entfällt.</translation>
    </message>
    <message>
        <source>The value that is %1</source>
        <translation>Der Wert, der %1 ist,</translation>
    </message>
    <message>
        <source>The %1 values that are %2</source>
        <translation>Die %1 Werte, die %2 sind,</translation>
    </message>
    <message>
        <source>The value is not %1</source>
        <translation>Der Wert ist nicht %1</translation>
    </message>
    <message>
        <source>None of the %1 values is %2</source>
        <translation>Keiner der %1 Werte ist %2</translation>
    </message>
    <message numerus="yes">
        <source>: each keeps its place.</source>
        <translation>
            <numerusform>: Er behält seinen Platz.</numerusform>
            <numerusform>: Jeder behält seinen Platz.</numerusform>
        </translation>
    </message>
    <message>
        <source>The value is %1</source>
        <translation>Der Wert ist %1</translation>
    </message>
    <message>
        <source>All %1 values are %2</source>
        <translation>Alle %1 Werte sind %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 values that are not %2</source>
        <translation>
            <numerusform>%1 Wert, der nicht %2 ist,</numerusform>
            <numerusform>%1 Werte, die nicht %2 sind,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> go to the front, </source>
        <translation>
            <numerusform> kommt nach vorn, </numerusform>
            <numerusform> kommen nach vorn, </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 that are %2</source>
        <translation>
            <numerusform>%1, der %2 ist,</numerusform>
            <numerusform>%1, die %2 sind,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> go behind them; both sides keep their order.</source>
        <translation>
            <numerusform> nach hinten; beide Seiten behalten ihre Reihenfolge.</numerusform>
            <numerusform> nach hinten; beide Seiten behalten ihre Reihenfolge.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was packed: </source>
        <translation>Nichts wurde gepackt: </translation>
    </message>
    <message>
        <source>the place gets 0</source>
        <translation>der Platz erhält 0</translation>
    </message>
    <message>
        <source>all %1 places get 0</source>
        <translation>alle %1 Plätze erhalten 0</translation>
    </message>
    <message>
        <source>The value goes back to where it came from</source>
        <translation>Der Wert geht dorthin zurück, woher er kam</translation>
    </message>
    <message>
        <source>All %1 values go back to where they came from</source>
        <translation>Alle %1 Werte gehen dorthin zurück, woher sie kamen</translation>
    </message>
    <message numerus="yes">
        <source>%1 packed values go back to where they came from</source>
        <translation>
            <numerusform>%1 gepackter Wert geht dorthin zurück, woher er kam</numerusform>
            <numerusform>%1 gepackte Werte gehen dorthin zurück, woher sie kamen</numerusform>
        </translation>
    </message>
    <message>
        <source>the other place gets 0</source>
        <translation>der andere Platz erhält 0</translation>
    </message>
    <message>
        <source>the other %1 places get 0</source>
        <translation>die übrigen %1 Plätze erhalten 0</translation>
    </message>
    <message>
        <source>%1 work-groups each scan a part of the sums: </source>
        <translation>%1 Work-Groups scannen je einen Teil der Summen: </translation>
    </message>
    <message>
        <source>each sum now includes those before it in its part</source>
        <translation>jede Summe enthält nun auch die vor ihr in ihrem Teil</translation>
    </message>
    <message>
        <source>The sums are scanned: </source>
        <translation>Die Summen werden gescannt: </translation>
    </message>
    <message>
        <source>each now includes all sums before it</source>
        <translation>jede enthält nun alle Summen vor ihr</translation>
    </message>
    <message>
        <source> and so counts the values that are %1 up to the end of its section.</source>
        <translation> und zählt so die Werte bis zum Ende ihres Abschnitts, die %1 sind.</translation>
    </message>
    <message>
        <source>The total of all parts before its own is added to each sum: </source>
        <translation>Zu jeder Summe kommt die Gesamtsumme aller Teile vor ihrem hinzu: </translation>
    </message>
    <message>
        <source>back to where it came from</source>
        <translation>dorthin zurück, woher er kam</translation>
    </message>
    <message>
        <source>to the side of its flag</source>
        <translation>auf die Seite seines Flags</translation>
    </message>
    <message>
        <source>to slot address − 1</source>
        <translation>in den Platz Adresse − 1</translation>
    </message>
    <message>
        <source>in its place already</source>
        <translation>schon an seinem Platz</translation>
    </message>
    <message>
        <source>The counts of the sections before are added: each address now counts </source>
        <translation>Die Anzahlen der Abschnitte davor kommen hinzu: Jede Adresse zählt nun </translation>
    </message>
    <message>
        <source>all values that are %1, up to and including its own</source>
        <translation>alle Werte bis einschließlich des eigenen, die %1 sind</translation>
    </message>
    <message>
        <source>%1 work-groups each scan the flags of one section: </source>
        <translation>%1 Work-Groups scannen die Flags je eines Abschnitts: </translation>
    </message>
    <message>
        <source>an address counts the values of its section that are %1, up to and including its own</source>
        <translation>eine Adresse zählt die Werte ihres Abschnitts bis einschließlich des eigenen, die %1 sind</translation>
    </message>
    <message>
        <source>The flags are scanned: </source>
        <translation>Die Flags werden gescannt: </translation>
    </message>
    <message>
        <source>each address counts the values that are %1, up to and including its own</source>
        <translation>jede Adresse zählt die Werte bis einschließlich des eigenen, die %1 sind</translation>
    </message>
    <message>
        <source>Every value is tested: </source>
        <translation>Jeder Wert wird geprüft: </translation>
    </message>
    <message>
        <source>Work-item %1: value %2, address %3, slot %4</source>
        <translation>Work-Item %1: Wert %2, Adresse %3, Platz %4</translation>
    </message>
    <message>
        <source>level %1, %2</source>
        <translation>Ebene %1, %2</translation>
    </message>
    <message>
        <source>no partner</source>
        <translation>ohne Partner</translation>
    </message>
    <message>
        <source>left run</source>
        <translation>linker Lauf</translation>
    </message>
    <message>
        <source>right run</source>
        <translation>rechter Lauf</translation>
    </message>
    <message>
        <source>work-item %1</source>
        <translation>Work-Item %1</translation>
    </message>
    <message>
        <source>; within a bucket the keys keep their order: </source>
        <translation>; innerhalb eines Fachs behalten die Schlüssel ihre Reihenfolge: </translation>
    </message>
    <message>
        <source>%1 of %2 keys</source>
        <translation>%1 von %2 Schlüsseln</translation>
    </message>
    <message>
        <source>after launch %1</source>
        <translation>nach Aufruf %1</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>nach %1</translation>
    </message>
    <message>
        <source>finished earlier</source>
        <translation>schon fertig</translation>
    </message>
    <message>
        <source>not in this launch</source>
        <translation>nicht in diesem Aufruf</translation>
    </message>
    <message>
        <source>launch %1</source>
        <translation>Aufruf %1</translation>
    </message>
    <message>
        <source>launches %1</source>
        <translation>Aufrufe %1</translation>
    </message>
    <message>
        <source>launches %1 to %2</source>
        <translation>Aufrufe %1 bis %2</translation>
    </message>
    <message>
        <source>pivot</source>
        <translation>Pivot</translation>
    </message>
    <message>
        <source>less</source>
        <translation>kleiner</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>greater</source>
        <translation>größer</translation>
    </message>
    <message>
        <source>bucket %1</source>
        <translation>Fach %1</translation>
    </message>
    <message>
        <source>All </source>
        <translation>Alle </translation>
    </message>
    <message>
        <source>. If a network sorts all of these, it sorts every input; only </source>
        <translation>. Sortiert ein Netz sie alle, so sortiert es jede Eingabe; nur </translation>
    </message>
    <message>
        <source> of them are sorted already.</source>
        <translation> davon sind schon sortiert.</translation>
    </message>
    <message>
        <source>Only </source>
        <translation>Nur </translation>
    </message>
    <message>
        <source>, all of them sorted: by the 0-1 principle the network sorts every input.</source>
        <translation>, alle sortiert: Nach dem 0-1-Prinzip sortiert das Netz jede Eingabe.</translation>
    </message>
    <message>
        <source> beside </source>
        <translation> neben </translation>
    </message>
    <message>
        <source>: the network does not sort. From %1 it makes %2.</source>
        <translation>: Das Netz sortiert nicht. Aus %1 macht es %2.</translation>
    </message>
    <message>
        <source>Layer %1 changes </source>
        <translation>Schicht %1 ändert </translation>
    </message>
    <message numerus="yes">
        <source> are each sorted on their own.</source>
        <translation>
            <numerusform> wird für sich sortiert.</numerusform>
            <numerusform> werden je für sich sortiert.</numerusform>
        </translation>
    </message>
    <message>
        <source> of up to %1 keys are each sorted on their own first, then </source>
        <translation> von höchstens %1 Schlüsseln werden zuerst je für sich sortiert, dann: </translation>
    </message>
    <message>
        <source> of %1; </source>
        <translation> von %1; </translation>
    </message>
    <message>
        <source>%1 different patterns become </source>
        <translation>aus %1 verschiedenen Mustern werden </translation>
    </message>
    <message>
        <source>wire %1</source>
        <translation>Leitung %1</translation>
    </message>
    <message>
        <source>rows: wires 0–%1, columns: wires %2–%3; filled is 1</source>
        <translation>Zeilen: Leitungen 0–%1, Spalten: Leitungen %2–%3; gefüllt ist 1</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>Schicht %1</translation>
    </message>
    <message>
        <source>of %1 occur</source>
        <translation>von %1 kommen vor</translation>
    </message>
    <message>
        <source>of %1 patterns occur</source>
        <translation>von %1 Mustern kommen vor</translation>
    </message>
    <message>
        <source>of them are not sorted</source>
        <translation>davon sind nicht sortiert</translation>
    </message>
    <message>
        <source>of them are sorted</source>
        <translation>davon sind sortiert</translation>
    </message>
    <message numerus="yes">
        <source>%1 levels of merging</source>
        <translation>
            <numerusform>%1 Ebene von Mischungen</numerusform>
            <numerusform>%1 Ebenen von Mischungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> sort them; each makes runs twice as long.</source>
        <translation>
            <numerusform> sortiert sie; sie macht die Läufe doppelt so lang.</numerusform>
            <numerusform> sortieren sie; jede macht die Läufe doppelt so lang.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of %1 work-items</source>
        <translation>
            <numerusform>%1 Work-Item</numerusform>
            <numerusform>Jedes von %1 Work-Items</numerusform>
        </translation>
    </message>
    <message>
        <source> finds, by binary search on its diagonal, where to split the two runs: </source>
        <translation> findet durch binäre Suche auf seiner Diagonale, wo die beiden Läufe zu teilen sind: </translation>
    </message>
    <message>
        <source>, at most %1 per work-item</source>
        <translation>, höchstens %1 je Work-Item</translation>
    </message>
    <message>
        <source> merges the two runs: </source>
        <translation> mischt die beiden Läufe: </translation>
    </message>
    <message>
        <source> merge one pair of runs, each doing one stretch: </source>
        <translation> mischen ein Paar von Läufen, jedes ein Stück: </translation>
    </message>
    <message>
        <source> merge %1 pairs of runs, each doing one stretch: </source>
        <translation> mischen %1 Paare von Läufen, jedes ein Stück: </translation>
    </message>
    <message>
        <source>1, 2, …: order of a work-item&apos;s comparisons</source>
        <translation>1, 2, …: Reihenfolge der Vergleiche eines Work-Items</translation>
    </message>
    <message>
        <source>circle: the left key comes first</source>
        <translation>Kreis: der linke Schlüssel kommt zuerst</translation>
    </message>
    <message>
        <source>square: the right key comes first</source>
        <translation>Quadrat: der rechte Schlüssel kommt zuerst</translation>
    </message>
    <message>
        <source>circle: the left key comes first, square: the right one</source>
        <translation>Kreis: der linke Schlüssel kommt zuerst, Quadrat: der rechte</translation>
    </message>
    <message numerus="yes">
        <source>%1 comparisons</source>
        <translation>
            <numerusform>%1 Vergleich</numerusform>
            <numerusform>%1 Vergleiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keys come from left runs</source>
        <translation>
            <numerusform>%1 Schlüssel kommt aus einem linken Lauf</numerusform>
            <numerusform>%1 Schlüssel kommen aus linken Läufen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 from right ones</source>
        <translation>
            <numerusform>%1 aus einem rechten</numerusform>
            <numerusform>%1 aus rechten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 segments are each sorted on their own: </source>
        <translation>
            <numerusform>%1 Segment wird für sich sortiert: </numerusform>
            <numerusform>%1 Segmente werden je für sich sortiert: </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 partitions</source>
        <translation>
            <numerusform>%1 Teilung</numerusform>
            <numerusform>%1 Teilungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leaves, each sorted on its own,</source>
        <translation>
            <numerusform>%1 Blatt, das für sich sortiert wird,</numerusform>
            <numerusform>%1 Blätter, die für sich sortiert werden,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> put them in order, in a tree of %1.</source>
        <translation>
            <numerusform> bringt sie in Ordnung, in einem Baum von %1.</numerusform>
            <numerusform> bringen sie in Ordnung, in einem Baum von %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>each launch finds the key that comes first of those that are left.</source>
        <translation>Jeder Aufruf findet von den übrigen den Schlüssel, der zuerst kommt.</translation>
    </message>
    <message>
        <source>they are few enough for one work-item to sort them by itself.</source>
        <translation>Sie sind wenige genug, dass ein Work-Item sie allein sortiert.</translation>
    </message>
    <message>
        <source> The host launches every step, since OpenCL 1.2 kernels cannot launch kernels.</source>
        <translation> Jeden Schritt ruft der Host auf, denn Kernel von OpenCL 1.2 können keine Kernel aufrufen.</translation>
    </message>
    <message>
        <source>: no key moves, the next launch needs what is made here. </source>
        <translation>: Kein Schlüssel bewegt sich, der nächste Aufruf braucht, was hier entsteht. </translation>
    </message>
    <message>
        <source> is partitioned around the pivot %1: </source>
        <translation> wird um das Pivot %1 geteilt: </translation>
    </message>
    <message numerus="yes">
        <source> are partitioned, each around a pivot of its own: </source>
        <translation>
            <numerusform> wird um ein Pivot geteilt: </numerusform>
            <numerusform> werden geteilt, jedes um ein eigenes Pivot: </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> are partitioned into </source>
        <translation>
            <numerusform> wird geteilt in </numerusform>
            <numerusform> werden geteilt in </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 levels</source>
        <translation>
            <numerusform>%1 Ebene</numerusform>
            <numerusform>%1 Ebenen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 segments</source>
        <translation>
            <numerusform>%1 Segment</numerusform>
            <numerusform>%1 Segmente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keys are less</source>
        <translation>
            <numerusform>%1 Schlüssel ist kleiner</numerusform>
            <numerusform>%1 Schlüssel sind kleiner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 equal</source>
        <translation>
            <numerusform>%1 gleich</numerusform>
            <numerusform>%1 gleich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 greater</source>
        <translation>
            <numerusform>%1 größer</numerusform>
            <numerusform>%1 größer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 buckets</source>
        <translation>
            <numerusform>%1 Fach</numerusform>
            <numerusform>%1 Fächer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leaves</source>
        <translation>
            <numerusform>%1 Blatt</numerusform>
            <numerusform>%1 Blätter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> holding %1 in all are sorted: </source>
        <translation>
            <numerusform> mit %1 wird sortiert: </numerusform>
            <numerusform> mit zusammen %1 werden sortiert: </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 inputs of zeros and ones</source>
        <translation>
            <numerusform>%1 Eingabe aus Nullen und Einsen</numerusform>
            <numerusform>%1 Eingaben aus Nullen und Einsen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> on %1 wires wait</source>
        <translation>
            <numerusform> auf %1 Leitung warten</numerusform>
            <numerusform> auf %1 Leitungen warten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 different patterns are left</source>
        <translation>
            <numerusform>%1 Muster ist übrig</numerusform>
            <numerusform>%1 verschiedene Muster sind übrig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 patterns that are not sorted are left</source>
        <translation>
            <numerusform>%1 unsortiertes Muster ist übrig</numerusform>
            <numerusform>%1 unsortierte Muster sind übrig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sorted ones</source>
        <translation>
            <numerusform>%1 sortierten</numerusform>
            <numerusform>%1 sortierten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of them sorted</source>
        <translation>
            <numerusform>%1 davon sortiert</numerusform>
            <numerusform>%1 davon sortiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 inputs</source>
        <translation>
            <numerusform>%1 Eingabe</numerusform>
            <numerusform>%1 Eingaben</numerusform>
        </translation>
    </message>
    <message>
        <source>as before, </source>
        <translation>wie zuvor </translation>
    </message>
    <message numerus="yes">
        <source>%1 different patterns occur</source>
        <translation>
            <numerusform>kommt %1 Muster vor</numerusform>
            <numerusform>kommen %1 verschiedene Muster vor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 different patterns occurred before it</source>
        <translation>
            <numerusform>davor kam %1 Muster vor</numerusform>
            <numerusform>davor kamen %1 verschiedene Muster vor</numerusform>
        </translation>
    </message>
    <message>
        <source>ones before</source>
        <translation>Einsen davor</translation>
    </message>
    <message>
        <source>new place</source>
        <translation>neuer Platz</translation>
    </message>
    <message numerus="yes">
        <source> are read with no barrier behind the writes of other work-items.</source>
        <translation>
            <numerusform> wird gelesen, ohne dass eine Barriere hinter dem Schreiben eines anderen Work-Items steht.</numerusform>
            <numerusform> werden gelesen, ohne dass eine Barriere hinter dem Schreiben anderer Work-Items steht.</numerusform>
        </translation>
    </message>
    <message>
        <source>was</source>
        <translation>zuvor</translation>
    </message>
    <message>
        <source>sum published</source>
        <translation>Summe veröffentlicht</translation>
    </message>
    <message>
        <source>result published</source>
        <translation>Ergebnis veröffentlicht</translation>
    </message>
    <message>
        <source>sum read</source>
        <translation>Summe gelesen</translation>
    </message>
    <message>
        <source>result read</source>
        <translation>Ergebnis gelesen</translation>
    </message>
    <message>
        <source>sum before</source>
        <translation>Summe davor</translation>
    </message>
    <message>
        <source>result before</source>
        <translation>Ergebnis davor</translation>
    </message>
    <message>
        <source>in this order</source>
        <translation>in dieser Reihenfolge</translation>
    </message>
    <message>
        <source>from block %1</source>
        <translation>von Block %1</translation>
    </message>
    <message>
        <source>column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>own sums</source>
        <translation>eigene Summen</translation>
    </message>
    <message>
        <source>passed on</source>
        <translation>weitergegeben</translation>
    </message>
    <message>
        <source>, so the first of them has address 1.</source>
        <translation>, der erste davon hat also die Adresse 1.</translation>
    </message>
    <message>
        <source>sorted blocks</source>
        <translation>sortierte Blöcke</translation>
    </message>
    <message>
        <source>places</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>letter %1</source>
        <translation>Zeichen %1</translation>
    </message>
    <message>
        <source>base</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>before</source>
        <translation>davor</translation>
    </message>
    <message>
        <source>Work-item %1</source>
        <translation>Work-Item %1</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Schlüssel %1</translation>
    </message>
    <message>
        <source>Keys %1–%2</source>
        <translation>Schlüssel %1–%2</translation>
    </message>
    <message>
        <source>from key</source>
        <translation>ab Schlüssel</translation>
    </message>
    <message>
        <source>Work-group %1</source>
        <translation>Work-Group %1</translation>
    </message>
    <message>
        <source>character %1</source>
        <translation>Zeichen %1</translation>
    </message>
    <message>
        <source>ones digit</source>
        <translation>Einer</translation>
    </message>
    <message>
        <source>tens digit</source>
        <translation>Zehner</translation>
    </message>
    <message>
        <source>hundreds digit</source>
        <translation>Hunderter</translation>
    </message>
    <message>
        <source>thousands digit</source>
        <translation>Tausender</translation>
    </message>
    <message>
        <source>digit of %1</source>
        <translation>Stelle %1</translation>
    </message>
    <message>
        <source>a decimal digit</source>
        <translation>eine Dezimalziffer</translation>
    </message>
    <message>
        <source>a character</source>
        <translation>ein Zeichen</translation>
    </message>
    <message>
        <source>a digit of %1</source>
        <translation>eine Ziffer von %1</translation>
    </message>
    <message>
        <source> by %1 will sort it.</source>
        <translation> über %1 sortiert ihn.</translation>
    </message>
    <message>
        <source> by %1 will sort them.</source>
        <translation> über %1 sortiert sie.</translation>
    </message>
    <message>
        <source> will sort them, each by %1, the last one first.</source>
        <translation> sortieren sie, jeder über %1, das letzte zuerst.</translation>
    </message>
    <message>
        <source> will sort them, each by %1, the lowest one first.</source>
        <translation> sortieren sie, jeder über %1, die niedrigste zuerst.</translation>
    </message>
    <message>
        <source>Read %1 of every key: </source>
        <translation>Lies %1 jedes Schlüssels: </translation>
    </message>
    <message numerus="yes">
        <source>%1 bits are 1</source>
        <translation>
            <numerusform>%1 Bit ist 1</numerusform>
            <numerusform>%1 Bits sind 1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, in %1 rounds</source>
        <translation>
            <numerusform>, in %1 Runde</numerusform>
            <numerusform>, in %1 Runden</numerusform>
        </translation>
    </message>
    <message>
        <source> in %1 rounds</source>
        <translation> in %1 Runden</translation>
    </message>
    <message>
        <source>in %1 rounds</source>
        <translation>in %1 Runden</translation>
    </message>
    <message>
        <source>, so the first of them in a section has address 1.</source>
        <translation>, der erste in einem Abschnitt hat also die Adresse 1.</translation>
    </message>
    <message>
        <source>; a 0 follows the last one, so that the scan ends with their number.</source>
        <translation>; hinter dem letzten steht eine 0, damit der Scan mit ihrer Anzahl endet.</translation>
    </message>
    <message>
        <source>Scan, each block by itself: </source>
        <translation>Scan, jeder Block für sich: </translation>
    </message>
    <message>
        <source>Scan: </source>
        <translation>Scan: </translation>
    </message>
    <message>
        <source>complemented</source>
        <translation>umgekehrt</translation>
    </message>
    <message>
        <source>By the complemented bits, a key with a 0 moves forward by </source>
        <translation>Nach den umgekehrten Bits rückt ein Schlüssel mit einer 0 vor um </translation>
    </message>
    <message numerus="yes">
        <source>scan in %1 rounds</source>
        <translation>
            <numerusform>Scan in %1 Runde</numerusform>
            <numerusform>Scan in %1 Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>no letter</source>
        <translation>kein Buchstabe</translation>
    </message>
    <message>
        <source>each entry is the number of 1s before it in its block.</source>
        <translation>Jeder Eintrag ist die Anzahl der Einsen vor ihm in seinem Block.</translation>
    </message>
    <message>
        <source>each entry is the number of 1s before it; the last one counts them all.</source>
        <translation>Jeder Eintrag ist die Anzahl der Einsen vor ihm; der letzte zählt sie alle.</translation>
    </message>
    <message>
        <source> Each digit is complemented, so that the largest comes first.</source>
        <translation> Jede Ziffer wird bitweise umgekehrt, damit die größte vorn steht.</translation>
    </message>
    <message numerus="yes">
        <source> Only the %1 digits that occur have rows here.</source>
        <translation>
            <numerusform> Nur die %1 vorkommende Ziffer hat hier eine Zeile.</numerusform>
            <numerusform> Nur die %1 vorkommenden Ziffern haben hier Zeilen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %1 keys long,</source>
        <translation>
            <numerusform>, %1 Schlüssel lang,</numerusform>
            <numerusform>, je %1 Schlüssel lang,</numerusform>
        </translation>
    </message>
    <message>
        <source>, %1 to %2 keys long,</source>
        <translation>, %1 bis %2 Schlüssel lang,</translation>
    </message>
    <message>
        <source>%1 (complemented)</source>
        <translation>%1 (umgekehrt)</translation>
    </message>
    <message>
        <source>Every work-group sorts its own keys by %1 in local memory and counts its digits: </source>
        <translation>Jede Work-Group sortiert ihre Schlüssel im lokalen Speicher nach %1 und zählt ihre Ziffern: </translation>
    </message>
    <message>
        <source> in %1, equal digits in their order.</source>
        <translation> in %1, gleiche Ziffern in ihrer Reihenfolge.</translation>
    </message>
    <message>
        <source>Every work-item counts the digits of its own keys, %1, one after the other: </source>
        <translation>Jedes Work-Item zählt die Ziffern seiner eigenen Schlüssel, %1, einen nach dem anderen: </translation>
    </message>
    <message>
        <source>Every key raises the counter of its digit, %1, in its own work-group: </source>
        <translation>Jeder Schlüssel erhöht in seiner Work-Group den Zähler seiner Ziffer, %1: </translation>
    </message>
    <message>
        <source>Each row of counts is cut into blocks of %1, each scanned by itself%2: </source>
        <translation>Jede Zeile von Anzahlen ist in Blöcke geteilt, die je %1 umfassen und je für sich gescannt werden%2: </translation>
    </message>
    <message>
        <source> for now count from the beginning of their block, and </source>
        <translation> zählen vorerst ab dem Anfang ihres Blocks, und </translation>
    </message>
    <message numerus="yes">
        <source>%1 block sums</source>
        <translation>
            <numerusform>%1 Blocksumme</numerusform>
            <numerusform>%1 Blocksummen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> are kept.</source>
        <translation>
            <numerusform> wird aufgehoben.</numerusform>
            <numerusform> werden aufgehoben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each block adds up the sums of the blocks before it in its row: </source>
        <translation>Jeder Block addiert die Summen der Blöcke vor ihm in seiner Zeile: </translation>
    </message>
    <message numerus="yes">
        <source>%1 sums before</source>
        <translation>
            <numerusform>%1 Summe davor</numerusform>
            <numerusform>%1 Summen davor</numerusform>
        </translation>
    </message>
    <message>
        <source>; the last block of each row also finds the total of its digit: </source>
        <translation>; der letzte Block jeder Zeile findet auch die Gesamtzahl ihrer Ziffer: </translation>
    </message>
    <message numerus="yes">
        <source>%1 totals</source>
        <translation>
            <numerusform>%1 Gesamtzahl</numerusform>
            <numerusform>%1 Gesamtzahlen</numerusform>
        </translation>
    </message>
    <message>
        <source>What comes before its block is added to each start: </source>
        <translation>Zu jedem Anfang kommt hinzu, was vor seinem Block steht: </translation>
    </message>
    <message numerus="yes">
        <source> now count from the beginning of their row.</source>
        <translation>
            <numerusform> zählt nun ab dem Anfang seiner Zeile.</numerusform>
            <numerusform> zählen nun ab dem Anfang ihrer Zeile.</numerusform>
        </translation>
    </message>
    <message>
        <source>The totals of the digits are scanned%1: a digit&apos;s base tells how many keys come before its bucket: </source>
        <translation>Die Gesamtzahlen der Ziffern werden%1 gescannt: Die Basis einer Ziffer sagt, wie viele Schlüssel vor ihrem Fach kommen: </translation>
    </message>
    <message numerus="yes">
        <source>%1 bases</source>
        <translation>
            <numerusform>%1 Basis</numerusform>
            <numerusform>%1 Basen</numerusform>
        </translation>
    </message>
    <message>
        <source>Each digit&apos;s base is added to its row: </source>
        <translation>Die Basis jeder Ziffer kommt zu ihrer Zeile hinzu: </translation>
    </message>
    <message numerus="yes">
        <source> are now places among all keys.</source>
        <translation>
            <numerusform> ist nun ein Platz unter allen Schlüsseln.</numerusform>
            <numerusform> sind nun Plätze unter allen Schlüsseln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 additions</source>
        <translation>
            <numerusform>%1 Addition</numerusform>
            <numerusform>%1 Additionen</numerusform>
        </translation>
    </message>
    <message>
        <source>: they say how many ones come before each block.</source>
        <translation>: Sie sagen, wie viele Einsen vor jedem Block kommen.</translation>
    </message>
    <message>
        <source>The ones of the blocks before are added: </source>
        <translation>Die Einsen der Blöcke davor kommen hinzu: </translation>
    </message>
    <message numerus="yes">
        <source>%1 numbers</source>
        <translation>
            <numerusform>%1 Zahl</numerusform>
            <numerusform>%1 Zahlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> now count all ones before them.</source>
        <translation>
            <numerusform> zählt nun alle Einsen davor.</numerusform>
            <numerusform> zählen nun alle Einsen davor.</numerusform>
        </translation>
    </message>
    <message>
        <source>A key with a 0 moves forward by </source>
        <translation>Ein Schlüssel mit einer 0 rückt vor um </translation>
    </message>
    <message>
        <source>the number of 1s before it</source>
        <translation>die Zahl der Einsen davor</translation>
    </message>
    <message>
        <source>; one with a 1 goes behind </source>
        <translation>; einer mit einer 1 kommt hinter </translation>
    </message>
    <message numerus="yes">
        <source>the %1 keys with a 0</source>
        <translation>
            <numerusform>den %1 Schlüssel mit einer 0</numerusform>
            <numerusform>die %1 Schlüssel mit einer 0</numerusform>
        </translation>
    </message>
    <message>
        <source> and the 1s before it: </source>
        <translation> und die Einsen davor: </translation>
    </message>
    <message>
        <source>The keys of a block that have the same digit go to their bucket side by side: </source>
        <translation>Die Schlüssel eines Blocks mit gleicher Ziffer kommen nebeneinander in ihr Fach: </translation>
    </message>
    <message numerus="yes">
        <source>%1 runs of neighbouring places</source>
        <translation>
            <numerusform>%1 Lauf benachbarter Plätze</numerusform>
            <numerusform>%1 Läufe benachbarter Plätze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> are written; unsorted blocks would have needed %1; </source>
        <translation>
            <numerusform> wird geschrieben; unsortierte Blöcke hätten %1 gebraucht; </numerusform>
            <numerusform> werden geschrieben; unsortierte Blöcke hätten %1 gebraucht; </numerusform>
        </translation>
    </message>
    <message>
        <source>work-item</source>
        <translation>Work-Item</translation>
    </message>
    <message>
        <source>work-group</source>
        <translation>Work-Group</translation>
    </message>
    <message>
        <source>The sums of the blocks are scanned with </source>
        <translation>Die Summen der Blöcke werden gescannt, mit </translation>
    </message>
    <message>
        <source>Every work-item takes its own keys, one after the other, to the next free slots of their buckets, from </source>
        <translation>Jedes Work-Item bringt seine Schlüssel nacheinander auf die nächsten freien Plätze ihrer Fächer, zuerst </translation>
    </message>
    <message>
        <source> on: </source>
        <translation>, dann die Plätze dahinter: </translation>
    </message>
    <message>
        <source>a work-group&apos;s keys in local memory</source>
        <translation>Schlüssel einer Work-Group im lokalen Speicher</translation>
    </message>
    <message>
        <source>in local memory</source>
        <translation>im lokalen Speicher</translation>
    </message>
    <message>
        <source>local</source>
        <translation>lokal</translation>
    </message>
    <message>
        <source>One key needs no launch.</source>
        <translation>Ein Schlüssel braucht keinen Aufruf.</translation>
    </message>
    <message>
        <source>mirrored</source>
        <translation>gespiegelt</translation>
    </message>
    <message numerus="yes">
        <source> load %1 into local memory</source>
        <translation>
            <numerusform> lädt %1 in den lokalen Speicher</numerusform>
            <numerusform> laden %1 in den lokalen Speicher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> store %1 in global memory again</source>
        <translation>
            <numerusform> schreibt %1 in den globalen Speicher zurück</numerusform>
            <numerusform> schreiben %1 in den globalen Speicher zurück</numerusform>
        </translation>
    </message>
    <message>
        <source>, one after another</source>
        <translation>, einen nach dem anderen</translation>
    </message>
    <message>
        <source> In the end one work-item of each group stores all keys, one after another.</source>
        <translation> Am Ende schreibt ein Work-Item jeder Gruppe alle Schlüssel zurück, einen nach dem anderen.</translation>
    </message>
    <message>
        <source>%1 of %2 work-groups</source>
        <translation>%1 von %2 Work-Groups</translation>
    </message>
    <message>
        <source>, in which one work-item takes up to %1 pairs, one after another: </source>
        <translation>, in denen ein Work-Item bis zu %1 Paare nimmt, eines nach dem anderen: </translation>
    </message>
    <message numerus="yes">
        <source>; %2 work-items take %1 each, one after another</source>
        <translation>
            <numerusform>; %2 Work-Item nimmt %1, eines nach dem anderen</numerusform>
            <numerusform>; %2 Work-Items nehmen je %1, eines nach dem anderen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %2 work-items take up to %1 each, one after another</source>
        <translation>
            <numerusform>; %2 Work-Item nimmt bis zu %1, eines nach dem anderen</numerusform>
            <numerusform>; %2 Work-Items nehmen je bis zu %1, eines nach dem anderen</numerusform>
        </translation>
    </message>
    <message>
        <source> each load %1 into local memory, one after another: %2 in all</source>
        <translation> laden je %1 in den lokalen Speicher, einen nach dem anderen: %2 zusammen</translation>
    </message>
    <message>
        <source> each store %1 in global memory again, one after another: %2 in all</source>
        <translation> schreiben je %1 in den globalen Speicher zurück, einen nach dem anderen: %2 zusammen</translation>
    </message>
    <message numerus="yes">
        <source>up to %1 keys</source>
        <translation>
            <numerusform>bis zu %1 Schlüssel</numerusform>
            <numerusform>bis zu %1 Schlüssel</numerusform>
        </translation>
    </message>
    <message>
        <source> In each group the first work-item has slots %1, the next %2, and so on.</source>
        <translation> In jeder Gruppe hat das erste Work-Item die Plätze %1, das nächste %2 und so weiter.</translation>
    </message>
    <message>
        <source> A key has two: its index and its value.</source>
        <translation> Ein Schlüssel hat zwei: seinen Index und seinen Wert.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>, up to %1 pairs of a layer one after another: </source>
        <translation>, bis zu %1 Paare einer Schicht nacheinander: </translation>
    </message>
    <message>
        <source> of one work-item</source>
        <translation> von einem Work-Item</translation>
    </message>
    <message numerus="yes">
        <source> compare keys in local memory (dashed), in </source>
        <translation>
            <numerusform> vergleicht Schlüssel im lokalen Speicher (gestrichelt), in </numerusform>
            <numerusform> vergleichen Schlüssel im lokalen Speicher (gestrichelt), in </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> keep their keys in local memory (dashed) for </source>
        <translation>
            <numerusform> behält ihre Schlüssel im lokalen Speicher (gestrichelt) für </numerusform>
            <numerusform> behalten ihre Schlüssel im lokalen Speicher (gestrichelt) für </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 layers of comparators</source>
        <translation>
            <numerusform>%1 Schicht von Vergleichern</numerusform>
            <numerusform>%1 Schichten von Vergleichern</numerusform>
        </translation>
    </message>
    <message>
        <source>Shuffle: the halves of every %1 wires are interleaved; </source>
        <translation>Verschränken: Die Hälften von je %1 Leitungen werden verschränkt; </translation>
    </message>
    <message>
        <source>Unshuffle: of every %1 wires the keys at even places go to the first half, the others to the second; </source>
        <translation>Entmischen: Von je %1 Leitungen kommen die Schlüssel an geraden Plätzen in die erste Hälfte, die anderen in die zweite; </translation>
    </message>
    <message numerus="yes">
        <source>%1 keys change wires</source>
        <translation>
            <numerusform>%1 Schlüssel wechselt die Leitung</numerusform>
            <numerusform>%1 Schlüssel wechseln die Leitung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %1 pads move along</source>
        <translation>
            <numerusform>; %1 Füllwert wandert mit</numerusform>
            <numerusform>; %1 Füllwerte wandern mit</numerusform>
        </translation>
    </message>
    <message>
        <source> to be moved.</source>
        <translation> darauf, bewegt zu werden.</translation>
    </message>
    <message>
        <source>The keys are not sorted: </source>
        <translation>Die Schlüssel sind nicht sortiert: </translation>
    </message>
    <message numerus="yes">
        <source>%1 of them are not what belongs there</source>
        <translation>
            <numerusform>%1 davon gehört nicht dorthin</numerusform>
            <numerusform>%1 davon gehören nicht dorthin</numerusform>
        </translation>
    </message>
    <message>
        <source>ballot</source>
        <translation>abstimmen</translation>
    </message>
    <message numerus="yes">
        <source> wait: one work-group is to sort them by </source>
        <translation>
            <numerusform> wartet: Eine Work-Group sortiert ihn nach </numerusform>
            <numerusform> warten: Eine Work-Group sortiert sie nach </numerusform>
        </translation>
    </message>
    <message>
        <source>, the lowest first.</source>
        <translation>, das niedrigste zuerst.</translation>
    </message>
    <message>
        <source>One work-group sorts </source>
        <translation>Eine Work-Group sortiert </translation>
    </message>
    <message>
        <source> in local memory, one bit after the other: </source>
        <translation> im lokalen Speicher, ein Bit nach dem anderen: </translation>
    </message>
    <message>
        <source>Every work-item loads its key into local memory: </source>
        <translation>Jedes Work-Item lädt seinen Schlüssel in den lokalen Speicher: </translation>
    </message>
    <message>
        <source>Work-items whose key has a 1 as %1 put it into a word that all of them read: </source>
        <translation>Work-Items, deren Schlüssel als %1 eine 1 hat, tragen sie in ein Wort ein, das alle lesen: </translation>
    </message>
    <message>
        <source>Every work-item stores the key that now stands at its place: </source>
        <translation>Jedes Work-Item speichert den Schlüssel, der nun an seinem Platz steht: </translation>
    </message>
    <message>
        <source>Every key raises the counter of its %1 in its own block: </source>
        <translation>Jeder Schlüssel erhöht im eigenen Block den Zähler seiner Stelle (%1): </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs of successive keys with one first field keep the order of the first sort</source>
        <translation>
            <numerusform>%1 Paar benachbarter Schlüssel mit gleichem ersten Feld behält die Ordnung der ersten Sortierung</numerusform>
            <numerusform>%1 Paare benachbarter Schlüssel mit gleichem ersten Feld behalten die Ordnung der ersten Sortierung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 pairs of successive keys with one first field have crossed since the first sort</source>
        <translation>
            <numerusform>%1 von %2 Paaren benachbarter Schlüssel mit gleichem ersten Feld hat sich seit der ersten Sortierung gekreuzt</numerusform>
            <numerusform>%1 von %2 Paaren benachbarter Schlüssel mit gleichem ersten Feld haben sich seit der ersten Sortierung gekreuzt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs of successive equal keys keep their order</source>
        <translation>
            <numerusform>%1 Paar aufeinanderfolgender gleicher Schlüssel behält seine Reihenfolge</numerusform>
            <numerusform>%1 Paare aufeinanderfolgender gleicher Schlüssel behalten ihre Reihenfolge</numerusform>
        </translation>
    </message>
    <message>
        <source>path of the keys %1</source>
        <translation>Weg der Schlüssel %1</translation>
    </message>
    <message>
        <source>keys %1</source>
        <translation>Schlüssel %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 pairs of successive equal keys have crossed</source>
        <translation>
            <numerusform>%1 von %2 Paaren aufeinanderfolgender gleicher Schlüssel hat sich gekreuzt</numerusform>
            <numerusform>%1 von %2 Paaren aufeinanderfolgender gleicher Schlüssel haben sich gekreuzt</numerusform>
        </translation>
    </message>
    <message>
        <source>local memory</source>
        <translation>lokaler Speicher</translation>
    </message>
    <message>
        <source>set to 0</source>
        <translation>auf 0 setzen</translation>
    </message>
    <message>
        <source>ones so far</source>
        <translation>Einsen bisher</translation>
    </message>
    <message>
        <source>by work-item</source>
        <translation>je Work-Item</translation>
    </message>
    <message>
        <source>The counters of every block are set to 0: </source>
        <translation>Die Zähler jedes Blocks werden auf 0 gesetzt: </translation>
    </message>
    <message numerus="yes">
        <source>%1 counters</source>
        <translation>
            <numerusform>%1 Zähler</numerusform>
            <numerusform>%1 Zähler</numerusform>
        </translation>
    </message>
    <message>
        <source>Every work-group loads its keys into local memory and counts their digits: </source>
        <translation>Jede Work-Group lädt ihre Schlüssel in den lokalen Speicher und zählt ihre Ziffern: </translation>
    </message>
    <message>
        <source>Every work-item takes %1 of its keys and counts the ones: </source>
        <translation>Jedes Work-Item nimmt %1 seiner Schlüssel und zählt die Einsen: </translation>
    </message>
    <message numerus="yes">
        <source>%1 ones</source>
        <translation>
            <numerusform>%1 Eins</numerusform>
            <numerusform>%1 Einsen</numerusform>
        </translation>
    </message>
    <message>
        <source>The work-items&apos; ones are scanned in each block: </source>
        <translation>Die Einsen der Work-Items werden in jedem Block gescannt: </translation>
    </message>
    <message>
        <source>In each block the keys with a %1 as %2 go to the front, those with a %3 behind them: </source>
        <translation>In jedem Block kommen die Schlüssel mit einer %1 als %2 nach vorn, die mit einer %3 dahinter: </translation>
    </message>
    <message>
        <source>The counts of each block are scanned, to tell where its buckets begin: </source>
        <translation>Die Anzahlen jedes Blocks werden gescannt, damit man weiß, wo seine Fächer anfangen: </translation>
    </message>
    <message>
        <source>Every work-group stores its sorted block: </source>
        <translation>Jede Work-Group speichert ihren sortierten Block: </translation>
    </message>
    <message>
        <source>add</source>
        <translation>addieren</translation>
    </message>
    <message>
        <source>The bits are loaded into local memory: </source>
        <translation>Die Bits werden in den lokalen Speicher geladen: </translation>
    </message>
    <message numerus="yes">
        <source>What stands %1 places before is added: </source>
        <translation>
            <numerusform>Was %1 Platz davor steht, wird addiert: </numerusform>
            <numerusform>Was %1 Plätze davor steht, wird addiert: </numerusform>
        </translation>
    </message>
    <message>
        <source>Every sum is stored one place further on, so that it counts the ones before: </source>
        <translation>Jede Summe wird einen Platz weiter gespeichert und zählt so die Einsen davor: </translation>
    </message>
    <message>
        <source>The table is scanned in tiles, each by a work-group of its own%1: </source>
        <translation>Die Tabelle wird in Kacheln gescannt, jede von einer eigenen Work-Group%1: </translation>
    </message>
    <message numerus="yes">
        <source>%1 tiles</source>
        <translation>
            <numerusform>%1 Kachel</numerusform>
            <numerusform>%1 Kacheln</numerusform>
        </translation>
    </message>
    <message>
        <source> with </source>
        <translation> mit </translation>
    </message>
    <message numerus="yes">
        <source> that count from the beginning of their tile.</source>
        <translation>
            <numerusform> ab dem Anfang seiner Kachel.</numerusform>
            <numerusform> ab dem Anfang ihrer Kachel.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tiles&apos; sums are scanned, to tell how many keys come before each tile: </source>
        <translation>Die Summen der Kacheln werden gescannt, damit man weiß, wie viele Schlüssel vor jeder Kachel kommen: </translation>
    </message>
    <message>
        <source>What comes before its tile is added to each start: </source>
        <translation>Zu jedem Anfang kommt hinzu, was vor seiner Kachel kommt: </translation>
    </message>
    <message numerus="yes">
        <source>%1 keys are copied back</source>
        <translation>
            <numerusform>%1 Schlüssel wird zurückkopiert</numerusform>
            <numerusform>%1 Schlüssel werden zurückkopiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, each to the same place; </source>
        <translation>
            <numerusform> an denselben Platz; </numerusform>
            <numerusform>, jeder an denselben Platz; </numerusform>
        </translation>
    </message>
    <message>
        <source>No key moves in this launch; </source>
        <translation>In diesem Aufruf bewegt sich kein Schlüssel; </translation>
    </message>
    <message>
        <source>Of %1 keys, </source>
        <translation>Von %1 Schlüsseln </translation>
    </message>
    <message numerus="yes">
        <source>%1 are compared</source>
        <translation>
            <numerusform>wird %1</numerusform>
            <numerusform>werden %1</numerusform>
        </translation>
    </message>
    <message>
        <source> one after another with the largest so far</source>
        <translation> nacheinander mit dem bisher größten verglichen</translation>
    </message>
    <message>
        <source> one after another with the smallest so far</source>
        <translation> nacheinander mit dem bisher kleinsten verglichen</translation>
    </message>
    <message>
        <source>, in the end %1</source>
        <translation>, am Ende ist er %1</translation>
    </message>
    <message>
        <source> A key equal to a splitter goes left of it if it stands before the splitter&apos;s place, else right of it.</source>
        <translation> Ein Schlüssel, der einem Trennwert gleicht, kommt links von ihm, wenn er vor dessen Platz steht, sonst rechts.</translation>
    </message>
    <message>
        <source>A key equal to a splitter: left of it if it stands before the splitter&apos;s place, else right</source>
        <translation>Gleicht ein Schlüssel einem Trennwert: links davon, wenn er vor dessen Platz steht, sonst rechts</translation>
    </message>
    <message>
        <source>A key equal to a splitter: left if it stands before it, else right</source>
        <translation>Schlüssel gleich Trennwert: links, wenn er davor steht, sonst rechts</translation>
    </message>
    <message>
        <source>largest so far</source>
        <translation>bisher größter</translation>
    </message>
    <message>
        <source>smallest so far</source>
        <translation>bisher kleinster</translation>
    </message>
    <message>
        <source>work-group %1</source>
        <translation>Work-Group %1</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>Gruppe %1</translation>
    </message>
    <message>
        <source>no key changes place</source>
        <translation>kein Schlüssel wechselt den Platz</translation>
    </message>
    <message>
        <source>%1, leaves</source>
        <translation>%1, Blätter</translation>
    </message>
    <message>
        <source>finished by launch %1</source>
        <translation>fertig seit Aufruf %1</translation>
    </message>
    <message>
        <source>the list stays empty</source>
        <translation>die Liste bleibt leer</translation>
    </message>
    <message>
        <source>The next list stays empty, since no part has 2 keys left to sort; </source>
        <translation>Die nächste Liste bleibt leer, denn in keinem Teil sind noch 2 Schlüssel zu sortieren; </translation>
    </message>
    <message>
        <source>then %1</source>
        <translation>dann %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 keys are taken</source>
        <translation>
            <numerusform>%1 Schlüssel wird</numerusform>
            <numerusform>%1 Schlüssel werden</numerusform>
        </translation>
    </message>
    <message>
        <source> as the sample, evenly spaced.</source>
        <translation> in gleichen Abständen als Stichprobe genommen.</translation>
    </message>
    <message>
        <source>The sample is sorted with </source>
        <translation>Die Stichprobe wird sortiert, durch </translation>
    </message>
    <message>
        <source>start: the sum of all counts to its left</source>
        <translation>Anfang: die Summe aller Anzahlen links davon</translation>
    </message>
    <message>
        <source>0s left out</source>
        <translation>ohne Nullen</translation>
    </message>
    <message>
        <source>counts of 0 left out</source>
        <translation>ohne Anzahlen von 0</translation>
    </message>
    <message>
        <source>group</source>
        <translation>Gruppe</translation>
    </message>
    <message numerus="yes">
        <source>%1 counts</source>
        <translation>
            <numerusform>%1 Anzahl</numerusform>
            <numerusform>%1 Anzahlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 splitters</source>
        <translation>
            <numerusform>%1 Trennwert</numerusform>
            <numerusform>%1 Trennwerte</numerusform>
        </translation>
    </message>
    <message>
        <source> from the sorted sample, evenly spaced, cut the keys into </source>
        <translation> in gleichen Abständen aus der sortierten Stichprobe, für </translation>
    </message>
    <message numerus="yes">
        <source>%1 keys find their buckets</source>
        <translation>
            <numerusform>%1 Schlüssel findet sein Fach</numerusform>
            <numerusform>%1 Schlüssel finden ihr Fach</numerusform>
        </translation>
    </message>
    <message>
        <source> between the splitters, with </source>
        <translation> zwischen den Trennwerten, durch </translation>
    </message>
    <message>
        <source>, and the keys of each bucket are counted.</source>
        <translation>, und die Schlüssel jedes Fachs werden gezählt.</translation>
    </message>
    <message numerus="yes">
        <source>In %1 segments </source>
        <translation>
            <numerusform>In %1 Segment </numerusform>
            <numerusform>In %1 Segmenten </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keys are counted</source>
        <translation>
            <numerusform>%1 Schlüssel wird gezählt</numerusform>
            <numerusform>%1 Schlüssel werden gezählt</numerusform>
        </translation>
    </message>
    <message>
        <source> by %1, smallest first</source>
        <translation> nach %1, kleinste zuerst</translation>
    </message>
    <message>
        <source> by their digit: %1.</source>
        <translation> nach ihrer Ziffer: %1.</translation>
    </message>
    <message>
        <source> by %1, largest first</source>
        <translation> nach %1, größte zuerst</translation>
    </message>
    <message>
        <source> are added up: the buckets begin at </source>
        <translation> werden addiert: Die Fächer beginnen bei </translation>
    </message>
    <message>
        <source>, %1 of each bucket, are added up: the buckets begin at </source>
        <translation>, %1 je Fach, werden addiert: Die Fächer beginnen bei </translation>
    </message>
    <message>
        <source>No bucket is sorted here, since each has 1 key or more than %1; </source>
        <translation>Hier wird kein Fach sortiert, weil jedes 1 Schlüssel oder mehr als %1 hat; </translation>
    </message>
    <message>
        <source>sums of %1 counts</source>
        <translation>Summen aus je %1</translation>
    </message>
    <message>
        <source>of %1 counts</source>
        <translation>aus %1 Anzahlen</translation>
    </message>
    <message>
        <source>The counts are added up, to tell where the buckets of </source>
        <translation>Die Anzahlen werden addiert, damit man weiß, wo die Fächer anfangen, für </translation>
    </message>
    <message>
        <source> begin.</source>
        <translation> zugleich.</translation>
    </message>
    <message>
        <source>; the buckets have </source>
        <translation>; die Fächer haben </translation>
    </message>
    <message>
        <source>, %1 each would be even</source>
        <translation>, gleichmäßig wären je %1</translation>
    </message>
    <message>
        <source>; the largest bucket has </source>
        <translation>; das größte Fach hat </translation>
    </message>
    <message>
        <source>The source prints</source>
        <translation>Die Quelle druckt</translation>
    </message>
    <message>
        <source>This run holds</source>
        <translation>Dieser Lauf hat</translation>
    </message>
    <message numerus="yes">
        <source>%1 entries of the table are written</source>
        <translation>
            <numerusform>%1 Eintrag der Tabelle wird geschrieben</numerusform>
            <numerusform>%1 Einträge der Tabelle werden geschrieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 entries of the table change</source>
        <translation>
            <numerusform>%1 Eintrag der Tabelle ändert sich</numerusform>
            <numerusform>%1 Einträge der Tabelle ändern sich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sums are written</source>
        <translation>
            <numerusform>%1 Summe wird geschrieben</numerusform>
            <numerusform>%1 Summen werden geschrieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sums change</source>
        <translation>
            <numerusform>%1 Summe ändert sich</numerusform>
            <numerusform>%1 Summen ändern sich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 flags are written</source>
        <translation>
            <numerusform>%1 Flag wird geschrieben</numerusform>
            <numerusform>%1 Flags werden geschrieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 flags change</source>
        <translation>
            <numerusform>%1 Flag ändert sich</numerusform>
            <numerusform>%1 Flags ändern sich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keys are written</source>
        <translation>
            <numerusform>%1 Schlüssel wird geschrieben</numerusform>
            <numerusform>%1 Schlüssel werden geschrieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 places get another key</source>
        <translation>
            <numerusform>%1 Platz bekommt einen anderen Schlüssel</numerusform>
            <numerusform>%1 Plätze bekommen einen anderen Schlüssel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keep an equal one</source>
        <translation>
            <numerusform>%1 behält einen gleichen</numerusform>
            <numerusform>%1 behalten einen gleichen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> in %1 work-groups</source>
        <translation>
            <numerusform> in %1 Work-Group</numerusform>
            <numerusform> in %1 Work-Groups</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is written</source>
        <translation>nichts wird geschrieben</translation>
    </message>
    <message>
        <source> by %1</source>
        <translation> von %1</translation>
    </message>
    <message numerus="yes">
        <source> are counted by their digits.</source>
        <translation>
            <numerusform> wird nach seiner Ziffer gezählt.</numerusform>
            <numerusform> werden nach ihren Ziffern gezählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>every place keeps an equal key</source>
        <translation>jeder Platz behält einen gleichen Schlüssel</translation>
    </message>
    <message>
        <source>nothing changes</source>
        <translation>nichts ändert sich</translation>
    </message>
    <message>
        <source>, by %1: </source>
        <translation>, durch %1: </translation>
    </message>
    <message>
        <source>nothing to search, since each stretch is a whole pair of runs</source>
        <translation>nichts zu suchen, da jedes Stück ein ganzes Paar von Läufen ist</translation>
    </message>
    <message numerus="yes">
        <source>%1 co-ranks are 0</source>
        <translation>
            <numerusform>%1 Co-Rang ist 0</numerusform>
            <numerusform>%1 Co-Ränge sind 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 co-ranks are found</source>
        <translation>
            <numerusform>%1 Co-Rang ist gefunden</numerusform>
            <numerusform>%1 Co-Ränge sind gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> have nothing to search, since each stretch is a whole pair of runs: </source>
        <translation>
            <numerusform> hat nichts zu suchen, da sein Stück ein ganzes Paar von Läufen ist: </numerusform>
            <numerusform> haben nichts zu suchen, da jedes Stück ein ganzes Paar von Läufen ist: </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each co-rank is 0</source>
        <translation>
            <numerusform>sein Co-Rang ist 0</numerusform>
            <numerusform>jeder Co-Rang ist 0</numerusform>
        </translation>
    </message>
    <message>
        <source>counter</source>
        <translation>Zähler</translation>
    </message>
    <message>
        <source>+ %1 that its work-item counted before it = place</source>
        <translation>+ %1, die sein Work-Item davor gezählt hat, = Platz</translation>
    </message>
    <message>
        <source>count keys</source>
        <translation>Schlüssel zählen</translation>
    </message>
    <message>
        <source>add up</source>
        <translation>aufsummieren</translation>
    </message>
    <message>
        <source>bucket sizes</source>
        <translation>Fachgrößen</translation>
    </message>
    <message>
        <source>Every work-group loads its keys into local memory and sets its counters to 0: </source>
        <translation>Jede Work-Group lädt ihre Schlüssel in den lokalen Speicher und setzt ihre Zähler auf 0: </translation>
    </message>
    <message>
        <source>Every work-item counts its own keys by %1, in counters of its own: </source>
        <translation>Jedes Work-Item zählt seine eigenen Schlüssel nach %1, in eigenen Zählern: </translation>
    </message>
    <message numerus="yes">
        <source> raise </source>
        <translation>
            <numerusform> erhöht </numerusform>
            <numerusform> erhöhen </numerusform>
        </translation>
    </message>
    <message>
        <source>The counters of a block are read row by row; every work-item adds up a stretch of them: </source>
        <translation>Die Zähler eines Blocks werden Zeile für Zeile gelesen; jedes Work-Item summiert einen Abschnitt davon: </translation>
    </message>
    <message numerus="yes">
        <source>The sums of the stretches are scanned in each block; what stands %1 places before is added: </source>
        <translation>
            <numerusform>Die Summen der Abschnitte werden in jedem Block gescannt; was %1 Platz davor steht, wird addiert: </numerusform>
            <numerusform>Die Summen der Abschnitte werden in jedem Block gescannt; was %1 Plätze davor steht, wird addiert: </numerusform>
        </translation>
    </message>
    <message>
        <source>What comes before its stretch is added to each counter, which is then the first place for its keys: </source>
        <translation>Zu jedem Zähler wird addiert, was vor seinem Abschnitt kommt; dann ist er der erste Platz für seine Schlüssel: </translation>
    </message>
    <message>
        <source>The counters are set to 0 again, for the next bits: </source>
        <translation>Die Zähler werden für die nächsten Bits wieder auf 0 gesetzt: </translation>
    </message>
    <message>
        <source>Each key goes to the place in its counter, or as many further on as its work-item counted there before it: </source>
        <translation>Jeder Schlüssel kommt an den Platz in seinem Zähler, oder so viele weiter, wie sein Work-Item dort vor ihm gezählt hat: </translation>
    </message>
    <message>
        <source>Every work-group stores its sorted block and keeps where a digit begins and ends in it: </source>
        <translation>Jede Work-Group speichert ihren sortierten Block und merkt sich, wo darin eine Ziffer anfängt und endet: </translation>
    </message>
    <message>
        <source>The first and the last place of a bucket tell how many keys it has: </source>
        <translation>Der erste und der letzte Platz eines Fachs sagen, wie viele Schlüssel es hat: </translation>
    </message>
    <message numerus="yes">
        <source>%1 buckets have keys</source>
        <translation>
            <numerusform>%1 Fach hat Schlüssel</numerusform>
            <numerusform>%1 Fächer haben Schlüssel</numerusform>
        </translation>
    </message>
    <message>
        <source>The other counters of a block, in which no key is counted, are not drawn.</source>
        <translation>Die übrigen Zähler eines Blocks, in denen kein Schlüssel gezählt wird, sind nicht gezeichnet.</translation>
    </message>
    <message>
        <source>first</source>
        <translation>erster</translation>
    </message>
    <message>
        <source>last</source>
        <translation>letzter</translation>
    </message>
    <message>
        <source> in </source>
        <translation> in </translation>
    </message>
    <message>
        <source>add before</source>
        <translation>Summe davor addieren</translation>
    </message>
    <message>
        <source>%1, hex</source>
        <translation>%1, hex.</translation>
    </message>
    <message>
        <source>The keys are sorted by the first field, but not by both: </source>
        <translation>Die Schlüssel sind nach dem ersten Feld sortiert, aber nicht nach beiden: </translation>
    </message>
    <message>
        <source>sorted by both fields, smallest first</source>
        <translation>nach beiden Feldern aufsteigend sortiert</translation>
    </message>
    <message>
        <source>sorted by both fields, largest first</source>
        <translation>nach beiden Feldern absteigend sortiert</translation>
    </message>
    <message>
        <source>sorted by the first field only</source>
        <translation>nur nach dem ersten Feld sortiert</translation>
    </message>
    <message>
        <source>the keys are sorted by the first field only</source>
        <translation>die Schlüssel sind nur nach dem ersten Feld sortiert</translation>
    </message>
    <message>
        <source>bar length is the second field</source>
        <translation>Balkenlänge ist das zweite Feld</translation>
    </message>
    <message>
        <source>length: second field</source>
        <translation>Länge: zweites Feld</translation>
    </message>
    <message>
        <source>second field</source>
        <translation>zweites Feld</translation>
    </message>
    <message>
        <source>bar length is the first field</source>
        <translation>Balkenlänge ist das erste Feld</translation>
    </message>
    <message>
        <source>length: first field</source>
        <translation>Länge: erstes Feld</translation>
    </message>
    <message>
        <source>first field</source>
        <translation>erstes Feld</translation>
    </message>
    <message>
        <source>field 1</source>
        <translation>Feld 1</translation>
    </message>
    <message>
        <source>field 2</source>
        <translation>Feld 2</translation>
    </message>
    <message>
        <source>In global memory</source>
        <translation>Im globalen Speicher</translation>
    </message>
    <message numerus="yes">
        <source>; %1 pads stay</source>
        <translation>
            <numerusform>; %1 Füllwert bleibt</numerusform>
            <numerusform>; %1 Füllwerte bleiben</numerusform>
        </translation>
    </message>
    <message>
        <source>no key changes wire</source>
        <translation>kein Schlüssel wechselt die Leitung</translation>
    </message>
    <message>
        <source>halves of %1</source>
        <translation>Hälften zu %1</translation>
    </message>
    <message>
        <source>layer %1 of %2</source>
        <translation>Schicht %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source> (the first by work-items %1 of each)</source>
        <translation>
            <numerusform> (die erste durch Work-Item %1 jeder Gruppe)</numerusform>
            <numerusform> (die erste durch die Work-Items %1 jeder Gruppe)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> (the first by work-items %1)</source>
        <translation>
            <numerusform> (die erste durch Work-Item %1)</numerusform>
            <numerusform> (die erste durch die Work-Items %1)</numerusform>
        </translation>
    </message>
    <message>
        <source>after layer 1</source>
        <translation>nach Schicht 1</translation>
    </message>
    <message>
        <source>after layers 1 and 2</source>
        <translation>nach den Schichten 1 und 2</translation>
    </message>
    <message>
        <source>after layers 1 to %1</source>
        <translation>nach den Schichten 1 bis %1</translation>
    </message>
    <message>
        <source>%1 layers</source>
        <translation>%1 Schichten</translation>
    </message>
    <message>
        <source>distances %1</source>
        <translation>Abstände %1</translation>
    </message>
    <message>
        <source>dot: where the two runs are split, yellow: the co-rank</source>
        <translation>Punkt: wo beide Läufe geteilt werden, gelb: der Co-Rang</translation>
    </message>
    <message>
        <source>dot: where a work-item begins, its number: the co-rank</source>
        <translation>Punkt: wo ein Work-Item beginnt, seine Zahl: der Co-Rang</translation>
    </message>
    <message>
        <source>path: right for a left key, down for a right one</source>
        <translation>Weg: nach rechts bei einem linken Schlüssel, nach unten bei einem rechten</translation>
    </message>
    <message numerus="yes">
        <source> have a run without a partner, so nothing to search</source>
        <translation>
            <numerusform> hat einen Lauf ohne Partner, also nichts zu suchen</numerusform>
            <numerusform> haben einen Lauf ohne Partner, also nichts zu suchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> only copy </source>
        <translation>
            <numerusform> kopiert nur </numerusform>
            <numerusform> kopieren nur </numerusform>
        </translation>
    </message>
    <message>
        <source> of the run that has no partner; </source>
        <translation> des Laufs ohne Partner; </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs swap</source>
        <translation>
            <numerusform>%1 Paar tauscht</numerusform>
            <numerusform>%1 Paare tauschen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs of keys%2 meet: </source>
        <translation>
            <numerusform>%1 Schlüsselpaar%2 trifft sich: </numerusform>
            <numerusform>%1 Schlüsselpaare%2 treffen sich: </numerusform>
        </translation>
    </message>
    <message>
        <source>, and each of %1 work-groups counts the keys of each bucket.</source>
        <translation>, und jede von %1 Work-Groups zählt die Schlüssel jedes Fachs.</translation>
    </message>
    <message numerus="yes">
        <source> with %1 in all go on the next list; </source>
        <translation>
            <numerusform> mit %1 kommt auf die nächste Liste; </numerusform>
            <numerusform> mit insgesamt %1 kommen auf die nächste Liste; </numerusform>
        </translation>
    </message>
    <message>
        <source>segment %1: positions %2 to %3</source>
        <translation>Segment %1: Positionen %2 bis %3</translation>
    </message>
    <message>
        <source>positions %1 to %2</source>
        <translation>Positionen %1 bis %2</translation>
    </message>
    <message>
        <source>segment %1</source>
        <translation>Segment %1</translation>
    </message>
    <message>
        <source>vanished in this layer</source>
        <translation>in dieser Schicht verschwunden</translation>
    </message>
    <message>
        <source>sorted pattern</source>
        <translation>sortiertes Muster</translation>
    </message>
    <message>
        <source>not sorted yet</source>
        <translation>noch nicht sortiert</translation>
    </message>
    <message>
        <source>×2: two inputs look like this</source>
        <translation>×2: zwei Eingaben sehen so aus</translation>
    </message>
    <message>
        <source>number: inputs that look like this</source>
        <translation>Zahl: Eingaben, die so aussehen</translation>
    </message>
    <message>
        <source>, since all keys are in order already</source>
        <translation>, denn alle Schlüssel sind schon in Ordnung</translation>
    </message>
    <message numerus="yes">
        <source>%1 swap</source>
        <translation>
            <numerusform>%1 tauscht</numerusform>
            <numerusform>%1 tauschen</numerusform>
        </translation>
    </message>
    <message>
        <source>lanes</source>
        <translation>Lanes</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>Takt %1</translation>
    </message>
    <message>
        <source>atomic, local</source>
        <translation>atomar, lokal</translation>
    </message>
    <message>
        <source>atomic, global</source>
        <translation>atomar, global</translation>
    </message>
    <message>
        <source>store, local</source>
        <translation>Schreiben, lokal</translation>
    </message>
    <message>
        <source>store, global</source>
        <translation>Schreiben, global</translation>
    </message>
    <message>
        <source>load, local</source>
        <translation>Lesen, lokal</translation>
    </message>
    <message>
        <source>load, global</source>
        <translation>Lesen, global</translation>
    </message>
    <message>
        <source>Accesses of %1</source>
        <translation>Zugriffe von %1</translation>
    </message>
    <message>
        <source>%1 more have no room here</source>
        <translation>%1 weitere haben hier keinen Platz</translation>
    </message>
    <message>
        <source>wavefront %1 lanes · segment %2 bytes · %3 banks</source>
        <translation>Wavefront %1 Lanes · Segment %2 Byte · %3 Bänke</translation>
    </message>
    <message>
        <source>line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>access</source>
        <translation>Zugriff</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>accesses</source>
        <translation>Zugriffe</translation>
    </message>
    <message>
        <source>segments ÷ fewest</source>
        <translation>Segmente ÷ Mindestzahl</translation>
    </message>
    <message>
        <source>turns ÷ fewest</source>
        <translation>Takte ÷ Mindestzahl</translation>
    </message>
    <message>
        <source>would be the fewest</source>
        <translation>wäre das Mindeste</translation>
    </message>
    <message>
        <source>is the fewest</source>
        <translation>ist das Mindeste</translation>
    </message>
    <message>
        <source>%1 bytes moved</source>
        <translation>%1 Byte bewegt</translation>
    </message>
    <message>
        <source>%1 bytes asked for</source>
        <translation>%1 Byte verlangt</translation>
    </message>
    <message>
        <source>lane</source>
        <translation>Lane</translation>
    </message>
    <message>
        <source>lane that does nothing here</source>
        <translation>Lane, die hier nichts tut</translation>
    </message>
    <message>
        <source>word, by its index</source>
        <translation>Wort mit seinem Index</translation>
    </message>
    <message>
        <source>bank: one word a turn</source>
        <translation>Bank: ein Wort je Takt</translation>
    </message>
    <message>
        <source>word that a lane stores</source>
        <translation>Wort, das eine Lane schreibt</translation>
    </message>
    <message>
        <source>word that a lane loads</source>
        <translation>Wort, das eine Lane liest</translation>
    </message>
    <message>
        <source>segment that is moved</source>
        <translation>Segment, das bewegt wird</translation>
    </message>
    <message>
        <source> for %1.</source>
        <translation> für %1.</translation>
    </message>
    <message>
        <source> instead of %1</source>
        <translation> statt %1</translation>
    </message>
    <message>
        <source>wavefront %1 · line %2</source>
        <translation>Wavefront %1 · Zeile %2</translation>
    </message>
    <message>
        <source> of 4 bytes lie one behind the other in global memory, </source>
        <translation> zu 4 Byte liegen hintereinander im globalen Speicher, </translation>
    </message>
    <message>
        <source> of %1 bytes.</source>
        <translation> zu %1 Byte.</translation>
    </message>
    <message>
        <source>No work-item loads or stores anything in this launch.</source>
        <translation>Kein Work-Item liest oder schreibt in diesem Aufruf etwas.</translation>
    </message>
    <message>
        <source>In this phase no work-item comes to this access.</source>
        <translation>In dieser Phase kommt kein Work-Item zu diesem Zugriff.</translation>
    </message>
    <message>
        <source>Past %1: </source>
        <translation>Nach %1: </translation>
    </message>
    <message>
        <source>and %1 more segments</source>
        <translation>und %1 weitere Segmente</translation>
    </message>
    <message>
        <source>What this launch loaded and stored was too much to keep, and another run may differ.</source>
        <translation>Was dieser Aufruf las und schrieb, war zu viel zum Aufheben, und ein anderer Lauf kann anders sein.</translation>
    </message>
    <message numerus="yes">
        <source>bank turns</source>
        <translation>
            <numerusform>Banktakt</numerusform>
            <numerusform>Banktakte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>segments moved</source>
        <translation>
            <numerusform>bewegtes Segment</numerusform>
            <numerusform>bewegte Segmente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lanes change </source>
        <translation>
            <numerusform>%1 Lane ändert </numerusform>
            <numerusform>%1 Lanes ändern </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lanes store </source>
        <translation>
            <numerusform>%1 Lane schreibt </numerusform>
            <numerusform>%1 Lanes schreiben </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lanes load </source>
        <translation>
            <numerusform>%1 Lane liest </numerusform>
            <numerusform>%1 Lanes lesen </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bytes are moved</source>
        <translation>
            <numerusform>%1 Byte wird bewegt</numerusform>
            <numerusform>%1 Byte werden bewegt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 words</source>
        <translation>
            <numerusform>%1 Wort</numerusform>
            <numerusform>%1 Wörter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %1 banks</source>
        <translation>
            <numerusform>in %1 Bank</numerusform>
            <numerusform>in %1 Bänken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 turns</source>
        <translation>
            <numerusform>%1 Takt</numerusform>
            <numerusform>%1 Takte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 barriers</source>
        <translation>
            <numerusform>%1 Barriere</numerusform>
            <numerusform>%1 Barrieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lanes do nothing meanwhile.</source>
        <translation>
            <numerusform>%1 Lane tut dabei nichts.</numerusform>
            <numerusform>%1 Lanes tun dabei nichts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %1 segments</source>
        <translation>
            <numerusform>in %1 Segment</numerusform>
            <numerusform>in %1 Segmenten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %1 segments</source>
        <translation>
            <numerusform>aus %1 Segment</numerusform>
            <numerusform>aus %1 Segmenten</numerusform>
        </translation>
    </message>
    <message>
        <source>a: %1 × %2</source>
        <translation>a: %1 × %2</translation>
    </message>
    <message>
        <source>b: %1 × %2</source>
        <translation>b: %1 × %2</translation>
    </message>
    <message>
        <source>tile of group %1</source>
        <translation>Kachel von Gruppe %1</translation>
    </message>
    <message>
        <source>loaded by group %1</source>
        <translation>von Gruppe %1 gelesen</translation>
    </message>
    <message>
        <source>stored by group %1</source>
        <translation>von Gruppe %1 geschrieben</translation>
    </message>
    <message>
        <source>stored by another group</source>
        <translation>von einer anderen Gruppe geschrieben</translation>
    </message>
    <message>
        <source>padding: a word that nobody uses</source>
        <translation>Auffüllung: ein Wort, das niemand braucht</translation>
    </message>
    <message>
        <source>the darker, the larger</source>
        <translation>je dunkler, desto größer</translation>
    </message>
    <message>
        <source> of a, row by row: </source>
        <translation> von a, Zeile für Zeile: </translation>
    </message>
    <message>
        <source>Past the barrier </source>
        <translation>Nach der Barriere </translation>
    </message>
    <message>
        <source>, turned: </source>
        <translation>, gedreht: </translation>
    </message>
    <message numerus="yes">
        <source> to local memory and store it turned: </source>
        <translation>
            <numerusform> in den lokalen Speicher und schreibt sie gedreht: </numerusform>
            <numerusform> in den lokalen Speicher und schreiben sie gedreht: </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> along the rows of a and store it down the columns of b: </source>
        <translation>
            <numerusform> entlang der Zeilen von a und schreibt ihn in die Spalten von b: </numerusform>
            <numerusform> entlang der Zeilen von a und schreiben ihn in die Spalten von b: </numerusform>
        </translation>
    </message>
    <message>
        <source>, and a matrix of %1 becomes one of %2.</source>
        <translation>, und aus einer Matrix von %1 wird eine von %2.</translation>
    </message>
    <message numerus="yes">
        <source> wait in a, a matrix of %1.</source>
        <translation>
            <numerusform> wartet in a, einer Matrix von %1.</numerusform>
            <numerusform> warten in a, einer Matrix von %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 work-groups load a tile each</source>
        <translation>
            <numerusform>%1 Work-Group liest ihre Kachel</numerusform>
            <numerusform>%1 Work-Groups lesen je eine Kachel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> lie in local memory.</source>
        <translation>
            <numerusform> liegt im lokalen Speicher.</numerusform>
            <numerusform> liegen im lokalen Speicher.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 values go to b</source>
        <translation>
            <numerusform>%1 Wert geht nach b</numerusform>
            <numerusform>%1 Werte gehen nach b</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of them were loaded by another work-item</source>
        <translation>
            <numerusform>%1 davon las ein anderes Work-Item</numerusform>
            <numerusform>%1 davon las ein anderes Work-Item</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 work-groups bring a tile each</source>
        <translation>
            <numerusform>%1 Work-Group bringt ihre Kachel</numerusform>
            <numerusform>%1 Work-Groups bringen je eine Kachel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 work-items load one value each</source>
        <translation>
            <numerusform>%1 Work-Item liest seinen Wert</numerusform>
            <numerusform>%1 Work-Items lesen je einen Wert</numerusform>
        </translation>
    </message>
    <message>
        <source>the launch</source>
        <translation>der Aufruf</translation>
    </message>
    <message>
        <source>operations for each byte moved</source>
        <translation>Operationen je bewegtem Byte</translation>
    </message>
    <message>
        <source>10⁹ operations a second</source>
        <translation>10⁹ Operationen je Sekunde</translation>
    </message>
    <message>
        <source>bytes moved</source>
        <translation>Byte bewegt</translation>
    </message>
    <message>
        <source>operations a byte</source>
        <translation>Operationen je Byte</translation>
    </message>
    <message>
        <source>10⁹ a second at most</source>
        <translation>höchstens, × 10⁹ je Sekunde</translation>
    </message>
    <message>
        <source>arithmetic: %1</source>
        <translation>Arithmetik: %1</translation>
    </message>
    <message>
        <source>memory: %1 × 10⁹ bytes a second</source>
        <translation>Speicher: %1 × 10⁹ Byte je Sekunde</translation>
    </message>
    <message>
        <source>The launch counts no operation, so that only the bytes it moves take time: </source>
        <translation>Der Aufruf zählt keine Operation; Zeit kosten nur die Byte, die er bewegt: </translation>
    </message>
    <message>
        <source>%1 operations a byte</source>
        <translation>%1 Operationen je Byte</translation>
    </message>
    <message>
        <source> that is moved let this machine reach </source>
        <translation>, das bewegt wird, lassen diese Maschine so viel erreichen: </translation>
    </message>
    <message>
        <source>%1 % of its peak</source>
        <translation>%1 % ihrer Spitze</translation>
    </message>
    <message>
        <source>; if all that is asked of local memory came from global memory, it would be %1.</source>
        <translation>; käme auch alles, was vom lokalen Speicher verlangt wird, aus dem globalen, wären es %1.</translation>
    </message>
    <message>
        <source>This launch reports %1 events; memory is counted of launches with up to %2: take fewer values.</source>
        <translation>Dieser Aufruf meldet %1 Ereignisse; Speicher wird bei Aufrufen mit bis zu %2 gezählt: nehmen Sie weniger Werte.</translation>
    </message>
    <message>
        <source>%1 · the sum + %2 · what stood in c</source>
        <translation>%1 · die Summe + %2 · was in c stand</translation>
    </message>
    <message>
        <source>%1 · the sum</source>
        <translation>%1 · die Summe</translation>
    </message>
    <message>
        <source>a, a matrix of %1, and b, one of %2, wait in global memory.</source>
        <translation>a, eine Matrix von %1, und b, eine von %2, warten im globalen Speicher.</translation>
    </message>
    <message>
        <source>The work-groups load a tile of a and one of b each: </source>
        <translation>Die Work-Groups laden je eine Kachel von a und von b: </translation>
    </message>
    <message>
        <source>, read from local memory: with them </source>
        <translation>, gelesen aus dem lokalen Speicher: mit ihnen sind </translation>
    </message>
    <message>
        <source> are in each sum, which its work-item keeps in a register.</source>
        <translation> in jeder Summe, die ihr Work-Item in einem Register hält.</translation>
    </message>
    <message>
        <source> from global memory, two for each product</source>
        <translation> aus dem globalen Speicher, zwei für jedes Produkt</translation>
    </message>
    <message>
        <source> from global memory, tile by tile; two for each product would be </source>
        <translation> aus dem globalen Speicher, Kachel für Kachel; zwei für jedes Produkt wären </translation>
    </message>
    <message>
        <source>; c becomes %1</source>
        <translation>; c wird %1</translation>
    </message>
    <message>
        <source>c: %1 × %2</source>
        <translation>c: %1 × %2</translation>
    </message>
    <message>
        <source>tiles of group %1</source>
        <translation>Kacheln der Gruppe %1</translation>
    </message>
    <message>
        <source>Loads from global memory</source>
        <translation>Gelesen aus globalem Speicher</translation>
    </message>
    <message>
        <source>by tiles</source>
        <translation>mit Kacheln</translation>
    </message>
    <message>
        <source>without, for as many products</source>
        <translation>ohne, für so viele Produkte</translation>
    </message>
    <message>
        <source>two for each product</source>
        <translation>zwei für jedes Produkt</translation>
    </message>
    <message>
        <source>Row %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>product %1 of %2</source>
        <translation>Produkt %1 von %2</translation>
    </message>
    <message>
        <source>row and column of one sum</source>
        <translation>Zeile und Spalte einer Summe</translation>
    </message>
    <message>
        <source>in the tiles of group %1</source>
        <translation>in den Kacheln der Gruppe %1</translation>
    </message>
    <message>
        <source>stored in c</source>
        <translation>in c gespeichert</translation>
    </message>
    <message>
        <source>sum so far, in a register</source>
        <translation>Summe bisher, in einem Register</translation>
    </message>
    <message numerus="yes">
        <source> from global memory, and %1 work-items can read what each brings.</source>
        <translation>
            <numerusform> aus dem globalen Speicher, und %1 Work-Items können lesen, was er bringt.</numerusform>
            <numerusform> aus dem globalen Speicher, und %1 Work-Items können lesen, was jeder bringt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 products are added</source>
        <translation>
            <numerusform>wird %1 Produkt addiert</numerusform>
            <numerusform>werden %1 Produkte addiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sums go to c</source>
        <translation>
            <numerusform>%1 Summe geht nach c</numerusform>
            <numerusform>%1 Summen gehen nach c</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> add up </source>
        <translation>
            <numerusform> addiert </numerusform>
            <numerusform> addieren </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 products</source>
        <translation>
            <numerusform>%1 Produkt</numerusform>
            <numerusform>%1 Produkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %1 for each value of c: </source>
        <translation>
            <numerusform>, %1 für jeden Wert von c: </numerusform>
            <numerusform>, %1 für jeden Wert von c: </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loads</source>
        <translation>
            <numerusform>%1 Lesezugriff</numerusform>
            <numerusform>%1 Lesezugriffe</numerusform>
        </translation>
    </message>
    <message>
        <source>No barrier stands between them: while work-items add </source>
        <translation>Keine Barriere steht dazwischen: während Work-Items aus den Kacheln </translation>
    </message>
    <message>
        <source> from the tiles, others write the next ones over these with </source>
        <translation> addieren, schreiben andere die nächsten darüber: </translation>
    </message>
    <message>
        <source>%1: %2 × %3</source>
        <translation>%1: %2 × %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 events</source>
        <translation>
            <numerusform>%1 Ereignis</numerusform>
            <numerusform>%1 Ereignisse</numerusform>
        </translation>
    </message>
    <message>
        <source>On its worst keys no sort that only compares needs fewer.</source>
        <translation>Für seine schlechtesten Schlüssel braucht kein Verfahren, das nur vergleicht, weniger.</translation>
    </message>
    <message>
        <source> comparisons; the worst keys need at least: </source>
        <translation> Vergleiche; die schlechtesten Schlüssel brauchen mindestens: </translation>
    </message>
    <message>
        <source>, worst keys ≥ </source>
        <translation>, schlechteste Schlüssel ≥ </translation>
    </message>
    <message>
        <source>around pixel %1</source>
        <translation>um Pixel %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 work-items, trip by trip</source>
        <translation>
            <numerusform>%1 Work-Item, Gang für Gang</numerusform>
            <numerusform>%1 Work-Items, Gang für Gang</numerusform>
        </translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Loads of pixels</source>
        <translation>Lesezugriffe auf Pixel</translation>
    </message>
    <message>
        <source>by tiles: %1 of %2</source>
        <translation>durch Kacheln: %1 von %2</translation>
    </message>
    <message>
        <source>one a product: %1 of %2</source>
        <translation>eines je Produkt: %1 von %2</translation>
    </message>
    <message>
        <source>without tiles: %1</source>
        <translation>ohne Kacheln: %1</translation>
    </message>
    <message>
        <source>pixels: %1</source>
        <translation>Pixel: %1</translation>
    </message>
    <message>
        <source>after the rows: %1</source>
        <translation>nach den Zeilen: %1</translation>
    </message>
    <message>
        <source>image: %1</source>
        <translation>Bild: %1</translation>
    </message>
    <message>
        <source>after the rows</source>
        <translation>nach den Zeilen</translation>
    </message>
    <message>
        <source>what one work-item adds up</source>
        <translation>was ein Work-Item addiert</translation>
    </message>
    <message>
        <source>the group&apos;s own pixels</source>
        <translation>eigene Pixel der Work-Group</translation>
    </message>
    <message>
        <source>halo</source>
        <translation>Halo</translation>
    </message>
    <message>
        <source>loads</source>
        <translation>lädt</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>untätig</translation>
    </message>
    <message>
        <source>past the edge: left out</source>
        <translation>jenseits des Randes: ausgelassen</translation>
    </message>
    <message>
        <source>the lighter, the larger</source>
        <translation>je heller, desto größer</translation>
    </message>
    <message>
        <source>An image of %1 waits in global memory, and with it a filter.</source>
        <translation>Ein Bild von %1 wartet im globalen Speicher, und mit ihm ein Filter.</translation>
    </message>
    <message numerus="yes">
        <source>%1 products each</source>
        <translation>
            <numerusform>je %1 Produkt</numerusform>
            <numerusform>je %1 Produkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 products each</source>
        <translation>je %1 bis %2 Produkte</translation>
    </message>
    <message numerus="yes">
        <source>%1 work-groups fill a tile each</source>
        <translation>
            <numerusform>%1 Work-Group füllt eine Kachel</numerusform>
            <numerusform>%1 Work-Groups füllen je eine Kachel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, its pixels and a halo, in up to %1 trips: </source>
        <translation>
            <numerusform>, ihre Pixel und einen Halo, in %1 Gang: </numerusform>
            <numerusform>, ihre Pixel und einen Halo, in bis zu %1 Gängen: </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 cells past the edge get 0</source>
        <translation>
            <numerusform>%1 Zelle jenseits des Randes bekommt 0</numerusform>
            <numerusform>%1 Zellen jenseits des Randes bekommen 0</numerusform>
        </translation>
    </message>
    <message>
        <source> from tiles in local memory: </source>
        <translation> aus Kacheln im lokalen Speicher: </translation>
    </message>
    <message>
        <source> from global memory; without tiles it would be </source>
        <translation> im globalen Speicher; ohne Kacheln wären es </translation>
    </message>
    <message>
        <source> along the rows of the image; a second launch does so along the columns.</source>
        <translation> entlang der Zeilen des Bildes; ein zweiter Aufruf tut es entlang der Spalten.</translation>
    </message>
    <message>
        <source> along the columns of what the first launch made: </source>
        <translation> entlang der Spalten dessen, was der erste Aufruf ergab: </translation>
    </message>
    <message>
        <source>, and an image of %1 becomes another one.</source>
        <translation>, und aus einem Bild von %1 wird ein anderes.</translation>
    </message>
    <message numerus="yes">
        <source>%1 loads of pixels</source>
        <translation>
            <numerusform>%1 Lesezugriff auf ein Pixel</numerusform>
            <numerusform>%1 Lesezugriffe auf Pixel</numerusform>
        </translation>
    </message>
    <message>
        <source> from global memory; weights come from constant memory.</source>
        <translation> im globalen Speicher; Gewichte kommen aus dem konstanten Speicher.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of weights</source>
        <translation>
            <numerusform>%1 auf ein Gewicht</numerusform>
            <numerusform>%1 auf Gewichte</numerusform>
        </translation>
    </message>
    <message>
        <source> from global memory.</source>
        <translation> im globalen Speicher.</translation>
    </message>
    <message numerus="yes">
        <source> in up to %1 trips: </source>
        <translation>
            <numerusform> in %1 Gang: </numerusform>
            <numerusform> in bis zu %1 Gängen: </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, of pixels in their group&apos;s tile, and store the sums.</source>
        <translation>
            <numerusform> aus Pixeln der Kachel seiner Work-Group und speichert die Summe.</numerusform>
            <numerusform> aus Pixeln der Kachel ihrer Work-Group und speichern die Summen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 + %1 weights</source>
        <translation>%1 + %1 Gewichte</translation>
    </message>
    <message>
        <source> take the place of </source>
        <translation> treten an die Stelle von </translation>
    </message>
    <message numerus="yes">
        <source> around their pixels: </source>
        <translation>
            <numerusform> um sein Pixel: </numerusform>
            <numerusform> um ihre Pixel: </numerusform>
        </translation>
    </message>
    <message>
        <source>the plane</source>
        <translation>die Ebene</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>%1 at the start</source>
        <translation>%1 am Anfang</translation>
    </message>
    <message>
        <source>Sum on body %1</source>
        <translation>Summe an Körper %1</translation>
    </message>
    <message>
        <source>%1 of its %2 pulls</source>
        <translation>%1 seiner %2 Züge</translation>
    </message>
    <message>
        <source>Loads of bodies, besides each row’s own</source>
        <translation>Lesezugriffe auf Körper, außer dem eigenen jeder Zeile</translation>
    </message>
    <message>
        <source>%1 of %2, tile by tile</source>
        <translation>%1 von %2, Kachel für Kachel</translation>
    </message>
    <message>
        <source>%1 of %2, one for each pull</source>
        <translation>%1 von %2, einer für jeden Zug</translation>
    </message>
    <message>
        <source>tile %1 of %2</source>
        <translation>Kachel %1 von %2</translation>
    </message>
    <message>
        <source>on ↓ by →</source>
        <translation>an ↓ von →</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>Kachel %1</translation>
    </message>
    <message>
        <source>direct</source>
        <translation>direkt</translation>
    </message>
    <message>
        <source>a row is pulled, a column pulls</source>
        <translation>eine Zeile wird gezogen, eine Spalte zieht</translation>
    </message>
    <message>
        <source>a pull, as strong as its area</source>
        <translation>ein Zug, so stark wie seine Fläche</translation>
    </message>
    <message>
        <source>pulls now</source>
        <translation>zieht jetzt</translation>
    </message>
    <message>
        <source>earlier, as strong as its area</source>
        <translation>früher, so stark wie die Fläche</translation>
    </message>
    <message>
        <source>i = j, left out</source>
        <translation>i = j, ausgelassen</translation>
    </message>
    <message>
        <source>place before</source>
        <translation>Ort vorher</translation>
    </message>
    <message numerus="yes">
        <source>%1 bodies</source>
        <translation>
            <numerusform>%1 Körper</numerusform>
            <numerusform>%1 Körper</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> of mass 1 wait at rest: the place of each is two numbers, x and y.</source>
        <translation>
            <numerusform> der Masse 1 wartet in Ruhe: sein Ort sind zwei Zahlen, x und y.</numerusform>
            <numerusform> der Masse 1 warten in Ruhe: der Ort eines jeden sind zwei Zahlen, x und y.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile %1 of %2: </source>
        <translation>Kachel %1 von %2: </translation>
    </message>
    <message numerus="yes">
        <source>%1 work-groups make </source>
        <translation>
            <numerusform>%1 Work-Group macht </numerusform>
            <numerusform>%1 Work-Groups machen </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loads of bodies</source>
        <translation>
            <numerusform>%1 Lesezugriff auf einen Körper</numerusform>
            <numerusform>%1 Lesezugriffe auf Körper</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, two words each, into local memory.</source>
        <translation>
            <numerusform>, zwei Wörter, für den lokalen Speicher.</numerusform>
            <numerusform>, je zwei Wörter, für den lokalen Speicher.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Past %1 barriers all rows take in the bodies of the tile: </source>
        <translation>
            <numerusform>Hinter %1 Barriere nehmen alle Zeilen die Körper der Kachel auf: </numerusform>
            <numerusform>Hinter %1 Barrieren nehmen alle Zeilen die Körper der Kachel auf: </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pulls</source>
        <translation>
            <numerusform>%1 Zug</numerusform>
            <numerusform>%1 Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>, for no body pulls itself. </source>
        <translation>, denn kein Körper zieht sich selbst. </translation>
    </message>
    <message numerus="yes">
        <source>%1 tile loads</source>
        <translation>
            <numerusform>%1 Lesezugriff für Kacheln</numerusform>
            <numerusform>%1 Lesezugriffe für Kacheln</numerusform>
        </translation>
    </message>
    <message>
        <source> so far; the direct kernel would be at </source>
        <translation> bisher; der direkte Kernel wäre bei </translation>
    </message>
    <message numerus="yes">
        <source>%1 bodies move</source>
        <translation>
            <numerusform>%1 Körper bewegt sich</numerusform>
            <numerusform>%1 Körper bewegen sich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>: their velocities change by the sums of their pulls, their places by their velocities, each times %1.</source>
        <translation>
            <numerusform>: seine Geschwindigkeit ändert sich um die Summe seiner Züge, sein Ort um seine Geschwindigkeit, jeweils mal %1.</numerusform>
            <numerusform>: ihre Geschwindigkeiten ändern sich um die Summen ihrer Züge, ihre Orte um ihre Geschwindigkeiten, jeweils mal %1.</numerusform>
        </translation>
    </message>
    <message>
        <source> The energy is </source>
        <translation> Die Energie ist </translation>
    </message>
    <message>
        <source>, as at the start.</source>
        <translation>, wie am Anfang.</translation>
    </message>
    <message>
        <source>, %1 % above the start’s.</source>
        <translation>, %1 % über der am Anfang.</translation>
    </message>
    <message>
        <source>, %1 % below the start’s.</source>
        <translation>, %1 % unter der am Anfang.</translation>
    </message>
    <message>
        <source>One body alone: nothing pulls it, and it stays where it is.</source>
        <translation>Ein Körper allein: nichts zieht ihn, und er bleibt, wo er ist.</translation>
    </message>
    <message>
        <source> pull one another: </source>
        <translation> ziehen einander an: </translation>
    </message>
    <message numerus="yes">
        <source>%1 interactions</source>
        <translation>
            <numerusform>%1 Wechselwirkung</numerusform>
            <numerusform>%1 Wechselwirkungen</numerusform>
        </translation>
    </message>
    <message>
        <source>, i = j left out.</source>
        <translation>, i = j ausgelassen.</translation>
    </message>
    <message>
        <source>, tile by tile; the direct kernel would make </source>
        <translation>, Kachel für Kachel; der direkte Kernel bräuchte </translation>
    </message>
    <message>
        <source> from global memory, one for each.</source>
        <translation> aus dem globalen Speicher, einer für jede.</translation>
    </message>
    <message>
        <source>a pull, as strong as its colour</source>
        <translation>ein Zug, so stark wie seine Farbe</translation>
    </message>
    <message>
        <source>earlier, as strong as its colour</source>
        <translation>früher, so stark wie die Farbe</translation>
    </message>
    <message>
        <source>row %1 is added</source>
        <translation>Zeile %1 wird addiert</translation>
    </message>
    <message>
        <source>group %1 merges</source>
        <translation>Work-Group %1 kommt hinzu</translation>
    </message>
    <message>
        <source>a table in global memory, a row a group</source>
        <translation>eine Tabelle im globalen Speicher, eine Zeile je Work-Group</translation>
    </message>
    <message>
        <source>all bins, in global memory</source>
        <translation>alle Fächer, im globalen Speicher</translation>
    </message>
    <message numerus="yes">
        <source>%1 atomic additions</source>
        <translation>
            <numerusform>%1 atomare Addition</numerusform>
            <numerusform>%1 atomare Additionen</numerusform>
        </translation>
    </message>
    <message>
        <source>; without own bins %1</source>
        <translation>; ohne eigene Fächer %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>merged 1st</source>
        <translation>als 1. hinzugekommen</translation>
    </message>
    <message>
        <source>merged 2nd</source>
        <translation>als 2. hinzugekommen</translation>
    </message>
    <message>
        <source>merged 3rd</source>
        <translation>als 3. hinzugekommen</translation>
    </message>
    <message>
        <source>merged 4th</source>
        <translation>als 4. hinzugekommen</translation>
    </message>
    <message>
        <source>merged 5th</source>
        <translation>als 5. hinzugekommen</translation>
    </message>
    <message>
        <source>merged 6th</source>
        <translation>als 6. hinzugekommen</translation>
    </message>
    <message>
        <source>merges</source>
        <translation>kommt hinzu</translation>
    </message>
    <message>
        <source>not yet merged</source>
        <translation>noch nicht dabei</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>hinzugekommen</translation>
    </message>
    <message>
        <source>the bins of %1 work-groups, a row each: the darker, the more values</source>
        <translation>die Fächer von %1 Work-Groups, je eine Zeile: je dunkler, desto mehr Werte</translation>
    </message>
    <message>
        <source>the bins of %1 work-groups</source>
        <translation>die Fächer von %1 Work-Groups</translation>
    </message>
    <message numerus="yes">
        <source>%1 turns in %2</source>
        <translation>
            <numerusform>%1 Takt in %2</numerusform>
            <numerusform>%1 Takte in %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 steps</source>
        <translation>
            <numerusform>%1 Schritt</numerusform>
            <numerusform>%1 Schritten</numerusform>
        </translation>
    </message>
    <message>
        <source>counted in the first turn</source>
        <translation>im ersten Takt gezählt</translation>
    </message>
    <message>
        <source>waited for others in its bin</source>
        <translation>wartete auf andere im selben Fach</translation>
    </message>
    <message>
        <source>turns: the tallest stack</source>
        <translation>Takte: der höchste Stapel</translation>
    </message>
    <message>
        <source>atomic addition</source>
        <translation>atomare Addition</translation>
    </message>
    <message>
        <source>group %1 is the first to merge</source>
        <translation>kommt Work-Group %1 als erste hinzu</translation>
    </message>
    <message>
        <source>group %1 is the second to merge</source>
        <translation>kommt Work-Group %1 als zweite hinzu</translation>
    </message>
    <message>
        <source>group %1 is the third to merge</source>
        <translation>kommt Work-Group %1 als dritte hinzu</translation>
    </message>
    <message>
        <source>group %1 is the fourth to merge</source>
        <translation>kommt Work-Group %1 als vierte hinzu</translation>
    </message>
    <message>
        <source>group %1 is the fifth to merge</source>
        <translation>kommt Work-Group %1 als fünfte hinzu</translation>
    </message>
    <message>
        <source>group %1 is the sixth to merge</source>
        <translation>kommt Work-Group %1 als sechste hinzu</translation>
    </message>
    <message>
        <source>; at most </source>
        <translation>; höchstens </translation>
    </message>
    <message numerus="yes">
        <source>it took %1 turns</source>
        <translation>
            <numerusform>er %1 Takt</numerusform>
            <numerusform>er %1 Takte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>that step took %1 turns</source>
        <translation>
            <numerusform>dieser Schritt %1 Takt</numerusform>
            <numerusform>dieser Schritt %1 Takte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> wait to be counted in </source>
        <translation>
            <numerusform> wartet darauf, in </numerusform>
            <numerusform> warten darauf, in </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bins</source>
        <translation>
            <numerusform>%1 Fach</numerusform>
            <numerusform>%1 Fächer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, each %1 numbers wide.</source>
        <translation>
            <numerusform>, je %1 Zahl breit, gezählt zu werden.</numerusform>
            <numerusform>, je %1 Zahlen breit, gezählt zu werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> fall into </source>
        <translation>
            <numerusform> fällt in </numerusform>
            <numerusform> fallen in </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows</source>
        <translation>
            <numerusform>%1 Zeile</numerusform>
            <numerusform>%1 Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> of </source>
        <translation>
            <numerusform> mit </numerusform>
            <numerusform> mit je </numerusform>
        </translation>
    </message>
    <message>
        <source>, none of them atomic.</source>
        <translation>, keine davon atomar.</translation>
    </message>
    <message numerus="yes">
        <source> in global memory, one for each value.</source>
        <translation>
            <numerusform> im globalen Speicher, eine je Wert.</numerusform>
            <numerusform> im globalen Speicher, eine je Wert.</numerusform>
        </translation>
    </message>
    <message>
        <source> in global memory instead of </source>
        <translation> im globalen Speicher statt </translation>
    </message>
    <message numerus="yes">
        <source> Each of %1 work-groups writes its counts to a row of a table.</source>
        <translation>
            <numerusform> %1 Work-Group schreibt ihre Anzahlen in eine Zeile einer Tabelle.</numerusform>
            <numerusform> Jede der %1 Work-Groups schreibt ihre Anzahlen in eine Zeile einer Tabelle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 values are counted</source>
        <translation>
            <numerusform>wird %1 Wert</numerusform>
            <numerusform>werden %1 Werte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> in the bins of their work-groups</source>
        <translation>
            <numerusform> in den eigenen Fächern der Work-Group gezählt</numerusform>
            <numerusform> in den Fächern ihrer Work-Groups gezählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Past the second barrier </source>
        <translation>Nach der zweiten Barriere </translation>
    </message>
    <message numerus="yes">
        <source> bring its </source>
        <translation>
            <numerusform> bringt ihre </numerusform>
            <numerusform> bringen ihre </numerusform>
        </translation>
    </message>
    <message>
        <source> to the bins of all, which then hold </source>
        <translation> in die Fächer aller; dort sind dann </translation>
    </message>
    <message numerus="yes">
        <source>%1 work-groups write</source>
        <translation>
            <numerusform>schreibt %1 Work-Group</numerusform>
            <numerusform>schreiben %1 Work-Groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 work-groups merge</source>
        <translation>
            <numerusform>führt %1 Work-Group zusammen</numerusform>
            <numerusform>führen %1 Work-Groups zusammen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> bring </source>
        <translation>
            <numerusform> bringt </numerusform>
            <numerusform> bringen </numerusform>
        </translation>
    </message>
    <message>
        <source> to the bins of all; an empty bin is left out.</source>
        <translation> in die Fächer aller; ein leeres Fach bleibt weg.</translation>
    </message>
    <message>
        <source>it is the turn of group %1</source>
        <translation>ist Work-Group %1 an der Reihe</translation>
    </message>
    <message numerus="yes">
        <source>%1 work-groups clear</source>
        <translation>
            <numerusform>%1 Work-Group leert</numerusform>
            <numerusform>%1 Work-Groups leeren</numerusform>
        </translation>
    </message>
    <message>
        <source> the </source>
        <translation> je </translation>
    </message>
    <message numerus="yes">
        <source> that each has in local memory, before anybody counts.</source>
        <translation>
            <numerusform> im lokalen Speicher, bevor jemand zählt.</numerusform>
            <numerusform> im lokalen Speicher, bevor jemand zählt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> each to a row of a table in global memory.</source>
        <translation>
            <numerusform> in eine Zeile einer Tabelle im globalen Speicher.</numerusform>
            <numerusform> je in eine Zeile einer Tabelle im globalen Speicher.</numerusform>
        </translation>
    </message>
    <message>
        <source>addition</source>
        <translation>Addition</translation>
    </message>
    <message>
        <source>past the edge: writes 0</source>
        <translation>jenseits des Randes: schreibt 0</translation>
    </message>
    <message>
        <source>past the edge: the nearest pixel</source>
        <translation>jenseits des Randes: das nächste Pixel</translation>
    </message>
    <message>
        <source>pulls on body %1, head to tail</source>
        <translation>Züge an Körper %1, aneinandergehängt</translation>
    </message>
    <message>
        <source>the plane, and the %1</source>
        <translation>die Ebene, und die %1</translation>
    </message>
    <message>
        <source>The pulls are too many to be drawn.</source>
        <translation>Es sind zu viele Züge, um sie zu zeichnen.</translation>
    </message>
    <message>
        <source>Velocity after the step</source>
        <translation>Geschwindigkeit danach</translation>
    </message>
    <message>
        <source>Loads of other bodies</source>
        <translation>Lesezugriffe auf andere</translation>
    </message>
    <message>
        <source>No barrier stands between them: while work-items take in </source>
        <translation>Keine Barriere steht dazwischen: während Work-Items aus der Kachel </translation>
    </message>
    <message>
        <source> from the tile, others write the next one over it with </source>
        <translation> aufnehmen, schreiben andere die nächste darüber: </translation>
    </message>
    <message>
        <source>; no two work-items of a wavefront met in one bin.</source>
        <translation>; keine zwei Work-Items einer Wavefront trafen sich in einem Fach.</translation>
    </message>
    <message>
        <source> of this launch are too many to follow one by one: the picture shows what memory holds after it.</source>
        <translation> dieses Aufrufs sind zu viele, um ihnen einzeln zu folgen: das Bild zeigt, was danach im Speicher steht.</translation>
    </message>
    <message>
        <source>pulls, head to tail</source>
        <translation>Züge, aneinandergesetzt</translation>
    </message>
    <message>
        <source>their sum</source>
        <translation>ihre Summe</translation>
    </message>
    <message>
        <source>: there is nothing to do.</source>
        <translation>: Es gibt nichts zu tun.</translation>
    </message>
    <message>
        <source>%1, %2 × %3</source>
        <translation>%1, %2 × %3</translation>
    </message>
    <message numerus="yes">
        <source> are added up, a work-item for each bin</source>
        <translation>
            <numerusform> wird addiert, ein Work-Item je Fach</numerusform>
            <numerusform> werden addiert, ein Work-Item je Fach</numerusform>
        </translation>
    </message>
    <message>
        <source>behind it</source>
        <translation>dahinter</translation>
    </message>
    <message>
        <source>as far as the filter reaches</source>
        <translation>so weit der Filter reicht</translation>
    </message>
    <message>
        <source>takes the next row&apos;s first weight</source>
        <translation>nimmt das erste Gewicht der nächsten Zeile</translation>
    </message>
    <message>
        <source>takes what lies behind the filter</source>
        <translation>nimmt, was hinter dem Filter liegt</translation>
    </message>
    <message numerus="yes">
        <source> are read as weights, </source>
        <translation>
            <numerusform> wird als Gewicht gelesen, </numerusform>
            <numerusform> werden als Gewichte gelesen, </numerusform>
        </translation>
    </message>
    <message>
        <source> at the start of the next row and </source>
        <translation> am Anfang der nächsten Zeile und </translation>
    </message>
    <message>
        <source> behind the filter of %1.</source>
        <translation> hinter dem Filter von %1.</translation>
    </message>
    <message>
        <source>the next row&apos;s weight</source>
        <translation>das Gewicht der nächsten Zeile</translation>
    </message>
    <message>
        <source>behind the filter</source>
        <translation>hinter dem Filter</translation>
    </message>
    <message>
        <source>dot: where the two runs are split</source>
        <translation>Punkt: wo beide Läufe geteilt werden</translation>
    </message>
    <message>
        <source>dot: where a work-item begins</source>
        <translation>Punkt: wo ein Work-Item beginnt</translation>
    </message>
    <message>
        <source>launches %1, %2</source>
        <translation>Aufrufe %1, %2</translation>
    </message>
    <message>
        <source>%1 runs of %2 keys</source>
        <translation>%1 Läufe mit %2 Schlüsseln</translation>
    </message>
    <message>
        <source>%1 runs of up to %2 keys</source>
        <translation>%1 Läufe mit bis zu %2 Schlüsseln</translation>
    </message>
    <message>
        <source>merges × work-items on each</source>
        <translation>Mischungen × Work-Items an jeder</translation>
    </message>
    <message>
        <source>merges × work-items</source>
        <translation>Mischungen × Work-Items</translation>
    </message>
    <message>
        <source>number of work-items that make a run</source>
        <translation>Anzahl der Work-Items, die einen Lauf machen</translation>
    </message>
    <message>
        <source>work-items on a run</source>
        <translation>Work-Items an einem Lauf</translation>
    </message>
    <message>
        <source>what each work-item writes</source>
        <translation>was jedes Work-Item schreibt</translation>
    </message>
    <message>
        <source>where a work-item begins in both runs</source>
        <translation>wo ein Work-Item in beiden Läufen beginnt</translation>
    </message>
    <message>
        <source>where runs are split</source>
        <translation>wo Läufe geteilt werden</translation>
    </message>
    <message>
        <source>Level %1 of %2</source>
        <translation>Ebene %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 merges</source>
        <translation>
            <numerusform>%1 Mischung</numerusform>
            <numerusform>%1 Mischungen</numerusform>
        </translation>
    </message>
    <message>
        <source> merges by </source>
        <translation> Mischungen durch je </translation>
    </message>
    <message>
        <source> merges by up to </source>
        <translation> Mischungen durch je bis zu </translation>
    </message>
    <message>
        <source> work-items each</source>
        <translation> Work-Items</translation>
    </message>
    <message numerus="yes">
        <source>%1 keys become </source>
        <translation>
            <numerusform>%1 Schlüssel wird zu </numerusform>
            <numerusform>%1 Schlüssel werden zu </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sorted runs</source>
        <translation>
            <numerusform>%1 sortierten Lauf</numerusform>
            <numerusform>%1 sortierten Läufen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> of %1 each</source>
        <translation>
            <numerusform> mit %1</numerusform>
            <numerusform> mit je %1</numerusform>
        </translation>
    </message>
    <message>
        <source> of up to %1</source>
        <translation> mit bis zu %1</translation>
    </message>
    <message>
        <source>: each segment is sorted on its own, with one work-item per key</source>
        <translation>: jeder Abschnitt wird für sich sortiert, mit einem Work-Item je Schlüssel</translation>
    </message>
    <message numerus="yes">
        <source> have a whole pair of runs each, so nothing to search</source>
        <translation>
            <numerusform> hat ein ganzes Paar von Läufen, also nichts zu suchen</numerusform>
            <numerusform> haben je ein ganzes Paar von Läufen, also nichts zu suchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> find where to begin in both runs of their pair: </source>
        <translation>
            <numerusform> findet, wo es in beiden Läufen seines Paares beginnt: </numerusform>
            <numerusform> finden, wo sie in beiden Läufen ihres Paares beginnen: </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 runs become </source>
        <translation>
            <numerusform>%1 Lauf wird zu </numerusform>
            <numerusform>%1 Läufe werden zu </numerusform>
        </translation>
    </message>
    <message>
        <source> of %1 keys</source>
        <translation> mit %1 Schlüsseln</translation>
    </message>
    <message>
        <source> of up to %1 keys</source>
        <translation> mit bis zu %1 Schlüsseln</translation>
    </message>
    <message>
        <source>, in </source>
        <translation>, in </translation>
    </message>
    <message>
        <source>; the run without a partner is copied</source>
        <translation>; der Lauf ohne Partner wird kopiert</translation>
    </message>
    <message>
        <source> sort them: </source>
        <translation> sortieren sie: </translation>
    </message>
    <message>
        <source>, after </source>
        <translation>, nach </translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>durch %1</translation>
    </message>
    <message>
        <source>by %1 each</source>
        <translation>durch je %1</translation>
    </message>
    <message>
        <source>by up to %1 each</source>
        <translation>durch je bis zu %1</translation>
    </message>
    <message>
        <source>shuffle by %1</source>
        <translation>Shuffle um %1</translation>
    </message>
    <message>
        <source>shuffle</source>
        <translation>Shuffle</translation>
    </message>
    <message numerus="yes">
        <source> are loaded into registers; </source>
        <translation>
            <numerusform> wird in ein Register geladen; </numerusform>
            <numerusform> werden in Register geladen; </numerusform>
        </translation>
    </message>
    <message>
        <source> by a shuffle, without a barrier</source>
        <translation> durch einen Shuffle, ohne Barriere</translation>
    </message>
    <message>
        <source> by shuffles</source>
        <translation> durch Shuffles</translation>
    </message>
    <message numerus="yes">
        <source>%1 lanes</source>
        <translation>
            <numerusform>%1 Lane</numerusform>
            <numerusform>%1 Lanes</numerusform>
        </translation>
    </message>
    <message>
        <source>in the result: wrong, the first and others</source>
        <translation>im Ergebnis: falsch, das erste und weitere</translation>
    </message>
    <message>
        <source>result: wrong</source>
        <translation>Ergebnis: falsch</translation>
    </message>
    <message>
        <source>the lighter, the larger, up to %1</source>
        <translation>je heller, desto größer, bis %1</translation>
    </message>
    <message>
        <source> of a wavefront&apos;s %1 work-items met in one bin, so </source>
        <translation> von %1 Work-Items einer Wavefront trafen sich in einem Fach, also brauchte </translation>
    </message>
    <message>
        <source>keys by place, before this launch</source>
        <translation>Schlüssel nach Platz, vor diesem Aufruf</translation>
    </message>
    <message>
        <source>keys by place, after this launch</source>
        <translation>Schlüssel nach Platz, nach diesem Aufruf</translation>
    </message>
    <message>
        <source>changed kernel</source>
        <translation>geänderter Kernel</translation>
    </message>
    <message>
        <source>loaded</source>
        <translation>geladen</translation>
    </message>
    <message>
        <source>stored: another element&apos;s value</source>
        <translation>gespeichert: der Wert eines anderen Elements</translation>
    </message>
    <message>
        <source>a value copied</source>
        <translation>kopierter Wert</translation>
    </message>
    <message>
        <source>stored: a new value</source>
        <translation>gespeichert: ein neuer Wert</translation>
    </message>
    <message>
        <source>a new value</source>
        <translation>neuer Wert</translation>
    </message>
    <message>
        <source>compared, and stays</source>
        <translation>verglichen, bleibt</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>nothing has written here yet</source>
        <translation>hierher wurde noch nichts geschrieben</translation>
    </message>
    <message>
        <source>not written</source>
        <translation>nicht geschrieben</translation>
    </message>
    <message>
        <source>as expected</source>
        <translation>wie erwartet</translation>
    </message>
    <message>
        <source>not as expected</source>
        <translation>nicht wie erwartet</translation>
    </message>
    <message>
        <source>work-items meet, no barrier between</source>
        <translation>Work-Items treffen sich ohne Barriere dazwischen</translation>
    </message>
    <message>
        <source>a race</source>
        <translation>Wettlauf</translation>
    </message>
    <message>
        <source>below it: loaded before, stored after</source>
        <translation>darunter: vorher geladen, nachher gespeichert</translation>
    </message>
    <message>
        <source>loaded, stored</source>
        <translation>geladen, gespeichert</translation>
    </message>
    <message>
        <source>below a value:</source>
        <translation>unter einem Wert:</translation>
    </message>
    <message>
        <source>its work-item</source>
        <translation>sein Work-Item</translation>
    </message>
    <message>
        <source>accesses as Oclgrind saw them</source>
        <translation>Zugriffe, wie Oclgrind sie sah</translation>
    </message>
    <message numerus="yes">
        <source>%1 elements</source>
        <translation>
            <numerusform>%1 Element</numerusform>
            <numerusform>%1 Elemente</numerusform>
        </translation>
    </message>
    <message>
        <source> of %1 arrays</source>
        <translation> von %1 Arrays</translation>
    </message>
    <message>
        <source> of %1 in local memory</source>
        <translation> von %1 im lokalen Speicher</translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> von %1</translation>
    </message>
    <message numerus="yes">
        <source> stand in %1 as they were given</source>
        <translation>
            <numerusform> steht in %1, wie er gegeben wurde</numerusform>
            <numerusform> stehen in %1, wie sie gegeben wurden</numerusform>
        </translation>
    </message>
    <message>
        <source>; nothing has written to %1 yet</source>
        <translation>; in %1 wurde noch nichts geschrieben</translation>
    </message>
    <message>
        <source>; nothing has written to %1 other arrays yet</source>
        <translation>; in %1 weitere Arrays wurde noch nichts geschrieben</translation>
    </message>
    <message>
        <source>. There is no launch.</source>
        <translation>. Es gibt keinen Aufruf.</translation>
    </message>
    <message numerus="yes">
        <source>. %1 follow.</source>
        <translation>
            <numerusform>. %1 folgt.</numerusform>
            <numerusform>. %1 folgen.</numerusform>
        </translation>
    </message>
    <message>
        <source> No element has changed.</source>
        <translation> Kein Element hat sich geändert.</translation>
    </message>
    <message numerus="yes">
        <source> have changed.</source>
        <translation>
            <numerusform> hat sich geändert.</numerusform>
            <numerusform> haben sich geändert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> ran; what they did is not known, since the kernel has no trace calls.</source>
        <translation>
            <numerusform> lief; was es tat, ist nicht bekannt, da der Kernel keine Trace-Aufrufe hat.</numerusform>
            <numerusform> liefen; was sie taten, ist nicht bekannt, da der Kernel keine Trace-Aufrufe hat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> ran; what they did was too much to be kept.</source>
        <translation>
            <numerusform> lief; was es tat, war zu viel, um es aufzuheben.</numerusform>
            <numerusform> liefen; was sie taten, war zu viel, um es aufzuheben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> made </source>
        <translation>
            <numerusform> machte </numerusform>
            <numerusform> machten </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 stores</source>
        <translation>
            <numerusform>%1 Speicherzugriff</numerusform>
            <numerusform>%1 Speicherzugriffe</numerusform>
        </translation>
    </message>
    <message>
        <source> in global memory, too many to be drawn one by one.</source>
        <translation> im globalen Speicher, zu viele, um sie einzeln zu zeichnen.</translation>
    </message>
    <message numerus="yes">
        <source> ran, in %1; the picture has too many elements to tell what each did.</source>
        <translation>
            <numerusform> lief, in %1; das Bild hat zu viele Elemente, um zu sagen, was es tat.</numerusform>
            <numerusform> liefen, in %1; das Bild hat zu viele Elemente, um zu sagen, was jedes tat.</numerusform>
        </translation>
    </message>
    <message>
        <source>none of the </source>
        <translation>keines der </translation>
    </message>
    <message>
        <source> loads or stores anything.</source>
        <translation> lädt oder speichert etwas.</translation>
    </message>
    <message numerus="yes">
        <source> load </source>
        <translation>
            <numerusform> lädt </numerusform>
            <numerusform> laden </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> store </source>
        <translation>
            <numerusform> speichert </numerusform>
            <numerusform> speichern </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, and store </source>
        <translation>
            <numerusform> und speichert </numerusform>
            <numerusform> und speichern </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, and store nothing</source>
        <translation>
            <numerusform> und speichert nichts</numerusform>
            <numerusform> und speichern nichts</numerusform>
        </translation>
    </message>
    <message>
        <source>The result in %1</source>
        <translation>Das Ergebnis in %1</translation>
    </message>
    <message>
        <source>All %1 results in %2</source>
        <translation>Alle %1 Ergebnisse in %2</translation>
    </message>
    <message numerus="yes">
        <source> are as expected.</source>
        <translation>
            <numerusform> ist wie erwartet.</numerusform>
            <numerusform> sind wie erwartet.</numerusform>
        </translation>
    </message>
    <message>
        <source>The result in %1 is wrong</source>
        <translation>Das Ergebnis in %1 ist falsch</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 results are wrong</source>
        <translation>
            <numerusform>%1 von %2 Ergebnissen ist falsch</numerusform>
            <numerusform>%1 von %2 Ergebnissen sind falsch</numerusform>
        </translation>
    </message>
    <message>
        <source>: nothing has written to %1, which should be %2.</source>
        <translation>: In %1 wurde nichts geschrieben, dort sollte %2 stehen.</translation>
    </message>
    <message>
        <source>; the first is %1, to which nothing has written: it should be %2.</source>
        <translation>; das erste ist %1, wohin nichts geschrieben wurde: dort sollte %2 stehen.</translation>
    </message>
    <message>
        <source>: %1 is %2 instead of %3.</source>
        <translation>: %1 ist %2 statt %3.</translation>
    </message>
    <message>
        <source>; the first is %1: %2 instead of %3.</source>
        <translation>; das erste ist %1: %2 statt %3.</translation>
    </message>
    <message>
        <source> At </source>
        <translation> An </translation>
    </message>
    <message>
        <source> work-items meet with no barrier between.</source>
        <translation> treffen sich Work-Items ohne Barriere dazwischen.</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>scratch</source>
        <translation>Hilfsspeicher</translation>
    </message>
    <message>
        <source>before: %1, %2</source>
        <translation>vorher: %1, %2</translation>
    </message>
    <message>
        <source>before: %1</source>
        <translation>vorher: %1</translation>
    </message>
    <message>
        <source>after: %1, %2</source>
        <translation>nachher: %1, %2</translation>
    </message>
    <message>
        <source>after: %1</source>
        <translation>nachher: %1</translation>
    </message>
    <message>
        <source>not touched: %1, %2</source>
        <translation>nicht berührt: %1, %2</translation>
    </message>
    <message>
        <source>not touched</source>
        <translation>nicht berührt</translation>
    </message>
    <message>
        <source>not shown: %1</source>
        <translation>nicht gezeigt: %1</translation>
    </message>
    <message>
        <source>%1 more arrays not shown</source>
        <translation>%1 weitere Arrays nicht gezeigt</translation>
    </message>
    <message>
        <source> loads and stores nothing.</source>
        <translation> lädt und speichert nichts.</translation>
    </message>
    <message>
        <source>Changed kernel</source>
        <translation>Geänderter Kernel</translation>
    </message>
    <message numerus="yes">
        <source> ran; what they did is not known, since the kernel&apos;s trace calls say otherwise.</source>
        <translation>
            <numerusform> lief; was es tat, ist nicht bekannt, da die Trace-Aufrufe des Kernels anderes sagen.</numerusform>
            <numerusform> liefen; was sie taten, ist nicht bekannt, da die Trace-Aufrufe des Kernels anderes sagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> %1 stores from local memory to local memory are shown by phases.</source>
        <translation>
            <numerusform> %1 Speicherung von lokalem in lokalen Speicher zeigen die Phasen.</numerusform>
            <numerusform> %1 Speicherungen von lokalem in lokalen Speicher zeigen die Phasen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> %1 stores from local memory to local memory are not drawn.</source>
        <translation>
            <numerusform> %1 Speicherung von lokalem in lokalen Speicher ist nicht gezeichnet.</numerusform>
            <numerusform> %1 Speicherungen von lokalem in lokalen Speicher sind nicht gezeichnet.</numerusform>
        </translation>
    </message>
    <message>
        <source>local, work-group %1 of %2</source>
        <translation>lokal, Work-Group %1 von %2</translation>
    </message>
    <message>
        <source>stored: the value that stood there</source>
        <translation>gespeichert: der Wert, der dort stand</translation>
    </message>
    <message>
        <source>the same value</source>
        <translation>derselbe Wert</translation>
    </message>
    <message>
        <source>outside the array: an error</source>
        <translation>außerhalb des Arrays: ein Fehler</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>außerhalb</translation>
    </message>
    <message>
        <source>stored twice; the last value stands there</source>
        <translation>zweimal gespeichert; dort steht der letzte Wert</translation>
    </message>
    <message>
        <source>stored twice, last value</source>
        <translation>zweimal gespeichert, letzter Wert</translation>
    </message>
    <message>
        <source>accesses: Oclgrind</source>
        <translation>Zugriffe: Oclgrind</translation>
    </message>
    <message>
        <source> Work-items store to %1, outside the array</source>
        <translation> Work-Items speichern nach %1, außerhalb des Arrays</translation>
    </message>
    <message>
        <source> Work-items load %1, outside the array</source>
        <translation> Work-Items laden %1, außerhalb des Arrays</translation>
    </message>
    <message>
        <source> Work-item %1 stores %2 in %3, outside the array</source>
        <translation> Work-Item %1 speichert %2 in %3, außerhalb des Arrays</translation>
    </message>
    <message>
        <source> Work-item %1 stores to %2, outside the array</source>
        <translation> Work-Item %1 speichert nach %2, außerhalb des Arrays</translation>
    </message>
    <message>
        <source> Work-item %1 loads %2, outside the array</source>
        <translation> Work-Item %1 lädt %2, außerhalb des Arrays</translation>
    </message>
    <message numerus="yes">
        <source>, and %1 more accesses are outside.</source>
        <translation>
            <numerusform>, und %1 weiterer Zugriff liegt außerhalb.</numerusform>
            <numerusform>, und %1 weitere Zugriffe liegen außerhalb.</numerusform>
        </translation>
    </message>
    <message>
        <source>work-group %1 of %2</source>
        <translation>Work-Group %1 von %2</translation>
    </message>
    <message>
        <source>local memory of %1 in the end, %2 %3</source>
        <translation>lokaler Speicher der %1 am Ende, %2 %3</translation>
    </message>
    <message>
        <source>local, %1, in the end</source>
        <translation>lokal, %1, am Ende</translation>
    </message>
    <message>
        <source>local memory of %1, %2 %3</source>
        <translation>lokaler Speicher der %1, %2 %3</translation>
    </message>
    <message numerus="yes">
        <source>the local arrays of %1 more work-groups are not drawn</source>
        <translation>
            <numerusform>die lokalen Arrays von %1 weiteren Work-Group sind nicht gezeichnet</numerusform>
            <numerusform>die lokalen Arrays von %1 weiteren Work-Groups sind nicht gezeichnet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more work-groups: not drawn</source>
        <translation>
            <numerusform>%1 weitere Work-Group: nicht gezeichnet</numerusform>
            <numerusform>%1 weitere Work-Groups: nicht gezeichnet</numerusform>
        </translation>
    </message>
    <message>
        <source>After launch %1 both kernels have left the same values.</source>
        <translation>Nach Aufruf %1 halten beide Kernel dieselben Werte.</translation>
    </message>
    <message>
        <source>After launch %1 </source>
        <translation>Nach Aufruf %1 hält </translation>
    </message>
    <message>
        <source>the changed kernel</source>
        <translation>der geänderte Kernel</translation>
    </message>
    <message numerus="yes">
        <source> has left other values in %1 of %2 places</source>
        <translation>
            <numerusform> an %1 von %2 Plätzen einen anderen Wert</numerusform>
            <numerusform> an %1 von %2 Plätzen andere Werte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in place of %2 in %3[%4].</source>
        <translation>%1 statt %2 in %3[%4].</translation>
    </message>
    <message>
        <source>%1 of %2 wrong</source>
        <translation>%1 von %2 falsch</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>Als Text</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>unpacked</source>
        <translation>entpackt</translation>
    </message>
    <message>
        <source> each add up a part of “%1”; </source>
        <translation> zählen je einen Teil von „%1“ zusammen; </translation>
    </message>
    <message>
        <source> each combine a part of “%1”; </source>
        <translation> verknüpfen je einen Teil von „%1“; </translation>
    </message>
    <message>
        <source> each add up one block</source>
        <translation> zählen je einen Block zusammen</translation>
    </message>
    <message>
        <source> each combine the values of one block</source>
        <translation> verknüpfen je die Werte eines Blocks</translation>
    </message>
    <message>
        <source>in the work-group</source>
        <translation>in der Work-Group</translation>
    </message>
    <message>
        <source>; drawn are those of the first, %1.</source>
        <translation>; gezeichnet sind die des ersten, %1.</translation>
    </message>
    <message>
        <source>Every key is read once and raises a counter of its work-group for each of its digits; the counters are added up to the totals: </source>
        <translation>Jeder Schlüssel wird einmal gelesen und erhöht für jede seiner Ziffern einen Zähler seiner Work-Group; die Zähler werden zu den Summen zusammengezählt: </translation>
    </message>
    <message numerus="yes">
        <source>%1 counts are received</source>
        <translation>
            <numerusform>%1 Anzahl wird empfangen</numerusform>
            <numerusform>%1 Anzahlen werden empfangen</numerusform>
        </translation>
    </message>
    <message>
        <source>No room here for the totals.</source>
        <translation>Kein Platz hier für die Summen.</translation>
    </message>
    <message>
        <source>One work-group has all keys and looks back at nobody: each key goes to the base of its digit, plus the number of </source>
        <translation>Eine Work-Group hat alle Schlüssel und blickt auf niemanden zurück: Jeder Schlüssel kommt an den Anfang seiner Ziffer, plus die Zahl der </translation>
    </message>
    <message>
        <source>Every work-group publishes the counts of its block and adds up what those before it have published: </source>
        <translation>Jede Work-Group veröffentlicht die Anzahlen ihres Blocks und zählt zusammen, was die vor ihr veröffentlicht haben: </translation>
    </message>
    <message>
        <source>; each key goes to the start of its digit, plus the number of </source>
        <translation>; jeder Schlüssel kommt an den Anfang seiner Ziffer, plus die Zahl der </translation>
    </message>
    <message>
        <source>from blocks %1 and %2</source>
        <translation>aus den Blöcken %1 und %2</translation>
    </message>
    <message>
        <source>from blocks %1 to %2</source>
        <translation>aus den Blöcken %1 bis %2</translation>
    </message>
    <message>
        <source>from blocks %1</source>
        <translation>aus den Blöcken %1</translation>
    </message>
    <message>
        <source>sum of earlier blocks</source>
        <translation>Summe früherer Blöcke</translation>
    </message>
    <message>
        <source>result of earlier blocks</source>
        <translation>Ergebnis früherer Blöcke</translation>
    </message>
    <message>
        <source>order in which sums were passed on; grey: replaced later</source>
        <translation>Reihenfolge der Weitergabe; grau: später ersetzt</translation>
    </message>
    <message>
        <source>in this order; grey: replaced later</source>
        <translation>in dieser Reihenfolge; grau: später ersetzt</translation>
    </message>
    <message>
        <source>order in which results were passed on; grey: replaced later</source>
        <translation>Reihenfolge der Weitergabe; grau: später ersetzt</translation>
    </message>
    <message numerus="yes">
        <source>, %1 without need</source>
        <translation>
            <numerusform>, %1 davon ohne Not</numerusform>
            <numerusform>, %1 davon ohne Not</numerusform>
        </translation>
    </message>
    <message>
        <source>Blocks %1</source>
        <translation>Die Blöcke %1</translation>
    </message>
    <message numerus="yes">
        <source> of earlier blocks are read</source>
        <translation>
            <numerusform> eines früheren Blocks wird gelesen</numerusform>
            <numerusform> früherer Blöcke werden gelesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %1 are shown as published in a later phase, since work-groups run on their own</source>
        <translation>
            <numerusform>; %1 ist erst in einer späteren Phase als veröffentlicht gezeigt, denn Work-Groups laufen für sich</numerusform>
            <numerusform>; %1 sind erst in einer späteren Phase als veröffentlicht gezeigt, denn Work-Groups laufen für sich</numerusform>
        </translation>
    </message>
    <message>
        <source> of sums that were read; </source>
        <translation> aus Summen, die gelesen wurden; </translation>
    </message>
    <message>
        <source> of results that were read; </source>
        <translation> aus Ergebnissen, die gelesen wurden; </translation>
    </message>
</context>
</TS>
