export type SharedJob = { readonly id: string; readonly title: string }

export const toSharedJob = (job: { readonly JobPosting_ID: string; readonly JobFunction: string }): SharedJob => ({
  id: job.JobPosting_ID,
  title: job.JobFunction || 'Untitled job',
})
