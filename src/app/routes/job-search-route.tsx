import { JobSearchPage } from '#pages/job-search/job-search-page.tsx'
import { jobSearchInput, jobSearchOf } from '#site/job-search.ts'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { usePageFlow } from '../use-page-flow.ts'
import { useSavedJobs, useSite } from '../use-site.ts'

export function JobSearchRoute() {
  const site = useSite()
  const { search } = useLocation()
  const [input] = useState(() => jobSearchInput(site, search.replace(/^\?/, '')))
  const [snapshot, send] = usePageFlow(jobSearchOf, input)
  return (
    <JobSearchPage
      snapshot={snapshot}
      send={send}
      savedIds={useSavedJobs().context.ids}
      onToggleSaved={(id) => site.savedJobs.send({ type: 'job.toggled', id })}
      onOpenFeatured={(id) => site.featured.send({ type: 'featured.opened', id })}
      now={site.now}
    />
  )
}
