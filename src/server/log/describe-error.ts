const password = /(?<!file:\/?)\/\/\S*@/g
const passwordParameter = /\b(pass(?:word|wd)?)=[^&\s]*/gi
/** Bounded to search long texts in linear time. */
const mailAddress = /[^\s@"'<>(),:;/\\[\]…]{1,64}@[^\s@"'<>(),:;/\\[\]]{1,255}/g

const secretId = /\b[\da-f]{32}\b/gi

export const hidePrivate = (text: string): string =>
  text.replace(password, '//…@').replace(passwordParameter, '$1=…').replace(mailAddress, '…@…').replace(secretId, '…')

const scheme = /^[a-z][a-z\d+.-]*:\/\//i

export const showScheme = (value: string): string => `${scheme.exec(value)?.[0] ?? ''}…`

export const showAddress = (value: string): string =>
  scheme.test(value) ? value.replace(/(?<=:\/\/).*@/s, '…@').replace(/[?#].*$/s, '') : value

export type ErrorDescription = {
  readonly type: string
  readonly code: string
  readonly message: string
  readonly stack: string
}

const errorCode = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** The message of a RAISE may contain row data. */
const isRaised = (error: Error) => 'routine' in error && error['routine'] === 'exec_stmt_raise'

/** PostgreSQL errors of class 22 quote the value, and JSON syntax errors a piece of the text. */
const quotesData = (error: Error) => /^22...$/.test(errorCode(error)) || error instanceof SyntaxError

const rawMessage = (error: Error) =>
  error.message === '' && error instanceof AggregateError ? errorMessage(error.errors[0]) : error.message

function safeMessage(error: Error): string {
  if (isRaised(error)) return 'a procedure of the database refused it'
  return quotesData(error) ? error.message.replace(/"[\s\S]*"/, '"…"') : rawMessage(error)
}

export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === 'string' ? hidePrivate(error) : 'no error but a value'
  return hidePrivate(safeMessage(error))
}

/** In characters: longer texts quote somebody, and are slow to search. */
const [longestMessage, longestStack, longestFrame] = [4_000, 20_000, 500]

const frame = /^ {4}at .*(?::\d+:\d+|:0x[\da-f]+|<anonymous>|native|index \d+)\)?$/

function stackFrames({ message, stack = '' }: Error): ReadonlyArray<string> {
  const at = stack.indexOf(message)
  const end = (at < 0 ? stack : stack.slice(at + message.length)).slice(-longestStack)
  return end.split('\n').filter((line) => line.length <= longestFrame && frame.test(line))
}

function messageLength(error: unknown): number {
  if (error instanceof Error) return safeMessage(error).length
  return typeof error === 'string' ? error.length : 0
}

export function describeError(error: unknown): ErrorDescription {
  const type = error instanceof Error ? error.name : typeof error
  const length = messageLength(error)
  const message = length > longestMessage ? `a message of ${length} characters` : errorMessage(error)
  const frames = error instanceof Error ? stackFrames(error) : []
  return {
    type,
    code: errorCode(error),
    message,
    stack: [`${type}: ${message}`, ...frames.map(hidePrivate)].join('\n'),
  }
}
