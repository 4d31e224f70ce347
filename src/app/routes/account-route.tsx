import { AccountPage } from '#pages/account/account-page.tsx'
import { createAccountAlertsFlow } from '#site/account-alerts.ts'
import { createAccountConfirmationFlow } from '#site/account-confirmation.ts'
import { createAccountPageFlow } from '#site/account-page.ts'
import { createMyApplicationsFlow } from '#site/my-applications.ts'
import { createAccountSavedJobsFlow } from '#site/kept-jobs.ts'
import { lazyImport } from '#lazy/lazy-loading.ts'
import { createLazyComponent } from '#ui/lazy-component/lazy-component.tsx'
import { useMemo } from 'react'
import { usePageFlow } from '../use-page-flow.ts'
import { useSavedJobs, useSession, useSite } from '../use-site.ts'

/** Loaded late: it brings the HTML sanitizer, which is heavy. */
const Posting = createLazyComponent(
  async () => (await lazyImport(() => import('./applied-posting.tsx'))).AppliedPosting,
)

export function AccountRoute() {
  const site = useSite()
  const [snapshot, send, page] = usePageFlow(createAccountPageFlow, undefined)
  const [alerts, sendAlerts] = usePageFlow(
    useMemo(() => createAccountAlertsFlow(page), [page]),
    undefined,
  )
  const [confirmation, confirm] = usePageFlow(
    useMemo(() => createAccountConfirmationFlow(page), [page]),
    undefined,
  )
  const [savedJobs, sendToSavedJobs] = usePageFlow(createAccountSavedJobsFlow, undefined)
  const [applications, sendToApplications] = usePageFlow(createMyApplicationsFlow, undefined)
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
