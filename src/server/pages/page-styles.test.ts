import { expect, test } from 'vitest'
import { pageStyles } from './page-styles.ts'

const html = '<html><body><p class="a b">x</p><p class="c">y</p></body></html>'
const used = (css: string) => pageStyles(css).usedBy(html)

test.each([
  ['.a{color:red}'],
  ['.a.b:hover>p{color:red}'],
  ['p:focus-visible{color:red}'],
  ['.a:not(.missing){color:red}'],
  [':where(.missing,.c) p{color:red}'],
  ['html:is([data-font],.missing) .c:nth-child(2n + 1){color:red}'],
  ['@media print{.a{color:red}}'],
  ['@layer base,page;'],
  ['@layer base{@media (min-width:10px){.a{color:red}}}'],
  ['@font-face{font-family:X;src:url(x)}'],
  ['@property --x{syntax:"<length>";inherits:true}'],
])('what a page may use stands in it as it is: %s', (css) => expect(used(css)).toBe(css))

test.each([
  ['.missing{color:red}'],
  ['.a .missing{color:red}'],
  [':where(.missing)>*{color:red}'],
  [':is(.missing,:where(.a .missing)){color:red}'],
  ['html:has(.missing){color:red}'],
  ['@media print{.missing{color:red}}'],
  ['@keyframes turn{to{rotate:1turn}}'],
])('what no element of a page can match is left out: %s', (css) => expect(used(css)).toBe(''))

test('of a list of selectors those that may match are kept', () =>
  expect(used('.missing,.a,.b .missing,p{color:red}')).toBe('.a,p{color:red}'))

test('an animation comes with what is moved by it', () =>
  expect(used('.a{animation:turn 1s}@keyframes turn{to{rotate:1turn}}@keyframes rise{to{top:0}}')).toBe(
    '.a{animation:turn 1s}@keyframes turn{to{rotate:1turn}}',
  ))

test('custom properties come when something is made of them, also by others', () =>
  expect(
    used(':root{--x:1px;--y:var(--x);--z:2px;--only:var(--z)}.a{margin:var(--y)}.missing{margin:var(--only)}'),
  ).toBe(':root{--x:1px;--y:var(--x);}.a{margin:var(--y)}'))
