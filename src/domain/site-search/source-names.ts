/** The order breaks ties between equal scores (J1-13). */
export const sourceNames = ['JobPostingHeader', 'Location', 'CompanyEvent', 'CompanyNews', 'SitePage'] as const
export type SourceName = (typeof sourceNames)[number]
