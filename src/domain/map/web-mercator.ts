import type { Place } from '../places/distance.ts'

export type MapPoint = { readonly x: number; readonly y: number }

export const worldWidth = (zoom: number): number => 256 * 2 ** zoom

export function project({ latitude, longitude }: Place, zoom: number): MapPoint {
  const north = Math.asinh(Math.tan((latitude * Math.PI) / 180))
  const width = worldWidth(zoom)
  return { x: (longitude / 360 + 0.5) * width, y: (0.5 - north / (2 * Math.PI)) * width }
}

export function unproject({ x, y }: MapPoint, zoom: number): Place {
  const width = worldWidth(zoom)
  const north = (0.5 - y / width) * 2 * Math.PI
  return { latitude: (Math.atan(Math.sinh(north)) * 180) / Math.PI, longitude: (x / width - 0.5) * 360 }
}
