<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en_US">
<context>
    <name>About</name>
    <message>
        <source>Parallel sorts, scans and reductions that really run on an OpenCL device, step by step.</source>
        <translation>逐步展示在 OpenCL 设备上真实运行的并行排序、扫描与归约。</translation>
    </message>
    <message>
        <source>Qt %1 on %2 (%3)</source>
        <translation>Qt %1，%2（%3）</translation>
    </message>
    <message>
        <source>OpenCL devices</source>
        <translation>OpenCL 设备</translation>
    </message>
    <message>
        <source>Driver %1, %2</source>
        <translation>驱动程序 %1，%2</translation>
    </message>
    <message>
        <source>The picture was made here.</source>
        <translation>此图在这里生成。</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>软件库</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>软件库</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>About Lockstep</source>
        <translation>关于 Lockstep</translation>
    </message>
    <message>
        <source>Version, devices, libraries and licences</source>
        <translation>版本、设备、软件库与许可证</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>DevicePicker</name>
    <message>
        <source>%1 at %2</source>
        <translation>%2 上的 %1</translation>
    </message>
</context>
<context>
    <name>DialogHelp</name>
    <message>
        <source>It writes pictures, slides, a video or the values of what the window shows into a file. One of the pictures stands at the left as it will be. The choices are kept for the next time.</source>
        <translation>把窗口中的内容导出为图片、幻灯片、视频或数值文件。左侧是其中一张图的预览。所做的选择会保留到下一次。</translation>
    </message>
    <message>
        <source>What you prefer everywhere in the program. Choices count at once, unless something else stands below them.</source>
        <translation>在整个程序中的偏好。除非下方另有说明，选择立即生效。</translation>
    </message>
    <message>
        <source>It adds the devices of another machine, one that your ssh reaches without asking for a password and that has Lockstep. Kernels can run there then; the pictures are still made here.</source>
        <translation>添加另一台机器上的设备：ssh 无需密码即可连接，且装有 Lockstep。此后内核可以在那里运行，图仍在本机生成。</translation>
    </message>
    <message>
        <source>A bookmark marks a launch to come back to. It stands on the timeline and in the menu, and is kept in the recording’s file.</source>
        <translation>书签标出以后要回看的一次启动。它显示在时间轴上和菜单中，并随录制文件保存。</translation>
    </message>
    <message>
        <source>It goes to a launch by its number. 0 is the input.</source>
        <translation>按编号转到某次启动。0 表示输入。</translation>
    </message>
    <message>
        <source>This kernel came from a file, and nothing of it has run here yet. Say whether it is to run, and where.</source>
        <translation>这个内核来自文件，在本机尚未运行过。请决定是否运行，以及在哪里运行。</translation>
    </message>
    <message>
        <source>The text of a kernel was changed, and no file holds the change. Closing the window would lose it.</source>
        <translation>某个内核的代码已修改，但没有存入任何文件。关闭窗口会丢失这些修改。</translation>
    </message>
    <message>
        <source>All that the compiler said of the text that does not build.</source>
        <translation>编译器对未能通过编译的代码给出的全部信息。</translation>
    </message>
    <message>
        <source>Version, devices, libraries and licences. Copy takes the text to the clipboard, for a report of an error.</source>
        <translation>版本、设备、程序库和许可证。“复制”把这些文字放入剪贴板，报告问题时可用。</translation>
    </message>
    <message>
        <source>The kind of file: pictures of single launches, documents to present or to print, videos, or the values themselves.</source>
        <translation>文件种类：各次启动的图片、用于演示或打印的文档、视频，或数值本身。</translation>
    </message>
    <message>
        <source>A picture for each launch, or for each phase inside launches.</source>
        <translation>每次启动一张图，或启动内的每个阶段一张图。</translation>
    </message>
    <message>
        <source>One picture: of the moment that the window shows.</source>
        <translation>只导出一张图：窗口当前显示的时刻。</translation>
    </message>
    <message>
        <source>All pictures from the first to the last.</source>
        <translation>从第一张到最后一张的全部图。</translation>
    </message>
    <message>
        <source>The pictures from one number to another.</source>
        <translation>从一个编号到另一个编号之间的图。</translation>
    </message>
    <message>
        <source>Width and height in pixels, or on paper in centimetres.</source>
        <translation>以像素为单位的宽和高；用于纸张时以厘米为单位。</translation>
    </message>
    <message>
        <source>How wide and how high the picture is on paper.</source>
        <translation>图在纸上的宽度和高度。</translation>
    </message>
    <message>
        <source>Pixels to an inch of the paper.</source>
        <translation>纸上每英寸的像素数。</translation>
    </message>
    <message>
        <source>How many pictures a second of the video has.</source>
        <translation>视频每秒的帧数。</translation>
    </message>
    <message>
        <source>How fast launches move in the video; 1 is the usual speed.</source>
        <translation>视频中各次启动的播放速度；1 为正常速度。</translation>
    </message>
    <message>
        <source>Dark marks on white, or light marks on black.</source>
        <translation>白底深色，或黑底浅色。</translation>
    </message>
    <message>
        <source>Stronger lines and darker type, for weak projectors.</source>
        <translation>线条更粗、文字颜色更深，适合亮度较低的投影仪。</translation>
    </message>
    <message>
        <source>It leaves the ground out, so that what lies below the picture shows.</source>
        <translation>不画背景，图下方的内容可以透出来。</translation>
    </message>
    <message>
        <source>The language of the words in the picture; the window keeps its own.</source>
        <translation>图中文字的语言；窗口的语言不变。</translation>
    </message>
    <message>
        <source>Whether the algorithm’s name stands above the picture.</source>
        <translation>图的上方是否显示算法名称。</translation>
    </message>
    <message>
        <source>Whether the sentence about the launch stands above the picture.</source>
        <translation>图的上方是否显示关于该次启动的解说。</translation>
    </message>
    <message>
        <source>Whether the picture says what its marks mean.</source>
        <translation>图中是否说明各种标记的含义。</translation>
    </message>
    <message>
        <source>The file or folder that is written.</source>
        <translation>要写入的文件或文件夹。</translation>
    </message>
    <message>
        <source>It writes the file. A bar shows how far it is.</source>
        <translation>写入文件，进度条显示完成了多少。</translation>
    </message>
    <message>
        <source>The language of windows, pictures and sentences.</source>
        <translation>窗口、图和解说所用的语言。</translation>
    </message>
    <message>
        <source>Light, dark, or as the system has it.</source>
        <translation>浅色、深色，或跟随系统。</translation>
    </message>
    <message>
        <source>How large type, buttons and pictures are, from the next start on.</source>
        <translation>文字、按钮和图的大小，下次启动时生效。</translation>
    </message>
    <message>
        <source>How fast launches move when they are played or stepped.</source>
        <translation>播放或单步时各次启动的速度。</translation>
    </message>
    <message>
        <source>How many work-items go together on the machine that memory is counted for.</source>
        <translation>统计访存时所假定的机器上，多少个工作项一起执行。</translation>
    </message>
    <message>
        <source>How many bytes of global memory that machine loads at a time.</source>
        <translation>该机器一次从全局内存读取多少字节。</translation>
    </message>
    <message>
        <source>How many banks that machine’s local memory has.</source>
        <translation>该机器的局部内存有多少个存储体。</translation>
    </message>
    <message>
        <source>It puts everything back as it comes, the keys too; the language stays.</source>
        <translation>全部恢复为默认值，包括快捷键；语言保持不变。</translation>
    </message>
    <message>
        <source>The machine as ssh knows it, such as me@lab.example.org, with a port behind a colon where it is not the usual one.</source>
        <translation>ssh 所用的机器名，例如 me@lab.example.org；端口不是默认值时写在冒号之后。</translation>
    </message>
    <message>
        <source>It asks the machine which devices it has.</source>
        <translation>询问该机器有哪些设备。</translation>
    </message>
    <message>
        <source>The devices of that machine.</source>
        <translation>该机器上的设备。</translation>
    </message>
    <message>
        <source>Kernels run on the device that is chosen in the list.</source>
        <translation>内核在列表中所选的设备上运行。</translation>
    </message>
    <message>
        <source>It takes the machine from this list; nothing changes there.</source>
        <translation>把该机器从列表中去掉；机器本身不受影响。</translation>
    </message>
    <message>
        <source>Why the launch is worth coming back to. It may stay empty.</source>
        <translation>写下这次启动为什么值得回看，也可以留空。</translation>
    </message>
    <message>
        <source>It takes the bookmark away.</source>
        <translation>删除这个书签。</translation>
    </message>
    <message>
        <source>Oclgrind interprets the kernel: that takes longer and leaves the device alone.</source>
        <translation>由 Oclgrind 解释执行该内核：用时更长，但不使用设备。</translation>
    </message>
    <message>
        <source>The kernel runs on the device.</source>
        <translation>内核在设备上运行。</translation>
    </message>
    <message>
        <source>Nothing of it runs.</source>
        <translation>其中任何内容都不会运行。</translation>
    </message>
    <message>
        <source>It writes the text, asks for a file where there is none, and closes the window.</source>
        <translation>保存代码（还没有文件时先询问存到哪里），然后关闭窗口。</translation>
    </message>
    <message>
        <source>The window closes, and the change is lost.</source>
        <translation>窗口关闭，修改丢失。</translation>
    </message>
    <message>
        <source>The window stays open, with everything as it is.</source>
        <translation>窗口保持打开，一切不变。</translation>
    </message>
    <message>
        <source>It writes a lecture’s questions into a PDF to print, two a page. Its runs are made anew where they are not at hand.</source>
        <translation>把课件中的问题写入可打印的 PDF，每页两道。没有现成的运行时会重新运行。</translation>
    </message>
    <message>
        <source>The usual colours, or those that every kind of colour blindness tells apart.</source>
        <translation>普通配色，或各类色盲都能分辨的配色。</translation>
    </message>
    <message>
        <source>Letters as text, which needs the fonts where the picture is shown, or as outlines, which need none.</source>
        <translation>文字保存为文本（显示时需要字体）或轮廓（不需要字体）。</translation>
    </message>
    <message>
        <source>Slides of shapes and text that can be changed, instead of pictures.</source>
        <translation>幻灯片由可修改的形状和文字组成，而不是图片。</translation>
    </message>
    <message>
        <source>Where kernels run from the next start on, and now.</source>
        <translation>从现在起以及每次启动后，内核在哪里运行。</translation>
    </message>
    <message>
        <source>The lecture whose questions are printed.</source>
        <translation>要打印其问题的课件。</translation>
    </message>
    <message>
        <source>The size of the pages.</source>
        <translation>页面大小。</translation>
    </message>
    <message>
        <source>For you: each question with what the device did.</source>
        <translation>供教师用：每个问题都附上设备实际的结果。</translation>
    </message>
