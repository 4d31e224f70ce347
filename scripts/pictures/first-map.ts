import { clipPolygon, clipPolyline, type BoundingBox, type Point } from 'lineclip'
import { firstView } from '#domain/map/map-view.ts'
import { officeMapFrame } from '#domain/map/office-map-frame.ts'
import { simplifyRing, writeStraight } from '#domain/terrain/terrain-path.ts'
import { palette } from '#ui/theme/palette.ts'
import { areaOf, borders, farAway, home, lakes, mapSize, others, place, type Ring } from './atlas.ts'
import { blend, waterDepths } from './water-depths.ts'

/** A first view of the map: the largest window on it in px, and how fine it is drawn. */
type FirstMap = {
  readonly zoom: number
  readonly window: { readonly width: number; readonly height: number }
  /** How far the lines of the country and those around it may stray, in px of the view. */
  readonly tolerance: { readonly home: number; readonly around: number }
  /** In px of the view: the numbers in the file are whole ones of it. */
  readonly unit: number
}

/** What is seen beyond a window's edges while the map is pushed, and lines along its coasts, in px of the view. */
const margin = 32

/** On wide screens, at most as wide as the page is with the largest letters, and on narrow ones. */
export const firstMaps: Readonly<Record<'wide' | 'narrow', FirstMap>> = {
  wide: {
    zoom: firstView(true).zoom,
    window: { width: 2000, height: 350 },
    tolerance: { home: 0.5, around: 0.6 },
    unit: 0.5,
  },
  narrow: {
    zoom: firstView(false).zoom,
    window: { width: 768, height: 350 },
    tolerance: { home: 0.7, around: 1.2 },
    unit: 0.5,
  },
}

/** Draws no more of the map than its first view shows, over the same room as the whole. */
export function drawFirstMap({ zoom, window, tolerance, unit }: FirstMap): string {
  const pixel = 2 ** (officeMapFrame.zoom - zoom)
  const { centre } = firstView(false)
  const [x, y] = place([centre.longitude, centre.latitude])
  const half = { width: (window.width / 2 + margin) * pixel, height: (window.height / 2 + margin) * pixel }
  const box: BoundingBox = [x - half.width, y - half.height, x + half.width, y + half.height]
  const scale = 1 / (unit * pixel)
  const write = (line: Ring, stray: number, ending: 'z' | '') =>
    writeStraight(
      simplifyRing(line, stray * pixel).map(([left, top]) => [left * scale, top * scale]),
      ending,
    )
  const draw = (rings: ReadonlyArray<Ring>, stray: number, least: number) =>
    rings
      .map((ring) => clipPolygon(ring as Point[], box))
      .filter((ring) => ring.length > 2 && areaOf(ring) >= least * pixel ** 2)
      .map((ring) => write(ring, stray, 'z'))
      .join('')
  const lines = borders
    .flatMap((line) => clipPolyline(line as Point[], box))
    .map((line) => write(line, tolerance.home, ''))
  const [width, height] = [Math.round(mapSize.width * scale), Math.round(mapSize.height * scale)]
  const graticule = [
    ...Array.from({ length: 35 }, (_, at) => `M${Math.round(((at + 1) * width) / 36)} 0v${height}`),
    ...Array.from({ length: 13 }, (_, at) => `M0 ${Math.round(place([0, at * 10 - 50])[1] * scale)}h${width}`),
  ].join('')
  const coast = palette.evergreen300
  const thin = 1 / unit
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke-linejoin="round" stroke-linecap="round" stroke-width="${thin}">`,
    `<path fill="${palette.paper}" d="M0 0h${width}v${height}H0z"/>`,
    `<defs><g id="l"><path id="o" d="${draw(others, tolerance.around, 4)}"/><path id="h" d="${draw(home, tolerance.home, 2)}"/></g></defs>`,
    ...waterDepths.toReversed().flatMap(({ distance, opacity }) => {
      const far = 2 * distance * 2 ** (zoom - 4) * thin
      return [
        `<use href="#l" stroke="${blend(coast, palette.paper, opacity)}" stroke-width="${far + thin}"/>`,
        `<use href="#l" stroke="${palette.paper}" stroke-width="${far - thin}"/>`,
      ]
    }),
    `<path stroke="${coast}" stroke-opacity=".22" d="${graticule}"/>`,
    `<g fill="${palette.mist}" stroke="${palette.mist}"><path d="${draw(farAway, tolerance.around, 4)}"/><use href="#o"/></g>`,
    `<use href="#h" fill="${palette.evergreen100}" stroke="${palette.evergreen500}" stroke-opacity=".75"/>`,
    `<path fill="${palette.paper}" stroke="${coast}" stroke-width="${0.75 * thin}" d="${draw(lakes, tolerance.home, 10)}"/>`,
    `<path stroke="${coast}" stroke-width="${0.9 * thin}" d="${lines.join('')}"/>`,
    '</svg>',
  ].join('')
}
