import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const root = style({
  background: theme.colour.evergreen900,
  color: theme.colour.onDark,
})

export const words = style({ display: 'grid', gap: theme.space.gap, paddingBlock: theme.space.section })

export const title = style({ color: theme.colour.onDark })

export const quote = style({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.roomy,
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'minmax(0, 1fr) 16rem', columnGap: theme.space.gap } },
})

export const quotation = style({
  fontFamily: theme.type.family.heading,
  fontSize: theme.type.size.h2,
  lineHeight: '1.25',
  textWrap: 'balance',
  selectors: {
    '&::before': { content: '"\\201C"', display: 'block', blockSize: '0.5em', color: theme.colour.larch },
  },
})

export const by = style({
  display: 'grid',
  alignContent: 'start',
  paddingBlockStart: theme.space.snug,
  borderBlockStart: `${theme.rule.thick} solid ${theme.colour.larch}`,
  color: theme.colour.onDarkSoft,
})

export const name = style({ color: theme.colour.onDark })
