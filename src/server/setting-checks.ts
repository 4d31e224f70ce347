import { Schema } from 'effect'

/** A variable of the environment that may be absent, and else is written so. @param expected says how, after "expected" */
export const text = (pattern: RegExp, expected: string) =>
  Schema.optionalKey(Schema.String.check(Schema.isPattern(pattern, { message: `expected ${expected}` })))

/**
 * What is wrong with an address of the web; true when nothing is. One with a user and a password would be shown to visitors,
 * or be told in the error of whoever asks there.
 */
function judgeAddress(address: string, pattern: RegExp, expected: string): true | string {
  if (!pattern.test(address) || !URL.canParse(address)) return `expected ${expected}`
  const { username, password } = new URL(address)
  return (username === '' && password === '') || 'expected an address without user and password'
}

/** Like `text`, for an address of the web that can be asked and holds no user and no password. */
export const webAddress = (pattern: RegExp, expected: string) =>
  Schema.optionalKey(
    Schema.String.check(Schema.makeFilter((address: string) => judgeAddress(address, pattern, expected))),
  )

/** The key of something: letters, digits and a few signs. */
export const key = text(/^[\w.:-]{1,200}$/, 'a key of letters, digits and . : _ -')
