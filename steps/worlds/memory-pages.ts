import { routeAmong, siteRoutes } from '#app/site-routes.ts'
import type { Site } from '#site/create-site.ts'
import type { Place } from '#site/ports.ts'
import { matchPath } from 'react-router-dom'

const routeAt = (pathname: string) => routeAmong(siteRoutes, pathname)

/** Whether the page of a place is for applicants alone. */
export const isGuarded = ({ pathname }: Place): boolean => routeAt(pathname).requiresSignIn === true

/** The title of the page of a place. */
export function titleAt(site: Site, { pathname, search }: Place): string {
  const route = routeAt(pathname)
  return route.head(site, { params: matchPath(route.pattern, pathname)?.params ?? {}, search }).title
}
