export type Clock = {
  /** Installs the clock, or resumes it; time still passes. Call it before the visit opens a page. */
  readonly take: () => Promise<void>
  /** Call it once the page is open; exact timing needs it. */
  readonly stop: () => Promise<void>
  /** @param duration milliseconds */
  readonly pass: (duration: number) => Promise<void>
}

export type SiteClock = {
  readonly now: () => Date
  readonly pass: (duration: number) => void
  readonly reset: () => void
}

export function createSiteClock(): SiteClock {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    pass: (duration) => {
      ahead += duration
    },
    reset: () => {
      ahead = 0
    },
  }
}
