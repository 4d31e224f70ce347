/** Every kind of terrain picture the site shows: tone, width and height in px. No other is drawn on request. */
export const terrainPictures = [
  ['dark', 1600, 480],
  ['dark', 1600, 900],
  ['dark', 640, 400],
  ['mist', 640, 400],
  ['light', 640, 240],
  ['dark', 320, 320],
] as const

export type TerrainPicture = (typeof terrainPictures)[number]

/** The kind that a tone and a size such as `1600x480` name; undefined when the site shows no such picture. */
export const findTerrainPicture = (tone: string, size: string): TerrainPicture | undefined =>
  terrainPictures.find(([known, width, height]) => known === tone && `${width}x${height}` === size)
