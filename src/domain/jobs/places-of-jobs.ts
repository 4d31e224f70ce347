import type { JobPlace } from '#contract/job-place.ts'
import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { formatJobLocation } from './job-words.ts'

export function listJobPlaces(postings: ReadonlyArray<JobPostingHeader>): ReadonlyArray<JobPlace> {
  const places = Map.groupBy(postings, formatJobLocation)
  places.delete('')
  return Array.from(places, ([name, jobs]) => ({
    JobPlace_ID: name,
    City: (jobs[0]?.City ?? '').trim(),
    State: (jobs[0]?.State ?? '').trim(),
    Jobs: jobs.length,
  }))
}
