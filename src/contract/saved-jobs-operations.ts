/** Adds jobs to those kept with the caller's account: `MergeSavedJobs(jobs as JSON)`, which answers all of them as JSON. */
export const mergeSavedJobs = 'MergeSavedJobs'

/** Deletes the jobs that are kept with the caller's account: `ForgetSavedJobs()`, which answers 'true'. */
export const forgetSavedJobs = 'ForgetSavedJobs'

/** The entity by which an applicant reads the jobs that are kept with her account. */
export const savedJobsEntity = 'SavedJobs'

/** The most jobs that are kept with an account, and that are sent at a time. */
export const mostKept = 500
