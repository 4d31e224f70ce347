import pino from 'pino'
import type { FastifyServerOptions } from 'fastify'
import { describeError } from './describe-error.ts'

/**
 * In bytes: written together, and kept while nothing reads (more is dropped). Larger batches cost more per line, because
 * the stream measures its buffer with each line.
 */
const [together, maxQueuedBytes] = [4 * 1024, 4 * 1024 * 1024]
const longestWait = 1_000

export const logStream = () =>
  pino.destination({ sync: false, minLength: together, maxLength: maxQueuedBytes, periodicFlush: longestWait })

type Logger = FastifyServerOptions['logger']

export function privateLogger(logger: Logger): NonNullable<Logger> {
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
