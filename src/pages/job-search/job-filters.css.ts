import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

/** As high as a window; the keyword stands, and what does not fit of the filters scrolls. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.base,
  '@media': {
    [media.stays]: { gridTemplateRows: 'auto minmax(0, 1fr)', maxBlockSize: `calc(100vh - 2 * ${theme.space.base})` },
    [media.print]: { maxBlockSize: 'none' },
  },
})

/** Below 768 px the filters fold behind their summary; above it they always stand open (J2.3-14, J2.3-15). */
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

/**
 * As high as a window leaves it, whatever is open: what tells the number of jobs stays in its place below. In a low window the
 * whole dialog scrolls.
 */
export const sheet = style({
  '@media': {
    [media.tall]: { blockSize: 'calc(100dvh - 13rem)', overflowY: 'auto', overscrollBehavior: 'contain' },
  },
})

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.space.base,
  '@media': { [media.fromTablet]: { minBlockSize: '2rem' }, [media.upToTablet]: { justifyContent: 'flex-end' } },
})

export const title = style({
  fontSize: theme.type.size.h4,
  '@media': { [media.upToTablet]: { display: 'none' } },
})

/** The list of one group is at most 500 px high and scrolls beyond (J2.3-16). */
export const options = style({
  display: 'grid',
  gap: 0,
  maxBlockSize: '500px',
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

/** A state, and the mark that opens its cities at the end of its line. */
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
