/** Nearest-rank percentile. @param share from 0 to 1 @returns NaN when empty or when any value is NaN */
export const percentile = (values: ReadonlyArray<number>, fraction: number): number =>
  values.some(Number.isNaN)
    ? NaN
    : (values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * fraction) - 1)] ?? NaN)

export const median = (values: ReadonlyArray<number>): number => percentile(values, 0.5)
