import { hiddenFromSight } from '#ui/theme/hidden-from-sight.ts'
import { larger } from '#ui/theme/larger.ts'
import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

const bare = { listStyle: 'none', margin: 0, padding: 0 } as const

export const root = style({ '@media': { [media.menuButton]: { order: 2 } } })

export const barList = style({
  ...bare,
  display: 'none',
  '@media': {
    [media.menuBar]: {
      display: 'flex',
      alignItems: 'center',
      selectors: { [`${larger} &`]: { flexWrap: 'wrap' } },
    },
  },
})

export const drawer = style({ '@media': { [media.menuBar]: { display: 'none' } } })

export const list = style(bare)

const drawerEntry = {
  alignItems: 'center',
  minBlockSize: '3.25rem',
  color: theme.colour.onDark,
  fontWeight: theme.type.weight.medium,
  textDecoration: 'none',
  borderBlockEnd: `${theme.rule.thin} solid ${theme.colour.lineOnDark}`,
} as const

/** Phones have here what their bar has no room for. */
export const drawerSearch = style({
  ...drawerEntry,
  display: 'none',
  '@media': { [media.narrow]: { display: 'flex' } },
})

export const drawerSignIn = style({
  ...drawerEntry,
  display: 'none',
  '@media': { [media.upToWords]: { selectors: { 'html:not([data-signed-in]) &': { display: 'flex' } } } },
})

/** A short bar has the firm elsewhere at the end of its last group. */
export const panelSocial = style({
  display: 'none',
  paddingInline: theme.space.tight,
  borderBlockStart: `${theme.rule.thin} solid ${theme.colour.line}`,
  '@media': { [media.menuShort]: { display: 'block' } },
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
  paddingInline: theme.space.tight,
  borderRadius: theme.radius.base,
  fontWeight: theme.type.weight.medium,
})

/** Phones show the icon alone; its name stays. */
export const menuWord = style({
  '@media': {
    [media.upToPhone]: hiddenFromSight,
  },
})

globalStyle(`${menuButton}::-webkit-details-marker`, { display: 'none' })

/** The page that shows, and the group it belongs to. */
const here = {
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  boxShadow: `inset 0 calc(-1 * ${theme.rule.thick}) ${theme.colour.larch}`,
} as const

export const item = style({
  '@media': { [media.menuButton]: { borderBlockEnd: `${theme.rule.thin} solid ${theme.colour.lineOnDark}` } },
})

export const entry = style({
  ...bareSummary,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.hair,
  minBlockSize: '2.75rem',
  paddingInline: theme.space.tight,
  borderRadius: theme.radius.base,
  color: theme.colour.onDark,
  fontWeight: theme.type.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: theme.colour.larch },
    '&[aria-current], &[data-here]': here,
  },
  '@media': {
    [media.menuButton]: { justifyContent: 'space-between', minBlockSize: '3.25rem', paddingInline: 0 },
    [media.menuCondensed]: { fontSize: theme.type.size.small, paddingInline: '0.3rem' },
    [media.menuTight]: { fontSize: '1rem', paddingInline: '0.3rem' },
    [media.forcedColours]: {
      selectors: { '&[aria-current], &[data-here]': { borderBlockEnd: `${theme.rule.thick} solid CanvasText` } },
    },
  },
})

globalStyle(`${entry}::-webkit-details-marker`, { display: 'none' })

export const group = style({ position: 'relative' })

globalStyle(`${group}[open] > ${entry} svg`, { transform: 'rotate(180deg)' })

export const panel = style({
  ...bare,
  '@media': {
    [media.menuBar]: {
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
    [media.menuButton]: { paddingInlineStart: theme.space.base, paddingBlockEnd: theme.space.tight },
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
  '@media': {
    [media.menuBar]: {
      color: theme.colour.ink,
      selectors: { '&:hover': { background: theme.colour.mist, color: theme.colour.evergreen900 } },
    },
    [media.forcedColours]: {
      selectors: { '&[aria-current]': { borderInlineStart: `${theme.rule.thick} solid CanvasText` } },
    },
  },
})
