import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const picture = style({ marginBlockEnd: theme.space.gap })

export const offices = style({
  marginBlockStart: theme.space.roomy,
  selectors: {
    '&::details-content': {
      '@media': { [media.print]: { blockSize: 'auto', contentVisibility: 'visible' } },
    },
  },
})
