import { allowsAnalytics } from '#machines/cookie-consent.machine.ts'
import type { VisitEvent } from '#contract/visit-reports.ts'

type Subscribable<Value> = {
  readonly getSnapshot: () => Value
  readonly subscribe: (listener: (value: Value) => void) => { unsubscribe: () => void }
}

type Consent = Parameters<typeof allowsAnalytics>[0]
type SavedJobs = { readonly context: { readonly ids: ReadonlyArray<string> } }
type RouterState = {
  readonly location: { readonly pathname: string; readonly search: string }
  readonly navigation: { readonly state: string }
}

type Visit = {
  readonly router: {
    readonly state: RouterState
    readonly subscribe: (listener: (state: RouterState) => void) => () => void
  }
  readonly consent: Subscribable<Consent>
  readonly savedJobs: Subscribable<SavedJobs>
  readonly send: (event: VisitEvent) => void
}

const isSearch = ({ pathname, search }: RouterState['location']) =>
  (pathname === '/careers/open' && search !== '') || (pathname === '/search' && search !== '')

/** Gives each page and each page that searches once, when the visitor has come to it. */
function followPages(count: (event: VisitEvent) => void) {
  let page = ''
  let isSearching = false
  return ({ location, navigation }: RouterState) => {
    if (navigation.state !== 'idle') return
    const isNew = location.pathname !== page
    if (isNew) count({ Kind: 'page', Name: location.pathname })
    if (isSearch(location) && (isNew || !isSearching)) count({ Kind: 'event', Name: 'search made' })
    page = location.pathname
    isSearching = isSearch(location)
  }
}

/**
 * Counts pages and what is done on them, for the firm's own counts (C7.2-14): without a cookie, without a query, and only
 * while the visitor allows it (C7.2-15). What happened before consent, or after it was withdrawn, is never told.
 * @returns what ends the counting.
 */
export function countVisits({ router, consent, savedJobs, send }: Visit): () => void {
  let follow = followPages(send)
  let saved = savedJobs.getSnapshot().context.ids.length
  const look = () => allowsAnalytics(consent.getSnapshot()) && follow(router.state)
  const stopRouter = router.subscribe(look)
  const onConsent = consent.subscribe((snapshot) => {
    if (!allowsAnalytics(snapshot)) follow = followPages(send)
    else look()
  })
  const onSave = savedJobs.subscribe(({ context: { ids } }) => {
    if (ids.length > saved && allowsAnalytics(consent.getSnapshot())) send({ Kind: 'event', Name: 'job saved' })
    saved = ids.length
  })
  look()
  return () => {
    stopRouter()
    onConsent.unsubscribe()
    onSave.unsubscribe()
  }
}
