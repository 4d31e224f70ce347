import fc from 'fast-check'

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')
const allPairs = letters.flatMap((first) => letters.map((second) => first + second)).join(' ')

export const prototypeNames = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'then']
const halves = ['\uD800', 'a\uDFFFb', '\uDBFF\uDBFF']
const controls = ['\u0000', 'a\u0000b', '\u0007', '\u001B[31m', '\u007F', '\u0085', '\u2028', '\u202E', '\r\nBcc: a@b']
const escapes = [
  '\\u0000',
  '"\\ud800"',
  '{"a":"\\u0000"}',
  '%00',
  '%ED%A0%80',
  '%zz',
  "'; drop table applicant; --",
  '\\',
]
const shapes = [
  '',
  ' ',
  'null',
  'true',
  'false',
  '0',
  '-1',
  '1e999',
  'NaN',
  '[]',
  '{}',
  '[',
  '{"a":',
  '"',
  '2026-02-30',
]
const words = [
  allPairs,
  '+'.repeat(500),
  '"'.repeat(501),
  '*'.repeat(300),
  `${'a'.repeat(50)} `.repeat(70),
  '(a+)+$',
  'ﷺ'.repeat(300),
]
const marks = ['<script>alert(1)</script>', '🏔️👩‍👩‍👧‍👦', 'e\u0301'.repeat(100), 'ß', 'İ', 'ǅ', 'ΑΣ', '\uFEFF', '\uFFFF']

const deep = fc
  .tuple(fc.constantFrom(['[', ']'], ['{"a":', '}'], ['(', ''], ['\\"', '']), fc.integer({ min: 100, max: 6_000 }))
  .map(([[open = '', close = ''], times]) => open.repeat(times) + close.repeat(times))

const huge = fc
  .tuple(
    fc.constantFrom('x', 'a ', 'é', '\u0000', '.', '\n', '0', '🏔'),
    fc.oneof(
      { weight: 5, arbitrary: fc.integer({ min: 1_000, max: 5_000 }) },
      { weight: 1, arbitrary: fc.constant(60_000) },
    ),
  )
  .map(([unit, times]) => unit.repeat(times))

export const nastyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...halves, ...controls, ...escapes) },
  { weight: 12, arbitrary: fc.constantFrom(...prototypeNames, ...shapes, ...marks) },
  { weight: 6, arbitrary: fc.constantFrom(...words) },
  { weight: 9, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  { weight: 9, arbitrary: fc.constantFrom('a@b.example', 'a'.repeat(32), '1', '22', 'generic', 'Virginia') },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: huge },
)

const sometimes = (usual: fc.Arbitrary<unknown>) =>
  fc.oneof(
    { weight: 30, arbitrary: usual },
    { weight: 1, arbitrary: nastyText },
    { weight: 1, arbitrary: fc.jsonValue() },
  )

export const almost = (fields: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<unknown> =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, usual]) => [name, sometimes(usual)])), {
    requiredKeys: Object.keys(fields).filter((_, at) => at % 5 !== 4),
  })

const inBase64 = (value: unknown) => Buffer.from(JSON.stringify(value) ?? '').toString('base64')

const number = fc.constantFrom(0, -1, 1, 1e9, 2 ** 53, 0.5)
const hex = fc.constantFrom('00', 'ff'.repeat(16), '0', 'zz', 'ab'.repeat(5_000))
const forged = almost({
  challenge: almost({
    parameters: almost({
      algorithm: fc.constantFrom('PBKDF2/SHA-256', 'SCRYPT', 'SHA-256'),
      nonce: hex,
      salt: hex,
      cost: number,
      keyLength: number,
      keyPrefix: hex,
      keySignature: hex,
      expiresAt: fc.constantFrom(4_000_000_000, 0, -1, 2 ** 53),
      data: almost({ purpose: fc.constantFrom('ContactFormEmail', 'SubscribeToJob') }),
    }),
    signature: hex,
  }),
  solution: almost({ counter: number, derivedKey: hex }),
}).map(inBase64)

const spoilt = (good: string) =>
  fc.tuple(fc.nat(good.length - 1), fc.constantFrom('A', 'z', '=', '\u0000')).map(([at, letter]) => {
    return good.slice(0, at) + letter + good.slice(at + 1)
  })

export const proofs = (good: ReadonlyArray<string>): fc.Arbitrary<string> =>
  fc.oneof(forged, nastyText, ...good.flatMap((proof) => [fc.constant(proof), spoilt(proof)]))

const part = (value: fc.Arbitrary<unknown>) =>
  value.map((json) => Buffer.from(JSON.stringify(json) ?? '').toString('base64url'))

/** Longer ones never arrive: Node takes 16 kB of headers. */
const longestToken = 8_000

export const invalidTokens: fc.Arbitrary<string | undefined> = fc.oneof(
  { weight: 36, arbitrary: fc.constant(undefined) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        part(almost({ alg: fc.constantFrom('HS256', 'none', 'RS256'), typ: fc.constantFrom('at+jwt', 'JWT') })),
        part(almost({ jti: fc.constantFrom('a', '1'), sub: fc.constant('1'), exp: number, iss: fc.constant('urn:a') })),
        fc.constantFrom('', 'AAAA', 'A'.repeat(43)),
      )
      .map((parts) => parts.join('.').slice(0, longestToken)),
  },
  { weight: 1, arbitrary: fc.constantFrom('a', '..', 'a.b.c', 'x'.repeat(4_000), '%00') },
)
