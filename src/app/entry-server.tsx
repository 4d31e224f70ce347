import type { Rows } from '#contract/entities.ts'
import type { EntityName } from '#contract/entity-names.ts'
import type { SiteSettings } from '#contract/site-settings.ts'
import { onlyParameters } from '#domain/visit/address.ts'
import type { OpenBoard } from '#domain/jobs/keep-boards.ts'
import { pickJobs } from '#domain/jobs/pick-jobs.ts'
import type { OpenSource } from '#domain/site-search/keep-sources.ts'
import { lostWords } from '#domain/search/lost-words.ts'
import { createSite } from '#site/create-site.ts'
import { InDocument } from '#ui/banner/in-document.ts'
import { silentPorts } from '#site/silent-ports.ts'
import type { SiteInput } from '#site/site-input.ts'
import type { Site } from '#site/site.ts'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, matchPath, StaticRouterProvider } from 'react-router-dom'
import { createRoutes, routeFor } from './create-routes.tsx'
import { currentAddress } from '#addresses/current-address.ts'
import type { Head } from './head.ts'
import type { PageData } from './page-data.ts'
import { pictureInDocument } from './picture-in-document.ts'
import { notFoundRoute } from './routes/not-found.ts'
import { serverSideOf } from './server-sides.ts'
import type { Person, SiteRoute, Visit } from './site-route.ts'
import { siteRoutes } from './site-routes.ts'
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
  /** Whether it goes on by itself, without waiting for its visitor. */
  readonly isLive: boolean
  /** The module that its route loads. */
  readonly module: string
}
export type Redirect = { readonly redirect: string }

/**
 * An address with no more in it than its page depends on, and the lists that the page needs. `lost` are the words of an
 * address that nobody knows: they take the place of `wordOfLost` in the page.
 */
export type PlannedPage = {
  readonly url: URL
  readonly needs: ReadonlyArray<EntityName>
  readonly lost: string | null
  /** Whose page it is; null where it is the same for everybody. */
  readonly person: Person | null
  /** Whether it differs from one making to the next. */
  readonly isShuffled: boolean
}

/** Stands, and nowhere else, where the page of an unknown address names the words of that address. */
export const wordOfLost = 'wordsoflostaddress'

/**
 * Says where an address has moved, or what its page depends on: one that nobody knows is the same page whatever it says,
 * but for its words.
 */
export function planPage(url: URL): PlannedPage | Redirect {
  const moved = currentAddress(url)
  if (moved !== null) return { redirect: moved }
  const route = routeFor(url.pathname)
  const lost = route === notFoundRoute ? lostWords(url.pathname) : null
  const path = lost === null ? url.pathname : `/${wordOfLost}`
  const planned = new URL(`${path}${onlyParameters(url.search, serverSideOf(route).query ?? [])}`, url.origin)
  const params = matchPath(route.pattern, url.pathname)?.params ?? {}
  const person = route.personal?.({ params, search: '' }) ?? null
  return { url: planned, needs: route.needs, lost, person, isShuffled: route.isShuffled ?? false }
}

/** The lists that the browser has before it hydrates the page, and what it is given instead of those that are too long. */
function forBrowser(route: SiteRoute, site: Site, visit: Visit) {
  const { rows } = site.input
  const among = (needs: ReadonlyArray<EntityName>) => ({
    needs,
    rows: Object.fromEntries(needs.map((name) => [name, rows[name]])) as Partial<Rows>,
  })
  if (!site.jobs.serverSearchesJobs) return among(route.needs)
  const given = serverSideOf(route).atLargeFirm?.(site, visit)
  return { ...among(route.needs.filter((name) => name !== 'JobPostingHeader')), ...given }
}

/** A page whose rows only its visitor's browser can ask for does not wait for her. */
const goesOn = ({ isLive, requiresSignIn, personal }: SiteRoute, visit: Visit) =>
  requiresSignIn === true || personal !== undefined || isLive?.(visit) === true

/** Renders a planned page to complete HTML from rows that are already here. */
export async function render({ url, rows, openBoard, openSource, ...made }: RenderRequest): Promise<RenderedPage> {
  const route = routeFor(url.pathname)
  const WithoutScript = await route.withoutScript?.()
  const routes = createRoutes({ route, Component: await route.load(), ...(WithoutScript && { WithoutScript }) })
  const site = createSite(silentPorts, {
    ...made,
    rows,
    openBoard,
    openSource,
    pickHere: (listing, pick) => pickJobs(openBoard(listing), pick),
    origin: url.origin,
  })
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(url))
  if (context instanceof Response) throw new Error(`${url.pathname} has moved and cannot be rendered`)
  const html = renderToString(
    <SiteContext value={site}>
      <InDocument value={pictureInDocument}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </InDocument>
    </SiteContext>,
  )
  const visit = { params: context.matches.at(-1)?.params ?? {}, search: url.search }
  return {
    html,
    head: route.head(site, visit),
    isLive: goesOn(route, visit),
    module: serverSideOf(route).module,
    data: { ...made, ...forBrowser(route, site, visit) },
  }
}

/** The public paths that are there whatever the content. */
export const fixedPaths: ReadonlyArray<string> = siteRoutes
  .filter(({ requiresSignIn, unlisted }) => !requiresSignIn && !unlisted)
  .map((route) => route.pattern)
  .filter((path) => !path.includes(':'))

/** What a browser may fetch before it is asked for, in JSON. */
export const rulesAhead: string = speculationRules(siteRoutes)
