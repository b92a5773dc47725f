<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_US">
<context>
    <name>About</name>
    <message>
        <source>Parallel sorts, scans and reductions that really run on an OpenCL device, step by step.</source>
        <translation>Parallele Sortierungen, Scans und Reduktionen, die wirklich auf einem OpenCL-Gerät laufen, Schritt für Schritt.</translation>
    </message>
    <message>
        <source>Qt %1 on %2 (%3)</source>
        <translation>Qt %1 auf %2 (%3)</translation>
    </message>
    <message>
        <source>OpenCL devices</source>
        <translation>OpenCL-Geräte</translation>
    </message>
    <message>
        <source>Driver %1, %2</source>
        <translation>Treiber %1, %2</translation>
    </message>
    <message>
        <source>The picture was made here.</source>
        <translation>Das Bild entstand hier.</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>Bibliotheken</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>About Lockstep</source>
        <translation>Über Lockstep</translation>
    </message>
    <message>
        <source>Version, devices, libraries and licences</source>
        <translation>Version, Geräte, Bibliotheken und Lizenzen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>DevicePicker</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1 auf %2</translation>
    </message>
</context>
<context>
    <name>DialogHelp</name>
    <message>
        <source>It writes pictures, slides, a video or the values of what the window shows into a file. One of the pictures stands at the left as it will be. The choices are kept for the next time.</source>
        <translation>Schreibt Bilder, Folien, ein Video oder die Werte dessen, was das Fenster zeigt, in eine Datei. Links steht eines der Bilder so, wie es wird. Die Wahl bleibt fürs nächste Mal.</translation>
    </message>
    <message>
        <source>What you prefer everywhere in the program. Choices count at once, unless something else stands below them.</source>
        <translation>Was Sie im ganzen Programm bevorzugen. Eine Wahl gilt sofort, wenn darunter nichts anderes steht.</translation>
    </message>
    <message>
        <source>It adds the devices of another machine, one that your ssh reaches without asking for a password and that has Lockstep. Kernels can run there then; the pictures are still made here.</source>
        <translation>Fügt die Geräte eines anderen Rechners hinzu, den Ihr ssh ohne Passwort erreicht und auf dem es Lockstep gibt. Kernel können dann dort laufen; die Bilder entstehen weiterhin hier.</translation>
    </message>
    <message>
        <source>A bookmark marks a launch to come back to. It stands on the timeline and in the menu, and is kept in the recording’s file.</source>
        <translation>Ein Lesezeichen merkt einen Aufruf vor, zu dem Sie zurückkommen wollen. Es steht auf der Zeitleiste und im Menü und bleibt in der Datei der Aufzeichnung.</translation>
    </message>
    <message>
        <source>It goes to a launch by its number. 0 is the input.</source>
        <translation>Geht zum Aufruf mit dieser Nummer. 0 ist die Eingabe.</translation>
    </message>
    <message>
        <source>This kernel came from a file, and nothing of it has run here yet. Say whether it is to run, and where.</source>
        <translation>Dieser Kernel kam aus einer Datei, und nichts davon ist hier bisher gelaufen. Entscheiden Sie, ob und wo er läuft.</translation>
    </message>
    <message>
        <source>The text of a kernel was changed, and no file holds the change. Closing the window would lose it.</source>
        <translation>Der Text eines Kernels wurde geändert, und keine Datei enthält die Änderung. Mit dem Fenster ginge sie verloren.</translation>
    </message>
    <message>
        <source>All that the compiler said of the text that does not build.</source>
        <translation>Alles, was der Compiler zu dem Text gesagt hat, der sich nicht übersetzen lässt.</translation>
    </message>
    <message>
        <source>Version, devices, libraries and licences. Copy takes the text to the clipboard, for a report of an error.</source>
        <translation>Version, Geräte, Bibliotheken und Lizenzen. Kopieren legt den Text in die Zwischenablage, etwa für eine Fehlermeldung.</translation>
    </message>
    <message>
        <source>The kind of file: pictures of single launches, documents to present or to print, videos, or the values themselves.</source>
        <translation>Die Art der Datei: Bilder einzelner Aufrufe, Dokumente zum Vorführen oder Drucken, Videos oder die Werte selbst.</translation>
    </message>
    <message>
        <source>A picture for each launch, or for each phase inside launches.</source>
        <translation>Ein Bild je Aufruf oder je Phase innerhalb der Aufrufe.</translation>
    </message>
    <message>
        <source>One picture: of the moment that the window shows.</source>
        <translation>Ein Bild: das des Augenblicks, den das Fenster zeigt.</translation>
    </message>
    <message>
        <source>All pictures from the first to the last.</source>
        <translation>Alle Bilder vom ersten bis zum letzten.</translation>
    </message>
    <message>
        <source>The pictures from one number to another.</source>
        <translation>Die Bilder von einer Nummer bis zu einer anderen.</translation>
    </message>
    <message>
        <source>Width and height in pixels, or on paper in centimetres.</source>
        <translation>Breite und Höhe in Pixeln, oder auf Papier in Zentimetern.</translation>
    </message>
    <message>
        <source>How wide and how high the picture is on paper.</source>
        <translation>Wie breit und wie hoch das Bild auf dem Papier ist.</translation>
    </message>
    <message>
        <source>Pixels to an inch of the paper.</source>
        <translation>Pixel je Zoll auf dem Papier.</translation>
    </message>
    <message>
        <source>How many pictures a second of the video has.</source>
        <translation>Wie viele Bilder eine Sekunde des Videos hat.</translation>
    </message>
    <message>
        <source>How fast launches move in the video; 1 is the usual speed.</source>
        <translation>Wie schnell sich die Aufrufe im Video bewegen; 1 ist die übliche Geschwindigkeit.</translation>
    </message>
    <message>
        <source>Dark marks on white, or light marks on black.</source>
        <translation>Dunkle Zeichen auf Weiß oder helle auf Schwarz.</translation>
    </message>
    <message>
        <source>Stronger lines and darker type, for weak projectors.</source>
        <translation>Kräftigere Linien und dunklere Schrift, für schwache Beamer.</translation>
    </message>
    <message>
        <source>It leaves the ground out, so that what lies below the picture shows.</source>
        <translation>Lässt den Hintergrund weg, sodass zu sehen ist, was unter dem Bild liegt.</translation>
    </message>
    <message>
        <source>The language of the words in the picture; the window keeps its own.</source>
        <translation>Die Sprache der Wörter im Bild; das Fenster behält seine.</translation>
    </message>
    <message>
        <source>Whether the algorithm’s name stands above the picture.</source>
        <translation>Ob der Name des Algorithmus über dem Bild steht.</translation>
    </message>
    <message>
        <source>Whether the sentence about the launch stands above the picture.</source>
        <translation>Ob der Satz über den Aufruf über dem Bild steht.</translation>
    </message>
    <message>
        <source>Whether the picture says what its marks mean.</source>
        <translation>Ob das Bild sagt, was seine Zeichen bedeuten.</translation>
    </message>
    <message>
        <source>The file or folder that is written.</source>
        <translation>Die Datei oder der Ordner, in den geschrieben wird.</translation>
    </message>
    <message>
        <source>It writes the file. A bar shows how far it is.</source>
        <translation>Schreibt die Datei. Ein Balken zeigt, wie weit es ist.</translation>
    </message>
    <message>
        <source>The language of windows, pictures and sentences.</source>
        <translation>Die Sprache von Fenstern, Bildern und Sätzen.</translation>
    </message>
    <message>
        <source>Light, dark, or as the system has it.</source>
        <translation>Hell, dunkel oder wie im System.</translation>
    </message>
    <message>
        <source>How large type, buttons and pictures are, from the next start on.</source>
        <translation>Wie groß Schrift, Knöpfe und Bilder sind, vom nächsten Start an.</translation>
    </message>
    <message>
        <source>How fast launches move when they are played or stepped.</source>
        <translation>Wie schnell sich Aufrufe beim Abspielen und Schritt für Schritt bewegen.</translation>
    </message>
    <message>
        <source>How many work-items go together on the machine that memory is counted for.</source>
        <translation>Wie viele Work-Items auf dem Rechner zusammen laufen, für den der Speicher gezählt wird.</translation>
    </message>
    <message>
        <source>How many bytes of global memory that machine loads at a time.</source>
        <translation>Wie viele Bytes des globalen Speichers dieser Rechner auf einmal lädt.</translation>
    </message>
    <message>
        <source>How many banks that machine’s local memory has.</source>
        <translation>Wie viele Bänke der lokale Speicher dieses Rechners hat.</translation>
    </message>
    <message>
        <source>It puts everything back as it comes, the keys too; the language stays.</source>
        <translation>Setzt alles zurück, auch die Tasten; die Sprache bleibt.</translation>
    </message>
    <message>
        <source>The machine as ssh knows it, such as me@lab.example.org, with a port behind a colon where it is not the usual one.</source>
        <translation>Der Rechner, wie ssh ihn kennt, etwa ich@labor.example.org; hinter einem Doppelpunkt der Port, wenn es nicht der übliche ist.</translation>
    </message>
    <message>
        <source>It asks the machine which devices it has.</source>
        <translation>Fragt den Rechner, welche Geräte er hat.</translation>
    </message>
    <message>
        <source>The devices of that machine.</source>
        <translation>Die Geräte dieses Rechners.</translation>
    </message>
    <message>
        <source>Kernels run on the device that is chosen in the list.</source>
        <translation>Kernel laufen auf dem Gerät, das in der Liste gewählt ist.</translation>
    </message>
    <message>
        <source>It takes the machine from this list; nothing changes there.</source>
        <translation>Nimmt den Rechner aus dieser Liste; dort ändert sich nichts.</translation>
    </message>
    <message>
        <source>Why the launch is worth coming back to. It may stay empty.</source>
        <translation>Warum es sich lohnt, zu dem Aufruf zurückzukommen. Das Feld darf leer bleiben.</translation>
    </message>
    <message>
        <source>It takes the bookmark away.</source>
        <translation>Entfernt das Lesezeichen.</translation>
    </message>
    <message>
        <source>Oclgrind interprets the kernel: that takes longer and leaves the device alone.</source>
        <translation>Oclgrind interpretiert den Kernel: Das dauert länger und lässt das Gerät in Ruhe.</translation>
    </message>
    <message>
        <source>The kernel runs on the device.</source>
        <translation>Der Kernel läuft auf dem Gerät.</translation>
    </message>
    <message>
        <source>Nothing of it runs.</source>
        <translation>Nichts davon läuft.</translation>
    </message>
    <message>
        <source>It writes the text, asks for a file where there is none, and closes the window.</source>
        <translation>Schreibt den Text, fragt nach einer Datei, wo es keine gibt, und schließt das Fenster.</translation>
    </message>
    <message>
        <source>The window closes, and the change is lost.</source>
        <translation>Das Fenster schließt sich, und die Änderung ist verloren.</translation>
    </message>
    <message>
        <source>The window stays open, with everything as it is.</source>
        <translation>Das Fenster bleibt offen, und alles bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>It writes a lecture’s questions into a PDF to print, two a page. Its runs are made anew where they are not at hand.</source>
        <translation>Die Fragen einer Vorlesung kommen in ein PDF zum Drucken, zwei je Seite. Ihre Läufe werden neu gemacht, wo sie nicht vorliegen.</translation>
    </message>
    <message>
        <source>The usual colours, or those that every kind of colour blindness tells apart.</source>
        <translation>Die üblichen Farben, oder solche, die bei jeder Art von Farbenblindheit zu unterscheiden sind.</translation>
    </message>
    <message>
        <source>Letters as text, which needs the fonts where the picture is shown, or as outlines, which need none.</source>
        <translation>Buchstaben als Text, der am Ort der Anzeige die Schriften braucht, oder als Umrisse, die keine brauchen.</translation>
    </message>
    <message>
        <source>Slides of shapes and text that can be changed, instead of pictures.</source>
        <translation>Folien aus Formen und Text, die sich ändern lassen, statt aus Bildern.</translation>
    </message>
    <message>
        <source>Where kernels run from the next start on, and now.</source>
        <translation>Wo Kernel von jetzt an und nach jedem Start laufen.</translation>
    </message>
    <message>
        <source>The lecture whose questions are printed.</source>
        <translation>Die Vorlesung, deren Fragen gedruckt werden.</translation>
    </message>
    <message>
        <source>The size of the pages.</source>
        <translation>Die Größe der Seiten.</translation>
    </message>
    <message>
        <source>For you: each question with what the device did.</source>
        <translation>Für Sie: jede Frage mit dem, was das Gerät getan hat.</translation>
    </message>
