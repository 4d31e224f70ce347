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
  roboto: { unitsPerEm: 2048, ascent: 1900, descent: 500, averageWidth: 911 },
  times: { unitsPerEm: 2048, ascent: 1825, descent: 443, averageWidth: 832 },
  georgia: { unitsPerEm: 2048, ascent: 1878, descent: 449, averageWidth: 913 },
  notoSerif: { unitsPerEm: 1000, ascent: 1069, descent: 293, averageWidth: 481 },
} as const satisfies Record<string, FontMetrics>

function percent(ratio: number): string {
  return `${(ratio * 100).toFixed(2)}%`
}
