import { paths } from '#addresses/paths.ts'
import { plainOutcomeField } from '#contract/plain-application.ts'
import { jobParameters } from '#domain/jobs/job-address.ts'
import { briefAnswer } from '#domain/jobs/job-answer.ts'
import { searchedPart } from '#domain/search/searched-part.ts'
import { readSiteSearch, siteSearchParameters } from '#domain/site-search/site-search-address.ts'
import { answerHere } from '#site/job-search.ts'
import { pickOfPage } from '#site/jobs-of-page.ts'
import type { Site } from '#site/site.ts'
import type { ForBrowser } from './page-data.ts'
import { picked } from './picked.ts'
import type { SiteRoute, Visit } from './site-route.ts'

/** What the server alone must know of a public address. */
export type ServerSide = {
  /** The parameters of the query that the page's HTML depends on, in lower case; the server looks at no others. */
  readonly query?: ReadonlyArray<string>
  /** What the browser is given instead of all jobs, where they are too many to be sent. */
  readonly atLargeFirm?: (site: Site, visit: Visit) => ForBrowser
}

/** The answer to the query of the page, so that the browser hydrates it without asking. */
function givenAnswer(site: Site, { search }: Visit) {
  const query = search.replace(/^\?/, '')
  const answer = answerHere(site, query)
  return { jobAnswer: answer && { query, answer: briefAnswer(answer) } }
}

const sides: Readonly<Record<string, ServerSide>> = {
  [paths.about.pattern]: { query: ['c'] },
  [paths.signIn.pattern]: { query: ['redirect', 'returnurl', 'form'] },
  [paths.apply.pattern]: { query: [plainOutcomeField, 'jobpostingid'] },
  [paths.contact.pattern]: { query: ['office'] },
  [paths.job.pattern]: {
    query: ['test'],
    atLargeFirm: (site, { params }) => picked(site, pickOfPage(site, params['id'] ?? '')),
  },
  [paths.opportunities.pattern]: { query: jobParameters, atLargeFirm: givenAnswer },
  [paths.media.pattern]: { query: ['news', 'events', 'articles'] },
  [paths.search.pattern]: {
    query: siteSearchParameters,
    atLargeFirm: (site, { search }) =>
      picked(site, { for: 'words', words: searchedPart(readSiteSearch(search).words ?? '') }),
  },
  [paths.careers.pattern]: { atLargeFirm: (site) => picked(site, { for: 'featured' }) },
}

/** What the server must know of a route beside what the browser does. */
export const serverSideOf = ({ pattern }: SiteRoute): ServerSide => sides[pattern] ?? {}