</context>
<context>
    <name>Distribution</name>
    <message>
        <source>Uniform</source>
        <translation>Uniform</translation>
    </message>
    <message>
        <source>Sorted</source>
        <translation>Sortiert</translation>
    </message>
    <message>
        <source>Reversed</source>
        <translation>Umgekehrt</translation>
    </message>
    <message>
        <source>Nearly sorted</source>
        <translation>Fast sortiert</translation>
    </message>
    <message>
        <source>Few distinct</source>
        <translation>Wenige verschiedene</translation>
    </message>
    <message>
        <source>Organ pipe</source>
        <translation>Orgelpfeifen</translation>
    </message>
    <message>
        <source>Bitonic</source>
        <translation>Bitonisch</translation>
    </message>
    <message>
        <source>Zeros and ones</source>
        <translation>Nullen und Einsen</translation>
    </message>
    <message>
        <source>Ramp</source>
        <translation>Rampe</translation>
    </message>
    <message>
        <source>Checker</source>
        <translation>Schachbrett</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Scheibe</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>PNG picture</source>
        <translation>PNG-Bild</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG-Zeichnung</translation>
    </message>
    <message>
        <source>TikZ picture</source>
        <translation>TikZ-Bild</translation>
    </message>
    <message>
        <source>PDF deck</source>
        <translation>PDF-Foliensatz</translation>
    </message>
    <message>
        <source>PowerPoint slides</source>
        <translation>PowerPoint-Folien</translation>
    </message>
    <message>
        <source>HTML page</source>
        <translation>HTML-Seite</translation>
    </message>
    <message>
        <source>GIF animation</source>
        <translation>GIF-Animation</translation>
    </message>
    <message>
        <source>MP4 video</source>
        <translation>MP4-Video</translation>
    </message>
    <message>
        <source>WebM video</source>
        <translation>WebM-Video</translation>
    </message>
    <message>
        <source>CSV tables of states, events and launches</source>
        <translation>CSV-Tabellen der Zustände, Ereignisse und Aufrufe</translation>
    </message>
    <message>
        <source>JSON of states and events</source>
        <translation>JSON der Zustände und Ereignisse</translation>
    </message>
    <message>
        <source>Recording, to be opened again</source>
        <translation>Aufzeichnung, die sich wieder öffnen lässt</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Where you are</source>
        <translation>An dieser Stelle</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>A tour</source>
        <translation>Ein Rundgang</translation>
    </message>
    <message>
        <source>Algorithms</source>
        <translation>Algorithmen</translation>
    </message>
    <message>
        <source>Lectures</source>
        <translation>Vorlesungen</translation>
    </message>
    <message>
        <source>Kernels of your own</source>
        <translation>Eigene Kernel</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Befehlszeile</translation>
    </message>
    <message>
        <source>Recordings as files</source>
        <translation>Aufzeichnungen als Dateien</translation>
    </message>
    <message>
        <source>What is covered</source>
        <translation>Was abgedeckt ist</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>Messungen</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Page of the help</source>
        <translation>Seite der Hilfe</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>This page is there in English only.</source>
        <translation>Diese Seite gibt es nur auf Englisch.</translation>
    </message>
    <message>
        <source>One segment a launch, in chapters. Drag it, also inside a launch; the buttons below step and play. *Phases* goes into a launch that waits at barriers.</source>
        <translation>Ein Abschnitt je Aufruf, in Kapiteln. Sie lässt sich ziehen, auch innerhalb eines Aufrufs; die Knöpfe darunter gehen Schritte und spielen ab. *Phasen* führt in einen Aufruf hinein, der an Barrieren wartet.</translation>
    </message>
    <message>
        <source>Choose an algorithm: it runs at once, on the keys that stand below. Figures and examples of the sources stand under the algorithm that is open, with their own numbers.</source>
        <translation>Einen Algorithmus wählen: Er läuft sofort, mit den Schlüsseln, die darunter stehen. Abbildungen und Beispiele der Quellen stehen unter dem offenen Algorithmus, mit ihren eigenen Nummern.</translation>
    </message>
    <message>
        <source>How many keys, and which: made, typed, or from a file. What you change runs after a short pause. If typed keys cannot be run, the reason stands below the field; Esc there brings back those of the picture. The algorithm&apos;s parameters stand here, too.</source>
        <translation>Wie viele Schlüssel und welche: erzeugt, eingetippt oder aus einer Datei. Was sich ändert, läuft nach einer kurzen Pause. Lassen sich eingetippte Schlüssel nicht ausführen, steht der Grund unter dem Feld; Esc holt dort die des Bildes zurück. Auch die Parameter des Algorithmus stehen hier.</translation>
    </message>
    <message>
        <source>Where kernels run: a graphics card where there is one, else the processor. *Add a machine* takes one that ssh reaches.</source>
        <translation>Wo Kernel laufen: auf einer Grafikkarte, wo es eine gibt, sonst auf dem Prozessor. *Rechner hinzufügen* nimmt einen dazu, den ssh erreicht.</translation>
    </message>
    <message>
        <source>The text that ran, with its lines lit and counted. Change it and run it: the picture is then of the changed kernel and says so, and where its results are wrong. What you type is run by nobody before you ask for it.</source>
        <translation>Der Text, der lief, mit leuchtenden und gezählten Zeilen. Ändern und ausführen: Das Bild ist dann vom geänderten Kernel und sagt es, auch wo seine Ergebnisse falsch sind. Was eingetippt ist, läuft erst auf Verlangen.</translation>
    </message>
    <message>
        <source>What belongs to the current launch: its kernel, its arguments and time, its counts, and the mistakes that can be switched on. Above them stands what the inspected work-item read and wrote.</source>
        <translation>Was zum aktuellen Aufruf gehört: sein Kernel, seine Argumente und Zeit, seine Zahlen und die Fehler, die sich einschalten lassen. Darüber steht, was das betrachtete Work-Item las und schrieb.</translation>
    </message>
    <message>
        <source>The picture</source>
        <translation>Das Bild</translation>
    </message>
    <message>
        <source>The timeline</source>
        <translation>Die Zeitleiste</translation>
    </message>
    <message>
        <source>The library</source>
        <translation>Die Bibliothek</translation>
    </message>
    <message>
        <source>The input</source>
        <translation>Die Eingabe</translation>
    </message>
    <message>
        <source>The device</source>
        <translation>Das Gerät</translation>
    </message>
    <message>
        <source>The kernel</source>
        <translation>Der Kernel</translation>
    </message>
    <message>
        <source>The inspector</source>
        <translation>Der Inspektor</translation>
    </message>
    <message>
        <source>The comparison</source>
        <translation>Der Vergleich</translation>
    </message>
    <message>
        <source>More of this</source>
        <translation>Mehr davon</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Presses the focused button; ends a field</source>
        <translation>Drückt den Knopf im Fokus; schließt ein Feld ab</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was sie tut</translation>
    </message>
    <message>
        <source>Two to four runs over the same keys, on one clock. Choose what the clock counts below; drag P along its axis in the strip. Click a cell or a key to ask where it came from, or walk to it with Up and Down and press Enter. The panes and their keys stand at the left.</source>
        <translation>Zwei bis vier Läufe über dieselben Schlüssel, auf einer Uhr. Unten wählen, was die Uhr zählt; in der Leiste lässt sich P auf seiner Achse ziehen. Ein Klick auf eine Zelle oder einen Schlüssel fragt, woher er kam; ebenso Eingabe, nachdem Runter und Hoch dorthin geführt haben. Die Teilfenster und ihre Schlüssel stehen links.</translation>
    </message>
    <message>
        <source>Back to the picture; Tab indents once you have typed or clicked here</source>
        <translation>Zurück zum Bild; Tab rückt ein, sobald hier getippt oder geklickt wurde</translation>
    </message>
    <message>
        <source>It shows one kernel launch. Past launches are dim, the current one is open in its card, and those to come are outlines without values, since they have not run yet. Click a mark to inspect its work-item, or walk from one to the next with ↓ and ↑. The sentence above is counted from what the work-items did.</source>
        <translation>Es zeigt einen Kernelaufruf. Vergangene Aufrufe sind blass, der aktuelle liegt offen in seiner Karte, und die kommenden sind Umrisse ohne Werte, da sie noch nicht gelaufen sind. Ein Klick auf ein Zeichen zeigt sein Work-Item; ↓ und ↑ gehen von einem zum nächsten. Der Satz darüber ist aus dem gezählt, was die Work-Items taten.</translation>
    </message>
    <message>
        <source>In the picture: to the next work-item, to the one before</source>
        <translation>Im Bild: zum nächsten Work-Item, zum vorigen</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Umschalt+Tab</translation>
    </message>
    <message>
        <source>Out of the picture, to the next control or the one before</source>
        <translation>Aus dem Bild hinaus, zum nächsten oder vorigen Bedienelement</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Stepping</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Files and pictures</source>
        <translation>Dateien und Bilder</translation>
    </message>
    <message>
        <source>While presenting</source>
        <translation>Beim Vorführen</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
</context>
<context>
    <name>Machine</name>
    <message>
        <source>Wavefront of %1 lanes</source>
        <translation>Wavefront mit %1 Lanes</translation>
    </message>
    <message>
        <source>Segment of %1 bytes</source>
        <translation>Segment mit %1 Bytes</translation>
    </message>
    <message>
        <source>%1 banks</source>
        <translation>%1 Bänke</translation>
    </message>
</context>
<context>
    <name>NameRow</name>
    <message>
        <source>open</source>
        <translation>aufgeklappt</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>zugeklappt</translation>
    </message>
