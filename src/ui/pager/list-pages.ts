/** From 0, at most seven places: always the first and the last; `gap` stands for two or more pages. */
export function listPages(page: number, pageCount: number): (number | 'gap')[] {
  const last = pageCount - 1
  const start = Math.max(0, Math.min(page - 1, last - 4))
  const end = Math.min(last, Math.max(page + 1, 4))
  const inner = range(start <= 2 ? 0 : start, end >= last - 2 ? last : end)
  return [
    ...(inner[0] === 0 ? [] : [0, 'gap' as const]),
    ...inner,
    ...(inner.at(-1) === last ? [] : ['gap' as const, last]),
  ]
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}
