export type Coordinates = { readonly latitude: number; readonly longitude: number }

const earthDiameter = 12_756_000
const metersPerMile = 1609

/** In miles, inclusive (J4.8-02, J9-10). */
export const nearbyRadius = 25

const radians = (degrees: number) => (degrees * Math.PI) / 180

export function milesBetween(a: Coordinates, b: Coordinates): number {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2
  const east = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  const haversine = north + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east
  return (earthDiameter * Math.asin(Math.sqrt(haversine))) / metersPerMile
}
