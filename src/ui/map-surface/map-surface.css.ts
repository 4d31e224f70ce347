import { focusRing } from '#ui/theme/focus-ring.css.ts'
import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

/** `clip`, not `hidden`: a browser would scroll to what has the focus. */
export const surface = style({
  position: 'relative',
  blockSize: '350px',
  overflow: 'clip',
  background: theme.colour.paper,
  border: `${theme.rule.thin} solid ${theme.colour.line}`,
  borderRadius: theme.radius.base,
  touchAction: 'pan-x pan-y',
  selectors: {
    '&[tabindex]': { cursor: 'grab' },
    '&[tabindex]:active': { cursor: 'grabbing' },
    '&:focus-visible': focusRing,
  },
})

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: theme.space.wide,
  paddingInline: theme.space.none,
  '@media': {
    [media.upToPhone]: { paddingInline: theme.space.gutter },
    '(scripting: none)': { display: 'none' },
  },
})

export const hint = style({
  flex: '1 1 20rem',
  paddingBlock: theme.space.tight,
  fontSize: '1rem',
  color: theme.colour.inkSoft,
})

export const controls = style({
  display: 'flex',
  '@media': { [media.upToPhone]: { marginInlineStart: '-0.9rem' } },
})

export const controlsToCome = style([controls, { visibility: 'hidden' }])

export const control = style({ inlineSize: '3rem' })
