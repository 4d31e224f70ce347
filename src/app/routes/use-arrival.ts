import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useMatches, useNavigationType, type Location } from 'react-router-dom'
import { arrivalOf, type Way } from '../arrival-of.ts'
import type { SiteRoute } from '../site-route.ts'
import { useSite } from '../use-site.ts'

/** Entries of the router are numbered; those of a browser that followed a fragment by itself are not. */
const isRoutersOwn = () => typeof (history.state as { idx?: unknown } | null)?.idx === 'number'

function wayTo({ state }: Location, type: string): Way {
  if (type === 'POP') return isRoutersOwn() ? 'history' : 'link'
  return (state as { from?: unknown } | null)?.from === undefined ? 'other' : 'link'
}

/** Gives the document the title of its page, and tells where the visitor has arrived. */
export function useArrival() {
  const site = useSite()
  const location = useLocation()
  const type = useNavigationType()
  const match = useMatches().at(-1)
  const before = useRef<Location>(null)
  useEffect(() => {
    const route = match?.handle as SiteRoute | undefined
    if (route) document.title = route.head(site, { params: match?.params ?? {}, search: location.search }).title
  }, [site, location, match])
  useLayoutEffect(() => {
    if (before.current === location) return
    const events = arrivalOf(before.current, location, wayTo(location, type))
    before.current = location
    for (const event of events) site.arrival.send(event)
    if (events.length > 0) site.mainMenu.send({ type: 'menu.left' })
  }, [site, location, type])
}
