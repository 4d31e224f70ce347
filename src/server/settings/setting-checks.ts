import { Schema } from 'effect'

/** A variable of the environment that may be absent, and else is written so. @param expected says how, after "expected" */
export const text = (pattern: RegExp, expected: string) =>
  Schema.optionalKey(Schema.String.check(Schema.isPattern(pattern, { message: `expected ${expected}` })))

/**
 * What is wrong with an address of the web; true when nothing is. One with a user and a password would be shown to visitors,
 * or stand in the error of a failed request.
 */
function judgeAddress(address: string, pattern: RegExp, expected: string): true | string {
  if (!pattern.test(address) || !URL.canParse(address)) return `expected ${expected}`
  const { username, password } = new URL(address)
  return (username === '' && password === '') || 'expected an address without user and password'
}

/**
 * Like `text`, for an address of the web that can be asked and holds no user and no password.
 * @param word that may stand there instead
 */
export const webAddress = (pattern: RegExp, expected: string, word?: string) =>
  Schema.optionalKey(
    Schema.String.check(
      Schema.makeFilter((address: string) => address === word || judgeAddress(address, pattern, expected)),
    ),
  )

/** The key of something: letters, digits and a few signs. */
export const key = text(/^[\w.:-]{1,200}$/, 'a key of letters, digits and . : _ -')

const isPort = (port: string) => port === '' || Number(port) > 0

/** What stands in an address in place of a character; a per cent sign that stands for nothing is itself. */
function canDecode(part: string): boolean {
  try {
    decodeURIComponent(part.replace(/%(?![\da-f]{2})/gi, '%25'))
    return true
  } catch {
    return false
  }
}

function leadsSomewhere(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { port, username, password, pathname } = new URL(address)
  return isPort(port) && [username, password, pathname].every(canDecode)
}

/** Like `text`, for the address of a service with a user and a password: one that can be connected to. */
export const serviceAddress = (pattern: RegExp, expected: string) =>
  Schema.optionalKey(
    Schema.String.check(
      Schema.makeFilter(
        (address: string) => (pattern.test(address) && leadsSomewhere(address)) || `expected ${expected}`,
      ),
    ),
  )
