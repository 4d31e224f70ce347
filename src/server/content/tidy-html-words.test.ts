import fc from 'fast-check'
import sanitizeHtml from 'sanitize-html'
import { expect, test } from 'vitest'
import { sanitizeOptions } from '#contract/html-allowlist.ts'
import { escapeHtml } from '#domain/text/html.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { tidyHtml } from './tidy-html.ts'

type Node = { readonly tag: string; readonly isClosed: boolean; readonly children: ReadonlyArray<Node | number> }

const inlineNames = ['b', 'strong', 'em', 'span', 'font', 'a', 'code', 'o:p', 'u', 'del']
const blockNames = `p div section article header center h1 h2 h4 h6 ul ol li dl dt dd blockquote pre details summary
  table caption thead tbody tfoot tr th td select option button fieldset legend figure figcaption address menu`.split(
  /\s+/,
)
const hiddenNames = ['script', 'style', 'iframe']
/** An iframe without an end, and an element whose value has no quote at its end. */
const brokenNames = ['film', 'quote']

/** The index of a shape. */
const word = fc.constantFrom(0, 0, 0, 1, 2, 3)
const shapes: ReadonlyArray<(count: number) => string> = [
  (count) => `word${count}`,
  (count) => `List<Word${count}>`,
  (count) => `<Word${count} Name>`,
  (count) => `word${count}<b and c>d`,
]

const { node } = fc.letrec<{ node: Node; child: Node | number }>((tie) => ({
  child: fc.oneof({ maxDepth: 6 }, word, tie('node')),
  node: fc.record({
    tag: fc.constantFrom(...inlineNames, ...blockNames, ...blockNames, ...hiddenNames, ...brokenNames, 'br', 'br'),
    isClosed: fc.boolean(),
    children: fc.array(tie('child'), { maxLength: 4 }),
  }),
}))
const forest = fc.array(fc.oneof(node, word), { minLength: 1, maxLength: 6 })

const isInline = (item: Node | number | undefined) =>
  typeof item === 'number' || [...inlineNames, ...hiddenNames, ...brokenNames].includes(item?.tag ?? 'p')

/** Words of inline neighbours are parted by a blank; blocks touch. */
function write(items: ReadonlyArray<Node | number>) {
  const words: string[] = []
  let count = 0
  const writeItem = (item: Node | number): string => {
    if (typeof item === 'number') {
      const text = shapes[item]?.(++count) ?? ''
      words.push(...text.split(' '))
      return text
    }
    if (item.tag === 'br') return '<br>'
    if (item.tag === 'film') return '<iframe src="film">'
    if (item.tag === 'quote') return `<span class="a>${writeAll(item.children)}</span>`
    if (hiddenNames.includes(item.tag)) return `<${item.tag}>hidden</${item.tag}>`
    const end = item.isClosed || item.tag === 'pre' ? `</${item.tag}>` : ' '
    return `<${item.tag} class="a">${writeAll(item.children)}${end}`
  }
  const writeAll = (all: ReadonlyArray<Node | number>): string =>
    all.map((item, at) => `${at > 0 && isInline(item) && isInline(all[at - 1]) ? ' ' : ''}${writeItem(item)}`).join('')
  return { html: writeAll(items), words }
}

const listWords = (html: string) => plainText(html).split(/\s+/).filter(Boolean)
const clean = (html: string) => sanitizeHtml(html, sanitizeOptions).replaceAll(' />', '>')

test('whatever blocks surround them, all words stay in their order, none run together, and a second time changes nothing', () => {
  fc.assert(
    fc.property(forest, (items) => {
      const { html, words } = write(items)
      const once = tidyHtml(html).html
      expect(listWords(once)).toEqual(words)
      expect(tidyHtml(once).html).toEqual(once)
      expect(clean(once)).toEqual(once)
    }),
    { numRuns: 500 },
  )
})

test('markup that was escaped once too often gives what it gives unescaped', () => {
  fc.assert(
    fc.property(forest, (items) => {
      const { html } = write(items)
      expect(tidyHtml(escapeHtml(`<p>Start</p>${html}`)).html).toEqual(tidyHtml(`<p>Start</p>${html}`).html)
    }),
    { numRuns: 200 },
  )
})

test('HTML that was cut off anywhere keeps the words before the cut', () => {
  fc.assert(
    fc.property(forest, fc.double({ min: 0, max: 1, noNaN: true }), (items, part) => {
      const { html, words } = write(items)
      const kept = listWords(tidyHtml(html.slice(0, Math.floor(html.length * part))).html)
      const whole = kept.slice(0, -1)
      expect(whole).toEqual(words.slice(0, whole.length))
    }),
    { numRuns: 500 },
  )
})

const fragment = fc.oneof(
  fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '&',
    '&amp;',
    '&lt;',
    '&gt;',
    '&lt;p&gt;',
    '&amp;lt;b&amp;gt;',
    '&nbsp;',
    '\n',
    '\n\n',
    ' ',
  ),
  fc.constantFrom(
    '• ',
    '· ',
    'o\u00a0',
    '§',
    '- ',
    '<br>',
    '<p>',
    '</p>',
    '<li>',
    '</ul>',
    '<!--',
    '-->',
    '<a href="',
    '<td>',
  ),
  fc.constantFrom(
    '<pre>',
    '</pre>',
    '<b>',
    '</b>',
    '<table>',
    '</table>',
    '<p class=MsoListParagraph>',
    '<img alt="x y">',
    '</',
  ),
  fc.constantFrom(
    '<iframe>',
    '</iframe>',
    '<script/>',
    '<title>',
    '<K, V>',
    '<b and c>',
    '</K>',
    '<x ',
    '<i class="',
    '://',
  ),
  fc.string({ maxLength: 5 }),
)

test('any text at all is tidied to what no second time and no cleaning changes', () => {
  fc.assert(
    fc.property(fc.array(fragment, { maxLength: 14 }), (parts) => {
      const once = tidyHtml(parts.join('')).html
      expect(tidyHtml(once).html).toEqual(once)
      expect(clean(once)).toEqual(once)
    }),
    { numRuns: 1000 },
  )
})

test('HTML of any depth and length keeps its words', () => {
  const many = 5_000
  for (const tag of ['div', 'b', 'ul', 'li', 'table', 'td', 'a', 'blockquote', 'font'])
    expect([tag, listWords(tidyHtml(`${`<${tag}>`.repeat(many)}deep<div>er</div>`).html)]).toEqual([
      tag,
      ['deep', 'er'],
    ])
  expect(listWords(tidyHtml('<p>word</p>'.repeat(many)).html)).toHaveLength(many)
  expect(listWords(tidyHtml('C</K'.repeat(40 * many)).html)).toHaveLength(1)
  expect(tidyHtml('<a b="> '.repeat(2_001)).counts.cuts).toBeGreaterThan(0)
})
