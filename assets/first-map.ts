import { clipPolygon, clipPolyline, type BoundingBox, type Point } from 'lineclip'
import { initialView, officeMapFrame } from '#domain/map/map-view.ts'
import { simplifyRing, polylineToPath } from './map-paths.ts'
import { palette } from '#ui/theme/palette.ts'
import {
  ringArea,
  borders,
  farAway,
  graticule,
  home,
  lakes,
  mapSize,
  otherCountries,
  place,
  type Ring,
  blend,
  waterDepths,
} from './atlas.ts'

type FirstMap = {
  readonly zoom: number
  readonly window: { readonly width: number; readonly height: number }
  readonly tolerance: { readonly home: number; readonly around: number }
  /** In px of the view: coordinates in the file are multiples of it. */
  readonly unit: number
}

const margin = 32

export const firstMaps: Readonly<Record<'wide' | 'narrow', FirstMap>> = {
  wide: {
    zoom: initialView(true).zoom,
    window: { width: 2000, height: 350 },
    tolerance: { home: 0.5, around: 0.6 },
    unit: 0.5,
  },
  narrow: {
    zoom: initialView(false).zoom,
    window: { width: 768, height: 350 },
    tolerance: { home: 0.5, around: 0.8 },
    unit: 0.5,
  },
}

function surveyWindow({ zoom, window, tolerance, unit }: FirstMap) {
  const pixel = 2 ** (officeMapFrame.zoom - zoom)
  const { centre } = initialView(false)
  const [x, y] = place([centre.longitude, centre.latitude])
  const half = { width: (window.width / 2 + margin) * pixel, height: (window.height / 2 + margin) * pixel }
  const box: BoundingBox = [x - half.width, y - half.height, x + half.width, y + half.height]
  const scale = 1 / (unit * pixel)
  const write = (line: Ring, stray: number, ending: 'z' | '') =>
    polylineToPath(
      simplifyRing(line, stray * pixel).map(([left, top]) => [left * scale, top * scale]),
      ending,
    )
  const draw = (rings: ReadonlyArray<Ring>, stray: number, least: number) =>
    rings
      .map((ring) => clipPolygon(ring as Point[], box))
      .filter((ring) => ring.length > 2 && ringArea(ring) >= least * pixel ** 2)
      .map((ring) => write(ring, stray, 'z'))
      .join('')
  const lines = borders.flatMap((line) => clipPolyline(line as Point[], box))
  return { scale, draw, borders: lines.map((line) => write(line, tolerance.home, '')).join('') }
}

const { paper, mist, evergreen100, evergreen300: coast, evergreen500 } = palette

const drawWater = (zoom: number, thin: number) =>
  waterDepths.toReversed().flatMap(({ distance, opacity }) => {
    const far = 2 * distance * 2 ** (zoom - 4) * thin
    return [
      `<use href="#l" stroke="${blend(coast, paper, opacity)}" stroke-width="${far + thin}"/>`,
      `<use href="#l" stroke="${paper}" stroke-width="${far - thin}"/>`,
    ]
  })

export function drawFirstMap(map: FirstMap): string {
  const { zoom, tolerance, unit } = map
  const { scale, draw, borders: lines } = surveyWindow(map)
  const [width, height] = [Math.round(mapSize.width * scale), Math.round(mapSize.height * scale)]
  const thin = 1 / unit
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke-linejoin="round" stroke-linecap="round" stroke-width="${thin}">`,
    `<path fill="${paper}" d="M0 0h${width}v${height}H0z"/>`,
    `<defs><g id="l"><path id="o" d="${draw(otherCountries, tolerance.around, 4)}"/><path id="h" d="${draw(home, tolerance.home, 2)}"/></g></defs>`,
    ...drawWater(zoom, thin),
    `<path stroke="${coast}" stroke-opacity=".22" d="${graticule(scale)}"/>`,
    `<g fill="${mist}" stroke="${mist}"><path d="${draw(farAway, tolerance.around, 4)}"/><use href="#o"/></g>`,
    `<use href="#h" fill="${evergreen100}" stroke="${evergreen500}" stroke-opacity=".75"/>`,
    `<path fill="${paper}" stroke="${coast}" stroke-width="${0.75 * thin}" d="${draw(lakes, tolerance.home, 10)}"/>`,
    `<path stroke="${coast}" stroke-width="${0.9 * thin}" d="${lines}"/>`,
    '</svg>',
  ].join('')
}

export function drawGround(): string {
  const { scale, draw } = surveyWindow({ ...firstMaps.narrow, unit: 1 })
  const [width, height] = [Math.round(mapSize.width * scale), Math.round(mapSize.height * scale)]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${paper}" d="M0 0h${width}v${height}H0z"/>`,
    `<path fill="${mist}" d="${draw(otherCountries, 10, 400)}"/>`,
    `<path fill="${evergreen100}" stroke="${evergreen500}" stroke-opacity=".75" d="${draw(home, 5, 120)}"/>`,
    `<path fill="${paper}" d="${draw(lakes, 6, 120)}"/>`,
    '</svg>',
  ].join('')
}
