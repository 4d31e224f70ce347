import { expect, test } from 'vitest'
import { tidyHtml } from './tidy-html.ts'

const htmlOf = (given: string) => tidyHtml(given).html

const blocks: ReadonlyArray<[string, string, string]> = [
  [
    'paragraphs of a system that writes div',
    '<div>You weld pipes.</div><div><br></div><div>You <b>test</b> welds.</div>',
    '<p>You weld pipes.</p><p>You <b>test</b> welds.</p>',
  ],
  [
    'text between blocks',
    '<h1>The yard</h1>Forty people.<h6>Shifts</h6>Two of eight hours.',
    '<h2>The yard</h2><p>Forty people.</p><h5>Shifts</h5><p>Two of eight hours.</p>',
  ],
  [
    'sections and headers',
    '<article><header>Who we are</header><section><p>A yard.</p>Since 1970.</section></article>',
    '<p>Who we are</p><p>A yard.</p><p>Since 1970.</p>',
  ],
  [
    'a range of pay in spans and blocks',
    '<div class="content-pay"><div class="title">Salary:</div><div class="range"><span>$61,000</span><span>—</span><span>$78,000 USD</span></div></div>',
    '<p>Salary:</p><p>$61,000—$78,000 USD</p>',
  ],
  [
    'headings and terms without an end',
    '<h2>Day<h3>Night</h3>Six<dt>Pay<dd>Fair',
    '<h2>Day</h2><h3>Night</h3><p>Six</p><p>Pay</p><p>Fair</p>',
  ],
  ['a block within a paragraph', '<p>First<div>second</div>third</p>', '<p>First</p><p>second</p><p>third</p>'],
  ['bold around blocks', '<b>Note<p>Bring boots.</p></b>', '<p><b>Note</b></p><p><b>Bring boots.</b></p>'],
  ['preformatted lines', '<pre>Mon\t06:00\nTue  07:00</pre>', '<p>Mon\u00a0\u00a0\u00a0 06:00<br>Tue\u00a0 07:00</p>'],
  [
    'what opens and what is chosen from',
    '<details><summary>Benefits</summary>Dental</details><select><option>Day<option>Night</select>',
    '<p>Benefits</p><p>Dental</p><p>Day</p><p>Night</p>',
  ],
  [
    'blocks in a cell',
    '<table><tr><td><div>a</div><div>b</div><td>c</table>',
    '<table><tr><td>a<p>b</p></td><td>c</td></tr></table>',
  ],
  [
    'words beside each other in a drawing and a form',
    '<svg><text>gate</text></svg><label>Name</label><input>',
    'gate Name',
  ],
]

test.each(blocks)('%s: words of two blocks stay apart', (_, given, expected) => {
  expect(htmlOf(given)).toEqual(expected)
})

