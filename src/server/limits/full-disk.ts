import { isDiskFull } from '../database/database-problem.ts'
import type { FaultLog } from '../log/fault-log.ts'

/** What is known of a disk on which writes fail because it is full. */
export type FullDisk = {
  /** Takes an error that a write has met. @returns whether it says that the disk is full */
  readonly meets: (error: unknown) => boolean
  /** Whether a write has failed so within the last minute. */
  readonly isFull: () => boolean
}

const aMinute = 60_000

/** Remembers for a minute that a write has met a full disk, and writes one line of each time that it is full. */
export function createFullDisk(log: FaultLog, clock = () => performance.now()): FullDisk {
  let metAt = -Infinity
  const isFull = () => clock() - metAt < aMinute
  return {
    isFull,
    meets(err) {
      if (!isDiskFull(err)) return false
      if (!isFull()) log.error({ err }, 'the disk is full, and nothing can be written')
      metAt = clock()
      return true
    },
  }
}
