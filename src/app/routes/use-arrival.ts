import { formatPageTitle } from '#addresses/paths.ts'
import type { NavigationKind } from '#site/ports.ts'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType, type Location } from 'react-router-dom'
import { findParams } from '../find-route.ts'
import { getRoute } from '../known-routes.ts'
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
  const { pathname, search } = useLocation()
  // Before the effects of the page, which may give the document a title that depends on its state.
  useLayoutEffect(() => {
    const route = getRoute(pathname)
    const params = findParams(route, pathname)
    const head = (query: string) => route.head(site, { params, search: query })
    const { title, feeds } = head(search)
    document.title = title
    announceFeeds(feeds)
    return site.ports.view.watchPlace((place, way) => way === 'amendment' && announceFeeds(head(place.search).feeds))
  }, [site, pathname, search])
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
