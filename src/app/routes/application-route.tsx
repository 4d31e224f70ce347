import { readQuery } from '#domain/address.ts'
import { findJob } from '#domain/find-job.ts'
import { ApplicationPage } from '#pages/account/application-page.tsx'
import { useLocation, useParams } from 'react-router-dom'
import { jobsOfPage } from '#site/job-page.ts'
import { useList, useSite } from '../use-site.ts'

export function ApplicationRoute() {
  const params = useParams()
  const { search } = useLocation()
  const id = params['id'] ?? readQuery(search).get('jobpostingid') ?? ''
  const { rows, allLoaded } = useList<'JobPostingHeader'>(jobsOfPage(useSite(), id))
  const job = id === '' ? null : findJob(rows, id)
  return <ApplicationPage job={job} isGone={id !== '' && allLoaded && job === null} />
}
