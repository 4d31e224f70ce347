export const fontFamilies = {
  serif: 'Source Serif Variable,Source Serif Times,Source Serif Noto,serif',
  sansSerif: 'Public Sans Variable,Public Sans Arial,system-ui,sans-serif',
  dyslexic: 'OpenDyslexic,OpenDyslexic Arial,sans-serif',
} as const

const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

const letters = '\u00a0©°·×áãçéíñóôöüÅ–—‘’“”•…€™−'

export const firstLetters: ReadonlyArray<number> = [
  ...span(0x20, 0x7e),
  ...Array.from(letters, (letter) => letter.codePointAt(0) ?? 0),
].toSorted((one, other) => one - other)

export const faceWeights = { min: 400, max: 650 } as const

const hexadecimal = (point: number) => point.toString(16).toUpperCase().padStart(4, '0')

export function writeRange(points: ReadonlyArray<number>): string {
  const starts = points.filter((point, at) => points[at - 1] !== point - 1)
  const ends = points.filter((point, at) => points[at + 1] !== point + 1)
  return starts
    .map((start, at) => {
      const end = ends[at] ?? start
      return `U+${hexadecimal(start)}${end === start ? '' : `-${hexadecimal(end)}`}`
    })
    .join(',')
}

export type FontMetrics = { unitsPerEm: number; ascent: number; descent: number; averageWidth: number }

export type MetricOverrides = {
  sizeAdjust: string
  ascentOverride: string
  descentOverride: string
  lineGapOverride: string
}

export function matchFallback(font: FontMetrics, fallback: FontMetrics): MetricOverrides {
  const scale = font.averageWidth / font.unitsPerEm / (fallback.averageWidth / fallback.unitsPerEm)
  const share = (units: number) => percent(units / font.unitsPerEm / scale)
  return {
    sizeAdjust: percent(scale),
    ascentOverride: share(font.ascent),
    descentOverride: share(font.descent),
    lineGapOverride: '0%',
  }
}

/** From the fonts' tables; the average width is weighted by English letter frequency. */
export const metrics = {
  publicSans: { unitsPerEm: 2000, ascent: 1900, descent: 450, averageWidth: 935 },
  sourceSerif: { unitsPerEm: 1000, ascent: 1036, descent: 335, averageWidth: 479 },
  openDyslexic: { unitsPerEm: 1000, ascent: 1300, descent: 520, averageWidth: 782 },
  arial: { unitsPerEm: 2048, ascent: 1854, descent: 434, averageWidth: 913 },
  times: { unitsPerEm: 2048, ascent: 1825, descent: 443, averageWidth: 832 },
  notoSerif: { unitsPerEm: 1000, ascent: 1069, descent: 293, averageWidth: 481 },
} as const satisfies Record<string, FontMetrics>

function percent(ratio: number): string {
  return `${(ratio * 100).toFixed(2)}%`
}
