import { readTerrainPath } from '#addresses/terrain-path.ts'
import { terrain } from '#domain/terrain/terrain.ts'
import heroPoster from '#pages/home/hero-poster.svg?url'
import heroPosterDrawn from '#pages/home/hero-poster.svg?raw'
import ground from '#pages/contact/office-map-ground.svg?url'
import groundDrawn from '#pages/contact/office-map-ground.svg?raw'
import { LRUCache } from 'lru-cache'

/** A picture takes 5 to 9 KB. */
const kept = new LRUCache<string, string>({ max: 1000 })

const dataOf = (svg: string) => `data:image/svg+xml,${svg.replace(/[%#<>"]/g, encodeURIComponent)}`

function draw(address: string): string | null {
  if (address === heroPoster) return heroPosterDrawn
  if (address === ground) return groundDrawn
  const named = readTerrainPath(address)
  if (!named) return null
  const [tone, width, height] = named.picture
  return terrain(named.slug, { tone, width, height })
}

export function pictureInDocument(address: string): string {
  const known = kept.get(address)
  if (known !== undefined) return known
  const svg = draw(address)
  const found = svg === null ? address : dataOf(svg)
  kept.set(address, found)
  return found
}
