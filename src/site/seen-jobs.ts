import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import type { JobAnswer } from '#domain/job-answer.ts'
import { placeOf } from '#domain/job-words.ts'
import type { NamedJob } from '#domain/saved-jobs.ts'
import { paths } from '#addresses/paths.ts'
import { askForPick } from './jobs-for.ts'
import type { End } from './ports.ts'
import type { Parts } from './site.ts'

/** A job as it is remembered once it is saved. */
export const nameOf = (job: JobPostingHeader): NamedJob => ({
  id: job.JobPosting_ID,
  title: job.JobFunction,
  place: placeOf(job),
})

/** What tells that jobs are open. @param jobs that came from the server */
export const seenJobs = (jobs: ReadonlyArray<JobPostingHeader>, asked: ReadonlyArray<string> = []) =>
  ({ type: 'jobs.seen', open: jobs.map(nameOf), asked }) as const

/** All the jobs that an answer shows. */
export const jobsIn = ({ result, nearby, featured }: JobAnswer) => [...result.jobs, ...nearby.jobs, ...featured]

/** How long the saved jobs must rest before the server is asked which of them are open, in milliseconds. */
const rest = 1_000

const list = paths.opportunities.to()

type Asking = Parts<'actors' | 'calls' | 'jobs' | 'ports'>

/**
 * Where not all jobs are sent, asks which of the saved ones are open: when they change, and when the visitor comes to the
 * list of jobs (J3-35).
 * @returns what ends that
 */
export function askAboutSaved({ actors: { savedJobs }, calls, jobs, ports }: Asking): End {
  if (!jobs.serverSearchesJobs) return () => {}
  const { clock, view } = ports
  let told = ''
  let timer: unknown = null
  const savedIds = () => savedJobs.getSnapshot().context.saved.map(({ id }) => id)
  const ask = async () => {
    const ids = savedIds()
    if (ids.length === 0) return
    const rows = await askForPick(calls.transact, { for: 'ids', ids }).catch(() => null)
    if (rows) savedJobs.send(seenJobs(rows, ids))
  }
  const askSoon = () => {
    clock.clearTimeout(timer)
    timer = clock.setTimeout(() => void ask(), rest)
  }
  const { unsubscribe } = savedJobs.subscribe(() => {
    if (savedIds().join(' ') === told) return
    told = savedIds().join(' ')
    askSoon()
  })
  const endWatching = view.watchPlace(({ pathname }) => {
    if (pathname === list) askSoon()
  })
  return () => {
    clock.clearTimeout(timer)
    unsubscribe()
    endWatching()
  }
}
