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

/** A procedure of the database says what its author chose, which may be the row. */
const isRaised = (error: Error) => 'routine' in error && error['routine'] === 'exec_stmt_raise'

/** PostgreSQL quotes what it could not read, in its class 22, and a parser of JSON a piece of the text. */
const quotesData = (error: Error) => /^22...$/.test(codeOf(error)) || error instanceof SyntaxError

const own = (error: Error) =>
  error.message === '' && error instanceof AggregateError ? wordsOf(error.errors[0]) : error.message

/** The message of an error, before what is private is hidden. */
function saidBy(error: Error): string {
  if (isRaised(error)) return 'a procedure of the database refused it'
  return quotesData(error) ? error.message.replace(/"[\s\S]*"/, '"…"') : own(error)
}

/** The message of an error without what is private. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === 'string' ? hidePrivate(error) : 'no error but a value'
  return hidePrivate(saidBy(error))
}

/** In characters: what is longer quotes somebody, and takes too long to search. */
const [longestMessage, longestStack, longestFrame] = [4_000, 20_000, 500]

const frame = /^ {4}at .*(?::\d+:\d+|:0x[\da-f]+|<anonymous>|native|index \d+)\)?$/

/** From where an error came: of what it says, nothing that looks like a frame. */
function framesOf({ message, stack = '' }: Error): ReadonlyArray<string> {
  const at = stack.indexOf(message)
  const end = (at < 0 ? stack : stack.slice(at + message.length)).slice(-longestStack)
  return end.split('\n').filter((line) => line.length <= longestFrame && frame.test(line))
}

function lengthOf(error: unknown): number {
  if (error instanceof Error) return saidBy(error).length
  return typeof error === 'string' ? error.length : 0
}

/** What the log and the standard error say of an error; a message that is too long to be read is told by its length. */
export function describeError(error: unknown): ErrorDescription {
  const type = error instanceof Error ? error.name : typeof error
  const length = lengthOf(error)
  const message = length > longestMessage ? `a message of ${length} characters` : wordsOf(error)
  const frames = error instanceof Error ? framesOf(error) : []
  return { type, code: codeOf(error), message, stack: [`${type}: ${message}`, ...frames.map(hidePrivate)].join('\n') }
}
