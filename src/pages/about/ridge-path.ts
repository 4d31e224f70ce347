export type Point = readonly [x: number, y: number]

export function ridgePath([first, ...others]: ReadonlyArray<Point>): string {
  if (!first) return ''
  let [x, y] = first
  const curves = others.map(([nextX, nextY]) => {
    const middle = (x + nextX) / 2
    const curve = `C${middle} ${y} ${middle} ${nextY} ${nextX} ${nextY}`
    ;[x, y] = [nextX, nextY]
    return curve
  })
  return [`M${first.join(' ')}`, ...curves].join('')
}
