import type { Rows } from '#contract/entities.ts'
import type { EntityName } from '#contract/entity-names.ts'
import type { SiteSettings } from '#contract/site-settings.ts'
import { onlyParameters } from '#domain/visit/address.ts'
import type { OpenBoard } from '#domain/jobs/open-board.ts'
import { pickJobs } from '#domain/jobs/pick-jobs.ts'
import type { OpenSource } from '#domain/site-search/site-search.ts'
import { lostWords } from '#domain/search/lost-words.ts'
import { createSite } from '#site/create-site.ts'
import { ImageSourceContext } from '#ui/banner/banner.tsx'
import { silentPorts } from '#site/silent-ports.ts'
import type { SiteInput, Site } from '#site/site.ts'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, matchPath, StaticRouterProvider } from 'react-router-dom'
import { createRoutes, getRoute } from './create-routes.tsx'
import { currentAddress } from '#addresses/current-address.ts'
import type { Head, Person, SiteRoute, Visit } from './site-route.ts'
import type { PageData } from './page-data.ts'
import { pictureInDocument } from './picture-in-document.ts'
import { getServerSide } from './server-sides.ts'
import { notFoundRoute, siteRoutes } from './site-routes.ts'
import { speculationRules } from './speculation-rules.ts'
import { SiteContext } from './use-site.ts'

export type RenderRequest = {
  readonly url: URL
  readonly rows: Partial<Rows>
  readonly now: number
  readonly seed: string
  readonly settings: SiteSettings
  readonly jobCount: number
  readonly openBoard: OpenBoard
  readonly openSource: OpenSource
} & Pick<SiteInput, 'subscriptions'>

export type RenderedPage = {
  readonly html: string
  readonly head: Head
  readonly data: PageData
  readonly isLive: boolean
  readonly module: string
}
export type Redirect = { readonly redirect: string }

/** `url` has only the parameters that the page depends on. `lost`: words of an unknown address, to replace `lostAddressPlaceholder`. */
export type PlannedPage = {
  readonly url: URL
  readonly needs: ReadonlyArray<EntityName>
  readonly lost: string | null
  readonly person: Person | null
  readonly isShuffled: boolean
}

/** Placeholder for the words of an unknown address; must occur nowhere else in the page. */
export const lostAddressPlaceholder = 'wordsoflostaddress'

export function planPage(url: URL): PlannedPage | Redirect {
  const moved = currentAddress(url)
  if (moved !== null) return { redirect: moved }
  const route = getRoute(url.pathname)
  const lost = route === notFoundRoute ? lostWords(url.pathname) : null
  const path = lost === null ? url.pathname : `/${lostAddressPlaceholder}`
  const planned = new URL(`${path}${onlyParameters(url.search, getServerSide(route).query ?? [])}`, url.origin)
  const params = matchPath(route.pattern, url.pathname)?.params ?? {}
  const person = route.personal?.({ params, search: '' }) ?? null
  return {
    url: planned,
    needs: [...route.needs, ...(getServerSide(route).needs ?? [])],
    lost,
    person,
    isShuffled: route.isShuffled ?? false,
  }
}

function forBrowser(route: SiteRoute, site: Site, visit: Visit) {
  const { rows } = site.input
  const among = (needs: ReadonlyArray<EntityName>) => ({
    needs,
    rows: Object.fromEntries(needs.map((name) => [name, rows[name]])) as Partial<Rows>,
  })
  if (!site.jobs.serverSearchesJobs) return among(route.needs)
  const given = getServerSide(route).atLargeFirm?.(site, visit)
  return { ...among(route.needs.filter((name) => name !== 'JobPostingHeader')), ...given }
}

const isLivePage = ({ isLive, requiresSignIn, personal }: SiteRoute, visit: Visit) =>
  requiresSignIn === true || personal !== undefined || isLive?.(visit) === true

export async function render({ url, rows, openBoard, openSource, ...made }: RenderRequest): Promise<RenderedPage> {
  const route = getRoute(url.pathname)
  const WithoutScript = await route.withoutScript?.()
  const routes = createRoutes({ route, Component: await route.load(), ...(WithoutScript && { WithoutScript }) })
  const site = createSite(silentPorts, {
    ...made,
    rows,
    openBoard,
    openSource,
    pickLocally: (listing, pick) => pickJobs(openBoard(listing), pick),
    origin: url.origin,
  })
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(url))
  if (context instanceof Response) throw new Error(`${url.pathname} has moved and cannot be rendered`)
  const html = renderToString(
    <SiteContext value={site}>
      <ImageSourceContext value={pictureInDocument}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </ImageSourceContext>
    </SiteContext>,
  )
  const visit = { params: context.matches.at(-1)?.params ?? {}, search: url.search }
  return {
    html,
    head: route.head(site, visit),
    isLive: isLivePage(route, visit),
    module: getServerSide(route).module,
    data: { ...made, ...forBrowser(route, site, visit) },
  }
}

export const fixedPaths: ReadonlyArray<string> = siteRoutes
  .filter(({ requiresSignIn, unlisted }) => !requiresSignIn && !unlisted)
  .map((route) => route.pattern)
  .filter((path) => !path.includes(':'))

export const speculationRulesJson: string = speculationRules(siteRoutes)
