import type { FeaturedSlidesProps } from '#pages/job-search/featured-jobs.tsx'
import { featuredIn, featuredList } from '#site/featured-jobs.ts'
import { RunningSlides } from './running-slides.tsx'
import { useList, useSite } from '../use-site.ts'

/** All featured jobs on slides that turn (J9-06), once they are known: a large firm's are asked for when this comes. */
export function RunningFeaturedJobs({ served, render }: FeaturedSlidesProps) {
  const list = featuredList(useSite())
  useList<'JobPostingHeader'>(list)
  const { slides, interval } = featuredIn(list)
  if (slides.length === 0) return served
  return (
    <RunningSlides
      key={slides.length}
      interval={interval}
      label="Jobs to look at first"
      slides={slides.map((jobs, at) => ({ key: String(at), content: render(jobs) }))}
    />
  )
}
