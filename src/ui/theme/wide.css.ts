import { globalStyle } from '@vanilla-extract/css'
import { media } from './media.ts'
import { theme } from './theme.css.ts'

globalStyle(':root', {
  '@media': {
    [media.fromDesktop]: {
      vars: {
        [theme.width.content]: '100rem',
        [theme.space.section]: '7.5rem',
        [theme.space.gutter]: '4rem',
        [theme.type.size.text]: '1.125rem',
        [theme.type.size.lead]: '1.4rem',
        [theme.type.size.h4]: '1.35rem',
        [theme.type.size.h3]: '1.7rem',
        [theme.type.size.h2]: '2.75rem',
        [theme.type.size.h1]: '6.5rem',
        [theme.type.size.display]: '7.5rem',
      },
    },
  },
})
