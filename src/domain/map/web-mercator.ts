import type { Place } from '../places/distance.ts'

/** A point of a map in px, from its upper left corner. */
export type MapPoint = { readonly x: number; readonly y: number }

/** The width of the whole world in px: 256 at zoom 0, doubled by each step (C2.11-23). */
export const worldWidth = (zoom: number): number => 256 * 2 ** zoom

/** Where a place lies on the square map of the whole world, as web maps draw it. */
export function project({ latitude, longitude }: Place, zoom: number): MapPoint {
  const north = Math.asinh(Math.tan((latitude * Math.PI) / 180))
  const width = worldWidth(zoom)
  return { x: (longitude / 360 + 0.5) * width, y: (0.5 - north / (2 * Math.PI)) * width }
}

/** The place at a point: the other way round. */
export function unproject({ x, y }: MapPoint, zoom: number): Place {
  const width = worldWidth(zoom)
  const north = (0.5 - y / width) * 2 * Math.PI
  return { latitude: (Math.atan(Math.sinh(north)) * 180) / Math.PI, longitude: (x / width - 0.5) * 360 }
}
