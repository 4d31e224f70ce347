import type { ComponentType } from 'react'
import { matchPath, redirect, replace, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import { developmentRoutes } from './development-routes.ts'
import { paths } from './paths.ts'
import { SiteLayout } from './routes/site-layout.tsx'
import type { SiteRoute } from './site-route.ts'
import { notFoundRoute, siteRoutes } from './site-routes.ts'

const knownRoutes = [...siteRoutes, ...developmentRoutes]

/** The route that answers a path; the 404 page when none does (C2.1). */
export const routeFor = (pathname: string): SiteRoute =>
  knownRoutes.find((route) => matchPath(route.pattern, pathname)) ?? notFoundRoute

const redirectToCanonical =
  (canonicalAddress: NonNullable<SiteRoute['canonicalAddress']>) =>
  ({ request, params }: LoaderFunctionArgs) => {
    const address = canonicalAddress({ params, search: new URL(request.url).search })
    return address === null ? null : replace(address)
  }

/**
 * The router's routes. A page that is already loaded is rendered at once, the others when they are visited.
 * @param loaded the page of the address the visit starts with.
 */
export function createRoutes(loaded: { route: SiteRoute; Component: ComponentType }): RouteObject[] {
  const toRouteObject = (route: SiteRoute): RouteObject => ({
    path: route.pattern,
    handle: route,
    ...(route.canonicalAddress && { loader: redirectToCanonical(route.canonicalAddress) }),
    ...(route === loaded.route
      ? { Component: loaded.Component }
      : { lazy: async () => ({ Component: await route.load() }) }),
  })
  return [
    {
      Component: SiteLayout,
      children: [
        { path: '/', loader: () => redirect(paths.home.to()) },
        ...knownRoutes.map(toRouteObject),
        toRouteObject(notFoundRoute),
      ],
    },
  ]
}
