import type { Coordinates } from '../places/distance.ts'

export type Bump = { readonly x: number; readonly jobs: number }

export type Scale = (longitude: number) => number

/** Of the width: at this distance from an office its jobs count 1/e of what they count there. */
export const bumpWidth = 0.02

const edge = 0.07

/** The drawing begins after the widest gap: who lies west of it is counted on beyond 180° E. */
export function countFromWest<Place extends { readonly at: Coordinates }>(
  places: ReadonlyArray<Place>,
): ReadonlyArray<Place> {
  const sorted = [...new Set(places.map(({ at }) => at.longitude))].sort((a, b) => a - b)
  const [first = 0, last = 0] = [sorted[0], sorted.at(-1)]
  let [west, widest] = [first, first + 360 - last]
  for (const [index, longitude] of sorted.slice(1).entries())
    if (longitude - sorted[index]! > widest) [west, widest] = [longitude, longitude - sorted[index]!]
  const turn = (longitude: number) => (longitude < west ? longitude + 360 : longitude)
  return places.map((place) => ({ ...place, at: { ...place.at, longitude: turn(place.at.longitude) } }))
}

export function scaleLongitudes(longitudes: ReadonlyArray<number>): Scale {
  const west = Math.min(...longitudes)
  const span = Math.max(...longitudes) - west
  return (longitude) => (span > 0 ? edge + ((longitude - west) / span) * (1 - 2 * edge) : 0.5)
}

export const toBumps = (
  places: ReadonlyArray<{ readonly at: Coordinates; readonly jobs: number }>,
  scale: Scale,
): ReadonlyArray<Bump> => places.map(({ at, jobs }) => ({ x: scale(at.longitude), jobs }))

const share = (distance: number) => Math.exp(-((distance / bumpWidth) ** 2))

export const heightAt = (bumps: ReadonlyArray<Bump>, x: number): number =>
  bumps.reduce((sum, bump) => sum + bump.jobs * share(x - bump.x), 0)

const slopeAt = (bumps: ReadonlyArray<Bump>, x: number) =>
  bumps.reduce((sum, bump) => sum - (2 * (x - bump.x) * bump.jobs * share(x - bump.x)) / bumpWidth ** 2, 0)

/** In units of the drawing; `top` of its height is left free above the highest summit. */
export const profileSize = { width: 2000, height: 500, top: 0.25 } as const

const peakSteps = 1000

export function findPeak(bumps: ReadonlyArray<Bump>): number {
  const between = Array.from({ length: peakSteps }, (_, index) => index / peakSteps)
  return Math.max(...[...bumps.map(({ x }) => x), ...between].map((x) => heightAt(bumps, x)))
}

/** From 0 at the top of the drawing to 1 at its foot. */
export const levelOf = (jobs: number, peak: number): number => 1 - (jobs / peak) * (1 - profileSize.top)

type Knot = { readonly x: number; readonly jobs: number; readonly slope: number }

const knotSteps = 500

const listKnots = (bumps: ReadonlyArray<Bump>): ReadonlyArray<Knot> =>
  Array.from({ length: knotSteps + 1 }, (_, index) => {
    const x = index / knotSteps
    return { x, jobs: heightAt(bumps, x), slope: slopeAt(bumps, x) }
  })

/** The cubic of Hermite, as a curve of the drawing has it. */
function interpolate(from: Knot, to: Knot, x: number): number {
  const span = to.x - from.x
  const part = (x - from.x) / span
  const rest = 1 - part
  const starts = from.jobs * (1 + 2 * part) + span * from.slope * part
  const ends = to.jobs * (1 + 2 * rest) - span * to.slope * rest
  return starts * rest ** 2 + ends * part ** 2
}

/** Of the highest summit: no curve is farther from the profile. */
const tolerance = 0.005

function chooseKnots(knots: ReadonlyArray<Knot>, most: number): ReadonlyArray<Knot> {
  const isNear = (first: number, last: number) =>
    knots
      .slice(first + 1, last)
      .every(({ x, jobs }) => Math.abs(interpolate(knots[first]!, knots[last]!, x) - jobs) <= most)
  const chosen = [knots[0]!]
  for (let first = 0, last = 1; first < knots.length - 1; first = last, last += 1) {
    while (last + 1 < knots.length && isNear(first, last + 1)) last += 1
    chosen.push(knots[last]!)
  }
  return chosen
}

type Point = { readonly x: number; readonly y: number }

const formatCurve = (points: ReadonlyArray<Point>, from: Point) =>
  points.map(({ x, y }) => `${x - from.x} ${y - from.y}`).join(' ')

export function drawProfile(bumps: ReadonlyArray<Bump>): string {
  if (bumps.length === 0) return ''
  const { width, height } = profileSize
  const peak = findPeak(bumps)
  const toPoint = (x: number, jobs: number): Point => ({
    x: Math.round(x * width),
    y: Math.min(height, Math.round(levelOf(jobs, peak) * height)),
  })
  const knots = chooseKnots(listKnots(bumps), peak * tolerance)
  const first = toPoint(0, knots[0]!.jobs)
  const curves = knots.slice(1).map((knot, index) => {
    const before = knots[index]!
    const third = (knot.x - before.x) / 3
    const from = toPoint(before.x, before.jobs)
    const points = [
      toPoint(before.x + third, before.jobs + before.slope * third),
      toPoint(knot.x - third, knot.jobs - knot.slope * third),
      toPoint(knot.x, knot.jobs),
    ]
    return points.every(({ y }) => y === from.y) ? `h${points[2]!.x - from.x}` : `c${formatCurve(points, from)}`
  })
  return `M${first.x} ${first.y}${curves.join('')}`.replaceAll(' -', '-')
}

export function drawTicks(bumps: ReadonlyArray<Bump>): string {
  const at = new Set(bumps.map(({ x }) => Math.round(x * profileSize.width)))
  return [...at]
    .sort((a, b) => a - b)
    .map((x) => `M${x} ${profileSize.height}v12`)
    .join('')
}

const steps = [1, 2, 5, 10, 20, 30, 60]
const mostMeridians = 5

export type Meridian = { readonly x: number; readonly label: string }

function formatLongitude(beyond: number): string {
  const degrees = beyond > 180 ? beyond - 360 : beyond
  const side = degrees % 180 === 0 ? '' : degrees < 0 ? ' W' : ' E'
  return `${Math.round(Math.abs(degrees) * 10) / 10}°${side}`
}

export function listMeridians(longitudes: ReadonlyArray<number>, scale: Scale): ReadonlyArray<Meridian> {
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  const step = steps.find((degrees) => (east - west) / degrees < mostMeridians) ?? 60
  const first = Math.ceil(west / step)
  const count = Math.max(0, Math.floor(east / step) - first + 1)
  const marks = Array.from({ length: count }, (_, index) => (first + index) * step)
  const middle = (west + east) / 2
  return [
    ...marks.map((degrees) => ({ x: scale(degrees), label: formatLongitude(degrees) })),
    ...(count > 0 ? [] : [{ x: scale(middle), label: formatLongitude(middle) }]),
  ]
}
