import { OpportunitiesPage } from '#pages/opportunities/opportunities-page.tsx'
import { useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../paths.ts'
import { listingHere } from '../site.ts'
import { useAlive, useSavedJobs, useSite } from '../use-site.ts'

export function OpportunitiesRoute() {
  const site = useSite()
  const navigate = useNavigate()
  const query = useLocation().search.replace(/^\?/, '')
  const { ids: savedIds } = useSavedJobs().context
  const isAlive = useAlive()
  const [input] = useState(() => ({ query, listing: listingHere(site), savedIds: isAlive ? savedIds : null }))
  const addressBar = useMemo(
    () => ({
      query,
      replace: (next: string) =>
        void navigate(paths.opportunities.to(next), { replace: true, preventScrollReset: true }),
    }),
    [query, navigate],
  )
  return (
    <OpportunitiesPage
      machine={site.jobSearch}
      input={input}
      addressBar={addressBar}
      savedIds={savedIds}
      onToggleSaved={(id) => site.savedJobs.send({ type: 'job.toggled', id })}
      now={site.now}
    />
  )
}
