export type Scale = { readonly from: number; readonly to: number }

/** In percent of the width, to a hundredth. What lies outside stands at the nearer end. */
export const placeOn = ({ from, to }: Scale, value: number): number =>
  Math.round(Math.min(1, Math.max(0, (value - from) / (to - from))) * 10_000) / 100
