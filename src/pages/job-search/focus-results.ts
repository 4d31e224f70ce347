/** The id of the heading above the results. */
export const resultsId = 'matching-jobs'

/** Moves the focus to the results, when the control that was pressed goes away with the press. */
export const focusResults = () => document.getElementById(resultsId)?.focus()

/** Brings the results back into sight when fewer of them end above the window; the focus stays where it is. */
export const showResults = () =>
  requestAnimationFrame(() => document.getElementById(resultsId)?.parentElement?.scrollIntoView({ block: 'nearest' }))

/** The id of the heading above the nearby jobs. */
export const nearbyId = 'nearby'

/** Moves the focus to the nearby jobs, whose first ones may be out of sight when their page is turned. */
export const focusNearby = () => document.getElementById(nearbyId)?.focus()
