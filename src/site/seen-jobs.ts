import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import type { JobAnswer } from '#domain/jobs/job-answer.ts'
import { placeOf } from '#domain/jobs/job-words.ts'
import type { NamedJob } from '#domain/saved-jobs/saved-jobs.ts'

export const nameOf = (job: JobPostingHeader): NamedJob => ({
  id: job.JobPosting_ID,
  title: job.JobFunction,
  place: placeOf(job),
})

export const seenJobs = (jobs: ReadonlyArray<JobPostingHeader>, asked: ReadonlyArray<string> = []) =>
  ({ type: 'jobs.seen', open: jobs.map(nameOf), asked }) as const

export const jobsIn = ({ result, nearby, featured }: JobAnswer) => [...result.jobs, ...nearby.jobs, ...featured]
