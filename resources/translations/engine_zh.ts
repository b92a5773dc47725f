<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en_US">
<context>
    <name>engine</name>
    <message>
        <source>algorithm.bitonic-sort</source>
        <translation>双调排序</translation>
    </message>
    <message>
        <source>algorithm.kogge-stone-scan</source>
        <translation>Kogge–Stone 扫描</translation>
    </message>
    <message>
        <source>algorithm.brent-kung-scan</source>
        <translation>Brent–Kung 扫描</translation>
    </message>
    <message>
        <source>algorithm.radix-sort</source>
        <translation>LSD 基数排序</translation>
    </message>
    <message>
        <source>family.Sorting networks</source>
        <translation>排序网络</translation>
    </message>
    <message>
        <source>family.Kernels of your own</source>
        <translation>自己的内核</translation>
    </message>
    <message>
        <source>family.Scans</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>family.Radix sort</source>
        <translation>基数排序</translation>
    </message>
    <message>
        <source>teaches.bitonic-sort</source>
        <translation>升序与降序交替的有序段，由间距逐次减半的比较器对归并。</translation>
    </message>
    <message>
        <source>teaches.odd-even-mergesort</source>
        <translation>奇数位和偶数位分别归并，再修正相邻的键：16 个键用 63 个比较器，双调排序要 80 个。</translation>
    </message>
    <message>
        <source>teaches.odd-even-transposition-sort</source>
        <translation>只有相邻的键相遇，偶数对与奇数对轮流；n 步总是够的。</translation>
    </message>
    <message>
        <source>teaches.network-sort</source>
        <translation>任意网络：指定名称、键入或读入文件，逐层运行。</translation>
    </message>
    <message>
        <source>teaches.zero-one-principle</source>
        <translation>能把所有 0-1 输入排好序的网络，就能把任何输入排好序。</translation>
    </message>
    <message>
        <source>teaches.bitonic-work-group-sort</source>
        <translation>一个块留在局部内存里，于是屏障代替了多次启动。</translation>
    </message>
    <message>
        <source>teaches.bitonic-merge</source>
        <translation>先升后降的键被一再分成较小的一半和较大的一半。</translation>
    </message>
    <message>
        <source>teaches.odd-even-merge-recursive</source>
        <translation>逆洗牌，归并两半，洗牌，比较相邻的键：按递归的讲法来归并。</translation>
    </message>
    <message>
        <source>teaches.kogge-stone-scan</source>
        <translation>每个值并入左边相距 1、2、4、… 的值：层数少，合并多。</translation>
    </message>
    <message>
        <source>teaches.brent-kung-scan</source>
        <translation>沿树向上再向下：合并不到 2n 次，层数将近两倍。</translation>
    </message>
    <message>
        <source>teaches.radix-sort</source>
        <translation>统计一个数位，扫描计数得到起点，稳定地移动键；从最低位开始。</translation>
    </message>
    <message>
        <source>teaches.grid-radix-sort</source>
        <translation>每趟一位：一个键前面有几个 1，决定它去哪里。</translation>
    </message>
    <message>
        <source>teaches.local-sort-radix</source>
        <translation>每个块先自己排好序，于是相邻的键写到相邻的位置。</translation>
    </message>
    <message>
        <source>teaches.radix-pipeline</source>
        <translation>一趟用七个内核：一个计数，五个求起点，一个定位并移动。</translation>
    </message>
    <message>
        <source>teaches.work-group-radix-sort</source>
        <translation>一个工作组里至多 32 个键：每位一次投票，告诉每个键它的位置。</translation>
    </message>
    <message>
        <source>teaches.decimal-radix-sort</source>
        <translation>按十进制数位，像在纸上那样，从最低位开始。</translation>
    </message>
    <message>
        <source>teaches.msd-radix-sort</source>
        <translation>从最高位开始：每个桶各自成为一次排序。</translation>
    </message>
    <message>
        <source>teaches.vector-radix-sort</source>
        <translation>每个工作项统计并移动自己的一段，因此不需要原子操作。</translation>
    </message>
    <message>
        <source>teaches.single-pass-radix-sort</source>
        <translation>每趟一次启动：各工作组公布自己的计数，并回看前面各组的计数，以此代替扫描。</translation>
    </message>
    <message>
        <source>teaches.merge-sort</source>
        <translation>二分查找在每个工作项那一段归并的起点切开两个有序段。</translation>
    </message>
    <message>
        <source>teaches.quicksort</source>
        <translation>主元把键分成小于、等于、大于三份；主机再启动还要排序的部分。</translation>
    </message>
    <message>
        <source>teaches.selection-sort</source>
        <translation>一个工作项一再找出剩下的最小键：快速排序的叶。</translation>
    </message>
    <message>
        <source>teaches.sample-sort</source>
        <translation>排好序的样本给出分割元；每两个之间的桶各自排序。</translation>
    </message>
    <message>
        <source>teaches.cascade-sort</source>
        <translation>先按一个字段，再按另一个：只有第二次排序稳定，相等的键才保持原先的次序。</translation>
    </message>
    <message>
        <source>teaches.sequential-reduction</source>
        <translation>一个工作项从左边依次合并所有值：n − 1 次合并，一次接一次。</translation>
    </message>
    <message>
        <source>teaches.adjacent-pair-reduction</source>
        <translation>相邻的合并，再是对与对合并：log n 层，次序不变。</translation>
    </message>
    <message>
        <source>teaches.halving-reduction</source>
        <translation>后一半一再并入前一半；运算符要可交换。</translation>
    </message>
    <message>
        <source>teaches.work-group-reduction</source>
        <translation>同一棵树的一组内核，reduce0 到 reduce4：每个都改掉前一个变慢的原因。</translation>
    </message>
    <message>
        <source>teaches.coarsened-reduction</source>
        <translation>每个工作项先合并几个值，于是树的层和屏障更少。</translation>
    </message>
    <message>
        <source>teaches.vector-reduction</source>
        <translation>工作项一次取 16 个字节，并为这样一个向量的每个位置各保留一个和。</translation>
    </message>
    <message>
        <source>teaches.sequential-scan</source>
        <translation>一个工作项从左到右：合并最少，毫无并行。</translation>
    </message>
    <message>
        <source>teaches.naive-scan</source>
        <translation>每个输出各做一次归约：同时进行，但工作量是平方级。</translation>
    </message>
    <message>
        <source>teaches.hillis-steele-scan</source>
        <translation>在局部内存里每轮间距加倍，每轮两个屏障。</translation>
    </message>
    <message>
        <source>teaches.kogge-stone-work-group-scan</source>
        <translation>一个工作组里的倍增扫描：一个缓冲区每轮要两个屏障，两个缓冲区只要一个。</translation>
    </message>
    <message>
        <source>teaches.brent-kung-work-group-scan</source>
        <translation>两棵树都在局部内存里；映射方式决定忙碌的工作项是否相邻。</translation>
    </message>
    <message>
        <source>teaches.blelloch-scan</source>
        <translation>沿树向上求和，根清零，再向下：每个位置得到它前面的总和。</translation>
    </message>
    <message>
        <source>teaches.blelloch-work-group-scan</source>
        <translation>同一棵树放进局部内存，填充让地址分散到各个存储体。</translation>
    </message>
    <message>
        <source>teaches.two-per-item-scan</source>
        <translation>Brent 和 Kung 的树，每个工作项管两个值，工作项只要一半。</translation>
    </message>
    <message>
        <source>teaches.coarsened-scan</source>
        <translation>每个工作项扫描自己的一段，再扫描各段之和，然后加回去。</translation>
    </message>
    <message>
        <source>teaches.hierarchical-scan</source>
        <translation>扫描各块，扫描各块之和，再加回去：扫描由此超出一个工作组。</translation>
    </message>
    <message>
        <source>teaches.reduce-then-scan</source>
        <translation>先求各块之和，再把每个块读一遍：读 2n 个值，写 n 个值。</translation>
    </message>
    <message>
        <source>teaches.domino-scan</source>
        <translation>一次启动之内，每个工作组等左邻的和，再把自己的传下去。</translation>
    </message>
    <message>
        <source>teaches.look-back-scan</source>
        <translation>一次启动之内，工作组把前面各组已公布的和加起来，等待更少。</translation>
    </message>
    <message>
        <source>teaches.vector-look-back-scan</source>
        <translation>工作组回看时，值留在寄存器中：每个值只读一次、写一次。</translation>
    </message>
    <message>
        <source>teaches.cached-look-back-scan</source>
        <translation>每个块读两遍，第二遍从该核的缓存中读取；写出时绕过缓存。</translation>
    </message>
    <message>
        <source>teaches.block-scan-pipeline</source>
        <translation>基数排序的计数表经五个内核变成每个数位的起点。</translation>
    </message>
    <message>
        <source>teaches.segmented-scan</source>
        <translation>标志处开始新的和：许多长短不一的扫描合成一个。</translation>
    </message>
    <message>
        <source>teaches.scan-conversion</source>
        <translation>右移一位成为排除式扫描，左移一位又成为包含式扫描。</translation>
    </message>
    <message>
        <source>teaches.compaction</source>
        <translation>对标志的扫描告诉每个通过的值它在压缩结果中的位置。</translation>
    </message>
    <message>
        <source>teaches.unpack</source>
        <translation>回程：压缩后的值回到原位，其余为 0。</translation>
    </message>
    <message>
        <source>teaches.split</source>
        <translation>不通过的在前，通过的在后，各自保持次序：基数排序的一位。</translation>
    </message>
    <message>
        <source>teaches.transpose</source>
        <translation>借助局部内存里的分块，取和存都沿着行进行。</translation>
    </message>
    <message>
        <source>teaches.matrix-product</source>
        <translation>局部内存里的分块取一次，供组内所有工作项使用。</translation>
    </message>
    <message>
        <source>teaches.convolution</source>
        <translation>每个像素是周围像素的加权和，所以分块需要光环。</translation>
    </message>
    <message>
        <source>teaches.n-body</source>
        <translation>每个物体吸引其他所有物体；一块物体只为整个工作组取一次。</translation>
    </message>
    <message>
        <source>teaches.histogram</source>
        <translation>许多值争用一个计数器：私有直方图减少全局内存里的原子操作。</translation>
    </message>
    <message>
        <source>preset.opencl-10.2</source>
        <translation>从左到右的归约</translation>
    </message>
    <message>
        <source>preset-name.opencl-10.2</source>
        <translation>从左到右</translation>
    </message>
    <message>
        <source>preset.opencl-10.3</source>
        <translation>可结合归约的平衡树</translation>
    </message>
    <message>
        <source>preset-name.opencl-10.3</source>
        <translation>平衡树</translation>
    </message>
    <message>
        <source>preset.opencl-10.4</source>
        <translation>可交换归约：每个值与相距一半的值合并</translation>
    </message>
    <message>
        <source>preset-name.opencl-10.4</source>
        <translation>相距一半</translation>
    </message>
    <message>
        <source>preset.opencl-reduce0</source>
        <translation>第一个内核的树，工作项相距很远</translation>
    </message>
    <message>
        <source>preset-name.opencl-reduce0</source>
        <translation>相距很远的工作项</translation>
    </message>
    <message>
        <source>preset.opencl-10.5</source>
        <translation>Hillis 和 Steele 对 8 个值的扫描</translation>
    </message>
    <message>
        <source>preset-name.opencl-10.5</source>
        <translation>倍增，8 个值</translation>
    </message>
    <message>
        <source>preset.opencl-10.6</source>
        <translation>平铺数组上的平衡二叉树</translation>
    </message>
    <message>
        <source>preset-name.opencl-10.6</source>
        <translation>数组上的树</translation>
    </message>
    <message>
        <source>preset.opencl-10.8</source>
        <translation>Blelloch 的上扫：每层写了什么</translation>
    </message>
    <message>
        <source>preset-name.opencl-10.8</source>
        <translation>上扫</translation>
    </message>
    <message>
        <source>preset.opencl-10.10</source>
        <translation>Blelloch 的下扫：根清零，然后交换并相加</translation>
    </message>
    <message>
        <source>preset-name.opencl-10.10</source>
        <translation>下扫</translation>
    </message>
    <message>
        <source>preset.opencl-10.12</source>
        <translation>扫描各块，收集各块之和，更新表</translation>
    </message>
    <message>
        <source>preset-name.opencl-10.12</source>
        <translation>更新表</translation>
    </message>
    <message>
        <source>preset.opencl-10.13</source>
        <translation>两个各 8 个计数的块扫描，并排进行</translation>
    </message>
    <message>
        <source>preset-name.opencl-10.13</source>
        <translation>两个块扫描</translation>
    </message>
    <message>
        <source>preset.opencl-10.14</source>
        <translation>每个工作项把自己之前所有块的和加起来</translation>
    </message>
    <message>
        <source>preset-name.opencl-10.14</source>
        <translation>前面各块之和</translation>
    </message>
    <message>
        <source>preset.opencl-10.15</source>
        <translation>扫描各数位的总数：每个数位从哪里开始</translation>
    </message>
    <message>
        <source>preset-name.opencl-10.15</source>
        <translation>数位的起点</translation>
    </message>
    <message>
        <source>preset.opencl-sums</source>
        <translation>五个数的前缀和</translation>
    </message>
    <message>
        <source>preset-name.opencl-sums</source>
        <translation>五个数</translation>
    </message>
    <message>
        <source>preset.pmpp-11.1</source>
        <translation>顺序的包含式扫描</translation>
    </message>
    <message>
        <source>preset-name.pmpp-11.1</source>
        <translation>包含式</translation>
    </message>
    <message>
        <source>preset.pmpp-exclusive</source>
        <translation>同样的值的排除式扫描</translation>
    </message>
    <message>
        <source>preset-name.pmpp-exclusive</source>
        <translation>排除式</translation>
    </message>
    <message>
        <source>preset.pmpp-sausage</source>
        <translation>切 40 英寸的香肠：每份订单切到哪里</translation>
    </message>
    <message>
        <source>preset-name.pmpp-sausage</source>
        <translation>切香肠</translation>
    </message>
    <message>
        <source>preset.pmpp-11.2</source>
        <translation>Kogge 和 Stone 在一个工作组里对 16 个值的扫描</translation>
    </message>
    <message>
        <source>preset-name.pmpp-11.2</source>
        <translation>16 个值</translation>
    </message>
    <message>
        <source>preset.pmpp-double-buffer</source>
        <translation>同样的扫描，两个缓冲区，每轮一个屏障</translation>
    </message>
    <message>
        <source>preset-name.pmpp-double-buffer</source>
        <translation>两个缓冲区</translation>
    </message>
    <message>
        <source>preset.pmpp-11.4</source>
        <translation>排除式扫描：取数时右移一位</translation>
    </message>
    <message>
        <source>preset-name.pmpp-11.4</source>
        <translation>排除式</translation>
    </message>
    <message>
        <source>preset.pmpp-11.5</source>
        <translation>Brent 和 Kung 在一个工作组里对 16 个值的扫描</translation>
    </message>
    <message>
        <source>preset-name.pmpp-11.5</source>
        <translation>16 个值</translation>
    </message>
    <message>
        <source>preset.pmpp-modulo</source>
        <translation>由取模选出工作项的树</translation>
    </message>
    <message>
        <source>preset-name.pmpp-modulo</source>
        <translation>由取模选择</translation>
    </message>
    <message>
        <source>preset.pmpp-11.8</source>
        <translation>4 个工作项分三个段落处理 16 个值</translation>
    </message>
    <message>
        <source>preset-name.pmpp-11.8</source>
        <translation>三个段落</translation>
    </message>
    <message>
        <source>preset.pmpp-11.10</source>
        <translation>4 个工作组处理 16 个值：块，和，块</translation>
    </message>
    <message>
        <source>preset-name.pmpp-11.10</source>
        <translation>四个工作组</translation>
    </message>
    <message>
        <source>preset.pmpp-domino</source>
        <translation>一次启动完成同样的事：和从一块传到下一块</translation>
    </message>
    <message>
        <source>preset-name.pmpp-domino</source>
        <translation>逐块传递</translation>
    </message>
    <message>
        <source>preset.cuda-prefix</source>
        <translation>每个前缀和各自计算</translation>
    </message>
    <message>
        <source>preset-name.cuda-prefix</source>
        <translation>各算各的</translation>
    </message>
    <message>
        <source>preset.cuda-scan</source>
        <translation>每个工作项两个值，沿树向上再向下</translation>
    </message>
    <message>
        <source>preset-name.cuda-scan</source>
        <translation>沿树上下</translation>
    </message>
    <message>
        <source>preset.cuda-global</source>
        <translation>由块的扫描得到任意大小的扫描</translation>
    </message>
    <message>
        <source>preset-name.cuda-global</source>
        <translation>任意大小，分块</translation>
    </message>
    <message>
        <source>preset.cuda-compaction</source>
        <translation>压缩正值</translation>
    </message>
    <message>
        <source>preset-name.cuda-compaction</source>
        <translation>正值</translation>
    </message>
    <message>
        <source>preset.cuda-split</source>
        <translation>压缩后的值回到原位</translation>
    </message>
    <message>
        <source>preset-name.cuda-split</source>
        <translation>回到原位</translation>
    </message>
    <message>
        <source>preset.pmpp-13-sort</source>
        <translation>排序要做到什么：有序，且是键的一个排列</translation>
    </message>
    <message>
        <source>preset-name.pmpp-13-sort</source>
        <translation>排序要做到什么</translation>
    </message>
    <message>
        <source>preset.pmpp-13-pairs</source>
        <translation>按收入排人：(32, 80) 和 (29, 80) 保持次序</translation>
    </message>
    <message>
        <source>preset-name.pmpp-13-pairs</source>
        <translation>按收入排人</translation>
    </message>
    <message>
        <source>preset.pmpp-13-pairs-down</source>
        <translation>同样按收入降序，(32, 80) 仍在 (29, 80) 之前</translation>
    </message>
    <message>
        <source>preset-name.pmpp-13-pairs-down</source>
        <translation>收入，降序</translation>
    </message>
    <message>
        <source>preset.pmpp-13-cascade</source>
        <translation>先按年龄，再用稳定排序按收入：两种次序都成立</translation>
    </message>
    <message>
        <source>preset-name.pmpp-13-cascade</source>
        <translation>年龄，再收入</translation>
    </message>
    <message>
        <source>preset.pmpp-13.11</source>
        <translation>归并 8 段：4、2、1 次归并，每次用 2、4、8 个块</translation>
    </message>
    <message>
        <source>preset-name.pmpp-13.11</source>
        <translation>归并 8 段</translation>
    </message>
    <message>
        <source>preset.cuda-quicksort</source>
        <translation>快速排序：启动的树，每次划分两个子结点</translation>
    </message>
    <message>
        <source>preset-name.cuda-quicksort</source>
        <translation>启动的树</translation>
    </message>
    <message>
        <source>preset.cuda-selection-sort</source>
        <translation>快速排序的叶：一个工作项做选择排序</translation>
    </message>
    <message>
        <source>preset-name.cuda-selection-sort</source>
        <translation>快速排序的叶</translation>
    </message>
    <message>
        <source>preset.cuda-histogram</source>
        <translation>64 个值的直方图：每个值在全局内存里一次原子操作</translation>
    </message>
    <message>
        <source>preset-name.cuda-histogram</source>
        <translation>全局原子操作</translation>
    </message>
    <message>
        <source>preset.cuda-histogram-private</source>
        <translation>私有直方图再合并：全局内存里的原子操作更少</translation>
    </message>
    <message>
        <source>preset-name.cuda-histogram-private</source>
        <translation>先私有，再合并</translation>
    </message>
    <message>
        <source>preset.pmpp-13-sample</source>
        <translation>样本排序：三个分割元，四个桶，各自排序</translation>
    </message>
    <message>
        <source>preset-name.pmpp-13-sample</source>
        <translation>三个分割元</translation>
    </message>
    <message>
        <source>preset.opencl-left</source>
        <translation>从左加括号：一个接一个</translation>
    </message>
    <message>
        <source>preset-name.opencl-left</source>
        <translation>从左加括号</translation>
    </message>
    <message>
        <source>preset.opencl-pairs</source>
        <translation>同样的式子成对计算：两个括号同时</translation>
    </message>
    <message>
        <source>preset-name.opencl-pairs</source>
        <translation>成对加括号</translation>
    </message>
    <message>
        <source>preset.opencl-10.5-printed</source>
        <translation>Hillis 和 Steele 的扫描，条件写成 k &gt;= 2^j</translation>
    </message>
    <message>
        <source>preset-name.opencl-10.5-printed</source>
        <translation>书上印的条件</translation>
    </message>
    <message>
        <source>preset.opencl-sums-printed</source>
        <translation>用 in[i + 1] 求五个数的前缀和</translation>
    </message>
    <message>
        <source>preset-name.opencl-sums-printed</source>
        <translation>书上印的下标</translation>
    </message>
    <message>
        <source>preset.opencl-sort-of-8</source>
        <translation>长 2 的有序段，长 4 的，再 4 与 4 归并</translation>
    </message>
    <message>
        <source>preset-name.opencl-sort-of-8</source>
        <translation>8 个键，逐段</translation>
    </message>
    <message>
        <source>preset.pmpp-early-store</source>
        <translation>XY[6] 得到同一轮的和</translation>
    </message>
    <message>
        <source>preset-name.pmpp-early-store</source>
        <translation>少一个屏障</translation>
    </message>
    <message>
        <source>preset.pmpp-naive</source>
        <translation>16 个输出用 120 次加法</translation>
    </message>
    <message>
        <source>preset-name.pmpp-naive</source>
        <translation>120 次加法</translation>
    </message>
    <message>
        <source>preset.opencl-cmpxchg</source>
        <translation>用固定的比较序列给三个键排序</translation>
    </message>
    <message>
        <source>preset-name.opencl-cmpxchg</source>
        <translation>三个键</translation>
    </message>
    <message>
        <source>preset.opencl-9.1</source>
        <translation>四个键的网络，一个比较器接一个</translation>
    </message>
    <message>
        <source>preset-name.opencl-9.1</source>
        <translation>四个键，逐个</translation>
    </message>
    <message>
        <source>preset.opencl-9.2</source>
        <translation>四个键的较长的网络</translation>
    </message>
    <message>
        <source>preset-name.opencl-9.2</source>
        <translation>四个键，较长</translation>
    </message>
    <message>
        <source>preset.opencl-9.3</source>
        <translation>四个键的最优网络：五个比较器，三个阶段</translation>
    </message>
    <message>
        <source>preset-name.opencl-9.3</source>
        <translation>四个键，最优</translation>
    </message>
    <message>
        <source>preset.opencl-0-1</source>
        <translation>四个键的全部 16 个 0-1 输入</translation>
    </message>
    <message>
        <source>preset-name.opencl-0-1</source>
        <translation>全部 16 个输入</translation>
    </message>
    <message>
        <source>preset.opencl-9.4</source>
        <translation>用分裂给双调序列排序</translation>
    </message>
    <message>
        <source>preset-name.opencl-9.4</source>
        <translation>用分裂排序</translation>
    </message>
    <message>
        <source>preset.opencl-9.5</source>
        <translation>2、4、8、16 个键的有序段，升降交替</translation>
    </message>
    <message>
        <source>preset-name.opencl-9.5</source>
        <translation>升降交替的有序段</translation>
    </message>
    <message>
        <source>preset.opencl-9.6</source>
        <translation>洗牌：两半的键轮流出现</translation>
    </message>
    <message>
        <source>preset-name.opencl-9.6</source>
        <translation>洗牌</translation>
    </message>
    <message>
        <source>preset.opencl-9.6-unshuffle</source>
        <translation>逆洗牌：偶数位的键在前</translation>
    </message>
    <message>
        <source>preset-name.opencl-9.6-unshuffle</source>
        <translation>逆洗牌</translation>
    </message>
    <message>
        <source>preset.opencl-merge</source>
        <translation>递归的奇偶归并</translation>
    </message>
    <message>
        <source>preset-name.opencl-merge</source>
        <translation>递归归并</translation>
    </message>
    <message>
        <source>preset.opencl-9.7</source>
        <translation>merge_iterative 对 32 个键的网络</translation>
    </message>
    <message>
        <source>preset-name.opencl-9.7</source>
        <translation>32 个键</translation>
    </message>
    <message>
        <source>preset.opencl-9.8</source>
        <translation>每个阶段的各部分：16 个 2 键、8 个 4 键、4 个 8 键、2 个 16 键、1 个 32 键</translation>
    </message>
    <message>
        <source>preset-name.opencl-9.8</source>
        <translation>每个阶段的各部分</translation>
    </message>
    <message>
        <source>preset.opencl-9.9</source>
        <translation>8 个工作项的块，升降交替</translation>
    </message>
    <message>
        <source>preset-name.opencl-9.9</source>
        <translation>升降交替的块</translation>
    </message>
    <message>
        <source>preset.opencl-9.10</source>
        <translation>主机依次启动每个子阶段：16 个键共 10 次启动</translation>
    </message>
    <message>
        <source>preset-name.opencl-9.10</source>
        <translation>逐次启动</translation>
    </message>
    <message>
        <source>preset.opencl-9.12</source>
        <translation>每个工作项在局部内存里的两个位置</translation>
    </message>
    <message>
        <source>preset-name.opencl-9.12</source>
        <translation>各两个位置</translation>
    </message>
    <message>
        <source>preset.opencl-9.13</source>
        <translation>每个工作项四个位置：键的去处和键，各两份</translation>
    </message>
    <message>
        <source>preset-name.opencl-9.13</source>
        <translation>各四个位置</translation>
    </message>
    <message>
        <source>preset.cuda-sgemm</source>
        <translation>矩阵乘法，每个值各自计算</translation>
    </message>
    <message>
        <source>preset-name.cuda-sgemm</source>
        <translation>每个值各算各的</translation>
    </message>
    <message>
        <source>preset.cuda-sgemm-v2</source>
        <translation>逐块：沿 a 的行，沿 b 的列向下</translation>
    </message>
    <message>
        <source>preset-name.cuda-sgemm-v2</source>
        <translation>逐块</translation>
    </message>
    <message>
        <source>preset.cuda-sgemm-printed</source>
        <translation>b 的分块里每一行都相同</translation>
    </message>
    <message>
        <source>preset-name.cuda-sgemm-printed</source>
        <translation>照书上印的</translation>
    </message>
    <message>
        <source>preset.cuda-convolution</source>
        <translation>窗口在图像上移动</translation>
    </message>
    <message>
        <source>preset-name.cuda-convolution</source>
        <translation>移动的窗口</translation>
    </message>
    <message>
        <source>preset.cuda-halo</source>
        <translation>带光环的分块，分四批填满</translation>
    </message>
    <message>
        <source>preset-name.cuda-halo</source>
        <translation>光环</translation>
    </message>
    <message>
        <source>preset.cuda-bodies</source>
        <translation>所有行同时受力，列的分块一块接一块施力</translation>
    </message>
    <message>
        <source>preset-name.cuda-bodies</source>
        <translation>行与列</translation>
    </message>
    <message>
        <source>preset.transpose-naive</source>
        <translation>沿行取、沿列存的转置</translation>
    </message>
    <message>
        <source>preset-name.transpose-naive</source>
        <translation>行变列</translation>
    </message>
    <message>
        <source>preset.transpose-tiled</source>
        <translation>分块经过局部内存：两边都沿着行</translation>
    </message>
    <message>
        <source>preset-name.transpose-tiled</source>
        <translation>分块</translation>
    </message>
    <message>
        <source>preset.opencl-10.1</source>
        <translation>三个字符的词，从最后一个字符开始</translation>
    </message>
    <message>
        <source>preset-name.opencl-10.1</source>
        <translation>三个字符</translation>
    </message>
    <message>
        <source>preset.opencl-msd</source>
        <translation>任意长度的词，从第一个字符开始</translation>
    </message>
    <message>
        <source>preset-name.opencl-msd</source>
        <translation>任意长度的词</translation>
    </message>
    <message>
        <source>preset.algorithms-msd</source>
        <translation>She sells seashells：从首字母开始，只比到词不再相同为止</translation>
    </message>
    <message>
        <source>preset-name.algorithms-msd</source>
        <translation>She sells seashells</translation>
    </message>
    <message>
        <source>preset.algorithms-lsd</source>
        <translation>She sells seashells：从末字母开始，共九趟</translation>
    </message>
    <message>
        <source>preset-name.algorithms-lsd</source>
        <translation>She sells seashells</translation>
    </message>
    <message>
        <source>preset.opencl-stable</source>
        <translation>1, 2, 3, 4, 9, 2：两个 2 保持次序</translation>
    </message>
    <message>
        <source>preset-name.opencl-stable</source>
        <translation>两个 2</translation>
    </message>
    <message>
        <source>preset.opencl-decimal</source>
        <translation>十进制数位，从最低位开始</translation>
    </message>
    <message>
        <source>preset-name.opencl-decimal</source>
        <translation>五个数</translation>
    </message>
    <message>
        <source>preset.opencl-10.11</source>
        <translation>每趟七个内核，四趟：28 次启动</translation>
    </message>
    <message>
        <source>preset-name.opencl-10.11</source>
        <translation>28 次启动</translation>
    </message>
    <message>
        <source>preset.opencl-pipeline</source>
        <translation>2 位数位的七个内核</translation>
    </message>
    <message>
        <source>preset-name.opencl-pipeline</source>
        <translation>2 位的数位</translation>
    </message>
    <message>
        <source>preset.opencl-vector</source>
        <translation>每个工作项统计并移动自己的键</translation>
    </message>
    <message>
        <source>preset-name.opencl-vector</source>
        <translation>自己的键</translation>
    </message>
    <message>
        <source>preset.pmpp-13.1</source>
        <translation>4 位的键，每趟一位</translation>
    </message>
    <message>
        <source>preset-name.pmpp-13.1</source>
        <translation>每趟一位</translation>
    </message>
    <message>
        <source>preset.pmpp-13.3</source>
        <translation>位、前面的 1 和目的地，4 个块各 4 个键</translation>
    </message>
    <message>
        <source>preset-name.pmpp-13.3</source>
        <translation>每个键前的 1</translation>
    </message>
    <message>
        <source>preset.pmpp-13.5</source>
        <translation>每个块先排好自己的键，再写相邻的位置</translation>
    </message>
    <message>
        <source>preset-name.pmpp-13.5</source>
        <translation>块先排序</translation>
    </message>
    <message>
        <source>preset.pmpp-13.6</source>
        <translation>各块桶大小的表，和它的扫描</translation>
    </message>
    <message>
        <source>preset-name.pmpp-13.6</source>
        <translation>2 个桶的表</translation>
    </message>
    <message>
        <source>preset.pmpp-13.7</source>
        <translation>两趟，每趟 2 位</translation>
    </message>
    <message>
        <source>preset-name.pmpp-13.7</source>
        <translation>每趟 2 位</translation>
    </message>
    <message>
        <source>preset.pmpp-13.8</source>
        <translation>2 位，每个块先排好序</translation>
    </message>
    <message>
        <source>preset-name.pmpp-13.8</source>
        <translation>2 位，块先排序</translation>
    </message>
    <message>
        <source>preset.pmpp-13.9</source>
        <translation>4 个桶的表，和它的扫描</translation>
    </message>
    <message>
        <source>preset-name.pmpp-13.9</source>
        <translation>4 个桶的表</translation>
    </message>
    <message>
        <source>preset.pmpp-13.10</source>
        <translation>每个工作项两个键：块更少、更长</translation>
    </message>
    <message>
        <source>preset-name.pmpp-13.10</source>
        <translation>每个工作项两个键</translation>
    </message>
    <message>
        <source>preset.pmpp-msd</source>
        <translation>从最高位开始：每个桶各自排序</translation>
    </message>
    <message>
        <source>preset-name.pmpp-msd</source>
        <translation>逐桶</translation>
    </message>
    <message>
        <source>preset.cuda-radix</source>
        <translation>四个键，每趟一位</translation>
    </message>
    <message>
        <source>preset-name.cuda-radix</source>
        <translation>四个键</translation>
    </message>
    <message>
        <source>preset.cuda-radix-bits</source>
        <translation>四个键的第 0 位，和每个键前面的 1</translation>
    </message>
    <message>
        <source>preset-name.cuda-radix-bits</source>
        <translation>第 0 位</translation>
    </message>
    <message>
        <source>preset.cuda-radix-table</source>
        <translation>两个 0 和两个 1，以及每个键的去处</translation>
    </message>
    <message>
        <source>preset-name.cuda-radix-table</source>
        <translation>两个 0，两个 1</translation>
    </message>
    <message>
        <source>preset.cuda-radix-warp</source>
        <translation>一个工作组用投票：每个段落一位</translation>
    </message>
    <message>
        <source>preset-name.cuda-radix-warp</source>
        <translation>用投票</translation>
    </message>
    <message>
        <source>figure.program of three compare-exchanges</source>
        <translation>三次比较交换的程序</translation>
    </message>
    <message>
        <source>figure.figure 9.1</source>
        <translation>图 9.1</translation>
    </message>
    <message>
        <source>figure.figure 9.2</source>
        <translation>图 9.2</translation>
    </message>
    <message>
        <source>figure.figure 9.3</source>
        <translation>图 9.3</translation>
    </message>
    <message>
        <source>figure.section on the 0-1 principle</source>
        <translation>0-1 原理一节</translation>
    </message>
    <message>
        <source>figure.figure 9.4</source>
        <translation>图 9.4</translation>
    </message>
    <message>
        <source>figure.figure 9.5</source>
        <translation>图 9.5</translation>
    </message>
    <message>
        <source>figure.figure 9.6</source>
        <translation>图 9.6</translation>
    </message>
    <message>
        <source>figure.figure 9.6, the other half</source>
        <translation>图 9.6，另一半</translation>
    </message>
    <message>
        <source>figure.program merge</source>
        <translation>程序 merge</translation>
    </message>
    <message>
        <source>figure.figure 9.7</source>
        <translation>图 9.7</translation>
    </message>
    <message>
        <source>figure.figure 9.8</source>
        <translation>图 9.8</translation>
    </message>
    <message>
        <source>figure.figure 9.9</source>
        <translation>图 9.9</translation>
    </message>
    <message>
        <source>figure.figure 9.10</source>
        <translation>图 9.10</translation>
    </message>
    <message>
        <source>figure.figure 9.12</source>
        <translation>图 9.12</translation>
    </message>
    <message>
        <source>figure.figure 9.13</source>
        <translation>图 9.13</translation>
    </message>
    <message>
        <source>figure.how a sort of 8 elements goes</source>
        <translation>8 个元素如何排序</translation>
    </message>
    <message>
        <source>figure.figure 10.1</source>
        <translation>图 10.1</translation>
    </message>
    <message>
        <source>figure.section on MSD and LSD</source>
        <translation>MSD 与 LSD 一节</translation>
    </message>
    <message>
        <source>figure.note on stability</source>
        <translation>关于稳定性的说明</translation>
    </message>
    <message>
        <source>figure.example of five numbers</source>
        <translation>五个数的例子</translation>
    </message>
    <message>
        <source>figure.figure 10.11</source>
        <translation>图 10.11</translation>
    </message>
    <message>
        <source>figure.figures 10.11 to 10.15</source>
        <translation>图 10.11 至 10.15</translation>
    </message>
    <message>
        <source>figure.listings HISTOGRAM-KEYS, SCAN-BUCKETS and RANK-AND-PERMUTE</source>
        <translation>程序 HISTOGRAM-KEYS、SCAN-BUCKETS 和 RANK-AND-PERMUTE</translation>
    </message>
    <message>
        <source>figure.figure 10.2</source>
        <translation>图 10.2</translation>
    </message>
    <message>
        <source>figure.figure 10.3</source>
        <translation>图 10.3</translation>
    </message>
    <message>
        <source>figure.figure 10.4</source>
        <translation>图 10.4</translation>
    </message>
    <message>
        <source>figure.kernel reduce0</source>
        <translation>内核 reduce0</translation>
    </message>
    <message>
        <source>figure.figure 10.5</source>
        <translation>图 10.5</translation>
    </message>
    <message>
        <source>figure.figure 10.6</source>
        <translation>图 10.6</translation>
    </message>
    <message>
        <source>figure.figures 10.7 and 10.8</source>
        <translation>图 10.7 和 10.8</translation>
    </message>
    <message>
        <source>figure.figures 10.9 and 10.10</source>
        <translation>图 10.9 和 10.10</translation>
    </message>
    <message>
        <source>figure.figure 10.12</source>
        <translation>图 10.12</translation>
    </message>
    <message>
        <source>figure.figure 10.13</source>
        <translation>图 10.13</translation>
    </message>
    <message>
        <source>figure.figure 10.14</source>
        <translation>图 10.14</translation>
    </message>
    <message>
        <source>figure.figure 10.15</source>
        <translation>图 10.15</translation>
    </message>
    <message>
        <source>figure.section on prefix sums</source>
        <translation>前缀和一节</translation>
    </message>
    <message>
        <source>figure.expression ((a + b) + c) + d</source>
        <translation>表达式 ((a + b) + c) + d</translation>
    </message>
    <message>
        <source>figure.expression (a + b) + (c + d)</source>
        <translation>表达式 (a + b) + (c + d)</translation>
    </message>
    <message>
        <source>figure.pseudocode at figure 10.5, as it is printed</source>
        <translation>图 10.5 处的伪代码，照书上印的</translation>
    </message>
    <message>
        <source>figure.pseudocode of prefix sums, as it is printed</source>
        <translation>前缀和的伪代码，照书上印的</translation>
    </message>
    <message>
        <source>figure.trace of the MSD string sort</source>
        <translation>MSD 字符串排序的轨迹</translation>
    </message>
    <message>
        <source>figure.LSD string sort</source>
        <translation>LSD 字符串排序</translation>
    </message>
    <message>
        <source>figure.figure 13.1</source>
        <translation>图 13.1</translation>
    </message>
    <message>
        <source>figure.figures 13.2 to 13.4</source>
        <translation>图 13.2 至 13.4</translation>
    </message>
    <message>
        <source>figure.figure 13.5</source>
        <translation>图 13.5</translation>
    </message>
    <message>
        <source>figure.figure 13.6</source>
        <translation>图 13.6</translation>
    </message>
    <message>
        <source>figure.figure 13.7</source>
        <translation>图 13.7</translation>
    </message>
    <message>
        <source>figure.figure 13.8</source>
        <translation>图 13.8</translation>
    </message>
    <message>
        <source>figure.figure 13.9</source>
        <translation>图 13.9</translation>
    </message>
    <message>
        <source>figure.figure 13.10</source>
        <translation>图 13.10</translation>
    </message>
    <message>
        <source>figure.section 13.8</source>
        <translation>第 13.8 节</translation>
    </message>
    <message>
        <source>figure.section 13.1</source>
        <translation>第 13.1 节</translation>
    </message>
    <message>
        <source>figure.section 13.1, keys with a value</source>
        <translation>第 13.1 节，带值的键</translation>
    </message>
    <message>
        <source>figure.section 13.1, as it is printed</source>
        <translation>第 13.1 节，照书上印的</translation>
    </message>
    <message>
        <source>figure.section 13.1, two keys</source>
        <translation>第 13.1 节，两个键</translation>
    </message>
    <message>
        <source>figure.figure 13.11</source>
        <translation>图 13.11</translation>
    </message>
    <message>
        <source>figure.section on radix sort</source>
        <translation>基数排序一节</translation>
    </message>
    <message>
        <source>figure.section on radix sort, the bits</source>
        <translation>基数排序一节，各位</translation>
    </message>
    <message>
        <source>figure.table of histogram, prefix and offset</source>
        <translation>直方图、前缀和偏移的表</translation>
    </message>
    <message>
        <source>figure.radix sort, method 1</source>
        <translation>基数排序，方法 1</translation>
    </message>
    <message>
        <source>figure.section on the prefix sum</source>
        <translation>前缀和一节</translation>
    </message>
    <message>
        <source>figure.section on the Blelloch scan</source>
        <translation>Blelloch 扫描一节</translation>
    </message>
    <message>
        <source>figure.section on the global-size scan</source>
        <translation>全局大小扫描一节</translation>
    </message>
    <message>
        <source>figure.section on compaction</source>
        <translation>压缩一节</translation>
    </message>
    <message>
        <source>figure.section on split</source>
        <translation>split 一节</translation>
    </message>
    <message>
        <source>figure.section on dynamic parallelism</source>
        <translation>动态并行一节</translation>
    </message>
    <message>
        <source>figure.section on dynamic parallelism, selection_sort</source>
        <translation>动态并行一节，selection_sort</translation>
    </message>
    <message>
        <source>figure.section on histograms, the first kernel</source>
        <translation>直方图一节，第一个内核</translation>
    </message>
    <message>
        <source>figure.section on histograms, the kernel in shared memory</source>
        <translation>直方图一节，使用共享内存的内核</translation>
    </message>
    <message>
        <source>figure.kernel sgemm</source>
        <translation>内核 sgemm</translation>
    </message>
    <message>
        <source>figure.kernel sgemm_kernel_v2</source>
        <translation>内核 sgemm_kernel_v2</translation>
    </message>
    <message>
        <source>figure.kernel sgemm_kernel_v2, as it is printed</source>
        <translation>内核 sgemm_kernel_v2，照书上印的</translation>
    </message>
    <message>
        <source>figure.sketch of a convolution</source>
        <translation>卷积示意图</translation>
    </message>
    <message>
        <source>figure.tile of 8 x 8 for 6 x 6 threads</source>
        <translation>6 × 6 个线程的 8 × 8 分块</translation>
    </message>
    <message>
        <source>figure.bodies, tile by tile</source>
        <translation>物体，逐块</translation>
    </message>
    <message>
        <source>figure.figure 11.1</source>
        <translation>图 11.1</translation>
    </message>
    <message>
        <source>figure.section 11.1</source>
        <translation>第 11.1 节</translation>
    </message>
    <message>
        <source>figure.figures 11.2 and 11.3</source>
        <translation>图 11.2 和 11.3</translation>
    </message>
    <message>
        <source>figure.section 11.2</source>
        <translation>第 11.2 节</translation>
    </message>
    <message>
        <source>figure.figure 11.4</source>
        <translation>图 11.4</translation>
    </message>
    <message>
        <source>figure.figures 11.5 to 11.7</source>
        <translation>图 11.5 至 11.7</translation>
    </message>
    <message>
        <source>figure.section 11.4, first loop</source>
        <translation>第 11.4 节，第一个循环</translation>
    </message>
    <message>
        <source>figure.figure 11.8</source>
        <translation>图 11.8</translation>
    </message>
    <message>
        <source>figure.figures 11.9 and 11.10</source>
        <translation>图 11.9 和 11.10</translation>
    </message>
    <message>
        <source>figure.section 11.7</source>
        <translation>第 11.7 节</translation>
    </message>
    <message>
        <source>figure.section 11.2, without the second barrier</source>
        <translation>第 11.2 节，没有第二个屏障</translation>
    </message>
    <message>
        <source>figure.section 11.2, one reduction an output</source>
        <translation>第 11.2 节，每个输出一次归约</translation>
    </message>
    <message>
        <source>figure.kernel transposeNaive</source>
        <translation>内核 transposeNaive</translation>
    </message>
    <message>
        <source>figure.kernel by tiles</source>
        <translation>分块的内核</translation>
    </message>
    <message>
        <source>source.chapter</source>
        <translation>%1，第 %2 章</translation>
    </message>
    <message>
        <source>source.section</source>
        <translation>%1，第 %2 节</translation>
    </message>
    <message>
        <source>network.stage</source>
        <translation>阶段 %1</translation>
    </message>
    <message>
        <source>network.distance</source>
        <translation>间距 %1</translation>
    </message>
    <message>
        <source>network.unit</source>
        <translation>每个比较器一个工作项</translation>
    </message>
    <message>
        <source>scan.distance</source>
        <translation>间距 %1</translation>
    </message>
    <message>
        <source>scan.levels</source>
        <translation>各层</translation>
    </message>
    <message>
        <source>scan.conversion</source>
        <translation>转换</translation>
    </message>
    <message>
        <source>scan.to-exclusive</source>
        <translation>包含式转为排除式</translation>
    </message>
    <message>
        <source>scan.to-inclusive</source>
        <translation>排除式转为包含式</translation>
    </message>
    <message>
        <source>scan.unit</source>
        <translation>每个位置一个工作项</translation>
    </message>
    <message>
        <source>scan.up</source>
        <translation>上扫</translation>
    </message>
    <message>
        <source>scan.down</source>
        <translation>下扫</translation>
    </message>
    <message>
        <source>tree.unit</source>
        <translation>树的每个结点一个工作项</translation>
    </message>
    <message>
        <source>radix.pass</source>
        <translation>第 %1 趟</translation>
    </message>
    <message>
        <source>radix.histogram</source>
        <translation>直方图</translation>
    </message>
    <message>
        <source>radix.scan</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>radix.scatter</source>
        <translation>散写</translation>
    </message>
    <message>
        <source>radix.histogram.unit</source>
        <translation>每个键一个工作项</translation>
    </message>
    <message>
        <source>radix.scan.unit</source>
        <translation>整个表共一个工作组</translation>
    </message>
    <message>
        <source>radix.scatter.unit</source>
        <translation>每个键一个工作项</translation>
    </message>
    <message>
        <source>algorithm.grid-radix-sort</source>
        <translation>逐位基数排序</translation>
    </message>
    <message>
        <source>algorithm.local-sort-radix</source>
        <translation>先排好各块的基数排序</translation>
    </message>
    <message>
        <source>algorithm.radix-pipeline</source>
        <translation>七个内核的基数排序</translation>
    </message>
    <message>
        <source>algorithm.work-group-radix-sort</source>
        <translation>单个工作组的基数排序</translation>
    </message>
    <message>
        <source>algorithm.decimal-radix-sort</source>
        <translation>按十进制数位的基数排序</translation>
    </message>
    <message>
        <source>algorithm.msd-radix-sort</source>
        <translation>MSD 基数排序</translation>
    </message>
    <message>
        <source>parameter.cutoff</source>
        <translation>小段</translation>
    </message>
    <message>
        <source>radix.bits</source>
        <translation>取位</translation>
    </message>
    <message>
        <source>radix.ones</source>
        <translation>之前的 1</translation>
    </message>
    <message>
        <source>radix.bits.unit</source>
        <translation>每个键一个工作项</translation>
    </message>
    <message>
        <source>radix.sort-blocks</source>
        <translation>各块内排序</translation>
    </message>
    <message>
        <source>radix.sort-blocks.unit</source>
        <translation>每块键一个工作组</translation>
    </message>
    <message>
        <source>radix.scan-tiles</source>
        <translation>扫描各分块</translation>
    </message>
    <message>
        <source>radix.scan-tiles.unit</source>
        <translation>表的每一项一个工作项</translation>
    </message>
    <message>
        <source>radix.scan-sums</source>
        <translation>扫描分块之和</translation>
    </message>
    <message>
        <source>radix.scan-sums.unit</source>
        <translation>所有的和共一个工作组</translation>
    </message>
    <message>
        <source>radix.add-before</source>
        <translation>加上之前的值</translation>
    </message>
    <message>
        <source>radix.add-before.unit</source>
        <translation>表的每一项一个工作项</translation>
    </message>
    <message>
        <source>radix.write-buckets</source>
        <translation>写各桶</translation>
    </message>
    <message>
        <source>radix.write-buckets.unit</source>
        <translation>每块键一个工作组</translation>
    </message>
    <message>
        <source>pipeline.computeHistogram</source>
        <translation>computeHistogram</translation>
    </message>
    <message>
        <source>pipeline.computeHistogram.unit</source>
        <translation>每个键一个工作项</translation>
    </message>
    <message>
        <source>pipeline.blockScan</source>
        <translation>blockScan</translation>
    </message>
    <message>
        <source>pipeline.blockScan.unit</source>
        <translation>每个计数一个工作项</translation>
    </message>
    <message>
        <source>pipeline.blockPrefixSum</source>
        <translation>blockPrefixSum</translation>
    </message>
    <message>
        <source>pipeline.blockPrefixSum.unit</source>
        <translation>列的每一块一个工作项</translation>
    </message>
    <message>
        <source>pipeline.blockAdd</source>
        <translation>blockAdd</translation>
    </message>
    <message>
        <source>pipeline.blockAdd.unit</source>
        <translation>每个计数一个工作项</translation>
    </message>
    <message>
        <source>pipeline.unifiedBlockScan</source>
        <translation>unifiedBlockScan</translation>
    </message>
    <message>
        <source>pipeline.unifiedBlockScan.unit</source>
        <translation>每个数位一个工作项</translation>
    </message>
    <message>
        <source>pipeline.mergePrefixSums</source>
        <translation>mergePrefixSums</translation>
    </message>
    <message>
        <source>pipeline.mergePrefixSums.unit</source>
        <translation>每个计数一个工作项</translation>
    </message>
    <message>
        <source>pipeline.rankNPermute</source>
        <translation>rankNPermute</translation>
    </message>
    <message>
        <source>pipeline.rankNPermute.unit</source>
        <translation>每行键一个工作项</translation>
    </message>
    <message>
        <source>radix.group</source>
        <translation>一个工作组</translation>
    </message>
    <message>
        <source>radix.bits-sorted</source>
        <translation>%1 位</translation>
    </message>
    <message>
        <source>radix.group.unit</source>
        <translation>每个键一个工作项</translation>
    </message>
    <message>
        <source>radix.decimal</source>
        <translation>权 %1 的数位</translation>
    </message>
    <message>
        <source>algorithm.vector-radix-sort</source>
        <translation>Zagha–Blelloch 基数排序</translation>
    </message>
    <message>
        <source>algorithm.single-pass-radix-sort</source>
        <translation>每趟一次启动的基数排序</translation>
    </message>
    <message>
        <source>radix.histograms</source>
        <translation>各直方图</translation>
    </message>
    <message>
        <source>radix.count-digits</source>
        <translation>统计数位</translation>
    </message>
    <message>
        <source>radix.find-bases</source>
        <translation>求基址</translation>
    </message>
    <message>
        <source>radix.find-bases.unit</source>
        <translation>每趟的每个数位一个工作项</translation>
    </message>
    <message>
        <source>radix.histograms.unit</source>
        <translation>每个键一个工作项</translation>
    </message>
    <message>
        <source>radix.histograms.unit.several</source>
        <translation>每 %1 个键一个工作项</translation>
    </message>
    <message>
        <source>radix.sweep</source>
        <translation>计数，回看，散写</translation>
    </message>
    <message>
        <source>radix.sweep.only-block</source>
        <translation>计数，散写</translation>
    </message>
    <message>
        <source>radix.histogram-keys</source>
        <translation>直方图</translation>
    </message>
    <message>
        <source>radix.histogram-keys.unit</source>
        <translation>键的每个区间一个工作项</translation>
    </message>
    <message>
        <source>radix.scan-buckets</source>
        <translation>桶的前缀和</translation>
    </message>
    <message>
        <source>radix.scan-buckets.unit</source>
        <translation>每个数位一个工作项</translation>
    </message>
    <message>
        <source>radix.scan-buckets.unit.several</source>
        <translation>每 %1 个数位一个工作项</translation>
    </message>
    <message>
        <source>radix.rank-and-permute</source>
        <translation>定位与重排</translation>
    </message>
    <message>
        <source>radix.rank-and-permute.unit</source>
        <translation>键的每个区间一个工作项</translation>
    </message>
    <message>
        <source>radix.character</source>
        <translation>第 %1 个字符</translation>
    </message>
    <message>
        <source>msd.level</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>msd.count</source>
        <translation>直方图</translation>
    </message>
    <message>
        <source>msd.count.unit</source>
        <translation>每段一个工作组</translation>
    </message>
    <message>
        <source>msd.starts</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>msd.starts.unit</source>
        <translation>每段一个工作组</translation>
    </message>
    <message>
        <source>msd.scatter</source>
        <translation>散写</translation>
    </message>
    <message>
        <source>msd.scatter.unit</source>
        <translation>每段一个工作组</translation>
    </message>
    <message>
        <source>msd.back</source>
        <translation>复制回去</translation>
    </message>
    <message>
        <source>msd.back.unit</source>
        <translation>每段一个工作组</translation>
    </message>
    <message>
        <source>msd.leaves</source>
        <translation>小段排序</translation>
    </message>
    <message>
        <source>msd.leaves.unit</source>
        <translation>每个桶一个工作项</translation>
    </message>
    <message>
        <source>msd.scan</source>
        <translation>扫描后续各段</translation>
    </message>
    <message>
        <source>msd.scan.unit</source>
        <translation>所有段共一个工作组</translation>
    </message>
    <message>
        <source>msd.list</source>
        <translation>段的列表</translation>
    </message>
    <message>
        <source>msd.list.unit</source>
        <translation>每段一个工作组</translation>
    </message>
    <message>
        <source>parameter.type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>parameter.order</source>
        <translation>次序</translation>
    </message>
    <message>
        <source>parameter.operator</source>
        <translation>运算符</translation>
    </message>
    <message>
        <source>parameter.digit-bits</source>
        <translation>数位的位数</translation>
    </message>
    <message>
        <source>parameter.partition-bits</source>
        <translation>每次划分的位数</translation>
    </message>
    <message>
        <source>parameter.table-scan</source>
        <translation>表的扫描</translation>
    </message>
    <message>
        <source>parameter.group-size</source>
        <translation>工作组</translation>
    </message>
    <message>
        <source>parameter.first-run</source>
        <translation>初始有序段</translation>
    </message>
    <message>
        <source>parameter.pivot</source>
        <translation>主元</translation>
    </message>
    <message>
        <source>parameter.launches</source>
        <translation>每次启动对应</translation>
    </message>
    <message>
        <source>parameter.leaf</source>
        <translation>叶的排序</translation>
    </message>
    <message>
        <source>parameter.leaf-size</source>
        <translation>每叶的键数</translation>
    </message>
    <message>
        <source>parameter.depth</source>
        <translation>深度上限</translation>
    </message>
    <message>
        <source>parameter.buckets</source>
        <translation>桶</translation>
    </message>
    <message>
        <source>parameter.oversampling</source>
        <translation>每桶的样本</translation>
    </message>
    <message>
        <source>parameter.second-sort</source>
        <translation>第二次排序</translation>
    </message>
    <message>
        <source>parameter.passes</source>
        <translation>趟数</translation>
    </message>
    <message>
        <source>value.ascending</source>
        <translation>升序</translation>
    </message>
    <message>
        <source>value.descending</source>
        <translation>降序</translation>
    </message>
    <message>
        <source>value.add</source>
        <translation>加法</translation>
    </message>
    <message>
        <source>value.multiply</source>
        <translation>乘法</translation>
    </message>
    <message>
        <source>value.join</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>value.max</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>value.min</source>
        <translation>最小值</translation>
    </message>
    <message>
        <source>value.affine</source>
        <translation>仿射</translation>
    </message>
    <message>
        <source>value.needed</source>
        <translation>必要的</translation>
    </message>
    <message>
        <source>value.all</source>
        <translation>全部</translation>
    </message>
    <message numerus="yes">
        <source>ask.way</source>
        <translation>
            <numerusform>%1 来自输入的位置 %2，涉及 %3 个键和 %4 次比较。</numerusform>
        </translation>
    </message>
    <message>
        <source>ask.way.moves</source>
        <translation>%1 来自输入的位置 %2，涉及 %3 个键和 %4 次计数与移动。</translation>
    </message>
    <message>
        <source>ask.one</source>
        <translation>%1 来自输入的位置 %2。</translation>
    </message>
    <message numerus="yes">
        <source>ask.range</source>
        <translation>
            <numerusform>%1 来自输入的位置 %2 至 %3，经 %4 次操作。</numerusform>
        </translation>
    </message>
    <message>
        <source>ask.none</source>
        <translation>%1 不来自任何输入。</translation>
    </message>
    <message numerus="yes">
        <source>ask.some</source>
        <translation>
            <numerusform>%1 来自输入的 %2 个位置，经 %3 次操作。</numerusform>
        </translation>
    </message>
    <message>
        <source>book.kogge-stone.steps</source>
        <translation>书中让全部 %1 个位置在 %2 层的每一层都工作：%3 步。设备报告了 %4 次操作，因为没有左侧伙伴的位置只做复制；每层向上取整为整步，合计 %5 步。</translation>
    </message>
    <message>
        <source>book.kogge-stone.break-even</source>
        <translation>按书中的 N·log2 N 次操作，需要 %1 个单元才不慢于单独一个；按计得的操作，与 %3 次串行操作相比，需要 %2 个。</translation>
    </message>
    <message>
        <source>book.brent-kung.summary</source>
        <translation>该章小结略去对数项，写作 2·N − 3，即 %1；而书中 11.4 节和计数给出的都是 %2。</translation>
    </message>
    <message>
        <source>book.brent-kung.steps</source>
        <translation>书中公式把全部 %1 次操作平均分给各单元：%2 步；若为每棵树再加 %3 步（窄层会让 %4 个单元中的一部分空闲），则为 %5 步。逐层计数，每层向上取整为整步，则为 %6 步。</translation>
    </message>
    <message>
        <source>work.additions</source>
        <translation>加法</translation>
    </message>
    <message>
        <source>work.combinations</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>work.comparisons</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>work.counts and moves</source>
        <translation>计数和移动</translation>
    </message>
    <message>
        <source>compare.yardstick</source>
        <translation>工作量指工作项所做的每次加法、比较、计数和移动。工作项的每个操作、屏障和启动，都要等待此前的一切完成。</translation>
    </message>
    <message>
        <source>work.operations</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>work.counts</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>work.moves</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>book.counting-sort</source>
        <translation>该公式针对单处理器的计数排序：%1。本次运行做了 %2 次移动、%3 次计数（键的数位及其名次），以及扫描表时的 %4 次加法；键的每个块或区间在表中占一列。</translation>
    </message>
    <message>
        <source>book.counting-sort.whole</source>
        <translation>该公式针对单处理器的计数排序：%1。本次运行为 %2：键在块内的名次也是一次操作，还要扫描一张每个块或区间占一列的表。</translation>
    </message>
    <message>
        <source>book.identities</source>
        <translation>该公式只计必要的 N − 1 次加法，即 %1；内核还加上最后一块末尾之后的单位元，共 %2 次加法。</translation>
    </message>
    <message>
        <source>book.coarsened</source>
        <translation>书中让全部 T 个工作项在中段的每一层都做加法，并在末段给每个值加上一个和：%1。本次运行为 %2：左侧没有配对的位置和第一个区间不做加法。</translation>
    </message>
    <message>
        <source>book.coarsened.steps</source>
        <translation>书中把 %1 次操作平均分给各执行单元：%2 步。实际计得的操作，每段向上取整为整步，且不短于其最长链，需要 %3 步。</translation>
    </message>
    <message>
        <source>book.least-comparisons</source>
        <translation>无论怎样做，只靠比较的排序在最坏的键上至少需要 %1 次比较。本次运行对自己的键做了 %2 次。</translation>
    </message>
    <message>
        <source>book.comparisons-growth</source>
        <translation>书中给出的增长阶：%1。实际计得 %2，为其 %3 倍。</translation>
    </message>
    <message>
        <source>book.batcher-growth</source>
        <translation>书中把 Batcher 网络写成 O(N log N)，系印刷错误：其增长为 N·log2² N，此处为 %1。实际计得 %2，为其 %3 倍；N 很大时趋于四分之一。</translation>
    </message>
    <message>
        <source>book.quicksort-worst</source>
        <translation>若每个主元都是最小或最大的键，则每对键都要比较：%1 次比较。本次运行做了 %2 次；此处的划分还把主元与自身比较。</translation>
    </message>
    <message>
        <source>question.next</source>
        <translation>下一次启动</translation>
    </message>
    <message>
        <source>question.next.titled</source>
        <translation>下一次启动（%1）</translation>
    </message>
    <message>
        <source>word.pad</source>
        <translation>填充值</translation>
    </message>
    <message>
        <source>question.pairs</source>
        <translation>在%1中，哪些线对交换键？</translation>
    </message>
    <message>
        <source>question.pair</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>question.keys</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>question.also</source>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>question.none</source>
        <translation>一对也没有</translation>
    </message>
    <message>
        <source>question.key</source>
        <translation>线 %1 上是 %2。%3之后，这条线上是哪个键？</translation>
    </message>
    <message>
        <source>question.value</source>
        <translation>位置 %1 上是 %2。%3之后，那里是什么值？</translation>
    </message>
    <message>
        <source>question.wire</source>
        <translation>键 %1 在线 %2 上。%3之后，它在哪条线上？</translation>
    </message>
    <message>
        <source>question.position</source>
        <translation>键 %1 在位置 %2 上。它在%3中移到哪个位置？</translation>
    </message>
    <message>
        <source>place.wire</source>
        <translation>线 %1</translation>
    </message>
    <message>
        <source>place.position</source>
        <translation>位置 %1</translation>
    </message>
    <message>
        <source>question.work</source>
        <translation>%2中有多少次%1？</translation>
    </message>
    <message>
        <source>lead.ahead.always.first</source>
        <translation>%1 对任意 P 都领先</translation>
    </message>
    <message>
        <source>lead.ahead.from</source>
        <translation>%1 从 %2 起领先</translation>
    </message>
    <message>
        <source>lead.ahead.from.first</source>
        <translation>%1 从 %2 起领先</translation>
    </message>
    <message>
        <source>lead.ahead.at</source>
        <translation>%1 在 %2 时领先</translation>
    </message>
    <message>
        <source>lead.ahead.at.first</source>
        <translation>%1 在 P = %2 时领先</translation>
    </message>
    <message>
        <source>lead.ahead.until.first</source>
        <translation>%1 直到 P = %2 都领先</translation>
    </message>
    <message>
        <source>lead.ahead.between</source>
        <translation>%1 从 %2 到 %3 领先</translation>
    </message>
    <message>
        <source>lead.some.always.first</source>
        <translation>%1 对任意 P 都持平</translation>
    </message>
    <message>
        <source>lead.some.from</source>
        <translation>%1 从 %2 起持平</translation>
    </message>
    <message>
        <source>lead.some.from.first</source>
        <translation>%1 从 %2 起持平</translation>
    </message>
    <message>
        <source>lead.some.at</source>
        <translation>%1 在 %2 时持平</translation>
    </message>
    <message>
        <source>lead.some.at.first</source>
        <translation>%1 在 P = %2 时持平</translation>
    </message>
    <message>
        <source>lead.some.until.first</source>
        <translation>%1 直到 P = %2 都持平</translation>
    </message>
    <message>
        <source>lead.some.between</source>
        <translation>%1 从 %2 到 %3 持平</translation>
    </message>
    <message>
        <source>lead.tie.always.first</source>
        <translation>对任意 P 都全部持平</translation>
    </message>
    <message>
        <source>lead.tie.from</source>
        <translation>从 %1 起全部持平</translation>
    </message>
    <message>
        <source>lead.tie.from.first</source>
        <translation>从 %1 起全部持平</translation>
    </message>
    <message>
        <source>lead.tie.at</source>
        <translation>在 %1 时全部持平</translation>
    </message>
    <message>
        <source>lead.tie.at.first</source>
        <translation>在 P = %1 时全部持平</translation>
    </message>
    <message>
        <source>lead.tie.until.first</source>
        <translation>直到 P = %1 都全部持平</translation>
    </message>
    <message>
        <source>lead.tie.between</source>
        <translation>从 %1 到 %2 全部持平</translation>
    </message>
    <message>
        <source>lead.changes</source>
        <translation>领先者在 %2 与 %3 之间变换 %1 次</translation>
    </message>
    <message>
        <source>parameter.kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>value.inclusive</source>
        <translation>包含式</translation>
    </message>
    <message>
        <source>value.exclusive</source>
        <translation>排除式</translation>
    </message>
    <message>
        <source>algorithm.domino-scan</source>
        <translation>多米诺扫描</translation>
    </message>
    <message>
        <source>algorithm.look-back-scan</source>
        <translation>解耦回看扫描</translation>
    </message>
    <message>
        <source>algorithm.vector-look-back-scan</source>
        <translation>向量回看扫描</translation>
    </message>
    <message>
        <source>algorithm.cached-look-back-scan</source>
        <translation>缓存中的回看扫描</translation>
    </message>
    <message>
        <source>algorithm.blelloch-scan</source>
        <translation>Blelloch 排除式扫描</translation>
    </message>
    <message>
        <source>algorithm.blelloch-work-group-scan</source>
        <translation>单工作组 Blelloch 排除式扫描</translation>
    </message>
    <message>
        <source>algorithm.brent-kung-work-group-scan</source>
        <translation>单工作组 Brent–Kung 扫描</translation>
    </message>
    <message>
        <source>algorithm.kogge-stone-work-group-scan</source>
        <translation>单工作组 Kogge–Stone 扫描</translation>
    </message>
    <message>
        <source>algorithm.coarsened-scan</source>
        <translation>三段式粗化扫描</translation>
    </message>
    <message>
        <source>algorithm.hillis-steele-scan</source>
        <translation>Hillis–Steele 扫描</translation>
    </message>
    <message>
        <source>algorithm.naive-scan</source>
        <translation>朴素扫描，每个输出一次归约</translation>
    </message>
    <message>
        <source>algorithm.sequential-scan</source>
        <translation>顺序扫描</translation>
    </message>
    <message>
        <source>algorithm.two-per-item-scan</source>
        <translation>Brent–Kung 扫描，每个工作项两个元素</translation>
    </message>
    <message>
        <source>algorithm.adjacent-pair-reduction</source>
        <translation>相邻配对归约</translation>
    </message>
    <message>
        <source>algorithm.coarsened-reduction</source>
        <translation>粗化归约</translation>
    </message>
    <message>
        <source>algorithm.vector-reduction</source>
        <translation>向量归约</translation>
    </message>
    <message>
        <source>algorithm.halving-reduction</source>
        <translation>折半归约</translation>
    </message>
    <message>
        <source>algorithm.sequential-reduction</source>
        <translation>顺序归约</translation>
    </message>
    <message>
        <source>algorithm.work-group-reduction</source>
        <translation>工作组归约</translation>
    </message>
    <message>
        <source>algorithm.block-scan-pipeline</source>
        <translation>五内核块扫描</translation>
    </message>
    <message>
        <source>algorithm.compaction</source>
        <translation>压缩（pack）</translation>
    </message>
    <message>
        <source>algorithm.hierarchical-scan</source>
        <translation>层次化扫描</translation>
    </message>
    <message>
        <source>algorithm.reduce-then-scan</source>
        <translation>先归约，后扫描</translation>
    </message>
    <message>
        <source>algorithm.segmented-scan</source>
        <translation>分段扫描</translation>
    </message>
    <message>
        <source>algorithm.scan-conversion</source>
        <translation>包含式转排除式再转回</translation>
    </message>
    <message>
        <source>algorithm.split</source>
        <translation>拆分（稳定划分）</translation>
    </message>
    <message>
        <source>algorithm.unpack</source>
        <translation>展开（散写回原处）</translation>
    </message>
    <message>
        <source>family.Reductions</source>
        <translation>归约</translation>
    </message>
    <message>
        <source>family.Compaction</source>
        <translation>压缩</translation>
    </message>
    <message>
        <source>parameter.prefix-every</source>
        <translation>前缀间隔（块）</translation>
    </message>
    <message>
        <source>parameter.window</source>
        <translation>同时回看数</translation>
    </message>
    <message>
        <source>parameter.buffering</source>
        <translation>缓冲方式</translation>
    </message>
    <message>
        <source>parameter.mapping</source>
        <translation>映射</translation>
    </message>
    <message>
        <source>parameter.padding</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>parameter.per-item</source>
        <translation>每个工作项的值数</translation>
    </message>
    <message>
        <source>parameter.vector-width</source>
        <translation>每个向量的值数</translation>
    </message>
    <message>
        <source>parameter.vectors</source>
        <translation>每个工作项的向量数</translation>
    </message>
    <message>
        <source>parameter.finish</source>
        <translation>部分和</translation>
    </message>
    <message>
        <source>parameter.variant</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>parameter.digits</source>
        <translation>数位</translation>
    </message>
    <message>
        <source>parameter.heads</source>
        <translation>段首位置</translation>
    </message>
    <message>
        <source>parameter.convert</source>
        <translation>转换</translation>
    </message>
    <message>
        <source>parameter.predicate</source>
        <translation>通过的值</translation>
    </message>
    <message>
        <source>parameter.rows-per-block</source>
        <translation>每块行数</translation>
    </message>
    <message>
        <source>parameter.section</source>
        <translation>块内扫描</translation>
    </message>
    <message>
        <source>value.single</source>
        <translation>单缓冲</translation>
    </message>
    <message>
        <source>value.double</source>
        <translation>双缓冲</translation>
    </message>
    <message>
        <source>value.contiguous</source>
        <translation>连续</translation>
    </message>
    <message>
        <source>value.none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>value.round-trip</source>
        <translation>往返</translation>
    </message>
    <message>
        <source>value.to-exclusive</source>
        <translation>转为排除式</translation>
    </message>
    <message>
        <source>value.positive</source>
        <translation>正数</translation>
    </message>
    <message>
        <source>value.odd</source>
        <translation>奇数</translation>
    </message>
    <message>
        <source>value.above-median</source>
        <translation>大于中位数</translation>
    </message>
    <message>
        <source>value.random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>value.first-only</source>
        <translation>仅在开头</translation>
    </message>
    <message>
        <source>scan.domino</source>
        <translation>各块传递累计和</translation>
    </message>
    <message>
        <source>scan.look-back</source>
        <translation>各块回看前面的和</translation>
    </message>
    <message>
        <source>scan.only-block</source>
        <translation>扫描唯一的块</translation>
    </message>
    <message>
        <source>scan.single-pass</source>
        <translation>单趟</translation>
    </message>
    <message>
        <source>scan.clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>scan.clear.root</source>
        <translation>根 = 单位元</translation>
    </message>
    <message>
        <source>scan.clear.unit</source>
        <translation>一个工作项处理根</translation>
    </message>
    <message>
        <source>scan.naive</source>
        <translation>每个输出一次归约</translation>
    </message>
    <message>
        <source>scan.naive.title</source>
        <translation>各前缀独立计算</translation>
    </message>
    <message>
        <source>scan.naive.unit</source>
        <translation>每个输出一个工作项</translation>
    </message>
    <message>
        <source>scan.section</source>
        <translation>一个工作组</translation>
    </message>
    <message>
        <source>scan.section.size</source>
        <translation>长 %1 的区段</translation>
    </message>
    <message>
        <source>scan.sequential</source>
        <translation>从左到右</translation>
    </message>
    <message>
        <source>scan.sequential.title</source>
        <translation>依次</translation>
    </message>
    <message>
        <source>scan.sequential.unit</source>
        <translation>一个工作项处理全部值</translation>
    </message>
    <message>
        <source>scan.unit.several</source>
        <translation>每 %1 个值一个工作项</translation>
    </message>
    <message>
        <source>scan.unit.two</source>
        <translation>每两个值一个工作项</translation>
    </message>
    <message>
        <source>reduce.levels</source>
        <translation>各层</translation>
    </message>
    <message>
        <source>reduce.pair</source>
        <translation>每对一个工作项</translation>
    </message>
    <message>
        <source>reduce.fold</source>
        <translation>折叠</translation>
    </message>
    <message>
        <source>reduce.sequential</source>
        <translation>从左到右</translation>
    </message>
    <message>
        <source>reduce.sequential.unit</source>
        <translation>一个工作项处理所有值</translation>
    </message>
    <message>
        <source>reduce.one.unit</source>
        <translation>每个值一个工作项</translation>
    </message>
    <message>
        <source>reduce.two.unit</source>
        <translation>每两个值一个工作项</translation>
    </message>
    <message>
        <source>reduce.many.unit</source>
        <translation>每 %1 个值一个工作项</translation>
    </message>
    <message>
        <source>reduce.blocks</source>
        <translation>块</translation>
    </message>
    <message>
        <source>reduce.partial</source>
        <translation>部分和</translation>
    </message>
    <message>
        <source>reduce.group</source>
        <translation>一个工作组</translation>
    </message>
    <message numerus="yes">
        <source>reduce.groups</source>
        <translation>
            <numerusform>%1 个工作组</numerusform>
        </translation>
    </message>
    <message>
        <source>compaction.unit</source>
        <translation>每个值一个工作项</translation>
    </message>
    <message>
        <source>pipeline.scan.group</source>
        <translation>各块的扫描</translation>
    </message>
    <message>
        <source>pipeline.scan</source>
        <translation>一列中的各块单独进行</translation>
    </message>
    <message>
        <source>pipeline.scan.unit</source>
        <translation>每个计数一个工作项</translation>
    </message>
    <message>
        <source>pipeline.sums.group</source>
        <translation>和的扫描</translation>
    </message>
    <message>
        <source>pipeline.sums</source>
        <translation>每个块把它之前的和相加</translation>
    </message>
    <message>
        <source>pipeline.add.group</source>
        <translation>加上和</translation>
    </message>
    <message>
        <source>pipeline.add</source>
        <translation>加到各块</translation>
    </message>
    <message>
        <source>pipeline.add.unit</source>
        <translation>每个计数一个工作项</translation>
    </message>
    <message>
        <source>pipeline.totals.group</source>
        <translation>总数的扫描</translation>
    </message>
    <message>
        <source>pipeline.totals</source>
        <translation>所有列</translation>
    </message>
    <message>
        <source>pipeline.totals.unit</source>
        <translation>每列一个工作项</translation>
    </message>
    <message>
        <source>pipeline.merge.group</source>
        <translation>加上基址</translation>
    </message>
    <message>
        <source>pipeline.merge</source>
        <translation>加到每个起点</translation>
    </message>
    <message>
        <source>pipeline.merge.unit</source>
        <translation>每个计数一个工作项</translation>
    </message>
    <message>
        <source>sections.scan.group</source>
        <translation>各块的扫描</translation>
    </message>
    <message>
        <source>sections.scan</source>
        <translation>各块单独进行</translation>
    </message>
    <message>
        <source>sections.only.group</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>sections.only</source>
        <translation>在一个块中</translation>
    </message>
    <message>
        <source>sections.sums.group</source>
        <translation>和的扫描</translation>
    </message>
    <message>
        <source>sections.sums</source>
        <translation>第 %1 层的和</translation>
    </message>
    <message>
        <source>sections.combine-results</source>
        <translation>与第 %1 层的结果合并</translation>
    </message>
    <message>
        <source>sections.combine-results.group</source>
        <translation>合并结果</translation>
    </message>
    <message>
        <source>sections.combine</source>
        <translation>与各块合并</translation>
    </message>
    <message>
        <source>sections.combine.group</source>
        <translation>合并结果</translation>
    </message>
    <message>
        <source>sections.add.group</source>
        <translation>加上和</translation>
    </message>
    <message>
        <source>sections.add</source>
        <translation>加到各块</translation>
    </message>
    <message>
        <source>sections.add-sums.group</source>
        <translation>加上和</translation>
    </message>
    <message>
        <source>sections.add-sums</source>
        <translation>加到第 %1 层的和</translation>
    </message>
    <message>
        <source>sections.unit</source>
        <translation>每个元素一个工作项</translation>
    </message>
    <message>
        <source>sections.unit.two</source>
        <translation>每两个元素一个工作项</translation>
    </message>
    <message>
        <source>vectors.unit</source>
        <translation>每 %1 个含 %2 个值的向量一个工作项</translation>
    </message>
    <message>
        <source>vectors.unit.one</source>
        <translation>每个含 %1 个值的向量一个工作项</translation>
    </message>
    <message>
        <source>vectors.only.group</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>vectors.only</source>
        <translation>在一个块中</translation>
    </message>
    <message>
        <source>vectors.sums.group</source>
        <translation>和的扫描</translation>
    </message>
    <message>
        <source>vectors.sums</source>
        <translation>由一个工作组</translation>
    </message>
    <message>
        <source>vectors.reduce.group</source>
        <translation>各块之和</translation>
    </message>
    <message>
        <source>vectors.reduce</source>
        <translation>各块单独进行</translation>
    </message>
    <message>
        <source>vectors.reduce-sums.group</source>
        <translation>和的和</translation>
    </message>
    <message>
        <source>vectors.reduce-sums</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>vectors.scan.group</source>
        <translation>各块的扫描</translation>
    </message>
    <message>
        <source>vectors.scan</source>
        <translation>从前面的和开始</translation>
    </message>
    <message>
        <source>vectors.scan-sums.group</source>
        <translation>和的扫描</translation>
    </message>
    <message>
        <source>vectors.scan-sums</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>pipeline.sums.unit</source>
        <translation>列的每个块一个工作项</translation>
    </message>
    <message>
        <source>compaction.flag_values.group</source>
        <translation>谓词</translation>
    </message>
    <message>
        <source>compaction.flag_values</source>
        <translation>标记满足条件的值</translation>
    </message>
    <message>
        <source>compaction.split.group</source>
        <translation>拆分</translation>
    </message>
    <message>
        <source>compaction.split</source>
        <translation>各归一侧</translation>
    </message>
    <message>
        <source>compaction.pack.group</source>
        <translation>压缩</translation>
    </message>
    <message>
        <source>compaction.pack</source>
        <translation>各放到自己的地址</translation>
    </message>
    <message>
        <source>compaction.unpack.group</source>
        <translation>展开</translation>
    </message>
    <message>
        <source>compaction.unpack</source>
        <translation>放回原来的位置</translation>
    </message>
    <message>
        <source>mistake.no-second-barrier</source>
        <translation>没有第二个屏障</translation>
    </message>
    <message>
        <source>mistake.no-second-barrier.lesson</source>
        <translation>一轮的读和写之间没有屏障。工作项可能读到其左邻在同一轮中已经算出的值，于是有些输入被加了两次。</translation>
    </message>
    <message>
        <source>mistake.early-store</source>
        <translation>按书中的提前存</translation>
    </message>
    <message>
        <source>mistake.early-store.lesson</source>
        <translation>没有第二个屏障时，任何次序都可能出现；这里在每个设备上都是书中的次序。在间距为 2 的一轮中，工作项 4 存下自己的和之后，工作项 6 才取它，因此位置 6 最终为 x0 + 2·x1 + 2·x2 + x3 + … + x6。书中印出的这个和没有 x0。</translation>
    </message>
    <message>
        <source>mistake.printed-guard</source>
        <translation>按书中印的条件</translation>
    </message>
    <message>
        <source>mistake.printed-guard.lesson</source>
        <translation>书中印的条件是 k &gt;= 2^j。但在第 j 轮中，从 2^(j-1) 起的每个位置左边相应距离处都有一个邻居，因此本该相加的位置有一半被漏掉。</translation>
    </message>
    <message>
        <source>mistake.printed-index</source>
        <translation>按书中印的下标</translation>
    </message>
    <message>
        <source>mistake.printed-index.lesson</source>
        <translation>书中的循环用 in[i + 1] 相加得到 out[i]，从 i = 0 开始。因此第一个值不在任何和中，每个和都偏左一个位置，最后一次还会读到末尾之外；这里略去了它。</translation>
    </message>
    <message>
        <source>mistake.unpadded</source>
        <translation>不填充</translation>
    </message>
    <message>
        <source>mistake.unpadded.lesson</source>
        <translation>这棵树要求长度为 2 的幂。不填充时，越过末尾的结点被略去，被清零的根也不是真正的根；若 n 是 2 的幂，则没有任何丢失。</translation>
    </message>
    <message>
        <source>mistake.static-block-index</source>
        <translation>以工作组自身的编号作为块号</translation>
    </message>
    <message>
        <source>mistake.static-block-index.lesson</source>
        <translation>工作组可以按任何次序开始。设备上的工作组可能都在等待某个块，而负责该块的工作组要等它们之中有一个结束才有空位，于是谁也不会结束。</translation>
    </message>
    <message>
        <source>mistake.no-load-barrier</source>
        <translation>取之后没有屏障</translation>
    </message>
    <message>
        <source>mistake.no-load-barrier.lesson</source>
        <translation>倒数第二个内核把总数取入局部内存，并读相邻的总数，其间没有屏障。工作项可能读到尚未有人填入的位置。</translation>
    </message>
    <message>
        <source>mistake.ushort-offsets</source>
        <translation>用 16 位的偏移</translation>
    </message>
    <message>
        <source>mistake.ushort-offsets.lesson</source>
        <translation>偏移以 16 位保存，以节省局部内存。超过 65,535 时发生回绕，又从 0 开始，于是两组键得到同一位置。</translation>
    </message>
    <message>
        <source>mistake.no-barriers</source>
        <translation>最后一个波前中没有屏障</translation>
    </message>
    <message>
        <source>mistake.no-barriers.lesson</source>
        <translation>最后几步假定 64 个工作项步调一致。若一个波前只有 32 个，或设备逐个执行工作项，它们读到的和可能尚未算出，或已被继续累加。</translation>
    </message>
    <message>
        <source>breaking.stuck</source>
        <translation>%2 次运行中有 %1 次，工作组一直空等，直到监视程序将其终止。</translation>
    </message>
    <message>
        <source>breaking.model</source>
        <translation>在本设备上 %1 次运行全部正确。若设备只有 %2 个位置，且工作组按 1, 2, 3, 4, 0 的次序到来，则谁也不会结束；若编号在启动时领取，则需 %3 轮。</translation>
    </message>
    <message>
        <source>breaking.lucky</source>
        <translation>%1 次运行全部正确，但只是侥幸。被不同工作项访问而其间没有屏障的内存单元：%2。没有任何机制保证结果一直正确。</translation>
    </message>
    <message>
        <source>breaking.recorded</source>
        <translation>%1 次运行全部正确，但只是侥幸；所记录的那次则是错误的。被不同工作项访问而其间没有屏障的内存单元：%2。</translation>
    </message>
    <message>
        <source>breaking.raced</source>
        <translation>%2 次运行中有 %1 次错误。被不同工作项访问而其间没有屏障的内存单元：%3。</translation>
    </message>
    <message>
        <source>breaking.wrong</source>
        <translation>%2 次运行中有 %1 次错误。</translation>
    </message>
    <message>
        <source>breaking.harmless</source>
        <translation>%1 次运行全部正确：对这些键和设置，该错误没有造成影响。</translation>
    </message>
    <message>
        <source>algorithm.merge-sort</source>
        <translation>归并排序</translation>
    </message>
    <message>
        <source>family.Comparison sorts</source>
        <translation>比较排序</translation>
    </message>
    <message>
        <source>merge.segments</source>
        <translation>段</translation>
    </message>
    <message>
        <source>merge.segments.size</source>
        <translation>长 %1 的段已排序</translation>
    </message>
    <message>
        <source>merge.segments.unit</source>
        <translation>每个键一个工作项</translation>
    </message>
    <message>
        <source>merge.level</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>merge.co-ranks</source>
        <translation>共秩</translation>
    </message>
    <message>
        <source>merge.co-ranks.unit</source>
        <translation>每条对角线一个工作项</translation>
    </message>
    <message>
        <source>merge.merge</source>
        <translation>归并</translation>
    </message>
    <message>
        <source>merge.merge.unit</source>
        <translation>输出的每个区间一个工作项</translation>
    </message>
    <message>
        <source>algorithm.quicksort</source>
        <translation>快速排序</translation>
    </message>
    <message>
        <source>algorithm.selection-sort</source>
        <translation>选择排序</translation>
    </message>
    <message>
        <source>quicksort.depth</source>
        <translation>深度 %1</translation>
    </message>
    <message>
        <source>quicksort.partition.of</source>
        <translation>划分 %1 到 %2</translation>
    </message>
    <message>
        <source>quicksort.partitions</source>
        <translation>划分：%1</translation>
    </message>
    <message>
        <source>quicksort.partition.unit</source>
        <translation>每个段一个工作组</translation>
    </message>
    <message>
        <source>quicksort.next</source>
        <translation>下一个列表</translation>
    </message>
    <message>
        <source>quicksort.next.unit</source>
        <translation>整个列表一个工作组</translation>
    </message>
    <message>
        <source>quicksort.leaf.of</source>
        <translation>叶，%1 到 %2</translation>
    </message>
    <message>
        <source>quicksort.leaves</source>
        <translation>叶：%1</translation>
    </message>
    <message>
        <source>quicksort.leaf.unit</source>
        <translation>每个叶一个工作项</translation>
    </message>
    <message>
        <source>quicksort.leaf.group</source>
        <translation>每个叶一个工作组</translation>
    </message>
    <message>
        <source>quicksort.limit</source>
        <translation>深度上限，叶：%1</translation>
    </message>
    <message>
        <source>quicksort.limit.heap</source>
        <translation>深度上限，长叶用堆：%1</translation>
    </message>
    <message>
        <source>selection.group</source>
        <translation>一个工作项</translation>
    </message>
    <message>
        <source>selection.place</source>
        <translation>位置 %1</translation>
    </message>
    <message>
        <source>selection.places</source>
        <translation>所有位置</translation>
    </message>
    <message>
        <source>selection.unit</source>
        <translation>一个工作项处理所有键</translation>
    </message>
    <message>
        <source>algorithm.sample-sort</source>
        <translation>样本排序</translation>
    </message>
    <message>
        <source>sample.splitters</source>
        <translation>分割元</translation>
    </message>
    <message>
        <source>sample.buckets</source>
        <translation>桶</translation>
    </message>
    <message>
        <source>sample.sorting</source>
        <translation>每个桶</translation>
    </message>
    <message>
        <source>sample.take</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>sample.take.unit</source>
        <translation>样本中每个键一个工作项</translation>
    </message>
    <message>
        <source>sample.sort</source>
        <translation>样本已排序</translation>
    </message>
    <message>
        <source>sample.sort.unit</source>
        <translation>样本中每个键一个工作项</translation>
    </message>
    <message>
        <source>sample.cut</source>
        <translation>分割元</translation>
    </message>
    <message>
        <source>sample.cut.unit</source>
        <translation>每个分割元一个工作项</translation>
    </message>
    <message>
        <source>sample.find</source>
        <translation>查找并计数</translation>
    </message>
    <message>
        <source>sample.find.unit</source>
        <translation>每个键一个工作项</translation>
    </message>
    <message>
        <source>sample.scan</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>sample.scan.unit</source>
        <translation>整个表一个工作组</translation>
    </message>
    <message>
        <source>sample.scatter</source>
        <translation>散写</translation>
    </message>
    <message>
        <source>sample.scatter.unit</source>
        <translation>每个键一个工作项</translation>
    </message>
    <message>
        <source>sample.finish</source>
        <translation>桶已排序</translation>
    </message>
    <message>
        <source>sample.finish.unit</source>
        <translation>每个桶一个工作组</translation>
    </message>
    <message>
        <source>algorithm.cascade-sort</source>
        <translation>按两个字段排序</translation>
    </message>
    <message>
        <source>cascade.second</source>
        <translation>按第二字段</translation>
    </message>
    <message>
        <source>cascade.first</source>
        <translation>按第一字段</translation>
    </message>
    <message>
        <source>cascade.round</source>
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>cascade.neighbours.unit</source>
        <translation>每对相邻的键一个工作项</translation>
    </message>
    <message>
        <source>cascade.wire.unit</source>
        <translation>每条线一个工作项</translation>
    </message>
    <message>
        <source>algorithm.odd-even-transposition-sort</source>
        <translation>奇偶换位排序</translation>
    </message>
    <message>
        <source>algorithm.odd-even-mergesort</source>
        <translation>奇偶归并排序</translation>
    </message>
    <message>
        <source>algorithm.network-sort</source>
        <translation>自定义网络</translation>
    </message>
    <message>
        <source>algorithm.zero-one-principle</source>
        <translation>0-1 原理</translation>
    </message>
    <message>
        <source>parameter.network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>parameter.stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>value.three-keys</source>
        <translation>三个键</translation>
    </message>
    <message>
        <source>value.four-keys</source>
        <translation>四个键</translation>
    </message>
    <message>
        <source>value.four-keys-longer</source>
        <translation>四个键，较长</translation>
    </message>
    <message>
        <source>value.odd-even-mergesort</source>
        <translation>奇偶归并排序</translation>
    </message>
    <message>
        <source>value.odd-even-transposition</source>
        <translation>奇偶换位</translation>
    </message>
    <message>
        <source>value.after-n</source>
        <translation>n 步之后</translation>
    </message>
    <message>
        <source>value.when-quiet</source>
        <translation>不再交换时</translation>
    </message>
    <message>
        <source>network.round</source>
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>network.even</source>
        <translation>偶数对</translation>
    </message>
    <message>
        <source>network.odd</source>
        <translation>奇数对</translation>
    </message>
    <message>
        <source>network.pair</source>
        <translation>每对一个工作项</translation>
    </message>
    <message>
        <source>network.layer</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>network.comparator</source>
        <translation>1 个比较器</translation>
    </message>
    <message>
        <source>network.comparators</source>
        <translation>%1 个比较器</translation>
    </message>
    <message>
        <source>zero-one.unit</source>
        <translation>每个输入一个工作项</translation>
    </message>
    <message>
        <source>mistake.one-quiet-phase</source>
        <translation>一遇到没有交换的步就停止</translation>
    </message>
    <message>
        <source>mistake.one-quiet-phase.lesson</source>
        <translation>没有交换的一步只看过相邻对中的一半。其余的对仍可能次序颠倒，因此必须偶数步和奇数步都没有交换。</translation>
    </message>
    <message>
        <source>mistake.one-phase-short</source>
        <translation>步数比键数少一</translation>
    </message>
    <message>
        <source>mistake.one-phase-short.lesson</source>
        <translation>一个键每步最多移动一个位置，而且第一步可能不动。n - 1 步之后，8 个键的 256 个 0-1 输入中有 3 个没有排好序。</translation>
    </message>
    <message>
        <source>algorithm.bitonic-work-group-sort</source>
        <translation>局部内存中的双调排序</translation>
    </message>
    <message>
        <source>network.stages</source>
        <translation>阶段 %1 至 %2</translation>
    </message>
    <message>
        <source>network.blocks</source>
        <translation>%1 个键的块</translation>
    </message>
    <message>
        <source>network.mirrored</source>
        <translation>镜像，在 %1 之内</translation>
    </message>
    <message>
        <source>network.distances</source>
        <translation>间距 %1 至 %2</translation>
    </message>
    <message>
        <source>network.stretch</source>
        <translation>每个键区间一个工作项</translation>
    </message>
    <message>
        <source>network.two-keys</source>
        <translation>每两个键一个工作项</translation>
    </message>
    <message>
        <source>mistake.colliding-slots</source>
        <translation>按书中印的位置</translation>
    </message>
    <message>
        <source>mistake.colliding-slots.lesson</source>
        <translation>书中让工作项 0 写局部内存的位置 0 和 1，工作项 t 写位置 t + 1 和 t + 2。于是从位置 3 起，两个工作项会写同一个位置，一对键就会与另一对的键比较。位置 2t 和 2t + 1 则只属于一个工作项。</translation>
    </message>
    <message>
        <source>value.fused</source>
        <translation>融合</translation>
    </message>
    <message>
        <source>value.stretches</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>value.one-group</source>
        <translation>一个工作组</translation>
    </message>
    <message>
        <source>value.many-groups</source>
        <translation>多个工作组</translation>
    </message>
    <message>
        <source>value.pairs</source>
        <translation>键对</translation>
    </message>
    <message>
        <source>value.index-value</source>
        <translation>下标与值</translation>
    </message>
    <message>
        <source>algorithm.bitonic-merge</source>
        <translation>双调归并</translation>
    </message>
    <message>
        <source>algorithm.odd-even-merge-recursive</source>
        <translation>奇偶归并排序，递归</translation>
    </message>
    <message>
        <source>network.split</source>
        <translation>第 %1 次分裂</translation>
    </message>
    <message>
        <source>merge.shuffle</source>
        <translation>洗牌 %1</translation>
    </message>
    <message>
        <source>merge.unshuffle</source>
        <translation>逆洗牌 %1</translation>
    </message>
    <message>
        <source>merge.key</source>
        <translation>每个键一个工作项</translation>
    </message>
    <message>
        <source>merge.pairs</source>
        <translation>比较各对</translation>
    </message>
    <message>
        <source>merge.neighbours</source>
        <translation>在 %1 内比较相邻键</translation>
    </message>
    <message>
        <source>parameter.splits</source>
        <translation>分裂</translation>
    </message>
    <message>
        <source>parameter.steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>value.one</source>
        <translation>一次</translation>
    </message>
    <message>
        <source>value.sort</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>value.unshuffle</source>
        <translation>逆洗牌</translation>
    </message>
    <message>
        <source>value.shuffle</source>
        <translation>洗牌</translation>
    </message>
    <message>
        <source>mistake.printed-loop</source>
        <translation>按书中印的最后一个循环</translation>
    </message>
    <message>
        <source>mistake.printed-loop.lesson</source>
        <translation>书中让最后一个循环从 l 开始，于是 0 与 1 比较，2 与 3 比较。但洗牌之后，恰恰是这些对已经正确；可能不正确的是 1 和 2、3 和 4。循环必须从 l + 1 开始：否则 16 个键的 65536 个 0-1 输入中有 65364 个没有排好序。</translation>
    </message>
    <message>
        <source>parameter.directions</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>algorithm.transpose</source>
        <translation>矩阵转置</translation>
    </message>
    <message>
        <source>family.Patterns</source>
        <translation>并行模式</translation>
    </message>
    <message>
        <source>parameter.columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>parameter.tile</source>
        <translation>分块</translation>
    </message>
    <message>
        <source>transpose.group</source>
        <translation>转置</translation>
    </message>
    <message>
        <source>transpose.naive</source>
        <translation>逐值</translation>
    </message>
    <message>
        <source>transpose.tiled</source>
        <translation>逐块</translation>
    </message>
    <message>
        <source>transpose.value</source>
        <translation>每个值一个工作项</translation>
    </message>
    <message>
        <source>transpose.tile</source>
        <translation>每个分块一个工作组</translation>
    </message>
    <message>
        <source>product.group</source>
        <translation>相乘</translation>
    </message>
    <message>
        <source>product.naive</source>
        <translation>从全局内存</translation>
    </message>
    <message>
        <source>product.tiled</source>
        <translation>逐块</translation>
    </message>
    <message>
        <source>product.registers</source>
        <translation>逐块，每个工作项多个和</translation>
    </message>
    <message>
        <source>product.sum</source>
        <translation>c 的每个值一个工作项</translation>
    </message>
    <message>
        <source>product.sums</source>
        <translation>每列和一个工作项</translation>
    </message>
    <message>
        <source>algorithm.matrix-product</source>
        <translation>矩阵乘法</translation>
    </message>
    <message>
        <source>parameter.rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>parameter.inner</source>
        <translation>内维</translation>
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
        <translation>乘积</translation>
    </message>
    <message>
        <source>mistake.product-barrier</source>
        <translation>下一个分块之前缺少屏障</translation>
    </message>
    <message>
        <source>mistake.product-barrier.lesson</source>
        <translation>做完一个分块的工作项把下一个分块取到它上面，而其他工作项还在相乘。它们加上的就成了另一个分块的乘积。</translation>
    </message>
    <message>
        <source>mistake.equal-rows</source>
        <translation>b 的分块各行相同</translation>
    </message>
    <message>
        <source>mistake.equal-rows.lesson</source>
        <translation>不论自己在哪一行，每个工作项都取 b 的分块的第一行：所有乘积用的都是 b 的同一行。</translation>
    </message>
    <message>
        <source>convolution.group</source>
        <translation>卷积</translation>
    </message>
    <message>
        <source>convolution.pixel</source>
        <translation>结果的每个像素一个工作项</translation>
    </message>
    <message>
        <source>convolution.global</source>
        <translation>从全局内存</translation>
    </message>
    <message>
        <source>convolution.constant</source>
        <translation>滤波器在常量内存中</translation>
    </message>
    <message>
        <source>convolution.tiled</source>
        <translation>逐块</translation>
    </message>
    <message>
        <source>convolution.rows</source>
        <translation>沿行</translation>
    </message>
    <message>
        <source>convolution.columns</source>
        <translation>沿列</translation>
    </message>
    <message>
        <source>algorithm.convolution</source>
        <translation>卷积</translation>
    </message>
    <message>
        <source>parameter.filter</source>
        <translation>滤波器</translation>
    </message>
    <message>
        <source>parameter.filter-size</source>
        <translation>滤波器边长</translation>
    </message>
    <message>
        <source>parameter.edges</source>
        <translation>边界之外</translation>
    </message>
    <message>
        <source>mistake.forgotten-clamp</source>
        <translation>边界外取了 0，本应取边界像素</translation>
    </message>
    <message>
        <source>mistake.forgotten-clamp.lesson</source>
        <translation>本来只应把滤波器移到常量内存，但新内核在边界外也取 0，而旧内核取最近的像素。整圈边界上的结果都不同，两者的时间也不再是同样工作的时间。</translation>
    </message>
    <message>
        <source>mistake.fifth-tap</source>
        <translation>每行四个权重却取五次</translation>
    </message>
    <message>
        <source>mistake.fifth-tap.lesson</source>
        <translation>循环从 -size/2 到 +size/2，两端都包含，这只适合边长为奇数的滤波器。对 4 × 4 个权重，它们取 5 × 5 个：一行的第五个是下一行的第一个，最后几个则在滤波器之后，最远到下标 20，而权重只有 16 个。这次运行在那里放了 0；在别处那里可能是任何值。</translation>
    </message>
    <message>
        <source>algorithm.n-body</source>
        <translation>n 体问题</translation>
    </message>
    <message>
        <source>parameter.softening</source>
        <translation>软化</translation>
    </message>
    <message>
        <source>parameter.step-count</source>
        <translation>时间步数</translation>
    </message>
    <message>
        <source>parameter.time-step</source>
        <translation>时间步长</translation>
    </message>
    <message>
        <source>bodies.group</source>
        <translation>时间步</translation>
    </message>
    <message>
        <source>bodies.step</source>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>bodies.body</source>
        <translation>每个物体一个工作项</translation>
    </message>
    <message>
        <source>work.interactions</source>
        <translation>相互作用</translation>
    </message>
    <message>
        <source>mistake.no-next-barrier</source>
        <translation>下一个分块之前没有屏障</translation>
    </message>
    <message>
        <source>mistake.no-next-barrier.lesson</source>
        <translation>一个工作项计入其分块的全部物体后，就取下一个分块的物体，而其他工作项还在读原来放在那里的物体。</translation>
    </message>
    <message>
        <source>algorithm.histogram</source>
        <translation>直方图</translation>
    </message>
    <message>
        <source>parameter.bins</source>
        <translation>桶数</translation>
    </message>
    <message>
        <source>parameter.width</source>
        <translation>桶宽</translation>
    </message>
    <message>
        <source>parameter.beyond</source>
        <translation>超出最后一个桶</translation>
    </message>
    <message>
        <source>parameter.merge</source>
        <translation>并入</translation>
    </message>
    <message>
        <source>histogram.group</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>histogram.global</source>
        <translation>计入公共桶</translation>
    </message>
    <message>
        <source>histogram.private</source>
        <translation>计入各工作组的桶</translation>
    </message>
    <message>
        <source>histogram.value</source>
        <translation>每个值一个工作项</translation>
    </message>
    <message>
        <source>histogram.values</source>
        <translation>每 %1 个值一个工作项</translation>
    </message>
    <message>
        <source>histogram.merge.group</source>
        <translation>并入</translation>
    </message>
    <message>
        <source>histogram.merge</source>
        <translation>各行相加</translation>
    </message>
    <message>
        <source>histogram.bin</source>
        <translation>每个桶一个工作项</translation>
    </message>
    <message>
        <source>mistake.no-merge-barrier</source>
        <translation>并入之前没有屏障</translation>
    </message>
    <message>
        <source>mistake.no-merge-barrier.lesson</source>
        <translation>一个工作项写出本组的一个桶时，其他工作项可能还在其中计数：此后计入的都会丢失。</translation>
    </message>
    <message>
        <source>mistake.plain-add</source>
        <translation>使用普通加法</translation>
    </message>
    <message>
        <source>mistake.plain-add.lesson</source>
        <translation>两个工作项读到同一个计数，各自加一后写回，两个值中就丢失了一个。原子操作的读和写一气呵成。</translation>
    </message>
    <message>
        <source>preset-note.own-data</source>
        <translation>文献在此没有给出数据；这个输入是我们自拟的。</translation>
    </message>
    <message>
        <source>preset-note.changed</source>
        <translation>这已不是文献原来的：%1。</translation>
    </message>
    <message>
        <source>preset-note.opencl-9.1</source>
        <translation>文献没有给出键，只说第四个比较器不交换：在全部 24 种次序中，只有 3, 2, 4, 1 恰好使它一个空闲。</translation>
    </message>
    <message>
        <source>preset-note.opencl-9.2</source>
        <translation>文献说比图 9.1 的五次比较多两次，那就是 7 次。这个网络是奇偶换位，与冒泡排序一样为 6 次；是否存在 7 次的网络，未经证实。</translation>
    </message>
    <message>
        <source>preset-note.opencl-0-1</source>
        <translation>文献只陈述原理，没有举例；键只说明有多少条线。图从线 0 起写出每个输入，缓冲区把它存为一个数，其第 i 位即线 i：最后剩下 0000、0001、0011、0111 和 1111，即 0、8、12、14 和 15。</translation>
    </message>
    <message>
        <source>preset-note.opencl-9.4</source>
        <translation>文献说一半的键小于另一半的键；有相等的键时，应为不大于。</translation>
    </message>
    <message>
        <source>preset-note.opencl-9.5</source>
        <translation>该图没有给出键；这里用图 9.6 的 16 个键。第 1、3、6 和 10 次启动之后，每 2、4、8 和 16 个键各成有序段。</translation>
    </message>
    <message>
        <source>preset-note.opencl-merge</source>
        <translation>文献印的最后一个循环从 l 开始，而在一处说明中写 l + 1，后者才正确：从 l 开始时，16 个键的 65536 个 0-1 输入中有 65364 个没有排好序。文献没有印出完整的排序。</translation>
    </message>
    <message>
        <source>preset-note.opencl-9.7</source>
        <translation>191 个比较器，分 15 列：16、16、8、16、8、12、16、8、12、14、16、8、12、14 和 15。文献称它为双调，其实是 Batcher 的奇偶归并排序。</translation>
    </message>
    <message>
        <source>preset-note.opencl-9.8</source>
        <translation>着色部分是一个阶段的归并。最后一个阶段归并长为 N/2 的有序段，因此 p 止于 N/2，而不是文献所说的 N。</translation>
    </message>
    <message>
        <source>preset-note.opencl-9.9</source>
        <translation>文献从 0 起编号的阶段 3，在这里是阶段 4：长 16 的有序段，各由 8 个工作项排序。其注释说块为 2^sameDirectionBlockWidth；其实宽度本身就是 2^stage。</translation>
    </message>
    <message>
        <source>preset-note.opencl-9.10</source>
        <translation>书中说“1600 万”个键有 24 个阶段；指的是 2^24 = 16,777,216 个键（24 个阶段，300 次启动）。时间线的每一段是一次启动：前一次结束后，主机才发起下一次。</translation>
    </message>
    <message>
        <source>preset-note.opencl-9.12</source>
        <translation>文献让工作项 0 写位置 0 和 1，其他工作项 t 写位置 t + 1 和 t + 2：有 8 个工作项时，位置 3 到 8 各有两个工作项写。这里工作项 t 写位置 2t 和 2t + 1。</translation>
    </message>
    <message>
        <source>preset-note.opencl-9.13</source>
        <translation>文献的循环到 1024，而正确的是 256，因此会到达 1024 个位置中的第 4095 个。工作项 0 独自写所有键，其他工作项等待。</translation>
    </message>
    <message>
        <source>preset-note.opencl-sort-of-8</source>
        <translation>第 1 次启动得到长 2 的有序段，第 2、3 次得到长 4 的，第 4 到 6 次把 4 个与 4 个归并。键是我们自拟的。</translation>
    </message>
    <message>
        <source>preset-note.opencl-msd</source>
        <translation>文献的代码以 1 + count[i] 递归，本意是 lhs + count[i]；而且没有表示词尾的符号：这里用 0，它排在最前。</translation>
    </message>
    <message>
        <source>preset-note.opencl-stable</source>
        <translation>每个键都带着自己的位置。文献为六个键声明了长为五的数组。</translation>
    </message>
    <message>
        <source>preset-note.opencl-decimal</source>
        <translation>按十位和按百位之后，44565 的位置都不对。文献把最后三位各说大了十倍。</translation>
    </message>
    <message>
        <source>preset-note.opencl-10.11</source>
        <translation>文献的表每行统计 256 个键，每块 64 行；这里是 4 个键和 2 行。其工作组在局部内存中存 64 × 256 个 16 位的偏移，共 32,768 字节；这里是 2 × 256 个 32 位的，共 2,048 字节。</translation>
    </message>
    <message>
        <source>preset-note.opencl-vector</source>
        <translation>正文说桶的起点统计的是较大的数位；其实统计的是较小的。其中的 2r 表示 2 的 r 次方。</translation>
    </message>
    <message>
        <source>preset-note.opencl-10.4</source>
        <translation>文献起初说，可结合的运算符以任何次序都得到相同结果；其实需要可交换，正如它在此图处所说。</translation>
    </message>
    <message>
        <source>preset-note.opencl-reduce0</source>
        <translation>文献的工作组有 256 个工作项，第一轮有 128 个做加法，然后是 64 个：0, 2, 4, …, 254，然后 0, 4, 8, 12, …, 252。这里为 16 个，以便全部看到：先是 8 个做加法，然后 4 个。</translation>
    </message>
    <message>
        <source>preset-note.opencl-10.5</source>
        <translation>文献印的条件是 k &gt;= 2^j；那样结果会是 3, 1, 8, 7, 12, 12, 11, 14。</translation>
    </message>
    <message>
        <source>preset-note.opencl-10.10</source>
        <translation>文献有一行印作 temp + k[x + 3]；应为 temp + x[k + 3]。</translation>
    </message>
    <message>
        <source>preset-note.opencl-sums</source>
        <translation>62 + 44 是 106，而 108 + 15 应为 123。文献的伪代码加的是 in[i + 1]：它丢掉第一个数，给出 23, 67, 82, 168，然后读到末尾之外；用 --set mistake=printed-index 可运行它。</translation>
    </message>
    <message>
        <source>preset-note.opencl-left</source>
        <translation>该运算符把词连接起来，使每个结果都显示出由什么得来：ab、abc、abcd。键是我们自拟的。</translation>
    </message>
    <message>
        <source>preset-note.opencl-pairs</source>
        <translation>该运算符把词连接起来：一步得到 ab 和 cd，下一步得到 abcd。可结合的运算符用哪种方式结果都相同。键是我们自拟的。</translation>
    </message>
    <message>
        <source>preset-note.opencl-10.5-printed</source>
        <translation>条件应为 k &gt;= 2^(j - 1)：否则位置 1 永远得不到其左边的值。正确结果是 3, 4, 11, 11, 15, 16, 22, 25。键是我们自拟的。</translation>
    </message>
    <message>
        <source>preset-note.opencl-sums-printed</source>
        <translation>文献的伪代码加的是 in[i + 1]：第一个数不在任何和中，最后一个和会读到末尾之外（这里略去）。正确结果是 39, 62, 106, 121, 207。</translation>
    </message>
    <message>
        <source>preset-note.algorithms-lsd</source>
        <translation>文献中这种排序只接受等长的词，而这样的词从左边排序。这里把已结束的词视为最小，因此任意长度的词也可以从右边排序。</translation>
    </message>
    <message>
        <source>preset-note.pmpp-13.3</source>
        <translation>图中的一个内核在这里是三次启动：没有屏障能拦住整个网格。其位置 0, 8, 1, 9, 10, 2, … 构成 14 段连续位置。</translation>
    </message>
    <message>
        <source>preset-note.pmpp-13.5</source>
        <translation>8 段连续位置，而图 13.2 有 14 段。</translation>
    </message>
    <message>
        <source>preset-note.pmpp-13.7</source>
        <translation>第一趟有 16 段连续位置。</translation>
    </message>
    <message>
        <source>preset-note.pmpp-13.8</source>
        <translation>14 段连续位置；块内不排序则为 16 段。</translation>
    </message>
    <message>
        <source>preset-note.pmpp-13.10</source>
        <translation>2 个各含 8 个键的块：8 段连续位置；4 个各含 4 个键的块（图 13.8）有 14 段，块内不排序则有 16 段。</translation>
    </message>
    <message>
        <source>preset-note.pmpp-13-pairs</source>
        <translation>文献称这一次序为非递减，却印作 (30, 150), (32, 80), (29, 80), (22, 45)，恰好相反。这里收入在前：它是键。</translation>
    </message>
    <message>
        <source>preset-note.pmpp-13-cascade</source>
        <translation>文献没有给出先后两次排序的键；这里是它的四个人，再加两个。若第二次排序不稳定，收入为 80 的人就不再按年龄的次序。</translation>
    </message>
    <message>
        <source>preset-note.pmpp-13.11</source>
        <translation>图中的一个块在这里是一个工作项：8 个工作项各在每一层归并 4 个键。最后一次启动之后，所有层都在一幅图中。</translation>
    </message>
    <message>
        <source>preset-note.pmpp-13-sample</source>
        <translation>桶 k 的键大于任何 j &lt; k 的桶 j 的键，且小于任何 k &lt; j&apos; 的桶 j&apos; 的键；文献只印了 j &lt; k。相等的键会破坏这一点：这里用它们的位置来区分。</translation>
    </message>
    <message>
        <source>preset-note.cuda-radix</source>
        <translation>按位 1 之后以及最后，文献所印的键与此不同。</translation>
    </message>
    <message>
        <source>preset-note.cuda-radix-table</source>
        <translation>文献把四个键的前缀印作 2, 0, 2, 2；4 的该位为 0，因此应为 2, 0, 0, 2。加上偏移 0, 0, 1, 1，各键到 2, 0, 1, 3。</translation>
    </message>
    <message>
        <source>preset-note.cuda-radix-warp</source>
        <translation>文献把没有键的通道计为 0：四个键会到 30, 0, 1, 31。</translation>
    </message>
    <message>
        <source>preset-note.cuda-scan</source>
        <translation>文献称它为 Blelloch 扫描；它不清空根，是 Brent 和 Kung 的包含式扫描。</translation>
    </message>
    <message>
        <source>preset-note.cuda-split</source>
        <translation>文献称之为拆分（split）；在别处，拆分指稳定划分。</translation>
    </message>
    <message>
        <source>preset-note.cuda-quicksort</source>
        <translation>在 CUDA 中，内核自己启动子内核。OpenCL 1.2 没有这种启动：由主机读段的列表并启动它们。文献把启动印在划分的循环之内；它们应在循环之后。</translation>
    </message>
    <message>
        <source>preset-note.cuda-selection-sort</source>
        <translation>文献把界限命名为 INSERTION_SORT，却用选择排序；它说少于 32 个键，而代码最多接受 33 个。</translation>
    </message>
    <message>
        <source>preset-note.cuda-histogram</source>
        <translation>文献把一幅图像计入 256 个桶，没有给出键；这里是 64 个值、8 个桶，以便全部看到。</translation>
    </message>
    <message>
        <source>preset-note.cuda-histogram-private</source>
        <translation>文献有 256 个桶，没有给出键，并且写出每个块的直方图而无人合并。这里每个工作组把自己的桶加到公共桶上。</translation>
    </message>
    <message>
        <source>preset-note.cuda-sgemm</source>
        <translation>c 的每个值要从全局内存取 2K = 8 次，一个工作项取的，其相邻的工作项又取一遍。文献用性能分析器说明这一点，数字只在图片中；这里的值是我们自拟的。</translation>
    </message>
    <message>
        <source>preset-note.cuda-sgemm-v2</source>
        <translation>分块为 2 × 2 时，c 的每个值从全局内存取 2K / 2 = 4 次，而不是 8 次。文献在乘积之后没有印屏障；没有它，下一个分块可能覆盖仍需要的值。这里的值是我们自拟的。</translation>
    </message>
    <message>
        <source>preset-note.cuda-sgemm-printed</source>
        <translation>文献取的是 B[k * N + bid_x + tid_x]，缺少 tid_y：b 的一个分块的各行都是其第一行。应为 B[(k + tid_y) * N + bid_x + tid_x]。这里第一个值是 3；正确的是 8。这里的值是我们自拟的。</translation>
    </message>
    <message>
        <source>preset-note.cuda-convolution</source>
        <translation>文献画了一个窗口，没有印出值；这幅图像是我们自拟的。边界外取最近的像素，所有内核相同；文献的第二个内核在那里不加说明地取 0。</translation>
    </message>
    <message>
        <source>preset-note.cuda-halo</source>
        <translation>6 × 6 个工作项和 3 × 3 的滤波器需要 8 × 8 的分块，分 2 × 2 批。文献分配得更多，而且当块恰好整除分块时多做一批。图像是我们自拟的。</translation>
    </message>
    <message>
        <source>preset-note.cuda-bodies</source>
        <translation>文献有 4,096 个物体，分块为 256：取物体 65,536 次，而不是 16,777,216 次。这里为 16 和 4，以便全部看到：64 次，而不是 240 次。位置是我们自拟的；文献没有印出力，其随机位置全为 -1。</translation>
    </message>
    <message>
        <source>preset-note.pmpp-sausage</source>
        <translation>每个前缀和就是一份订单的切口位置，因此所有切口可以同时切。</translation>
    </message>
    <message>
        <source>preset-note.pmpp-11.4</source>
        <translation>文献的图注称它为包含式内核。</translation>
    </message>
    <message>
        <source>preset-note.pmpp-11.5</source>
        <translation>正文在最后一层漏了位置 14，其小结计为 2N - 3 次加法：其实是 2N - 2 - log2 N 次，这里为 26。</translation>
    </message>
    <message>
        <source>preset-note.pmpp-11.8</source>
        <translation>最后四个值不在正文中；这里的四个值与其和 11 相符。</translation>
    </message>
    <message>
        <source>preset-note.pmpp-domino</source>
        <translation>最后四个值不在正文中；这里的四个值与其和 11 相符。</translation>
    </message>
    <message>
        <source>preset-note.pmpp-11.10</source>
        <translation>正文把第一个和加到 Y[0] 到 Y[3]；应加到 Y[4] 到 Y[7]。最后四个值不在正文中；这里的四个值与其和 11 相符。</translation>
    </message>
    <message>
        <source>preset-note.pmpp-early-store</source>
        <translation>文献把 XY[6] 印作 2·x1 + 2·x2 + x3 + x4 + x5 + x6；缺少 x0。这里它是 27，加上 x0 为 30，而正确的是 22。在设备上任何次序都可能出现；这个预设按文献的次序运行。键是我们自拟的。</translation>
    </message>
    <message>
        <source>preset-note.pmpp-naive</source>
        <translation>n·(n − 1) / 2 次加法，16 个值为 120 次，而单独一个工作项只做 15 次；最后一个输出所需的步数与那个工作项相同。1,024 个值则为 523,776 次。键是我们自拟的。</translation>
    </message>
    <message>
        <source>preset-note.transpose-naive</source>
        <translation>这里的值是我们自拟的。</translation>
    </message>
    <message>
        <source>preset-note.transpose-tiled</source>
        <translation>这里的值是我们自拟的。</translation>
    </message>
</context>
</TS>
