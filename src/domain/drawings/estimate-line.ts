export type Range = readonly [low: number, high: number]

export type RangeLines = { readonly path: string; readonly count: number; readonly ends: Range }

const mostLines = 24

export const compareRanges = (one: Range, other: Range): number => one[0] - other[0] || one[1] - other[1]

export function roundEnds(values: ReadonlyArray<number>): Range {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const most = Math.max(1, (high > low ? high - low : high) / 4)
  const power = 10 ** Math.floor(Math.log10(most))
  const step = power * (most >= 5 * power ? 5 : most >= 2 * power ? 2 : 1)
  const from = Math.floor(low / step) * step
  return [from, Math.max(Math.ceil(high / step) * step, from + step)]
}

/** x is in the unit of the ranges, y in lines from the top. @param ranges in order */
export function drawRanges(ranges: ReadonlyArray<Range>): RangeLines {
  const count = Math.min(mostLines, ranges.length)
  const drawn = Array.from({ length: count }, (_, line) => ranges[Math.floor(((line + 0.5) * ranges.length) / count)]!)
  const path = drawn.map(([low, high], line) => `M${low} ${count - line - 0.5}H${high}`).join('')
  return { path, count, ends: roundEnds(drawn.flat()) }
}

// Of the axis: so much of 280 px are 3 px.
const leastWidth = 0.012

const round = (value: number) => Math.round(value * 100) / 100

export function drawBar(
  [low, high]: Range,
  place: number,
  { path, count, ends: [from, to], total }: RangeLines & { readonly total: number },
): { readonly bar: string; readonly others: string } {
  const width = Math.max(high - low, (to - from) * leastWidth)
  const left = Math.min(Math.max((low + high - width) / 2, from), to - width)
  const line = Math.floor(((place + 0.5) / total) * count)
  let before = line
  return {
    bar: `M${round(left)} ${count - line - 0.5}H${round(left + width)}`,
    others: path.replace(/M[^M]+/g, (other) => (before-- === 0 ? '' : other)),
  }
}
