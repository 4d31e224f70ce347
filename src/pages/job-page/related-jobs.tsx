import { joinFacts } from '#domain/time/dates.ts'
import type { JobPostingHeader } from '#contract/jobs.ts'
import { experienceName, formatJobLocation, workplaceName } from '#domain/jobs/job-words.ts'
import { paths } from '#addresses/paths.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import * as styles from './related-jobs.css.ts'

export function RelatedJobs({ jobs }: { jobs: ReadonlyArray<JobPostingHeader> }) {
  if (jobs.length === 0) return null
  return (
    <section className={styles.root} aria-labelledby="related">
      <h2 id="related" className={styles.title}>
        Related jobs
      </h2>
      <ul className={styles.list}>
        {jobs.map((job) => (
          <li key={job.JobPosting_ID} className={styles.item}>
            <h3 className={styles.job}>
              <Anchor href={paths.job.to(job.JobPosting_ID)}>{job.JobFunction}</Anchor>
            </h3>
            <p className={styles.facts}>
              {joinFacts(formatJobLocation(job), workplaceName(job.Workplace), experienceName(job.ExperienceLevel))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
