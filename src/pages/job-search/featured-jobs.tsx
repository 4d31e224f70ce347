import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { cardDescription, placeOf } from '#domain/jobs/job-words.ts'
import { paths } from '#addresses/paths.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { joinClassNames } from '#ui/class-names.ts'
import { useNearPart } from '#ui/late-part/use-near-part.ts'
import type { ComponentType, ReactNode } from 'react'
import * as styles from './featured-jobs.css.ts'

type Jobs = ReadonlyArray<JobPostingHeader>

/** What turns the featured jobs. */
export type FeaturedSlidesProps = {
  /** What stands here until all of them are known. */
  readonly served: ReactNode
  /** Draws those of one slide. */
  readonly render: (jobs: Jobs) => ReactNode
}

export type FeaturedJobsProps = {
  /** Those of the first slide. */
  jobs: Jobs
  /** How many there are in all. */
  count: number
  /** Fetches what turns them. */
  fetchSlides: () => Promise<ComponentType<FeaturedSlidesProps>>
  /** Is told which of them the visitor opens. */
  onOpen: (id: string) => void
}

/** The jobs the firm puts first: the first slide of them, and slides that turn in its place where there are more (J2.3-06, J9-06). */
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

/** Jobs with their place and the beginning of their text (J9-02). */
const List = ({ jobs, isWaiting = false, onOpen }: ListProps) => (
  <ul className={joinClassNames(styles.list, isWaiting && styles.waiting)}>
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
)
