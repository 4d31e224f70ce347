import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { touchTarget } from '#ui/theme/touch-target.ts'

export const root = style({ borderBlockStart: `${theme.rule.thick} solid ${theme.colour.evergreen700}` })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(7rem, 2fr) minmax(0, 3fr)',
  columnGap: theme.space.base,
  paddingBlock: '0.625rem',
  borderBlockEnd: `${theme.rule.thin} solid ${theme.colour.line}`,
  fontSize: '1rem',
  lineHeight: '1.45',
})

export const narrow = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.fromPhone]: { gridTemplateColumns: '10rem minmax(0, 1fr)' } },
})

export const term = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.space.tight,
  color: theme.colour.inkSoft,
})
export const icon = style({ color: theme.colour.evergreen500, marginBlockStart: '0.125rem' })
export const detail = style({ fontWeight: '500' })

globalStyle(`${detail} > a:only-child`, touchTarget)
