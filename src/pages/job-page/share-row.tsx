import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { shareLinks } from '#domain/share-links.ts'
import { paths } from '#addresses/paths.ts'
import { ShareLinks } from '#ui/share-links/share-links.tsx'

/** Links that share the job elsewhere (J2.5-48, J2.5-51, J5-56 to J5-58). */
export function ShareRow({ job, origin }: { job: JobPostingHeader; origin: string }) {
  const path = paths.job.to(job.JobPosting_ID)
  return (
    <ShareLinks
      title="Share this job"
      links={shareLinks({ origin, path, what: 'Job opening', title: job.JobFunction })}
    />
  )
}
