export type FaultLog = { error(details: object, message: string): void }

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

export type LimitedLines = (write: (left: number) => void) => void

export function createLineLimiter(most: number, every: number, clock: () => number): LimitedLines {
  let [since, written, left] = [-Infinity, 0, 0]
  return (write) => {
    if (clock() - since >= every) [since, written] = [clock(), 0]
    if (written >= most) {
      left += 1
      return
    }
    written += 1
    write(left)
    left = 0
  }
}
