import { larger, media, containerQueries } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css'
import { toolSize } from './tool-size.ts'

export const root = style({
  position: 'relative',
  zIndex: theme.layer.header,
  containerType: 'inline-size',
  fontSize: '1rem',
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
  '@media': { [media.print]: { minBlockSize: '3rem' } },
  '@container': {
    [containerQueries.menuButton]: { minBlockSize: '4rem', gap: 0 },
    [containerQueries.menuCondensed]: { gap: theme.space.tight },
  },
})

export const logo = style({
  display: 'inline-flex',
  paddingBlock: theme.space.tight,
  minInlineSize: '1.75rem',
  color: 'inherit',
  textDecoration: 'none',
})

export const end = style({
  display: 'flex',
  alignItems: 'center',
  '@media': { [media.print]: { display: 'none' } },
  '@container': { [containerQueries.menuButton]: { marginInlineStart: 'auto' } },
})

export const social = style({
  '@container': { [containerQueries.menuShort]: { selectors: { '&&': { display: 'none' } } } },
})

globalStyle(`${social} a`, { inlineSize: '2.25rem' })

export const tools = style({
  display: 'flex',
  gap: 0,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@container': { [containerQueries.menuFull]: { paddingInlineStart: '2.75rem' } },
})

export const searchTool = style({ '@container': { [containerQueries.narrow]: { display: 'none' } } })

export const tool = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: toolSize,
  blockSize: '2.75rem',
  borderRadius: theme.radius.base,
  color: theme.colour.onDark,
  selectors: { '&:hover': { background: theme.colour.evergreen700, color: theme.colour.onDark } },
  '@container': { [containerQueries.menuCondensed]: { inlineSize: '2.25rem' } },
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
  fontSize: '0.9375rem',
  fontWeight: theme.type.weight.strong,
  lineHeight: '1.15rem',
  textAlign: 'center',
})

/** Before hydration the number comes from the head script, as `--saved`. */
export const preHydrationBadge = style({
  selectors: {
    'html:not([data-saved]) &': { display: 'none' },
    '&::before': { counterReset: 'saved var(--saved)', content: 'counter(saved)' },
  },
})

const wider = createVar()
const textSpacingScale = createVar()

globalStyle(`${larger} ${root}`, {
  fontSize: `calc(1rem * (1 + ${fallbackVar(wider, '0')} + ${fallbackVar(textSpacingScale, '0')}))`,
})
globalStyle(`${larger} ${bar}`, { fontSize: '1rem', overflowWrap: 'normal', hyphens: 'manual' })
globalStyle(`html[data-font="dyslexic"] ${root}`, { vars: { [wider]: '0.3' } })

for (const spacing of [1, 2, 3, 4, 5])
  globalStyle(`html[data-text-spacing="${spacing}"] ${root}`, { vars: { [textSpacingScale]: `${spacing * 0.12}` } })
