import { parseSearch } from '#domain/search/keyword-score.ts'
import type { Content } from '../content/content-cache.ts'
import type { CallStep, PersonalReadStep, Step } from './plan.ts'
import { Refused } from './refused.ts'

/** One operation is about 2 ms of CPU time: a search of this many jobs, or this many rows written. */
const jobsAnOperation = 10_000
const rowsAnOperation = 25
const shortRowsAnOperation = 100
const bytesAnOperation = 20 * 1024

const maxCost = 300

export const hashOperationCost = 30

const personalRowsCost = 2

export const actCost = 3

export const estimateSearchCost = (text: string, jobs: number): number =>
  (Math.max(1, parseSearch(text).words.length) * jobs) / jobsAnOperation

export const toShortRowsCost = (rows: number): number => rows / shortRowsAnOperation

export const toByteCost = (bytes: number): number => bytes / bytesAnOperation

/** `forBytes`: the part for the most bytes that rows may have, corrected by their real size afterwards. */
export type Cost = { readonly operations: number; readonly forBytes: number }

const roundOperations = (operations: number) => Math.max(1, Math.round(operations))

function estimatePersonalReadCost({
  own,
  ids,
  leaveOut,
  returnData,
}: PersonalReadStep & Pick<Step, 'returnData'>): Cost {
  const bytes = Math.round(toByteCost(own.maxBytes(ids.length)))
  // What is read and not sent is not counted by what is sent.
  const isCounted = returnData && leaveOut.size === 0
  return { operations: roundOperations(own.cost ?? personalRowsCost) + bytes, forBytes: isCounted ? bytes : 0 }
}

const estimateCallCost = ({ operation, args }: CallStep, content: Content) =>
  operation.cost?.(args, content) ?? ('answer' in operation ? 1 : actCost)

function estimateStepCost(step: Step, content: Content): Cost {
  if (step.kind === 'own read') return estimatePersonalReadCost(step)
  if (step.kind === 'call') return { operations: roundOperations(estimateCallCost(step, content)), forBytes: 0 }
  const all = content.rows[step.entity].length
  const rows = step.ids.size === 0 ? all : Math.min(all, step.ids.size)
  return { operations: roundOperations(rows / rowsAnOperation), forBytes: 0 }
}

export function estimateStepsCost(steps: ReadonlyArray<Step>, content: Content): Cost {
  const costs = steps.map((step) => estimateStepCost(step, content))
  const sum = (of: keyof Cost) => costs.reduce((total, cost) => total + cost[of], 0)
  return { operations: sum('operations'), forBytes: sum('forBytes') }
}

export function refuseDear(steps: ReadonlyArray<Step>, content: Content): void {
  if (steps.length < 2 || estimateStepsCost(steps, content).operations <= maxCost) return
  throw new Refused(
    422,
    'A transaction cannot do as much as this at once. Please send its operations one by one.',
    true,
  )
}

export const actualCost = ({ operations, forBytes }: Cost, bytes: number): number =>
  forBytes === 0 ? operations : operations - forBytes + Math.round(toByteCost(bytes))
