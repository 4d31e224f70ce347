import type { ComponentType } from 'react'
import { replace, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import { currentAddress } from '#addresses/current-address.ts'
import { developmentRoutes } from './routes/gallery.ts'
import { BrokenRoute } from './routes/broken-route.tsx'
import { BrokenSite } from './routes/broken-site.tsx'
import { SignInGuard } from './routes/guarded-page.tsx'
import { LazyPagesContext } from './routes/missing-page.tsx'
import { SiteLayout } from './routes/site-layout.tsx'
import { createLazyPages } from './lazy-pages.ts'
import type { SiteRoute } from './site-route.ts'
import { notFoundRoute, resolveRoute, siteRoutes } from './site-routes.ts'

const knownRoutes = [...siteRoutes, ...developmentRoutes]

export const getRoute = (pathname: string): SiteRoute => resolveRoute(knownRoutes, pathname)

function redirectToCurrentAddress({ request }: LoaderFunctionArgs) {
  const address = currentAddress(new URL(request.url))
  return address === null ? null : replace(address)
}

function guarded({ requiresSignIn }: SiteRoute, Page: ComponentType, WithoutScript?: ComponentType): ComponentType {
  if (requiresSignIn !== true) return Page
  return function Guarded() {
    return (
      <SignInGuard {...(WithoutScript && { withoutScript: <WithoutScript /> })}>
        <Page />
      </SignInGuard>
    )
  }
}

export const initialHydrationData = { loaderData: { site: null } }

type LoadedRoute = {
  readonly route: SiteRoute
  readonly Component: ComponentType
  readonly WithoutScript?: ComponentType
}

export function createRoutes(loaded: LoadedRoute): RouteObject[] {
  const latePages = createLazyPages()
  const layout = (
    <LazyPagesContext value={latePages}>
      <SiteLayout />
    </LazyPagesContext>
  )
  const toRouteObject = (route: SiteRoute): RouteObject => ({
    path: route.pattern,
    handle: route,
    ...(route === loaded.route
      ? { Component: guarded(route, loaded.Component, loaded.WithoutScript) }
      : { lazy: async () => ({ Component: guarded(route, await latePages.wait(route.load)) }) }),
  })
  return [
    {
      id: 'site',
      Component: () => layout,
      ErrorBoundary: BrokenSite,
      loader: redirectToCurrentAddress,
      shouldRevalidate: ({ nextUrl }) => currentAddress(nextUrl) !== null,
      children: [{ ErrorBoundary: BrokenRoute, children: [...knownRoutes, notFoundRoute].map(toRouteObject) }],
    },
  ]
}
