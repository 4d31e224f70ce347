import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { focusRing } from '#ui/theme/focus-ring.css.ts'
import { theme } from '#ui/theme/theme.css.ts'

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: `${theme.space.gap} ${theme.space.wide}`,
  alignItems: 'start',
})

export const example = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.snug })
export const fullWidth = style({ gridColumn: '1 / -1' })

export const name = style({
  paddingBlockStart: theme.space.tight,
  borderBlockStart: `${theme.rule.thin} solid ${theme.colour.line}`,
  color: theme.colour.inkSoft,
  fontSize: theme.type.size.small,
})

export const stage = styleVariants({
  plain: {},
  dark: {
    padding: theme.space.roomy,
    borderRadius: theme.radius.base,
    background: theme.colour.evergreen900,
    color: theme.colour.onDark,
  },
})

export const framed = style({
  border: `${theme.rule.thin} solid ${theme.colour.line}`,
  borderRadius: theme.radius.base,
  overflow: 'clip',
})

export const block = style({
  padding: '0.5rem 0.75rem',
  background: theme.colour.evergreen100,
  fontSize: theme.type.size.small,
})

export const measured = style({ background: theme.colour.mist })
export const ringed = style(focusRing)

export const part = style({})
globalStyle(`${part} + ${part} > section`, { paddingBlockStart: 0 })

export const index = style({ paddingBlockStart: theme.space.wide })
export const contents = style({ columns: '11rem', columnGap: theme.space.wide })
export const entry = style({ display: 'inline-block', paddingBlock: '0.625rem' })

const narrowest = 'minmax(8.5rem, 1fr)'
export const tileGrid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, ${narrowest})`,
  gap: theme.space.base,
})

export const tile = style({
  display: 'grid',
  gap: theme.space.tight,
  justifyItems: 'start',
  fontSize: theme.type.size.small,
  lineHeight: theme.type.leading.snug,
  overflowWrap: 'anywhere',
})

export const swatch = style({
  inlineSize: '100%',
  blockSize: '3.5rem',
  border: `${theme.rule.thin} solid ${theme.colour.line}`,
  borderRadius: theme.radius.base,
})

export const filled = styleVariants(theme.colour, (colour) => ({ background: colour }))
export const code = style({ color: theme.colour.inkSoft, fontVariantNumeric: 'tabular-nums' })

export const sky = style({ position: 'relative', isolation: 'isolate', minBlockSize: '12rem' })

export const passed = style({ position: 'relative' })
