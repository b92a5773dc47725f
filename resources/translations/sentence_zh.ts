<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en_US">
<context>
    <name>sentence</name>
    <message>
        <source>
Of the modelled times: {}.
</source>
        <translation>
按模型时间：{}。
</translation>
    </message>
    <message>
        <source>
Run one with: lockstep run --plan NAME. Their files are in {}</source>
        <translation>
用 lockstep run --plan NAME 运行其中一个。它们的文件在 {}</translation>
    </message>
    <message>
        <source>
active work-items by launch
</source>
        <translation>
每次启动的活动工作项
</translation>
    </message>
    <message>
        <source>
book and count of {}
</source>
        <translation>
{} 的书本公式与计数
</translation>
    </message>
    <message>
        <source>           it holds {}, not {}</source>
        <translation>           存的是 {}，而不是 {}</translation>
    </message>
    <message>
        <source>   {:&lt;14} {} = {}; counted {} ({})
</source>
        <translation>   {:&lt;14} {} = {}；计数 {}（{}）
</translation>
    </message>
    <message>
        <source>  (work-items race)</source>
        <translation>  （工作项发生竞争）</translation>
    </message>
    <message>
        <source> (it is {})</source>
        <translation>（而是 {}）</translation>
    </message>
    <message>
        <source> ({:.1f} to {:.1f} in {} runs)</source>
        <translation>（{:.1f} 至 {:.1f}，{} 次运行）</translation>
    </message>
    <message>
        <source> ({} times)</source>
        <translation>（{} 次）</translation>
    </message>
    <message>
        <source> of work-group {}</source>
        <translation>（工作组 {}）</translation>
    </message>
    <message>
        <source> on {}</source>
        <translation>，在 {} 上</translation>
    </message>
    <message>
        <source>&quot;key on wire&quot; is a question about a sorting network; ask &quot;value at position&quot;.</source>
        <translation>&quot;key on wire&quot; 是关于排序网络的问题；请问 &quot;value at position&quot;。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is a text, or texts by launch as {{&quot;1&quot;: &quot;…&quot;}}; this is {}.</source>
        <translation>&quot;{}&quot; 是文本，或按启动的多段文本，如 {{&quot;1&quot;: &quot;…&quot;}}；而这里是{}。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is empty; write some words.</source>
        <translation>&quot;{}&quot; 是空的；请写一些文字。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is for a comparison; name what to &quot;compare&quot;.</source>
        <translation>&quot;{}&quot; 用于比较；请用 &quot;compare&quot; 给出比较什么。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is for a run; name its &quot;algorithm&quot;.</source>
        <translation>&quot;{}&quot; 用于一次运行；请给出其 &quot;algorithm&quot;。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no clock of a lecture; choose launches, levels, work or units.</source>
        <translation>&quot;{}&quot; 不是课件的时钟；请选择 launches、levels、work 或 units。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no field of {}{}</source>
        <translation>&quot;{0}&quot; 不是{1}的字段{2}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no file of recordings; let its name end in .recordings.</source>
        <translation>&quot;{}&quot; 不是记录文件；文件名请以 .recordings 结尾。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no plain file name; the recordings lie beside the script, as &quot;lecture.recordings&quot;.</source>
        <translation>&quot;{}&quot; 不是单纯的文件名；记录放在脚本旁边，如 &quot;lecture.recordings&quot;。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; must be {}, and this is {}.</source>
        <translation>&quot;{}&quot; 必须是{}，而这里是{}。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; stands here a second time; keep one of them.</source>
        <translation>&quot;{}&quot; 在这里重复出现；请只保留一个。</translation>
    </message>
    <message>
        <source>&apos;&apos; names no file</source>
        <translation>&apos;&apos; 不是文件名</translation>
    </message>
    <message>
        <source>&apos;{}&apos; ends in {}, but the format is {}; change the one or the other</source>
        <translation>“{}”以 {} 结尾，但格式是 {}；请改其中之一</translation>
    </message>
    <message>
        <source>&apos;{}&apos; follows the address</source>
        <translation>地址之后有“{}”</translation>
    </message>
    <message>
        <source>&apos;{}&apos; has no ending that names a format ({}); add one, give --format, or end the name in / for a folder of frames</source>
        <translation>“{}”的结尾不表示格式（{}）；请加上，给出 --format，或让名称以 / 结尾作为帧的文件夹</translation>
    </message>
    <message>
        <source>&apos;{}&apos; holds a comparison of {} runs; see: lockstep compare {}</source>
        <translation>“{}”包含 {} 次运行的比较；参见：lockstep compare {}</translation>
    </message>
    <message>
        <source>&apos;{}&apos; in &apos;{}&apos; sets nothing; write {}:name=value,name=value.</source>
        <translation>“{1}”中的“{0}”没有设置任何参数；请写 {2}:name=value,name=value。</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is a folder; name the lecture&apos;s file in it.</source>
        <translation>“{}”是文件夹；请指定其中的课件文件。</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is a kernel file, which runs by a plan, the host&apos;s part: add --plan FILE (lockstep plans lists examples), or name the algorithm whose kernel it is, changed, and add --kernel {}.</source>
        <translation>“{}”是内核文件，按方案（主机部分）运行：请加上 --plan FILE（lockstep plans 列出例子），或给出它所改的内核属于哪个算法，并加上 --kernel {}。</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is a kernel file, which runs by a plan, the host&apos;s part; write: lockstep {} {} --plan {}</source>
        <translation>“{}”是内核文件，按方案（主机部分）运行；请写：lockstep {} {} --plan {}</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is a plan, the host&apos;s part of a kernel of your own; write: lockstep {} --plan {}</source>
        <translation>“{}”是方案，即自有内核的主机部分；请写：lockstep {} --plan {}</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is an image, and {} takes none; choose one of: {}.</source>
        <translation>“{}”是图像，而 {} 不接受图像；请选择：{}。</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no algorithm and no .lockstep file; beside several plans their kernel files are those of their names, so leave it out.</source>
        <translation>“{}”不是算法也不是 .lockstep 文件；给出多个方案时，内核文件是与各方案同名的文件，请去掉它。</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no file that can be read; give a text file with a network.</source>
        <translation>“{}”不是可读的文件；请给含网络的文本文件。</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no file; name the {}.</source>
        <translation>“{}”不是文件；请指定{}。</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no number of execution units; give --units a number from 1 to {}.</source>
        <translation>“{}”不是执行单元数；请给 --units 一个 1 至 {} 的数。</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no ordinary file; a lecture is read from one.</source>
        <translation>“{}”不是普通文件；课件要从普通文件读取。</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no position where a segment can begin; type positions from 0 on, as in 0,3,5, or choose every-4, every-7, random or first-only.</source>
        <translation>“{}”不是段可以开始的位置；请输入从 0 起的位置，如 0,3,5，或选择 every-4、every-7、random 或 first-only。</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no position; give --ask a number from 0.</source>
        <translation>“{}”不是位置；请给 --ask 一个从 0 起的数。</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no size of a picture; give width x height in pixels, {} to {} each, for example 1920x1080</source>
        <translation>“{}”不是图片尺寸；请按像素给 宽x高，各为 {} 至 {}，例如 1920x1080</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no size; write width x height in pixels, as 1920x1080 ({} to {} wide).</source>
        <translation>“{}”不是尺寸；请按像素写 宽x高，如 1920x1080（宽 {} 至 {}）。</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no text; name the {}.</source>
        <translation>“{}”不是文本；请指定{}。</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no value of {} for {}; choose one of: {}.</source>
        <translation>“{0}”不是 {2} 的 {1} 的值；请选择：{3}。</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a length; choose a whole number</source>
        <translation>“{}”不是长度；请选择整数</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a number of keys; choose 1 to {}</source>
        <translation>“{}”不是键的个数；请选择 1 至 {}</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a seed; choose a whole number from 0 to {}</source>
        <translation>“{}”不是种子；请选择 0 至 {} 的整数</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is one too many: --plan runs one kernel file, &apos;{}&apos;.</source>
        <translation>多了“{}”：--plan 只运行一个内核文件，“{}”。</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is one too many: {} takes one algorithm, and &apos;{}&apos; is already named; leave it out (lockstep compare takes several).</source>
        <translation>多了“{}”：{} 只接受一个算法，而已给出“{}”；请去掉它（lockstep compare 可接受多个）。</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is there already and holds no recordings of a lecture; move it away, or name another file in the script.</source>
        <translation>“{}”已存在，但不是课件的记录；请移走它，或在脚本中指定别的文件。</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is to be a PDF; let its name end in .pdf.</source>
        <translation>“{}”应为 PDF；文件名请以 .pdf 结尾。</translation>
    </message>
    <message>
        <source>&apos;{}&apos; names a folder, and {} is one file; name it, as {}.{}.</source>
        <translation>“{}”是文件夹名，而 {} 是一个文件；请指定文件，如 {}.{}。</translation>
    </message>
    <message>
        <source>&apos;{}&apos; names no device on another machine: {}; write ssh:[user@]host[:port][/device].</source>
        <translation>“{}”不是其他机器上的设备：{}；请写 ssh:[user@]host[:port][/device]。</translation>
    </message>
    <message>
        <source>&apos;{}&apos; names one picture, and --until asks for several; name a folder, as {}/.</source>
        <translation>“{}”是一张图片，而 --until 要求多张；请指定文件夹，如 {}/。</translation>
    </message>
    <message>
        <source>&apos;{}&apos; on {} ended at once (exit status {}: {}); install there the Lockstep that runs here.</source>
        <translation>“{}”在 {} 上立即结束（退出状态 {}：{}）；请在那里安装与这里相同的 Lockstep。</translation>
    </message>
    <message>
        <source>&apos;{}&apos; sets nothing; write --set name=value.</source>
        <translation>“{}”没有设置任何参数；请写 --set name=value。</translation>
    </message>
    <message>
        <source>&apos;{}&apos; stands there without --set, and each --set takes one setting; write --set {}.</source>
        <translation>“{}”前面没有 --set，而每个 --set 只带一项设置；请写 --set {}。</translation>
    </message>
    <message>
        <source>, and 0 is the input</source>
        <translation>，0 是输入</translation>
    </message>
    <message>
        <source>, stable</source>
        <translation>，稳定</translation>
    </message>
    <message>
        <source>, text of words of up to {} letters</source>
        <translation>，text 可为至多 {} 个字母的单词</translation>
    </message>
    <message>
        <source>, which it leaves out</source>
        <translation>，它漏写了</translation>
    </message>
    <message>
        <source>, {} waited in vain</source>
        <translation>，{} 次空等</translation>
    </message>
    <message>
        <source>, … ({} keys)</source>
        <translation>，…（{} 个键）</translation>
    </message>
    <message>
        <source>--at names one moment, and this takes more than one; name a picture&apos;s file.</source>
        <translation>--at 指一个时刻，而这里需要多个；请指定一张图片的文件。</translation>
    </message>
    <message>
        <source>--between is for a folder of pictures and for slides; a video and a page of HTML have the motion by themselves.</source>
        <translation>--between 用于图片文件夹和幻灯片；视频和 HTML 页面本身就有动画。</translation>
    </message>
    <message>
        <source>--clock, --units, --wavefront and --at are for comparisons; name two to four algorithms.</source>
        <translation>--clock、--units、--wavefront 和 --at 用于比较；请给出两到四个算法。</translation>
    </message>
    <message>
        <source>--clock, --units, --wavefront, --at and --ask are for comparisons; a lecture&apos;s script sets the clocks of its own.</source>
        <translation>--clock、--units、--wavefront、--at 和 --ask 用于比较；课件的脚本自己设置时钟。</translation>
    </message>
    <message>
        <source>--clock, --units, --wavefront, --at and --ask are for comparisons; name two to four algorithms.</source>
        <translation>--clock、--units、--wavefront、--at 和 --ask 用于比较；请给出两到四个算法。</translation>
    </message>
    <message>
        <source>--cut-from is for the catalogue&apos;s scans; leave it out with --plan.</source>
        <translation>--cut-from 用于目录中的扫描；用 --plan 时请去掉它。</translation>
    </message>
    <message>
        <source>--dpi says how fine a picture on paper is; give its width with --paper-width</source>
        <translation>--dpi 说明纸上图片的精细度；请用 --paper-width 给出宽度</translation>
    </message>
    <message>
        <source>--events-from is &apos;{}&apos;; choose auto, trace or oclgrind.</source>
        <translation>--events-from 是“{}”；请选择 auto、trace 或 oclgrind。</translation>
    </message>
    <message>
        <source>--events-from is for kernels of your own, which may have no trace calls; add --plan or --kernel, or leave it out.</source>
        <translation>--events-from 用于可能没有跟踪调用的自有内核；请加上 --plan 或 --kernel，或去掉它。</translation>
    </message>
    <message>
        <source>--format is for what --check says; add --check, or leave it out.</source>
        <translation>--format 用于 --check 的输出；请加上 --check，或去掉它。</translation>
    </message>
    <message>
        <source>--format json checks and does nothing else; leave out --record, --worksheet and --key.</source>
        <translation>--format json 只做检查；请去掉 --record、--worksheet 和 --key。</translation>
    </message>
    <message>
        <source>--fps and --speed are for videos, not for {}.</source>
        <translation>--fps 和 --speed 用于视频，不用于 {}。</translation>
    </message>
    <message>
        <source>--in-process is for the window and for kernels of your own; leave it out, since other commands work in their own process unless --isolated is given.</source>
        <translation>--in-process 用于窗口和自有内核；请去掉它，因为其他命令不加 --isolated 时本来就在自己的进程中工作。</translation>
    </message>
    <message>
        <source>--isolated and --in-process say the opposite of each other; leave one out.</source>
        <translation>--isolated 与 --in-process 互相矛盾；请去掉一个。</translation>
    </message>
    <message>
        <source>--isolated is for work on a device, as of run, compare, export and open; leave it out with {}.</source>
        <translation>--isolated 用于设备上的工作，如 run、compare、export 和 open；用 {} 时请去掉它。</translation>
    </message>
    <message>
        <source>--kernel is a changed kernel of one algorithm, and {} are named; write it behind the one that it is for, as in {}:kernel={}.</source>
        <translation>--kernel 是一个算法的改过的内核，而给出了 {} 个；请写在所属的算法后面，如 {}:kernel={}。</translation>
    </message>
    <message>
        <source>--launch counts launches, and the clock another thing; name the time with --at.</source>
        <translation>--launch 数启动，而时钟数的是别的；请用 --at 给出时间。</translation>
    </message>
    <message>
        <source>--limit is for a process of its own; {}.</source>
        <translation>--limit 用于独立的进程；{}。</translation>
    </message>
    <message>
        <source>--limit is {} seconds; choose more than 0 and at most {}.</source>
        <translation>--limit 是 {} 秒；请选择大于 0 且不超过 {} 的数。</translation>
    </message>
    <message>
        <source>--machine has three numbers, as in 32,128,32: lanes of a wavefront, bytes of a segment, banks; or two more, as in 32,128,32,10000,1000: 10^9 operations and bytes a second.</source>
        <translation>--machine 有三个数，如 32,128,32：波前的通道数、内存段的字节数、存储体数；或再加两个，如 32,128,32,10000,1000：每秒 10^9 次操作和字节。</translation>
    </message>
    <message>
        <source>--machine is what accesses of memory are counted for; give --lens memory or roofline with it.</source>
        <translation>--machine 用于统计内存访问；请同时给出 --lens memory 或 roofline。</translation>
    </message>
    <message>
        <source>--most is {}, and {} takes {} keys at least.</source>
        <translation>--most 是 {}，而 {} 至少需要 {} 个键。</translation>
    </message>
    <message>
        <source>--pages is for pictures and documents of one run; leave it out.</source>
        <translation>--pages 用于一次运行的图片和文档；请去掉它。</translation>
    </message>
    <message>
        <source>--paper is for what is printed; name a PDF with --worksheet or --key.</source>
        <translation>--paper 用于打印；请用 --worksheet 或 --key 指定 PDF。</translation>
    </message>
    <message>
        <source>--preset opens a figure as its source has it; leave out --kernel, or name the algorithm.</source>
        <translation>--preset 按文献原样打开一幅图；请去掉 --kernel，或给出算法。</translation>
    </message>
    <message>
        <source>--preset {} says which algorithm is run; leave out &apos;{}&apos;, or --preset.</source>
        <translation>--preset {} 已说明运行哪个算法；请去掉“{}”或 --preset。</translation>
    </message>
    <message>
        <source>--wavefront, --banks and --segment are for what --json prints of lanes and memory; add --json.</source>
        <translation>--wavefront、--banks 和 --segment 用于 --json 输出的通道和内存数据；请加上 --json。</translation>
    </message>
    <message>
        <source>/tmp cannot be written; make room there.</source>
        <translation>/tmp 不可写；请在那里腾出空间。</translation>
    </message>
    <message>
        <source>; did you mean &quot;{}&quot;?</source>
        <translation>；您是指 &quot;{}&quot; 吗？</translation>
    </message>
    <message>
        <source>; it has: {}.</source>
        <translation>；它有：{}。</translation>
    </message>
    <message>
        <source>; order {} asks for {}, more than that</source>
        <translation>；订单 {} 要 {}，超过所剩</translation>
    </message>
    <message>
        <source>; {} takes more</source>
        <translation>；{} 可接受更多</translation>
    </message>
    <message>
        <source>A body lies at {}; x and y are numbers from -1000000 to 1000000.</source>
        <translation>有一个物体位于 {}；x 和 y 是 -1000000 至 1000000 的数。</translation>
    </message>
    <message>
        <source>A changed kernel file of the algorithm, to be built in place of the shipped one; see: lockstep kernel --help</source>
        <translation>算法的改过的内核文件，代替自带的来构建；参见：lockstep kernel --help</translation>
    </message>
    <message>
        <source>A device of another machine is for runs, as of run, compare, export and open; name one of this machine with {}.</source>
        <translation>其他机器上的设备用于运行，如 run、compare、export 和 open；用 {} 时请指定本机的设备。</translation>
    </message>
    <message>
        <source>A device with 0 slots runs no work-group; choose 1 or more.</source>
        <translation>有 0 个位置的设备不能运行工作组；请选择 1 或更多。</translation>
    </message>
    <message>
        <source>A figure or an example from a source; see: lockstep presets</source>
        <translation>文献中的一幅图或例子；参见：lockstep presets</translation>
    </message>
    <message>
        <source>A file for one frame, a document or a video; a folder for one frame per launch</source>
        <translation>一个文件，用于一帧、文档或视频；或一个文件夹，每次启动一帧</translation>
    </message>
    <message>
        <source>A file holds one to {} recordings, not {}.</source>
        <translation>一个文件含 1 至 {} 个记录，而不是 {} 个。</translation>
    </message>
    <message>
        <source>A float32 is neither odd nor even; choose type uint32 or int32, or predicate positive or above-median.</source>
        <translation>float32 没有奇偶；请选择类型 uint32 或 int32，或谓词 positive 或 above-median。</translation>
    </message>
    <message>
        <source>A histogram has from {} to {} bins, or auto, not &apos;{}&apos;.</source>
        <translation>直方图有 {} 至 {} 个桶，或 auto，而不是“{}”。</translation>
    </message>
    <message>
        <source>A kernel file of your own, in the algorithm&apos;s place, by this plan, a .lua file or the name of one of lockstep plans. Without a kernel file the one beside the plan is run</source>
        <translation>自有的内核文件（写在算法的位置），按此方案运行：.lua 文件或 lockstep plans 中的名字。不给内核文件时运行方案旁边的那个</translation>
    </message>
    <message>
        <source>A launch for each partition is for {} keys at most, not {}; choose launches depth.</source>
        <translation>每个划分一次启动至多用于 {} 个键，而不是 {} 个；请选择 launches depth。</translation>
    </message>
    <message>
        <source>A lecture takes at most {} different runs, and this one has {}.</source>
        <translation>课件至多有 {} 次不同的运行，而这里有 {} 次。</translation>
    </message>
    <message>
        <source>A lecture&apos;s script says what is run and shown; open it without options of a run, without --launch and --grab (lockstep export makes pictures of its pages).</source>
        <translation>课件的脚本已说明运行和显示什么；请不带运行的选项、--launch 和 --grab 打开它（lockstep export 可生成各页的图片）。</translation>
    </message>
    <message>
        <source>A machine that does 0 operations or moves 0 bytes a second has no roof; give more.</source>
        <translation>每秒 0 次操作或 0 字节的机器没有屋顶线；请给大一些的数。</translation>
    </message>
    <message>
        <source>A parameter (see: lockstep list); repeat --set for each. In a comparison it goes to the algorithms that have it</source>
        <translation>一个参数（参见：lockstep list）；每个参数各用一次 --set。比较时用于具有该参数的算法</translation>
    </message>
    <message>
        <source>A parameter that stays; each of the others takes all its values in turn</source>
        <translation>固定的参数；其余每个参数依次取遍所有值</translation>
    </message>
    <message>
        <source>A row of the table has {} counts, and {} keys fill less than half of one; choose fewer digits or give {} keys at least.</source>
        <translation>表的一行有 {} 个计数，而 {} 个键填不满一半；请选择较少的数位值，或至少给 {} 个键。</translation>
    </message>
    <message>
        <source>A segment is to begin at position {}, but the positions are 0 to {}; choose other heads or more keys.</source>
        <translation>有一段要从位置 {} 开始，而位置是 0 至 {}；请选择别的 heads 或更多的键。</translation>
    </message>
    <message>
        <source>A segment of {} bytes is not counted; choose 32, 64 or 128.</source>
        <translation>不统计 {} 字节的内存段；请选择 32、64 或 128。</translation>
    </message>
    <message>
        <source>A side of a matrix is a number from 1 on, or auto, not &apos;{}&apos;.</source>
        <translation>矩阵的边长是从 1 起的数，或 auto，而不是“{}”。</translation>
    </message>
    <message>
        <source>A wavefront of {} work-items is not modelled; choose 1, 32 or 64.</source>
        <translation>不对 {} 个工作项的波前建模；请选择 1、32 或 64。</translation>
    </message>
    <message>
        <source>A weight is a number from -1000000 to 1000000, not &apos;{}&apos;.</source>
        <translation>权重是 -1000000 至 1000000 的数，而不是“{}”。</translation>
    </message>
    <message>
        <source>A work-group of 1 adds nothing in {}, so its launches would never end; choose a larger group-size, reduce3 or reduce4, or finish on the host.</source>
        <translation>大小为 1 的工作组在 {} 中不做任何加法，启动永远不会结束；请选择较大的 group-size、reduce3 或 reduce4，或在主机上完成。</translation>
    </message>
    <message>
        <source>A {} alone takes 2, 4, 8, … keys, not {}; choose a power of two, or the steps of the whole sort.</source>
        <translation>单独的 {} 接受 2, 4, 8, … 个键，而不是 {} 个；请选择 2 的幂，或整个排序的步骤。</translation>
    </message>
    <message>
        <source>Affine maps are words a·65536 + b, not float32; choose type uint32 or int32, or another operator.</source>
        <translation>仿射映射是字 a·65536 + b，不是 float32；请选择类型 uint32 或 int32，或别的运算符。</translation>
    </message>
    <message>
        <source>An algorithm&apos;s id (see: lockstep list), or two to four of them to compare; each may carry parameters of its own, as in radix-sort:digit-bits=4, or be a .lockstep file. Or the .json file of one lecture</source>
        <translation>算法的标识（参见：lockstep list），或两到四个以作比较；每个可带自己的参数，如 radix-sort:digit-bits=4，也可以是 .lockstep 文件。或一个课件的 .json 文件</translation>
    </message>
    <message>
        <source>Boost.Compute runs on the same device, its values there already; its time is the host&apos;s, from the call to its end.
