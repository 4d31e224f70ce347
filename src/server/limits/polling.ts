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
