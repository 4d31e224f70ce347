import { setTimeout } from 'node:timers/promises'

export type Looking = {
  readonly look: (signal: AbortSignal) => Promise<unknown>
  readonly every: number
  readonly failed: (error: unknown) => void
}

/** Looks at once, then regularly, never concurrently. @returns a function that stops after the current look */
export function startPolling({ look, every, failed }: Looking): () => Promise<void> {
  const stop = new AbortController()
  let running: Promise<unknown> | null = null
  const begin = () => {
    running ??= look(stop.signal)
      .catch((error: unknown) => {
        if (!stop.signal.aborted) failed(error)
      })
      .finally(() => (running = null))
  }
  const timer = setInterval(begin, every)
  begin()
  return async () => {
    clearInterval(timer)
    stop.abort()
    await running
  }
}

/** Callers share the next call of `act`, which begins `pause` milliseconds after the last one has ended. */
export function shareCalls(act: () => Promise<void>, pause: number): () => Promise<void> {
  let next: Promise<void> | null = null
  let free: Promise<unknown> = Promise.resolve()
  const begin = () => {
    next = null
    const acting = act()
    const rest = () => setTimeout(pause, undefined, { ref: false })
    free = acting.then(rest, rest)
    return acting
  }
  return () => (next ??= free.then(begin))
}
