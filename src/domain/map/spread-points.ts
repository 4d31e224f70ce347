import type { MapPoint } from './web-mercator.ts'

const rounds = 400

type Movable = { x: number; y: number }

/** Tiny deterministic offsets, so that coincident points can be pushed apart. */
const tinyOffset = (index: number): MapPoint => ({ x: Math.cos(index * 2.4) * 0.01, y: Math.sin(index * 2.4) * 0.01 })

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

function partAll(points: ReadonlyArray<Movable>, gap: number): boolean {
  const near = points.flatMap((one, at) => points.slice(at + 1).filter((other) => part(one, other, gap)))
  return near.length > 0
}

export function spreadPoints(points: ReadonlyArray<MapPoint>, gap: number): ReadonlyArray<MapPoint> {
  const spread = points.map(({ x, y }, index) => ({ x: x + tinyOffset(index).x, y: y + tinyOffset(index).y }))
  let round = 0
  while (round < rounds && partAll(spread, gap)) round += 1
  return spread
}
