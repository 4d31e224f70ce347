import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${theme.space.snug} ${theme.space.base}`,
  paddingBlockStart: theme.space.base,
  borderBlockStart: `${theme.rule.thin} solid ${theme.colour.line}`,
})

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.125rem',
  fontVariantNumeric: 'tabular-nums',
})

export const link = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '2.5rem',
  minBlockSize: '2.5rem',
  paddingInline: '0.375rem',
  borderRadius: theme.radius.base,
  color: theme.colour.evergreen700,
  fontSize: '1rem',
  fontWeight: '500',
  lineHeight: '1',
  textDecorationLine: 'none',
  selectors: {
    '&:hover[href]': { background: theme.colour.mist, textDecorationLine: 'none' },
    '&[aria-current]': {
      color: theme.colour.ink,
      fontWeight: '650',
      borderRadius: 0,
      boxShadow: `inset 0 -3px 0 ${theme.colour.larch}`,
    },
    '&[aria-current]:focus-visible': { boxShadow: `0 0 0 5px ${theme.colour.ink}` },
    '&[aria-disabled]': { color: theme.colour.evergreen300 },
  },
  '@media': {
    [media.touch]: { minInlineSize: '2.75rem', minBlockSize: '2.75rem' },
    [media.forcedColours]: { selectors: { '&[aria-current]': { borderBlockEnd: '3px solid CanvasText' } } },
  },
})

export const number = style({ '@media': { [media.upToPhone]: { display: 'none' } } })
export const gap = style([number, { minInlineSize: '1.5rem', textAlign: 'center', color: theme.colour.inkSoft }])

export const position = style({
  display: 'none',
  paddingInline: theme.space.tight,
  '@media': { [media.upToPhone]: { display: 'block' } },
})

export const size = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.tight,
  fontSize: '1rem',
})
export const status = style({ color: theme.colour.inkSoft, fontSize: '1rem', fontVariantNumeric: 'tabular-nums' })