</context>
<context>
    <name>Operation</name>
    <message>
        <source>Sets {W0} to {w0}.</source>
        <translation>Setzt {W0} auf {w0}.</translation>
    </message>
    <message>
        <source>Copies {r0} to {W0}.</source>
        <translation>Kopiert {r0} nach {W0}.</translation>
    </message>
    <message>
        <source>{r0} moves to {W0}.</source>
        <translation>{r0} geht nach {W0}.</translation>
    </message>
    <message>
        <source>Counts up {R}, from {r} to {w0}.</source>
        <translation>Zählt {R} hoch, von {r} auf {w0}.</translation>
    </message>
    <message>
        <source>Sets a bit of {W0}.</source>
        <translation>Setzt ein Bit von {W0}.</translation>
    </message>
    <message>
        <source>Reads {R0} to work out an address.</source>
        <translation>Liest {R0}, um eine Adresse zu berechnen.</translation>
    </message>
    <message>
        <source>A flag if either side has one: {r0} or {r1} = {w0}.</source>
        <translation>Eine Marke, wenn eine der Seiten eine hat: {r0} oder {r1} = {w0}.</translation>
    </message>
    <message>
        <source>Publishes {r0} to the other work-groups.</source>
        <translation>Gibt {r0} den anderen Work-Groups bekannt.</translation>
    </message>
    <message>
        <source>Receives {w0} from another work-group.</source>
        <translation>Erhält {w0} von einer anderen Work-Group.</translation>
    </message>
    <message>
        <source>{r0} does not come after {r1}.</source>
        <translation>{r0} kommt nicht nach {r1}.</translation>
    </message>
    <message>
        <source>Sets {W0} to the place that was found: {w0}.</source>
        <translation>Setzt {W0} auf die gefundene Stelle: {w0}.</translation>
    </message>
    <message>
        <source>{r0} and {r1} change places.</source>
        <translation>{r0} und {r1} tauschen die Plätze.</translation>
    </message>
    <message>
        <source>Takes input {R0} through a layer of comparators, from {r0} to {w0}.</source>
        <translation>Führt die Eingabe {R0} durch eine Schicht von Komparatoren, von {r0} nach {w0}.</translation>
    </message>
    <message>
        <source>The digit of {r0} is {w0}.</source>
        <translation>Die Ziffer von {r0} ist {w0}.</translation>
    </message>
    <message>
        <source>{R0} goes on from {r0} to {w0}.</source>
        <translation>{R0} rückt von {r0} auf {w0} vor.</translation>
    </message>
    <message>
        <source>From place {r0} to place {r1}: {w0}.</source>
        <translation>Von Stelle {r0} bis Stelle {r1}: {w0}.</translation>
    </message>
    <message>
        <source>Adds {r0} · {r1} to {r}: {w0}.</source>
        <translation>Addiert {r0} · {r1} zu {r}: {w0}.</translation>
    </message>
    <message>
        <source>Stores {w0} in {W0}.</source>
        <translation>Legt {w0} in {W0} ab.</translation>
    </message>
    <message>
        <source>Is drawn with the strength {w0}.</source>
        <translation>Wird mit der Stärke {w0} angezogen.</translation>
    </message>
    <message>
        <source>Is pulled: {r} becomes {w0}.</source>
        <translation>Wird gezogen: Aus {r} wird {w0}.</translation>
    </message>
    <message>
        <source>A step in time: {r} becomes {w0}.</source>
        <translation>Ein Schritt in der Zeit: Aus {r} wird {w0}.</translation>
    </message>
    <message>
        <source>Adds {r0} to {R}, from {r} to {w0}.</source>
        <translation>Addiert {r0} zu {R}, von {r} auf {w0}.</translation>
    </message>
    <message>
        <source>Loads {r0} from {R0}.</source>
        <translation>Lädt {r0} aus {R0}.</translation>
    </message>
    <message>
        <source>Changes {W0} in one breath, from {r} to {w0}.</source>
        <translation>Ändert {W0} in einem Zug, von {r} auf {w0}.</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>of %L1 runs waited in vain</source>
        <translation>von %L1 Läufen warteten vergeblich</translation>
    </message>
    <message>
        <source>of %L1 runs wrong</source>
        <translation>von %L1 Läufen falsch</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>auf %1</translation>
    </message>
    <message>
        <source>Wrong runs by position</source>
        <translation>Falsche Läufe nach Position</translation>
    </message>
    <message>
        <source>It holds %1 = %2</source>
        <translation>Sie enthält %1 = %2</translation>
    </message>
    <message>
        <source>It holds %1</source>
        <translation>Sie enthält %1</translation>
    </message>
    <message>
        <source>and should hold %1 = %2</source>
        <translation>und sollte %1 = %2 enthalten</translation>
    </message>
    <message>
        <source>and should hold %1</source>
        <translation>und sollte %1 enthalten</translation>
    </message>
    <message>
        <source>First wrong cell in time</source>
        <translation>Zeitlich erste falsche Zelle</translation>
    </message>
    <message>
        <source> of work-group %1</source>
        <translation> von Work-Group %1</translation>
    </message>
    <message>
        <source>%1: launch %2, phase %3, work-item %4, line %5%6</source>
        <translation>%1: Aufruf %2, Phase %3, Work-Item %4, Zeile %5%6</translation>
    </message>
    <message>
        <source>, which it leaves out</source>
        <translation>, die es auslässt</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>First wrong element of the output: %L1</source>
        <translation>Erstes falsches Element der Ausgabe: %L1</translation>
    </message>
    <message>
        <source>work-item %1 of group %2</source>
        <translation>Work-Item %1 der Gruppe %2</translation>
    </message>
    <message>
        <source>work-item %1</source>
        <translation>Work-Item %1</translation>
    </message>
    <message>
        <source>%1 writes it in line %2</source>
        <translation>%1 schreibt es in Zeile %2</translation>
    </message>
    <message>
        <source>%1 reads it in line %2</source>
        <translation>%1 liest es in Zeile %2</translation>
    </message>
    <message>
        <source>Races, by the addresses in the events</source>
        <translation>Wettläufe, nach den Adressen in den Ereignissen</translation>
    </message>
    <message>
        <source>None: no two work-items meet in a word without a barrier between.</source>
        <translation>Keine: Nirgends treffen sich zwei Work-Items in einem Wort ohne Barriere dazwischen.</translation>
    </message>
    <message>
        <source>No run came to its end.</source>
        <translation>Kein Lauf kam an sein Ende.</translation>
    </message>
    <message>
        <source>In %L1 %2, whether the result was right or not.</source>
        <translation>Betroffen: %L1 %2, ob das Ergebnis richtig war oder nicht.</translation>
    </message>
    <message>
        <source>word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>%1[%2], launch %3, phase %4</source>
        <translation>%1[%2], Aufruf %3, Phase %4</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>%1 ← %2</source>
        <translation>%1 ← %2</translation>
    </message>
    <message>
        <source>%1 ends</source>
        <translation>%1 fertig</translation>
    </message>
    <message>
        <source>Everybody waits, and nobody is left to come: it never ends.</source>
        <translation>Alle warten, und niemand ist mehr übrig, der kommen könnte: Es endet nie.</translation>
    </message>
    <message>
        <source>Ended after %1 rounds.</source>
        <translation>Fertig nach %1 Runden.</translation>
    </message>
    <message>
        <source>Block = number of the work-group</source>
        <translation>Block = Nummer der Work-Group</translation>
    </message>
    <message>
        <source>A model of a device with %1 places; the work-groups come in the order %2. “1 ← 0” is block 1 that waits for block 0.</source>
        <translation>Ein Modell eines Geräts mit %1 Plätzen; die Work-Groups kommen in der Reihenfolge %2. „1 ← 0“ ist Block 1, der auf Block 0 wartet.</translation>
    </message>
    <message>
        <source>Block = number drawn at the start</source>
        <translation>Block = am Anfang gezogene Nummer</translation>
    </message>
    <message>
        <source>did not run</source>
        <translation>lief nicht</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>Aufrufe</translation>
    </message>
    <message>
        <source>Levels (span)</source>
        <translation>Ebenen (Spanne)</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>Time on P units, modelled</source>
        <translation>Zeit auf P Einheiten, modelliert</translation>
    </message>
    <message>
        <source>Device time, measured</source>
        <translation>Gerätezeit, gemessen</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Aufruf</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>%1 M</source>
        <translation>%1 M</translation>
    </message>
    <message>
        <source>First %1, then %2: together %3.</source>
        <translation>Erst %1, dann %2: zusammen %3.</translation>
    </message>
    <message>
        <source>Two pads meet: they stay.</source>
        <translation>Zwei Füllwerte treffen sich: Sie bleiben.</translation>
    </message>
    <message>
        <source>The pad comes after every key, so it swaps with %1.</source>
        <translation>Der Füllwert kommt nach jedem Schlüssel, tauscht also mit %1.</translation>
    </message>
    <message>
        <source>The pad stands behind %1 already: both stay.</source>
        <translation>Der Füllwert steht schon hinter %1: Beide bleiben.</translation>
    </message>
    <message>
        <source>This block descends and %1, so they swap.</source>
        <translation>Dieser Block ist absteigend, und %1, also tauschen sie.</translation>
    </message>
    <message>
        <source>This block ascends and %1, so they swap.</source>
        <translation>Dieser Block ist aufsteigend, und %1, also tauschen sie.</translation>
    </message>
    <message>
        <source>This block descends and %1, so they stay.</source>
        <translation>Dieser Block ist absteigend, und %1, also bleiben sie.</translation>
    </message>
    <message>
        <source>This block ascends and %1, so they stay.</source>
        <translation>Dieser Block ist aufsteigend, und %1, also bleiben sie.</translation>
    </message>
    <message>
        <source>%1, so they swap.</source>
        <translation>%1, also tauschen sie.</translation>
    </message>
    <message>
        <source>%1, so they stay.</source>
        <translation>%1, also bleiben sie.</translation>
    </message>
    <message>
        <source>Tells whether the pair has swapped: %1 is %2.</source>
        <translation>Sagt, ob das Paar getauscht hat: %1 ist %2.</translation>
    </message>
    <message>
        <source>Tests %1: %2 is %3.</source>
        <translation>Prüft %1: %2 ist %3.</translation>
    </message>
    <message>
        <source>%1 does not come after %2, and goes to %3.</source>
        <translation>%1 kommt nicht nach %2 und geht nach %3.</translation>
    </message>
    <message>
        <source>This work-item touched no array in this launch.</source>
        <translation>Dieses Work-Item hat in diesem Aufruf kein Array berührt.</translation>
    </message>
    <message>
        <source>and %L1 more events</source>
        <translation>und %L1 weitere Ereignisse</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>active</source>
        <translation>aktiv</translation>
    </message>
    <message>
        <source>bank turns</source>
        <translation>Banktakte</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 von %L2</translation>
    </message>
    <message>
        <source>lanes doing work</source>
        <translation>Lanes mit Arbeit</translation>
    </message>
    <message>
        <source>idle lanes of the same wavefronts</source>
        <translation>untätige Lanes derselben Wavefronts</translation>
    </message>
    <message>
        <source>wavefronts with nothing to do</source>
        <translation>Wavefronts ohne Arbeit</translation>
    </message>
    <message>
        <source>Lanes and banks, phase by phase</source>
        <translation>Lanes und Bänke, Phase für Phase</translation>
    </message>
    <message>
        <source>phases %L1 to %L2 of %L3</source>
        <translation>Phasen %L1 bis %L2 von %L3</translation>
    </message>
    <message>
        <source>%1 % of the lanes of busy wavefronts do work.</source>
        <translation>%1 % der Lanes beschäftigter Wavefronts arbeiten.</translation>
    </message>
    <message>
        <source>No access to local memory waits for another.</source>
        <translation>Kein Zugriff auf lokalen Speicher wartet auf einen anderen.</translation>
    </message>
    <message>
        <source>Bank conflicts cost one extra turn in this launch.</source>
        <translation>Bankkonflikte kosten in diesem Aufruf einen zusätzlichen Takt.</translation>
    </message>
    <message>
        <source>Bank conflicts cost %L1 extra turns in this launch.</source>
        <translation>Bankkonflikte kosten in diesem Aufruf %L1 zusätzliche Takte.</translation>
    </message>
    <message>
        <source>Runs of consecutive addresses</source>
        <translation>Folgen aufeinanderfolgender Adressen</translation>
    </message>
    <message>
        <source>line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>writes %1</source>
        <translation>schreibt %1</translation>
    </message>
    <message>
        <source>1 run is written.</source>
        <translation>1 Folge wird geschrieben.</translation>
    </message>
    <message>
        <source>%L1 runs are written.</source>
        <translation>%L1 Folgen werden geschrieben.</translation>
    </message>
    <message>
        <source>%1 A wavefront that writes one run needs the fewest transfers; each further run is one more.</source>
        <translation>%1 Eine Wavefront, die eine Folge schreibt, braucht die wenigsten Übertragungen; jede weitere Folge ist eine mehr.</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>flags</source>
        <translation>Flags</translation>
    </message>
    <message>
        <source>sums</source>
        <translation>Summen</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>Index space</source>
        <translation>Indexraum</translation>
    </message>
    <message>
        <source>group %L1</source>
        <translation>Gruppe %L1</translation>
    </message>
    <message>
        <source>group %L1: %L2 of its %L3 work-items</source>
        <translation>Gruppe %L1: %L2 ihrer %L3 Work-Items</translation>
    </message>
    <message>
        <source>Global size</source>
        <translation>Globale Größe</translation>
    </message>
    <message>
        <source>Local size</source>
        <translation>Lokale Größe</translation>
    </message>
    <message>
        <source>Work-groups</source>
        <translation>Work-Groups</translation>
    </message>
    <message>
        <source>Local memory a work-group</source>
        <translation>Lokaler Speicher je Work-Group</translation>
    </message>
    <message>
        <source>%L1 bytes</source>
        <translation>%L1 Bytes</translation>
    </message>
    <message>
        <source>Words beside the input</source>
        <translation>Wörter neben der Eingabe</translation>
    </message>
    <message>
        <source>none: in place</source>
        <translation>keine: in place</translation>
    </message>
    <message>
        <source>Device time</source>
        <translation>Gerätezeit</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>eingereiht</translation>
    </message>
    <message>
        <source>submitted</source>
        <translation>übergeben</translation>
    </message>
    <message>
        <source>ran</source>
        <translation>gelaufen</translation>
    </message>
    <message>
        <source>From the OpenCL event&apos;s profiling counters on %1, in a run without tracing.</source>
        <translation>Aus den Profiling-Zählern des OpenCL-Ereignisses auf %1, in einem Lauf ohne Tracing.</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Nothing has been launched yet: this is what was written to the device.</source>
        <translation>Noch ist nichts aufgerufen: Dies wurde auf das Gerät geschrieben.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Launches to come</source>
        <translation>Aufrufe danach</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>Plattform</translation>
    </message>
    <message>
        <source>Accesses seen by</source>
        <translation>Zugriffe gesehen von</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>tauschen</translation>
    </message>
    <message>
        <source>stay</source>
        <translation>bleiben</translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation>noch nicht gelaufen</translation>
    </message>
    <message>
        <source>operations so far</source>
        <translation>Operationen bisher</translation>
    </message>
    <message>
        <source>comparisons so far</source>
        <translation>Vergleiche bisher</translation>
    </message>
    <message>
        <source>combines so far</source>
        <translation>Verknüpfungen bisher</translation>
    </message>
    <message>
        <source>counts and moves so far</source>
        <translation>gezählt und bewegt bisher</translation>
    </message>
    <message>
        <source>of %L1</source>
        <translation>von %L1</translation>
    </message>
    <message>
        <source>Span</source>
        <translation>Spanne</translation>
    </message>
    <message>
        <source>longest chain in the whole run</source>
        <translation>längste Kette im ganzen Lauf</translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation>Tausche</translation>
    </message>
    <message>
        <source>so far; %L1 pairs stayed</source>
        <translation>bisher; %L1 Paare blieben</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>bisher</translation>
    </message>
    <message>
        <source>Equal keys</source>
        <translation>Gleiche Schlüssel</translation>
    </message>
    <message>
        <source>pairs that changed their order in the whole run</source>
        <translation>Paare mit geänderter Reihenfolge im ganzen Lauf</translation>
    </message>
    <message>
        <source>Largest bucket</source>
        <translation>Größtes Fach</translation>
    </message>
    <message>
        <source>keys, %L1 times the mean of all %L2</source>
        <translation>Schlüssel, %L1-mal das Mittel aller %L2</translation>
    </message>
    <message>
        <source>Active work-items per launch</source>
        <translation>Aktive Work-Items je Aufruf</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>Aufruf</translation>
    </message>
    <message>
        <source>// The rest of this file is too long to show.</source>
        <translation>// Der Rest dieser Datei ist zu lang, um ihn zu zeigen.</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 ist %2</translation>
    </message>
    <message>
        <source>%1. It goes to %2.</source>
        <translation>%1. Es kommt nach %2.</translation>
    </message>
    <message>
        <source>%1 It goes to %2.</source>
        <translation>%1 Es kommt nach %2.</translation>
    </message>
    <message>
        <source>%1 %2 goes to %3.</source>
        <translation>%1 %2 kommt nach %3.</translation>
    </message>
