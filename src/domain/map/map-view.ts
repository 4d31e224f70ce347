import type { Coordinates } from '../places/distance.ts'

export type MapPoint = { readonly x: number; readonly y: number }

export const worldWidth = (zoom: number): number => 256 * 2 ** zoom

export function project({ latitude, longitude }: Coordinates, zoom: number): MapPoint {
  const north = Math.asinh(Math.tan((latitude * Math.PI) / 180))
  const width = worldWidth(zoom)
  return { x: (longitude / 360 + 0.5) * width, y: (0.5 - north / (2 * Math.PI)) * width }
}

export function unproject({ x, y }: MapPoint, zoom: number): Coordinates {
  const width = worldWidth(zoom)
  const north = (0.5 - y / width) * 2 * Math.PI
  return { latitude: (Math.atan(Math.sinh(north)) * 180) / Math.PI, longitude: (x / width - 0.5) * 360 }
}

/** In degrees; all longitudes are shown. `zoom` is the scale of the numbers in the file. */
export const officeMapFrame = { north: 78, south: -58, zoom: 7 } as const

export type MapView = { readonly centre: Coordinates; readonly zoom: number }

export type MapSize = { readonly width: number; readonly height: number }

export const mapZooms = { least: 3, most: 8 } as const

export const mapMiddle: Coordinates = { latitude: 39.3, longitude: -96 }

export const initialView = (isWide: boolean): MapView => ({ centre: mapMiddle, zoom: isWide ? 4 : 3 })

export function isInitialView({ centre, zoom }: MapView, isWide: boolean): boolean {
  const first = initialView(isWide)
  const isThere = centre.latitude === first.centre.latitude && centre.longitude === first.centre.longitude
  return isThere && zoom === first.zoom
}

const within = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

const onMap = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: within(officeMapFrame.south, latitude, officeMapFrame.north),
  longitude: within(-180, longitude, 180),
})

export function pan({ centre, zoom }: MapView, by: MapPoint): MapView {
  const { x, y } = project(centre, zoom)
  return { zoom, centre: onMap(unproject({ x: x - by.x, y: y - by.y }, zoom)) }
}

/** @param around what stays in place, in px from the middle */
export function zoomBy(view: MapView, by: number, around: MapPoint = { x: 0, y: 0 }): MapView {
  const zoom = within(mapZooms.least, view.zoom + by, mapZooms.most)
  const { x, y } = project(view.centre, view.zoom)
  const fixed = project(unproject({ x: x + around.x, y: y + around.y }, view.zoom), zoom)
  return { zoom, centre: onMap(unproject({ x: fixed.x - around.x, y: fixed.y - around.y }, zoom)) }
}

export type MapMargins = { readonly above: number; readonly below: number; readonly beside: number }

const needed = (least: number, value: number, most: number) =>
  least > most ? (least + most) / 2 - value : within(least, value, most) - value

export function keepInView(view: MapView, size: MapSize, point: MapPoint, room: MapMargins): MapView {
  const centre = project(view.centre, view.zoom)
  const x = needed(room.beside, point.x - centre.x + size.width / 2, size.width - room.beside)
  const y = needed(room.above, point.y - centre.y + size.height / 2, size.height - room.below)
  return x === 0 && y === 0 ? view : pan(view, { x, y })
}
