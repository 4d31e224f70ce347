import type { Rows } from '#contract/entities.ts'
import type { EntityName } from '#contract/entity-names.ts'
import type { SiteSettings } from '#contract/site-settings.ts'
import { onlyParameters } from '#domain/visit/address.ts'
import { maxBrowserJobs } from '#domain/jobs/find-job.ts'
import type { OpenBoard } from '#domain/jobs/open-board.ts'
import type { OpenSource } from '#domain/site-search/site-search.ts'
import { lostWords } from '#domain/search/lost-words.ts'
import { createSite } from '#site/create-site.ts'
import { silentPorts } from '#site/silent-ports.ts'
import type { SiteInput } from '#site/site.ts'
import { currentAddress } from '#addresses/current-address.ts'
import { drawPage } from './draw-page.tsx'
import type { Head, Person, SiteRoute, Visit } from './site-route.ts'
import { findMeantPage } from './meant-address.ts'
import type { PageData } from './page-data.ts'
import { getServerSide } from './server-sides.ts'
import { findParams } from './find-route.ts'
import { getRoute } from './known-routes.ts'
import { notFoundRoute, siteRoutes } from './site-routes.ts'
import { speculationRules } from './speculation-rules.ts'

export { findMeantRow } from './meant-address.ts'

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
  /** An example of what its form asks, if the form is answered before the page is awake. */
  readonly firstAnswer: string | null
}

/** Placeholder for the words of an unknown address; must occur nowhere else in the page. */
export const lostAddressPlaceholder = 'wordsoflostaddress'

export function planPage(url: URL): PlannedPage | Redirect {
  const moved = currentAddress(url)
  if (moved !== null) return { redirect: moved }
  const route = getRoute(url.pathname)
  const meant = route === notFoundRoute ? findMeantPage(url) : null
  if (meant !== null) return { redirect: meant }
  const lost = route === notFoundRoute ? lostWords(url.pathname) : null
  const path = lost === null ? url.pathname : `/${lostAddressPlaceholder}`
  const planned = new URL(`${path}${onlyParameters(url.search, getServerSide(route).query ?? [])}`, url.origin)
  const person = route.personal?.({ params: findParams(route, url.pathname), search: '' }) ?? null
  return {
    url: planned,
    needs: [...route.needs, ...(getServerSide(route).needs ?? [])],
    lost,
    person,
    isShuffled: route.isShuffled ?? false,
    firstAnswer: getServerSide(route).answers?.example ?? null,
  }
}

const pickRows = (rows: Partial<Rows>, names: ReadonlyArray<EntityName>) =>
  Object.fromEntries(names.map((name) => [name, rows[name]])) as Partial<Rows>

type Made = Omit<RenderRequest, 'url' | 'rows' | 'openBoard' | 'openSource'>

const listBrowserNeeds = ({ needs }: SiteRoute, jobCount: number) =>
  jobCount <= maxBrowserJobs ? needs : needs.filter((name) => name !== 'JobPostingHeader')

/** The lists of rows that each page brings, in the order of `data.rows`. */
export const listPageNeeds = (jobCount: number): ReadonlyArray<ReadonlyArray<EntityName>> =>
  siteRoutes.map((route) => listBrowserNeeds(route, jobCount))

function selectPageData(route: SiteRoute, visit: Visit, { rows, openBoard }: RenderRequest, made: Made): PageData {
  const needs = listBrowserNeeds(route, made.jobCount)
  const data = { ...made, needs, rows: pickRows(rows, needs) }
  if (made.jobCount <= maxBrowserJobs) return data
  const { JobPostingHeader: postings = [], Location: locations = [] } = rows
  const openJobs = () => ({ board: openBoard({ postings, locations }), seed: made.seed })
  return { ...data, ...getServerSide(route).atLargeFirm?.(openJobs(), visit) }
}

type AnsweredForm = Pick<RenderRequest, 'url' | 'rows' | 'seed' | 'openBoard'>

export function writeAnsweredUrl({ url, rows, seed, openBoard }: AnsweredForm): URL {
  const { JobPostingHeader: postings = [], Location: locations = [] } = rows
  const jobs = { board: openBoard({ postings, locations }), seed }
  const query = getServerSide(getRoute(url.pathname)).answers?.writeQuery(jobs, url.search) ?? ''
  return new URL(query === '' ? url.pathname : `${url.pathname}?${query}`, url.origin)
}

const isLivePage = ({ isLive, requiresSignIn, personal }: SiteRoute, visit: Visit) =>
  requiresSignIn === true || personal !== undefined || isLive?.(visit) === true

/** Draws from the data that the browser is given, so that both draw the same. */
export async function render(request: RenderRequest): Promise<RenderedPage> {
  const { url, rows, openBoard, openSource, ...made } = request
  const route = getRoute(url.pathname)
  const visit = { params: findParams(route, url.pathname), search: url.search }
  const data = selectPageData(route, visit, request, made)
  const site = createSite(silentPorts, {
    ...data,
    rows: { ...data.rows, ...pickRows(rows, getServerSide(route).needs ?? []) },
    openBoard,
    openSource,
    origin: url.origin,
  })
  return {
    html: await drawPage(site, route, url),
    head: route.head(site, visit),
    isLive: isLivePage(route, visit),
    module: getServerSide(route).module,
    data,
  }
}

export const fixedPaths: ReadonlyArray<string> = siteRoutes
  .filter(({ requiresSignIn, unlisted }) => !requiresSignIn && !unlisted)
  .map((route) => route.pattern)
  .filter((path) => !path.includes(':'))

export const speculationRulesJson: string = speculationRules(siteRoutes)
