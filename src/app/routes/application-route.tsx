import { jobToApplyFor } from '#addresses/application-address.ts'
import { ApplicationPage } from '#pages/account/application-page.tsx'
import { applicationAt } from '#site/application.ts'
import { useLocation } from 'react-router-dom'
import { jobsOfPage } from '#site/job-page.ts'
import { useList, useSite } from '../use-site.ts'

export function ApplicationRoute() {
  const site = useSite()
  const { pathname, search } = useLocation()
  const address = `${pathname}${search}`
  const { rows, allLoaded } = useList<'JobPostingHeader'>(jobsOfPage(site, jobToApplyFor(address) ?? ''))
  return <ApplicationPage application={applicationAt(site, address, allLoaded ? rows : null)} />
}
