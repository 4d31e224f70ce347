export const mergeSavedJobs = 'MergeSavedJobs'

export const forgetSavedJobs = 'ForgetSavedJobs'

export const savedJobsEntity = 'SavedJobs'

export const maxAccountSavedJobs = 500
