import { matchPath, matchRoutes } from 'react-router-dom'
import { developmentRoutes } from './routes/gallery.ts'
import type { SiteRoute } from './site-route.ts'
import { notFoundRoute, siteRoutes } from './site-routes.ts'

const knownRoutes = [...siteRoutes, ...developmentRoutes]

export const getRoute = (pathname: string): SiteRoute =>
  knownRoutes.find(({ pattern }) => matchPath(pattern, pathname)) ?? notFoundRoute

export const findParams = ({ pattern }: SiteRoute, pathname: string) =>
  matchRoutes([{ path: pattern }], pathname)?.at(-1)?.params ?? {}
