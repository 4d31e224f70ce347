import { writeFileSync } from 'node:fs'
import { simplifyRing, polylineToPath } from './map-paths.ts'
import { palette } from '#ui/theme/palette.ts'
import { borders, farAway, graticule, home, lakes, mapSize, otherCountries, place, type Ring } from './atlas.ts'
import { drawFirstMap, drawGround, firstMaps } from './first-map.ts'
import { waterLines } from './water-lines.ts'

/* Draws the map that the offices stand on: one with all that can be seen when it is zoomed, and what its first views need. */

const { width, height } = mapSize

const draw = (shapes: ReadonlyArray<Ring>, tolerance: number) =>
  shapes.map((ring) => polylineToPath(simplifyRing(ring, tolerance), 'z')).join('')

const neighbour = palette.mist
const coast = palette.evergreen300

const map = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke-linejoin="round" stroke-linecap="round">`,
  `<style>path{vector-effect:non-scaling-stroke}</style>`,
  `<path fill="${palette.paper}" d="M0 0h${width}v${height}H0z"/>`,
  ...(await waterLines({ land: [otherCountries, home], from: place([-172, 62]), to: place([-48, 10]) })).map(
    ({ data, opacity }) => `<path stroke="${coast}" stroke-opacity="${opacity}" d="${data}"/>`,
  ),
  `<path stroke="${palette.evergreen300}" stroke-opacity=".22" d="${graticule(1)}"/>`,
  `<g fill="${neighbour}" stroke="${neighbour}"><path d="${draw(farAway, 8)}"/><path d="${draw(otherCountries, 4)}"/></g>`,
  `<path fill="${palette.evergreen100}" stroke="${palette.evergreen500}" stroke-opacity=".75" d="${draw(home, 1)}"/>`,
  `<path fill="${palette.paper}" stroke="${coast}" stroke-width=".75" d="${draw(lakes, 2)}"/>`,
  `<path stroke="${palette.evergreen300}" stroke-width=".9" d="${borders.map((line) => polylineToPath(simplifyRing(line, 0.7), '')).join('')}"/>`,
  '</svg>',
].join('')

const drawn = {
  'office-map': map,
  'office-map-wide': drawFirstMap(firstMaps.wide),
  'office-map-narrow': drawFirstMap(firstMaps.narrow),
  'office-map-ground': drawGround(),
}

for (const [name, svg] of Object.entries(drawn)) {
  writeFileSync(`src/pages/contact/${name}.svg`, svg)
  console.log(`${name}: ${(svg.length / 1024).toFixed(0)} KB`)
}
