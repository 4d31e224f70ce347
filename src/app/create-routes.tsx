import type { ComponentType } from 'react'
import { replace, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import { currentAddress } from '#addresses/current-address.ts'
import { developmentRoutes } from './routes/gallery.ts'
import { BrokenRoute } from './routes/broken-route.tsx'
import { BrokenSite } from './routes/broken-site.tsx'
import { SignInGuard } from './routes/guarded-page.tsx'
import { LatePagesContext } from './routes/missing-page.tsx'
import { SiteLayout } from './routes/site-layout.tsx'
import { createLatePages } from './late-pages.ts'
import type { SiteRoute } from './site-route.ts'
import { notFoundRoute } from './routes/not-found.ts'
import { routeAmong, siteRoutes } from './site-routes.ts'

const knownRoutes = [...siteRoutes, ...developmentRoutes]

export const routeFor = (pathname: string): SiteRoute => routeAmong(knownRoutes, pathname)

function leadOn({ request }: LoaderFunctionArgs) {
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

export const nothingMoved = { loaderData: { site: null } }

type Loaded = { readonly route: SiteRoute; readonly Component: ComponentType; readonly WithoutScript?: ComponentType }

export function createRoutes(loaded: Loaded): RouteObject[] {
  const latePages = createLatePages()
  const Layout = () => (
    <LatePagesContext value={latePages}>
      <SiteLayout />
    </LatePagesContext>
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
      Component: Layout,
      ErrorBoundary: BrokenSite,
      loader: leadOn,
      shouldRevalidate: ({ nextUrl }) => currentAddress(nextUrl) !== null,
      children: [{ ErrorBoundary: BrokenRoute, children: [...knownRoutes, notFoundRoute].map(toRouteObject) }],
    },
  ]
}
