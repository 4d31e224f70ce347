import type { FastifyReply, FastifyRequest } from 'fastify'
import { isAway } from '../database/database-problem.ts'
import type { FullDisk } from '../limits/full-disk.ts'
import { limitLines } from '../log/fault-log.ts'

export type Fault = { readonly statusCode?: number; readonly retryAfter?: number }

export type Faults = {
  read(error: Fault, request: FastifyRequest, reply: FastifyReply): number
  logUnavailable(error: unknown, request: FastifyRequest): void
  readonly disk: FullDisk
}

const aMinute = 60_000
const afterOutage = 5

export function createFaults(disk: FullDisk, clock: () => number = Date.now): Faults {
  const lines = limitLines(1, aMinute, clock)
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