</context>
<context>
    <name>RecordingFiles</name>
    <message>
        <source>There is not enough memory to open %1.</source>
        <translation>Der Speicher reicht nicht, um %1 zu öffnen.</translation>
    </message>
    <message>
        <source>There is not enough memory to save %1.</source>
        <translation>Der Speicher reicht nicht, um %1 zu speichern.</translation>
    </message>
    <message>
        <source>recorded on %1</source>
        <translation>aufgezeichnet auf %1</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
</context>
<context>
    <name>SearchWords</name>
    <message>
        <source>save as picture image slides deck film movie animation PNG SVG TikZ LaTeX PDF PowerPoint PPTX HTML GIF MP4 WebM JSON CSV</source>
        <translation>speichern unter Bild Grafik Folien Vortrag Film Video Animation Daten</translation>
    </message>
    <message>
        <source>draw annotate pen laser pointer projector beamer slide show class lecture hall full screen</source>
        <translation>zeichnen malen markieren Stift Laserpointer Zeiger Projektor Beamer Bildschirmpräsentation Vortrag Hörsaal Vollbild</translation>
    </message>
    <message>
        <source>beside versus difference faster race</source>
        <translation>nebeneinander gegen Unterschied schneller Wettlauf</translation>
    </message>
    <message>
        <source>coalescing cache lines transactions banks conflicts</source>
        <translation>Coalescing Cache Zeilen Transaktionen Bänke Konflikte</translation>
    </message>
    <message>
        <source>dark light night mode colours colors</source>
        <translation>dunkel hell Nachtmodus Farben</translation>
    </message>
    <message>
        <source>GPU graphics card processor CPU OpenCL hardware machine remote ssh where it runs</source>
        <translation>GPU Grafikkarte Prozessor CPU OpenCL Hardware Rechner entfernt wo es läuft</translation>
    </message>
    <message>
        <source>slower faster slow fast tempo playing</source>
        <translation>langsamer schneller langsam schnell Tempo Abspielen</translation>
    </message>
    <message>
        <source>settings options larger type bigger text font size contrast theme colours colors shortcuts</source>
        <translation>Optionen Voreinstellungen größere Schrift Schriftgröße Text Kontrast Farben Tastenkürzel</translation>
    </message>
    <message>
        <source>load file recording</source>
        <translation>laden Datei Aufzeichnung</translation>
    </message>
    <message>
        <source>file keep store</source>
        <translation>Datei sichern behalten</translation>
    </message>
    <message>
        <source>clipboard image</source>
        <translation>Zwischenablage Grafik</translation>
    </message>
    <message>
        <source>paper printer PDF</source>
        <translation>Papier Drucker PDF</translation>
    </message>
    <message>
        <source>take back revert</source>
        <translation>zurücknehmen widerrufen</translation>
    </message>
    <message>
        <source>exit close end</source>
        <translation>verlassen schließen Ende</translation>
    </message>
    <message>
        <source>maximise maximize fullscreen</source>
        <translation>maximieren ganzer Bildschirm</translation>
    </message>
    <message>
        <source>mark note remember favourite favorite</source>
        <translation>merken Notiz Favorit</translation>
    </message>
    <message>
        <source>magnify enlarge larger bigger</source>
        <translation>vergrößern größer Lupe hineinzoomen</translation>
    </message>
    <message>
        <source>smaller reduce</source>
        <translation>verkleinern kleiner herauszoomen</translation>
    </message>
    <message>
        <source>fit everything 100%</source>
        <translation>einpassen alles 100%</translation>
    </message>
    <message>
        <source>manual explain meaning legend colours colors marks</source>
        <translation>Handbuch erklären Bedeutung Legende Farben Zeichen</translation>
    </message>
    <message>
        <source>shortcuts hotkeys</source>
        <translation>Tastenkürzel Tastenkombinationen</translation>
    </message>
    <message>
        <source>introduction tutorial manual guide first steps</source>
        <translation>Einführung Anleitung Handbuch erste Schritte</translation>
    </message>
    <message>
        <source>version licence license libraries OpenCL</source>
        <translation>Version Lizenz Bibliotheken OpenCL</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chinesisch</translation>
    </message>
    <message>
        <source>animate run start stop</source>
        <translation>animieren Animation starten anhalten</translation>
    </message>
    <message>
        <source>rewind restart beginning first</source>
        <translation>zurückspulen Anfang von vorn</translation>
    </message>
    <message>
        <source>last result sorted finished</source>
        <translation>letzter Ergebnis sortiert fertig</translation>
    </message>
    <message>
        <source>prefix sum sums cumulative partial running</source>
        <translation>Präfixsumme Präfixsummen kumuliert laufende Teilsummen</translation>
    </message>
    <message>
        <source>sum total maximum minimum fold</source>
        <translation>Summe Gesamtsumme Maximum Minimum</translation>
    </message>
    <message>
        <source>filter pack stream</source>
        <translation>filtern packen</translation>
    </message>
    <message>
        <source>Pictures, slides, pages, films and data</source>
        <translation>Bilder, Folien, Seiten, Filme und Daten</translation>
    </message>
    <message>
        <source>Full screen for a class, with a pen and a pointer; F1 there tells its keys</source>
        <translation>Im Vollbild für den Unterricht, mit Stift und Zeiger; F1 nennt dort die Tasten</translation>
    </message>
    <message>
        <source>exercise handout quiz questions answers print lecture</source>
        <translation>Übung Handzettel Quiz Fragen Antworten drucken Vorlesung Arbeitsblatt</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::AudienceWindow</name>
    <message>
        <source>Lockstep – presentation</source>
        <translation>Lockstep – Vorführung</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::BookmarkDialog</name>
    <message>
        <source>Edit bookmark</source>
        <translation>Lesezeichen bearbeiten</translation>
    </message>
    <message>
        <source>New bookmark</source>
        <translation>Neues Lesezeichen</translation>
    </message>
    <message>
        <source>Note on the input, if you like:</source>
        <translation>Notiz zur Eingabe, wenn gewünscht:</translation>
    </message>
    <message>
        <source>Note on launch %L1, if you like:</source>
        <translation>Notiz zu Aufruf %L1, wenn gewünscht:</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>The note is too long; shorten it.</source>
        <translation>Die Notiz ist zu lang; bitte kürzen.</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::BreakPanel</name>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Mistakes that the sources make or warn of. Off unless you switch one on.</source>
        <translation>Fehler, die die Quellen machen oder vor denen sie warnen. Alle sind aus, bis man einen einschaltet.</translation>
    </message>
    <message>
        <source>Number of runs</source>
        <translation>Anzahl der Läufe</translation>
    </message>
    <message>
        <source> times</source>
        <translation> Mal</translation>
    </message>
    <message>
        <source>Correct version</source>
        <translation>Richtige Fassung</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Break it</source>
        <translation>Fehler</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::Canvas</name>
    <message>
        <source>Picture of the current launch</source>
        <translation>Bild des aktuellen Aufrufs</translation>
    </message>
    <message>
        <source>Work-item %L1</source>
        <translation>Work-Item %L1</translation>
    </message>
    <message>
        <source>Work-item %L1: %2</source>
        <translation>Work-Item %L1: %2</translation>
    </message>
    <message>
        <source>Show the whole picture (0)</source>
        <translation>Das ganze Bild zeigen (0)</translation>
    </message>
    <message>
        <source>%1 at the start: %2</source>
        <translation>%1 am Anfang: %2</translation>
    </message>
    <message>
        <source>%1 after launch %L2: %3</source>
        <translation>%1 nach Aufruf %L2: %3</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::ChangedBanner</name>
    <message>
        <source>No run of the right kernel stands beside it.</source>
        <translation>Kein Lauf des richtigen Kernels steht daneben.</translation>
    </message>
    <message>
        <source>It is not compared with the right run, since not every state is kept.</source>
        <translation>Es wird nicht mit dem richtigen Lauf verglichen, da nicht jeder Zustand aufgehoben ist.</translation>
    </message>
    <message>
        <source>line %1 is yours, not the book’s</source>
        <translation>Zeile %1 ist selbst geschrieben, nicht aus dem Buch</translation>
    </message>
    <message>
        <source>line %1 is not the book’s</source>
        <translation>Zeile %1 ist nicht aus dem Buch</translation>
    </message>
    <message>
        <source>%1 lines are yours, not the book’s</source>
        <translation>%1 Zeilen sind selbst geschrieben, nicht aus dem Buch</translation>
    </message>
    <message>
        <source>%1 lines are not the book’s</source>
        <translation>%1 Zeilen sind nicht aus dem Buch</translation>
    </message>
    <message>
        <source>Changed kernel</source>
        <translation>Geänderter Kernel</translation>
    </message>
    <message>
        <source>Show the change</source>
        <translation>Änderung zeigen</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Run both on the same keys, side by side</source>
        <translation>Beide mit denselben Schlüsseln nebeneinander ausführen</translation>
    </message>
    <message>
        <source>Compare with the original</source>
        <translation>Mit dem Original vergleichen</translation>
    </message>
    <message>
        <source>Put the kernel back as it was (Ctrl+B)</source>
        <translation>Den Kernel zurücksetzen, wie er war (Strg+B)</translation>
    </message>
    <message>
        <source>Go to launch %L1</source>
        <translation>Zu Aufruf %L1</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Of %L1 elements of the result %L2 are wrong, the first of them element %L3: %4 in place of %5.</source>
        <translation>Von %L1 Elementen des Ergebnisses sind %L2 falsch, als erstes Element %L3: %4 statt %5.</translation>
    </message>
    <message>
        <source>Of %L1 elements of the result %L2 are wrong, the first of them element %L3.</source>
        <translation>Von %L1 Elementen des Ergebnisses sind %L2 falsch, als erstes Element %L3.</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::Comparison</name>
    <message>
        <source>Not every run here knows its time on the clock that was chosen; launches are counted instead. Fewer keys tell more.</source>
        <translation>Nicht jeder Lauf hier kennt seine Zeit auf der gewählten Uhr; gezählt werden darum Aufrufe. Mit weniger Schlüsseln ist mehr bekannt.</translation>
    </message>
    <message>
        <source>Not every run here knows its time in this unit; choose another clock or fewer keys.</source>
        <translation>Nicht jeder Lauf hier kennt seine Zeit in dieser Einheit; eine andere Uhr oder weniger Schlüssel helfen.</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::ComparisonCanvas</name>
    <message>
        <source>Picture of the compared runs</source>
        <translation>Bild der verglichenen Läufe</translation>
    </message>
    <message>
        <source>Compared: %1</source>
        <translation>Verglichen: %1</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::ComparisonTimeline</name>
    <message>
        <source>Timeline of the compared runs</source>
        <translation>Zeitleiste der verglichenen Läufe</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::ComparisonTransport</name>
    <message>
        <source>Step back (Left)</source>
        <translation>Schritt zurück (Pfeil links)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Abspielen (Leertaste)</translation>
    </message>
    <message>
        <source>Step forward (Right)</source>
        <translation>Schritt vor (Pfeil rechts)</translation>
    </message>
    <message>
        <source>What the clock counts</source>
        <translation>Was die Uhr zählt</translation>
    </message>
    <message>
        <source>P, the number of execution units</source>
        <translation>P, die Zahl der Einheiten</translation>
    </message>
    <message>
        <source>P, the number of execution units of the modelled time; drag its axis in the picture, too</source>
        <translation>P, die Zahl der Einheiten der modellierten Zeit; auch die Achse im Bild lässt sich ziehen</translation>
    </message>
    <message>
        <source>Wavefront: units that are busy together</source>
        <translation>Wavefront: Einheiten, die zusammen beschäftigt sind</translation>
    </message>
    <message>
        <source>How many units work in step, as the lanes of a wavefront do: all of them are busy as long as the busiest one</source>
        <translation>So viele Einheiten arbeiten im Gleichschritt wie die Lanes einer Wavefront: Alle sind so lange beschäftigt wie die am längsten beschäftigte</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Wavefront</source>
        <translation>Wavefront</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Anhalten (Leertaste)</translation>
    </message>
    <message>
        <source>P is &quot;%1&quot;; type a whole number of execution units, 1 or more.</source>
        <translation>P ist „%1“; nötig ist eine ganze Zahl von Einheiten, mindestens 1.</translation>
    </message>
    <message>
        <source>(both runs have %1)</source>
        <translation>(beide Läufe: %1)</translation>
    </message>
    <message>
        <source>(all runs have %1)</source>
        <translation>(alle Läufe: %1)</translation>
    </message>
    <message>
        <source>(the runs have %1 to %2)</source>
        <translation>(Läufe: %1 bis %2)</translation>
    </message>
    <message>
        <source>(the runs have %1 and %2)</source>
        <translation>(Läufe: %1 und %2)</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a launch, a level or a time, and its number</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::DevicePicker</name>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>%1, %2
