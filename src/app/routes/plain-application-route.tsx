import { NoScriptApplication } from '#pages/plain-application/plain-application.tsx'
import { applyInput } from '#site/apply-input.ts'
import { useLocation } from 'react-router-dom'
import { useSite } from '../use-site.ts'

/** Drawn on the server alone: the browser is not given the jobs that it reads. */
export function PlainApplicationRoute() {
  const site = useSite()
  const { pathname, search } = useLocation()
  const { id } = applyInput(site, `${pathname}${search}`)
  const job = site.input.rows.JobPostingHeader?.find((each) => [each.JobPosting_ID, each.TrackingNumber].includes(id))
  return <NoScriptApplication id={id} search={search} job={job?.JobFunction ?? null} />
}
