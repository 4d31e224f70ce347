/** In degrees; all longitudes are shown. `zoom` is the scale of the numbers in the file. */
export const officeMapFrame = { north: 78, south: -58, zoom: 7 } as const