const lists: ReadonlyArray<[string, string, string]> = [
  [
    'items without a list',
    '<li>Rig</li>\n<li>Splice</li>Ask us.',
    '<ul><li>Rig</li><li>Splice</li></ul><p>Ask us.</p>',
  ],
  [
    'a list between items of another',
    '<ul><li>Rig</li><ul><li>masts</li></ul><li>Splice</li></ul>',
    '<ul><li>Rig<ul><li>masts</li></ul></li><li>Splice</li></ul>',
  ],
  [
    'paragraphs of Word that are list items',
    `<p class=MsoListParagraphCxSpFirst style='mso-list:l2 level1 lfo4'><![if !supportLists]><span style='font-family:Symbol'>·<span>&nbsp;&nbsp; </span></span><![endif]>Reads gauges<o:p></o:p></p>
     <p class=MsoListParagraphCxSpLast style='mso-list:l2 level2 lfo4'><span style='font-family:"Courier New"'>o<span>&nbsp;&nbsp; </span></span>daily<o:p></o:p></p><p class=MsoNormal>Overtime<o:p></o:p></p>`,
    '<ul><li>Reads gauges</li><li>daily</li></ul><p>Overtime</p>',
  ],
  [
    'lines of a list paragraph of Word',
    '<p class="MsoListParagraph">one<br>two</p><p class="MsoListParagraph">·&nbsp;&nbsp; Oil<br>the <b>gears</b></p>',
    '<ul><li>one<br>two</li><li>Oil<br>the <b>gears</b></li></ul>',
  ],
  [
    'lines of a numbered paragraph of Word',
    '<p class="MsoListParagraph">2) Stow<br>the lines</p>',
    '<p>2) Stow<br>the lines</p>',
  ],
  ['numbers that Word wrote', '<p class="MsoListParagraph">1.&nbsp;&nbsp; Apply</p>', '<p>1.\u00a0\u00a0 Apply</p>'],
  [
    'typed bullets',
    '<p>• Reads <b>gauges</b></p><p>· Turns valves</p>',
    '<ul><li>Reads <b>gauges</b></li><li>Turns valves</li></ul>',
  ],
  [
    'typed bullets in lines',
    'You bring:<br>▪ boots<br>▪ gloves',
    '<p>You bring:</p><ul><li>boots</li><li>gloves</li></ul>',
  ],
  [
    'a numbered list that goes on',
    '<ol start=4 type=a><li value="6">Sign<ol start="x"><li>here</ol></ol>',
    '<ol start="4"><li value="6">Sign<ol><li>here</li></ol></li></ol>',
  ],
  ['a paragraph sign of a law', '<p>§ 12 of the Harbor Act</p>', '<p>§ 12 of the Harbor Act</p>'],
  [
    'paragraph signs and a word of one letter before a blank that does not break',
    '<p>§&nbsp;8 applies.</p><p>§&nbsp;&nbsp;9 too.</p><p>o&nbsp;bien de noche</p><p>§&nbsp;&nbsp;Splice</p><p>o&nbsp; Rig</p>',
    '<p>§\u00a08 applies.</p><p>§\u00a0\u00a09 too.</p><p>o\u00a0bien de noche</p><ul><li>Splice</li><li>Rig</li></ul>',
  ],
  [
    'a paragraph sign in a list of Word',
    '<p class="MsoListParagraph">§ 4 of the Pilot Act</p><p class="MsoListParagraph">§ Moor</p>',
    '<ul><li>§ 4 of the Pilot Act</li><li>Moor</li></ul>',
  ],
]

test.each(lists)('%s', (_, given, expected) => {
  expect(htmlOf(given)).toEqual(expected)
})

test('a line end within an element of the line stays within it', () => {
  expect([
    htmlOf('<p><a href="/x">one<br>two</a></p>'),
    htmlOf('<p><b><i>Deck</i><br><i>Hold</i></b><br>Bridge</p>'),
    htmlOf('<p><em>Lift<br><br>Carry</em></p>'),
  ]).toEqual([
    '<p><a href="/x">one<br>two</a></p>',
    '<p><b><i>Deck</i><br><i>Hold</i></b><br>Bridge</p>',
    '<p><em>Lift<br><br>Carry</em></p>',
  ])
})

test('text without a tag keeps its lines and paragraphs; a single line stays as it is', () => {
  expect([
    htmlOf('Pier 4\r\nGate B\r\n\r\nRing twice & wait'),
    htmlOf('Pier 4'),
    htmlOf('12 Quay Rd\nErie, PA'),
  ]).toEqual(['<p>Pier 4<br>Gate B</p><p>Ring twice &amp; wait</p>', 'Pier 4', '12 Quay Rd<br>Erie, PA'])
  expect(htmlOf('<b>Hours</b>\n\nFrom six\nto two')).toEqual('<p><b>Hours</b></p><p>From six to two</p>')
})

test('HTML that was escaped as a whole is read as HTML, once; text that speaks of tags is text', () => {
  expect([
    htmlOf('&lt;div class=&quot;intro&quot;&gt;&lt;p&gt;Ropes &amp;amp; rigs&amp;nbsp;&lt;/p&gt;&lt;/div&gt;'),
    htmlOf('You write &lt;div&gt; and &lt;p&gt; by hand.'),
    htmlOf('<p>&lt;p&gt;</p>'),
  ]).toEqual(['<p>Ropes &amp; rigs</p>', 'You write &lt;div&gt; and &lt;p&gt; by hand.', '<p>&lt;p&gt;</p>'])
})

