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
