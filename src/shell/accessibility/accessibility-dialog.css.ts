import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const groups = style({ display: 'grid', gap: theme.space.roomy, marginBlock: theme.space.tight })

export const legend = style({ fontWeight: theme.type.weight.strong, marginBlockEnd: theme.space.hair })

export const switches = style({
  display: 'grid',
  columnGap: theme.space.wide,
  '@media': { [media.fromPhone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const status = style({
  flex: '1 1 12rem',
  alignSelf: 'center',
  color: theme.colour.inkSoft,
  fontVariantNumeric: 'tabular-nums',
})

export const wishes = style({ display: 'grid', gap: theme.space.hair })
