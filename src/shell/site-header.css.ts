import { larger } from '#ui/theme/larger.ts'
import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const root = style({
  position: 'relative',
  zIndex: theme.layer.header,
  background: theme.colour.evergreen900,
  color: theme.colour.onDark,
  '@media': {
    [media.print]: { background: 'none', color: '#000', borderBlockEnd: '1px solid' },
    [media.forcedColours]: { borderBlockEnd: '1px solid CanvasText' },
  },
})

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.base,
  minBlockSize: '4.5rem',
  maxInlineSize: `calc(${theme.width.content} + 2 * ${theme.space.gutter})`,
  marginInline: 'auto',
  paddingInline: theme.space.gutter,
  selectors: { [`${larger} &`]: { flexWrap: 'wrap' } },
  '@media': {
    [media.menuButton]: { minBlockSize: '4rem', gap: 0 },
    [media.menuCondensed]: { gap: theme.space.tight },
    [media.print]: { minBlockSize: '3rem' },
  },
})

export const logo = style({ display: 'inline-flex', color: 'inherit', textDecoration: 'none', flexShrink: 0 })

export const end = style({
  display: 'flex',
  alignItems: 'center',
  '@media': {
    [media.menuButton]: { marginInlineStart: 'auto', order: 1 },
    [media.print]: { display: 'none' },
  },
})

/** Where the bar has no room for them the menu has them (C2.2-20). */
export const social = style({
  '@media': {
    [media.menuButton]: { selectors: { '&&': { display: 'none' } } },
    [media.menuShort]: { selectors: { '&&': { display: 'none' } } },
  },
})

globalStyle(`${social} a`, { inlineSize: '2.25rem' })

export const tools = style({ display: 'flex', gap: 0, listStyle: 'none', margin: 0, padding: 0 })

/** Phones have it in the drawer. */
export const searchTool = style({ '@media': { [media.narrow]: { display: 'none' } } })

export const tool = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: theme.radius.base,
  color: theme.colour.onDark,
  selectors: { '&:hover': { background: theme.colour.evergreen700, color: theme.colour.onDark } },
  '@media': { [media.menuCondensed]: { inlineSize: '2.25rem' } },
})

export const badge = style({
  position: 'absolute',
  insetBlockStart: '0.2rem',
  insetInlineEnd: '0.1rem',
  minInlineSize: '1.15rem',
  paddingInline: '0.25rem',
  borderRadius: theme.radius.round,
  background: theme.colour.larch,
  color: theme.colour.ink,
  fontSize: '0.72rem',
  fontWeight: theme.type.weight.strong,
  lineHeight: '1.15rem',
  textAlign: 'center',
})

/** Before the page is hydrated its number is what the head of the page found stored. */
export const earlyBadge = style({
  selectors: {
    'html:not([data-saved]) &': { display: 'none' },
    '&::before': { counterReset: 'saved var(--saved)', content: 'counter(saved)' },
  },
})
