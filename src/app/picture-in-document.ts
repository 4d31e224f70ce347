import { readTerrainPath } from '#addresses/terrain-path.ts'
import { terrain } from '#domain/terrain/terrain.ts'
import ground from '#pages/contact/office-map-ground.svg?url'
import groundDrawn from '#pages/contact/office-map-ground.svg?raw'
import { LRUCache } from 'lru-cache'

/** A picture takes 5 to 9 KB. */
const pictureCache = new LRUCache<string, string>({ max: 1000 })

const toDataUrl = (svg: string) => `data:image/svg+xml,${svg.replace(/[%#<>"]/g, encodeURIComponent)}`

function draw(address: string): string | null {
  if (address === ground) return groundDrawn
  const named = readTerrainPath(address)
  if (!named) return null
  const [tone, width, height] = named.picture
  return terrain(named.slug, { tone, width, height })
}

export function pictureInDocument(address: string): string {
  const known = pictureCache.get(address)
  if (known !== undefined) return known
  const svg = draw(address)
  const found = svg === null ? address : toDataUrl(svg)
  pictureCache.set(address, found)
  return found
}
