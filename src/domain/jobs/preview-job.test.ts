import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPreview } from './preview-job.ts'

const sample = 'eyJKb2JGdW5jdGlvbiI6IkNvc3QgQW5hbHlzdCIsIkNpdHkiOiJBcmxpbmd0b24ifQ=='
const job = { JobFunction: 'Cost Analyst', City: 'Arlington' }

test.each([
  ['as it is', `test=${sample}`, job],
  ['with a question mark and neighbours', `?id=1&test=${sample}&x=2`, job],
  ['with its name in another case', `Test=${sample}`, job],
  ['percent-encoded', `test=${encodeURIComponent(sample)}`, job],
  ['without its padding', `test=${sample.replaceAll('=', '')}`, job],
  ['made lower-case', `test=${sample.toLowerCase()}`, null],
  ['missing', 'id=1', null],
  ['empty', 'test=', null],
  ['badly encoded', 'test=%zz', null],
  ['a list', `test=${btoa('[1]')}`, null],
  ['null', `test=${btoa('null')}`, null],
  ['no JSON', `test=${btoa('{')}`, null],
])('[J2.5-09][J2.5-11][J2.1-37] a preview %s', (_name, query, expected) => {
  expect(readPreview(query)).toEqual(expected)
})

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')

test('[J2.5-09] a plus sign in base64 is no blank, and the URL-safe letters are read too', () => {
  const City = 'ûï¾ Ωþÿ~~~???>>>'
  const encoded = encode({ City })
  const safe = encoded.replaceAll('+', '-').replaceAll('/', '_')
  expect([/[+/]/.test(encoded), readPreview(`test=${encoded}`), readPreview(`test=${safe}`)]).toEqual([
    true,
    { City },
    { City },
  ])
})

test('[J2.5-11] fields of another shape and unknown fields are left out', () => {
  const LastModifiedDate = { type: 'datetime', value: '2026-01-01T00:00:00.000Z' }
  const given = {
    JobPosting_ID: 12,
    JobFunction: { html: 'no' },
    IsFullTime: 'yes',
    HasSecurity: 1,
    IsFeatured: 2,
    Workplace: 'Onsite',
    City: null,
    LastModifiedDate,
    __proto__pollution: 1,
  }
  expect([
    readPreview(`test=${encode(given)}`),
    readPreview(`test=${encode({ Workplace: 'Moon', LastModifiedDate: 'now' })}`),
  ]).toEqual([{ JobPosting_ID: '12', HasSecurity: 1, Workplace: 'Onsite', LastModifiedDate }, {}])
})

test.each([
  ['a range', { Low: 98_000, High: 126_000, Unit: 'year' }, { Low: 98_000, High: 126_000, Unit: 'year' }],
  ['more than a range', { Low: 22, High: 29, Unit: 'hour', Note: 'x' }, { Low: 22, High: 29, Unit: 'hour' }],
  ['no unit', { Low: 98_000, High: 126_000 }, undefined],
  ['another unit', { Low: 8_000, High: 9_000, Unit: 'month' }, undefined],
  ['amounts as text', { Low: '98000', High: '126000', Unit: 'year' }, undefined],
  ['one end', { Low: 98_000, Unit: 'year' }, undefined],
  ['null', null, undefined],
  ['a text', '98000', undefined],
])('[J2.5-09][J2.5-11] of the pay in a preview, %s', (_name, Pay, read) => {
  expect(readPreview(`test=${encode({ City: 'Bedford', Pay })}`)).toEqual({
    City: 'Bedford',
    ...(read && { Pay: read }),
  })
})

test('[J2.5-11] whatever is given, nothing is thrown', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.base64String()), (value) => {
      expect(() => readPreview(`test=${value}`)).not.toThrow()
    }),
  )
})

test('[J2.5-09] any title comes through', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (JobFunction) => {
      expect(readPreview(`test=${encode({ JobFunction })}`)).toEqual({ JobFunction })
    }),
  )
})
