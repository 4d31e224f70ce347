import { marginWidth } from '#ui/theme/margin.ts'
import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { touchTarget } from '#ui/theme/touch-target.ts'
import { globalStyle, style } from '@vanilla-extract/css'

const bare = { listStyle: 'none', margin: 0, padding: 0 } as const
const line = `${theme.rule.thin} solid ${theme.colour.line}`

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: theme.space.gap,
  rowGap: theme.space.gap,
  alignItems: 'start',
  paddingBlock: theme.space.gap,
  minBlockSize: '45vh',
  '@media': {
    [media.fromLaptop]: {
      gridTemplateAreas: '"more links"',
      gridTemplateColumns: `minmax(0, 46rem) ${marginWidth}`,
      justifyContent: 'space-between',
    },
  },
})

const inArea = (gridArea: string) => ({ '@media': { [media.fromLaptop]: { gridArea } } })

export const aside = style({ display: 'grid', gap: theme.space.roomy, justifyItems: 'start', ...inArea('links') })
export const more = style({ display: 'grid', gap: theme.space.gap, ...inArea('more') })

export const fact = style({
  display: 'grid',
  columnGap: theme.space.roomy,
  rowGap: theme.space.hair,
  overflowWrap: 'anywhere',
  '@media': { [media.fromPhone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'baseline' } },
})

export const confirmation = style({ display: 'grid', gap: theme.space.tight, justifyItems: 'start' })
export const sentence = style({ display: 'block' })

export const offer = style({
  display: 'grid',
  gap: theme.space.snug,
  justifyItems: 'start',
  inlineSize: '100%',
  padding: theme.space.base,
  border: line,
  overflowWrap: 'anywhere',
})

export const links = style({ ...bare, display: 'grid', inlineSize: '100%', borderBlockStart: line })

export const link = style({
  display: 'grid',
  gap: theme.space.hair,
  paddingBlock: theme.space.snug,
  borderBlockEnd: line,
})

export const quiet = style({
  display: 'block',
  color: theme.colour.inkSoft,
  fontSize: '1rem',
  fontWeight: theme.type.weight.text,
})

export const section = style({ display: 'grid', gap: theme.space.base, justifyItems: 'start' })
export const words = style({ maxInlineSize: theme.width.reading })
export const list = style({
  listStyle: 'disc',
  display: 'grid',
  gap: theme.space.hair,
  margin: 0,
  paddingInlineStart: '1.4em',
})

export const table = style({ inlineSize: '100%', lineHeight: theme.type.leading.snug, borderBlockStart: line })

export const row = style({
  borderBlockEnd: line,
  '@media': { [media.upToPhone]: { display: 'grid', gap: theme.space.snug, paddingBlock: theme.space.base } },
})

const cell = {
  paddingBlock: theme.space.base,
  paddingInline: 0,
  textAlign: 'start',
  verticalAlign: 'middle',
  '@media': { [media.upToPhone]: { padding: 0 } },
} as const

export const when = style({ ...cell, fontWeight: theme.type.weight.medium })
export const action = style({
  ...cell,
  whiteSpace: 'nowrap',
  textAlign: 'end',
  '@media': { [media.upToPhone]: { padding: 0, textAlign: 'start' } },
})

export const deletion = style({ inlineSize: '100%' })
export const form = style({
  display: 'grid',
  gap: theme.space.roomy,
  justifyItems: 'start',
  paddingBlock: theme.space.tight,
  maxInlineSize: theme.width.reading,
})
export const field = style({ inlineSize: '100%', maxInlineSize: '24rem' })

globalStyle(`:is(${section}, ${fact}, ${link}, ${when}) > a`, touchTarget)
