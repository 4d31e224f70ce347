import type { Row, ReferenceList } from '#contract/entities.ts'
import type { EntityName } from '#contract/entity-names.ts'
import { companyAge } from '#domain/time/dates.ts'
import { autoplayIsAllowed } from '#machines/accessibility.machine.ts'
import { useSelector } from '@xstate/react'
import type { Screen } from '#device/view.ts'
import { createContext, use, useCallback, useEffect, useSyncExternalStore } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { Actors } from '#site/actors.ts'
import type { Site } from '#site/site.ts'
import { retainList, type ListActor } from '#site/reference-list.ts'

export const SiteContext = createContext<Site | null>(null)

export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('Outside <SiteContext>.')
  return site
}

const noop = () => {}

export const ScreenContext = createContext<Screen>({
  arrive: noop,
  settle: noop,
  watchLeaving: () => noop,
  follow: noop,
})

export const useScreen = () => use(ScreenContext)

export const useReferenceList = <Name extends EntityName>(name: Name) => useList<Name>(useSite().calls.lists[name])

export function useList<Name extends EntityName>(list: ListActor): ReferenceList<Row<Name>> {
  const snapshot = useSelector(list, (current) => current)
  useEffect(() => retainList(list), [list])
  return {
    rows: ((snapshot.hasTag('allLoaded') && snapshot.context.rows) || []) as ReadonlyArray<Row<Name>>,
    loading: snapshot.hasTag('loading') || snapshot.matches('unneeded'),
    error: snapshot.hasTag('error'),
    allLoaded: snapshot.hasTag('allLoaded'),
  }
}

/** `years` is computed on the day of the visit; the stored value is ignored (C1-24, J1-23). */
export function useFigures(): ReferenceList<Row<'WebsiteStat'>> {
  const figures = useReferenceList('WebsiteStat')
  const years = companyAge(useSite().input.now)
  return { ...figures, rows: figures.rows.map((row) => ({ ...row, years })) }
}

type SavedJobs = SnapshotFrom<Actors['savedJobs']>['context']

/** @param shown must return the same object while nothing changed, or the component renders each time */
export const useSavedJobs = <Shown>(shown: (saved: SavedJobs) => Shown) =>
  useSelector(useSite().actors.savedJobs, ({ context }) => shown(context))

export function useSavedCount(): number | null {
  const count = useSavedJobs(({ ids }) => ids.length)
  return useHydrated() ? count : null
}

export const useAppliedJobs = () => useSelector(useSite().actors.appliedJobs, ({ context }) => context.applications)

export const useCookieConsent = () => useSelector(useSite().actors.cookieConsent, (snapshot) => snapshot)

export const useSession = () => useSelector(useSite().actors.session, (snapshot) => snapshot)

export const HydratedContext = createContext(false)

/** False on the server and during hydration, which must render the same; then true. */
export const useHydrated = () => use(HydratedContext)

export const useAccessibility = () => useSelector(useSite().actors.accessibility, (snapshot) => snapshot)

const thisYear = () => new Date().getFullYear()

const never = () => () => {}

export const useYear = () => {
  const { now } = useSite().input
  return useSyncExternalStore(never, thisYear, () => new Date(now).getUTCFullYear())
}

export const useAutoplay = () =>
  useSelector(useSite().actors.accessibility, ({ context }) => autoplayIsAllowed(context))

export function useManageCookies(): (() => void) | null {
  const { cookieConsent } = useSite().actors
  const open = useCallback(() => cookieConsent.send({ type: 'panel.opened' }), [cookieConsent])
  return useHydrated() ? open : null
}
