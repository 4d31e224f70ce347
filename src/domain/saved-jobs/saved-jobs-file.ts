import { parseJson } from '../text/parse-json.ts'
import {
  isSavedJob,
  joinSaved,
  filterOpenJobs,
  limits,
  nameJobs,
  filterFittingJobs,
  type NamedJob,
  type SavedJob,
} from './saved-jobs.ts'

export type SavedJobsFile =
  | { readonly kind: 'jobs'; readonly jobs: ReadonlyArray<SavedJob> }
  | { readonly kind: 'holds none' | 'damaged' | 'of another site' | 'holds too many' }

export const largestFile = 5_000_000

export const fileMark = 'name="generator" content="saved-jobs"'

const dataPrefix = '{"format":"saved-jobs"'

const escapeCharacter = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** ASCII without HTML characters, so that the data survives mail programs. @param site its origin */
export const writeData = (site: string, jobs: readonly SavedJob[]): string =>
  JSON.stringify({ format: 'saved-jobs', version: 1, site, jobs }).replaceAll(/[<>&\u007f-\uffff]/g, escapeCharacter)

function findData(text: string): string | null {
  const start = text.indexOf(dataPrefix)
  if (start < 0) return null
  const end = text.indexOf('<', start)
  return text.slice(start, end < 0 ? text.length : end).replaceAll(/[\r\n]+/g, ' ')
}

type Data = { readonly version?: unknown; readonly site?: unknown; readonly jobs?: unknown }

export function readSavedJobsFile(text: string, site: string): SavedJobsFile {
  const found = findData(text)
  if (found === null) return { kind: text.includes(fileMark) ? 'damaged' : 'holds none' }
  const data = parseJson(found) as Data | null
  if (data?.version !== 1 || typeof data.site !== 'string' || !Array.isArray(data.jobs)) return { kind: 'damaged' }
  if (data.site !== site) return { kind: 'of another site' }
  if (data.jobs.length > limits.jobs) return { kind: 'holds too many' }
  if (!data.jobs.every(isSavedJob)) return { kind: 'damaged' }
  return data.jobs.length === 0
    ? { kind: 'holds none' }
    : { kind: 'jobs', jobs: nameJobs(joinSaved(data.jobs, []), null) }
}

export type Addition = {
  readonly added: number
  readonly known: number
  readonly closed: number
  readonly left: number
}

export function countAddition(
  saved: readonly SavedJob[],
  open: readonly NamedJob[] | null,
  jobs: readonly SavedJob[],
): Addition {
  const here = new Set(saved.map(({ id }) => id))
  const fitting = filterFittingJobs(saved, jobs)
  const reachable = filterOpenJobs(fitting, open?.length ? open : null)
  const known = reachable.filter(({ id }) => here.has(id)).length
  return {
    added: reachable.length - known,
    known,
    closed: fitting.length - reachable.length,
    left: jobs.length - fitting.length,
  }
}

const areOrIs = (count: number, words: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? 'is' : 'are'} ${words}`]

const wereOrWas = (count: number, words: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? 'was' : 'were'} ${words}`]

export function additionWords({ added, known, closed, left }: Addition): string {
  const parts = [
    added === 0 ? 'No job added' : `${added} ${added === 1 ? 'job' : 'jobs'} added`,
    ...wereOrWas(known, 'saved already'),
    ...areOrIs(closed, 'no longer open'),
    ...(left === 0 ? [] : [`${left} did not fit: a list holds ${limits.jobs.toLocaleString('en-US')} jobs`]),
  ]
  return `${parts.join(', ')}.`
}
