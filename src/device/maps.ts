import { late } from '#late/late.ts'
import type { Maps } from '#site/ports.ts'
import { once } from './once.ts'

export function mapsOf(): Maps {
  let asked: ReturnType<typeof askerOf> | null = null
  return { find: (service, address) => (asked ??= askerOf(service))(address) }
}

function askerOf(service: Parameters<Maps['find']>[0]) {
  const finder = once(async () => {
    const { loadGeocoder, findPlace } = await late(() => import('./find-place.ts'))
    const geocoder = await loadGeocoder(service)
    return (address: string) => findPlace(geocoder, address)
  })
  return async (address: string) => (await finder())(address)
}
