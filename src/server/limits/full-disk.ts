import { isDiskFull } from '../database/database-problem.ts'
import type { FaultLog } from '../log/fault-log.ts'

export type DiskSpaceMonitor = {
  readonly meets: (error: unknown) => boolean
  readonly isFull: () => boolean
}

const aMinute = 60_000

export function createFullDisk(log: FaultLog, clock = () => performance.now()): DiskSpaceMonitor {
  let lastFullAt = -Infinity
  const isFull = () => clock() - lastFullAt < aMinute
  return {
    isFull,
    meets(err) {
      if (!isDiskFull(err)) return false
      if (!isFull()) log.error({ err }, 'the disk is full, and nothing can be written')
      lastFullAt = clock()
      return true
    },
  }
}