test('links without a scheme lead where their writer meant, and addresses in angle brackets stay', () => {
  const addresses = [
    'www.yard.example/apply?a=1&amp;b=2',
    'jobs.yard.com',
    'hr@yard.example',
    '/careers',
    'form.pdf',
    'file:///C:/a.doc',
  ]
  expect(addresses.map((address) => htmlOf(`<p><a href="${address}">x</a></p>`).slice(3, -9))).toEqual([
    '<a href="https://www.yard.example/apply?a=1&amp;b=2">',
    '<a href="https://jobs.yard.com">',
    '<a href="mailto:hr@yard.example">',
    '<a href="/careers">',
    '<a href="form.pdf">',
    '<a>',
  ])
  expect(htmlOf('Write to Ada <ada@yard.example>')).toEqual('Write to Ada &lt;ada@yard.example&gt;')
})

test('what is lost and what was repaired is counted', () => {
  const { html, counts } = tidyHtml(
    `<h1>Crew</h1><img src=a.png alt="Map of the yard"><iframe src=film></iframe><script>x</script><input name=a>
     <a href="sms:1">text us</a> <a href="apply.html">apply</a> <a href="www.yard.com">yard</a><li>rope<!-- to be`,
  )
  expect(html).toEqual(
    '<h2>Crew</h2><p>Map of the yard <a>text us</a> <a href="apply.html">apply</a> <a href="https://www.yard.com">yard</a></p><ul><li>rope</li></ul>',
  )
  expect(Object.entries(counts).filter(([, count]) => count > 0)).toEqual([
    ['images', 1],
    ['frames', 1],
    ['scripts', 1],
    ['fields', 1],
    ['lostLinks', 1],
    ['relativeLinks', 1],
    ['openComments', 1],
    ['links', 1],
    ['lists', 1],
    ['blocks', 1],
  ])
})

test('a quote that stays open takes no text with it', () => {
  expect([htmlOf('<p>Lift.</p><p class="x>Carry.</p><p>Stack.</p>'), htmlOf('<p>Lift.</p><p>Car<a href="htt')]).toEqual(
    ['<p>Lift.</p><p>Carry.</p><p>Stack.</p>', '<p>Lift.</p><p>Car</p>'],
  )
})

const words: ReadonlyArray<[string, string]> = [
  ['<p>Dear <Title> <Last Name>, hello</p>', '<p>Dear &lt;Title&gt; &lt;Last Name&gt;, hello</p>'],
  [
    '<p>Generic C<T>, Map<K, V> and Dear <First Name></p>',
    '<p>Generic C&lt;T&gt;, Map&lt;K, V&gt; and Dear &lt;First Name&gt;</p>',
  ],
  ['if a<b and c>d then', 'if a&lt;b and c&gt;d then'],
  [
    '<p>Apply: <https://firm.example/jobs/1?a=1&amp;b=2></p>',
    '<p>Apply: &lt;https://firm.example/jobs/1?a=1&amp;b=2&gt;</p>',
  ],
  ['<p>Dear <Applicant <b>Name</b>>, hello</p>', '<p>Dear &lt;Applicant <b>Name</b>&gt;, hello</p>'],
  ['<p>From <Address Line> to </Port></p>', '<p>From &lt;Address Line&gt; to &lt;/Port&gt;</p>'],
  ['Vec<String>\nMap<Key>', 'Vec&lt;String&gt;<br>Map&lt;Key&gt;'],
]

test.each([
  ['<![CDATA[<p>Weld pipes.</p>]]>', '<p>Weld pipes.</p>'],
  ['<p>One.</p><![CDATA[Two words.]]><p>Three.</p>', '<p>One.</p><p>Two words.</p><p>Three.</p>'],
  ['<![CDATA[Open at the end', 'Open at the end'],
  ['<p>Grade <GS-12> and up, <Co-op> too</p>', '<p>Grade &lt;GS-12&gt; and up, &lt;Co-op&gt; too</p>'],
  ['<p><my-note>Bring boots</my-note></p>', '<p>Bring boots</p>'],
])('what feeds and letters write in brackets stays: %s', (given, expected) => {
  expect(htmlOf(given)).toBe(expected)
})

