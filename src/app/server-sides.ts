import type { PageKey } from '#addresses/paths.ts'
import type { Rows } from '#contract/entities.ts'
import type { EntityName } from '#contract/entity-names.ts'
import { plainOutcomeField } from '#contract/plain-application.ts'
import type { JobPick } from '#contract/job-questions.ts'
import { findJob } from '#domain/jobs/find-job.ts'
import { jobParameters, readCriteria, writeCriteria } from '#domain/jobs/job-address.ts'
import { answerJobs, briefAnswer } from '#domain/jobs/job-answer.ts'
import type { JobBoard } from '#domain/jobs/open-board.ts'
import { pickJobs } from '#domain/jobs/pick-jobs.ts'
import { searchedPart } from '#domain/search/searched-part.ts'
import { readSiteSearch, siteSearchParameters } from '#domain/site-search/site-search-address.ts'
import { createInitialQuestion } from '#site/job-search.ts'
import { createPageJobPick } from '#site/job-listing.ts'
import type { ForBrowser } from './page-data.ts'
import type { SiteRoute, Visit } from './site-route.ts'

type OpenJobs = { readonly board: JobBoard; readonly seed: string }

export type ServerSide = {
  readonly module: string
  /** Query parameters that the HTML depends on, in lower case; the server ignores all others. */
  readonly query?: ReadonlyArray<string>
  /** Rows that only the server draws with, beside those that the route needs. */
  readonly needs?: ReadonlyArray<EntityName>
  /** Whether there is a row for the id in an address. */
  readonly isKnown?: (rows: Partial<Rows>, id: string) => boolean
  /** Of a route whose form the server answers before the page is awake. */
  readonly answers?: {
    readonly writeQuery: (jobs: OpenJobs, query: string) => string
    /** A query whose answer has what the page at first has not. */
    readonly example: string
  }
  readonly atLargeFirm?: (jobs: OpenJobs, visit: Visit) => ForBrowser
}

function answerFirstSearch({ board }: OpenJobs, { search }: Visit): ForBrowser {
  const query = search.replace(/^\?/, '')
  return { jobAnswer: { query, answer: briefAnswer(answerJobs(board, createInitialQuestion(query))) } }
}

const picked = ({ board }: OpenJobs, pick: JobPick): ForBrowser => ({ picked: { pick, rows: pickJobs(board, pick) } })

const route = (name: string) => `src/app/routes/${name}-route.tsx`
const page = (name: string) => `src/pages/${name}/${name}-page.tsx`

const sides: Readonly<Record<PageKey, ServerSide>> = {
  home: { module: route('home') },
  about: { module: route('about'), query: ['c'] },
  ownership: { module: page('ownership') },
  services: { module: page('services') },
  contracts: { module: route('contracts') },
  seaport: { module: route('seaport') },
  smallBusiness: { module: page('small-business') },
  smallBusinessProfile: { module: route('small-business-profile') },
  signIn: { module: route('account-login'), query: ['redirect', 'returnurl', 'form'] },
  confirmEmail: { module: route('account-link') },
  undoEmail: { module: route('account-link') },
  account: { module: route('account') },
  application: { module: route('application') },
  apply: { module: route('apply'), query: [plainOutcomeField, 'jobpostingid'], needs: ['JobPostingHeader'] },
  contact: { module: route('contact'), query: ['office'] },
  thankYou: { module: route('thank-you'), query: ['jobpostingid'] },
  careers: { module: route('careers'), atLargeFirm: (jobs) => picked(jobs, { for: 'featured' }) },
  job: {
    module: route('job-page'),
    query: ['test'],
    isKnown: ({ JobPostingHeader = [] }, id) => findJob(JobPostingHeader, id) !== null,
    atLargeFirm: (jobs, { params }) => picked(jobs, createPageJobPick(jobs.seed, params['id'] ?? '')),
  },
  opportunities: {
    module: route('job-search'),
    query: jobParameters,
    answers: {
      writeQuery: ({ board }, query) => writeCriteria(readCriteria(board, query).criteria),
      example: 'search=zzzzzzzz',
    },
    atLargeFirm: answerFirstSearch,
  },
  unsubscribe: { module: route('job-subscriptions') },
  media: { module: route('media'), query: ['news', 'events', 'articles'] },
  news: {
    module: route('news'),
    isKnown: ({ CompanyNews = [] }, id) => CompanyNews.some((news) => news.CompanyNews_ID === id),
  },
  event: {
    module: route('event'),
    isKnown: ({ CompanyEvent = [] }, id) => CompanyEvent.some((event) => event.CompanyEvent_ID === id),
  },
  search: {
    module: route('site-search'),
    query: siteSearchParameters,
    atLargeFirm: (jobs, { search }) =>
      picked(jobs, { for: 'words', words: searchedPart(readSiteSearch(search).words ?? '') }),
  },
  accessibility: { module: route('accessibility') },
  equalOpportunity: { module: route('equal-opportunity') },
  legal: { module: route('legal') },
  privacy: { module: route('privacy') },
  employeePortal: { module: route('leave-site') },
}

const notFound: ServerSide = { module: route('not-found') }

export const getServerSide = ({ key }: SiteRoute): ServerSide => (key === undefined ? notFound : sides[key])
