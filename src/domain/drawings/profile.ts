import type { Coordinates } from '../places/distance.ts'

export type Bump = { readonly x: number; readonly jobs: number }

export type Scale = (longitude: number) => number

/** Of the width: at this distance from an office its jobs count 1/e of what they count there. */
export const bumpWidth = 0.02

const edge = 0.07

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

const knotOffsets = [0, -0.8, 0.8, -1.6, 1.6, -2.5, 2.5]
const leastKnotDistance = bumpWidth * 0.5

function listKnots(bumps: ReadonlyArray<Bump>): ReadonlyArray<number> {
  const knots = [0, 1]
  const byJobs = bumps.toSorted((a, b) => b.jobs - a.jobs)
  for (const offset of knotOffsets)
    for (const bump of byJobs) {
      const x = bump.x + offset * bumpWidth
      if (x > 0 && x < 1 && knots.every((knot) => Math.abs(knot - x) >= leastKnotDistance)) knots.push(x)
    }
  return knots.sort((a, b) => a - b)
}

/** In units of the drawing; `top` of its height is left free above the highest summit. */
export const profileSize = { width: 2000, height: 500, top: 0.25 } as const

const peakSteps = 1000

export function findPeak(bumps: ReadonlyArray<Bump>): number {
  const between = Array.from({ length: peakSteps }, (_, index) => index / peakSteps)
  return Math.max(...[...bumps.map(({ x }) => x), ...between].map((x) => heightAt(bumps, x)))
}

/** From 0 at the top of the drawing to 1 at its foot. */
export const levelOf = (jobs: number, peak: number): number => 1 - (jobs / peak) * (1 - profileSize.top)

type Point = { readonly x: number; readonly y: number }

const formatCurve = (points: ReadonlyArray<Point>, from: Point) =>
  points.map(({ x, y }) => `${x - from.x} ${y - from.y}`).join(' ')

export function drawProfile(bumps: ReadonlyArray<Bump>): string {
  if (bumps.length === 0) return ''
  const { width, height } = profileSize
  const peak = findPeak(bumps)
  const toPoint = (x: number, jobs: number): Point => ({
    x: Math.round(x * width),
    y: Math.round(levelOf(Math.max(0, jobs), peak) * height),
  })
  const knots = listKnots(bumps).map((x) => ({ x, jobs: heightAt(bumps, x), slope: slopeAt(bumps, x) }))
  const first = toPoint(0, knots[0]!.jobs)
  const curves = knots.slice(1).map((knot, index) => {
    const before = knots[index]!
    const third = (knot.x - before.x) / 3
    const points = [
      toPoint(before.x + third, before.jobs + before.slope * third),
      toPoint(knot.x - third, knot.jobs - knot.slope * third),
      toPoint(knot.x, knot.jobs),
    ]
    return formatCurve(points, toPoint(before.x, before.jobs))
  })
  return `M${first.x} ${first.y}c${curves.join(' ')}`.replaceAll(' -', '-')
}

export function drawTicks(bumps: ReadonlyArray<Bump>): string {
  const at = new Set(bumps.map(({ x }) => Math.round(x * profileSize.width)))
  return Array.from(at, (x) => `M${x} ${profileSize.height}v12`).join('')
}

const steps = [5, 10, 20, 30, 60]
const mostMeridians = 7

export type Meridian = { readonly x: number; readonly label: string }

const formatLongitude = (degrees: number) => `${Math.abs(degrees)}°${degrees === 0 ? '' : degrees < 0 ? ' W' : ' E'}`

export function listMeridians(longitudes: ReadonlyArray<number>, scale: Scale): ReadonlyArray<Meridian> {
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  const step = steps.find((degrees) => (east - west) / degrees < mostMeridians) ?? 60
  const first = Math.ceil(west / step)
  return Array.from({ length: Math.max(0, Math.floor(east / step) - first + 1) }, (_, index) => {
    const degrees = (first + index) * step
    return { x: scale(degrees), label: formatLongitude(degrees) }
  })
}
