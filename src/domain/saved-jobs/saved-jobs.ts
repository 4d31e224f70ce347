import { isDay as isRealDay } from '#contract/day.ts'
import { formatDay } from '../time/dates.ts'
import { parseJson } from '../text/parse-json.ts'

export type NamedJob = {
  readonly id: string
  readonly title: string
  readonly place: string
}

export type SavedJob = NamedJob & {
  /** yyyy-mm-dd in the visitor's time zone; null if not recorded. */
  readonly day: string | null
}

export const limits = { jobs: 1000, id: 100, title: 200, place: 100, text: 1_000_000 } as const

const shortened = ({ title, place }: Pick<NamedJob, 'title' | 'place'>) => ({
  title: title.slice(0, limits.title),
  place: place.slice(0, limits.place),
})

export type SeenJobs = { readonly open: readonly NamedJob[]; readonly gone: readonly string[] }

export const noSeenJobs: SeenJobs = { open: [], gone: [] }

const maxSeenJobs = 2_000

export function addSeenJobs(
  seen: SeenJobs,
  { open, asked }: { readonly open: readonly NamedJob[]; readonly asked: readonly string[] },
): SeenJobs {
  const named = new Map([...seen.open, ...open].map((job) => [job.id, job]))
  const isGone = (id: string) => !open.some((job) => job.id === id)
  const gone = asked.filter(isGone)
  for (const id of gone) named.delete(id)
  return {
    open: [...named.values()].slice(-maxSeenJobs),
    gone: [...new Set([...seen.gone.filter(isGone), ...gone])].slice(-maxSeenJobs),
  }
}

/** If `open` is null, treats every job as open that is not known to be gone. */
export function findOpenJobs(
  jobs: readonly SavedJob[],
  { open, seen }: { readonly open: readonly NamedJob[] | null; readonly seen: SeenJobs },
): readonly NamedJob[] | null {
  if (open !== null || seen === noSeenJobs) return open
  const gone = new Set(seen.gone)
  const named = new Map([...jobs, ...seen.open].map((job) => [job.id, job]))
  return [...named.values()].filter(({ id }) => !gone.has(id))
}

/** `open` null means unknown: all jobs stay (J3-34, J3-35). */
export function filterOpenJobs(jobs: readonly SavedJob[], open: readonly NamedJob[] | null): SavedJob[] {
  if (open === null) return [...jobs]
  const ids = new Set(open.map(({ id }) => id))
  return jobs.filter(({ id }) => ids.has(id))
}

/** Jobs without a title are left out. Empty if `open` is null or empty (J3-35). */
export function closedJobs(jobs: readonly SavedJob[], open: readonly NamedJob[] | null): SavedJob[] {
  if (open === null || open.length === 0) return []
  const kept = new Set(filterOpenJobs(jobs, open))
  return jobs.filter((job) => job.title !== '' && !kept.has(job))
}

export const filterNamedJobs = (jobs: readonly SavedJob[], open: readonly NamedJob[] | null): SavedJob[] => {
  const kept = new Set([...filterOpenJobs(jobs, open), ...closedJobs(jobs, open)])
  return jobs.filter((job) => kept.has(job))
}

export function nameJobs(jobs: readonly SavedJob[], open: readonly NamedJob[] | null): SavedJob[] {
  const names = new Map((open ?? []).map((job) => [job.id, job]))
  return jobs.map((job) => ({ ...job, ...shortened(names.get(job.id) ?? job) }))
}

const limitToLatest = (jobs: readonly SavedJob[]) => jobs.slice(-limits.jobs)

export const toggleSaved = (jobs: readonly SavedJob[], job: SavedJob): SavedJob[] =>
  jobs.some(({ id }) => id === job.id) ? jobs.filter(({ id }) => id !== job.id) : limitToLatest([...jobs, job])

export const earlierDay = (one: string | null, other: string | null) =>
  one === null || other === null ? (one ?? other) : one < other ? one : other

const mergeDuplicate = (job: SavedJob, same: SavedJob): SavedJob => ({
  ...(job.title === '' ? same : job),
  day: earlierDay(job.day, same.day),
})

export function joinSaved(jobs: readonly SavedJob[], others: readonly SavedJob[]): SavedJob[] {
  const joined = new Map<string, SavedJob>()
  for (const job of [...jobs, ...others]) {
    const same = joined.get(job.id)
    joined.set(job.id, same ? mergeDuplicate(same, job) : job)
  }
  return limitToLatest([...joined.values()])
}

export function filterFittingJobs(jobs: readonly SavedJob[], others: readonly SavedJob[]): SavedJob[] {
  const here = new Set(jobs.map(({ id }) => id))
  const fresh = others.filter(({ id }) => !here.has(id)).slice(0, limits.jobs - jobs.length)
  const fitting = new Set([...here, ...fresh.map(({ id }) => id)])
  return others.filter(({ id }) => fitting.has(id))
}

export const addSaved = (jobs: readonly SavedJob[], others: readonly SavedJob[]): SavedJob[] =>
  joinSaved(jobs, filterFittingJobs(jobs, others))

const isId = (id: unknown): id is string => typeof id === 'string' && id !== '' && id.length <= limits.id

const isDay = (day: unknown): day is string => typeof day === 'string' && isRealDay(day)

const toText = (text: unknown) => (typeof text === 'string' ? text : '')

const readName = (title: unknown, place: unknown) => shortened({ title: toText(title), place: toText(place) })

/** An entry may be a bare id: the format of older lists. */
function readJob(entry: unknown): SavedJob[] {
  if (isId(entry)) return [{ id: entry, title: '', place: '', day: null }]
  if (typeof entry !== 'object' || entry === null) return []
  const { id, title, place, day } = entry as Readonly<Record<string, unknown>>
  return isId(id) ? [{ id, ...readName(title, place), day: isDay(day) ? day : null }] : []
}

export function isSavedJob(entry: unknown): entry is SavedJob {
  if (typeof entry !== 'object' || entry === null) return false
  const { id, title, place, day } = entry as Readonly<Record<string, unknown>>
  return isId(id) && typeof title === 'string' && typeof place === 'string' && (day === null || isDay(day))
}

export function readSaved(stored: string | null): SavedJob[] {
  const list = stored === null || stored.length > limits.text ? null : parseJson(stored)
  return Array.isArray(list) ? joinSaved(list.flatMap(readJob), []) : []
}

export const writeSaved = (jobs: readonly SavedJob[]): string => JSON.stringify(jobs)

export function savedDay(jobs: readonly SavedJob[], id: string): string {
  const day = jobs.find((job) => job.id === id)?.day ?? null
  return day === null ? '' : formatDay(day)
}
