/** Tells of outages of a service of others. */
export type OutageTeller = {
  /** It did what it was asked. */
  readonly worked: () => void
  /** It did not; of several failures in a row the first is told. */
  readonly failed: (error: unknown) => void
}

/** @param tell is told of the first failure of each row of them */
export function tellOutages(tell: (error: unknown) => void): OutageTeller {
  let isFailing = false
  return {
    worked: () => {
      isFailing = false
    },
    failed: (error) => {
      if (!isFailing) tell(error)
      isFailing = true
    },
  }
}