memory %3 GiB, %4 compute units
driver %5</source>
        <translation>%1, %2
Speicher %3 GiB, %4 Recheneinheiten
Treiber %5</translation>
    </message>
    <message>
        <source>Add a machine…</source>
        <translation>Rechner hinzufügen…</translation>
    </message>
    <message>
        <source>Ran on %1</source>
        <translation>Lief auf %1</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::DialogHelp</name>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Umschalt+Tab</translation>
    </message>
    <message>
        <source>To the next control, to the one before</source>
        <translation>Zum nächsten Bedienelement, zum vorigen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Presses the button or ticks the box that has the keyboard</source>
        <translation>Drückt den Knopf oder kreuzt das Kästchen an, das im Fokus ist</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Hoch, Runter</translation>
    </message>
    <message>
        <source>Another choice of the list, another number</source>
        <translation>Ein anderer Eintrag der Liste, eine andere Zahl</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Presses “%1”</source>
        <translation>Drückt „%1“</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Closes the dialog</source>
        <translation>Schließt den Dialog</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was sie tut</translation>
    </message>
    <message>
        <source>More of this</source>
        <translation>Mehr davon</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>The whole recording, not a picture of it.</source>
        <translation>Die ganze Aufzeichnung, kein Bild davon.</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 Pixel</translation>
    </message>
    <message>
        <source> · %1 seconds</source>
        <translation> · %1 Sekunden</translation>
    </message>
    <message>
        <source> · %L1 pictures</source>
        <translation> · %L1 Bilder</translation>
    </message>
    <message>
        <source>This file already exists; it will be replaced.</source>
        <translation>Diese Datei gibt es schon; sie wird ersetzt.</translation>
    </message>
    <message>
        <source>Folder for the pictures</source>
        <translation>Ordner für die Bilder</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exportieren nach</translation>
    </message>
    <message>
        <source>Choose a file first: the field “To” is empty.</source>
        <translation>Erst eine Datei wählen: Das Feld „Ziel“ ist leer.</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Wird geschrieben…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Writing %L1 of %L2</source>
        <translation>%L1 von %L2 wird geschrieben</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>Abgebrochen; es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>%L1 frames written to %2</source>
        <translation>%L1 Einzelbilder geschrieben nach %2</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>Wird abgebrochen…</translation>
    </message>
    <message>
        <source>Writing %L1 of %L2, %3</source>
        <translation>%L1 von %L2 wird geschrieben, %3</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::ExportForm</name>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Video</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>1920 × 1080, full HD</source>
        <translation>1920 × 1080, Full HD</translation>
    </message>
    <message>
        <source>3840 × 2160, 4K</source>
        <translation>3840 × 2160, 4K</translation>
    </message>
    <message>
        <source>%1 × %2, %3</source>
        <translation>%1 × %2, %3</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source> per second</source>
        <translation> pro Sekunde</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>Durchsichtiger Hintergrund</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Narration</source>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>In between</source>
        <translation>Dazwischen</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Bildrate</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Zeigt</translation>
    </message>
    <message>
        <source>This moment</source>
        <translation>Dieser Augenblick</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Alle %1</translation>
    </message>
    <message>
        <source>Extra pictures on the way to each %1</source>
        <translation>Zusätzliche Bilder auf dem Weg (%1)</translation>
    </message>
    <message>
        <source>0 is the input</source>
        <translation>0 ist die Eingabe</translation>
    </message>
    <message>
        <source>0 is the first</source>
        <translation>0 ist die erste</translation>
    </message>
    <message>
        <source>One per launch</source>
        <translation>Eine pro Aufruf</translation>
    </message>
    <message>
        <source>One per phase</source>
        <translation>Eine pro Phase</translation>
    </message>
    <message>
        <source> cm</source>
        <translation> cm</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> dpi</translation>
    </message>
    <message>
        <source>at</source>
        <translation>bei</translation>
    </message>
    <message>
        <source>On paper, in centimetres</source>
        <translation>Auf Papier, in Zentimetern</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Auflösung</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Safe for colour blindness</source>
        <translation>Für Farbenblinde geeignet</translation>
    </message>
    <message>
        <source>Text; outlines where fonts are rare</source>
        <translation>Text; Umrisse, wo Schriften selten sind</translation>
    </message>
    <message>
        <source>Text, which needs the fonts</source>
        <translation>Text, der die Schriften braucht</translation>
    </message>
    <message>
        <source>Outlines, which need none</source>
        <translation>Umrisse, die keine brauchen</translation>
    </message>
    <message>
        <source>Shapes and text that can be edited</source>
        <translation>Formen und Text, die sich bearbeiten lassen</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Schrift</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Palette</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::ExportPreview</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Wird gezeichnet…</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::FindBar</name>
    <message>
        <source>not there</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find in the kernel</source>
        <translation>Im Kernel suchen</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::FirstMarks</name>
    <message>
        <source>A hint goes when you have done what it says.</source>
        <translation>Ein Hinweis verschwindet, sobald getan ist, was er sagt.</translation>
    </message>
    <message>
        <source>Hide all</source>
        <translation>Alle ausblenden</translation>
    </message>
    <message>
        <source>1  Step</source>
        <translation>1  Schritt</translation>
    </message>
    <message>
        <source>One launch on with →, one back with ←; Space plays.</source>
        <translation>Ein Aufruf weiter mit →, einer zurück mit ←; die Leertaste spielt ab.</translation>
    </message>
    <message>
        <source>2  Look inside</source>
        <translation>2  Hineinsehen</translation>
    </message>
    <message>
        <source>Click a mark of the picture: what it read, and the lines that it ran.</source>
        <translation>Ein Klick auf ein Zeichen im Bild: was es gelesen hat und welche Zeilen es ausführte.</translation>
    </message>
    <message>
        <source>3  Compare</source>
        <translation>3  Vergleichen</translation>
    </message>
    <message>
        <source>A second algorithm beside this one, on the same keys.</source>
        <translation>Ein zweiter Algorithmus neben diesem, mit denselben Schlüsseln.</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::InputPanel</name>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>Datei öffnen…</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Number of keys</source>
        <translation>Anzahl der Schlüssel</translation>
    </message>
    <message>
        <source>Distribution of the keys</source>
        <translation>Verteilung der Schlüssel</translation>
    </message>
    <message>
        <source>Seed of the generator</source>
        <translation>Startwert des Generators</translation>
    </message>
    <message>
        <source>Type keys with commas or blanks between them. They run when you pause or press Enter; Esc brings back the keys of the picture.</source>
        <translation>Schlüssel mit Kommas oder Leerzeichen dazwischen. Sie laufen nach einer Pause beim Tippen oder mit der Eingabetaste; Esc holt die Schlüssel des Bildes zurück.</translation>
    </message>
    <message>
        <source>Keys from a text file</source>
        <translation>Schlüssel aus einer Textdatei</translation>
    </message>
    <message>
        <source>Typed</source>
        <translation>Eingetippt</translation>
    </message>
    <message>
        <source>Open a file of keys</source>
        <translation>Datei mit Schlüsseln öffnen</translation>
    </message>
    <message>
        <source>From file</source>
        <translation>Aus Datei</translation>
    </message>
    <message>
        <source>%L1 keys; type here to use others</source>
        <translation>%L1 Schlüssel; hier andere eintippen</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::Inspector</name>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Aufruf</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <source>Break it</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Work-items that run in step</source>
        <translation>Work-Items, die im Gleichschritt laufen</translation>
    </message>
    <message>
        <source>Banks of local memory, each a word wide</source>
        <translation>Bänke des lokalen Speichers, jede ein Wort breit</translation>
    </message>
    <message>
        <source>Wavefront</source>
        <translation>Wavefront</translation>
    </message>
    <message>
        <source>Banks</source>
        <translation>Bänke</translation>
    </message>
    <message>
        <source>×: how often this work-item ran the line</source>
        <translation>×: wie oft dieses Work-Item die Zeile ausgeführt hat</translation>
    </message>
    <message>
        <source>×: how often the line ran in this phase</source>
        <translation>×: wie oft die Zeile in dieser Phase ausgeführt wurde</translation>
    </message>
    <message>
        <source>×: how often the line ran in this launch</source>
        <translation>×: wie oft die Zeile in diesem Aufruf ausgeführt wurde</translation>
    </message>
    <message>
        <source>Work-item %L1</source>
        <translation>Work-Item %L1</translation>
    </message>
    <message>
        <source>Work-item</source>
        <translation>Work-Item</translation>
    </message>
    <message>
        <source>The input: no work-item has run yet.</source>
        <translation>Die Eingabe: Noch ist kein Work-Item gelaufen.</translation>
    </message>
    <message>
        <source>The %L1 events of this launch were too many to keep, and a second run of it could go another way. Its buffers are kept as it left them; with fewer values its events are kept too.</source>
        <translation>Die %L1 Ereignisse dieses Aufrufs waren zu viele, um sie aufzuheben, und ein zweiter Lauf könnte anders gehen. Seine Puffer sind aufgehoben, wie er sie hinterlassen hat; mit weniger Werten werden auch seine Ereignisse aufgehoben.</translation>
    </message>
    <message>
        <source>This launch has too many events to list.</source>
        <translation>Dieser Aufruf hat zu viele Ereignisse für eine Liste.</translation>
    </message>
    <message>
        <source>loading</source>
        <translation>wird geladen</translation>
    </message>
    <message>
        <source>Click a mark, or step through the work-items with the arrows above, to see what one of them read and wrote.</source>
        <translation>Ein Klick auf ein Zeichen oder die Pfeile oben wählen ein Work-Item; hier steht dann, was es gelesen und geschrieben hat.</translation>
    </message>
    <message>
        <source>Previous work-item (Up)</source>
        <translation>Vorheriges Work-Item (Pfeil auf)</translation>
    </message>
    <message>
        <source>Next work-item (Down)</source>
        <translation>Nächstes Work-Item (Pfeil ab)</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::KernelPage</name>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Run this text (Ctrl+Enter)</source>
        <translation>Diesen Text ausführen (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Put the kernel back as it was (Ctrl+B)</source>
        <translation>Den Kernel zurücksetzen, wie er war (Strg+B)</translation>
    </message>
    <message>
        <source>Trace calls</source>
        <translation>Trace-Aufrufe</translation>
    </message>
    <message>
        <source>Show the lines that only tell what happens</source>
        <translation>Die Zeilen zeigen, die nur melden, was geschieht</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Run it over sizes and inputs</source>
        <translation>Mit vielen Größen und Eingaben ausführen</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Run the smallest input that fails</source>
        <translation>Die kleinste Eingabe ausführen, bei der es misslingt</translation>
    </message>
    <message>
        <source>Message before (Shift+F8)</source>
        <translation>Vorherige Meldung (Umschalt+F8)</translation>
    </message>
    <message>
        <source>Next message (F8)</source>
        <translation>Nächste Meldung (F8)</translation>
    </message>
    <message>
        <source>Text of the kernel</source>
        <translation>Text des Kernels</translation>
    </message>
    <message>
        <source>Text of the plan</source>
        <translation>Text des Plans</translation>
    </message>
    <message>
        <source>Options that the kernel was built with</source>
        <translation>Optionen, mit denen der Kernel gebaut wurde</translation>
    </message>
    <message>
        <source>The compiler’s log</source>
        <translation>Compilerlog</translation>
    </message>
    <message>
        <source>All that the compiler says</source>
        <translation>Alles, was der Compiler sagt</translation>
    </message>
    <message>
        <source>The picture stays that of the run before, and can still be stepped. No line is lit yellow, since this text has not run.</source>
        <translation>Das Bild zeigt weiter den Lauf davor und lässt sich noch durchgehen. Keine Zeile leuchtet gelb, denn dieser Text ist nicht gelaufen.</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>1 line changed</source>
        <translation>1 Zeile geändert</translation>
    </message>
    <message>
        <source>%1 lines changed</source>
        <translation>%1 Zeilen geändert</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 Fehler</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 Fehler</translation>
    </message>
    <message>
        <source>Does not build, so nothing ran: %1</source>
        <translation>Lässt sich nicht bauen, also lief nichts: %1</translation>
    </message>
    <message>
        <source>Edited, not run yet</source>
        <translation>Geändert, noch nicht gelaufen</translation>
    </message>
    <message>
        <source>%1; not run yet</source>
        <translation>%1; noch nicht gelaufen</translation>
    </message>
    <message>
        <source>As it was; not run yet</source>
        <translation>Wie es war; noch nicht gelaufen</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Noch nicht gespeichert</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft…</translation>
    </message>
    <message>
        <source>Checking: run %L1 of at most %L2</source>
        <translation>Prüfung: Lauf %L1 von höchstens %L2</translation>
    </message>
    <message>
        <source>Does not build, so nothing ran: %1, in line %2</source>
        <translation>Lässt sich nicht bauen, also lief nichts: %1, in Zeile %2</translation>
    </message>
    <message>
        <source>Does not build, so nothing ran: %1, the first in line %2</source>
        <translation>Lässt sich nicht bauen, also lief nichts: %1, der erste in Zeile %2</translation>
    </message>
    <message>
        <source>Tab goes on to the next field until you type; then it indents, and Esc leaves.</source>
        <translation>Tab geht zum nächsten Feld weiter, bis Sie tippen; dann rückt es ein, und Esc führt hinaus.</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::LibraryPanel</name>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>stable</source>
        <translation>stabil</translation>
    </message>
    <message>
        <source>Equal keys keep their order.</source>
        <translation>Gleiche Schlüssel behalten ihre Reihenfolge.</translation>
    </message>
    <message>
        <source>The source gives no keys: these are our own.</source>
        <translation>Die Quelle nennt keine Schlüssel: Diese haben wir gewählt.</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>eigener</translation>
    </message>
    <message>
        <source>Search algorithms, figures, lectures and commands</source>
        <translation>Algorithmen, Abbildungen, Vorlesungen und Befehle suchen</translation>
    </message>
    <message>
        <source>* keys of our own</source>
        <translation>* eigene Schlüssel</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::MachineDialog</name>
    <message>
        <source>Connect</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>Add a machine</source>
        <translation>Rechner hinzufügen</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>[user@]host[:port]</source>
        <translation>[benutzer@]rechner[:port]</translation>
    </message>
    <message>
        <source>Devices of the machine</source>
        <translation>Geräte des Rechners</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>A machine that your ssh reaches without asking for a password, and that has Lockstep</source>
        <translation>Ein Rechner, den ssh von hier ohne Passwort erreicht und auf dem Lockstep ist</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Forget %1</source>
        <translation>%1 vergessen</translation>
    </message>
    <message>
        <source>Connecting with %1…</source>
        <translation>Verbindung mit %1…</translation>
    </message>
    <message>
        <source>%1 has:</source>
        <translation>%1 hat:</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <translation>%1 (%2, %3)</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::MainWindow</name>
    <message>
        <source>There is no launch %L1; this run has none, and 0 is the input.</source>
        <translation>Aufruf %L1 gibt es nicht; dieser Lauf hat keinen, und 0 ist die Eingabe.</translation>
    </message>
    <message>
        <source>There is no launch %L1; this run has one, and 0 is the input.</source>
        <translation>Aufruf %L1 gibt es nicht; dieser Lauf hat einen, und 0 ist die Eingabe.</translation>
    </message>
    <message>
        <source>There is no launch %L1; this run has launches 1 to %L2, and 0 is the input.</source>
        <translation>Aufruf %L1 gibt es nicht; dieser Lauf hat die Aufrufe 1 bis %L2, und 0 ist die Eingabe.</translation>
    </message>
    <message>
        <source>Panes and keys</source>
        <translation>Teilfenster und Schlüssel</translation>
    </message>
    <message>
        <source>Running on the device…</source>
        <translation>Läuft auf dem Gerät…</translation>
    </message>
    <message>
        <source>%1 The input is shown.</source>
        <translation>%1 Zu sehen ist die Eingabe.</translation>
    </message>
    <message>
        <source>%1 The last one is shown.</source>
        <translation>%1 Zu sehen ist der letzte.</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Helle Farben</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Dunkle Farben</translation>
    </message>
    <message>
        <source>Runs are repeated on the device, and this kernel from a file is interpreted by Oclgrind only; open the file again to let the device run it.</source>
        <translation>Läufe werden auf dem Gerät wiederholt, und dieser Kernel aus einer Datei wird nur von Oclgrind interpretiert; damit das Gerät ihn ausführt, die Datei noch einmal öffnen.</translation>
    </message>
    <message>
        <source>Back to one algorithm (Esc)</source>
        <translation>Zurück zu einem Algorithmus (Esc)</translation>
    </message>
    <message>
        <source>Compare with other algorithms</source>
        <translation>Mit anderen Algorithmen vergleichen</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>The changed kernel is a text for %1; with these parameters pane %2 builds %3, which ran as it is shipped.</source>
        <translation>Der geänderte Kernel ist ein Text für %1; mit diesen Parametern baut Teilfenster %2 den Kernel %3, und der lief wie mitgeliefert.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Open keys…</source>
        <translation>Schlüssel öffnen…</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Lectures</source>
        <translation>Vorlesungen</translation>
    </message>
    <message>
        <source>Save recording…</source>
        <translation>Aufzeichnung speichern…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Open a recording or a lecture</source>
        <translation>Aufzeichnung oder Vorlesung öffnen</translation>
    </message>
    <message>
        <source>Recordings and lectures (*%1 *.json)</source>
        <translation>Aufzeichnungen und Vorlesungen (*%1 *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>%1 wird geöffnet</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>%1 – %2 – Lockstep</source>
        <translation>%1 – %2 – Lockstep</translation>
    </message>
    <message>
        <source>%1 – Lockstep</source>
        <translation>%1 – Lockstep</translation>
    </message>
    <message>
        <source>The recording cannot be saved: %1.</source>
        <translation>Die Aufzeichnung lässt sich nicht speichern: %1.</translation>
    </message>
    <message>
        <source>Save the recording</source>
        <translation>Aufzeichnung speichern</translation>
    </message>
    <message>
        <source>Recordings (*%1)</source>
        <translation>Aufzeichnungen (*%1)</translation>
    </message>
    <message>
        <source>%1 What came before is shown.</source>
        <translation>%1 Zu sehen ist, was davor geschah.</translation>
    </message>
    <message>
        <source>does not build</source>
        <translation>lässt sich nicht bauen</translation>
    </message>
    <message>
        <source>does not build: line %1</source>
        <translation>lässt sich nicht bauen: Zeile %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>a hang or a crash there ends nothing here</source>
        <translation>bleibt er hängen oder stürzt er ab, endet hier nichts</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>Aus einer Datei</translation>
    </message>
    <message>
        <source>nothing of it has run here</source>
        <translation>hier ist nichts davon gelaufen</translation>
    </message>
    <message>
        <source>Ran in Oclgrind</source>
        <translation>Lief in Oclgrind</translation>
    </message>
    <message>
        <source>it interprets the kernel, and no device ran it</source>
        <translation>es interpretiert den Kernel, und kein Gerät hat ihn ausgeführt</translation>
    </message>
    <message>
        <source>Ran on %1</source>
        <translation>Lief auf %1</translation>
    </message>
    <message>
        <source>Ran on the device and in Oclgrind</source>
        <translation>Lief auf dem Gerät und in Oclgrind</translation>
    </message>
    <message>
        <source>Oclgrind told what work-items read and wrote</source>
        <translation>Oclgrind hat gemeldet, was Work-Items lasen und schrieben</translation>
    </message>
    <message>
        <source>Ran in a process of its own</source>
        <translation>Lief in einem eigenen Prozess</translation>
    </message>
    <message>
        <source>Ran in this process</source>
        <translation>Lief in diesem Prozess</translation>
    </message>
    <message>
        <source>a crash of the kernel ends the window</source>
        <translation>stürzt der Kernel ab, endet das Fenster</translation>
    </message>
    <message>
        <source>The changed kernel is a text for %1; this run builds %2, which ran as it is shipped.</source>
        <translation>Der geänderte Kernel ist ein Text für %1; dieser Lauf baut %2, und der lief wie mitgeliefert.</translation>
    </message>
    <message>
        <source>This is the run before the change</source>
        <translation>Dies ist der Lauf vor der Änderung</translation>
    </message>
    <message>
        <source>New kernel…</source>
        <translation>Neuer Kernel…</translation>
    </message>
    <message>
        <source>Open kernel…</source>
        <translation>Kernel öffnen…</translation>
    </message>
    <message>
        <source>Save kernel…</source>
        <translation>Kernel speichern…</translation>
    </message>
    <message>
        <source>Open a kernel in place of %1</source>
        <translation>Einen Kernel statt %1 öffnen</translation>
    </message>
    <message>
        <source>Kernel files (*.cl)</source>
        <translation>Kernel-Dateien (*.cl)</translation>
    </message>
    <message>
        <source>Save the kernel</source>
        <translation>Kernel speichern</translation>
    </message>
    <message>
        <source>Begin a kernel of your own</source>
        <translation>Einen eigenen Kernel beginnen</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is there already; choose another name.</source>
        <translation>„%1“ gibt es schon; bitte einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>Only look at it</source>
        <translation>Nur ansehen</translation>
    </message>
    <message>
        <source>Kernel from a file</source>
        <translation>Kernel aus einer Datei</translation>
    </message>
    <message>
        <source>Run the kernel from %1?</source>
        <translation>Den Kernel aus %1 ausführen?</translation>
    </message>
    <message>
        <source>Nobody vouches for it. It runs in a process of its own, which is ended where it hangs or crashes; what was recorded so far stays.</source>
        <translation>Niemand bürgt für ihn. Er läuft in einem eigenen Prozess, der beendet wird, wenn er hängen bleibt oder abstürzt; was bis dahin aufgezeichnet ist, bleibt.</translation>
    </message>
    <message>
        <source>Nobody vouches for it, and it can do whatever this program can: the window was opened with --in-process.</source>
        <translation>Niemand bürgt für ihn, und er kann alles, was dieses Programm kann: Das Fenster wurde mit --in-process geöffnet.</translation>
    </message>
    <message>
        <source>Oclgrind can interpret it instead, which takes longer and leaves the device alone.</source>
        <translation>Stattdessen kann Oclgrind ihn interpretieren; das dauert länger und berührt das Gerät nicht.</translation>
    </message>
    <message>
        <source>Run it in Oclgrind</source>
        <translation>In Oclgrind ausführen</translation>
    </message>
    <message>
        <source>Run it on the device</source>
        <translation>Auf dem Gerät ausführen</translation>
    </message>
    <message>
        <source>Run it</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Go to launch</source>
        <translation>Zu einem Aufruf</translation>
    </message>
    <message>
        <source>Launch, from 0 (the input) to %L1</source>
        <translation>Aufruf, von 0 (der Eingabe) bis %L1</translation>
    </message>
    <message>
        <source>%1 Nothing runs until the keys in the field are mended, or Esc there brings back those of the picture.</source>
        <translation>%1 Nichts läuft, bis die Schlüssel im Feld berichtigt sind oder Esc dort die des Bildes zurückholt.</translation>
    </message>
    <message>
        <source>The lecture is ready, but something else is being presented; leave it and open it again.</source>
        <translation>Die Vorlesung ist bereit, aber gerade wird etwas anderes vorgeführt; nach dessen Ende noch einmal öffnen.</translation>
    </message>
    <message>
        <source>Machine of the memory picture</source>
        <translation>Maschine des Speicherbilds</translation>
    </message>
    <message>
        <source>Memory: how this launch loads and stores (M)</source>
        <translation>Speicher: wie dieser Aufruf lädt und speichert (M)</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Measured: %1</source>
        <translation>Gemessen: %1</translation>
    </message>
    <message>
        <source>1 key</source>
        <translation>1 Schlüssel</translation>
    </message>
    <message>
        <source>%L1 keys</source>
        <translation>%L1 Schlüssel</translation>
    </message>
    <message>
        <source>1 run of %2 to %3</source>
        <translation>1 Lauf mit %2 bis %3</translation>
    </message>
    <message>
        <source>%L1 runs of %2 to %3</source>
        <translation>%L1 Läufe mit %2 bis %3</translation>
    </message>
    <message>
        <source>%1: every result is as the plan expects.</source>
        <translation>%1: Jedes Ergebnis ist, wie der Plan es erwartet.</translation>
    </message>
    <message>
        <source>%1: the plan expects nothing, so no result is doubted.</source>
        <translation>%1: Der Plan erwartet nichts, also wird kein Ergebnis angezweifelt.</translation>
    </message>
    <message>
        <source>No races.</source>
        <translation>Keine Wettläufe.</translation>
    </message>
    <message>
        <source>No races in the %L1 runs that Oclgrind saw.</source>
        <translation>Keine Wettläufe in den %L1 Läufen, die Oclgrind gesehen hat.</translation>
    </message>
    <message>
        <source>Races are not known: there are no trace calls.</source>
        <translation>Ob es Wettläufe gibt, ist nicht bekannt: Es gibt keine Trace-Aufrufe.</translation>
    </message>
    <message>
        <source>Oclgrind: %1.</source>
        <translation>Oclgrind: %1.</translation>
    </message>
    <message>
        <source>Save the kernel and its plan</source>
        <translation>Kernel mit Plan speichern</translation>
    </message>
    <message>
        <source>This is an example that comes along; begin a kernel of your own with New kernel… to keep one.</source>
        <translation>Dies ist ein mitgeliefertes Beispiel; „Neuer Kernel…“ beginnt einen eigenen, der sich speichern lässt.</translation>
    </message>
    <message>
        <source>Figures and examples</source>
        <translation>Abbildungen und Beispiele</translation>
    </message>
    <message>
        <source>%1, with keys of our own</source>
        <translation>%1, mit eigenen Schlüsseln</translation>
    </message>
    <message>
        <source>After the cuts, one by one, %1.</source>
        <translation>Nach den Schnitten, einem nach dem anderen, %1.</translation>
    </message>
    <message>
        <source>The kernel ran in a process of its own with all of your rights: %1</source>
        <translation>Der Kernel lief in einem eigenen Prozess mit allen Rechten dieses Benutzers: %1</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Export pictures (Ctrl+E)</source>
        <translation>Bilder exportieren (Strg+E)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Present (F5); from here: Shift+F5</source>
        <translation>Vorführen (F5); von hier an: Umschalt+F5</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Launch %L1</source>
        <translation>Aufruf %L1</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Bookmark this launch…</source>
        <translation>Lesezeichen für diesen Aufruf…</translation>
    </message>
    <message>
        <source>It was removed from the recent files.</source>
        <translation>Sie steht nicht mehr unter den zuletzt geöffneten Dateien.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>Changed kernel – %1</source>
        <translation>Geänderter Kernel – %1</translation>
    </message>
    <message>
        <source>Help on where you are</source>
        <translation>Hilfe zu dem, wo man gerade ist</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>A tour</source>
        <translation>Ein Rundgang</translation>
    </message>
    <message>
        <source>Algorithms</source>
        <translation>Algorithmen</translation>
    </message>
    <message>
        <source>Kernels of your own</source>
        <translation>Eigene Kernel</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Befehlszeile</translation>
    </message>
    <message>
        <source>About Lockstep</source>
        <translation>Über Lockstep</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Schritt vor</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>To the next stage</source>
        <translation>Zur nächsten Stufe</translation>
    </message>
    <message>
        <source>To the stage before</source>
        <translation>Zur Stufe davor</translation>
    </message>
    <message>
        <source>Play and pause</source>
        <translation>Abspielen und anhalten</translation>
    </message>
    <message>
        <source>To the input</source>
        <translation>Zur Eingabe</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Ans Ende</translation>
    </message>
    <message>
        <source>Into a launch&apos;s phases and out</source>
        <translation>In die Phasen eines Aufrufs und heraus</translation>
    </message>
    <message>
        <source>Go to a launch…</source>
        <translation>Zu einem Aufruf…</translation>
    </message>
    <message>
        <source>How the launch loads and stores, and back</source>
        <translation>Wie der Aufruf lädt und speichert, und zurück</translation>
    </message>
    <message>
        <source>Leave the comparison</source>
        <translation>Den Vergleich verlassen</translation>
    </message>
    <message>
        <source>Present from the start</source>
        <translation>Von Anfang an vorführen</translation>
    </message>
    <message>
        <source>Present from here</source>
        <translation>Von hier an vorführen</translation>
    </message>
    <message>
        <source>Run the kernel as it stands</source>
        <translation>Den Kernel ausführen, wie er dasteht</translation>
    </message>
    <message>
        <source>Put the kernel back as it was</source>
        <translation>Den Kernel zurücksetzen, wie er war</translation>
    </message>
    <message>
        <source>To the next place that does not build</source>
        <translation>Zur nächsten Stelle, die sich nicht bauen lässt</translation>
    </message>
    <message>
        <source>To the one before</source>
        <translation>Zur vorherigen</translation>
    </message>
    <message>
        <source>Find on</source>
        <translation>Weitersuchen</translation>
    </message>
    <message>
        <source>Find back</source>
        <translation>Rückwärts suchen</translation>
    </message>
    <message>
        <source>Search; in the kernel, find there</source>
        <translation>Suchen; im Kernel dort</translation>
    </message>
    <message>
        <source>Search algorithms, figures, lectures and commands</source>
        <translation>Algorithmen, Abbildungen, Vorlesungen und Befehle suchen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Print the picture…</source>
        <translation>Bild drucken…</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>Einstellungen…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>%1 (our own keys)</source>
        <translation>%1 (eigene Schlüssel)</translation>
    </message>
    <message>
        <source>The picture cannot be printed to %1; choose another printer or file.</source>
        <translation>Das Bild lässt sich nicht auf %1 drucken; bitte einen anderen Drucker oder eine Datei wählen.</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Vergrößerung</translation>
    </message>
    <message>
        <source>Whole picture</source>
        <translation>Ganzes Bild</translation>
    </message>
    <message>
        <source>The device %1, preferred for new runs, is not there; the automatic one is used. Choose another in Preferences.</source>
        <translation>Das Gerät %1, für neue Läufe vorgesehen, ist nicht da; das automatische wird benutzt. In den Einstellungen ein anderes wählen.</translation>
    </message>
    <message>
        <source>Unsaved kernel</source>
        <translation>Nicht gespeicherter Kernel</translation>
    </message>
    <message>
        <source>Save the changed %1 before Lockstep closes?</source>
        <translation>Geänderte Datei %1 speichern, bevor Lockstep sich schließt?</translation>
    </message>
    <message>
        <source>Save the changed kernels before Lockstep closes?</source>
        <translation>Geänderte Kernel speichern, bevor Lockstep sich schließt?</translation>
    </message>
    <message>
        <source>What you changed is in no file, and is lost otherwise.</source>
        <translation>Die Änderung steht in keiner Datei und ginge sonst verloren.</translation>
    </message>
    <message>
        <source>%1: what you changed is in no file, and is lost otherwise.</source>
        <translation>%1: Die Änderungen stehen in keiner Datei und gingen sonst verloren.</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Move the enlarged picture left</source>
        <translation>Im vergrößerten Bild nach links</translation>
    </message>
    <message>
        <source>Move the enlarged picture right</source>
        <translation>Im vergrößerten Bild nach rechts</translation>
    </message>
    <message>
        <source>Move the enlarged picture up</source>
        <translation>Im vergrößerten Bild nach oben</translation>
    </message>
    <message>
        <source>Move the enlarged picture down</source>
        <translation>Im vergrößerten Bild nach unten</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Worksheet…</source>
        <translation>Arbeitsblatt…</translation>
    </message>
    <message>
        <source>Save the worksheet with its answers</source>
        <translation>Arbeitsblatt mit Lösungen speichern</translation>
    </message>
    <message>
        <source>Save the worksheet</source>
        <translation>Arbeitsblatt speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is to be a PDF; let its name end in .pdf.</source>
        <translation>„%1“ soll ein PDF werden; der Name muss auf .pdf enden.</translation>
    </message>
    <message>
        <source>%1 written</source>
        <translation>%1 geschrieben</translation>
    </message>
    <message>
        <source>Something else is being opened; save the worksheet when it is there.</source>
        <translation>Etwas anderes wird gerade geöffnet; das Arbeitsblatt speichern, wenn es da ist.</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::MessageBar</name>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>Weniger zeigen</translation>
    </message>
    <message>
        <source>And 1 more</source>
        <translation>Und 1 weitere</translation>
    </message>
    <message>
        <source>And %L1 more</source>
        <translation>Und %L1 weitere</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>Alles davon</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::MessageBubble</name>
    <message>
        <source>Write %1</source>
        <translation>%1 schreiben</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::PanePanel</name>
    <message>
        <source>Compared</source>
        <translation>Verglichen</translation>
    </message>
    <message>
        <source>Add another</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Algorithm of pane %1</source>
        <translation>Algorithmus von Teilfenster %1</translation>
    </message>
    <message>
        <source>%1 · changed kernel</source>
        <translation>%1 · geänderter Kernel</translation>
    </message>
    <message>
        <source>Remove pane %1</source>
        <translation>Teilfenster %1 entfernen</translation>
    </message>
    <message>
        <source>Device of pane %1</source>
        <translation>Gerät von Teilfenster %1</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::Preferences</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Pages of the preferences</source>
        <translation>Seiten der Einstellungen</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <translation>Auf Vorgaben zurücksetzen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>Size of everything</source>
        <translation>Größe der Oberfläche</translation>
    </message>
    <message>
        <source>The size counts from the next start on.</source>
        <translation>Die Größe gilt ab dem nächsten Start.</translation>
    </message>
    <message>
        <source>Speed of playing</source>
        <translation>Tempo beim Abspielen</translation>
    </message>
    <message>
        <source>Lanes of a wavefront</source>
        <translation>Lanes einer Wavefront</translation>
    </message>
    <message>
        <source>Bytes of a segment</source>
        <translation>Bytes eines Segments</translation>
    </message>
    <message>
        <source>Banks of local memory</source>
        <translation>Bänke des lokalen Speichers</translation>
    </message>
    <message>
        <source>Wavefront, segment and banks are those of the machine that memory is counted for.</source>
        <translation>Wavefront, Segment und Bänke sind die der Maschine, für die Speicherzugriffe gezählt werden.</translation>
    </message>
    <message>
        <source>As the system&apos;s</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Keys of: %1</source>
        <translation>Tasten für: %1</translation>
    </message>
    <message>
        <source>%1 belongs to &quot;%2&quot;; choose other keys, or take it away there first.</source>
        <translation>%1 gehört zu „%2“; bitte andere Tasten wählen oder sie dort erst wegnehmen.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Device of new runs</source>
        <translation>Gerät neuer Läufe</translation>
    </message>
    <message>
        <source>Safe for colour blindness</source>
        <translation>Für Farbenblinde geeignet</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>%1, which is not there</source>
        <translation>%1, das nicht da ist</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::Presenter</name>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Pen in violet</source>
        <translation>Stift in Violett</translation>
    </message>
    <message>
        <source>Pen in ink</source>
        <translation>Stift in Tinte</translation>
    </message>
    <message>
        <source>Shift+D</source>
        <translation>Umschalt+D</translation>
    </message>
    <message>
        <source>Pointer</source>
        <translation>Zeiger</translation>
    </message>
    <message>
        <source>Clear what is drawn here</source>
        <translation>Zeichnung hier löschen</translation>
    </message>
    <message>
        <source>Larger type</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>Ctrl++</source>
        <translation>Strg++</translation>
    </message>
    <message>
        <source>Smaller type</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Ctrl+−</source>
        <translation>Strg+−</translation>
    </message>
    <message>
        <source>The other theme</source>
        <translation>Die anderen Farben</translation>
    </message>
    <message>
        <source>Black screen</source>
        <translation>Schwarzer Bildschirm</translation>
    </message>
    <message>
        <source>Speaker&apos;s view</source>
        <translation>Ansicht für Vortragende</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Alle Tasten</translation>
    </message>
    <message>
        <source>End the presentation</source>
        <translation>Präsentation beenden</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::PresenterHelp</name>
    <message>
        <source>Page Down, →, ↓, N</source>
        <translation>Bild ab, →, ↓, N</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Page Up, ←, ↑, P, Backspace</source>
        <translation>Bild auf, ←, ↑, P, Rücktaste</translation>
    </message>
    <message>
        <source>Previous, at once on its finished state</source>
        <translation>Zurück, sofort auf den fertigen Zustand</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Plays and pauses</source>
        <translation>Spielt ab und hält an</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Next; after digits, goes to that launch</source>
        <translation>Weiter; nach Ziffern geht sie zu diesem Aufruf</translation>
    </message>
    <message>
        <source>0 to 9</source>
        <translation>0 bis 9</translation>
    </message>
    <message>
        <source>The number of a launch; Enter goes there</source>
        <translation>Die Nummer eines Aufrufs; die Eingabetaste geht dorthin</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>First and last</source>
        <translation>Erste und letzte</translation>
    </message>
    <message>
        <source>Ctrl+←, Ctrl+→</source>
        <translation>Strg+←, Strg+→</translation>
    </message>
    <message>
        <source>By stage</source>
        <translation>Stufenweise</translation>
    </message>
    <message>
        <source>B or ., W</source>
        <translation>B oder ., W</translation>
    </message>
    <message>
        <source>Black or white screen</source>
        <translation>Schwarzer oder weißer Bildschirm</translation>
    </message>
    <message>
        <source>T, C</source>
        <translation>T, C</translation>
    </message>
    <message>
        <source>The other theme, high contrast</source>
        <translation>Die anderen Farben, hoher Kontrast</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+−</source>
        <translation>Strg++, Strg+−</translation>
    </message>
    <message>
        <source>Larger or smaller type</source>
        <translation>Größere oder kleinere Schrift</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Swaps two screens</source>
        <translation>Tauscht zwei Bildschirme</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>The speaker&apos;s view</source>
        <translation>Die Ansicht für Sprecher</translation>
    </message>
    <message>
        <source>F1, ?</source>
        <translation>F1, ?</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>Diese Tasten</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Keys while presenting</source>
        <translation>Tasten beim Vorführen</translation>
    </message>
    <message>
        <source>D, Shift+D</source>
        <translation>D, Umschalt+D</translation>
    </message>
    <message>
        <source>A pen in violet, in ink</source>
        <translation>Ein Stift in Violett, in Tinte</translation>
    </message>
    <message>
        <source>Ctrl+Z, E</source>
        <translation>Strg+Z, E</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>A pointer, hidden while it rests</source>
        <translation>Ein Zeiger, unsichtbar solange er ruht</translation>
    </message>
    <message>
        <source>Undoes a stroke, clears the launch&apos;s</source>
        <translation>Nimmt einen Strich zurück, löscht alle</translation>
    </message>
    <message>
        <source>Lays pen or pointer down; else ends</source>
        <translation>Legt Stift oder Zeiger weg; sonst Ende</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::PrintedRow</name>
    <message>
        <source>The source prints</source>
        <translation>Die Quelle druckt</translation>
    </message>
    <message>
        <source>This run holds</source>
        <translation>Dieser Lauf hat</translation>
    </message>
    <message>
        <source>The source prints %1; this run holds %2</source>
        <translation>Die Quelle druckt %1; dieser Lauf hat %2</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::ProgressNotice</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::RoofControl</name>
    <message>
        <source>Arithmetic of the machine</source>
        <translation>Rechenleistung der Maschine</translation>
    </message>
    <message>
        <source>Memory of the machine</source>
        <translation>Speicher der Maschine</translation>
    </message>
    <message>
        <source>Measure this device</source>
        <translation>Dieses Gerät messen</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Wird gemessen…</translation>
    </message>
    <message>
        <source>Arithmetic of %L1 × 10⁹ operations a second</source>
        <translation>Rechenleistung von %L1 × 10⁹ Operationen pro Sekunde</translation>
    </message>
    <message>
        <source>Memory of %L1 × 10⁹ bytes a second</source>
        <translation>Speicher mit %L1 × 10⁹ Bytes pro Sekunde</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::SceneMaker</name>
    <message>
        <source>There is not enough memory for this picture.</source>
        <translation>Der Speicher reicht nicht für dieses Bild.</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::ScreenAwake</name>
    <message>
        <source>A presentation is running</source>
        <translation>Eine Vorführung läuft</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::Search</name>
    <message>
        <source>keys of our own</source>
        <translation>eigene Schlüssel</translation>
    </message>
    <message>
        <source>Lecture</source>
        <translation>Vorlesung</translation>
    </message>
    <message>
        <source>Go to launch…</source>
        <translation>Zu einem Aufruf…</translation>
    </message>
    <message>
        <source>Ctrl+G</source>
        <translation>Strg+G</translation>
    </message>
    <message>
        <source>%1 runs stand beside one another, and there is room for no more; close one of them first.</source>
        <translation>%1 Läufe stehen nebeneinander, und für mehr ist kein Platz; erst einen davon schließen.</translation>
    </message>
    <message>
        <source>Choose the device…</source>
        <translation>Gerät wählen…</translation>
    </message>
    <message>
        <source>Set the speed</source>
        <translation>Geschwindigkeit einstellen</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::SearchPanel</name>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search algorithms, figures, lectures and commands</source>
        <translation>Algorithmen, Abbildungen, Vorlesungen und Befehle suchen</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>↑ ↓ choose    Enter opens    Ctrl+Enter compares    Esc closes</source>
        <translation>↑ ↓ wählen    Eingabe öffnet    Strg+Eingabe vergleicht    Esc schließt</translation>
    </message>
    <message>
        <source>Opened last</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Useful now</source>
        <translation>Jetzt nützlich</translation>
    </message>
    <message>
        <source>Algorithms</source>
        <translation>Algorithmen</translation>
    </message>
    <message>
        <source>Figures and examples</source>
        <translation>Abbildungen und Beispiele</translation>
    </message>
    <message>
        <source>Lectures</source>
        <translation>Vorlesungen</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Nothing is called “%1”, nor does anything teach it.</source>
        <translation>Nichts heißt „%1“, und nichts lehrt es.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::SearchRows</name>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::SideGrip</name>
    <message>
        <source>Width of the inspector</source>
        <translation>Breite des Inspektors</translation>
    </message>
    <message>
        <source>Drag to make the inspector wider; double-click for its usual width</source>
        <translation>Ziehen macht den Inspektor breiter; ein Doppelklick gibt ihm die übliche Breite</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::SpeakerWindow</name>
    <message>
        <source>Lockstep – speaker</source>
        <translation>Lockstep – Sprecher</translation>
    </message>
    <message>
        <source>What the audience sees</source>
        <translation>Was das Publikum sieht</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>Was als Nächstes kommt</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation>Vergangen</translation>
    </message>
    <message>
        <source>Stop the stopwatch</source>
        <translation>Stoppuhr anhalten</translation>
    </message>
    <message>
        <source>Reset the stopwatch</source>
        <translation>Stoppuhr auf null</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Uhrzeit</translation>
    </message>
    <message>
        <source>Previous, at once (Page Up, Left, P)</source>
        <translation>Zurück, sofort (Bild auf, Pfeil links, P)</translation>
    </message>
    <message>
        <source>Next (Page Down, Right, N, Enter)</source>
        <translation>Weiter (Bild ab, Pfeil rechts, N, Eingabe)</translation>
    </message>
    <message>
        <source>Black screen (B)</source>
        <translation>Schwarzer Bildschirm (B)</translation>
    </message>
    <message>
        <source>White screen (W)</source>
        <translation>Weißer Bildschirm (W)</translation>
    </message>
    <message>
        <source>Smaller text (Ctrl+Shift+−)</source>
        <translation>Kleinerer Text (Strg+Umschalt+−)</translation>
    </message>
    <message>
        <source>Larger text (Ctrl+Shift+=)</source>
        <translation>Größerer Text (Strg+Umschalt+=)</translation>
    </message>
    <message>
        <source>High contrast (C)</source>
        <translation>Hoher Kontrast (C)</translation>
    </message>
    <message>
        <source>Swap the screens (X)</source>
        <translation>Bildschirme tauschen (X)</translation>
    </message>
    <message>
        <source>End the presentation (Esc)</source>
        <translation>Vorführung beenden (Esc)</translation>
    </message>
    <message>
        <source>Light picture (T)</source>
        <translation>Helles Bild (T)</translation>
    </message>
    <message>
        <source>Dark picture (T)</source>
        <translation>Dunkles Bild (T)</translation>
    </message>
    <message>
        <source>This is the last one</source>
        <translation>Dies ist die letzte</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Danach: %1</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Anhalten (Leertaste)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Abspielen (Leertaste)</translation>
    </message>
    <message>
        <source>The screen is black · %1</source>
        <translation>Der Bildschirm ist schwarz · %1</translation>
    </message>
    <message>
        <source>The screen is white · %1</source>
        <translation>Der Bildschirm ist weiß · %1</translation>
    </message>
    <message>
        <source>Start the stopwatch</source>
        <translation>Stoppuhr starten</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::SpeedControl</name>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::TextParameter</name>
    <message>
        <source>Open network…</source>
        <translation>Netz öffnen…</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>eigenes</translation>
    </message>
    <message>
        <source>Comparators</source>
        <translation>Vergleicher</translation>
    </message>
    <message>
        <source>Comparators as (0,1),(2,3), one layer per line or in brackets; the smaller key of a pair goes to the wire named first. They run when you pause or press Enter.</source>
        <translation>Vergleicher als (0,1),(2,3), eine Schicht je Zeile oder in Klammern; der kleinere Schlüssel eines Paars kommt auf die zuerst genannte Leitung. Sie laufen nach einer Pause beim Tippen oder mit der Eingabetaste.</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>The positions where segments begin, from 0 on. They run when you pause or press Enter.</source>
        <translation>Die Positionen, an denen Abschnitte anfangen, von 0 an. Sie laufen nach einer Pause beim Tippen oder mit der Eingabetaste.</translation>
    </message>
    <message>
        <source>A network from a text file</source>
        <translation>Ein Netz aus einer Textdatei</translation>
    </message>
    <message>
        <source>Runs when you pause or press Enter</source>
        <translation>Läuft nach einer Pause beim Tippen oder mit der Eingabetaste</translation>
    </message>
    <message>
        <source>Open a network</source>
        <translation>Netz öffnen</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::Timeline</name>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Lesezeichen</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::Transport</name>
    <message>
        <source>Step back (Left)</source>
        <translation>Schritt zurück (Pfeil links)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Abspielen (Leertaste)</translation>
    </message>
    <message>
        <source>Step forward (Right)</source>
        <translation>Schritt vor (Pfeil rechts)</translation>
    </message>
    <message>
        <source>Step by phases, inside a launch (Ctrl+.)</source>
        <translation>Phasen einzeln, innerhalb eines Aufrufs (Strg+.)</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Phasen</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Anhalten (Leertaste)</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>before the only launch</source>
        <translation>vor dem einzigen Aufruf</translation>
    </message>
    <message>
        <source>before %L1 launches</source>
        <translation>vor %L1 Aufrufen</translation>
    </message>
    <message>
        <source>nothing to launch</source>
        <translation>nichts aufzurufen</translation>
    </message>
    <message>
        <source>Launch %L1 of %L2, phase %L3 of %L4</source>
        <translation>Aufruf %L1 von %L2, Phase %L3 von %L4</translation>
    </message>
    <message>
        <source>Launch %L1 of %L2</source>
        <translation>Aufruf %L1 von %L2</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::WorksheetDialog</name>
    <message>
        <source>With the answers: what the device did</source>
        <translation>Mit den Lösungen: was das Gerät getan hat</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>Arbeitsblatt</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>The questions of a lecture on paper, two a page.</source>
        <translation>Die Fragen einer Vorlesung auf Papier, zwei je Seite.</translation>
    </message>
    <message>
        <source>Lecture</source>
        <translation>Vorlesung</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
</context>
</TS>
