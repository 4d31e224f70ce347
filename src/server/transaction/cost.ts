import { parseSearch } from '#domain/search/keyword-score.ts'
import type { Content } from '../content/content-cache.ts'
import type { CallStep, OwnReadStep, Step } from './plan.ts'
import { Refused } from './refused.ts'

/** One operation stands for some 2 ms of a processor: so many jobs are looked through for a word, so many rows are written. */
const jobsAnOperation = 10_000
const rowsAnOperation = 25
const shortRowsAnOperation = 100
/** So many bytes of what is somebody's are read and written. */
const bytesAnOperation = 20 * 1024

/** The most that a batch of several operations may cost: it is one transaction, and one answer. */
const mostCost = 300

/** What it costs to hash a password once, or to check one. */
export const costOfHash = 30

/** What it costs to read some rows of somebody's, beside their bytes, where a read does not say otherwise. */
const costOfOwnRows = 2

/** What it costs to do something in the database for one account, where an operation does not say otherwise. */
export const costOfAct = 3

/** What it costs to look for the words of a text among so many jobs; without words the jobs are only counted. */
export const costOfSearch = (text: string, jobs: number): number =>
  (Math.max(1, parseSearch(text).words.length) * jobs) / jobsAnOperation

/** What it costs to send so many rows without their long texts. */
export const costOfShortRows = (rows: number): number => rows / shortRowsAnOperation

/** What it costs to read so many bytes of what is somebody's, or to write them. */
export const costOfBytes = (bytes: number): number => bytes / bytesAnOperation

/** What a batch costs, in whole operations, and how much of that is for bytes of rows that may come to fewer. */
export type Cost = { readonly operations: number; readonly forBytes: number }

const inWhole = (operations: number) => Math.max(1, Math.round(operations))

function costOfOwnRead({ own, ids, leaveOut, returnData }: OwnReadStep & Pick<Step, 'returnData'>): Cost {
  const bytes = Math.round(costOfBytes(own.mostBytes(ids.length)))
  // What is read and not sent is not counted by what is sent.
  const isCounted = returnData && leaveOut.size === 0
  return { operations: inWhole(own.cost ?? costOfOwnRows) + bytes, forBytes: isCounted ? bytes : 0 }
}

const costOfCall = ({ operation, args }: CallStep, content: Content) =>
  operation.cost?.(args, content) ?? ('answer' in operation ? 1 : costOfAct)

function costOfStep(step: Step, content: Content): Cost {
  if (step.kind === 'own read') return costOfOwnRead(step)
  if (step.kind === 'call') return { operations: inWhole(costOfCall(step, content)), forBytes: 0 }
  const all = content.rows[step.entity].length
  const rows = step.ids.size === 0 ? all : Math.min(all, step.ids.size)
  return { operations: inWhole(rows / rowsAnOperation), forBytes: 0 }
}

/** What a batch costs before any of it is done: each operation at least 1. */
export function costOf(steps: ReadonlyArray<Step>, content: Content): Cost {
  const costs = steps.map((step) => costOfStep(step, content))
  const sum = (of: keyof Cost) => costs.reduce((total, cost) => total + cost[of], 0)
  return { operations: sum('operations'), forBytes: sum('forBytes') }
}

/** Refuses a batch of several operations that costs more than any may. @throws Refused */
export function refuseDear(steps: ReadonlyArray<Step>, content: Content): void {
  if (steps.length < 2 || costOf(steps, content).operations <= mostCost) return
  throw new Refused(
    422,
    'A transaction cannot do as much as this at once. Please send its operations one by one.',
    true,
  )
}

/** What a batch has cost once it is done. @param bytes those of its rows */
export const costOfDone = ({ operations, forBytes }: Cost, bytes: number): number =>
  forBytes === 0 ? operations : operations - forBytes + Math.round(costOfBytes(bytes))
