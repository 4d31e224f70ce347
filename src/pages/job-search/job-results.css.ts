import { theme } from '#ui/theme/theme.css.ts'
import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css'

/**
 * What stands there while other results are on their way. A property of our own: an opacity that may change is a layer of its
 * own from the first moment on, which costs a frame at each key.
 */
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

/** One line: the name of the order beside its control. */
globalStyle(`${toolbar} > div`, { display: 'flex', alignItems: 'center', gap: theme.space.tight })

/** When the list grows, the jobs that were in sight stay, and not the control below them that has the focus. */
globalStyle(`${root} > nav`, { overflowAnchor: 'none' })

/** The heading is for those who jump to it: it begins where the results do and takes no row. */
globalStyle(`${root} > h2`, { position: 'absolute' })
/** Around words that nobody sees the ring would be a dot. */
globalStyle(`${root} > h2:focus-visible`, { outline: 'none', boxShadow: 'none' })

export const count = style({ fontSize: theme.type.size.lead })

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderBlockStart: `${theme.rule.thin} solid ${theme.colour.ink}`,
})
