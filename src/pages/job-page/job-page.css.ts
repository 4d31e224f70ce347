import { inheritBottomInset } from '#ui/theme/floor.css.ts'
import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { touchTarget } from '#ui/theme/touch-target.ts'
import { visuallyHidden } from '#ui/theme/visually-hidden.ts'
import { globalStyle, style } from '@vanilla-extract/css'

const bareList = { listStyle: 'none', margin: 0, padding: 0 } as const

export const body = style({ paddingBlock: `${theme.space.wide} ${theme.space.gap}`, ...inheritBottomInset })

globalStyle(`${body} > *`, inheritBottomInset)

export const pending = style({
  display: 'grid',
  gap: theme.space.roomy,
  paddingBlock: theme.space.section,
  minBlockSize: 'calc(100vh - 18rem)',
  alignContent: 'start',
})

export const missing = style([pending, { justifyItems: 'start' }])

export const sentence = style({ fontSize: theme.type.size.lead, maxInlineSize: theme.width.reading })

const lineBelow = (width: string) => `clamp(0px, (${width} - 100vw) * 999, 1lh)`
const previewHeight = `calc(1lh + ${['40rem', '20rem', '15rem', '11rem'].map(lineBelow).join(' + ')} + 2 * ${theme.space.tight})`

/** Fixed, so that no preview can pass for a published job (J2.5-10). */
export const preview = style({
  display: 'grid',
  placeContent: 'center',
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: theme.layer.progress,
  blockSize: previewHeight,
  padding: theme.space.tight,
  textAlign: 'center',
  fontWeight: theme.type.weight.strong,
  background: theme.colour.larch,
  color: theme.colour.ink,
})

// The header begins below it.
globalStyle(`body:has(${preview})`, {
  '@media': { screen: { paddingBlockStart: previewHeight } },
})

const offPaper = { '@media': { [media.print]: { display: 'none' } } }

export const back = style({ ...offPaper, justifySelf: 'start' })

export const page = style({
  ...inheritBottomInset,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.wide,
  '@media': {
    [media.menuBar]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', columnGap: theme.space.gap },
    [media.fromLaptop]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      gridTemplateRows: 'auto 1fr',
      columnGap: theme.space.roomy,
    },
    [media.print]: { display: 'flex', flexDirection: 'column' },
  },
})

export const opening = style({
  display: 'grid',
  gap: theme.space.base,
  justifyItems: 'start',
  '@media': {
    [media.menuBar]: { gridColumn: '1 / -1' },
    [media.fromLaptop]: { gridColumn: '1 / 9' },
  },
})

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.space.base,
  rowGap: theme.space.tight,
})

export const title = style({ fontSize: '1.5rem', lineHeight: '1.3', textWrap: 'pretty' })

export const statement = style({
  fontFamily: theme.type.family.heading,
  fontSize: 'clamp(2.125rem, 0.75rem + 3.75vw, 5.25rem)',
  fontWeight: theme.type.weight.text,
  letterSpacing: '-0.02em',
  lineHeight: '1.15',
  textWrap: 'pretty',
  '@media': { [media.print]: { fontSize: '1.75rem' } },
})

export const directions = style(offPaper)

globalStyle(`${directions} > a`, touchTarget)

export const column = style({
  display: 'grid',
  gap: theme.space.wide,
  alignContent: 'start',
  '@media': { [media.menuBar]: { gridRow: 2, gridColumn: 1 }, [media.fromLaptop]: { gridColumn: '1 / 9' } },
})

export const headingColumn = { heading: '15rem', gap: '3rem' } as const

export const part = style({
  display: 'grid',
  gap: theme.space.snug,
  paddingBlockStart: theme.space.snug,
  borderBlockStart: `${theme.rule.thin} solid ${theme.colour.line}`,
  '@media': {
    [media.fromDesktop]: {
      gridTemplateColumns: `${headingColumn.heading} minmax(0, 1fr)`,
      columnGap: headingColumn.gap,
      paddingBlockStart: theme.space.base,
    },
  },
})

export const heading = style({ fontSize: theme.type.size.h3 })

export const partBody = style({ display: 'grid', gap: theme.space.snug, alignContent: 'start' })

globalStyle(`${partBody} > p:last-child:not(:first-child) > a:only-child`, touchTarget)

export const hidden = style(visuallyHidden)

export const overview = style({ fontSize: theme.type.size.lead, maxInlineSize: theme.width.reading })

export const side = style({
  ...inheritBottomInset,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.roomy,
  '@media': {
    [media.menuBar]: { gridColumn: 2, gridRow: 2 },
    [media.fromLaptop]: { gridColumn: '9 / -1', gridRow: '1 / 3' },
    [media.menuButton]: { display: 'contents' },
    // A lower window would hide its end.
    [`${media.menuBar} and (min-height: 60em)`]: {
      position: 'sticky',
      insetBlockStart: theme.space.roomy,
      alignSelf: 'start',
    },
    [media.print]: { position: 'static' },
  },
})

export const benefits = style({
  ...bareList,
  display: 'grid',
  gap: theme.space.roomy,
  '@media': {
    [media.fromTablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.print]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})

export const benefit = style({ fontSize: theme.type.size.h4, marginBlockEnd: theme.space.hair })

export const facts = style({
  ...bareList,
  display: 'grid',
  gap: theme.space.tight,
  marginBlockStart: theme.space.snug,
  fontSize: '1rem',
  lineHeight: '1.5',
  color: theme.colour.inkSoft,
  '@media': { [media.print]: { listStyle: "'–\u00a0\u00a0'", paddingInlineStart: '1rem', gap: 0 } },
})

export const address = style({ display: 'grid', fontStyle: 'normal' })

export const phone = style({ ...touchTarget, justifySelf: 'start' })
