import { visuallyHidden } from '#ui/theme/visually-hidden.ts'
import { larger, media, containerQueries } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'
import { toolSize } from './tool-size.ts'

const square = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: toolSize,
  blockSize: '2.75rem',
  borderRadius: theme.radius.base,
  color: theme.colour.onDark,
  '@container': { [containerQueries.labelsFit]: { inlineSize: '3.25rem' } },
} as const

export const signIn = style({
  ...square,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: theme.colour.evergreen700, color: theme.colour.onDark },
    [`${larger} &`]: { inlineSize: 'auto', minInlineSize: toolSize, whiteSpace: 'nowrap' },
  },
})

export const signInIcon = style({
  '@container': {
    [containerQueries.labelsFit]: { selectors: { 'html:not([data-signed-in]) &': { display: 'none' } } },
  },
})

export const signInWords = style({
  fontSize: theme.type.size.small,
  fontWeight: theme.type.weight.medium,
  selectors: { 'html[data-signed-in] &': visuallyHidden },
  '@container': { [containerQueries.upToWords]: visuallyHidden },
})

export const menu = style({
  position: 'relative',
  '@container': { [containerQueries.menuButton]: { position: 'static' } },
})

export const toggle = style({
  ...square,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&:hover': { background: theme.colour.evergreen700 } },
})

globalStyle(`${toggle}::-webkit-details-marker`, { display: 'none' })

export const initials = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: theme.radius.round,
  background: theme.colour.onDark,
  color: theme.colour.evergreen900,
  fontSize: '0.9375rem',
  fontWeight: theme.type.weight.strong,
  letterSpacing: theme.type.tracking.label,
})

export const panel = style({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 0.5rem)',
  insetInlineEnd: 0,
  zIndex: theme.layer.menu,
  inlineSize: 'min(17rem, calc(100vw - 2.5rem))',
  background: theme.colour.white,
  color: theme.colour.ink,
  borderBlockStart: `${theme.rule.thick} solid ${theme.colour.larch}`,
  borderRadius: theme.radius.base,
  boxShadow: theme.shadow.floating,
  '@container': { [containerQueries.menuButton]: { insetBlockStart: '100%', insetInlineEnd: theme.space.gutter } },
  '@media': { [media.print]: { display: 'none' } },
})

export const who = style({
  padding: `${theme.space.snug} ${theme.space.base}`,
  borderBlockEnd: `${theme.rule.thin} solid ${theme.colour.line}`,
  lineHeight: theme.type.leading.snug,
  overflowWrap: 'anywhere',
})

export const name = style({ fontWeight: theme.type.weight.strong })

export const email = style({ fontSize: theme.type.size.small, color: theme.colour.inkSoft })

export const list = style({ listStyle: 'none', margin: 0, paddingInline: 0, paddingBlock: theme.space.tight })

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  paddingInline: theme.space.base,
  color: theme.colour.ink,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&:hover': { background: theme.colour.mist, color: theme.colour.evergreen900 } },
})
