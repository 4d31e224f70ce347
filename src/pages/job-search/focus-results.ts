/** The id of the heading above the results. */
export const resultsId = 'matching-jobs'

/** Moves the focus to the results, when the control that was pressed goes away with the press. */
export const focusResults = () => document.getElementById(resultsId)?.focus()
