import { Schema } from 'effect'
import { isValidProxyList } from '../network/network-address.ts'
import { isTimeZone, timeZoneForm } from '#domain/time/zones.ts'

export const text = (pattern: RegExp, expected: string) =>
  Schema.optionalKey(Schema.String.check(Schema.isPattern(pattern, { message: `expected ${expected}` })))

/** True when valid. Refuses credentials, which would reach visitors or the error of a failed request. */
function judgeAddress(address: string, pattern: RegExp, expected: string): true | string {
  if (!pattern.test(address) || !URL.canParse(address)) return `expected ${expected}`
  const { username, password } = new URL(address)
  return (username === '' && password === '') || 'expected an address without user and password'
}

export const webAddress = (pattern: RegExp, expected: string, word?: string) =>
  Schema.optionalKey(
    Schema.String.check(
      Schema.makeFilter((address: string) => address === word || judgeAddress(address, pattern, expected)),
    ),
  )

export const timeZone = Schema.optionalKey(
  Schema.String.check(Schema.makeFilter((name: string) => isTimeZone(name) || `expected ${timeZoneForm}`)),
)

export const key = text(/^[\w.:-]{1,200}$/, 'a key of letters, digits and . : _ -')

const isPort = (port: string) => port === '' || Number(port) > 0

/** A stray `%` counts as itself. */
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

export const serviceAddress = (pattern: RegExp, expected: string) =>
  Schema.optionalKey(
    Schema.String.check(
      Schema.makeFilter(
        (address: string) => (pattern.test(address) && leadsSomewhere(address)) || `expected ${expected}`,
      ),
    ),
  )

export const networks = Schema.optionalKey(
  Schema.String.check(
    Schema.makeFilter(
      (given: string) =>
        (/^[\da-f.:/]+(, ?[\da-f.:/]+)*$/i.test(given) && isValidProxyList(given)) ||
        'expected addresses or networks with commas between, such as 10.0.0.0/8',
    ),
  ),
)

export const hourOfDay = (example: string) =>
  text(/^([01]\d|2[0-3]):[0-5]\d$/, `an hour of the day in UTC from 00:00 to 23:59, such as ${example}`)
