import { media } from '#ui/theme/media.ts'
import { style } from '@vanilla-extract/css'

export const sky = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  inlineSize: '100%',
  blockSize: '100%',
  pointerEvents: 'none',
  maskImage: 'linear-gradient(100deg, rgb(0 0 0 / 0.25) 30%, #000 65%)',
  '@media': {
    [media.upToTablet]: { maskImage: 'linear-gradient(rgb(0 0 0 / 0.22), rgb(0 0 0 / 0.22))' },
    [media.print]: { display: 'none' },
  },
})
