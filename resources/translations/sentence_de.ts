<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_US">
<context>
    <name>sentence</name>
    <message>
        <source>
Of the modelled times: {}.
</source>
        <translation>
Zu den modellierten Zeiten: {}.
</translation>
    </message>
    <message>
        <source>
Run one with: lockstep run --plan NAME. Their files are in {}</source>
        <translation>
Einen laufen lassen mit: lockstep run --plan NAME. Ihre Dateien liegen in {}</translation>
    </message>
    <message>
        <source>
active work-items by launch
</source>
        <translation>
aktive Work-Items je Aufruf
</translation>
    </message>
    <message>
        <source>
book and count of {}
</source>
        <translation>
Buch und Zählung zu {}
</translation>
    </message>
    <message>
        <source>           it holds {}, not {}</source>
        <translation>           enthält {}, nicht {}</translation>
    </message>
    <message>
        <source>   {:&lt;14} {} = {}; counted {} ({})
</source>
        <translation>   {:&lt;14} {} = {}; gezählt {} ({})
</translation>
    </message>
    <message>
        <source>  (work-items race)</source>
        <translation>  (Wettlauf der Work-Items)</translation>
    </message>
    <message>
        <source> (it is {})</source>
        <translation> (sondern {})</translation>
    </message>
    <message>
        <source> ({:.1f} to {:.1f} in {} runs)</source>
        <translation> ({:.1f} bis {:.1f} in {} Läufen)</translation>
    </message>
    <message>
        <source> ({} times)</source>
        <translation> ({} mal)</translation>
    </message>
    <message>
        <source> of work-group {}</source>
        <translation> der Work-Group {}</translation>
    </message>
    <message>
        <source> on {}</source>
        <translation> auf {}</translation>
    </message>
    <message>
        <source>&quot;key on wire&quot; is a question about a sorting network; ask &quot;value at position&quot;.</source>
        <translation>&quot;key on wire&quot; ist eine Frage zu einem Sortiernetz; &quot;value at position&quot; fragen.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is a text, or texts by launch as {{&quot;1&quot;: &quot;…&quot;}}; this is {}.</source>
        <translation>&quot;{}&quot; ist ein Text, oder Texte je Aufruf wie {{&quot;1&quot;: &quot;…&quot;}}; dies ist {}.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is empty; write some words.</source>
        <translation>&quot;{}&quot; ist leer; einige Wörter schreiben.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is for a comparison; name what to &quot;compare&quot;.</source>
        <translation>&quot;{}&quot; gilt für einen Vergleich; mit &quot;compare&quot; nennen, was verglichen wird.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is for a run; name its &quot;algorithm&quot;.</source>
        <translation>&quot;{}&quot; gilt für einen Lauf; dessen &quot;algorithm&quot; nennen.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no clock of a lecture; choose launches, levels, work or units.</source>
        <translation>&quot;{}&quot; ist keine Uhr einer Vorlesung; launches, levels, work oder units wählen.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no field of {}{}</source>
        <translation>&quot;{}&quot; ist kein Feld für {}{}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no file of recordings; let its name end in .recordings.</source>
        <translation>&quot;{}&quot; ist keine Datei mit Aufzeichnungen; den Namen mit .recordings enden lassen.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no plain file name; the recordings lie beside the script, as &quot;lecture.recordings&quot;.</source>
        <translation>&quot;{}&quot; ist kein bloßer Dateiname; die Aufzeichnungen liegen neben dem Skript, wie &quot;lecture.recordings&quot;.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; must be {}, and this is {}.</source>
        <translation>&quot;{}&quot; muss {} sein, und dies ist {}.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; stands here a second time; keep one of them.</source>
        <translation>&quot;{}&quot; steht hier ein zweites Mal; nur eines behalten.</translation>
    </message>
    <message>
        <source>&apos;&apos; names no file</source>
        <translation>&apos;&apos; nennt keine Datei</translation>
    </message>
    <message>
        <source>&apos;{}&apos; ends in {}, but the format is {}; change the one or the other</source>
        <translation>&apos;{}&apos; endet auf {}, aber das Format ist {}; eines von beiden ändern</translation>
    </message>
    <message>
        <source>&apos;{}&apos; follows the address</source>
        <translation>&apos;{}&apos; folgt auf die Adresse</translation>
    </message>
    <message>
        <source>&apos;{}&apos; has no ending that names a format ({}); add one, give --format, or end the name in / for a folder of frames</source>
        <translation>&apos;{}&apos; hat keine Endung, die ein Format nennt ({}); eine hinzufügen, --format angeben, oder den Namen für einen Ordner mit Bildern mit / enden lassen</translation>
    </message>
    <message>
        <source>&apos;{}&apos; holds a comparison of {} runs; see: lockstep compare {}</source>
        <translation>&apos;{}&apos; enthält einen Vergleich von {} Läufen; siehe: lockstep compare {}</translation>
    </message>
    <message>
        <source>&apos;{}&apos; in &apos;{}&apos; sets nothing; write {}:name=value,name=value.</source>
        <translation>&apos;{}&apos; in &apos;{}&apos; setzt nichts; schreiben: {}:name=wert,name=wert.</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is a folder; name the lecture&apos;s file in it.</source>
        <translation>&apos;{}&apos; ist ein Ordner; die Datei der Vorlesung darin nennen.</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is a kernel file, which runs by a plan, the host&apos;s part: add --plan FILE (lockstep plans lists examples), or name the algorithm whose kernel it is, changed, and add --kernel {}.</source>
        <translation>&apos;{}&apos; ist eine Kerneldatei, die nach einem Plan läuft, dem Host-Teil: --plan DATEI hinzufügen (lockstep plans nennt Beispiele), oder den Algorithmus nennen, dessen geänderter Kernel es ist, und --kernel {} hinzufügen.</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is a kernel file, which runs by a plan, the host&apos;s part; write: lockstep {} {} --plan {}</source>
        <translation>&apos;{}&apos; ist eine Kerneldatei, die nach einem Plan läuft, dem Host-Teil; schreiben: lockstep {} {} --plan {}</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is a plan, the host&apos;s part of a kernel of your own; write: lockstep {} --plan {}</source>
        <translation>&apos;{}&apos; ist ein Plan, der Host-Teil eines eigenen Kernels; schreiben: lockstep {} --plan {}</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is an image, and {} takes none; choose one of: {}.</source>
        <translation>&apos;{}&apos; ist ein Bild, und {} nimmt keines; eines wählen aus: {}.</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no algorithm and no .lockstep file; beside several plans their kernel files are those of their names, so leave it out.</source>
        <translation>&apos;{}&apos; ist kein Algorithmus und keine .lockstep-Datei; bei mehreren Plänen sind ihre Kerneldateien die ihrer Namen, also weglassen.</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no file that can be read; give a text file with a network.</source>
        <translation>&apos;{}&apos; ist keine lesbare Datei; eine Textdatei mit einem Netz geben.</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no file; name the {}.</source>
        <translation>&apos;{0}&apos; ist keine Datei; hier gehört hin: {1}.</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no number of execution units; give --units a number from 1 to {}.</source>
        <translation>&apos;{}&apos; ist keine Zahl von Einheiten; --units eine Zahl von 1 bis {} geben.</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no ordinary file; a lecture is read from one.</source>
        <translation>&apos;{}&apos; ist keine gewöhnliche Datei; aus einer solchen wird eine Vorlesung gelesen.</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no position where a segment can begin; type positions from 0 on, as in 0,3,5, or choose every-4, every-7, random or first-only.</source>
        <translation>&apos;{}&apos; ist keine Stelle, an der ein Abschnitt beginnen kann; Stellen ab 0 eingeben, wie in 0,3,5, oder every-4, every-7, random oder first-only wählen.</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no position; give --ask a number from 0.</source>
        <translation>&apos;{}&apos; ist keine Stelle; --ask eine Zahl ab 0 geben.</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no size of a picture; give width x height in pixels, {} to {} each, for example 1920x1080</source>
        <translation>&apos;{}&apos; ist keine Bildgröße; Breite x Höhe in Pixeln geben, je {} bis {}, zum Beispiel 1920x1080</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no size; write width x height in pixels, as 1920x1080 ({} to {} wide).</source>
        <translation>&apos;{}&apos; ist keine Größe; Breite x Höhe in Pixeln schreiben, wie 1920x1080 ({} bis {} breit).</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no text; name the {}.</source>
        <translation>&apos;{0}&apos; ist kein Text; hier gehört hin: {1}.</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no value of {} for {}; choose one of: {}.</source>
        <translation>&apos;{}&apos; ist kein Wert von {} für {}; einen wählen aus: {}.</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a length; choose a whole number</source>
        <translation>&apos;{}&apos; ist keine Länge; eine ganze Zahl wählen</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a number of keys; choose 1 to {}</source>
        <translation>&apos;{}&apos; ist keine Zahl von Schlüsseln; 1 bis {} wählen</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a seed; choose a whole number from 0 to {}</source>
        <translation>&apos;{}&apos; ist kein Startwert; eine ganze Zahl von 0 bis {} wählen</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is one too many: --plan runs one kernel file, &apos;{}&apos;.</source>
        <translation>&apos;{}&apos; ist eines zu viel: --plan lässt eine Kerneldatei laufen, &apos;{}&apos;.</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is one too many: {} takes one algorithm, and &apos;{}&apos; is already named; leave it out (lockstep compare takes several).</source>
        <translation>&apos;{}&apos; ist eines zu viel: {} nimmt einen Algorithmus, und &apos;{}&apos; ist schon genannt; es weglassen (lockstep compare nimmt mehrere).</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is there already and holds no recordings of a lecture; move it away, or name another file in the script.</source>
        <translation>&apos;{}&apos; gibt es schon, und es enthält keine Aufzeichnungen einer Vorlesung; es wegräumen oder im Skript eine andere Datei nennen.</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is to be a PDF; let its name end in .pdf.</source>
        <translation>&apos;{}&apos; soll ein PDF werden; den Namen mit .pdf enden lassen.</translation>
    </message>
    <message>
        <source>&apos;{}&apos; names a folder, and {} is one file; name it, as {}.{}.</source>
        <translation>&apos;{}&apos; nennt einen Ordner, und {} ist eine Datei; sie nennen, wie {}.{}.</translation>
    </message>
    <message>
        <source>&apos;{}&apos; names no device on another machine: {}; write ssh:[user@]host[:port][/device].</source>
        <translation>&apos;{}&apos; nennt kein Gerät auf einem anderen Rechner: {}; schreiben: ssh:[user@]host[:port][/device].</translation>
    </message>
    <message>
        <source>&apos;{}&apos; names one picture, and --until asks for several; name a folder, as {}/.</source>
        <translation>&apos;{}&apos; nennt ein Bild, und --until verlangt mehrere; einen Ordner nennen, wie {}/.</translation>
    </message>
    <message>
        <source>&apos;{}&apos; on {} ended at once (exit status {}: {}); install there the Lockstep that runs here.</source>
        <translation>&apos;{}&apos; auf {} endete sofort (Rückgabewert {}: {}); dort das Lockstep installieren, das hier läuft.</translation>
    </message>
    <message>
        <source>&apos;{}&apos; sets nothing; write --set name=value.</source>
        <translation>&apos;{}&apos; setzt nichts; schreiben: --set name=wert.</translation>
    </message>
    <message>
        <source>&apos;{}&apos; stands there without --set, and each --set takes one setting; write --set {}.</source>
        <translation>&apos;{}&apos; steht da ohne --set, und jedes --set nimmt eine Einstellung; schreiben: --set {}.</translation>
    </message>
    <message>
        <source>, and 0 is the input</source>
        <translation>, und 0 ist die Eingabe</translation>
    </message>
    <message>
        <source>, stable</source>
        <translation>, stabil</translation>
    </message>
    <message>
        <source>, text of words of up to {} letters</source>
        <translation>, text mit Wörtern bis zu {} Buchstaben</translation>
    </message>
    <message>
        <source>, which it leaves out</source>
        <translation>, die es auslässt</translation>
    </message>
    <message>
        <source>, {} waited in vain</source>
        <translation>, {} warteten vergeblich</translation>
    </message>
    <message>
        <source>, … ({} keys)</source>
        <translation>, … ({} Schlüssel)</translation>
    </message>
    <message>
        <source>--at names one moment, and this takes more than one; name a picture&apos;s file.</source>
        <translation>--at nennt einen Augenblick, und hier sind es mehrere; die Datei eines Bildes nennen.</translation>
    </message>
    <message>
        <source>--between is for a folder of pictures and for slides; a video and a page of HTML have the motion by themselves.</source>
        <translation>--between gilt für einen Ordner mit Bildern und für Folien; ein Video und eine HTML-Seite bewegen sich von selbst.</translation>
    </message>
    <message>
        <source>--clock, --units, --wavefront and --at are for comparisons; name two to four algorithms.</source>
        <translation>--clock, --units, --wavefront und --at gelten für Vergleiche; zwei bis vier Algorithmen nennen.</translation>
    </message>
    <message>
        <source>--clock, --units, --wavefront, --at and --ask are for comparisons; a lecture&apos;s script sets the clocks of its own.</source>
        <translation>--clock, --units, --wavefront, --at und --ask gelten für Vergleiche; das Skript einer Vorlesung stellt die Uhren der seinen.</translation>
    </message>
    <message>
        <source>--clock, --units, --wavefront, --at and --ask are for comparisons; name two to four algorithms.</source>
        <translation>--clock, --units, --wavefront, --at und --ask gelten für Vergleiche; zwei bis vier Algorithmen nennen.</translation>
    </message>
    <message>
        <source>--cut-from is for the catalogue&apos;s scans; leave it out with --plan.</source>
        <translation>--cut-from gilt für die Scans des Katalogs; es bei --plan weglassen.</translation>
    </message>
    <message>
        <source>--dpi says how fine a picture on paper is; give its width with --paper-width</source>
        <translation>--dpi sagt, wie fein ein Bild auf Papier ist; seine Breite mit --paper-width angeben</translation>
    </message>
    <message>
        <source>--events-from is &apos;{}&apos;; choose auto, trace or oclgrind.</source>
        <translation>--events-from ist &apos;{}&apos;; auto, trace oder oclgrind wählen.</translation>
    </message>
    <message>
        <source>--events-from is for kernels of your own, which may have no trace calls; add --plan or --kernel, or leave it out.</source>
        <translation>--events-from gilt für eigene Kernel, die vielleicht keine Trace-Aufrufe haben; --plan oder --kernel hinzufügen, oder es weglassen.</translation>
    </message>
    <message>
        <source>--format is for what --check says; add --check, or leave it out.</source>
        <translation>--format gilt für das, was --check sagt; --check hinzufügen oder es weglassen.</translation>
    </message>
    <message>
        <source>--format json checks and does nothing else; leave out --record, --worksheet and --key.</source>
        <translation>--format json prüft und tut sonst nichts; --record, --worksheet und --key weglassen.</translation>
    </message>
    <message>
        <source>--fps and --speed are for videos, not for {}.</source>
        <translation>--fps und --speed gelten für Videos, nicht für {}.</translation>
    </message>
    <message>
        <source>--in-process is for the window and for kernels of your own; leave it out, since other commands work in their own process unless --isolated is given.</source>
        <translation>--in-process gilt für das Fenster und für eigene Kernel; es weglassen, da andere Befehle ohne --isolated in ihrem eigenen Prozess arbeiten.</translation>
    </message>
    <message>
        <source>--isolated and --in-process say the opposite of each other; leave one out.</source>
        <translation>--isolated und --in-process sagen das Gegenteil voneinander; eines weglassen.</translation>
    </message>
    <message>
        <source>--isolated is for work on a device, as of run, compare, export and open; leave it out with {}.</source>
        <translation>--isolated gilt für Arbeit auf einem Gerät, wie von run, compare, export und open; es bei {} weglassen.</translation>
    </message>
    <message>
        <source>--kernel is a changed kernel of one algorithm, and {} are named; write it behind the one that it is for, as in {}:kernel={}.</source>
        <translation>--kernel ist ein geänderter Kernel eines Algorithmus, und {} sind genannt; ihn hinter den schreiben, zu dem er gehört, wie in {}:kernel={}.</translation>
    </message>
    <message>
        <source>--launch counts launches, and the clock another thing; name the time with --at.</source>
        <translation>--launch zählt Aufrufe, und die Uhr etwas anderes; die Zeit mit --at nennen.</translation>
    </message>
    <message>
        <source>--limit is for a process of its own; {}.</source>
        <translation>--limit gilt für einen eigenen Prozess; {}.</translation>
    </message>
    <message>
        <source>--limit is {} seconds; choose more than 0 and at most {}.</source>
        <translation>--limit ist {} Sekunden; mehr als 0 und höchstens {} wählen.</translation>
    </message>
    <message>
        <source>--machine has three numbers, as in 32,128,32: lanes of a wavefront, bytes of a segment, banks; or two more, as in 32,128,32,10000,1000: 10^9 operations and bytes a second.</source>
        <translation>--machine hat drei Zahlen, wie in 32,128,32: Lanes einer Wavefront, Bytes eines Segments, Bänke; oder zwei mehr, wie in 32,128,32,10000,1000: 10^9 Operationen und Bytes je Sekunde.</translation>
    </message>
    <message>
        <source>--machine is what accesses of memory are counted for; give --lens memory or roofline with it.</source>
        <translation>--machine sagt, wofür Speicherzugriffe gezählt werden; --lens memory oder roofline dazu angeben.</translation>
    </message>
    <message>
        <source>--most is {}, and {} takes {} keys at least.</source>
        <translation>--most ist {}, und {} nimmt mindestens {} Schlüssel.</translation>
    </message>
    <message>
        <source>--pages is for pictures and documents of one run; leave it out.</source>
        <translation>--pages gilt für Bilder und Dokumente eines Laufs; es weglassen.</translation>
    </message>
    <message>
        <source>--paper is for what is printed; name a PDF with --worksheet or --key.</source>
        <translation>--paper gilt für Gedrucktes; mit --worksheet oder --key ein PDF nennen.</translation>
    </message>
    <message>
        <source>--preset opens a figure as its source has it; leave out --kernel, or name the algorithm.</source>
        <translation>--preset öffnet eine Abbildung, wie ihre Quelle sie hat; --kernel weglassen oder den Algorithmus nennen.</translation>
    </message>
    <message>
        <source>--preset {} says which algorithm is run; leave out &apos;{}&apos;, or --preset.</source>
        <translation>--preset {} sagt, welcher Algorithmus läuft; &apos;{}&apos; weglassen, oder --preset.</translation>
    </message>
    <message>
        <source>--wavefront, --banks and --segment are for what --json prints of lanes and memory; add --json.</source>
        <translation>--wavefront, --banks und --segment gelten für das, was --json von Lanes und Speicher ausgibt; --json hinzufügen.</translation>
    </message>
    <message>
        <source>/tmp cannot be written; make room there.</source>
        <translation>/tmp ist nicht beschreibbar; dort Platz schaffen.</translation>
    </message>
    <message>
        <source>; did you mean &quot;{}&quot;?</source>
        <translation>; war &quot;{}&quot; gemeint?</translation>
    </message>
    <message>
        <source>; it has: {}.</source>
        <translation>; es gibt: {}.</translation>
    </message>
    <message>
        <source>; order {} asks for {}, more than that</source>
        <translation>; Auftrag {} verlangt {}, mehr als das</translation>
    </message>
    <message>
        <source>; {} takes more</source>
        <translation>; {} nimmt mehr</translation>
    </message>
    <message>
        <source>A body lies at {}; x and y are numbers from -1000000 to 1000000.</source>
        <translation>Ein Körper liegt bei {}; x und y sind Zahlen von -1000000 bis 1000000.</translation>
    </message>
    <message>
        <source>A changed kernel file of the algorithm, to be built in place of the shipped one; see: lockstep kernel --help</source>
        <translation>Eine geänderte Kerneldatei des Algorithmus, die anstelle der mitgelieferten gebaut wird; siehe: lockstep kernel --help</translation>
    </message>
    <message>
        <source>A device of another machine is for runs, as of run, compare, export and open; name one of this machine with {}.</source>
        <translation>Ein Gerät eines anderen Rechners gilt für Läufe, wie von run, compare, export und open; bei {} eines dieses Rechners nennen.</translation>
    </message>
    <message>
        <source>A device with 0 slots runs no work-group; choose 1 or more.</source>
        <translation>Ein Gerät mit 0 Plätzen lässt keine Work-Group laufen; 1 oder mehr wählen.</translation>
    </message>
    <message>
        <source>A figure or an example from a source; see: lockstep presets</source>
        <translation>Eine Abbildung oder ein Beispiel aus einer Quelle; siehe: lockstep presets</translation>
    </message>
    <message>
        <source>A file for one frame, a document or a video; a folder for one frame per launch</source>
        <translation>Eine Datei für ein Bild, ein Dokument oder ein Video; ein Ordner für ein Bild je Aufruf</translation>
    </message>
    <message>
        <source>A file holds one to {} recordings, not {}.</source>
        <translation>Eine Datei enthält eine bis {} Aufzeichnungen, nicht {}.</translation>
    </message>
    <message>
        <source>A float32 is neither odd nor even; choose type uint32 or int32, or predicate positive or above-median.</source>
        <translation>Ein float32 ist weder gerade noch ungerade; den Typ uint32 oder int32 wählen, oder das Prädikat positive oder above-median.</translation>
    </message>
    <message>
        <source>A histogram has from {} to {} bins, or auto, not &apos;{}&apos;.</source>
        <translation>Ein Histogramm hat {} bis {} Fächer, oder auto, nicht &apos;{}&apos;.</translation>
    </message>
    <message>
        <source>A kernel file of your own, in the algorithm&apos;s place, by this plan, a .lua file or the name of one of lockstep plans. Without a kernel file the one beside the plan is run</source>
        <translation>Eine eigene Kerneldatei, an der Stelle des Algorithmus, nach diesem Plan, einer .lua-Datei oder einem Namen aus lockstep plans. Ohne Kerneldatei läuft die neben dem Plan</translation>
    </message>
    <message>
        <source>A launch for each partition is for {} keys at most, not {}; choose launches depth.</source>
        <translation>Ein Aufruf je Partition geht für höchstens {} Schlüssel, nicht {}; launches depth wählen.</translation>
    </message>
    <message>
        <source>A lecture takes at most {} different runs, and this one has {}.</source>
        <translation>Eine Vorlesung nimmt höchstens {} verschiedene Läufe, und diese hat {}.</translation>
    </message>
    <message>
        <source>A lecture&apos;s script says what is run and shown; open it without options of a run, without --launch and --grab (lockstep export makes pictures of its pages).</source>
        <translation>Das Skript einer Vorlesung sagt, was läuft und gezeigt wird; sie ohne Optionen eines Laufs und ohne --launch und --grab öffnen (lockstep export macht Bilder ihrer Seiten).</translation>
    </message>
    <message>
        <source>A machine that does 0 operations or moves 0 bytes a second has no roof; give more.</source>
        <translation>Eine Maschine, die 0 Operationen oder 0 Bytes je Sekunde schafft, hat kein Dach; mehr angeben.</translation>
    </message>
    <message>
        <source>A parameter (see: lockstep list); repeat --set for each. In a comparison it goes to the algorithms that have it</source>
        <translation>Ein Parameter (siehe: lockstep list); --set für jeden wiederholen. In einem Vergleich geht er an die Algorithmen, die ihn haben</translation>
    </message>
    <message>
        <source>A parameter that stays; each of the others takes all its values in turn</source>
        <translation>Ein Parameter, der bleibt; jeder andere nimmt nacheinander alle seine Werte an</translation>
    </message>
    <message>
        <source>A row of the table has {} counts, and {} keys fill less than half of one; choose fewer digits or give {} keys at least.</source>
        <translation>Eine Zeile der Tabelle hat {} Anzahlen, und {} Schlüssel füllen weniger als die Hälfte davon; weniger Ziffern wählen oder mindestens {} Schlüssel geben.</translation>
    </message>
    <message>
        <source>A segment is to begin at position {}, but the positions are 0 to {}; choose other heads or more keys.</source>
        <translation>Ein Abschnitt soll an Stelle {} beginnen, doch die Stellen sind 0 bis {}; andere heads oder mehr Schlüssel wählen.</translation>
    </message>
    <message>
        <source>A segment of {} bytes is not counted; choose 32, 64 or 128.</source>
        <translation>Ein Segment aus {} Bytes wird nicht gezählt; 32, 64 oder 128 wählen.</translation>
    </message>
    <message>
        <source>A side of a matrix is a number from 1 on, or auto, not &apos;{}&apos;.</source>
        <translation>Eine Seite einer Matrix ist eine Zahl ab 1, oder auto, nicht &apos;{}&apos;.</translation>
    </message>
    <message>
        <source>A wavefront of {} work-items is not modelled; choose 1, 32 or 64.</source>
        <translation>Eine Wavefront aus {} Work-Items wird nicht modelliert; 1, 32 oder 64 wählen.</translation>
    </message>
    <message>
        <source>A weight is a number from -1000000 to 1000000, not &apos;{}&apos;.</source>
        <translation>Ein Gewicht ist eine Zahl von -1000000 bis 1000000, nicht &apos;{}&apos;.</translation>
    </message>
    <message>
        <source>A work-group of 1 adds nothing in {}, so its launches would never end; choose a larger group-size, reduce3 or reduce4, or finish on the host.</source>
        <translation>Eine Work-Group aus 1 addiert in {} nichts, also endeten seine Aufrufe nie; ein größeres group-size, reduce3 oder reduce4 wählen, oder auf dem Host fertig rechnen.</translation>
    </message>
    <message>
        <source>A {} alone takes 2, 4, 8, … keys, not {}; choose a power of two, or the steps of the whole sort.</source>
        <translation>Ein {} allein nimmt 2, 4, 8, … Schlüssel, nicht {}; eine Zweierpotenz wählen, oder die Schritte des ganzen Sortierens.</translation>
    </message>
    <message>
        <source>Affine maps are words a·65536 + b, not float32; choose type uint32 or int32, or another operator.</source>
        <translation>Affine Abbildungen sind Wörter a·65536 + b, nicht float32; den Typ uint32 oder int32 oder einen anderen Operator wählen.</translation>
    </message>
    <message>
        <source>An algorithm&apos;s id (see: lockstep list), or two to four of them to compare; each may carry parameters of its own, as in radix-sort:digit-bits=4, or be a .lockstep file. Or the .json file of one lecture</source>
        <translation>Kennung eines Algorithmus (siehe: lockstep list), oder zwei bis vier zum Vergleichen; jede kann eigene Parameter tragen, wie in radix-sort:digit-bits=4, oder eine .lockstep-Datei sein. Oder die .json-Datei einer Vorlesung</translation>
    </message>
    <message>
        <source>Boost.Compute runs on the same device, its values there already; its time is the host&apos;s, from the call to its end.
