import { hidePrivate } from './hide-private.ts'

export type ErrorDescription = {
  readonly type: string
  readonly code: string
  readonly message: string
  readonly stack: string
}

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** The message of a RAISE may contain row data. */
const isRaised = (error: Error) => 'routine' in error && error['routine'] === 'exec_stmt_raise'

/** PostgreSQL errors of class 22 quote the value, and JSON syntax errors a piece of the text. */
const quotesData = (error: Error) => /^22...$/.test(codeOf(error)) || error instanceof SyntaxError

const own = (error: Error) =>
  error.message === '' && error instanceof AggregateError ? wordsOf(error.errors[0]) : error.message

function saidBy(error: Error): string {
  if (isRaised(error)) return 'a procedure of the database refused it'
  return quotesData(error) ? error.message.replace(/"[\s\S]*"/, '"…"') : own(error)
}

export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === 'string' ? hidePrivate(error) : 'no error but a value'
  return hidePrivate(saidBy(error))
}

/** In characters: longer texts quote somebody, and are slow to search. */
const [longestMessage, longestStack, longestFrame] = [4_000, 20_000, 500]

const frame = /^ {4}at .*(?::\d+:\d+|:0x[\da-f]+|<anonymous>|native|index \d+)\)?$/

function framesOf({ message, stack = '' }: Error): ReadonlyArray<string> {
  const at = stack.indexOf(message)
  const end = (at < 0 ? stack : stack.slice(at + message.length)).slice(-longestStack)
  return end.split('\n').filter((line) => line.length <= longestFrame && frame.test(line))
}

function lengthOf(error: unknown): number {
  if (error instanceof Error) return saidBy(error).length
  return typeof error === 'string' ? error.length : 0
}

export function describeError(error: unknown): ErrorDescription {
  const type = error instanceof Error ? error.name : typeof error
  const length = lengthOf(error)
  const message = length > longestMessage ? `a message of ${length} characters` : wordsOf(error)
  const frames = error instanceof Error ? framesOf(error) : []
  return { type, code: codeOf(error), message, stack: [`${type}: ${message}`, ...frames.map(hidePrivate)].join('\n') }
}
