import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { focusRing } from '#ui/theme/focus-ring.css.ts'
import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.375rem',
  '@media': { [media.print]: { display: 'none' } },
})
export const label = style({ fontSize: '1rem', fontWeight: '600', lineHeight: theme.type.leading.snug })

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  background: theme.colour.white,
  border: `${theme.rule.thin} solid ${theme.colour.control}`,
  borderRadius: theme.radius.base,
  color: theme.colour.ink,
  selectors: {
    '&:hover': { borderColor: theme.colour.evergreen700 },
    // The box and its magnifier are one.
    '&:has(> input:focus-visible)': {
      outline: focusRing.outline,
      outlineOffset: focusRing.outlineOffset,
      boxShadow: focusRing.boxShadow,
    },
  },
})

export const icon = style({ marginInline: '0.75rem 0', color: theme.colour.inkSoft })

export const input = style({
  flex: '1 1 0',
  minInlineSize: 0,
  background: 'none',
  border: 0,
  borderRadius: theme.radius.base,
  paddingInline: '0.625rem',
  appearance: 'none',
  selectors: {
    '&&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&::placeholder': { color: theme.colour.inkSoft, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})

export const size = styleVariants({
  base: { minBlockSize: '2.75rem', fontSize: '1rem' },
  large: {
    minBlockSize: '3.5rem',
    fontSize: theme.type.size.lead,
    '@media': { [media.narrow]: { fontSize: '1rem' } },
  },
})

export const clear = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: theme.radius.base,
  color: theme.colour.inkSoft,
  selectors: { '&:hover': { color: theme.colour.ink, background: theme.colour.mist } },
  '@media': { [media.touch]: { inlineSize: '2.75rem', blockSize: '2.75rem' } },
})

/** If empty, out of flow but not hidden: screen readers keep watching it. */
export const note = style({ fontSize: '1rem', selectors: { '&:empty': { position: 'absolute' } } })

export const submit = style({
  flex: 'none',
  marginBlock: '0.25rem',
  marginInlineEnd: '0.25rem',
  '@media': {
    [media.upToPhone]: { paddingInline: '0.875rem' },
    // Below the words, which would be cut off beside it.
    [media.narrow]: { flexBasis: 'calc(100% - 0.5rem)', marginInline: '0.25rem' },
  },
})

globalStyle(`${bar}:has(> ${submit})`, { '@media': { [media.narrow]: { flexWrap: 'wrap' } } })
