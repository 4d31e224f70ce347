import type { FastifyServerOptions } from 'fastify'
import { describeError } from './describe-error.ts'

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
