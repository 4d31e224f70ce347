import { theme } from '#ui/theme/theme.css.ts'
import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css'

/** A custom property: animating `opacity` itself makes a layer from the start, which costs a frame at each key. */
const presence = createVar({ syntax: '<number>', inherits: false, initialValue: '1' })

const fade = keyframes({ to: { vars: { [presence]: '0.6' } } })

export const root = style({
  display: 'grid',
  gap: theme.space.snug,
  minInlineSize: 0,
  opacity: presence,
  selectors: {
    // Only what takes a while is shown to be on its way.
    '&[aria-busy=true]': { animation: `${fade} 150ms 400ms both` },
  },
})

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${theme.space.tight}`,
})

globalStyle(`${toolbar} > div`, { display: 'flex', alignItems: 'center', gap: theme.space.tight })

/** Otherwise scroll anchoring follows the focused pager instead of the jobs when the list grows. */
globalStyle(`${root} > nav`, { overflowAnchor: 'none' })

globalStyle(`${root} > h2`, { position: 'absolute' })
/** The ring would be a dot around hidden text. */
globalStyle(`${root} > h2:focus-visible`, { outline: 'none', boxShadow: 'none' })

export const count = style({ fontSize: theme.type.size.lead })

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderBlockStart: `${theme.rule.thin} solid ${theme.colour.ink}`,
})
