import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import type { SiteRoute } from '../site-route.ts'
import { useSite } from '../use-site.ts'

const closeMenus = () => {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) menu.open = false
}

/** Moves the focus to the heading of the page, unless the page has placed it already. */
const focusHeading = () => {
  if (document.activeElement?.matches('main *')) return
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}

/** Gives the document the title of its page, and after a change of page moves the focus to its heading. */
export function useArrival() {
  const site = useSite()
  const location = useLocation()
  const match = useMatches().at(-1)
  const arrivedAt = useRef(location.pathname)
  useEffect(() => {
    const route = match?.handle as SiteRoute | undefined
    if (route) document.title = route.head(site, { params: match?.params ?? {}, search: location.search }).title
    if (arrivedAt.current === location.pathname) return
    arrivedAt.current = location.pathname
    closeMenus()
    focusHeading()
  }, [site, location, match])
}
