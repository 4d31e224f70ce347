import { assignVars, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { fontFamilies } from './typefaces.ts'
import { highContrast } from './palette.ts'
import { larger, media } from './media.ts'
import { theme } from './theme.css.ts'

/*
 * What the accessibility settings do to the page (C4.3). The attributes stand on <html> before the first paint. Rules
 * with !important must win over every component: the visitor has asked for them.
 */

const important = (rule: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(rule).map(([property, value]) => [property, `${value} !important`]),
  ) as GlobalStyleRule

const { text, heading } = theme.type.family

for (const [font, family] of Object.entries(fontFamilies))
  globalStyle(`html[data-font="${font}"]`, { vars: { [text]: family, [heading]: family } })

for (const spacing of [1, 2, 3, 4, 5])
  globalStyle(`html[data-text-spacing="${spacing}"] body *`, {
    ...important({ letterSpacing: `${spacing}px`, wordSpacing: `${spacing}px` }),
  })

for (const percent of [150, 200, 250, 300])
  globalStyle(`html[data-line-height="${percent}"] :is(body, body *)`, {
    ...important({ lineHeight: String(percent / 100) }),
  })

for (const percent of [105, 110, 115, 120, 125])
  globalStyle(`html[data-scale="${percent}"]`, {
    '@media': {
      screen: { fontSize: `${percent}%` },
      [media.print]: { fontSize: `${(11 * percent) / 100}pt !important` },
    },
  })

// Larger letters make words that are wider than a phone; they are parted rather than cut or scrolled to.
globalStyle(`${larger} body`, { overflowWrap: 'anywhere', hyphens: 'auto' })
globalStyle(`${larger} :is(main, [role=dialog]) :is(a, button)`, important({ whiteSpace: 'normal' }))

/** On the root element only: elsewhere a filter would move fixed elements. */
const filters = {
  grayscale: 'grayscale(1)',
  // Light becomes dark, and colors keep their hue.
  invert: 'invert(1) hue-rotate(180deg)',
  highSaturation: 'saturate(2)',
  lowSaturation: 'saturate(0.4)',
} as const

for (const [contrast, filter] of Object.entries(filters)) globalStyle(`html[data-contrast="${contrast}"]`, { filter })

// Pictures and films are turned over twice and so look as they are, except where text stands on them. What is part of
// another picture is turned over with it.
globalStyle('html[data-contrast="invert"] :is(img, video, [data-picture]):not([data-behind-text], [data-picture] *)', {
  filter: filters.invert,
})

globalStyle('html[data-contrast="highContrast"]', { vars: assignVars(theme.colour, highContrast) })
globalStyle(
  'html[data-contrast="highContrast"] :is([data-behind-text], [data-film-control])',
  important({ display: 'none' }),
)
// A system's own colors put a patch of ground under words that stand on a picture.
globalStyle(':is([data-behind-text], [data-film-control])', {
  '@media': { [media.forcedColours]: important({ display: 'none' }) },
})
globalStyle('html[data-contrast="highContrast"] :is(a, button, summary, label)', {
  textDecorationColor: 'currentColor',
})

globalStyle('html[data-hide-images] :is(img, video, [data-picture])', important({ display: 'none' }))
globalStyle('html[data-hide-images] :is(body, body *)', important({ backgroundImage: 'none' }))
