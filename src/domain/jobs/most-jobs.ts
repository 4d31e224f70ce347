export const mostJobsInBrowser = 500
