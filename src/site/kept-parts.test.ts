import { expect, test } from 'vitest'
import { keptPartsIn } from './kept-parts.ts'

function openDevice() {
  const texts = new Map<string, string>()
  const store = {
    read: (key: string) => texts.get(key) ?? null,
    keep: (key: string, text: string) => texts.set(key, text).size > 0,
    drop: (key: string) => void texts.delete(key),
  }
  return { texts, kept: keptPartsIn(store, () => 'ada') }
}

const draft = { version: 2, before: {}, values: { City: 'Dayton', Number: '123-45-6789', Gender_ID: '1' } }
const placeOf = (section: 'contact' | 'ssn' | 'equal') => ({ applicationId: '7', section, entry: '' })

test('[J2.1-23] a device keeps a part with what it was written over, until that has reached the firm', () => {
  const { texts, kept } = openDevice()
  kept.keep(placeOf('contact'), draft)
  expect(kept.read('7')).toEqual({ contact: { '': { version: 2, before: {}, values: { City: 'Dayton' } } } })
  kept.keep(placeOf('contact'), null)
  expect(texts.size).toBe(0)
})

test.each(['ssn', 'equal'] as const)('[J2.1-23] what is kept apart never stands on a device: %s', (section) => {
  const { texts, kept } = openDevice()
  kept.keep(placeOf(section), draft)
  expect(texts.size).toBe(0)
})
