import { bottomInset, inheritBottomInset } from '#ui/theme/floor.css.ts'
import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const root = style({
  ...inheritBottomInset,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.base,
  '@media': {
    [media.stays]: {
      gridTemplateRows: 'auto minmax(0, 1fr)',
      maxBlockSize: `calc(100vh - 2 * ${theme.space.base} - ${bottomInset})`,
    },
    [media.print]: { maxBlockSize: 'none' },
  },
})

export const panel = style({ minInlineSize: 0, minBlockSize: 0 })

globalStyle(`${panel}::details-content`, {
  '@media': {
    [media.fromTablet]: { contentVisibility: 'visible', display: 'block', blockSize: 'auto' },
    [media.stays]: { blockSize: '100%' },
  },
})

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  cursor: 'pointer',
  paddingBlock: theme.space.snug,
  fontWeight: theme.type.weight.strong,
  borderBlock: `${theme.rule.thin} solid ${theme.colour.line}`,
  '@media': {
    [media.fromTablet]: { '@supports': { 'selector(::details-content)': { display: 'none' } } },
  },
})

globalStyle(`${panel}[open] > summary > svg`, { transform: 'rotate(-180deg)' })

export const filters = style({
  display: 'grid',
  gap: theme.space.hair,
  '@media': {
    [media.stays]: {
      maxBlockSize: '100%',
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      // Room for the focus ring of what stands at its edges.
      marginInline: `calc(-1 * ${theme.space.tight})`,
      paddingInline: theme.space.tight,
    },
  },
})

export const scrollArea = style({
  '@media': {
    [media.tall]: { blockSize: 'calc(100dvh - 13rem)', overflowY: 'auto', overscrollBehavior: 'contain' },
  },
})

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.space.base,
  '@media': {
    [media.fromTablet]: { minBlockSize: '2rem' },
    // Where it appears it moves nothing that is pressed.
    [media.upToTablet]: { justifyContent: 'flex-end', order: 1 },
  },
})

export const answers = style({ display: 'flex', alignItems: 'center', flexGrow: 1, gap: theme.space.base })

globalStyle(`${answers} > a`, { flexShrink: 0 })

export const title = style({
  fontSize: theme.type.size.h4,
  '@media': { [media.upToTablet]: { display: 'none' } },
})

export const options = style({
  display: 'grid',
  gap: 0,
  maxBlockSize: '500px',
  '@media': {
    [media.stays]: { maxBlockSize: 'min(500px, 50vh)' },
  },
  overflowY: 'auto',
  margin: 0,
  padding: theme.space.hair,
  border: 0,
  minInlineSize: 0,
})

export const legend = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})

export const state = style({ position: 'relative' })

globalStyle(`${state} label`, { paddingInlineEnd: theme.space.wide })

export const cities = style({ selectors: { '&&': { border: 0 } } })

globalStyle(`${cities} > summary`, {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  justifyContent: 'center',
  inlineSize: theme.space.roomy,
  minBlockSize: '2.125rem',
  padding: 0,
  '@media': { [media.touch]: { minBlockSize: '2.75rem', inlineSize: '2.75rem' } },
})

globalStyle(`${cities} > div`, { paddingBlock: 0, paddingInlineStart: theme.space.roomy })
