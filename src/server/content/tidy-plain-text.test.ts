import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tidyPlainText } from './tidy-plain-text.ts'

test.each([
  ['Rigger &amp; Splicer <b>II</b>', 'Rigger & Splicer II'],
  ['R&D', 'R&D'],
  ['R&amp;amp;D &ndash; we&#39;re hiring', 'R&D – we’re hiring'.replace('’', "'")],
  ['Welder<br>Night shift', 'Welder Night shift'],
  ['<p>Dock</p><p>hand</p>', 'Dock hand'],
  ['&lt;b&gt;Crane&lt;/b&gt; operator', 'Crane operator'],
  ['List<String> in C++, a < b and R&D <3', 'List<String> in C++, a < b and R&D <3'],
  ['Cook &copy; 2026, AT&T; search?a=1&copy=2', 'Cook © 2026, AT&T; search?a=1&copy=2'],
  ['Room 1\nSecond floor', 'Room 1\nSecond floor'],
  ['<b></b>', '<b></b>'],
  ['Learn <table> and <form> elements', 'Learn <table> and <form> elements'],
  ['<Main> Street', '<Main> Street'],
  ['if a<b and c>d', 'if a<b and c>d'],
  ['<span class="x">Deck</span> hand</div>', 'Deck hand'],
  ['Rig<font color=red>ger <p>Night<hr/>Day <img src=a>', 'Rigger Night Day'],
  ['&lt;Section&gt; lead &lt;em&gt;now&lt;/em&gt;', '<Section> lead now'],
])('%j is shown as %j', (given, expected) => {
  expect(tidyPlainText(given)).toEqual(expected)
})

test('comments are taken out, and those without an end stay, however many there are', () => {
  const starts = '<!-- '.repeat(250_000)
  expect(tidyPlainText('Deck<!-- draft --><!----> hand <!-- 2')).toEqual('Deck hand <!-- 2')
  expect(tidyPlainText(starts) === starts).toBe(true)
})

test('a second time changes nothing', () => {
  const part = fc.constantFrom(
    '&',
    'amp;',
    '&amp;',
    '&lt;',
    '&gt;',
    'b',
    '<b>',
    '</p>',
    '<br>',
    '<main>',
    '</main>',
    '</b>',
    '<q a=b>',
    '<!--',
    '-->',
    '#39;',
    ' ',
    'word',
    '<',
    '>',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 10 }), (parts) => {
      const once = tidyPlainText(parts.join(''))
      expect(tidyPlainText(once)).toEqual(once)
    }),
  )
})