</context>
<context>
    <name>Distribution</name>
    <message>
        <source>Uniform</source>
        <translation>均匀分布</translation>
    </message>
    <message>
        <source>Sorted</source>
        <translation>已排好序</translation>
    </message>
    <message>
        <source>Reversed</source>
        <translation>逆序</translation>
    </message>
    <message>
        <source>Nearly sorted</source>
        <translation>基本有序</translation>
    </message>
    <message>
        <source>Few distinct</source>
        <translation>少数不同值</translation>
    </message>
    <message>
        <source>Organ pipe</source>
        <translation>管风琴形</translation>
    </message>
    <message>
        <source>Bitonic</source>
        <translation>双调</translation>
    </message>
    <message>
        <source>Zeros and ones</source>
        <translation>0 和 1</translation>
    </message>
    <message>
        <source>Ramp</source>
        <translation>斜坡</translation>
    </message>
    <message>
        <source>Checker</source>
        <translation>棋盘格</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>圆盘</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>PNG picture</source>
        <translation>PNG 图片</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG 图形</translation>
    </message>
    <message>
        <source>TikZ picture</source>
        <translation>TikZ 图</translation>
    </message>
    <message>
        <source>PDF deck</source>
        <translation>PDF 幻灯片</translation>
    </message>
    <message>
        <source>PowerPoint slides</source>
        <translation>PowerPoint 幻灯片</translation>
    </message>
    <message>
        <source>HTML page</source>
        <translation>HTML 网页</translation>
    </message>
    <message>
        <source>GIF animation</source>
        <translation>GIF 动画</translation>
    </message>
    <message>
        <source>MP4 video</source>
        <translation>MP4 视频</translation>
    </message>
    <message>
        <source>WebM video</source>
        <translation>WebM 视频</translation>
    </message>
    <message>
        <source>CSV tables of states, events and launches</source>
        <translation>状态、事件与启动的 CSV 表</translation>
    </message>
    <message>
        <source>JSON of states and events</source>
        <translation>状态与事件的 JSON</translation>
    </message>
    <message>
        <source>Recording, to be opened again</source>
        <translation>可再次打开的记录</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Where you are</source>
        <translation>当前位置</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>键盘</translation>
    </message>
    <message>
        <source>A tour</source>
        <translation>导览</translation>
    </message>
    <message>
        <source>Algorithms</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>Lectures</source>
        <translation>课件</translation>
    </message>
    <message>
        <source>Kernels of your own</source>
        <translation>自己的内核</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>命令行</translation>
    </message>
    <message>
        <source>Recordings as files</source>
        <translation>记录文件</translation>
    </message>
    <message>
        <source>What is covered</source>
        <translation>涵盖的内容</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>更新记录</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Page of the help</source>
        <translation>帮助页面</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>This page is there in English only.</source>
        <translation>此页只有英文。</translation>
    </message>
    <message>
        <source>One segment a launch, in chapters. Drag it, also inside a launch; the buttons below step and play. *Phases* goes into a launch that waits at barriers.</source>
        <translation>每次启动一段，分为若干章。可以拖动，也可在一次启动之内拖动；下方的按钮用于步进和播放。“段落”可进入一次在屏障处等待的启动内部。</translation>
    </message>
    <message>
        <source>Choose an algorithm: it runs at once, on the keys that stand below. Figures and examples of the sources stand under the algorithm that is open, with their own numbers.</source>
        <translation>选择一个算法：它立即用下方的键运行。文献中的插图与示例列在展开的算法之下，用其原有编号。</translation>
    </message>
    <message>
        <source>How many keys, and which: made, typed, or from a file. What you change runs after a short pause. If typed keys cannot be run, the reason stands below the field; Esc there brings back those of the picture. The algorithm&apos;s parameters stand here, too.</source>
        <translation>键的个数与内容：生成、手动输入或来自文件。改动之后稍停即运行。若输入的键无法运行，原因显示在栏的下方；在栏中按 Esc 恢复图中的键。算法的参数也在这里。</translation>
    </message>
    <message>
        <source>Where kernels run: a graphics card where there is one, else the processor. *Add a machine* takes one that ssh reaches.</source>
        <translation>内核在哪里运行：有显卡时在显卡上，否则在处理器上。“添加机器”可加入 ssh 能连接的机器。</translation>
    </message>
    <message>
        <source>The text that ran, with its lines lit and counted. Change it and run it: the picture is then of the changed kernel and says so, and where its results are wrong. What you type is run by nobody before you ask for it.</source>
        <translation>这是所运行的代码，执行到的行会亮起并计数。改动后运行：图就来自改过的内核并会注明，结果错误之处也会标出。输入的代码只有在您要求时才运行。</translation>
    </message>
    <message>
        <source>What belongs to the current launch: its kernel, its arguments and time, its counts, and the mistakes that can be switched on. Above them stands what the inspected work-item read and wrote.</source>
        <translation>与当前启动有关的内容：内核、参数与时间、计数，以及可以打开的错误。上方是所查看的工作项读写的内容。</translation>
    </message>
    <message>
        <source>The picture</source>
        <translation>图</translation>
    </message>
    <message>
        <source>The timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>The library</source>
        <translation>算法库</translation>
    </message>
    <message>
        <source>The input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>The device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>The kernel</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>The inspector</source>
        <translation>检查器</translation>
    </message>
    <message>
        <source>The comparison</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>More of this</source>
        <translation>更多内容</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Presses the focused button; ends a field</source>
        <translation>按下当前按钮；结束输入</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>Two to four runs over the same keys, on one clock. Choose what the clock counts below; drag P along its axis in the strip. Click a cell or a key to ask where it came from, or walk to it with Up and Down and press Enter. The panes and their keys stand at the left.</source>
        <translation>两到四个运行，用相同的键和同一个时钟。在下方选择时钟计的是什么；在对比条中可沿坐标轴拖动 P。点击单元或键，可查询它从何而来；也可用 ↓、↑ 选到它，再按 Enter。各窗格及其键在左侧。</translation>
    </message>
    <message>
        <source>Back to the picture; Tab indents once you have typed or clicked here</source>
        <translation>回到图中；在此输入或点击后，Tab 用于缩进</translation>
    </message>
    <message>
        <source>It shows one kernel launch. Past launches are dim, the current one is open in its card, and those to come are outlines without values, since they have not run yet. Click a mark to inspect its work-item, or walk from one to the next with ↓ and ↑. The sentence above is counted from what the work-items did.</source>
        <translation>它显示内核的一次启动。过去的启动变淡，当前的在卡片中展开，将来的只有轮廓而没有值，因为尚未运行。点击标记可查看其工作项，或按 ↓ 和 ↑ 逐个切换。上方的句子由工作项的实际操作统计得出。</translation>
    </message>
    <message>
        <source>In the picture: to the next work-item, to the one before</source>
        <translation>在图中：到下一个、上一个工作项</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab、Shift+Tab</translation>
    </message>
    <message>
        <source>Out of the picture, to the next control or the one before</source>
        <translation>离开图，到下一个或上一个控件</translation>
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
        <translation>步进</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>Files and pictures</source>
        <translation>文件与图片</translation>
    </message>
    <message>
        <source>While presenting</source>
        <translation>放映时</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
</context>
<context>
    <name>Machine</name>
    <message>
        <source>Wavefront of %1 lanes</source>
        <translation>波前 %1 个通道</translation>
    </message>
    <message>
        <source>Segment of %1 bytes</source>
        <translation>内存段 %1 字节</translation>
    </message>
    <message>
        <source>%1 banks</source>
        <translation>%1 个存储体</translation>
    </message>
</context>
<context>
    <name>NameRow</name>
    <message>
        <source>open</source>
        <translation>已展开</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>已折叠</translation>
    </message>
