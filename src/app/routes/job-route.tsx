import { JobPage } from '#pages/job/job-page.tsx'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { paths } from '../paths.ts'
import { sanitise } from '../sanitise-html.ts'
import { listingHere } from '../site.ts'
import { useSavedJobs, useSite } from '../use-site.ts'

export function JobRoute() {
  const site = useSite()
  const { search, state } = useLocation()
  const id = useParams()['id'] ?? ''
  const navigate = useNavigate()
  const cameFromList = (state as { from?: string } | null)?.from === paths.opportunities.to()
  return (
    <JobPage
      machine={site.jobPage}
      input={{ id, query: search, listing: listingHere(site), seed: site.seed }}
      firmName={site.firmName}
      origin={site.origin}
      now={site.now}
      savedIds={useSavedJobs().context.ids}
      onToggleSaved={(jobId) => site.savedJobs.send({ type: 'job.toggled', id: jobId })}
      sanitise={sanitise}
      onBack={cameFromList ? () => void navigate(-1) : null}
    />
  )
}
