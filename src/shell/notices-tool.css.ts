import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const inHeader = style({ '@media': { [media.upToLaptop]: { display: 'none' } } })
export const inFooter = style({ '@media': { [media.fromLaptop]: { display: 'none' } } })

export const line = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.tight,
  minBlockSize: '2.75rem',
  color: theme.colour.onDark,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
})
