import { expect, test } from 'vitest'
import { truncate, plainText } from './plain-text.ts'
import fc from 'fast-check'

test.each([
  [1000, 1000, 1000, ''],
  [1001, 1000, 1000, '... Read More'],
  [350, 350, 350, ''],
  [351, 350, 350, '... Read More'],
])(
  '[J9-01][J9-02][J9-03] of %i characters, limit %i, %i are kept and followed by "%s"',
  (length, limit, kept, suffix) => {
    expect(truncate('x'.repeat(length), limit)).toEqual('x'.repeat(kept) + suffix)
  },
)

test('[J9-03] no text is empty, and no character is cut in half', () => {
  expect([truncate(null, 10), truncate('', 10), truncate('abc😀d', 4)]).toEqual(['', '', 'abc... Read More'])
})

test.each([
  ['null', null, ''],
  ['text without markup', '  R&D  \u00a0team\n', 'R&D team'],
  ['a block tag leaves a blank', '<p>One</p><p>two<br>three</p><ul><li>a</li><li>b</li></ul>', 'One two three a b'],
  ['an inline tag leaves nothing', 'C<sub>2</sub> and <b class="x">bold</b>er', 'C2 and bolder'],
  [
    'scripts, styles and comments go with their text',
    'a<script>let x = "<p>"</script>b<style>p{}</style>c<!-- <b>no</b> -->d',
    'abcd',
  ],
  ['a name that only starts like script stays', '<scripture>In the beginning</scripture>', 'In the beginning'],
  ['entities are decoded once', 'R&amp;D &lt;b&gt; caf&#233; &#8211; &#x2014; &amp;lt;', 'R&D <b> café – — &lt;'],
  ['a decoded non-breaking blank is a blank', 'a&nbsp;&nbsp; b', 'a b'],
  ['a bracket inside an attribute does not end the tag', '<a title="x > y" data-a=\'>\'>link</a>', 'link'],
  ['a comparison is no tag', 'if 3 < 4 and a <5', 'if 3 < 4 and a <5'],
  ['declarations go', '<!DOCTYPE html><?xml version="1.0"?>text', 'text'],
  ['an open comment, script or tag runs to the end', 'a<!-- b', 'a'],
  ['an open script', 'a<script>b', 'a'],
  ['an open attribute', 'a <b title="c', 'a'],
  ['upper-case tags', 'One<BR/>two', 'One two'],
])('[J5-50] %s', (_name, html, text) => {
  expect(plainText(html)).toEqual(text)
})

test('[J5-50] text never starts or ends with a blank and holds no run of them', () => {
  const html = fc
    .array(fc.constantFrom('<p>', '</p>', '<b', '>', ' ', '\t', '&nbsp;', 'word', '"', "'", '<!--', '-->', '<script>'))
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(html, (source) => {
      expect(plainText(source)).toEqual(plainText(source).split(/\s+/).filter(Boolean).join(' '))
    }),
  )
})

test('[J5-50] long broken markup is read in one go', () => {
  expect(plainText('<a "'.repeat(200_000)).length).toEqual(0)
  expect(plainText('<'.repeat(200_000)).length).toEqual(200_000)
  expect(plainText('<!--'.repeat(200_000)).length).toEqual(0)
})
