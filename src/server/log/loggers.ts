import pino from 'pino'
import type { FastifyServerOptions } from 'fastify'
import { describeError } from './describe-error.ts'

/**
 * In bytes: written together, and kept while nothing reads (more is dropped). Larger batches cost more per line, because
 * the stream measures its buffer with each line.
 */
const [minBatchBytes, maxQueuedBytes] = [4 * 1024, 4 * 1024 * 1024]
const flushInterval = 1_000

const warnLevel = 40

/** Tells the gap in the log itself, once something reads it again. */
function reportGaps(stream: ReturnType<typeof pino.destination>) {
  let [dropped, told] = [0, 0]
  stream.on('drop', () => {
    dropped += 1
  })
  stream.on('drain', () => {
    if (dropped === told) return
    const lines = dropped - told
    told = dropped
    const gap = { level: warnLevel, time: Date.now(), pid: process.pid, lines, msg: 'lines of the log were dropped' }
    stream.write(`${JSON.stringify(gap)}\n`)
  })
  return Object.assign(stream, { countDropped: () => dropped })
}

export const logStream = (to: { readonly dest?: string } = {}) =>
  reportGaps(
    pino.destination({
      ...to,
      sync: false,
      minLength: minBatchBytes,
      maxLength: maxQueuedBytes,
      periodicFlush: flushInterval,
    }),
  )

export type Logger = FastifyServerOptions['logger']

/** 0 for a log that drops nothing. */
export function countDroppedLines(logger: Logger): number {
  if (typeof logger !== 'object' || !('stream' in logger) || !logger.stream) return 0
  return 'countDropped' in logger.stream ? (logger.stream as ReturnType<typeof logStream>).countDropped() : 0
}

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
