export const collectPath = 'data/collect'

export const reportPath = 'data/report'

export const longestMessage = 300

export const jobActivities = [
  'Saved Job Posting',
  'Unsaved Job Posting',
  'Job Posting',
  'Featured Job Posting',
] as const

export type JobActivity = (typeof jobActivities)[number]

export const shareMethods = ['email', 'related'] as const

export type ShareMethod = (typeof shareMethods)[number]

export const maxTrackedTitleLength = 200
