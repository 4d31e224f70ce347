import type { EntityName, Rows } from '#contract/entities.ts'
import type { SiteSettings } from '#contract/site-settings.ts'
import { TransportFailure } from '#contract/site-api.ts'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, matchPath, StaticRouterProvider } from 'react-router-dom'
import { createRoutes, routeFor } from './create-routes.tsx'
import type { Head } from './head.ts'
import { largeLists, type PageData } from './page-data.ts'
import { createSite } from './site.ts'
import { siteRoutes } from './site-routes.ts'
import { SiteContext } from './use-site.ts'
import { noVisit } from './visit.ts'

export type RenderRequest = {
  readonly url: URL
  readonly rows: Partial<Rows>
  readonly now: number
  readonly seed: string
  readonly settings: SiteSettings
}

export type RenderedPage = { readonly html: string; readonly head: Head; readonly data: PageData }
export type Redirect = { readonly redirect: string }

/** The lists the page at this path needs, loaded by the server before it renders. */
export const needsOf = (pathname: string): ReadonlyArray<EntityName> => routeFor(pathname).needs

const reject = () => Promise.reject(new TransportFailure('A page is rendered from rows that are already here.'))

/** Renders one address to complete HTML from rows that are already here, or says where it has moved. */
export async function render({ url, rows, ...made }: RenderRequest): Promise<RenderedPage | Redirect> {
  const route = routeFor(url.pathname)
  const routes = createRoutes({ route, Component: await route.load() })
  const site = createSite({
    ...made,
    rows,
    api: { transact: reject },
    prove: reject,
    origin: url.origin,
    visit: noVisit(),
  })
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(url))
  if (context instanceof Response) return { redirect: context.headers.get('location') ?? '/' }
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