</source>
        <translation>Boost.Compute läuft auf demselben Gerät, auf dem seine Werte schon liegen; seine Zeit ist die des Hosts, vom Aufruf bis zu dessen Ende.
</translation>
    </message>
    <message>
        <source>Count the comparators of a network and check that it sorts</source>
        <translation>Die Vergleicher eines Netzes zählen und prüfen, ob es sortiert</translation>
    </message>
    <message>
        <source>Each of {} blocks would add up the sums of all before it; choose more rows a block or more digits, for {} blocks at most.</source>
        <translation>Jeder von {} Blöcken würde die Summen aller vor ihm addieren; mehr Zeilen je Block oder mehr Ziffern wählen, für höchstens {} Blöcke.</translation>
    </message>
    <message>
        <source>Excludes</source>
        <translation>Schließt aus</translation>
    </message>
    <message>
        <source>Extra pictures on the way to each launch, 0 to 240 (0)</source>
        <translation>Zusätzliche Bilder auf dem Weg zu jedem Aufruf, 0 bis 240 (0)</translation>
    </message>
    <message>
        <source>First launch (0 is the input); for a single picture, its launch (the last)</source>
        <translation>Erster Aufruf (0 ist die Eingabe); bei einem einzelnen Bild sein Aufruf (der letzte)</translation>
    </message>
    <message>
        <source>First pack it into as few layers as possible</source>
        <translation>Es zuerst in möglichst wenige Schichten packen</translation>
    </message>
    <message>
        <source>For a process of its own, and a device of another machine: seconds that a launch may take before that process is ended (30)</source>
        <translation>Für einen eigenen Prozess und ein Gerät eines anderen Rechners: Sekunden, die ein Aufruf dauern darf, bevor der Prozess beendet wird (30)</translation>
    </message>
    <message>
        <source>For memory and roofline: lanes of a wavefront, bytes of a segment, banks, and if you like 10^9 operations and bytes a second (32,128,32,10000,1000)</source>
        <translation>Für memory und roofline: Lanes einer Wavefront, Bytes eines Segments, Bänke, und nach Wunsch 10^9 Operationen und Bytes je Sekunde (32,128,32,10000,1000)</translation>
    </message>
    <message>
        <source>Frames per second of a video, 1 to 120, or of a GIF, up to 50 (30)</source>
        <translation>Bilder je Sekunde eines Videos, 1 bis 120, oder eines GIFs, bis 50 (30)</translation>
    </message>
    <message>
        <source>High contrast, for projectors: past launches as strong as the rest</source>
        <translation>Hoher Kontrast, für Beamer: vergangene Aufrufe so kräftig wie der Rest</translation>
    </message>
    <message>
        <source>How a look-back groups its sums depends on which of them are ready, and sums and products of float32 depend on that grouping; choose type uint32 or int32, operator max or min, or the domino scan.</source>
        <translation>Wie ein Look-back seine Summen zusammenfasst, hängt davon ab, welche schon da sind, und Summen und Produkte von float32 hängen davon ab; den Typ uint32 oder int32, den Operator max oder min oder den Domino-Scan wählen.</translation>
    </message>
    <message>
        <source>How far through the launch, 0 to 1 (1)</source>
        <translation>Wie weit durch den Aufruf, 0 bis 1 (1)</translation>
    </message>
    <message>
        <source>How many keys to make (16, or as many as the network has wires)</source>
        <translation>Wie viele Schlüssel erzeugt werden (16, oder so viele, wie das Netz Leitungen hat)</translation>
    </message>
    <message>
        <source>How often to run it, besides the recorded run (100)</source>
        <translation>Wie oft er laufen soll, neben dem aufgezeichneten Lauf (100)</translation>
    </message>
    <message>
        <source>How the keys are distributed: {} (uniform, or what suits the algorithm); of images also {}</source>
        <translation>Wie die Schlüssel verteilt sind: {} (uniform, oder was zum Algorithmus passt); von Bildern auch {}</translation>
    </message>
    <message>
        <source>Id of the algorithm (see: lockstep list)</source>
        <translation>Kennung des Algorithmus (siehe: lockstep list)</translation>
    </message>
    <message>
        <source>Id of the algorithm (see: lockstep list), or a .lockstep file; not needed with --preset</source>
        <translation>Kennung des Algorithmus (siehe: lockstep list) oder eine .lockstep-Datei; bei --preset nicht nötig</translation>
    </message>
    <message>
        <source>Id of the algorithm; without one, all mistakes are listed. Without --input, --n, --distribution and --seed it runs an example that shows the mistake</source>
        <translation>Kennung des Algorithmus; ohne sie werden alle Fehler aufgelistet. Ohne --input, --n, --distribution und --seed läuft ein Beispiel, das den Fehler zeigt</translation>
    </message>
    <message>
        <source>If a kernel fails to build, print its whole log</source>
        <translation>Wenn ein Kernel sich nicht bauen lässt, das ganze Protokoll ausgeben</translation>
    </message>
    <message>
        <source>If not the format that the file name ends in (in a folder: png): {}</source>
        <translation>Wenn nicht das Format, auf das der Dateiname endet (in einem Ordner: png): {}</translation>
    </message>
    <message>
        <source>In a comparison: P, the execution units of the modelled time (32)</source>
        <translation>In einem Vergleich: P, die Einheiten der modellierten Zeit (32)</translation>
    </message>
    <message>
        <source>In a comparison: a position, from 0, whose value is traced back to where it came from</source>
        <translation>In einem Vergleich: eine Stelle, ab 0, deren Wert zu seiner Herkunft zurückverfolgt wird</translation>
    </message>
    <message>
        <source>In a comparison: the moment to show, in the clock&apos;s unit</source>
        <translation>In einem Vergleich: der gezeigte Augenblick, in der Einheit der Uhr</translation>
    </message>
    <message>
        <source>In a comparison: units that are busy together, 1, 32 or 64 (1)</source>
        <translation>In einem Vergleich: Einheiten, die zusammen beschäftigt sind, 1, 32 oder 64 (1)</translation>
    </message>
    <message>
        <source>In a comparison: what its clock counts, launches, levels, work, units or device (launches)</source>
        <translation>In einem Vergleich: was seine Uhr zählt, launches, levels, work, units oder device (launches)</translation>
    </message>
    <message>
        <source>In pixels (1920x1080); for videos both must be even</source>
        <translation>In Pixeln (1920x1080); bei Videos müssen beide gerade sein</translation>
    </message>
    <message>
        <source>Input of {} {}, hash {}

</source>
        <translation>Eingabe von {} {}, Hash {}

</translation>
    </message>
    <message>
        <source>It did not stop in time.</source>
        <translation>Es hielt nicht rechtzeitig an.</translation>
    </message>
    <message>
        <source>Its id; see: lockstep break (the algorithm&apos;s first)</source>
        <translation>Seine Kennung; siehe: lockstep break (der erste des Algorithmus)</translation>
    </message>
    <message>
        <source>Its name (the program&apos;s help)</source>
        <translation>Sein Name (die Hilfe des Programms)</translation>
    </message>
    <message>
        <source>Its name (the program&apos;s page)</source>
        <translation>Sein Name (die Seite des Programms)</translation>
    </message>
    <message>
        <source>Its plan, a .lua file or the name of one of lockstep plans</source>
        <translation>Ihr Plan, eine .lua-Datei oder ein Name aus lockstep plans</translation>
    </message>
    <message>
        <source>Key {} is {}, the map x → {}·x + {}; a must be odd in a word a·65536 + b, as in 65537.</source>
        <translation>Schlüssel {} ist {}, die Abbildung x → {}·x + {}; in einem Wort a·65536 + b muss a ungerade sein, wie in 65537.</translation>
    </message>
    <message>
        <source>Key {} is {}, {} letters from place {} of a text; a word start·65536 + length must have letters and begin where the one before ends, as in 1, 65537, 131073, and the text may have {}.</source>
        <translation>Schlüssel {} ist {}, {} Buchstaben ab Stelle {} eines Textes; ein Wort anfang·65536 + länge muss Buchstaben haben und beginnen, wo das davor endet, wie in 1, 65537, 131073, und der Text darf {} haben.</translation>
    </message>
    <message>
        <source>Keys at most (1024)</source>
        <translation>Höchstens so viele Schlüssel (1024)</translation>
    </message>
    <message>
        <source>Keys: 3,1,7 or @file; words where they are text or the operator is join</source>
        <translation>Schlüssel: 3,1,7 oder @datei; Wörter, wo sie Text sind oder der Operator join ist</translation>
    </message>
    <message>
        <source>LOCKSTEP_SSH names no command; leave it out, or give one as ssh.</source>
        <translation>LOCKSTEP_SSH nennt keinen Befehl; es weglassen, oder einen wie ssh geben.</translation>
    </message>
    <message>
        <source>Language of pictures and documents: en, de or zh (en)</source>
        <translation>Sprache der Bilder und Dokumente: en, de oder zh (en)</translation>
    </message>
    <message>
        <source>Language of what is printed and told: en, de or zh (the system&apos;s; of --json, en)</source>
        <translation>Sprache dessen, was ausgegeben und gesagt wird: en, de oder zh (die des Systems; bei --json en)</translation>
    </message>
    <message>
        <source>Last launch. In a lecture, --from and --until count pages, from 1</source>
        <translation>Letzter Aufruf. In einer Vorlesung zählen --from und --until Seiten, ab 1</translation>
    </message>
    <message>
        <source>Launch to show (0, the input; for a preset, the one of its figure)</source>
        <translation>Der gezeigte Aufruf (0, die Eingabe; bei einer Vorgabe der ihrer Abbildung)</translation>
    </message>
    <message>
        <source>Launch {} gave another result the second time on {}; {}.</source>
        <translation>Aufruf {} gab beim zweiten Mal auf {} ein anderes Ergebnis; {}.</translation>
    </message>
    <message>
        <source>Launch {} has {} events in {} work-groups, more than {} in each; leave out --events or choose fewer keys.</source>
        <translation>Aufruf {} hat {} Ereignisse in {} Work-Groups, mehr als {} in jeder; --events weglassen oder weniger Schlüssel wählen.</translation>
    </message>
    <message>
        <source>Launch {} is another one than on {}, which has other limits; choose smaller work-groups.</source>
        <translation>Aufruf {} ist ein anderer als auf {}, das andere Grenzen hat; kleinere Work-Groups wählen.</translation>
    </message>
    <message>
        <source>Launch {}: the {} {}.</source>
        <translation>Aufruf {}: das {} {}.</translation>
    </message>
    <message>
        <source>Launch {}: {} at {} of array {} is what nobody wrote there.</source>
        <translation>Aufruf {}: {} bei {} von Array {} hat niemand dort geschrieben.</translation>
    </message>
    <message>
        <source>Layers, as in [(0,1),(2,3)],[(0,2),(1,3)],[(1,2)], @file, {}, or the id of an algorithm, whose comparators are read from a run</source>
        <translation>Schichten, wie in [(0,1),(2,3)],[(0,2),(1,3)],[(1,2)], @datei, {} oder die Kennung eines Algorithmus, dessen Vergleicher aus einem Lauf gelesen werden</translation>
    </message>
    <message>
        <source>Leave out the legend</source>
        <translation>Die Legende weglassen</translation>
    </message>
    <message>
        <source>Leave out the sentence</source>
        <translation>Den Satz weglassen</translation>
    </message>
    <message>
        <source>Leave out the title</source>
        <translation>Den Titel weglassen</translation>
    </message>
    <message>
        <source>List the OpenCL devices</source>
        <translation>Die OpenCL-Geräte auflisten</translation>
    </message>
    <message>
        <source>List the algorithms</source>
        <translation>Die Algorithmen auflisten</translation>
    </message>
    <message>
        <source>List the figures and examples of the sources</source>
        <translation>Die Abbildungen und Beispiele der Quellen auflisten</translation>
    </message>
    <message>
        <source>List the kernels with plans that come along as examples</source>
        <translation>Die Kernel mit Plänen auflisten, die als Beispiele mitkommen</translation>
    </message>
    <message>
        <source>Local memory of {} banks is not counted; choose 16 or 32.</source>
        <translation>Lokaler Speicher mit {} Bänken wird nicht gezählt; 16 oder 32 wählen.</translation>
    </message>
    <message>
        <source>Measure how fast a device copies and multiplies</source>
        <translation>Messen, wie schnell ein Gerät kopiert und multipliziert</translation>
    </message>
    <message>
        <source>Measured is not known where the device reports no times.
</source>
        <translation>Gemessen ist nicht bekannt, wo das Gerät keine Zeiten meldet.
</translation>
    </message>
    <message>
        <source>More than {} loads and stores up to launch {}; choose fewer keys.</source>
        <translation>Mehr als {} Lade- und Speichervorgänge bis Aufruf {}; weniger Schlüssel wählen.</translation>
    </message>
    <message>
        <source>Most work-items in a work-group where no parameter sets it (64)</source>
        <translation>Höchstens so viele Work-Items in einer Work-Group, wo kein Parameter es sagt (64)</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Verlangt</translation>
    </message>
    <message>
        <source>No OpenCL device can be used: {}</source>
        <translation>Kein OpenCL-Gerät ist benutzbar: {}</translation>
    </message>
    <message>
        <source>No OpenCL device was found: {}</source>
        <translation>Kein OpenCL-Gerät gefunden: {}</translation>
    </message>
    <message>
        <source>No OpenCL device was found; install one that runs on the processor with: sudo apt install pocl-opencl-icd</source>
        <translation>Kein OpenCL-Gerät gefunden; eines installieren, das auf dem Prozessor läuft, mit: sudo apt install pocl-opencl-icd</translation>
    </message>
    <message>
        <source>No file brought a kernel &apos;{}&apos;; open it again.</source>
        <translation>Keine Datei brachte einen Kernel &apos;{}&apos;; sie neu öffnen.</translation>
    </message>
    <message>
        <source>No progress, no remarks, no line on what was written; errors are told</source>
        <translation>Kein Fortschritt, keine Bemerkungen, keine Zeile darüber, was geschrieben wurde; Fehler werden gesagt</translation>
    </message>
    <message>
        <source>None of these algorithms has a parameter &apos;{}&apos;; see: lockstep list</source>
        <translation>Keiner dieser Algorithmen hat einen Parameter &apos;{}&apos;; siehe: lockstep list</translation>
    </message>
    <message>
        <source>Not known: the events were only counted, as they would not fit the memory budget.
</source>
        <translation>Nicht bekannt: die Ereignisse wurden nur gezählt, da sie nicht in den Speicher gepasst hätten.
