import { accountDataEntity, sessionEntity } from '#contract/account-operations.ts'
import { applicationEntity, applicationPostingEntity } from '#contract/application-operations.ts'
import { savedJobsEntity } from '#contract/saved-jobs-operations.ts'
import { parseSearch } from '#domain/search/keyword-score.ts'
import type { Content } from '../content/content-cache.ts'
import type { Step } from './plan.ts'

/** One operation stands for some 2 ms of a processor: so many jobs are looked through for a word, so many rows are written. */
const jobsAnOperation = 10_000
const rowsAnOperation = 25
const shortRowsAnOperation = 100

/** What it costs to look for the words of a text among so many jobs; without words the jobs are only counted. */
export const costOfSearch = (text: string, jobs: number): number =>
  (Math.max(1, parseSearch(text).words.length) * jobs) / jobsAnOperation

/** What it costs to send so many rows without their long texts. */
export const costOfShortRows = (rows: number): number => rows / shortRowsAnOperation

/** About how many rows are read of what is somebody's own, at most; 1 of what is not named here. */
const ownRows: Readonly<Record<string, number>> = {
  [accountDataEntity]: 3_000,
  [sessionEntity]: 500,
  [savedJobsEntity]: 500,
  [applicationEntity]: 1_000,
  [applicationPostingEntity]: 200,
}

function costOfStep(step: Step, content: Content): number {
  if (step.kind === 'call') return step.operation.cost?.(step.args, content) ?? 1
  if (step.kind === 'own read') return costOfShortRows(ownRows[step.entity] ?? 1)
  const all = content.rows[step.entity].length
  return (step.ids.size === 0 ? all : Math.min(all, step.ids.size)) / rowsAnOperation
}

/** What a batch costs before any of it is done, in whole operations: each at least 1. */
export const costOf = (steps: ReadonlyArray<Step>, content: Content): number =>
  steps.reduce((sum, step) => sum + Math.max(1, Math.round(costOfStep(step, content))), 0)
