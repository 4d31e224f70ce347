import { setTimeout } from 'node:timers/promises'
import type { TaskName, TaskRuns } from '../database/task-runs.ts'

export type Looking = {
  readonly task: TaskName
  readonly runs: TaskRuns | undefined
  readonly look: (signal: AbortSignal) => Promise<unknown>
  readonly every: number
  readonly failed: (error: unknown) => void
}

/** Looks at once, then regularly, never concurrently. @returns a function that stops after the current look */
export function startPolling({ task, runs, look, every, failed }: Looking): () => Promise<void> {
  const stop = new AbortController()
  let running: Promise<unknown> | null = null
  const work = () => look(stop.signal)
  const run = () => runs?.run({ name: task, every }, work) ?? work()
  const begin = () => {
    running ??= run()
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