</context>
<context>
    <name>Operation</name>
    <message>
        <source>Sets {W0} to {w0}.</source>
        <translation>把 {W0} 设为 {w0}。</translation>
    </message>
    <message>
        <source>Copies {r0} to {W0}.</source>
        <translation>把 {r0} 复制到 {W0}。</translation>
    </message>
    <message>
        <source>{r0} moves to {W0}.</source>
        <translation>{r0} 移到 {W0}。</translation>
    </message>
    <message>
        <source>Counts up {R}, from {r} to {w0}.</source>
        <translation>{R} 加一，从 {r} 变为 {w0}。</translation>
    </message>
    <message>
        <source>Sets a bit of {W0}.</source>
        <translation>把 {W0} 的一位置 1。</translation>
    </message>
    <message>
        <source>Reads {R0} to work out an address.</source>
        <translation>读取 {R0}，用来计算地址。</translation>
    </message>
    <message>
        <source>A flag if either side has one: {r0} or {r1} = {w0}.</source>
        <translation>任一侧有标志则有标志：{r0} 或 {r1} = {w0}。</translation>
    </message>
    <message>
        <source>Publishes {r0} to the other work-groups.</source>
        <translation>向其他工作组发布 {r0}。</translation>
    </message>
    <message>
        <source>Receives {w0} from another work-group.</source>
        <translation>从另一个工作组收到 {w0}。</translation>
    </message>
    <message>
        <source>{r0} does not come after {r1}.</source>
        <translation>{r0} 不排在 {r1} 之后。</translation>
    </message>
    <message>
        <source>Sets {W0} to the place that was found: {w0}.</source>
        <translation>把 {W0} 设为找到的位置：{w0}。</translation>
    </message>
    <message>
        <source>{r0} and {r1} change places.</source>
        <translation>{r0} 与 {r1} 交换位置。</translation>
    </message>
    <message>
        <source>Takes input {R0} through a layer of comparators, from {r0} to {w0}.</source>
        <translation>输入 {R0} 经过一层比较器，从 {r0} 变为 {w0}。</translation>
    </message>
    <message>
        <source>The digit of {r0} is {w0}.</source>
        <translation>{r0} 的这一位数字是 {w0}。</translation>
    </message>
    <message>
        <source>{R0} goes on from {r0} to {w0}.</source>
        <translation>{R0} 从 {r0} 前进到 {w0}。</translation>
    </message>
    <message>
        <source>From place {r0} to place {r1}: {w0}.</source>
        <translation>从位置 {r0} 到位置 {r1}：{w0}。</translation>
    </message>
    <message>
        <source>Adds {r0} · {r1} to {r}: {w0}.</source>
        <translation>把 {r0} · {r1} 加到 {r} 上：{w0}。</translation>
    </message>
    <message>
        <source>Stores {w0} in {W0}.</source>
        <translation>把 {w0} 存入 {W0}。</translation>
    </message>
    <message>
        <source>Is drawn with the strength {w0}.</source>
        <translation>受到强度为 {w0} 的吸引。</translation>
    </message>
    <message>
        <source>Is pulled: {r} becomes {w0}.</source>
        <translation>受到牵引：{r} 变为 {w0}。</translation>
    </message>
    <message>
        <source>A step in time: {r} becomes {w0}.</source>
        <translation>前进一个时间步：{r} 变为 {w0}。</translation>
    </message>
    <message>
        <source>Adds {r0} to {R}, from {r} to {w0}.</source>
        <translation>把 {r0} 加到 {R} 上，从 {r} 变为 {w0}。</translation>
    </message>
    <message>
        <source>Loads {r0} from {R0}.</source>
        <translation>从 {R0} 读取 {r0}。</translation>
    </message>
    <message>
        <source>Changes {W0} in one breath, from {r} to {w0}.</source>
        <translation>以原子操作修改 {W0}，从 {r} 变为 {w0}。</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>of %L1 runs waited in vain</source>
        <translation>次空等，共运行 %L1 次</translation>
    </message>
    <message>
        <source>of %L1 runs wrong</source>
        <translation>次出错，共运行 %L1 次</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>在 %1 上</translation>
    </message>
    <message>
        <source>Wrong runs by position</source>
        <translation>各位置出错的运行数</translation>
    </message>
    <message>
        <source>It holds %1 = %2</source>
        <translation>现为 %1 = %2</translation>
    </message>
    <message>
        <source>It holds %1</source>
        <translation>现为 %1</translation>
    </message>
    <message>
        <source>and should hold %1 = %2</source>
        <translation>应为 %1 = %2</translation>
    </message>
    <message>
        <source>and should hold %1</source>
        <translation>应为 %1</translation>
    </message>
    <message>
        <source>First wrong cell in time</source>
        <translation>时间上最先出错的单元</translation>
    </message>
    <message>
        <source> of work-group %1</source>
        <translation>（工作组 %1）</translation>
    </message>
    <message>
        <source>%1: launch %2, phase %3, work-item %4, line %5%6</source>
        <translation>%1：启动 %2，段落 %3，工作项 %4，第 %5 行%6</translation>
    </message>
    <message>
        <source>, which it leaves out</source>
        <translation>（该工作项没有执行此行）</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>First wrong element of the output: %L1</source>
        <translation>输出中第一个错误的元素：%L1</translation>
    </message>
    <message>
        <source>work-item %1 of group %2</source>
        <translation>组 %2 的工作项 %1</translation>
    </message>
    <message>
        <source>work-item %1</source>
        <translation>工作项 %1</translation>
    </message>
    <message>
        <source>%1 writes it in line %2</source>
        <translation>%1 在第 %2 行写它</translation>
    </message>
    <message>
        <source>%1 reads it in line %2</source>
        <translation>%1 在第 %2 行读它</translation>
    </message>
    <message>
        <source>Races, by the addresses in the events</source>
        <translation>竞争（依据事件中的地址）</translation>
    </message>
    <message>
        <source>None: no two work-items meet in a word without a barrier between.</source>
        <translation>没有：凡是两个工作项访问同一个字，其间都隔着屏障。</translation>
    </message>
    <message>
        <source>No run came to its end.</source>
        <translation>没有一次运行到达终点。</translation>
    </message>
    <message>
        <source>In %L1 %2, whether the result was right or not.</source>
        <translation>涉及 %L1 %2，无论结果是否正确。</translation>
    </message>
    <message>
        <source>word</source>
        <translation>个字</translation>
    </message>
    <message>
        <source>words</source>
        <translation>个字</translation>
    </message>
    <message>
        <source>%1[%2], launch %3, phase %4</source>
        <translation>%1[%2]，启动 %3，段落 %4</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>%1 ← %2</source>
        <translation>%1 ← %2</translation>
    </message>
    <message>
        <source>%1 ends</source>
        <translation>%1 结束</translation>
    </message>
    <message>
        <source>Everybody waits, and nobody is left to come: it never ends.</source>
        <translation>所有工作组都在等待，再没有工作组会到来：永远不会结束。</translation>
    </message>
    <message>
        <source>Ended after %1 rounds.</source>
        <translation>%1 轮后结束。</translation>
    </message>
    <message>
        <source>Block = number of the work-group</source>
        <translation>块 = 工作组的编号</translation>
    </message>
    <message>
        <source>A model of a device with %1 places; the work-groups come in the order %2. “1 ← 0” is block 1 that waits for block 0.</source>
        <translation>有 %1 个位置的设备模型；工作组按 %2 的次序到来。“1 ← 0”表示块 1 等待块 0。</translation>
    </message>
    <message>
        <source>Block = number drawn at the start</source>
        <translation>块 = 开始时领取的编号</translation>
    </message>
    <message>
        <source>did not run</source>
        <translation>没有运行</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>Levels (span)</source>
        <translation>层（跨度）</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>工作量</translation>
    </message>
    <message>
        <source>Time on P units, modelled</source>
        <translation>P 个单元上的时间（模型）</translation>
    </message>
    <message>
        <source>Device time, measured</source>
        <translation>设备时间（实测）</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>%1 M</source>
        <translation>%1 M</translation>
    </message>
    <message>
        <source>First %1, then %2: together %3.</source>
        <translation>先 %1，再 %2：合为 %3。</translation>
    </message>
    <message>
        <source>Two pads meet: they stay.</source>
        <translation>两个填充值相遇：不动。</translation>
    </message>
    <message>
        <source>The pad comes after every key, so it swaps with %1.</source>
        <translation>填充值排在所有键之后，因此与 %1 交换。</translation>
    </message>
    <message>
        <source>The pad stands behind %1 already: both stay.</source>
        <translation>填充值已在 %1 之后：两者不动。</translation>
    </message>
    <message>
        <source>This block descends and %1, so they swap.</source>
        <translation>此块为降序，且 %1，因此交换。</translation>
    </message>
    <message>
        <source>This block ascends and %1, so they swap.</source>
        <translation>此块为升序，且 %1，因此交换。</translation>
    </message>
    <message>
        <source>This block descends and %1, so they stay.</source>
        <translation>此块为降序，且 %1，因此不动。</translation>
    </message>
    <message>
        <source>This block ascends and %1, so they stay.</source>
        <translation>此块为升序，且 %1，因此不动。</translation>
    </message>
    <message>
        <source>%1, so they swap.</source>
        <translation>%1，因此交换。</translation>
    </message>
    <message>
        <source>%1, so they stay.</source>
        <translation>%1，因此不动。</translation>
    </message>
    <message>
        <source>Tells whether the pair has swapped: %1 is %2.</source>
        <translation>说明这一对是否交换过：%1 为 %2。</translation>
    </message>
    <message>
        <source>Tests %1: %2 is %3.</source>
        <translation>检验 %1：%2 为 %3。</translation>
    </message>
    <message>
        <source>%1 does not come after %2, and goes to %3.</source>
        <translation>%1 不排在 %2 之后，放到 %3。</translation>
    </message>
    <message>
        <source>This work-item touched no array in this launch.</source>
        <translation>该工作项在本次启动中没有访问任何数组。</translation>
    </message>
    <message>
        <source>and %L1 more events</source>
        <translation>另有 %L1 个事件</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>段落</translation>
    </message>
    <message>
        <source>active</source>
        <translation>活动</translation>
    </message>
    <message>
        <source>bank turns</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1/%L2</translation>
    </message>
    <message>
        <source>lanes doing work</source>
        <translation>在工作的通道</translation>
    </message>
    <message>
        <source>idle lanes of the same wavefronts</source>
        <translation>同一波前中空闲的通道</translation>
    </message>
    <message>
        <source>wavefronts with nothing to do</source>
        <translation>无事可做的波前</translation>
    </message>
    <message>
        <source>Lanes and banks, phase by phase</source>
        <translation>各段落的通道与存储体</translation>
    </message>
    <message>
        <source>phases %L1 to %L2 of %L3</source>
        <translation>段落 %L1 到 %L2，共 %L3 个</translation>
    </message>
    <message>
        <source>%1 % of the lanes of busy wavefronts do work.</source>
        <translation>忙碌的波前中有 %1% 的通道在工作。</translation>
    </message>
    <message>
        <source>No access to local memory waits for another.</source>
        <translation>没有局部内存访问需要等待其他访问。</translation>
    </message>
    <message>
        <source>Bank conflicts cost one extra turn in this launch.</source>
        <translation>存储体冲突使本次启动多用 1 个轮次。</translation>
    </message>
    <message>
        <source>Bank conflicts cost %L1 extra turns in this launch.</source>
        <translation>存储体冲突使本次启动多用 %L1 个轮次。</translation>
    </message>
    <message>
        <source>Runs of consecutive addresses</source>
        <translation>连续地址段</translation>
    </message>
    <message>
        <source>line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>连续段</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>元素</translation>
    </message>
    <message>
        <source>writes %1</source>
        <translation>写 %1</translation>
    </message>
    <message>
        <source>1 run is written.</source>
        <translation>写了 1 个连续段。</translation>
    </message>
    <message>
        <source>%L1 runs are written.</source>
        <translation>写了 %L1 个连续段。</translation>
    </message>
    <message>
        <source>%1 A wavefront that writes one run needs the fewest transfers; each further run is one more.</source>
        <translation>%1一个波前只写一个连续段时，所需的传输最少；每多一段，就多一次传输。</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>个键</translation>
    </message>
    <message>
        <source>values</source>
        <translation>个值</translation>
    </message>
    <message>
        <source>flags</source>
        <translation>个标志</translation>
    </message>
    <message>
        <source>sums</source>
        <translation>个和</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Index space</source>
        <translation>索引空间</translation>
    </message>
    <message>
        <source>group %L1</source>
        <translation>组 %L1</translation>
    </message>
    <message>
        <source>group %L1: %L2 of its %L3 work-items</source>
        <translation>组 %L1：%L3 个工作项中的 %L2 个</translation>
    </message>
    <message>
        <source>Global size</source>
        <translation>全局大小</translation>
    </message>
    <message>
        <source>Local size</source>
        <translation>局部大小</translation>
    </message>
    <message>
        <source>Work-groups</source>
        <translation>工作组数</translation>
    </message>
    <message>
        <source>Local memory a work-group</source>
        <translation>每个工作组的局部内存</translation>
    </message>
    <message>
        <source>%L1 bytes</source>
        <translation>%L1 字节</translation>
    </message>
    <message>
        <source>Words beside the input</source>
        <translation>输入之外的字数</translation>
    </message>
    <message>
        <source>none: in place</source>
        <translation>无：原地</translation>
    </message>
    <message>
        <source>Device time</source>
        <translation>设备时间</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>排队</translation>
    </message>
    <message>
        <source>submitted</source>
        <translation>提交</translation>
    </message>
    <message>
        <source>ran</source>
        <translation>执行</translation>
    </message>
    <message>
        <source>From the OpenCL event&apos;s profiling counters on %1, in a run without tracing.</source>
        <translation>取自 %1 上 OpenCL 事件的性能计数器，运行时未开启跟踪。</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Nothing has been launched yet: this is what was written to the device.</source>
        <translation>尚未启动任何内核：这是写到设备上的内容。</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Launches to come</source>
        <translation>后续启动次数</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>平台</translation>
    </message>
    <message>
        <source>Accesses seen by</source>
        <translation>访问记录来自</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>交换</translation>
    </message>
    <message>
        <source>stay</source>
        <translation>不动</translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation>尚未运行</translation>
    </message>
    <message>
        <source>operations so far</source>
        <translation>目前的运算次数</translation>
    </message>
    <message>
        <source>comparisons so far</source>
        <translation>目前的比较次数</translation>
    </message>
    <message>
        <source>combines so far</source>
        <translation>目前的合并次数</translation>
    </message>
    <message>
        <source>counts and moves so far</source>
        <translation>目前的计数与移动次数</translation>
    </message>
    <message>
        <source>of %L1</source>
        <translation>共 %L1</translation>
    </message>
    <message>
        <source>Span</source>
        <translation>跨度</translation>
    </message>
    <message>
        <source>longest chain in the whole run</source>
        <translation>整个运行中最长的链</translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation>交换</translation>
    </message>
    <message>
        <source>so far; %L1 pairs stayed</source>
        <translation>目前为止；%L1 对不动</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>目前为止</translation>
    </message>
    <message>
        <source>Equal keys</source>
        <translation>相等的键</translation>
    </message>
    <message>
        <source>pairs that changed their order in the whole run</source>
        <translation>整个运行中次序改变的对数</translation>
    </message>
    <message>
        <source>Largest bucket</source>
        <translation>最大的桶</translation>
    </message>
    <message>
        <source>keys, %L1 times the mean of all %L2</source>
        <translation>键数；是全部 %L2 个桶平均值的 %L1 倍</translation>
    </message>
    <message>
        <source>Active work-items per launch</source>
        <translation>每次启动的活动工作项数</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>间距</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>// The rest of this file is too long to show.</source>
        <translation>// 该文件的其余部分太长，无法显示。</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 为 %2</translation>
    </message>
    <message>
        <source>%1. It goes to %2.</source>
        <translation>%1，存入 %2。</translation>
    </message>
    <message>
        <source>%1 It goes to %2.</source>
        <translation>%1存入 %2。</translation>
    </message>
    <message>
        <source>%1 %2 goes to %3.</source>
        <translation>%1%2 存入 %3。</translation>
    </message>
