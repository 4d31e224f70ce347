import type { EntityName, Rows } from '#contract/entities.ts'
import type { SiteSettings } from '#contract/site-settings.ts'
import { onlyParameters } from '#domain/address.ts'
import { createSite } from '#site/create-site.ts'
import { silentPorts } from '#site/silent-ports.ts'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, matchPath, StaticRouterProvider } from 'react-router-dom'
import { createRoutes, routeFor } from './create-routes.tsx'
import { currentAddress } from '#addresses/current-address.ts'
import type { Head } from './head.ts'
import { largeLists, type PageData } from './page-data.ts'
import { notFoundRoute } from './routes/not-found.ts'
import { siteRoutes } from './site-routes.ts'
import { SiteContext } from './use-site.ts'

export type RenderRequest = {
  readonly url: URL
  readonly rows: Partial<Rows>
  readonly now: number
  readonly seed: string
  readonly settings: SiteSettings
}

export type RenderedPage = { readonly html: string; readonly head: Head; readonly data: PageData }
export type Redirect = { readonly redirect: string }

/** An address with no more in it than its page depends on, and the lists that the page needs. */
export type PlannedPage = { readonly url: URL; readonly needs: ReadonlyArray<EntityName> }

/** Says where an address has moved, or what its page depends on: one that nobody knows is the same page whatever it says. */
export function planPage(url: URL): PlannedPage | Redirect {
  const moved = currentAddress(url)
  if (moved !== null) return { redirect: moved }
  const route = routeFor(url.pathname)
  const path = route === notFoundRoute ? '/not-found' : url.pathname
  return { url: new URL(`${path}${onlyParameters(url.search, route.query ?? [])}`, url.origin), needs: route.needs }
}

/** Renders a planned page to complete HTML from rows that are already here. */
export async function render({ url, rows, ...made }: RenderRequest): Promise<RenderedPage> {
  const route = routeFor(url.pathname)
  const routes = createRoutes({ route, Component: await route.load() })
  const site = createSite(silentPorts, { ...made, rows, origin: url.origin })
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(url))
  if (context instanceof Response) throw new Error(`${url.pathname} has moved and cannot be rendered`)
  const html = renderToString(
    <SiteContext value={site}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </SiteContext>,
  )
  const params = matchPath(route.pattern, url.pathname)?.params ?? {}
  const small = Object.fromEntries(Object.entries(rows).filter(([name]) => !largeLists.has(name as EntityName)))
  return {
    html,
    head: route.head(site, { params, search: url.search }),
    data: { ...made, rows: small, needs: route.needs },
  }
}

/** The public paths that are there whatever the content. */
export const fixedPaths: ReadonlyArray<string> = siteRoutes
  .filter(({ requiresSignIn, unlisted }) => !requiresSignIn && !unlisted)
  .map((route) => route.pattern)
  .filter((path) => !path.includes(':'))
