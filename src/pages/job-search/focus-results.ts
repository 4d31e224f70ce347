export const searchFormId = 'job-search'

export const resultsId = 'matching-jobs'

/** Call when a press removes the pressed control, which would lose the focus. */
export const focusResults = () => document.getElementById(resultsId)?.focus()

/** Scrolls up after the list has become shorter; does not move the focus. */
export const showResults = () =>
  requestAnimationFrame(() => document.getElementById(resultsId)?.parentElement?.scrollIntoView({ block: 'nearest' }))

export const nearbyId = 'nearby'

export const focusNearby = () => document.getElementById(nearbyId)?.focus()
