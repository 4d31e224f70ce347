import type { JobPostingHeader } from '#contract/jobs.ts'
import { cardDescription, formatJobLocation } from '#domain/jobs/job-words.ts'
import { paths } from '#addresses/paths.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { joinClassNames } from '#ui/class-names.ts'
import { useNearPart } from '#ui/lazy-component/use-near-part.ts'
import type { ComponentType, ReactNode } from 'react'
import * as styles from './featured-jobs.css.ts'

type Jobs = ReadonlyArray<JobPostingHeader>

export type FeaturedSlidesProps = {
  readonly served: ReactNode
  readonly render: (jobs: Jobs) => ReactNode
}

export type FeaturedJobsProps = {
  jobs: Jobs
  count: number
  fetchSlides: () => Promise<ComponentType<FeaturedSlidesProps>>
  onOpen: (id: string) => void
}

export function FeaturedJobs({ jobs, count, fetchSlides, onOpen }: FeaturedJobsProps) {
  const hasMore = count > jobs.length
  const [ref, Slides] = useNearPart<HTMLElement, FeaturedSlidesProps>(hasMore ? fetchSlides : null)
  if (jobs.length === 0) return null
  const served = <List jobs={jobs} isWaiting={hasMore} onOpen={onOpen} />
  return (
    <section ref={ref} className={styles.root} aria-labelledby="featured" {...(hasMore && { 'data-moves': '' })}>
      <h2 id="featured" className={styles.title}>
        Featured jobs
      </h2>
      {Slides ? <Slides served={served} render={(slide) => <List jobs={slide} onOpen={onOpen} />} /> : served}
    </section>
  )
}

type ListProps = Pick<FeaturedJobsProps, 'jobs' | 'onOpen'> & { isWaiting?: boolean }

const List = ({ jobs, isWaiting = false, onOpen }: ListProps) => (
  <ul className={joinClassNames(styles.list, isWaiting && styles.waiting)}>
    {jobs.map((job) => (
      <li key={job.JobPosting_ID} className={styles.item}>
        <h3 className={styles.job}>
          <Anchor href={paths.job.to(job.JobPosting_ID)} onClick={() => onOpen(job.JobPosting_ID)}>
            {job.JobFunction}
          </Anchor>
        </h3>
        <p className={styles.place}>{formatJobLocation(job)}</p>
        <p className={styles.description}>{cardDescription(job, 350)}</p>
      </li>
    ))}
  </ul>
)