</context>
<context>
    <name>RecordingFiles</name>
    <message>
        <source>There is not enough memory to open %1.</source>
        <translation>内存不足，无法打开 %1。</translation>
    </message>
    <message>
        <source>There is not enough memory to save %1.</source>
        <translation>内存不足，无法保存 %1。</translation>
    </message>
    <message>
        <source>recorded on %1</source>
        <translation>记录于 %1</translation>
    </message>
    <message>
        <source> and </source>
        <translation> 与 </translation>
    </message>
</context>
<context>
    <name>SearchWords</name>
    <message>
        <source>save as picture image slides deck film movie animation PNG SVG TikZ LaTeX PDF PowerPoint PPTX HTML GIF MP4 WebM JSON CSV</source>
        <translation>另存为 图片 图像 幻灯片 演示文稿 影片 视频 动画 网页 数据</translation>
    </message>
    <message>
        <source>draw annotate pen laser pointer projector beamer slide show class lecture hall full screen</source>
        <translation>绘制 画 标注 笔 激光笔 指针 投影 幻灯片放映 上课 课堂 全屏</translation>
    </message>
    <message>
        <source>beside versus difference faster race</source>
        <translation>并排 对比 区别 更快</translation>
    </message>
    <message>
        <source>coalescing cache lines transactions banks conflicts</source>
        <translation>合并访问 缓存 行 事务 存储体 冲突</translation>
    </message>
    <message>
        <source>dark light night mode colours colors</source>
        <translation>深色 浅色 夜间模式 颜色</translation>
    </message>
    <message>
        <source>GPU graphics card processor CPU OpenCL hardware machine remote ssh where it runs</source>
        <translation>显卡 处理器 硬件 机器 远程 在哪里运行</translation>
    </message>
    <message>
        <source>slower faster slow fast tempo playing</source>
        <translation>更慢 更快 慢 快 播放</translation>
    </message>
    <message>
        <source>settings options larger type bigger text font size contrast theme colours colors shortcuts</source>
        <translation>设置 选项 更大 字体 字号 文字 对比度 主题 颜色 快捷键</translation>
    </message>
    <message>
        <source>load file recording</source>
        <translation>加载 文件 记录</translation>
    </message>
    <message>
        <source>file keep store</source>
        <translation>文件 保留 存储</translation>
    </message>
    <message>
        <source>clipboard image</source>
        <translation>剪贴板 图像</translation>
    </message>
    <message>
        <source>paper printer PDF</source>
        <translation>纸张 打印机 PDF</translation>
    </message>
    <message>
        <source>take back revert</source>
        <translation>撤回 还原</translation>
    </message>
    <message>
        <source>exit close end</source>
        <translation>退出 关闭 结束</translation>
    </message>
    <message>
        <source>maximise maximize fullscreen</source>
        <translation>最大化 满屏</translation>
    </message>
    <message>
        <source>mark note remember favourite favorite</source>
        <translation>标记 备注 记住 收藏</translation>
    </message>
    <message>
        <source>magnify enlarge larger bigger</source>
        <translation>放大 更大</translation>
    </message>
    <message>
        <source>smaller reduce</source>
        <translation>缩小 更小</translation>
    </message>
    <message>
        <source>fit everything 100%</source>
        <translation>适合窗口 全部 100%</translation>
    </message>
    <message>
        <source>manual explain meaning legend colours colors marks</source>
        <translation>手册 解释 含义 图例 颜色 标记</translation>
    </message>
    <message>
        <source>shortcuts hotkeys</source>
        <translation>快捷键 热键</translation>
    </message>
    <message>
        <source>introduction tutorial manual guide first steps</source>
        <translation>入门 教程 手册 指南 第一步</translation>
    </message>
    <message>
        <source>version licence license libraries OpenCL</source>
        <translation>版本 许可证 库</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英语 英文</translation>
    </message>
    <message>
        <source>German</source>
        <translation>德语 德文</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中文 汉语</translation>
    </message>
    <message>
        <source>animate run start stop</source>
        <translation>动画 开始 停止</translation>
    </message>
    <message>
        <source>rewind restart beginning first</source>
        <translation>倒回 重新开始 开头</translation>
    </message>
    <message>
        <source>last result sorted finished</source>
        <translation>最后 结果 完成</translation>
    </message>
    <message>
        <source>prefix sum sums cumulative partial running</source>
        <translation>前缀和 累加 部分和</translation>
    </message>
    <message>
        <source>sum total maximum minimum fold</source>
        <translation>求和 总和 最大值 最小值</translation>
    </message>
    <message>
        <source>filter pack stream</source>
        <translation>过滤 压缩</translation>
    </message>
    <message>
        <source>Pictures, slides, pages, films and data</source>
        <translation>图片、幻灯片、网页、影片和数据</translation>
    </message>
    <message>
        <source>Full screen for a class, with a pen and a pointer; F1 there tells its keys</source>
        <translation>全屏授课，有笔和指针；在其中按 F1 可查看按键</translation>
    </message>
    <message>
        <source>exercise handout quiz questions answers print lecture</source>
        <translation>练习 讲义 测验 问题 答案 打印 课件 习题 练习单</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::AudienceWindow</name>
    <message>
        <source>Lockstep – presentation</source>
        <translation>Lockstep – 放映</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::BookmarkDialog</name>
    <message>
        <source>Edit bookmark</source>
        <translation>编辑书签</translation>
    </message>
    <message>
        <source>New bookmark</source>
        <translation>新建书签</translation>
    </message>
    <message>
        <source>Note on the input, if you like:</source>
        <translation>输入的备注（可不填）：</translation>
    </message>
    <message>
        <source>Note on launch %L1, if you like:</source>
        <translation>第 %L1 次启动的备注（可不填）：</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>The note is too long; shorten it.</source>
        <translation>备注太长，请缩短。</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::BreakPanel</name>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Mistakes that the sources make or warn of. Off unless you switch one on.</source>
        <translation>这些错误是文献中出现过或提醒要避免的。除非打开，否则都不生效。</translation>
    </message>
    <message>
        <source>Number of runs</source>
        <translation>运行次数</translation>
    </message>
    <message>
        <source> times</source>
        <translation> 次</translation>
    </message>
    <message>
        <source>Correct version</source>
        <translation>正确版本</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Break it</source>
        <translation>制造错误</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::Canvas</name>
    <message>
        <source>Picture of the current launch</source>
        <translation>当前启动的图</translation>
    </message>
    <message>
        <source>Work-item %L1</source>
        <translation>工作项 %L1</translation>
    </message>
    <message>
        <source>Work-item %L1: %2</source>
        <translation>工作项 %L1：%2</translation>
    </message>
    <message>
        <source>Show the whole picture (0)</source>
        <translation>显示整幅图 (0)</translation>
    </message>
    <message>
        <source>%1 at the start: %2</source>
        <translation>%1 开始时：%2</translation>
    </message>
    <message>
        <source>%1 after launch %L2: %3</source>
        <translation>%1 在第 %L2 次启动之后：%3</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::ChangedBanner</name>
    <message>
        <source>No run of the right kernel stands beside it.</source>
        <translation>旁边没有正确内核的运行可供对照。</translation>
    </message>
    <message>
        <source>It is not compared with the right run, since not every state is kept.</source>
        <translation>没有与正确的运行比较，因为并非每个状态都保存了。</translation>
    </message>
    <message>
        <source>line %1 is yours, not the book’s</source>
        <translation>第 %1 行是自己写的，与书中不同</translation>
    </message>
    <message>
        <source>line %1 is not the book’s</source>
        <translation>第 %1 行与书中不同</translation>
    </message>
    <message>
        <source>%1 lines are yours, not the book’s</source>
        <translation>%1 行是自己写的，与书中不同</translation>
    </message>
    <message>
        <source>%1 lines are not the book’s</source>
        <translation>%1 行与书中不同</translation>
    </message>
    <message>
        <source>Changed kernel</source>
        <translation>改过的内核</translation>
    </message>
    <message>
        <source>Show the change</source>
        <translation>显示改动</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>还原</translation>
    </message>
    <message>
        <source>Run both on the same keys, side by side</source>
        <translation>用相同的键并排运行两者</translation>
    </message>
    <message>
        <source>Compare with the original</source>
        <translation>与原内核比较</translation>
    </message>
    <message>
        <source>Put the kernel back as it was (Ctrl+B)</source>
        <translation>把内核还原为原样 (Ctrl+B)</translation>
    </message>
    <message>
        <source>Go to launch %L1</source>
        <translation>转到第 %L1 次启动</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Of %L1 elements of the result %L2 are wrong, the first of them element %L3: %4 in place of %5.</source>
        <translation>结果的 %L1 个元素中有 %L2 个错误，第一个是元素 %L3：是 %4，应为 %5。</translation>
    </message>
    <message>
        <source>Of %L1 elements of the result %L2 are wrong, the first of them element %L3.</source>
        <translation>结果的 %L1 个元素中有 %L2 个错误，第一个是元素 %L3。</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::Comparison</name>
    <message>
        <source>Not every run here knows its time on the clock that was chosen; launches are counted instead. Fewer keys tell more.</source>
        <translation>并非每个运行都知道所选时钟上的时间，因此改为计启动次数。键少一些，可知的就多一些。</translation>
    </message>
    <message>
        <source>Not every run here knows its time in this unit; choose another clock or fewer keys.</source>
        <translation>并非每个运行都知道以此为单位的时间；请换一个时钟，或减少键数。</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::ComparisonCanvas</name>
    <message>
        <source>Picture of the compared runs</source>
        <translation>所比较各运行的图</translation>
    </message>
    <message>
        <source>Compared: %1</source>
        <translation>比较：%1</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::ComparisonTimeline</name>
    <message>
        <source>Timeline of the compared runs</source>
        <translation>所比较各运行的时间线</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::ComparisonTransport</name>
    <message>
        <source>Step back (Left)</source>
        <translation>后退一步 (←)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>播放 (空格)</translation>
    </message>
    <message>
        <source>Step forward (Right)</source>
        <translation>前进一步 (→)</translation>
    </message>
    <message>
        <source>What the clock counts</source>
        <translation>时钟计的是什么</translation>
    </message>
    <message>
        <source>P, the number of execution units</source>
        <translation>P，执行单元数</translation>
    </message>
    <message>
        <source>P, the number of execution units of the modelled time; drag its axis in the picture, too</source>
        <translation>P，模型时间所用的执行单元数；也可拖动图中的坐标轴</translation>
    </message>
    <message>
        <source>Wavefront: units that are busy together</source>
        <translation>波前：一同被占用的执行单元</translation>
    </message>
    <message>
        <source>How many units work in step, as the lanes of a wavefront do: all of them are busy as long as the busiest one</source>
        <translation>有多少个单元像波前的通道那样同步工作：最忙的一个忙多久，全部就被占用多久</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>时钟</translation>
    </message>
    <message>
        <source>Wavefront</source>
        <translation>波前</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>暂停 (空格)</translation>
    </message>
    <message>
        <source>P is &quot;%1&quot;; type a whole number of execution units, 1 or more.</source>
        <translation>P 为“%1”；请输入执行单元的整数个数，至少为 1。</translation>
    </message>
    <message>
        <source>(both runs have %1)</source>
        <translation>（两个运行均为 %1）</translation>
    </message>
    <message>
        <source>(all runs have %1)</source>
        <translation>（各运行均为 %1）</translation>
    </message>
    <message>
        <source>(the runs have %1 to %2)</source>
        <translation>（各运行为 %1 到 %2）</translation>
    </message>
    <message>
        <source>(the runs have %1 and %2)</source>
        <translation>（两个运行为 %1 和 %2）</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>共 %1</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
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
        <translation>设备</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>%1, %2
