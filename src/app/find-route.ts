import { matchPath, matchRoutes } from 'react-router-dom'
import type { SiteRoute } from './site-route.ts'
import { notFoundRoute } from './site-routes.ts'

export const resolveRoute = (routes: ReadonlyArray<SiteRoute>, pathname: string): SiteRoute =>
  routes.find(({ pattern }) => matchPath(pattern, pathname)) ?? notFoundRoute

export const findParams = ({ pattern }: SiteRoute, pathname: string) =>
  matchRoutes([{ path: pattern }], pathname)?.at(-1)?.params ?? {}
