import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { media } from './media.ts'
import { theme } from './theme.css.ts'

const noMotion = {
  animation: 'none !important',
  transition: 'none !important',
  scrollBehavior: 'auto !important',
} as unknown as Omit<GlobalStyleRule, '@media'>

for (const pseudoElement of ['', '::before', '::after']) disableMotion(pseudoElement, noMotion)
// What opens grows over a transition alone.
for (const pseudoElement of ['::details-content', '::backdrop'])
  disableMotion(pseudoElement, { transition: noMotion.transition })

// Without the root only the title is drawn above the page, which takes presses meanwhile.
globalStyle(':root', { viewTransitionName: 'none' })
globalStyle('::view-transition', { pointerEvents: 'none' })
globalStyle('[data-travels]', { viewTransitionName: 'title', inlineSize: 'fit-content' })
globalStyle('::view-transition-group(title)', {
  animationDuration: '200ms',
  animationTimingFunction: theme.easing.out,
  background: theme.colour.paper,
})
// Of two that cross each letter would be seen twice: they differ in size and breaks.
globalStyle('::view-transition-old(title)', { display: 'none' })
globalStyle('::view-transition-new(title)', { animation: 'none' })

function disableMotion(pseudoElement: string, rule: typeof noMotion): void {
  globalStyle(`*${pseudoElement}`, { '@media': { [media.stillness]: rule } })
  globalStyle(`html[data-stop-animations]${pseudoElement}, html[data-stop-animations] *${pseudoElement}`, rule)
}
