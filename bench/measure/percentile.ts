/** The value that a share of all stay below, or are as large as: the nearest rank. @param share from 0 to 1 @returns NaN of none, and where one of them is NaN */
export const percentile = (values: ReadonlyArray<number>, share: number): number =>
  values.some(Number.isNaN)
    ? NaN
    : (values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? NaN)

export const median = (values: ReadonlyArray<number>): number => percentile(values, 0.5)
