export type Range = readonly [low: number, high: number]

/** Ranges of one unit: a path whose x is in that unit, and whose y is in lines from the top. */
export type RangeLines = { readonly path: string; readonly count: number; readonly ends: Range }

const mostLines = 24

export const compareRanges = (one: Range, other: Range): number => one[0] - other[0] || one[1] - other[1]

/** From a round number to another, in steps of 1, 2 or 5 times a power of ten. */
export function roundEnds(values: ReadonlyArray<number>): Range {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const most = Math.max(1, (high > low ? high - low : high) / 4)
  const power = 10 ** Math.floor(Math.log10(most))
  const step = power * (most >= 5 * power ? 5 : most >= 2 * power ? 2 : 1)
  const from = Math.floor(low / step) * step
  return [from, Math.max(Math.ceil(high / step) * step, from + step)]
}

const round = (value: number) => Math.round(value * 100) / 100

const placeY = (line: number, lines: number) => round(lines - line)

/** Of many ranges some are drawn, each of which stands for as many. The lowest is at the foot. @param ranges in order */
export function drawRanges(ranges: ReadonlyArray<Range>): RangeLines {
  const count = Math.min(mostLines, ranges.length)
  const drawn = Array.from({ length: count }, (_, line) => ranges[Math.floor(((line + 0.5) * ranges.length) / count)]!)
  const path = drawn.map(([low, high], line) => `M${low} ${placeY(line + 0.5, count)}H${high}`).join('')
  return { path, count, ends: roundEnds(drawn.flat()) }
}

/** Of the axis: so much of 280 px are 3 px. */
const leastWidth = 0.012

/** The path of one range at its place among `total`. @param lines how many of them are drawn */
export function drawBar(
  [low, high]: Range,
  { place, total, lines, ends: [from, to] }: { place: number; total: number; lines: number; ends: Range },
): string {
  const width = Math.max(high - low, (to - from) * leastWidth)
  const left = Math.min(Math.max((low + high - width) / 2, from), to - width)
  return `M${round(left)} ${placeY(((place + 0.5) / total) * lines, lines)}H${round(left + width)}`
}
