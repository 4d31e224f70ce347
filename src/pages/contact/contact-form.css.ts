import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: theme.space.roomy, alignContent: 'start', maxInlineSize: '44rem' })

export const pair = style({
  display: 'grid',
  gap: theme.space.roomy,
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const hint = style({ fontSize: theme.type.size.small, color: theme.colour.inkSoft })

export const end = style({ display: 'grid', gap: theme.space.base, justifyItems: 'start' })

export const status = style({ fontSize: theme.type.size.small, color: theme.colour.inkSoft, minBlockSize: '3.2em' })
