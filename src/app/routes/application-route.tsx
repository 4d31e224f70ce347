import { readQuery } from '#domain/address.ts'
import { findJob } from '#domain/find-job.ts'
import { ApplicationPage } from '#pages/account/application-page.tsx'
import { useLocation, useParams } from 'react-router-dom'
import { useReferenceList } from '../use-site.ts'

export function ApplicationRoute() {
  const { rows, allLoaded } = useReferenceList('JobPostingHeader')
  const params = useParams()
  const { search } = useLocation()
  const id = params['id'] ?? readQuery(search).get('jobpostingid') ?? ''
  const job = id === '' ? null : findJob(rows, id)
  return <ApplicationPage job={job} isGone={id !== '' && allLoaded && job === null} />
}
