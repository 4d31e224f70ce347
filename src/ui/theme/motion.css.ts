import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { media } from './media.ts'

const noMotion = {
  animation: 'none !important',
  transition: 'none !important',
  scrollBehavior: 'auto !important',
} as unknown as Omit<GlobalStyleRule, '@media'>

for (const pseudoElement of ['', '::before', '::after']) disableMotion(pseudoElement, noMotion)
// What opens grows over a transition alone.
for (const pseudoElement of ['::details-content', '::backdrop'])
  disableMotion(pseudoElement, { transition: noMotion.transition })

function disableMotion(pseudoElement: string, rule: typeof noMotion): void {
  globalStyle(`*${pseudoElement}`, { '@media': { [media.stillness]: rule } })
  globalStyle(`html[data-stop-animations]${pseudoElement}, html[data-stop-animations] *${pseudoElement}`, rule)
}
