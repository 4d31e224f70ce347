import { notLarger } from '#ui/theme/larger.ts'
import { media, room } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

/** In the room that the header keeps for it. */
export const inHeader = style({
  display: 'none',
  '@container': { [room.menuFull]: { display: 'block', marginInlineStart: '-2.75rem' } },
})

/** Of larger letters the header may have no room in a window as wide, which counts a scroll bar that the header has not. */
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
