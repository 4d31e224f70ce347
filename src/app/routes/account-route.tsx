import { AccountPage } from '#pages/account/account-page.tsx'
import { accountPageOf } from '#site/account-page.ts'
import { keptJobsOf } from '#site/kept-jobs.ts'
import { usePageFlow } from '../use-page-flow.ts'
import { useSavedJobs, useSession, useSite } from '../use-site.ts'

export function AccountRoute() {
  const site = useSite()
  const [snapshot, send] = usePageFlow(accountPageOf, undefined)
  const [savedJobs, sendToSavedJobs] = usePageFlow(keptJobsOf, undefined)
  return (
    <AccountPage
      snapshot={snapshot}
      send={send}
      savedJobs={{ snapshot: savedJobs, send: sendToSavedJobs }}
      now={site.ports.clock.now()}
      applicant={useSession().context.applicant}
      savedCount={useSavedJobs().context.saved.length}
      onSignOut={site.signOut}
    />
  )
}
