const retryDelay = 400

export const extractFailedUrl = (error: unknown): string | null =>
  (error instanceof Error && /https?:\S+\.js/.exec(error.message)?.[0]) || null

type ImportEnvironment = {
  readonly importAddress: (address: string) => Promise<unknown>
  readonly wait: (milliseconds: number) => Promise<void>
}

const browser: ImportEnvironment = {
  importAddress: (address) => import(/* @vite-ignore */ address),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}

/** Retries once under another address, since browsers may cache the failure of a script. @throws when the retry fails too */
export async function lazyImport<Part>(
  fetchPart: () => Promise<Part>,
  { importAddress, wait }: ImportEnvironment = browser,
): Promise<Part> {
  try {
    return await fetchPart()
  } catch (error) {
    const address = extractFailedUrl(error)
    await wait(retryDelay)
    return address === null ? fetchPart() : ((await importAddress(`${address}?again=${performance.now()}`)) as Part)
  }
}

export const isSiteReachable = (): Promise<boolean> =>
  fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

export function whenIdle(window: Window & typeof globalThis, act: () => void): void {
  const { document } = window
  const schedule = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: 2000 })
    else setTimeout(act, 200)
  }
  if (document.readyState === 'complete') schedule()
  else window.addEventListener('load', schedule, { once: true })
}
