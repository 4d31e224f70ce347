import { isDay as isRealDay } from '#contract/day.ts'
import { dayInWords } from '../time/dates.ts'
import { parseJson } from '../text/parse-json.ts'

/** A job by its name, as it can be told also when it is gone. */
export type NamedJob = {
  readonly id: string
  /** '' when it is not known. */
  readonly title: string
  /** Where it is, e.g. 'Dayton, Ohio'; '' when that is not known. */
  readonly place: string
}

/** A job that a visitor saved. */
export type SavedJob = NamedJob & {
  /** The day on which it was saved where the visitor was, as yyyy-mm-dd; null when that was not kept. */
  readonly day: string | null
}

/** As many jobs as a list holds, and as many characters as one of its texts may have. */
export const limits = { jobs: 1000, id: 100, title: 200, place: 100, text: 1_000_000 } as const

const shortened = ({ title, place }: Pick<NamedJob, 'title' | 'place'>) => ({
  title: title.slice(0, limits.title),
  place: place.slice(0, limits.place),
})

/** What is known of some jobs: those that are open, and the ids of those that were asked about and are not. */
export type SeenJobs = { readonly open: readonly NamedJob[]; readonly gone: readonly string[] }

export const nothingSeen: SeenJobs = { open: [], gone: [] }

/** The most jobs that are remembered as open. */
const mostSeen = 2_000

/** Adds jobs that are open, and of those that were `asked` about the others. */
export function addSeen(
  seen: SeenJobs,
  { open, asked }: { readonly open: readonly NamedJob[]; readonly asked: readonly string[] },
): SeenJobs {
  const named = new Map([...seen.open, ...open].map((job) => [job.id, job]))
  const isGone = (id: string) => !open.some((job) => job.id === id)
  const gone = asked.filter(isGone)
  for (const id of gone) named.delete(id)
  return {
    open: [...named.values()].slice(-mostSeen),
    gone: [...new Set([...seen.gone.filter(isGone), ...gone])].slice(-mostSeen),
  }
}

/** The open jobs, as far as that matters to what is saved: where only some are known, all that are not known to be gone. */
export function openAmong(
  jobs: readonly SavedJob[],
  { open, seen }: { readonly open: readonly NamedJob[] | null; readonly seen: SeenJobs },
): readonly NamedJob[] | null {
  if (open !== null || seen === nothingSeen) return open
  const gone = new Set(seen.gone)
  const named = new Map([...jobs, ...seen.open].map((job) => [job.id, job]))
  return [...named.values()].filter(({ id }) => !gone.has(id))
}

/** The jobs whose posting is open; all of them while it is not known which are, which is null (J3-34, J3-35). */
export function keepOpen(jobs: readonly SavedJob[], open: readonly NamedJob[] | null): SavedJob[] {
  if (open === null) return [...jobs]
  const ids = new Set(open.map(({ id }) => id))
  return jobs.filter(({ id }) => ids.has(id))
}

/** The jobs that have closed, as far as their titles are known; none while no job is known to be open (J3-35). */
export function closedJobs(jobs: readonly SavedJob[], open: readonly NamedJob[] | null): SavedJob[] {
  if (open === null || open.length === 0) return []
  const kept = new Set(keepOpen(jobs, open))
  return jobs.filter((job) => job.title !== '' && !kept.has(job))
}

/** The jobs that can still be told: those that are open, and those that have a name. */
export const keepNamed = (jobs: readonly SavedJob[], open: readonly NamedJob[] | null): SavedJob[] => {
  const kept = new Set([...keepOpen(jobs, open), ...closedJobs(jobs, open)])
  return jobs.filter((job) => kept.has(job))
}

/** The jobs with the names that open ones have now. */
export function nameJobs(jobs: readonly SavedJob[], open: readonly NamedJob[] | null): SavedJob[] {
  const names = new Map((open ?? []).map((job) => [job.id, job]))
  return jobs.map((job) => ({ ...job, ...shortened(names.get(job.id) ?? job) }))
}

