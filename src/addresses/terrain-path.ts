import type { TerrainPicture } from '#domain/terrain/terrain-pictures.ts'

/** The contour picture drawn for a title, served by the site itself. */
export const terrainPath = (title: string, ...[tone, width, height]: TerrainPicture) =>
  `/terrain/${tone}/${width}x${height}/${encodeURIComponent(
    title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'tamarack',
  )}.svg`
