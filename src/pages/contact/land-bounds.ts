import { mapMiddle, officeMapFrame, project, worldWidth, type MapPoint } from '#domain/map/map-view.ts'

/** Positions are relative to this point, which keeps the numbers small. */
export const getMapOrigin = (zoom: number): MapPoint => project(mapMiddle, zoom)

export function getLandBounds(zoom: number) {
  const origin = getMapOrigin(zoom)
  const top = project({ latitude: officeMapFrame.north, longitude: 0 }, zoom).y
  const bottom = project({ latitude: officeMapFrame.south, longitude: 0 }, zoom).y
  return { x: -origin.x, y: top - origin.y, width: worldWidth(zoom), height: bottom - top }
}