</source>
        <translation>Boost.Compute 在同一设备上运行，数据已在设备上；其时间由主机计，从调用到结束。
</translation>
    </message>
    <message>
        <source>Count the comparators of a network and check that it sorts</source>
        <translation>统计网络的比较器并检查它能否排序</translation>
    </message>
    <message>
        <source>Each of {} blocks would add up the sums of all before it; choose more rows a block or more digits, for {} blocks at most.</source>
        <translation>{} 个块各要把之前所有块的和相加；请让每块有更多行或选更多数位，使块数不超过 {}。</translation>
    </message>
    <message>
        <source>Excludes</source>
        <translation>不能同用</translation>
    </message>
    <message>
        <source>Extra pictures on the way to each launch, 0 to 240 (0)</source>
        <translation>每次启动之前的过渡图片数，0 至 240（0）</translation>
    </message>
    <message>
        <source>First launch (0 is the input); for a single picture, its launch (the last)</source>
        <translation>第一次启动（0 为输入）；单张图片时为其启动（最后一次）</translation>
    </message>
    <message>
        <source>First pack it into as few layers as possible</source>
        <translation>先把它压缩到尽可能少的层</translation>
    </message>
    <message>
        <source>For a process of its own, and a device of another machine: seconds that a launch may take before that process is ended (30)</source>
        <translation>用于独立的进程和其他机器上的设备：一次启动最多可用的秒数，超过则结束该进程（30）</translation>
    </message>
    <message>
        <source>For memory and roofline: lanes of a wavefront, bytes of a segment, banks, and if you like 10^9 operations and bytes a second (32,128,32,10000,1000)</source>
        <translation>用于 memory 和 roofline：波前的通道数、内存段的字节数、存储体数，还可加每秒 10^9 次操作和字节（32,128,32,10000,1000）</translation>
    </message>
    <message>
        <source>Frames per second of a video, 1 to 120, or of a GIF, up to 50 (30)</source>
        <translation>视频每秒帧数，1 至 120；GIF 至多 50（30）</translation>
    </message>
    <message>
        <source>High contrast, for projectors: past launches as strong as the rest</source>
        <translation>高对比度，用于投影：过去的启动与其余一样醒目</translation>
    </message>
    <message>
        <source>How a look-back groups its sums depends on which of them are ready, and sums and products of float32 depend on that grouping; choose type uint32 or int32, operator max or min, or the domino scan.</source>
        <translation>回看如何组合各个和取决于哪些已就绪，而 float32 的和与积依赖于这种组合；请选择类型 uint32 或 int32、运算符 max 或 min，或多米诺扫描。</translation>
    </message>
    <message>
        <source>How far through the launch, 0 to 1 (1)</source>
        <translation>启动进行到何处，0 至 1（1）</translation>
    </message>
    <message>
        <source>How many keys to make (16, or as many as the network has wires)</source>
        <translation>生成多少个键（16，或与网络的线数相同）</translation>
    </message>
    <message>
        <source>How often to run it, besides the recorded run (100)</source>
        <translation>除记录的那次之外再运行多少次（100）</translation>
    </message>
    <message>
        <source>How the keys are distributed: {} (uniform, or what suits the algorithm); of images also {}</source>
        <translation>键的分布：{}（uniform，或适合算法的）；图像还有 {}</translation>
    </message>
    <message>
        <source>Id of the algorithm (see: lockstep list)</source>
        <translation>算法的标识（参见：lockstep list）</translation>
    </message>
    <message>
        <source>Id of the algorithm (see: lockstep list), or a .lockstep file; not needed with --preset</source>
        <translation>算法的标识（参见：lockstep list）或 .lockstep 文件；有 --preset 时不需要</translation>
    </message>
    <message>
        <source>Id of the algorithm; without one, all mistakes are listed. Without --input, --n, --distribution and --seed it runs an example that shows the mistake</source>
        <translation>算法的标识；不给则列出所有错误。不带 --input、--n、--distribution 和 --seed 时运行一个能显示该错误的例子</translation>
    </message>
    <message>
        <source>If a kernel fails to build, print its whole log</source>
        <translation>内核构建失败时输出完整的日志</translation>
    </message>
    <message>
        <source>If not the format that the file name ends in (in a folder: png): {}</source>
        <translation>若不是文件名结尾的格式（文件夹中：png）：{}</translation>
    </message>
    <message>
        <source>In a comparison: P, the execution units of the modelled time (32)</source>
        <translation>比较时：P，模型时间的执行单元数（32）</translation>
    </message>
    <message>
        <source>In a comparison: a position, from 0, whose value is traced back to where it came from</source>
        <translation>比较时：一个位置（从 0 起），追溯其值的来源</translation>
    </message>
    <message>
        <source>In a comparison: the moment to show, in the clock&apos;s unit</source>
        <translation>比较时：要显示的时刻，以时钟的单位计</translation>
    </message>
    <message>
        <source>In a comparison: units that are busy together, 1, 32 or 64 (1)</source>
        <translation>比较时：一起工作的执行单元数，1、32 或 64（1）</translation>
    </message>
    <message>
        <source>In a comparison: what its clock counts, launches, levels, work, units or device (launches)</source>
        <translation>比较时：时钟数什么，launches、levels、work、units 或 device（launches）</translation>
    </message>
    <message>
        <source>In pixels (1920x1080); for videos both must be even</source>
        <translation>像素（1920x1080）；视频的宽和高都必须是偶数</translation>
    </message>
    <message>
        <source>Input of {} {}, hash {}

</source>
        <translation>输入 {} {}，哈希 {}

</translation>
    </message>
    <message>
        <source>It did not stop in time.</source>
        <translation>它没有及时停止。</translation>
    </message>
    <message>
        <source>Its id; see: lockstep break (the algorithm&apos;s first)</source>
        <translation>错误的标识；参见：lockstep break（算法的第一个错误）</translation>
    </message>
    <message>
        <source>Its name (the program&apos;s help)</source>
        <translation>子命令名（程序的帮助）</translation>
    </message>
    <message>
        <source>Its name (the program&apos;s page)</source>
        <translation>子命令名（程序的手册页）</translation>
    </message>
    <message>
        <source>Its plan, a .lua file or the name of one of lockstep plans</source>
        <translation>它的方案，一个 .lua 文件或 lockstep plans 中的名字</translation>
    </message>
    <message>
        <source>Key {} is {}, the map x → {}·x + {}; a must be odd in a word a·65536 + b, as in 65537.</source>
        <translation>第 {} 个键是 {}，即映射 x → {}·x + {}；字 a·65536 + b 中的 a 必须是奇数，如 65537。</translation>
    </message>
    <message>
        <source>Key {} is {}, {} letters from place {} of a text; a word start·65536 + length must have letters and begin where the one before ends, as in 1, 65537, 131073, and the text may have {}.</source>
        <translation>第 {0} 个键是 {1}，即文本位置 {3} 起的 {2} 个字母；字 起点·65536 + 长度 必须含字母，并从前一个的结尾开始，如 1, 65537, 131073，文本至多 {4} 个字母。</translation>
    </message>
    <message>
        <source>Keys at most (1024)</source>
        <translation>键的最大个数（1024）</translation>
    </message>
    <message>
        <source>Keys: 3,1,7 or @file; words where they are text or the operator is join</source>
        <translation>键：3,1,7 或 @文件；类型为 text 或运算符为 join 时为单词</translation>
    </message>
    <message>
        <source>LOCKSTEP_SSH names no command; leave it out, or give one as ssh.</source>
        <translation>LOCKSTEP_SSH 没有指定命令；请去掉它，或给一个，如 ssh。</translation>
    </message>
    <message>
        <source>Language of pictures and documents: en, de or zh (en)</source>
        <translation>图片和文档的语言：en、de 或 zh（en）</translation>
    </message>
    <message>
        <source>Language of what is printed and told: en, de or zh (the system&apos;s; of --json, en)</source>
        <translation>输出和提示的语言：en、de 或 zh（系统语言；--json 时为 en）</translation>
    </message>
    <message>
        <source>Last launch. In a lecture, --from and --until count pages, from 1</source>
        <translation>最后一次启动。在课件中 --from 和 --until 数页，从 1 开始</translation>
    </message>
    <message>
        <source>Launch to show (0, the input; for a preset, the one of its figure)</source>
        <translation>显示的启动（0，输入；预设则为其图的启动）</translation>
    </message>
    <message>
        <source>Launch {} gave another result the second time on {}; {}.</source>
        <translation>启动 {} 第二次在 {} 上给出了不同的结果；{}。</translation>
    </message>
    <message>
        <source>Launch {} has {} events in {} work-groups, more than {} in each; leave out --events or choose fewer keys.</source>
        <translation>启动 {} 有 {} 个事件，分在 {} 个工作组，每组超过 {} 个；请去掉 --events 或选择较少的键。</translation>
    </message>
    <message>
        <source>Launch {} is another one than on {}, which has other limits; choose smaller work-groups.</source>
        <translation>启动 {} 与在 {} 上的不同，那里的限制不一样；请选择较小的工作组。</translation>
    </message>
    <message>
        <source>Launch {}: the {} {}.</source>
        <translation>启动 {}：{}{}。</translation>
    </message>
    <message>
        <source>Launch {}: {} at {} of array {} is what nobody wrote there.</source>
        <translation>启动 {0}：数组 {3} 的 {2} 处的 {1} 没有谁写过。</translation>
    </message>
    <message>
        <source>Layers, as in [(0,1),(2,3)],[(0,2),(1,3)],[(1,2)], @file, {}, or the id of an algorithm, whose comparators are read from a run</source>
        <translation>各层，如 [(0,1),(2,3)],[(0,2),(1,3)],[(1,2)]、@文件、{}，或一个算法的标识，其比较器从一次运行读出</translation>
    </message>
    <message>
        <source>Leave out the legend</source>
        <translation>不显示图例</translation>
    </message>
    <message>
        <source>Leave out the sentence</source>
        <translation>不显示说明句</translation>
    </message>
    <message>
        <source>Leave out the title</source>
        <translation>不显示标题</translation>
    </message>
    <message>
        <source>List the OpenCL devices</source>
        <translation>列出 OpenCL 设备</translation>
    </message>
    <message>
        <source>List the algorithms</source>
        <translation>列出算法</translation>
    </message>
    <message>
        <source>List the figures and examples of the sources</source>
        <translation>列出文献中的图和例子</translation>
    </message>
    <message>
        <source>List the kernels with plans that come along as examples</source>
        <translation>列出作为例子附带的、带方案的内核</translation>
    </message>
    <message>
        <source>Local memory of {} banks is not counted; choose 16 or 32.</source>
        <translation>不统计 {} 个存储体的局部内存；请选择 16 或 32。</translation>
    </message>
    <message>
        <source>Measure how fast a device copies and multiplies</source>
        <translation>测量设备复制和相乘的速度</translation>
    </message>
    <message>
        <source>Measured is not known where the device reports no times.
</source>
        <translation>设备不报告时间时，实测值未知。
</translation>
    </message>
    <message>
        <source>More than {} loads and stores up to launch {}; choose fewer keys.</source>
        <translation>到启动 {1} 为止存取超过 {0} 次；请选择较少的键。</translation>
    </message>
    <message>
        <source>Most work-items in a work-group where no parameter sets it (64)</source>
        <translation>没有参数规定时，工作组中工作项的最大数目（64）</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>需要</translation>
    </message>
    <message>
        <source>No OpenCL device can be used: {}</source>
        <translation>没有可用的 OpenCL 设备：{}</translation>
    </message>
    <message>
        <source>No OpenCL device was found: {}</source>
        <translation>没有找到 OpenCL 设备：{}</translation>
    </message>
    <message>
        <source>No OpenCL device was found; install one that runs on the processor with: sudo apt install pocl-opencl-icd</source>
        <translation>没有找到 OpenCL 设备；请安装一个在处理器上运行的：sudo apt install pocl-opencl-icd</translation>
    </message>
    <message>
        <source>No file brought a kernel &apos;{}&apos;; open it again.</source>
        <translation>没有文件带来内核“{}”；请重新打开。</translation>
    </message>
    <message>
        <source>No progress, no remarks, no line on what was written; errors are told</source>
        <translation>不显示进度、说明和写出了什么；错误照常报告</translation>
    </message>
    <message>
        <source>None of these algorithms has a parameter &apos;{}&apos;; see: lockstep list</source>
        <translation>这些算法都没有参数“{}”；参见：lockstep list</translation>
    </message>
    <message>
        <source>Not known: the events were only counted, as they would not fit the memory budget.
</source>
        <translation>未知：事件只计了数，因为内存预算放不下。
