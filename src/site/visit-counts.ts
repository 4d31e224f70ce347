import type { Activity, TrackedPage } from '#domain/visit/visit-events.ts'
import type { EventBacklogs } from './event-backlog.ts'
import type { End, Place, View } from './ports.ts'
import { paths } from '#addresses/paths.ts'
import { withoutPersonalId } from '#addresses/without-personal-id.ts'
import type { JobPostingHeader } from '#contract/jobs.ts'
import { collectPath } from '#contract/visit-limits.ts'
import type { VisitEvent } from '#contract/visit-reports.ts'
import { decoded, readQuery } from '#domain/visit/address.ts'
import { findJob } from '#domain/jobs/find-job.ts'
import { allowsAnalytics } from '#machines/cookie-consent.machine.ts'
import { visitCountsMachine, type VisitCountsEvent } from '#machines/visit-counts.machine.ts'
import { listen } from './watchers.ts'
import type { Parts } from './site.ts'

export function watchActivities(
  { savedJobs, featured, shared }: Pick<EventBacklogs, 'savedJobs' | 'featured' | 'shared'>,
  tell: (activity: Activity, id: string) => void,
): End {
  const watched = [
    savedJobs.on('job.saved', ({ id }) => tell('Saved Job Posting', id)),
    savedJobs.on('job.unsaved', ({ id }) => tell('Unsaved Job Posting', id)),
    featured.on('featured.opened', ({ id }) => tell('Featured Job Posting', id)),
    shared.on('job.shared', ({ method, id }) => tell({ method }, id)),
  ]
  return () => {
    for (const { unsubscribe } of watched) unsubscribe()
  }
}

const searching: ReadonlyArray<string> = [paths.opportunities.to(), paths.search.to()]

const jobPathPrefix = paths.job.to('')

function parseJobId({ pathname, search }: Place): string | null {
  if (!pathname.startsWith(jobPathPrefix) || readQuery(search).has('test')) return null
  return decoded(pathname.slice(jobPathPrefix.length))
}

const toCountedPage = (place: Place): TrackedPage => ({
  path: place.pathname,
  name: withoutPersonalId(place.pathname),
  isSearch: searching.includes(place.pathname) && place.search !== '',
  job: parseJobId(place),
})

type Subscribable<Value> = {
  readonly getSnapshot: () => Value
  readonly subscribe: (listener: (value: Value) => void) => { unsubscribe: () => void }
}

type Visit = {
  readonly view: Pick<View, 'watchPlace'>
  readonly consent: Subscribable<Parameters<typeof allowsAnalytics>[0]>
  readonly watchActivities: (tell: (activity: Activity, id: string) => void) => End
  readonly postings: {
    readonly here: () => ReadonlyArray<JobPostingHeader> | null
    readonly watch: (tell: () => void) => End
  }
  readonly send: (event: VisitEvent) => void
}

function watchConsent(consent: Visit['consent'], tell: (event: VisitCountsEvent) => void): End {
  const look = () => tell({ type: allowsAnalytics(consent.getSnapshot()) ? 'counting.allowed' : 'counting.refused' })
  look()
  const { unsubscribe } = consent.subscribe(look)
  return unsubscribe
}

export function visitCountsOver({ view, consent, watchActivities: watch, postings, send }: Visit) {
  const getTitle = (id: string) => findJob(postings.here() ?? [], id)?.JobFunction ?? null
  return visitCountsMachine.provide({
    actors: {
      watchPages: listen((tell) =>
        view.watchPlace((place) => tell({ type: 'page.reached', page: toCountedPage(place) })),
      ),
      watchConsent: listen((tell) => watchConsent(consent, tell)),
      watchActivities: listen((tell) =>
        watch((activity, id) => {
          const title = getTitle(id)
          if (title !== null) tell({ type: 'activity.done', activity, title })
        }),
      ),
      watchTitle: listen<VisitCountsEvent, string>((tell, { input: id }) => {
        const look = () => {
          const title = getTitle(id)
          if (title !== null) tell({ type: 'title.loaded', title })
        }
        look()
        return postings.watch(look)
      }),
    },
    actions: { report: (_, event) => event && send(event) },
  })
}

export const createVisitCountsFlow = ({
  actors,
  backlogs,
  calls,
  jobs,
  ports,
}: Parts<'actors' | 'backlogs' | 'calls' | 'jobs' | 'ports'>) =>
  visitCountsOver({
    view: ports.view,
    consent: actors.cookieConsent,
    watchActivities: (tell) => watchActivities(backlogs, tell),
    postings: { here: jobs.listLoadedJobs, watch: (tell) => calls.lists.JobPostingHeader.subscribe(tell).unsubscribe },
    send: (event) => ports.report(collectPath, event),
  })
