import { keepLooking } from '../limits/keep-looking.ts'
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

/** How many files are scanned at once. */
const atOnce = 3

/** Looks for files to scan; any number of processes may. @returns a function that ends that, and the scans in hand */
export function startScans({ service, log, isScanned }: ScanWorkerParts): () => Promise<void> {
  const start = () =>
    keepLooking({
      look: (signal) => service.scanAttachments(signal),
      every: isScanned ? lookEvery.scanned : lookEvery.notScanned,
      failed: (err) => log.error({ err }, 'files could not be scanned'),
    })
  const stops = Array.from({ length: isScanned ? atOnce : 1 }, start)
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
