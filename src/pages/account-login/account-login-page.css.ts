import { margin, marginWidth } from '#ui/theme/margin.ts'
import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 36rem)',
  gap: theme.space.gap,
  alignItems: 'start',
  paddingBlock: theme.space.gap,
  minBlockSize: '45vh',
  alignContent: 'start',
  '@media': {
    [media.menuBar]: {
      gridTemplateColumns: 'minmax(0, 36rem) minmax(0, 18rem)',
      columnGap: theme.space.section,
      justifyContent: 'space-between',
    },
    [media.fromLaptop]: { gridTemplateColumns: `minmax(0, 36rem) ${marginWidth}` },
    [media.fromDesktop]: { gridTemplateColumns: `minmax(0, 44rem) ${marginWidth}` },
  },
})

export const tryAgain = style({ marginBlockStart: theme.space.snug })

export const aside = style([
  margin,
  { display: 'grid', gap: theme.space.snug, justifyItems: 'start', color: theme.colour.inkSoft },
])

export const asideTitle = style({ fontSize: theme.type.size.h4 })

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.roomy,
  alignContent: 'start',
})

export const formLinks = style({ columnGap: theme.space.roomy })

export const remark = style({ fontSize: '1rem', color: theme.colour.inkSoft, lineHeight: '1.45' })

export const underBox = style([remark, { paddingInlineStart: '1.875rem' }])

/** Its hint comes with its problem, below it: above, the control would leave the line of the one beside it. */
export const lastName = style({})
globalStyle(`${lastName} [id$='-hint']`, { order: 1 })

export const already = style({ paddingBlock: theme.space.gap, minBlockSize: '45vh' })
