import { expect, test } from 'vitest'
import { pageStyles } from './page-styles.ts'

const html = '<html><body><p class="a b">x</p><p class="c" aria-current="page">y</p><details>z</details></body></html>'
const used = (css: string) => pageStyles(css).usedBy(html)

test.each([
  ['.a{color:red}'],
  ['.a.b:focus>p{color:red}'],
  ['.a:not(.missing){color:red}'],
  [':where(.missing,.c) p{color:red}'],
  ['html:is([data-saved],.missing) .c:nth-child(2n + 1){color:red}'],
  ['details[open]{color:red}'],
  ['.c[aria-current=page]{color:red}'],
  ['.c[ARIA-current="page"]{color:red}'],
  ['.c[aria-current=PAGE i]{color:red}'],
  ['[class=c]{color:red}'],
  ['[class="a b"]{color:red}'],
  ['[class~=a]{color:red}'],
  ['@layer base,page;'],
  ['@layer base{@media (min-width:10px){.a{color:red}}}'],
])('what a page may use stands in it as it is: %s', (css) => expect(used(css)).toBe(css))

test.each([
  ['.missing{color:red}'],
  ['.a .missing{color:red}'],
  [':where(.missing)>*{color:red}'],
  [':is(.missing,:where(.a .missing)){color:red}'],
  ['html:has(.missing){color:red}'],
  ['@media (min-width:1px){.missing{color:red}}'],
  ['table{color:red}'],
  ['.a[aria-busy]{color:red}'],
  ['.c[aria-current=step]{color:red}'],
  ['[class=a]{color:red}'],
  ['.a:disabled{color:red}'],
  ['@keyframes turn{to{rotate:1turn}}'],
])('what no element of a page can match is left out: %s', (css) => expect(used(css)).toBe(''))

test.each([
  ['.a:hover{color:red}'],
  ['.a:active .c{color:red}'],
  ['p:focus-visible{color:red}'],
  ['html[data-font=serif] .a{color:red}'],
  ['@media print{.a{color:red}}'],
  ['@media (forced-colors:active){.a{color:red}}'],
  ['@media (scripting:none){.a{color:red}}'],
  ['@property --x{syntax:"<length>";inherits:true}'],
  ['.a ::selection{color:red}'],
  ['::view-transition-group(title){color:red}'],
  [':root{view-transition-name:none}'],
  ['.a{cursor:pointer;transition:color 1s;interpolate-size:allow-keywords}'],
])('what is seen once the page wakes, or by its settings, comes with the whole stylesheet: %s', (css) =>
  expect(used(css)).toBe(''),
)

test('of a list of selectors those that may match are kept', () =>
  expect(used('.missing,.a,.b .missing,p{color:red}')).toBe('.a,p{color:red}'))

test('an animation comes with what is moved by it', () =>
  expect(used('.a{animation:turn 1s}@keyframes turn{to{rotate:1turn}}@keyframes rise{to{top:0}}')).toBe(
    '.a{animation:turn 1s}@keyframes turn{to{rotate:1turn}}',
  ))

test('custom properties that change come when something is made of them, also by others', () => {
  const wide = '@media (min-width:9px){:root{--x:3px}}'
  expect(
    used(`:root{--x:1px;--y:var(--x);--z:2px;--only:var(--z)}.a{margin:var(--y)}.missing{margin:var(--only)}${wide}`),
  ).toBe(`:root{--x:1px;}.a{margin:var(--x)}${wide}`)
})

test('custom properties that never change are written as their values', () =>
  expect(used(':root{--x:1px;--y:max(0, 2*var(--x))}.a{margin:var(--y) var(--z,0)}')).toBe(
    ':root{}.a{margin:max(0,2*1px) var(--z,0)}',
  ))

const face = (family: string, source: string) => `@font-face{font-family:${family};src:${source}}`

test('of the typefaces that are named those come which stand on the device, and none that is a file', () => {
  const css = `${face('X', 'url(x)')}${face('"X Arial"', 'local(Arial)')}${face('Y', 'local(Y)')}.a{font-family:X,X Arial}`
  expect(used(css)).toBe(`${face('"X Arial"', 'local(Arial)')}.a{font-family:X,X Arial}`)
})
