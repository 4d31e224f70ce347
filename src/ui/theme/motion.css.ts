import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { media } from './media.ts'

const still = {
  animation: 'none !important',
  transition: 'none !important',
  scrollBehavior: 'auto !important',
} as unknown as Omit<GlobalStyleRule, '@media'>

for (const part of ['', '::before', '::after', '::details-content', '::backdrop']) {
  globalStyle(`*${part}`, { '@media': { [media.stillness]: still } })
  globalStyle(`html[data-stop-animations]${part}, html[data-stop-animations] *${part}`, still)
}
