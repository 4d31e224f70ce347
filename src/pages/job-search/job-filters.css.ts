import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.base })

/** Below 768 px the filters fold behind their summary; above it they always stand open (J2.3-14, J2.3-15). */
export const panel = style({ minInlineSize: 0 })

globalStyle(`${panel}::details-content`, {
  '@media': { [media.fromTablet]: { contentVisibility: 'visible', display: 'block', blockSize: 'auto' } },
})

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  cursor: 'pointer',
  paddingBlock: theme.space.snug,
  fontWeight: theme.type.weight.strong,
  borderBlock: `${theme.rule.thin} solid ${theme.colour.line}`,
  '@media': {
    [media.fromTablet]: { '@supports': { 'selector(::details-content)': { display: 'none' } } },
  },
})

export const filters = style({ display: 'grid', gap: theme.space.tight, paddingBlockStart: theme.space.tight })

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.space.base,
})

export const title = style({
  fontSize: theme.type.size.h4,
  '@media': { [media.upToTablet]: { visibility: 'hidden' } },
})

/** The list of one group is at most 500 px high and scrolls beyond (J2.3-16). */
export const options = style({
  display: 'grid',
  gap: 0,
  maxBlockSize: '500px',
  overflowY: 'auto',
  // What is out of sight is neither laid out nor painted at each key.
  contentVisibility: 'auto',
  margin: 0,
  padding: theme.space.hair,
  border: 0,
  minInlineSize: 0,
})

/** More boxes do not fit into the 500 px of a group. */
export const mostRows = 15

const heightOf = (rows: number, row: string) => ({ containIntrinsicBlockSize: `auto calc(${rows} * ${row})` })

/** As high as this many boxes are, before they were in sight. */
export const rows = styleVariants(
  Object.fromEntries(
    Array.from({ length: mostRows }, (_, at) => [
      at + 1,
      { ...heightOf(at + 1, '2.125rem'), '@media': { [media.touch]: heightOf(at + 1, '2.75rem') } },
    ]),
  ),
)

export const legend = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})

export const state = style({ display: 'grid' })

export const cities = style({ display: 'grid', paddingInlineStart: theme.space.roomy })