test.each(words)('words in angle brackets stay as they were written: %s', (given, expected) => {
  expect(htmlOf(given)).toEqual(expected)
  expect(htmlOf(expected)).toEqual(expected)
})

test('elements that HTML does not have are left out, and their words stay, if they look like markup', () => {
  expect([
    htmlOf('<p>Read<o:p> gauges</o:p> <my-chip>daily</my-chip> <chip kind="a">twice</chip></p>'),
    htmlOf('<p data-v-1a _ngcontent-c2>Oil</p><table><tr><td nowrap>gears</td></tr></table>'),
    htmlOf('<svg viewBox="0 0 1 1"><g><path d="M0"/></g></svg><p>Rig</p>'),
  ]).toEqual(['<p>Read gauges daily twice</p>', '<p>Oil</p><table><tr><td>gears</td></tr></table>', '<p>Rig</p>'])
})

const withoutEnd: ReadonlyArray<[string, string, number]> = [
  ['<p>Dive</p><iframe src="film"><p>Weld</p>', '<p>Dive</p><p>Weld</p>', 0],
  ['<p>Dive</p><iframe src="film"/><p>Weld</p><iframe>old</iframe>', '<p>Dive</p><p>Weld</p>', 0],
  ['<p>Dive</p><script src="x.js"/><p>Weld</p>', '<p>Dive</p><p>Weld</p>', 0],
  ['<title/><p>Dive</p><style/>Weld', '<p>Dive</p><p>Weld</p>', 0],
  ['<title lang="en">Dive<p>Weld</p>', '<p>Dive</p><p>Weld</p>', 0],
  ['<textarea>Dive<p>Weld</p>', '<p>Dive</p><p>Weld</p>', 0],
  ['<p>Dive</p><style>p { color: red } <p>Weld</p>', '<p>Dive</p>', 1],
  ['<p>Dive</p><script>weld()', '<p>Dive</p>', 1],
  ['<p>Dive</p><script>weld()</script><style>p {}</style><p>Rest</p>', '<p>Dive</p><p>Rest</p>', 0],
]

test.each(withoutEnd)(
  'an element without an end takes no words with it unsaid: %s',
  (given, expected, openElements) => {
    const { html, counts } = tidyHtml(given)
    expect([html, counts.openElements]).toEqual([expected, openElements])
  },
)

test('a quote that ends only at another takes no text with it, and is counted', () => {
  const { html, counts } = tidyHtml(
    '<p>See <a href="/a>the yard</a> and <a href="/b">the dock</a>.</p><p title=\'x>Carry</p><p class=\'y\'>Stack</p>',
  )
  expect([html, counts.cuts]).toEqual([
    '<p>See <a>the yard</a> and <a href="/b">the dock</a>.</p><p>Carry</p><p>Stack</p>',
    2,
  ])
  const links = Array.from({ length: 50 }, (_, at) => `<li><a href="/${at}>Yard ${at}</a></li>`)
  expect(htmlOf(links.join('')).match(/Yard/g)).toHaveLength(50)
})

const shownMarkup = [
  'You close &lt;p&gt; with &lt;/p&gt; by hand.',
  'Every &lt;li&gt; ends with &lt;/li&gt;, and lists end with &lt;/ul&gt;: you know why.',
]

test.each(shownMarkup)('text that speaks of tags is not HTML that was escaped: %s', (given) => {
  expect(htmlOf(given)).toEqual(given)
})

test('HTML that was escaped is read as HTML where it begins with words', () => {
  expect([
    htmlOf('You weld: &lt;ul&gt;&lt;li&gt;pipes&lt;/li&gt;&lt;li&gt;masts&lt;/li&gt;&lt;/ul&gt; Daily.'),
    htmlOf('Who we are&lt;p&gt;A yard.&lt;/p&gt; '),
  ]).toEqual(['<p>You weld:</p><ul><li>pipes</li><li>masts</li></ul><p>Daily.</p>', '<p>Who we are</p><p>A yard.</p>'])
})
