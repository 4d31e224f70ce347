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
  return (state as { from?: unknown } | null)?.from === undefined ? 'other' : 'link'
}

function useHead() {
  const site = useSite()
  const { search } = useLocation()
  const match = useMatches().at(-1)
  useEffect(() => {
    const route = match?.handle as SiteRoute | undefined
    if (!route) return
    const { title, feeds = [] } = route.head(site, { params: match?.params ?? {}, search })
    document.title = title
    announceFeeds(feeds)
  }, [site, search, match])
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