</translation>
    </message>
    <message>
        <source>Nothing is named that these options are for; name an algorithm that has a mistake, or call: lockstep break</source>
        <translation>Es ist nichts genannt, wofür diese Optionen gelten; einen Algorithmus nennen, der einen Fehler hat, oder aufrufen: lockstep break</translation>
    </message>
    <message>
        <source>Number of wires, if the network does not say (16)</source>
        <translation>Zahl der Leitungen, wenn das Netz sie nicht sagt (16)</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPTIONEN</translation>
    </message>
    <message>
        <source>Oclgrind did not see it: {}</source>
        <translation>Oclgrind sah es nicht: {}</translation>
    </message>
    <message>
        <source>Oclgrind has not loaded Lockstep&apos;s plugin, so nothing is seen; install Lockstep and Oclgrind anew.</source>
        <translation>Oclgrind hat Locksteps Plugin nicht geladen, also wird nichts gesehen; Lockstep und Oclgrind neu installieren.</translation>
    </message>
    <message>
        <source>Oclgrind is not installed; install the package oclgrind.</source>
        <translation>Oclgrind ist nicht installiert; das Paket oclgrind installieren.</translation>
    </message>
    <message>
        <source>Oclgrind saw nothing of launch {}, {}; run it without Oclgrind.</source>
        <translation>Oclgrind sah nichts von Aufruf {}, {}; ohne Oclgrind laufen lassen.</translation>
    </message>
    <message>
        <source>Oclgrind says: {}</source>
        <translation>Oclgrind sagt: {}</translation>
    </message>
    <message>
        <source>Oclgrind tells of a local array {} that the text of {} does not show; declare it in the kernel, as in __local uint {}[SIZE];</source>
        <translation>Oclgrind berichtet von einem lokalen Array {}, das der Text von {} nicht zeigt; es im Kernel deklarieren, wie in __local uint {}[SIZE];</translation>
    </message>
    <message>
        <source>Oclgrind tells of an array {} that the launch of {} does not have; run it without Oclgrind.</source>
        <translation>Oclgrind berichtet von einem Array {}, das der Aufruf von {} nicht hat; ohne Oclgrind laufen lassen.</translation>
    </message>
    <message>
        <source>Oclgrind, which could see it, takes long for so many keys; choose fewer</source>
        <translation>Oclgrind, das es sehen könnte, braucht lange für so viele Schlüssel; weniger wählen</translation>
    </message>
    <message>
        <source>Oclgrind, which could see it, takes long for {} work-items and is not asked for more than {}; choose fewer keys, or --events-from oclgrind</source>
        <translation>Oclgrind, das es sehen könnte, braucht lange für {} Work-Items und wird nicht nach mehr als {} gefragt; weniger Schlüssel wählen, oder --events-from oclgrind</translation>
    </message>
    <message>
        <source>Odd-even transposition of {} wires has {} comparators, and a network has at most {}; choose fewer wires.</source>
        <translation>Odd-even transposition von {} Leitungen hat {} Vergleicher, und ein Netz hat höchstens {}; weniger Leitungen wählen.</translation>
    </message>
    <message>
        <source>One work-group of {} is more than this device allows ({}); choose fewer keys.</source>
        <translation>Eine Work-Group aus {} ist mehr, als dieses Gerät erlaubt ({}); weniger Schlüssel wählen.</translation>
    </message>
    <message>
        <source>Only Oclgrind sees what kernels without trace calls do; ask it.</source>
        <translation>Nur Oclgrind sieht, was Kernel ohne Trace-Aufrufe tun; Oclgrind fragen.</translation>
    </message>
    <message>
        <source>Only the variant stretches gives a work-item several pairs; choose per-item 1.</source>
        <translation>Nur die Variante stretches gibt einem Work-Item mehrere Paare; per-item 1 wählen.</translation>
    </message>
    <message>
        <source>Only the variants pairs and index-value sort runs up and down by turns; choose directions up.</source>
        <translation>Nur die Varianten pairs und index-value sortieren Läufe abwechselnd auf- und absteigend; directions up wählen.</translation>
    </message>
    <message>
        <source>Open the window on a run, a comparison, a recording or a lecture</source>
        <translation>Das Fenster mit einem Lauf, einem Vergleich, einer Aufzeichnung oder einer Vorlesung öffnen</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>P, the execution units of the modelled time, or several of them: P,P,… (32)</source>
        <translation>P, die Einheiten der modellierten Zeit, oder mehrere davon: P,P,… (32)</translation>
    </message>
    <message>
        <source>POCL_CACHE_DIR is {}, which cannot be written; name another folder</source>
        <translation>POCL_CACHE_DIR ist {} und nicht beschreibbar; einen anderen Ordner nennen</translation>
    </message>
    <message>
        <source>Paper for printing: a4 or letter (a4)</source>
        <translation>Papier zum Drucken: a4 oder letter (a4)</translation>
    </message>
    <message>
        <source>Pieces of a text are words start·65536 + length, not float32; choose type uint32 or int32, or another operator.</source>
        <translation>Stücke eines Textes sind Wörter anfang·65536 + länge, nicht float32; den Typ uint32 oder int32 oder einen anderen Operator wählen.</translation>
    </message>
    <message>
        <source>Pixels per inch for --paper-width (300)</source>
        <translation>Pixel je Zoll für --paper-width (300)</translation>
    </message>
    <message>
        <source>Positionals</source>
        <translation>Angaben</translation>
    </message>
    <message>
        <source>Present a lecture, check it, record its runs, or print its questions</source>
        <translation>Eine Vorlesung vorführen, prüfen, ihre Läufe aufzeichnen oder ihre Fragen drucken</translation>
    </message>
    <message>
        <source>Present at once, from --launch on</source>
        <translation>Sofort vorführen, von --launch an</translation>
    </message>
    <message>
        <source>Print a manual page, for man -l -</source>
        <translation>Eine Handbuchseite ausgeben, für man -l -</translation>
    </message>
    <message>
        <source>Print an algorithm&apos;s kernel file, to be changed and run with lockstep run --kernel</source>
        <translation>Die Kerneldatei eines Algorithmus ausgeben, um sie zu ändern und mit lockstep run --kernel laufen zu lassen</translation>
    </message>
    <message>
        <source>Print one JSON object</source>
        <translation>Ein JSON-Objekt ausgeben</translation>
    </message>
    <message>
        <source>Print one JSON object. In it, correct says whether the result is right, mistake which one is on (or null), overflowed how many sums wrapped modulo 2^32, ends_early whether a file&apos;s last launches are missing</source>
        <translation>Ein JSON-Objekt ausgeben. Darin sagt correct, ob das Ergebnis richtig ist, mistake, welcher Fehler eingeschaltet ist (oder null), overflowed, wie viele Summen modulo 2^32 überliefen, ends_early, ob die letzten Aufrufe einer Datei fehlen</translation>
    </message>
    <message>
        <source>Print the help of a subcommand</source>
        <translation>Die Hilfe eines Unterbefehls ausgeben</translation>
    </message>
    <message>
        <source>Print the version and exit</source>
        <translation>Die Version ausgeben und enden</translation>
    </message>
    <message>
        <source>Print this help message and exit</source>
        <translation>Diese Hilfe ausgeben und enden</translation>
    </message>
    <message>
        <source>Print what a shell completes calls with</source>
        <translation>Ausgeben, womit eine Shell Aufrufe ergänzt</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>NÖTIG</translation>
    </message>
    <message>
        <source>Run a kernel of your own over sizes and inputs, and say what is wrong</source>
        <translation>Einen eigenen Kernel über Größen und Eingaben laufen lassen und sagen, was falsch ist</translation>
    </message>
    <message>
        <source>Run an algorithm and print what happened</source>
        <translation>Einen Algorithmus laufen lassen und ausgeben, was geschah</translation>
    </message>
    <message>
        <source>Run everything and write the recordings next to the script</source>
        <translation>Alles laufen lassen und die Aufzeichnungen neben das Skript schreiben</translation>
    </message>
    <message>
        <source>Run on the device in a process of its own: where it crashes or hangs, one line says in which launch, and the rest lives on. The window does so anyway, and kernels of your own run so</source>
        <translation>Auf dem Gerät in einem eigenen Prozess laufen: wo er abstürzt oder hängt, sagt eine Zeile, in welchem Aufruf, und der Rest lebt weiter. Das Fenster tut es ohnehin, und eigene Kernel laufen so</translation>
    </message>
    <message>
        <source>Run two to four algorithms on one input and compare them</source>
        <translation>Zwei bis vier Algorithmen auf einer Eingabe laufen lassen und vergleichen</translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <translation>UNTERBEFEHL</translation>
    </message>
    <message>
        <source>Say whether it is in order, and what it contains</source>
        <translation>Sagen, ob sie in Ordnung ist und was sie enthält</translation>
    </message>
    <message>
        <source>Sections after Brent and Kung give every work-item two values, not {}; choose per-item 1 or sections after Kogge and Stone.</source>
        <translation>Abschnitte nach Brent und Kung geben jedem Work-Item zwei Werte, nicht {}; per-item 1 oder Abschnitte nach Kogge und Stone wählen.</translation>
    </message>
    <message>
        <source>Sections of one element leave as many sums as there are elements, so the scan would never end; choose a larger group-size or per-item.</source>
        <translation>Abschnitte aus einem Element lassen so viele Summen übrig, wie es Elemente gibt, also endete der Scan nie; ein größeres group-size oder per-item wählen.</translation>
    </message>
    <message>
        <source>Seed for the keys to make (1)</source>
        <translation>Startwert für die erzeugten Schlüssel (1)</translation>
    </message>
    <message>
        <source>Size of the window (as it was left; at first 1440x900, or what the screen has room for)</source>
        <translation>Größe des Fensters (wie es verlassen wurde; zuerst 1440x900 oder so groß, wie der Bildschirm erlaubt)</translation>
    </message>
    <message>
        <source>Speed of a video, 0.1 to 10 (1)</source>
        <translation>Geschwindigkeit eines Videos, 0.1 bis 10 (1)</translation>
    </message>
    <message>
        <source>Standard input cannot be read ({}).</source>
        <translation>Die Standardeingabe kann nicht gelesen werden ({}).</translation>
    </message>
    <message>
        <source>Standard input holds more than {} MiB; give less.</source>
        <translation>Die Standardeingabe enthält mehr als {} MiB; weniger geben.</translation>
    </message>
    <message>
        <source>Standard output takes one file; name another for {}.</source>
        <translation>Die Standardausgabe nimmt eine Datei; für {} eine andere nennen.</translation>
    </message>
    <message>
        <source>Steps through parallel sorts and scans that really run on an OpenCL device. Without a subcommand it opens the window.</source>
        <translation>Geht Schritt für Schritt durch parallele Sortierverfahren und Scans, die wirklich auf einem OpenCL-Gerät laufen. Ohne Unterbefehl öffnet es das Fenster.</translation>
    </message>
    <message>
        <source>Subcommands</source>
        <translation>Unterbefehle</translation>
    </message>
    <message>
        <source>Switch on a mistake from the sources and see what goes wrong</source>
        <translation>Einen Fehler aus den Quellen einschalten und sehen, was schiefgeht</translation>
    </message>
    <message>
        <source>TRACE_ARGS comes behind the last parameter, and {} has none in front of it; take TRACE_ARGS out, or write the parameter</source>
        <translation>TRACE_ARGS kommt hinter den letzten Parameter, und {} hat davor keinen; TRACE_ARGS herausnehmen oder den Parameter schreiben</translation>
    </message>
    <message>
        <source>Take the keys as orders that are cut from a piece of this length, at the scan&apos;s sums, and tell what is left after each</source>
        <translation>Die Schlüssel als Aufträge nehmen, die an den Summen des Scans von einem Stück dieser Länge abgeschnitten werden, und sagen, was nach jedem übrig ist</translation>
    </message>
    <message>
        <source>That one is on another machine</source>
        <translation>Jenes ist auf einem anderen Rechner</translation>
    </message>
    <message>
        <source>The buffer {} comes after the first launch.</source>
        <translation>Der Puffer {} kommt nach dem ersten Aufruf.</translation>
    </message>
    <message>
        <source>The buffer {} has {} elements but got {} values.</source>
        <translation>Der Puffer {} hat {} Elemente, bekam aber {} Werte.</translation>
    </message>
    <message>
        <source>The buffer {} would take {:.2f} GiB and {} gives at most {:.2f}; choose fewer keys.</source>
        <translation>Der Puffer {} nähme {:.2f} GiB ein, und {} gibt höchstens {:.2f}; weniger Schlüssel wählen.</translation>
    </message>
    <message>
        <source>The buffer {} would take {:.2f} GiB, and a buffer may take {:.2f}; choose fewer keys.</source>
        <translation>Der Puffer {} nähme {:.2f} GiB ein, und ein Puffer darf {:.2f}; weniger Schlüssel wählen.</translation>
    </message>
    <message>
        <source>The columns of a matrix are a number from 1 on, or auto, not &apos;{}&apos;.</source>
        <translation>Die Spalten einer Matrix sind eine Zahl ab 1, oder auto, nicht &apos;{}&apos;.</translation>
    </message>
    <message>
        <source>The comparator ({},{}) is on a wire that a layer in three words has no room for; choose a network of at most {} wires.</source>
        <translation>Der Vergleicher ({},{}) liegt auf einer Leitung, für die eine Schicht in drei Wörtern keinen Platz hat; ein Netz mit höchstens {} Leitungen wählen.</translation>
    </message>
    <message>
        <source>The device {} is no longer there; choose another one.{}</source>
        <translation>Das Gerät {} ist nicht mehr da; ein anderes wählen.{}</translation>
    </message>
    <message>
        <source>The device {} is not there any more.</source>
        <translation>Das Gerät {} ist nicht mehr da.</translation>
    </message>
    <message>
        <source>The device&apos;s process ({}) cannot be started: {}.</source>
        <translation>Der Prozess des Geräts ({}) kann nicht gestartet werden: {}.</translation>
    </message>
    <message>
        <source>The device&apos;s process cannot be started: {}.</source>
        <translation>Der Prozess des Geräts kann nicht gestartet werden: {}.</translation>
    </message>
    <message>
        <source>The device&apos;s process crashed ({}) {}; {}</source>
        <translation>Der Prozess des Geräts stürzte ab ({}), {}; {}</translation>
    </message>
    <message>
        <source>The device&apos;s process ended by itself (exit status {}) {}; {}</source>
        <translation>Der Prozess des Geräts endete von selbst (Rückgabewert {}), {}; {}</translation>
    </message>
    <message>
        <source>The device&apos;s process gave no sign of life for {:.3g} s {} and was ended; {}</source>
        <translation>Der Prozess des Geräts gab {:.3g} s lang kein Lebenszeichen, {}, und wurde beendet; {}</translation>
    </message>
    <message>
        <source>The device&apos;s process sent what cannot be read {} and was ended; {}</source>
        <translation>Der Prozess des Geräts schickte Unlesbares, {}, und wurde beendet; {}</translation>
    </message>
    <message>
        <source>The device&apos;s process started more than {} others {} and was ended; {}</source>
        <translation>Der Prozess des Geräts startete mehr als {} weitere, {}, und wurde beendet; {}</translation>
    </message>
    <message>
        <source>The device&apos;s process took {:.1f} GiB of memory {}, of {:.1f} that it may take, and was ended; choose fewer keys.</source>
        <translation>Der Prozess des Geräts nahm {:.1f} GiB Speicher, {}, von {:.1f}, die er nehmen darf, und wurde beendet; weniger Schlüssel wählen.</translation>
    </message>
    <message>
        <source>The device&apos;s process was asked for a recording that it does not have; run it again.</source>
        <translation>Der Prozess des Geräts wurde nach einer Aufzeichnung gefragt, die er nicht hat; noch einmal laufen lassen.</translation>
    </message>
    <message>
        <source>The device&apos;s process was asked what it does not know; run the same Lockstep on both sides.</source>
        <translation>Der Prozess des Geräts wurde gefragt, was er nicht kennt; auf beiden Seiten dasselbe Lockstep laufen lassen.</translation>
    </message>
    <message>
        <source>The device&apos;s process was stopped by a signal (SIGSTOP) {} and was ended; run it again.</source>
        <translation>Der Prozess des Geräts wurde von einem Signal (SIGSTOP) angehalten, {}, und beendet; noch einmal laufen lassen.</translation>
    </message>
    <message>
        <source>The events of one launch of {} would take {:.1f} GiB; look at fewer work-groups at a time.</source>
        <translation>Die Ereignisse eines Aufrufs von {} nähmen {:.1f} GiB ein; weniger Work-Groups auf einmal ansehen.</translation>
    </message>
    <message>
        <source>The events of {} keys are too many to keep, and without them nobody can tell what goes wrong; choose fewer keys.</source>
        <translation>Die Ereignisse von {} Schlüsseln sind zu viele zum Aufbewahren, und ohne sie kann niemand sagen, was schiefgeht; weniger Schlüssel wählen.</translation>
    </message>
    <message>
        <source>The events that {} reported cannot be put in an order: two work-items touched one place without a barrier between; the kernel, the device or its driver is at fault.</source>
        <translation>Die Ereignisse, die {} meldete, lassen sich nicht ordnen: zwei Work-Items berührten eine Stelle ohne Barriere dazwischen; es liegt am Kernel, am Gerät oder an dessen Treiber.</translation>
    </message>
    <message>
        <source>The file &apos;{}&apos; cannot be read, or is empty.</source>
        <translation>Die Datei &apos;{}&apos; kann nicht gelesen werden oder ist leer.</translation>
    </message>
    <message>
        <source>The file &apos;{}&apos; has more than {} bytes; give a smaller network.</source>
        <translation>Die Datei &apos;{}&apos; hat mehr als {} Bytes; ein kleineres Netz geben.</translation>
    </message>
    <message>
        <source>The file &apos;{}&apos; is no text; give a text file with a network.</source>
        <translation>Die Datei &apos;{}&apos; ist kein Text; eine Textdatei mit einem Netz geben.</translation>
    </message>
    <message>
        <source>The file is damaged: it holds no recording, or too many.</source>
        <translation>Die Datei ist beschädigt: sie enthält keine Aufzeichnung, oder zu viele.</translation>
    </message>
    <message>
        <source>The file {} cannot be read ({}); check its name.</source>
        <translation>Die Datei {} kann nicht gelesen werden ({}); den Namen prüfen.</translation>
    </message>
    <message>
        <source>The file {} cannot be read; check that you may open it.</source>
        <translation>Die Datei {} kann nicht gelesen werden; prüfen, ob sie geöffnet werden darf.</translation>
    </message>
    <message>
        <source>The file {} has {} MiB; at most {} MiB can hold {} keys, give a smaller one.</source>
        <translation>Die Datei {} hat {} MiB; höchstens {} MiB fassen {} Schlüssel, also eine kleinere geben.</translation>
    </message>
    <message>
        <source>The file {} is no text of numbers (byte {} is 0x{:02x}); give keys with commas or line ends between.</source>
        <translation>Die Datei {} ist kein Text aus Zahlen (Byte {} ist 0x{:02x}); Schlüssel mit Kommas oder Zeilenenden dazwischen geben.</translation>
    </message>
    <message>
        <source>The filter edge has a middle, and one of {0} × {0} weights has none; take an odd filter-size, filter=box or filter=binomial.</source>
        <translation>Der Filter edge hat eine Mitte, und einer aus {0} × {0} Gewichten hat keine; ein ungerades filter-size, filter=box oder filter=binomial nehmen.</translation>
    </message>
    <message>
        <source>The filter edge has weights of -1, and uint32 has no sign; take type=int32.</source>
        <translation>Der Filter edge hat Gewichte von -1, und uint32 hat kein Vorzeichen; type=int32 nehmen.</translation>
    </message>
    <message>
        <source>The filter edge is no row of weights times a column of them, so two launches cannot make it; take filter=box, filter=binomial or another variant.</source>
        <translation>Der Filter edge ist keine Zeile von Gewichten mal einer Spalte, also können zwei Aufrufe ihn nicht bilden; filter=box, filter=binomial oder eine andere Variante nehmen.</translation>
    </message>
    <message>
        <source>The fraction is {}; choose a number from 0 to 1.</source>
        <translation>Der Bruchteil ist {}; eine Zahl von 0 bis 1 wählen.</translation>
    </message>
    <message>
        <source>The halving tree changes the order of its operands; {} need it kept: choose add, max or min, or the adjacent-pair tree.</source>
        <translation>Der halbierende Baum ändert die Reihenfolge seiner Operanden; {} brauchen sie unverändert: add, max oder min wählen, oder den Baum benachbarter Paare.</translation>
    </message>
    <message>
        <source>The image {} {}; give a PNG or a binary PGM (P5) file.</source>
        <translation>Das Bild {} {}; eine PNG- oder binäre PGM-Datei (P5) geben.</translation>
    </message>
    <message>
        <source>The kernel file (the one beside the plan)</source>
        <translation>Die Kerneldatei (die neben dem Plan)</translation>
    </message>
    <message>
        <source>The kernel file {} cannot be read; install Lockstep again or set LOCKSTEP_KERNELS to the folder of its kernels.</source>
        <translation>Die Kerneldatei {} kann nicht gelesen werden; Lockstep neu installieren oder LOCKSTEP_KERNELS auf den Ordner seiner Kernel setzen.</translation>
    </message>
    <message>
        <source>The kernel file {} holds no kernel called {}.</source>
        <translation>Die Kerneldatei {} enthält keinen Kernel namens {}.</translation>
    </message>
    <message>
        <source>The kernel parameter &apos;{}&apos; is not understood; it must end with its name.</source>
        <translation>Der Kernelparameter &apos;{}&apos; wird nicht verstanden; er muss mit seinem Namen enden.</translation>
    </message>
    <message>
        <source>The kernel {} has no local array {}.</source>
        <translation>Der Kernel {} hat kein lokales Array {}.</translation>
    </message>
    <message>
        <source>The kernel {} has no parameter {}.</source>
        <translation>Der Kernel {} hat keinen Parameter {}.</translation>
    </message>
    <message>
        <source>The keys are not the pieces of the words that are joined; give the words as the input.</source>
        <translation>Die Schlüssel sind nicht die Stücke der zu verkettenden Wörter; die Wörter als Eingabe geben.</translation>
    </message>
    <message>
        <source>The keys are not the words&apos; numbers; give words as keys of type text.</source>
        <translation>Die Schlüssel sind nicht die Nummern der Wörter; Wörter als Schlüssel vom Typ text geben.</translation>
    </message>
    <message>
        <source>The largest work-group is {}; choose a power of two from 1 to {}.</source>
        <translation>Die größte Work-Group ist {}; eine Zweierpotenz von 1 bis {} wählen.</translation>
    </message>
    <message>
        <source>The launch of {} gives a buffer for {} that was not made.</source>
        <translation>Der Aufruf von {} gibt für {} einen Puffer, der nicht angelegt wurde.</translation>
    </message>
    <message>
        <source>The launch of {} gives a buffer for {}, which takes a number.</source>
        <translation>Der Aufruf von {} gibt einen Puffer für {}, das eine Zahl nimmt.</translation>
    </message>
    <message>
        <source>The launch of {} gives a number for {}, which takes a buffer.</source>
        <translation>Der Aufruf von {} gibt eine Zahl für {}, das einen Puffer nimmt.</translation>
    </message>
    <message>
        <source>The launch of {} gives no {}.</source>
        <translation>Der Aufruf von {} gibt kein {}.</translation>
    </message>
    <message>
        <source>The launch of {} has {} work-items in groups of {}.</source>
        <translation>Der Aufruf von {} hat {} Work-Items in Gruppen von {}.</translation>
    </message>
    <message>
        <source>The lecture &apos;{}&apos; cannot be read ({}); check its name.</source>
        <translation>Die Vorlesung &apos;{}&apos; kann nicht gelesen werden ({}); den Namen prüfen.</translation>
    </message>
    <message>
        <source>The lecture &apos;{}&apos; cannot be read to its end.</source>
        <translation>Die Vorlesung &apos;{}&apos; kann nicht bis zum Ende gelesen werden.</translation>
    </message>
    <message>
        <source>The lecture asks nothing, so there is no worksheet; add &quot;predict&quot; to one of its scenes.</source>
        <translation>Die Vorlesung fragt nichts, also gibt es kein Aufgabenblatt; einer ihrer Szenen &quot;predict&quot; hinzufügen.</translation>
    </message>
    <message>
        <source>The lecture, a .json file</source>
        <translation>Die Vorlesung, eine .json-Datei</translation>
    </message>
    <message>
        <source>The line to {} broke ({}); what was recorded is still here, and the next request connects anew.</source>
        <translation>Die Verbindung zu {} brach ab ({}); was aufgezeichnet wurde, ist noch hier, und die nächste Anfrage verbindet neu.</translation>
    </message>
    <message>
        <source>The list could not be written; is the disk full?</source>
        <translation>Die Liste konnte nicht geschrieben werden; ist die Platte voll?</translation>
    </message>
    <message>
        <source>The mistake {} of {} exists only where {}={}, not where {} is {}; set that, too.</source>
        <translation>Den Fehler {} von {} gibt es nur mit {}={}, nicht wo {} {} ist; auch das setzen.</translation>
    </message>
    <message>
        <source>The modulo mapping takes a work-item a value, at most {}, not {}; choose the contiguous mapping or fewer keys.</source>
        <translation>Die modulo-Zuordnung gibt jedem Work-Item einen Wert, höchstens {}, nicht {}; die zusammenhängende Zuordnung oder weniger Schlüssel wählen.</translation>
    </message>
    <message>
        <source>The network</source>
        <translation>Das Netz</translation>
    </message>
    <message>
        <source>The network has {} bytes; give at most {}.</source>
        <translation>Das Netz hat {} Bytes; höchstens {} geben.</translation>
    </message>
    <message>
        <source>The network has {} wires, and --n is {}; leave --n out.</source>
        <translation>Das Netz hat {} Leitungen, und --n ist {}; --n weglassen.</translation>
    </message>
    <message>
        <source>The network has {} wires, and all inputs are tried up to {} only.</source>
        <translation>Das Netz hat {} Leitungen, und alle Eingaben werden nur bis {} versucht.</translation>
    </message>
    <message>
        <source>The network {}</source>
        <translation>Das Netz {}</translation>
    </message>
    <message>
        <source>The network, line {}, column {}: {}</source>
        <translation>Das Netz, Zeile {}, Spalte {}: {}</translation>
    </message>
    <message>
        <source>The order of arrival names work-group {} {}; name each from 0 to {} once.</source>
        <translation>Die Reihenfolge der Ankunft nennt Work-Group {} {}; jede von 0 bis {} einmal nennen.</translation>
    </message>
    <message>
        <source>The output could not be written; is the disk full?</source>
        <translation>Die Ausgabe konnte nicht geschrieben werden; ist die Platte voll?</translation>
    </message>
    <message>
        <source>The pages of a lecture count from 1; there is no page 0.</source>
        <translation>Die Seiten der Vorlesung zählen ab 1; eine Seite 0 gibt es nicht.</translation>
    </message>
    <message>
        <source>The plan of {} is not at hand.</source>
        <translation>Der Plan von {} ist nicht zur Hand.</translation>
    </message>
    <message>
        <source>The printed index is past the end of one value; choose two or more.</source>
        <translation>Der gedruckte Index liegt hinter dem Ende eines einzigen Wertes; zwei oder mehr wählen.</translation>
    </message>
    <message>
        <source>The recording cannot be read: it is no recording, or it is damaged.</source>
        <translation>Die Aufzeichnung kann nicht gelesen werden: es ist keine, oder sie ist beschädigt.</translation>
    </message>
    <message>
        <source>The recording cannot be saved: it takes more than {}; choose fewer keys.</source>
        <translation>Die Aufzeichnung kann nicht gespeichert werden: sie braucht mehr als {}; weniger Schlüssel wählen.</translation>
    </message>
    <message>
        <source>The recording could not be packed: {}.</source>
        <translation>Die Aufzeichnung konnte nicht gepackt werden: {}.</translation>
    </message>
    <message>
        <source>The recording does not hold all its states; record it with fewer keys.</source>
        <translation>Die Aufzeichnung enthält nicht alle ihre Zustände; mit weniger Schlüsseln aufzeichnen.</translation>
    </message>
    <message>
        <source>The recording is damaged: a launch does what there is no name for.</source>
        <translation>Die Aufzeichnung ist beschädigt: ein Aufruf tut, wofür es keinen Namen gibt.</translation>
    </message>
    <message>
        <source>The recording is damaged: an array has a broken element.</source>
        <translation>Die Aufzeichnung ist beschädigt: ein Array hat ein kaputtes Element.</translation>
    </message>
    <message>
        <source>The recording is damaged: an array holds what there is no name for.</source>
        <translation>Die Aufzeichnung ist beschädigt: ein Array enthält, wofür es keinen Namen gibt.</translation>
    </message>
    <message>
        <source>The recording is damaged: it names a part that there is none of.</source>
        <translation>Die Aufzeichnung ist beschädigt: sie nennt einen Teil, den es nicht gibt.</translation>
    </message>
    <message>
        <source>The recording is damaged: it names something that there is none of.</source>
        <translation>Die Aufzeichnung ist beschädigt: sie nennt etwas, das es nicht gibt.</translation>
    </message>
    <message>
        <source>The recording is damaged: its measured times cannot be.</source>
        <translation>Die Aufzeichnung ist beschädigt: ihre gemessenen Zeiten kann es nicht geben.</translation>
    </message>
    <message>
        <source>The recording is damaged: its parts do not fit together.</source>
        <translation>Die Aufzeichnung ist beschädigt: ihre Teile passen nicht zusammen.</translation>
    </message>
    <message>
        <source>The recording is damaged: no {} reads {} places and writes {}.</source>
        <translation>Die Aufzeichnung ist beschädigt: die Operation {} liest nicht {} Stellen und schreibt {}.</translation>
    </message>
    <message>
        <source>The recording is damaged: there is no operation of the number {}.</source>
        <translation>Die Aufzeichnung ist beschädigt: eine Operation mit der Nummer {} gibt es nicht.</translation>
    </message>
    <message>
        <source>The recording is damaged: what stands beside its run cannot be read.</source>
        <translation>Die Aufzeichnung ist beschädigt: was neben ihrem Lauf steht, kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The recording is damaged: {}.</source>
        <translation>Die Aufzeichnung ist beschädigt: {}.</translation>
    </message>
    <message>
        <source>The recording is of an algorithm &apos;{}&apos; that this Lockstep does not have; update Lockstep.</source>
        <translation>Die Aufzeichnung ist von einem Algorithmus &apos;{}&apos;, den dieses Lockstep nicht hat; Lockstep aktualisieren.</translation>
    </message>
    <message>
        <source>The recording is too large for its file: such a run is never packed so small.</source>
        <translation>Die Aufzeichnung ist zu groß für ihre Datei: so klein wird ein solcher Lauf nie gepackt.</translation>
    </message>
    <message>
        <source>The recording is too large: it has too many parts.</source>
        <translation>Die Aufzeichnung ist zu groß: sie hat zu viele Teile.</translation>
    </message>
    <message>
        <source>The recording is too large: such a run is never kept whole.</source>
        <translation>Die Aufzeichnung ist zu groß: ein solcher Lauf wird nie ganz aufbewahrt.</translation>
    </message>
    <message>
        <source>The recording lacks states or events of its run, and nothing from a file is run to make them again; record it anew with fewer keys.</source>
        <translation>Der Aufzeichnung fehlen Zustände oder Ereignisse ihres Laufs, und nichts aus einer Datei wird ausgeführt, um sie neu zu bilden; mit weniger Schlüsseln neu aufzeichnen.</translation>
    </message>
    <message>
        <source>The recording of {} cannot be saved: {}.</source>
        <translation>Die Aufzeichnung von {} kann nicht gespeichert werden: {}.</translation>
    </message>
    <message>
        <source>The recording was written by a newer version of Lockstep; update Lockstep.</source>
        <translation>Die Aufzeichnung wurde von einer neueren Version von Lockstep geschrieben; Lockstep aktualisieren.</translation>
    </message>
    <message>
        <source>The recording was written by an older version of Lockstep; record it again.</source>
        <translation>Die Aufzeichnung wurde von einer älteren Version von Lockstep geschrieben; neu aufzeichnen.</translation>
    </message>
    <message>
        <source>The recordings &apos;{}&apos; cannot be read ({}).</source>
        <translation>Die Aufzeichnungen &apos;{}&apos; können nicht gelesen werden ({}).</translation>
    </message>
    <message>
        <source>The same with the answers</source>
        <translation>Dasselbe mit den Antworten</translation>
    </message>
    <message>
        <source>The sides of the launch of {} do not make {} work-items.</source>
        <translation>Die Seiten des Aufrufs von {} ergeben nicht {} Work-Items.</translation>
    </message>
    <message>
        <source>The table of counts would take {:.1f} GiB ({} buckets × {} work-groups); choose a larger group-size or fewer buckets.</source>
        <translation>Die Tabelle der Anzahlen nähme {:.1f} GiB ein ({} Fächer × {} Work-Groups); ein größeres group-size oder weniger Fächer wählen.</translation>
    </message>
    <message>
        <source>The table of counts would take {:.1f} GiB ({} digits × {} work-groups); choose a larger {} or fewer digit-bits.</source>
        <translation>Die Tabelle der Anzahlen nähme {:.1f} GiB ein ({} Ziffern × {} Work-Groups); ein größeres {} oder weniger digit-bits wählen.</translation>
    </message>
    <message>
        <source>The table of counts would take {:.1f} GiB ({} segments × {} digits); choose a larger cutoff or fewer digit-bits.</source>
        <translation>Die Tabelle der Anzahlen nähme {:.1f} GiB ein ({} Abschnitte × {} Ziffern); ein größeres cutoff oder weniger digit-bits wählen.</translation>
    </message>
    <message>
        <source>The tables of {} work-groups, {} bins each, would take {} words, more than {}; choose a larger group-size or per-item, or merge=atomics.</source>
        <translation>Die Tabellen von {} Work-Groups mit je {} Fächern nähmen {} Wörter ein, mehr als {}; ein größeres group-size oder per-item wählen, oder merge=atomics.</translation>
    </message>
    <message>
        <source>The time is &apos;{}&apos;; give a number in the clock&apos;s unit, 0 or more.</source>
        <translation>Die Zeit ist &apos;{}&apos;; eine Zahl in der Einheit der Uhr geben, 0 oder mehr.</translation>
    </message>
    <message>
        <source>The time {} is past the end; by this clock the comparison ends at {}.</source>
        <translation>Die Zeit {} liegt hinter dem Ende; nach dieser Uhr endet der Vergleich bei {}.</translation>
    </message>
    <message>
        <source>The wavefront is &apos;{}&apos;; choose 1, 32 or 64.</source>
        <translation>Die Wavefront ist &apos;{}&apos;; 1, 32 oder 64 wählen.</translation>
    </message>
    <message>
        <source>The wavefront is 0; choose 16, 32 or 64.</source>
        <translation>Die Wavefront ist 0; 16, 32 oder 64 wählen.</translation>
    </message>
    <message>
        <source>The wavefront is {}; choose 16, 32 or 64.</source>
        <translation>Die Wavefront ist {}; 16, 32 oder 64 wählen.</translation>
    </message>
    <message>
        <source>The width of a bin is a whole number from 1 on, or auto, not &apos;{}&apos;.</source>
        <translation>Die Breite eines Fachs ist eine ganze Zahl ab 1, oder auto, nicht &apos;{}&apos;.</translation>
    </message>
    <message>
        <source>The words are not made of the letters, digits and signs of ASCII.</source>
        <translation>Die Wörter bestehen nicht aus den Buchstaben, Ziffern und Zeichen von ASCII.</translation>
    </message>
    <message>
        <source>The words are not the keys&apos; ones; give keys of type text instead.</source>
        <translation>Die Wörter sind nicht die der Schlüssel; stattdessen Schlüssel vom Typ text geben.</translation>
    </message>
    <message>
        <source>The words are not the keys&apos; ones; give words to join as the input instead.</source>
        <translation>Die Wörter sind nicht die der Schlüssel; stattdessen die zu verkettenden Wörter als Eingabe geben.</translation>
    </message>
    <message>
        <source>The words have {} letters together; a text that is joined has at most {}.</source>
        <translation>Die Wörter haben zusammen {} Buchstaben; ein zu verkettender Text hat höchstens {}.</translation>
    </message>
    <message>
        <source>The words of a run are its input&apos;s; give them with --input, not with --set words=…</source>
        <translation>Die Wörter eines Laufs sind die seiner Eingabe; sie mit --input geben, nicht mit --set words=…</translation>
    </message>
    <message>
        <source>The {0} entry is missing: nothing stands between two commas; write a key there or leave out a comma.</source>
        <translation>Der Eintrag Nummer {1} fehlt: zwischen zwei Kommas steht nichts; einen Schlüssel schreiben oder ein Komma weglassen.</translation>
    </message>
    <message>
        <source>The {0} entry, &apos;{1}&apos;,</source>
        <translation>Der Eintrag Nummer {2}, &apos;{1}&apos;,</translation>
    </message>
    <message>
        <source>The {0} entry, &apos;{1}&apos;, has {2} characters; words have at most {3}.</source>
        <translation>Der Eintrag Nummer {4}, &apos;{1}&apos;, hat {2} Zeichen; Wörter haben höchstens {3}.</translation>
    </message>
    <message>
        <source>The {} &apos;{}&apos; cannot be read; check that you may open it.</source>
        <translation>{} &apos;{}&apos; kann nicht gelesen werden; prüfen, ob das Öffnen erlaubt ist.</translation>
    </message>
    <message>
        <source>The {} &apos;{}&apos; has {} bytes; it may have {}.</source>
        <translation>{} &apos;{}&apos; hat {} Bytes; erlaubt sind {}.</translation>
    </message>
    <message>
        <source>The {} events of launch {} were too many to keep, and its {}, would do other things if it ran again; choose fewer keys or a larger memory budget.</source>
        <translation>Die {} Ereignisse von Aufruf {} waren zu viele zum Aufbewahren, und ein zweiter Lauf täte anderes, wegen seiner {}; weniger Schlüssel oder ein größeres Speicherbudget wählen.</translation>
    </message>
    <message>
        <source>The {} keys have more events than are kept; choose a smaller n.</source>
        <translation>Die {} Schlüssel haben mehr Ereignisse, als aufbewahrt werden; ein kleineres n wählen.</translation>
    </message>
    <message>
        <source>There are more than {} keys; give at most that many.</source>
        <translation>Es sind mehr als {} Schlüssel; höchstens so viele geben.</translation>
    </message>
    <message>
        <source>There are no keys; type at least one.</source>
        <translation>Es sind keine Schlüssel da; mindestens einen eingeben.</translation>
    </message>
    <message>
        <source>There are {} words, of which one has more than 4 letters; choose at most {}, or words of up to 4.</source>
        <translation>Es sind {} Wörter, von denen eines mehr als 4 Buchstaben hat; höchstens {} wählen, oder Wörter bis zu 4.</translation>
    </message>
    <message>
        <source>There is no algorithm &apos;{}&apos;; {}see: lockstep list</source>
        <translation>Einen Algorithmus &apos;{}&apos; gibt es nicht; {}siehe: lockstep list</translation>
    </message>
    <message>
        <source>There is no check as &apos;{}&apos;; choose --format text or json.</source>
        <translation>Eine Prüfung als &apos;{}&apos; gibt es nicht; --format text oder json wählen.</translation>
    </message>
    <message>
        <source>There is no clock &apos;{}&apos;; choose launches, levels, work, units or device.</source>
        <translation>Eine Uhr &apos;{}&apos; gibt es nicht; launches, levels, work, units oder device wählen.</translation>
    </message>
    <message>
        <source>There is no comparator in the network; write at least one pair of wires, as (0,1).</source>
        <translation>In dem Netz ist kein Vergleicher; mindestens ein Paar Leitungen schreiben, wie (0,1).</translation>
    </message>
    <message>
        <source>There is no completion for &apos;{}&apos;; choose bash, zsh or fish.</source>
        <translation>Für &apos;{}&apos; gibt es keine Ergänzung; bash, zsh oder fish wählen.</translation>
    </message>
    <message>
        <source>There is no device &apos;{}&apos;; choose auto or one of: {}.</source>
        <translation>Ein Gerät &apos;{}&apos; gibt es nicht; auto wählen oder eines aus: {}.</translation>
    </message>
    <message>
        <source>There is no display to open a window on; type lockstep open --grab window.png for a picture of it, or lockstep --help for the commands that need none.</source>
        <translation>Es gibt keinen Bildschirm für ein Fenster; lockstep open --grab window.png gibt ein Bild davon, lockstep --help nennt die Befehle, die keinen brauchen.</translation>
    </message>
    <message>
        <source>There is no distribution &apos;{}&apos;; choose one of: {}.</source>
        <translation>Eine Verteilung &apos;{}&apos; gibt es nicht; eine wählen aus: {}.</translation>
    </message>
    <message>
        <source>There is no element {} of buffer {}; the recording has {} buffers.</source>
        <translation>Ein Element {} von Puffer {} gibt es nicht; die Aufzeichnung hat {} Puffer.</translation>
    </message>
    <message>
        <source>There is no file {}; check the name.</source>
        <translation>Eine Datei {} gibt es nicht; den Namen prüfen.</translation>
    </message>
    <message>
        <source>There is no kernel of your own &apos;{}&apos; at hand; open it with --plan.</source>
        <translation>Kein eigener Kernel &apos;{}&apos; ist zur Hand; ihn mit --plan öffnen.</translation>
    </message>
    <message>
        <source>There is no language &apos;{}&apos;; choose {} or {}.</source>
        <translation>Eine Sprache &apos;{}&apos; gibt es nicht; {} oder {} wählen.</translation>
    </message>
    <message>
        <source>There is no launch {}; the recording has {} launches.</source>
        <translation>Einen Aufruf {} gibt es nicht; die Aufzeichnung hat {} Aufrufe.</translation>
    </message>
    <message>
        <source>There is no launch {}; these runs have launches 1 to {}, and 0 is the input.</source>
        <translation>Einen Aufruf {} gibt es nicht; diese Läufe haben die Aufrufe 1 bis {}, und 0 ist die Eingabe.</translation>
    </message>
    <message>
        <source>There is no lens &apos;{}&apos;; choose structure, memory or roofline.</source>
        <translation>Eine Ansicht &apos;{}&apos; gibt es nicht; structure, memory oder roofline wählen.</translation>
    </message>
    <message>
        <source>There is no model of {} execution units; choose 1 to {}.</source>
        <translation>Ein Modell mit {} Einheiten gibt es nicht; 1 bis {} wählen.</translation>
    </message>
    <message>
        <source>There is no network or algorithm &apos;{}&apos;; choose {}, an id of lockstep list, @file, or type comparators as (0,1),(2,3).</source>
        <translation>Ein Netz oder einen Algorithmus &apos;{}&apos; gibt es nicht; {}, eine Kennung aus lockstep list oder @datei wählen, oder Vergleicher wie (0,1),(2,3) eingeben.</translation>
    </message>
    <message>
        <source>There is no page a &apos;{}&apos;; choose --pages launch or phase.</source>
        <translation>&apos;{}&apos; bekommt keine Seite; --pages launch oder phase wählen.</translation>
    </message>
    <message>
        <source>There is no paper &apos;{}&apos;; choose a4 or letter.</source>
        <translation>Ein Papier &apos;{}&apos; gibt es nicht; a4 oder letter wählen.</translation>
    </message>
    <message>
        <source>There is no plan &apos;{}&apos;; name a .lua file, or one of the examples: {}.</source>
        <translation>Einen Plan &apos;{}&apos; gibt es nicht; eine .lua-Datei nennen, oder eines der Beispiele: {}.</translation>
    </message>
    <message>
        <source>There is no position {} among {} values; ask for one from 0 to {}.</source>
        <translation>Unter {1} Werten gibt es keine Stelle {0}; nach einer von 0 bis {2} fragen.</translation>
    </message>
    <message>
        <source>There is no preset &apos;{}&apos;; {}see: lockstep presets</source>
        <translation>Eine Vorgabe &apos;{}&apos; gibt es nicht; {}siehe: lockstep presets</translation>
    </message>
    <message>
        <source>There is no state {}; the recording has {} launches.</source>
        <translation>Einen Zustand {} gibt es nicht; die Aufzeichnung hat {} Aufrufe.</translation>
    </message>
    <message>
        <source>There is no subcommand &apos;{}&apos;; {}</source>
        <translation>Einen Unterbefehl &apos;{}&apos; gibt es nicht; {}</translation>
    </message>
    <message>
        <source>There is no theme &quot;{}&quot;; choose light or dark.</source>
        <translation>Ein Farbschema &quot;{}&quot; gibt es nicht; light oder dark wählen.</translation>
    </message>
    <message>
        <source>There is no theme &apos;{}&apos;; choose light or dark.</source>
        <translation>Ein Farbschema &apos;{}&apos; gibt es nicht; light oder dark wählen.</translation>
    </message>
    <message>
        <source>There is no type &apos;{}&apos;; choose one of: {}.</source>
        <translation>Einen Typ &apos;{}&apos; gibt es nicht; einen wählen aus: {}.</translation>
    </message>
    <message>
        <source>There is no {} &apos;{}&apos;; check its name.</source>
        <translation>{} &apos;{}&apos; gibt es nicht; den Namen prüfen.</translation>
    </message>
    <message>
        <source>There is not enough memory; choose fewer keys.</source>
        <translation>Der Speicher reicht nicht; weniger Schlüssel wählen.</translation>
    </message>
    <message>
        <source>There is nothing to break in {} with no mistake on; see: lockstep break</source>
        <translation>In {} gibt es ohne eingeschalteten Fehler nichts kaputtzumachen; siehe: lockstep break</translation>
    </message>
    <message>
        <source>There is nothing to present.</source>
        <translation>Es gibt nichts vorzuführen.</translation>
    </message>
    <message>
        <source>This Lockstep was built without its window (LOCKSTEP_GUI=OFF); use devices, measure, list, presets, plans, run, break, network or compare, or build it with Qt 6.</source>
        <translation>Dieses Lockstep wurde ohne sein Fenster gebaut (LOCKSTEP_GUI=OFF); devices, measure, list, presets, plans, run, break, network oder compare benutzen, oder es mit Qt 6 bauen.</translation>
    </message>
    <message>
        <source>This device has no sub-groups whose lanes shuffle values (cl_khr_subgroups and cl_khr_subgroup_shuffle); choose another one, or reduce0 to reduce4.</source>
        <translation>Dieses Gerät hat keine Sub-Groups, deren Lanes Werte tauschen (cl_khr_subgroups und cl_khr_subgroup_shuffle); ein anderes wählen, oder reduce0 bis reduce4.</translation>
    </message>
    <message>
        <source>Those of another machine, which ssh reaches: ssh:[user@]host[:port] (those of this one)</source>
        <translation>Die eines anderen Rechners, den ssh erreicht: ssh:[user@]host[:port] (die dieses Rechners)</translation>
    </message>
    <message>
        <source>Time on P units is modelled from the counted work; measured is the median time in kernels, untraced.
