import { setImmediate } from 'node:timers/promises'

/** The queue is full; HTTP answers 503 with a Retry-After of `retryAfter` seconds. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
  readonly statusCode = 503
  readonly retryAfter = 2
  constructor() {
    super('Too much work is waiting')
  }
}

export type WorkQueue = {
  /**
   * Does work when its turn has come.
   * @param who whose work it is, such as the network it is done for; all that names nobody is one caller's
   * @throws QueueFull when too much waits already, also later: to make room for a caller who has less waiting
   */
  run<Result>(work: () => Promise<Result>, who?: string): Promise<Result>
}

type Turn = PromiseWithResolvers<void>

type Rows = Map<string, Turn[]>

/** Takes the newest out of the longest row, if that is longer than a row of `waiting` and one more. */
function dropFromLongest(rows: Rows, waiting: number): boolean {
  const [first] = rows.values()
  if (!first) return false
  const row = [...rows.values()].reduce((long, other) => (other.length > long.length ? other : long), first)
  if (row.length <= waiting + 1) return false
  row.pop()?.reject(new QueueFull())
  return true
}

/** What waits, in a row for each caller; the one that had a turn is the last to have another. */
function createRows(most: number) {
  const rows: Rows = new Map()
  let size = 0
  return {
    /** Waits for a turn. @throws QueueFull */
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

/**
 * Lets `atOnce` pieces of work run at a time and at most `waiting` wait. Callers have their turns one after another, each
 * for one piece, and a full queue drops from the longest row first (fair queueing with longest queue drop): who asks for
 * much waits for herself. Between two pieces everything else in the process has its turn.
 */
export function createWorkQueue({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): WorkQueue {
  const rows = createRows(waiting)
  let running = 0
  const begin = async (who: string) => {
    if (running < atOnce) running += 1
    else await rows.wait(who)
  }
  const end = () => {
    const next = rows.next()
    if (next) next.resolve()
    else running -= 1
  }
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
