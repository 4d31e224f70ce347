import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const root = style({ background: theme.colour.evergreen900, color: theme.colour.onDark })

export const words = style({
  display: 'grid',
  gap: `${theme.space.base} ${theme.space.roomy}`,
  paddingBlock: theme.space.section,
  '@media': {
    [media.fromLaptop]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', alignItems: 'end' },
  },
})

const fromLaptop = (gridColumn: string) => ({ '@media': { [media.fromLaptop]: { gridColumn } } })

export const title = style({ fontSize: theme.type.size.h1, color: theme.colour.onDark, ...fromLaptop('1 / 8') })

export const text = style({ display: 'grid', gap: theme.space.base, justifyItems: 'start', ...fromLaptop('8 / -1') })
