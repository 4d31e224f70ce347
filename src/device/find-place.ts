import type { MapsService } from '#contract/site-settings.ts'
import type { Coordinates } from '#domain/places/distance.ts'
import { withTimeout, loadScript } from './script-loading.ts'

type GeocodeResult = { readonly geometry: { readonly location: { lat(): number; lng(): number } } }
export type Geocoder = {
  geocode(asked: { address: string }): Promise<{ readonly results: ReadonlyArray<GeocodeResult> }>
}

type MapsScript = { importLibrary(name: 'geocoding'): Promise<{ readonly Geocoder: new () => Geocoder }> }
type MapsWindow = { google?: { readonly maps?: MapsScript }; __onMapsLoaded?: () => void }

const patience = 20_000

export async function loadGeocoder({ key, address }: MapsService): Promise<Geocoder> {
  const { promise: ready, resolve } = Promise.withResolvers<void>()
  const window = globalThis as MapsWindow
  window.__onMapsLoaded = resolve
  const loaded = loadScript(address, { key, loading: 'async', callback: '__onMapsLoaded' }).then(() => ready)
  await withTimeout(loaded, patience, new Error(`The script at ${address} did not say that it is here.`))
  if (!window.google?.maps) throw new Error(`The script at ${address} is that of no maps service.`)
  const { Geocoder } = await window.google.maps.importLibrary('geocoding')
  return new Geocoder()
}

export async function findPlace(geocoder: Geocoder, address: string): Promise<Coordinates | null> {
  // Of an address that it does not know the service gives no answer, but rejects.
  const { results } = await geocoder.geocode({ address }).catch(() => ({ results: [] as ReadonlyArray<GeocodeResult> }))
  const location = results[0]?.geometry.location
  return location ? { latitude: location.lat(), longitude: location.lng() } : null
}
