/** Sizes in px. The server draws no others on request. */
export const terrainPictures = [
  ['dark', 1600, 480],
  ['dark', 640, 400],
  ['mist', 640, 400],
  ['light', 640, 240],
  ['dark', 320, 320],
] as const

export type TerrainPicture = (typeof terrainPictures)[number]

export const findTerrainPicture = (tone: string, size: string): TerrainPicture | undefined =>
  terrainPictures.find(([known, width, height]) => known === tone && `${width}x${height}` === size)
