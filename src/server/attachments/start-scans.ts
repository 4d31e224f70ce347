import type { FaultLog } from '../log/fault-log.ts'
import type { SiteService } from '../service/site-service.ts'

export type ScanWorkerParts = {
  readonly service: Pick<SiteService, 'scanAttachments'>
  readonly log: FaultLog
  /** Whether the firm has something that scans. */
  readonly isScanned: boolean
}

/** In milliseconds. A person waits for a scan before she can submit; where there are none, another process may still ask for some. */
const lookEvery = { scanned: 2_000, notScanned: 60_000 }

/** Looks for files to scan; any number of processes may. @returns a function that ends that, and the scan in hand */
export function startScans({ service, log, isScanned }: ScanWorkerParts): () => Promise<void> {
  const stop = new AbortController()
  let running: Promise<void> | null = null
  const look = () => {
    running ??= service
      .scanAttachments(stop.signal)
      .catch((err: unknown) => {
        if (!stop.signal.aborted) log.error({ err }, 'files could not be scanned')
      })
      .finally(() => (running = null))
  }
  const timer = setInterval(look, isScanned ? lookEvery.scanned : lookEvery.notScanned)
  look()
  return async () => {
    clearInterval(timer)
    stop.abort()
    await running
  }
}
