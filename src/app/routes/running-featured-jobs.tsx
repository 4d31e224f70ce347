import type { FeaturedSlidesProps } from '#pages/job-search/featured-jobs.tsx'
import { listFeaturedSlides, featuredList } from '#site/carousel.ts'
import { awaitRows } from '#site/reference-list.ts'
import type { Parts } from '#site/site.ts'
import { RunningSlides } from './running-slides.tsx'
import { useList, useSite } from '../use-site.ts'

function RotatingFeaturedJobs({ served, render }: FeaturedSlidesProps) {
  const list = featuredList(useSite())
  useList<'JobPostingHeader'>(list)
  const { slides, interval } = listFeaturedSlides(list)
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

export async function withFeaturedJobs(site: Parts<'jobs'>) {
  await awaitRows<'JobPostingHeader'>(featuredList(site))
  return RotatingFeaturedJobs
}
