/** The order breaks ties between equal scores (J1-13). */
export const sourceNames = ['JobPostingHeader', 'Location', 'CompanyEvent', 'CompanyNews', 'SitePage'] as const
export type SourceName = (typeof sourceNames)[number]

/** Where the server searches the jobs, it gives a search of the site those that fit best. */
export const maxBestJobs = 50
