import { maxAccountSavedJobs } from '#contract/account-operations.ts'
import type { AccountSavedJob } from '#contract/account-saved-jobs.ts'
import type { Addition } from './saved-jobs-file.ts'
import { earlierDay, limits, type SavedJob } from './saved-jobs.ts'

const getSavedDay = ({ savedOn }: AccountSavedJob) => savedOn ?? ''

const latestFirst = (jobs: readonly AccountSavedJob[]) =>
  jobs.toReversed().toSorted((a, b) => getSavedDay(b).localeCompare(getSavedDay(a)))

/** Never drops a job of `kept`; the latest of `sent` fill the remaining room. Duplicates keep the earlier day. */
export function combineSavedJobs(
  kept: readonly AccountSavedJob[],
  sent: readonly AccountSavedJob[],
): AccountSavedJob[] {
  const joined = new Map(kept.map((job) => [job.id, job]))
  for (const { id, savedOn } of latestFirst(sent)) {
    const same = joined.get(id)
    if (same) joined.set(id, { id, savedOn: earlierDay(same.savedOn, savedOn) })
    else if (joined.size < maxAccountSavedJobs) joined.set(id, { id, savedOn })
  }
  return [...joined.values()]
}

export const toAccountSavedJobs = (saved: readonly SavedJob[]): AccountSavedJob[] =>
  latestFirst(saved.map(({ id, day }) => ({ id, savedOn: day })))
    .slice(0, maxAccountSavedJobs)
    .toReversed()

export const toSavedJobs = (kept: readonly AccountSavedJob[]): SavedJob[] =>
  kept.map(({ id, savedOn }) => ({ id, day: savedOn, title: '', place: '' }))

export type Union = {
  readonly here: Addition
  readonly added: number
  readonly left: number
}

const jobs = (count: number) => `${count} ${count === 1 ? 'job' : 'jobs'}`
const was = (count: number) => (count === 1 ? 'was' : 'were')

export function unionWords({ here, added, left }: Union): string {
  const sentences = [
    here.added + added === 0
      ? 'There was nothing to add.'
      : `${jobs(here.added)} ${was(here.added)} added to this device, and ${jobs(added)} to your account.`,
    here.closed > 0 && `${jobs(here.closed)} in your account ${here.closed === 1 ? 'is' : 'are'} no longer open.`,
    here.left > 0 &&
      `${jobs(here.left)} did not fit on this device: it holds up to ${limits.jobs.toLocaleString('en-US')} jobs.`,
    left > 0 &&
      `${jobs(left)} did not fit in your account: it holds up to ${maxAccountSavedJobs} jobs. They stay on this device.`,
  ]
  return sentences.filter(Boolean).join(' ')
}
