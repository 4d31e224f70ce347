import { paths } from '#addresses/paths.ts'
import { JobPage } from '#pages/job-page/job-page.tsx'
import { jobPageInput, createJobPageFlow } from '#site/job-page.ts'
import { useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { sanitize } from '../sanitise-html.ts'
import { usePageFlow } from '../use-page-flow.ts'
import { useAppliedJobs, useHydrated, useSavedJobs, useSite } from '../use-site.ts'
import type { ShareWish } from './running-share.tsx'
import { ShareJob } from './share-job.tsx'

export function JobRoute() {
  const site = useSite()
  const { search, state } = useLocation()
  const id = useParams()['id'] ?? ''
  const [snapshot, send] = usePageFlow(createJobPageFlow, jobPageInput(site, id, search))
  const [share, setShare] = useState<ShareWish | null>(null)
  const cameFromList = (state as { from?: string } | null)?.from === paths.opportunities.to()
  return (
    <>
      <JobPage
        snapshot={snapshot}
        onRetry={() => send({ type: 'retry' })}
        firmName={site.input.settings.firmName}
        origin={site.input.origin}
        now={site.input.now}
        applications={useAppliedJobs()}
        savedIds={useSavedJobs(({ ids }) => ids)}
        onToggleSaved={site.toggleSaved}
        onShare={(dialog, job) => setShare({ dialog, job, at: id })}
        isHydrated={useHydrated()}
        sanitise={sanitize}
        onBack={cameFromList ? () => site.ports.view.goBackOr(paths.opportunities.to()) : null}
      />
      <ShareJob wish={share} at={id} onDismiss={() => setShare(null)} />
    </>
  )
}
