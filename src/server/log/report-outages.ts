export type OutageReporter = {
  readonly worked: () => void
  readonly failed: (error: unknown) => void
}

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
