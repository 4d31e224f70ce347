import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const words = style({ fontSize: theme.type.size.small, minBlockSize: '1.6em' })

export const answers = style({
  display: 'grid',
  gap: theme.space.snug,
  inlineSize: '100%',
  '@media': { [media.fromPhone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const save = style({ gridColumn: '1 / -1' })
