import { formatPageTitle } from '#addresses/paths.ts'
import type { NavigationKind } from '#site/ports.ts'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useMatches, useNavigationType, type Location } from 'react-router-dom'
import type { SiteRoute } from '../site-route.ts'
import { announceFeeds } from './announce-feeds.ts'
import { useScreen, useSite } from '../use-site.ts'

/** The router numbers its entries; entries that the browser makes for a fragment have no `idx`. */
const isRouterEntry = () => typeof (history.state as { idx?: unknown } | null)?.idx === 'number'

function getNavigationKind({ state }: Location, type: string): NavigationKind {
  if (type === 'POP') return isRouterEntry() ? 'history' : 'link'
  return (state as { from?: unknown } | null)?.from ? 'link' : 'other'
}

function useHead() {
  const site = useSite()
  const { search } = useLocation()
  const match = useMatches().at(-1)
  // Before the effects of the page, which may give the document a title that depends on its state.
  useLayoutEffect(() => {
    const route = match?.handle as SiteRoute | undefined
    if (!match || !route) return undefined
    const head = (query: string) => route.head(site, { params: match.params, search: query })
    const { title, feeds } = head(search)
    document.title = title
    announceFeeds(feeds)
    return site.ports.view.watchPlace((place, way) => way === 'amendment' && announceFeeds(head(place.search).feeds))
  }, [site, search, match])
}

/** For a page whose title depends on its state: the address alone gives the title of `head`. */
export function usePageTitle(title: string) {
  const { firmName } = useSite().input.settings
  const { search } = useLocation()
  useEffect(() => {
    document.title = formatPageTitle(title, firmName)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another address has set its own title before
  }, [title, firmName, search])
}

export function useArrival() {
  useHead()
  const screen = useScreen()
  const location = useLocation()
  const type = useNavigationType()
  const before = useRef<Location>(null)
  useLayoutEffect(() => {
    if (before.current === location) return
    before.current = location
    const { key, ...place } = location
    screen.arrive({ ...place, entry: key }, getNavigationKind(location, type))
  }, [screen, location, type])
  useEffect(() => screen.settle(location.key), [screen, location])
}
