import { expect, test } from 'vitest'
import { parseDeviceName } from './sessions.ts'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  ['Firefox on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0'],
  ['Chrome on Linux', `Mozilla/5.0 (X11; Linux x86_64) ${webKit} HeadlessChrome/131.0.0.0 Safari/537.36`],
  ['Chrome on Chrome OS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/131.0.0.0 Safari/537.36`],
  [
    'Microsoft Edge on Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
  ],
  [
    'Safari on macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  ],
  [
    'Samsung Internet for Android',
    `Mozilla/5.0 (Linux; Android 14; SM-S921B) ${webKit} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
  ],
])('[C6-11] %s is told by its user agent', (words, userAgent) => {
  expect(parseDeviceName(userAgent)).toBe(words)
})

test('[C6-11] nothing that a caller made up is kept: no markup, no control characters, no name, whatever its length', () => {
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/20100101 Firefox/132.0'
  const hostile = [
    '',
    'curl/8.5.0',
    '<script>alert(1)</script>/1.0 (Windows NT 10.0)',
    'Call 555-0100 about your account/1.0 now',
    '\u0000\u0007\r\nSet-Cookie: a=b',
    '('.repeat(5_000_000),
    'a'.repeat(5_000_000) + firefox,
    'constructor/1 __proto__/1 toString/1',
  ]
  expect(hostile.map(parseDeviceName)).toEqual(hostile.map(() => null))
  const around = [`${firefox}${'\u0000<b>'.repeat(1_000_000)}`, `${firefox} Version/<script>`, `${firefox}\u202E`]
  expect(around.map(parseDeviceName)).toEqual(around.map(() => 'Firefox on Windows'))
})
