/** What the site is searched for, in the order in which equal scores stand (J1-13). */
export const sourceNames = ['JobPostingHeader', 'Location', 'CompanyEvent', 'CompanyNews', 'SitePage'] as const
export type SourceName = (typeof sourceNames)[number]
