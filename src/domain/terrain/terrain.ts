import { contours } from 'd3-contour'
import { seededRandom } from '../chance/random.ts'
import { raiseLandscape } from './terrain-height.ts'
import { removeBorderSegments, lineToPath, ringToPath, type Point } from './terrain-path.ts'

export type TerrainOptions = {
  width: number
  height: number
  tone: 'dark' | 'light' | 'mist'
  levels?: number
}

const larch = '#e0a93b'
const tones = {
  dark: { ground: '#0f2f2a', tint: '#2f7263', tintShare: 0.055, line: '#b7cbc3', thin: 0.26, index: 0.5 },
  light: { ground: '#faf8f3', tint: '#7fa89b', tintShare: 0.04, line: '#2f7263', thin: 0.34, index: 0.62 },
  mist: { ground: '#e9efec', tint: '#7fa89b', tintShare: 0.05, line: '#1c4a41', thin: 0.3, index: 0.55 },
} as const

const unit = 750
/**
 * About 1.5 KB compressed, of the 14 KB that arrive first. With fewer bytes Chromium ignores the banner as a paint in
 * wide windows (0.05 bits per pixel).
 */
const longestText = 4_500
const maxRounds = 12

export function terrain(name: string, options: TerrainOptions): string {
  const map = surveyMap(name, options)
  let tolerance = 1.5
  let text = drawMap(map, options, tolerance)
  for (let round = 1; round < maxRounds && text.length > longestText; round++) {
    tolerance *= 1.35
    text = drawMap(map, options, tolerance)
  }
  return text
}

type Layer = readonly (readonly Point[])[]
type Map = { width: number; height: number; layers: readonly Layer[]; isBorder: (point: Point) => boolean }

const cell = 12
const margin = 2

function surveyMap(name: string, { width, height, tone, levels }: TerrainOptions): Map {
  const side = Math.sqrt(width * height)
  const frame = { width: width / side, height: height / side, calm: tone === 'dark' }
  const [columns, rows] = [frame.width, frame.height].map((part) => Math.ceil((part * unit) / cell) + 2 * margin) as [
    number,
    number,
  ]
  const at = (index: number) => ((index - margin + 0.5) * cell) / unit
  const landscape = raiseLandscape(seededRandom(name), frame)
  const heights = Array.from({ length: columns * rows }, (_, index) =>
    landscape(at(index % columns), at(Math.floor(index / columns))),
  )
  const survey = contours().size([columns, rows])
  const place = ([x = 0, y = 0]: number[]): Point => [(x - margin) * cell, (y - margin) * cell]
  const layers = listLevels(heights, levels ?? Math.round(6 + side / 110)).map((level) =>
    survey
      .contour(heights, level)
      .coordinates.flatMap((polygon) => polygon.map((ring) => ring.slice(0, -1).map(place))),
  )
  const [right, bottom] = [(columns - margin) * cell, (rows - margin) * cell]
  const isBorder = ([x, y]: Point) => x <= -margin * cell || y <= -margin * cell || x >= right || y >= bottom
  return { width: Math.round(frame.width * unit), height: Math.round(frame.height * unit), layers, isBorder }
}

function listLevels(heights: readonly number[], count: number): number[] {
  let [lowest, highest] = [Infinity, -Infinity]
  for (const height of heights) {
    lowest = Math.min(lowest, height)
    highest = Math.max(highest, height)
  }
  return Array.from({ length: count }, (_, index) => lowest + ((index + 0.7) / (count + 0.3)) * (highest - lowest))
}

function drawMap(map: Map, { width, height, tone }: TerrainOptions, tolerance: number): string {
  const { ground, tint, tintShare, line, thin, index } = tones[tone]
  const weight = unit / Math.sqrt(width * height)
  const round = (number: number) => Number(number.toFixed(2))
  const paths = map.layers.map((layer, at) => {
    const data = layer.map((ring) => ringToPath([...ring, ring[0]!], map.isBorder, tolerance)).join('')
    const heavy = at % 5 === 3 ? ` stroke-opacity="${index}" stroke-width="${round(1.5 * weight)}"` : ''
    return data && `<path${heavy} d="${data}"/>`
  })
  const gold = findGold(map)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${map.width} ${map.height}">`,
    `<path fill="${ground}" d="M0 0h${map.width}v${map.height}h-${map.width}z"/>`,
    `<g fill="${tint}" fill-opacity="${tintShare}" fill-rule="evenodd" stroke="${line}" stroke-opacity="${thin}" stroke-width="${round(0.9 * weight)}">`,
    ...paths,
    `</g>`,
    gold &&
      `<path fill="none" stroke="${larch}" stroke-width="${round(2.2 * weight)}" d="${lineToPath(gold, tolerance)}"/>`,
    '</svg>',
  ].join('')
}

function findGold({ layers, isBorder }: Map) {
  const from = Math.floor(layers.length * 0.4)
  const to = Math.ceil(layers.length * 0.75)
  return layers
    .slice(from, to)
    .flatMap((layer) => layer.flatMap((ring) => removeBorderSegments([...ring, ring[0]!], isBorder)))
    .sort((a, b) => b.length - a.length)[0]
}
