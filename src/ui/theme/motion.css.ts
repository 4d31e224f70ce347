import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { media } from './media.ts'

const noMotion = {
  animation: 'none !important',
  transition: 'none !important',
  scrollBehavior: 'auto !important',
} as unknown as Omit<GlobalStyleRule, '@media'>

for (const part of ['', '::before', '::after']) stop(part, noMotion)
// What opens grows over a transition alone.
for (const part of ['::details-content', '::backdrop']) stop(part, { transition: noMotion.transition })

function stop(part: string, rule: typeof noMotion): void {
  globalStyle(`*${part}`, { '@media': { [media.stillness]: rule } })
  globalStyle(`html[data-stop-animations]${part}, html[data-stop-animations] *${part}`, rule)
}
