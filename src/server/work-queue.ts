import { setImmediate } from 'node:timers/promises'

/** More work waits than the queue takes; HTTP answers it with 503 and asks to come back in `retryAfter` seconds. */
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

/** What waits, in a row for each caller: whoever had a turn is the last to have another. */
function createRows(most: number) {
  const rows = new Map<string, Turn[]>()
  let size = 0
  const longest = () => [...rows].reduce((long, row) => (row[1].length > long[1].length ? row : long))
  /** Takes the newest of the longest row out, as long as that row is longer than the one that needs room. */
  const makeRoom = (waiting: number) => {
    if (size < most) return true
    if (size === 0) return false
    const [who, row] = longest()
    if (row.length <= waiting + 1) return false
    row.pop()?.reject(new QueueFull())
    if (row.length === 0) rows.delete(who)
    size -= 1
    return true
  }
  return {
    /** Waits for a turn. @throws QueueFull */
    async wait(who: string): Promise<void> {
      const row = rows.get(who) ?? []
      if (!makeRoom(row.length)) throw new QueueFull()
      const turn = Promise.withResolvers<void>()
      row.push(turn)
      rows.set(who, row)
      size += 1
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
