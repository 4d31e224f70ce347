export type Point = readonly [x: number, y: number]

type Piece = { points: readonly Point[]; straight: boolean }

export function ringToPath(ring: readonly Point[], isBorder: (point: Point) => boolean, tolerance: number): string {
  const start = ring.findIndex(isBorder)
  if (start < 0) return writeLoop(simplifyLoop(ring, tolerance))
  const pieces = cutAtBorder([...ring.slice(start), ...ring.slice(1, start + 1)], isBorder)
  const pen = createPen()
  const [first] = pieces[0]?.points ?? []
  if (first) pen.move(first)
  for (const { points, straight } of pieces)
    if (straight) simplify(points, 0).slice(1).forEach(pen.line)
    else writeCurve(pen, simplify(points, tolerance))
  return pen.text('z')
}

export function lineToPath(points: readonly Point[], tolerance: number): string {
  const pen = createPen()
  if (points[0]) pen.move(points[0])
  writeCurve(pen, simplify(points, tolerance))
  return pen.text('')
}

export function polylineToPath(points: readonly Point[], ending: 'z' | ''): string {
  const pen = createPen()
  if (points[0]) pen.move(points[0])
  points.slice(1).forEach(pen.line)
  return pen.text(ending)
}

export function removeBorderSegments(
  ring: readonly Point[],
  isBorder: (point: Point) => boolean,
): (readonly Point[])[] {
  const start = ring.findIndex(isBorder)
  if (start < 0) return [ring]
  const pieces = cutAtBorder([...ring.slice(start), ...ring.slice(1, start + 1)], isBorder)
  return pieces.filter(({ straight }) => !straight).map(({ points }) => points)
}

function cutAtBorder(ring: readonly Point[], isBorder: (point: Point) => boolean): Piece[] {
  const pieces: { points: Point[]; straight: boolean }[] = []
  ring.slice(1).forEach((point, index) => {
    const before = ring[index] ?? point
    const straight = isBorder(before) && isBorder(point)
    const last = pieces.at(-1)
    if (last?.straight === straight) last.points.push(point)
    else pieces.push({ points: [before, point], straight })
  })
  return pieces
}

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/** Even numbers keep midpoints whole, so that chained `t` curves do not drift. */
const roundToEven = ([x, y]: Point): Point => [2 * Math.round(x / 2), 2 * Math.round(y / 2)]

function writeLoop(loop: readonly Point[]): string {
  const pen = createPen()
  const points = loop.map(roundToEven)
  points.forEach((point, index) => {
    const before = points.at(index - 1) ?? point
    const after = points[(index + 1) % points.length] ?? point
    if (index === 0) pen.move(middle(before, point))
    if (index === 0) pen.curve(point, middle(point, after))
    else pen.goOn(middle(point, after))
  })
  return pen.text('z')
}

function writeCurve(pen: Pen, line: readonly Point[]): void {
  const last = line.at(-1)
  const [first, ...others] = line.slice(1, -1).map(roundToEven)
  if (!last) return
  if (!first) return pen.line(last)
  const ends = [...others, last].map((point, at) => (point === last ? last : middle(others[at - 1] ?? first, point)))
  const [end = last, ...further] = ends
  pen.curve(first, end)
  further.forEach(pen.goOn)
}

function simplify(points: readonly Point[], tolerance: number): Point[] {
  const isKept = new Uint8Array(points.length)
  isKept[0] = isKept[points.length - 1] = 1
  const open: [from: number, to: number][] = [[0, points.length - 1]]
  for (let span = open.pop(); span; span = open.pop()) {
    const at = findFarthest(points, span, tolerance)
    if (at < 0) continue
    isKept[at] = 1
    open.push([span[0], at], [at, span[1]])
  }
  return points.filter((_, index) => isKept[index] === 1)
}

export function simplifyRing(ring: readonly Point[], tolerance: number): Point[] {
  const half = ring.length >> 1
  return [...simplify(ring.slice(0, half + 1), tolerance).slice(0, -1), ...simplify(ring.slice(half), tolerance)]
}

function simplifyLoop(ring: readonly Point[], tolerance: number): Point[] {
  const half = ring.length >> 1
  return [
    ...simplify(ring.slice(0, half + 1), tolerance).slice(0, -1),
    ...simplify(ring.slice(half), tolerance).slice(0, -1),
  ]
}

function findFarthest(points: readonly Point[], [from, to]: [number, number], tolerance: number): number {
  const [x0, y0] = points[from] ?? [0, 0]
  const [x1, y1] = points[to] ?? [0, 0]
  const length = Math.hypot(x1 - x0, y1 - y0) || 1
  let [farthest, found] = [tolerance, -1]
  for (let at = from + 1; at < to; at++) {
    const [x, y] = points[at] ?? [0, 0]
    const distance = Math.abs((x - x0) * (y1 - y0) - (y - y0) * (x1 - x0)) / length
    if (distance > farthest) [farthest, found] = [distance, at]
  }
  return found
}

type Pen = ReturnType<typeof createPen>

function createPen() {
  let [x, y, data, command] = [0, 0, '', '']
  const put = (next: string, numbers: readonly number[]) => {
    const text = numbers.map((number, index) => (index > 0 && number >= 0 ? ` ${number}` : `${number}`)).join('')
    data += command === next ? `${text.startsWith('-') ? '' : ' '}${text}` : `${next}${text}`
    command = next
  }
  const relative = (point: Point) => [Math.round(point[0]) - x, Math.round(point[1]) - y]
  const step = (next: string, numbers: readonly number[], end: Point) => {
    put(next, numbers)
    x = Math.round(end[0])
    y = Math.round(end[1])
  }
  return {
    move: (point: Point) => step('M', [Math.round(point[0]), Math.round(point[1])], point),
    line: (point: Point) => step('l', relative(point), point),
    curve: (by: Point, to: Point) => step('q', [...relative(by), ...relative(to)], to),
    goOn: (to: Point) => step('t', relative(to), to),
    text: (ending: string) => data + ending,
  }
}
