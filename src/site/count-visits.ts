import { paths } from '#addresses/paths.ts'
import type { VisitEvent } from '#contract/visit-reports.ts'
import { allowsAnalytics } from '#machines/cookie-consent.machine.ts'
import type { End, Place, View } from './ports.ts'

type Subscribable<Value> = {
  readonly getSnapshot: () => Value
  readonly subscribe: (listener: (value: Value) => void) => { unsubscribe: () => void }
}

type Consent = Parameters<typeof allowsAnalytics>[0]
type SavedJobs = { readonly context: { readonly ids: ReadonlyArray<string> } }
type Visit = {
  readonly view: Pick<View, 'watchPlace'>
  readonly consent: Subscribable<Consent>
  readonly savedJobs: Subscribable<SavedJobs>
  readonly send: (event: VisitEvent) => void
}

const searching: ReadonlyArray<string> = [paths.opportunities.to(), paths.search.to()]

const isSearch = ({ pathname, search }: Place) => searching.includes(pathname) && search !== ''

/** Gives each page and each page that searches once, when the visitor has come to it. */
function followPages(count: (event: VisitEvent) => void) {
  let page = ''
  let isSearching = false
  return (place: Place) => {
    const isNew = place.pathname !== page
    if (isNew) count({ Kind: 'page', Name: place.pathname })
    if (isSearch(place) && (isNew || !isSearching)) count({ Kind: 'event', Name: 'search made' })
    page = place.pathname
    isSearching = isSearch(place)
  }
}

/**
 * Counts pages and what is done on them, for the firm's own counts (C7.2-14): without a cookie, without a query, and only
 * while the visitor allows it (C7.2-15). What happened before consent, or after it was withdrawn, is never told.
 * @returns what ends the counting.
 */
export function countVisits({ view, consent, savedJobs, send }: Visit): End {
  let follow = followPages(send)
  let here: Place | null = null
  let saved = savedJobs.getSnapshot().context.ids.length
  const look = () => here && allowsAnalytics(consent.getSnapshot()) && follow(here)
  const stopWatching = view.watchPlace((place) => {
    here = place
    look()
  })
  const onConsent = consent.subscribe((snapshot) => {
    if (!allowsAnalytics(snapshot)) follow = followPages(send)
    else look()
  })
  const onSave = savedJobs.subscribe(({ context: { ids } }) => {
    if (ids.length > saved && allowsAnalytics(consent.getSnapshot())) send({ Kind: 'event', Name: 'job saved' })
    saved = ids.length
  })
  return () => {
    stopWatching()
    onConsent.unsubscribe()
    onSave.unsubscribe()
  }
}
