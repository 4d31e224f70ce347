import type { MapPoint } from './web-mercator.ts'

const rounds = 400

type Movable = { x: number; y: number }

/** Points that fall together part in another direction each, always the same ones. */
const apart = (index: number): MapPoint => ({ x: Math.cos(index * 2.4) * 0.01, y: Math.sin(index * 2.4) * 0.01 })

/** Pushes two points away from each other until they are `gap` apart. @returns whether they were nearer */
function part(one: Movable, other: Movable, gap: number): boolean {
  const [x, y] = [other.x - one.x, other.y - one.y]
  const distance = Math.hypot(x, y)
  if (distance >= gap) return false
  const push = (gap * 1.005 - distance) / (2 * distance)
  one.x -= x * push
  one.y -= y * push
  other.x += x * push
  other.y += y * push
  return true
}

/** Parts every two points once. @returns whether any two were too near */
function partAll(points: ReadonlyArray<Movable>, gap: number): boolean {
  const near = points.flatMap((one, at) => points.slice(at + 1).filter((other) => part(one, other, gap)))
  return near.length > 0
}

/** Moves points as little as needed for any two to be `gap` px apart: what stands on them can be told apart and pressed. */
export function spreadPoints(points: ReadonlyArray<MapPoint>, gap: number): ReadonlyArray<MapPoint> {
  const spread = points.map(({ x, y }, index) => ({ x: x + apart(index).x, y: y + apart(index).y }))
  let round = 0
  while (round < rounds && partAll(spread, gap)) round += 1
  return spread
}
