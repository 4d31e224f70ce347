import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tokenExpiry, tokenSubject, latestRenewal } from './tokens.ts'

const createToken = (payload: string) =>
  `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(payload).toString('base64url')}.c2lnbmF0dXJl`

test('[C4.1-02] the end of a token is read from the token itself', () => {
  // The example of RFC 7519, section 3.1.
  const token =
    'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
  expect(tokenExpiry(token)).toBe(1_300_819_380_000)
})

test('[C4.1-02] what stands beside the end does not matter, in whatever script', () => {
  expect(tokenExpiry(createToken('{"name":"Zoë Ångström ÿÿÿ","exp":7}'))).toBe(7000)
})

test.each([
  '',
  'rubbish',
  'a.b.c',
  '..',
  createToken('null'),
  createToken('{}'),
  createToken('{"exp":"7"}'),
  createToken('{"exp":1e999}'),
])('[C4.1-08] %s has no end that could be read', (token) => {
  expect(tokenExpiry(token)).toBeNull()
})

test('[C4.1-08] no text makes it fail', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(tokenExpiry(text) ?? 0).toSatisfy(Number.isFinite)
    }),
  )
})

test('whom a token stands for is read from the token itself', () => {
  expect([
    tokenSubject(createToken('{"sub":"ada"}')),
    tokenSubject(createToken('{"sub":7}')),
    tokenSubject('rubbish'),
  ]).toEqual(['ada', null, null])
})

test('[C3.8-03] the latest token is found however often the one before it was refreshed', () => {
  const renewals = { one: 'two', two: 'three', other: 'another' }
  expect(['one', 'two', 'three', 'other'].map((from) => latestRenewal(renewals, from))).toEqual([
    'three',
    'three',
    null,
    'another',
  ])
})

test('[C3.8-03] renewals that lead back to where they began are none', () => {
  expect([latestRenewal({ one: 'one' }, 'one'), latestRenewal({ one: 'two', two: 'one' }, 'one')]).toEqual([null, null])
})
