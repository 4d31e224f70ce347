import { LeaveSitePage } from '#pages/leave-site/leave-site-page.tsx'
import { leaveSiteInput, createLeaveSiteFlow } from '#site/leave-site.ts'
import { usePageFlow } from '../use-page-flow.ts'
import { useHydrated, useSite } from '../use-site.ts'

export function LeaveSiteRoute() {
  const [snapshot, send] = usePageFlow(createLeaveSiteFlow, leaveSiteInput(useSite()))
  return <LeaveSitePage snapshot={snapshot} send={send} isHydrated={useHydrated()} />
}
