<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en_US">
<context>
    <name>picture</name>
    <message>
        <source>pad</source>
        <translation>填充值</translation>
    </message>
    <message>
        <source>bars × %1</source>
        <translation>条长 × %1</translation>
    </message>
    <message>
        <source>next launch</source>
        <translation>下次启动</translation>
    </message>
    <message>
        <source>before this launch</source>
        <translation>本次启动前</translation>
    </message>
    <message>
        <source>after this launch</source>
        <translation>本次启动后</translation>
    </message>
    <message numerus="yes">
        <source> %1 places apart</source>
        <translation>
            <numerusform> 相距 %1 个位置</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 values</source>
        <translation>
            <numerusform>%1 个值</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keys</source>
        <translation>
            <numerusform>%1 个键</numerusform>
        </translation>
    </message>
    <message>
        <source> is its own prefix: there is nothing to combine.</source>
        <translation> 就是自身的前缀：无需合并。</translation>
    </message>
    <message>
        <source> is sorted already: there is nothing to do.</source>
        <translation> 已排好序：无需处理。</translation>
    </message>
    <message numerus="yes">
        <source> as they were given: </source>
        <translation>
            <numerusform> 按给定的次序： </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 launches</source>
        <translation>
            <numerusform>%1 次启动</numerusform>
        </translation>
    </message>
    <message>
        <source> will work out every prefix.</source>
        <translation> 将算出所有前缀。</translation>
    </message>
    <message>
        <source> will sort them.</source>
        <translation> 将其排好序。</translation>
    </message>
    <message>
        <source>Every position holds </source>
        <translation>每个位置都存有 </translation>
    </message>
    <message>
        <source>its prefix</source>
        <translation>它的前缀</translation>
    </message>
    <message>
        <source>: it took %1 and %2.</source>
        <translation>：共 %1、%2。</translation>
    </message>
    <message numerus="yes">
        <source>%1 combinations</source>
        <translation>
            <numerusform>%1 次合并</numerusform>
        </translation>
    </message>
    <message>
        <source>The keys are </source>
        <translation>这些键 </translation>
    </message>
    <message>
        <source>sorted, largest first</source>
        <translation>已按降序排好</translation>
    </message>
    <message>
        <source>sorted, smallest first</source>
        <translation>已按升序排好</translation>
    </message>
    <message>
        <source> to the next free slot of its digit; equal digits keep their order.</source>
        <translation> 其数位的下一个空闲位置；数位相同的键保持原有次序。</translation>
    </message>
    <message numerus="yes">
        <source>%1 comparators</source>
        <translation>
            <numerusform>%1 个比较器</numerusform>
        </translation>
    </message>
    <message>
        <source>: it took %1.</source>
        <translation>：共 %1。</translation>
    </message>
    <message numerus="yes">
        <source>, each on 2 lanes%1</source>
        <translation>
            <numerusform>，各作用于 2 条线%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, each on 2 keys%1</source>
        <translation>
            <numerusform>，各作用于 2 个键%1</numerusform>
        </translation>
    </message>
    <message>
        <source>; %1 of the lanes hold pads.</source>
        <translation>；其中 %1 条线为填充值。</translation>
    </message>
    <message>
        <source> and </source>
        <translation> 和 </translation>
    </message>
    <message numerus="yes">
        <source>%1 stay</source>
        <translation>
            <numerusform>%1 对不动</numerusform>
        </translation>
    </message>
    <message>
        <source> to the next free slot of its digit, %1; equal digits keep their order.</source>
        <translation> 其数位（%1）的下一个空闲位置；数位相同的键保持原有次序。</translation>
    </message>
    <message>
        <source>: each goes</source>
        <translation>：每个键放到</translation>
    </message>
    <message numerus="yes">
        <source>%1 keys change place</source>
        <translation>
            <numerusform>%1 个键改变位置</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keys stay</source>
        <translation>
            <numerusform>%1 个键不动</numerusform>
        </translation>
    </message>
    <message>
        <source>: each key goes</source>
        <translation>：每个键放到</translation>
    </message>
    <message numerus="yes">
        <source> are counted by the digit in %1.</source>
        <translation>
            <numerusform> 按 %1 的数位计数。</numerusform>
        </translation>
    </message>
    <message>
        <source>A scan of the counts tells where the keys of each digit start.</source>
        <translation>对计数做扫描，得出每个数位的键从何处开始。</translation>
    </message>
    <message numerus="yes">
        <source>%1 work-items combine</source>
        <translation>
            <numerusform>%1 个工作项各合并</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> 2 values each,%1.</source>
        <translation>
            <numerusform> 2 个值，%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 places</source>
        <translation>
            <numerusform>%1 个位置</numerusform>
        </translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>distance %1</source>
        <translation>间距 %1</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>the brighter, the more elements</source>
        <translation>越亮，元素越多</translation>
    </message>
    <message>
        <source>the darker, the more elements</source>
        <translation>越暗，元素越多</translation>
    </message>
    <message>
        <source>hue: digit in this pass; the brighter, the more keys</source>
        <translation>颜色：本趟的数位；越亮，键越多</translation>
    </message>
    <message>
        <source>hue: digit in this pass; the darker, the more keys</source>
        <translation>颜色：本趟的数位；越暗，键越多</translation>
    </message>
    <message numerus="yes">
        <source>; %1 lanes hold pads and stay empty</source>
        <translation>
            <numerusform>；%1 条线为填充值，留空</numerusform>
        </translation>
    </message>
    <message>
        <source>bright: many</source>
        <translation>亮：多</translation>
    </message>
    <message>
        <source>dark: many</source>
        <translation>暗：多</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>交换</translation>
    </message>
    <message>
        <source>change place</source>
        <translation>改变位置</translation>
    </message>
    <message>
        <source>both keys move</source>
        <translation>两个键都移动</translation>
    </message>
    <message>
        <source>both keys change wires</source>
        <translation>两个键互换线</translation>
    </message>
    <message>
        <source>to the slot of the digit</source>
        <translation>放到数位的位置</translation>
    </message>
    <message>
        <source>stay</source>
        <translation>不动</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>to another wire</source>
        <translation>到另一条线</translation>
    </message>
    <message>
        <source>on its wire</source>
        <translation>留在原线</translation>
    </message>
    <message>
        <source>already in order</source>
        <translation>已经有序</translation>
    </message>
    <message>
        <source>in its slot already</source>
        <translation>已在其位置</translation>
    </message>
    <message>
        <source>combine</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>written in this launch</source>
        <translation>本次启动所写</translation>
    </message>
    <message>
        <source>untouched</source>
        <translation>未触及</translation>
    </message>
    <message numerus="yes">
        <source> wait: </source>
        <translation>
            <numerusform> 待排序： </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 passes</source>
        <translation>
            <numerusform>%1 趟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bits</source>
        <translation>
            <numerusform>%1 位</numerusform>
        </translation>
    </message>
    <message>
        <source>Every key raises the counter of its digit, %1, in its own block: </source>
        <translation>每个键使本块中其数位（%1）的计数器加 1： </translation>
    </message>
    <message numerus="yes">
        <source> are counted, and </source>
        <translation>
            <numerusform> 已计数； </numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 digits</source>
        <translation>%2 种数位中有 %1 种</translation>
    </message>
    <message numerus="yes">
        <source> occur.</source>
        <translation>
            <numerusform> 出现。</numerusform>
        </translation>
    </message>
    <message>
        <source>Exclusive scan%1: each of the </source>
        <translation>排除式扫描%1： </translation>
    </message>
    <message numerus="yes">
        <source>%1 work-items add up a part of the table each</source>
        <translation>
            <numerusform>%1 个工作项各累加表的一部分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 starts</source>
        <translation>
            <numerusform>%1 个起点</numerusform>
        </translation>
    </message>
    <message>
        <source> is the sum of all counts before its own, read along each row, then down.</source>
        <translation> 各为其之前所有计数之和，先逐行向右、再向下读。</translation>
    </message>
    <message>
        <source>Each key goes to the next free slot of its bucket, </source>
        <translation>每个键放到其桶的下一个空闲位置，即 </translation>
    </message>
    <message>
        <source>the start found by the scan</source>
        <translation>扫描得出的起点</translation>
    </message>
    <message>
        <source> plus the number of </source>
        <translation> 加上 </translation>
    </message>
    <message>
        <source>equal digits before it</source>
        <translation>在它之前的相同数位的个数</translation>
    </message>
    <message>
        <source> in its own block: </source>
        <translation> （只计本块）： </translation>
    </message>
    <message>
        <source>loading</source>
        <translation>加载中</translation>
    </message>
    <message>
        <source>all others have finished</source>
        <translation>其余均已完成</translation>
    </message>
    <message>
        <source>; </source>
        <translation>； </translation>
    </message>
    <message>
        <source>the keys are sorted</source>
        <translation>键已排好序</translation>
    </message>
    <message>
        <source>the key is sorted</source>
        <translation>键已排好序</translation>
    </message>
    <message>
        <source>keys in</source>
        <translation>输入键</translation>
    </message>
    <message>
        <source>keys out</source>
        <translation>输出键</translation>
    </message>
    <message>
        <source>slots</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>digit %1</source>
        <translation>数位 %1</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>of block %1, digit</source>
        <translation>属于块 %1，数位</translation>
    </message>
    <message>
        <source>start</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>+ %1 before it in the block = slot</source>
        <translation>+ 块内在它之前的 %1 个 = 位置</translation>
    </message>
    <message>
        <source>its counter goes from</source>
        <translation>其计数器由</translation>
    </message>
    <message>
        <source>to</source>
        <translation>变为</translation>
    </message>
    <message>
        <source>Work-item %1 writes</source>
        <translation>工作项 %1 写</translation>
    </message>
    <message>
        <source>: the counts before it, along each row, then down.</source>
        <translation>：在它之前的计数，先逐行向右、再向下。</translation>
    </message>
    <message numerus="yes">
        <source>: the counts before it in its block.</source>
        <translation>
            <numerusform>：本块中在它之前的计数。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stretch %1</source>
        <translation>区间 %1</translation>
    </message>
    <message>
        <source>stretch</source>
        <translation>区间</translation>
    </message>
    <message numerus="yes">
        <source>%1 work-items add up a row each</source>
        <translation>
            <numerusform>%1 个工作项各累加一行</numerusform>
        </translation>
    </message>
    <message>
        <source>; the rows&apos; sums are scanned%1; then each work-item goes along its row, start by start: each of the </source>
        <translation>；再扫描各行之和%1；然后每个工作项沿本行逐个求出起点： </translation>
    </message>
    <message>
        <source>: the counts before it in its tile.</source>
        <translation>：本分块中在它之前的计数。</translation>
    </message>
    <message>
        <source>: the counts before it.</source>
        <translation>：在它之前的计数。</translation>
    </message>
    <message>
        <source>: what stood there and what comes before its tile.</source>
        <translation>：原有的值，与本分块之前的值。</translation>
    </message>
    <message>
        <source>tiles&apos; sums</source>
        <translation>分块之和</translation>
    </message>
    <message>
        <source>before each tile</source>
        <translation>各分块之前</translation>
    </message>
    <message>
        <source>: the totals before it, down the column.</source>
        <translation>：本列中在它之前的总数。</translation>
    </message>
    <message>
        <source>: the sums of its row.</source>
        <translation>：本行的各个和。</translation>
    </message>
    <message>
        <source>: what stood there and the base of its row.</source>
        <translation>：原有的值，与本行的基址。</translation>
    </message>
    <message>
        <source>: what stood there and what comes before its block.</source>
        <translation>：原有的值，与本块之前的值。</translation>
    </message>
    <message>
        <source>The deeper the tint, the more keys are counted; the starts have no room here.</source>
        <translation>颜色越深，计得的键越多；此处放不下起点。</translation>
    </message>
    <message>
        <source>In each cell its count: the deeper the tint, the more keys.</source>
        <translation>格中为计数：颜色越深，键越多。</translation>
    </message>
    <message>
        <source>In each cell its start: the deeper the tint, the more keys are counted.</source>
        <translation>格中为起点：颜色越深，计得的键越多。</translation>
    </message>
    <message>
        <source>The deeper the tint, the more keys.</source>
        <translation>颜色越深，键越多。</translation>
    </message>
    <message>
        <source>Counts; a deeper tint means more keys.</source>
        <translation>计数；颜色越深，键越多。</translation>
    </message>
    <message>
        <source>Starts; a deeper tint means more keys.</source>
        <translation>起点；颜色越深，键越多。</translation>
    </message>
    <message>
        <source>; the parts&apos; sums are scanned%1; then each work-item goes along its part, start by start: each of the </source>
        <translation>；再扫描各部分之和%1；然后每个工作项沿自己的部分逐个求出起点： </translation>
    </message>
    <message>
        <source>The starts are the exclusive scan of the counts, read like text: along each row, then down.</source>
        <translation>起点是计数的排除式扫描，像读文章一样：先逐行向右，再向下。</translation>
    </message>
    <message>
        <source>No room here for the totals and the bases.</source>
        <translation>此处放不下总数和基址。</translation>
    </message>
    <message>
        <source>No room here for the sums before and the totals.</source>
        <translation>此处放不下之前的和与总数。</translation>
    </message>
    <message>
        <source>No room here for the sums before.</source>
        <translation>此处放不下之前的和。</translation>
    </message>
    <message>
        <source>No room here for the sums of the blocks.</source>
        <translation>此处放不下各块之和。</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>加</translation>
    </message>
    <message>
        <source>count</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>bit %1</source>
        <translation>位 %1</translation>
    </message>
    <message>
        <source>bits %1..%2</source>
        <translation>位 %1..%2</translation>
    </message>
    <message>
        <source>histogram</source>
        <translation>直方图</translation>
    </message>
    <message>
        <source>scan</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>scatter</source>
        <translation>散写</translation>
    </message>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Block %1</source>
        <translation>块 %1</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>键 %1</translation>
    </message>
    <message>
        <source>keys %1–%2</source>
        <translation>键 %1–%2</translation>
    </message>
    <message>
        <source>block</source>
        <translation>块</translation>
    </message>
    <message>
        <source>digit</source>
        <translation>数位</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>最小值</translation>
    </message>
    <message>
        <source>composition</source>
        <translation>复合</translation>
    </message>
    <message>
        <source>product</source>
        <translation>乘积</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>和</translation>
    </message>
    <message>
        <source>keeps the larger of its value and the value</source>
        <translation>取较大者</translation>
    </message>
    <message>
        <source>keep the larger of their value and the value</source>
        <translation>取较大者</translation>
    </message>
    <message>
        <source>keeps the smaller of its value and the value</source>
        <translation>取较小者</translation>
    </message>
    <message>
        <source>keep the smaller of their value and the value</source>
        <translation>取较小者</translation>
    </message>
    <message>
        <source>composes its map with the map</source>
        <translation>复合</translation>
    </message>
    <message>
        <source>compose their map with the map</source>
        <translation>复合</translation>
    </message>
    <message>
        <source>multiplies its value by the value</source>
        <translation>相乘</translation>
    </message>
    <message>
        <source>multiply their value by the value</source>
        <translation>相乘</translation>
    </message>
    <message>
        <source>joins its text to the text</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>join their text to the text</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>adds the value</source>
        <translation>相加</translation>
    </message>
    <message>
        <source>add the value</source>
        <translation>相加</translation>
    </message>
    <message>
        <source>A single value is its own %1: </source>
        <translation>单个值就是它自身的%1： </translation>
    </message>
    <message>
        <source>the prefix is finished</source>
        <translation>前缀已完成</translation>
    </message>
    <message>
        <source> and nothing is launched.</source>
        <translation> 无需启动内核。</translation>
    </message>
    <message>
        <source>position 0 is finished</source>
        <translation>位置 0 一开始就</translation>
    </message>
    <message>
        <source> from the start.</source>
        <translation> 已完成。</translation>
    </message>
    <message>
        <source>In the up-sweep, </source>
        <translation>上扫中， </translation>
    </message>
    <message>
        <source>In the down-sweep, </source>
        <translation>下扫中， </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions</source>
        <translation>
            <numerusform>%1 个位置</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> %1 %2 to their left; </source>
        <translation>
            <numerusform> 读其左侧 %2处的值，%1; </numerusform>
        </translation>
    </message>
    <message>
        <source>no position changes; </source>
        <translation>没有位置改变； </translation>
    </message>
    <message numerus="yes">
        <source> (%1 of them take in only the identity and are not drawn)</source>
        <translation>
            <numerusform> （其中 %1 次只并入单位元，未画出）</numerusform>
        </translation>
    </message>
    <message>
        <source> (%1 and %2 of them in the pads, not drawn)</source>
        <translation> （其中 %1 次和 %2 次在填充位，未画出）</translation>
    </message>
    <message>
        <source> (%1 of them in the pads, not drawn)</source>
        <translation> （其中 %1 次在填充位，未画出）</translation>
    </message>
    <message numerus="yes">
        <source>%1 pads</source>
        <translation>
            <numerusform>%1 个填充位</numerusform>
        </translation>
    </message>
    <message>
        <source>both exclusive prefixes</source>
        <translation>两个排除式前缀</translation>
    </message>
    <message>
        <source>finished: all values before it</source>
        <translation>已完成：其前所有值</translation>
    </message>
    <message numerus="yes">
        <source> %1 from farther left; </source>
        <translation>
            <numerusform> 读更左侧的值，%1; </numerusform>
        </translation>
    </message>
    <message>
        <source>both prefixes</source>
        <translation>两个前缀</translation>
    </message>
    <message>
        <source>all %1 prefixes</source>
        <translation>全部 %1 个前缀</translation>
    </message>
    <message>
        <source>all %1 inclusive prefixes</source>
        <translation>全部 %1 个包含式前缀</translation>
    </message>
    <message>
        <source>all %1 exclusive prefixes</source>
        <translation>全部 %1 个排除式前缀</translation>
    </message>
    <message>
        <source>%1 of %2 inclusive prefixes</source>
        <translation>%2 个包含式前缀中的 %1 个</translation>
    </message>
    <message>
        <source>%1 of %2 exclusive prefixes</source>
        <translation>%2 个排除式前缀中的 %1 个</translation>
    </message>
    <message>
        <source>%1 of %2 prefixes</source>
        <translation>%2 个前缀中的 %1 个</translation>
    </message>
    <message numerus="yes">
        <source> are finished.</source>
        <translation>
            <numerusform> 已完成。</numerusform>
        </translation>
    </message>
    <message>
        <source>max: the larger of two</source>
        <translation>max：取两者中较大者</translation>
    </message>
    <message>
        <source>min: the smaller of two</source>
        <translation>min：取两者中较小者</translation>
    </message>
    <message>
        <source>one composition</source>
        <translation>一次复合</translation>
    </message>
    <message>
        <source>one multiplication</source>
        <translation>一次乘法</translation>
    </message>
    <message>
        <source>two texts joined</source>
        <translation>连接两段文本</translation>
    </message>
    <message>
        <source>one addition</source>
        <translation>一次加法</translation>
    </message>
    <message numerus="yes">
        <source>… %1 launches</source>
        <translation>
            <numerusform>… %1 次启动</numerusform>
        </translation>
    </message>
    <message>
        <source>Work-item %1, position %2: %3 %4 %5</source>
        <translation>工作项 %1，位置 %2：%3 %4 %5</translation>
    </message>
    <message>
        <source>partial sum</source>
        <translation>部分和</translation>
    </message>
    <message>
        <source>partial result</source>
        <translation>部分结果</translation>
    </message>
    <message>
        <source>finished prefix</source>
        <translation>完成的前缀</translation>
    </message>
    <message>
        <source>later</source>
        <translation>稍后</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>keys move</source>
        <translation>键移动</translation>
    </message>
    <message>
        <source>in order</source>
        <translation>有序</translation>
    </message>
    <message>
        <source>no key, sorts last</source>
        <translation>无键，排在最后</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>无键</translation>
    </message>
    <message>
        <source>the smaller key leaves at the arrowhead</source>
        <translation>较小的键从箭头端输出</translation>
    </message>
    <message>
        <source>the larger key leaves at the arrowhead</source>
        <translation>较大的键从箭头端输出</translation>
    </message>
    <message>
        <source>smaller key at the head</source>
        <translation>较小键在箭头端</translation>
    </message>
    <message>
        <source>larger key at the head</source>
        <translation>较大键在箭头端</translation>
    </message>
    <message>
        <source>smaller key</source>
        <translation>较小键</translation>
    </message>
    <message>
        <source>larger key</source>
        <translation>较大键</translation>
    </message>
    <message>
        <source>bar length is the key</source>
        <translation>条长表示键</translation>
    </message>
    <message>
        <source>length: key</source>
        <translation>长度：键</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>阶段 %1</translation>
    </message>
    <message>
        <source>runs of %1</source>
        <translation>段长 %1</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>间距</translation>
    </message>
    <message>
        <source>ascends</source>
        <translation>升序</translation>
    </message>
    <message>
        <source>descends</source>
        <translation>降序</translation>
    </message>
    <message>
        <source>after</source>
        <translation>之后</translation>
    </message>
    <message numerus="yes">
        <source> because they are already in order</source>
        <translation>
            <numerusform> 因为已经有序</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>另外 %1 个</translation>
    </message>
    <message numerus="yes">
        <source>%1 more pairs hold a pad</source>
        <translation>
            <numerusform>另有 %1 对含填充值</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs hold a pad</source>
        <translation>
            <numerusform>%1 对含填充值</numerusform>
        </translation>
    </message>
    <message>
        <source>, and now every block of %1 wires has its smaller keys in one half and its larger ones in the other</source>
        <translation>，至此每个 %1 条线的块中，较小的键在一半，较大的键在另一半</translation>
    </message>
    <message>
        <source>, and now no key of the upper half (up to %1) is larger than one of the lower half (from %2)</source>
        <translation>，至此上半部分的键（最大 %1）都不大于下半部分的键（最小 %2）</translation>
    </message>
    <message>
        <source>, and now no key of the lower half (up to %1) is larger than one of the upper half (from %2)</source>
        <translation>，至此下半部分的键（最大 %1）都不大于上半部分的键（最小 %2）</translation>
    </message>
    <message>
        <source>; both halves are bitonic</source>
        <translation>；两半都是双调的</translation>
    </message>
    <message>
        <source>, and now all keys are in order</source>
        <translation>，至此所有键都已有序</translation>
    </message>
    <message>
        <source>, and now every run of %1 keys is in order, alternately up and down</source>
        <translation>，至此每 %1 个键为一个有序段，升序与降序交替</translation>
    </message>
    <message>
        <source>, and now every run of %1 keys is in order</source>
        <translation>，至此每 %1 个键为一个有序段</translation>
    </message>
    <message numerus="yes">
        <source>, and still %1 of the %2 pairs of neighbours are in order</source>
        <translation>
            <numerusform>，%2 对相邻的键中仍有 %1 对有序</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, and now %1 of the %2 pairs of neighbours are in order</source>
        <translation>
            <numerusform>，至此 %2 对相邻的键中有 %1 对有序</numerusform>
        </translation>
    </message>
    <message>
        <source> and swaps</source>
        <translation> 并交换</translation>
    </message>
    <message numerus="yes">
        <source>, and %1 of them swap</source>
        <translation>
            <numerusform>，其中 %1 对交换</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keys wait</source>
        <translation>
            <numerusform>%1 个键待排序</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> on %1 wires</source>
        <translation>
            <numerusform> （在 %1 条线上）</numerusform>
        </translation>
    </message>
    <message>
        <source>, the last of which holds a pad that sorts after every key</source>
        <translation>，其中最后一条为填充值，排在所有键之后</translation>
    </message>
    <message>
        <source>, the last %1 of which hold pads that sort after every key</source>
        <translation>，其中最后 %1 条为填充值，排在所有键之后</translation>
    </message>
    <message>
        <source>: %1 launches in %2 sort them.</source>
        <translation>：%2、共 %1 次启动将其排好序。</translation>
    </message>
    <message>
        <source>: %1 launches sort them.</source>
        <translation>：%1 次启动将其排好序。</translation>
    </message>
    <message>
        <source>: one launch sorts them.</source>
        <translation>：一次启动即可排好序。</translation>
    </message>
    <message>
        <source>: one launch sorts them, in %1.</source>
        <translation>：一次启动即可排好序，分 %1。</translation>
    </message>
    <message>
        <source>: %1 in %2.</source>
        <translation>：共 %1，分 %2。</translation>
    </message>
    <message>
        <source> This is </source>
        <translation> 这 </translation>
    </message>
    <message>
        <source> Whether it sorts every input was not tried.</source>
        <translation> 未检验它能否对任意输入排序。</translation>
    </message>
    <message>
        <source>no sorting network</source>
        <translation>不是排序网络</translation>
    </message>
    <message>
        <source>: %1 comes out as %2.</source>
        <translation>：%1 的输出是 %2。</translation>
    </message>
    <message numerus="yes">
        <source>%1 stages</source>
        <translation>
            <numerusform>%1 个阶段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, each on 2 keys %1 apart.</source>
        <translation>
            <numerusform>，各作用于相距 %1 的 2 个键。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wires</source>
        <translation>
            <numerusform>%1 条线</numerusform>
        </translation>
    </message>
    <message>
        <source>The two keys meet: </source>
        <translation>两个键相比较： </translation>
    </message>
    <message>
        <source>One pair of keys meets: </source>
        <translation>一对键相比较： </translation>
    </message>
    <message>
        <source>%1 pairs of keys meet: </source>
        <translation>%1 对键相比较： </translation>
    </message>
    <message>
        <source>%1 pairs of keys meet, %2 apart: </source>
        <translation>%1 对键相比较，相距 %2： </translation>
    </message>
    <message>
        <source>One pair of keys meets, %1 apart: </source>
        <translation>一对键相比较，相距 %1： </translation>
    </message>
    <message>
        <source>they swap</source>
        <translation>二者交换</translation>
    </message>
    <message>
        <source>they stay</source>
        <translation>二者不动</translation>
    </message>
    <message>
        <source>Every key meets the key %1 away: </source>
        <translation>每个键与相距 %1 的键相比较： </translation>
    </message>
    <message>
        <source>both swap</source>
        <translation>两对都交换</translation>
    </message>
    <message>
        <source>all %1 swap</source>
        <translation>%1 对全部交换</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 pairs swap</source>
        <translation>
            <numerusform>%2 对中有 %1 对交换</numerusform>
        </translation>
    </message>
    <message>
        <source>both stay</source>
        <translation>两对都不动</translation>
    </message>
    <message>
        <source>all %1 stay</source>
        <translation>%1 对全部不动</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>显示答案</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Place in the run</source>
        <translation>运行中的位置</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Stage before</source>
        <translation>上一阶段</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>Next stage</source>
        <translation>下一阶段</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>This is the first picture. To step through the others, allow this page to run its script.</source>
        <translation>这是第一幅图。要逐步查看其余各图，请允许本页运行其脚本。</translation>
    </message>
    <message>
        <source>This is the first picture. To step through the others, open the page in a newer browser.</source>
        <translation>这是第一幅图。要逐步查看其余各图，请用较新的浏览器打开本页。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Launch %1 of %2</source>
        <translation>启动 %1/%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 keys are sorted already: there is nothing to compare.</source>
        <translation>
            <numerusform>%1 个键已排好序：无需比较。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; where it came from is not known, because the events of so many keys are not kept.</source>
        <translation>%1；其来源未知，因为键这么多时不保留事件。</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>frames</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>步骤 %1/%2</translation>
    </message>
    <message>
        <source>%1: not known past the memory budget</source>
        <translation>%1：超出内存预算，未知</translation>
    </message>
    <message>
        <source>no work, so no time</source>
        <translation>无工作量，故无时间</translation>
    </message>
    <message>
        <source>operations</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>past the budget</source>
        <translation>超出预算</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>工作量</translation>
    </message>
    <message>
        <source>Span</source>
        <translation>跨度</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>启动次数</translation>
    </message>
    <message>
        <source>Device time</source>
        <translation>设备时间</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>bold is better</source>
        <translation>粗体为较优</translation>
    </message>
    <message>
        <source>bold is best</source>
        <translation>粗体为最优</translation>
    </message>
    <message>
        <source>greedy schedule</source>
        <translation>贪心调度</translation>
    </message>
    <message>
        <source>median, spread</source>
        <translation>中位数，散布</translation>
    </message>
    <message>
        <source>one after another</source>
        <translation>依次</translation>
    </message>
    <message>
        <source>in sequence</source>
        <translation>依赖链上</translation>
    </message>
    <message>
        <source>the device reports none</source>
        <translation>设备未报告</translation>
    </message>
    <message>
        <source>Bytes moved</source>
        <translation>移动的字节</translation>
    </message>
    <message>
        <source>from events</source>
        <translation>据事件</translation>
    </message>
    <message>
        <source>Span, launches</source>
        <translation>跨度、启动次数</translation>
    </message>
    <message>
        <source>Work, span, launches</source>
        <translation>工作量、跨度、启动次数</translation>
    </message>
    <message>
        <source>Work, span</source>
        <translation>工作量、跨度</translation>
    </message>
    <message>
        <source>did not run</source>
        <translation>未运行</translation>
    </message>
    <message>
        <source>work %1</source>
        <translation>工作量 %1</translation>
    </message>
    <message>
        <source> · span %1</source>
        <translation> · 跨度 %1</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>两者</translation>
    </message>
    <message>
        <source>All three</source>
        <translation>三者</translation>
    </message>
    <message>
        <source>All four</source>
        <translation>四者</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>全部 %1 个</translation>
    </message>
    <message>
        <source>one ways</source>
        <translation>一种方法</translation>
    </message>
    <message>
        <source>two ways</source>
        <translation>两种方法</translation>
    </message>
    <message>
        <source>three ways</source>
        <translation>三种方法</translation>
    </message>
    <message>
        <source>four ways</source>
        <translation>四种方法</translation>
    </message>
    <message>
        <source>%1 ways</source>
        <translation>%1 种方法</translation>
    </message>
    <message>
        <source>the run with %1</source>
        <translation>取 %1 的运行</translation>
    </message>
    <message>
        <source>makes %1 %2</source>
        <translation>进行 %1 次%2</translation>
    </message>
    <message numerus="yes">
        <source>adds at %1 positions</source>
        <translation>
            <numerusform>在 %1 个位置做加法</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>combines at %1 positions</source>
        <translation>
            <numerusform>在 %1 个位置做合并</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>compares %1 pairs</source>
        <translation>
            <numerusform>比较 %1 对</numerusform>
        </translation>
    </message>
    <message>
        <source>is at its %1</source>
        <translation>处于“%1”这一步</translation>
    </message>
    <message>
        <source>counts and moves keys</source>
        <translation>对键计数并移动</translation>
    </message>
    <message>
        <source>%1 are at their %2</source>
        <translation>%1都处于“%2”这一步</translation>
    </message>
    <message numerus="yes">
        <source>%1 scans now reach %2 positions back: </source>
        <translation>
            <numerusform>%1的扫描此时都回溯 %2 个位置： </numerusform>
        </translation>
    </message>
    <message>
        <source> start from the same single value</source>
        <translation> 从同一个值开始</translation>
    </message>
    <message>
        <source> start from the same single key</source>
        <translation> 从同一个键开始</translation>
    </message>
    <message>
        <source> start from the same %1 values</source>
        <translation> 从相同的 %1 个值开始</translation>
    </message>
    <message>
        <source> start from the same %1 keys</source>
        <translation> 从相同的 %1 个键开始</translation>
    </message>
    <message>
        <source>; no launch has run yet.</source>
        <translation>；尚未执行任何启动。</translation>
    </message>
    <message>
        <source>%1 have finished: </source>
        <translation>%1都已完成： </translation>
    </message>
    <message>
        <source> has finished</source>
        <translation> 已完成</translation>
    </message>
    <message numerus="yes">
        <source> after %1 launches with %2 %3</source>
        <translation>
            <numerusform> 用了 %1 次启动、%2 次%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> after %1 launches with %2</source>
        <translation>
            <numerusform> 用了 %1 次启动、%2 次</numerusform>
        </translation>
    </message>
    <message>
        <source>Position %1: </source>
        <translation>位置 %1： </translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Inclusive scan</source>
        <translation>包含式扫描</translation>
    </message>
    <message>
        <source>Scans and reductions</source>
        <translation>扫描与归约</translation>
    </message>
    <message>
        <source>Sorting</source>
        <translation>排序</translation>
    </message>
    <message numerus="yes">
        <source>same %1 values</source>
        <translation>
            <numerusform>相同的 %1 个值</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>same %1 keys</source>
        <translation>
            <numerusform>相同的 %1 个键</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>input, then one launch</source>
        <translation>输入，之后一次启动</translation>
    </message>
    <message>
        <source>input, then %1 launches</source>
        <translation>输入，之后 %1 次启动</translation>
    </message>
    <message>
        <source>launch %1 of %2</source>
        <translation>启动 %1/%2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>已完成</translation>
    </message>
    <message numerus="yes">
        <source>finished, %1 launches earlier</source>
        <translation>
            <numerusform>已完成，早 %1 次启动</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>finished, %1 levels earlier</source>
        <translation>
            <numerusform>已完成，早 %1 层</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 operations</source>
        <translation>
            <numerusform>%1 次操作</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>finished, %1 operations earlier</source>
        <translation>
            <numerusform>已完成，早 %1 次操作</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>finished, %1 steps of modelled time earlier</source>
        <translation>
            <numerusform>已完成，早 %1 步（模型时间）</numerusform>
        </translation>
    </message>
    <message>
        <source>finished, %1 earlier</source>
        <translation>已完成，早 %1</translation>
    </message>
    <message>
        <source>None of these could run.</source>
        <translation>这些都无法运行。</translation>
    </message>
    <message>
        <source>A single value is its own result: nothing is launched.</source>
        <translation>单个值就是它自身的结果：无需启动内核。</translation>
    </message>
    <message>
        <source>A single key is its own result: nothing is launched.</source>
        <translation>单个键就是它自身的结果：无需启动内核。</translation>
    </message>
    <message>
        <source> has not begun</source>
        <translation> 尚未开始</translation>
    </message>
    <message>
        <source> and has %1</source>
        <translation>，已完成 %1 个</translation>
    </message>
    <message numerus="yes">
        <source> and has %1 prefixes finished</source>
        <translation>
            <numerusform>，已完成 %1 个前缀</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> have finished</source>
        <translation>
            <numerusform> 已完成</numerusform>
        </translation>
    </message>
    <message>
        <source> · run %1</source>
        <translation> · 运行 %1</translation>
    </message>
    <message>
        <source>Active work-items</source>
        <translation>活动工作项</translation>
    </message>
    <message>
        <source>by launch</source>
        <translation>各次启动</translation>
    </message>
    <message>
        <source>Active work-items by launch</source>
        <translation>各次启动的活动工作项</translation>
    </message>
    <message>
        <source>Work is every addition, comparison, count and move that a work-item makes.</source>
        <translation>工作量计入工作项的每次加法、比较、计数和移动。</translation>
    </message>
    <message>
        <source>Work is every operation.</source>
        <translation>工作量计入每次操作。</translation>
    </message>
    <message>
        <source>Work: every addition, comparison, count and move.</source>
        <translation>工作量：各次加法、比较、计数和移动。</translation>
    </message>
    <message>
        <source>at P = %1 %2 is ahead</source>
        <translation>P = %1 时 %2 领先</translation>
    </message>
    <message>
        <source>at P = %1 %2 tie</source>
        <translation>P = %1 时 %2 持平</translation>
    </message>
    <message>
        <source>Modelled steps on P execution units, log scales</source>
        <translation>P 个执行单元上的模型步数，对数坐标</translation>
    </message>
    <message>
        <source>whole wavefronts of %1 busy</source>
        <translation>按宽 %1 的整个波前占用单元</translation>
    </message>
    <message>
        <source>each work-item to the first free unit</source>
        <translation>每个工作项分给最先空闲的单元</translation>
    </message>
    <message>
        <source>The book lets every position work on every level.</source>
        <translation>书中让每个位置在每一层都工作。</translation>
    </message>
    <message>
        <source>The book shares all work evenly; counted, each level is rounded up.</source>
        <translation>书中把全部工作平均分配；计数时每层向上取整。</translation>
    </message>
    <message>
        <source>%1 at P = %2: counted </source>
        <translation>%1，P = %2：计得 </translation>
    </message>
    <message>
        <source>, book </source>
        <translation>，书中 </translation>
    </message>
    <message>
        <source> or </source>
        <translation> 或 </translation>
    </message>
    <message>
        <source>counted </source>
        <translation>计得 </translation>
    </message>
    <message>
        <source>%1: counted </source>
        <translation>%1：计得 </translation>
    </message>
    <message>
        <source> steps; the book’s formula gives: </source>
        <translation> 步；书中公式给出： </translation>
    </message>
    <message>
        <source>; the book’s formula gives: </source>
        <translation>；书中公式给出： </translation>
    </message>
    <message>
        <source>The formula is one processor’s; the table of many is scanned, too.</source>
        <translation>该公式只针对一个处理器；有多个时，它们的表也要扫描。</translation>
    </message>
    <message>
        <source>The kernel also adds the identity past the end.</source>
        <translation>内核还加上末尾之后的单位元。</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>launches</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>%1, %2 % of the way</source>
        <translation>%1，进行到 %2%</translation>
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
        <source>Question · launch %1</source>
        <translation>问题 · 启动 %1</translation>
    </message>
    <message>
        <source>Answer: </source>
        <translation>答案： </translation>
    </message>
    <message>
        <source>%1 · page %2 of %3</source>
        <translation>%1 · 第 %2 页，共 %3 页</translation>
    </message>
    <message>
        <source>Answer key</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>练习单</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Answer:</source>
        <translation>答案：</translation>
    </message>
    <message>
        <source>Waiting for the device: %1</source>
        <translation>等待设备：%1</translation>
    </message>
    <message>
        <source>Text size %1 %</source>
        <translation>文字大小 %1%</translation>
    </message>
    <message>
        <source>Enter goes to %1 %2</source>
        <translation>按 Enter 转到%1 %2</translation>
    </message>
    <message>
        <source>There is no %1 %2; choose one from %3 to %4.</source>
        <translation>没有%1 %2；请从 %3 到 %4 中选择。</translation>
    </message>
    <message>
        <source> · answer key</source>
        <translation> · 答案</translation>
    </message>
    <message>
        <source> · worksheet</source>
        <translation> · 练习单</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>第 %1 页</translation>
    </message>
    <message>
        <source>, phase %1 of %2</source>
        <translation>，段落 %1/%2</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>段落</translation>
    </message>
    <message>
        <source>phases</source>
        <translation>段落</translation>
    </message>
    <message numerus="yes">
        <source>%1 values wait: </source>
        <translation>
            <numerusform>%1 个值待处理： </numerusform>
        </translation>
    </message>
    <message>
        <source>one %1 of all of them</source>
        <translation>最后只留下全部值的%1</translation>
    </message>
    <message>
        <source> will be left.</source>
        <translation> 。</translation>
    </message>
    <message>
        <source>each position will hold the %1 of all values </source>
        <translation>每个位置将得到下列值的%1： </translation>
    </message>
    <message>
        <source>each position will hold the %1 of all values up to its own; </source>
        <translation>每个位置将得到截至自身的所有值的%1； </translation>
    </message>
    <message>
        <source>Phase %1 of %2</source>
        <translation>段落 %1/%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 cells</source>
        <translation>
            <numerusform>%1 个单元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> are cleared; </source>
        <translation>
            <numerusform> 被清空； </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> are loaded into local memory; </source>
        <translation>
            <numerusform> 被取入局部内存； </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> are stored to global memory; </source>
        <translation>
            <numerusform> 被存入全局内存； </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> are copied; </source>
        <translation>
            <numerusform> 被复制； </numerusform>
        </translation>
    </message>
    <message>
        <source>one result</source>
        <translation>剩下一个结果</translation>
    </message>
    <message numerus="yes">
        <source>%1 partial results</source>
        <translation>
            <numerusform>剩下 %1 个部分结果</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> are left.</source>
        <translation>
            <numerusform> 。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> %1 that came to them; </source>
        <translation>
            <numerusform> 与来自别处的值%1; </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> %1 that the input has at their own positions; </source>
        <translation>
            <numerusform> 与输入中同一位置的值%1; </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> %1 %2 to their right; </source>
        <translation>
            <numerusform> 与右侧相距 %2 的值%1; </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 values move</source>
        <translation>
            <numerusform>%1 个值移动</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 compositions</source>
        <translation>
            <numerusform>%1 次复合</numerusform>
        </translation>
    </message>
    <message>
        <source>the odd values</source>
        <translation>奇数值</translation>
    </message>
    <message>
        <source>the positive values</source>
        <translation>正值</translation>
    </message>
    <message>
        <source>the values above %1</source>
        <translation>大于 %1 的值</translation>
    </message>
    <message>
        <source> will close up in their order, and the others are dropped.</source>
        <translation> 将按原有顺序靠拢，其余的被丢弃。</translation>
    </message>
    <message>
        <source> will stand behind the others, both in their order.</source>
        <translation> 将排到其余值之后，两部分都保持原有顺序。</translation>
    </message>
    <message>
        <source> are packed and then go back to where they came from; 0 will stand for the others.</source>
        <translation> 先被压缩，再回到原处；其余位置将为 0。</translation>
    </message>
    <message numerus="yes">
        <source>%1 values wait in </source>
        <translation>
            <numerusform>%1 个值待处理，分为 </numerusform>
        </translation>
    </message>
    <message>
        <source>: each position will hold the %1 of its segment&apos;s values up to its own; </source>
        <translation>：每个位置将得到本段中截至自身的所有值的%1； </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions begin a segment</source>
        <translation>
            <numerusform>%1 个位置是段首</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> and are finished from the start.</source>
        <translation>
            <numerusform> ，一开始就已完成。</numerusform>
        </translation>
    </message>
    <message>
        <source>; position 0 will hold %1.</source>
        <translation>；位置 0 将得到 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%1 work-items each add the sum before their stretch to %2 of its values, one by one</source>
        <translation>
            <numerusform>%1 个工作项各把其区间之前的和依次加到该区间的 %2 个值上</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 work-items each add the sum before their stretch to up to %2 of its values, one by one</source>
        <translation>
            <numerusform>%1 个工作项各把其区间之前的和依次加到该区间的至多 %2 个值上</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 work-items each combine the result before their stretch with %2 of its values, one by one</source>
        <translation>
            <numerusform>%1 个工作项各把其区间之前的结果依次与该区间的 %2 个值合并</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 work-items each combine the result before their stretch with up to %2 of its values, one by one</source>
        <translation>
            <numerusform>%1 个工作项各把其区间之前的结果依次与该区间的至多 %2 个值合并</numerusform>
        </translation>
    </message>
    <message>
        <source>one work-item after another makes %1%2</source>
        <translation>工作项一个接一个，各做 %1%2</translation>
    </message>
    <message>
        <source>one work-item after another makes up to %1%2</source>
        <translation>工作项一个接一个，各做至多 %1%2</translation>
    </message>
    <message>
        <source>item by item</source>
        <translation>逐工作项</translation>
    </message>
    <message>
        <source> (%1 of them take in only the identity: %2 dashed, %3 not drawn)</source>
        <translation> （其中 %1 次只并入单位元：%2 次画成虚线，%3 次未画出）</translation>
    </message>
    <message numerus="yes">
        <source>%1 work-items each make %2 one after another</source>
        <translation>
            <numerusform>%1 个工作项各依次做 %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 work-items each make up to %2 one after another</source>
        <translation>
            <numerusform>%1 个工作项各依次做至多 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>One work-item makes </source>
        <translation>一个工作项把 </translation>
    </message>
    <message>
        <source>one work-item makes </source>
        <translation>一个工作项把 </translation>
    </message>
    <message>
        <source> one after another, left to right; </source>
        <translation> 从左到右依次做完； </translation>
    </message>
    <message>
        <source> one after another; </source>
        <translation> 依次做完； </translation>
    </message>
    <message numerus="yes">
        <source>%1 work-items each add up their own prefix from scratch: </source>
        <translation>
            <numerusform>%1 个工作项各从头累加自己的前缀： </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 work-items each make their own prefix from scratch: </source>
        <translation>
            <numerusform>%1 个工作项各从头求自己的前缀： </numerusform>
        </translation>
    </message>
    <message>
        <source>, where %1 would do; </source>
        <translation>，其实 %1 次就够； </translation>
    </message>
    <message>
        <source> in all; </source>
        <translation>； </translation>
    </message>
    <message numerus="yes">
        <source> already have everything from the start of their segment and stay as they are; </source>
        <translation>
            <numerusform> 已含从其段首起的全部值，保持不变； </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> meet only the identity and stay as they are; </source>
        <translation>
            <numerusform> 只遇到单位元，保持不变； </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> at distances %1</source>
        <translation>
            <numerusform> （间距为 %1）</numerusform>
        </translation>
    </message>
    <message>
        <source>, and %1 before the last of them</source>
        <translation>，并在其中最后一个完成之前%1</translation>
    </message>
    <message>
        <source> in local memory</source>
        <translation>，在局部内存中</translation>
    </message>
    <message>
        <source> in “%1”</source>
        <translation>，在“%1”中</translation>
    </message>
    <message numerus="yes">
        <source>%1 rounds that change nothing (they take in only the identity)</source>
        <translation>
            <numerusform>%1 轮不起作用（只并入单位元）</numerusform>
        </translation>
    </message>
    <message>
        <source>identity</source>
        <translation>单位元</translation>
    </message>
    <message numerus="yes">
        <source>%1 values are stored</source>
        <translation>
            <numerusform>存储 %1 个值</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>their %2 are combined in %1 rounds</source>
        <translation>
            <numerusform>它们的%2经 %1 轮合并</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rounds</source>
        <translation>
            <numerusform>%1 轮</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rounds of the up-sweep</source>
        <translation>
            <numerusform>上扫 %1 轮</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rounds of the down-sweep</source>
        <translation>
            <numerusform>下扫 %1 轮</numerusform>
        </translation>
    </message>
    <message>
        <source>the root is cleared</source>
        <translation>根被清空</translation>
    </message>
    <message numerus="yes">
        <source>In %1 work-groups together: </source>
        <translation>
            <numerusform>%1 个工作组合计： </numerusform>
        </translation>
    </message>
    <message>
        <source>, then </source>
        <translation>，然后 </translation>
    </message>
    <message numerus="yes">
        <source> (%1 of them, dashed, take in only the identity)</source>
        <translation>
            <numerusform> （其中 %1 次只并入单位元，画成虚线）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves</source>
        <translation>
            <numerusform>%1 次移动</numerusform>
        </translation>
    </message>
    <message>
        <source>one by one</source>
        <translation>逐个</translation>
    </message>
    <message>
        <source>%1 missing</source>
        <translation>缺少的%1</translation>
    </message>
    <message>
        <source>products</source>
        <translation>乘积</translation>
    </message>
    <message>
        <source>maxima</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>minima</source>
        <translation>最小值</translation>
    </message>
    <message>
        <source>compositions</source>
        <translation>复合映射</translation>
    </message>
    <message>
        <source>texts</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>with the identity: no change</source>
        <translation>与单位元合并：不变</translation>
    </message>
    <message>
        <source>from an earlier row</source>
        <translation>来自前面的行</translation>
    </message>
    <message>
        <source>a segment begins</source>
        <translation>段首</translation>
    </message>
    <message>
        <source>value that moves</source>
        <translation>移动的值</translation>
    </message>
    <message numerus="yes">
        <source>%1 concatenations</source>
        <translation>
            <numerusform>%1 次拼接</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 multiplications</source>
        <translation>
            <numerusform>%1 次乘法</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> to the left children; </source>
        <translation>
            <numerusform> 到左子结点； </numerusform>
        </translation>
    </message>
    <message>
        <source>read</source>
        <translation>读</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>load</source>
        <translation>取</translation>
    </message>
    <message>
        <source>store</source>
        <translation>存</translation>
    </message>
    <message>
        <source>move</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>%1 of %2 work-items</source>
        <translation>%2 个工作项中 %1 个</translation>
    </message>
    <message>
        <source>%1 of %2 items add</source>
        <translation>%2 项中 %1 项相加</translation>
    </message>
    <message>
        <source>%1 of %2 items combine</source>
        <translation>%2 项中 %1 项合并</translation>
    </message>
    <message>
        <source>stored by work-item</source>
        <translation>存入的工作项</translation>
    </message>
    <message>
        <source>stored by</source>
        <translation>存入者</translation>
    </message>
    <message>
        <source>Up-sweep</source>
        <translation>上扫</translation>
    </message>
    <message>
        <source>Down-sweep</source>
        <translation>下扫</translation>
    </message>
    <message numerus="yes">
        <source>… %1 phases</source>
        <translation>
            <numerusform>… %1 个段落</numerusform>
        </translation>
    </message>
    <message>
        <source>before it</source>
        <translation>它之前的所有值</translation>
    </message>
    <message numerus="yes">
        <source> move %1 to the right</source>
        <translation>
            <numerusform> 右移 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> move %1 to the left</source>
        <translation>
            <numerusform> 左移 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> are loaded into local memory, %1 to the right</source>
        <translation>
            <numerusform> 被取入局部内存，右移 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> are stored to global memory, %1 to the right</source>
        <translation>
            <numerusform> 被存入全局内存，右移 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>position %1 gets %2</source>
        <translation>位置 %1 得到 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 positions get the identity</source>
        <translation>
            <numerusform>%1 个位置得到单位元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pads get %2</source>
        <translation>
            <numerusform>%1 个填充位得到 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>the total, %1, stands at the root and is then cleared to %2</source>
        <translation>总和 %1 位于根，随后被置为 %2</translation>
    </message>
    <message numerus="yes">
        <source> move; </source>
        <translation>
            <numerusform> 移动； </numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 values</source>
        <translation>%2 个值中的 %1 个</translation>
    </message>
    <message>
        <source>all %1 values</source>
        <translation>全部 %1 个值</translation>
    </message>
    <message numerus="yes">
        <source> are in their places.</source>
        <translation>
            <numerusform> 已就位。</numerusform>
        </translation>
    </message>
    <message>
        <source>take a number</source>
        <translation>领取编号</translation>
    </message>
    <message>
        <source>result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>in its place</source>
        <translation>已就位</translation>
    </message>
    <message>
        <source>barrier</source>
        <translation>屏障</translation>
    </message>
    <message>
        <source> will work out the result.</source>
        <translation> 将求出结果。</translation>
    </message>
    <message>
        <source>they are bitonic</source>
        <translation>它们是双调的</translation>
    </message>
    <message>
        <source>they are not bitonic</source>
        <translation>它们不是双调的</translation>
    </message>
    <message>
        <source>, so splits sort them.</source>
        <translation>，因此分裂可将它们排好序。</translation>
    </message>
    <message>
        <source>, and not with the largest keys behind them that fill up a power of two.</source>
        <translation>，但连同其后补足 2 的幂的最大键就不是双调的。</translation>
    </message>
    <message>
        <source>, so splits need not sort them.</source>
        <translation>，因此分裂不一定能将它们排好序。</translation>
    </message>
    <message>
        <source>This recording ends before its algorithm does</source>
        <translation>此记录在算法完成之前结束</translation>
    </message>
    <message>
        <source>the keys are in order, but equal keys have changed places</source>
        <translation>各键已按顺序排列，但相等的键互换了位置</translation>
    </message>
    <message>
        <source>the keys are in order, but they are not all of those that went in</source>
        <translation>各键已按顺序排列，但输入的键没有全部保留</translation>
    </message>
    <message>
        <source>wrong; boldest: the first</source>
        <translation>错误；最粗：首个</translation>
    </message>
    <message>
        <source>no barrier here</source>
        <translation>此处无屏障</translation>
    </message>
    <message>
        <source>all %1 sums are wrong</source>
        <translation>全部 %1 个和都错误</translation>
    </message>
    <message>
        <source>both sums are wrong</source>
        <translation>两个和都错误</translation>
    </message>
    <message>
        <source>both values are wrong</source>
        <translation>两个值都错误</translation>
    </message>
    <message>
        <source> are left, and </source>
        <translation> ， </translation>
    </message>
    <message>
        <source>read that was meant</source>
        <translation>本该进行的读</translation>
    </message>
    <message>
        <source>both are wrong</source>
        <translation>两个都错误</translation>
    </message>
    <message>
        <source>all of them are wrong</source>
        <translation>全部错误</translation>
    </message>
    <message numerus="yes">
        <source>%1 of them are wrong</source>
        <translation>
            <numerusform>其中 %1 个错误</numerusform>
        </translation>
    </message>
    <message>
        <source>the one finished position holds a wrong value</source>
        <translation>唯一已完成的位置存有错误的值</translation>
    </message>
    <message>
        <source>all %1 values are wrong</source>
        <translation>全部 %1 个值都错误</translation>
    </message>
    <message>
        <source>, and </source>
        <translation>，且 </translation>
    </message>
    <message>
        <source>correct run</source>
        <translation>正确的运行</translation>
    </message>
    <message>
        <source>correct result</source>
        <translation>正确的结果</translation>
    </message>
    <message>
        <source>Work-item %1 read %2 after work-item %3 had added to it: </source>
        <translation>工作项 %1 读 %2 时，工作项 %3 已对它做过加法： </translation>
    </message>
    <message>
        <source>Work-item %1 read %2 after work-item %3 had changed it: </source>
        <translation>工作项 %1 读 %2 时，工作项 %3 已改变了它： </translation>
    </message>
    <message>
        <source>%1 still holds </source>
        <translation>%1 仍为 </translation>
    </message>
    <message>
        <source>%1 holds </source>
        <translation>%1 为 </translation>
    </message>
    <message>
        <source> where %1 belongs</source>
        <translation> 而应为 %1</translation>
    </message>
    <message>
        <source>, since nobody wrote there</source>
        <translation>，因为没有工作项写过那里</translation>
    </message>
    <message>
        <source>%1 of %2 sums are wrong</source>
        <translation>%2 个和中有 %1 个错误</translation>
    </message>
    <message>
        <source>%1 of %2 values are wrong</source>
        <translation>%2 个值中有 %1 个错误</translation>
    </message>
    <message>
        <source>wrapped, modulo 2³²</source>
        <translation>回绕，模 2³²</translation>
    </message>
    <message numerus="yes">
        <source> have passed 2³² and wrapped.</source>
        <translation>
            <numerusform> 超过 2³² 而回绕。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> have left the range of int32 and wrapped.</source>
        <translation>
            <numerusform> 超出 int32 的范围而回绕。</numerusform>
        </translation>
    </message>
    <message>
        <source>the keys are not sorted</source>
        <translation>键未排好序</translation>
    </message>
    <message>
        <source>not sorted</source>
        <translation>未排好序</translation>
    </message>
    <message>
        <source>The run is done</source>
        <translation>运行已完成</translation>
    </message>
    <message numerus="yes">
        <source> by %1 work-items.</source>
        <translation>
            <numerusform> 由 %1 个工作项完成。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 values wait.</source>
        <translation>
            <numerusform>%1 个值待处理。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 results</source>
        <translation>%2 个结果中的 %1 个</translation>
    </message>
    <message>
        <source>all %1 results</source>
        <translation>全部 %1 个结果</translation>
    </message>
    <message>
        <source> in the pads behind the last position; </source>
        <translation> 在末位之后的填充位中进行； </translation>
    </message>
    <message>
        <source>in the pads</source>
        <translation>在填充位中</translation>
    </message>
    <message numerus="yes">
        <source> results are wrong</source>
        <translation>
            <numerusform> 个结果错误</numerusform>
        </translation>
    </message>
    <message>
        <source>the one result is wrong</source>
        <translation>唯一的结果错误</translation>
    </message>
    <message numerus="yes">
        <source> finished positions hold wrong values.</source>
        <translation>
            <numerusform> 个已完成的位置存有错误的值。</numerusform>
        </translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>错误</translation>
    </message>
    <message numerus="yes">
        <source>%1 values wait</source>
        <translation>
            <numerusform>%1 个值待处理</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> in %1 blocks</source>
        <translation>
            <numerusform>，分为 %1 个块</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 counts wait</source>
        <translation>
            <numerusform>%1 个计数待处理</numerusform>
        </translation>
    </message>
    <message>
        <source>: each is to become the sum of all counts in the columns before its own, and of those before it in its column.</source>
        <translation>：每个计数都要变成前面各列的所有计数与本列中在它之前的计数之和。</translation>
    </message>
    <message>
        <source>: each position is to hold the sum of all values </source>
        <translation>：每个位置将累加 </translation>
    </message>
    <message>
        <source>: each position is to hold the largest of all values </source>
        <translation>：每个位置将得到最大值，取自 </translation>
    </message>
    <message>
        <source>: each position is to hold the smallest of all values </source>
        <translation>：每个位置将得到最小值，取自 </translation>
    </message>
    <message>
        <source>: each position is to hold the composition of all maps </source>
        <translation>：每个位置将依次复合 </translation>
    </message>
    <message>
        <source>: each position is to hold the product of all values </source>
        <translation>：每个位置将连乘 </translation>
    </message>
    <message>
        <source>: each position is to hold all texts joined </source>
        <translation>：每个位置将依次拼接 </translation>
    </message>
    <message>
        <source>up to its own</source>
        <translation>截至自身的全部元素</translation>
    </message>
    <message>
        <source>before its own</source>
        <translation>自身之前的全部元素</translation>
    </message>
    <message numerus="yes">
        <source>, %1 barriers later: </source>
        <translation>
            <numerusform>，再过 %1 个屏障： </numerusform>
        </translation>
    </message>
    <message>
        <source>One work-group</source>
        <translation>一个工作组</translation>
    </message>
    <message>
        <source> each scan a block and publish its result as soon as they have it; </source>
        <translation> 各扫描一个块，一得到该块的结果就发布； </translation>
    </message>
    <message numerus="yes">
        <source>%1 results</source>
        <translation>
            <numerusform>%1 个结果</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> each scan a block; all but the first wait for the running result of the block before theirs and combine it with their values; each passes on its own running result</source>
        <translation>
            <numerusform> 各扫描一个块；除第一个外，都等待前一块的累计结果，并将其与自己的值合并；各自传出自己的累计结果</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> of “%1” each combine the result of all parts before them with their own</source>
        <translation>
            <numerusform> （属于“%1”）各把之前所有部分的结果与自己的结果合并</numerusform>
        </translation>
    </message>
    <message>
        <source>; their results go to “%1”; </source>
        <translation>；其结果送往“%1”； </translation>
    </message>
    <message>
        <source>; their results are %1; </source>
        <translation>；其结果为 %1； </translation>
    </message>
    <message>
        <source>the results of the parts go to “%1”; </source>
        <translation>各部分的结果送往“%1”； </translation>
    </message>
    <message numerus="yes">
        <source> scans the %1 block results</source>
        <translation>
            <numerusform> 扫描 %1 个块结果</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> scans the %1 results of “%2”</source>
        <translation>
            <numerusform> 扫描“%2”的 %1 个结果</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>: %1 become %2</source>
        <translation>
            <numerusform>：%1 变成 %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 results are passed on</source>
        <translation>
            <numerusform>%1 个结果被传递</numerusform>
        </translation>
    </message>
    <message>
        <source> The mistake did no harm in this run.</source>
        <translation> 这个错误在本次运行中没有造成影响。</translation>
    </message>
    <message>
        <source> scans the only block, so nobody waits for its result; </source>
        <translation> 扫描唯一的块，因此没有工作组等待其结果； </translation>
    </message>
    <message>
        <source> scans the only block, so nobody waits for its sum; </source>
        <translation> 扫描唯一的块，因此没有工作组等待其和； </translation>
    </message>
    <message>
        <source> each combine the values of a block, publish the result at once, and read the block again to scan it; </source>
        <translation> 各合并一个块的值，立即发布结果，再把该块读一遍进行扫描； </translation>
    </message>
    <message>
        <source> each add up a block, publish its sum at once, and read the block again to scan it; </source>
        <translation> 各对一个块求和，立即发布该块的和，再把该块读一遍进行扫描； </translation>
    </message>
    <message>
        <source> each add up a block, publish its sum at once (all but that of block 0 later the sum of all up to its end too), and read the block again to scan it; </source>
        <translation> 各对一个块求和，立即发布该块的和（除块 0 外，之后还发布截至该块末尾的全部值之和），再把该块读一遍进行扫描； </translation>
    </message>
    <message>
        <source> each add up a block, publish its sum at once (%1 of them later the sum of all up to its end too), and read the block again to scan it; </source>
        <translation> 各对一个块求和，立即发布该块的和（其中 %1 个之后还发布截至该块末尾的全部值之和），再把该块读一遍进行扫描； </translation>
    </message>
    <message>
        <source> each scan a block and publish its sum as soon as they have it; </source>
        <translation> 各扫描一个块，一得到该块的和就发布； </translation>
    </message>
    <message>
        <source> each scan a block and publish its sum as soon as they have it, all but block 0 later that of all up to its end too; </source>
        <translation> 各扫描一个块，一得到该块的和就发布；除块 0 外，之后还发布截至该块末尾的全部值之和； </translation>
    </message>
    <message>
        <source> each scan a block and publish its sum as soon as they have it, %1 of them later that of all up to its end too; </source>
        <translation> 各扫描一个块，一得到该块的和就发布；其中 %1 个之后还发布截至该块末尾的全部值之和； </translation>
    </message>
    <message>
        <source>looking back over the blocks before their own, they read %1</source>
        <translation>回看自己之前的块时，读了 %1</translation>
    </message>
    <message numerus="yes">
        <source>, at most %1 each; </source>
        <translation>
            <numerusform>，每个工作组至多 %1 个； </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> each scan a block; all but the first wait for the running sum of the block before theirs and add it; each passes on its own running sum</source>
        <translation>
            <numerusform> 各扫描一个块；除第一个外，都等待前一块的累计和并加上它；各自传出自己的累计和</numerusform>
        </translation>
    </message>
    <message>
        <source>One work-item per block</source>
        <translation>每块一个工作项</translation>
    </message>
    <message numerus="yes">
        <source>%1 parts</source>
        <translation>
            <numerusform>%1 个部分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> of “%1” each add the sum of all parts before them</source>
        <translation>
            <numerusform> （属于“%1”）各加上之前所有部分的和</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> each add the sum of all blocks before them in their column; </source>
        <translation>
            <numerusform> 各加上其列中之前所有块的和； </numerusform>
        </translation>
    </message>
    <message>
        <source>Blocks %1 and %2</source>
        <translation>块 %1 和 %2</translation>
    </message>
    <message>
        <source>No bucket is large enough to be sorted further; </source>
        <translation>没有桶大到需要继续排序； </translation>
    </message>
    <message numerus="yes">
        <source> with %1 are listed as segments of the next level; </source>
        <translation>
            <numerusform> 共含 %1，列为下一层的段； </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> with %1 are sorted further on the next level; </source>
        <translation>
            <numerusform> 共含 %1，在下一层继续排序； </numerusform>
        </translation>
    </message>
    <message>
        <source>the scan gives the buckets of each segment their places on the list. </source>
        <translation>扫描给出各段的桶在列表中的位置。 </translation>
    </message>
    <message>
        <source>the scan gives them the places %1 to %2 on the list. </source>
        <translation>扫描给出它们在列表中的位置 %1 到 %2。 </translation>
    </message>
    <message numerus="yes">
        <source>%1 of them are finished, with earlier ones </source>
        <translation>
            <numerusform>其中 %1 个已完成；连同之前的，已完成 </numerusform>
        </translation>
    </message>
    <message>
        <source>the scan gives it place %1 on the list. </source>
        <translation>扫描给出它在列表中的位置 %1。 </translation>
    </message>
    <message>
        <source>%1 in all</source>
        <translation>共 %1</translation>
    </message>
    <message>
        <source>from place %1</source>
        <translation>从位置 %1 起</translation>
    </message>
    <message numerus="yes">
        <source>%1 buckets to sort further</source>
        <translation>
            <numerusform>%1 个桶待继续排序</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 counts, not drawn one by one</source>
        <translation>
            <numerusform>%1 个计数，未逐个画出</numerusform>
        </translation>
    </message>
    <message>
        <source>Blocks %1 to %2</source>
        <translation>块 %1 到 %2</translation>
    </message>
    <message>
        <source> each add the sum of everything before them to their values</source>
        <translation> 各把之前全部值的和加到自己的值上</translation>
    </message>
    <message>
        <source> each combine the result of everything before them with their values</source>
        <translation> 各把之前全部值的结果与自己的值合并</translation>
    </message>
    <message>
        <source>its only value; </source>
        <translation>自己唯一的值上； </translation>
    </message>
    <message>
        <source>its %1 values; </source>
        <translation>自己的 %1 个值上； </translation>
    </message>
    <message>
        <source> adds the sum of everything before it to </source>
        <translation> 把之前全部值的和加到 </translation>
    </message>
    <message>
        <source> combines the result of everything before it with </source>
        <translation> 把之前全部值的结果合并到 </translation>
    </message>
    <message>
        <source>; their sums are %1; </source>
        <translation>；其和为 %1； </translation>
    </message>
    <message>
        <source>; their sums go to “%1”; </source>
        <translation>；其和送往“%1”； </translation>
    </message>
    <message>
        <source> stores the only value; </source>
        <translation> 存储唯一的值； </translation>
    </message>
    <message>
        <source> scans all %1 values; </source>
        <translation> 扫描全部 %1 个值； </translation>
    </message>
    <message>
        <source> each scan one block of a column</source>
        <translation> 各扫描一列中的一个块</translation>
    </message>
    <message>
        <source> each scan one block</source>
        <translation> 各扫描一个块</translation>
    </message>
    <message>
        <source> each scan a part of “%1”; </source>
        <translation> 各扫描“%1”的一部分； </translation>
    </message>
    <message>
        <source>the sums of the parts go to “%1”; </source>
        <translation>各部分的和送往“%1”； </translation>
    </message>
    <message numerus="yes">
        <source> scans the %1 totals into “%2”</source>
        <translation>
            <numerusform> 扫描 %1 个总数，写入“%2”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> scans the %1 block sums</source>
        <translation>
            <numerusform> 扫描 %1 个块和</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> scans the %1 sums of “%2”</source>
        <translation>
            <numerusform> 扫描“%2”的 %1 个和</numerusform>
        </translation>
    </message>
    <message>
        <source>, one after another in each work-item</source>
        <translation>，在每个工作项内依次进行</translation>
    </message>
    <message numerus="yes">
        <source>%1 sums are passed on</source>
        <translation>
            <numerusform>%1 个和被传递</numerusform>
        </translation>
    </message>
    <message>
        <source>, block %1&apos;s first and block %2&apos;s last; </source>
        <translation>，块 %1 的最先，块 %2 的最后； </translation>
    </message>
    <message>
        <source>base of the column</source>
        <translation>列的基址</translation>
    </message>
    <message>
        <source>sum of the column&apos;s earlier blocks</source>
        <translation>本列前面各块的和</translation>
    </message>
    <message>
        <source>padding</source>
        <translation>填充</translation>
    </message>
    <message>
        <source> each add the sum of everything before them, %1, to their values; </source>
        <translation> 各把之前全部值的和（%1）加到自己的值上； </translation>
    </message>
    <message>
        <source> each combine the result of everything before them, %1, with their values; </source>
        <translation> 各把之前全部值的结果（%1）与自己的值合并； </translation>
    </message>
    <message>
        <source>of block 0</source>
        <translation>块 0 的</translation>
    </message>
    <message>
        <source>of blocks 0 and 1</source>
        <translation>块 0 和 1 的</translation>
    </message>
    <message>
        <source>of blocks 0 to %1</source>
        <translation>块 0 到 %1 的</translation>
    </message>
    <message>
        <source> finds no sum before it in its column</source>
        <translation> 在其列中没有找到之前的和</translation>
    </message>
    <message>
        <source> adds up all sums before it in its column, one by one</source>
        <translation> 逐个累加其列中之前的所有和</translation>
    </message>
    <message>
        <source> adds up all sums before it in its column</source>
        <translation> 累加其列中之前的所有和</translation>
    </message>
    <message>
        <source>each column gets its total</source>
        <translation>每列得到其总数</translation>
    </message>
    <message numerus="yes">
        <source> each get the base of their column added</source>
        <translation>
            <numerusform> 各加上其列的基址</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> and %1 of padding</source>
        <translation>
            <numerusform> 和 %1 个填充</numerusform>
        </translation>
    </message>
    <message>
        <source>sum of all earlier blocks</source>
        <translation>前面所有块的和</translation>
    </message>
    <message>
        <source>result of all earlier blocks</source>
        <translation>前面所有块的结果</translation>
    </message>
    <message>
        <source>order in which sums were passed on</source>
        <translation>和的传递次序</translation>
    </message>
    <message numerus="yes">
        <source> each scan a block. </source>
        <translation>
            <numerusform> 各扫描一个块。 </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> run. </source>
        <translation>
            <numerusform> 运行。 </numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 events were too many to keep, and a second run could go another way, so only the values that launch %2 left are shown.</source>
        <translation>%1 个事件太多，无法保留，而再次运行可能不同，因此只显示启动 %2 留下的值。</translation>
    </message>
    <message numerus="yes">
        <source>, in %1 blocks; </source>
        <translation>
            <numerusform>，在 %1 个块中； </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> go into “%1”; </source>
        <translation>
            <numerusform> 归入“%1”； </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sums</source>
        <translation>
            <numerusform>%1 个和</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> go to “%1”; </source>
        <translation>
            <numerusform> 送往“%1”； </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> take the numbers of their blocks; </source>
        <translation>
            <numerusform> 领取各自块的编号； </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> read; </source>
        <translation>
            <numerusform> 读； </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 blocks</source>
        <translation>
            <numerusform>%1 个块</numerusform>
        </translation>
    </message>
    <message>
        <source>hand on</source>
        <translation>传递</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>块 %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>列 %1</translation>
    </message>
    <message>
        <source> of neighbours</source>
        <translation> （相邻值）</translation>
    </message>
    <message>
        <source> of values %1 places apart</source>
        <translation> （相距 %1 个位置的值）</translation>
    </message>
    <message>
        <source>work-item that took part</source>
        <translation>参与的工作项</translation>
    </message>
    <message>
        <source>own results</source>
        <translation>自己的结果</translation>
    </message>
    <message>
        <source>order in which results were passed on</source>
        <translation>结果的传递次序</translation>
    </message>
    <message>
        <source>, in %1 blocks of the results; </source>
        <translation>，在结果的 %1 个块中； </translation>
    </message>
    <message>
        <source> of the results; </source>
        <translation> 在结果之间进行； </translation>
    </message>
    <message>
        <source> of the sums; </source>
        <translation> 在和之间进行； </translation>
    </message>
    <message>
        <source>, in %1 blocks of the sums; </source>
        <translation>，在和的 %1 个块中； </translation>
    </message>
    <message numerus="yes">
        <source>%1 work-groups</source>
        <translation>
            <numerusform>%1 个工作组</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 work-items</source>
        <translation>
            <numerusform>%1 个工作项</numerusform>
        </translation>
    </message>
    <message>
        <source>values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>prefixes</source>
        <translation>前缀</translation>
    </message>
    <message>
        <source>sums</source>
        <translation>和</translation>
    </message>
    <message>
        <source>total</source>
        <translation>总数</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>starts</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>sums before</source>
        <translation>前面的和</translation>
    </message>
    <message>
        <source>totals</source>
        <translation>总数</translation>
    </message>
    <message>
        <source>bases</source>
        <translation>基址</translation>
    </message>
    <message>
        <source>flags</source>
        <translation>标志</translation>
    </message>
    <message>
        <source>addresses</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>packed</source>
        <translation>已压缩</translation>
    </message>
    <message>
        <source>parted</source>
        <translation>已拆分</translation>
    </message>
    <message>
        <source>pass: %1</source>
        <translation>通过：%1</translation>
    </message>
    <message>
        <source>do not pass: not %1</source>
        <translation>未通过：不%1</translation>
    </message>
    <message numerus="yes">
        <source>%1 values are dropped</source>
        <translation>
            <numerusform>%1 个值被丢弃</numerusform>
        </translation>
    </message>
    <message>
        <source>odd</source>
        <translation>为奇数</translation>
    </message>
    <message>
        <source>above %1</source>
        <translation>大于 %1</translation>
    </message>
    <message>
        <source> It has one place to go to, whether it is %1 or not.</source>
        <translation> 无论是否%1，它都只有一个去处。</translation>
    </message>
    <message>
        <source> If it is %1, it is packed and put back; if not, a 0 takes its place.</source>
        <translation> 它若%1，就被压缩再放回；否则该位置得到 0。</translation>
    </message>
    <message>
        <source> If it is %1, it is kept; if not, it is dropped.</source>
        <translation> 它若%1，就被保留；否则被丢弃。</translation>
    </message>
    <message>
        <source> Those that are %1 go behind the others; both keep their order.</source>
        <translation> 凡%1 的，都排到其余值之后；两部分都保持原有顺序。</translation>
    </message>
    <message>
        <source> Those that are %1 are packed side by side, then put back where they came from; the other places get 0.</source>
        <translation> 凡%1 的，都被紧挨着压缩，再放回原处；其余位置得到 0。</translation>
    </message>
    <message>
        <source> Those that are %1 move together, in their order; the others are dropped.</source>
        <translation> 凡%1 的，都按原有顺序靠拢；其余的被丢弃。</translation>
    </message>
    <message>
        <source>The value is %1: its flag is 1.</source>
        <translation>该值%1：标志为 1。</translation>
    </message>
    <message>
        <source>The value is not %1: its flag is 0.</source>
        <translation>该值不%1：标志为 0。</translation>
    </message>
    <message>
        <source>Every value is tested, and none of the %1 is %2: every flag is 0.</source>
        <translation>检验每个值，%1 个中没有一个%2：所有标志都为 0。</translation>
    </message>
    <message>
        <source>Every value is tested, and all %1 are %2: every flag is 1.</source>
        <translation>检验每个值，%1 个全都%2：所有标志都为 1。</translation>
    </message>
    <message numerus="yes">
        <source> are %1 and get the flag 1; the others get 0.</source>
        <translation>
            <numerusform> %1，标志为 1；其余的标志为 0。</numerusform>
        </translation>
    </message>
    <message>
        <source>No value is %1: nothing is stored, and </source>
        <translation>没有值%1：什么也不存， </translation>
    </message>
    <message numerus="yes">
        <source> are packed, each into slot address − 1</source>
        <translation>
            <numerusform> 被压缩，各存到位置（地址 − 1）</numerusform>
        </translation>
    </message>
    <message>
        <source>The value is %1 and</source>
        <translation>该值%1，</translation>
    </message>
    <message>
        <source>All %1 values are %2 and</source>
        <translation>全部 %1 个值都%2，</translation>
    </message>
    <message>
        <source>; none is dropped.</source>
        <translation>；无一丢弃。</translation>
    </message>
    <message>
        <source>The value that is %1</source>
        <translation>有一个值%1，</translation>
    </message>
    <message>
        <source>The %1 values that are %2</source>
        <translation>有 %1 个值%2，</translation>
    </message>
    <message>
        <source>The value is not %1</source>
        <translation>该值不%1</translation>
    </message>
    <message>
        <source>None of the %1 values is %2</source>
        <translation>%1 个值中没有一个%2</translation>
    </message>
    <message numerus="yes">
        <source>: each keeps its place.</source>
        <translation>
            <numerusform>：保持原位。</numerusform>
        </translation>
    </message>
    <message>
        <source>The value is %1</source>
        <translation>该值%1</translation>
    </message>
    <message>
        <source>All %1 values are %2</source>
        <translation>全部 %1 个值都%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 values that are not %2</source>
        <translation>
            <numerusform>%1 个值不%2，</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> go to the front, </source>
        <translation>
            <numerusform> 移到前面， </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 that are %2</source>
        <translation>
            <numerusform>%1 个%2，</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> go behind them; both sides keep their order.</source>
        <translation>
            <numerusform> 排在其后；两边都保持原有顺序。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was packed: </source>
        <translation>没有值被压缩： </translation>
    </message>
    <message>
        <source>the place gets 0</source>
        <translation>该位置得到 0</translation>
    </message>
    <message>
        <source>all %1 places get 0</source>
        <translation>全部 %1 个位置得到 0</translation>
    </message>
    <message>
        <source>The value goes back to where it came from</source>
        <translation>该值回到原处</translation>
    </message>
    <message>
        <source>All %1 values go back to where they came from</source>
        <translation>全部 %1 个值回到原处</translation>
    </message>
    <message numerus="yes">
        <source>%1 packed values go back to where they came from</source>
        <translation>
            <numerusform>%1 个压缩后的值回到原处</numerusform>
        </translation>
    </message>
    <message>
        <source>the other place gets 0</source>
        <translation>另一个位置得到 0</translation>
    </message>
    <message>
        <source>the other %1 places get 0</source>
        <translation>其余 %1 个位置得到 0</translation>
    </message>
    <message>
        <source>%1 work-groups each scan a part of the sums: </source>
        <translation>%1 个工作组各扫描这些和的一部分： </translation>
    </message>
    <message>
        <source>each sum now includes those before it in its part</source>
        <translation>每个和现在包含本部分中在它之前的和</translation>
    </message>
    <message>
        <source>The sums are scanned: </source>
        <translation>扫描这些和： </translation>
    </message>
    <message>
        <source>each now includes all sums before it</source>
        <translation>每个和现在包含它之前的所有和</translation>
    </message>
    <message>
        <source> and so counts the values that are %1 up to the end of its section.</source>
        <translation> 从而数出截至其区段末尾有多少个值%1。</translation>
    </message>
    <message>
        <source>The total of all parts before its own is added to each sum: </source>
        <translation>每个和加上其所在部分之前所有部分的总和： </translation>
    </message>
    <message>
        <source>back to where it came from</source>
        <translation>回到原处</translation>
    </message>
    <message>
        <source>to the side of its flag</source>
        <translation>到其标志的一侧</translation>
    </message>
    <message>
        <source>to slot address − 1</source>
        <translation>到位置（地址 − 1）</translation>
    </message>
    <message>
        <source>in its place already</source>
        <translation>原本就位</translation>
    </message>
    <message>
        <source>The counts of the sections before are added: each address now counts </source>
        <translation>加上之前各区段的计数：每个地址现在数出 </translation>
    </message>
    <message>
        <source>all values that are %1, up to and including its own</source>
        <translation>截至自身（含自身）有多少个值%1</translation>
    </message>
    <message>
        <source>%1 work-groups each scan the flags of one section: </source>
        <translation>%1 个工作组各扫描一个区段的标志： </translation>
    </message>
    <message>
        <source>an address counts the values of its section that are %1, up to and including its own</source>
        <translation>每个地址数出本区段中截至自身（含自身）有多少个值%1</translation>
    </message>
    <message>
        <source>The flags are scanned: </source>
        <translation>扫描标志： </translation>
    </message>
    <message>
        <source>each address counts the values that are %1, up to and including its own</source>
        <translation>每个地址数出截至自身（含自身）有多少个值%1</translation>
    </message>
    <message>
        <source>Every value is tested: </source>
        <translation>检验每个值： </translation>
    </message>
    <message>
        <source>Work-item %1: value %2, address %3, slot %4</source>
        <translation>工作项 %1：值 %2，地址 %3，位置 %4</translation>
    </message>
    <message>
        <source>level %1, %2</source>
        <translation>第 %1 层，%2</translation>
    </message>
    <message>
        <source>no partner</source>
        <translation>没有配对</translation>
    </message>
    <message>
        <source>left run</source>
        <translation>左有序段</translation>
    </message>
    <message>
        <source>right run</source>
        <translation>右有序段</translation>
    </message>
    <message>
        <source>work-item %1</source>
        <translation>工作项 %1</translation>
    </message>
    <message>
        <source>; within a bucket the keys keep their order: </source>
        <translation>；桶内的键保持原有顺序： </translation>
    </message>
    <message>
        <source>%1 of %2 keys</source>
        <translation>%2 个键中的 %1 个</translation>
    </message>
    <message>
        <source>after launch %1</source>
        <translation>启动 %1 之后</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>%1 之后</translation>
    </message>
    <message>
        <source>finished earlier</source>
        <translation>此前已完成</translation>
    </message>
    <message>
        <source>not in this launch</source>
        <translation>不在本次启动中</translation>
    </message>
    <message>
        <source>launch %1</source>
        <translation>启动 %1</translation>
    </message>
    <message>
        <source>launches %1</source>
        <translation>启动 %1</translation>
    </message>
    <message>
        <source>launches %1 to %2</source>
        <translation>启动 %1 到 %2</translation>
    </message>
    <message>
        <source>pivot</source>
        <translation>主元</translation>
    </message>
    <message>
        <source>less</source>
        <translation>小于</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>等于</translation>
    </message>
    <message>
        <source>greater</source>
        <translation>大于</translation>
    </message>
    <message>
        <source>bucket %1</source>
        <translation>桶 %1</translation>
    </message>
    <message>
        <source>All </source>
        <translation>全部 </translation>
    </message>
    <message>
        <source>. If a network sorts all of these, it sorts every input; only </source>
        <translation>。若一个网络能把它们全部排好序，就能把任何输入排好序；其中只有 </translation>
    </message>
    <message>
        <source> of them are sorted already.</source>
        <translation> 个已排好序。</translation>
    </message>
    <message>
        <source>Only </source>
        <translation>仅 </translation>
    </message>
    <message>
        <source>, all of them sorted: by the 0-1 principle the network sorts every input.</source>
        <translation>，且都已排好序：按 0-1 原理，该网络能把任何输入排好序。</translation>
    </message>
    <message>
        <source> beside </source>
        <translation> 以及 </translation>
    </message>
    <message>
        <source>: the network does not sort. From %1 it makes %2.</source>
        <translation>：该网络不能正确排序。它把 %1 变成 %2。</translation>
    </message>
    <message>
        <source>Layer %1 changes </source>
        <translation>第 %1 层改变 </translation>
    </message>
    <message numerus="yes">
        <source> are each sorted on their own.</source>
        <translation>
            <numerusform> 各自单独排序。</numerusform>
        </translation>
    </message>
    <message>
        <source> of up to %1 keys are each sorted on their own first, then </source>
        <translation> （每段至多 %1 个键）先各自单独排序，然后 </translation>
    </message>
    <message>
        <source> of %1; </source>
        <translation> （共 %1 个）； </translation>
    </message>
    <message>
        <source>%1 different patterns become </source>
        <translation>不同模式的种数由 %1 变为 </translation>
    </message>
    <message>
        <source>wire %1</source>
        <translation>线 %1</translation>
    </message>
    <message>
        <source>rows: wires 0–%1, columns: wires %2–%3; filled is 1</source>
        <translation>行：线 0–%1，列：线 %2–%3；实心为 1</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>of %1 occur</source>
        <translation>/ %1 种出现</translation>
    </message>
    <message>
        <source>of %1 patterns occur</source>
        <translation>/ %1 种模式出现</translation>
    </message>
    <message>
        <source>of them are not sorted</source>
        <translation>种未排好序</translation>
    </message>
    <message>
        <source>of them are sorted</source>
        <translation>种已排好序</translation>
    </message>
    <message numerus="yes">
        <source>%1 levels of merging</source>
        <translation>
            <numerusform>%1 层归并</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> sort them; each makes runs twice as long.</source>
        <translation>
            <numerusform> 使其有序；每层使有序段的长度加倍。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of %1 work-items</source>
        <translation>
            <numerusform>%1 个工作项</numerusform>
        </translation>
    </message>
    <message>
        <source> finds, by binary search on its diagonal, where to split the two runs: </source>
        <translation> 各在自己的对角线上用二分查找确定两个有序段的分割处： </translation>
    </message>
    <message>
        <source>, at most %1 per work-item</source>
        <translation>，每个工作项至多 %1 次</translation>
    </message>
    <message>
        <source> merges the two runs: </source>
        <translation> 归并这两个有序段： </translation>
    </message>
    <message>
        <source> merge one pair of runs, each doing one stretch: </source>
        <translation> 归并一对有序段，各负责一个区间： </translation>
    </message>
    <message>
        <source> merge %1 pairs of runs, each doing one stretch: </source>
        <translation> 归并 %1 对有序段，各负责一个区间： </translation>
    </message>
    <message>
        <source>1, 2, …: order of a work-item&apos;s comparisons</source>
        <translation>1, 2, …：工作项各次比较的次序</translation>
    </message>
    <message>
        <source>circle: the left key comes first</source>
        <translation>圆：左键在前</translation>
    </message>
    <message>
        <source>square: the right key comes first</source>
        <translation>方：右键在前</translation>
    </message>
    <message>
        <source>circle: the left key comes first, square: the right one</source>
        <translation>圆：左键在前，方：右键在前</translation>
    </message>
    <message numerus="yes">
        <source>%1 comparisons</source>
        <translation>
            <numerusform>%1 次比较</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keys come from left runs</source>
        <translation>
            <numerusform>%1 个键来自左有序段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 from right ones</source>
        <translation>
            <numerusform>%1 个来自右有序段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 segments are each sorted on their own: </source>
        <translation>
            <numerusform>%1 个段各自单独排序： </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 partitions</source>
        <translation>
            <numerusform>%1 次划分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leaves, each sorted on its own,</source>
        <translation>
            <numerusform>%1 个叶（各自单独排序）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> put them in order, in a tree of %1.</source>
        <translation>
            <numerusform> 使它们有序，构成一棵 %1的树。</numerusform>
        </translation>
    </message>
    <message>
        <source>each launch finds the key that comes first of those that are left.</source>
        <translation>每次启动从剩余的键中找出应排在最前的一个。</translation>
    </message>
    <message>
        <source>they are few enough for one work-item to sort them by itself.</source>
        <translation>键很少，一个工作项即可单独将其排序。</translation>
    </message>
    <message>
        <source> The host launches every step, since OpenCL 1.2 kernels cannot launch kernels.</source>
        <translation> 每一步都由主机启动，因为 OpenCL 1.2 的内核不能启动内核。</translation>
    </message>
    <message>
        <source>: no key moves, the next launch needs what is made here. </source>
        <translation>：没有键移动，下一次启动要用这里得到的结果。 </translation>
    </message>
    <message>
        <source> is partitioned around the pivot %1: </source>
        <translation> 以主元 %1 划分： </translation>
    </message>
    <message numerus="yes">
        <source> are partitioned, each around a pivot of its own: </source>
        <translation>
            <numerusform> 各以自己的主元划分： </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> are partitioned into </source>
        <translation>
            <numerusform> 被划分成 </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 levels</source>
        <translation>
            <numerusform>%1 层</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 segments</source>
        <translation>
            <numerusform>%1 个段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keys are less</source>
        <translation>
            <numerusform>%1 个键较小</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 equal</source>
        <translation>
            <numerusform>%1 个相等</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 greater</source>
        <translation>
            <numerusform>%1 个较大</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 buckets</source>
        <translation>
            <numerusform>%1 个桶</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leaves</source>
        <translation>
            <numerusform>%1 个叶</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> holding %1 in all are sorted: </source>
        <translation>
            <numerusform> （共 %1）完成排序： </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 inputs of zeros and ones</source>
        <translation>
            <numerusform>%1 个 0-1 输入</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> on %1 wires wait</source>
        <translation>
            <numerusform> 在 %1 条线上等待</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 different patterns are left</source>
        <translation>
            <numerusform>剩下 %1 种不同模式</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 patterns that are not sorted are left</source>
        <translation>
            <numerusform>剩下 %1 种未排好序的模式</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sorted ones</source>
        <translation>
            <numerusform>%1 种已排好序的</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of them sorted</source>
        <translation>
            <numerusform>其中 %1 种已排好序</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 inputs</source>
        <translation>
            <numerusform>%1 个输入</numerusform>
        </translation>
    </message>
    <message>
        <source>as before, </source>
        <translation>与之前一样， </translation>
    </message>
    <message numerus="yes">
        <source>%1 different patterns occur</source>
        <translation>
            <numerusform>出现 %1 种不同模式</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 different patterns occurred before it</source>
        <translation>
            <numerusform>此前出现 %1 种不同模式</numerusform>
        </translation>
    </message>
    <message>
        <source>ones before</source>
        <translation>前面的 1</translation>
    </message>
    <message>
        <source>new place</source>
        <translation>新位置</translation>
    </message>
    <message numerus="yes">
        <source> are read with no barrier behind the writes of other work-items.</source>
        <translation>
            <numerusform> 被读时，与其他工作项的写之间没有屏障。</numerusform>
        </translation>
    </message>
    <message>
        <source>was</source>
        <translation>原值</translation>
    </message>
    <message>
        <source>sum published</source>
        <translation>发布的和</translation>
    </message>
    <message>
        <source>result published</source>
        <translation>发布的结果</translation>
    </message>
    <message>
        <source>sum read</source>
        <translation>读到的和</translation>
    </message>
    <message>
        <source>result read</source>
        <translation>读到的结果</translation>
    </message>
    <message>
        <source>sum before</source>
        <translation>前面的和</translation>
    </message>
    <message>
        <source>result before</source>
        <translation>前面的结果</translation>
    </message>
    <message>
        <source>in this order</source>
        <translation>按此次序</translation>
    </message>
    <message>
        <source>from block %1</source>
        <translation>来自块 %1</translation>
    </message>
    <message>
        <source>column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>own sums</source>
        <translation>自己的和</translation>
    </message>
    <message>
        <source>passed on</source>
        <translation>传递</translation>
    </message>
    <message>
        <source>, so the first of them has address 1.</source>
        <translation>，因此其中第一个的地址为 1。</translation>
    </message>
    <message>
        <source>sorted blocks</source>
        <translation>已排序的块</translation>
    </message>
    <message>
        <source>places</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>letter %1</source>
        <translation>字母 %1</translation>
    </message>
    <message>
        <source>base</source>
        <translation>基址</translation>
    </message>
    <message>
        <source>before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>Work-item %1</source>
        <translation>工作项 %1</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>键 %1</translation>
    </message>
    <message>
        <source>Keys %1–%2</source>
        <translation>键 %1–%2</translation>
    </message>
    <message>
        <source>from key</source>
        <translation>起始键</translation>
    </message>
    <message>
        <source>Work-group %1</source>
        <translation>工作组 %1</translation>
    </message>
    <message>
        <source>character %1</source>
        <translation>字符 %1</translation>
    </message>
    <message>
        <source>ones digit</source>
        <translation>个位</translation>
    </message>
    <message>
        <source>tens digit</source>
        <translation>十位</translation>
    </message>
    <message>
        <source>hundreds digit</source>
        <translation>百位</translation>
    </message>
    <message>
        <source>thousands digit</source>
        <translation>千位</translation>
    </message>
    <message>
        <source>digit of %1</source>
        <translation>权 %1 的位</translation>
    </message>
    <message>
        <source>a decimal digit</source>
        <translation>一个十进制数位</translation>
    </message>
    <message>
        <source>a character</source>
        <translation>一个字符</translation>
    </message>
    <message>
        <source>a digit of %1</source>
        <translation>一个数位（%1）</translation>
    </message>
    <message>
        <source> by %1 will sort it.</source>
        <translation> 按%1将其排序。</translation>
    </message>
    <message>
        <source> by %1 will sort them.</source>
        <translation> 按%1将其排序。</translation>
    </message>
    <message>
        <source> will sort them, each by %1, the last one first.</source>
        <translation> 将其排好序，每趟按%1，从最后一个开始。</translation>
    </message>
    <message>
        <source> will sort them, each by %1, the lowest one first.</source>
        <translation> 将其排好序，每趟按%1，从最低的开始。</translation>
    </message>
    <message>
        <source>Read %1 of every key: </source>
        <translation>读每个键的 %1： </translation>
    </message>
    <message numerus="yes">
        <source>%1 bits are 1</source>
        <translation>
            <numerusform>%1 个位为 1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, in %1 rounds</source>
        <translation>
            <numerusform>，共 %1 轮</numerusform>
        </translation>
    </message>
    <message>
        <source> in %1 rounds</source>
        <translation> （共 %1 轮）</translation>
    </message>
    <message>
        <source>in %1 rounds</source>
        <translation>共 %1 轮</translation>
    </message>
    <message>
        <source>, so the first of them in a section has address 1.</source>
        <translation>，因此每个区段中的第一个地址为 1。</translation>
    </message>
    <message>
        <source>; a 0 follows the last one, so that the scan ends with their number.</source>
        <translation>；最后一位之后补一个 0，使扫描以 1 的总数结束。</translation>
    </message>
    <message>
        <source>Scan, each block by itself: </source>
        <translation>扫描，各块单独进行： </translation>
    </message>
    <message>
        <source>Scan: </source>
        <translation>扫描： </translation>
    </message>
    <message>
        <source>complemented</source>
        <translation>取反</translation>
    </message>
    <message>
        <source>By the complemented bits, a key with a 0 moves forward by </source>
        <translation>按取反后的位，位为 0 的键前移 </translation>
    </message>
    <message numerus="yes">
        <source>scan in %1 rounds</source>
        <translation>
            <numerusform>扫描，共 %1 轮</numerusform>
        </translation>
    </message>
    <message>
        <source>no letter</source>
        <translation>无字母</translation>
    </message>
    <message>
        <source>each entry is the number of 1s before it in its block.</source>
        <translation>每一项是本块中它之前 1 的个数。</translation>
    </message>
    <message>
        <source>each entry is the number of 1s before it; the last one counts them all.</source>
        <translation>每一项是它之前 1 的个数；最后一项是 1 的总数。</translation>
    </message>
    <message>
        <source> Each digit is complemented, so that the largest comes first.</source>
        <translation> 每个数位按位取反，使最大的排在最前。</translation>
    </message>
    <message numerus="yes">
        <source> Only the %1 digits that occur have rows here.</source>
        <translation>
            <numerusform> 这里只有出现的 %1 个数位有行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %1 keys long,</source>
        <translation>
            <numerusform>，每段 %1 个键</numerusform>
        </translation>
    </message>
    <message>
        <source>, %1 to %2 keys long,</source>
        <translation>，每段 %1 到 %2 个键</translation>
    </message>
    <message>
        <source>%1 (complemented)</source>
        <translation>%1（取反）</translation>
    </message>
    <message>
        <source>Every work-group sorts its own keys by %1 in local memory and counts its digits: </source>
        <translation>每个工作组在局部内存中按 %1 对自己的键排序，并统计其数位： </translation>
    </message>
    <message>
        <source> in %1, equal digits in their order.</source>
        <translation> 分在 %1中，相等的数位保持原有次序。</translation>
    </message>
    <message>
        <source>Every work-item counts the digits of its own keys, %1, one after the other: </source>
        <translation>每个工作项逐个统计自己各键的数位（%1）： </translation>
    </message>
    <message>
        <source>Every key raises the counter of its digit, %1, in its own work-group: </source>
        <translation>每个键使其数位（%1）在本工作组中的计数器加 1： </translation>
    </message>
    <message>
        <source>Each row of counts is cut into blocks of %1, each scanned by itself%2: </source>
        <translation>每行计数分成块，每块 %1，各块单独扫描%2： </translation>
    </message>
    <message>
        <source> for now count from the beginning of their block, and </source>
        <translation> 暂从所在块的开头算起， </translation>
    </message>
    <message numerus="yes">
        <source>%1 block sums</source>
        <translation>
            <numerusform>%1 个块和</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> are kept.</source>
        <translation>
            <numerusform> 被保存。</numerusform>
        </translation>
    </message>
    <message>
        <source>Each block adds up the sums of the blocks before it in its row: </source>
        <translation>每个块把本行中它之前各块的和相加： </translation>
    </message>
    <message numerus="yes">
        <source>%1 sums before</source>
        <translation>
            <numerusform>%1 个前面的和</numerusform>
        </translation>
    </message>
    <message>
        <source>; the last block of each row also finds the total of its digit: </source>
        <translation>；每行的最后一块还求出其数位的总数： </translation>
    </message>
    <message numerus="yes">
        <source>%1 totals</source>
        <translation>
            <numerusform>%1 个总数</numerusform>
        </translation>
    </message>
    <message>
        <source>What comes before its block is added to each start: </source>
        <translation>每个起点加上它所在块之前的和： </translation>
    </message>
    <message numerus="yes">
        <source> now count from the beginning of their row.</source>
        <translation>
            <numerusform> 现在从所在行的开头算起。</numerusform>
        </translation>
    </message>
    <message>
        <source>The totals of the digits are scanned%1: a digit&apos;s base tells how many keys come before its bucket: </source>
        <translation>扫描各数位的总数%1：数位的基址表示其桶之前有多少个键： </translation>
    </message>
    <message numerus="yes">
        <source>%1 bases</source>
        <translation>
            <numerusform>%1 个基址</numerusform>
        </translation>
    </message>
    <message>
        <source>Each digit&apos;s base is added to its row: </source>
        <translation>每个数位的基址加到它的行上： </translation>
    </message>
    <message numerus="yes">
        <source> are now places among all keys.</source>
        <translation>
            <numerusform> 现在是在全部键中的位置。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 additions</source>
        <translation>
            <numerusform>%1 次加法</numerusform>
        </translation>
    </message>
    <message>
        <source>: they say how many ones come before each block.</source>
        <translation>：所得的和表示每个块之前有多少个 1。</translation>
    </message>
    <message>
        <source>The ones of the blocks before are added: </source>
        <translation>加上前面各块中 1 的个数： </translation>
    </message>
    <message numerus="yes">
        <source>%1 numbers</source>
        <translation>
            <numerusform>%1 个数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> now count all ones before them.</source>
        <translation>
            <numerusform> 现在计入了它们之前的所有 1。</numerusform>
        </translation>
    </message>
    <message>
        <source>A key with a 0 moves forward by </source>
        <translation>位为 0 的键前移 </translation>
    </message>
    <message>
        <source>the number of 1s before it</source>
        <translation>它之前 1 的个数</translation>
    </message>
    <message>
        <source>; one with a 1 goes behind </source>
        <translation>；位为 1 的键排在 </translation>
    </message>
    <message numerus="yes">
        <source>the %1 keys with a 0</source>
        <translation>
            <numerusform>%1 个位为 0 的键</numerusform>
        </translation>
    </message>
    <message>
        <source> and the 1s before it: </source>
        <translation> 及它之前位为 1 的键之后： </translation>
    </message>
    <message>
        <source>The keys of a block that have the same digit go to their bucket side by side: </source>
        <translation>块中数位相同的键并排进入各自的桶： </translation>
    </message>
    <message numerus="yes">
        <source>%1 runs of neighbouring places</source>
        <translation>
            <numerusform>%1 段连续位置</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> are written; unsorted blocks would have needed %1; </source>
        <translation>
            <numerusform>；若块未排序则需要 %1 段； </numerusform>
        </translation>
    </message>
    <message>
        <source>work-item</source>
        <translation>工作项</translation>
    </message>
    <message>
        <source>work-group</source>
        <translation>工作组</translation>
    </message>
    <message>
        <source>The sums of the blocks are scanned with </source>
        <translation>扫描各块的和，用了 </translation>
    </message>
    <message>
        <source>Every work-item takes its own keys, one after the other, to the next free slots of their buckets, from </source>
        <translation>每个工作项把自己的键逐个放到其桶的下一个空位，从 </translation>
    </message>
    <message>
        <source> on: </source>
        <translation> 开始： </translation>
    </message>
    <message>
        <source>a work-group&apos;s keys in local memory</source>
        <translation>局部内存中一个工作组的键</translation>
    </message>
    <message>
        <source>in local memory</source>
        <translation>在局部内存中</translation>
    </message>
    <message>
        <source>local</source>
        <translation>局部</translation>
    </message>
    <message>
        <source>One key needs no launch.</source>
        <translation>一个键无需启动。</translation>
    </message>
    <message>
        <source>mirrored</source>
        <translation>镜像</translation>
    </message>
    <message numerus="yes">
        <source> load %1 into local memory</source>
        <translation>
            <numerusform> 把 %1取入局部内存</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> store %1 in global memory again</source>
        <translation>
            <numerusform> 把 %1存回全局内存</numerusform>
        </translation>
    </message>
    <message>
        <source>, one after another</source>
        <translation>，逐个进行</translation>
    </message>
    <message>
        <source> In the end one work-item of each group stores all keys, one after another.</source>
        <translation> 最后，每组由一个工作项逐个存回所有键。</translation>
    </message>
    <message>
        <source>%1 of %2 work-groups</source>
        <translation>%2 个工作组中的 %1 个</translation>
    </message>
    <message>
        <source>, in which one work-item takes up to %1 pairs, one after another: </source>
        <translation>，其中一个工作项逐个处理至多 %1 对： </translation>
    </message>
    <message numerus="yes">
        <source>; %2 work-items take %1 each, one after another</source>
        <translation>
            <numerusform>；%2 个工作项各逐个处理 %1 对</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %2 work-items take up to %1 each, one after another</source>
        <translation>
            <numerusform>；%2 个工作项各逐个处理至多 %1 对</numerusform>
        </translation>
    </message>
    <message>
        <source> each load %1 into local memory, one after another: %2 in all</source>
        <translation> 各把 %1逐个取入局部内存：共 %2 个</translation>
    </message>
    <message>
        <source> each store %1 in global memory again, one after another: %2 in all</source>
        <translation> 各把 %1逐个存回全局内存：共 %2 个</translation>
    </message>
    <message numerus="yes">
        <source>up to %1 keys</source>
        <translation>
            <numerusform>至多 %1 个键</numerusform>
        </translation>
    </message>
    <message>
        <source> In each group the first work-item has slots %1, the next %2, and so on.</source>
        <translation> 每组中，第一个工作项持有位置 %1，下一个持有 %2，依此类推。</translation>
    </message>
    <message>
        <source> A key has two: its index and its value.</source>
        <translation> 一个键占两个：下标和值。</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>, up to %1 pairs of a layer one after another: </source>
        <translation>，每层中至多 %1 对逐个处理： </translation>
    </message>
    <message>
        <source> of one work-item</source>
        <translation> （各只有一个工作项）</translation>
    </message>
    <message numerus="yes">
        <source> compare keys in local memory (dashed), in </source>
        <translation>
            <numerusform> 在局部内存中比较键（虚线），共 </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> keep their keys in local memory (dashed) for </source>
        <translation>
            <numerusform> 把键保存在局部内存中（虚线），共 </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 layers of comparators</source>
        <translation>
            <numerusform>%1 层比较器</numerusform>
        </translation>
    </message>
    <message>
        <source>Shuffle: the halves of every %1 wires are interleaved; </source>
        <translation>洗牌：每 %1 条线的两半交错排列； </translation>
    </message>
    <message>
        <source>Unshuffle: of every %1 wires the keys at even places go to the first half, the others to the second; </source>
        <translation>逆洗牌：每 %1 条线中，偶数位置上的键到前一半，其余的到后一半； </translation>
    </message>
    <message numerus="yes">
        <source>%1 keys change wires</source>
        <translation>
            <numerusform>%1 个键换线</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %1 pads move along</source>
        <translation>
            <numerusform>；%1 个填充值随之移动</numerusform>
        </translation>
    </message>
    <message>
        <source> to be moved.</source>
        <translation> 待移动。</translation>
    </message>
    <message>
        <source>The keys are not sorted: </source>
        <translation>这些键未排好序： </translation>
    </message>
    <message numerus="yes">
        <source>%1 of them are not what belongs there</source>
        <translation>
            <numerusform>其中 %1 个不是该处应有的键</numerusform>
        </translation>
    </message>
    <message>
        <source>ballot</source>
        <translation>投票</translation>
    </message>
    <message numerus="yes">
        <source> wait: one work-group is to sort them by </source>
        <translation>
            <numerusform> 等待：一个工作组将按 </numerusform>
        </translation>
    </message>
    <message>
        <source>, the lowest first.</source>
        <translation>，从最低位开始对其排序。</translation>
    </message>
    <message>
        <source>One work-group sorts </source>
        <translation>一个工作组对 </translation>
    </message>
    <message>
        <source> in local memory, one bit after the other: </source>
        <translation> 在局部内存中逐位排序： </translation>
    </message>
    <message>
        <source>Every work-item loads its key into local memory: </source>
        <translation>每个工作项把自己的键取入局部内存： </translation>
    </message>
    <message>
        <source>Work-items whose key has a 1 as %1 put it into a word that all of them read: </source>
        <translation>键的 %1 为 1 的工作项将此记入一个所有工作项都读的字： </translation>
    </message>
    <message>
        <source>Every work-item stores the key that now stands at its place: </source>
        <translation>每个工作项存下现在位于其位置上的键： </translation>
    </message>
    <message>
        <source>Every key raises the counter of its %1 in its own block: </source>
        <translation>每个键使本块中其数位（%1）的计数器加 1： </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs of successive keys with one first field keep the order of the first sort</source>
        <translation>
            <numerusform>%1 对第一字段相同的相继键保持第一次排序的次序</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 pairs of successive keys with one first field have crossed since the first sort</source>
        <translation>
            <numerusform>第一次排序以来，%2 对第一字段相同的相继键中有 %1 对交叉</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs of successive equal keys keep their order</source>
        <translation>
            <numerusform>%1 对相继的相等键保持次序</numerusform>
        </translation>
    </message>
    <message>
        <source>path of the keys %1</source>
        <translation>键 %1 的路径</translation>
    </message>
    <message>
        <source>keys %1</source>
        <translation>键 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 pairs of successive equal keys have crossed</source>
        <translation>
            <numerusform>%2 对相继的相等键中有 %1 对交叉</numerusform>
        </translation>
    </message>
    <message>
        <source>local memory</source>
        <translation>局部内存</translation>
    </message>
    <message>
        <source>set to 0</source>
        <translation>清零</translation>
    </message>
    <message>
        <source>ones so far</source>
        <translation>目前的 1</translation>
    </message>
    <message>
        <source>by work-item</source>
        <translation>按工作项</translation>
    </message>
    <message>
        <source>The counters of every block are set to 0: </source>
        <translation>每个块的计数器清零： </translation>
    </message>
    <message numerus="yes">
        <source>%1 counters</source>
        <translation>
            <numerusform>%1 个计数器</numerusform>
        </translation>
    </message>
    <message>
        <source>Every work-group loads its keys into local memory and counts their digits: </source>
        <translation>每个工作组把自己的键取入局部内存，并统计其数位： </translation>
    </message>
    <message>
        <source>Every work-item takes %1 of its keys and counts the ones: </source>
        <translation>每个工作项取自己各键的 %1，统计 1 的个数： </translation>
    </message>
    <message numerus="yes">
        <source>%1 ones</source>
        <translation>
            <numerusform>%1 个 1</numerusform>
        </translation>
    </message>
    <message>
        <source>The work-items&apos; ones are scanned in each block: </source>
        <translation>在每个块中扫描各工作项的 1 的个数： </translation>
    </message>
    <message>
        <source>In each block the keys with a %1 as %2 go to the front, those with a %3 behind them: </source>
        <translation>在每个块中，%2 为 %1 的键移到前面，为 %3 的排在其后： </translation>
    </message>
    <message>
        <source>The counts of each block are scanned, to tell where its buckets begin: </source>
        <translation>扫描每个块的计数，以确定其各桶的起点： </translation>
    </message>
    <message>
        <source>Every work-group stores its sorted block: </source>
        <translation>每个工作组存回自己已排序的块： </translation>
    </message>
    <message>
        <source>add</source>
        <translation>相加</translation>
    </message>
    <message>
        <source>The bits are loaded into local memory: </source>
        <translation>各位被取入局部内存： </translation>
    </message>
    <message numerus="yes">
        <source>What stands %1 places before is added: </source>
        <translation>
            <numerusform>加上往前 %1 个位置处的值： </numerusform>
        </translation>
    </message>
    <message>
        <source>Every sum is stored one place further on, so that it counts the ones before: </source>
        <translation>每个和存到后一个位置，从而统计它之前的 1： </translation>
    </message>
    <message>
        <source>The table is scanned in tiles, each by a work-group of its own%1: </source>
        <translation>表按分块扫描，每个分块由一个工作组负责%1： </translation>
    </message>
    <message numerus="yes">
        <source>%1 tiles</source>
        <translation>
            <numerusform>%1 个分块</numerusform>
        </translation>
    </message>
    <message>
        <source> with </source>
        <translation> 含 </translation>
    </message>
    <message numerus="yes">
        <source> that count from the beginning of their tile.</source>
        <translation>
            <numerusform> （从所在分块的开头算起）。</numerusform>
        </translation>
    </message>
    <message>
        <source>The tiles&apos; sums are scanned, to tell how many keys come before each tile: </source>
        <translation>扫描各分块的和，以确定每个分块之前有多少个键： </translation>
    </message>
    <message>
        <source>What comes before its tile is added to each start: </source>
        <translation>每个起点加上它所在分块之前的和： </translation>
    </message>
    <message numerus="yes">
        <source>%1 keys are copied back</source>
        <translation>
            <numerusform>%1 个键被复制回去</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, each to the same place; </source>
        <translation>
            <numerusform>，各回到同一位置； </numerusform>
        </translation>
    </message>
    <message>
        <source>No key moves in this launch; </source>
        <translation>本次启动没有键移动； </translation>
    </message>
    <message>
        <source>Of %1 keys, </source>
        <translation>%1 个键中， </translation>
    </message>
    <message numerus="yes">
        <source>%1 are compared</source>
        <translation>
            <numerusform>%1 个</numerusform>
        </translation>
    </message>
    <message>
        <source> one after another with the largest so far</source>
        <translation> 依次与目前最大的键比较</translation>
    </message>
    <message>
        <source> one after another with the smallest so far</source>
        <translation> 依次与目前最小的键比较</translation>
    </message>
    <message>
        <source>, in the end %1</source>
        <translation>，最后为 %1</translation>
    </message>
    <message>
        <source> A key equal to a splitter goes left of it if it stands before the splitter&apos;s place, else right of it.</source>
        <translation> 与分割元相等的键，若位于分割元的位置之前则归其左边，否则归右边。</translation>
    </message>
    <message>
        <source>A key equal to a splitter: left of it if it stands before the splitter&apos;s place, else right</source>
        <translation>与分割元相等的键：若位于分割元的位置之前则归左边，否则归右边</translation>
    </message>
    <message>
        <source>A key equal to a splitter: left if it stands before it, else right</source>
        <translation>与分割元相等的键：在其之前则归左，否则归右</translation>
    </message>
    <message>
        <source>largest so far</source>
        <translation>目前最大</translation>
    </message>
    <message>
        <source>smallest so far</source>
        <translation>目前最小</translation>
    </message>
    <message>
        <source>work-group %1</source>
        <translation>工作组 %1</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>组 %1</translation>
    </message>
    <message>
        <source>no key changes place</source>
        <translation>没有键改变位置</translation>
    </message>
    <message>
        <source>%1, leaves</source>
        <translation>%1，叶</translation>
    </message>
    <message>
        <source>finished by launch %1</source>
        <translation>启动 %1 后完成</translation>
    </message>
    <message>
        <source>the list stays empty</source>
        <translation>列表仍为空</translation>
    </message>
    <message>
        <source>The next list stays empty, since no part has 2 keys left to sort; </source>
        <translation>下一个列表仍为空，因为没有哪一部分还有 2 个键待排序； </translation>
    </message>
    <message>
        <source>then %1</source>
        <translation>然后 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 keys are taken</source>
        <translation>
            <numerusform>取 %1 个键</numerusform>
        </translation>
    </message>
    <message>
        <source> as the sample, evenly spaced.</source>
        <translation> 作为样本，间隔相等。</translation>
    </message>
    <message>
        <source>The sample is sorted with </source>
        <translation>样本排序用了 </translation>
    </message>
    <message>
        <source>start: the sum of all counts to its left</source>
        <translation>起点：其左边所有计数之和</translation>
    </message>
    <message>
        <source>0s left out</source>
        <translation>略去 0</translation>
    </message>
    <message>
        <source>counts of 0 left out</source>
        <translation>略去为 0 的计数</translation>
    </message>
    <message>
        <source>group</source>
        <translation>组</translation>
    </message>
    <message numerus="yes">
        <source>%1 counts</source>
        <translation>
            <numerusform>%1 个计数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 splitters</source>
        <translation>
            <numerusform>%1 个分割元</numerusform>
        </translation>
    </message>
    <message>
        <source> from the sorted sample, evenly spaced, cut the keys into </source>
        <translation> 等间隔取自已排好序的样本，把键分成 </translation>
    </message>
    <message numerus="yes">
        <source>%1 keys find their buckets</source>
        <translation>
            <numerusform>%1 个键找到各自的桶</numerusform>
        </translation>
    </message>
    <message>
        <source> between the splitters, with </source>
        <translation> （由分割元划定），用了 </translation>
    </message>
    <message>
        <source>, and the keys of each bucket are counted.</source>
        <translation>，并统计每个桶的键数。</translation>
    </message>
    <message numerus="yes">
        <source>In %1 segments </source>
        <translation>
            <numerusform>%1 个段中共 </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keys are counted</source>
        <translation>
            <numerusform>%1 个键被计数</numerusform>
        </translation>
    </message>
    <message>
        <source> by %1, smallest first</source>
        <translation> （按 %1，小者在前）</translation>
    </message>
    <message>
        <source> by their digit: %1.</source>
        <translation> （按数位：%1）。</translation>
    </message>
    <message>
        <source> by %1, largest first</source>
        <translation> （按 %1，大者在前）</translation>
    </message>
    <message>
        <source> are added up: the buckets begin at </source>
        <translation> 被累加：各桶的起点为 </translation>
    </message>
    <message>
        <source>, %1 of each bucket, are added up: the buckets begin at </source>
        <translation>，每个桶 %1 个，被累加：各桶的起点为 </translation>
    </message>
    <message>
        <source>No bucket is sorted here, since each has 1 key or more than %1; </source>
        <translation>这里没有桶被排序，因为每个桶只有 1 个键或多于 %1 个； </translation>
    </message>
    <message>
        <source>sums of %1 counts</source>
        <translation>每 %1 个计数之和</translation>
    </message>
    <message>
        <source>of %1 counts</source>
        <translation>每 %1 个计数</translation>
    </message>
    <message>
        <source>The counts are added up, to tell where the buckets of </source>
        <translation>累加各计数，以确定 </translation>
    </message>
    <message>
        <source> begin.</source>
        <translation> 中各桶的起点。</translation>
    </message>
    <message>
        <source>; the buckets have </source>
        <translation>；各桶有 </translation>
    </message>
    <message>
        <source>, %1 each would be even</source>
        <translation>，均匀时各为 %1 个</translation>
    </message>
    <message>
        <source>; the largest bucket has </source>
        <translation>；最大的桶有 </translation>
    </message>
    <message>
        <source>The source prints</source>
        <translation>文献印作</translation>
    </message>
    <message>
        <source>This run holds</source>
        <translation>本次运行</translation>
    </message>
    <message numerus="yes">
        <source>%1 entries of the table are written</source>
        <translation>
            <numerusform>%1 个表项被写入</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 entries of the table change</source>
        <translation>
            <numerusform>%1 个表项改变</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sums are written</source>
        <translation>
            <numerusform>%1 个和被写入</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sums change</source>
        <translation>
            <numerusform>%1 个和改变</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 flags are written</source>
        <translation>
            <numerusform>%1 个标志被写入</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 flags change</source>
        <translation>
            <numerusform>%1 个标志改变</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keys are written</source>
        <translation>
            <numerusform>%1 个键被写入</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 places get another key</source>
        <translation>
            <numerusform>%1 个位置换成别的键</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keep an equal one</source>
        <translation>
            <numerusform>%1 个仍是相等的键</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> in %1 work-groups</source>
        <translation>
            <numerusform> （%1 个工作组）</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is written</source>
        <translation>没有写入任何值</translation>
    </message>
    <message>
        <source> by %1</source>
        <translation> 由 %1执行</translation>
    </message>
    <message numerus="yes">
        <source> are counted by their digits.</source>
        <translation>
            <numerusform> 按其数位计数。</numerusform>
        </translation>
    </message>
    <message>
        <source>every place keeps an equal key</source>
        <translation>每个位置仍是相等的键</translation>
    </message>
    <message>
        <source>nothing changes</source>
        <translation>没有任何改变</translation>
    </message>
    <message>
        <source>, by %1: </source>
        <translation>，由 %1执行： </translation>
    </message>
    <message>
        <source>nothing to search, since each stretch is a whole pair of runs</source>
        <translation>无需查找，因为每个区间都是一整对有序段</translation>
    </message>
    <message numerus="yes">
        <source>%1 co-ranks are 0</source>
        <translation>
            <numerusform>%1 个共秩为 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 co-ranks are found</source>
        <translation>
            <numerusform>求得 %1 个共秩</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> have nothing to search, since each stretch is a whole pair of runs: </source>
        <translation>
            <numerusform> 无需查找，因为每个区间都是一整对有序段： </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each co-rank is 0</source>
        <translation>
            <numerusform>各共秩为 0</numerusform>
        </translation>
    </message>
    <message>
        <source>counter</source>
        <translation>计数器</translation>
    </message>
    <message>
        <source>+ %1 that its work-item counted before it = place</source>
        <translation>+ %1（其工作项在它之前计入的个数）= 位置</translation>
    </message>
    <message>
        <source>count keys</source>
        <translation>统计键数</translation>
    </message>
    <message>
        <source>add up</source>
        <translation>累加</translation>
    </message>
    <message>
        <source>bucket sizes</source>
        <translation>桶的大小</translation>
    </message>
    <message>
        <source>Every work-group loads its keys into local memory and sets its counters to 0: </source>
        <translation>每个工作组把自己的键取入局部内存，并把计数器清零： </translation>
    </message>
    <message>
        <source>Every work-item counts its own keys by %1, in counters of its own: </source>
        <translation>每个工作项按 %1 统计自己的键，各用自己的计数器： </translation>
    </message>
    <message numerus="yes">
        <source> raise </source>
        <translation>
            <numerusform> 计入 </numerusform>
        </translation>
    </message>
    <message>
        <source>The counters of a block are read row by row; every work-item adds up a stretch of them: </source>
        <translation>逐行读块中的计数器；每个工作项累加其中一个区间： </translation>
    </message>
    <message numerus="yes">
        <source>The sums of the stretches are scanned in each block; what stands %1 places before is added: </source>
        <translation>
            <numerusform>在每个块中扫描各区间的和；加上往前 %1 个位置处的值： </numerusform>
        </translation>
    </message>
    <message>
        <source>What comes before its stretch is added to each counter, which is then the first place for its keys: </source>
        <translation>每个计数器加上它所在区间之前的和，从而成为其键的第一个位置： </translation>
    </message>
    <message>
        <source>The counters are set to 0 again, for the next bits: </source>
        <translation>计数器重新清零，供接下来的位使用： </translation>
    </message>
    <message>
        <source>Each key goes to the place in its counter, or as many further on as its work-item counted there before it: </source>
        <translation>每个键放到其计数器所指的位置；其工作项在它之前已在那里计入几个键，就再往后移几个位置： </translation>
    </message>
    <message>
        <source>Every work-group stores its sorted block and keeps where a digit begins and ends in it: </source>
        <translation>每个工作组存回自己已排序的块，并记下每个数位在其中的起止位置： </translation>
    </message>
    <message>
        <source>The first and the last place of a bucket tell how many keys it has: </source>
        <translation>由桶的第一个和最后一个位置得知它有多少个键： </translation>
    </message>
    <message numerus="yes">
        <source>%1 buckets have keys</source>
        <translation>
            <numerusform>%1 个桶有键</numerusform>
        </translation>
    </message>
    <message>
        <source>The other counters of a block, in which no key is counted, are not drawn.</source>
        <translation>块中其余未计入任何键的计数器没有画出。</translation>
    </message>
    <message>
        <source>first</source>
        <translation>首个</translation>
    </message>
    <message>
        <source>last</source>
        <translation>末个</translation>
    </message>
    <message>
        <source> in </source>
        <translation> 分在 </translation>
    </message>
    <message>
        <source>add before</source>
        <translation>加前面的和</translation>
    </message>
    <message>
        <source>%1, hex</source>
        <translation>%1，hex</translation>
    </message>
    <message>
        <source>The keys are sorted by the first field, but not by both: </source>
        <translation>这些键已按第一字段排好序，但未按两个字段排好序： </translation>
    </message>
    <message>
        <source>sorted by both fields, smallest first</source>
        <translation>按两个字段排好序，小者在前</translation>
    </message>
    <message>
        <source>sorted by both fields, largest first</source>
        <translation>按两个字段排好序，大者在前</translation>
    </message>
    <message>
        <source>sorted by the first field only</source>
        <translation>只按第一字段排好序</translation>
    </message>
    <message>
        <source>the keys are sorted by the first field only</source>
        <translation>这些键只按第一字段排好序</translation>
    </message>
    <message>
        <source>bar length is the second field</source>
        <translation>条长表示第二字段</translation>
    </message>
    <message>
        <source>length: second field</source>
        <translation>长度：第二字段</translation>
    </message>
    <message>
        <source>second field</source>
        <translation>第二字段</translation>
    </message>
    <message>
        <source>bar length is the first field</source>
        <translation>条长表示第一字段</translation>
    </message>
    <message>
        <source>length: first field</source>
        <translation>长度：第一字段</translation>
    </message>
    <message>
        <source>first field</source>
        <translation>第一字段</translation>
    </message>
    <message>
        <source>field 1</source>
        <translation>字段 1</translation>
    </message>
    <message>
        <source>field 2</source>
        <translation>字段 2</translation>
    </message>
    <message>
        <source>In global memory</source>
        <translation>在全局内存中</translation>
    </message>
    <message numerus="yes">
        <source>; %1 pads stay</source>
        <translation>
            <numerusform>；%1 个填充值不动</numerusform>
        </translation>
    </message>
    <message>
        <source>no key changes wire</source>
        <translation>没有键换线</translation>
    </message>
    <message>
        <source>halves of %1</source>
        <translation>长 %1 的半段</translation>
    </message>
    <message>
        <source>layer %1 of %2</source>
        <translation>第 %1/%2 层</translation>
    </message>
    <message numerus="yes">
        <source> (the first by work-items %1 of each)</source>
        <translation>
            <numerusform> （第一轮由各组的工作项 %1 进行）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> (the first by work-items %1)</source>
        <translation>
            <numerusform> （第一轮由工作项 %1 进行）</numerusform>
        </translation>
    </message>
    <message>
        <source>after layer 1</source>
        <translation>第 1 层之后</translation>
    </message>
    <message>
        <source>after layers 1 and 2</source>
        <translation>第 1、2 层之后</translation>
    </message>
    <message>
        <source>after layers 1 to %1</source>
        <translation>第 1–%1 层之后</translation>
    </message>
    <message>
        <source>%1 layers</source>
        <translation>%1 层</translation>
    </message>
    <message>
        <source>distances %1</source>
        <translation>间距 %1</translation>
    </message>
    <message>
        <source>dot: where the two runs are split, yellow: the co-rank</source>
        <translation>点：两个有序段的分割处，黄色：共秩</translation>
    </message>
    <message>
        <source>dot: where a work-item begins, its number: the co-rank</source>
        <translation>点：工作项的起点，其数字：共秩</translation>
    </message>
    <message>
        <source>path: right for a left key, down for a right one</source>
        <translation>路径：左键向右，右键向下</translation>
    </message>
    <message numerus="yes">
        <source> have a run without a partner, so nothing to search</source>
        <translation>
            <numerusform> 所在的有序段没有配对，无需查找</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> only copy </source>
        <translation>
            <numerusform> 只复制 </numerusform>
        </translation>
    </message>
    <message>
        <source> of the run that has no partner; </source>
        <translation> （来自没有配对的有序段）； </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs swap</source>
        <translation>
            <numerusform>%1 对交换</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs of keys%2 meet: </source>
        <translation>
            <numerusform>%1 对键%2相比较： </numerusform>
        </translation>
    </message>
    <message>
        <source>, and each of %1 work-groups counts the keys of each bucket.</source>
        <translation>，%1 个工作组各自统计每个桶的键数。</translation>
    </message>
    <message numerus="yes">
        <source> with %1 in all go on the next list; </source>
        <translation>
            <numerusform> （共 %1）进入下一个列表； </numerusform>
        </translation>
    </message>
    <message>
        <source>segment %1: positions %2 to %3</source>
        <translation>段 %1：位置 %2 到 %3</translation>
    </message>
    <message>
        <source>positions %1 to %2</source>
        <translation>位置 %1 到 %2</translation>
    </message>
    <message>
        <source>segment %1</source>
        <translation>段 %1</translation>
    </message>
    <message>
        <source>vanished in this layer</source>
        <translation>在本层消失</translation>
    </message>
    <message>
        <source>sorted pattern</source>
        <translation>已排好序的模式</translation>
    </message>
    <message>
        <source>not sorted yet</source>
        <translation>尚未排好序</translation>
    </message>
    <message>
        <source>×2: two inputs look like this</source>
        <translation>×2：两个输入呈此模式</translation>
    </message>
    <message>
        <source>number: inputs that look like this</source>
        <translation>数字：呈此模式的输入数</translation>
    </message>
    <message>
        <source>, since all keys are in order already</source>
        <translation>，因为所有键都已有序</translation>
    </message>
    <message numerus="yes">
        <source>%1 swap</source>
        <translation>
            <numerusform>%1 对交换</numerusform>
        </translation>
    </message>
    <message>
        <source>lanes</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>存储体</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>轮次 %1</translation>
    </message>
    <message>
        <source>atomic, local</source>
        <translation>原子，局部</translation>
    </message>
    <message>
        <source>atomic, global</source>
        <translation>原子，全局</translation>
    </message>
    <message>
        <source>store, local</source>
        <translation>存，局部</translation>
    </message>
    <message>
        <source>store, global</source>
        <translation>存，全局</translation>
    </message>
    <message>
        <source>load, local</source>
        <translation>取，局部</translation>
    </message>
    <message>
        <source>load, global</source>
        <translation>取，全局</translation>
    </message>
    <message>
        <source>Accesses of %1</source>
        <translation>%1 的访问</translation>
    </message>
    <message>
        <source>%1 more have no room here</source>
        <translation>另有 %1 项放不下</translation>
    </message>
    <message>
        <source>wavefront %1 lanes · segment %2 bytes · %3 banks</source>
        <translation>波前 %1 通道 · 内存段 %2 字节 · %3 存储体</translation>
    </message>
    <message>
        <source>line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>access</source>
        <translation>访问</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>accesses</source>
        <translation>访问次数</translation>
    </message>
    <message>
        <source>segments ÷ fewest</source>
        <translation>内存段 ÷ 最少</translation>
    </message>
    <message>
        <source>turns ÷ fewest</source>
        <translation>轮次 ÷ 最少</translation>
    </message>
    <message>
        <source>would be the fewest</source>
        <translation>可达到的最少</translation>
    </message>
    <message>
        <source>is the fewest</source>
        <translation>已是最少</translation>
    </message>
    <message>
        <source>%1 bytes moved</source>
        <translation>传输 %1 字节</translation>
    </message>
    <message>
        <source>%1 bytes asked for</source>
        <translation>请求 %1 字节</translation>
    </message>
    <message>
        <source>lane</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>lane that does nothing here</source>
        <translation>在此不工作的通道</translation>
    </message>
    <message>
        <source>word, by its index</source>
        <translation>字，写有下标</translation>
    </message>
    <message>
        <source>bank: one word a turn</source>
        <translation>存储体：每轮次一个字</translation>
    </message>
    <message>
        <source>word that a lane stores</source>
        <translation>通道所存的字</translation>
    </message>
    <message>
        <source>word that a lane loads</source>
        <translation>通道所取的字</translation>
    </message>
    <message>
        <source>segment that is moved</source>
        <translation>被传输的内存段</translation>
    </message>
    <message>
        <source> for %1.</source>
        <translation> 来满足 %1 字节的请求。</translation>
    </message>
    <message>
        <source> instead of %1</source>
        <translation> 而非 %1 个轮次</translation>
    </message>
    <message>
        <source>wavefront %1 · line %2</source>
        <translation>波前 %1 · 源码行 %2</translation>
    </message>
    <message>
        <source> of 4 bytes lie one behind the other in global memory, </source>
        <translation> （每个 4 字节）在全局内存中依次相邻， </translation>
    </message>
    <message>
        <source> of %1 bytes.</source>
        <translation> （每段 %1 字节）。</translation>
    </message>
    <message>
        <source>No work-item loads or stores anything in this launch.</source>
        <translation>这次启动中没有工作项取数或存数。</translation>
    </message>
    <message>
        <source>In this phase no work-item comes to this access.</source>
        <translation>在这个段落中没有工作项执行到这处访问。</translation>
    </message>
    <message>
        <source>Past %1: </source>
        <translation>过 %1后： </translation>
    </message>
    <message>
        <source>and %1 more segments</source>
        <translation>还有 %1 个内存段</translation>
    </message>
    <message>
        <source>What this launch loaded and stored was too much to keep, and another run may differ.</source>
        <translation>这次启动取数和存数太多，无法保存；再运行一次，结果可能不同。</translation>
    </message>
    <message numerus="yes">
        <source>bank turns</source>
        <translation>
            <numerusform>存储体轮次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>segments moved</source>
        <translation>
            <numerusform>传输的内存段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lanes change </source>
        <translation>
            <numerusform>%1 个通道改 </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lanes store </source>
        <translation>
            <numerusform>%1 个通道存 </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lanes load </source>
        <translation>
            <numerusform>%1 个通道取 </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bytes are moved</source>
        <translation>
            <numerusform>传输 %1 字节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 words</source>
        <translation>
            <numerusform>%1 个字</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %1 banks</source>
        <translation>
            <numerusform>在 %1 个存储体中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 turns</source>
        <translation>
            <numerusform>%1 个轮次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 barriers</source>
        <translation>
            <numerusform>%1 个屏障</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lanes do nothing meanwhile.</source>
        <translation>
            <numerusform>其间 %1 个通道什么也不做。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %1 segments</source>
        <translation>
            <numerusform>占 %1 个内存段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %1 segments</source>
        <translation>
            <numerusform>涉及 %1 个内存段</numerusform>
        </translation>
    </message>
    <message>
        <source>a: %1 × %2</source>
        <translation>a：%1 × %2</translation>
    </message>
    <message>
        <source>b: %1 × %2</source>
        <translation>b：%1 × %2</translation>
    </message>
    <message>
        <source>tile of group %1</source>
        <translation>组 %1 的分块</translation>
    </message>
    <message>
        <source>loaded by group %1</source>
        <translation>组 %1 所取</translation>
    </message>
    <message>
        <source>stored by group %1</source>
        <translation>组 %1 所存</translation>
    </message>
    <message>
        <source>stored by another group</source>
        <translation>其他组所存</translation>
    </message>
    <message>
        <source>padding: a word that nobody uses</source>
        <translation>填充：无人使用的字</translation>
    </message>
    <message>
        <source>the darker, the larger</source>
        <translation>越深越大</translation>
    </message>
    <message>
        <source> of a, row by row: </source>
        <translation> （取自 a，逐行）： </translation>
    </message>
    <message>
        <source>Past the barrier </source>
        <translation>过屏障后 </translation>
    </message>
    <message>
        <source>, turned: </source>
        <translation>，行列互换： </translation>
    </message>
    <message numerus="yes">
        <source> to local memory and store it turned: </source>
        <translation>
            <numerusform> 取入局部内存，再转置后存出： </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> along the rows of a and store it down the columns of b: </source>
        <translation>
            <numerusform> （沿 a 的行），再沿 b 的列存出： </numerusform>
        </translation>
    </message>
    <message>
        <source>, and a matrix of %1 becomes one of %2.</source>
        <translation>，%1 的矩阵变成 %2 的矩阵。</translation>
    </message>
    <message numerus="yes">
        <source> wait in a, a matrix of %1.</source>
        <translation>
            <numerusform> 在 a 中等待，a 是 %1 的矩阵。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 work-groups load a tile each</source>
        <translation>
            <numerusform>%1 个工作组各取一个分块</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> lie in local memory.</source>
        <translation>
            <numerusform> 已在局部内存中。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 values go to b</source>
        <translation>
            <numerusform>%1 个值存入 b</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of them were loaded by another work-item</source>
        <translation>
            <numerusform>其中 %1 个由另一个工作项取入</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 work-groups bring a tile each</source>
        <translation>
            <numerusform>%1 个工作组各将一个分块</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 work-items load one value each</source>
        <translation>
            <numerusform>%1 个工作项各取一个值</numerusform>
        </translation>
    </message>
    <message>
        <source>the launch</source>
        <translation>整次启动</translation>
    </message>
    <message>
        <source>operations for each byte moved</source>
        <translation>每传输一字节的操作次数</translation>
    </message>
    <message>
        <source>10⁹ operations a second</source>
        <translation>每秒 10⁹ 次操作</translation>
    </message>
    <message>
        <source>bytes moved</source>
        <translation>传输的字节</translation>
    </message>
    <message>
        <source>operations a byte</source>
        <translation>每字节的操作次数</translation>
    </message>
    <message>
        <source>10⁹ a second at most</source>
        <translation>× 10⁹ 次/秒，上限</translation>
    </message>
    <message>
        <source>arithmetic: %1</source>
        <translation>算术：%1</translation>
    </message>
    <message>
        <source>memory: %1 × 10⁹ bytes a second</source>
        <translation>内存：每秒 %1 × 10⁹ 字节</translation>
    </message>
    <message>
        <source>The launch counts no operation, so that only the bytes it moves take time: </source>
        <translation>这次启动没有计入任何操作，只有它传输的字节要花时间： </translation>
    </message>
    <message>
        <source>%1 operations a byte</source>
        <translation>每字节 %1 次操作</translation>
    </message>
    <message>
        <source> that is moved let this machine reach </source>
        <translation> （按传输的字节计），这台机器能达到 </translation>
    </message>
    <message>
        <source>%1 % of its peak</source>
        <translation>峰值的 %1%</translation>
    </message>
    <message>
        <source>; if all that is asked of local memory came from global memory, it would be %1.</source>
        <translation>；如果对局部内存的所有访问都改由全局内存承担，则为每字节 %1 次。</translation>
    </message>
    <message>
        <source>This launch reports %1 events; memory is counted of launches with up to %2: take fewer values.</source>
        <translation>这次启动报告了 %1 个事件；只对不超过 %2 个事件的启动统计内存访问：请减少值的个数。</translation>
    </message>
    <message>
        <source>%1 · the sum + %2 · what stood in c</source>
        <translation>%1 · 和 + %2 · c 的原值</translation>
    </message>
    <message>
        <source>%1 · the sum</source>
        <translation>%1 · 和</translation>
    </message>
    <message>
        <source>a, a matrix of %1, and b, one of %2, wait in global memory.</source>
        <translation>a（%1 的矩阵）和 b（%2 的矩阵）在全局内存中等待。</translation>
    </message>
    <message>
        <source>The work-groups load a tile of a and one of b each: </source>
        <translation>各工作组从 a 和 b 各取一个分块： </translation>
    </message>
    <message>
        <source>, read from local memory: with them </source>
        <translation>，从局部内存读出：至此每个和已含 </translation>
    </message>
    <message>
        <source> are in each sum, which its work-item keeps in a register.</source>
        <translation> 个乘积，由其工作项保存在寄存器中。</translation>
    </message>
    <message>
        <source> from global memory, two for each product</source>
        <translation> 来自全局内存，每个乘积两次</translation>
    </message>
    <message>
        <source> from global memory, tile by tile; two for each product would be </source>
        <translation> 来自全局内存，逐块进行；若每个乘积两次，则为 </translation>
    </message>
    <message>
        <source>; c becomes %1</source>
        <translation>；c 变为 %1</translation>
    </message>
    <message>
        <source>c: %1 × %2</source>
        <translation>c：%1 × %2</translation>
    </message>
    <message>
        <source>tiles of group %1</source>
        <translation>组 %1 的分块</translation>
    </message>
    <message>
        <source>Loads from global memory</source>
        <translation>从全局内存取数</translation>
    </message>
    <message>
        <source>by tiles</source>
        <translation>分块</translation>
    </message>
    <message>
        <source>without, for as many products</source>
        <translation>不分块，同样多的乘积</translation>
    </message>
    <message>
        <source>two for each product</source>
        <translation>每个乘积两次</translation>
    </message>
    <message>
        <source>Row %1, column %2</source>
        <translation>行 %1，列 %2</translation>
    </message>
    <message>
        <source>product %1 of %2</source>
        <translation>乘积 %1/%2</translation>
    </message>
    <message>
        <source>row and column of one sum</source>
        <translation>一个和的行与列</translation>
    </message>
    <message>
        <source>in the tiles of group %1</source>
        <translation>在组 %1 的分块中</translation>
    </message>
    <message>
        <source>stored in c</source>
        <translation>已存入 c</translation>
    </message>
    <message>
        <source>sum so far, in a register</source>
        <translation>目前的和，在寄存器中</translation>
    </message>
    <message numerus="yes">
        <source> from global memory, and %1 work-items can read what each brings.</source>
        <translation>
            <numerusform> 来自全局内存，每次取来的值可供 %1 个工作项读。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 products are added</source>
        <translation>
            <numerusform>加上 %1 个乘积</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sums go to c</source>
        <translation>
            <numerusform>%1 个和存入 c</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> add up </source>
        <translation>
            <numerusform> 累加 </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 products</source>
        <translation>
            <numerusform>%1 个乘积</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %1 for each value of c: </source>
        <translation>
            <numerusform>，c 的每个值 %1 个： </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loads</source>
        <translation>
            <numerusform>%1 次取数</numerusform>
        </translation>
    </message>
    <message>
        <source>No barrier stands between them: while work-items add </source>
        <translation>二者之间没有屏障：一些工作项还在用分块累加 </translation>
    </message>
    <message>
        <source> from the tiles, others write the next ones over these with </source>
        <translation> 时，另一些已用下一对分块覆盖它们，进行了 </translation>
    </message>
    <message>
        <source>%1: %2 × %3</source>
        <translation>%1：%2 × %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 events</source>
        <translation>
            <numerusform>%1 个事件</numerusform>
        </translation>
    </message>
    <message>
        <source>On its worst keys no sort that only compares needs fewer.</source>
        <translation>对最坏的键，任何只靠比较的排序都不会更少。</translation>
    </message>
    <message>
        <source> comparisons; the worst keys need at least: </source>
        <translation> 次比较；最坏的键至少需要： </translation>
    </message>
    <message>
        <source>, worst keys ≥ </source>
        <translation>，最坏的键 ≥ </translation>
    </message>
    <message>
        <source>around pixel %1</source>
        <translation>像素 %1 周围</translation>
    </message>
    <message numerus="yes">
        <source>%1 work-items, trip by trip</source>
        <translation>
            <numerusform>%1 个工作项，逐批</numerusform>
        </translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>尚未</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>共 %1</translation>
    </message>
    <message>
        <source>filter</source>
        <translation>滤波器</translation>
    </message>
    <message>
        <source>Loads of pixels</source>
        <translation>取像素次数</translation>
    </message>
    <message>
        <source>by tiles: %1 of %2</source>
        <translation>分块：%1/%2</translation>
    </message>
    <message>
        <source>one a product: %1 of %2</source>
        <translation>每个乘积一次：%1/%2</translation>
    </message>
    <message>
        <source>without tiles: %1</source>
        <translation>不分块：%1</translation>
    </message>
    <message>
        <source>pixels: %1</source>
        <translation>像素：%1</translation>
    </message>
    <message>
        <source>after the rows: %1</source>
        <translation>行处理后：%1</translation>
    </message>
    <message>
        <source>image: %1</source>
        <translation>图像：%1</translation>
    </message>
    <message>
        <source>after the rows</source>
        <translation>行处理后</translation>
    </message>
    <message>
        <source>what one work-item adds up</source>
        <translation>一个工作项所累加的</translation>
    </message>
    <message>
        <source>the group&apos;s own pixels</source>
        <translation>本组的像素</translation>
    </message>
    <message>
        <source>halo</source>
        <translation>光环</translation>
    </message>
    <message>
        <source>loads</source>
        <translation>取数</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>past the edge: left out</source>
        <translation>边界外：略去</translation>
    </message>
    <message>
        <source>the lighter, the larger</source>
        <translation>越亮越大</translation>
    </message>
    <message>
        <source>An image of %1 waits in global memory, and with it a filter.</source>
        <translation>一幅 %1 的图像和一个滤波器在全局内存中等待。</translation>
    </message>
    <message numerus="yes">
        <source>%1 products each</source>
        <translation>
            <numerusform>各自的 %1 个乘积</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 products each</source>
        <translation>各自的 %1 至 %2 个乘积</translation>
    </message>
    <message numerus="yes">
        <source>%1 work-groups fill a tile each</source>
        <translation>
            <numerusform>%1 个工作组各填满一个分块</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, its pixels and a halo, in up to %1 trips: </source>
        <translation>
            <numerusform>，含其像素和光环（至多分 %1 批）： </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 cells past the edge get 0</source>
        <translation>
            <numerusform>边界外的 %1 个单元置 0</numerusform>
        </translation>
    </message>
    <message>
        <source> from tiles in local memory: </source>
        <translation> （来自局部内存中的分块）： </translation>
    </message>
    <message>
        <source> from global memory; without tiles it would be </source>
        <translation> 来自全局内存；若不分块则为 </translation>
    </message>
    <message>
        <source> along the rows of the image; a second launch does so along the columns.</source>
        <translation> （沿图像的行）；第二次启动再沿列做一遍。</translation>
    </message>
    <message>
        <source> along the columns of what the first launch made: </source>
        <translation> （沿第一次启动结果的列）： </translation>
    </message>
    <message>
        <source>, and an image of %1 becomes another one.</source>
        <translation>，%1 的图像变成另一幅图像。</translation>
    </message>
    <message numerus="yes">
        <source>%1 loads of pixels</source>
        <translation>
            <numerusform>%1 次取像素</numerusform>
        </translation>
    </message>
    <message>
        <source> from global memory; weights come from constant memory.</source>
        <translation> 来自全局内存；权重来自常量内存。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of weights</source>
        <translation>
            <numerusform>%1 次取权重</numerusform>
        </translation>
    </message>
    <message>
        <source> from global memory.</source>
        <translation> 均来自全局内存。</translation>
    </message>
    <message numerus="yes">
        <source> in up to %1 trips: </source>
        <translation>
            <numerusform> （至多分 %1 批）： </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, of pixels in their group&apos;s tile, and store the sums.</source>
        <translation>
            <numerusform>，像素来自所在工作组的分块，并存下这些和。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 + %1 weights</source>
        <translation>%1 + %1 个权重</translation>
    </message>
    <message>
        <source> take the place of </source>
        <translation> 代替了 </translation>
    </message>
    <message numerus="yes">
        <source> around their pixels: </source>
        <translation>
            <numerusform> （在各自像素周围）： </numerusform>
        </translation>
    </message>
    <message>
        <source>the plane</source>
        <translation>平面</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>能量</translation>
    </message>
    <message>
        <source>%1 at the start</source>
        <translation>开始时 %1</translation>
    </message>
    <message>
        <source>Sum on body %1</source>
        <translation>物体 %1 的合力</translation>
    </message>
    <message>
        <source>%1 of its %2 pulls</source>
        <translation>引力 %1/%2</translation>
    </message>
    <message>
        <source>Loads of bodies, besides each row’s own</source>
        <translation>取物体次数（不含各行自身的）</translation>
    </message>
    <message>
        <source>%1 of %2, tile by tile</source>
        <translation>%1/%2，逐块</translation>
    </message>
    <message>
        <source>%1 of %2, one for each pull</source>
        <translation>%1/%2，每个引力一次</translation>
    </message>
    <message>
        <source>tile %1 of %2</source>
        <translation>分块 %1/%2</translation>
    </message>
    <message>
        <source>on ↓ by →</source>
        <translation>受 ↓ 施 →</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>分块 %1</translation>
    </message>
    <message>
        <source>direct</source>
        <translation>直接</translation>
    </message>
    <message>
        <source>a row is pulled, a column pulls</source>
        <translation>行受力，列施力</translation>
    </message>
    <message>
        <source>a pull, as strong as its area</source>
        <translation>引力，面积示强弱</translation>
    </message>
    <message>
        <source>pulls now</source>
        <translation>此刻施力</translation>
    </message>
    <message>
        <source>earlier, as strong as its area</source>
        <translation>先前的，面积示强弱</translation>
    </message>
    <message>
        <source>i = j, left out</source>
        <translation>i = j，略去</translation>
    </message>
    <message>
        <source>place before</source>
        <translation>之前的位置</translation>
    </message>
    <message numerus="yes">
        <source>%1 bodies</source>
        <translation>
            <numerusform>%1 个物体</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> of mass 1 wait at rest: the place of each is two numbers, x and y.</source>
        <translation>
            <numerusform> 质量均为 1，静止等待：每个物体的位置是两个数 x 和 y。</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile %1 of %2: </source>
        <translation>分块 %1/%2： </translation>
    </message>
    <message numerus="yes">
        <source>%1 work-groups make </source>
        <translation>
            <numerusform>%1 个工作组进行 </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loads of bodies</source>
        <translation>
            <numerusform>%1 次取物体</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, two words each, into local memory.</source>
        <translation>
            <numerusform>，每次两个字，存入局部内存。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Past %1 barriers all rows take in the bodies of the tile: </source>
        <translation>
            <numerusform>过 %1 个屏障后，所有行计入该分块的物体： </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pulls</source>
        <translation>
            <numerusform>%1 个引力</numerusform>
        </translation>
    </message>
    <message>
        <source>, for no body pulls itself. </source>
        <translation>，因为物体不吸引自身。 </translation>
    </message>
    <message numerus="yes">
        <source>%1 tile loads</source>
        <translation>
            <numerusform>%1 次分块取数</numerusform>
        </translation>
    </message>
    <message>
        <source> so far; the direct kernel would be at </source>
        <translation> （累计）；直接内核此时已有 </translation>
    </message>
    <message numerus="yes">
        <source>%1 bodies move</source>
        <translation>
            <numerusform>%1 个物体移动</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>: their velocities change by the sums of their pulls, their places by their velocities, each times %1.</source>
        <translation>
            <numerusform>：速度加上所受合力，位置加上速度，所加的量均先乘以 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source> The energy is </source>
        <translation> 能量为 </translation>
    </message>
    <message>
        <source>, as at the start.</source>
        <translation>，与开始时相同。</translation>
    </message>
    <message>
        <source>, %1 % above the start’s.</source>
        <translation>，比开始时高 %1%。</translation>
    </message>
    <message>
        <source>, %1 % below the start’s.</source>
        <translation>，比开始时低 %1%。</translation>
    </message>
    <message>
        <source>One body alone: nothing pulls it, and it stays where it is.</source>
        <translation>只有一个物体：没有引力作用于它，它停在原处。</translation>
    </message>
    <message>
        <source> pull one another: </source>
        <translation> 相互吸引： </translation>
    </message>
    <message numerus="yes">
        <source>%1 interactions</source>
        <translation>
            <numerusform>%1 次相互作用</numerusform>
        </translation>
    </message>
    <message>
        <source>, i = j left out.</source>
        <translation>，略去 i = j。</translation>
    </message>
    <message>
        <source>, tile by tile; the direct kernel would make </source>
        <translation>，逐块进行；直接内核则需 </translation>
    </message>
    <message>
        <source> from global memory, one for each.</source>
        <translation> 来自全局内存，每次相互作用一次。</translation>
    </message>
    <message>
        <source>a pull, as strong as its colour</source>
        <translation>引力，颜色示强弱</translation>
    </message>
    <message>
        <source>earlier, as strong as its colour</source>
        <translation>先前的，颜色示强弱</translation>
    </message>
    <message>
        <source>row %1 is added</source>
        <translation>加上行 %1</translation>
    </message>
    <message>
        <source>group %1 merges</source>
        <translation>组 %1 并入</translation>
    </message>
    <message>
        <source>a table in global memory, a row a group</source>
        <translation>全局内存中的表，每个工作组一行</translation>
    </message>
    <message>
        <source>all bins, in global memory</source>
        <translation>全部桶，在全局内存中</translation>
    </message>
    <message numerus="yes">
        <source>%1 atomic additions</source>
        <translation>
            <numerusform>%1 次原子加</numerusform>
        </translation>
    </message>
    <message>
        <source>; without own bins %1</source>
        <translation>；没有组内桶则为 %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>行 %1</translation>
    </message>
    <message>
        <source>merged 1st</source>
        <translation>第一个并入</translation>
    </message>
    <message>
        <source>merged 2nd</source>
        <translation>第二个并入</translation>
    </message>
    <message>
        <source>merged 3rd</source>
        <translation>第三个并入</translation>
    </message>
    <message>
        <source>merged 4th</source>
        <translation>第四个并入</translation>
    </message>
    <message>
        <source>merged 5th</source>
        <translation>第五个并入</translation>
    </message>
    <message>
        <source>merged 6th</source>
        <translation>第六个并入</translation>
    </message>
    <message>
        <source>merges</source>
        <translation>并入中</translation>
    </message>
    <message>
        <source>not yet merged</source>
        <translation>尚未并入</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>已并入</translation>
    </message>
    <message>
        <source>the bins of %1 work-groups, a row each: the darker, the more values</source>
        <translation>%1 个工作组的桶，每组一行：越深，值越多</translation>
    </message>
    <message>
        <source>the bins of %1 work-groups</source>
        <translation>%1 个工作组的桶</translation>
    </message>
    <message numerus="yes">
        <source>%1 turns in %2</source>
        <translation>
            <numerusform>%2共 %1 个轮次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 steps</source>
        <translation>
            <numerusform>%1 步</numerusform>
        </translation>
    </message>
    <message>
        <source>counted in the first turn</source>
        <translation>第一轮次计入</translation>
    </message>
    <message>
        <source>waited for others in its bin</source>
        <translation>曾等待同一桶中的其他项</translation>
    </message>
    <message>
        <source>turns: the tallest stack</source>
        <translation>轮次：最高的一摞</translation>
    </message>
    <message>
        <source>atomic addition</source>
        <translation>原子加</translation>
    </message>
    <message>
        <source>group %1 is the first to merge</source>
        <translation>工作组 %1 第一个并入</translation>
    </message>
    <message>
        <source>group %1 is the second to merge</source>
        <translation>工作组 %1 第二个并入</translation>
    </message>
    <message>
        <source>group %1 is the third to merge</source>
        <translation>工作组 %1 第三个并入</translation>
    </message>
    <message>
        <source>group %1 is the fourth to merge</source>
        <translation>工作组 %1 第四个并入</translation>
    </message>
    <message>
        <source>group %1 is the fifth to merge</source>
        <translation>工作组 %1 第五个并入</translation>
    </message>
    <message>
        <source>group %1 is the sixth to merge</source>
        <translation>工作组 %1 第六个并入</translation>
    </message>
    <message>
        <source>; at most </source>
        <translation>；至多 </translation>
    </message>
    <message numerus="yes">
        <source>it took %1 turns</source>
        <translation>
            <numerusform>用了 %1 个轮次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>that step took %1 turns</source>
        <translation>
            <numerusform>该步用了 %1 个轮次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> wait to be counted in </source>
        <translation>
            <numerusform> 等待计入 </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bins</source>
        <translation>
            <numerusform>%1 个桶</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, each %1 numbers wide.</source>
        <translation>
            <numerusform>，每桶宽 %1 个数。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> fall into </source>
        <translation>
            <numerusform> 落入 </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows</source>
        <translation>
            <numerusform>%1 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> of </source>
        <translation>
            <numerusform> 各含 </numerusform>
        </translation>
    </message>
    <message>
        <source>, none of them atomic.</source>
        <translation>，都不是原子操作。</translation>
    </message>
    <message numerus="yes">
        <source> in global memory, one for each value.</source>
        <translation>
            <numerusform> （在全局内存中），每个值一次。</numerusform>
        </translation>
    </message>
    <message>
        <source> in global memory instead of </source>
        <translation> （在全局内存中），而非 </translation>
    </message>
    <message numerus="yes">
        <source> Each of %1 work-groups writes its counts to a row of a table.</source>
        <translation>
            <numerusform> %1 个工作组各将其计数写入表的一行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 values are counted</source>
        <translation>
            <numerusform>%1 个值计入</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> in the bins of their work-groups</source>
        <translation>
            <numerusform> 各自工作组的桶</numerusform>
        </translation>
    </message>
    <message>
        <source>Past the second barrier </source>
        <translation>过第二个屏障后 </translation>
    </message>
    <message numerus="yes">
        <source> bring its </source>
        <translation>
            <numerusform> 将其 </numerusform>
        </translation>
    </message>
    <message>
        <source> to the bins of all, which then hold </source>
        <translation> 计入公共桶，桶中现有 </translation>
    </message>
    <message numerus="yes">
        <source>%1 work-groups write</source>
        <translation>
            <numerusform>%1 个工作组各写</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 work-groups merge</source>
        <translation>
            <numerusform>%1 个工作组并入</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> bring </source>
        <translation>
            <numerusform> 将 </numerusform>
        </translation>
    </message>
    <message>
        <source> to the bins of all; an empty bin is left out.</source>
        <translation> 计入公共桶；空桶略去。</translation>
    </message>
    <message>
        <source>it is the turn of group %1</source>
        <translation>轮到工作组 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 work-groups clear</source>
        <translation>
            <numerusform>%1 个工作组清零</numerusform>
        </translation>
    </message>
    <message>
        <source> the </source>
        <translation> 各自的 </translation>
    </message>
    <message numerus="yes">
        <source> that each has in local memory, before anybody counts.</source>
        <translation>
            <numerusform> （在局部内存中），然后才开始计数。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> each to a row of a table in global memory.</source>
        <translation>
            <numerusform> 到全局内存中表的一行。</numerusform>
        </translation>
    </message>
    <message>
        <source>addition</source>
        <translation>加法</translation>
    </message>
    <message>
        <source>past the edge: writes 0</source>
        <translation>边界外：写 0</translation>
    </message>
    <message>
        <source>past the edge: the nearest pixel</source>
        <translation>边界外：最近的像素</translation>
    </message>
    <message>
        <source>pulls on body %1, head to tail</source>
        <translation>物体 %1 所受引力，首尾相接</translation>
    </message>
    <message>
        <source>the plane, and the %1</source>
        <translation>平面，以及%1</translation>
    </message>
    <message>
        <source>The pulls are too many to be drawn.</source>
        <translation>引力太多，无法画出。</translation>
    </message>
    <message>
        <source>Velocity after the step</source>
        <translation>这一步之后的速度</translation>
    </message>
    <message>
        <source>Loads of other bodies</source>
        <translation>取其他物体次数</translation>
    </message>
    <message>
        <source>No barrier stands between them: while work-items take in </source>
        <translation>二者之间没有屏障：一些工作项还在从分块计入 </translation>
    </message>
    <message>
        <source> from the tile, others write the next one over it with </source>
        <translation> 时，另一些已用下一个分块覆盖它，进行了 </translation>
    </message>
    <message>
        <source>; no two work-items of a wavefront met in one bin.</source>
        <translation>；没有任何波前有两个工作项在同一个桶中相遇。</translation>
    </message>
    <message>
        <source> of this launch are too many to follow one by one: the picture shows what memory holds after it.</source>
        <translation> 属于这次启动，太多而无法逐一跟踪：图中显示启动之后内存的内容。</translation>
    </message>
    <message>
        <source>pulls, head to tail</source>
        <translation>引力，首尾相接</translation>
    </message>
    <message>
        <source>their sum</source>
        <translation>合力</translation>
    </message>
    <message>
        <source>: there is nothing to do.</source>
        <translation>：无需处理。</translation>
    </message>
    <message>
        <source>%1, %2 × %3</source>
        <translation>%1，%2 × %3</translation>
    </message>
    <message numerus="yes">
        <source> are added up, a work-item for each bin</source>
        <translation>
            <numerusform> 相加，每个桶一个工作项</numerusform>
        </translation>
    </message>
    <message>
        <source>behind it</source>
        <translation>其后</translation>
    </message>
    <message>
        <source>as far as the filter reaches</source>
        <translation>滤波器所及范围</translation>
    </message>
    <message>
        <source>takes the next row&apos;s first weight</source>
        <translation>取了下一行的首个权重</translation>
    </message>
    <message>
        <source>takes what lies behind the filter</source>
        <translation>取了滤波器之后的内容</translation>
    </message>
    <message numerus="yes">
        <source> are read as weights, </source>
        <translation>
            <numerusform> 被当作权重读出，其中 </numerusform>
        </translation>
    </message>
    <message>
        <source> at the start of the next row and </source>
        <translation> 个在下一行的开头，另有 </translation>
    </message>
    <message>
        <source> behind the filter of %1.</source>
        <translation> 个在 %1 的滤波器之后。</translation>
    </message>
    <message>
        <source>the next row&apos;s weight</source>
        <translation>下一行的权重</translation>
    </message>
    <message>
        <source>behind the filter</source>
        <translation>滤波器之后</translation>
    </message>
    <message>
        <source>dot: where the two runs are split</source>
        <translation>点：两个有序段的分割处</translation>
    </message>
    <message>
        <source>dot: where a work-item begins</source>
        <translation>点：工作项的起点</translation>
    </message>
    <message>
        <source>launches %1, %2</source>
        <translation>启动 %1，%2</translation>
    </message>
    <message>
        <source>%1 runs of %2 keys</source>
        <translation>%1 个 %2 键有序段</translation>
    </message>
    <message>
        <source>%1 runs of up to %2 keys</source>
        <translation>%1 个至多 %2 键的有序段</translation>
    </message>
    <message>
        <source>merges × work-items on each</source>
        <translation>归并数 × 每次的工作项数</translation>
    </message>
    <message>
        <source>merges × work-items</source>
        <translation>归并数 × 工作项数</translation>
    </message>
    <message>
        <source>number of work-items that make a run</source>
        <translation>生成一个有序段的工作项数</translation>
    </message>
    <message>
        <source>work-items on a run</source>
        <translation>有序段的工作项数</translation>
    </message>
    <message>
        <source>what each work-item writes</source>
        <translation>每个工作项所写</translation>
    </message>
    <message>
        <source>where a work-item begins in both runs</source>
        <translation>工作项在两个有序段中的起点</translation>
    </message>
    <message>
        <source>where runs are split</source>
        <translation>有序段的分割处</translation>
    </message>
    <message>
        <source>Level %1 of %2</source>
        <translation>第 %1 层，共 %2 层</translation>
    </message>
    <message numerus="yes">
        <source>%1 merges</source>
        <translation>
            <numerusform>%1 次归并</numerusform>
        </translation>
    </message>
    <message>
        <source> merges by </source>
        <translation> 次归并，各由 </translation>
    </message>
    <message>
        <source> merges by up to </source>
        <translation> 次归并，各由至多 </translation>
    </message>
    <message>
        <source> work-items each</source>
        <translation> 个工作项完成</translation>
    </message>
    <message numerus="yes">
        <source>%1 keys become </source>
        <translation>
            <numerusform>%1 个键变成 </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sorted runs</source>
        <translation>
            <numerusform>%1 个有序段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> of %1 each</source>
        <translation>
            <numerusform> （各 %1 个键）</numerusform>
        </translation>
    </message>
    <message>
        <source> of up to %1</source>
        <translation> （各至多 %1 个键）</translation>
    </message>
    <message>
        <source>: each segment is sorted on its own, with one work-item per key</source>
        <translation>：每段单独排序，每个键一个工作项</translation>
    </message>
    <message numerus="yes">
        <source> have a whole pair of runs each, so nothing to search</source>
        <translation>
            <numerusform> 各负责一整对有序段，因此无需搜索</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> find where to begin in both runs of their pair: </source>
        <translation>
            <numerusform> 找出在各自一对有序段中的起点： </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 runs become </source>
        <translation>
            <numerusform>%1 个有序段变成 </numerusform>
        </translation>
    </message>
    <message>
        <source> of %1 keys</source>
        <translation> 个含 %1 个键的有序段</translation>
    </message>
    <message>
        <source> of up to %1 keys</source>
        <translation> 个至多含 %1 个键的有序段</translation>
    </message>
    <message>
        <source>, in </source>
        <translation>，经 </translation>
    </message>
    <message>
        <source>; the run without a partner is copied</source>
        <translation>；没有配对的有序段被复制</translation>
    </message>
    <message>
        <source> sort them: </source>
        <translation> 将其排序： </translation>
    </message>
    <message>
        <source>, after </source>
        <translation>，经过 </translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>由 %1完成</translation>
    </message>
    <message>
        <source>by %1 each</source>
        <translation>各由 %1完成</translation>
    </message>
    <message>
        <source>by up to %1 each</source>
        <translation>各由至多 %1完成</translation>
    </message>
    <message>
        <source>shuffle by %1</source>
        <translation>洗牌 %1</translation>
    </message>
    <message>
        <source>shuffle</source>
        <translation>洗牌</translation>
    </message>
    <message numerus="yes">
        <source> are loaded into registers; </source>
        <translation>
            <numerusform> 取入寄存器； </numerusform>
        </translation>
    </message>
    <message>
        <source> by a shuffle, without a barrier</source>
        <translation> （通过洗牌，无需屏障）</translation>
    </message>
    <message>
        <source> by shuffles</source>
        <translation> （通过洗牌）</translation>
    </message>
    <message numerus="yes">
        <source>%1 lanes</source>
        <translation>
            <numerusform>%1 个通道</numerusform>
        </translation>
    </message>
    <message>
        <source>in the result: wrong, the first and others</source>
        <translation>结果中：错误，首个与其余</translation>
    </message>
    <message>
        <source>result: wrong</source>
        <translation>结果：错误</translation>
    </message>
    <message>
        <source>the lighter, the larger, up to %1</source>
        <translation>越亮越大，最大 %1</translation>
    </message>
    <message>
        <source> of a wavefront&apos;s %1 work-items met in one bin, so </source>
        <translation> 个工作项（一个波前共 %1 个）在同一个桶中相遇，因此 </translation>
    </message>
    <message>
        <source>keys by place, before this launch</source>
        <translation>各位置的键，本次启动前</translation>
    </message>
    <message>
        <source>keys by place, after this launch</source>
        <translation>各位置的键，本次启动后</translation>
    </message>
    <message>
        <source>changed kernel</source>
        <translation>改过的内核</translation>
    </message>
    <message>
        <source>loaded</source>
        <translation>取过</translation>
    </message>
    <message>
        <source>stored: another element&apos;s value</source>
        <translation>存入：另一元素的值</translation>
    </message>
    <message>
        <source>a value copied</source>
        <translation>复制的值</translation>
    </message>
    <message>
        <source>stored: a new value</source>
        <translation>存入：新值</translation>
    </message>
    <message>
        <source>a new value</source>
        <translation>新值</translation>
    </message>
    <message>
        <source>compared, and stays</source>
        <translation>比较后不动</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>不动</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已改变</translation>
    </message>
    <message>
        <source>nothing has written here yet</source>
        <translation>此处尚未写入</translation>
    </message>
    <message>
        <source>not written</source>
        <translation>未写入</translation>
    </message>
    <message>
        <source>as expected</source>
        <translation>符合预期</translation>
    </message>
    <message>
        <source>not as expected</source>
        <translation>不符合预期</translation>
    </message>
    <message>
        <source>work-items meet, no barrier between</source>
        <translation>工作项相遇，其间没有屏障</translation>
    </message>
    <message>
        <source>a race</source>
        <translation>竞争</translation>
    </message>
    <message>
        <source>below it: loaded before, stored after</source>
        <translation>其下：“之前”取过，“之后”存过</translation>
    </message>
    <message>
        <source>loaded, stored</source>
        <translation>取过，存过</translation>
    </message>
    <message>
        <source>below a value:</source>
        <translation>值下方：</translation>
    </message>
    <message>
        <source>its work-item</source>
        <translation>其工作项</translation>
    </message>
    <message>
        <source>accesses as Oclgrind saw them</source>
        <translation>Oclgrind 所见的访问</translation>
    </message>
    <message numerus="yes">
        <source>%1 elements</source>
        <translation>
            <numerusform>%1 个元素</numerusform>
        </translation>
    </message>
    <message>
        <source> of %1 arrays</source>
        <translation> （在 %1 个数组中）</translation>
    </message>
    <message>
        <source> of %1 in local memory</source>
        <translation> （局部内存 %1）</translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> （%1）</translation>
    </message>
    <message numerus="yes">
        <source> stand in %1 as they were given</source>
        <translation>
            <numerusform> 原样放在 %1 中</numerusform>
        </translation>
    </message>
    <message>
        <source>; nothing has written to %1 yet</source>
        <translation>；%1 尚未写入</translation>
    </message>
    <message>
        <source>; nothing has written to %1 other arrays yet</source>
        <translation>；另有 %1 个数组尚未写入</translation>
    </message>
    <message>
        <source>. There is no launch.</source>
        <translation>。没有启动。</translation>
    </message>
    <message numerus="yes">
        <source>. %1 follow.</source>
        <translation>
            <numerusform>。随后是 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source> No element has changed.</source>
        <translation> 没有元素改变。</translation>
    </message>
    <message numerus="yes">
        <source> have changed.</source>
        <translation>
            <numerusform> 已改变。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> ran; what they did is not known, since the kernel has no trace calls.</source>
        <translation>
            <numerusform> 已运行；做了什么无从得知，因为内核没有跟踪调用。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> ran; what they did was too much to be kept.</source>
        <translation>
            <numerusform> 已运行；所做的太多，无法保存。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> made </source>
        <translation>
            <numerusform> 进行了 </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 stores</source>
        <translation>
            <numerusform>%1 次存数</numerusform>
        </translation>
    </message>
    <message>
        <source> in global memory, too many to be drawn one by one.</source>
        <translation> （在全局内存中），太多而无法逐一画出。</translation>
    </message>
    <message numerus="yes">
        <source> ran, in %1; the picture has too many elements to tell what each did.</source>
        <translation>
            <numerusform> 已运行，分属 %1；图中元素太多，无法说明每个工作项做了什么。</numerusform>
        </translation>
    </message>
    <message>
        <source>none of the </source>
        <translation>全部 </translation>
    </message>
    <message>
        <source> loads or stores anything.</source>
        <translation> 都没有取数或存数。</translation>
    </message>
    <message numerus="yes">
        <source> load </source>
        <translation>
            <numerusform> 取 </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> store </source>
        <translation>
            <numerusform> 存 </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, and store </source>
        <translation>
            <numerusform>，并存 </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, and store nothing</source>
        <translation>
            <numerusform>，没有存数</numerusform>
        </translation>
    </message>
    <message>
        <source>The result in %1</source>
        <translation>%1 中的结果</translation>
    </message>
    <message>
        <source>All %1 results in %2</source>
        <translation>%2 中全部 %1 个结果</translation>
    </message>
    <message numerus="yes">
        <source> are as expected.</source>
        <translation>
            <numerusform> 符合预期。</numerusform>
        </translation>
    </message>
    <message>
        <source>The result in %1 is wrong</source>
        <translation>%1 中的结果错误</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 results are wrong</source>
        <translation>
            <numerusform>%2 个结果中有 %1 个错误</numerusform>
        </translation>
    </message>
    <message>
        <source>: nothing has written to %1, which should be %2.</source>
        <translation>：%1 尚未写入，应为 %2。</translation>
    </message>
    <message>
        <source>; the first is %1, to which nothing has written: it should be %2.</source>
        <translation>；第一个是 %1，尚未写入：应为 %2。</translation>
    </message>
    <message>
        <source>: %1 is %2 instead of %3.</source>
        <translation>：%1 是 %2，应为 %3。</translation>
    </message>
    <message>
        <source>; the first is %1: %2 instead of %3.</source>
        <translation>；第一个是 %1：%2，应为 %3。</translation>
    </message>
    <message>
        <source> At </source>
        <translation> 在 </translation>
    </message>
    <message>
        <source> work-items meet with no barrier between.</source>
        <translation> 处有工作项相遇，其间没有屏障。</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>scratch</source>
        <translation>暂存</translation>
    </message>
    <message>
        <source>before: %1, %2</source>
        <translation>之前：%1，%2</translation>
    </message>
    <message>
        <source>before: %1</source>
        <translation>之前：%1</translation>
    </message>
    <message>
        <source>after: %1, %2</source>
        <translation>之后：%1，%2</translation>
    </message>
    <message>
        <source>after: %1</source>
        <translation>之后：%1</translation>
    </message>
    <message>
        <source>not touched: %1, %2</source>
        <translation>未触及：%1，%2</translation>
    </message>
    <message>
        <source>not touched</source>
        <translation>未触及</translation>
    </message>
    <message>
        <source>not shown: %1</source>
        <translation>未显示：%1</translation>
    </message>
    <message>
        <source>%1 more arrays not shown</source>
        <translation>另有 %1 个数组未显示</translation>
    </message>
    <message>
        <source> loads and stores nothing.</source>
        <translation> 没有取数，也没有存数。</translation>
    </message>
    <message>
        <source>Changed kernel</source>
        <translation>改过的内核</translation>
    </message>
    <message numerus="yes">
        <source> ran; what they did is not known, since the kernel&apos;s trace calls say otherwise.</source>
        <translation>
            <numerusform> 已运行；做了什么无从得知，因为内核的跟踪调用与实际不符。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> %1 stores from local memory to local memory are shown by phases.</source>
        <translation>
            <numerusform> %1 次从局部内存到局部内存的存数按段落显示。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> %1 stores from local memory to local memory are not drawn.</source>
        <translation>
            <numerusform> %1 次从局部内存到局部内存的存数未画出。</numerusform>
        </translation>
    </message>
    <message>
        <source>local, work-group %1 of %2</source>
        <translation>局部，工作组 %1/%2</translation>
    </message>
    <message>
        <source>stored: the value that stood there</source>
        <translation>存入：与原值相同</translation>
    </message>
    <message>
        <source>the same value</source>
        <translation>值相同</translation>
    </message>
    <message>
        <source>outside the array: an error</source>
        <translation>数组之外：错误</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>之外</translation>
    </message>
    <message>
        <source>stored twice; the last value stands there</source>
        <translation>存了两次；留下的是最后的值</translation>
    </message>
    <message>
        <source>stored twice, last value</source>
        <translation>存两次，最后的值</translation>
    </message>
    <message>
        <source>accesses: Oclgrind</source>
        <translation>读写：Oclgrind</translation>
    </message>
    <message>
        <source> Work-items store to %1, outside the array</source>
        <translation> 工作项存到 %1，在数组之外</translation>
    </message>
    <message>
        <source> Work-items load %1, outside the array</source>
        <translation> 工作项取 %1，在数组之外</translation>
    </message>
    <message>
        <source> Work-item %1 stores %2 in %3, outside the array</source>
        <translation> 工作项 %1 把 %2 存到 %3，在数组之外</translation>
    </message>
    <message>
        <source> Work-item %1 stores to %2, outside the array</source>
        <translation> 工作项 %1 存到 %2，在数组之外</translation>
    </message>
    <message>
        <source> Work-item %1 loads %2, outside the array</source>
        <translation> 工作项 %1 取 %2，在数组之外</translation>
    </message>
    <message numerus="yes">
        <source>, and %1 more accesses are outside.</source>
        <translation>
            <numerusform>，另有 %1 次存取在数组之外。</numerusform>
        </translation>
    </message>
    <message>
        <source>work-group %1 of %2</source>
        <translation>工作组 %1/%2</translation>
    </message>
    <message>
        <source>local memory of %1 in the end, %2 %3</source>
        <translation>%1结束时的局部内存，%2 %3</translation>
    </message>
    <message>
        <source>local, %1, in the end</source>
        <translation>局部，%1，结束时</translation>
    </message>
    <message>
        <source>local memory of %1, %2 %3</source>
        <translation>%1的局部内存，%2 %3</translation>
    </message>
    <message numerus="yes">
        <source>the local arrays of %1 more work-groups are not drawn</source>
        <translation>
            <numerusform>另有 %1 个工作组的局部数组没有画出</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more work-groups: not drawn</source>
        <translation>
            <numerusform>另有 %1 个工作组：没有画出</numerusform>
        </translation>
    </message>
    <message>
        <source>After launch %1 both kernels have left the same values.</source>
        <translation>第 %1 次启动之后，两个内核留下的值相同。</translation>
    </message>
    <message>
        <source>After launch %1 </source>
        <translation>第 %1 次启动之后， </translation>
    </message>
    <message>
        <source>the changed kernel</source>
        <translation>改过的内核</translation>
    </message>
    <message numerus="yes">
        <source> has left other values in %1 of %2 places</source>
        <translation>
            <numerusform> 在 %2 个位置中有 %1 处的值不同</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in place of %2 in %3[%4].</source>
        <translation>%3[%4] 中是 %1，而不是 %2。</translation>
    </message>
    <message>
        <source>%1 of %2 wrong</source>
        <translation>%2 个中 %1 个错误</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>以文本显示</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>下标</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>unpacked</source>
        <translation>已展开</translation>
    </message>
    <message>
        <source> each add up a part of “%1”; </source>
        <translation> 各把“%1”的一部分加起来； </translation>
    </message>
    <message>
        <source> each combine a part of “%1”; </source>
        <translation> 各合并“%1”的一部分； </translation>
    </message>
    <message>
        <source> each add up one block</source>
        <translation> 各把一个块加起来</translation>
    </message>
    <message>
        <source> each combine the values of one block</source>
        <translation> 各合并一个块的值</translation>
    </message>
    <message>
        <source>in the work-group</source>
        <translation>在工作组中</translation>
    </message>
    <message>
        <source>; drawn are those of the first, %1.</source>
        <translation>；画出的是第一趟的，%1。</translation>
    </message>
    <message>
        <source>Every key is read once and raises a counter of its work-group for each of its digits; the counters are added up to the totals: </source>
        <translation>每个键只读一次，按它的每个数位使所在工作组的一个计数器加一；各计数器累加成总数： </translation>
    </message>
    <message numerus="yes">
        <source>%1 counts are received</source>
        <translation>
            <numerusform>收到 %1 个计数</numerusform>
        </translation>
    </message>
    <message>
        <source>No room here for the totals.</source>
        <translation>这里容不下总数。</translation>
    </message>
    <message>
        <source>One work-group has all keys and looks back at nobody: each key goes to the base of its digit, plus the number of </source>
        <translation>所有键都在一个工作组里，无须回看：每个键去往其数位的基址，再加上 </translation>
    </message>
    <message>
        <source>Every work-group publishes the counts of its block and adds up what those before it have published: </source>
        <translation>每个工作组公布自己块的计数，并把前面各组公布的加起来： </translation>
    </message>
    <message>
        <source>; each key goes to the start of its digit, plus the number of </source>
        <translation>；每个键去往其数位的起点，再加上 </translation>
    </message>
    <message>
        <source>from blocks %1 and %2</source>
        <translation>来自块 %1 和 %2</translation>
    </message>
    <message>
        <source>from blocks %1 to %2</source>
        <translation>来自块 %1 至 %2</translation>
    </message>
    <message>
        <source>from blocks %1</source>
        <translation>来自块 %1</translation>
    </message>
    <message>
        <source>sum of earlier blocks</source>
        <translation>前面若干块之和</translation>
    </message>
    <message>
        <source>result of earlier blocks</source>
        <translation>前面若干块的结果</translation>
    </message>
    <message>
        <source>order in which sums were passed on; grey: replaced later</source>
        <translation>和的传递次序；灰色：后被替换</translation>
    </message>
    <message>
        <source>in this order; grey: replaced later</source>
        <translation>按此次序；灰色：后被替换</translation>
    </message>
    <message>
        <source>order in which results were passed on; grey: replaced later</source>
        <translation>结果的传递次序；灰色：后被替换</translation>
    </message>
    <message numerus="yes">
        <source>, %1 without need</source>
        <translation>
            <numerusform>，其中 %1 个并无必要</numerusform>
        </translation>
    </message>
    <message>
        <source>Blocks %1</source>
        <translation>块 %1</translation>
    </message>
    <message numerus="yes">
        <source> of earlier blocks are read</source>
        <translation>
            <numerusform>，取自前面的块</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %1 are shown as published in a later phase, since work-groups run on their own</source>
        <translation>
            <numerusform>；其中 %1 个在图中要到更后的阶段才公布，因为各工作组独立运行</numerusform>
        </translation>
    </message>
    <message>
        <source> of sums that were read; </source>
        <translation>，所用的是已读取的和； </translation>
    </message>
    <message>
        <source> of results that were read; </source>
        <translation>，所用的是已读取的结果； </translation>
    </message>
</context>
</TS>
