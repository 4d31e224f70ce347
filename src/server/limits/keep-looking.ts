export type Looking = {
  /** Looks whether there is something to do, and does it until the signal. */
  readonly look: (signal: AbortSignal) => Promise<unknown>
  /** In milliseconds. */
  readonly every: number
  /** Is given what a look was rejected with, unless it was ended. */
  readonly failed: (error: unknown) => void
}

/** Looks at once and again and again, never twice at a time. @returns what ends that, after the look under way */
export function keepLooking({ look, every, failed }: Looking): () => Promise<void> {
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
