import { contours } from 'd3-contour'
import { createNoise4D } from 'simplex-noise'
import { seededRandom } from '#domain/chance/random.ts'
import { ringToPath, type Point } from '#domain/terrain/terrain-path.ts'

const columns = 140
const rows = 84
const scale = 10
const margin = 6

const noise = createNoise4D(seededRandom('a tamarack on high ground'))
const levels = Array.from({ length: 24 }, (_, index) => -0.7 + index * 0.08)
const goldLevel = 0.42

function computeDamping(x: number, y: number) {
  const distance = Math.hypot(x / 0.75, (1 - y) / 0.95)
  return Math.min(1, Math.max(0.12, (distance - 0.25) * 1.3))
}

const massif = (x: number, y: number) => 0.85 * Math.exp(-(((x - 0.74) / 0.3) ** 2) - ((y - 0.4) / 0.42) ** 2)

function computeHeight(column: number, row: number, turn: number) {
  const [x, y] = [(column - margin) / 128, (row - margin) / 72]
  const [u, v] = [0.28 * Math.cos(turn), 0.28 * Math.sin(turn)]
  const broad = noise(x * 2.1, y * 1.25, u, v)
  const fine = noise(x * 4.6 + 7, y * 2.8 + 3, u * 1.4, v * 1.4)
  const rising = 0.1 * (1 - Math.cos(turn))
  return (0.5 * broad + 0.2 * fine + rising + massif(x, y)) * computeDamping(x, y) - 0.3
}

type Ring = ReadonlyArray<readonly number[]>

type RingFormatter = (ring: Ring) => string

const number = (value: number) => ((value - margin) * scale).toFixed(1)

function formatRingPath(ring: Ring): string {
  const points = ring.slice(0, -1)
  const middles = points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? point
    return [((point[0] ?? 0) + (next[0] ?? 0)) / 2, ((point[1] ?? 0) + (next[1] ?? 0)) / 2] as const
  })
  const [first] = middles
  if (!first) return ''
  const curves = middles.map((middle, index) => {
    const corner = points[(index + 1) % points.length] ?? [0, 0]
    const end = middles[(index + 1) % middles.length] ?? middle
    return `Q${number(corner[0] ?? 0)} ${number(corner[1] ?? 0)} ${number(end[0])} ${number(end[1])}`
  })
  return `M${number(first[0])} ${number(first[1])}${curves.join('')}`
}

function rotateToLeftmost(ring: Ring): Ring {
  const points = ring.slice(0, -1)
  const leftmost = points.reduce((best, point, at) => ((point[0] ?? 0) < (points[best]?.[0] ?? 0) ? at : best), 0)
  const turned = [...points.slice(leftmost), ...points.slice(0, leftmost)]
  return [...turned, ...turned.slice(0, 1)]
}

const longest = (rings: ReadonlyArray<Ring>) => [...rings].sort((a, b) => b.length - a.length)[0] ?? []

function computeGoldStroke(moment: number) {
  const drawn = Math.min(1, moment / 0.62)
  const eased = 1 - (1 - drawn) ** 2
  const strength = moment < 0.86 ? 1 : Math.max(0, (1 - moment) / 0.14)
  return { drawn: eased, strength }
}

function levelMarkup(rings: ReadonlyArray<Ring>, index: number, pen: RingFormatter) {
  const d = rings.map(pen).join('')
  const strong = index % 5 === 0
  const fill = `fill="#2f7263" fill-opacity="${(0.03 + index * 0.003).toFixed(3)}"`
  return `<path d="${d}" ${fill} stroke="#7fa89b" stroke-opacity="${strong ? 0.55 : 0.26}" stroke-width="${strong ? 1.6 : 0.9}"/>`
}

/** 1280 by 720. @param moment from 0 to 1; 1 is the same frame as 0, so the film loops */
export function heroFrame(moment: number, pen: RingFormatter = formatRingPath): string {
  const turn = moment * 2 * Math.PI
  const values = Array.from({ length: columns * rows }, (_, at) =>
    computeHeight(at % columns, Math.floor(at / columns), turn),
  )
  const lines = contours().size([columns, rows]).thresholds(levels)(values)
  const hills = lines.map((line, index) => levelMarkup(line.coordinates.flat() as Ring[], index, pen)).join('')
  const gold = contours().size([columns, rows]).thresholds([goldLevel])(values)[0]
  const { drawn, strength } = computeGoldStroke(moment)
  const ridge = pen(rotateToLeftmost(longest(gold?.coordinates.flat() ?? [])))
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 1280 720">',
    '<rect width="1280" height="720" fill="#0f2f2a"/>',
    hills,
    `<path d="${ridge}" fill="none" stroke="#e0a93b" stroke-width="2.6" stroke-linecap="round" pathLength="1000" stroke-dasharray="${(drawn * 1000).toFixed(1)} 2000" stroke-opacity="${strength.toFixed(3)}"/>`,
    '<defs><linearGradient id="g" x1="0" y1="1" x2="0.62" y2="0.35"><stop offset="0" stop-color="#0f2f2a" stop-opacity="0.82"/><stop offset="1" stop-color="#0f2f2a" stop-opacity="0"/></linearGradient></defs>',
    '<rect width="1280" height="720" fill="url(#g)"/></svg>',
  ].join('')
}

const looseness = 5

const isEdge = ([x, y]: Point) =>
  [x + margin * scale, y + margin * scale].some((at) => at <= 0) ||
  x >= (columns - margin) * scale ||
  y >= (rows - margin) * scale

const posterMoment = 0.7

export const heroPoster = (): string =>
  heroFrame(posterMoment, (ring) =>
    ringToPath(
      ring.map(([x = 0, y = 0]): Point => [(x - margin) * scale, (y - margin) * scale]),
      isEdge,
      looseness,
    ),
  )
