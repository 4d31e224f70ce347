import { LeaveSitePage } from '#pages/leave-site/leave-site-page.tsx'
import { leaveSiteOf } from '#site/leave-site.ts'
import { usePageFlow } from '../use-page-flow.ts'
import { useHydrated, useSite } from '../use-site.ts'

export function LeaveSiteRoute() {
  const [snapshot, send] = usePageFlow(leaveSiteOf, { address: useSite().input.settings.external.portal })
  return <LeaveSitePage snapshot={snapshot} send={send} isHydrated={useHydrated()} />
}
