/** Reports outages of an external service. */
export type OutageReporter = {
  /** It did what it was asked. */
  readonly worked: () => void
  /** It did not; of several failures in a row the first is reported. */
  readonly failed: (error: unknown) => void
}

/** @param report is given the first of several failures in a row */
export function reportOutages(report: (error: unknown) => void): OutageReporter {
  let isFailing = false
  return {
    worked: () => {
      isFailing = false
    },
    failed: (error) => {
      if (!isFailing) report(error)
      isFailing = true
    },
  }
}
