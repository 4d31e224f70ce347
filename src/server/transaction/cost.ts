import { parseSearch } from '#domain/search/keyword-score.ts'
import type { Content } from '../content/content-cache.ts'
import type { CallStep, PersonalReadStep, Step } from './plan.ts'
import { Refused } from './refused.ts'

/** One operation is about 2 ms of CPU time: a search of this many jobs, or this many rows written. */
const jobsAnOperation = 10_000
const rowsAnOperation = 25
const shortRowsAnOperation = 100
const bytesAnOperation = 20 * 1024

const mostCost = 300

export const costOfHash = 30

const costOfPersonalRows = 2

export const costOfAct = 3

export const costOfSearch = (text: string, jobs: number): number =>
  (Math.max(1, parseSearch(text).words.length) * jobs) / jobsAnOperation

export const costOfShortRows = (rows: number): number => rows / shortRowsAnOperation

export const costOfBytes = (bytes: number): number => bytes / bytesAnOperation

/** `forBytes`: the part for the most bytes that rows may have, corrected by their real size afterwards. */
export type Cost = { readonly operations: number; readonly forBytes: number }

const toWholeOperations = (operations: number) => Math.max(1, Math.round(operations))

function costOfPersonalRead({ own, ids, leaveOut, returnData }: PersonalReadStep & Pick<Step, 'returnData'>): Cost {
  const bytes = Math.round(costOfBytes(own.mostBytes(ids.length)))
  // What is read and not sent is not counted by what is sent.
  const isCounted = returnData && leaveOut.size === 0
  return { operations: toWholeOperations(own.cost ?? costOfPersonalRows) + bytes, forBytes: isCounted ? bytes : 0 }
}

const costOfCall = ({ operation, args }: CallStep, content: Content) =>
  operation.cost?.(args, content) ?? ('answer' in operation ? 1 : costOfAct)

function costOfStep(step: Step, content: Content): Cost {
  if (step.kind === 'own read') return costOfPersonalRead(step)
  if (step.kind === 'call') return { operations: toWholeOperations(costOfCall(step, content)), forBytes: 0 }
  const all = content.rows[step.entity].length
  const rows = step.ids.size === 0 ? all : Math.min(all, step.ids.size)
  return { operations: toWholeOperations(rows / rowsAnOperation), forBytes: 0 }
}

export function costOfSteps(steps: ReadonlyArray<Step>, content: Content): Cost {
  const costs = steps.map((step) => costOfStep(step, content))
  const sum = (of: keyof Cost) => costs.reduce((total, cost) => total + cost[of], 0)
  return { operations: sum('operations'), forBytes: sum('forBytes') }
}

export function refuseDear(steps: ReadonlyArray<Step>, content: Content): void {
  if (steps.length < 2 || costOfSteps(steps, content).operations <= mostCost) return
  throw new Refused(
    422,
    'A transaction cannot do as much as this at once. Please send its operations one by one.',
    true,
  )
}

export const actualCost = ({ operations, forBytes }: Cost, bytes: number): number =>
  forBytes === 0 ? operations : operations - forBytes + Math.round(costOfBytes(bytes))