memory %3 GiB, %4 compute units
driver %5</source>
        <translation>%1，%2
内存 %3 GiB，%4 个计算单元
驱动程序 %5</translation>
    </message>
    <message>
        <source>Add a machine…</source>
        <translation>添加机器…</translation>
    </message>
    <message>
        <source>Ran on %1</source>
        <translation>运行于 %1</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::DialogHelp</name>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab、Shift+Tab</translation>
    </message>
    <message>
        <source>To the next control, to the one before</source>
        <translation>到下一个、上一个控件</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Presses the button or ticks the box that has the keyboard</source>
        <translation>按下当前按钮，或勾选当前复选框</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>↑、↓</translation>
    </message>
    <message>
        <source>Another choice of the list, another number</source>
        <translation>选择列表中的另一项，或更改数字</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Presses “%1”</source>
        <translation>按下“%1”</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Closes the dialog</source>
        <translation>关闭对话框</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>键盘</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>More of this</source>
        <translation>更多内容</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>To</source>
        <translation>导出到</translation>
    </message>
    <message>
        <source>The whole recording, not a picture of it.</source>
        <translation>整个记录，而不是它的图。</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 像素</translation>
    </message>
    <message>
        <source> · %1 seconds</source>
        <translation> · %1 秒</translation>
    </message>
    <message>
        <source> · %L1 pictures</source>
        <translation> · %L1 张图</translation>
    </message>
    <message>
        <source>This file already exists; it will be replaced.</source>
        <translation>该文件已存在，将被替换。</translation>
    </message>
    <message>
        <source>Folder for the pictures</source>
        <translation>存放图片的文件夹</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>导出到</translation>
    </message>
    <message>
        <source>Choose a file first: the field “To” is empty.</source>
        <translation>请先选择文件：“导出到”一栏为空。</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>正在写入…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Writing %L1 of %L2</source>
        <translation>正在写入第 %L1 个，共 %L2 个</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>已取消，没有写入任何内容。</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写入：%1</translation>
    </message>
    <message>
        <source>%L1 frames written to %2</source>
        <translation>已将 %L1 帧写入 %2</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>正在取消…</translation>
    </message>
    <message>
        <source>Writing %L1 of %L2, %3</source>
        <translation>正在写入第 %L1 个，共 %L2 个，%3</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::ExportForm</name>
    <message>
        <source>Pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>视频</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>1920 × 1080, full HD</source>
        <translation>1920 × 1080，全高清</translation>
    </message>
    <message>
        <source>3840 × 2160, 4K</source>
        <translation>3840 × 2160，4K</translation>
    </message>
    <message>
        <source>%1 × %2, %3</source>
        <translation>%1 × %2，%3</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source> per second</source>
        <translation> 帧/秒</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>透明背景</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Narration</source>
        <translation>解说</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>图例</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>In between</source>
        <translation>过渡图片</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>帧率</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>This moment</source>
        <translation>当前时刻</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>全部%1</translation>
    </message>
    <message>
        <source>Extra pictures on the way to each %1</source>
        <translation>相邻%1之间插入的过渡图片数</translation>
    </message>
    <message>
        <source>0 is the input</source>
        <translation>0 为输入</translation>
    </message>
    <message>
        <source>0 is the first</source>
        <translation>0 为第一页</translation>
    </message>
    <message>
        <source>One per launch</source>
        <translation>每次启动一页</translation>
    </message>
    <message>
        <source>One per phase</source>
        <translation>每个段落一页</translation>
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
        <translation>分辨率</translation>
    </message>
    <message>
        <source>On paper, in centimetres</source>
        <translation>用于纸张，以厘米计</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>分辨率</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Safe for colour blindness</source>
        <translation>适合色盲</translation>
    </message>
    <message>
        <source>Text; outlines where fonts are rare</source>
        <translation>文本；字体少见时用轮廓</translation>
    </message>
    <message>
        <source>Text, which needs the fonts</source>
        <translation>文本，需要字体</translation>
    </message>
    <message>
        <source>Outlines, which need none</source>
        <translation>轮廓，不需要字体</translation>
    </message>
    <message>
        <source>Shapes and text that can be edited</source>
        <translation>可编辑的形状和文本</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::ExportPreview</name>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>正在绘制…</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::FindBar</name>
    <message>
        <source>not there</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Find in the kernel</source>
        <translation>在内核中查找</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::FirstMarks</name>
    <message>
        <source>A hint goes when you have done what it says.</source>
        <translation>照提示做过之后，该提示就会消失。</translation>
    </message>
    <message>
        <source>Hide all</source>
        <translation>全部隐藏</translation>
    </message>
    <message>
        <source>1  Step</source>
        <translation>1  步进</translation>
    </message>
    <message>
        <source>One launch on with →, one back with ←; Space plays.</source>
        <translation>按 → 前进一次启动，按 ← 后退一次；按空格播放。</translation>
    </message>
    <message>
        <source>2  Look inside</source>
        <translation>2  查看内部</translation>
    </message>
    <message>
        <source>Click a mark of the picture: what it read, and the lines that it ran.</source>
        <translation>点击图中的标记：查看它读了什么、执行了哪些代码行。</translation>
    </message>
    <message>
        <source>3  Compare</source>
        <translation>3  比较</translation>
    </message>
    <message>
        <source>A second algorithm beside this one, on the same keys.</source>
        <translation>用相同的键，在旁边再运行一个算法。</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::InputPanel</name>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Number of keys</source>
        <translation>键的个数</translation>
    </message>
    <message>
        <source>Distribution of the keys</source>
        <translation>键的分布</translation>
    </message>
    <message>
        <source>Seed of the generator</source>
        <translation>生成器的种子</translation>
    </message>
    <message>
        <source>Type keys with commas or blanks between them. They run when you pause or press Enter; Esc brings back the keys of the picture.</source>
        <translation>输入键，以逗号或空格隔开。停顿片刻或按 Enter 即运行；按 Esc 恢复图中的键。</translation>
    </message>
    <message>
        <source>Keys from a text file</source>
        <translation>来自文本文件的键</translation>
    </message>
    <message>
        <source>Typed</source>
        <translation>手动输入</translation>
    </message>
    <message>
        <source>Open a file of keys</source>
        <translation>打开键的文件</translation>
    </message>
    <message>
        <source>From file</source>
        <translation>来自文件</translation>
    </message>
    <message>
        <source>%L1 keys; type here to use others</source>
        <translation>%L1 个键；在此输入可换用其他键</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::Inspector</name>
    <message>
        <source>Kernel</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Break it</source>
        <translation>制造错误</translation>
    </message>
    <message>
        <source>Work-items that run in step</source>
        <translation>同步执行的工作项数</translation>
    </message>
    <message>
        <source>Banks of local memory, each a word wide</source>
        <translation>局部内存的存储体数，每个宽一个字</translation>
    </message>
    <message>
        <source>Wavefront</source>
        <translation>波前</translation>
    </message>
    <message>
        <source>Banks</source>
        <translation>存储体</translation>
    </message>
    <message>
        <source>×: how often this work-item ran the line</source>
        <translation>×：该工作项执行此行的次数</translation>
    </message>
    <message>
        <source>×: how often the line ran in this phase</source>
        <translation>×：此行在该段落中执行的次数</translation>
    </message>
    <message>
        <source>×: how often the line ran in this launch</source>
        <translation>×：此行在本次启动中执行的次数</translation>
    </message>
    <message>
        <source>Work-item %L1</source>
        <translation>工作项 %L1</translation>
    </message>
    <message>
        <source>Work-item</source>
        <translation>工作项</translation>
    </message>
    <message>
        <source>The input: no work-item has run yet.</source>
        <translation>输入：尚无工作项运行。</translation>
    </message>
    <message>
        <source>The %L1 events of this launch were too many to keep, and a second run of it could go another way. Its buffers are kept as it left them; with fewer values its events are kept too.</source>
        <translation>本次启动的 %L1 个事件太多，无法保存，而再次运行可能有所不同。缓冲区按启动结束时的状态保存；值少一些时，事件也会保存。</translation>
    </message>
    <message>
        <source>This launch has too many events to list.</source>
        <translation>本次启动的事件太多，无法列出。</translation>
    </message>
    <message>
        <source>loading</source>
        <translation>加载中</translation>
    </message>
    <message>
        <source>Click a mark, or step through the work-items with the arrows above, to see what one of them read and wrote.</source>
        <translation>点击图中的标记，或用上方的箭头逐个切换工作项，查看它读写了什么。</translation>
    </message>
    <message>
        <source>Previous work-item (Up)</source>
        <translation>上一个工作项 (↑)</translation>
    </message>
    <message>
        <source>Next work-item (Down)</source>
        <translation>下一个工作项 (↓)</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::KernelPage</name>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Run this text (Ctrl+Enter)</source>
        <translation>运行这段代码 (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>还原</translation>
    </message>
    <message>
        <source>Put the kernel back as it was (Ctrl+B)</source>
        <translation>把内核还原为原样 (Ctrl+B)</translation>
    </message>
    <message>
        <source>Trace calls</source>
        <translation>跟踪调用</translation>
    </message>
    <message>
        <source>Show the lines that only tell what happens</source>
        <translation>显示仅用于报告过程的代码行</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Run it over sizes and inputs</source>
        <translation>用多种大小和输入运行</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Run the smallest input that fails</source>
        <translation>运行出错的最小输入</translation>
    </message>
    <message>
        <source>Message before (Shift+F8)</source>
        <translation>上一条消息 (Shift+F8)</translation>
    </message>
    <message>
        <source>Next message (F8)</source>
        <translation>下一条消息 (F8)</translation>
    </message>
    <message>
        <source>Text of the kernel</source>
        <translation>内核代码</translation>
    </message>
    <message>
        <source>Text of the plan</source>
        <translation>方案文本</translation>
    </message>
    <message>
        <source>Options that the kernel was built with</source>
        <translation>构建内核所用的选项</translation>
    </message>
    <message>
        <source>The compiler’s log</source>
        <translation>编译器日志</translation>
    </message>
    <message>
        <source>All that the compiler says</source>
        <translation>编译器的全部输出</translation>
    </message>
    <message>
        <source>The picture stays that of the run before, and can still be stepped. No line is lit yellow, since this text has not run.</source>
        <translation>图仍是上一次运行的，仍可逐步查看。没有代码行亮起黄色，因为这段代码尚未运行。</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>第 %1 行，第 %2 列</translation>
    </message>
    <message>
        <source>1 line changed</source>
        <translation>改动了 1 行</translation>
    </message>
    <message>
        <source>%1 lines changed</source>
        <translation>改动了 %1 行</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 个错误</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 个错误</translation>
    </message>
    <message>
        <source>Does not build, so nothing ran: %1</source>
        <translation>构建失败，因此没有运行：%1</translation>
    </message>
    <message>
        <source>Edited, not run yet</source>
        <translation>已编辑，尚未运行</translation>
    </message>
    <message>
        <source>%1; not run yet</source>
        <translation>%1，尚未运行</translation>
    </message>
    <message>
        <source>As it was; not run yet</source>
        <translation>已恢复原样，尚未运行</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>尚未保存</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>正在检查…</translation>
    </message>
    <message>
        <source>Checking: run %L1 of at most %L2</source>
        <translation>检查中：第 %L1 次运行，至多 %L2 次</translation>
    </message>
    <message>
        <source>Does not build, so nothing ran: %1, in line %2</source>
        <translation>构建失败，因此没有运行：%1，在第 %2 行</translation>
    </message>
    <message>
        <source>Does not build, so nothing ran: %1, the first in line %2</source>
        <translation>构建失败，因此没有运行：%1，第一个在第 %2 行</translation>
    </message>
    <message>
        <source>Tab goes on to the next field until you type; then it indents, and Esc leaves.</source>
        <translation>开始输入之前，Tab 跳到下一个字段；之后 Tab 用于缩进，按 Esc 离开。</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::LibraryPanel</name>
    <message>
        <source>Library</source>
        <translation>算法库</translation>
    </message>
    <message>
        <source>stable</source>
        <translation>稳定</translation>
    </message>
    <message>
        <source>Equal keys keep their order.</source>
        <translation>相等的键保持原有次序。</translation>
    </message>
    <message>
        <source>The source gives no keys: these are our own.</source>
        <translation>文献没有给出键：这里的键是我们自拟的。</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>自己的</translation>
    </message>
    <message>
        <source>Search algorithms, figures, lectures and commands</source>
        <translation>搜索算法、插图、课件和命令</translation>
    </message>
    <message>
        <source>* keys of our own</source>
        <translation>* 自拟的键</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::MachineDialog</name>
    <message>
        <source>Connect</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>Add a machine</source>
        <translation>添加机器</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>[user@]host[:port]</source>
        <translation>[用户@]主机[:端口]</translation>
    </message>
    <message>
        <source>Devices of the machine</source>
        <translation>机器的设备</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>A machine that your ssh reaches without asking for a password, and that has Lockstep</source>
        <translation>本机 ssh 无需密码即可连接、且装有 Lockstep 的机器</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Forget %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>Connecting with %1…</source>
        <translation>正在连接 %1…</translation>
    </message>
    <message>
        <source>%1 has:</source>
        <translation>%1 的设备：</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <translation>%1（%2，%3）</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::MainWindow</name>
    <message>
        <source>There is no launch %L1; this run has none, and 0 is the input.</source>
        <translation>没有第 %L1 次启动：这次运行没有启动内核，0 为输入。</translation>
    </message>
    <message>
        <source>There is no launch %L1; this run has one, and 0 is the input.</source>
        <translation>没有第 %L1 次启动：这次运行只启动了一次，0 为输入。</translation>
    </message>
    <message>
        <source>There is no launch %L1; this run has launches 1 to %L2, and 0 is the input.</source>
        <translation>没有第 %L1 次启动：这次运行有第 1 到 %L2 次启动，0 为输入。</translation>
    </message>
    <message>
        <source>Panes and keys</source>
        <translation>窗格与键</translation>
    </message>
    <message>
        <source>Running on the device…</source>
        <translation>正在设备上运行…</translation>
    </message>
    <message>
        <source>%1 The input is shown.</source>
        <translation>%1现在显示的是输入。</translation>
    </message>
    <message>
        <source>%1 The last one is shown.</source>
        <translation>%1现在显示的是最后一次。</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>浅色主题</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>深色主题</translation>
    </message>
    <message>
        <source>Runs are repeated on the device, and this kernel from a file is interpreted by Oclgrind only; open the file again to let the device run it.</source>
        <translation>多次运行须在设备上进行，而这个来自文件的内核只由 Oclgrind 解释执行；请重新打开文件，让设备运行它。</translation>
    </message>
    <message>
        <source>Back to one algorithm (Esc)</source>
        <translation>回到单个算法 (Esc)</translation>
    </message>
    <message>
        <source>Compare with other algorithms</source>
        <translation>与其他算法比较</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>退出比较</translation>
    </message>
    <message>
        <source>The changed kernel is a text for %1; with these parameters pane %2 builds %3, which ran as it is shipped.</source>
        <translation>改过的内核是 %1 的代码；在这些参数下，窗格 %2 构建的是 %3，它按原样运行。</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Open keys…</source>
        <translation>打开键文件…</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>最近打开</translation>
    </message>
    <message>
        <source>Lectures</source>
        <translation>课件</translation>
    </message>
    <message>
        <source>Save recording…</source>
        <translation>保存记录…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Open a recording or a lecture</source>
        <translation>打开记录或课件</translation>
    </message>
    <message>
        <source>Recordings and lectures (*%1 *.json)</source>
        <translation>记录和课件 (*%1 *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>正在打开 %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source> and </source>
        <translation> 与 </translation>
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
        <translation>无法保存记录：%1。</translation>
    </message>
    <message>
        <source>Save the recording</source>
        <translation>保存记录</translation>
    </message>
    <message>
        <source>Recordings (*%1)</source>
        <translation>记录 (*%1)</translation>
    </message>
    <message>
        <source>%1 What came before is shown.</source>
        <translation>%1现在显示的是此前的过程。</translation>
    </message>
    <message>
        <source>does not build</source>
        <translation>构建失败</translation>
    </message>
    <message>
        <source>does not build: line %1</source>
        <translation>构建失败：第 %1 行</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>a hang or a crash there ends nothing here</source>
        <translation>在那里挂起或崩溃，这里不受影响</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>来自文件</translation>
    </message>
    <message>
        <source>nothing of it has run here</source>
        <translation>其内容都没有在此运行</translation>
    </message>
    <message>
        <source>Ran in Oclgrind</source>
        <translation>在 Oclgrind 中运行</translation>
    </message>
    <message>
        <source>it interprets the kernel, and no device ran it</source>
        <translation>由它解释执行内核，没有在任何设备上运行</translation>
    </message>
    <message>
        <source>Ran on %1</source>
        <translation>运行于 %1</translation>
    </message>
    <message>
        <source>Ran on the device and in Oclgrind</source>
        <translation>在设备上和 Oclgrind 中运行</translation>
    </message>
    <message>
        <source>Oclgrind told what work-items read and wrote</source>
        <translation>工作项的读写由 Oclgrind 报告</translation>
    </message>
    <message>
        <source>Ran in a process of its own</source>
        <translation>在独立进程中运行</translation>
    </message>
    <message>
        <source>Ran in this process</source>
        <translation>在本进程中运行</translation>
    </message>
    <message>
        <source>a crash of the kernel ends the window</source>
        <translation>内核崩溃会使窗口关闭</translation>
    </message>
    <message>
        <source>The changed kernel is a text for %1; this run builds %2, which ran as it is shipped.</source>
        <translation>改过的内核是 %1 的代码；这次运行构建的是 %2，它按原样运行。</translation>
    </message>
    <message>
        <source>This is the run before the change</source>
        <translation>这是改动之前的运行</translation>
    </message>
    <message>
        <source>New kernel…</source>
        <translation>新建内核…</translation>
    </message>
    <message>
        <source>Open kernel…</source>
        <translation>打开内核…</translation>
    </message>
    <message>
        <source>Save kernel…</source>
        <translation>保存内核…</translation>
    </message>
    <message>
        <source>Open a kernel in place of %1</source>
        <translation>打开一个内核代替 %1</translation>
    </message>
    <message>
        <source>Kernel files (*.cl)</source>
        <translation>内核文件 (*.cl)</translation>
    </message>
    <message>
        <source>Save the kernel</source>
        <translation>保存内核</translation>
    </message>
    <message>
        <source>Begin a kernel of your own</source>
        <translation>新建自己的内核</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is there already; choose another name.</source>
        <translation>“%1”已存在，请另取一个名称。</translation>
    </message>
    <message>
        <source>Only look at it</source>
        <translation>仅查看</translation>
    </message>
    <message>
        <source>Kernel from a file</source>
        <translation>来自文件的内核</translation>
    </message>
    <message>
        <source>Run the kernel from %1?</source>
        <translation>要运行 %1 中的内核吗？</translation>
    </message>
    <message>
        <source>Nobody vouches for it. It runs in a process of its own, which is ended where it hangs or crashes; what was recorded so far stays.</source>
        <translation>没有人为它担保。它在独立进程中运行，挂起或崩溃时该进程会被终止，此前记录的内容仍然保留。</translation>
    </message>
    <message>
        <source>Nobody vouches for it, and it can do whatever this program can: the window was opened with --in-process.</source>
        <translation>没有人为它担保，而且它能做本程序能做的一切：窗口是用 --in-process 打开的。</translation>
    </message>
    <message>
        <source>Oclgrind can interpret it instead, which takes longer and leaves the device alone.</source>
        <translation>也可以由 Oclgrind 解释执行，用时较长，但不会动用设备。</translation>
    </message>
    <message>
        <source>Run it in Oclgrind</source>
        <translation>在 Oclgrind 中运行</translation>
    </message>
    <message>
        <source>Run it on the device</source>
        <translation>在设备上运行</translation>
    </message>
    <message>
        <source>Run it</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Go to launch</source>
        <translation>转到某次启动</translation>
    </message>
    <message>
        <source>Launch, from 0 (the input) to %L1</source>
        <translation>启动序号，从 0（输入）到 %L1</translation>
    </message>
    <message>
        <source>%1 Nothing runs until the keys in the field are mended, or Esc there brings back those of the picture.</source>
        <translation>%1在改正栏中的键、或在栏中按 Esc 恢复图中的键之前，不会运行。</translation>
    </message>
    <message>
        <source>The lecture is ready, but something else is being presented; leave it and open it again.</source>
        <translation>课件已就绪，但正在放映其他内容；请结束放映后重新打开。</translation>
    </message>
    <message>
        <source>Machine of the memory picture</source>
        <translation>内存图所用的机器</translation>
    </message>
    <message>
        <source>Memory: how this launch loads and stores (M)</source>
        <translation>内存：本次启动如何取数和存数 (M)</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Measured: %1</source>
        <translation>实测：%1</translation>
    </message>
    <message>
        <source>1 key</source>
        <translation>1 个键</translation>
    </message>
    <message>
        <source>%L1 keys</source>
        <translation>%L1 个键</translation>
    </message>
    <message>
        <source>1 run of %2 to %3</source>
        <translation>运行 1 次（%2到 %3）</translation>
    </message>
    <message>
        <source>%L1 runs of %2 to %3</source>
        <translation>运行 %L1 次（%2到 %3）</translation>
    </message>
    <message>
        <source>%1: every result is as the plan expects.</source>
        <translation>%1：所有结果都符合方案的预期。</translation>
    </message>
    <message>
        <source>%1: the plan expects nothing, so no result is doubted.</source>
        <translation>%1：方案没有给出预期，因此不判断结果对错。</translation>
    </message>
    <message>
        <source>No races.</source>
        <translation>没有竞争。</translation>
    </message>
    <message>
        <source>No races in the %L1 runs that Oclgrind saw.</source>
        <translation>在 Oclgrind 观察的 %L1 次运行中没有竞争。</translation>
    </message>
    <message>
        <source>Races are not known: there are no trace calls.</source>
        <translation>是否有竞争无从得知：没有跟踪调用。</translation>
    </message>
    <message>
        <source>Oclgrind: %1.</source>
        <translation>Oclgrind：%1。</translation>
    </message>
    <message>
        <source>Save the kernel and its plan</source>
        <translation>保存内核及其方案</translation>
    </message>
    <message>
        <source>This is an example that comes along; begin a kernel of your own with New kernel… to keep one.</source>
        <translation>这是随附的示例；要保存，请用“新建内核…”新建自己的内核。</translation>
    </message>
    <message>
        <source>Figures and examples</source>
        <translation>插图与示例</translation>
    </message>
    <message>
        <source>%1, with keys of our own</source>
        <translation>%1，键为自拟</translation>
    </message>
    <message>
        <source>After the cuts, one by one, %1.</source>
        <translation>逐次切割之后，%1。</translation>
    </message>
    <message>
        <source>The kernel ran in a process of its own with all of your rights: %1</source>
        <translation>内核在独立进程中以您的全部权限运行：%1</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Export pictures (Ctrl+E)</source>
        <translation>导出图片 (Ctrl+E)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Present (F5); from here: Shift+F5</source>
        <translation>放映 (F5)；从此处放映：Shift+F5</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Launch %L1</source>
        <translation>第 %L1 次启动</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>Bookmark this launch…</source>
        <translation>为此次启动加书签…</translation>
    </message>
    <message>
        <source>It was removed from the recent files.</source>
        <translation>已将其从最近打开的文件中移除。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>yyyy 年 M 月 d 日</translation>
    </message>
    <message>
        <source>Changed kernel – %1</source>
        <translation>改过的内核 – %1</translation>
    </message>
    <message>
        <source>Help on where you are</source>
        <translation>当前位置的帮助</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>键盘</translation>
    </message>
    <message>
        <source>A tour</source>
        <translation>导览</translation>
    </message>
    <message>
        <source>Algorithms</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>Kernels of your own</source>
        <translation>自己的内核</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>命令行</translation>
    </message>
    <message>
        <source>About Lockstep</source>
        <translation>关于 Lockstep</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>To the next stage</source>
        <translation>到下一阶段</translation>
    </message>
    <message>
        <source>To the stage before</source>
        <translation>到上一阶段</translation>
    </message>
    <message>
        <source>Play and pause</source>
        <translation>播放与暂停</translation>
    </message>
    <message>
        <source>To the input</source>
        <translation>到输入</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>到末尾</translation>
    </message>
    <message>
        <source>Into a launch&apos;s phases and out</source>
        <translation>进入或退出一次启动的段落</translation>
    </message>
    <message>
        <source>Go to a launch…</source>
        <translation>转到某次启动…</translation>
    </message>
    <message>
        <source>How the launch loads and stores, and back</source>
        <translation>查看启动如何取数和存数，再返回</translation>
    </message>
    <message>
        <source>Leave the comparison</source>
        <translation>退出比较</translation>
    </message>
    <message>
        <source>Present from the start</source>
        <translation>从头放映</translation>
    </message>
    <message>
        <source>Present from here</source>
        <translation>从此处放映</translation>
    </message>
    <message>
        <source>Run the kernel as it stands</source>
        <translation>按现在的代码运行内核</translation>
    </message>
    <message>
        <source>Put the kernel back as it was</source>
        <translation>把内核还原为原样</translation>
    </message>
    <message>
        <source>To the next place that does not build</source>
        <translation>到下一处构建错误</translation>
    </message>
    <message>
        <source>To the one before</source>
        <translation>到上一处</translation>
    </message>
    <message>
        <source>Find on</source>
        <translation>查找下一个</translation>
    </message>
    <message>
        <source>Find back</source>
        <translation>查找上一个</translation>
    </message>
    <message>
        <source>Search; in the kernel, find there</source>
        <translation>搜索；在内核中则在其中查找</translation>
    </message>
    <message>
        <source>Search algorithms, figures, lectures and commands</source>
        <translation>搜索算法、插图、课件和命令</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>Print the picture…</source>
        <translation>打印图片…</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>首选项…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>%1 (our own keys)</source>
        <translation>%1（自拟的键）</translation>
    </message>
    <message>
        <source>The picture cannot be printed to %1; choose another printer or file.</source>
        <translation>无法打印到 %1；请选择其他打印机或文件。</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Whole picture</source>
        <translation>整幅图</translation>
    </message>
    <message>
        <source>Move the enlarged picture left</source>
        <translation>放大的图向左移动</translation>
    </message>
    <message>
        <source>Move the enlarged picture right</source>
        <translation>放大的图向右移动</translation>
    </message>
    <message>
        <source>Move the enlarged picture up</source>
        <translation>放大的图向上移动</translation>
    </message>
    <message>
        <source>Move the enlarged picture down</source>
        <translation>放大的图向下移动</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>The device %1, preferred for new runs, is not there; the automatic one is used. Choose another in Preferences.</source>
        <translation>首选设备 %1 不存在，新运行改用自动选择的设备。请在首选项中另选。</translation>
    </message>
    <message>
        <source>Unsaved kernel</source>
        <translation>未保存的内核</translation>
    </message>
    <message>
        <source>Save the changed %1 before Lockstep closes?</source>
        <translation>关闭 Lockstep 之前，是否保存改过的 %1？</translation>
    </message>
    <message>
        <source>Save the changed kernels before Lockstep closes?</source>
        <translation>关闭 Lockstep 之前，是否保存改过的内核？</translation>
    </message>
    <message>
        <source>What you changed is in no file, and is lost otherwise.</source>
        <translation>修改的内容尚未存入任何文件，不保存就会丢失。</translation>
    </message>
    <message>
        <source>%1: what you changed is in no file, and is lost otherwise.</source>
        <translation>%1：修改的内容尚未存入任何文件，不保存就会丢失。</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Worksheet…</source>
        <translation>练习单…</translation>
    </message>
    <message>
        <source>Save the worksheet with its answers</source>
        <translation>保存带答案的练习单</translation>
    </message>
    <message>
        <source>Save the worksheet</source>
        <translation>保存练习单</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is to be a PDF; let its name end in .pdf.</source>
        <translation>“%1”要存为 PDF；文件名请以 .pdf 结尾。</translation>
    </message>
    <message>
        <source>%1 written</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>Something else is being opened; save the worksheet when it is there.</source>
        <translation>正在打开别的内容；请等它打开后再保存练习单。</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::MessageBar</name>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>And 1 more</source>
        <translation>另有 1 条</translation>
    </message>
    <message>
        <source>And %L1 more</source>
        <translation>另有 %L1 条</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>全部内容</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::MessageBubble</name>
    <message>
        <source>Write %1</source>
        <translation>改为 %1</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::PanePanel</name>
    <message>
        <source>Compared</source>
        <translation>比较的算法</translation>
    </message>
    <message>
        <source>Add another</source>
        <translation>再添加一个</translation>
    </message>
    <message>
        <source>Algorithm of pane %1</source>
        <translation>窗格 %1 的算法</translation>
    </message>
    <message>
        <source>%1 · changed kernel</source>
        <translation>%1 · 改过的内核</translation>
    </message>
    <message>
        <source>Remove pane %1</source>
        <translation>移除窗格 %1</translation>
    </message>
    <message>
        <source>Device of pane %1</source>
        <translation>窗格 %1 的设备</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::Preferences</name>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>General</source>
        <translation>常规</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Pages of the preferences</source>
        <translation>首选项页面</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <translation>恢复默认设置</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>对比度</translation>
    </message>
    <message>
        <source>Size of everything</source>
        <translation>界面大小</translation>
    </message>
    <message>
        <source>The size counts from the next start on.</source>
        <translation>大小在下次启动程序时生效。</translation>
    </message>
    <message>
        <source>Speed of playing</source>
        <translation>播放速度</translation>
    </message>
    <message>
        <source>Lanes of a wavefront</source>
        <translation>波前的通道数</translation>
    </message>
    <message>
        <source>Bytes of a segment</source>
        <translation>内存段的字节数</translation>
    </message>
    <message>
        <source>Banks of local memory</source>
        <translation>局部内存的存储体数</translation>
    </message>
    <message>
        <source>Wavefront, segment and banks are those of the machine that memory is counted for.</source>
        <translation>波前、内存段和存储体属于统计内存访问所针对的机器。</translation>
    </message>
    <message>
        <source>As the system&apos;s</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>High</source>
        <translation>高</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Keys of: %1</source>
        <translation>快捷键：%1</translation>
    </message>
    <message>
        <source>%1 belongs to &quot;%2&quot;; choose other keys, or take it away there first.</source>
        <translation>%1 已用于“%2”；请另选按键，或先在那里取消。</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Device of new runs</source>
        <translation>新运行的设备</translation>
    </message>
    <message>
        <source>Safe for colour blindness</source>
        <translation>适合色盲</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>%1, which is not there</source>
        <translation>%1（不存在）</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::Presenter</name>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一个</translation>
    </message>
    <message>
        <source>Pen in violet</source>
        <translation>紫色笔</translation>
    </message>
    <message>
        <source>Pen in ink</source>
        <translation>墨色笔</translation>
    </message>
    <message>
        <source>Shift+D</source>
        <translation>Shift+D</translation>
    </message>
    <message>
        <source>Pointer</source>
        <translation>指针</translation>
    </message>
    <message>
        <source>Clear what is drawn here</source>
        <translation>清除此处的笔迹</translation>
    </message>
    <message>
        <source>Larger type</source>
        <translation>更大字号</translation>
    </message>
    <message>
        <source>Ctrl++</source>
        <translation>Ctrl++</translation>
    </message>
    <message>
        <source>Smaller type</source>
        <translation>更小字号</translation>
    </message>
    <message>
        <source>Ctrl+−</source>
        <translation>Ctrl+−</translation>
    </message>
    <message>
        <source>The other theme</source>
        <translation>切换主题</translation>
    </message>
    <message>
        <source>Black screen</source>
        <translation>黑屏</translation>
    </message>
    <message>
        <source>Speaker&apos;s view</source>
        <translation>演讲者视图</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>所有按键</translation>
    </message>
    <message>
        <source>End the presentation</source>
        <translation>结束演示</translation>
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
        <translation>Page Down、→、↓、N</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>Page Up, ←, ↑, P, Backspace</source>
        <translation>Page Up、←、↑、P、Backspace</translation>
    </message>
    <message>
        <source>Previous, at once on its finished state</source>
        <translation>上一个，直接显示完成状态</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Plays and pauses</source>
        <translation>播放与暂停</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Next; after digits, goes to that launch</source>
        <translation>下一个；先输入数字则转到该次启动</translation>
    </message>
    <message>
        <source>0 to 9</source>
        <translation>0 到 9</translation>
    </message>
    <message>
        <source>The number of a launch; Enter goes there</source>
        <translation>启动的序号；按 Enter 转到该处</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home、End</translation>
    </message>
    <message>
        <source>First and last</source>
        <translation>第一个和最后一个</translation>
    </message>
    <message>
        <source>Ctrl+←, Ctrl+→</source>
        <translation>Ctrl+←、Ctrl+→</translation>
    </message>
    <message>
        <source>By stage</source>
        <translation>逐阶段</translation>
    </message>
    <message>
        <source>B or ., W</source>
        <translation>B 或 .、W</translation>
    </message>
    <message>
        <source>Black or white screen</source>
        <translation>黑屏或白屏</translation>
    </message>
    <message>
        <source>T, C</source>
        <translation>T、C</translation>
    </message>
    <message>
        <source>The other theme, high contrast</source>
        <translation>切换主题，高对比度</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+−</source>
        <translation>Ctrl++、Ctrl+−</translation>
    </message>
    <message>
        <source>Larger or smaller type</source>
        <translation>放大或缩小文字</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Swaps two screens</source>
        <translation>交换两个屏幕</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>The speaker&apos;s view</source>
        <translation>演讲者视图</translation>
    </message>
    <message>
        <source>F1, ?</source>
        <translation>F1、?</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>这些按键</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Keys while presenting</source>
        <translation>放映时的按键</translation>
    </message>
    <message>
        <source>D, Shift+D</source>
        <translation>D、Shift+D</translation>
    </message>
    <message>
        <source>A pen in violet, in ink</source>
        <translation>紫色笔、墨色笔</translation>
    </message>
    <message>
        <source>Ctrl+Z, E</source>
        <translation>Ctrl+Z、E</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>A pointer, hidden while it rests</source>
        <translation>指示点，静止时隐藏</translation>
    </message>
    <message>
        <source>Undoes a stroke, clears the launch&apos;s</source>
        <translation>撤销一笔，清除本次启动的笔迹</translation>
    </message>
    <message>
        <source>Lays pen or pointer down; else ends</source>
        <translation>放下笔或指示点；否则结束放映</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::PrintedRow</name>
    <message>
        <source>The source prints</source>
        <translation>文献印作</translation>
    </message>
    <message>
        <source>This run holds</source>
        <translation>本次运行</translation>
    </message>
    <message>
        <source>The source prints %1; this run holds %2</source>
        <translation>文献印作 %1；本次运行为 %2</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::ProgressNotice</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::RoofControl</name>
    <message>
        <source>Arithmetic of the machine</source>
        <translation>机器的算力</translation>
    </message>
    <message>
        <source>Memory of the machine</source>
        <translation>机器的内存带宽</translation>
    </message>
    <message>
        <source>Measure this device</source>
        <translation>测量此设备</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>正在测量…</translation>
    </message>
    <message>
        <source>Arithmetic of %L1 × 10⁹ operations a second</source>
        <translation>算力为每秒 %L1 × 10⁹ 次运算</translation>
    </message>
    <message>
        <source>Memory of %L1 × 10⁹ bytes a second</source>
        <translation>内存带宽为每秒 %L1 × 10⁹ 字节</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::SceneMaker</name>
    <message>
        <source>There is not enough memory for this picture.</source>
        <translation>内存不足，无法绘制此图。</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::ScreenAwake</name>
    <message>
        <source>A presentation is running</source>
        <translation>正在放映</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::Search</name>
    <message>
        <source>keys of our own</source>
        <translation>自拟的键</translation>
    </message>
    <message>
        <source>Lecture</source>
        <translation>课件</translation>
    </message>
    <message>
        <source>Go to launch…</source>
        <translation>转到某次启动…</translation>
    </message>
    <message>
        <source>Ctrl+G</source>
        <translation>Ctrl+G</translation>
    </message>
    <message>
        <source>%1 runs stand beside one another, and there is room for no more; close one of them first.</source>
        <translation>已并排显示 %1 个运行，放不下更多；请先关闭一个。</translation>
    </message>
    <message>
        <source>Choose the device…</source>
        <translation>选择设备…</translation>
    </message>
    <message>
        <source>Set the speed</source>
        <translation>设置速度</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::SearchPanel</name>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search algorithms, figures, lectures and commands</source>
        <translation>搜索算法、插图、课件和命令</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>搜索结果</translation>
    </message>
    <message>
        <source>↑ ↓ choose    Enter opens    Ctrl+Enter compares    Esc closes</source>
        <translation>↑ ↓ 选择    Enter 打开    Ctrl+Enter 比较    Esc 关闭</translation>
    </message>
    <message>
        <source>Opened last</source>
        <translation>最近打开</translation>
    </message>
    <message>
        <source>Useful now</source>
        <translation>当前可用</translation>
    </message>
    <message>
        <source>Algorithms</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>Figures and examples</source>
        <translation>插图与示例</translation>
    </message>
    <message>
        <source>Lectures</source>
        <translation>课件</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Nothing is called “%1”, nor does anything teach it.</source>
        <translation>没有名为“%1”的项目，也没有哪一项讲到它。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>另有 %1 项</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::SearchRows</name>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::SideGrip</name>
    <message>
        <source>Width of the inspector</source>
        <translation>检查器的宽度</translation>
    </message>
    <message>
        <source>Drag to make the inspector wider; double-click for its usual width</source>
        <translation>拖动可加宽检查器；双击恢复默认宽度</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::SpeakerWindow</name>
    <message>
        <source>Lockstep – speaker</source>
        <translation>Lockstep – 演讲者</translation>
    </message>
    <message>
        <source>What the audience sees</source>
        <translation>观众所见</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>接下来</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation>已用时间</translation>
    </message>
    <message>
        <source>Stop the stopwatch</source>
        <translation>暂停秒表</translation>
    </message>
    <message>
        <source>Reset the stopwatch</source>
        <translation>秒表归零</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Previous, at once (Page Up, Left, P)</source>
        <translation>上一个，立即 (Page Up, ←, P)</translation>
    </message>
    <message>
        <source>Next (Page Down, Right, N, Enter)</source>
        <translation>下一个 (Page Down, →, N, Enter)</translation>
    </message>
    <message>
        <source>Black screen (B)</source>
        <translation>黑屏 (B)</translation>
    </message>
    <message>
        <source>White screen (W)</source>
        <translation>白屏 (W)</translation>
    </message>
    <message>
        <source>Smaller text (Ctrl+Shift+−)</source>
        <translation>缩小文字 (Ctrl+Shift+−)</translation>
    </message>
    <message>
        <source>Larger text (Ctrl+Shift+=)</source>
        <translation>放大文字 (Ctrl+Shift+=)</translation>
    </message>
    <message>
        <source>High contrast (C)</source>
        <translation>高对比度 (C)</translation>
    </message>
    <message>
        <source>Swap the screens (X)</source>
        <translation>交换屏幕 (X)</translation>
    </message>
    <message>
        <source>End the presentation (Esc)</source>
        <translation>结束放映 (Esc)</translation>
    </message>
    <message>
        <source>Light picture (T)</source>
        <translation>浅色画面 (T)</translation>
    </message>
    <message>
        <source>Dark picture (T)</source>
        <translation>深色画面 (T)</translation>
    </message>
    <message>
        <source>This is the last one</source>
        <translation>这是最后一页</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>接下来：%1</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>暂停 (空格)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>播放 (空格)</translation>
    </message>
    <message>
        <source>The screen is black · %1</source>
        <translation>已黑屏 · %1</translation>
    </message>
    <message>
        <source>The screen is white · %1</source>
        <translation>已白屏 · %1</translation>
    </message>
    <message>
        <source>Start the stopwatch</source>
        <translation>启动秒表</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::SpeedControl</name>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::TextParameter</name>
    <message>
        <source>Open network…</source>
        <translation>打开网络…</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>Comparators</source>
        <translation>比较器</translation>
    </message>
    <message>
        <source>Comparators as (0,1),(2,3), one layer per line or in brackets; the smaller key of a pair goes to the wire named first. They run when you pause or press Enter.</source>
        <translation>比较器写作 (0,1),(2,3)，每行一层，或用括号分层；每对中较小的键放到先写的线上。停顿片刻或按 Enter 即运行。</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>The positions where segments begin, from 0 on. They run when you pause or press Enter.</source>
        <translation>各段开始的位置，从 0 起。停顿片刻或按 Enter 即运行。</translation>
    </message>
    <message>
        <source>A network from a text file</source>
        <translation>来自文本文件的网络</translation>
    </message>
    <message>
        <source>Runs when you pause or press Enter</source>
        <translation>停顿片刻或按 Enter 即运行</translation>
    </message>
    <message>
        <source>Open a network</source>
        <translation>打开网络</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::Timeline</name>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>书签</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::Transport</name>
    <message>
        <source>Step back (Left)</source>
        <translation>后退一步 (←)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>播放 (空格)</translation>
    </message>
    <message>
        <source>Step forward (Right)</source>
        <translation>前进一步 (→)</translation>
    </message>
    <message>
        <source>Step by phases, inside a launch (Ctrl+.)</source>
        <translation>在一次启动内逐段前进 (Ctrl+.)</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>段落</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>暂停 (空格)</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>before the only launch</source>
        <translation>在唯一一次启动之前</translation>
    </message>
    <message>
        <source>before %L1 launches</source>
        <translation>在 %L1 次启动之前</translation>
    </message>
    <message>
        <source>nothing to launch</source>
        <translation>无需启动</translation>
    </message>
    <message>
        <source>Launch %L1 of %L2, phase %L3 of %L4</source>
        <translation>启动 %L1/%L2，段落 %L3/%L4</translation>
    </message>
    <message>
        <source>Launch %L1 of %L2</source>
        <translation>启动 %L1/%L2</translation>
    </message>
</context>
<context>
    <name>lockstep::ui::WorksheetDialog</name>
    <message>
        <source>With the answers: what the device did</source>
        <translation>附答案：设备实际的结果</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>练习单</translation>
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
        <translation>课件中的问题印在纸上，每页两道。</translation>
    </message>
    <message>
        <source>Lecture</source>
        <translation>课件</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>纸张</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
</context>
</TS>