</translation>
    </message>
    <message>
        <source>Nothing is named that these options are for; name an algorithm that has a mistake, or call: lockstep break</source>
        <translation>没有指明这些选项用于什么；请给出一个带有错误的算法，或调用：lockstep break</translation>
    </message>
    <message>
        <source>Number of wires, if the network does not say (16)</source>
        <translation>线的数目，若网络没有说明（16）</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Oclgrind did not see it: {}</source>
        <translation>Oclgrind 没有看到：{}</translation>
    </message>
    <message>
        <source>Oclgrind has not loaded Lockstep&apos;s plugin, so nothing is seen; install Lockstep and Oclgrind anew.</source>
        <translation>Oclgrind 没有加载 Lockstep 的插件，因此什么也看不到；请重新安装 Lockstep 和 Oclgrind。</translation>
    </message>
    <message>
        <source>Oclgrind is not installed; install the package oclgrind.</source>
        <translation>没有安装 Oclgrind；请安装软件包 oclgrind。</translation>
    </message>
    <message>
        <source>Oclgrind saw nothing of launch {}, {}; run it without Oclgrind.</source>
        <translation>Oclgrind 没有看到启动 {}（{}）的任何操作；请不用 Oclgrind 运行。</translation>
    </message>
    <message>
        <source>Oclgrind says: {}</source>
        <translation>Oclgrind 说：{}</translation>
    </message>
    <message>
        <source>Oclgrind tells of a local array {} that the text of {} does not show; declare it in the kernel, as in __local uint {}[SIZE];</source>
        <translation>Oclgrind 报告了局部数组 {}，而 {} 的文本中没有；请在内核中声明，如 __local uint {}[SIZE];</translation>
    </message>
    <message>
        <source>Oclgrind tells of an array {} that the launch of {} does not have; run it without Oclgrind.</source>
        <translation>Oclgrind 报告了数组 {}，而 {} 的启动没有它；请不用 Oclgrind 运行。</translation>
    </message>
    <message>
        <source>Oclgrind, which could see it, takes long for so many keys; choose fewer</source>
        <translation>Oclgrind 能看到，但这么多键太费时；请选择较少的</translation>
    </message>
    <message>
        <source>Oclgrind, which could see it, takes long for {} work-items and is not asked for more than {}; choose fewer keys, or --events-from oclgrind</source>
        <translation>Oclgrind 能看到，但 {} 个工作项太费时，超过 {} 个时不询问它；请选择较少的键，或 --events-from oclgrind</translation>
    </message>
    <message>
        <source>Odd-even transposition of {} wires has {} comparators, and a network has at most {}; choose fewer wires.</source>
        <translation>{} 条线的奇偶换位有 {} 个比较器，而网络至多 {} 个；请选择较少的线。</translation>
    </message>
    <message>
        <source>One work-group of {} is more than this device allows ({}); choose fewer keys.</source>
        <translation>大小为 {} 的工作组超过这个设备允许的（{}）；请选择较少的键。</translation>
    </message>
    <message>
        <source>Only Oclgrind sees what kernels without trace calls do; ask it.</source>
        <translation>只有 Oclgrind 能看到没有跟踪调用的内核做了什么；请用 Oclgrind。</translation>
    </message>
    <message>
        <source>Only the variant stretches gives a work-item several pairs; choose per-item 1.</source>
        <translation>只有变体 stretches 给一个工作项多对键；请选择 per-item 1。</translation>
    </message>
    <message>
        <source>Only the variants pairs and index-value sort runs up and down by turns; choose directions up.</source>
        <translation>只有变体 pairs 和 index-value 交替地升序和降序排列有序段；请选择 directions up。</translation>
    </message>
    <message>
        <source>Open the window on a run, a comparison, a recording or a lecture</source>
        <translation>打开窗口，显示运行、比较、记录或课件</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>P, the execution units of the modelled time, or several of them: P,P,… (32)</source>
        <translation>P，模型时间的执行单元数，可给多个：P,P,…（32）</translation>
    </message>
    <message>
        <source>POCL_CACHE_DIR is {}, which cannot be written; name another folder</source>
        <translation>POCL_CACHE_DIR 是 {}，不可写；请指定别的文件夹</translation>
    </message>
    <message>
        <source>Paper for printing: a4 or letter (a4)</source>
        <translation>打印纸张：a4 或 letter（a4）</translation>
    </message>
    <message>
        <source>Pieces of a text are words start·65536 + length, not float32; choose type uint32 or int32, or another operator.</source>
        <translation>文本的片段是字 起点·65536 + 长度，不是 float32；请选择类型 uint32 或 int32，或别的运算符。</translation>
    </message>
    <message>
        <source>Pixels per inch for --paper-width (300)</source>
        <translation>--paper-width 的每英寸像素数（300）</translation>
    </message>
    <message>
        <source>Positionals</source>
        <translation>位置参数</translation>
    </message>
    <message>
        <source>Present a lecture, check it, record its runs, or print its questions</source>
        <translation>放映课件、检查它、记录它的运行或打印它的问题</translation>
    </message>
    <message>
        <source>Present at once, from --launch on</source>
        <translation>立即放映，从 --launch 开始</translation>
    </message>
    <message>
        <source>Print a manual page, for man -l -</source>
        <translation>输出手册页，供 man -l - 使用</translation>
    </message>
    <message>
        <source>Print an algorithm&apos;s kernel file, to be changed and run with lockstep run --kernel</source>
        <translation>输出算法的内核文件，以便修改后用 lockstep run --kernel 运行</translation>
    </message>
    <message>
        <source>Print one JSON object</source>
        <translation>输出一个 JSON 对象</translation>
    </message>
    <message>
        <source>Print one JSON object. In it, correct says whether the result is right, mistake which one is on (or null), overflowed how many sums wrapped modulo 2^32, ends_early whether a file&apos;s last launches are missing</source>
        <translation>输出一个 JSON 对象。其中 correct 为结果是否正确，mistake 为开启的错误（或 null），overflowed 为模 2^32 回绕的和的个数，ends_early 为文件是否缺少最后的启动</translation>
    </message>
    <message>
        <source>Print the help of a subcommand</source>
        <translation>输出子命令的帮助</translation>
    </message>
    <message>
        <source>Print the version and exit</source>
        <translation>输出版本后退出</translation>
    </message>
    <message>
        <source>Print this help message and exit</source>
        <translation>输出本帮助后退出</translation>
    </message>
    <message>
        <source>Print what a shell completes calls with</source>
        <translation>输出 shell 的补全脚本</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>必需</translation>
    </message>
    <message>
        <source>Run a kernel of your own over sizes and inputs, and say what is wrong</source>
        <translation>用各种大小和输入运行自有内核，并说明哪里有错</translation>
    </message>
    <message>
        <source>Run an algorithm and print what happened</source>
        <translation>运行算法并输出发生了什么</translation>
    </message>
    <message>
        <source>Run everything and write the recordings next to the script</source>
        <translation>运行全部，并把记录写在脚本旁边</translation>
    </message>
    <message>
        <source>Run on the device in a process of its own: where it crashes or hangs, one line says in which launch, and the rest lives on. The window does so anyway, and kernels of your own run so</source>
        <translation>在独立的进程中使用设备：崩溃或挂起时，用一行说明在哪次启动，其余部分继续运行。窗口本来就这样做，自有内核也这样运行</translation>
    </message>
    <message>
        <source>Run two to four algorithms on one input and compare them</source>
        <translation>在同一输入上运行两到四个算法并比较</translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <translation>子命令</translation>
    </message>
    <message>
        <source>Say whether it is in order, and what it contains</source>
        <translation>说明它是否没有问题以及包含什么</translation>
    </message>
    <message>
        <source>Sections after Brent and Kung give every work-item two values, not {}; choose per-item 1 or sections after Kogge and Stone.</source>
        <translation>Brent–Kung 的区段给每个工作项两个值，而不是 {} 个；请选择 per-item 1 或 Kogge–Stone 的区段。</translation>
    </message>
    <message>
        <source>Sections of one element leave as many sums as there are elements, so the scan would never end; choose a larger group-size or per-item.</source>
        <translation>只有一个元素的区段留下的和与元素一样多，扫描永远不会结束；请选择较大的 group-size 或 per-item。</translation>
    </message>
    <message>
        <source>Seed for the keys to make (1)</source>
        <translation>生成键的种子（1）</translation>
    </message>
    <message>
        <source>Size of the window (as it was left; at first 1440x900, or what the screen has room for)</source>
        <translation>窗口大小（上次关闭时的；首次为 1440x900 或屏幕容得下的大小）</translation>
    </message>
    <message>
        <source>Speed of a video, 0.1 to 10 (1)</source>
        <translation>视频的速度，0.1 至 10（1）</translation>
    </message>
    <message>
        <source>Standard input cannot be read ({}).</source>
        <translation>无法读取标准输入（{}）。</translation>
    </message>
    <message>
        <source>Standard input holds more than {} MiB; give less.</source>
        <translation>标准输入超过 {} MiB；请少给一些。</translation>
    </message>
    <message>
        <source>Standard output takes one file; name another for {}.</source>
        <translation>标准输出只能接收一个文件；请为 {} 指定另一个。</translation>
    </message>
    <message>
        <source>Steps through parallel sorts and scans that really run on an OpenCL device. Without a subcommand it opens the window.</source>
        <translation>逐步演示真正在 OpenCL 设备上运行的并行排序和扫描。不带子命令时打开窗口。</translation>
    </message>
    <message>
        <source>Subcommands</source>
        <translation>子命令</translation>
    </message>
    <message>
        <source>Switch on a mistake from the sources and see what goes wrong</source>
        <translation>开启文献中的一个错误，看看会出什么问题</translation>
    </message>
    <message>
        <source>TRACE_ARGS comes behind the last parameter, and {} has none in front of it; take TRACE_ARGS out, or write the parameter</source>
        <translation>TRACE_ARGS 放在最后一个参数之后，而 {} 前面没有参数；请去掉 TRACE_ARGS，或写上参数</translation>
    </message>
    <message>
        <source>Take the keys as orders that are cut from a piece of this length, at the scan&apos;s sums, and tell what is left after each</source>
        <translation>把键当作订单，在扫描的各个和处从这一长度的材料上切下，并说明每次之后剩多少</translation>
    </message>
    <message>
        <source>That one is on another machine</source>
        <translation>另一个在其他机器上</translation>
    </message>
    <message>
        <source>The buffer {} comes after the first launch.</source>
        <translation>缓冲区 {} 出现在第一次启动之后。</translation>
    </message>
    <message>
        <source>The buffer {} has {} elements but got {} values.</source>
        <translation>缓冲区 {} 有 {} 个元素，却得到 {} 个值。</translation>
    </message>
    <message>
        <source>The buffer {} would take {:.2f} GiB and {} gives at most {:.2f}; choose fewer keys.</source>
        <translation>缓冲区 {} 将占 {:.2f} GiB，而 {} 至多给 {:.2f}；请选择较少的键。</translation>
    </message>
    <message>
        <source>The buffer {} would take {:.2f} GiB, and a buffer may take {:.2f}; choose fewer keys.</source>
        <translation>缓冲区 {} 将占 {:.2f} GiB，而一个缓冲区至多 {:.2f}；请选择较少的键。</translation>
    </message>
    <message>
        <source>The columns of a matrix are a number from 1 on, or auto, not &apos;{}&apos;.</source>
        <translation>矩阵的列数是从 1 起的数，或 auto，而不是“{}”。</translation>
    </message>
    <message>
        <source>The comparator ({},{}) is on a wire that a layer in three words has no room for; choose a network of at most {} wires.</source>
        <translation>比较器 ({},{}) 所在的线，用三个字的一层放不下；请选择至多 {} 条线的网络。</translation>
    </message>
    <message>
        <source>The device {} is no longer there; choose another one.{}</source>
        <translation>设备 {} 已不在；请选择别的设备。{}</translation>
    </message>
    <message>
        <source>The device {} is not there any more.</source>
        <translation>设备 {} 已不在。</translation>
    </message>
    <message>
        <source>The device&apos;s process ({}) cannot be started: {}.</source>
        <translation>无法启动设备进程（{}）：{}。</translation>
    </message>
    <message>
        <source>The device&apos;s process cannot be started: {}.</source>
        <translation>无法启动设备进程：{}。</translation>
    </message>
    <message>
        <source>The device&apos;s process crashed ({}) {}; {}</source>
        <translation>设备进程崩溃（{}；{}）；{}</translation>
    </message>
    <message>
        <source>The device&apos;s process ended by itself (exit status {}) {}; {}</source>
        <translation>设备进程自行结束（退出状态 {}；{}）；{}</translation>
    </message>
    <message>
        <source>The device&apos;s process gave no sign of life for {:.3g} s {} and was ended; {}</source>
        <translation>设备进程 {:.3g} s 没有动静（{}），已被结束；{}</translation>
    </message>
    <message>
        <source>The device&apos;s process sent what cannot be read {} and was ended; {}</source>
        <translation>设备进程发来无法读取的内容（{}），已被结束；{}</translation>
    </message>
    <message>
        <source>The device&apos;s process started more than {} others {} and was ended; {}</source>
        <translation>设备进程启动了超过 {} 个别的进程（{}），已被结束；{}</translation>
    </message>
    <message>
        <source>The device&apos;s process took {:.1f} GiB of memory {}, of {:.1f} that it may take, and was ended; choose fewer keys.</source>
        <translation>设备进程占用了 {:.1f} GiB 内存（{}），上限为 {:.1f}，已被结束；请选择较少的键。</translation>
    </message>
    <message>
        <source>The device&apos;s process was asked for a recording that it does not have; run it again.</source>
        <translation>向设备进程请求的记录它没有；请再运行一次。</translation>
    </message>
    <message>
        <source>The device&apos;s process was asked what it does not know; run the same Lockstep on both sides.</source>
        <translation>设备进程收到了它不认识的请求；请在两边运行相同的 Lockstep。</translation>
    </message>
    <message>
        <source>The device&apos;s process was stopped by a signal (SIGSTOP) {} and was ended; run it again.</source>
        <translation>设备进程被信号（SIGSTOP）暂停（{}），已被结束；请再运行一次。</translation>
    </message>
    <message>
        <source>The events of one launch of {} would take {:.1f} GiB; look at fewer work-groups at a time.</source>
        <translation>{} 的一次启动的事件将占 {:.1f} GiB；请一次查看较少的工作组。</translation>
    </message>
    <message>
        <source>The events of {} keys are too many to keep, and without them nobody can tell what goes wrong; choose fewer keys.</source>
        <translation>{} 个键的事件太多，无法保存，而没有事件就说不出哪里有问题；请选择较少的键。</translation>
    </message>
    <message>
        <source>The events that {} reported cannot be put in an order: two work-items touched one place without a barrier between; the kernel, the device or its driver is at fault.</source>
        <translation>{} 报告的事件无法排出次序：两个工作项触及同一处而其间没有屏障；问题在内核、设备或其驱动。</translation>
    </message>
    <message>
        <source>The file &apos;{}&apos; cannot be read, or is empty.</source>
        <translation>文件“{}”无法读取，或是空的。</translation>
    </message>
    <message>
        <source>The file &apos;{}&apos; has more than {} bytes; give a smaller network.</source>
        <translation>文件“{}”超过 {} 字节；请给较小的网络。</translation>
    </message>
    <message>
        <source>The file &apos;{}&apos; is no text; give a text file with a network.</source>
        <translation>文件“{}”不是文本；请给含网络的文本文件。</translation>
    </message>
    <message>
        <source>The file is damaged: it holds no recording, or too many.</source>
        <translation>文件已损坏：其中没有记录，或太多。</translation>
    </message>
    <message>
        <source>The file {} cannot be read ({}); check its name.</source>
        <translation>无法读取文件 {}（{}）；请检查文件名。</translation>
    </message>
    <message>
        <source>The file {} cannot be read; check that you may open it.</source>
        <translation>无法读取文件 {}；请检查是否有权打开。</translation>
    </message>
    <message>
        <source>The file {} has {} MiB; at most {} MiB can hold {} keys, give a smaller one.</source>
        <translation>文件 {} 有 {} MiB；至多 {} MiB 即可容纳 {} 个键，请给较小的文件。</translation>
    </message>
    <message>
        <source>The file {} is no text of numbers (byte {} is 0x{:02x}); give keys with commas or line ends between.</source>
        <translation>文件 {} 不是数的文本（字节 {} 是 0x{:02x}）；请用逗号或换行分隔各键。</translation>
    </message>
    <message>
        <source>The filter edge has a middle, and one of {0} × {0} weights has none; take an odd filter-size, filter=box or filter=binomial.</source>
        <translation>滤波 edge 有中心，而 {0} × {0} 个权重没有中心；请用奇数的 filter-size、filter=box 或 filter=binomial。</translation>
    </message>
    <message>
        <source>The filter edge has weights of -1, and uint32 has no sign; take type=int32.</source>
        <translation>滤波 edge 有权重 -1，而 uint32 没有符号；请用 type=int32。</translation>
    </message>
    <message>
        <source>The filter edge is no row of weights times a column of them, so two launches cannot make it; take filter=box, filter=binomial or another variant.</source>
        <translation>滤波 edge 不是一行权重乘以一列权重，因此不能由两次启动得到；请用 filter=box、filter=binomial 或别的变体。</translation>
    </message>
    <message>
        <source>The fraction is {}; choose a number from 0 to 1.</source>
        <translation>比例是 {}；请选择 0 至 1 的数。</translation>
    </message>
    <message>
        <source>The halving tree changes the order of its operands; {} need it kept: choose add, max or min, or the adjacent-pair tree.</source>
        <translation>折半树会改变操作数的次序，而{}要求保持次序：请选择 add、max 或 min，或相邻配对的树。</translation>
    </message>
    <message>
        <source>The image {} {}; give a PNG or a binary PGM (P5) file.</source>
        <translation>图像 {} {}；请给 PNG 或二进制 PGM（P5）文件。</translation>
    </message>
    <message>
        <source>The kernel file (the one beside the plan)</source>
        <translation>内核文件（方案旁边的那个）</translation>
    </message>
    <message>
        <source>The kernel file {} cannot be read; install Lockstep again or set LOCKSTEP_KERNELS to the folder of its kernels.</source>
        <translation>无法读取内核文件 {}；请重新安装 Lockstep，或把 LOCKSTEP_KERNELS 设为其内核所在的文件夹。</translation>
    </message>
    <message>
        <source>The kernel file {} holds no kernel called {}.</source>
        <translation>内核文件 {} 中没有名为 {} 的内核。</translation>
    </message>
    <message>
        <source>The kernel parameter &apos;{}&apos; is not understood; it must end with its name.</source>
        <translation>无法理解内核参数“{}”；它必须以参数名结尾。</translation>
    </message>
    <message>
        <source>The kernel {} has no local array {}.</source>
        <translation>内核 {} 没有局部数组 {}。</translation>
    </message>
    <message>
        <source>The kernel {} has no parameter {}.</source>
        <translation>内核 {} 没有参数 {}。</translation>
    </message>
    <message>
        <source>The keys are not the pieces of the words that are joined; give the words as the input.</source>
        <translation>这些键不是要拼接的单词的片段；请把单词作为输入。</translation>
    </message>
    <message>
        <source>The keys are not the words&apos; numbers; give words as keys of type text.</source>
        <translation>键不是单词的编号；请把单词作为 text 类型的键给出。</translation>
    </message>
    <message>
        <source>The largest work-group is {}; choose a power of two from 1 to {}.</source>
        <translation>最大的工作组是 {}；请选择 1 至 {} 的 2 的幂。</translation>
    </message>
    <message>
        <source>The launch of {} gives a buffer for {} that was not made.</source>
        <translation>{} 的启动为 {} 给出了没有创建的缓冲区。</translation>
    </message>
    <message>
        <source>The launch of {} gives a buffer for {}, which takes a number.</source>
        <translation>{} 的启动为 {} 给出缓冲区，而它接受数。</translation>
    </message>
    <message>
        <source>The launch of {} gives a number for {}, which takes a buffer.</source>
        <translation>{} 的启动为 {} 给出数，而它接受缓冲区。</translation>
    </message>
    <message>
        <source>The launch of {} gives no {}.</source>
        <translation>{} 的启动没有给出 {}。</translation>
    </message>
    <message>
        <source>The launch of {} has {} work-items in groups of {}.</source>
        <translation>{} 的启动有 {} 个工作项，每组 {} 个。</translation>
    </message>
    <message>
        <source>The lecture &apos;{}&apos; cannot be read ({}); check its name.</source>
        <translation>无法读取课件“{}”（{}）；请检查文件名。</translation>
    </message>
    <message>
        <source>The lecture &apos;{}&apos; cannot be read to its end.</source>
        <translation>课件“{}”无法读到结尾。</translation>
    </message>
    <message>
        <source>The lecture asks nothing, so there is no worksheet; add &quot;predict&quot; to one of its scenes.</source>
        <translation>课件没有提问，因此没有练习单；请给某个场景加上 &quot;predict&quot;。</translation>
    </message>
    <message>
        <source>The lecture, a .json file</source>
        <translation>课件，一个 .json 文件</translation>
    </message>
    <message>
        <source>The line to {} broke ({}); what was recorded is still here, and the next request connects anew.</source>
        <translation>与 {} 的连接中断（{}）；已记录的内容仍在，下次请求会重新连接。</translation>
    </message>
    <message>
        <source>The list could not be written; is the disk full?</source>
        <translation>无法写出列表；磁盘是否已满？</translation>
    </message>
    <message>
        <source>The mistake {} of {} exists only where {}={}, not where {} is {}; set that, too.</source>
        <translation>{1} 的错误 {0} 只在 {2}={3} 时存在，而 {4} 是 {5}；请也设置它。</translation>
    </message>
    <message>
        <source>The modulo mapping takes a work-item a value, at most {}, not {}; choose the contiguous mapping or fewer keys.</source>
        <translation>modulo 映射给每个工作项一个值，至多 {} 个，而不是 {} 个；请选择 contiguous 映射或较少的键。</translation>
    </message>
    <message>
        <source>The network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>The network has {} bytes; give at most {}.</source>
        <translation>网络有 {} 字节；请至多给 {}。</translation>
    </message>
    <message>
        <source>The network has {} wires, and --n is {}; leave --n out.</source>
        <translation>网络有 {} 条线，而 --n 是 {}；请去掉 --n。</translation>
    </message>
    <message>
        <source>The network has {} wires, and all inputs are tried up to {} only.</source>
        <translation>网络有 {} 条线，而只在至多 {} 条线时试遍所有输入。</translation>
    </message>
    <message>
        <source>The network {}</source>
        <translation>网络 {} </translation>
    </message>
    <message>
        <source>The network, line {}, column {}: {}</source>
        <translation>网络，第 {} 行第 {} 列：{}</translation>
    </message>
    <message>
        <source>The order of arrival names work-group {} {}; name each from 0 to {} once.</source>
        <translation>到达次序中的工作组 {} {}；请把 0 至 {} 各写一次。</translation>
    </message>
    <message>
        <source>The output could not be written; is the disk full?</source>
        <translation>无法写出结果；磁盘是否已满？</translation>
    </message>
    <message>
        <source>The pages of a lecture count from 1; there is no page 0.</source>
        <translation>课件的页码从 1 开始；没有第 0 页。</translation>
    </message>
    <message>
        <source>The plan of {} is not at hand.</source>
        <translation>手头没有 {} 的方案。</translation>
    </message>
    <message>
        <source>The printed index is past the end of one value; choose two or more.</source>
        <translation>只有一个值时，书中印的下标会越界；请选择两个或更多。</translation>
    </message>
    <message>
        <source>The recording cannot be read: it is no recording, or it is damaged.</source>
        <translation>无法读取记录：它不是记录，或已损坏。</translation>
    </message>
    <message>
        <source>The recording cannot be saved: it takes more than {}; choose fewer keys.</source>
        <translation>无法保存记录：它超过 {}；请选择较少的键。</translation>
    </message>
    <message>
        <source>The recording could not be packed: {}.</source>
        <translation>无法压缩记录：{}。</translation>
    </message>
    <message>
        <source>The recording does not hold all its states; record it with fewer keys.</source>
        <translation>记录没有包含全部状态；请用较少的键记录。</translation>
    </message>
    <message>
        <source>The recording is damaged: a launch does what there is no name for.</source>
        <translation>记录已损坏：有一次启动做的事没有名称。</translation>
    </message>
    <message>
        <source>The recording is damaged: an array has a broken element.</source>
        <translation>记录已损坏：有一个数组含有坏的元素。</translation>
    </message>
    <message>
        <source>The recording is damaged: an array holds what there is no name for.</source>
        <translation>记录已损坏：有一个数组存的内容没有名称。</translation>
    </message>
    <message>
        <source>The recording is damaged: it names a part that there is none of.</source>
        <translation>记录已损坏：它指向不存在的部分。</translation>
    </message>
    <message>
        <source>The recording is damaged: it names something that there is none of.</source>
        <translation>记录已损坏：它指向不存在的东西。</translation>
    </message>
    <message>
        <source>The recording is damaged: its measured times cannot be.</source>
        <translation>记录已损坏：所测的时间不可能。</translation>
    </message>
    <message>
        <source>The recording is damaged: its parts do not fit together.</source>
        <translation>记录已损坏：各部分互不相符。</translation>
    </message>
    <message>
        <source>The recording is damaged: no {} reads {} places and writes {}.</source>
        <translation>记录已损坏：操作 {} 不会读 {} 处、写 {} 处。</translation>
    </message>
    <message>
        <source>The recording is damaged: there is no operation of the number {}.</source>
        <translation>记录已损坏：没有编号为 {} 的操作。</translation>
    </message>
    <message>
        <source>The recording is damaged: what stands beside its run cannot be read.</source>
        <translation>记录已损坏：无法读取运行之外所附的内容。</translation>
    </message>
    <message>
        <source>The recording is damaged: {}.</source>
        <translation>记录已损坏：{}。</translation>
    </message>
    <message>
        <source>The recording is of an algorithm &apos;{}&apos; that this Lockstep does not have; update Lockstep.</source>
        <translation>记录属于算法“{}”，而这个 Lockstep 没有它；请更新 Lockstep。</translation>
    </message>
    <message>
        <source>The recording is too large for its file: such a run is never packed so small.</source>
        <translation>记录对其文件来说太大：这样的运行从不会压缩得这么小。</translation>
    </message>
    <message>
        <source>The recording is too large: it has too many parts.</source>
        <translation>记录太大：它的部分太多。</translation>
    </message>
    <message>
        <source>The recording is too large: such a run is never kept whole.</source>
        <translation>记录太大：这样的运行从不完整保存。</translation>
    </message>
    <message>
        <source>The recording lacks states or events of its run, and nothing from a file is run to make them again; record it anew with fewer keys.</source>
        <translation>记录缺少运行的状态或事件，而文件中的内容不会被运行来补出；请用较少的键重新记录。</translation>
    </message>
    <message>
        <source>The recording of {} cannot be saved: {}.</source>
        <translation>无法保存 {} 的记录：{}。</translation>
    </message>
    <message>
        <source>The recording was written by a newer version of Lockstep; update Lockstep.</source>
        <translation>记录由较新版本的 Lockstep 写成；请更新 Lockstep。</translation>
    </message>
    <message>
        <source>The recording was written by an older version of Lockstep; record it again.</source>
        <translation>记录由较旧版本的 Lockstep 写成；请重新记录。</translation>
    </message>
    <message>
        <source>The recordings &apos;{}&apos; cannot be read ({}).</source>
        <translation>无法读取记录“{}”（{}）。</translation>
    </message>
    <message>
        <source>The same with the answers</source>
        <translation>同上，带答案</translation>
    </message>
    <message>
        <source>The sides of the launch of {} do not make {} work-items.</source>
        <translation>{} 的启动的各边不能得出 {} 个工作项。</translation>
    </message>
    <message>
        <source>The table of counts would take {:.1f} GiB ({} buckets × {} work-groups); choose a larger group-size or fewer buckets.</source>
        <translation>计数表将占 {:.1f} GiB（{} 个桶 × {} 个工作组）；请选择较大的 group-size 或较少的桶。</translation>
    </message>
    <message>
        <source>The table of counts would take {:.1f} GiB ({} digits × {} work-groups); choose a larger {} or fewer digit-bits.</source>
        <translation>计数表将占 {:.1f} GiB（{} 个数位值 × {} 个工作组）；请选择较大的 {} 或较少的 digit-bits。</translation>
    </message>
    <message>
        <source>The table of counts would take {:.1f} GiB ({} segments × {} digits); choose a larger cutoff or fewer digit-bits.</source>
        <translation>计数表将占 {:.1f} GiB（{} 段 × {} 个数位值）；请选择较大的 cutoff 或较少的 digit-bits。</translation>
    </message>
    <message>
        <source>The tables of {} work-groups, {} bins each, would take {} words, more than {}; choose a larger group-size or per-item, or merge=atomics.</source>
        <translation>{} 个工作组的表各 {} 个桶，将占 {} 个字，超过 {}；请选择较大的 group-size 或 per-item，或 merge=atomics。</translation>
    </message>
    <message>
        <source>The time is &apos;{}&apos;; give a number in the clock&apos;s unit, 0 or more.</source>
        <translation>时间是“{}”；请按时钟的单位给一个不小于 0 的数。</translation>
    </message>
    <message>
        <source>The time {} is past the end; by this clock the comparison ends at {}.</source>
        <translation>时间 {} 超出了终点；按这个时钟，比较结束于 {}。</translation>
    </message>
    <message>
        <source>The wavefront is &apos;{}&apos;; choose 1, 32 or 64.</source>
        <translation>波前是“{}”；请选择 1、32 或 64。</translation>
    </message>
    <message>
        <source>The wavefront is 0; choose 16, 32 or 64.</source>
        <translation>波前是 0；请选择 16、32 或 64。</translation>
    </message>
    <message>
        <source>The wavefront is {}; choose 16, 32 or 64.</source>
        <translation>波前是 {}；请选择 16、32 或 64。</translation>
    </message>
    <message>
        <source>The width of a bin is a whole number from 1 on, or auto, not &apos;{}&apos;.</source>
        <translation>桶宽是从 1 起的整数，或 auto，而不是“{}”。</translation>
    </message>
    <message>
        <source>The words are not made of the letters, digits and signs of ASCII.</source>
        <translation>单词不是由 ASCII 的字母、数字和符号组成的。</translation>
    </message>
    <message>
        <source>The words are not the keys&apos; ones; give keys of type text instead.</source>
        <translation>这些单词与键不符；请改为给出 text 类型的键。</translation>
    </message>
    <message>
        <source>The words are not the keys&apos; ones; give words to join as the input instead.</source>
        <translation>这些单词与键不符；请改为把要拼接的单词作为输入。</translation>
    </message>
    <message>
        <source>The words have {} letters together; a text that is joined has at most {}.</source>
        <translation>单词共有 {} 个字母；要拼接的文本至多 {} 个。</translation>
    </message>
    <message>
        <source>The words of a run are its input&apos;s; give them with --input, not with --set words=…</source>
        <translation>一次运行的单词就是它的输入；请用 --input 给出，而不是 --set words=…</translation>
    </message>
    <message>
        <source>The {0} entry is missing: nothing stands between two commas; write a key there or leave out a comma.</source>
        <translation>缺少第 {1} 项：两个逗号之间没有内容；请写上键，或去掉一个逗号。</translation>
    </message>
    <message>
        <source>The {0} entry, &apos;{1}&apos;,</source>
        <translation>第 {2} 项“{1}”</translation>
    </message>
    <message>
        <source>The {0} entry, &apos;{1}&apos;, has {2} characters; words have at most {3}.</source>
        <translation>第 {4} 项“{1}”有 {2} 个字符；单词至多 {3} 个。</translation>
    </message>
    <message>
        <source>The {} &apos;{}&apos; cannot be read; check that you may open it.</source>
        <translation>无法读取{}“{}”；请检查是否有权打开。</translation>
    </message>
    <message>
        <source>The {} &apos;{}&apos; has {} bytes; it may have {}.</source>
        <translation>{}“{}”有 {} 字节；至多 {}。</translation>
    </message>
    <message>
        <source>The {} events of launch {} were too many to keep, and its {}, would do other things if it ran again; choose fewer keys or a larger memory budget.</source>
        <translation>启动 {1} 的 {0} 个事件太多，无法保存，而再次运行时{2}会有不同的行为；请选择较少的键或更大的内存预算。</translation>
    </message>
    <message>
        <source>The {} keys have more events than are kept; choose a smaller n.</source>
        <translation>{} 个键的事件超过可保存的数目；请选择较小的 n。</translation>
    </message>
    <message>
        <source>There are more than {} keys; give at most that many.</source>
        <translation>键多于 {} 个；请至多给这么多。</translation>
    </message>
    <message>
        <source>There are no keys; type at least one.</source>
        <translation>没有键；请至少输入一个。</translation>
    </message>
    <message>
        <source>There are {} words, of which one has more than 4 letters; choose at most {}, or words of up to 4.</source>
        <translation>有 {} 个单词，其中有的超过 4 个字母；请至多给 {} 个，或只用至多 4 个字母的单词。</translation>
    </message>
    <message>
        <source>There is no algorithm &apos;{}&apos;; {}see: lockstep list</source>
        <translation>没有算法“{}”；{}参见：lockstep list</translation>
    </message>
    <message>
        <source>There is no check as &apos;{}&apos;; choose --format text or json.</source>
        <translation>检查没有“{}”格式；请选择 --format text 或 json。</translation>
    </message>
    <message>
        <source>There is no clock &apos;{}&apos;; choose launches, levels, work, units or device.</source>
        <translation>没有时钟“{}”；请选择 launches、levels、work、units 或 device。</translation>
    </message>
    <message>
        <source>There is no comparator in the network; write at least one pair of wires, as (0,1).</source>
        <translation>网络中没有比较器；请至少写一对线，如 (0,1)。</translation>
    </message>
    <message>
        <source>There is no completion for &apos;{}&apos;; choose bash, zsh or fish.</source>
        <translation>没有“{}”的补全；请选择 bash、zsh 或 fish。</translation>
    </message>
    <message>
        <source>There is no device &apos;{}&apos;; choose auto or one of: {}.</source>
        <translation>没有设备“{}”；请选择 auto 或：{}。</translation>
    </message>
    <message>
        <source>There is no display to open a window on; type lockstep open --grab window.png for a picture of it, or lockstep --help for the commands that need none.</source>
        <translation>没有可打开窗口的显示器；请用 lockstep open --grab window.png 得到窗口的图片，或用 lockstep --help 查看不需要窗口的命令。</translation>
    </message>
    <message>
        <source>There is no distribution &apos;{}&apos;; choose one of: {}.</source>
        <translation>没有分布“{}”；请选择：{}。</translation>
    </message>
    <message>
        <source>There is no element {} of buffer {}; the recording has {} buffers.</source>
        <translation>缓冲区 {1} 没有元素 {0}；记录有 {2} 个缓冲区。</translation>
    </message>
    <message>
        <source>There is no file {}; check the name.</source>
        <translation>没有文件 {}；请检查文件名。</translation>
    </message>
    <message>
        <source>There is no kernel of your own &apos;{}&apos; at hand; open it with --plan.</source>
        <translation>手头没有自有内核“{}”；请用 --plan 打开它。</translation>
    </message>
    <message>
        <source>There is no language &apos;{}&apos;; choose {} or {}.</source>
        <translation>没有语言“{}”；请选择 {} 或 {}。</translation>
    </message>
    <message>
        <source>There is no launch {}; the recording has {} launches.</source>
        <translation>没有启动 {}；记录有 {} 次启动。</translation>
    </message>
    <message>
        <source>There is no launch {}; these runs have launches 1 to {}, and 0 is the input.</source>
        <translation>没有启动 {}；这些运行的启动为 1 至 {}，0 是输入。</translation>
    </message>
    <message>
        <source>There is no lens &apos;{}&apos;; choose structure, memory or roofline.</source>
        <translation>没有视图“{}”；请选择 structure、memory 或 roofline。</translation>
    </message>
    <message>
        <source>There is no model of {} execution units; choose 1 to {}.</source>
        <translation>没有 {} 个执行单元的模型；请选择 1 至 {}。</translation>
    </message>
    <message>
        <source>There is no network or algorithm &apos;{}&apos;; choose {}, an id of lockstep list, @file, or type comparators as (0,1),(2,3).</source>
        <translation>没有网络或算法“{}”；请选择 {}、lockstep list 中的标识、@文件，或输入比较器，如 (0,1),(2,3)。</translation>
    </message>
    <message>
        <source>There is no page a &apos;{}&apos;; choose --pages launch or phase.</source>
        <translation>没有按“{}”分页；请选择 --pages launch 或 phase。</translation>
    </message>
    <message>
        <source>There is no paper &apos;{}&apos;; choose a4 or letter.</source>
        <translation>没有纸张“{}”；请选择 a4 或 letter。</translation>
    </message>
    <message>
        <source>There is no plan &apos;{}&apos;; name a .lua file, or one of the examples: {}.</source>
        <translation>没有方案“{}”；请给出 .lua 文件，或一个例子：{}。</translation>
    </message>
    <message>
        <source>There is no position {} among {} values; ask for one from 0 to {}.</source>
        <translation>{1} 个值中没有位置 {0}；请询问 0 至 {2} 中的一个。</translation>
    </message>
    <message>
        <source>There is no preset &apos;{}&apos;; {}see: lockstep presets</source>
        <translation>没有预设“{}”；{}参见：lockstep presets</translation>
    </message>
    <message>
        <source>There is no state {}; the recording has {} launches.</source>
        <translation>没有状态 {}；记录有 {} 次启动。</translation>
    </message>
    <message>
        <source>There is no subcommand &apos;{}&apos;; {}</source>
        <translation>没有子命令“{}”；{}</translation>
    </message>
    <message>
        <source>There is no theme &quot;{}&quot;; choose light or dark.</source>
        <translation>没有主题“{}”；请选择 light 或 dark。</translation>
    </message>
    <message>
        <source>There is no theme &apos;{}&apos;; choose light or dark.</source>
        <translation>没有主题“{}”；请选择 light 或 dark。</translation>
    </message>
    <message>
        <source>There is no type &apos;{}&apos;; choose one of: {}.</source>
        <translation>没有类型“{}”；请选择：{}。</translation>
    </message>
    <message>
        <source>There is no {} &apos;{}&apos;; check its name.</source>
        <translation>没有{}“{}”；请检查名称。</translation>
    </message>
    <message>
        <source>There is not enough memory; choose fewer keys.</source>
        <translation>内存不足；请选择较少的键。</translation>
    </message>
    <message>
        <source>There is nothing to break in {} with no mistake on; see: lockstep break</source>
        <translation>{} 没有开启错误时没有可破坏的；参见：lockstep break</translation>
    </message>
    <message>
        <source>There is nothing to present.</source>
        <translation>没有可放映的内容。</translation>
    </message>
    <message>
        <source>This Lockstep was built without its window (LOCKSTEP_GUI=OFF); use devices, measure, list, presets, plans, run, break, network or compare, or build it with Qt 6.</source>
        <translation>这个 Lockstep 构建时没有窗口（LOCKSTEP_GUI=OFF）；请用 devices、measure、list、presets、plans、run、break、network 或 compare，或用 Qt 6 构建。</translation>
    </message>
    <message>
        <source>This device has no sub-groups whose lanes shuffle values (cl_khr_subgroups and cl_khr_subgroup_shuffle); choose another one, or reduce0 to reduce4.</source>
        <translation>这个设备没有可在通道间洗牌的子组（cl_khr_subgroups 和 cl_khr_subgroup_shuffle）；请选择别的设备，或 reduce0 至 reduce4。</translation>
    </message>
    <message>
        <source>Those of another machine, which ssh reaches: ssh:[user@]host[:port] (those of this one)</source>
        <translation>ssh 可达的另一台机器的设备：ssh:[user@]host[:port]（本机的设备）</translation>
    </message>
    <message>
        <source>Time on P units is modelled from the counted work; measured is the median time in kernels, untraced.
