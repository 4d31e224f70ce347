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
  /** Does work when its turn has come. @throws QueueFull at once when too much waits already */
  run<Result>(work: () => Promise<Result>): Promise<Result>
}

/**
 * Lets `atOnce` pieces of work run at a time and at most `waiting` wait for their turn. Between two pieces everything
 * else in the process has its turn, so work that holds the processor holds it for one piece only.
 */
export function createWorkQueue({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): WorkQueue {
  const turns: Array<() => void> = []
  let running = 0
  const begin = async () => {
    if (running < atOnce) running += 1
    else if (turns.length >= waiting) throw new QueueFull()
    else await new Promise<void>((resolve) => turns.push(resolve))
  }
  const end = () => {
    const next = turns.shift()
    if (next) next()
    else running -= 1
  }
  return {
    async run(work) {
      await begin()
      try {
        await setImmediate()
        return await work()
      } finally {
        end()
      }
    },
  }
}
