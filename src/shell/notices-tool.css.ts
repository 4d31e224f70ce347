import { notLarger, media, containerQueries } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const inHeader = style({
  display: 'none',
  '@container': { [containerQueries.menuFull]: { display: 'block', marginInlineStart: '-2.75rem' } },
})

/** `@media` widths include a scroll bar, container widths do not; larger letters need even more room. */
export const inFooter = style({
  '@media': { [media.beyondLaptop]: { selectors: { [`${notLarger} &`]: { display: 'none' } } } },
})

export const line = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.tight,
  minBlockSize: '2.75rem',
  color: theme.colour.onDark,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
})
