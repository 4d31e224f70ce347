import { findTerrainPicture, type TerrainPicture } from '#domain/terrain/terrain-pictures.ts'

export const terrainPath = (title: string, ...[tone, width, height]: TerrainPicture) =>
  `/terrain/${tone}/${width}x${height}/${encodeURIComponent(
    title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'tamarack',
  )}.svg`

export function readTerrainPath(address: string): { readonly slug: string; readonly picture: TerrainPicture } | null {
  const [, tone = '', size = '', slug = ''] = /^\/terrain\/([a-z]+)\/(\d+x\d+)\/([a-z0-9-]+)\.svg$/.exec(address) ?? []
  const picture = findTerrainPicture(tone, size)
  return picture ? { slug, picture } : null
}
