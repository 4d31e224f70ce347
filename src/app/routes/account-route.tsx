import { AccountPage } from '#pages/account/account-page.tsx'
import { accountAlertsOf } from '#site/account-alerts.ts'
import { accountConfirmationOf } from '#site/account-confirmation.ts'
import { accountPageOf } from '#site/account-page.ts'
import { myApplicationsOf } from '#site/my-applications.ts'
import { keptJobsOf } from '#site/kept-jobs.ts'
import { late } from '#late/late.ts'
import { latePart } from '#ui/late-part/late-part.tsx'
import { useMemo } from 'react'
import { usePageFlow } from '../use-page-flow.ts'
import { useSavedJobs, useSession, useSite } from '../use-site.ts'

/** Loaded late: it brings the HTML sanitizer, which is heavy. */
const Posting = latePart(async () => (await late(() => import('./applied-posting.tsx'))).AppliedPosting)

export function AccountRoute() {
  const site = useSite()
  const [snapshot, send, page] = usePageFlow(accountPageOf, undefined)
  const [alerts, sendAlerts] = usePageFlow(
    useMemo(() => accountAlertsOf(page), [page]),
    undefined,
  )
  const [confirmation, confirm] = usePageFlow(
    useMemo(() => accountConfirmationOf(page), [page]),
    undefined,
  )
  const [savedJobs, sendToSavedJobs] = usePageFlow(keptJobsOf, undefined)
  const [applications, sendToApplications] = usePageFlow(myApplicationsOf, undefined)
  return (
    <AccountPage
      snapshot={snapshot}
      send={send}
      applications={{ snapshot: applications, send: sendToApplications, Posting }}
      alerts={{ snapshot: alerts, send: sendAlerts }}
      confirmation={{ snapshot: confirmation, send: confirm }}
      savedJobs={{ snapshot: savedJobs, send: sendToSavedJobs }}
      now={site.ports.clock.now()}
      applicant={useSession().context.applicant}
      savedCount={useSavedJobs(({ saved }) => saved.length)}
      onSignOut={site.signOut}
    />
  )
}
