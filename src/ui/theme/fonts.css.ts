import { globalFontFace } from '@vanilla-extract/css'
import { faceWeights, firstLetters, writeRange, matchFallback, metrics, type FontMetrics } from './typefaces.ts'

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const first = writeRange(firstLetters)

const face = { fontStyle: 'normal', fontDisplay: 'swap', fontWeight: `${faceWeights.min} ${faceWeights.max}` } as const

// The whole of a typeface is fetched where a letter stands that its first file has not: what comes later is asked first. A
// family name with a number in it loses its quotes in the build, and browsers then drop the face.
globalFontFace('Public Sans Variable', [
  { ...face, unicodeRange: latin, src: "url('./faces/public-sans-whole.woff2') format('woff2')" },
  { ...face, unicodeRange: first, src: "url('./faces/public-sans-wght-normal.woff2') format('woff2')" },
])
globalFontFace('Source Serif Variable', [
  { ...face, unicodeRange: latin, src: "url('./faces/source-serif-whole.woff2') format('woff2')" },
  { ...face, unicodeRange: first, src: "url('./faces/source-serif-wght-normal.woff2') format('woff2')" },
])

// As drawn its letters are 1.7 times as wide as those of other fonts; at this size they are as tall as the letters around.
const dyslexicShare = 0.82

// A browser fetches these files only where the font is chosen.
for (const weight of ['400', '700'])
  for (const fontStyle of ['normal', 'italic'] as const)
    globalFontFace('OpenDyslexic', {
      fontStyle,
      fontWeight: weight,
      fontDisplay: 'swap',
      sizeAdjust: `${dyslexicShare * 100}%`,
      src: `url('@fontsource/opendyslexic/files/opendyslexic-latin-${weight}-${fontStyle}.woff2') format('woff2')`,
    })

addFallback('OpenDyslexic Arial', shrink(metrics.openDyslexic, dyslexicShare), metrics.arial, [
  'Arial',
  'Liberation Sans',
])
// Roboto is as wide as Arial but for 0.2 %.
addFallback('Public Sans Arial', metrics.publicSans, metrics.arial, [
  'Arial',
  'Liberation Sans',
  'Arimo',
  'Helvetica',
  'Roboto',
])
addFallback('Source Serif Times', metrics.sourceSerif, metrics.times, ['Times New Roman', 'Liberation Serif', 'Tinos'])
addFallback('Source Serif Noto', metrics.sourceSerif, metrics.notoSerif, ['Noto Serif'])

function addFallback(family: string, font: FontMetrics, fallback: FontMetrics, names: string[]): void {
  globalFontFace(family, {
    src: names.map((name) => `local('${name}')`).join(', '),
    ...matchFallback(font, fallback),
  })
}

function shrink(font: FontMetrics, share: number): FontMetrics {
  return {
    unitsPerEm: font.unitsPerEm,
    ascent: font.ascent * share,
    descent: font.descent * share,
    averageWidth: font.averageWidth * share,
  }
}
