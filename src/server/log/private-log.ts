import type { FastifyServerOptions } from 'fastify'
import { describeError } from './describe-error.ts'

type Logger = FastifyServerOptions['logger']

/** A logger of the framework that logs of errors what may be logged. */
export function privateLogger(logger: Logger): NonNullable<Logger> {
  if (!logger) return false
  const given = logger === true ? {} : logger
  return { ...given, serializers: { ...given.serializers, err: describeError } }
}

type Details = Readonly<Record<string, unknown>>

const describeDetails = (details: Details) =>
  'err' in details ? { ...details, err: describeError(details['err']) } : details

/** The log of a site that was given none. */
export const standardErrorLog = {
  error: (details: object, message: string) => console.error(message, describeDetails(details as Details)),
}
