import { media } from '#ui/theme/media.ts'
import { stretchedLink } from '#ui/theme/stretched-link.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.roomy,
  alignContent: 'start',
  paddingBlock: theme.space.gap,
  minBlockSize: '45vh',
  maxInlineSize: '52rem',
})

export const subscriber = style({
  fontSize: theme.type.size.lead,
  fontWeight: theme.type.weight.strong,
  overflowWrap: 'anywhere',
})
export const words = style({ maxInlineSize: theme.width.reading })
export const empty = style({ fontSize: theme.type.size.h3, lineHeight: theme.type.leading.snug })

export const table = style({ inlineSize: '100%', lineHeight: theme.type.leading.snug })

export const titles = style({
  borderBlockEnd: `${theme.rule.thin} solid ${theme.colour.ink}`,
  // On a phone each row stands by itself; the titles are for listeners.
  '@media': { [media.upToPhone]: { position: 'absolute', clipPath: 'inset(50%)' } },
})

export const title = style({
  padding: `0 0 ${theme.space.tight}`,
  fontWeight: theme.type.weight.strong,
  textAlign: 'start',
})

export const row = style({
  position: 'relative',
  borderBlockEnd: `${theme.rule.thin} solid ${theme.colour.line}`,
  selectors: { '&:hover': { background: theme.colour.mist } },
  '@media': { [media.upToPhone]: { display: 'grid', gap: theme.space.snug, paddingBlock: theme.space.base } },
})

const cell = { padding: `${theme.space.snug} 0`, textAlign: 'start', verticalAlign: 'middle' } as const

export const subject = style({
  ...cell,
  paddingInlineEnd: theme.space.base,
  fontWeight: theme.type.weight.strong,
  overflowWrap: 'anywhere',
  '@media': { [media.upToPhone]: { padding: 0 } },
})

export const action = style({
  ...cell,
  position: 'relative',
  zIndex: theme.layer.raised,
  inlineSize: '11rem',
  whiteSpace: 'nowrap',
  '@media': { [media.upToPhone]: { padding: 0, inlineSize: 'auto' } },
})

export const link = style({ color: theme.colour.evergreen700, selectors: stretchedLink })

export const mark = style({
  display: 'block',
  color: theme.colour.inkSoft,
  fontSize: theme.type.size.small,
  fontWeight: theme.type.weight.text,
})
