/** How jobs are ordered (J4.5-01 to J4.5-05). */
export const jobSorts = ['relevant', 'recent', 'alphabetical'] as const

/** The groups of filters, in the order they are shown (J4.4-01). */
export const groupIds = ['category', 'experience', 'location', 'workplace'] as const

/** The most jobs that a page lists, however many match. */
export const mostJobsAtOnce = 500
