import { createGlobalTheme } from '@vanilla-extract/css'
import { fontFamilies } from './typefaces.ts'
import { palette } from './palette.ts'

const families = { text: fontFamilies.sansSerif, heading: fontFamilies.serif }

/** 1rem is 16 px; type steps by 1.2 from 17 px; space is an 8 px grid. Accessibility settings override `type` on <html>. */
export const theme = createGlobalTheme(':root', {
  colour: palette,
  space: {
    none: '0',
    hair: '0.25rem',
    tight: '0.5rem',
    snug: '0.75rem',
    base: '1rem',
    roomy: '1.5rem',
    wide: '2rem',
    gap: '3rem',
    section: 'clamp(3.5rem, 2rem + 5.2vw, 6rem)',
    gutter: 'clamp(1.25rem, 0.5rem + 3.2vw, 3rem)',
  },
  width: { content: '75rem', reading: '68ch', narrow: '34rem' },
  type: {
    family: families,
    size: {
      small: '0.9375rem',
      text: 'clamp(1.0625rem, 0.9375rem + 0.25vw, 1.125rem)',
      lead: 'clamp(1.15rem, 1.08rem + 0.35vw, 1.275rem)',
      h4: 'clamp(1.15rem, 1.08rem + 0.35vw, 1.275rem)',
      h3: 'clamp(1.375rem, 1.28rem + 0.5vw, 1.53rem)',
      h2: 'clamp(1.75rem, 1.55rem + 0.87vw, 2.25rem)',
      h1: 'clamp(2.75rem, 2rem + 3.1vw, 4.5rem)',
      display: 'clamp(2.64rem, 1.9rem + 3.6vw, 4.569rem)',
    },
    weight: { text: '400', medium: '500', strong: '650', heading: '480' },
    leading: { heading: '1.12', snug: '1.35', text: '1.6' },
    tracking: { heading: '-0.012em', label: '0.01em' },
  },
  rule: { thin: '1px', thick: '3px' },
  radius: { small: '2px', base: '4px', round: '999px' },
  shadow: { floating: '0 1px 2px rgb(15 47 42 / 0.10), 0 12px 32px rgb(15 47 42 / 0.18)' },
  duration: { quick: '150ms', calm: '250ms' },
  easing: { out: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  layer: { raised: '1', header: '20', menu: '30', dialog: '40', toast: '50', progress: '60', guide: '70' },
})
