import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { media } from './media.ts'

const still = {
  animation: 'none !important',
  transition: 'none !important',
  scrollBehavior: 'auto !important',
} as unknown as Omit<GlobalStyleRule, '@media'>

for (const part of ['', '::before', '::after']) stop(part, still)
// What opens grows over a transition alone.
for (const part of ['::details-content', '::backdrop']) stop(part, { transition: still.transition })

function stop(part: string, rule: typeof still): void {
  globalStyle(`*${part}`, { '@media': { [media.stillness]: rule } })
  globalStyle(`html[data-stop-animations]${part}, html[data-stop-animations] *${part}`, rule)
}
