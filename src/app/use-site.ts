import type { EntityName, Row } from '#contract/entities.ts'
import type { ReferenceList } from '#contract/reference-list.ts'
import { keepPresent } from '#domain/saved-jobs.ts'
import { useSelector } from '@xstate/react'
import { createContext, use, useEffect, useSyncExternalStore } from 'react'
import { noSavedJobs } from './saved-jobs.ts'
import type { Site } from './site.ts'

export const SiteContext = createContext<Site | null>(null)

/** The running site. @throws when a component stands outside of it. */
export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('A component of the site stands outside <SiteContext>.')
  return site
}

/** A list that loads on first need (C4.4-01). */
export function useReferenceList<Name extends EntityName>(name: Name): ReferenceList<Row<Name>> {
  const list = useSite().lists[name]
  const snapshot = useSelector(list, (current) => current)
  useEffect(() => list.send({ type: 'needed' }), [list])
  return {
    rows: (snapshot.context.rows ?? []) as ReadonlyArray<Row<Name>>,
    loading: snapshot.hasTag('loading') || snapshot.matches('unneeded'),
    error: snapshot.hasTag('error'),
    allLoaded: snapshot.hasTag('allLoaded'),
  }
}

/** The ids saved on this device; none while the server renders. */
export function useSavedIds(): ReadonlyArray<string> {
  const { savedJobs } = useSite()
  return useSyncExternalStore(savedJobs.subscribe, savedJobs.ids, noSavedJobs.ids)
}

/** How many saved jobs are still open; before the jobs are here, how many are saved (J3-34, J3-35). */
export function useSavedCount(): number {
  const site = useSite()
  const ids = useSavedIds()
  const postings = useSelector(site.lists.JobPostingHeader, ({ context }) => context.rows) as ReadonlyArray<
    Row<'JobPostingHeader'>
  > | null
  return postings ? keepPresent(ids, postings).length : ids.length
}
