import type { Row } from '#contract/entities.ts'
import type { EntityName } from '#contract/entity-names.ts'
import type { ReferenceList } from '#contract/reference-list.ts'
import { companyAge } from '#domain/time/company-age.ts'
import { autoplayIsAllowed } from '#machines/accessibility.machine.ts'
import { useSelector } from '@xstate/react'
import type { Screen } from '#device/view.ts'
import { createContext, use, useCallback, useEffect, useSyncExternalStore } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { Actors } from '#site/actors.ts'
import type { Site } from '#site/site.ts'
import { needList, type ListActor } from '#site/reference-list.ts'

export const SiteContext = createContext<Site | null>(null)

/** The running site. @throws when a component stands outside of it. */
export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('Outside <SiteContext>.')
  return site
}

const nothing = () => {}

/** What the screen tells the view; on the server nobody listens. */
export const ScreenContext = createContext<Screen>({
  arrive: nothing,
  settle: nothing,
  isGuarded: () => false,
  hold: nothing,
  follow: nothing,
})

export const useScreen = () => use(ScreenContext)

/** A list that loads on first need (C4.4-01). */
export const useReferenceList = <Name extends EntityName>(name: Name) => useList<Name>(useSite().calls.lists[name])

/** The same for a list that has no name. */
export function useList<Name extends EntityName>(list: ListActor): ReferenceList<Row<Name>> {
  const snapshot = useSelector(list, (current) => current)
  useEffect(() => needList(list), [list])
  return {
    rows: ((snapshot.hasTag('allLoaded') && snapshot.context.rows) || []) as ReadonlyArray<Row<Name>>,
    loading: snapshot.hasTag('loading') || snapshot.matches('unneeded'),
    error: snapshot.hasTag('error'),
    allLoaded: snapshot.hasTag('allLoaded'),
  }
}

/** The figures of the firm; its age is counted on the day of the visit, whatever is stored (C1-24, J1-23). */
export function useFigures(): ReferenceList<Row<'WebsiteStat'>> {
  const figures = useReferenceList('WebsiteStat')
  const years = companyAge(useSite().input.now)
  return { ...figures, rows: figures.rows.map((row) => ({ ...row, years })) }
}

type SavedJobs = SnapshotFrom<Actors['savedJobs']>['context']

/**
 * What is shown of the saved jobs as this device knows them (J4.3-03); what shows it is drawn again when that changes, and for nothing else.
 * @param shown a part of the context, which is the same object while it says the same
 */
export const useSavedJobs = <Shown>(shown: (saved: SavedJobs) => Shown) =>
  useSelector(useSite().actors.savedJobs, ({ context }) => shown(context))

/** How many saved jobs are still open; null until the page is hydrated. */
export function useSavedCount(): number | null {
  const count = useSavedJobs(({ ids }) => ids.length)
  return useHydrated() ? count : null
}

/** For which jobs the applicant has applied; nothing is known before the page is hydrated (J4.11-02). */
export const useAppliedJobs = () => useSelector(useSite().actors.appliedJobs, ({ context }) => context.applications)

/** What the visitor allows, and how it is asked (C4.2). */
export const useCookieConsent = () => useSelector(useSite().actors.cookieConsent, (snapshot) => snapshot)

/** Who visits (C4.1-01). */
export const useSession = () => useSelector(useSite().actors.session, (snapshot) => snapshot)

export const HydratedContext = createContext(false)

/** False on the server and while the browser takes over its page, which must show the same; true from then on. */
export const useHydrated = () => use(HydratedContext)

/** How the visitor reads this site (C4.3). */
export const useAccessibility = () => useSelector(useSite().actors.accessibility, (snapshot) => snapshot)

const thisYear = () => new Date().getFullYear()

const never = () => () => {}

/** The year it is where the visitor is; the page is rendered with the one it was made in (C2.3-16). */
export const useYear = () => {
  const { now } = useSite().input
  return useSyncExternalStore(never, thisYear, () => new Date(now).getUTCFullYear())
}

/** Whether what moves by itself may move (C4.3-14, C4.3-16); false until the page is hydrated. */
export const useAutoplay = () =>
  useSelector(useSite().actors.accessibility, ({ context }) => autoplayIsAllowed(context))

/** Opens the cookie preferences; null until the page answers to the visitor (C2.3-12). */
export function useManageCookies(): (() => void) | null {
  const { cookieConsent } = useSite().actors
  const open = useCallback(() => cookieConsent.send({ type: 'panel.opened' }), [cookieConsent])
  return useHydrated() ? open : null
}
