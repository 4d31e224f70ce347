/** In em of the labels: what an axis may be as wide as for more of them to show. */
export const axisWidths = [12, 21.2, 28, 37, 60] as const