Beside it std is the C++ standard library&apos;s function on the same input, by one thread of this machine&apos;s processor.
</source>
        <translation>Die Zeit auf P Einheiten ist aus der gezählten Arbeit modelliert; gemessen ist der Median der Zeit in Kerneln, ohne Trace.
Daneben ist std die Funktion der C++-Standardbibliothek auf derselben Eingabe, in einem Thread des Prozessors dieses Rechners.
</translation>
    </message>
    <message>
        <source>Time steps are a number from 1 to {}, not &apos;{}&apos;.</source>
        <translation>Zeitschritte sind eine Zahl von 1 bis {}, nicht &apos;{}&apos;.</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>Durchsichtiger Hintergrund</translation>
    </message>
    <message>
        <source>Two to four of: an id (see: lockstep list), id:name=value,name=value, where kernel=FILE is a changed kernel file of it, or a .lockstep file</source>
        <translation>Zwei bis vier von: eine Kennung (siehe: lockstep list), kennung:name=wert,name=wert, wo kernel=DATEI eine geänderte Kerneldatei davon ist, oder eine .lockstep-Datei</translation>
    </message>
    <message>
        <source>Type of the keys: uint32, int32, float32, pair or text, words of up to 4 letters or, for radix-sort and msd-radix-sort, 64 (the first that lockstep list has for the algorithm)</source>
        <translation>Typ der Schlüssel: uint32, int32, float32, pair oder text, Wörter bis zu 4 Buchstaben oder, bei radix-sort und msd-radix-sort, 64 (der erste, den lockstep list beim Algorithmus nennt)</translation>
    </message>
    <message>
        <source>Type of the keys; else all that the plan takes</source>
        <translation>Typ der Schlüssel; sonst alle, die der Plan nimmt</translation>
    </message>
    <message>
        <source>Units that are busy together: 1, 32 or 64 (1)</source>
        <translation>Einheiten, die zusammen beschäftigt sind: 1, 32 oder 64 (1)</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Aufruf</translation>
    </message>
    <message>
        <source>Value {} at place {} lies beyond the last of {} bins of width {}, which ends at {}; take a larger width, width=auto, or beyond=last-bin.</source>
        <translation>Wert {} an Stelle {} liegt hinter dem letzten von {} Fächern der Breite {}, das bei {} endet; ein größeres width, width=auto oder beyond=last-bin nehmen.</translation>
    </message>
    <message>
        <source>What &apos;{}&apos; prints on {} is not what Lockstep says; let the shell there print nothing where it is not asked by people, or name Lockstep in LOCKSTEP_REMOTE.</source>
        <translation>Was &apos;{}&apos; auf {} ausgibt, ist nicht, was Lockstep sagt; die Shell dort nichts ausgeben lassen, wo kein Mensch fragt, oder Lockstep in LOCKSTEP_REMOTE nennen.</translation>
    </message>
    <message>
        <source>What gets a page of its own, and what --from and --until count: launch or phase (launch)</source>
        <translation>Was eine eigene Seite bekommt und was --from und --until zählen: launch oder phase (launch)</translation>
    </message>
    <message>
        <source>What pictures show: structure; memory, how each launch loads and stores; or roofline (structure)</source>
        <translation>Was Bilder zeigen: structure; memory, wie jeder Aufruf lädt und speichert; oder roofline (structure)</translation>
    </message>
    <message>
        <source>Width in print, in centimetres, with type sized for it; --size then only gives the shape</source>
        <translation>Gedruckte Breite in Zentimetern, mit Schrift dafür; --size gibt dann nur die Form</translation>
    </message>
    <message>
        <source>With --check: text, or json, which holds all that is wrong at once (text)</source>
        <translation>Mit --check: text oder json, das alles Falsche auf einmal enthält (text)</translation>
    </message>
    <message>
        <source>With --json: banks of local memory, 16 or 32 (32)</source>
        <translation>Mit --json: Bänke des lokalen Speichers, 16 oder 32 (32)</translation>
    </message>
    <message>
        <source>With --json: bytes of global memory that move together, 32, 64 or 128 (128)</source>
        <translation>Mit --json: Bytes des globalen Speichers, die zusammen bewegt werden, 32, 64 oder 128 (128)</translation>
    </message>
    <message>
        <source>With --json: the buffers, however large</source>
        <translation>Mit --json: die Puffer, wie groß auch immer</translation>
    </message>
    <message>
        <source>With --json: what each work-item did</source>
        <translation>Mit --json: was jedes Work-Item tat</translation>
    </message>
    <message>
        <source>With --json: work-items that run in step, 16, 32 or 64 (32)</source>
        <translation>Mit --json: Work-Items, die im Gleichschritt laufen, 16, 32 oder 64 (32)</translation>
    </message>
    <message>
        <source>With --plan or --kernel: who tells what work-items did, trace for the kernel&apos;s trace calls, oclgrind for Oclgrind, or auto (auto: Oclgrind where there are no trace calls)</source>
        <translation>Mit --plan oder --kernel: wer sagt, was Work-Items taten, trace für die Trace-Aufrufe des Kernels, oclgrind für Oclgrind, oder auto (auto: Oclgrind, wo es keine Trace-Aufrufe gibt)</translation>
    </message>
    <message>
        <source>With --present: show the speaker&apos;s view on the same screen, too</source>
        <translation>Mit --present: die Ansicht für Vortragende auch auf demselben Bildschirm zeigen</translation>
    </message>
    <message>
        <source>With a free word after every {} values, {} keys need {} words of local memory, and {} are sure to fit; choose padding none, a larger per-item or fewer keys.</source>
        <translation>Mit einem freien Wort nach je {} Werten brauchen {} Schlüssel {} Wörter lokalen Speicher, und {} passen sicher; padding none, ein größeres per-item oder weniger Schlüssel wählen.</translation>
    </message>
    <message>
        <source>With open, --plan, --kernel and check: run on the device in the program&apos;s own process</source>
        <translation>Mit open, --plan, --kernel und check: auf dem Gerät im Prozess des Programms selbst laufen</translation>
    </message>
    <message>
        <source>With variant=global there is one table, and merge=reduction has nothing to add up; take merge=atomics, or variant=private.</source>
        <translation>Mit variant=global gibt es eine Tabelle, und merge=reduction hat nichts zu addieren; merge=atomics oder variant=private nehmen.</translation>
    </message>
    <message>
        <source>Word {} has no letters.</source>
        <translation>Wort {} hat keine Buchstaben.</translation>
    </message>
    <message>
        <source>Word {}, &apos;{}&apos;, has {} letters; {} takes words of at most {}, {} of up to {}.</source>
        <translation>Wort {}, &apos;{}&apos;, hat {} Buchstaben; {} nimmt Wörter bis zu {}, {} bis zu {}.</translation>
    </message>
    <message>
        <source>Word {}, &apos;{}…&apos;, has {} letters; words have at most {}.</source>
        <translation>Wort {}, &apos;{}…&apos;, hat {} Buchstaben; Wörter haben höchstens {}.</translation>
    </message>
    <message>
        <source>Work for another Lockstep, which starts this one</source>
        <translation>Für ein anderes Lockstep arbeiten, das dieses startet</translation>
    </message>
    <message>
        <source>Work-groups of {} are more than this device allows ({}); choose a smaller {}.</source>
        <translation>Work-Groups aus {} sind mehr, als dieses Gerät erlaubt ({}); ein kleineres {} wählen.</translation>
    </message>
    <message>
        <source>Write a picture of the window to this PNG file and exit; needs no display</source>
        <translation>Ein Bild des Fensters in diese PNG-Datei schreiben und enden; braucht keinen Bildschirm</translation>
    </message>
    <message>
        <source>Write its questions, for printing, to this .pdf file</source>
        <translation>Ihre Fragen zum Drucken in diese .pdf-Datei schreiben</translation>
    </message>
    <message>
        <source>Write pictures, documents or a video of the launches</source>
        <translation>Bilder, Dokumente oder ein Video der Aufrufe schreiben</translation>
    </message>
    <message>
        <source>a &apos;:&apos; was to come after wire {}, not {}; write pairs as (0,1) or 0:1.</source>
        <translation>nach Leitung {} sollte ein &apos;:&apos; kommen, nicht {}; Paare wie (0,1) oder 0:1 schreiben.</translation>
    </message>
    <message>
        <source>a &apos;{}&apos; was to come after ({},{}, not {}; a comparator is on two wires.</source>
        <translation>nach ({1},{2} sollte ein &apos;{0}&apos; kommen, nicht {3}; ein Vergleicher liegt auf zwei Leitungen.</translation>
    </message>
    <message>
        <source>a GIF picture</source>
        <translation>ein GIF-Bild</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>ein PDF-Dokument</translation>
    </message>
    <message>
        <source>a PNG picture</source>
        <translation>ein PNG-Bild</translation>
    </message>
    <message>
        <source>a ZIP archive or a document packed as one</source>
        <translation>ein ZIP-Archiv oder ein so gepacktes Dokument</translation>
    </message>
    <message>
        <source>a brace is opened and not closed; write {{{{ for a brace itself.</source>
        <translation>eine geschweifte Klammer ist geöffnet und nicht geschlossen; {{{{ für die Klammer selbst schreiben.</translation>
    </message>
    <message>
        <source>a comma is missing in front of &apos;{}&apos;; write one</source>
        <translation>vor &apos;{}&apos; fehlt ein Komma; eines schreiben</translation>
    </message>
    <message>
        <source>a comma stands before TRACE_ARGS; take the comma out, since TRACE_ARGS brings its own</source>
        <translation>vor TRACE_ARGS steht ein Komma; es herausnehmen, da TRACE_ARGS sein eigenes mitbringt</translation>
    </message>
    <message>
        <source>a comma stands where no parameter is; take the comma out</source>
        <translation>ein Komma steht, wo kein Parameter ist; das Komma herausnehmen</translation>
    </message>
    <message>
        <source>a key is the number of no word</source>
        <translation>ein Schlüssel ist die Nummer keines Wortes</translation>
    </message>
    <message>
        <source>a launch has more phases than any kernel passes</source>
        <translation>ein Aufruf hat mehr Phasen, als ein Kernel durchläuft</translation>
    </message>
    <message>
        <source>a launch is about no letter of its words</source>
        <translation>ein Aufruf betrifft keinen Buchstaben ihrer Wörter</translation>
    </message>
    <message>
        <source>a launch is described by a number that cannot be</source>
        <translation>eine Zahl, die einen Aufruf beschreibt, kann es nicht geben</translation>
    </message>
    <message>
        <source>a lecture</source>
        <translation>eine Vorlesung</translation>
    </message>
    <message>
        <source>a lecture has 1 to {} scenes, and this has {}.</source>
        <translation>eine Vorlesung hat 1 bis {} Szenen, und diese hat {}.</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a name in it is no name</source>
        <translation>ein Name darin ist keiner</translation>
    </message>
    <message>
        <source>a newer</source>
        <translation>einer neueren</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a page of {:.0f} x {:.0f} inches is too large for PDF, which ends at {:.0f}; ask for more dpi or fewer pixels</source>
        <translation>eine Seite von {:.0f} x {:.0f} Zoll ist zu groß für PDF, das bei {:.0f} endet; mehr dpi oder weniger Pixel verlangen</translation>
    </message>
    <message>
        <source>a page or a picture in XML</source>
        <translation>eine Seite oder ein Bild in XML</translation>
    </message>
    <message>
        <source>a parameter is a text or a number, and this is {}.</source>
        <translation>ein Parameter ist ein Text oder eine Zahl, und dies ist {}.</translation>
    </message>
    <message>
        <source>a picture of {:.0f} x {:.0f} inches is too large for TeX, which ends at {:.0f}; ask for more dpi or fewer pixels</source>
        <translation>ein Bild von {:.0f} x {:.0f} Zoll ist zu groß für TeX, das bei {:.0f} endet; mehr dpi oder weniger Pixel verlangen</translation>
    </message>
    <message>
        <source>a platform without a name</source>
        <translation>einer Plattform ohne Namen</translation>
    </message>
    <message>
        <source>a question</source>
        <translation>eine Frage</translation>
    </message>
    <message>
        <source>a question is about one run; put it in a scene with &quot;algorithm&quot;.</source>
        <translation>eine Frage betrifft einen Lauf; sie in eine Szene mit &quot;algorithm&quot; setzen.</translation>
    </message>
    <message>
        <source>a scene</source>
        <translation>eine Szene</translation>
    </message>
    <message>
        <source>a scene has &quot;algorithm&quot; or &quot;compare&quot;, not both.</source>
        <translation>eine Szene hat &quot;algorithm&quot; oder &quot;compare&quot;, nicht beides.</translation>
    </message>
    <message>
        <source>a scene shows something: give it &quot;algorithm&quot;, &quot;compare&quot; or &quot;text&quot;.</source>
        <translation>eine Szene zeigt etwas: &quot;algorithm&quot;, &quot;compare&quot; oder &quot;text&quot; angeben.</translation>
    </message>
    <message>
        <source>a scene with &quot;text&quot; is one page and takes no &quot;{}&quot;.</source>
        <translation>eine Szene mit &quot;text&quot; ist eine Seite und nimmt kein &quot;{}&quot;.</translation>
    </message>
    <message>
        <source>a second run on the same input gave another output: work-items race, or one reads what nothing has written</source>
        <translation>ein zweiter Lauf auf derselben Eingabe gab eine andere Ausgabe: Work-Items haben einen Wettlauf, oder eines liest, was nichts geschrieben hat</translation>
    </message>
    <message>
        <source>a side of a comparison</source>
        <translation>eine Seite eines Vergleichs</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a text has 1 to {} lines, not {}.</source>
        <translation>ein Text hat 1 bis {} Zeilen, nicht {}.</translation>
    </message>
    <message>
        <source>a text is not UTF-8</source>
        <translation>ein Text ist kein UTF-8</translation>
    </message>
    <message>
        <source>a value is of an unknown kind</source>
        <translation>ein Wert ist von unbekannter Art</translation>
    </message>
    <message>
        <source>a video has an even width and height, and {}x{} is odd; choose {}x{}</source>
        <translation>ein Video hat gerade Breite und Höhe, und {}x{} ist ungerade; {}x{} wählen</translation>
    </message>
    <message>
        <source>a wire&apos;s number was to come, not {}; write pairs as (0,1).</source>
        <translation>hier sollte die Nummer einer Leitung kommen, nicht {}; Paare wie (0,1) schreiben.</translation>
    </message>
    <message>
        <source>a work-item</source>
        <translation>ein Work-Item</translation>
    </message>
    <message>
        <source>add --isolated</source>
        <translation>--isolated hinzufügen</translation>
    </message>
    <message>
        <source>addition</source>
        <translation>Addition</translation>
    </message>
    <message>
        <source>additions</source>
        <translation>Additionen</translation>
    </message>
    <message>
        <source>affine maps</source>
        <translation>affine Abbildungen</translation>
    </message>
    <message>
        <source>after launch {} {}[{}] is {} on {} and {} by Oclgrind, whose values are shown</source>
        <translation>nach Aufruf {} ist {}[{}] {} auf {} und {} bei Oclgrind, dessen Werte gezeigt werden</translation>
    </message>
    <message>
        <source>agrees with what the buffers hold</source>
        <translation>stimmt mit dem Inhalt der Puffer überein</translation>
    </message>
    <message>
        <source>algorithm is</source>
        <translation>Algorithmus ist</translation>
    </message>
    <message>
        <source>algorithm is required, or --preset; see: lockstep export --help</source>
        <translation>algorithm oder --preset wird gebraucht; siehe: lockstep export --help</translation>
    </message>
    <message>
        <source>algorithm is required, or --preset; see: lockstep run --help</source>
        <translation>algorithm oder --preset wird gebraucht; siehe: lockstep run --help</translation>
    </message>
    <message>
        <source>algorithms are</source>
        <translation>Algorithmen sind</translation>
    </message>
    <message>
        <source>all buffers come before the first launch; move this one up</source>
        <translation>alle Puffer kommen vor dem ersten Aufruf; diesen nach oben setzen</translation>
    </message>
    <message>
        <source>all {} are left</source>
        <translation>alle {} sind übrig</translation>
    </message>
    <message>
        <source>all {} inputs of zeros and ones that were tried; with more than {} wires they are a choice, made at random</source>
        <translation>alle {} versuchten Eingaben aus Nullen und Einsen; bei mehr als {} Leitungen sind sie eine zufällige Auswahl</translation>
    </message>
    <message>
        <source>an SVG picture</source>
        <translation>ein SVG-Bild</translation>
    </message>
    <message>
        <source>an argument&apos;s name</source>
        <translation>der Name eines Arguments</translation>
    </message>
    <message>
        <source>an event belongs to no work-group</source>
        <translation>ein Ereignis gehört zu keiner Work-Group</translation>
    </message>
    <message>
        <source>an input has 1 to {} keys, and this has {}.</source>
        <translation>eine Eingabe hat 1 bis {} Schlüssel, und diese hat {}.</translation>
    </message>
    <message>
        <source>an input that is made</source>
        <translation>eine erzeugte Eingabe</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>another</source>
        <translation>einer anderen</translation>
    </message>
    <message>
        <source>are</source>
        <translation>sind</translation>
    </message>
    <message>
        <source>arguments are given by the names of the kernel&apos;s parameters, as in {{x = x, n = n}}</source>
        <translation>arguments werden nach den Namen der Parameter des Kernels gegeben, wie in {{x = x, n = n}}</translation>
    </message>
    <message>
        <source>arguments must be a table, as in {{x = x, n = n}}, not {}</source>
        <translation>arguments muss eine Tabelle sein, wie in {{x = x, n = n}}, nicht {}</translation>
    </message>
    <message>
        <source>as the plan allows</source>
        <translation>wie der Plan es erlaubt</translation>
    </message>
    <message>
        <source>as the plan expects</source>
        <translation>wie der Plan es erwartet</translation>
    </message>
    <message>
        <source>asking a device of {}</source>
        <translation>bei der Frage an ein Gerät von {}</translation>
    </message>
    <message>
        <source>asking for the devices</source>
        <translation>bei der Frage nach den Geräten</translation>
    </message>
    <message>
        <source>asking for the devices of {}</source>
        <translation>bei der Frage nach den Geräten von {}</translation>
    </message>
    <message>
        <source>asking for the platforms</source>
        <translation>bei der Frage nach den Plattformen</translation>
    </message>
    <message>
        <source>auto, an index, or part of a name; see: lockstep devices (auto)</source>
        <translation>auto, eine Nummer oder ein Teil des Namens; siehe: lockstep devices (auto)</translation>
    </message>
    <message>
        <source>auto, an index, or part of a name; see: lockstep devices (auto). Of another machine: ssh:[user@]host[:port][/device]</source>
        <translation>auto, eine Nummer oder ein Teil des Namens; siehe: lockstep devices (auto). Auf einem anderen Rechner: ssh:[user@]host[:port][/device]</translation>
    </message>
    <message>
        <source>barrier</source>
        <translation>Barriere</translation>
    </message>
    <message>
        <source>bash, zsh or fish</source>
        <translation>bash, zsh oder fish</translation>
    </message>
    <message>
        <source>before its first launch</source>
        <translation>vor seinem ersten Aufruf</translation>
    </message>
    <message>
        <source>bound     {}</source>
        <translation>Grenze    {}</translation>
    </message>
    <message>
        <source>bounds</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>break-even</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>bubblewrap does not work here ({}); ask whoever keeps this machine to allow user namespaces.</source>
        <translation>bubblewrap funktioniert hier nicht ({}); wer diesen Rechner betreut, möge User-Namespaces erlauben.</translation>
    </message>
    <message>
        <source>bubblewrap is not installed; install the package bubblewrap.</source>
        <translation>bubblewrap ist nicht installiert; das Paket bubblewrap installieren.</translation>
    </message>
    <message>
        <source>buckets   {}</source>
        <translation>Fächer    {}</translation>
    </message>
    <message>
        <source>building {}</source>
        <translation>beim Bauen von {}</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>c would have {} × {} values, more than {}; give a larger inner side, or a number of values that has more divisors.</source>
        <translation>c hätte {} × {} Werte, mehr als {}; eine größere innere Seite geben, oder eine Zahl von Werten mit mehr Teilern.</translation>
    </message>
    <message>
        <source>cannot be opened. It is damaged: what it holds is no recording.</source>
        <translation>kann nicht geöffnet werden. Die Datei ist beschädigt: was sie enthält, ist keine Aufzeichnung.</translation>
    </message>
    <message>
        <source>cannot be opened. {}</source>
        <translation>kann nicht geöffnet werden. {}</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>cannot be read: {}.</source>
        <translation>kann nicht gelesen werden: {}.</translation>
    </message>
    <message>
        <source>cannot make the folder {}: {}</source>
        <translation>Der Ordner {} kann nicht angelegt werden: {}</translation>
    </message>
    <message>
        <source>cannot write to standard output: the disk cannot be read</source>
        <translation>Auf die Standardausgabe kann nicht geschrieben werden: die Platte kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>cannot write to standard output: {}</source>
        <translation>Auf die Standardausgabe kann nicht geschrieben werden: {}</translation>
    </message>
    <message>
        <source>cannot write {}: is the disk full?</source>
        <translation>{} kann nicht geschrieben werden: ist die Platte voll?</translation>
    </message>
    <message>
        <source>cannot write {}: it is a folder; name a file, or write {}/ for one file a launch</source>
        <translation>{} kann nicht geschrieben werden: es ist ein Ordner; eine Datei nennen, oder {}/ für eine Datei je Aufruf</translation>
    </message>
    <message>
        <source>cannot write {}: it is a link; take it away, or name another folder</source>
        <translation>{} kann nicht geschrieben werden: es ist eine Verknüpfung; sie entfernen oder einen anderen Ordner nennen</translation>
    </message>
    <message>
        <source>cannot write {}: the picture cannot be encoded; choose a smaller --size</source>
        <translation>{} kann nicht geschrieben werden: das Bild lässt sich nicht kodieren; eine kleinere --size wählen</translation>
    </message>
    <message>
        <source>cannot write {}: {}</source>
        <translation>{} kann nicht geschrieben werden: {}</translation>
    </message>
    <message>
        <source>changed   {}</source>
        <translation>geändert  {}</translation>
    </message>
    <message>
        <source>choose another device</source>
        <translation>ein anderes Gerät wählen</translation>
    </message>
    <message>
        <source>choose another device or other keys.</source>
        <translation>ein anderes Gerät oder andere Schlüssel wählen.</translation>
    </message>
    <message>
        <source>choose another device.</source>
        <translation>ein anderes Gerät wählen.</translation>
    </message>
    <message>
        <source>choose fewer keys, another device or a longer limit.</source>
        <translation>weniger Schlüssel, ein anderes Gerät oder eine längere Grenze wählen.</translation>
    </message>
    <message>
        <source>choose one of: {}.</source>
        <translation>einen wählen aus: {}.</translation>
    </message>
    <message>
        <source>combination</source>
        <translation>Verknüpfung</translation>
    </message>
    <message>
        <source>combinations</source>
        <translation>Verknüpfungen</translation>
    </message>
    <message>
        <source>comparators</source>
        <translation>Vergleicher</translation>
    </message>
    <message>
        <source>comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>comparisons</source>
        <translation>Vergleiche</translation>
    </message>
    <message>
        <source>correct   no: the recording ends before its algorithm does; {} {} not right yet</source>
        <translation>richtig   nein: die Aufzeichnung endet vor ihrem Algorithmus; {} {} noch nicht richtig</translation>
    </message>
    <message>
        <source>correct   no: {}</source>
        <translation>richtig   nein: {}</translation>
    </message>
    <message>
        <source>correct   no: {} {} wrong</source>
        <translation>richtig   nein: {} {} falsch</translation>
    </message>
    <message>
        <source>correct   not known: the plan expects nothing</source>
        <translation>richtig   nicht bekannt: der Plan erwartet nichts</translation>
    </message>
    <message>
        <source>correct   yes</source>
        <translation>richtig   ja</translation>
    </message>
    <message>
        <source>correct   yes, though the recording ends before its algorithm does</source>
        <translation>richtig   ja, doch die Aufzeichnung endet vor ihrem Algorithmus</translation>
    </message>
    <message>
        <source>could not be read to its end; is the disk at fault?</source>
        <translation>konnte nicht bis zum Ende gelesen werden; liegt es an der Platte?</translation>
    </message>
    <message>
        <source>count</source>
        <translation>Zählung</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>Zählungen</translation>
    </message>
    <message>
        <source>counts and moves</source>
        <translation>Zählungen und Verschiebungen</translation>
    </message>
    <message>
        <source>cuts      {}</source>
        <translation>Schnitte  {}</translation>
    </message>
    <message>
        <source>define is given &apos;{}&apos;; choose a name of letters, digits and _ that is not taken (KEY, VALUE, ORDER, TRACE…)</source>
        <translation>define bekommt &apos;{}&apos;; einen Namen aus Buchstaben, Ziffern und _ wählen, der nicht vergeben ist (KEY, VALUE, ORDER, TRACE…)</translation>
    </message>
    <message>
        <source>device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>device    not known: it reports no times</source>
        <translation>Gerät     nicht bekannt: es meldet keine Zeiten</translation>
    </message>
    <message>
        <source>device    {:.1f} µs in kernels, untraced</source>
        <translation>Gerät     {:.1f} µs in Kerneln, ohne Trace</translation>
    </message>
    <message>
        <source>did you mean &quot;{}&quot;?</source>
        <translation>war &quot;{}&quot; gemeint?</translation>
    </message>
    <message>
        <source>did you mean {}?</source>
        <translation>war {} gemeint?</translation>
    </message>
    <message>
        <source>did you mean {}? Or </source>
        <translation>war {} gemeint? Oder </translation>
    </message>
    <message>
        <source>element</source>
        <translation>Element</translation>
    </message>
    <message>
        <source>element is</source>
        <translation>Element ist</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>Elementen</translation>
    </message>
    <message>
        <source>elements are</source>
        <translation>Elementen sind</translation>
    </message>
    <message>
        <source>error was given a {}, not a text</source>
        <translation>error bekam {}, keinen Text</translation>
    </message>
    <message>
        <source>event counts</source>
        <translation>Ereigniszahlen</translation>
    </message>
    <message>
        <source>event of work-item {} in line {}</source>
        <translation>Ereignis von Work-Item {} in Zeile {}</translation>
    </message>
    <message>
        <source>event offsets</source>
        <translation>Ereignisanfänge</translation>
    </message>
    <message>
        <source>events    as Oclgrind saw them, in {:.2f} s; the device&apos;s own run {}</source>
        <translation>Ereign.   wie Oclgrind sie sah, in {:.2f} s; der Lauf auf dem Gerät selbst {}</translation>
    </message>
    <message>
        <source>every launch ends as with the shipped kernel</source>
        <translation>jeder Aufruf endet wie mit dem mitgelieferten Kernel</translation>
    </message>
    <message>
        <source>expected is &apos;{}&apos;; choose {}, or write a function</source>
        <translation>expected ist &apos;{}&apos;; {} wählen, oder eine Funktion schreiben</translation>
    </message>
    <message>
        <source>expected is {}, which has {} elements, and the result has {}; let run return the buffer and its size</source>
        <translation>expected ist {} mit {} Elementen, und das Ergebnis hat {}; run den Puffer und seine Größe zurückgeben lassen</translation>
    </message>
    <message>
        <source>expected is {}, which is no {}</source>
        <translation>expected ist {}, kein Wert von {}</translation>
    </message>
    <message>
        <source>expected returns {} elements, and the result has {}</source>
        <translation>expected gibt {} Elemente zurück, und das Ergebnis hat {}</translation>
    </message>
    <message>
        <source>expected, where it is no function,</source>
        <translation>expected, wo es keine Funktion ist,</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>ffmpeg could not be started: {}</source>
        <translation>ffmpeg konnte nicht gestartet werden: {}</translation>
    </message>
    <message>
        <source>ffmpeg ended unexpectedly; try again</source>
        <translation>ffmpeg endete unerwartet; noch einmal versuchen</translation>
    </message>
    <message>
        <source>ffmpeg ended with status {}</source>
        <translation>ffmpeg endete mit Rückgabewert {}</translation>
    </message>
    <message>
        <source>ffmpeg says: {}</source>
        <translation>ffmpeg sagt: {}</translation>
    </message>
    <message>
        <source>ffmpeg wrote {} of its {} frames</source>
        <translation>ffmpeg schrieb {} seiner {} Bilder</translation>
    </message>
    <message>
        <source>fill is {}, which is no {}</source>
        <translation>fill ist {}, kein Wert von {}</translation>
    </message>
    <message>
        <source>finishing</source>
        <translation>beim Beenden</translation>
    </message>
    <message>
        <source>first      {}[{}]{}: {}, not {} (launch {}, phase {}, work-item {}, line {}{})</source>
        <translation>zuerst     {}[{}]{}: {}, nicht {} (Aufruf {}, Phase {}, Work-Item {}, Zeile {}{})</translation>
    </message>
    <message>
        <source>freeing what it made</source>
        <translation>beim Freigeben des Angelegten</translation>
    </message>
    <message>
        <source>gave something else</source>
        <translation>ergab etwas anderes</translation>
    </message>
    <message>
        <source>gave the same</source>
        <translation>ergab dasselbe</translation>
    </message>
    <message>
        <source>global has {} dimensions and group {}; give as many</source>
        <translation>global hat {} Dimensionen und group {}; gleich viele geben</translation>
    </message>
    <message>
        <source>global is {}, no multiple of group, {}; write round_up({}, {})</source>
        <translation>global ist {}, kein Vielfaches von group, {}; round_up({}, {}) schreiben</translation>
    </message>
    <message>
        <source>has</source>
        <translation>hat</translation>
    </message>
    <message>
        <source>has greys up to {}, not 255</source>
        <translation>hat Grauwerte bis {}, nicht 255</translation>
    </message>
    <message>
        <source>has {} MiB, more than {}</source>
        <translation>hat {} MiB, mehr als {}</translation>
    </message>
    <message>
        <source>has {} × {} pixels, more than {} in all</source>
        <translation>hat {} × {} Pixel, mehr als {} insgesamt</translation>
    </message>
    <message>
        <source>have</source>
        <translation>haben</translation>
    </message>
    <message>
        <source>holds no recordings of a lecture; record it again with lockstep lecture … --record.</source>
        <translation>enthält keine Aufzeichnungen einer Vorlesung; mit lockstep lecture … --record neu aufzeichnen.</translation>
    </message>
    <message>
        <source>host</source>
        <translation>der Hostname</translation>
    </message>
    <message>
        <source>in</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>in a line that is not known</source>
        <translation>in einer unbekannten Zeile</translation>
    </message>
    <message>
        <source>in launch {}, {}, work-item {} writes {}[{}] (line {}) and work-item {} {} it (line {}) with no barrier between</source>
        <translation>in Aufruf {}, {}, schreibt Work-Item {} {}[{}] (Zeile {}), und Work-Item {} {} es (Zeile {}), ohne Barriere dazwischen</translation>
    </message>
    <message>
        <source>in launch {}, {}, work-item {} writes {}[{}] ({}) and work-item {} {} it ({}) with no barrier between</source>
        <translation>in Aufruf {}, {}, schreibt Work-Item {} {}[{}] ({}), und Work-Item {} {} es ({}), ohne Barriere dazwischen</translation>
    </message>
    <message>
        <source>in launch {}, {}, {}, work-item {} loads {}[{}], which nothing has written</source>
        <translation>in Aufruf {}, {}, {}, lädt Work-Item {} {}[{}], das nichts geschrieben hat</translation>
    </message>
    <message>
        <source>in launch {}, {}, {}, {}{}</source>
        <translation>in Aufruf {}, {}, {}, {}{}</translation>
    </message>
    <message>
        <source>in line {}</source>
        <translation>in Zeile {}</translation>
    </message>
    <message>
        <source>in place: nothing beside the {} of the input</source>
        <translation>an Ort und Stelle: nichts neben {} der Eingabe</translation>
    </message>
    <message>
        <source>in {} ({}, {})</source>
        <translation>in {} ({}, {})</translation>
    </message>
    <message>
        <source>input      {}{}</source>
        <translation>Eingabe    {}{}</translation>
    </message>
    <message>
        <source>interaction</source>
        <translation>Wechselwirkung</translation>
    </message>
    <message>
        <source>interactions</source>
        <translation>Wechselwirkungen</translation>
    </message>
    <message>
        <source>is</source>
        <translation>ist</translation>
    </message>
    <message>
        <source>is broken ({})</source>
        <translation>ist kaputt ({})</translation>
    </message>
    <message>
        <source>is cut off: its end is missing; record it again with lockstep lecture … --record.</source>
        <translation>ist abgeschnitten: das Ende fehlt; mit lockstep lecture … --record neu aufzeichnen.</translation>
    </message>
    <message>
        <source>is cut off: its end is missing; take another copy.</source>
        <translation>ist abgeschnitten: das Ende fehlt; eine andere Kopie nehmen.</translation>
    </message>
    <message>
        <source>is cut short: {} × {} pixels take more than its {} bytes</source>
        <translation>ist abgeschnitten: {} × {} Pixel brauchen mehr als seine {} Bytes</translation>
    </message>
    <message>
        <source>is damaged: it has no version; take another copy.</source>
        <translation>ist beschädigt: die Version fehlt; eine andere Kopie nehmen.</translation>
    </message>
    <message>
        <source>is damaged: it says that it holds {} recordings.</source>
        <translation>ist beschädigt: angeblich sind darin {} Aufzeichnungen.</translation>
    </message>
    <message>
        <source>is damaged: something follows its end; record the lecture again.</source>
        <translation>ist beschädigt: hinter dem Ende folgt noch etwas; die Vorlesung neu aufzeichnen.</translation>
    </message>
    <message>
        <source>is damaged: something follows its end; take another copy.</source>
        <translation>ist beschädigt: hinter dem Ende folgt noch etwas; eine andere Kopie nehmen.</translation>
    </message>
    <message>
        <source>is damaged: what is packed in it has changed since it was written; take another copy.</source>
        <translation>ist beschädigt: was darin gepackt ist, hat sich seit dem Schreiben geändert; eine andere Kopie nehmen.</translation>
    </message>
    <message>
        <source>is empty; it is no Lockstep recording.</source>
        <translation>ist leer; das ist keine Lockstep-Aufzeichnung.</translation>
    </message>
    <message>
        <source>is no Lockstep recording{}; open a file that ends in {}.</source>
        <translation>ist keine Lockstep-Aufzeichnung{}; eine Datei öffnen, die auf {} endet.</translation>
    </message>
    <message>
        <source>is no file but a folder or a device; name a recording.</source>
        <translation>ist keine Datei, sondern ein Ordner oder ein Gerät; eine Aufzeichnung nennen.</translation>
    </message>
    <message>
        <source>is no {} of what it read</source>
        <translation>ist nicht die Operation {} auf dem, was es las</translation>
    </message>
    <message>
        <source>is of the kind P{}</source>
        <translation>ist von der Art P{}</translation>
    </message>
    <message>
        <source>is too large ({} MiB); the recordings of a lecture take at most {} MiB.</source>
        <translation>ist zu groß ({} MiB); die Aufzeichnungen einer Vorlesung haben höchstens {} MiB.</translation>
    </message>
    <message>
        <source>is too large for its {} KiB: it unpacks to {}; record it again.</source>
        <translation>ist zu groß für seine {} KiB: entpackt sind es {}; neu aufzeichnen.</translation>
    </message>
    <message>
        <source>is too large for its {} KiB: its recordings unpack to {} MiB; record it again with lockstep lecture … --record.</source>
        <translation>ist zu groß für seine {} KiB: die Aufzeichnungen sind entpackt {} MiB; mit lockstep lecture … --record neu aufzeichnen.</translation>
    </message>
    <message>
        <source>is too large: it takes more than {}.</source>
        <translation>ist zu groß: es sind mehr als {}.</translation>
    </message>
    <message>
        <source>is too large: it unpacks to more than {}; record it with fewer keys.</source>
        <translation>ist zu groß: entpackt sind es mehr als {}; mit weniger Schlüsseln aufzeichnen.</translation>
    </message>
    <message>
        <source>is too large: its recordings take more than {} MiB of memory; use fewer keys.</source>
        <translation>ist zu groß: die Aufzeichnungen brauchen mehr als {} MiB Speicher; weniger Schlüssel nehmen.</translation>
    </message>
    <message>
        <source>it asked for more memory than a plan may have, {} MiB at a time and {} GiB in all</source>
        <translation>er verlangte mehr Speicher, als ein Plan haben darf, {} MiB auf einmal und {} GiB insgesamt</translation>
    </message>
    <message>
        <source>it compares nothing</source>
        <translation>es vergleicht nichts</translation>
    </message>
    <message>
        <source>it compares what are no keys of the input</source>
        <translation>es vergleicht, was keine Schlüssel der Eingabe sind</translation>
    </message>
    <message>
        <source>it does more than compare</source>
        <translation>es tut mehr als vergleichen</translation>
    </message>
    <message>
        <source>it does not begin with its input</source>
        <translation>sie beginnt nicht mit ihrer Eingabe</translation>
    </message>
    <message>
        <source>it does not begin with ssh:</source>
        <translation>es beginnt nicht mit ssh:</translation>
    </message>
    <message>
        <source>it does not call plan{{…}}; see resources/docs/plans.md</source>
        <translation>er ruft plan{{…}} nicht auf; siehe resources/docs/plans.md</translation>
    </message>
    <message>
        <source>it does not end with its output</source>
        <translation>sie endet nicht mit ihrer Ausgabe</translation>
    </message>
    <message>
        <source>it ends too early</source>
        <translation>sie endet zu früh</translation>
    </message>
    <message>
        <source>it has no table of its words</source>
        <translation>sie hat keine Tabelle ihrer Wörter</translation>
    </message>
    <message>
        <source>it has no {}</source>
        <translation>{} fehlt</translation>
    </message>
    <message>
        <source>it is a file; name a folder</source>
        <translation>das ist eine Datei; einen Ordner nennen</translation>
    </message>
    <message>
        <source>it is a link that leads nowhere; name a folder</source>
        <translation>es ist eine Verknüpfung ins Leere; einen Ordner nennen</translation>
    </message>
    <message>
        <source>it is a link that leads nowhere; name another file</source>
        <translation>es ist eine Verknüpfung ins Leere; eine andere Datei nennen</translation>
    </message>
    <message>
        <source>it is write-protected; name another</source>
        <translation>schreibgeschützt; einen anderen Ort nennen</translation>
    </message>
    <message>
        <source>it is {}, and only files are replaced; name a file</source>
        <translation>es ist {}, und nur Dateien werden ersetzt; eine Datei nennen</translation>
    </message>
    <message>
        <source>it is {}; name a folder</source>
        <translation>es ist {}; einen Ordner nennen</translation>
    </message>
    <message>
        <source>it lacks its plan</source>
        <translation>ihr fehlt der Plan</translation>
    </message>
    <message>
        <source>it makes {} launches, and {} with the shipped kernel</source>
        <translation>er macht {} Aufrufe, mit dem mitgelieferten Kernel {}</translation>
    </message>
    <message>
        <source>it says nothing</source>
        <translation>es sagt nichts</translation>
    </message>
    <message>
        <source>it took more than 20 seconds, the most that a plan may; does a loop never end?</source>
        <translation>er brauchte mehr als 20 Sekunden, so lange darf ein Plan höchstens; endet eine Schleife nie?</translation>
    </message>
    <message>
        <source>it took more than 200 million steps, the most that a plan may; does a loop never end?</source>
        <translation>er brauchte mehr als 200 Millionen Schritte, so viele darf ein Plan höchstens; endet eine Schleife nie?</translation>
    </message>
    <message>
        <source>its</source>
        <translation>seine</translation>
    </message>
    <message>
        <source>its counts are not those of its events</source>
        <translation>ihre Anzahlen sind nicht die ihrer Ereignisse</translation>
    </message>
    <message>
        <source>its driver keeps what it compiles in {}, and neither this nor /tmp can be written; set POCL_CACHE_DIR to a folder that can</source>
        <translation>sein Treiber legt Übersetztes in {} ab, und weder das noch /tmp ist beschreibbar; POCL_CACHE_DIR auf einen beschreibbaren Ordner setzen</translation>
    </message>
    <message>
        <source>its events do not explain its states</source>
        <translation>ihre Ereignisse erklären ihre Zustände nicht</translation>
    </message>
    <message>
        <source>its folder is a loop of links; name another</source>
        <translation>sein Ordner ist eine Schleife von Verknüpfungen; einen anderen nennen</translation>
    </message>
    <message>
        <source>its kernel&apos;s text is longer than any kernel&apos;s</source>
        <translation>der Text ihres Kernels ist länger als der eines jeden</translation>
    </message>
    <message>
        <source>its kernel&apos;s text is none, or lacks a kernel that was launched</source>
        <translation>der Text ihres Kernels ist keiner, oder ihm fehlt ein aufgerufener Kernel</translation>
    </message>
    <message>
        <source>its keys are not the pieces of its words</source>
        <translation>ihre Schlüssel sind nicht die Stücke ihrer Wörter</translation>
    </message>
    <message>
        <source>its keys end on other wires</source>
        <translation>seine Schlüssel enden auf anderen Leitungen</translation>
    </message>
    <message>
        <source>its launches compare different fields of the keys</source>
        <translation>seine Aufrufe vergleichen verschiedene Felder der Schlüssel</translation>
    </message>
    <message>
        <source>its parameters are not those of a plan</source>
        <translation>ihre Parameter sind nicht die eines Plans</translation>
    </message>
    <message>
        <source>its parameters are not those of its algorithm</source>
        <translation>ihre Parameter sind nicht die ihres Algorithmus</translation>
    </message>
    <message>
        <source>its parts are nested too deeply</source>
        <translation>ihre Teile sind zu tief verschachtelt</translation>
    </message>
    <message>
        <source>its parts do not fit together</source>
        <translation>ihre Teile passen nicht zusammen</translation>
    </message>
    <message>
        <source>its plan expects another number of values</source>
        <translation>ihr Plan erwartet eine andere Zahl von Werten</translation>
    </message>
    <message>
        <source>its plan is not at hand; keep the kernel file and its plan, which make the same run again</source>
        <translation>ihr Plan ist nicht zur Hand; die Kerneldatei und ihren Plan aufheben, die denselben Lauf wieder ergeben</translation>
    </message>
    <message>
        <source>its table of words does not hold its words</source>
        <translation>ihre Wörtertabelle enthält nicht ihre Wörter</translation>
    </message>
    <message>
        <source>its work-items may race: run it with fewer keys</source>
        <translation>vielleicht ein Wettlauf seiner Work-Items: mit weniger Schlüsseln laufen lassen</translation>
    </message>
    <message>
        <source>its {} is {}, and the plan allows {:.10g} at most</source>
        <translation>{}: {}, und der Plan erlaubt höchstens {:.10g}</translation>
    </message>
    <message>
        <source>its {} keys were too many to keep every state and event of the run; choose fewer keys</source>
        <translation>ihre {} Schlüssel waren zu viele, um jeden Zustand und jedes Ereignis zu behalten; weniger Schlüssel wählen</translation>
    </message>
    <message>
        <source>kernel file</source>
        <translation>Kerneldatei</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>launch {}</source>
        <translation>Aufruf {}</translation>
    </message>
    <message>
        <source>launch {} compares no such pairs; ask &quot;pairs&quot; of a sorting network.</source>
        <translation>Aufruf {} vergleicht keine solchen Paare; &quot;pairs&quot; bei einem Sortiernetz fragen.</translation>
    </message>
    <message>
        <source>launch {} compares {} pairs, and a question shows at most {}; name some with &quot;wires&quot;: [0, 4].</source>
        <translation>Aufruf {} vergleicht {} Paare, und eine Frage zeigt höchstens {}; einige mit &quot;wires&quot;: [0, 4] nennen.</translation>
    </message>
    <message>
        <source>launch {} has no buffer with a place for each of the {} keys; record the lecture again.</source>
        <translation>Aufruf {} hat keinen Puffer mit einem Platz für jeden der {} Schlüssel; die Vorlesung neu aufzeichnen.</translation>
    </message>
    <message>
        <source>launch {} is the first to end otherwise than with the shipped kernel: {}[{}] is {}, not {}</source>
        <translation>Aufruf {} endet als erster anders als mit dem mitgelieferten Kernel: {}[{}] ist {}, nicht {}</translation>
    </message>
    <message>
        <source>launch {} moves no key from position {}; ask it of a launch that moves keys.</source>
        <translation>Aufruf {} bewegt keinen Schlüssel von Stelle {}; einen Aufruf fragen, der Schlüssel bewegt.</translation>
    </message>
    <message>
        <source>launch {}, {}: work-item {} loads {} from {}[{}] (line {}), and no trace call before it says that this was stored there; that store has no trace call, or nothing was stored</source>
        <translation>Aufruf {}, {}: Work-Item {} lädt {} aus {}[{}] (Zeile {}), und kein Trace-Aufruf davor sagt, dass es dort gespeichert wurde; diesem Speichern fehlt der Trace-Aufruf, oder nichts wurde gespeichert</translation>
    </message>
    <message>
        <source>launch {}, {}: {}[{}] holds {} afterwards, and by its trace calls it would be {}; a store has no trace call, or one that says something else</source>
        <translation>Aufruf {}, {}: {}[{}] enthält danach {}, und nach seinen Trace-Aufrufen wäre es {}; einem Speichern fehlt der Trace-Aufruf, oder er sagt etwas anderes</translation>
    </message>
    <message>
        <source>launches</source>
        <translation>Aufrufe</translation>
    </message>
    <message>
        <source>launches  {}</source>
        <translation>Aufrufe   {}</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>leave it or --in-process out</source>
        <translation>es oder --in-process weglassen</translation>
    </message>
    <message>
        <source>light or dark (light)</source>
        <translation>light oder dark (light)</translation>
    </message>
    <message>
        <source>line {} of {} is changed</source>
        <translation>Zeile {} von {} ist geändert</translation>
    </message>
    <message>
        <source>loads</source>
        <translation>lädt</translation>
    </message>
    <message>
        <source>local     {} {} of local memory a work-group, {} bytes</source>
        <translation>lokal     {} {} lokaler Speicher je Work-Group, {} Bytes</translation>
    </message>
    <message>
        <source>local memory</source>
        <translation>lokaler Speicher</translation>
    </message>
    <message>
        <source>lockstep SUBCOMMAND --help lists the options of each. Exit status: 0 done, 1 it failed while running,
2 the call was wrong, 3 there is no usable device. A file called - is standard input or output.</source>
        <translation>lockstep UNTERBEFEHL --help listet die Optionen von jedem auf. Rückgabewert: 0 getan, 1 im Lauf fehlgeschlagen,
2 der Aufruf war falsch, 3 kein benutzbares Gerät. Eine Datei namens - ist die Standardeingabe oder -ausgabe.</translation>
    </message>
    <message>
        <source>lockstep engine is for Lockstep itself, which starts it where --isolated or a device of another machine is given; see: lockstep run --help</source>
        <translation>lockstep engine ist für Lockstep selbst, das es startet, wo --isolated oder ein Gerät eines anderen Rechners angegeben ist; siehe: lockstep run --help</translation>
    </message>
    <message>
        <source>making a queue</source>
        <translation>beim Anlegen einer Warteschlange</translation>
    </message>
    <message>
        <source>making room for {}</source>
        <translation>beim Platzschaffen für {}</translation>
    </message>
    <message>
        <source>making the buffer {}</source>
        <translation>beim Anlegen des Puffers {}</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>measuring its rates</source>
        <translation>beim Messen seiner Raten</translation>
    </message>
    <message>
        <source>memory    {}</source>
        <translation>Speicher  {}</translation>
    </message>
    <message>
        <source>mistake   {} ({}) is on</source>
        <translation>Fehler    {} ({}) ist eingeschaltet</translation>
    </message>
    <message>
        <source>move</source>
        <translation>Verschiebung</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>Verschiebungen</translation>
    </message>
    <message>
        <source>n is {}; a pair carries its place in 16 bits, choose 1 to {} of them.</source>
        <translation>n ist {}; ein Paar trägt seine Stelle in 16 Bit, also 1 bis {} davon wählen.</translation>
    </message>
    <message>
        <source>n is {}; a text that is joined has 1 to {} letters.</source>
        <translation>n ist {}; ein zu verkettender Text hat 1 bis {} Buchstaben.</translation>
    </message>
    <message>
        <source>n is {}; choose 1 to {} keys.</source>
        <translation>n ist {}; 1 bis {} Schlüssel wählen.</translation>
    </message>
    <message>
        <source>n is {}; comparators are read off runs of 1 to {} keys.</source>
        <translation>n ist {}; Vergleicher werden aus Läufen mit 1 bis {} Schlüsseln gelesen.</translation>
    </message>
    <message>
        <source>name is &apos;{}&apos;; choose letters, digits and _</source>
        <translation>name ist &apos;{}&apos;; Buchstaben, Ziffern und _ wählen</translation>
    </message>
    <message>
        <source>names {} of array {}, which is outside</source>
        <translation>nennt {} von Array {}, das außerhalb liegt</translation>
    </message>
    <message>
        <source>network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>no launch</source>
        <translation>kein Aufruf</translation>
    </message>
    <message>
        <source>no pixels</source>
        <translation>keine Pixel</translation>
    </message>
    <message>
        <source>no: {} ends as {}</source>
        <translation>nein: {} endet als {}</translation>
    </message>
    <message>
        <source>nobody can ask &quot;{}&quot;; choose {}.</source>
        <translation>&quot;{}&quot; kann niemand fragen; {} wählen.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>none in the {} runs that Oclgrind saw</source>
        <translation>keine in den {} Läufen, die Oclgrind sah</translation>
    </message>
    <message>
        <source>not expected: {}</source>
        <translation>nicht erwartet: {}</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>not known of {}: no trace calls</source>
        <translation>nicht bekannt von {}: keine Trace-Aufrufe</translation>
    </message>
    <message>
        <source>not known: the plan expects nothing</source>
        <translation>nicht bekannt: der Plan erwartet nichts</translation>
    </message>
    <message>
        <source>not known: {} of them swapped on none of the inputs that were tried</source>
        <translation>nicht bekannt: {} davon tauschten bei keiner der versuchten Eingaben</translation>
    </message>
    <message>
        <source>not taken</source>
        <translation>nicht gemessen</translation>
    </message>
    <message>
        <source>note      {}</source>
        <translation>Hinweis   {}</translation>
    </message>
    <message>
        <source>nothing (null)</source>
        <translation>nichts (null)</translation>
    </message>
    <message>
        <source>nothing beside the {} of the input</source>
        <translation>nichts neben {} der Eingabe</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>one of the launches {} to {}</source>
        <translation>einem der Aufrufe {} bis {}</translation>
    </message>
    <message>
        <source>only {} of its {} frames reached the disk</source>
        <translation>nur {} seiner {} Bilder kamen auf die Platte</translation>
    </message>
    <message>
        <source>operations</source>
        <translation>Operationen</translation>
    </message>
    <message>
        <source>order     the output is not sorted</source>
        <translation>Ordnung   die Ausgabe ist nicht sortiert</translation>
    </message>
    <message>
        <source>out</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>output     element {}: {}, not {}</source>
        <translation>Ausgabe    Element {}: {}, nicht {}</translation>
    </message>
    <message>
        <source>output     right in the recorded run</source>
        <translation>Ausgabe    im aufgezeichneten Lauf richtig</translation>
    </message>
    <message>
        <source>output    {}</source>
        <translation>Ausgabe   {}</translation>
    </message>
    <message>
        <source>output    {}{}</source>
        <translation>Ausgabe   {}{}</translation>
    </message>
    <message>
        <source>outputs</source>
        <translation>Ausgaben</translation>
    </message>
    <message>
        <source>overflow  {} passed {} and wrapped (modulo 2^32)</source>
        <translation>Überlauf  {} überschritten {} und liefen über (modulo 2^32)</translation>
    </message>
    <message>
        <source>packed with gzip</source>
        <translation>mit gzip gepackt</translation>
    </message>
    <message>
        <source>packed with zstd</source>
        <translation>mit zstd gepackt</translation>
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
        <source>pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>parameters must be a list, as in {{{{name = &quot;group&quot;, values = {{4, 16}}}}}}</source>
        <translation>parameters muss eine Liste sein, wie in {{{{name = &quot;group&quot;, values = {{4, 16}}}}}}</translation>
    </message>
    <message>
        <source>pieces of a text</source>
        <translation>Stücke eines Textes</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>plan has no function run; give it one, as in run = function(input, n, set) … end</source>
        <translation>plan hat keine Funktion run; eine geben, wie in run = function(input, n, set) … end</translation>
    </message>
    <message>
        <source>plan has no title; give it one, as in title = &quot;Reverse&quot;</source>
        <translation>plan hat keinen Titel; einen geben, wie in title = &quot;Reverse&quot;</translation>
    </message>
    <message>
        <source>plan is called a second time; a file holds one plan</source>
        <translation>plan wird ein zweites Mal aufgerufen; eine Datei enthält einen Plan</translation>
    </message>
    <message>
        <source>product</source>
        <translation>Produkt</translation>
    </message>
    <message>
        <source>products</source>
        <translation>Produkte</translation>
    </message>
    <message>
        <source>question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>races</source>
        <translation>Wettläufe</translation>
    </message>
    <message>
        <source>races      none</source>
        <translation>Wettläufe  keine</translation>
    </message>
    <message>
        <source>races      {} {}; {}[{}] in phase {}: {}, {}</source>
        <translation>Wettläufe  {} {}; {}[{}] in Phase {}: {}, {}</translation>
    </message>
    <message>
        <source>reading a buffer</source>
        <translation>beim Lesen eines Puffers</translation>
    </message>
    <message>
        <source>reading device times</source>
        <translation>beim Lesen der Gerätezeiten</translation>
    </message>
    <message>
        <source>reading the events of {}</source>
        <translation>beim Lesen der Ereignisse von {}</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>liest</translation>
    </message>
    <message>
        <source>record the lecture again</source>
        <translation>die Vorlesung neu aufzeichnen</translation>
    </message>
    <message>
        <source>recording</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>recordings</source>
        <translation>Aufzeichnungen</translation>
    </message>
    <message>
        <source>redundant</source>
        <translation>überflüssig</translation>
    </message>
    <message>
        <source>result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>role is &apos;{}&apos;; choose keys, values, table, flags, scratch or sums</source>
        <translation>role ist &apos;{}&apos;; keys, values, table, flags, scratch oder sums wählen</translation>
    </message>
    <message>
        <source>run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>run launches no kernel; call launch{{…}} at least once</source>
        <translation>run ruft keinen Kernel auf; launch{{…}} mindestens einmal aufrufen</translation>
    </message>
    <message>
        <source>run must return the buffer that holds the result, not {}; write return y</source>
        <translation>run muss den Puffer mit dem Ergebnis zurückgeben, nicht {}; return y schreiben</translation>
    </message>
    <message>
        <source>running Boost.Compute</source>
        <translation>beim Ausführen von Boost.Compute</translation>
    </message>
    <message>
        <source>running {}</source>
        <translation>beim Ausführen von {}</translation>
    </message>
    <message>
        <source>running {} of {}</source>
        <translation>Lauf {} von {}</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>runs       {} on {}: {} wrong{}</source>
        <translation>Läufe      {} auf {}: {} falsch{}</translation>
    </message>
    <message>
        <source>says it read {} at {} of array {}, where {} stood</source>
        <translation>sagt, es las {} bei {} von Array {}, wo {} stand</translation>
    </message>
    <message>
        <source>says it read {} at {} of array {}, which nobody wrote there</source>
        <translation>sagt, es las {} bei {} von Array {}, was niemand dort schrieb</translation>
    </message>
    <message>
        <source>scene</source>
        <translation>Szene</translation>
    </message>
    <message>
        <source>scenes</source>
        <translation>Szenen</translation>
    </message>
    <message>
        <source>see: lockstep --help</source>
        <translation>siehe: lockstep --help</translation>
    </message>
    <message>
        <source>see: lockstep {}--help</source>
        <translation>siehe: lockstep {}--help</translation>
    </message>
    <message>
        <source>signal {}</source>
        <translation>Signal {}</translation>
    </message>
    <message>
        <source>sizes must be the smallest and the largest n, as in {{1, 4096}}</source>
        <translation>sizes muss das kleinste und das größte n sein, wie in {{1, 4096}}</translation>
    </message>
    <message>
        <source>sizes must be the smallest and the largest n, in this order</source>
        <translation>sizes muss das kleinste und das größte n sein, in dieser Reihenfolge</translation>
    </message>
    <message>
        <source>some work-items of a work-group wait at a barrier that others do not come to</source>
        <translation>einige Work-Items einer Work-Group warten an einer Barriere, zu der andere nicht kommen</translation>
    </message>
    <message>
        <source>something follows its end</source>
        <translation>hinter ihrem Ende folgt noch etwas</translation>
    </message>
    <message>
        <source>something stands behind TRACE_ARGS; write TRACE_ARGS behind the last parameter, without a comma</source>
        <translation>hinter TRACE_ARGS steht etwas; TRACE_ARGS hinter den letzten Parameter schreiben, ohne Komma</translation>
    </message>
    <message>
        <source>sorts</source>
        <translation>sortiert</translation>
    </message>
    <message>
        <source>span</source>
        <translation>Spanne</translation>
    </message>
    <message>
        <source>span      {}</source>
        <translation>Spanne    {}</translation>
    </message>
    <message>
        <source>ssh says nothing</source>
        <translation>ssh sagt nichts</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>stopped; nothing was written</source>
        <translation>angehalten; nichts wurde geschrieben</translation>
    </message>
    <message>
        <source>stores</source>
        <translation>speichert</translation>
    </message>
    <message>
        <source>texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>that there is none of</source>
        <translation>, die es nicht gibt</translation>
    </message>
    <message>
        <source>the OpenCL loader</source>
        <translation>dem OpenCL-Lader</translation>
    </message>
    <message>
        <source>the PDF could not be begun</source>
        <translation>das PDF konnte nicht begonnen werden</translation>
    </message>
    <message>
        <source>the PDF could not be finished</source>
        <translation>das PDF konnte nicht beendet werden</translation>
    </message>
    <message>
        <source>the PDF could not be put together: {}</source>
        <translation>das PDF konnte nicht zusammengesetzt werden: {}</translation>
    </message>
    <message>
        <source>the PDF has {} pages instead of {}</source>
        <translation>das PDF hat {} Seiten statt {}</translation>
    </message>
    <message>
        <source>the archive cannot be read back</source>
        <translation>das Archiv kann nicht zurückgelesen werden</translation>
    </message>
    <message>
        <source>the archive cannot be read back whole</source>
        <translation>das Archiv kann nicht ganz zurückgelesen werden</translation>
    </message>
    <message>
        <source>the argument {} is a {}; give a buffer or a number</source>
        <translation>das Argument {} ist ein {}; einen Puffer oder eine Zahl geben</translation>
    </message>
    <message>
        <source>the buffer has no name; give it one, as in name = &quot;x&quot;</source>
        <translation>der Puffer hat keinen Namen; einen geben, wie in name = &quot;x&quot;</translation>
    </message>
    <message>
        <source>the buffer {} has data and fill; give it one of them</source>
        <translation>der Puffer {} hat data und fill; eines davon geben</translation>
    </message>
    <message>
        <source>the buffer {} has no size; give it size, rows and columns, or data</source>
        <translation>der Puffer {} hat keine Größe; size, rows und columns, oder data geben</translation>
    </message>
    <message>
        <source>the buffer {} has {} elements and its data {}</source>
        <translation>der Puffer {} hat {} Elemente und seine data {}</translation>
    </message>
    <message>
        <source>the buffer {} must have either a size, or both rows and columns</source>
        <translation>der Puffer {} muss entweder size haben oder rows und columns</translation>
    </message>
    <message>
        <source>the comparator ({},{}) is with itself; it needs two wires.</source>
        <translation>der Vergleicher ({},{}) vergleicht mit sich selbst; er braucht zwei Leitungen.</translation>
    </message>
    <message>
        <source>the compiler may have failed over the kernel: change it, or choose another device.</source>
        <translation>vielleicht ist der Compiler am Kernel gescheitert: ihn ändern, oder ein anderes Gerät wählen.</translation>
    </message>
    <message>
        <source>the device</source>
        <translation>dem Gerät</translation>
    </message>
    <message>
        <source>the device&apos;s own run failed: {}</source>
        <translation>der Lauf auf dem Gerät selbst schlug fehl: {}</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>das Ende der Zeile</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>das Ende des Textes</translation>
    </message>
    <message>
        <source>the first buffer must hold the input, as in buffer{{name = &quot;x&quot;, data = input}}</source>
        <translation>der erste Puffer muss die Eingabe enthalten, wie in buffer{{name = &quot;x&quot;, data = input}}</translation>
    </message>
    <message>
        <source>the folder {} does not exist; make it first</source>
        <translation>den Ordner {} gibt es nicht; ihn zuerst anlegen</translation>
    </message>
    <message>
        <source>the host</source>
        <translation>dem Host</translation>
    </message>
    <message>
        <source>the kernel is most likely at fault: look at what this launch reads and writes, or let Oclgrind tell the line (--events-from oclgrind).</source>
        <translation>sehr wahrscheinlich liegt es am Kernel: ansehen, was dieser Aufruf liest und schreibt, oder Oclgrind die Zeile sagen lassen (--events-from oclgrind).</translation>
    </message>
    <message>
        <source>the kernel is most likely at fault: look at what this launch reads and writes.</source>
        <translation>sehr wahrscheinlich liegt es am Kernel: ansehen, was dieser Aufruf liest und schreibt.</translation>
    </message>
    <message>
        <source>the kernel may never end: look at the loops and barriers of this launch, or choose fewer keys or a longer limit.</source>
        <translation>vielleicht endet der Kernel nie: die Schleifen und Barrieren dieses Aufrufs ansehen, oder weniger Schlüssel oder eine längere Grenze wählen.</translation>
    </message>
    <message>
        <source>the kernel ran in a process of its own with all of your rights: {}</source>
        <translation>Der Kernel lief in einem eigenen Prozess mit allen Ihren Rechten: {}</translation>
    </message>
    <message>
        <source>the kernel {} has no parameter {}; it has {}</source>
        <translation>der Kernel {} hat keinen Parameter {}; er hat {}</translation>
    </message>
    <message>
        <source>the launch has more than {} arguments, the most that it may</source>
        <translation>der Aufruf hat mehr als {} Argumente, so viele darf er höchstens haben</translation>
    </message>
    <message>
        <source>the launch has more than {} work-items, the most that it may</source>
        <translation>der Aufruf hat mehr als {} Work-Items, so viele darf er höchstens haben</translation>
    </message>
    <message>
        <source>the launch has no kernel; give it one, as in kernel = &quot;reverse&quot;</source>
        <translation>dem Aufruf fehlt der Kernel; einen geben, wie in kernel = &quot;reverse&quot;</translation>
    </message>
    <message>
        <source>the launch has no {}; give it one, as in global = round_up(n, 64), group = 64</source>
        <translation>dem Aufruf fehlt {}; es geben, wie in global = round_up(n, 64), group = 64</translation>
    </message>
    <message>
        <source>the launch of {} gives no {} ({}); add it to its arguments</source>
        <translation>der Aufruf von {} gibt kein {} ({}); es zu seinen arguments hinzufügen</translation>
    </message>
    <message>
        <source>the launch of {} gives {} for {}, which takes {} ({})</source>
        <translation>der Aufruf von {} gibt {} für {}, und das nimmt {} ({})</translation>
    </message>
    <message>
        <source>the name that define is given</source>
        <translation>der Name für define</translation>
    </message>
    <message>
        <source>the page&apos;s {} is missing in the program</source>
        <translation>{} der Seite fehlt im Programm</translation>
    </message>
    <message>
        <source>the parts of the document could not be packed: {}</source>
        <translation>die Teile des Dokuments konnten nicht gepackt werden: {}</translation>
    </message>
    <message>
        <source>the picture could not be encoded as PNG</source>
        <translation>das Bild konnte nicht als PNG kodiert werden</translation>
    </message>
    <message>
        <source>the picture is {} x {} pixels instead of {} x {}</source>
        <translation>das Bild hat {} x {} Pixel statt {} x {}</translation>
    </message>
    <message>
        <source>the port &apos;{}&apos; is no number from 1 to {}</source>
        <translation>der Port &apos;{}&apos; ist keine Zahl von 1 bis {}</translation>
    </message>
    <message>
        <source>the question &quot;{}&quot; takes no &quot;wires&quot;.</source>
        <translation>die Frage &quot;{}&quot; nimmt kein &quot;wires&quot;.</translation>
    </message>
    <message>
        <source>the question &quot;{}&quot; takes no &quot;{}&quot;.</source>
        <translation>die Frage &quot;{}&quot; nimmt kein &quot;{}&quot;.</translation>
    </message>
    <message>
        <source>the range of int32</source>
        <translation>den Bereich von int32</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>ebenso</translation>
    </message>
    <message>
        <source>the same in a second run</source>
        <translation>in einem zweiten Lauf dieselben</translation>
    </message>
    <message>
        <source>the scene begins at {} and ends before that, at {}.</source>
        <translation>die Szene beginnt bei {} und endet davor, bei {}.</translation>
    </message>
    <message>
        <source>the size of the result</source>
        <translation>die Größe des Ergebnisses</translation>
    </message>
    <message>
        <source>the type stands here and among the parameters; keep one of them.</source>
        <translation>der Typ steht hier und unter den Parametern; nur einen davon behalten.</translation>
    </message>
    <message>
        <source>the version of a lecture is {}.</source>
        <translation>die Version einer Vorlesung ist {}.</translation>
    </message>
    <message>
        <source>the {} &apos;{}&apos; begins with &apos;-&apos;</source>
        <translation>{} &apos;{}&apos; beginnt mit &apos;-&apos;</translation>
    </message>
    <message>
        <source>the {} &apos;{}&apos; holds &apos;{}&apos;</source>
        <translation>{} &apos;{}&apos; enthält &apos;{}&apos;</translation>
    </message>
    <message>
        <source>their</source>
        <translation>ihre</translation>
    </message>
    <message>
        <source>there are more than {} buffers, the most that a plan may have</source>
        <translation>es sind mehr als {} Puffer, so viele darf ein Plan höchstens haben</translation>
    </message>
    <message>
        <source>there are more than {} comparators; give at most that many.</source>
        <translation>es sind mehr als {} Vergleicher; höchstens so viele geben.</translation>
    </message>
    <message>
        <source>there are more than {} defines, the most that a plan may have</source>
        <translation>es sind mehr als {} defines, so viele darf ein Plan höchstens haben</translation>
    </message>
    <message>
        <source>there are more than {} launches, the most that a plan may make</source>
        <translation>es sind mehr als {} Aufrufe, so viele darf ein Plan höchstens machen</translation>
    </message>
    <message>
        <source>there are {} parameters; a plan may have {}</source>
        <translation>es sind {} Parameter; ein Plan darf {} haben</translation>
    </message>
    <message>
        <source>there is a &apos;]&apos; too many.</source>
        <translation>hier ist ein &apos;]&apos; zu viel.</translation>
    </message>
    <message>
        <source>there is a buffer {} already; choose another name</source>
        <translation>einen Puffer {} gibt es schon; einen anderen Namen wählen</translation>
    </message>
    <message>
        <source>there is no algorithm &quot;{}&quot;; {}</source>
        <translation>einen Algorithmus &quot;{}&quot; gibt es nicht; {}</translation>
    </message>
    <message>
        <source>there is no launch {}; the last is {}.</source>
        <translation>einen Aufruf {} gibt es nicht; der letzte ist {}.</translation>
    </message>
    <message>
        <source>there is no {} {}; the last is {}{}</source>
        <translation>{} {} gibt es nicht; der letzte Wert ist {}{}</translation>
    </message>
    <message>
        <source>there is not enough memory for a picture of this size; ask for a smaller one</source>
        <translation>der Speicher reicht nicht für ein Bild dieser Größe; ein kleineres verlangen</translation>
    </message>
    <message>
        <source>this &apos;[&apos; is not closed; put a &apos;]&apos; behind its layer.</source>
        <translation>dieses &apos;[&apos; ist nicht geschlossen; hinter seine Schicht ein &apos;]&apos; setzen.</translation>
    </message>
    <message>
        <source>this Lockstep was built without Oclgrind; install liboclgrind-dev and llvm-14-dev and build it again.</source>
        <translation>dieses Lockstep wurde ohne Oclgrind gebaut; liboclgrind-dev und llvm-14-dev installieren und es neu bauen.</translation>
    </message>
    <message>
        <source>this call reads it; name another file</source>
        <translation>dieser Aufruf liest es; eine andere Datei nennen</translation>
    </message>
    <message>
        <source>this call writes it twice; name two files</source>
        <translation>dieser Aufruf schreibt es zweimal; zwei Dateien nennen</translation>
    </message>
    <message>
        <source>this is nested deeper than {} levels.</source>
        <translation>das ist tiefer als {} Ebenen verschachtelt.</translation>
    </message>
    <message>
        <source>this is no JSON: {}.</source>
        <translation>das ist kein JSON: {}.</translation>
    </message>
    <message>
        <source>this lecture is of version {}, and {} is known here; update Lockstep.</source>
        <translation>diese Vorlesung hat Version {}, und hier ist {} bekannt; Lockstep aktualisieren.</translation>
    </message>
    <message>
        <source>this machine</source>
        <translation>diesem Rechner</translation>
    </message>
    <message>
        <source>this picture is a density of {} x {} cells, too many for TeX; export it as pdf, svg or png, or take fewer keys</source>
        <translation>dieses Bild ist eine Dichte aus {} x {} Zellen, zu viele für TeX; es als pdf, svg oder png exportieren, oder weniger Schlüssel nehmen</translation>
    </message>
    <message>
        <source>this text holds a control character; take it out.</source>
        <translation>dieser Text enthält ein Steuerzeichen; es herausnehmen.</translation>
    </message>
    <message>
        <source>this text is too long ({} bytes); at most {} fit.</source>
        <translation>dieser Text ist zu lang ({} Bytes); höchstens {} passen.</translation>
    </message>
    <message>
        <source>time, P = {}</source>
        <translation>Zeit, P = {}</translation>
    </message>
    <message>
        <source>tolerance must lie between 0 and 1, as in 1e-5</source>
        <translation>tolerance muss zwischen 0 und 1 liegen, wie in 1e-5</translation>
    </message>
    <message>
        <source>trace</source>
        <translation>Trace</translation>
    </message>
    <message>
        <source>traced</source>
        <translation>mit Trace</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>wahr oder falsch</translation>
    </message>
    <message>
        <source>try again or choose another device.</source>
        <translation>es noch einmal versuchen oder ein anderes Gerät wählen.</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>zweimal</translation>
    </message>
    <message>
        <source>two of its buffers have one name</source>
        <translation>zwei ihrer Puffer haben denselben Namen</translation>
    </message>
    <message>
        <source>two runs on one input gave two outputs</source>
        <translation>zwei Läufe auf einer Eingabe gaben zwei Ausgaben</translation>
    </message>
    <message>
        <source>two to four algorithms are required, or plans by --plan; see: lockstep compare --help</source>
        <translation>Zwei bis vier Algorithmen werden gebraucht, oder Pläne mit --plan; siehe: lockstep compare --help</translation>
    </message>
    <message>
        <source>two to four are compared, and these are {}.</source>
        <translation>zwei bis vier werden verglichen, und dies sind {}.</translation>
    </message>
    <message>
        <source>types must be a list of one to three, as in {{&quot;uint32&quot;, &quot;float32&quot;}}</source>
        <translation>types muss eine Liste aus ein bis drei sein, wie in {{&quot;uint32&quot;, &quot;float32&quot;}}</translation>
    </message>
    <message>
        <source>unknown format &apos;{}&apos; of &apos;{}&apos;; the formats are {}</source>
        <translation>das Format &apos;{}&apos; von &apos;{}&apos; ist unbekannt; es gibt {}</translation>
    </message>
    <message>
        <source>unknown format &apos;{}&apos;; the formats are {}</source>
        <translation>das Format &apos;{}&apos; ist unbekannt; es gibt {}</translation>
    </message>
    <message>
        <source>untraced</source>
        <translation>ohne Trace</translation>
    </message>
    <message>
        <source>update Lockstep</source>
        <translation>Lockstep aktualisieren</translation>
    </message>
    <message>
        <source>user</source>
        <translation>der Benutzername</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>values</source>
        <translation>Werten</translation>
    </message>
    <message>
        <source>videos are made by the program ffmpeg, which is not installed; install it with: apt install ffmpeg</source>
        <translation>Videos macht das Programm ffmpeg, das nicht installiert ist; es installieren mit: apt install ffmpeg</translation>
    </message>
    <message>
        <source>was written by a newer version of Lockstep (its format is {}, and {} is known here); update Lockstep.</source>
        <translation>wurde von einer neueren Version von Lockstep geschrieben (ihr Format ist {}, hier ist {} bekannt); Lockstep aktualisieren.</translation>
    </message>
    <message>
        <source>was written by {} version of Lockstep (its format is {}, and {} is known here); {}.</source>
        <translation>wurde von {} Version von Lockstep geschrieben (ihr Format ist {}, hier ist {} bekannt); {}.</translation>
    </message>
    <message>
        <source>what expected returns</source>
        <translation>was expected zurückgibt</translation>
    </message>
    <message>
        <source>what it is to be taken with is not told in sentences</source>
        <translation>womit sie zu nehmen ist, ist nicht in Sätzen gesagt</translation>
    </message>
    <message>
        <source>what nobody wrote</source>
        <translation>was niemand geschrieben hat</translation>
    </message>
    <message>
        <source>what round_up rounds</source>
        <translation>was round_up rundet</translation>
    </message>
    <message>
        <source>what round_up rounds to</source>
        <translation>worauf round_up rundet</translation>
    </message>
    <message>
        <source>what {} returns</source>
        <translation>was {} zurückgibt</translation>
    </message>
    <message>
        <source>while it looked for devices</source>
        <translation>während er Geräte suchte</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation>ganze Zahl</translation>
    </message>
    <message>
        <source>wire {} is over the limit; wires go from 0 to {}.</source>
        <translation>Leitung {} ist über der Grenze; Leitungen gehen von 0 bis {}.</translation>
    </message>
    <message>
        <source>wire {} of ({},{}) is used in layer {} already, by ({},{}); put one of them in another layer.</source>
        <translation>Leitung {} von ({},{}) ist in Schicht {} schon benutzt, von ({},{}); eines davon in eine andere Schicht setzen.</translation>
    </message>
    <message>
        <source>wires</source>
        <translation>Leitungen</translation>
    </message>
    <message>
        <source>with {} its buffers have {} elements, more than {}, the most that a plan may have</source>
        <translation>mit {} haben seine Puffer {} Elemente, mehr als {}, so viele darf ein Plan höchstens haben</translation>
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
        <source>words to join</source>
        <translation>zu verkettende Wörter</translation>
    </message>
    <message>
        <source>work</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>work      {}</source>
        <translation>Arbeit    {}</translation>
    </message>
    <message>
        <source>work-groups, which wait for one another</source>
        <translation>Work-Groups, die aufeinander warten</translation>
    </message>
    <message>
        <source>work-item {}</source>
        <translation>Work-Item {}</translation>
    </message>
    <message>
        <source>work-item {} {} in line {}</source>
        <translation>Work-Item {} {} in Zeile {}</translation>
    </message>
    <message>
        <source>work-items, which race</source>
        <translation>Work-Items, die einen Wettlauf haben</translation>
    </message>
    <message>
        <source>work-items, which race or wait for one another</source>
        <translation>Work-Items, die einen Wettlauf haben oder aufeinander warten</translation>
    </message>
    <message>
        <source>writes</source>
        <translation>schreibt</translation>
    </message>
    <message>
        <source>writes at {} of array {}, which is outside</source>
        <translation>schreibt bei {} von Array {}, das außerhalb liegt</translation>
    </message>
    <message>
        <source>writing a buffer</source>
        <translation>beim Schreiben eines Puffers</translation>
    </message>
    <message>
        <source>yes: all {} inputs of zeros and ones, tried on {}</source>
        <translation>ja: alle {} Eingaben aus Nullen und Einsen, versucht auf {}</translation>
    </message>
    <message>
        <source>{:.3g} x {:.3g} cm at {} dpi are {} x {} pixels, and a picture has {} to {} each; choose another width or resolution</source>
        <translation>{:.3g} x {:.3g} cm bei {} dpi sind {} x {} Pixel, und ein Bild hat je {} bis {}; eine andere Breite oder Auflösung wählen</translation>
    </message>
    <message>
        <source>{:&lt;{}}no: of this input wire {} ends as 1 and wire {} as 0
</source>
        <translation>{:&lt;{}}nein: von dieser Eingabe endet Leitung {} als 1 und Leitung {} als 0
</translation>
    </message>
    <message>
        <source>{:{}}and so on; --json has all {} wires
</source>
        <translation>{:{}}und so weiter; --json hat alle {} Leitungen
</translation>
    </message>
    <message>
        <source>{{{}}} is no number of a run; choose work, span, launches, chapters, n, input, output, launch, launch.work, launch.active, launch.swaps or launch.stays, or write {{{{ for a brace.</source>
        <translation>{{{}}} ist keine Zahl eines Laufs; work, span, launches, chapters, n, input, output, launch, launch.work, launch.active, launch.swaps oder launch.stays wählen, oder {{{{ für eine Klammer schreiben.</translation>
    </message>
    <message>
        <source>{{{}}} is of a launch, and page {} shows none; say it by launch.</source>
        <translation>{{{}}} ist von einem Aufruf, und Seite {} zeigt keinen; es je Aufruf sagen.</translation>
    </message>
    <message>
        <source>{{{}}} is of run {}, and this scene has {}.</source>
        <translation>{{{}}} ist von Lauf {}, und diese Szene hat {}.</translation>
    </message>
    <message>
        <source>{}  {}  ({}, {}, driver {}, {})</source>
        <translation>{}  {}  ({}, {}, Treiber {}, {})</translation>
    </message>
    <message>
        <source>{} ({})
memory      {:8.1f} x 10^9 bytes a second, loaded and stored by a copy
arithmetic  {:8.1f} x 10^9 float32 products a second, each added to a sum
A kernel of fewer than {:.2g} operations a byte moved waits for memory. Under this roof: --lens roofline --machine 32,128,32,{},{}</source>
        <translation>{} ({})
Speicher    {:8.1f} x 10^9 Bytes je Sekunde, von einer Kopie geladen und gespeichert
Rechnen     {:8.1f} x 10^9 float32-Produkte je Sekunde, jedes zu einer Summe addiert
Ein Kernel mit weniger als {:.2g} Operationen je bewegtem Byte wartet auf den Speicher. Unter diesem Dach: --lens roofline --machine 32,128,32,{},{}</translation>
    </message>
    <message>
        <source>{} - is standard output, whose name says no format; add one, as in --format svg.</source>
        <translation>{} - ist die Standardausgabe, deren Name kein Format sagt; eines hinzufügen, wie in --format svg.</translation>
    </message>
    <message>
        <source>{} - would show bytes in the terminal; send them to a file or a program, with &gt; or |.</source>
        <translation>{} - würde Bytes im Terminal zeigen; sie mit &gt; oder | an eine Datei oder ein Programm schicken.</translation>
    </message>
    <message>
        <source>{} and {}</source>
        <translation>{} und {}</translation>
    </message>
    <message>
        <source>{} and {} of {} are left</source>
        <translation>{} und {} von {} sind übrig</translation>
    </message>
    <message>
        <source>{} and {} would run on different inputs; give all the same one.</source>
        <translation>{} und {} würden auf verschiedenen Eingaben laufen; allen dieselbe geben.</translation>
    </message>
    <message>
        <source>{} beside the {} of the input: {}</source>
        <translation>{} neben den {} der Eingabe: {}</translation>
    </message>
    <message>
        <source>{} can only be called by the plan&apos;s run</source>
        <translation>{} kann nur der run des Plans aufrufen</translation>
    </message>
    <message>
        <source>{} cannot be &apos;{}&apos;</source>
        <translation>{} kann nicht &apos;{}&apos; sein</translation>
    </message>
    <message>
        <source>{} cannot be reached ({}); see what ssh says to: ssh {}</source>
        <translation>{} ist nicht erreichbar ({}); sehen, was ssh sagt: ssh {}</translation>
    </message>
    <message>
        <source>{} cannot be reached from here; choose a device of this machine.</source>
        <translation>{} ist von hier nicht erreichbar; ein Gerät dieses Rechners wählen.</translation>
    </message>
    <message>
        <source>{} cannot have a transparent background; leave it opaque, or choose png or svg</source>
        <translation>{} kann keinen durchsichtigen Hintergrund haben; ihn undurchsichtig lassen, oder png oder svg wählen</translation>
    </message>
    <message>
        <source>{} changes the order of its operands; {} need it kept: choose add, max or min, or reduce0 or reduce1.</source>
        <translation>{} ändert die Reihenfolge seiner Operanden; {} brauchen sie unverändert: add, max oder min wählen, oder reduce0 oder reduce1.</translation>
    </message>
    <message>
        <source>{} contains &apos;{}&apos;; words are made of the letters, digits and signs of ASCII, at most {} of them.</source>
        <translation>{} enthält &apos;{}&apos;; Wörter bestehen aus den Buchstaben, Ziffern und Zeichen von ASCII, höchstens {} davon.</translation>
    </message>
    <message>
        <source>{} did not answer for {} s; try: ssh {}</source>
        <translation>{} antwortete {} s lang nicht; versuchen: ssh {}</translation>
    </message>
    <message>
        <source>{} does not build on {}: {} (clBuildProgram gave {}; the whole log: --verbose).</source>
        <translation>{} lässt sich auf {} nicht bauen: {} (clBuildProgram ergab {}; das ganze Protokoll: --verbose).</translation>
    </message>
    <message>
        <source>{} does not know its times by this clock (past the memory budget, or on a device that measures none); choose --clock launches or work.</source>
        <translation>{} kennt seine Zeiten nach dieser Uhr nicht (über dem Speicherbudget, oder auf einem Gerät, das keine misst); --clock launches oder work wählen.</translation>
    </message>
    <message>
        <source>{} excludes {}</source>
        <translation>{} schließt {} aus</translation>
    </message>
    <message>
        <source>{} failed on {}: {}.</source>
        <translation>{} schlug auf {} fehl: {}.</translation>
    </message>
    <message>
        <source>{} failed with {} while {} on {}; {}</source>
        <translation>{} schlug mit {} fehl, {} auf {}; {}</translation>
    </message>
    <message>
        <source>{} files written to {}</source>
        <translation>{} Dateien in {} geschrieben</translation>
    </message>
    <message>
        <source>{} frames written to {}</source>
        <translation>{} Bilder in {} geschrieben</translation>
    </message>
    <message>
        <source>{} gave a wrong result on {}, so it has no time.</source>
        <translation>{} gab auf {} ein falsches Ergebnis, hat also keine Zeit.</translation>
    </message>
    <message>
        <source>{} gave no sign of life for {:.3g} s, and the line was closed; what was recorded is still here, and the next request connects anew.</source>
        <translation>{} gab {:.3g} s lang kein Lebenszeichen, und die Verbindung wurde geschlossen; was aufgezeichnet wurde, ist noch hier, und die nächste Anfrage verbindet neu.</translation>
    </message>
    <message>
        <source>{} gave two different outputs for the same input on {}; choose another device.</source>
        <translation>{} gab zur selben Eingabe auf {} zwei verschiedene Ausgaben; ein anderes Gerät wählen.</translation>
    </message>
    <message>
        <source>{} halves its work-group in every step and would lose values of one of {}; choose a power of two, or reduce0 or reduce1.</source>
        <translation>{} halbiert seine Work-Group in jedem Schritt und verlöre Werte einer von {}; eine Zweierpotenz wählen, oder reduce0 oder reduce1.</translation>
    </message>
    <message>
        <source>{} has Lockstep{} with protocol {}; this one speaks {}, so install the same on both sides.</source>
        <translation>{} hat Lockstep{} mit Protokoll {}; dieses spricht {}, also auf beiden Seiten dasselbe installieren.</translation>
    </message>
    <message>
        <source>{} has a quote that does not end; write it as in a shell.</source>
        <translation>{} hat ein Anführungszeichen, das nicht endet; es wie in einer Shell schreiben.</translation>
    </message>
    <message>
        <source>{} has no &apos;{}&apos;; it has: {}</source>
        <translation>{} hat kein &apos;{}&apos;; es hat: {}</translation>
    </message>
    <message>
        <source>{} has no OpenCL device.</source>
        <translation>{} hat kein OpenCL-Gerät.</translation>
    </message>
    <message>
        <source>{} has no mistake &apos;{}&apos;; choose one of: none, {}.</source>
        <translation>{} hat keinen Fehler &apos;{}&apos;; einen wählen aus: none, {}.</translation>
    </message>
    <message>
        <source>{} has no mistake to switch on; leave &apos;mistake&apos; out, or see: lockstep break</source>
        <translation>{} hat keinen Fehler zum Einschalten; &apos;mistake&apos; weglassen, oder siehe: lockstep break</translation>
    </message>
    <message>
        <source>{} has no parameter &apos;{}&apos;; it has: {}.</source>
        <translation>{} hat keinen Parameter &apos;{}&apos;; es hat: {}.</translation>
    </message>
    <message>
        <source>{} has no program &apos;{}&apos; ({}); install Lockstep there, or say in LOCKSTEP_REMOTE where it is.</source>
        <translation>{} hat kein Programm &apos;{}&apos; ({}); Lockstep dort installieren, oder in LOCKSTEP_REMOTE sagen, wo es ist.</translation>
    </message>
    <message>
        <source>{} has no value of its own, and its position does not fit in 16 bits; write key:value.</source>
        <translation>{} hat keinen eigenen Wert, und die Stelle passt nicht in 16 Bit; schlüssel:wert schreiben.</translation>
    </message>
    <message>
        <source>{} has {} dimensions; give one to three</source>
        <translation>{} hat {} Dimensionen; ein bis drei geben</translation>
    </message>
    <message>
        <source>{} has {} elements; choose 1 to {}</source>
        <translation>{} hat {} Elemente; 1 bis {} wählen</translation>
    </message>
    <message>
        <source>{} has {} names of arrays; it may have {}.</source>
        <translation>{} hat {} Namen von Arrays; es darf {} haben.</translation>
    </message>
    <message>
        <source>{} has {} wires, and there are {} keys; give as many keys as wires, or another network.</source>
        <translation>{} hat {} Leitungen, und es sind {} Schlüssel; so viele Schlüssel wie Leitungen geben, oder ein anderes Netz.</translation>
    </message>
    <message>
        <source>{} holds no kernel {}; it holds {}</source>
        <translation>{} enthält keinen Kernel {}; es enthält {}</translation>
    </message>
    <message>
        <source>{} holds no kernel; one begins with __kernel void and its name.</source>
        <translation>{} enthält keinen Kernel; einer beginnt mit __kernel void und seinem Namen.</translation>
    </message>
    <message>
        <source>{} holds the whole recording; leave out --from, --until, --between and the clock.</source>
        <translation>{} enthält die ganze Aufzeichnung; --from, --until, --between und die Uhr weglassen.</translation>
    </message>
    <message>
        <source>{} is &apos;{}&apos;; choose uint32, int32 or float32</source>
        <translation>{} ist &apos;{}&apos;; uint32, int32 oder float32 wählen</translation>
    </message>
    <message>
        <source>{} is &apos;{}&apos;; give a number or one word</source>
        <translation>{} ist &apos;{}&apos;; eine Zahl oder ein Wort geben</translation>
    </message>
    <message>
        <source>{} is JSON but no lecture: it does not say &quot;{}&quot;: {}.</source>
        <translation>{} ist JSON, aber keine Vorlesung: es sagt nicht &quot;{}&quot;: {}.</translation>
    </message>
    <message>
        <source>{} is a folder; name a text file with keys.</source>
        <translation>{} ist ein Ordner; eine Textdatei mit Schlüsseln nennen.</translation>
    </message>
    <message>
        <source>{} is a number from {} to {}, not &apos;{}&apos;.</source>
        <translation>{} ist eine Zahl von {} bis {}, nicht &apos;{}&apos;.</translation>
    </message>
    <message>
        <source>{} is an object {{…}}, and this is {}.</source>
        <translation>{} ist ein Objekt {{…}}, und dies ist {}.</translation>
    </message>
    <message>
        <source>{} is defined twice, with two values; all launches are built once</source>
        <translation>{} ist zweimal definiert, mit zwei Werten; alle Aufrufe werden einmal gebaut</translation>
    </message>
    <message>
        <source>{} is empty; it is no lecture.</source>
        <translation>{} ist leer; das ist keine Vorlesung.</translation>
    </message>
    <message>
        <source>{} is fine: {}, {}, {}, {}</source>
        <translation>{} ist in Ordnung: {}, {}, {}, {}</translation>
    </message>
    <message>
        <source>{} is for a run, and a lecture&apos;s script says what is run; leave it out.</source>
        <translation>{} gilt für einen Lauf, und das Skript einer Vorlesung sagt, was läuft; es weglassen.</translation>
    </message>
    <message>
        <source>{} is no JSON.</source>
        <translation>{} ist kein JSON.</translation>
    </message>
    <message>
        <source>{} is no engine of this version of Lockstep; install the same on both sides.</source>
        <translation>{} ist keine Engine dieser Version von Lockstep; auf beiden Seiten dasselbe installieren.</translation>
    </message>
    <message>
        <source>{} is no network of comparators: {}; choose a sorting network.</source>
        <translation>{} ist kein Netz von Vergleichern: {}; ein Sortiernetz wählen.</translation>
    </message>
    <message>
        <source>{} is no network: which keys it compares depends on the keys; choose a sorting network.</source>
        <translation>{} ist kein Netz: welche Schlüssel es vergleicht, hängt von den Schlüsseln ab; ein Sortiernetz wählen.</translation>
    </message>
    <message>
        <source>{} is no number from {:g} to {:g} (&quot;{}&quot;).</source>
        <translation>{} ist keine Zahl von {:g} bis {:g} (&quot;{}&quot;).</translation>
    </message>
    <message>
        <source>{} is no number of runs; choose 1 to {}.</source>
        <translation>{} ist keine Zahl von Läufen; 1 bis {} wählen.</translation>
    </message>
    <message>
        <source>{} is no part of a network; write pairs as (0,1), a layer in [] or a line.</source>
        <translation>{} gehört zu keinem Netz; Paare wie (0,1) schreiben, eine Schicht in [] oder in einer Zeile.</translation>
    </message>
    <message>
        <source>{} is no rate of frames for {}; choose 1 to {} a second</source>
        <translation>{} ist keine Bildrate für {}; 1 bis {} je Sekunde wählen</translation>
    </message>
    <message>
        <source>{} is no resolution to print in; choose {} to {} dpi</source>
        <translation>{} ist keine Auflösung zum Drucken; {} bis {} dpi wählen</translation>
    </message>
    <message>
        <source>{} is no speed for a video; choose {} to {}</source>
        <translation>{} ist keine Geschwindigkeit für ein Video; {} bis {} wählen</translation>
    </message>
    <message>
        <source>{} is no whole number from {} to {} (&quot;{}&quot;).</source>
        <translation>{} ist keine ganze Zahl von {} bis {} (&quot;{}&quot;).</translation>
    </message>
    <message>
        <source>{} is not a pair; write key:value, both from 0 to 65535, or a key alone.</source>
        <translation>{} ist kein Paar; schlüssel:wert schreiben, beide von 0 bis 65535, oder nur einen Schlüssel.</translation>
    </message>
    <message>
        <source>{} is not a {} ({}).</source>
        <translation>{} ist keine {} ({}).</translation>
    </message>
    <message>
        <source>{} is not among the lecture&apos;s recordings and cannot be run: {}</source>
        <translation>{} ist nicht unter den Aufzeichnungen der Vorlesung und kann nicht laufen: {}</translation>
    </message>
    <message>
        <source>{} is out of range for {}.</source>
        <translation>{} liegt außerhalb des Bereichs von {}.</translation>
    </message>
    <message>
        <source>{} is out of range for {}: {} to {}.</source>
        <translation>{} liegt außerhalb des Bereichs von {}: {} bis {}.</translation>
    </message>
    <message>
        <source>{} is printed with --json only; add --json.</source>
        <translation>{} wird nur mit --json ausgegeben; --json hinzufügen.</translation>
    </message>
    <message>
        <source>{} is required</source>
        <translation>{} wird gebraucht</translation>
    </message>
    <message>
        <source>{} is too large for a lecture ({:.1f} MiB); a script has at most {} MiB.</source>
        <translation>{} ist zu groß für eine Vorlesung ({:.1f} MiB); ein Skript hat höchstens {} MiB.</translation>
    </message>
    <message>
        <source>{} is {}, and uint32 has no sign; take type=int32.</source>
        <translation>{} ist {}, und uint32 hat kein Vorzeichen; type=int32 nehmen.</translation>
    </message>
    <message>
        <source>{} is {}, but {}; set {}={}.</source>
        <translation>{} ist {}, aber {}; {}={} setzen.</translation>
    </message>
    <message>
        <source>{} is {}, which is no whole number; take type=float32.</source>
        <translation>{} ist {}, keine ganze Zahl; type=float32 nehmen.</translation>
    </message>
    <message>
        <source>{} is {}, which is no {}</source>
        <translation>{} ist {}, kein Wert von {}</translation>
    </message>
    <message>
        <source>{} is {}, which is no {}, as {} of {} takes</source>
        <translation>{} ist {}, kein Wert von {}, wie ihn {} von {} nimmt</translation>
    </message>
    <message>
        <source>{} is {}; choose a number that is not below 0</source>
        <translation>{} ist {}; eine Zahl wählen, die nicht unter 0 liegt</translation>
    </message>
    <message>
        <source>{} is {}; choose a whole number from 1 to {}</source>
        <translation>{} ist {}; eine ganze Zahl von 1 bis {} wählen</translation>
    </message>
    <message>
        <source>{} is {}; choose a whole number from {} to 2^40</source>
        <translation>{} ist {}; eine ganze Zahl von {} bis 2^40 wählen</translation>
    </message>
    <message>
        <source>{} left a damaged record of events; {}</source>
        <translation>{} hinterließ eine beschädigte Liste von Ereignissen; {}</translation>
    </message>
    <message>
        <source>{} lines of {} are changed, the first of them line {}</source>
        <translation>{} Zeilen von {} sind geändert, die erste ist Zeile {}</translation>
    </message>
    <message>
        <source>{} makes no cuts; choose an inclusive scan of uint32 with the operator add.</source>
        <translation>{} macht keine Schnitte; einen inklusiven Scan von uint32 mit dem Operator add wählen.</translation>
    </message>
    <message>
        <source>{} must be a list of numbers, not {}</source>
        <translation>{} muss eine Liste von Zahlen sein, nicht {}</translation>
    </message>
    <message>
        <source>{} must be a number, not {}</source>
        <translation>{} muss eine Zahl sein, nicht {}</translation>
    </message>
    <message>
        <source>{} must be a table, as in {{{} = …}}, not {}</source>
        <translation>{} muss eine Tabelle sein, wie in {{{} = …}}, nicht {}</translation>
    </message>
    <message>
        <source>{} must be a text of one line in UTF-8, of at most {} bytes</source>
        <translation>{} muss ein einzeiliger Text in UTF-8 sein, mit höchstens {} Bytes</translation>
    </message>
    <message>
        <source>{} must be a text, not {}</source>
        <translation>{} muss ein Text sein, nicht {}</translation>
    </message>
    <message>
        <source>{} names no file for its recordings; add &quot;recordings&quot;: &quot;{}.recordings&quot;.</source>
        <translation>{} nennt keine Datei für seine Aufzeichnungen; &quot;recordings&quot;: &quot;{}.recordings&quot; hinzufügen.</translation>
    </message>
    <message>
        <source>{} needs &quot;{}&quot;, and this one has none.</source>
        <translation>{} braucht &quot;{}&quot;, und hier fehlt es.</translation>
    </message>
    <message>
        <source>{} needs more memory than there is; use fewer keys.</source>
        <translation>{} braucht mehr Speicher, als es gibt; weniger Schlüssel nehmen.</translation>
    </message>
    <message>
        <source>{} numbers</source>
        <translation>{}-Zahlen</translation>
    </message>
    <message>
        <source>{} of {} are left</source>
        <translation>{} von {} sind übrig</translation>
    </message>
    <message>
        <source>{} of {} is declared as {}; a plan gives numbers of 32 bits: uint, int, float, KEY or VALUE</source>
        <translation>{} von {} ist als {} deklariert; ein Plan gibt Zahlen mit 32 Bit: uint, int, float, KEY oder VALUE</translation>
    </message>
    <message>
        <source>{} of {} work-groups waited in vain for the sum of a block before theirs: this device does not keep started work-groups going; choose another device or another scan.</source>
        <translation>{} von {} Work-Groups warteten vergeblich auf die Summe eines Blocks vor ihrem: dieses Gerät hält begonnene Work-Groups nicht in Gang; ein anderes Gerät oder einen anderen Scan wählen.</translation>
    </message>
    <message>
        <source>{} of {} {}</source>
        <translation>{} von {} {}</translation>
    </message>
    <message>
        <source>{} of {} {} on {}</source>
        <translation>{0}: {1} {2} auf {3}</translation>
    </message>
    <message>
        <source>{} of {} {} on {}, by {} and {}</source>
        <translation>{0}: {1} {2} auf {3}, mit {4} und {5}</translation>
    </message>
    <message>
        <source>{} of {} {} wrong; {}[{}] is {}, expected {}</source>
        <translation>{} von {} {} falsch; {}[{}] ist {}, erwartet {}</translation>
    </message>
    <message>
        <source>{} or {}</source>
        <translation>{} oder {}</translation>
    </message>
    <message>
        <source>{} read, {} written</source>
        <translation>{} gelesen, {} geschrieben</translation>
    </message>
    <message>
        <source>{} reported other events when it ran again on {}; choose another device.</source>
        <translation>{} meldete andere Ereignisse, als es auf {} noch einmal lief; ein anderes Gerät wählen.</translation>
    </message>
    <message>
        <source>{} requires {}</source>
        <translation>{} verlangt {}</translation>
    </message>
    <message>
        <source>{} sent what cannot be read, and the line was closed; run it again.</source>
        <translation>{} schickte Unlesbares, und die Verbindung wurde geschlossen; noch einmal laufen lassen.</translation>
    </message>
    <message>
        <source>{} takes local memory as its parameter {}; declare the array in the kernel instead, as in __local uint {}[SIZE]</source>
        <translation>{} nimmt als Parameter {} lokalen Speicher; das Array stattdessen im Kernel deklarieren, wie in __local uint {}[SIZE]</translation>
    </message>
    <message>
        <source>{} takes one table, as in {}{{{} = …}}</source>
        <translation>{} nimmt eine Tabelle, wie in {}{{{} = …}}</translation>
    </message>
    <message>
        <source>{} takes {} and {} takes {}; choose a type and an operator with which all take the same input.</source>
        <translation>{} nimmt {} und {} nimmt {}; einen Typ und einen Operator wählen, mit denen alle dieselbe Eingabe nehmen.</translation>
    </message>
    <message>
        <source>{} takes {} to {} keys, not {}.</source>
        <translation>{} nimmt {} bis {} Schlüssel, nicht {}.</translation>
    </message>
    <message>
        <source>{} takes {} to {} keys, not {}{}.</source>
        <translation>{} nimmt {} bis {} Schlüssel, nicht {}{}.</translation>
    </message>
    <message>
        <source>{} time steps of {} bodies take more than {} interactions; choose at most {} steps, or fewer bodies.</source>
        <translation>{} Zeitschritte von {} Körpern brauchen mehr als {} Wechselwirkungen; höchstens {} Schritte wählen, oder weniger Körper.</translation>
    </message>
    <message>
        <source>{} uses a value that nothing has set</source>
        <translation>{} benutzt einen Wert, den nichts gesetzt hat</translation>
    </message>
    <message>
        <source>{} values a work-item make at most {} keys in one work-group, not {}; choose a larger per-item or fewer keys.</source>
        <translation>{} Werte je Work-Item ergeben höchstens {} Schlüssel in einer Work-Group, nicht {}; ein größeres per-item oder weniger Schlüssel wählen.</translation>
    </message>
    <message>
        <source>{} values are no a of {} × {} and b of {} × {}; inner · (rows + columns) must be {}. Give other sides, or auto.</source>
        <translation>{} Werte ergeben kein a aus {} × {} und b aus {} × {}; inner · (rows + columns) muss {} sein. Andere Seiten geben, oder auto.</translation>
    </message>
    <message>
        <source>{} values do not fill rows of {} columns; give a number of columns that divides {}, or auto.</source>
        <translation>{} Werte füllen keine Zeilen aus {} Spalten; eine Spaltenzahl geben, die {} teilt, oder auto.</translation>
    </message>
    <message>
        <source>{} wires are too many; a network has at most {}.</source>
        <translation>{} Leitungen sind zu viele; ein Netz hat höchstens {}.</translation>
    </message>
    <message>
        <source>{} with these parameters is shown launch by launch, without phases; leave --pages out.</source>
        <translation>{} mit diesen Parametern wird Aufruf für Aufruf gezeigt, ohne Phasen; --pages weglassen.</translation>
    </message>
    <message>
        <source>{} work-items with {} values each need room for {} in local memory, and {} fit on every device; choose a smaller group-size or per-item.</source>
        <translation>{} Work-Items mit je {} Werten brauchen Platz für {} im lokalen Speicher, und {} passen auf jedem Gerät; ein kleineres group-size oder per-item wählen.</translation>
    </message>
    <message>
        <source>{} would change a run that &apos;{}&apos; holds already; leave it out, or name an algorithm instead of the file.</source>
        <translation>{} würde einen Lauf ändern, den &apos;{}&apos; schon enthält; es weglassen, oder statt der Datei einen Algorithmus nennen.</translation>
    </message>
    <message>
        <source>{} written</source>
        <translation>{} geschrieben</translation>
    </message>
    <message>
        <source>{} written: {}, {} KiB</source>
        <translation>{} geschrieben: {}, {} KiB</translation>
    </message>
    <message>
        <source>{} {}</source>
        <translation>{} {}</translation>
    </message>
    <message>
        <source>{} {} asked for; compare two to {}.</source>
        <translation>{} {} verlangt; zwei bis {} vergleichen.</translation>
    </message>
    <message>
        <source>{} {} no trace calls: {} states are shown, and what work-items did is not known</source>
        <translation>{0} ohne Trace-Aufrufe: die Zustände werden gezeigt, und was Work-Items taten, ist nicht bekannt</translation>
    </message>
    <message>
        <source>{} {} outside an array of its own</source>
        <translation>{} {} außerhalb eines eigenen Arrays</translation>
    </message>
    <message>
        <source>{} {} outside every array</source>
        <translation>{} {} außerhalb jedes Arrays</translation>
    </message>
    <message>
        <source>{} {} to {} are none; the first must not be after the last</source>
        <translation>{} {} bis {} gibt es nicht; das erste darf nicht nach dem letzten liegen</translation>
    </message>
    <message>
        <source>{} {} {}[{}], outside its {} {}</source>
        <translation>{} {} {}[{}], außerhalb seiner {} {}</translation>
    </message>
    <message>
        <source>{}({},{}) in layer {}</source>
        <translation>{}({},{}) in Schicht {}</translation>
    </message>
    <message>
        <source>{}, line {}: the trace call names an array that {} does not have.</source>
        <translation>{}, Zeile {}: der Trace-Aufruf nennt ein Array, das {} nicht hat.</translation>
    </message>
    <message>
        <source>{}, line {}: there is no operation of the number {}.</source>
        <translation>{}, Zeile {}: eine Operation mit der Nummer {} gibt es nicht.</translation>
    </message>
    <message>
        <source>{}, line {}: work-item {} touches {}[{}], beyond its {} elements, or its trace call says so.</source>
        <translation>{}, Zeile {}: Work-Item {} berührt {}[{}], hinter seinen {} Elementen, oder sein Trace-Aufruf sagt es.</translation>
    </message>
    <message>
        <source>{}, where it is no function,</source>
        <translation>{}, wo es keine Funktion ist,</translation>
    </message>
    <message>
        <source>{}, {} where packed</source>
        <translation>{}, gepackt {}</translation>
    </message>
    <message>
        <source>{}, … and {} of {} are left</source>
        <translation>{}, … und {} von {} sind übrig</translation>
    </message>
    <message>
        <source>{}.</source>
        <translation>{}.</translation>
    </message>
    <message>
        <source>{}. Repeat it, or name algorithms, to compare</source>
        <translation>{}. Es wiederholen oder Algorithmen nennen, um zu vergleichen</translation>
    </message>
    <message>
        <source>{}.default is &apos;{}&apos;; choose one of its values: {}</source>
        <translation>{}.default ist &apos;{}&apos;; einen seiner Werte wählen: {}</translation>
    </message>
    <message>
        <source>{}.name is &apos;{}&apos;; choose letters, digits and _, and none that is taken (type, mistake, words)</source>
        <translation>{}.name ist &apos;{}&apos;; Buchstaben, Ziffern und _ wählen, und keinen vergebenen Namen (type, mistake, words)</translation>
    </message>
    <message>
        <source>{}.values must be a list of 1 to {} texts or numbers</source>
        <translation>{}.values muss eine Liste aus 1 bis {} Texten oder Zahlen sein</translation>
    </message>
    <message>
        <source>{}: #{} {} is not taken, since what is shown must be all that ran; put the text itself there. (The trace macros need no #include.)</source>
        <translation>{}: #{} {} wird nicht genommen, da alles gezeigt sein muss, was lief; den Text selbst dorthin schreiben. (Die Trace-Makros brauchen kein #include.)</translation>
    </message>
    <message>
        <source>{}: &apos;{}&apos; does not lie between {} and {}</source>
        <translation>{}: &apos;{}&apos; liegt nicht zwischen {} und {}</translation>
    </message>
    <message>
        <source>{}: a comment in a line of #{} must end there; put it in a line of its own.</source>
        <translation>{}: ein Kommentar in einer Zeile mit #{} muss dort enden; ihn in eine eigene Zeile setzen.</translation>
    </message>
    <message>
        <source>{}: group has {} work-items; the device takes {} at most, so choose a smaller one.</source>
        <translation>{}: group hat {} Work-Items; das Gerät nimmt höchstens {}, also ein kleineres wählen.</translation>
    </message>
    <message>
        <source>{}: the kernel {} has TRACE_ARGS and no TRACE_BEGIN; write TRACE_BEGIN as its first statement.</source>
        <translation>{}: der Kernel {} hat TRACE_ARGS und kein TRACE_BEGIN; TRACE_BEGIN als seine erste Anweisung schreiben.</translation>
    </message>
    <message>
        <source>{}: the kernel {} has {} and no TRACE_ARGS; write TRACE_ARGS behind its last parameter, without a comma.</source>
        <translation>{}: der Kernel {} hat {} und kein TRACE_ARGS; TRACE_ARGS hinter seinen letzten Parameter schreiben, ohne Komma.</translation>
    </message>
    <message>
        <source>{}: the kernel {} may return before TRACE_BEGIN; write TRACE_BEGIN as its first statement.</source>
        <translation>{}: der Kernel {} kann vor TRACE_BEGIN zurückkehren; TRACE_BEGIN als seine erste Anweisung schreiben.</translation>
    </message>
    <message>
        <source>{}: the kernel {} waits at a barrier and has no trace, while {} has one; give both TRACE_ARGS and TRACE_BEGIN, or neither.</source>
        <translation>{}: der Kernel {} wartet an einer Barriere und hat keinen Trace, während {} einen hat; beiden TRACE_ARGS und TRACE_BEGIN geben, oder keinem.</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>{}: {} required {} missing</source>
        <translation>{}: {} Angabe {} fehlt</translation>
    </message>
    <message>
        <source>{}: {} {} of {} to {} keys{}, by {} and {}</source>
        <translation>{}: {} {} mit {} bis {} Schlüsseln{}, mit {} und {}</translation>
    </message>
    <message>
        <source>{}:{}: a trigraph, {}, stands there; write the character that it means.</source>
        <translation>{}:{}: hier steht ein Trigraph, {}; das gemeinte Zeichen schreiben.</translation>
    </message>
    <message>
        <source>{}:{}: the line is longer than {} bytes, the most that it may have.</source>
        <translation>{}:{}: die Zeile ist länger als {} Bytes, so viele darf sie höchstens haben.</translation>
    </message>
    <message>
        <source>{}:{}: the line is no UTF-8; save the file in that encoding.</source>
        <translation>{}:{}: die Zeile ist kein UTF-8; die Datei in dieser Kodierung speichern.</translation>
    </message>
    <message>
        <source>{}:{}: {}.</source>
        <translation>{}:{}: {}.</translation>
    </message>
    <message>
        <source>{}:{}:{}: the scene &quot;{}&quot;</source>
        <translation>{}:{}:{}: die Szene &quot;{}&quot;</translation>
    </message>
    <message>
        <source>{}:{}:{}: {}</source>
        <translation>{}:{}:{}: {}</translation>
    </message>
    <message>
        <source>{}; did you mean {}? Or {}</source>
        <translation>{}; war {} gemeint? Oder {}</translation>
    </message>
    <message>
        <source>{}; the largest has {} of {} keys, {:.2f} times the mean</source>
        <translation>{}; das größte hat {} von {} Schlüsseln, {:.2f} mal den Mittelwert</translation>
    </message>
    <message>
        <source>{}; {}</source>
        <translation>{}; {}</translation>
    </message>
    <message>
        <source>{}x{} is too narrow for a slide; a presentation takes sides up to 56 times as long as each other, so choose another --size</source>
        <translation>{}x{} ist zu schmal für eine Folie; in einer Präsentation ist eine Seite höchstens 56-mal so lang wie die andere, also eine andere --size wählen</translation>
    </message>
    <message>
        <source>There are {} bookmarks; a recording has up to {}. Remove some.</source>
        <translation>Es sind {} Lesezeichen; eine Aufzeichnung hat bis zu {}. Bitte einige entfernen.</translation>
    </message>
    <message>
        <source>A bookmark is of launch {}, but this run has launches 1 to {}, and 0 is the input.</source>
        <translation>Ein Lesezeichen steht bei Aufruf {}, dieser Lauf hat aber die Aufrufe 1 bis {}, und 0 ist die Eingabe.</translation>
    </message>
    <message>
        <source>Launch {} has two bookmarks; it has room for one.</source>
        <translation>Aufruf {} hat zwei Lesezeichen; er hat Platz für eines.</translation>
    </message>
    <message>
        <source>The note on launch {} is of {} bytes; up to {} are kept. Shorten it.</source>
        <translation>Die Notiz zu Aufruf {} hat {} Byte; bis zu {} werden behalten. Bitte kürzen.</translation>
    </message>
    <message>
        <source>The note on launch {} is no line of text.</source>
        <translation>Die Notiz zu Aufruf {} ist keine Textzeile.</translation>
    </message>
    <message>
        <source>--text says how an SVG holds its letters, and this is a {}; leave it out.</source>
        <translation>--text sagt, wie eine SVG-Datei ihre Buchstaben hält; dies ist aber: {}. Bitte weglassen.</translation>
    </message>
    <message>
        <source>--editable is for slides, and this is a {}; leave it out, or name a pptx file.</source>
        <translation>--editable ist für Folien; dies ist aber: {}. Bitte weglassen oder eine pptx-Datei angeben.</translation>
    </message>
    <message>
        <source>{} written; compile it with xelatex</source>
        <translation>{} geschrieben; mit xelatex übersetzen</translation>
    </message>
    <message>
        <source>Slides (pptx) of shapes and text boxes that can be edited, instead of pictures</source>
        <translation>Folien (pptx) aus Formen und Textfeldern, die sich bearbeiten lassen, statt aus Bildern</translation>
    </message>
    <message>
        <source>Of an SVG: text, which needs the fonts; outlines of the letters, which needs none; or auto, outlines where there is more than Latin, Greek and Cyrillic, as in Chinese (auto)</source>
        <translation>Bei SVG: text, das die Schriften braucht; outlines, Umrisse der Buchstaben, das keine braucht; oder auto, Umrisse, wo mehr als Latein, Griechisch und Kyrillisch steht, etwa Chinesisch (auto)</translation>
    </message>
    <message>
        <source>light or dark (the preferred one; with --grab, light)</source>
        <translation>light oder dark (das in den Einstellungen gewählte; mit --grab light)</translation>
    </message>
    <message>
        <source>Language of window and pictures: en, de or zh (the one last chosen in the window, else the system&apos;s; with --grab, en)</source>
        <translation>Sprache von Fenster und Bildern: en, de oder zh (die zuletzt im Fenster gewählte, sonst die des Systems; mit --grab en)</translation>
    </message>
    <message>
        <source>Language of questions and pictures: en, de or zh (en; when presenting, that of the window)</source>
        <translation>Sprache von Fragen und Bildern: en, de oder zh (en; beim Vorführen die des Fensters)</translation>
    </message>
    <message>
        <source>this picture is a density of {} x {} cells, too many for shapes that can be edited; leave --editable out, or take fewer keys</source>
        <translation>dieses Bild ist eine Dichte aus {} x {} Zellen, zu viele für Formen, die sich bearbeiten lassen; bitte --editable weglassen oder weniger Schlüssel nehmen</translation>
    </message>
    <message>
        <source>page {} of the PDF shows {} glyphs instead of {}; its text could not be searched</source>
        <translation>Seite {} des PDF zeigt {} Zeichen statt {}; ihr Text wäre nicht zu durchsuchen</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>eine Datei</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>ein Ordner</translation>
    </message>
    <message>
        <source>a pipe</source>
        <translation>eine Pipe</translation>
    </message>
    <message>
        <source>a socket</source>
        <translation>ein Socket</translation>
    </message>
    <message>
        <source>a device</source>
        <translation>ein Gerät</translation>
    </message>
    <message>
        <source>Device work in a process of its own, on another machine or by Oclgrind is to be had under Linux alone; choose a device of this machine, without --isolated.</source>
        <translation>Arbeit in einem eigenen Prozess, auf einem anderen Rechner oder mit Oclgrind gibt es nur unter Linux; ein Gerät dieses Rechners wählen, ohne --isolated.</translation>
    </message>
    <message>
        <source>only Linux has walls for it.</source>
        <translation>nur Linux hat Mauern dafür.</translation>
    </message>
    <message>
        <source>usual, or safe: colours told apart with every kind of colour blindness (usual)</source>
        <translation>usual oder safe: Farben, die bei jeder Art von Farbenblindheit zu unterscheiden sind (usual)</translation>
    </message>
    <message>
        <source>usual, or safe: colours told apart with every kind of colour blindness (the preferred one; with --grab, usual)</source>
        <translation>usual oder safe: Farben, die bei jeder Art von Farbenblindheit zu unterscheiden sind (die in den Einstellungen gewählten; mit --grab usual)</translation>
    </message>
    <message>
        <source>There is no palette &apos;{}&apos;; choose usual or safe.</source>
        <translation>Eine Palette &apos;{}&apos; gibt es nicht; usual oder safe wählen.</translation>
    </message>
    <message>
        <source>The OpenCL driver ended the program ({}) while {} on {}; {}</source>
        <translation>Der OpenCL-Treiber hat das Programm beendet ({}), {} auf {}; {}</translation>
    </message>
    <message>
        <source>A fault ended the program ({}).</source>
        <translation>Ein Fehler hat das Programm beendet ({}).</translation>
    </message>
    <message>
        <source>The OpenCL driver has not come back from {} on {}; the program ends without it.</source>
        <translation>Der OpenCL-Treiber kommt nicht zurück, {} auf {}; das Programm endet ohne ihn.</translation>
    </message>
    <message>
        <source>Some work has not stopped 10 seconds after the window was closed; the program ends.</source>
        <translation>Eine Arbeit hat 10 Sekunden nach dem Schließen des Fensters nicht angehalten; das Programm endet.</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} von {}</translation>
    </message>
    <message>
        <source>{} of {}, {}</source>
        <translation>{} von {}, {}</translation>
    </message>
    <message>
        <source>note: {}</source>
        <translation>Hinweis: {}</translation>
    </message>
    <message>
        <source>a few seconds left</source>
        <translation>noch ein paar Sekunden</translation>
    </message>
    <message>
        <source>about {} seconds left</source>
        <translation>noch etwa {} Sekunden</translation>
    </message>
    <message>
        <source>about a minute left</source>
        <translation>noch etwa eine Minute</translation>
    </message>
    <message>
        <source>about {} minutes left</source>
        <translation>noch etwa {} Minuten</translation>
    </message>
    <message>
        <source>{} ({}{}{})</source>
        <translation>{} ({}{}{})</translation>
    </message>
    <message>
        <source>{}. {} ({})</source>
        <translation>{}. {} ({})</translation>
    </message>
    <message>
        <source>{}. {}</source>
        <translation>{}. {}</translation>
    </message>
    <message>
        <source>{}, P = {}</source>
        <translation>{}, P = {}</translation>
    </message>
    <message>
        <source>{}, {}</source>
        <translation>{}, {}</translation>
    </message>
    <message>
        <source>A sum for each place of a vector changes the order of the operands; {} need it kept: choose add, max or min, or the coarsened reduction.</source>
        <translation>Eine Summe für jeden Platz eines Vektors ändert die Reihenfolge der Operanden; {} brauchen sie unverändert: add, max oder min wählen, oder die vergröberte Reduktion.</translation>
    </message>
    <message>
        <source>{} work-items waited in vain for the counts of a block before theirs: this device does not keep started work-groups going; choose another device or another sort.</source>
        <translation>{} Work-Items warteten vergeblich auf die Anzahlen eines Blocks vor ihrem: Dieses Gerät lässt begonnene Work-Groups nicht weiterlaufen; nehmen Sie ein anderes Gerät oder eine andere Sortierung.</translation>
    </message>
    <message>
        <source>{} work-items cannot look back at once where a work-group has {}; choose a smaller window or a larger group-size.</source>
        <translation>{} Work-Items können nicht zugleich zurückblicken, wo eine Work-Group {} hat; ein kleineres window oder ein größeres group-size wählen.</translation>
    </message>
    <message>
        <source>{} work-items waited in vain for the sum of a block before theirs: this device does not keep started work-groups going; choose another device or another scan.</source>
        <translation>{} Work-Items warteten vergeblich auf die Summe eines Blocks vor ihrem: dieses Gerät hält begonnene Work-Groups nicht in Gang; ein anderes Gerät oder einen anderen Scan wählen.</translation>
    </message>
    <message>
        <source>A work-group of {} takes {} bytes of local memory, and {} has {}; choose smaller work-groups, or fewer values an item.</source>
        <translation>Eine Work-Group von {} belegt {} Bytes lokalen Speicher, und {} hat {}; kleinere Work-Groups oder weniger Werte je Work-Item wählen.</translation>
    </message>
</context>
</TS>
