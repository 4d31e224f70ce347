/** Where counted visits go, relative to the API base (C7.2-14). */
export const collectPath = 'data/collect'

/** Where a browser tells the site's log of an error (C8-01). */
export const reportPath = 'data/report'

/** The longest message of an error report, in characters. */
export const longestMessage = 300

/** What is done with a job and counted under its title (J7-53 to J7-56). */
export const jobActivities = [
  'Saved Job Posting',
  'Unsaved Job Posting',
  'Job Posting',
  'Featured Job Posting',
] as const

export type JobActivity = (typeof jobActivities)[number]

/** How a job is shared: mailed to the visitor, or jobs like it asked for (J2.5-57). */
export const shareMethods = ['email', 'related'] as const

export type ShareMethod = (typeof shareMethods)[number]

/** The longest title that a job is counted under, in characters. */
export const longestCountedTitle = 200
