import { visuallyHidden } from '#ui/theme/visually-hidden.ts'
import { media, containerQueries } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

const bare = { listStyle: 'none', margin: 0, padding: 0 } as const

export const root = style({
  flexShrink: 99999,
  '@container': { [containerQueries.menuButton]: { order: 1 }, [containerQueries.menuBar]: { flexGrow: 1 } },
})

export const barList = style({
  ...bare,
  maxInlineSize: '46rem',
  marginInline: 'auto',
  display: 'none',
  '@container': {
    [containerQueries.menuBar]: { display: 'flex', alignItems: 'center', justifyContent: 'space-evenly' },
  },
})

export const drawer = style({ '@container': { [containerQueries.menuBar]: { display: 'none' } } })

export const list = style(bare)

const drawerEntry = {
  alignItems: 'center',
  minBlockSize: '3.25rem',
  color: theme.colour.onDark,
  fontWeight: theme.type.weight.medium,
  textDecoration: 'none',
  borderBlockEnd: `${theme.rule.thin} solid ${theme.colour.lineOnDark}`,
} as const

export const drawerSearch = style({
  ...drawerEntry,
  display: 'none',
  '@container': { [containerQueries.narrow]: { display: 'flex' } },
})

export const drawerSignIn = style({
  ...drawerEntry,
  display: 'none',
  '@container': {
    [containerQueries.upToWords]: { selectors: { 'html:not([data-signed-in]) &': { display: 'flex' } } },
  },
})

export const panelSocial = style({
  display: 'none',
  paddingInline: theme.space.tight,
  borderBlockStart: `${theme.rule.thin} solid ${theme.colour.line}`,
  '@container': { [containerQueries.menuShort]: { display: 'block' } },
})

globalStyle(`${panelSocial} a`, { color: theme.colour.evergreen700 })
globalStyle(`${panelSocial} a:hover`, { background: theme.colour.mist, color: theme.colour.evergreen900 })

export const drawerSocial = style({ paddingBlock: theme.space.tight, marginInlineStart: '-0.75rem' })

export const drawerPanel = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  zIndex: theme.layer.menu,
  paddingInline: theme.space.gutter,
  paddingBlock: theme.space.tight,
  background: theme.colour.evergreen900,
  borderBlockStart: `${theme.rule.thin} solid ${theme.colour.lineOnDark}`,
  boxShadow: theme.shadow.floating,
})

const bareSummary = { listStyle: 'none', cursor: 'pointer' } as const

export const menuButton = style({
  ...bareSummary,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.hair,
  minBlockSize: '2.75rem',
  paddingInline: `min(${theme.space.tight}, 5cqi - ${theme.space.tight})`,
  borderRadius: theme.radius.base,
  fontWeight: theme.type.weight.medium,
})

export const menuWord = style({ '@container': { [containerQueries.upToWords]: visuallyHidden } })

globalStyle(`${menuButton}::-webkit-details-marker`, { display: 'none' })

const currentItem = {
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  boxShadow: `inset 0 calc(-1 * ${theme.rule.thick}) ${theme.colour.larch}`,
} as const

export const item = style({
  '@container': {
    [containerQueries.menuButton]: { borderBlockEnd: `${theme.rule.thin} solid ${theme.colour.lineOnDark}` },
  },
})

export const entry = style({
  ...bareSummary,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.hair,
  minBlockSize: '2.75rem',
  paddingInline: 'clamp(0.2rem, 4cqi - 2.75rem, 0.6rem)',
  borderRadius: theme.radius.base,
  color: theme.colour.onDark,
  fontWeight: theme.type.weight.medium,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: theme.colour.larch },
    '&[aria-current], &[data-here]': currentItem,
  },
  '@media': {
    [media.forcedColours]: {
      selectors: { '&[aria-current], &[data-here]': { borderBlockEnd: `${theme.rule.thick} solid CanvasText` } },
    },
  },
  '@container': {
    [containerQueries.menuButton]: { justifyContent: 'space-between', minBlockSize: '3.25rem', paddingInline: 0 },
    [containerQueries.menuCondensed]: { fontSize: '0.885rem' },
  },
})

globalStyle(`${entry}::-webkit-details-marker`, { display: 'none' })

export const group = style({ position: 'relative' })

globalStyle(`${group}[open] > ${entry} svg`, { transform: 'rotate(180deg)' })

export const panel = style({
  ...bare,
  '@container': {
    [containerQueries.menuBar]: {
      position: 'absolute',
      insetBlockStart: 'calc(100% + 0.5rem)',
      insetInlineStart: 0,
      zIndex: theme.layer.menu,
      minInlineSize: '15rem',
      paddingBlock: theme.space.tight,
      background: theme.colour.white,
      borderBlockStart: `${theme.rule.thick} solid ${theme.colour.larch}`,
      borderRadius: theme.radius.base,
      boxShadow: theme.shadow.floating,
    },
    [containerQueries.menuButton]: { paddingInlineStart: theme.space.base, paddingBlockEnd: theme.space.tight },
  },
})

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: theme.space.base,
  textDecoration: 'none',
  color: theme.colour.onDark,
  selectors: { '&[aria-current]': { boxShadow: `inset ${theme.rule.thick} 0 ${theme.colour.larch}` } },
  '@container': {
    [containerQueries.menuBar]: {
      color: theme.colour.ink,
      selectors: { '&:hover': { background: theme.colour.mist, color: theme.colour.evergreen900 } },
    },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: { '&[aria-current]': { borderInlineStart: `${theme.rule.thick} solid CanvasText` } },
    },
  },
})
