import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { cardDescription, placeOf } from '#domain/jobs/job-words.ts'
import { paths } from '#addresses/paths.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import * as styles from './featured-jobs.css.ts'

type Props = {
  jobs: ReadonlyArray<JobPostingHeader>
  /** Is told which of them the visitor opens. */
  onOpen: (id: string) => void
}

/** The jobs the firm puts first (J2.3-06, J9-02). */
export function FeaturedJobs({ jobs, onOpen }: Props) {
  if (jobs.length === 0) return null
  return (
    <section className={styles.root} aria-labelledby="featured">
      <h2 id="featured" className={styles.title}>
        Featured jobs
      </h2>
      <ul className={styles.list}>
        {jobs.map((job) => (
          <li key={job.JobPosting_ID} className={styles.item}>
            <h3 className={styles.job}>
              <Anchor href={paths.job.to(job.JobPosting_ID)} onClick={() => onOpen(job.JobPosting_ID)}>
                {job.JobFunction}
              </Anchor>
            </h3>
            <p className={styles.place}>{placeOf(job)}</p>
            <p className={styles.description}>{cardDescription(job, 350)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