const keepLatest = (jobs: readonly SavedJob[]) => jobs.slice(-limits.jobs)

/** Saves an unsaved job, the latest last, or unsaves a saved one (J4.3-01, J4.3-02). */
export const toggleSaved = (jobs: readonly SavedJob[], job: SavedJob): SavedJob[] =>
  jobs.some(({ id }) => id === job.id) ? jobs.filter(({ id }) => id !== job.id) : keepLatest([...jobs, job])

/** The earlier of two days, as yyyy-mm-dd; null counts for none. */
export const earlierDay = (one: string | null, other: string | null) =>
  one === null || other === null ? (one ?? other) : one < other ? one : other

const joinSame = (job: SavedJob, same: SavedJob): SavedJob => ({
  ...(job.title === '' ? same : job),
  day: earlierDay(job.day, same.day),
})

/** All jobs of both lists, each once and with the earlier of its days. */
export function joinSaved(jobs: readonly SavedJob[], others: readonly SavedJob[]): SavedJob[] {
  const joined = new Map<string, SavedJob>()
  for (const job of [...jobs, ...others]) {
    const same = joined.get(job.id)
    joined.set(job.id, same ? joinSame(same, job) : job)
  }
  return keepLatest([...joined.values()])
}

/** Those of other jobs that a list has or has room for. */
export function takeFitting(jobs: readonly SavedJob[], others: readonly SavedJob[]): SavedJob[] {
  const here = new Set(jobs.map(({ id }) => id))
  const fresh = others.filter(({ id }) => !here.has(id)).slice(0, limits.jobs - jobs.length)
  const fitting = new Set([...here, ...fresh.map(({ id }) => id)])
  return others.filter(({ id }) => fitting.has(id))
}

/** Adds others to the jobs of a list, as far as there is room: none of the list makes way. */
export const addSaved = (jobs: readonly SavedJob[], others: readonly SavedJob[]): SavedJob[] =>
  joinSaved(jobs, takeFitting(jobs, others))

const isId = (id: unknown): id is string => typeof id === 'string' && id !== '' && id.length <= limits.id

const isDay = (day: unknown): day is string => typeof day === 'string' && isRealDay(day)

const textOf = (text: unknown) => (typeof text === 'string' ? text : '')

const readName = (title: unknown, place: unknown) => shortened({ title: textOf(title), place: textOf(place) })

/** What can be understood of one entry: an id alone, as lists once had it, or a record that has one. */
function readJob(entry: unknown): SavedJob[] {
  if (isId(entry)) return [{ id: entry, title: '', place: '', day: null }]
  if (typeof entry !== 'object' || entry === null) return []
  const { id, title, place, day } = entry as Readonly<Record<string, unknown>>
  return isId(id) ? [{ id, ...readName(title, place), day: isDay(day) ? day : null }] : []
}

/** Whether an entry is a saved job in each of its parts. */
export function isSavedJob(entry: unknown): entry is SavedJob {
  if (typeof entry !== 'object' || entry === null) return false
  const { id, title, place, day } = entry as Readonly<Record<string, unknown>>
  return isId(id) && typeof title === 'string' && typeof place === 'string' && (day === null || isDay(day))
}

/** The jobs in what a device stored; what is none is passed over, and what is no list counts as empty (J3-33, J7-46). */
export function readSaved(stored: string | null): SavedJob[] {
  const list = stored === null || stored.length > limits.text ? null : parseJson(stored)
  return Array.isArray(list) ? joinSaved(list.flatMap(readJob), []) : []
}

/** Jobs as a device stores them: one JSON array (J7-46). */
export const writeSaved = (jobs: readonly SavedJob[]): string => JSON.stringify(jobs)

/** The day on which a job was saved, as 'November 12, 2026'; '' when it is not known. */
export function savedDay(jobs: readonly SavedJob[], id: string): string {
  const day = jobs.find((job) => job.id === id)?.day ?? null
  return day === null ? '' : dayInWords(day)
}
