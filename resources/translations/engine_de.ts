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
        <source>family.Kernels of your own</source>
        <translation>Eigene Kernel</translation>
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
        <source>teaches.bitonic-sort</source>
        <translation>Läufe, abwechselnd auf- und absteigend, werden durch Paare in halbierten Abständen gemischt.</translation>
    </message>
    <message>
        <source>teaches.odd-even-mergesort</source>
        <translation>Ungerade und gerade Plätze getrennt gemischt, dann Nachbarn berichtigt: 63 Vergleicher für 16 Schlüssel, bitonisch 80.</translation>
    </message>
    <message>
        <source>teaches.odd-even-transposition-sort</source>
        <translation>Nur Nachbarn treffen sich, gerade und ungerade Paare im Wechsel; n Phasen genügen immer.</translation>
    </message>
    <message>
        <source>teaches.network-sort</source>
        <translation>Jedes Netz, das man nennt, tippt oder lädt, Schicht für Schicht ausgeführt.</translation>
    </message>
    <message>
        <source>teaches.zero-one-principle</source>
        <translation>Ein Netz, das alle Eingaben aus Nullen und Einsen sortiert, sortiert jede Eingabe.</translation>
    </message>
    <message>
        <source>teaches.bitonic-work-group-sort</source>
        <translation>Ein Block bleibt im lokalen Speicher, sodass Barrieren an die Stelle von Aufrufen treten.</translation>
    </message>
    <message>
        <source>teaches.bitonic-merge</source>
        <translation>Schlüssel, die erst steigen und dann fallen, werden immer wieder in eine kleinere und eine größere Hälfte geteilt.</translation>
    </message>
    <message>
        <source>teaches.odd-even-merge-recursive</source>
        <translation>Entmischen, beide Hälften mischen, verschränken, Nachbarn vergleichen: das Mischen, wie man es rekursiv erzählt.</translation>
    </message>
    <message>
        <source>teaches.kogge-stone-scan</source>
        <translation>Jeder Wert nimmt den 1, 2, 4, … Plätze links von sich hinzu: wenige Ebenen, viele Verknüpfungen.</translation>
    </message>
    <message>
        <source>teaches.brent-kung-scan</source>
        <translation>Einen Baum hinauf und wieder hinunter: weniger als 2n Verknüpfungen, in fast doppelt so vielen Ebenen.</translation>
    </message>
    <message>
        <source>teaches.radix-sort</source>
        <translation>Eine Ziffer zählen, aus den Anzahlen die Anfänge bilden, die Schlüssel stabil bewegen; die niedrigste Ziffer zuerst.</translation>
    </message>
    <message>
        <source>teaches.grid-radix-sort</source>
        <translation>Ein Bit je Durchgang: Wie viele Einsen vor einem Schlüssel stehen, sagt, wohin er kommt.</translation>
    </message>
    <message>
        <source>teaches.local-sort-radix</source>
        <translation>Jeder Block sortiert sich zuerst selbst, sodass benachbarte Schlüssel nebeneinander geschrieben werden.</translation>
    </message>
    <message>
        <source>teaches.radix-pipeline</source>
        <translation>Ein Durchgang in sieben Kerneln: Einer zählt, fünf finden die Anfänge, einer bewegt.</translation>
    </message>
    <message>
        <source>teaches.work-group-radix-sort</source>
        <translation>Bis zu 32 Schlüssel in einer Work-Group: Ein Ballot je Bit sagt jedem Schlüssel seinen Platz.</translation>
    </message>
    <message>
        <source>teaches.decimal-radix-sort</source>
        <translation>Nach Dezimalziffern wie auf Papier, die niedrigste zuerst.</translation>
    </message>
    <message>
        <source>teaches.msd-radix-sort</source>
        <translation>Die höchste Ziffer zuerst: Jedes Fach wird zu einer eigenen Sortierung.</translation>
    </message>
    <message>
        <source>teaches.vector-radix-sort</source>
        <translation>Jedes Work-Item zählt und bewegt einen eigenen Abschnitt, ohne atomare Operationen.</translation>
    </message>
    <message>
        <source>teaches.single-pass-radix-sort</source>
        <translation>Ein Aufruf je Durchgang: Statt eines Scans blickt jede Work-Group auf die Anzahlen vor ihr zurück.</translation>
    </message>
    <message>
        <source>teaches.merge-sort</source>
        <translation>Eine binäre Suche schneidet beide Läufe dort, wo der Abschnitt jedes Work-Items beginnt.</translation>
    </message>
    <message>
        <source>teaches.quicksort</source>
        <translation>Ein Pivot teilt die Schlüssel in kleiner, gleich und größer; der Host startet, was noch zu sortieren ist.</translation>
    </message>
    <message>
        <source>teaches.selection-sort</source>
        <translation>Ein Work-Item sucht immer wieder das Kleinste vom Rest: das Blatt des Quicksorts.</translation>
    </message>
    <message>
        <source>teaches.sample-sort</source>
        <translation>Eine sortierte Stichprobe gibt die Trennwerte; jedes Fach zwischen zweien wird für sich sortiert.</translation>
    </message>
    <message>
        <source>teaches.cascade-sort</source>
        <translation>Nach einem Feld, dann nach dem anderen: Nur eine stabile zweite Sortierung erhält unter Gleichen die erste Ordnung.</translation>
    </message>
    <message>
        <source>teaches.sequential-reduction</source>
        <translation>Ein Work-Item faltet alle Werte von links: n − 1 Verknüpfungen, eine nach der anderen.</translation>
    </message>
    <message>
        <source>teaches.adjacent-pair-reduction</source>
        <translation>Nachbarn verknüpfen sich, dann Paare von Paaren: log n Ebenen, und die Reihenfolge bleibt.</translation>
    </message>
    <message>
        <source>teaches.halving-reduction</source>
        <translation>Die erste Hälfte nimmt immer wieder die zweite auf; der Operator muss kommutativ sein.</translation>
    </message>
    <message>
        <source>teaches.work-group-reduction</source>
        <translation>Eine Leiter von Kerneln für einen Baum, reduce0 bis reduce4: Jeder behebt, was den davor bremste.</translation>
    </message>
    <message>
        <source>teaches.coarsened-reduction</source>
        <translation>Jedes Work-Item faltet erst mehrere Werte, sodass der Baum weniger Ebenen und Barrieren hat.</translation>
    </message>
    <message>
        <source>teaches.vector-reduction</source>
        <translation>Ein Work-Item lädt 16 Bytes auf einmal und hat für jeden Platz eines solchen Vektors eine Summe.</translation>
    </message>
    <message>
        <source>teaches.sequential-scan</source>
        <translation>Ein Work-Item von links nach rechts: die wenigsten Verknüpfungen, und nichts parallel.</translation>
    </message>
    <message>
        <source>teaches.naive-scan</source>
        <translation>Jedes Ergebnis durch eine eigene Reduktion: alle zugleich, mit quadratischer Arbeit.</translation>
    </message>
    <message>
        <source>teaches.hillis-steele-scan</source>
        <translation>Der Abstand verdoppelt sich je Runde im lokalen Speicher, mit zwei Barrieren je Runde.</translation>
    </message>
    <message>
        <source>teaches.kogge-stone-work-group-scan</source>
        <translation>Abstände verdoppeln sich: mit einem Puffer zwei Barrieren je Runde, mit zwei Puffern eine.</translation>
    </message>
    <message>
        <source>teaches.brent-kung-work-group-scan</source>
        <translation>Beide Bäume im lokalen Speicher; die Zuordnung entscheidet, ob die tätigen Work-Items Nachbarn sind.</translation>
    </message>
    <message>
        <source>teaches.blelloch-scan</source>
        <translation>Summen einen Baum hinauf, die Wurzel gelöscht, dann hinunter: Jeder Platz bekommt alles, was vor ihm stand.</translation>
    </message>
    <message>
        <source>teaches.blelloch-work-group-scan</source>
        <translation>Derselbe Baum im lokalen Speicher, wo Füllwörter die Adressen auf die Bänke verteilen.</translation>
    </message>
    <message>
        <source>teaches.two-per-item-scan</source>
        <translation>Die Bäume von Brent und Kung mit zwei Werten je Work-Item, sodass halb so viele genügen.</translation>
    </message>
    <message>
        <source>teaches.coarsened-scan</source>
        <translation>Jedes Work-Item scannt seinen Abschnitt, die Summen der Abschnitte werden gescannt und dann addiert.</translation>
    </message>
    <message>
        <source>teaches.hierarchical-scan</source>
        <translation>Blöcke scannen, ihre Summen scannen, sie wieder addieren: So wächst ein Scan über eine Work-Group hinaus.</translation>
    </message>
    <message>
        <source>teaches.reduce-then-scan</source>
        <translation>Erst die Summen der Blöcke, dann wird jeder Block noch einmal gelesen: 2n Werte gelesen, n geschrieben.</translation>
    </message>
    <message>
        <source>teaches.domino-scan</source>
        <translation>In einem Aufruf wartet jede Work-Group auf die Summe ihrer linken Nachbarin und gibt die eigene weiter.</translation>
    </message>
    <message>
        <source>teaches.look-back-scan</source>
        <translation>In einem Aufruf zählt eine Work-Group zusammen, was die vor ihr veröffentlicht haben, und wartet so weniger.</translation>
    </message>
    <message>
        <source>teaches.vector-look-back-scan</source>
        <translation>Werte warten in Registern auf den Rückblick: einmal gelesen, einmal geschrieben.</translation>
    </message>
    <message>
        <source>teaches.cached-look-back-scan</source>
        <translation>Jeder Block wird zweimal gelesen, das zweite Mal aus dem Cache des Kerns, an dem vorbei geschrieben wird.</translation>
    </message>
    <message>
        <source>teaches.block-scan-pipeline</source>
        <translation>Aus der Anzahlentabelle eines Radixsorts werden in fünf Kerneln die Anfänge jeder Ziffer.</translation>
    </message>
    <message>
        <source>teaches.segmented-scan</source>
        <translation>Ein Flag beginnt eine neue Summe: viele Scans verschiedener Länge in einem.</translation>
    </message>
    <message>
        <source>teaches.scan-conversion</source>
        <translation>Ein Platz nach rechts macht einen Scan exklusiv, einer nach links wieder inklusiv.</translation>
    </message>
    <message>
        <source>teaches.compaction</source>
        <translation>Ein Scan der Flags sagt jedem Wert, der besteht, seinen Platz in der gepackten Ausgabe.</translation>
    </message>
    <message>
        <source>teaches.unpack</source>
        <translation>Der Weg zurück: Gepackte Werte kehren an ihre Plätze zurück, sonst steht 0.</translation>
    </message>
    <message>
        <source>teaches.split</source>
        <translation>Was nicht besteht, kommt nach vorn, was besteht, dahinter, beides in seiner Reihenfolge: ein Bit eines Radixsorts.</translation>
    </message>
    <message>
        <source>teaches.transpose</source>
        <translation>Über Kacheln im lokalen Speicher laufen Laden und Speichern beide die Zeilen entlang.</translation>
    </message>
    <message>
        <source>teaches.matrix-product</source>
        <translation>Eine Kachel im lokalen Speicher wird einmal geladen und von allen Work-Items ihrer Gruppe benutzt.</translation>
    </message>
    <message>
        <source>teaches.convolution</source>
        <translation>Jeder Bildpunkt ist eine gewichtete Summe derer um ihn, also braucht eine Kachel einen Halo.</translation>
    </message>
    <message>
        <source>teaches.n-body</source>
        <translation>Jeder Körper zieht jeden anderen an; eine Kachel von Körpern wird einmal für eine ganze Work-Group geladen.</translation>
    </message>
    <message>
        <source>teaches.histogram</source>
        <translation>Viele Werte wollen denselben Zähler: Private Histogramme sparen atomare Operationen im globalen Speicher.</translation>
    </message>
    <message>
        <source>preset.opencl-10.2</source>
        <translation>Eine Reduktion von links nach rechts</translation>
    </message>
    <message>
        <source>preset-name.opencl-10.2</source>
        <translation>Von links nach rechts</translation>
    </message>
    <message>
        <source>preset.opencl-10.3</source>
        <translation>Der ausgeglichene Baum einer assoziativen Reduktion</translation>
    </message>
    <message>
        <source>preset-name.opencl-10.3</source>
        <translation>Der ausgeglichene Baum</translation>
    </message>
    <message>
        <source>preset.opencl-10.4</source>
        <translation>Eine kommutative Reduktion: jeder Wert mit dem eine Hälfte entfernten</translation>
    </message>
    <message>
        <source>preset-name.opencl-10.4</source>
        <translation>Eine Hälfte entfernt</translation>
    </message>
    <message>
        <source>preset.opencl-reduce0</source>
        <translation>Der Baum des ersten Kernels, seine Work-Items weit auseinander</translation>
    </message>
    <message>
        <source>preset-name.opencl-reduce0</source>
        <translation>Work-Items weit auseinander</translation>
    </message>
    <message>
        <source>preset.opencl-10.5</source>
        <translation>Der Scan von Hillis und Steele mit 8 Werten</translation>
    </message>
    <message>
        <source>preset-name.opencl-10.5</source>
        <translation>Verdoppeln, 8 Werte</translation>
    </message>
    <message>
        <source>preset.opencl-10.6</source>
        <translation>Ein ausgeglichener Binärbaum über einem flachen Array</translation>
    </message>
    <message>
        <source>preset-name.opencl-10.6</source>
        <translation>Ein Baum über einem Array</translation>
    </message>
    <message>
        <source>preset.opencl-10.8</source>
        <translation>Blellochs Aufwärtslauf: was jede Ebene schreibt</translation>
    </message>
    <message>
        <source>preset-name.opencl-10.8</source>
        <translation>Der Aufwärtslauf</translation>
    </message>
    <message>
        <source>preset.opencl-10.10</source>
        <translation>Blellochs Abwärtslauf: die Wurzel gelöscht, dann tauschen und addieren</translation>
    </message>
    <message>
        <source>preset-name.opencl-10.10</source>
        <translation>Der Abwärtslauf</translation>
    </message>
    <message>
        <source>preset.opencl-10.12</source>
        <translation>Blöcke gescannt, ihre Summen gesammelt, die Tabelle berichtigt</translation>
    </message>
    <message>
        <source>preset-name.opencl-10.12</source>
        <translation>Die Tabelle berichtigt</translation>
    </message>
    <message>
        <source>preset.opencl-10.13</source>
        <translation>Zwei Block-Scans von 8 Anzahlen, nebeneinander</translation>
    </message>
    <message>
        <source>preset-name.opencl-10.13</source>
        <translation>Zwei Block-Scans</translation>
    </message>
    <message>
        <source>preset.opencl-10.14</source>
        <translation>Jedes Work-Item addiert die Summen aller Blöcke vor seinem</translation>
    </message>
    <message>
        <source>preset-name.opencl-10.14</source>
        <translation>Summen früherer Blöcke</translation>
    </message>
    <message>
        <source>preset.opencl-10.15</source>
        <translation>Die Summen der Ziffern werden gescannt: wo jede Ziffer beginnt</translation>
    </message>
    <message>
        <source>preset-name.opencl-10.15</source>
        <translation>Wo Ziffern beginnen</translation>
    </message>
    <message>
        <source>preset.opencl-sums</source>
        <translation>Die Präfixsummen von fünf Zahlen</translation>
    </message>
    <message>
        <source>preset-name.opencl-sums</source>
        <translation>Fünf Zahlen</translation>
    </message>
    <message>
        <source>preset.pmpp-11.1</source>
        <translation>Ein sequentieller inklusiver Scan</translation>
    </message>
    <message>
        <source>preset-name.pmpp-11.1</source>
        <translation>Inklusiv</translation>
    </message>
    <message>
        <source>preset.pmpp-exclusive</source>
        <translation>Der exklusive Scan derselben Werte</translation>
    </message>
    <message>
        <source>preset-name.pmpp-exclusive</source>
        <translation>Exklusiv</translation>
    </message>
    <message>
        <source>preset.pmpp-sausage</source>
        <translation>Eine Wurst von 40 Zoll schneiden: wo jede Bestellung endet</translation>
    </message>
    <message>
        <source>preset-name.pmpp-sausage</source>
        <translation>Eine Wurst schneiden</translation>
    </message>
    <message>
        <source>preset.pmpp-11.2</source>
        <translation>Der Scan von Kogge und Stone mit 16 Werten in einer Work-Group</translation>
    </message>
    <message>
        <source>preset-name.pmpp-11.2</source>
        <translation>16 Werte</translation>
    </message>
    <message>
        <source>preset.pmpp-double-buffer</source>
        <translation>Dasselbe mit zwei Puffern und einer Barriere je Runde</translation>
    </message>
    <message>
        <source>preset-name.pmpp-double-buffer</source>
        <translation>Zwei Puffer</translation>
    </message>
    <message>
        <source>preset.pmpp-11.4</source>
        <translation>Der exklusive Scan: einen Platz nach rechts geladen</translation>
    </message>
    <message>
        <source>preset-name.pmpp-11.4</source>
        <translation>Exklusiv</translation>
    </message>
    <message>
        <source>preset.pmpp-11.5</source>
        <translation>Der Scan von Brent und Kung mit 16 Werten in einer Work-Group</translation>
    </message>
    <message>
        <source>preset-name.pmpp-11.5</source>
        <translation>16 Werte</translation>
    </message>
    <message>
        <source>preset.pmpp-modulo</source>
        <translation>Der Baum mit Work-Items, die ein Modulo auswählt</translation>
    </message>
    <message>
        <source>preset-name.pmpp-modulo</source>
        <translation>Durch Modulo gewählt</translation>
    </message>
    <message>
        <source>preset.pmpp-11.8</source>
        <translation>16 Werte durch 4 Work-Items in drei Phasen</translation>
    </message>
    <message>
        <source>preset-name.pmpp-11.8</source>
        <translation>Drei Phasen</translation>
    </message>
    <message>
        <source>preset.pmpp-11.10</source>
        <translation>16 Werte durch 4 Work-Groups: Blöcke, Summen, Blöcke</translation>
    </message>
    <message>
        <source>preset-name.pmpp-11.10</source>
        <translation>Vier Work-Groups</translation>
    </message>
    <message>
        <source>preset.pmpp-domino</source>
        <translation>Dasselbe in einem Aufruf: Summen, von Block zu Block gereicht</translation>
    </message>
    <message>
        <source>preset-name.pmpp-domino</source>
        <translation>Von Block zu Block</translation>
    </message>
    <message>
        <source>preset.cuda-prefix</source>
        <translation>Jede Präfixsumme für sich</translation>
    </message>
    <message>
        <source>preset-name.cuda-prefix</source>
        <translation>Jede für sich</translation>
    </message>
    <message>
        <source>preset.cuda-scan</source>
        <translation>Zwei Werte je Work-Item, einen Baum hinauf und hinunter</translation>
    </message>
    <message>
        <source>preset-name.cuda-scan</source>
        <translation>Den Baum hinauf und hinunter</translation>
    </message>
    <message>
        <source>preset.cuda-global</source>
        <translation>Ein Scan jeder Größe aus Scans von Blöcken</translation>
    </message>
    <message>
        <source>preset-name.cuda-global</source>
        <translation>Jede Größe, in Blöcken</translation>
    </message>
    <message>
        <source>preset.cuda-compaction</source>
        <translation>Die positiven Werte, gepackt</translation>
    </message>
    <message>
        <source>preset-name.cuda-compaction</source>
        <translation>Die positiven Werte</translation>
    </message>
    <message>
        <source>preset.cuda-split</source>
        <translation>Gepackte Werte zurück an ihre Plätze</translation>
    </message>
    <message>
        <source>preset-name.cuda-split</source>
        <translation>Zurück an ihre Plätze</translation>
    </message>
    <message>
        <source>preset.pmpp-13-sort</source>
        <translation>Was eine Sortierung leisten muss: Ordnung, und eine Permutation der Schlüssel</translation>
    </message>
    <message>
        <source>preset-name.pmpp-13-sort</source>
        <translation>Was eine Sortierung leisten muss</translation>
    </message>
    <message>
        <source>preset.pmpp-13-pairs</source>
        <translation>Menschen nach Einkommen: (32, 80) und (29, 80) behalten ihre Reihenfolge</translation>
    </message>
    <message>
        <source>preset-name.pmpp-13-pairs</source>
        <translation>Menschen nach Einkommen</translation>
    </message>
    <message>
        <source>preset.pmpp-13-pairs-down</source>
        <translation>Dasselbe nach fallendem Einkommen, (32, 80) wieder vor (29, 80)</translation>
    </message>
    <message>
        <source>preset-name.pmpp-13-pairs-down</source>
        <translation>Einkommen, absteigend</translation>
    </message>
    <message>
        <source>preset.pmpp-13-cascade</source>
        <translation>Nach Alter, dann stabil nach Einkommen: beide Ordnungen gelten</translation>
    </message>
    <message>
        <source>preset-name.pmpp-13-cascade</source>
        <translation>Alter, dann Einkommen</translation>
    </message>
    <message>
        <source>preset.pmpp-13.11</source>
        <translation>8 Abschnitte gemischt: 4, 2 und 1 Mischungen durch je 2, 4 und 8 Blöcke</translation>
    </message>
    <message>
        <source>preset-name.pmpp-13.11</source>
        <translation>8 Abschnitte gemischt</translation>
    </message>
    <message>
        <source>preset.cuda-quicksort</source>
        <translation>Quicksort: der Baum der Aufrufe, zwei Kinder je Teilung</translation>
    </message>
    <message>
        <source>preset-name.cuda-quicksort</source>
        <translation>Der Baum der Aufrufe</translation>
    </message>
    <message>
        <source>preset.cuda-selection-sort</source>
        <translation>Das Blatt des Quicksorts: Selectionsort durch ein Work-Item</translation>
    </message>
    <message>
        <source>preset-name.cuda-selection-sort</source>
        <translation>Das Blatt des Quicksorts</translation>
    </message>
    <message>
        <source>preset.cuda-histogram</source>
        <translation>Ein Histogramm von 64 Werten: für jeden eine atomare Operation im globalen Speicher</translation>
    </message>
    <message>
        <source>preset-name.cuda-histogram</source>
        <translation>Globale atomare Operationen</translation>
    </message>
    <message>
        <source>preset.cuda-histogram-private</source>
        <translation>Private Histogramme, vereinigt: weniger atomare Operationen im globalen Speicher</translation>
    </message>
    <message>
        <source>preset-name.cuda-histogram-private</source>
        <translation>Privat, dann vereinigt</translation>
    </message>
    <message>
        <source>preset.pmpp-13-sample</source>
        <translation>Sample Sort: drei Trennwerte, vier Fächer, jedes für sich sortiert</translation>
    </message>
    <message>
        <source>preset-name.pmpp-13-sample</source>
        <translation>Drei Trennwerte</translation>
    </message>
    <message>
        <source>preset.opencl-left</source>
        <translation>Klammern von links: eins nach dem anderen</translation>
    </message>
    <message>
        <source>preset-name.opencl-left</source>
        <translation>Klammern von links</translation>
    </message>
    <message>
        <source>preset.opencl-pairs</source>
        <translation>Dasselbe in Paaren: beide Klammern zugleich</translation>
    </message>
    <message>
        <source>preset-name.opencl-pairs</source>
        <translation>Klammern in Paaren</translation>
    </message>
    <message>
        <source>preset.opencl-10.5-printed</source>
        <translation>Der Scan von Hillis und Steele mit der Bedingung k &gt;= 2^j</translation>
    </message>
    <message>
        <source>preset-name.opencl-10.5-printed</source>
        <translation>Die gedruckte Bedingung</translation>
    </message>
    <message>
        <source>preset.opencl-sums-printed</source>
        <translation>Die Präfixsummen von fünf Zahlen mit in[i + 1]</translation>
    </message>
    <message>
        <source>preset-name.opencl-sums-printed</source>
        <translation>Der gedruckte Index</translation>
    </message>
    <message>
        <source>preset.opencl-sort-of-8</source>
        <translation>Läufe von 2, von 4, dann 4 mit 4</translation>
    </message>
    <message>
        <source>preset-name.opencl-sort-of-8</source>
        <translation>8 Schlüssel, Lauf für Lauf</translation>
    </message>
    <message>
        <source>preset.pmpp-early-store</source>
        <translation>XY[6] bekommt eine Summe derselben Runde</translation>
    </message>
    <message>
        <source>preset-name.pmpp-early-store</source>
        <translation>Ohne eine Barriere</translation>
    </message>
    <message>
        <source>preset.pmpp-naive</source>
        <translation>16 Ergebnisse durch 120 Additionen</translation>
    </message>
    <message>
        <source>preset-name.pmpp-naive</source>
        <translation>120 Additionen</translation>
    </message>
    <message>
        <source>preset.opencl-cmpxchg</source>
        <translation>Drei Schlüssel, durch eine feste Folge von Vergleichen sortiert</translation>
    </message>
    <message>
        <source>preset-name.opencl-cmpxchg</source>
        <translation>Drei Schlüssel</translation>
    </message>
    <message>
        <source>preset.opencl-9.1</source>
        <translation>Ein Netz für vier Schlüssel, ein Vergleicher nach dem anderen</translation>
    </message>
    <message>
        <source>preset-name.opencl-9.1</source>
        <translation>Vier Schlüssel, nacheinander</translation>
    </message>
    <message>
        <source>preset.opencl-9.2</source>
        <translation>Das längere Netz für vier Schlüssel</translation>
    </message>
    <message>
        <source>preset-name.opencl-9.2</source>
        <translation>Vier Schlüssel, länger</translation>
    </message>
    <message>
        <source>preset.opencl-9.3</source>
        <translation>Das beste Netz für vier Schlüssel: fünf Vergleicher in drei Stufen</translation>
    </message>
    <message>
        <source>preset-name.opencl-9.3</source>
        <translation>Vier Schlüssel, bestes Netz</translation>
    </message>
    <message>
        <source>preset.opencl-0-1</source>
        <translation>Alle 16 Eingaben aus Nullen und Einsen für vier Schlüssel</translation>
    </message>
    <message>
        <source>preset-name.opencl-0-1</source>
        <translation>Alle 16 Eingaben</translation>
    </message>
    <message>
        <source>preset.opencl-9.4</source>
        <translation>Eine bitonische Folge, durch Teilen sortiert</translation>
    </message>
    <message>
        <source>preset-name.opencl-9.4</source>
        <translation>Durch Teilen sortiert</translation>
    </message>
    <message>
        <source>preset.opencl-9.5</source>
        <translation>Läufe von 2, 4, 8 und 16 Schlüsseln, abwechselnd auf- und absteigend</translation>
    </message>
    <message>
        <source>preset-name.opencl-9.5</source>
        <translation>Läufe auf und ab</translation>
    </message>
    <message>
        <source>preset.opencl-9.6</source>
        <translation>Ein Verschränken: die Schlüssel beider Hälften abwechselnd</translation>
    </message>
    <message>
        <source>preset-name.opencl-9.6</source>
        <translation>Verschränken</translation>
    </message>
    <message>
        <source>preset.opencl-9.6-unshuffle</source>
        <translation>Ein Entmischen: Schlüssel an geraden Plätzen zuerst</translation>
    </message>
    <message>
        <source>preset-name.opencl-9.6-unshuffle</source>
        <translation>Entmischen</translation>
    </message>
    <message>
        <source>preset.opencl-merge</source>
        <translation>Gerade-ungerade Mischen, rekursiv</translation>
    </message>
    <message>
        <source>preset-name.opencl-merge</source>
        <translation>Mischen, rekursiv</translation>
    </message>
    <message>
        <source>preset.opencl-9.7</source>
        <translation>Das Netz von merge_iterative für 32 Schlüssel</translation>
    </message>
    <message>
        <source>preset-name.opencl-9.7</source>
        <translation>32 Schlüssel</translation>
    </message>
    <message>
        <source>preset.opencl-9.8</source>
        <translation>Die Teile jeder Stufe: 16 von 2 Schlüsseln, 8 von 4, 4 von 8, 2 von 16, 1 von 32</translation>
    </message>
    <message>
        <source>preset-name.opencl-9.8</source>
        <translation>Teile jeder Stufe</translation>
    </message>
    <message>
        <source>preset.opencl-9.9</source>
        <translation>Blöcke von 8 Work-Items, abwechselnd auf- und absteigend</translation>
    </message>
    <message>
        <source>preset-name.opencl-9.9</source>
        <translation>Blöcke auf und ab</translation>
    </message>
    <message>
        <source>preset.opencl-9.10</source>
        <translation>Der Host startet jede Teilstufe nach der davor: 10 Aufrufe für 16 Schlüssel</translation>
    </message>
    <message>
        <source>preset-name.opencl-9.10</source>
        <translation>Aufruf für Aufruf</translation>
    </message>
    <message>
        <source>preset.opencl-9.12</source>
        <translation>Die zwei Plätze jedes Work-Items im lokalen Speicher</translation>
    </message>
    <message>
        <source>preset-name.opencl-9.12</source>
        <translation>Je zwei Plätze</translation>
    </message>
    <message>
        <source>preset.opencl-9.13</source>
        <translation>Vier Plätze je Work-Item: wohin ein Schlüssel kommt und der Schlüssel, zweimal</translation>
    </message>
    <message>
        <source>preset-name.opencl-9.13</source>
        <translation>Je vier Plätze</translation>
    </message>
    <message>
        <source>preset.cuda-sgemm</source>
        <translation>Ein Matrixprodukt, jeder Wert für sich</translation>
    </message>
    <message>
        <source>preset-name.cuda-sgemm</source>
        <translation>Jeder Wert für sich</translation>
    </message>
    <message>
        <source>preset.cuda-sgemm-v2</source>
        <translation>Kachel für Kachel: die Zeilen von a entlang, die Spalten von b hinunter</translation>
    </message>
    <message>
        <source>preset-name.cuda-sgemm-v2</source>
        <translation>Kachel für Kachel</translation>
    </message>
    <message>
        <source>preset.cuda-sgemm-printed</source>
        <translation>Jede Zeile der Kachel von b ist dieselbe</translation>
    </message>
    <message>
        <source>preset-name.cuda-sgemm-printed</source>
        <translation>Wie gedruckt</translation>
    </message>
    <message>
        <source>preset.cuda-convolution</source>
        <translation>Ein Fenster wandert über ein Bild</translation>
    </message>
    <message>
        <source>preset-name.cuda-convolution</source>
        <translation>Ein wanderndes Fenster</translation>
    </message>
    <message>
        <source>preset.cuda-halo</source>
        <translation>Eine Kachel mit ihrem Halo, in vier Gängen gefüllt</translation>
    </message>
    <message>
        <source>preset-name.cuda-halo</source>
        <translation>Der Halo</translation>
    </message>
    <message>
        <source>preset.cuda-bodies</source>
        <translation>Alle Zeilen werden zugleich gezogen, eine Kachel von Spalten nach der anderen zieht</translation>
    </message>
    <message>
        <source>preset-name.cuda-bodies</source>
        <translation>Zeilen und Spalten</translation>
    </message>
    <message>
        <source>preset.transpose-naive</source>
        <translation>Ein Transponieren, das Zeilen entlang lädt und Spalten hinunter speichert</translation>
    </message>
    <message>
        <source>preset-name.transpose-naive</source>
        <translation>Zeilen zu Spalten</translation>
    </message>
    <message>
        <source>preset.transpose-tiled</source>
        <translation>Kacheln durch den lokalen Speicher: beide Seiten die Zeilen entlang</translation>
    </message>
    <message>
        <source>preset-name.transpose-tiled</source>
        <translation>In Kacheln</translation>
    </message>
    <message>
        <source>preset.opencl-10.1</source>
        <translation>Wörter von drei Zeichen, das letzte zuerst</translation>
    </message>
    <message>
        <source>preset-name.opencl-10.1</source>
        <translation>Drei Zeichen</translation>
    </message>
    <message>
        <source>preset.opencl-msd</source>
        <translation>Wörter jeder Länge, das erste Zeichen zuerst</translation>
    </message>
    <message>
        <source>preset-name.opencl-msd</source>
        <translation>Wörter jeder Länge</translation>
    </message>
    <message>
        <source>preset.algorithms-msd</source>
        <translation>She sells seashells: der erste Buchstabe zuerst, und nicht weiter, als Wörter gleich sind</translation>
    </message>
    <message>
        <source>preset-name.algorithms-msd</source>
        <translation>She sells seashells</translation>
    </message>
    <message>
        <source>preset.algorithms-lsd</source>
        <translation>She sells seashells: der letzte Buchstabe zuerst, in neun Durchgängen</translation>
    </message>
    <message>
        <source>preset-name.algorithms-lsd</source>
        <translation>She sells seashells</translation>
    </message>
    <message>
        <source>preset.opencl-stable</source>
        <translation>1, 2, 3, 4, 9, 2: Die beiden 2 behalten ihre Reihenfolge</translation>
    </message>
    <message>
        <source>preset-name.opencl-stable</source>
        <translation>Die beiden 2</translation>
    </message>
    <message>
        <source>preset.opencl-decimal</source>
        <translation>Dezimalziffern, die niedrigste zuerst</translation>
    </message>
    <message>
        <source>preset-name.opencl-decimal</source>
        <translation>Fünf Zahlen</translation>
    </message>
    <message>
        <source>preset.opencl-10.11</source>
        <translation>Sieben Kernel je Durchgang, vier Durchgänge: 28 Aufrufe</translation>
    </message>
    <message>
        <source>preset-name.opencl-10.11</source>
        <translation>28 Aufrufe</translation>
    </message>
    <message>
        <source>preset.opencl-pipeline</source>
        <translation>Die sieben Kernel mit Ziffern von 2 Bits</translation>
    </message>
    <message>
        <source>preset-name.opencl-pipeline</source>
        <translation>Ziffern von 2 Bits</translation>
    </message>
    <message>
        <source>preset.opencl-vector</source>
        <translation>Jedes Work-Item zählt und bewegt eigene Schlüssel</translation>
    </message>
    <message>
        <source>preset-name.opencl-vector</source>
        <translation>Eigene Schlüssel</translation>
    </message>
    <message>
        <source>preset.pmpp-13.1</source>
        <translation>Schlüssel von 4 Bits, ein Bit je Durchgang</translation>
    </message>
    <message>
        <source>preset-name.pmpp-13.1</source>
        <translation>Ein Bit je Durchgang</translation>
    </message>
    <message>
        <source>preset.pmpp-13.3</source>
        <translation>Bits, Einsen davor und Ziel, in 4 Blöcken von 4</translation>
    </message>
    <message>
        <source>preset-name.pmpp-13.3</source>
        <translation>Einsen vor jedem Schlüssel</translation>
    </message>
    <message>
        <source>preset.pmpp-13.5</source>
        <translation>Jeder Block sortiert zuerst seine Schlüssel, dann schreibt er Nachbarn</translation>
    </message>
    <message>
        <source>preset-name.pmpp-13.5</source>
        <translation>Blöcke zuerst sortiert</translation>
    </message>
    <message>
        <source>preset.pmpp-13.6</source>
        <translation>Die Tabelle der lokalen Fachgrößen, und ihr Scan</translation>
    </message>
    <message>
        <source>preset-name.pmpp-13.6</source>
        <translation>Die Tabelle der 2 Fächer</translation>
    </message>
    <message>
        <source>preset.pmpp-13.7</source>
        <translation>Zwei Durchgänge mit je 2 Bits</translation>
    </message>
    <message>
        <source>preset-name.pmpp-13.7</source>
        <translation>2 Bits je Durchgang</translation>
    </message>
    <message>
        <source>preset.pmpp-13.8</source>
        <translation>2 Bits, jeder Block zuerst sortiert</translation>
    </message>
    <message>
        <source>preset-name.pmpp-13.8</source>
        <translation>2 Bits, Blöcke zuerst</translation>
    </message>
    <message>
        <source>preset.pmpp-13.9</source>
        <translation>Die Tabelle der 4 Fächer, und ihr Scan</translation>
    </message>
    <message>
        <source>preset-name.pmpp-13.9</source>
        <translation>Die Tabelle der 4 Fächer</translation>
    </message>
    <message>
        <source>preset.pmpp-13.10</source>
        <translation>Zwei Schlüssel je Work-Item: weniger und längere Blöcke</translation>
    </message>
    <message>
        <source>preset-name.pmpp-13.10</source>
        <translation>Zwei Schlüssel je Work-Item</translation>
    </message>
    <message>
        <source>preset.pmpp-msd</source>
        <translation>Die höchste Ziffer zuerst: jedes Fach wird für sich sortiert</translation>
    </message>
    <message>
        <source>preset-name.pmpp-msd</source>
        <translation>Fach für Fach</translation>
    </message>
    <message>
        <source>preset.cuda-radix</source>
        <translation>Vier Schlüssel, ein Bit je Durchgang</translation>
    </message>
    <message>
        <source>preset-name.cuda-radix</source>
        <translation>Vier Schlüssel</translation>
    </message>
    <message>
        <source>preset.cuda-radix-bits</source>
        <translation>Bit 0 der vier Schlüssel, und die Einsen vor jedem</translation>
    </message>
    <message>
        <source>preset-name.cuda-radix-bits</source>
        <translation>Bit 0</translation>
    </message>
    <message>
        <source>preset.cuda-radix-table</source>
        <translation>Zwei Nullen und zwei Einsen, und wohin jeder Schlüssel kommt</translation>
    </message>
    <message>
        <source>preset-name.cuda-radix-table</source>
        <translation>Zwei Nullen, zwei Einsen</translation>
    </message>
    <message>
        <source>preset.cuda-radix-warp</source>
        <translation>Eine Work-Group mit Ballots: ein Bit je Phase</translation>
    </message>
    <message>
        <source>preset-name.cuda-radix-warp</source>
        <translation>Durch Ballots</translation>
    </message>
    <message>
        <source>figure.program of three compare-exchanges</source>
        <translation>Programm aus drei Vergleichen</translation>
    </message>
    <message>
        <source>figure.figure 9.1</source>
        <translation>Abbildung 9.1</translation>
    </message>
    <message>
        <source>figure.figure 9.2</source>
        <translation>Abbildung 9.2</translation>
    </message>
    <message>
        <source>figure.figure 9.3</source>
        <translation>Abbildung 9.3</translation>
    </message>
    <message>
        <source>figure.section on the 0-1 principle</source>
        <translation>Abschnitt über das 0-1-Prinzip</translation>
    </message>
    <message>
        <source>figure.figure 9.4</source>
        <translation>Abbildung 9.4</translation>
    </message>
    <message>
        <source>figure.figure 9.5</source>
        <translation>Abbildung 9.5</translation>
    </message>
    <message>
        <source>figure.figure 9.6</source>
        <translation>Abbildung 9.6</translation>
    </message>
    <message>
        <source>figure.figure 9.6, the other half</source>
        <translation>Abbildung 9.6, die andere Hälfte</translation>
    </message>
    <message>
        <source>figure.program merge</source>
        <translation>Programm merge</translation>
    </message>
    <message>
        <source>figure.figure 9.7</source>
        <translation>Abbildung 9.7</translation>
    </message>
    <message>
        <source>figure.figure 9.8</source>
        <translation>Abbildung 9.8</translation>
    </message>
    <message>
        <source>figure.figure 9.9</source>
        <translation>Abbildung 9.9</translation>
    </message>
    <message>
        <source>figure.figure 9.10</source>
        <translation>Abbildung 9.10</translation>
    </message>
    <message>
        <source>figure.figure 9.12</source>
        <translation>Abbildung 9.12</translation>
    </message>
    <message>
        <source>figure.figure 9.13</source>
        <translation>Abbildung 9.13</translation>
    </message>
    <message>
        <source>figure.how a sort of 8 elements goes</source>
        <translation>wie eine Sortierung von 8 Elementen abläuft</translation>
    </message>
    <message>
        <source>figure.figure 10.1</source>
        <translation>Abbildung 10.1</translation>
    </message>
    <message>
        <source>figure.section on MSD and LSD</source>
        <translation>Abschnitt über MSD und LSD</translation>
    </message>
    <message>
        <source>figure.note on stability</source>
        <translation>Anmerkung zur Stabilität</translation>
    </message>
    <message>
        <source>figure.example of five numbers</source>
        <translation>Beispiel mit fünf Zahlen</translation>
    </message>
    <message>
        <source>figure.figure 10.11</source>
        <translation>Abbildung 10.11</translation>
    </message>
    <message>
        <source>figure.figures 10.11 to 10.15</source>
        <translation>Abbildungen 10.11 bis 10.15</translation>
    </message>
    <message>
        <source>figure.listings HISTOGRAM-KEYS, SCAN-BUCKETS and RANK-AND-PERMUTE</source>
        <translation>Programme HISTOGRAM-KEYS, SCAN-BUCKETS und RANK-AND-PERMUTE</translation>
    </message>
    <message>
        <source>figure.figure 10.2</source>
        <translation>Abbildung 10.2</translation>
    </message>
    <message>
        <source>figure.figure 10.3</source>
        <translation>Abbildung 10.3</translation>
    </message>
    <message>
        <source>figure.figure 10.4</source>
        <translation>Abbildung 10.4</translation>
    </message>
    <message>
        <source>figure.kernel reduce0</source>
        <translation>Kernel reduce0</translation>
    </message>
    <message>
        <source>figure.figure 10.5</source>
        <translation>Abbildung 10.5</translation>
    </message>
    <message>
        <source>figure.figure 10.6</source>
        <translation>Abbildung 10.6</translation>
    </message>
    <message>
        <source>figure.figures 10.7 and 10.8</source>
        <translation>Abbildungen 10.7 und 10.8</translation>
    </message>
    <message>
        <source>figure.figures 10.9 and 10.10</source>
        <translation>Abbildungen 10.9 und 10.10</translation>
    </message>
    <message>
        <source>figure.figure 10.12</source>
        <translation>Abbildung 10.12</translation>
    </message>
    <message>
        <source>figure.figure 10.13</source>
        <translation>Abbildung 10.13</translation>
    </message>
    <message>
        <source>figure.figure 10.14</source>
        <translation>Abbildung 10.14</translation>
    </message>
    <message>
        <source>figure.figure 10.15</source>
        <translation>Abbildung 10.15</translation>
    </message>
    <message>
        <source>figure.section on prefix sums</source>
        <translation>Abschnitt über Präfixsummen</translation>
    </message>
    <message>
        <source>figure.expression ((a + b) + c) + d</source>
        <translation>Ausdruck ((a + b) + c) + d</translation>
    </message>
    <message>
        <source>figure.expression (a + b) + (c + d)</source>
        <translation>Ausdruck (a + b) + (c + d)</translation>
    </message>
    <message>
        <source>figure.pseudocode at figure 10.5, as it is printed</source>
        <translation>Pseudocode bei Abbildung 10.5, wie gedruckt</translation>
    </message>
    <message>
        <source>figure.pseudocode of prefix sums, as it is printed</source>
        <translation>Pseudocode der Präfixsummen, wie gedruckt</translation>
    </message>
    <message>
        <source>figure.trace of the MSD string sort</source>
        <translation>Verlauf der MSD-Sortierung von Texten</translation>
    </message>
    <message>
        <source>figure.LSD string sort</source>
        <translation>LSD-Sortierung von Texten</translation>
    </message>
    <message>
        <source>figure.figure 13.1</source>
        <translation>Abbildung 13.1</translation>
    </message>
    <message>
        <source>figure.figures 13.2 to 13.4</source>
        <translation>Abbildungen 13.2 bis 13.4</translation>
    </message>
    <message>
        <source>figure.figure 13.5</source>
        <translation>Abbildung 13.5</translation>
    </message>
    <message>
        <source>figure.figure 13.6</source>
        <translation>Abbildung 13.6</translation>
    </message>
    <message>
        <source>figure.figure 13.7</source>
        <translation>Abbildung 13.7</translation>
    </message>
    <message>
        <source>figure.figure 13.8</source>
        <translation>Abbildung 13.8</translation>
    </message>
    <message>
        <source>figure.figure 13.9</source>
        <translation>Abbildung 13.9</translation>
    </message>
    <message>
        <source>figure.figure 13.10</source>
        <translation>Abbildung 13.10</translation>
    </message>
    <message>
        <source>figure.section 13.8</source>
        <translation>Abschnitt 13.8</translation>
    </message>
    <message>
        <source>figure.section 13.1</source>
        <translation>Abschnitt 13.1</translation>
    </message>
    <message>
        <source>figure.section 13.1, keys with a value</source>
        <translation>Abschnitt 13.1, Schlüssel mit einem Wert</translation>
    </message>
    <message>
        <source>figure.section 13.1, as it is printed</source>
        <translation>Abschnitt 13.1, wie gedruckt</translation>
    </message>
    <message>
        <source>figure.section 13.1, two keys</source>
        <translation>Abschnitt 13.1, zwei Schlüssel</translation>
    </message>
    <message>
        <source>figure.figure 13.11</source>
        <translation>Abbildung 13.11</translation>
    </message>
    <message>
        <source>figure.section on radix sort</source>
        <translation>Abschnitt über Radixsort</translation>
    </message>
    <message>
        <source>figure.section on radix sort, the bits</source>
        <translation>Abschnitt über Radixsort, die Bits</translation>
    </message>
    <message>
        <source>figure.table of histogram, prefix and offset</source>
        <translation>Tabelle aus Histogramm, Präfix und Offset</translation>
    </message>
    <message>
        <source>figure.radix sort, method 1</source>
        <translation>Radixsort, Methode 1</translation>
    </message>
    <message>
        <source>figure.section on the prefix sum</source>
        <translation>Abschnitt über die Präfixsumme</translation>
    </message>
    <message>
        <source>figure.section on the Blelloch scan</source>
        <translation>Abschnitt über den Blelloch-Scan</translation>
    </message>
    <message>
        <source>figure.section on the global-size scan</source>
        <translation>Abschnitt über den Scan jeder Größe</translation>
    </message>
    <message>
        <source>figure.section on compaction</source>
        <translation>Abschnitt über Kompaktierung</translation>
    </message>
    <message>
        <source>figure.section on split</source>
        <translation>Abschnitt über Split</translation>
    </message>
    <message>
        <source>figure.section on dynamic parallelism</source>
        <translation>Abschnitt über dynamische Parallelität</translation>
    </message>
    <message>
        <source>figure.section on dynamic parallelism, selection_sort</source>
        <translation>Abschnitt über dynamische Parallelität, selection_sort</translation>
    </message>
    <message>
        <source>figure.section on histograms, the first kernel</source>
        <translation>Abschnitt über Histogramme, der erste Kernel</translation>
    </message>
    <message>
        <source>figure.section on histograms, the kernel in shared memory</source>
        <translation>Abschnitt über Histogramme, der Kernel im Shared Memory</translation>
    </message>
    <message>
        <source>figure.kernel sgemm</source>
        <translation>Kernel sgemm</translation>
    </message>
    <message>
        <source>figure.kernel sgemm_kernel_v2</source>
        <translation>Kernel sgemm_kernel_v2</translation>
    </message>
    <message>
        <source>figure.kernel sgemm_kernel_v2, as it is printed</source>
        <translation>Kernel sgemm_kernel_v2, wie gedruckt</translation>
    </message>
    <message>
        <source>figure.sketch of a convolution</source>
        <translation>Skizze einer Faltung</translation>
    </message>
    <message>
        <source>figure.tile of 8 x 8 for 6 x 6 threads</source>
        <translation>Kachel von 8 × 8 für 6 × 6 Threads</translation>
    </message>
    <message>
        <source>figure.bodies, tile by tile</source>
        <translation>Körper, Kachel für Kachel</translation>
    </message>
    <message>
        <source>figure.figure 11.1</source>
        <translation>Abbildung 11.1</translation>
    </message>
    <message>
        <source>figure.section 11.1</source>
        <translation>Abschnitt 11.1</translation>
    </message>
    <message>
        <source>figure.figures 11.2 and 11.3</source>
        <translation>Abbildungen 11.2 und 11.3</translation>
    </message>
    <message>
        <source>figure.section 11.2</source>
        <translation>Abschnitt 11.2</translation>
    </message>
    <message>
        <source>figure.figure 11.4</source>
        <translation>Abbildung 11.4</translation>
    </message>
    <message>
        <source>figure.figures 11.5 to 11.7</source>
        <translation>Abbildungen 11.5 bis 11.7</translation>
    </message>
    <message>
        <source>figure.section 11.4, first loop</source>
        <translation>Abschnitt 11.4, erste Schleife</translation>
    </message>
    <message>
        <source>figure.figure 11.8</source>
        <translation>Abbildung 11.8</translation>
    </message>
    <message>
        <source>figure.figures 11.9 and 11.10</source>
        <translation>Abbildungen 11.9 und 11.10</translation>
    </message>
    <message>
        <source>figure.section 11.7</source>
        <translation>Abschnitt 11.7</translation>
    </message>
    <message>
        <source>figure.section 11.2, without the second barrier</source>
        <translation>Abschnitt 11.2, ohne die zweite Barriere</translation>
    </message>
    <message>
        <source>figure.section 11.2, one reduction an output</source>
        <translation>Abschnitt 11.2, eine Reduktion je Ergebnis</translation>
    </message>
    <message>
        <source>figure.kernel transposeNaive</source>
        <translation>Kernel transposeNaive</translation>
    </message>
    <message>
        <source>figure.kernel by tiles</source>
        <translation>Kernel in Kacheln</translation>
    </message>
    <message>
        <source>source.chapter</source>
        <translation>%1, Kapitel %2</translation>
    </message>
    <message>
        <source>source.section</source>
        <translation>%1, Abschnitt %2</translation>
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
        <source>algorithm.single-pass-radix-sort</source>
        <translation>Radixsort mit einem Aufruf je Durchgang</translation>
    </message>
    <message>
        <source>radix.histograms</source>
        <translation>Histogramme</translation>
    </message>
    <message>
        <source>radix.count-digits</source>
        <translation>die Ziffern zählen</translation>
    </message>
    <message>
        <source>radix.find-bases</source>
        <translation>die Anfänge finden</translation>
    </message>
    <message>
        <source>radix.find-bases.unit</source>
        <translation>ein Work-Item je Ziffer eines Durchgangs</translation>
    </message>
    <message>
        <source>radix.histograms.unit</source>
        <translation>ein Work-Item je Schlüssel</translation>
    </message>
    <message>
        <source>radix.histograms.unit.several</source>
        <translation>ein Work-Item je %1 Schlüssel</translation>
    </message>
    <message>
        <source>radix.sweep</source>
        <translation>zählen, zurückblicken, verteilen</translation>
    </message>
    <message>
        <source>radix.sweep.only-block</source>
        <translation>zählen, verteilen</translation>
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
        <translation>Der Text gibt für Batchers Netze O(N log N) an, ein Druckfehler: Sie wachsen wie N·log2² N, hier %1. Gezählt sind %2, das %3-fache; für große N ist es ein Viertel.</translation>
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
        <source>algorithm.vector-look-back-scan</source>
        <translation>Scan mit Rückblick, mit Vektoren</translation>
    </message>
    <message>
        <source>algorithm.cached-look-back-scan</source>
        <translation>Scan mit Rückblick, im Cache</translation>
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
        <source>algorithm.vector-reduction</source>
        <translation>Reduktion mit Vektoren</translation>
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
        <translation>Blockweiser Scan in fünf Kerneln</translation>
    </message>
    <message>
        <source>algorithm.compaction</source>
        <translation>Kompaktieren (Pack)</translation>
    </message>
    <message>
        <source>algorithm.hierarchical-scan</source>
        <translation>Hierarchischer Scan</translation>
    </message>
    <message>
        <source>algorithm.reduce-then-scan</source>
        <translation>Erst reduzieren, dann scannen</translation>
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
        <translation>Kompaktierung</translation>
    </message>
    <message>
        <source>parameter.prefix-every</source>
        <translation>Präfix alle … Blöcke</translation>
    </message>
    <message>
        <source>parameter.window</source>
        <translation>Blicke zugleich</translation>
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
        <source>parameter.vector-width</source>
        <translation>Werte je Vektor</translation>
    </message>
    <message>
        <source>parameter.vectors</source>
        <translation>Vektoren je Work-Item</translation>
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
        <source>scan.only-block</source>
        <translation>der einzige Block wird gescannt</translation>
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
        <source>vectors.unit</source>
        <translation>ein Work-Item je %1 Vektoren zu %2 Werten</translation>
    </message>
    <message>
        <source>vectors.unit.one</source>
        <translation>ein Work-Item je Vektor zu %1 Werten</translation>
    </message>
    <message>
        <source>vectors.only.group</source>
        <translation>Scan</translation>
    </message>
    <message>
        <source>vectors.only</source>
        <translation>in einem Block</translation>
    </message>
    <message>
        <source>vectors.sums.group</source>
        <translation>Scan der Summen</translation>
    </message>
    <message>
        <source>vectors.sums</source>
        <translation>durch eine Work-Group</translation>
    </message>
    <message>
        <source>vectors.reduce.group</source>
        <translation>Summen der Blöcke</translation>
    </message>
    <message>
        <source>vectors.reduce</source>
        <translation>jeder Block für sich</translation>
    </message>
    <message>
        <source>vectors.reduce-sums.group</source>
        <translation>Summen der Summen</translation>
    </message>
    <message>
        <source>vectors.reduce-sums</source>
        <translation>der Ebene %1</translation>
    </message>
    <message>
        <source>vectors.scan.group</source>
        <translation>Scan der Blöcke</translation>
    </message>
    <message>
        <source>vectors.scan</source>
        <translation>von den Summen vor ihnen aus</translation>
    </message>
    <message>
        <source>vectors.scan-sums.group</source>
        <translation>Scan der Summen</translation>
    </message>
    <message>
        <source>vectors.scan-sums</source>
        <translation>der Ebene %1</translation>
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
        <translation>Trennwerte</translation>
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
        <translation>Trennwerte</translation>
    </message>
    <message>
        <source>sample.cut.unit</source>
        <translation>ein Work-Item je Trennwert</translation>
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
        <translation>verschränken %1</translation>
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
        <translation>verschränken</translation>
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
        <translation>Fächer</translation>
    </message>
    <message>
        <source>parameter.width</source>
        <translation>Fachbreite</translation>
    </message>
    <message>
        <source>parameter.beyond</source>
        <translation>Hinter dem letzten Fach</translation>
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
        <translation>in den Fächern aller</translation>
    </message>
    <message>
        <source>histogram.private</source>
        <translation>in eigenen Fächern jeder Work-Group</translation>
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
        <translation>ein Work-Item je Fach</translation>
    </message>
    <message>
        <source>mistake.no-merge-barrier</source>
        <translation>Ohne die Barriere vor dem Zusammenführen</translation>
    </message>
    <message>
        <source>mistake.no-merge-barrier.lesson</source>
        <translation>Ein Work-Item schreibt ein Fach seiner Work-Group schon hinaus, während andere vielleicht noch darin zählen: was sie dann zählen, geht verloren.</translation>
    </message>
    <message>
        <source>mistake.plain-add</source>
        <translation>Mit gewöhnlicher Addition</translation>
    </message>
    <message>
        <source>mistake.plain-add.lesson</source>
        <translation>Zwei Work-Items, die dieselbe Anzahl lesen, schreiben sie beide um eins größer zurück, und einer der beiden Werte geht verloren. Eine atomare Operation liest und schreibt in einem Zug.</translation>
    </message>
    <message>
        <source>preset-note.own-data</source>
        <translation>Die Quelle druckt hier keine Daten; diese Eingabe haben wir gewählt.</translation>
    </message>
    <message>
        <source>preset-note.changed</source>
        <translation>Dies ist nicht mehr, was die Quelle hat: %1.</translation>
    </message>
    <message>
        <source>preset-note.opencl-9.1</source>
        <translation>Die Quelle druckt keine Schlüssel und sagt, dass der vierte Vergleicher nicht tauscht: Von allen 24 Reihenfolgen lässt nur 3, 2, 4, 1 genau diesen untätig.</translation>
    </message>
    <message>
        <source>preset-note.opencl-9.2</source>
        <translation>Die Quelle spricht von zwei Vergleichen mehr als den fünf in Abbildung 9.1, das wären 7. Dieses Netz, Odd-even Transposition, hat 6 wie Bubblesort; dass es eines mit 7 gibt, ist nicht bestätigt.</translation>
    </message>
    <message>
        <source>preset-note.opencl-0-1</source>
        <translation>Die Quelle nennt das Prinzip ohne Beispiel; die Schlüssel sagen nur, wie viele Leitungen es gibt. Das Bild schreibt jede Eingabe von Leitung 0 an, der Puffer enthält sie als Zahl, deren Bit i Leitung i ist: Am Ende bleiben 0000, 0001, 0011, 0111 und 1111, also 0, 8, 12, 14 und 15.</translation>
    </message>
    <message>
        <source>preset-note.opencl-9.4</source>
        <translation>Die Quelle sagt, die Schlüssel der einen Hälfte seien kleiner als die der anderen; bei gleichen Schlüsseln sind sie nicht größer.</translation>
    </message>
    <message>
        <source>preset-note.opencl-9.5</source>
        <translation>Die Abbildung druckt keine Schlüssel; dies sind die 16 aus Abbildung 9.6. Nach den Aufrufen 1, 3, 6 und 10 ist jeder Lauf von 2, 4, 8 und 16 Schlüsseln geordnet.</translation>
    </message>
    <message>
        <source>preset-note.opencl-merge</source>
        <translation>Die Quelle druckt die letzte Schleife ab l und in einer Bemerkung l + 1, was richtig ist: Ab l bleiben 65364 der 65536 Eingaben aus Nullen und Einsen bei 16 Schlüsseln unsortiert. Das ganze Sortierverfahren druckt sie nicht.</translation>
    </message>
    <message>
        <source>preset-note.opencl-9.7</source>
        <translation>191 Vergleicher in 15 Spalten mit 16, 16, 8, 16, 8, 12, 16, 8, 12, 14, 16, 8, 12, 14 und 15. Die Quelle nennt es bitonisch; es ist Batchers Odd-even Mergesort.</translation>
    </message>
    <message>
        <source>preset-note.opencl-9.8</source>
        <translation>Die getönten Teile sind das Mischen einer Stufe. Die letzte Stufe mischt Läufe zu N/2, also endet p bei N/2 und nicht bei N, wie die Quelle sagt.</translation>
    </message>
    <message>
        <source>preset-note.opencl-9.9</source>
        <translation>Was die Quelle, von 0 an, Stufe 3 nennt, ist hier Stufe 4: Läufe von 16 Schlüsseln, sortiert von je 8 Work-Items. Ihr Kommentar sagt Blöcke von 2^sameDirectionBlockWidth; die Breite selbst ist 2^stage.</translation>
    </message>
    <message>
        <source>preset-note.opencl-9.10</source>
        <translation>Das Buch nennt 24 Stufen für „16 Millionen“ Schlüssel; gemeint sind 2^24 = 16.777.216 Schlüssel (24 Stufen, 300 Aufrufe). Jeder Abschnitt der Zeitleiste ist ein Aufruf: Der Host startet ihn, wenn der davor zu Ende ist.</translation>
    </message>
    <message>
        <source>preset-note.opencl-9.12</source>
        <translation>In der Quelle schreibt Work-Item 0 die Plätze 0 und 1 und jedes andere Work-Item t die Plätze t + 1 und t + 2: Bei 8 Work-Items schreiben zwei auf jeden der Plätze 3 bis 8. Hier schreibt Work-Item t die Plätze 2t und 2t + 1.</translation>
    </message>
    <message>
        <source>preset-note.opencl-9.13</source>
        <translation>Die Schleife der Quelle läuft bis 1024, wo 256 richtig ist, und erreicht so Platz 4095 von 1024. Work-Item 0 schreibt alle Schlüssel allein, während die anderen warten.</translation>
    </message>
    <message>
        <source>preset-note.opencl-sort-of-8</source>
        <translation>Aufruf 1 macht Läufe zu 2, die Aufrufe 2 und 3 Läufe zu 4, die Aufrufe 4 bis 6 mischen 4 mit 4. Die Schlüssel haben wir gewählt.</translation>
    </message>
    <message>
        <source>preset-note.opencl-msd</source>
        <translation>Der Code der Quelle ruft sich mit 1 + count[i] auf, wo lhs + count[i] gemeint ist, und hat kein Zeichen für das Ende eines Worts: Hier steht dort eine 0, die zuerst kommt.</translation>
    </message>
    <message>
        <source>preset-note.opencl-stable</source>
        <translation>Jeder Schlüssel trägt seinen Platz mit sich. Die Quelle vereinbart für die sechs ein Array mit fünf.</translation>
    </message>
    <message>
        <source>preset-note.opencl-decimal</source>
        <translation>44565 steht nach den Zehnern und nach den Hundertern an falscher Stelle. Die Quelle nennt die letzten drei Stellen zehnmal zu hoch.</translation>
    </message>
    <message>
        <source>preset-note.opencl-10.11</source>
        <translation>Eine Zeile der Tabelle in der Quelle zählt 256 Schlüssel, und ein Block hat 64 Zeilen; hier sind es 4 Schlüssel und 2 Zeilen. Ihre Work-Group hält 64 × 256 Abstände mit 16 Bits im lokalen Speicher, 32.768 Bytes; hier 2 × 256 mit 32 Bits, 2.048 Bytes.</translation>
    </message>
    <message>
        <source>preset-note.opencl-vector</source>
        <translation>Der Text sagt, der Anfang eines Fachs zähle die größeren Ziffern; er zählt die kleineren. Sein 2r steht für 2 hoch r.</translation>
    </message>
    <message>
        <source>preset-note.opencl-10.4</source>
        <translation>Die Quelle sagt zuerst, ein assoziativer Operator gebe in jeder Reihenfolge dasselbe; dazu muss er kommutativ sein, wie sie bei dieser Abbildung sagt.</translation>
    </message>
    <message>
        <source>preset-note.opencl-reduce0</source>
        <translation>Die Work-Group der Quelle hat 256 Work-Items, von denen in der ersten Runde 128 addieren, dann 64: 0, 2, 4, …, 254, dann 0, 4, 8, 12, …, 252. Hier hat sie 16, damit alle zu sehen sind: 8 addieren, dann 4.</translation>
    </message>
    <message>
        <source>preset-note.opencl-10.5</source>
        <translation>Die Quelle druckt die Bedingung als k &gt;= 2^j; damit käme 3, 1, 8, 7, 12, 12, 11, 14 heraus.</translation>
    </message>
    <message>
        <source>preset-note.opencl-10.10</source>
        <translation>In einer Zeile druckt die Quelle temp + k[x + 3]; es muss temp + x[k + 3] heißen.</translation>
    </message>
    <message>
        <source>preset-note.opencl-sums</source>
        <translation>62 + 44 ist 106, und 108 + 15 wäre 123. Der Pseudocode der Quelle addiert in[i + 1]: Er lässt die erste Zahl weg, druckt 23, 67, 82, 168 und liest dann über das Ende hinaus; --set mistake=printed-index führt ihn aus.</translation>
    </message>
    <message>
        <source>preset-note.opencl-left</source>
        <translation>Der Operator hängt Wörter aneinander, sodass jedes Ergebnis zeigt, woraus es wurde: ab, abc, abcd. Die Schlüssel haben wir gewählt.</translation>
    </message>
    <message>
        <source>preset-note.opencl-pairs</source>
        <translation>Der Operator hängt Wörter aneinander: ab und cd in einem Schritt, abcd im nächsten. Ein assoziativer Operator gibt auf beiden Wegen dasselbe. Die Schlüssel haben wir gewählt.</translation>
    </message>
    <message>
        <source>preset-note.opencl-10.5-printed</source>
        <translation>Die Bedingung muss k &gt;= 2^(j - 1) heißen: Position 1 bekommt sonst nie den Wert links von ihr. Richtig ist 3, 4, 11, 11, 15, 16, 22, 25. Die Schlüssel haben wir gewählt.</translation>
    </message>
    <message>
        <source>preset-note.opencl-sums-printed</source>
        <translation>Der Pseudocode der Quelle addiert in[i + 1]: Die erste Zahl steht in keiner Summe, und die letzte Summe läse über das Ende hinaus (hier ist sie weggelassen). Richtig ist 39, 62, 106, 121, 207.</translation>
    </message>
    <message>
        <source>preset-note.algorithms-lsd</source>
        <translation>In der Quelle nimmt dieses Verfahren nur Wörter gleicher Länge, und Wörter wie diese werden von links sortiert. Hier zählt ein schon beendetes Wort als das kleinste, sodass Wörter jeder Länge auch von rechts sortiert werden können.</translation>
    </message>
    <message>
        <source>preset-note.pmpp-13.3</source>
        <translation>Ein Kernel der Abbildung sind hier drei Aufrufe: Keine Barriere hält ein ganzes Grid auf. Seine Plätze, 0, 8, 1, 9, 10, 2, …, sind 14 Folgen von Nachbarn.</translation>
    </message>
    <message>
        <source>preset-note.pmpp-13.5</source>
        <translation>8 Folgen von Nachbarn, wo Abbildung 13.2 deren 14 hat.</translation>
    </message>
    <message>
        <source>preset-note.pmpp-13.7</source>
        <translation>16 Folgen von Nachbarn im ersten Durchgang.</translation>
    </message>
    <message>
        <source>preset-note.pmpp-13.8</source>
        <translation>14 Folgen von Nachbarn, 16 ohne das Sortieren in den Blöcken.</translation>
    </message>
    <message>
        <source>preset-note.pmpp-13.10</source>
        <translation>2 Blöcke mit 8 Schlüsseln: 8 Folgen von Nachbarn, wo 4 Blöcke mit 4 (Abbildung 13.8) deren 14 haben und nicht in Blöcken sortierte Schlüssel 16.</translation>
    </message>
    <message>
        <source>preset-note.pmpp-13-pairs</source>
        <translation>Die Quelle nennt die Reihenfolge nicht fallend und druckt (30, 150), (32, 80), (29, 80), (22, 45), also die andere. Hier steht das Einkommen vorn: Es ist der Schlüssel.</translation>
    </message>
    <message>
        <source>preset-note.pmpp-13-cascade</source>
        <translation>Die Quelle gibt keine Schlüssel für zwei Sortierungen nacheinander; dies sind ihre vier Personen und zwei weitere. Mit einer instabilen zweiten Sortierung bleiben die mit Einkommen 80 nicht in der Reihenfolge ihres Alters.</translation>
    </message>
    <message>
        <source>preset-note.pmpp-13.11</source>
        <translation>Ein Block der Abbildung ist hier ein Work-Item: Jedes der 8 mischt auf jeder Ebene 4 Schlüssel. Nach dem letzten Aufruf stehen alle Ebenen in einem Bild.</translation>
    </message>
    <message>
        <source>preset-note.pmpp-13-sample</source>
        <translation>Die Schlüssel des Fachs k sind größer als die jedes Fachs j mit j &lt; k und kleiner als die jedes j&apos; mit k &lt; j&apos;; die Quelle druckt nur j &lt; k. Gleiche Schlüssel würden das brechen: Hier unterscheiden sie ihre Plätze.</translation>
    </message>
    <message>
        <source>preset-note.cuda-radix</source>
        <translation>Nach Bit 1 und am Ende druckt die Quelle andere Schlüssel.</translation>
    </message>
    <message>
        <source>preset-note.cuda-radix-table</source>
        <translation>Die Quelle druckt die Präfixe der vier Schlüssel als 2, 0, 2, 2; 4 hat das Bit 0, also sind es 2, 0, 0, 2. Mit den Abständen 0, 0, 1, 1 kommen die Schlüssel nach 2, 0, 1, 3.</translation>
    </message>
    <message>
        <source>preset-note.cuda-radix-warp</source>
        <translation>Die Quelle zählt Lanes ohne Schlüssel als Nullen: Vier Schlüssel kämen nach 30, 0, 1, 31.</translation>
    </message>
    <message>
        <source>preset-note.cuda-scan</source>
        <translation>Die Quelle nennt ihn nach Blelloch; er löscht keine Wurzel und ist ein inklusiver Scan nach Brent und Kung.</translation>
    </message>
    <message>
        <source>preset-note.cuda-split</source>
        <translation>Die Quelle nennt dies Split; anderswo ist ein Split eine stabile Partition.</translation>
    </message>
    <message>
        <source>preset-note.cuda-quicksort</source>
        <translation>In CUDA startet ein Kernel seine Kinder selbst. OpenCL 1.2 hat keine solchen Aufrufe: Der Host liest die Liste der Abschnitte und startet sie. Die Quelle druckt die Aufrufe in der Schleife der Partition; sie gehören dahinter.</translation>
    </message>
    <message>
        <source>preset-note.cuda-selection-sort</source>
        <translation>Die Quelle nennt die Grenze INSERTION_SORT und sortiert durch Auswahl; sie sagt weniger als 32 Schlüssel, und ihr Code nimmt bis zu 33.</translation>
    </message>
    <message>
        <source>preset-note.cuda-histogram</source>
        <translation>Die Quelle zählt ein Bild in 256 Fächern und gibt keine Schlüssel; hier sind es 64 Werte in 8 Fächern, damit alle zu sehen sind.</translation>
    </message>
    <message>
        <source>preset-note.cuda-histogram-private</source>
        <translation>Die Quelle hat 256 Fächer, gibt keine Schlüssel und schreibt ein Histogramm jedes Blocks, das niemand zusammenführt. Hier addiert jede Work-Group ihre Fächer zu denen aller.</translation>
    </message>
    <message>
        <source>preset-note.cuda-sgemm</source>
        <translation>Jeder Wert von c braucht 2K = 8 Ladezugriffe auf den globalen Speicher, und was ein Work-Item lädt, laden seine Nachbarn noch einmal. Die Quelle zeigt das mit einem Profiler, dessen Zahlen nur in Bildern stehen; die Werte haben wir gewählt.</translation>
    </message>
    <message>
        <source>preset-note.cuda-sgemm-v2</source>
        <translation>Mit Kacheln von 2 × 2 braucht jeder Wert von c 2K / 2 = 4 Ladezugriffe auf den globalen Speicher statt 8. Die Quelle druckt keine Barriere nach den Produkten; ohne sie kann die nächste Kachel über Werte geladen werden, die noch gebraucht werden. Die Werte haben wir gewählt.</translation>
    </message>
    <message>
        <source>preset-note.cuda-sgemm-printed</source>
        <translation>Die Quelle lädt B[k * N + bid_x + tid_x], ohne tid_y: Alle Zeilen einer Kachel von b sind die erste. Es muss B[(k + tid_y) * N + bid_x + tid_x] heißen. Der erste Wert ist hier 3; richtig ist 8. Die Werte haben wir gewählt.</translation>
    </message>
    <message>
        <source>preset-note.cuda-convolution</source>
        <translation>Die Quelle zeichnet ein Fenster und druckt keine Werte; dieses Bild haben wir gewählt. Jenseits des Randes steht das nächste Pixel, bei allen Kerneln gleich; der zweite Kernel der Quelle nimmt dort ohne ein Wort 0.</translation>
    </message>
    <message>
        <source>preset-note.cuda-halo</source>
        <translation>6 × 6 Work-Items und ein Filter von 3 × 3 brauchen eine Kachel von 8 × 8, in 2 × 2 Gängen. Die Quelle reserviert mehr und macht einen Gang zu viel, wo ihr Block die Kachel teilt. Das Bild haben wir gewählt.</translation>
    </message>
    <message>
        <source>preset-note.cuda-bodies</source>
        <translation>Die Quelle hat 4.096 Körper und Kacheln von 256: 65.536 Ladezugriffe auf Körper statt 16.777.216. Hier sind es 16 und 4, damit alle zu sehen sind: 64 statt 240. Die Orte haben wir gewählt; die Quelle druckt keine Kraft, und ihre zufälligen Orte sind alle -1.</translation>
    </message>
    <message>
        <source>preset-note.pmpp-sausage</source>
        <translation>Jede Präfixsumme ist die Stelle, an der eine Bestellung geschnitten wird, also können alle Schnitte zugleich geschehen.</translation>
    </message>
    <message>
        <source>preset-note.pmpp-11.4</source>
        <translation>Die Bildunterschrift der Quelle nennt ihn einen inklusiven Kernel.</translation>
    </message>
    <message>
        <source>preset-note.pmpp-11.5</source>
        <translation>Der Text lässt auf der letzten Ebene Position 14 aus, und seine Zusammenfassung zählt 2N - 3 Additionen: Es sind 2N - 2 - log2 N, hier 26.</translation>
    </message>
    <message>
        <source>preset-note.pmpp-11.8</source>
        <translation>Die letzten vier Werte stehen nicht im Text; diese haben seine Summe, 11.</translation>
    </message>
    <message>
        <source>preset-note.pmpp-domino</source>
        <translation>Die letzten vier Werte stehen nicht im Text; diese haben seine Summe, 11.</translation>
    </message>
    <message>
        <source>preset-note.pmpp-11.10</source>
        <translation>Der Text addiert die erste Summe zu Y[0] bis Y[3]; sie gehört zu Y[4] bis Y[7]. Die letzten vier Werte stehen nicht im Text; diese haben seine Summe, 11.</translation>
    </message>
    <message>
        <source>preset-note.pmpp-early-store</source>
        <translation>Die Quelle druckt 2·x1 + 2·x2 + x3 + x4 + x5 + x6 für XY[6]; dort fehlt x0. Hier ist das 27 und mit x0 30, wo 22 richtig ist. Auf einem Gerät kann jede Reihenfolge vorkommen; diese Vorgabe führt die der Quelle aus. Die Schlüssel haben wir gewählt.</translation>
    </message>
    <message>
        <source>preset-note.pmpp-naive</source>
        <translation>n·(n − 1) / 2 Additionen, 120 bei 16 Werten, wo ein Work-Item allein 15 macht; und die letzte Ausgabe braucht so viele Schritte wie dieses Work-Item. Bei 1.024 Werten wären es 523.776. Die Schlüssel haben wir gewählt.</translation>
    </message>
    <message>
        <source>preset-note.transpose-naive</source>
        <translation>Die Werte haben wir gewählt.</translation>
    </message>
    <message>
        <source>preset-note.transpose-tiled</source>
        <translation>Die Werte haben wir gewählt.</translation>
    </message>
</context>
</TS>
