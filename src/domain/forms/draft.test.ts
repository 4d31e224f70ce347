import { expect, test } from 'vitest'
import { readDraft, applyDraft } from './draft.ts'

test('a draft holds values of its own form, and nothing else that stands on the device', () => {
  const stored = { FirstName: 'Ada', Email: 7, RecaptchaResponse: 'a proof', __proto__: null, Message: 'Hello' }
  expect(readDraft('contact', JSON.stringify(stored))).toEqual({ FirstName: 'Ada', Message: 'Hello' })
  expect(readDraft('profile', JSON.stringify({ ServicesOffered: ['Training'], CustomersSupported: [1] }))).toEqual({
    ServicesOffered: ['Training'],
  })
})

test('what is no draft is none', () => {
  expect(
    [null, '', 'null', '[]', '7', '{"a"', '{"Company":"Engine"}'].map((text) => readDraft('contact', text)),
  ).toEqual(Array.from({ length: 7 }, () => null))
})

test('a draft takes the place of what is untouched, and of nothing that was written since', () => {
  const values = { FirstName: 'Grace', LastName: '', Email: '', Phone: '', Subject: 'general', Message: '' }
  expect(applyDraft('contact', values, { FirstName: 'Ada', LastName: 'Lovelace', Subject: 'hr' })).toEqual({
    ...values,
    LastName: 'Lovelace',
    Subject: 'hr',
  })
})
