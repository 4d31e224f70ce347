import { ProfilePage } from '#pages/small-business-profile/profile-page.tsx'
import { messageFormOf } from '#site/message-form.ts'
import { usePageFlow } from '../use-page-flow.ts'
import { LeaveGuard } from './leave-page-guard.tsx'
import { useHydrated } from '../use-site.ts'

export function SmallBusinessProfileRoute() {
  const [snapshot, send] = usePageFlow(messageFormOf, { form: 'profile' })
  return (
    <>
      <ProfilePage snapshot={snapshot} send={send} isHydrated={useHydrated()} />
      <LeaveGuard />
    </>
  )
}
