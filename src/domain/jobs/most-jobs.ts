export const maxBrowserJobs = 500
