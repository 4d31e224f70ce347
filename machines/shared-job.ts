/** What a dialog is told of the job that it is about (J2.5-56). */
export type SharedJob = { readonly id: string; readonly title: string }

/** What the page of a job tells its dialogs. */
export const sharedJobOf = (job: { readonly JobPosting_ID: string; readonly JobFunction: string }): SharedJob => ({
  id: job.JobPosting_ID,
  title: job.JobFunction || 'Untitled job',
})
