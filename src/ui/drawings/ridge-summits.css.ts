import { media, notLarger } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { visuallyHidden } from '#ui/theme/visually-hidden.ts'
import { globalStyle, style, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css'
import { upright } from './ridge.css.ts'

const { colour, rule, type } = theme

const drawn = '(min-width: 19em)'

type PlainRule = Omit<StyleRule, 'selectors' | '@media' | 'vars'>

/** Larger letters leave the picture to its line, and the summits are a list. */
const inPicture = (query: string, rules: PlainRule) => ({
  [query]: { selectors: { [`${notLarger} &`]: rules } },
})

export const summits = style({
  '@media': { ...inPicture(drawn, { position: 'absolute', inset: 0 }) },
})

export const summit = style({
  '@media': {
    ...inPicture(drawn, {
      position: 'absolute',
      inset: 0,
      fontSize: 0,
      lineHeight: 0,
      whiteSpace: 'nowrap',
      pointerEvents: 'none',
    }),
  },
})

export const far = style({})

globalStyle(`${summit} > svg`, { display: 'none' })
globalStyle(`${notLarger} ${summit} > svg:first-child`, { '@media': { [media.labelsFit]: { display: 'inline' } } })
globalStyle(`${notLarger} ${summit} > svg + svg`, { '@media': { [upright]: { display: 'inline' } } })

export const link = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: '0.3em',
  minBlockSize: '2.75rem',
  borderBlockEnd: `${rule.thin} solid ${colour.lineOnDark}`,
  color: colour.onDark,
  fontSize: '1rem',
  lineHeight: '1',
  textDecorationColor: 'transparent',
  selectors: { '&:hover': { color: colour.onDark, textDecorationColor: 'currentColor' } },
  '@media': {
    ...inPicture(drawn, {
      display: 'inline-flex',
      borderBlockEnd: 0,
      pointerEvents: 'auto',
      verticalAlign: 'text-bottom',
    }),
  },
})

const lying = (selector: string, rules: GlobalStyleRule) =>
  globalStyle(`${notLarger} ${selector}`, { '@media': { [media.labelsFit]: rules } })
const standing = (selector: string, rules: GlobalStyleRule) =>
  globalStyle(`${notLarger} ${selector}`, { '@media': { [upright]: rules } })

// What stands above its place, or beside it, takes no room of its line.
lying(link, {
  flexDirection: 'column',
  justifyContent: 'flex-end',
  inlineSize: '2.5rem',
  blockSize: '2.75rem',
  marginInline: '-1.25rem',
  marginBlockStart: '-2.75rem',
})
standing(link, { marginBlock: '-1.375rem' })
standing(`${far} > ${link}`, { transform: 'translateX(-100%)' })
// No line goes through letters that stand on the ridge.
standing(`${far} > ${link} > *`, {
  background: colour.evergreen800,
  boxShadow: `0 0 0 0.25em ${colour.evergreen800}`,
})

export const people = style({
  fontFamily: type.family.heading,
  fontSize: '1.25rem',
  fontWeight: type.weight.text,
  fontVariantNumeric: 'lining-nums tabular-nums',
  '@media': { [media.fromLaptop]: { fontSize: '1.375rem' }, [media.fromDesktop]: { fontSize: '1.75rem' } },
})

export const beforeYear = style({
  color: colour.onDarkSoft,
  '@media': { ...inPicture(media.labelsFit, visuallyHidden) },
})

export const year = style({
  color: colour.onDarkSoft,
  fontSize: '0.9375rem',
  '@media': { [media.fromDesktop]: { fontSize: '1.0625rem' } },
})

lying(year, { position: 'absolute', insetBlockEnd: '-1.75rem' })

const dot = {
  content: '""',
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: '0.6875rem',
  blockSize: '0.6875rem',
  border: '2px solid currentColor',
  borderRadius: theme.radius.round,
  background: colour.evergreen900,
} as const

const half = '-0.34375rem'

for (const selector of [lying, standing]) selector(`${link}::before`, dot)
lying(`${link}::before`, { order: 1, marginBlock: `0.5rem ${half}` })
standing(`${link}::before`, { marginInline: `${half} 0.5rem` })
standing(`${far} > ${link}::before`, { order: 1, marginInline: `0.5rem ${half}` })
for (const selector of [lying, standing])
  selector(`${summit}:last-child > ${link}::before`, { borderColor: colour.larch, background: colour.larch })
standing(`${summit}:last-child > ${link} > *`, { translate: '0 -0.875rem', background: 'none', boxShadow: 'none' })
globalStyle(`${summit} > ${link}::before`, {
  '@media': { [media.print]: { borderColor: '#000 !important', background: '#fff !important' } },
})
