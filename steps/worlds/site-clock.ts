/** The time by which the site goes; it runs ahead of the real one as scenarios let time pass. */
export type SiteClock = {
  readonly now: () => Date
  readonly pass: (duration: number) => void
  /** Back to the real time, for anyone who comes next. */
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
