import { lazyImport } from '#late/late.ts'
import type { Maps } from '#site/ports.ts'
import { once } from './once.ts'

export function createBrowserMaps(): Maps {
  let asked: ReturnType<typeof createAddressFinder> | null = null
  return { find: (service, address) => (asked ??= createAddressFinder(service))(address) }
}

function createAddressFinder(service: Parameters<Maps['find']>[0]) {
  const finder = once(async () => {
    const { loadGeocoder, findPlace } = await lazyImport(() => import('./find-place.ts'))
    const geocoder = await loadGeocoder(service)
    return (address: string) => findPlace(geocoder, address)
  })
  return async (address: string) => (await finder())(address)
}
