import pino from 'pino'
import type { FastifyServerOptions } from 'fastify'
import { describeError } from './describe-error.ts'

/**
 * In bytes: written together, and kept while nothing reads (more is dropped). Larger batches cost more per line, because
 * the stream measures its buffer with each line.
 */
const [minBatchBytes, maxQueuedBytes] = [4 * 1024, 4 * 1024 * 1024]
const flushInterval = 1_000

export const logStream = () =>
  pino.destination({ sync: false, minLength: minBatchBytes, maxLength: maxQueuedBytes, periodicFlush: flushInterval })

type Logger = FastifyServerOptions['logger']

export function redactingLogger(logger: Logger): NonNullable<Logger> {
  if (!logger) return false
  const given = logger === true ? {} : logger
  return { ...given, serializers: { ...given.serializers, err: describeError } }
}

type Details = Readonly<Record<string, unknown>>

const describeDetails = (details: Details) =>
  'err' in details ? { ...details, err: describeError(details['err']) } : details

export const standardErrorLog = {
  error: (details: object, message: string) => console.error(message, describeDetails(details as Details)),
}
