export { prepareBoard } from '#site/job-search.ts'
import { lazyImport } from '#lazy/lazy-loading.ts'
import { JobSearchPage } from '#pages/job-search/job-search-page.tsx'
import { SavedJobsFile, type SavedJobsFileProps } from '#pages/job-search/saved-jobs-file.tsx'
import { jobAlertInput, createJobAlertFlow } from '#site/job-alert.ts'
import { createSavedJobsOffline } from '#site/saved-jobs-offline.ts'
import { jobSearchInput, createJobSearchFlow } from '#site/job-search.ts'
import { createLazyComponent } from '#ui/lazy-component/lazy-component.tsx'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { usePageFlow, usePageStore } from '../use-page-flow.ts'
import { useAppliedJobs, useHydrated, useSavedJobs, useSite } from '../use-site.ts'

const LazySavedJobsFile = createLazyComponent(
  async () => (await lazyImport(() => import('./running-saved-jobs-file.tsx'))).RunningSavedJobsFile,
)

export function JobSearchRoute() {
  const site = useSite()
  const { search } = useLocation()
  const [input] = useState(() => jobSearchInput(site, search.replace(/^\?/, '')))
  const [snapshot, send, searching] = usePageFlow(createJobSearchFlow, input)
  const createAlertFlow = useMemo(() => createJobAlertFlow(searching), [searching])
  const [alert, sendAlert] = usePageFlow(createAlertFlow, jobAlertInput(site, snapshot))
  const isHydrated = useHydrated()
  const open = useCallback(
    (id: string) => site.actors.featured.send({ type: 'featured.opened', id }),
    [site.actors.featured],
  )
  const fetchFeatured = useCallback(
    async () => (await lazyImport(() => import('./running-featured-jobs.tsx'))).withFeaturedJobs(site),
    [site],
  )
  // Fetched ahead: a file is saved without a connection, too.
  useEffect(() => void LazySavedJobsFile.fetch().catch(() => {}), [])
  const [file, setFile] = useState<SavedJobsFileProps | null>(null)
  const [hasShownSaved, setHasShownSaved] = useState(false)
  if (snapshot.context.criteria.saved && !hasShownSaved) setHasShownSaved(true)
  const clear = useCallback(() => site.actors.savedJobs.send({ type: 'jobs.cleared' }), [site.actors.savedJobs])
  const offline = usePageStore(createSavedJobsOffline)
  return (
    <>
      {hasShownSaved && <LazySavedJobsFile onChange={setFile} />}
      <JobSearchPage
        snapshot={snapshot}
        send={send}
        savedJobsFile={file && <SavedJobsFile {...file} />}
        isReadableOffline={useSyncExternalStore(offline.subscribe, offline.now, offline.now)}
        alert={{ snapshot: alert, send: sendAlert, firmName: site.input.settings.firmName, isHydrated }}
        applications={useAppliedJobs()}
        savedIds={useSavedJobs(({ ids }) => ids)}
        saved={useSavedJobs(({ saved }) => saved)}
        closed={useSavedJobs(({ closed }) => closed)}
        onClearSaved={clear}
        onDismissClosed={site.dismissClosedJobs}
        onToggleSaved={site.toggleSaved}
        fetchFeatured={fetchFeatured}
        onOpenFeatured={open}
        now={site.input.now}
      />
    </>
  )
}
