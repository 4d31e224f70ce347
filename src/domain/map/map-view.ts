import type { Place } from '../places/distance.ts'
import { officeMapFrame } from './office-map-frame.ts'
import { project, unproject, type MapPoint } from './web-mercator.ts'

/** What of the map is looked at: the place in the middle, and how near (see `worldWidth`). */
export type MapView = { readonly centre: Place; readonly zoom: number }

/** The window through which a map is seen, in px. */
export type MapSize = { readonly width: number; readonly height: number }

/** How far out and in the map can be zoomed. */
export const mapZooms = { least: 3, most: 8 } as const

/** The middle of the map before anyone moves it: the whole country from coast to coast. */
export const mapMiddle: Place = { latitude: 39.3, longitude: -96 }

/** The map before anyone moves it: zoom 3 on narrow screens and 4 on others (C2.11-23, C2.11-24). */
export const firstView = (isWide: boolean): MapView => ({ centre: mapMiddle, zoom: isWide ? 4 : 3 })

/** Whether a view is where the map begins. */
export function isFirstView({ centre, zoom }: MapView, isWide: boolean): boolean {
  const first = firstView(isWide)
  const isThere = centre.latitude === first.centre.latitude && centre.longitude === first.centre.longitude
  return isThere && zoom === first.zoom
}

const within = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

const onMap = ({ latitude, longitude }: Place): Place => ({
  latitude: within(officeMapFrame.south, latitude, officeMapFrame.north),
  longitude: within(-180, longitude, 180),
})

/** The view when the map under it is pushed by some px. */
export function pushed({ centre, zoom }: MapView, by: MapPoint): MapView {
  const { x, y } = project(centre, zoom)
  return { zoom, centre: onMap(unproject({ x: x - by.x, y: y - by.y }, zoom)) }
}

/** The view at another zoom. @param around what stays where it is, in px from the middle */
export function zoomed(view: MapView, by: number, around: MapPoint = { x: 0, y: 0 }): MapView {
  const zoom = within(mapZooms.least, view.zoom + by, mapZooms.most)
  const { x, y } = project(view.centre, view.zoom)
  const fixed = project(unproject({ x: x + around.x, y: y + around.y }, view.zoom), zoom)
  return { zoom, centre: onMap(unproject({ x: fixed.x - around.x, y: fixed.y - around.y }, zoom)) }
}

/** How much room there must be around a point, in px. */
export type Room = { readonly above: number; readonly below: number; readonly beside: number }

/** How far something must be pushed that it lies between two bounds; into their middle when it cannot. */
const needed = (least: number, value: number, most: number) =>
  least > most ? (least + most) / 2 - value : within(least, value, most) - value

/** Pushes the map as little as needed for a point of the world to have room. @param point in px at the zoom of the view */
export function withRoom(view: MapView, size: MapSize, point: MapPoint, room: Room): MapView {
  const centre = project(view.centre, view.zoom)
  const x = needed(room.beside, point.x - centre.x + size.width / 2, size.width - room.beside)
  const y = needed(room.above, point.y - centre.y + size.height / 2, size.height - room.below)
  return x === 0 && y === 0 ? view : pushed(view, { x, y })
}
