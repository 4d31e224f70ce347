import { mapMiddle } from '#domain/map/map-view.ts'
import { officeMapFrame } from '#domain/map/office-map-frame.ts'
import { project, worldWidth, type MapPoint } from '#domain/map/web-mercator.ts'

/** Where everything on the map is counted from, so that numbers stay small: its middle before anyone moves it. */
export const originAt = (zoom: number): MapPoint => project(mapMiddle, zoom)

/** The room that the picture of the land takes, in px from the origin. */
export function landRoom(zoom: number) {
  const origin = originAt(zoom)
  const top = project({ latitude: officeMapFrame.north, longitude: 0 }, zoom).y
  const bottom = project({ latitude: officeMapFrame.south, longitude: 0 }, zoom).y
  return { x: -origin.x, y: top - origin.y, width: worldWidth(zoom), height: bottom - top }
}
