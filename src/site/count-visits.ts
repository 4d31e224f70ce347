import { paths } from '#addresses/paths.ts'
import { withoutPersonalId } from '#addresses/without-personal-id.ts'
import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { longestCountedTitle, type VisitEvent } from '#contract/visit-reports.ts'
import { readQuery } from '#domain/address.ts'
import { findJob } from '#domain/find-job.ts'
import { allowsAnalytics } from '#machines/cookie-consent.machine.ts'
import type { Deed } from './job-deeds.ts'
import type { End, Place, View } from './ports.ts'

type Subscribable<Value> = {
  readonly getSnapshot: () => Value
  readonly subscribe: (listener: (value: Value) => void) => { unsubscribe: () => void }
}

type Consent = Parameters<typeof allowsAnalytics>[0]
type Visit = {
  readonly view: Pick<View, 'watchPlace'>
  readonly consent: Subscribable<Consent>
  /** Tells what the visitor does with a job, by its id. */
  readonly watchDeeds: (tell: (deed: Deed, id: string) => void) => End
  readonly postings: {
    /** The open postings, as far as they are here; null until they are. */
    readonly here: () => ReadonlyArray<JobPostingHeader> | null
    readonly watch: (tell: () => void) => End
  }
  readonly send: (event: VisitEvent) => void
}

const searching: ReadonlyArray<string> = [paths.opportunities.to(), paths.search.to()]

const isSearch = ({ pathname, search }: Place) => searching.includes(pathname) && search !== ''

const jobsBegin = paths.job.to('')

/** The job that a page is about; null when it is about none, or a preview. */
function jobAt({ pathname, search }: Place): string | null {
  if (!pathname.startsWith(jobsBegin) || readQuery(search).has('test')) return null
  return decodeURIComponent(pathname.slice(jobsBegin.length))
}

/** Gives each page, each page that searches and each page of a job once, when the visitor has come to it. */
function followPages(count: (event: VisitEvent) => void, openJob: (id: string | null) => void) {
  let page = ''
  let isSearching = false
  return (place: Place) => {
    const isNew = place.pathname !== page
    if (isNew) count({ Kind: 'page', Name: withoutPersonalId(place.pathname) })
    if (isSearch(place) && (isNew || !isSearching)) count({ Kind: 'event', Name: 'search' })
    if (isNew) openJob(jobAt(place))
    page = place.pathname
    isSearching = isSearch(place)
  }
}

/** What is told of something that was done with a job. */
const eventOf = (deed: Deed, title: string): VisitEvent => {
  const Name = title.slice(0, longestCountedTitle)
  return typeof deed === 'string'
    ? { Kind: 'select content', Content: deed, Name }
    : { Kind: 'share', Method: deed.method, Name }
}

/** Counts what is done with a job under its title: at once, or when a posting is here that names it. */
function countJobs({ postings, send }: Visit, mayCount: () => boolean) {
  let opened: string | null = null
  const count = (deed: Deed, id: string) => {
    const job = findJob(postings.here() ?? [], id)
    if (job && mayCount()) send(eventOf(deed, job.JobFunction))
  }
  const look = () => {
    if (opened === null || !findJob(postings.here() ?? [], opened)) return
    const id = opened
    opened = null
    count('Job Posting', id)
  }
  return {
    count,
    look,
    open: (id: string | null) => {
      opened = id
      look()
    },
  }
}

/**
 * Counts pages and what is done on them, for the firm's own counts (C7.2-14, J7-53 to J7-57, J2.5-57): without a cookie, without a
 * query, and only while the visitor allows it (C7.2-15, J7-58). What happened before consent, or after it was withdrawn,
 * is never told; the page on which it is given is.
 * @returns what ends the counting.
 */
export function countVisits(visit: Visit): End {
  const { view, consent, watchDeeds, postings, send } = visit
  const mayCount = () => allowsAnalytics(consent.getSnapshot())
  const jobs = countJobs(visit, mayCount)
  let follow = followPages(send, jobs.open)
  let here: Place | null = null
  const look = () => here && mayCount() && follow(here)
  const stopWatching = view.watchPlace((place) => {
    here = place
    look()
  })
  const onConsent = consent.subscribe(() => {
    if (!mayCount()) follow = followPages(send, jobs.open)
    else look()
  })
  const ends = [stopWatching, () => onConsent.unsubscribe(), watchDeeds(jobs.count), postings.watch(jobs.look)]
  return () => {
    for (const end of ends) end()
  }
}
