import pino from 'pino'
import type { FastifyServerOptions } from 'fastify'
import { describeError } from './describe-error.ts'

/**
 * In bytes: written together, and kept while nothing reads (more is dropped). Larger batches cost more per line, because
 * the stream measures its buffer with each line.
 */
const [minBatchBytes, maxQueuedBytes] = [4 * 1024, 4 * 1024 * 1024]
const flushInterval = 1_000

let dropped = 0

/** Of this process, since its start. */
export const countDroppedLines = (): number => dropped

const warnLevel = 40

/** Tells the gap in the log itself, once something reads it again. */
function reportGaps(stream: ReturnType<typeof pino.destination>) {
  let left = 0
  stream.on('drop', () => {
    dropped += 1
    left += 1
  })
  stream.on('drain', () => {
    if (left === 0) return
    const told = {
      level: warnLevel,
      time: Date.now(),
      pid: process.pid,
      lines: left,
      msg: 'lines of the log were dropped',
    }
    left = 0
    stream.write(`${JSON.stringify(told)}\n`)
  })
  return stream
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