Beside it std is the C++ standard library&apos;s function on the same input, by one thread of this machine&apos;s processor.
</source>
        <translation>P 个执行单元上的时间由计得的工作量按模型算出；实测是内核用时的中位数，未跟踪。
旁边的 std 是 C++ 标准库函数对同一输入的用时，在本机处理器的一个线程上。
</translation>
    </message>
    <message>
        <source>Time steps are a number from 1 to {}, not &apos;{}&apos;.</source>
        <translation>时间步数是 1 至 {} 的数，而不是“{}”。</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>透明背景</translation>
    </message>
    <message>
        <source>Two to four of: an id (see: lockstep list), id:name=value,name=value, where kernel=FILE is a changed kernel file of it, or a .lockstep file</source>
        <translation>两到四个：标识（参见：lockstep list），标识:name=value,name=value，其中 kernel=FILE 是改过的内核文件，或 .lockstep 文件</translation>
    </message>
    <message>
        <source>Type of the keys: uint32, int32, float32, pair or text, words of up to 4 letters or, for radix-sort and msd-radix-sort, 64 (the first that lockstep list has for the algorithm)</source>
        <translation>键的类型：uint32、int32、float32、pair 或 text，即至多 4 个字母的单词，radix-sort 和 msd-radix-sort 可至 64 个（lockstep list 对该算法列出的第一个）</translation>
    </message>
    <message>
        <source>Type of the keys; else all that the plan takes</source>
        <translation>键的类型；否则为方案接受的全部类型</translation>
    </message>
    <message>
        <source>Units that are busy together: 1, 32 or 64 (1)</source>
        <translation>一起工作的执行单元数：1、32 或 64（1）</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>用法</translation>
    </message>
    <message>
        <source>Value {} at place {} lies beyond the last of {} bins of width {}, which ends at {}; take a larger width, width=auto, or beyond=last-bin.</source>
        <translation>位置 {1} 的值 {0} 超出最后一个桶：{2} 个宽 {3} 的桶止于 {4}；请用较大的 width、width=auto 或 beyond=last-bin。</translation>
    </message>
    <message>
        <source>What &apos;{}&apos; prints on {} is not what Lockstep says; let the shell there print nothing where it is not asked by people, or name Lockstep in LOCKSTEP_REMOTE.</source>
        <translation>“{}”在 {} 上输出的不是 Lockstep 的内容；请让那里的 shell 在非交互时不输出任何内容，或在 LOCKSTEP_REMOTE 中指定 Lockstep。</translation>
    </message>
    <message>
        <source>What gets a page of its own, and what --from and --until count: launch or phase (launch)</source>
        <translation>每页是什么，--from 和 --until 数什么：launch 或 phase（launch）</translation>
    </message>
    <message>
        <source>What pictures show: structure; memory, how each launch loads and stores; or roofline (structure)</source>
        <translation>图片显示什么：structure；memory，每次启动如何存取；或 roofline（structure）</translation>
    </message>
    <message>
        <source>Width in print, in centimetres, with type sized for it; --size then only gives the shape</source>
        <translation>打印宽度（厘米），字号随之调整；此时 --size 只决定形状</translation>
    </message>
    <message>
        <source>With --check: text, or json, which holds all that is wrong at once (text)</source>
        <translation>配合 --check：text 或 json；json 一次给出所有错误（text）</translation>
    </message>
    <message>
        <source>With --json: banks of local memory, 16 or 32 (32)</source>
        <translation>配合 --json：局部内存的存储体数，16 或 32（32）</translation>
    </message>
    <message>
        <source>With --json: bytes of global memory that move together, 32, 64 or 128 (128)</source>
        <translation>配合 --json：全局内存一次一起搬运的字节数，32、64 或 128（128）</translation>
    </message>
    <message>
        <source>With --json: the buffers, however large</source>
        <translation>配合 --json：各缓冲区，不论多大</translation>
    </message>
    <message>
        <source>With --json: what each work-item did</source>
        <translation>配合 --json：每个工作项做了什么</translation>
    </message>
    <message>
        <source>With --json: work-items that run in step, 16, 32 or 64 (32)</source>
        <translation>配合 --json：步调一致的工作项数，16、32 或 64（32）</translation>
    </message>
    <message>
        <source>With --plan or --kernel: who tells what work-items did, trace for the kernel&apos;s trace calls, oclgrind for Oclgrind, or auto (auto: Oclgrind where there are no trace calls)</source>
        <translation>配合 --plan 或 --kernel：由谁报告工作项的操作，trace 为内核的跟踪调用，oclgrind 为 Oclgrind，或 auto（auto：没有跟踪调用时用 Oclgrind）</translation>
    </message>
    <message>
        <source>With --present: show the speaker&apos;s view on the same screen, too</source>
        <translation>配合 --present：在同一屏幕上也显示演讲者视图</translation>
    </message>
    <message>
        <source>With a free word after every {} values, {} keys need {} words of local memory, and {} are sure to fit; choose padding none, a larger per-item or fewer keys.</source>
        <translation>每 {} 个值后空一个字时，{} 个键需要 {} 个字的局部内存，而确定放得下的是 {} 个；请选择 padding none、较大的 per-item 或较少的键。</translation>
    </message>
    <message>
        <source>With open, --plan, --kernel and check: run on the device in the program&apos;s own process</source>
        <translation>配合 open、--plan、--kernel 和 check：在程序自己的进程中使用设备</translation>
    </message>
    <message>
        <source>With variant=global there is one table, and merge=reduction has nothing to add up; take merge=atomics, or variant=private.</source>
        <translation>variant=global 时只有一张表，merge=reduction 没有可相加的；请用 merge=atomics 或 variant=private。</translation>
    </message>
    <message>
        <source>Word {} has no letters.</source>
        <translation>第 {} 个单词没有字母。</translation>
    </message>
    <message>
        <source>Word {}, &apos;{}&apos;, has {} letters; {} takes words of at most {}, {} of up to {}.</source>
        <translation>第 {} 个单词“{}”有 {} 个字母；{} 接受至多 {} 个字母的单词，{} 至多 {} 个。</translation>
    </message>
    <message>
        <source>Word {}, &apos;{}…&apos;, has {} letters; words have at most {}.</source>
        <translation>第 {} 个单词“{}…”有 {} 个字母；单词至多 {} 个。</translation>
    </message>
    <message>
        <source>Work for another Lockstep, which starts this one</source>
        <translation>为启动它的另一个 Lockstep 工作</translation>
    </message>
    <message>
        <source>Work-groups of {} are more than this device allows ({}); choose a smaller {}.</source>
        <translation>大小为 {} 的工作组超过这个设备允许的（{}）；请选择较小的 {}。</translation>
    </message>
    <message>
        <source>Write a picture of the window to this PNG file and exit; needs no display</source>
        <translation>把窗口的图片写入这个 PNG 文件后退出；不需要显示器</translation>
    </message>
    <message>
        <source>Write its questions, for printing, to this .pdf file</source>
        <translation>把问题写入这个 .pdf 文件以供打印</translation>
    </message>
    <message>
        <source>Write pictures, documents or a video of the launches</source>
        <translation>写出各次启动的图片、文档或视频</translation>
    </message>
    <message>
        <source>a &apos;:&apos; was to come after wire {}, not {}; write pairs as (0,1) or 0:1.</source>
        <translation>线 {} 之后应为“:”，而不是{}；请把一对写成 (0,1) 或 0:1。</translation>
    </message>
    <message>
        <source>a &apos;{}&apos; was to come after ({},{}, not {}; a comparator is on two wires.</source>
        <translation>({1},{2} 之后应为“{0}”，而不是{3}；比较器在两条线上。</translation>
    </message>
    <message>
        <source>a GIF picture</source>
        <translation>GIF 图片</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>PDF 文档</translation>
    </message>
    <message>
        <source>a PNG picture</source>
        <translation>PNG 图片</translation>
    </message>
    <message>
        <source>a ZIP archive or a document packed as one</source>
        <translation>ZIP 压缩包或以此打包的文档</translation>
    </message>
    <message>
        <source>a brace is opened and not closed; write {{{{ for a brace itself.</source>
        <translation>花括号打开后没有关闭；花括号本身请写 {{{{。</translation>
    </message>
    <message>
        <source>a comma is missing in front of &apos;{}&apos;; write one</source>
        <translation>“{}”前缺少逗号；请加上</translation>
    </message>
    <message>
        <source>a comma stands before TRACE_ARGS; take the comma out, since TRACE_ARGS brings its own</source>
        <translation>TRACE_ARGS 前有逗号；请去掉它，因为 TRACE_ARGS 自带逗号</translation>
    </message>
    <message>
        <source>a comma stands where no parameter is; take the comma out</source>
        <translation>没有参数的地方有逗号；请去掉逗号</translation>
    </message>
    <message>
        <source>a key is the number of no word</source>
        <translation>有一个键不是任何单词的编号</translation>
    </message>
    <message>
        <source>a launch has more phases than any kernel passes</source>
        <translation>有一次启动的段落比任何内核都多</translation>
    </message>
    <message>
        <source>a launch is about no letter of its words</source>
        <translation>有一次启动不涉及其单词的任何字母</translation>
    </message>
    <message>
        <source>a launch is described by a number that cannot be</source>
        <translation>描述一次启动的某个数不可能</translation>
    </message>
    <message>
        <source>a lecture</source>
        <translation>课件</translation>
    </message>
    <message>
        <source>a lecture has 1 to {} scenes, and this has {}.</source>
        <translation>课件有 1 至 {} 个场景，而这里有 {} 个。</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>a name in it is no name</source>
        <translation>其中有一个名称不合法</translation>
    </message>
    <message>
        <source>a newer</source>
        <translation>较新</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>a page of {:.0f} x {:.0f} inches is too large for PDF, which ends at {:.0f}; ask for more dpi or fewer pixels</source>
        <translation>{:.0f} x {:.0f} 英寸的页面对 PDF 太大，其上限为 {:.0f}；请用更高的 dpi 或更少的像素</translation>
    </message>
    <message>
        <source>a page or a picture in XML</source>
        <translation>XML 页面或图片</translation>
    </message>
    <message>
        <source>a parameter is a text or a number, and this is {}.</source>
        <translation>参数是文本或数，而这里是{}。</translation>
    </message>
    <message>
        <source>a picture of {:.0f} x {:.0f} inches is too large for TeX, which ends at {:.0f}; ask for more dpi or fewer pixels</source>
        <translation>{:.0f} x {:.0f} 英寸的图片对 TeX 太大，其上限为 {:.0f}；请用更高的 dpi 或更少的像素</translation>
    </message>
    <message>
        <source>a platform without a name</source>
        <translation>一个没有名称的平台</translation>
    </message>
    <message>
        <source>a question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>a question is about one run; put it in a scene with &quot;algorithm&quot;.</source>
        <translation>问题针对一次运行；请放在带 &quot;algorithm&quot; 的场景中。</translation>
    </message>
    <message>
        <source>a scene</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>a scene has &quot;algorithm&quot; or &quot;compare&quot;, not both.</source>
        <translation>场景只能有 &quot;algorithm&quot; 或 &quot;compare&quot; 之一。</translation>
    </message>
    <message>
        <source>a scene shows something: give it &quot;algorithm&quot;, &quot;compare&quot; or &quot;text&quot;.</source>
        <translation>场景要显示内容：请给出 &quot;algorithm&quot;、&quot;compare&quot; 或 &quot;text&quot;。</translation>
    </message>
    <message>
        <source>a scene with &quot;text&quot; is one page and takes no &quot;{}&quot;.</source>
        <translation>带 &quot;text&quot; 的场景是一页，不能有 &quot;{}&quot;。</translation>
    </message>
    <message>
        <source>a second run on the same input gave another output: work-items race, or one reads what nothing has written</source>
        <translation>对同一输入的第二次运行结果不同：工作项发生竞争，或有的读了从未写过的内容</translation>
    </message>
    <message>
        <source>a side of a comparison</source>
        <translation>比较的一方</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>a text has 1 to {} lines, not {}.</source>
        <translation>文本有 1 至 {} 行，而不是 {} 行。</translation>
    </message>
    <message>
        <source>a text is not UTF-8</source>
        <translation>有一段文本不是 UTF-8</translation>
    </message>
    <message>
        <source>a value is of an unknown kind</source>
        <translation>有一个值的种类未知</translation>
    </message>
    <message>
        <source>a video has an even width and height, and {}x{} is odd; choose {}x{}</source>
        <translation>视频的宽和高须为偶数，而 {}x{} 是奇数；请选择 {}x{}</translation>
    </message>
    <message>
        <source>a wire&apos;s number was to come, not {}; write pairs as (0,1).</source>
        <translation>此处应为线的编号，而不是{}；请把一对写成 (0,1)。</translation>
    </message>
    <message>
        <source>a work-item</source>
        <translation>某工作项</translation>
    </message>
    <message>
        <source>add --isolated</source>
        <translation>请加上 --isolated</translation>
    </message>
    <message>
        <source>addition</source>
        <translation>次加法</translation>
    </message>
    <message>
        <source>additions</source>
        <translation>次加法</translation>
    </message>
    <message>
        <source>affine maps</source>
        <translation>仿射映射</translation>
    </message>
    <message>
        <source>after launch {} {}[{}] is {} on {} and {} by Oclgrind, whose values are shown</source>
        <translation>启动 {} 之后 {}[{}] 为 {}（在 {} 上），而 Oclgrind 得 {}，这里显示 Oclgrind 的值</translation>
    </message>
    <message>
        <source>agrees with what the buffers hold</source>
        <translation>与缓冲区的内容一致</translation>
    </message>
    <message>
        <source>algorithm is</source>
        <translation>个算法</translation>
    </message>
    <message>
        <source>algorithm is required, or --preset; see: lockstep export --help</source>
        <translation>需要 algorithm 或 --preset；参见：lockstep export --help</translation>
    </message>
    <message>
        <source>algorithm is required, or --preset; see: lockstep run --help</source>
        <translation>需要 algorithm 或 --preset；参见：lockstep run --help</translation>
    </message>
    <message>
        <source>algorithms are</source>
        <translation>个算法</translation>
    </message>
    <message>
        <source>all buffers come before the first launch; move this one up</source>
        <translation>所有缓冲区都要在第一次启动之前；请把它移到上面</translation>
    </message>
    <message>
        <source>all {} are left</source>
        <translation>{} 全部剩余</translation>
    </message>
    <message>
        <source>all {} inputs of zeros and ones that were tried; with more than {} wires they are a choice, made at random</source>
        <translation>试过的全部 {} 个 0-1 输入；多于 {} 条线时它们是随机选取的</translation>
    </message>
    <message>
        <source>an SVG picture</source>
        <translation>SVG 图片</translation>
    </message>
    <message>
        <source>an argument&apos;s name</source>
        <translation>实参的名称</translation>
    </message>
    <message>
        <source>an event belongs to no work-group</source>
        <translation>有一个事件不属于任何工作组</translation>
    </message>
    <message>
        <source>an input has 1 to {} keys, and this has {}.</source>
        <translation>输入有 1 至 {} 个键，而这里有 {} 个。</translation>
    </message>
    <message>
        <source>an input that is made</source>
        <translation>生成的输入</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>another</source>
        <translation>别的</translation>
    </message>
    <message>
        <source>are</source>
        <translation>是</translation>
    </message>
    <message>
        <source>arguments are given by the names of the kernel&apos;s parameters, as in {{x = x, n = n}}</source>
        <translation>arguments 按内核参数的名称给出，如 {{x = x, n = n}}</translation>
    </message>
    <message>
        <source>arguments must be a table, as in {{x = x, n = n}}, not {}</source>
        <translation>arguments 必须是表，如 {{x = x, n = n}}，而不是 {}</translation>
    </message>
    <message>
        <source>as the plan allows</source>
        <translation>在方案允许的范围内</translation>
    </message>
    <message>
        <source>as the plan expects</source>
        <translation>与方案的预期一致</translation>
    </message>
    <message>
        <source>asking a device of {}</source>
        <translation>查询 {} 的一个设备</translation>
    </message>
    <message>
        <source>asking for the devices</source>
        <translation>查询设备</translation>
    </message>
    <message>
        <source>asking for the devices of {}</source>
        <translation>查询 {} 的设备</translation>
    </message>
    <message>
        <source>asking for the platforms</source>
        <translation>查询平台</translation>
    </message>
    <message>
        <source>auto, an index, or part of a name; see: lockstep devices (auto)</source>
        <translation>auto、编号或名称的一部分；参见：lockstep devices（auto）</translation>
    </message>
    <message>
        <source>auto, an index, or part of a name; see: lockstep devices (auto). Of another machine: ssh:[user@]host[:port][/device]</source>
        <translation>auto、编号或名称的一部分；参见：lockstep devices（auto）。其他机器上的：ssh:[user@]host[:port][/device]</translation>
    </message>
    <message>
        <source>barrier</source>
        <translation>屏障</translation>
    </message>
    <message>
        <source>bash, zsh or fish</source>
        <translation>bash、zsh 或 fish</translation>
    </message>
    <message>
        <source>before its first launch</source>
        <translation>第一次启动之前</translation>
    </message>
    <message>
        <source>bound     {}</source>
        <translation>上限      {}</translation>
    </message>
    <message>
        <source>bounds</source>
        <translation>越界</translation>
    </message>
    <message>
        <source>break-even</source>
        <translation>持平点</translation>
    </message>
    <message>
        <source>bubblewrap does not work here ({}); ask whoever keeps this machine to allow user namespaces.</source>
        <translation>bubblewrap 在这里不能工作（{}）；请让管理这台机器的人允许用户命名空间。</translation>
    </message>
    <message>
        <source>bubblewrap is not installed; install the package bubblewrap.</source>
        <translation>没有安装 bubblewrap；请安装软件包 bubblewrap。</translation>
    </message>
    <message>
        <source>buckets   {}</source>
        <translation>桶        {}</translation>
    </message>
    <message>
        <source>building {}</source>
        <translation>构建 {}</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>c would have {} × {} values, more than {}; give a larger inner side, or a number of values that has more divisors.</source>
        <translation>c 将有 {} × {} 个值，超过 {}；请给较大的内边，或因数较多的值的个数。</translation>
    </message>
    <message>
        <source>cannot be opened. It is damaged: what it holds is no recording.</source>
        <translation>无法打开。文件已损坏：其内容不是记录。</translation>
    </message>
    <message>
        <source>cannot be opened. {}</source>
        <translation>无法打开。{}</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>cannot be read: {}.</source>
        <translation>无法读取：{}。</translation>
    </message>
    <message>
        <source>cannot make the folder {}: {}</source>
        <translation>无法创建文件夹 {}：{}</translation>
    </message>
    <message>
        <source>cannot write to standard output: the disk cannot be read</source>
        <translation>无法写标准输出：磁盘无法读取</translation>
    </message>
    <message>
        <source>cannot write to standard output: {}</source>
        <translation>无法写标准输出：{}</translation>
    </message>
    <message>
        <source>cannot write {}: is the disk full?</source>
        <translation>无法写 {}：磁盘是否已满？</translation>
    </message>
    <message>
        <source>cannot write {}: it is a folder; name a file, or write {}/ for one file a launch</source>
        <translation>无法写 {}：它是文件夹；请指定文件，或写 {}/ 以每次启动一个文件</translation>
    </message>
    <message>
        <source>cannot write {}: it is a link; take it away, or name another folder</source>
        <translation>无法写 {}：它是链接；请移走它，或指定别的文件夹</translation>
    </message>
    <message>
        <source>cannot write {}: the picture cannot be encoded; choose a smaller --size</source>
        <translation>无法写 {}：图片无法编码；请选择较小的 --size</translation>
    </message>
    <message>
        <source>cannot write {}: {}</source>
        <translation>无法写 {}：{}</translation>
    </message>
    <message>
        <source>changed   {}</source>
        <translation>改动      {}</translation>
    </message>
    <message>
        <source>choose another device</source>
        <translation>请选择别的设备</translation>
    </message>
    <message>
        <source>choose another device or other keys.</source>
        <translation>请选择别的设备或别的键。</translation>
    </message>
    <message>
        <source>choose another device.</source>
        <translation>请选择别的设备。</translation>
    </message>
    <message>
        <source>choose fewer keys, another device or a longer limit.</source>
        <translation>请选择较少的键、别的设备或更长的时限。</translation>
    </message>
    <message>
        <source>choose one of: {}.</source>
        <translation>请选择：{}。</translation>
    </message>
    <message>
        <source>combination</source>
        <translation>次合并</translation>
    </message>
    <message>
        <source>combinations</source>
        <translation>次合并</translation>
    </message>
    <message>
        <source>comparators</source>
        <translation>比较器</translation>
    </message>
    <message>
        <source>comparison</source>
        <translation>次比较</translation>
    </message>
    <message>
        <source>comparisons</source>
        <translation>次比较</translation>
    </message>
    <message>
        <source>correct   no: the recording ends before its algorithm does; {} {} not right yet</source>
        <translation>正确      否：记录在算法结束之前就中止了；{0}还不正确</translation>
    </message>
    <message>
        <source>correct   no: {}</source>
        <translation>正确      否：{}</translation>
    </message>
    <message>
        <source>correct   no: {} {} wrong</source>
        <translation>正确      否：{0}错误</translation>
    </message>
    <message>
        <source>correct   not known: the plan expects nothing</source>
        <translation>正确      未知：方案没有给出预期</translation>
    </message>
    <message>
        <source>correct   yes</source>
        <translation>正确      是</translation>
    </message>
    <message>
        <source>correct   yes, though the recording ends before its algorithm does</source>
        <translation>正确      是，但记录在算法结束之前就中止了</translation>
    </message>
    <message>
        <source>could not be read to its end; is the disk at fault?</source>
        <translation>无法读到结尾；是不是磁盘的问题？</translation>
    </message>
    <message>
        <source>count</source>
        <translation>次计数</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>次计数</translation>
    </message>
    <message>
        <source>counts and moves</source>
        <translation>次计数与移动</translation>
    </message>
    <message>
        <source>cuts      {}</source>
        <translation>切割      {}</translation>
    </message>
    <message>
        <source>define is given &apos;{}&apos;; choose a name of letters, digits and _ that is not taken (KEY, VALUE, ORDER, TRACE…)</source>
        <translation>给 define 的是“{}”；请选由字母、数字和 _ 组成且未占用的名称（已占用：KEY, VALUE, ORDER, TRACE…）</translation>
    </message>
    <message>
        <source>device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>device    not known: it reports no times</source>
        <translation>设备      未知：设备不报告时间</translation>
    </message>
    <message>
        <source>device    {:.1f} µs in kernels, untraced</source>
        <translation>设备      内核用时 {:.1f} µs，未跟踪</translation>
    </message>
    <message>
        <source>did you mean &quot;{}&quot;?</source>
        <translation>您是指 &quot;{}&quot; 吗？</translation>
    </message>
    <message>
        <source>did you mean {}?</source>
        <translation>您是指 {} 吗？</translation>
    </message>
    <message>
        <source>did you mean {}? Or </source>
        <translation>您是指 {} 吗？或</translation>
    </message>
    <message>
        <source>element</source>
        <translation>个元素</translation>
    </message>
    <message>
        <source>element is</source>
        <translation>个元素</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>个元素</translation>
    </message>
    <message>
        <source>elements are</source>
        <translation>个元素</translation>
    </message>
    <message>
        <source>error was given a {}, not a text</source>
        <translation>给 error 的是 {}，而不是文本</translation>
    </message>
    <message>
        <source>event counts</source>
        <translation>事件计数</translation>
    </message>
    <message>
        <source>event of work-item {} in line {}</source>
        <translation>工作项 {} 在第 {} 行的事件</translation>
    </message>
    <message>
        <source>event offsets</source>
        <translation>事件起点</translation>
    </message>
    <message>
        <source>events    as Oclgrind saw them, in {:.2f} s; the device&apos;s own run {}</source>
        <translation>事件      由 Oclgrind 看到，用时 {:.2f} s；设备自己的运行{}</translation>
    </message>
    <message>
        <source>every launch ends as with the shipped kernel</source>
        <translation>每次启动的结果都与自带内核相同</translation>
    </message>
    <message>
        <source>expected is &apos;{}&apos;; choose {}, or write a function</source>
        <translation>expected 是“{}”；请选择 {}，或写函数</translation>
    </message>
    <message>
        <source>expected is {}, which has {} elements, and the result has {}; let run return the buffer and its size</source>
        <translation>expected 是 {}，有 {} 个元素，而结果有 {} 个；请让 run 返回缓冲区及其大小</translation>
    </message>
    <message>
        <source>expected is {}, which is no {}</source>
        <translation>expected 是 {}，不是 {}</translation>
    </message>
    <message>
        <source>expected returns {} elements, and the result has {}</source>
        <translation>expected 返回 {} 个元素，而结果有 {} 个</translation>
    </message>
    <message>
        <source>expected, where it is no function,</source>
        <translation>expected（不是函数时）</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>ffmpeg could not be started: {}</source>
        <translation>无法启动 ffmpeg：{}</translation>
    </message>
    <message>
        <source>ffmpeg ended unexpectedly; try again</source>
        <translation>ffmpeg 意外结束；请重试</translation>
    </message>
    <message>
        <source>ffmpeg ended with status {}</source>
        <translation>ffmpeg 结束，退出状态 {}</translation>
    </message>
    <message>
        <source>ffmpeg says: {}</source>
        <translation>ffmpeg 说：{}</translation>
    </message>
    <message>
        <source>ffmpeg wrote {} of its {} frames</source>
        <translation>ffmpeg 写了 {1} 帧中的 {0} 帧</translation>
    </message>
    <message>
        <source>fill is {}, which is no {}</source>
        <translation>fill 是 {}，不是 {}</translation>
    </message>
    <message>
        <source>finishing</source>
        <translation>收尾</translation>
    </message>
    <message>
        <source>first      {}[{}]{}: {}, not {} (launch {}, phase {}, work-item {}, line {}{})</source>
        <translation>最先       {}[{}]{}：{}，而不是 {}（启动 {}，段落 {}，工作项 {}，第 {} 行{}）</translation>
    </message>
    <message>
        <source>freeing what it made</source>
        <translation>释放所创建的资源</translation>
    </message>
    <message>
        <source>gave something else</source>
        <translation>结果不同</translation>
    </message>
    <message>
        <source>gave the same</source>
        <translation>结果相同</translation>
    </message>
    <message>
        <source>global has {} dimensions and group {}; give as many</source>
        <translation>global 有 {} 维，group 有 {} 维；请给相同的维数</translation>
    </message>
    <message>
        <source>global is {}, no multiple of group, {}; write round_up({}, {})</source>
        <translation>global 是 {}，不是 group（{}）的倍数；请写 round_up({}, {})</translation>
    </message>
    <message>
        <source>has</source>
        <translation>有</translation>
    </message>
    <message>
        <source>has greys up to {}, not 255</source>
        <translation>灰度到 {}，而不是 255</translation>
    </message>
    <message>
        <source>has {} MiB, more than {}</source>
        <translation>有 {} MiB，超过 {}</translation>
    </message>
    <message>
        <source>has {} × {} pixels, more than {} in all</source>
        <translation>有 {} × {} 像素，总数超过 {}</translation>
    </message>
    <message>
        <source>have</source>
        <translation>有</translation>
    </message>
    <message>
        <source>holds no recordings of a lecture; record it again with lockstep lecture … --record.</source>
        <translation>不含课件的记录；请用 lockstep lecture … --record 重新记录。</translation>
    </message>
    <message>
        <source>host</source>
        <translation>主机名</translation>
    </message>
    <message>
        <source>in</source>
        <translation>入</translation>
    </message>
    <message>
        <source>in a line that is not known</source>
        <translation>未知的行</translation>
    </message>
    <message>
        <source>in launch {}, {}, work-item {} writes {}[{}] (line {}) and work-item {} {} it (line {}) with no barrier between</source>
        <translation>启动 {}，{}：工作项 {} 写 {}[{}]（第 {} 行），工作项 {} {}它（第 {} 行），其间没有屏障</translation>
    </message>
    <message>
        <source>in launch {}, {}, work-item {} writes {}[{}] ({}) and work-item {} {} it ({}) with no barrier between</source>
        <translation>启动 {}，{}：工作项 {} 写 {}[{}]（{}），工作项 {} {}它（{}），其间没有屏障</translation>
    </message>
    <message>
        <source>in launch {}, {}, {}, work-item {} loads {}[{}], which nothing has written</source>
        <translation>启动 {}，{}，{}：工作项 {} 取 {}[{}]，而那里从未写过</translation>
    </message>
    <message>
        <source>in launch {}, {}, {}, {}{}</source>
        <translation>启动 {}，{}，{}：{}{}</translation>
    </message>
    <message>
        <source>in line {}</source>
        <translation>第 {} 行</translation>
    </message>
    <message>
        <source>in place: nothing beside the {} of the input</source>
        <translation>原地：除输入的 {}外没有别的</translation>
    </message>
    <message>
        <source>in {} ({}, {})</source>
        <translation>在{}中，{}，{}</translation>
    </message>
    <message>
        <source>input      {}{}</source>
        <translation>输入       {}{}</translation>
    </message>
    <message>
        <source>interaction</source>
        <translation>次相互作用</translation>
    </message>
    <message>
        <source>interactions</source>
        <translation>次相互作用</translation>
    </message>
    <message>
        <source>is</source>
        <translation>是</translation>
    </message>
    <message>
        <source>is broken ({})</source>
        <translation>已损坏（{}）</translation>
    </message>
    <message>
        <source>is cut off: its end is missing; record it again with lockstep lecture … --record.</source>
        <translation>被截断：缺少结尾；请用 lockstep lecture … --record 重新记录。</translation>
    </message>
    <message>
        <source>is cut off: its end is missing; take another copy.</source>
        <translation>被截断：缺少结尾；请用另一份拷贝。</translation>
    </message>
    <message>
        <source>is cut short: {} × {} pixels take more than its {} bytes</source>
        <translation>被截断：{} × {} 像素需要的字节多于它的 {}</translation>
    </message>
    <message>
        <source>is damaged: it has no version; take another copy.</source>
        <translation>已损坏：没有版本；请用另一份拷贝。</translation>
    </message>
    <message>
        <source>is damaged: it says that it holds {} recordings.</source>
        <translation>已损坏：它称含有 {} 个记录。</translation>
    </message>
    <message>
        <source>is damaged: something follows its end; record the lecture again.</source>
        <translation>已损坏：结尾之后还有内容；请重新记录课件。</translation>
    </message>
    <message>
        <source>is damaged: something follows its end; take another copy.</source>
        <translation>已损坏：结尾之后还有内容；请用另一份拷贝。</translation>
    </message>
    <message>
        <source>is damaged: what is packed in it has changed since it was written; take another copy.</source>
        <translation>已损坏：其中压缩的内容写入后有变化；请用另一份拷贝。</translation>
    </message>
    <message>
        <source>is empty; it is no Lockstep recording.</source>
        <translation>是空的；它不是 Lockstep 记录。</translation>
    </message>
    <message>
        <source>is no Lockstep recording{}; open a file that ends in {}.</source>
        <translation>不是 Lockstep 记录{}；请打开以 {} 结尾的文件。</translation>
    </message>
    <message>
        <source>is no file but a folder or a device; name a recording.</source>
        <translation>不是文件，而是文件夹或设备；请指定记录。</translation>
    </message>
    <message>
        <source>is no {} of what it read</source>
        <translation>不是对所读值的 {} 操作</translation>
    </message>
    <message>
        <source>is of the kind P{}</source>
        <translation>是 P{} 类型</translation>
    </message>
    <message>
        <source>is too large ({} MiB); the recordings of a lecture take at most {} MiB.</source>
        <translation>太大（{} MiB）；课件的记录至多 {} MiB。</translation>
    </message>
    <message>
        <source>is too large for its {} KiB: it unpacks to {}; record it again.</source>
        <translation>对其 {} KiB 来说太大：解压后为 {}；请重新记录。</translation>
    </message>
    <message>
        <source>is too large for its {} KiB: its recordings unpack to {} MiB; record it again with lockstep lecture … --record.</source>
        <translation>对其 {} KiB 来说太大：记录解压后为 {} MiB；请用 lockstep lecture … --record 重新记录。</translation>
    </message>
    <message>
        <source>is too large: it takes more than {}.</source>
        <translation>太大：超过 {}。</translation>
    </message>
    <message>
        <source>is too large: it unpacks to more than {}; record it with fewer keys.</source>
        <translation>太大：解压后超过 {}；请用较少的键记录。</translation>
    </message>
    <message>
        <source>is too large: its recordings take more than {} MiB of memory; use fewer keys.</source>
        <translation>太大：记录要占用超过 {} MiB 的内存；请用较少的键。</translation>
    </message>
    <message>
        <source>it asked for more memory than a plan may have, {} MiB at a time and {} GiB in all</source>
        <translation>它要的内存超过方案的上限：一次 {} MiB，共 {} GiB</translation>
    </message>
    <message>
        <source>it compares nothing</source>
        <translation>它不比较任何东西</translation>
    </message>
    <message>
        <source>it compares what are no keys of the input</source>
        <translation>它比较的不是输入的键</translation>
    </message>
    <message>
        <source>it does more than compare</source>
        <translation>它不只是比较</translation>
    </message>
    <message>
        <source>it does not begin with its input</source>
        <translation>开头不是其输入</translation>
    </message>
    <message>
        <source>it does not begin with ssh:</source>
        <translation>不以 ssh: 开头</translation>
    </message>
    <message>
        <source>it does not call plan{{…}}; see resources/docs/plans.md</source>
        <translation>没有调用 plan{{…}}；参见 resources/docs/plans.md</translation>
    </message>
    <message>
        <source>it does not end with its output</source>
        <translation>结尾不是其输出</translation>
    </message>
    <message>
        <source>it ends too early</source>
        <translation>结束得太早</translation>
    </message>
    <message>
        <source>it has no table of its words</source>
        <translation>没有单词表</translation>
    </message>
    <message>
        <source>it has no {}</source>
        <translation>缺少{}</translation>
    </message>
    <message>
        <source>it is a file; name a folder</source>
        <translation>它是文件；请指定文件夹</translation>
    </message>
    <message>
        <source>it is a link that leads nowhere; name a folder</source>
        <translation>它是指向空处的链接；请指定文件夹</translation>
    </message>
    <message>
        <source>it is a link that leads nowhere; name another file</source>
        <translation>它是指向空处的链接；请指定别的文件</translation>
    </message>
    <message>
        <source>it is write-protected; name another</source>
        <translation>它有写保护；请指定别的</translation>
    </message>
    <message>
        <source>it is {}, and only files are replaced; name a file</source>
        <translation>它是{}，而只有文件会被替换；请指定文件</translation>
    </message>
    <message>
        <source>it is {}; name a folder</source>
        <translation>它是{}；请指定文件夹</translation>
    </message>
    <message>
        <source>it lacks its plan</source>
        <translation>缺少方案</translation>
    </message>
    <message>
        <source>it makes {} launches, and {} with the shipped kernel</source>
        <translation>它有 {} 次启动，自带内核有 {} 次</translation>
    </message>
    <message>
        <source>it says nothing</source>
        <translation>没有说明</translation>
    </message>
    <message>
        <source>it took more than 20 seconds, the most that a plan may; does a loop never end?</source>
        <translation>它超过了 20 秒，即方案的上限；是否有循环永不结束？</translation>
    </message>
    <message>
        <source>it took more than 200 million steps, the most that a plan may; does a loop never end?</source>
        <translation>它超过了 2 亿步，即方案的上限；是否有循环永不结束？</translation>
    </message>
    <message>
        <source>its</source>
        <translation>其</translation>
    </message>
    <message>
        <source>its counts are not those of its events</source>
        <translation>计数与事件不符</translation>
    </message>
    <message>
        <source>its driver keeps what it compiles in {}, and neither this nor /tmp can be written; set POCL_CACHE_DIR to a folder that can</source>
        <translation>它的驱动把编译结果放在 {}，而那里和 /tmp 都不可写；请把 POCL_CACHE_DIR 设为可写的文件夹</translation>
    </message>
    <message>
        <source>its events do not explain its states</source>
        <translation>事件不能解释其状态</translation>
    </message>
    <message>
        <source>its folder is a loop of links; name another</source>
        <translation>其文件夹是循环的链接；请指定别的</translation>
    </message>
    <message>
        <source>its kernel&apos;s text is longer than any kernel&apos;s</source>
        <translation>内核文本比任何内核都长</translation>
    </message>
    <message>
        <source>its kernel&apos;s text is none, or lacks a kernel that was launched</source>
        <translation>内核文本不合法，或缺少一个被启动的内核</translation>
    </message>
    <message>
        <source>its keys are not the pieces of its words</source>
        <translation>键不是其单词的片段</translation>
    </message>
    <message>
        <source>its keys end on other wires</source>
        <translation>其键最后在别的线上</translation>
    </message>
    <message>
        <source>its launches compare different fields of the keys</source>
        <translation>其各次启动比较键的不同部分</translation>
    </message>
    <message>
        <source>its parameters are not those of a plan</source>
        <translation>参数不是方案的参数</translation>
    </message>
    <message>
        <source>its parameters are not those of its algorithm</source>
        <translation>参数不是其算法的参数</translation>
    </message>
    <message>
        <source>its parts are nested too deeply</source>
        <translation>各部分嵌套太深</translation>
    </message>
    <message>
        <source>its parts do not fit together</source>
        <translation>各部分互不相符</translation>
    </message>
    <message>
        <source>its plan expects another number of values</source>
        <translation>其方案预期的值的个数不同</translation>
    </message>
    <message>
        <source>its plan is not at hand; keep the kernel file and its plan, which make the same run again</source>
        <translation>手头没有其方案；请保留内核文件和方案，它们能再次得到同一运行</translation>
    </message>
    <message>
        <source>its table of words does not hold its words</source>
        <translation>单词表中不是它的单词</translation>
    </message>
    <message>
        <source>its work-items may race: run it with fewer keys</source>
        <translation>其工作项可能发生竞争：请用较少的键运行</translation>
    </message>
    <message>
        <source>its {} is {}, and the plan allows {:.10g} at most</source>
        <translation>{}为 {}，而方案至多允许 {:.10g}</translation>
    </message>
    <message>
        <source>its {} keys were too many to keep every state and event of the run; choose fewer keys</source>
        <translation>{} 个键太多，无法保存运行的每个状态和事件；请选择较少的键</translation>
    </message>
    <message>
        <source>kernel file</source>
        <translation>内核文件</translation>
    </message>
    <message>
        <source>key</source>
        <translation>个键</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>个键</translation>
    </message>
    <message>
        <source>launch {}</source>
        <translation>启动 {}</translation>
    </message>
    <message>
        <source>launch {} compares no such pairs; ask &quot;pairs&quot; of a sorting network.</source>
        <translation>启动 {} 不比较这样的一对；请对排序网络问 &quot;pairs&quot;。</translation>
    </message>
    <message>
        <source>launch {} compares {} pairs, and a question shows at most {}; name some with &quot;wires&quot;: [0, 4].</source>
        <translation>启动 {} 比较 {} 对，而一个问题至多显示 {} 对；请用 &quot;wires&quot;: [0, 4] 指定几对。</translation>
    </message>
    <message>
        <source>launch {} has no buffer with a place for each of the {} keys; record the lecture again.</source>
        <translation>启动 {} 没有能放下全部 {} 个键的缓冲区；请重新记录课件。</translation>
    </message>
    <message>
        <source>launch {} is the first to end otherwise than with the shipped kernel: {}[{}] is {}, not {}</source>
        <translation>启动 {} 最先与自带内核的结果不同：{}[{}] 是 {}，而不是 {}</translation>
    </message>
    <message>
        <source>launch {} moves no key from position {}; ask it of a launch that moves keys.</source>
        <translation>启动 {} 没有从位置 {} 移走键；请对移动键的启动提问。</translation>
    </message>
    <message>
        <source>launch {}, {}: work-item {} loads {} from {}[{}] (line {}), and no trace call before it says that this was stored there; that store has no trace call, or nothing was stored</source>
        <translation>启动 {0}，{1}：工作项 {2} 从 {4}[{5}] 取 {3}（第 {6} 行），而之前没有跟踪调用说明它存在那里；那次存缺少跟踪调用，或根本没有存</translation>
    </message>
    <message>
        <source>launch {}, {}: {}[{}] holds {} afterwards, and by its trace calls it would be {}; a store has no trace call, or one that says something else</source>
        <translation>启动 {}，{}：之后 {}[{}] 中是 {}，而按跟踪调用应为 {}；有一次存缺少跟踪调用，或跟踪调用所说不符</translation>
    </message>
    <message>
        <source>launches</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>launches  {}</source>
        <translation>启动      {}</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>leave it or --in-process out</source>
        <translation>请去掉它或 --in-process</translation>
    </message>
    <message>
        <source>light or dark (light)</source>
        <translation>light 或 dark（light）</translation>
    </message>
    <message>
        <source>line {} of {} is changed</source>
        <translation>{1} 的第 {0} 行已改动</translation>
    </message>
    <message>
        <source>loads</source>
        <translation>取</translation>
    </message>
    <message>
        <source>local     {} {} of local memory a work-group, {} bytes</source>
        <translation>局部      每个工作组 {} {}的局部内存，{} 字节</translation>
    </message>
    <message>
        <source>local memory</source>
        <translation>局部内存</translation>
    </message>
    <message>
        <source>lockstep SUBCOMMAND --help lists the options of each. Exit status: 0 done, 1 it failed while running,
2 the call was wrong, 3 there is no usable device. A file called - is standard input or output.</source>
        <translation>lockstep 子命令 --help 列出各子命令的选项。退出状态：0 完成，1 运行中失败，
2 调用有误，3 没有可用的设备。名为 - 的文件是标准输入或标准输出。</translation>
    </message>
    <message>
        <source>lockstep engine is for Lockstep itself, which starts it where --isolated or a device of another machine is given; see: lockstep run --help</source>
        <translation>lockstep engine 供 Lockstep 自己使用，在给出 --isolated 或其他机器的设备时由它启动；参见：lockstep run --help</translation>
    </message>
    <message>
        <source>making a queue</source>
        <translation>创建队列</translation>
    </message>
    <message>
        <source>making room for {}</source>
        <translation>为{}准备空间</translation>
    </message>
    <message>
        <source>making the buffer {}</source>
        <translation>创建缓冲区 {}</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>measuring its rates</source>
        <translation>测量速率</translation>
    </message>
    <message>
        <source>memory    {}</source>
        <translation>内存      {}</translation>
    </message>
    <message>
        <source>mistake   {} ({}) is on</source>
        <translation>错误      已开启 {}（{}）</translation>
    </message>
    <message>
        <source>move</source>
        <translation>次移动</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>次移动</translation>
    </message>
    <message>
        <source>n is {}; a pair carries its place in 16 bits, choose 1 to {} of them.</source>
        <translation>n 是 {}；键值对用 16 位记位置，请选择 1 至 {} 个。</translation>
    </message>
    <message>
        <source>n is {}; a text that is joined has 1 to {} letters.</source>
        <translation>n 是 {}；要拼接的文本有 1 至 {} 个字母。</translation>
    </message>
    <message>
        <source>n is {}; choose 1 to {} keys.</source>
        <translation>n 是 {}；请选择 1 至 {} 个键。</translation>
    </message>
    <message>
        <source>n is {}; comparators are read off runs of 1 to {} keys.</source>
        <translation>n 是 {}；比较器从 1 至 {} 个键的运行中读出。</translation>
    </message>
    <message>
        <source>name is &apos;{}&apos;; choose letters, digits and _</source>
        <translation>name 是“{}”；请用字母、数字和 _</translation>
    </message>
    <message>
        <source>names {} of array {}, which is outside</source>
        <translation>指向数组 {1} 的 {0}，已越界</translation>
    </message>
    <message>
        <source>network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>no launch</source>
        <translation>没有启动</translation>
    </message>
    <message>
        <source>no pixels</source>
        <translation>没有像素</translation>
    </message>
    <message>
        <source>no: {} ends as {}</source>
        <translation>否：{} 最后成为 {}</translation>
    </message>
    <message>
        <source>nobody can ask &quot;{}&quot;; choose {}.</source>
        <translation>不能问 &quot;{}&quot;；请选择 {}。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>none in the {} runs that Oclgrind saw</source>
        <translation>Oclgrind 看过的 {} 次运行中没有</translation>
    </message>
    <message>
        <source>not expected: {}</source>
        <translation>多余的参数：{}</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>not known of {}: no trace calls</source>
        <translation>{} 未知：没有跟踪调用</translation>
    </message>
    <message>
        <source>not known: the plan expects nothing</source>
        <translation>未知：方案没有给出预期</translation>
    </message>
    <message>
        <source>not known: {} of them swapped on none of the inputs that were tried</source>
        <translation>未知：有 {} 个在试过的输入上都没有交换</translation>
    </message>
    <message>
        <source>not taken</source>
        <translation>未测</translation>
    </message>
    <message>
        <source>note      {}</source>
        <translation>说明      {}</translation>
    </message>
    <message>
        <source>nothing (null)</source>
        <translation>空（null）</translation>
    </message>
    <message>
        <source>nothing beside the {} of the input</source>
        <translation>除输入的 {}外没有别的</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>one of the launches {} to {}</source>
        <translation>启动 {} 至 {} 之一</translation>
    </message>
    <message>
        <source>only {} of its {} frames reached the disk</source>
        <translation>{1} 帧中只有 {0} 帧写到了磁盘</translation>
    </message>
    <message>
        <source>operations</source>
        <translation>次操作</translation>
    </message>
    <message>
        <source>order     the output is not sorted</source>
        <translation>顺序      输出未排好序</translation>
    </message>
    <message>
        <source>out</source>
        <translation>出</translation>
    </message>
    <message>
        <source>output     element {}: {}, not {}</source>
        <translation>输出       元素 {}：{}，而不是 {}</translation>
    </message>
    <message>
        <source>output     right in the recorded run</source>
        <translation>输出       在记录的这次运行中正确</translation>
    </message>
    <message>
        <source>output    {}</source>
        <translation>输出      {}</translation>
    </message>
    <message>
        <source>output    {}{}</source>
        <translation>输出      {}{}</translation>
    </message>
    <message>
        <source>outputs</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>overflow  {} passed {} and wrapped (modulo 2^32)</source>
        <translation>溢出      {} 超出 {} 并回绕（模 2^32）</translation>
    </message>
    <message>
        <source>packed with gzip</source>
        <translation>用 gzip 压缩的</translation>
    </message>
    <message>
        <source>packed with zstd</source>
        <translation>用 zstd 压缩的</translation>
    </message>
    <message>
        <source>page</source>
        <translation>页</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>页</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>键值对</translation>
    </message>
    <message>
        <source>parameters must be a list, as in {{{{name = &quot;group&quot;, values = {{4, 16}}}}}}</source>
        <translation>parameters 必须是列表，如 {{{{name = &quot;group&quot;, values = {{4, 16}}}}}}</translation>
    </message>
    <message>
        <source>pieces of a text</source>
        <translation>文本的片段</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>plan has no function run; give it one, as in run = function(input, n, set) … end</source>
        <translation>plan 没有函数 run；请给一个，如 run = function(input, n, set) … end</translation>
    </message>
    <message>
        <source>plan has no title; give it one, as in title = &quot;Reverse&quot;</source>
        <translation>plan 没有标题；请给一个，如 title = &quot;Reverse&quot;</translation>
    </message>
    <message>
        <source>plan is called a second time; a file holds one plan</source>
        <translation>plan 被调用了第二次；一个文件只含一个方案</translation>
    </message>
    <message>
        <source>product</source>
        <translation>次乘法</translation>
    </message>
    <message>
        <source>products</source>
        <translation>次乘法</translation>
    </message>
    <message>
        <source>question</source>
        <translation>个问题</translation>
    </message>
    <message>
        <source>questions</source>
        <translation>个问题</translation>
    </message>
    <message>
        <source>races</source>
        <translation>竞争</translation>
    </message>
    <message>
        <source>races      none</source>
        <translation>竞争       无</translation>
    </message>
    <message>
        <source>races      {} {}; {}[{}] in phase {}: {}, {}</source>
        <translation>竞争       {} {}；{}[{}] 在段落 {}：{}，{}</translation>
    </message>
    <message>
        <source>reading a buffer</source>
        <translation>读缓冲区</translation>
    </message>
    <message>
        <source>reading device times</source>
        <translation>读取设备时间</translation>
    </message>
    <message>
        <source>reading the events of {}</source>
        <translation>读取 {} 的事件</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>读</translation>
    </message>
    <message>
        <source>record the lecture again</source>
        <translation>请重新记录课件</translation>
    </message>
    <message>
        <source>recording</source>
        <translation>个记录</translation>
    </message>
    <message>
        <source>recordings</source>
        <translation>个记录</translation>
    </message>
    <message>
        <source>redundant</source>
        <translation>多余</translation>
    </message>
    <message>
        <source>result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>role is &apos;{}&apos;; choose keys, values, table, flags, scratch or sums</source>
        <translation>role 是“{}”；请选择 keys、values、table、flags、scratch 或 sums</translation>
    </message>
    <message>
        <source>run</source>
        <translation>次运行</translation>
    </message>
    <message>
        <source>run launches no kernel; call launch{{…}} at least once</source>
        <translation>run 没有启动任何内核；请至少调用一次 launch{{…}}</translation>
    </message>
    <message>
        <source>run must return the buffer that holds the result, not {}; write return y</source>
        <translation>run 必须返回存放结果的缓冲区，而不是 {}；请写 return y</translation>
    </message>
    <message>
        <source>running Boost.Compute</source>
        <translation>运行 Boost.Compute</translation>
    </message>
    <message>
        <source>running {}</source>
        <translation>运行 {}</translation>
    </message>
    <message>
        <source>running {} of {}</source>
        <translation>正在运行第 {} 个，共 {} 个</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>次运行</translation>
    </message>
    <message>
        <source>runs       {} on {}: {} wrong{}</source>
        <translation>运行       {0} 次（{1}）：{2} 次错误{3}</translation>
    </message>
    <message>
        <source>says it read {} at {} of array {}, where {} stood</source>
        <translation>称在数组 {2} 的 {1} 处读到 {0}，而那里是 {3}</translation>
    </message>
    <message>
        <source>says it read {} at {} of array {}, which nobody wrote there</source>
        <translation>称在数组 {2} 的 {1} 处读到 {0}，而没有谁在那里写过</translation>
    </message>
    <message>
        <source>scene</source>
        <translation>个场景</translation>
    </message>
    <message>
        <source>scenes</source>
        <translation>个场景</translation>
    </message>
    <message>
        <source>see: lockstep --help</source>
        <translation>参见：lockstep --help</translation>
    </message>
    <message>
        <source>see: lockstep {}--help</source>
        <translation>参见：lockstep {}--help</translation>
    </message>
    <message>
        <source>signal {}</source>
        <translation>信号 {}</translation>
    </message>
    <message>
        <source>sizes must be the smallest and the largest n, as in {{1, 4096}}</source>
        <translation>sizes 必须是最小和最大的 n，如 {{1, 4096}}</translation>
    </message>
    <message>
        <source>sizes must be the smallest and the largest n, in this order</source>
        <translation>sizes 必须依次是最小和最大的 n</translation>
    </message>
    <message>
        <source>some work-items of a work-group wait at a barrier that others do not come to</source>
        <translation>工作组中一些工作项在屏障处等待，而另一些不会到达</translation>
    </message>
    <message>
        <source>something follows its end</source>
        <translation>结尾之后还有内容</translation>
    </message>
    <message>
        <source>something stands behind TRACE_ARGS; write TRACE_ARGS behind the last parameter, without a comma</source>
        <translation>TRACE_ARGS 后面还有内容；请把 TRACE_ARGS 写在最后一个参数之后，不带逗号</translation>
    </message>
    <message>
        <source>sorts</source>
        <translation>能否排序</translation>
    </message>
    <message>
        <source>span</source>
        <translation>跨度</translation>
    </message>
    <message>
        <source>span      {}</source>
        <translation>跨度      {}</translation>
    </message>
    <message>
        <source>ssh says nothing</source>
        <translation>ssh 没有说明</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>stopped; nothing was written</source>
        <translation>已停止；没有写出任何内容</translation>
    </message>
    <message>
        <source>stores</source>
        <translation>存</translation>
    </message>
    <message>
        <source>texts</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>that there is none of</source>
        <translation>不存在</translation>
    </message>
    <message>
        <source>the OpenCL loader</source>
        <translation>OpenCL 加载器</translation>
    </message>
    <message>
        <source>the PDF could not be begun</source>
        <translation>无法开始写 PDF</translation>
    </message>
    <message>
        <source>the PDF could not be finished</source>
        <translation>无法写完 PDF</translation>
    </message>
    <message>
        <source>the PDF could not be put together: {}</source>
        <translation>无法合成 PDF：{}</translation>
    </message>
    <message>
        <source>the PDF has {} pages instead of {}</source>
        <translation>PDF 有 {} 页，而应有 {} 页</translation>
    </message>
    <message>
        <source>the archive cannot be read back</source>
        <translation>无法读回压缩包</translation>
    </message>
    <message>
        <source>the archive cannot be read back whole</source>
        <translation>无法完整读回压缩包</translation>
    </message>
    <message>
        <source>the argument {} is a {}; give a buffer or a number</source>
        <translation>实参 {} 是 {}；请给缓冲区或数</translation>
    </message>
    <message>
        <source>the buffer has no name; give it one, as in name = &quot;x&quot;</source>
        <translation>缓冲区没有名称；请给一个，如 name = &quot;x&quot;</translation>
    </message>
    <message>
        <source>the buffer {} has data and fill; give it one of them</source>
        <translation>缓冲区 {} 同时有 data 和 fill；请只给其一</translation>
    </message>
    <message>
        <source>the buffer {} has no size; give it size, rows and columns, or data</source>
        <translation>缓冲区 {} 没有大小；请给 size、rows 和 columns，或 data</translation>
    </message>
    <message>
        <source>the buffer {} has {} elements and its data {}</source>
        <translation>缓冲区 {} 有 {} 个元素，而其 data 有 {} 个</translation>
    </message>
    <message>
        <source>the buffer {} must have either a size, or both rows and columns</source>
        <translation>缓冲区 {} 必须有 size，或同时有 rows 和 columns</translation>
    </message>
    <message>
        <source>the comparator ({},{}) is with itself; it needs two wires.</source>
        <translation>比较器 ({},{}) 与自身比较；它需要两条线。</translation>
    </message>
    <message>
        <source>the compiler may have failed over the kernel: change it, or choose another device.</source>
        <translation>编译器可能在这个内核上失败：请修改内核，或选择别的设备。</translation>
    </message>
    <message>
        <source>the device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>the device&apos;s own run failed: {}</source>
        <translation>设备自己的运行失败：{}</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>行尾</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>文本结尾</translation>
    </message>
    <message>
        <source>the first buffer must hold the input, as in buffer{{name = &quot;x&quot;, data = input}}</source>
        <translation>第一个缓冲区必须存放输入，如 buffer{{name = &quot;x&quot;, data = input}}</translation>
    </message>
    <message>
        <source>the folder {} does not exist; make it first</source>
        <translation>没有文件夹 {}；请先创建它</translation>
    </message>
    <message>
        <source>the host</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>the kernel is most likely at fault: look at what this launch reads and writes, or let Oclgrind tell the line (--events-from oclgrind).</source>
        <translation>问题很可能在内核：请查看这次启动读写了什么，或让 Oclgrind 指出那一行（--events-from oclgrind）。</translation>
    </message>
    <message>
        <source>the kernel is most likely at fault: look at what this launch reads and writes.</source>
        <translation>问题很可能在内核：请查看这次启动读写了什么。</translation>
    </message>
    <message>
        <source>the kernel may never end: look at the loops and barriers of this launch, or choose fewer keys or a longer limit.</source>
        <translation>内核可能永不结束：请查看这次启动的循环和屏障，或选择较少的键或更长的时限。</translation>
    </message>
    <message>
        <source>the kernel ran in a process of its own with all of your rights: {}</source>
        <translation>内核在独立的进程中以您的全部权限运行：{}</translation>
    </message>
    <message>
        <source>the kernel {} has no parameter {}; it has {}</source>
        <translation>内核 {} 没有参数 {}；它有 {}</translation>
    </message>
    <message>
        <source>the launch has more than {} arguments, the most that it may</source>
        <translation>启动的实参多于 {} 个，超过上限</translation>
    </message>
    <message>
        <source>the launch has more than {} work-items, the most that it may</source>
        <translation>启动的工作项多于 {} 个，超过上限</translation>
    </message>
    <message>
        <source>the launch has no kernel; give it one, as in kernel = &quot;reverse&quot;</source>
        <translation>启动没有内核；请给一个，如 kernel = &quot;reverse&quot;</translation>
    </message>
    <message>
        <source>the launch has no {}; give it one, as in global = round_up(n, 64), group = 64</source>
        <translation>启动没有 {}；请给出，如 global = round_up(n, 64), group = 64</translation>
    </message>
    <message>
        <source>the launch of {} gives no {} ({}); add it to its arguments</source>
        <translation>{} 的启动没有给出 {}（{}）；请加到 arguments 中</translation>
    </message>
    <message>
        <source>the launch of {} gives {} for {}, which takes {} ({})</source>
        <translation>{0} 的启动给 {2} 的是{1}，而它接受{3}（{4}）</translation>
    </message>
    <message>
        <source>the name that define is given</source>
        <translation>给 define 的名称</translation>
    </message>
    <message>
        <source>the page&apos;s {} is missing in the program</source>
        <translation>程序中缺少页面的 {}</translation>
    </message>
    <message>
        <source>the parts of the document could not be packed: {}</source>
        <translation>无法打包文档的各部分：{}</translation>
    </message>
    <message>
        <source>the picture could not be encoded as PNG</source>
        <translation>无法把图片编码为 PNG</translation>
    </message>
    <message>
        <source>the picture is {} x {} pixels instead of {} x {}</source>
        <translation>图片为 {} x {} 像素，而应为 {} x {}</translation>
    </message>
    <message>
        <source>the port &apos;{}&apos; is no number from 1 to {}</source>
        <translation>端口“{}”不是 1 至 {} 的数</translation>
    </message>
    <message>
        <source>the question &quot;{}&quot; takes no &quot;wires&quot;.</source>
        <translation>问题 &quot;{}&quot; 不能有 &quot;wires&quot;。</translation>
    </message>
    <message>
        <source>the question &quot;{}&quot; takes no &quot;{}&quot;.</source>
        <translation>问题 &quot;{}&quot; 不能有 &quot;{}&quot;。</translation>
    </message>
    <message>
        <source>the range of int32</source>
        <translation>int32 的范围</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>同上</translation>
    </message>
    <message>
        <source>the same in a second run</source>
        <translation>第二次运行结果相同</translation>
    </message>
    <message>
        <source>the scene begins at {} and ends before that, at {}.</source>
        <translation>场景从 {} 开始，却在之前的 {} 结束。</translation>
    </message>
    <message>
        <source>the size of the result</source>
        <translation>结果的大小</translation>
    </message>
    <message>
        <source>the type stands here and among the parameters; keep one of them.</source>
        <translation>类型在这里和参数中都写了；请只保留一处。</translation>
    </message>
    <message>
        <source>the version of a lecture is {}.</source>
        <translation>课件的版本是 {}。</translation>
    </message>
    <message>
        <source>the {} &apos;{}&apos; begins with &apos;-&apos;</source>
        <translation>{}“{}”以“-”开头</translation>
    </message>
    <message>
        <source>the {} &apos;{}&apos; holds &apos;{}&apos;</source>
        <translation>{}“{}”含有“{}”</translation>
    </message>
    <message>
        <source>their</source>
        <translation>它们的</translation>
    </message>
    <message>
        <source>there are more than {} buffers, the most that a plan may have</source>
        <translation>缓冲区多于 {} 个，超过方案的上限</translation>
    </message>
    <message>
        <source>there are more than {} comparators; give at most that many.</source>
        <translation>比较器多于 {} 个；请至多给这么多。</translation>
    </message>
    <message>
        <source>there are more than {} defines, the most that a plan may have</source>
        <translation>define 多于 {} 个，超过方案的上限</translation>
    </message>
    <message>
        <source>there are more than {} launches, the most that a plan may make</source>
        <translation>启动多于 {} 次，超过方案的上限</translation>
    </message>
    <message>
        <source>there are {} parameters; a plan may have {}</source>
        <translation>有 {} 个参数；方案至多 {} 个</translation>
    </message>
    <message>
        <source>there is a &apos;]&apos; too many.</source>
        <translation>多了一个“]”。</translation>
    </message>
    <message>
        <source>there is a buffer {} already; choose another name</source>
        <translation>已有缓冲区 {}；请另选名称</translation>
    </message>
    <message>
        <source>there is no algorithm &quot;{}&quot;; {}</source>
        <translation>没有算法 &quot;{}&quot;；{}</translation>
    </message>
    <message>
        <source>there is no launch {}; the last is {}.</source>
        <translation>没有启动 {}；最后一次是 {}。</translation>
    </message>
    <message>
        <source>there is no {} {}; the last is {}{}</source>
        <translation>没有{} {}；最后是 {}{}</translation>
    </message>
    <message>
        <source>there is not enough memory for a picture of this size; ask for a smaller one</source>
        <translation>内存不足以容纳这么大的图片；请选择较小的</translation>
    </message>
    <message>
        <source>this &apos;[&apos; is not closed; put a &apos;]&apos; behind its layer.</source>
        <translation>这个“[”没有关闭；请在这一层之后写“]”。</translation>
    </message>
    <message>
        <source>this Lockstep was built without Oclgrind; install liboclgrind-dev and llvm-14-dev and build it again.</source>
        <translation>这个 Lockstep 构建时没有 Oclgrind；请安装 liboclgrind-dev 和 llvm-14-dev 后重新构建。</translation>
    </message>
    <message>
        <source>this call reads it; name another file</source>
        <translation>这次调用要读它；请指定别的文件</translation>
    </message>
    <message>
        <source>this call writes it twice; name two files</source>
        <translation>这次调用会写它两次；请指定两个文件</translation>
    </message>
    <message>
        <source>this is nested deeper than {} levels.</source>
        <translation>嵌套超过 {} 层。</translation>
    </message>
    <message>
        <source>this is no JSON: {}.</source>
        <translation>这不是 JSON：{}。</translation>
    </message>
    <message>
        <source>this lecture is of version {}, and {} is known here; update Lockstep.</source>
        <translation>这个课件的版本是 {}，而这里只认识 {}；请更新 Lockstep。</translation>
    </message>
    <message>
        <source>this machine</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>this picture is a density of {} x {} cells, too many for TeX; export it as pdf, svg or png, or take fewer keys</source>
        <translation>这张图是 {} x {} 个单元的密度图，对 TeX 太多；请导出为 pdf、svg 或 png，或用较少的键</translation>
    </message>
    <message>
        <source>this text holds a control character; take it out.</source>
        <translation>这段文本含有控制字符；请去掉它。</translation>
    </message>
    <message>
        <source>this text is too long ({} bytes); at most {} fit.</source>
        <translation>这段文本太长（{} 字节）；至多 {}。</translation>
    </message>
    <message>
        <source>time, P = {}</source>
        <translation>时间，P = {}</translation>
    </message>
    <message>
        <source>tolerance must lie between 0 and 1, as in 1e-5</source>
        <translation>tolerance 必须在 0 和 1 之间，如 1e-5</translation>
    </message>
    <message>
        <source>trace</source>
        <translation>跟踪</translation>
    </message>
    <message>
        <source>traced</source>
        <translation>有跟踪</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>真或假</translation>
    </message>
    <message>
        <source>try again or choose another device.</source>
        <translation>请重试，或选择别的设备。</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>出现了两次</translation>
    </message>
    <message>
        <source>two of its buffers have one name</source>
        <translation>有两个缓冲区同名</translation>
    </message>
    <message>
        <source>two runs on one input gave two outputs</source>
        <translation>对同一输入的两次运行给出了两个输出</translation>
    </message>
    <message>
        <source>two to four algorithms are required, or plans by --plan; see: lockstep compare --help</source>
        <translation>需要两到四个算法，或用 --plan 给出方案；参见：lockstep compare --help</translation>
    </message>
    <message>
        <source>two to four are compared, and these are {}.</source>
        <translation>比较需要两到四个，而这里是 {} 个。</translation>
    </message>
    <message>
        <source>types must be a list of one to three, as in {{&quot;uint32&quot;, &quot;float32&quot;}}</source>
        <translation>types 必须是一到三个的列表，如 {{&quot;uint32&quot;, &quot;float32&quot;}}</translation>
    </message>
    <message>
        <source>unknown format &apos;{}&apos; of &apos;{}&apos;; the formats are {}</source>
        <translation>“{1}”的格式“{0}”未知；格式有 {2}</translation>
    </message>
    <message>
        <source>unknown format &apos;{}&apos;; the formats are {}</source>
        <translation>未知格式“{}”；格式有 {}</translation>
    </message>
    <message>
        <source>untraced</source>
        <translation>未跟踪</translation>
    </message>
    <message>
        <source>update Lockstep</source>
        <translation>请更新 Lockstep</translation>
    </message>
    <message>
        <source>user</source>
        <translation>用户名</translation>
    </message>
    <message>
        <source>value</source>
        <translation>个值</translation>
    </message>
    <message>
        <source>values</source>
        <translation>个值</translation>
    </message>
    <message>
        <source>videos are made by the program ffmpeg, which is not installed; install it with: apt install ffmpeg</source>
        <translation>视频由程序 ffmpeg 生成，而它没有安装；请安装：apt install ffmpeg</translation>
    </message>
    <message>
        <source>was written by a newer version of Lockstep (its format is {}, and {} is known here); update Lockstep.</source>
        <translation>由较新版本的 Lockstep 写成（其格式为 {}，这里只认识 {}）；请更新 Lockstep。</translation>
    </message>
    <message>
        <source>was written by {} version of Lockstep (its format is {}, and {} is known here); {}.</source>
        <translation>由{}版本的 Lockstep 写成（其格式为 {}，这里只认识 {}）；{}。</translation>
    </message>
    <message>
        <source>what expected returns</source>
        <translation>expected 返回的内容</translation>
    </message>
    <message>
        <source>what it is to be taken with is not told in sentences</source>
        <translation>所附的说明不是句子</translation>
    </message>
    <message>
        <source>what nobody wrote</source>
        <translation>没有写入的值</translation>
    </message>
    <message>
        <source>what round_up rounds</source>
        <translation>round_up 要取整的数</translation>
    </message>
    <message>
        <source>what round_up rounds to</source>
        <translation>round_up 取整到的数</translation>
    </message>
    <message>
        <source>what {} returns</source>
        <translation>{} 返回的内容</translation>
    </message>
    <message>
        <source>while it looked for devices</source>
        <translation>查找设备时</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>wire {} is over the limit; wires go from 0 to {}.</source>
        <translation>线 {} 超出限度；线从 0 到 {}。</translation>
    </message>
    <message>
        <source>wire {} of ({},{}) is used in layer {} already, by ({},{}); put one of them in another layer.</source>
        <translation>({1},{2}) 的线 {0} 在第 {3} 层已被 ({4},{5}) 使用；请把其中之一放到别的层。</translation>
    </message>
    <message>
        <source>wires</source>
        <translation>线</translation>
    </message>
    <message>
        <source>with {} its buffers have {} elements, more than {}, the most that a plan may have</source>
        <translation>加上 {}，缓冲区共有 {} 个元素，超过方案的上限 {}</translation>
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
        <source>words to join</source>
        <translation>要拼接的单词</translation>
    </message>
    <message>
        <source>work</source>
        <translation>工作量</translation>
    </message>
    <message>
        <source>work      {}</source>
        <translation>工作量    {}</translation>
    </message>
    <message>
        <source>work-groups, which wait for one another</source>
        <translation>互相等待的工作组</translation>
    </message>
    <message>
        <source>work-item {}</source>
        <translation>工作项 {}</translation>
    </message>
    <message>
        <source>work-item {} {} in line {}</source>
        <translation>工作项 {0} 在第 {2} 行{1}</translation>
    </message>
    <message>
        <source>work-items, which race</source>
        <translation>发生竞争的工作项</translation>
    </message>
    <message>
        <source>work-items, which race or wait for one another</source>
        <translation>发生竞争或互相等待的工作项</translation>
    </message>
    <message>
        <source>writes</source>
        <translation>写</translation>
    </message>
    <message>
        <source>writes at {} of array {}, which is outside</source>
        <translation>在数组 {1} 的 {0} 处写，已越界</translation>
    </message>
    <message>
        <source>writing a buffer</source>
        <translation>写缓冲区</translation>
    </message>
    <message>
        <source>yes: all {} inputs of zeros and ones, tried on {}</source>
        <translation>是：全部 {} 个 0-1 输入，在 {} 上试过</translation>
    </message>
    <message>
        <source>{:.3g} x {:.3g} cm at {} dpi are {} x {} pixels, and a picture has {} to {} each; choose another width or resolution</source>
        <translation>{:.3g} x {:.3g} cm 在 {} dpi 下是 {} x {} 像素，而图片的边为 {} 至 {}；请选择别的宽度或分辨率</translation>
    </message>
    <message>
        <source>{:&lt;{}}no: of this input wire {} ends as 1 and wire {} as 0
</source>
        <translation>{:&lt;{}}否：对这个输入，线 {} 最后是 1，而线 {} 是 0
</translation>
    </message>
    <message>
        <source>{:{}}and so on; --json has all {} wires
</source>
        <translation>{:{}}以此类推；--json 有全部 {} 条线
</translation>
    </message>
    <message>
        <source>{{{}}} is no number of a run; choose work, span, launches, chapters, n, input, output, launch, launch.work, launch.active, launch.swaps or launch.stays, or write {{{{ for a brace.</source>
        <translation>{{{}}} 不是运行的数；请选择 work、span、launches、chapters、n、input、output、launch、launch.work、launch.active、launch.swaps 或 launch.stays，或用 {{{{ 表示花括号。</translation>
    </message>
    <message>
        <source>{{{}}} is of a launch, and page {} shows none; say it by launch.</source>
        <translation>{{{}}} 属于一次启动，而第 {} 页没有显示启动；请按启动分别写。</translation>
    </message>
    <message>
        <source>{{{}}} is of run {}, and this scene has {}.</source>
        <translation>{{{}}} 指第 {} 次运行，而这个场景有 {} 次。</translation>
    </message>
    <message>
        <source>{}  {}  ({}, {}, driver {}, {})</source>
        <translation>{}  {}  （{}，{}，驱动 {}，{}）</translation>
    </message>
    <message>
        <source>{} ({})
memory      {:8.1f} x 10^9 bytes a second, loaded and stored by a copy
arithmetic  {:8.1f} x 10^9 float32 products a second, each added to a sum
A kernel of fewer than {:.2g} operations a byte moved waits for memory. Under this roof: --lens roofline --machine 32,128,32,{},{}</source>
        <translation>{}（{}）
内存        {:8.1f} x 10^9 字节每秒，复制时的取与存
运算        {:8.1f} x 10^9 次 float32 乘法每秒，各加到一个和上
每搬运一字节少于 {:.2g} 次操作的内核要等内存。以此为屋顶线：--lens roofline --machine 32,128,32,{},{}</translation>
    </message>
    <message>
        <source>{} - is standard output, whose name says no format; add one, as in --format svg.</source>
        <translation>{} - 是标准输出，其名称不含格式；请加上格式，如 --format svg。</translation>
    </message>
    <message>
        <source>{} - would show bytes in the terminal; send them to a file or a program, with &gt; or |.</source>
        <translation>{} - 会在终端显示字节；请用 &gt; 或 | 送到文件或程序。</translation>
    </message>
    <message>
        <source>{} and {}</source>
        <translation>{}和{}</translation>
    </message>
    <message>
        <source>{} and {} of {} are left</source>
        <translation>{2} 中依次剩 {0}，{1}</translation>
    </message>
    <message>
        <source>{} and {} would run on different inputs; give all the same one.</source>
        <translation>{} 和 {} 将在不同的输入上运行；请给它们同一输入。</translation>
    </message>
    <message>
        <source>{} beside the {} of the input: {}</source>
        <translation>除输入的 {1} 个字外还有 {0}：{2}</translation>
    </message>
    <message>
        <source>{} can only be called by the plan&apos;s run</source>
        <translation>{} 只能由方案的 run 调用</translation>
    </message>
    <message>
        <source>{} cannot be &apos;{}&apos;</source>
        <translation>{} 不能是“{}”</translation>
    </message>
    <message>
        <source>{} cannot be reached ({}); see what ssh says to: ssh {}</source>
        <translation>无法到达 {}（{}）；请看 ssh 的说明：ssh {}</translation>
    </message>
    <message>
        <source>{} cannot be reached from here; choose a device of this machine.</source>
        <translation>从这里无法到达 {}；请选择本机的设备。</translation>
    </message>
    <message>
        <source>{} cannot have a transparent background; leave it opaque, or choose png or svg</source>
        <translation>{} 不能有透明背景；请保留不透明，或选择 png 或 svg</translation>
    </message>
    <message>
        <source>{} changes the order of its operands; {} need it kept: choose add, max or min, or reduce0 or reduce1.</source>
        <translation>{} 会改变操作数的次序，而{}要求保持次序：请选择 add、max 或 min，或 reduce0 或 reduce1。</translation>
    </message>
    <message>
        <source>{} contains &apos;{}&apos;; words are made of the letters, digits and signs of ASCII, at most {} of them.</source>
        <translation>{}含有“{}”；单词由 ASCII 的字母、数字和符号组成，至多 {} 个。</translation>
    </message>
    <message>
        <source>{} did not answer for {} s; try: ssh {}</source>
        <translation>{} 在 {} s 内没有应答；请试：ssh {}</translation>
    </message>
    <message>
        <source>{} does not build on {}: {} (clBuildProgram gave {}; the whole log: --verbose).</source>
        <translation>{} 在 {} 上构建失败：{}（clBuildProgram 返回 {}；完整日志：--verbose）。</translation>
    </message>
    <message>
        <source>{} does not know its times by this clock (past the memory budget, or on a device that measures none); choose --clock launches or work.</source>
        <translation>{} 没有这个时钟下的时间（超出内存预算，或设备不测时间）；请选择 --clock launches 或 work。</translation>
    </message>
    <message>
        <source>{} excludes {}</source>
        <translation>{} 与 {} 不能同用</translation>
    </message>
    <message>
        <source>{} failed on {}: {}.</source>
        <translation>{} 在 {} 上失败：{}。</translation>
    </message>
    <message>
        <source>{} failed with {} while {} on {}; {}</source>
        <translation>{0} 失败，返回 {1}（{2}，{3}）；{4}</translation>
    </message>
    <message>
        <source>{} files written to {}</source>
        <translation>{} 个文件已写入 {}</translation>
    </message>
    <message>
        <source>{} frames written to {}</source>
        <translation>{} 帧已写入 {}</translation>
    </message>
    <message>
        <source>{} gave a wrong result on {}, so it has no time.</source>
        <translation>{} 在 {} 上给出错误的结果，因此没有时间。</translation>
    </message>
    <message>
        <source>{} gave no sign of life for {:.3g} s, and the line was closed; what was recorded is still here, and the next request connects anew.</source>
        <translation>{} 有 {:.3g} s 没有动静，连接已关闭；已记录的内容仍在，下次请求会重新连接。</translation>
    </message>
    <message>
        <source>{} gave two different outputs for the same input on {}; choose another device.</source>
        <translation>{} 在 {} 上对同一输入给出了两个不同的输出；请选择别的设备。</translation>
    </message>
    <message>
        <source>{} halves its work-group in every step and would lose values of one of {}; choose a power of two, or reduce0 or reduce1.</source>
        <translation>{} 每步把工作组减半，大小为 {} 时会丢失值；请选择 2 的幂，或 reduce0 或 reduce1。</translation>
    </message>
    <message>
        <source>{} has Lockstep{} with protocol {}; this one speaks {}, so install the same on both sides.</source>
        <translation>{} 上是 Lockstep{}，协议 {}；这里是协议 {}，请在两边安装相同的版本。</translation>
    </message>
    <message>
        <source>{} has a quote that does not end; write it as in a shell.</source>
        <translation>{} 中有未结束的引号；请像在 shell 中那样写。</translation>
    </message>
    <message>
        <source>{} has no &apos;{}&apos;; it has: {}</source>
        <translation>{} 没有“{}”；它有：{}</translation>
    </message>
    <message>
        <source>{} has no OpenCL device.</source>
        <translation>{} 没有 OpenCL 设备。</translation>
    </message>
    <message>
        <source>{} has no mistake &apos;{}&apos;; choose one of: none, {}.</source>
        <translation>{} 没有错误“{}”；请选择：none，{}。</translation>
    </message>
    <message>
        <source>{} has no mistake to switch on; leave &apos;mistake&apos; out, or see: lockstep break</source>
        <translation>{} 没有可开启的错误；请去掉“mistake”，或参见：lockstep break</translation>
    </message>
    <message>
        <source>{} has no parameter &apos;{}&apos;; it has: {}.</source>
        <translation>{} 没有参数“{}”；它有：{}。</translation>
    </message>
    <message>
        <source>{} has no program &apos;{}&apos; ({}); install Lockstep there, or say in LOCKSTEP_REMOTE where it is.</source>
        <translation>{} 上没有程序“{}”（{}）；请在那里安装 Lockstep，或用 LOCKSTEP_REMOTE 说明位置。</translation>
    </message>
    <message>
        <source>{} has no value of its own, and its position does not fit in 16 bits; write key:value.</source>
        <translation>{}没有自己的值，而其位置用 16 位放不下；请写 键:值。</translation>
    </message>
    <message>
        <source>{} has {} dimensions; give one to three</source>
        <translation>{} 有 {} 维；请给一到三维</translation>
    </message>
    <message>
        <source>{} has {} elements; choose 1 to {}</source>
        <translation>{} 有 {} 个元素；请选择 1 至 {}</translation>
    </message>
    <message>
        <source>{} has {} names of arrays; it may have {}.</source>
        <translation>{} 有 {} 个数组名；至多 {} 个。</translation>
    </message>
    <message>
        <source>{} has {} wires, and there are {} keys; give as many keys as wires, or another network.</source>
        <translation>{}有 {} 条线，而键有 {} 个；请给与线数相同的键，或别的网络。</translation>
    </message>
    <message>
        <source>{} holds no kernel {}; it holds {}</source>
        <translation>{} 中没有内核 {}；其中有 {}</translation>
    </message>
    <message>
        <source>{} holds no kernel; one begins with __kernel void and its name.</source>
        <translation>{} 中没有内核；内核以 __kernel void 和名称开头。</translation>
    </message>
    <message>
        <source>{} holds the whole recording; leave out --from, --until, --between and the clock.</source>
        <translation>{} 包含整个记录；请去掉 --from、--until、--between 和时钟。</translation>
    </message>
    <message>
        <source>{} is &apos;{}&apos;; choose uint32, int32 or float32</source>
        <translation>{} 是“{}”；请选择 uint32、int32 或 float32</translation>
    </message>
    <message>
        <source>{} is &apos;{}&apos;; give a number or one word</source>
        <translation>{} 是“{}”；请给数或一个单词</translation>
    </message>
    <message>
        <source>{} is JSON but no lecture: it does not say &quot;{}&quot;: {}.</source>
        <translation>{} 是 JSON 但不是课件：其中没有 &quot;{}&quot;: {}。</translation>
    </message>
    <message>
        <source>{} is a folder; name a text file with keys.</source>
        <translation>{} 是文件夹；请指定含键的文本文件。</translation>
    </message>
    <message>
        <source>{} is a number from {} to {}, not &apos;{}&apos;.</source>
        <translation>{} 是 {} 至 {} 的数，而不是“{}”。</translation>
    </message>
    <message>
        <source>{} is an object {{…}}, and this is {}.</source>
        <translation>{}应为对象 {{…}}，而这里是{}。</translation>
    </message>
    <message>
        <source>{} is defined twice, with two values; all launches are built once</source>
        <translation>{} 用两个值定义了两次；所有启动只构建一次</translation>
    </message>
    <message>
        <source>{} is empty; it is no lecture.</source>
        <translation>{} 是空的；它不是课件。</translation>
    </message>
    <message>
        <source>{} is fine: {}, {}, {}, {}</source>
        <translation>{} 没有问题：{}，{}，{}，{}</translation>
    </message>
    <message>
        <source>{} is for a run, and a lecture&apos;s script says what is run; leave it out.</source>
        <translation>{} 用于一次运行，而课件的脚本已说明运行什么；请去掉它。</translation>
    </message>
    <message>
        <source>{} is no JSON.</source>
        <translation>{} 不是 JSON。</translation>
    </message>
    <message>
        <source>{} is no engine of this version of Lockstep; install the same on both sides.</source>
        <translation>{} 不是这一版本 Lockstep 的引擎；请在两边安装相同的版本。</translation>
    </message>
    <message>
        <source>{} is no network of comparators: {}; choose a sorting network.</source>
        <translation>{} 不是比较器网络：{}；请选择排序网络。</translation>
    </message>
    <message>
        <source>{} is no network: which keys it compares depends on the keys; choose a sorting network.</source>
        <translation>{} 不是网络：它比较哪些键取决于键本身；请选择排序网络。</translation>
    </message>
    <message>
        <source>{} is no number from {:g} to {:g} (&quot;{}&quot;).</source>
        <translation>{} 不是 {:g} 至 {:g} 的数（&quot;{}&quot;）。</translation>
    </message>
    <message>
        <source>{} is no number of runs; choose 1 to {}.</source>
        <translation>{} 不是运行次数；请选择 1 至 {}。</translation>
    </message>
    <message>
        <source>{} is no part of a network; write pairs as (0,1), a layer in [] or a line.</source>
        <translation>{}不是网络的一部分；请把一对写成 (0,1)，一层写在 [] 中或一行里。</translation>
    </message>
    <message>
        <source>{} is no rate of frames for {}; choose 1 to {} a second</source>
        <translation>{} 不是 {} 的帧率；请选择每秒 1 至 {}</translation>
    </message>
    <message>
        <source>{} is no resolution to print in; choose {} to {} dpi</source>
        <translation>{} 不是打印分辨率；请选择 {} 至 {} dpi</translation>
    </message>
    <message>
        <source>{} is no speed for a video; choose {} to {}</source>
        <translation>{} 不是视频的速度；请选择 {} 至 {}</translation>
    </message>
    <message>
        <source>{} is no whole number from {} to {} (&quot;{}&quot;).</source>
        <translation>{} 不是 {} 至 {} 的整数（&quot;{}&quot;）。</translation>
    </message>
    <message>
        <source>{} is not a pair; write key:value, both from 0 to 65535, or a key alone.</source>
        <translation>{}不是键值对；请写 键:值，二者均为 0 至 65535，或只写键。</translation>
    </message>
    <message>
        <source>{} is not a {} ({}).</source>
        <translation>{}不是{}（{}）。</translation>
    </message>
    <message>
        <source>{} is not among the lecture&apos;s recordings and cannot be run: {}</source>
        <translation>{} 不在课件的记录中，也无法运行：{}</translation>
    </message>
    <message>
        <source>{} is out of range for {}.</source>
        <translation>{}超出 {} 的范围。</translation>
    </message>
    <message>
        <source>{} is out of range for {}: {} to {}.</source>
        <translation>{}超出 {} 的范围：{} 至 {}。</translation>
    </message>
    <message>
        <source>{} is printed with --json only; add --json.</source>
        <translation>{} 只随 --json 输出；请加上 --json。</translation>
    </message>
    <message>
        <source>{} is required</source>
        <translation>需要 {}</translation>
    </message>
    <message>
        <source>{} is too large for a lecture ({:.1f} MiB); a script has at most {} MiB.</source>
        <translation>{} 作为课件太大（{:.1f} MiB）；脚本至多 {} MiB。</translation>
    </message>
    <message>
        <source>{} is {}, and uint32 has no sign; take type=int32.</source>
        <translation>{} 是 {}，而 uint32 没有符号；请用 type=int32。</translation>
    </message>
    <message>
        <source>{} is {}, but {}; set {}={}.</source>
        <translation>{} 是 {}，但{}；请设置 {}={}。</translation>
    </message>
    <message>
        <source>{} is {}, which is no whole number; take type=float32.</source>
        <translation>{} 是 {}，不是整数；请用 type=float32。</translation>
    </message>
    <message>
        <source>{} is {}, which is no {}</source>
        <translation>{} 是 {}，不是 {}</translation>
    </message>
    <message>
        <source>{} is {}, which is no {}, as {} of {} takes</source>
        <translation>{0} 是 {1}，不是 {4} 的 {3} 所接受的 {2}</translation>
    </message>
    <message>
        <source>{} is {}; choose a number that is not below 0</source>
        <translation>{} 是 {}；请选择不小于 0 的数</translation>
    </message>
    <message>
        <source>{} is {}; choose a whole number from 1 to {}</source>
        <translation>{} 是 {}；请选择 1 至 {} 的整数</translation>
    </message>
    <message>
        <source>{} is {}; choose a whole number from {} to 2^40</source>
        <translation>{} 是 {}；请选择 {} 至 2^40 的整数</translation>
    </message>
    <message>
        <source>{} left a damaged record of events; {}</source>
        <translation>{} 留下了损坏的事件记录；{}</translation>
    </message>
    <message>
        <source>{} lines of {} are changed, the first of them line {}</source>
        <translation>{1} 有 {0} 行改动，首先是第 {2} 行</translation>
    </message>
    <message>
        <source>{} makes no cuts; choose an inclusive scan of uint32 with the operator add.</source>
        <translation>{} 不产生切割；请选择 uint32 上运算符为 add 的包含式扫描。</translation>
    </message>
    <message>
        <source>{} must be a list of numbers, not {}</source>
        <translation>{} 必须是数的列表，而不是 {}</translation>
    </message>
    <message>
        <source>{} must be a number, not {}</source>
        <translation>{} 必须是数，而不是 {}</translation>
    </message>
    <message>
        <source>{} must be a table, as in {{{} = …}}, not {}</source>
        <translation>{} 必须是表，如 {{{} = …}}，而不是 {}</translation>
    </message>
    <message>
        <source>{} must be a text of one line in UTF-8, of at most {} bytes</source>
        <translation>{} 必须是一行 UTF-8 文本，至多 {} 字节</translation>
    </message>
    <message>
        <source>{} must be a text, not {}</source>
        <translation>{} 必须是文本，而不是 {}</translation>
    </message>
    <message>
        <source>{} names no file for its recordings; add &quot;recordings&quot;: &quot;{}.recordings&quot;.</source>
        <translation>{} 没有为其记录指定文件；请加上 &quot;recordings&quot;: &quot;{}.recordings&quot;。</translation>
    </message>
    <message>
        <source>{} needs &quot;{}&quot;, and this one has none.</source>
        <translation>{}需要 &quot;{}&quot;，而这里没有。</translation>
    </message>
    <message>
        <source>{} needs more memory than there is; use fewer keys.</source>
        <translation>{} 需要的内存超过现有的；请用较少的键。</translation>
    </message>
    <message>
        <source>{} numbers</source>
        <translation>{} 数</translation>
    </message>
    <message>
        <source>{} of {} are left</source>
        <translation>{1} 中剩 {0}</translation>
    </message>
    <message>
        <source>{} of {} is declared as {}; a plan gives numbers of 32 bits: uint, int, float, KEY or VALUE</source>
        <translation>{1} 的 {0} 声明为 {2}；方案给出 32 位的数：uint、int、float、KEY 或 VALUE</translation>
    </message>
    <message>
        <source>{} of {} work-groups waited in vain for the sum of a block before theirs: this device does not keep started work-groups going; choose another device or another scan.</source>
        <translation>{1} 个工作组中有 {0} 个空等之前某块的和：这个设备不保证已开始的工作组继续推进；请选择别的设备或别的扫描。</translation>
    </message>
    <message>
        <source>{} of {} {}</source>
        <translation>{1} {2}中的 {0} 个</translation>
    </message>
    <message>
        <source>{} of {} {} on {}</source>
        <translation>{0}：{1} {2}，在 {3} 上</translation>
    </message>
    <message>
        <source>{} of {} {} on {}, by {} and {}</source>
        <translation>{0}：{1} {2}，在 {3} 上，用 {4} 和 {5}</translation>
    </message>
    <message>
        <source>{} of {} {} wrong; {}[{}] is {}, expected {}</source>
        <translation>{1} 个元素中有 {0} 个错误；{3}[{4}] 是 {5}，应为 {6}</translation>
    </message>
    <message>
        <source>{} or {}</source>
        <translation>{} 或 {}</translation>
    </message>
    <message>
        <source>{} read, {} written</source>
        <translation>读 {}，写 {}</translation>
    </message>
    <message>
        <source>{} reported other events when it ran again on {}; choose another device.</source>
        <translation>{} 在 {} 上再次运行时报告了不同的事件；请选择别的设备。</translation>
    </message>
    <message>
        <source>{} requires {}</source>
        <translation>{} 需要 {}</translation>
    </message>
    <message>
        <source>{} sent what cannot be read, and the line was closed; run it again.</source>
        <translation>{} 发来无法读取的内容，连接已关闭；请再运行一次。</translation>
    </message>
    <message>
        <source>{} takes local memory as its parameter {}; declare the array in the kernel instead, as in __local uint {}[SIZE]</source>
        <translation>{} 以局部内存作为参数 {}；请改为在内核中声明数组，如 __local uint {}[SIZE]</translation>
    </message>
    <message>
        <source>{} takes one table, as in {}{{{} = …}}</source>
        <translation>{} 接受一个表，如 {}{{{} = …}}</translation>
    </message>
    <message>
        <source>{} takes {} and {} takes {}; choose a type and an operator with which all take the same input.</source>
        <translation>{} 接受{}，而 {} 接受{}；请选择使它们接受同一输入的类型和运算符。</translation>
    </message>
    <message>
        <source>{} takes {} to {} keys, not {}.</source>
        <translation>{} 接受 {} 至 {} 个键，而不是 {} 个。</translation>
    </message>
    <message>
        <source>{} takes {} to {} keys, not {}{}.</source>
        <translation>{} 接受 {} 至 {} 个键，而不是 {} 个{}。</translation>
    </message>
    <message>
        <source>{} time steps of {} bodies take more than {} interactions; choose at most {} steps, or fewer bodies.</source>
        <translation>{1} 个物体的 {0} 个时间步需要超过 {2} 次相互作用；请选择至多 {3} 步，或较少的物体。</translation>
    </message>
    <message>
        <source>{} uses a value that nothing has set</source>
        <translation>{} 使用了从未赋过的值</translation>
    </message>
    <message>
        <source>{} values a work-item make at most {} keys in one work-group, not {}; choose a larger per-item or fewer keys.</source>
        <translation>每个工作项 {} 个值时，一个工作组至多 {} 个键，而不是 {} 个；请选择较大的 per-item 或较少的键。</translation>
    </message>
    <message>
        <source>{} values are no a of {} × {} and b of {} × {}; inner · (rows + columns) must be {}. Give other sides, or auto.</source>
        <translation>{} 个值不能构成 {} × {} 的 a 和 {} × {} 的 b；inner · (rows + columns) 必须是 {}。请给别的边长，或 auto。</translation>
    </message>
    <message>
        <source>{} values do not fill rows of {} columns; give a number of columns that divides {}, or auto.</source>
        <translation>{} 个值排不满每行 {} 列；请给能整除 {} 的列数，或 auto。</translation>
    </message>
    <message>
        <source>{} wires are too many; a network has at most {}.</source>
        <translation>{} 条线太多；网络至多 {} 条。</translation>
    </message>
    <message>
        <source>{} with these parameters is shown launch by launch, without phases; leave --pages out.</source>
        <translation>{} 在这些参数下按启动显示，没有段落；请去掉 --pages。</translation>
    </message>
    <message>
        <source>{} work-items with {} values each need room for {} in local memory, and {} fit on every device; choose a smaller group-size or per-item.</source>
        <translation>{} 个工作项各有 {} 个值，需要 {} 个值的局部内存，而每种设备都放得下 {} 个；请选择较小的 group-size 或 per-item。</translation>
    </message>
    <message>
        <source>{} would change a run that &apos;{}&apos; holds already; leave it out, or name an algorithm instead of the file.</source>
        <translation>{} 会改变“{}”中已有的运行；请去掉它，或以算法代替文件。</translation>
    </message>
    <message>
        <source>{} written</source>
        <translation>已写出 {}</translation>
    </message>
    <message>
        <source>{} written: {}, {} KiB</source>
        <translation>已写出 {}：{}，{} KiB</translation>
    </message>
    <message>
        <source>{} {}</source>
        <translation>{} {}</translation>
    </message>
    <message>
        <source>{} {} asked for; compare two to {}.</source>
        <translation>给出了 {0} 个算法；请比较两到 {2} 个。</translation>
    </message>
    <message>
        <source>{} {} no trace calls: {} states are shown, and what work-items did is not known</source>
        <translation>{0} 没有跟踪调用：显示状态，但工作项做了什么未知</translation>
    </message>
    <message>
        <source>{} {} outside an array of its own</source>
        <translation>{}{}到自己的数组之外</translation>
    </message>
    <message>
        <source>{} {} outside every array</source>
        <translation>{}{}到所有数组之外</translation>
    </message>
    <message>
        <source>{} {} to {} are none; the first must not be after the last</source>
        <translation>没有{} {} 至 {}；首项不能在末项之后</translation>
    </message>
    <message>
        <source>{} {} {}[{}], outside its {} {}</source>
        <translation>{0}{1} {2}[{3}]，超出其 {4} {5}</translation>
    </message>
    <message>
        <source>{}({},{}) in layer {}</source>
        <translation>{0}({1},{2}) 在第 {3} 层</translation>
    </message>
    <message>
        <source>{}, line {}: the trace call names an array that {} does not have.</source>
        <translation>{}，第 {} 行：跟踪调用指向 {} 没有的数组。</translation>
    </message>
    <message>
        <source>{}, line {}: there is no operation of the number {}.</source>
        <translation>{}，第 {} 行：没有编号为 {} 的操作。</translation>
    </message>
    <message>
        <source>{}, line {}: work-item {} touches {}[{}], beyond its {} elements, or its trace call says so.</source>
        <translation>{}，第 {} 行：工作项 {} 触及 {}[{}]，超出其 {} 个元素，或其跟踪调用这样说。</translation>
    </message>
    <message>
        <source>{}, where it is no function,</source>
        <translation>{}（不是函数时）</translation>
    </message>
    <message>
        <source>{}, {} where packed</source>
        <translation>{}，压缩后 {}</translation>
    </message>
    <message>
        <source>{}, … and {} of {} are left</source>
        <translation>{2} 中依次剩 {0}，…，{1}</translation>
    </message>
    <message>
        <source>{}.</source>
        <translation>{}。</translation>
    </message>
    <message>
        <source>{}. Repeat it, or name algorithms, to compare</source>
        <translation>{}。重复给出或同时给出算法即可比较</translation>
    </message>
    <message>
        <source>{}.default is &apos;{}&apos;; choose one of its values: {}</source>
        <translation>{}.default 是“{}”；请选择它的一个值：{}</translation>
    </message>
    <message>
        <source>{}.name is &apos;{}&apos;; choose letters, digits and _, and none that is taken (type, mistake, words)</source>
        <translation>{}.name 是“{}”；请用字母、数字和 _，且不能是已占用的（type、mistake、words）</translation>
    </message>
    <message>
        <source>{}.values must be a list of 1 to {} texts or numbers</source>
        <translation>{}.values 必须是 1 至 {} 个文本或数的列表</translation>
    </message>
    <message>
        <source>{}: #{} {} is not taken, since what is shown must be all that ran; put the text itself there. (The trace macros need no #include.)</source>
        <translation>{}：不接受 #{} {}，因为所显示的必须是运行的全部；请把文本本身写在那里。（跟踪宏不需要 #include。）</translation>
    </message>
    <message>
        <source>{}: &apos;{}&apos; does not lie between {} and {}</source>
        <translation>{}：“{}”不在 {} 与 {} 之间</translation>
    </message>
    <message>
        <source>{}: a comment in a line of #{} must end there; put it in a line of its own.</source>
        <translation>{}：#{} 行中的注释必须在该行结束；请把它放在单独一行。</translation>
    </message>
    <message>
        <source>{}: group has {} work-items; the device takes {} at most, so choose a smaller one.</source>
        <translation>{}：group 有 {} 个工作项；设备至多接受 {} 个，请选择较小的。</translation>
    </message>
    <message>
        <source>{}: the kernel {} has TRACE_ARGS and no TRACE_BEGIN; write TRACE_BEGIN as its first statement.</source>
        <translation>{}：内核 {} 有 TRACE_ARGS 而没有 TRACE_BEGIN；请把 TRACE_BEGIN 写为第一条语句。</translation>
    </message>
    <message>
        <source>{}: the kernel {} has {} and no TRACE_ARGS; write TRACE_ARGS behind its last parameter, without a comma.</source>
        <translation>{}：内核 {} 有 {} 而没有 TRACE_ARGS；请在最后一个参数后写 TRACE_ARGS，不带逗号。</translation>
    </message>
    <message>
        <source>{}: the kernel {} may return before TRACE_BEGIN; write TRACE_BEGIN as its first statement.</source>
        <translation>{}：内核 {} 可能在 TRACE_BEGIN 之前返回；请把 TRACE_BEGIN 写为第一条语句。</translation>
    </message>
    <message>
        <source>{}: the kernel {} waits at a barrier and has no trace, while {} has one; give both TRACE_ARGS and TRACE_BEGIN, or neither.</source>
        <translation>{}：内核 {} 在屏障处等待却没有跟踪，而 {} 有；请给二者都加 TRACE_ARGS 和 TRACE_BEGIN，或都不加。</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}：{}</translation>
    </message>
    <message>
        <source>{}: {} required {} missing</source>
        <translation>{}：缺少 {} 个 {}</translation>
    </message>
    <message>
        <source>{}: {} {} of {} to {} keys{}, by {} and {}</source>
        <translation>{}：{} {}，{} 至 {} 个键{}，用 {} 和 {}</translation>
    </message>
    <message>
        <source>{}:{}: a trigraph, {}, stands there; write the character that it means.</source>
        <translation>{}:{}: 此处有三字符组 {}；请写它所代表的字符。</translation>
    </message>
    <message>
        <source>{}:{}: the line is longer than {} bytes, the most that it may have.</source>
        <translation>{}:{}: 这一行超过 {} 字节的上限。</translation>
    </message>
    <message>
        <source>{}:{}: the line is no UTF-8; save the file in that encoding.</source>
        <translation>{}:{}: 这一行不是 UTF-8；请用该编码保存文件。</translation>
    </message>
    <message>
        <source>{}:{}: {}.</source>
        <translation>{}:{}: {}。</translation>
    </message>
    <message>
        <source>{}:{}:{}: the scene &quot;{}&quot;</source>
        <translation>{}:{}:{}: 场景“{}”</translation>
    </message>
    <message>
        <source>{}:{}:{}: {}</source>
        <translation>{}:{}:{}: {}</translation>
    </message>
    <message>
        <source>{}; did you mean {}? Or {}</source>
        <translation>{}；您是指 {} 吗？或{}</translation>
    </message>
    <message>
        <source>{}; the largest has {} of {} keys, {:.2f} times the mean</source>
        <translation>{0}；最大的有 {2} 个键中的 {1} 个，为平均的 {3:.2f} 倍</translation>
    </message>
    <message>
        <source>{}; {}</source>
        <translation>{}；{}</translation>
    </message>
    <message>
        <source>{}x{} is too narrow for a slide; a presentation takes sides up to 56 times as long as each other, so choose another --size</source>
        <translation>{}x{} 作为幻灯片太窄；演示文稿的边长之比至多为 56，请选择别的 --size</translation>
    </message>
    <message>
        <source>There are {} bookmarks; a recording has up to {}. Remove some.</source>
        <translation>有 {} 个书签，而一份记录最多有 {} 个；请删除一些。</translation>
    </message>
    <message>
        <source>A bookmark is of launch {}, but this run has launches 1 to {}, and 0 is the input.</source>
        <translation>有一个书签在第 {} 次启动处，但这次运行只有第 1 到 {} 次启动，0 为输入。</translation>
    </message>
    <message>
        <source>Launch {} has two bookmarks; it has room for one.</source>
        <translation>第 {} 次启动有两个书签，只容得下一个。</translation>
    </message>
    <message>
        <source>The note on launch {} is of {} bytes; up to {} are kept. Shorten it.</source>
        <translation>第 {} 次启动的备注有 {} 字节，最多保留 {} 字节；请缩短。</translation>
    </message>
    <message>
        <source>The note on launch {} is no line of text.</source>
        <translation>第 {} 次启动的备注不是一行文字。</translation>
    </message>
    <message>
        <source>--text says how an SVG holds its letters, and this is a {}; leave it out.</source>
        <translation>--text 指定 SVG 如何保存文字，而这是{}；请去掉它。</translation>
    </message>
    <message>
        <source>--editable is for slides, and this is a {}; leave it out, or name a pptx file.</source>
        <translation>--editable 用于幻灯片，而这是{}；请去掉它，或指定一个 pptx 文件。</translation>
    </message>
    <message>
        <source>{} written; compile it with xelatex</source>
        <translation>已写入 {}；请用 xelatex 编译</translation>
    </message>
    <message>
        <source>Slides (pptx) of shapes and text boxes that can be edited, instead of pictures</source>
        <translation>幻灯片（pptx）由可编辑的形状和文本框组成，而不是图片</translation>
    </message>
    <message>
        <source>Of an SVG: text, which needs the fonts; outlines of the letters, which needs none; or auto, outlines where there is more than Latin, Greek and Cyrillic, as in Chinese (auto)</source>
        <translation>用于 SVG：text 需要字体；outlines 保存文字轮廓，不需要字体；auto 在出现拉丁、希腊、西里尔以外的文字（如中文）时用轮廓（auto）</translation>
    </message>
    <message>
        <source>light or dark (the preferred one; with --grab, light)</source>
        <translation>light 或 dark（首选项中的主题；用 --grab 时为 light）</translation>
    </message>
    <message>
        <source>Language of window and pictures: en, de or zh (the one last chosen in the window, else the system&apos;s; with --grab, en)</source>
        <translation>窗口和图的语言：en、de 或 zh（上次在窗口中选择的，否则为系统语言；用 --grab 时为 en）</translation>
    </message>
    <message>
        <source>Language of questions and pictures: en, de or zh (en; when presenting, that of the window)</source>
        <translation>问题和图片的语言：en、de 或 zh（en；放映时为窗口的语言）</translation>
    </message>
    <message>
        <source>this picture is a density of {} x {} cells, too many for shapes that can be edited; leave --editable out, or take fewer keys</source>
        <translation>这张图是 {} x {} 个单元的密度图，作为可编辑的形状太多了；请去掉 --editable，或减少键的数量</translation>
    </message>
    <message>
        <source>page {} of the PDF shows {} glyphs instead of {}; its text could not be searched</source>
        <translation>PDF 第 {} 页显示 {} 个字形，而不是 {} 个；其中的文字无法搜索</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>一个文件</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>一个文件夹</translation>
    </message>
    <message>
        <source>a pipe</source>
        <translation>一个管道</translation>
    </message>
    <message>
        <source>a socket</source>
        <translation>一个套接字</translation>
    </message>
    <message>
        <source>a device</source>
        <translation>一个设备文件</translation>
    </message>
    <message>
        <source>Device work in a process of its own, on another machine or by Oclgrind is to be had under Linux alone; choose a device of this machine, without --isolated.</source>
        <translation>在独立的进程中、在另一台机器上或由 Oclgrind 运行，只有 Linux 支持；请选择本机的设备，不加 --isolated。</translation>
    </message>
    <message>
        <source>only Linux has walls for it.</source>
        <translation>只有 Linux 能把它隔离起来。</translation>
    </message>
    <message>
        <source>usual, or safe: colours told apart with every kind of colour blindness (usual)</source>
        <translation>usual，或 safe：各类色盲都能分辨的颜色（usual）</translation>
    </message>
    <message>
        <source>usual, or safe: colours told apart with every kind of colour blindness (the preferred one; with --grab, usual)</source>
        <translation>usual，或 safe：各类色盲都能分辨的颜色（首选项中选定的；使用 --grab 时为 usual）</translation>
    </message>
    <message>
        <source>There is no palette &apos;{}&apos;; choose usual or safe.</source>
        <translation>没有配色“{}”；请选择 usual 或 safe。</translation>
    </message>
    <message>
        <source>The OpenCL driver ended the program ({}) while {} on {}; {}</source>
        <translation>OpenCL 驱动使程序终止（{}；{}，{}）；{}</translation>
    </message>
    <message>
        <source>A fault ended the program ({}).</source>
        <translation>程序因故障终止（{}）。</translation>
    </message>
    <message>
        <source>The OpenCL driver has not come back from {} on {}; the program ends without it.</source>
        <translation>OpenCL 驱动没有返回（{}，{}）；程序不再等待，就此结束。</translation>
    </message>
    <message>
        <source>Some work has not stopped 10 seconds after the window was closed; the program ends.</source>
        <translation>窗口关闭 10 秒后仍有工作没有停止；程序就此结束。</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{}/{}</translation>
    </message>
    <message>
        <source>{} of {}, {}</source>
        <translation>{}/{}，{}</translation>
    </message>
    <message>
        <source>note: {}</source>
        <translation>说明：{}</translation>
    </message>
    <message>
        <source>a few seconds left</source>
        <translation>还剩几秒</translation>
    </message>
    <message>
        <source>about {} seconds left</source>
        <translation>还剩约 {} 秒</translation>
    </message>
    <message>
        <source>about a minute left</source>
        <translation>还剩约一分钟</translation>
    </message>
    <message>
        <source>about {} minutes left</source>
        <translation>还剩约 {} 分钟</translation>
    </message>
    <message>
        <source>{} ({}{}{})</source>
        <translation>{}（{}{}{}）</translation>
    </message>
    <message>
        <source>{}. {} ({})</source>
        <translation>{}：{}（{}）</translation>
    </message>
    <message>
        <source>{}. {}</source>
        <translation>{}：{}</translation>
    </message>
    <message>
        <source>{}, P = {}</source>
        <translation>{}，P = {}</translation>
    </message>
    <message>
        <source>{}, {}</source>
        <translation>{}，{}</translation>
    </message>
    <message>
        <source>A sum for each place of a vector changes the order of the operands; {} need it kept: choose add, max or min, or the coarsened reduction.</source>
        <translation>向量每个位置各一个和，会改变操作数的次序，而{}要求保持次序：请选择 add、max 或 min，或粗化归约。</translation>
    </message>
    <message>
        <source>{} work-items waited in vain for the counts of a block before theirs: this device does not keep started work-groups going; choose another device or another sort.</source>
        <translation>{} 个工作项白白等待前面某块的计数：此设备不让已开始的工作组继续运行；请换一个设备，或换一种排序。</translation>
    </message>
    <message>
        <source>{} work-items cannot look back at once where a work-group has {}; choose a smaller window or a larger group-size.</source>
        <translation>{} 个工作项不能同时回看，因为一个工作组只有 {} 个；请选较小的 window 或较大的 group-size。</translation>
    </message>
    <message>
        <source>{} work-items waited in vain for the sum of a block before theirs: this device does not keep started work-groups going; choose another device or another scan.</source>
        <translation>{} 个工作项空等之前某块的和：这个设备不保证已开始的工作组继续推进；请选择别的设备或别的扫描。</translation>
    </message>
    <message>
        <source>A work-group of {} takes {} bytes of local memory, and {} has {}; choose smaller work-groups, or fewer values an item.</source>
        <translation>{} 的一个工作组要占 {} 字节局部内存，而 {} 有 {} 字节；请选择较小的工作组，或让每个工作项处理较少的值。</translation>
    </message>
</context>
</TS>
