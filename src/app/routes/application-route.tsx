import { readQuery } from '#domain/address.ts'
import { findJob } from '#domain/find-job.ts'
import { ApplicationPage } from '#pages/account/application-page.tsx'
import { useLocation, useParams } from 'react-router-dom'
import { useReferenceList } from '../use-site.ts'

export function ApplicationRoute() {
  const { rows } = useReferenceList('JobPostingHeader')
  const params = useParams()
  const { search } = useLocation()
  const id = params['id'] ?? readQuery(search).get('jobpostingid') ?? ''
  return <ApplicationPage job={findJob(rows, id)} />
}
