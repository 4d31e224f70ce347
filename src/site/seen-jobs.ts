import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import type { JobAnswer } from '#domain/jobs/job-answer.ts'
import { formatJobLocation } from '#domain/jobs/job-words.ts'
import type { NamedJob } from '#domain/saved-jobs/saved-jobs.ts'

export const toNamedJob = (job: JobPostingHeader): NamedJob => ({
  id: job.JobPosting_ID,
  title: job.JobFunction,
  place: formatJobLocation(job),
})

export const createJobsSeenEvent = (jobs: ReadonlyArray<JobPostingHeader>, asked: ReadonlyArray<string> = []) =>
  ({ type: 'jobs.seen', open: jobs.map(toNamedJob), asked }) as const

export const listResultJobs = ({ result, nearby, featured }: JobAnswer) => [...result.jobs, ...nearby.jobs, ...featured]
