import { hidePrivate } from './hide-private.ts'

/** What may be logged of an error. Queries, their parameters and bodies never are. */
export type ErrorDescription = {
  readonly type: string
  readonly code: string
  readonly message: string
  /** The message again, and from where it came. */
  readonly stack: string
}

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** PostgreSQL quotes what it could not read, in its class 22, and a parser of JSON a piece of the text. */
const quotesData = (error: Error) => /^22...$/.test(codeOf(error)) || error instanceof SyntaxError

const own = (error: Error) =>
  error.message === '' && error instanceof AggregateError ? wordsOf(error.errors[0]) : error.message

/** The message of an error without what is private. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === 'string' ? hidePrivate(error) : 'no error but a value'
  return hidePrivate(quotesData(error) ? error.message.replace(/"[\s\S]*"/, '"…"') : own(error))
}

/** What the log and the standard error say of an error. */
export function describeError(error: unknown): ErrorDescription {
  const type = error instanceof Error ? error.name : typeof error
  const message = wordsOf(error)
  const frames = error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line)) : []
  return { type, code: codeOf(error), message, stack: [`${type}: ${message}`, ...frames].map(hidePrivate).join('\n') }
}
