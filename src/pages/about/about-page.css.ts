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

export const timeline = style({ ...bare, display: 'grid' })

export const milestone = style({
  display: 'grid',
  gap: theme.space.hair,
  paddingBlock: theme.space.base,
  borderBlockStart: `${theme.rule.thin} solid ${theme.colour.control}`,
  '@media': { [media.fromTablet]: { gridTemplateColumns: '8rem minmax(0, 1fr) auto', alignItems: 'baseline' } },
})

export const year = style({
  fontFamily: theme.type.family.heading,
  fontSize: theme.type.size.h3,
  fontVariantNumeric: 'tabular-nums',
  color: theme.colour.evergreen700,
})

export const people = style({
  color: theme.colour.inkSoft,
  fontSize: theme.type.size.small,
  fontVariantNumeric: 'tabular-nums',
})

export const leaders = style(bare)

export const leader = style({ display: 'grid', gap: theme.space.tight, alignContent: 'start' })

export const portrait = style({
  position: 'relative',
  inlineSize: '7rem',
  blockSize: '7rem',
  overflow: 'hidden',
  borderRadius: theme.radius.round,
  background: theme.colour.evergreen900,
})

globalStyle(`${portrait} img`, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
globalStyle(`${portrait} span`, {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  fontFamily: theme.type.family.heading,
  fontSize: theme.type.size.h2,
  color: theme.colour.onDark,
})

export const name = style({ fontSize: theme.type.size.h4, marginBlockStart: theme.space.tight })

export const role = style({ color: theme.colour.inkSoft, fontSize: theme.type.size.small })

export const quote = style({ margin: 0, fontFamily: theme.type.family.heading, fontStyle: 'italic' })

export const tenets = style({ margin: 0 })

export const tenet = style({ fontFamily: theme.type.family.heading, fontSize: theme.type.size.h4 })

export const tenetText = style({ margin: 0, maxInlineSize: theme.width.reading })

export const figures = style({
  display: 'grid',
  gap: theme.space.wide,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
})

export const capabilities = style({
  margin: 0,
  paddingInlineStart: '1.2em',
  listStyle: 'square',
  columnWidth: '18rem',
  lineHeight: 2,
})
