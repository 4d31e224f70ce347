export const searchFormId = 'job-search'
