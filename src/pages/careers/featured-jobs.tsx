import type { JobPostingHeader } from '#contract/jobs.ts'
import { careersHome } from '#content/careers-home.ts'
import { featuredSlides } from '#domain/jobs/featured-jobs.ts'
import { cardDescription, formatJobLocation } from '#domain/jobs/job-words.ts'
import { paths } from '#addresses/paths.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Slides } from '#ui/carousel/slides.tsx'
import { Section } from '#ui/section/section.tsx'
import { useMemo } from 'react'
import * as styles from './slide-cards.css.ts'

type Props = {
  postings: ReadonlyArray<JobPostingHeader>
  onOpen: (id: string) => void
}

export function FeaturedJobs({ postings, onOpen }: Props) {
  const { slides, interval } = useMemo(() => featuredSlides(postings), [postings])
  const { title, slides: label } = careersHome.featured
  if (slides.length === 0) return null
  return (
    <Section title={title} tone="mist">
      <Slides
        interval={interval}
        label={label}
        slides={slides.map((jobs, at) => ({ key: String(at), content: <Jobs jobs={jobs} onOpen={onOpen} /> }))}
      />
    </Section>
  )
}

function Jobs({ jobs, onOpen }: { jobs: ReadonlyArray<JobPostingHeader>; onOpen: Props['onOpen'] }) {
  return (
    <ul className={styles.list}>
      {jobs.map((job) => (
        <li key={job.JobPosting_ID} className={styles.card}>
          <h3 className={styles.title}>
            <Anchor
              href={paths.job.to(job.JobPosting_ID)}
              className={styles.link}
              onClick={() => onOpen(job.JobPosting_ID)}
            >
              {job.JobFunction}
            </Anchor>
          </h3>
          <p className={styles.note}>{formatJobLocation(job)}</p>
          <p className={styles.text}>{cardDescription(job, 350)}</p>
        </li>
      ))}
    </ul>
  )
}
