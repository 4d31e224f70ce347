import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

const bare = { listStyle: 'none', margin: 0, padding: 0 } as const

/** Reserves the height of the button, to avoid a layout shift. */
export const celebration = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  '@media': { [media.print]: { display: 'none' } },
})

export const ridge = style({
  isolation: 'isolate',
  overflow: 'clip',
  paddingBlock: theme.space.gap,
  background: theme.colour.evergreen900,
  color: theme.colour.onDark,
})

export const ridgeWords = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: theme.space.roomy })

globalStyle(`${ridgeWords} > figure`, {
  '@media': { [`screen and ${media.fromLaptop}`]: { marginBlockStart: '-5.5rem' } },
})

export const timelinePlace = style({ paddingBlockStart: theme.space.gap })

export const timeline = style({ ...bare, display: 'grid' })

export const milestone = style({
  display: 'grid',
  gap: `${theme.space.hair} ${theme.space.roomy}`,
  paddingBlock: theme.space.base,
  borderBlockStart: `${theme.rule.thin} solid ${theme.colour.line}`,
  selectors: { '&:target': { borderColor: theme.colour.ink } },
  '@media': {
    [media.fromTablet]: { gridTemplateColumns: '8rem minmax(0, 1fr) auto', alignItems: 'baseline' },
    [media.fromLaptop]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
  },
})

const column = (gridColumn: string) => ({ '@media': { [media.fromLaptop]: { gridColumn } } })

globalStyle(`${milestone} > p`, column('3 / 10'))

export const year = style({
  fontFamily: theme.type.family.heading,
  fontSize: theme.type.size.h3,
  fontVariantNumeric: 'lining-nums tabular-nums',
  color: theme.colour.evergreen700,
  ...column('1 / 3'),
})

export const people = style({
  color: theme.colour.inkSoft,
  fontSize: theme.type.size.small,
  fontVariantNumeric: 'lining-nums tabular-nums',
  '@media': { [media.fromLaptop]: { gridColumn: '10 / -1', textAlign: 'end' } },
})

export const leaders = style(bare)

export const leader = style({ display: 'grid', gap: theme.space.tight, alignContent: 'start' })

export const years = style({
  inlineSize: '100%',
  maxInlineSize: '22rem',
  blockSize: '1rem',
  color: theme.colour.larch,
  fill: 'currentColor',
  '@media': { [media.forcedColours]: { color: 'CanvasText' } },
})

globalStyle(`${years} line`, { stroke: theme.colour.ink })
globalStyle(`${years} rect`, { y: '25%', blockSize: '50%' })
globalStyle(`${years} *`, { '@media': { [media.forcedColours]: { stroke: 'CanvasText' } } })

export const name = style({ fontSize: theme.type.size.h4, marginBlockStart: theme.space.tight })

export const role = style({ color: theme.colour.inkSoft, fontSize: theme.type.size.small })

export const since = style({ fontSize: theme.type.size.small, fontVariantNumeric: 'lining-nums tabular-nums' })

export const quote = style({ margin: 0, fontFamily: theme.type.family.heading, fontStyle: 'italic' })

export const tenets = style({ margin: 0 })

export const tenet = style({ fontFamily: theme.type.family.heading, fontSize: theme.type.size.h4 })

export const tenetText = style({ margin: 0, maxInlineSize: theme.width.reading })

export const figures = style({
  display: 'grid',
  gap: theme.space.wide,
  '@media': {
    [media.fromTablet]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    [media.fromLaptop]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
})

globalStyle(`${figures} > *`, {
  '@media': { [media.fromTablet]: { gridColumn: 'span 2' }, [media.fromLaptop]: { gridColumn: 'auto' } },
})
globalStyle(`${figures} > :nth-child(n + 4)`, {
  '@media': { [media.fromTablet]: { gridColumn: 'span 3' }, [media.fromLaptop]: { gridColumn: 'auto' } },
})

export const capabilities = style({
  margin: 0,
  paddingInlineStart: '1.2em',
  listStyle: 'square',
  columnWidth: '18rem',
  lineHeight: 2,
})
