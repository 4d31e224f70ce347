export type Headcount = { readonly year: number; readonly people: number }

/** In percent: `at` of the years from the first to the last, `level` of the people at the top of the drawing. */
export type Summit = Headcount & { readonly at: number; readonly level: number }

/** Paths in a square of 1000 units: the years to the right, nobody at its foot. What lies right of it goes on to the edge of a window. */
export type Ridge = {
  readonly line: string
  readonly mass: string
  readonly strata: string
  readonly falls: string
  readonly peoplePerStratum: number
  readonly summits: ReadonlyArray<Summit>
}

type Knot = { readonly x: number; readonly y: number }

const [size, edge, mostSummits] = [1000, 4000, 8]

/** In px: what the axis has at least, as `ridge.css.ts` gives it room, and what a summit needs of it. */
export const ridgeRoom = { flat: 508, upright: 528, year: 40, digit: 10, gap: 4, press: 44 } as const

function keepLatestByYear(rows: ReadonlyArray<Headcount>): ReadonlyArray<Headcount> {
  return Array.from(new Map(rows.map((row) => [row.year, row])).values()).toSorted((a, b) => a.year - b.year)
}

/** Of the highest summit before the last year: above it stand the words of a page. */
const headroom = 1.24

/** @param rows by year */
function scalePeople(rows: ReadonlyArray<Headcount>): number {
  const people = rows.map((row) => row.people)
  return Math.max(1, people.at(-1) ?? 0, ...people.slice(0, -1).map((count) => count * headroom))
}

export function scaleRidge(rows: ReadonlyArray<Headcount>) {
  const sorted = keepLatestByYear(rows)
  const [first, last] = [sorted[0]?.year ?? 0, sorted.at(-1)?.year ?? 0]
  const most = scalePeople(sorted)
  return ({ year, people }: Headcount): Summit => ({
    year,
    people,
    at: last === first ? 100 : Math.round(((year - first) / (last - first)) * size) / 10,
    level: Math.round((people / most) * size) / 10,
  })
}

const figureWidth = (people: number) =>
  Math.max(ridgeRoom.year, people.toLocaleString('en-US').length * ridgeRoom.digit)

function isApart(one: Summit, other: Summit): boolean {
  const distance = Math.abs(one.at - other.at) / 100
  const letters = (figureWidth(one.people) + figureWidth(other.people)) / 2 + ridgeRoom.gap
  return distance * ridgeRoom.flat >= letters && distance * ridgeRoom.upright >= ridgeRoom.press
}

const distanceTo = (summits: ReadonlyArray<Summit>, { at }: Summit) =>
  Math.min(...summits.map((summit) => Math.abs(summit.at - at)))

function chooseSummits(places: ReadonlyArray<Summit>): ReadonlyArray<Summit> {
  const chosen = places.slice(-1)
  for (;;) {
    const [next] = places
      .filter((place) => chosen.every((summit) => isApart(place, summit)))
      .toSorted((a, b) => distanceTo(chosen, b) - distanceTo(chosen, a))
    if (!next || chosen.length === mostSummits) return chosen.toSorted((a, b) => a.at - b.at)
    chosen.push(next)
  }
}

const toPath = (parts: ReadonlyArray<string>) => parts.join('').replaceAll(' -', '-')

const drawLine = (knots: ReadonlyArray<Knot>) =>
  toPath(
    knots.map(({ x, y }, index) => {
      const before = knots[index - 1]
      if (!before) return `M${x} ${y}`
      const [across, up] = [x - before.x, y - before.y]
      return `c${across / 2} 0 ${across / 2} ${up} ${across} ${up}`
    }),
  )

const heightOf = (t: number) => 3 * t ** 2 - 2 * t ** 3
const widthOf = (t: number) => 1.5 * t - 1.5 * t ** 2 + t ** 3

function findCrossing(from: Knot, to: Knot, y: number): number {
  let [low, high] = [0, 1]
  for (let halving = 0; halving < 20; halving += 1) {
    const middle = (low + high) / 2
    if (heightOf(middle) < (y - from.y) / (to.y - from.y)) low = middle
    else high = middle
  }
  return Math.round(from.x + (to.x - from.x) * widthOf(low))
}

function drawStratum(knots: ReadonlyArray<Knot>, y: number): string {
  const isWithin = (knot: Knot | undefined) => knot !== undefined && knot.y < y
  const ends = knots.slice(1).flatMap((knot, index) => {
    const before = knots[index]!
    return isWithin(before) === isWithin(knot) ? [] : [findCrossing(before, knot, y)]
  })
  const places = [...(isWithin(knots[0]) ? [0] : []), ...ends, ...(isWithin(knots.at(-1)) ? [edge] : [])]
  return places.map((x, index) => (index % 2 === 0 ? `M${x} ${y}` : `H${x}`)).join('')
}

const mostStrata = 5

function stepOf(most: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(most / mostStrata)))
  return [power, 2 * power, 5 * power].find((step) => step >= most / mostStrata) ?? 10 * power
}

export function drawRidge(rows: ReadonlyArray<Headcount>): Ridge | null {
  const sorted = keepLatestByYear(rows)
  const places = sorted.map(scaleRidge(sorted))
  const last = places.at(-1)
  if (!last) return null
  const toKnot = ({ at, level }: Summit): Knot => ({ x: at * 10, y: size - level * 10 })
  const knots = [...(places.length === 1 ? [{ x: 0, y: toKnot(last).y }] : []), ...places.map(toKnot)]
  const most = scalePeople(sorted)
  const step = stepOf(most)
  const strata = Array.from({ length: Math.ceil(most / step) - 1 }, (_, index) =>
    drawStratum(knots, Math.round(size - ((index + 1) * step * size) / most)),
  )
  const summits = chooseSummits(places)
  const line = drawLine(knots)
  return {
    line,
    mass: `${line}H${edge}V${size}H0z`,
    strata: strata.join(''),
    falls: summits.map((summit) => `M${summit.at * 10} ${toKnot(summit).y}V${size}`).join(''),
    peoplePerStratum: step,
    summits,
  }
}
