import type { FastifyReply, FastifyRequest } from 'fastify'
import { isAway } from '../database/database-problem.ts'
import type { DiskSpaceMonitor } from '../limits/full-disk.ts'
import { createLineLimiter } from '../log/fault-log.ts'

export type Fault = { readonly statusCode?: number; readonly retryAfter?: number }

export type Faults = {
  read(error: Fault, request: FastifyRequest, reply: FastifyReply): number
  logUnavailable(error: unknown, request: FastifyRequest): void
  readonly disk: DiskSpaceMonitor
}

const aMinute = 60_000
const afterOutage = 5

export function createFaults(disk: DiskSpaceMonitor, clock: () => number = Date.now): Faults {
  const lines = createLineLimiter(1, aMinute, clock)
  const logUnavailable: Faults['logUnavailable'] = (err, { log }) =>
    lines((left) => log.error({ err, left }, 'the database does not answer'))
  return {
    logUnavailable,
    disk,
    read(error, request, reply) {
      const away = isAway(error)
      if (away) logUnavailable(error, request)
      const retryAfter = away ? afterOutage : error.retryAfter
      if (retryAfter !== undefined) void reply.header('retry-after', retryAfter)
      if (away) return 503
      return disk.meets(error) ? 507 : (error.statusCode ?? 500)
    },
  }
}
