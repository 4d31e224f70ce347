import { setImmediate } from 'node:timers/promises'

export class QueueFull extends Error {
  override readonly name = 'QueueFull'
  readonly statusCode = 503
  readonly retryAfter = 2
  constructor() {
    super('Too much work is waiting')
  }
}

export type WorkQueueState = { running: number; waiting: number }

/** Of this process, by name: queues of one name count together. */
const states = new Map<string, WorkQueueState>()

export const listWorkQueues = (): ReadonlyMap<string, Readonly<WorkQueueState>> => states

function openState(name: string): WorkQueueState {
  const state = states.get(name) ?? { running: 0, waiting: 0 }
  states.set(name, state)
  return state
}

export type WorkQueue = {
  /**
   * @param who the caller to share turns with; all unnamed work counts as one caller @throws {QueueFull} when the queue
   * is full, also while waiting, to make room for a caller with less work
   */
  run<Result>(work: () => Promise<Result>, who?: string): Promise<Result>
}

type Turn = PromiseWithResolvers<void>

type Rows = Map<string, Turn[]>

function dropFromLongest(rows: Rows, waiting: number): boolean {
  const [first] = rows.values()
  if (!first) return false
  const row = [...rows.values()].reduce((long, other) => (other.length > long.length ? other : long), first)
  if (row.length <= waiting + 1) return false
  row.pop()?.reject(new QueueFull())
  return true
}

function createRows(most: number) {
  const rows: Rows = new Map()
  let size = 0
  return {
    async wait(who: string): Promise<void> {
      const row = rows.get(who) ?? []
      if (size < most) size += 1
      else if (!dropFromLongest(rows, row.length)) throw new QueueFull()
      const turn = Promise.withResolvers<void>()
      rows.set(who, row)
      row.push(turn)
      await turn.promise
    },
    next(): Turn | undefined {
      const [first] = rows
      if (!first) return undefined
      const [who, row] = first
      const turn = row.shift()
      rows.delete(who)
      if (row.length > 0) rows.set(who, row)
      size -= 1
      return turn
    },
  }
}

export type WorkQueueRules = { readonly name: string; readonly atOnce: number; readonly waiting: number }

function createTurns({ name, atOnce, waiting }: WorkQueueRules) {
  const rows = createRows(waiting)
  const state = openState(name)
  let running = 0
  const change = (by: number) => {
    running += by
    state.running += by
  }
  return {
    async begin(who: string) {
      if (running < atOnce) return change(1)
      state.waiting += 1
      try {
        await rows.wait(who)
      } finally {
        state.waiting -= 1
      }
    },
    end() {
      const next = rows.next()
      if (next) next.resolve()
      else change(-1)
    },
  }
}

/**
 * Fair queueing: callers take turns, and a full queue drops from the longest row. Yields to the event loop between two
 * pieces.
 */
export function createWorkQueue(rules: WorkQueueRules): WorkQueue {
  const { begin, end } = createTurns(rules)
  return {
    async run(work, who = '') {
      await begin(who)
      try {
        await setImmediate()
        return await work()
      } finally {
        end()
      }
    },
  }
}
