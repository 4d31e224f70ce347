import { ProfilePage } from '#pages/small-business-profile/profile-page.tsx'
import { createMessageFormFlow } from '#site/form.ts'
import { usePageFlow } from '../use-page-flow.ts'
import { LeaveGuard } from './leave-page-guard.tsx'
import { useHydrated } from '../use-site.ts'

export function SmallBusinessProfileRoute() {
  const [snapshot, send] = usePageFlow(createMessageFormFlow, { form: 'profile' })
  return (
    <>
      <ProfilePage snapshot={snapshot} send={send} isHydrated={useHydrated()} />
      <LeaveGuard />
    </>
  )
}
