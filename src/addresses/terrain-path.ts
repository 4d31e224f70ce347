import { findTerrainPicture, type TerrainPicture } from '#domain/terrain/terrain-pictures.ts'

/** The contour picture drawn for a title, served by the site itself. */
export const terrainPath = (title: string, ...[tone, width, height]: TerrainPicture) =>
  `/terrain/${tone}/${width}x${height}/${encodeURIComponent(
    title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'tamarack',
  )}.svg`

/** What an address of `terrainPath` names: the words of its title and the kind of its picture; null for any other. */
export function readTerrainPath(address: string): { readonly slug: string; readonly picture: TerrainPicture } | null {
  const [, tone = '', size = '', slug = ''] = /^\/terrain\/([a-z]+)\/(\d+x\d+)\/([a-z0-9-]+)\.svg$/.exec(address) ?? []
  const picture = findTerrainPicture(tone, size)
  return picture ? { slug, picture } : null
}
