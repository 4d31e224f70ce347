import { margin, marginWidth } from '#ui/theme/margin.ts'
import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { touchTarget } from '#ui/theme/touch-target.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.gap,
  alignItems: 'start',
  paddingBlock: theme.space.gap,
  minBlockSize: '45vh',
  '@media': {
    [media.fromLaptop]: {
      gridTemplateColumns: `minmax(0, 46rem) ${marginWidth}`,
      justifyContent: 'space-between',
    },
  },
})

export const main = style({ display: 'grid', gap: theme.space.gap, minInlineSize: 0 })

export const section = style({ display: 'grid', gap: theme.space.base, justifyItems: 'start' })
export const wide = style({ inlineSize: '100%' })
export const noteText = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const words = style({ maxInlineSize: theme.width.reading })
export const quiet = style({ color: theme.colour.inkSoft, fontSize: '1rem' })

export const drop = style([quiet, { '@media': { [media.touch]: { display: 'none' } } }])

export const list = style({
  listStyle: 'disc',
  display: 'grid',
  gap: theme.space.tight,
  margin: 0,
  paddingInlineStart: '1.4em',
  maxInlineSize: theme.width.reading,
})

export const requirements = style({
  display: 'grid',
  gap: theme.space.tight,
  paddingInlineStart: theme.space.base,
  borderInlineStart: `${theme.rule.thick} solid ${theme.colour.larch}`,
})

export const addForm = style({ display: 'grid', gap: theme.space.roomy })
export const kind = style({ maxInlineSize: '20rem' })
export const note = style({ inlineSize: '100%', maxInlineSize: theme.width.reading })
export const files = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  inlineSize: '100%',
  borderBlockStart: `${theme.rule.thin} solid ${theme.colour.line}`,
})

export const aside = style([margin, { display: 'grid', gap: theme.space.roomy }])

globalStyle(`${section} > a`, touchTarget)
