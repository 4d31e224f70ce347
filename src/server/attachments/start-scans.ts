import type { TaskRuns } from '../database/task-runs.ts'
import { startPolling } from '../limits/polling.ts'
import type { FaultLog } from '../log/fault-log.ts'
import type { SiteService } from '../service/site-service.ts'

export type ScanWorkerParts = {
  readonly service: Pick<SiteService, 'scanAttachments'>
  readonly log: FaultLog
  readonly isScanned: boolean
  readonly runs?: TaskRuns | undefined
}

const pollIntervals = { scanned: 2_000, notScanned: 60_000 }

const maxConcurrentScans = 3

export function startScans({ service, log, runs, isScanned }: ScanWorkerParts): () => Promise<void> {
  const start = () =>
    startPolling({
      task: 'scans',
      runs,
      look: (signal) => service.scanAttachments(signal),
      every: isScanned ? pollIntervals.scanned : pollIntervals.notScanned,
      failed: (err) => log.error({ err }, 'files could not be scanned'),
    })
  const stops = Array.from({ length: isScanned ? maxConcurrentScans : 1 }, start)
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
