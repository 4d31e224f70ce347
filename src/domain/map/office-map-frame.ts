/**
 * The part of the world that the picture of the office map shows, in degrees: all longitudes, and the latitudes where
 * people live. `zoom` is the scale of the numbers in the file.
 */
export const officeMapFrame = { north: 78, south: -58, zoom: 7 } as const
