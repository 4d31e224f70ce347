import { givenDraft } from '#domain/applications/kept-parts.ts'
import { expect, test } from 'vitest'
import { keptPartsIn } from './kept-parts.ts'

function openDevice() {
  const texts = new Map<string, string>()
  let isFull = false
  const store = {
    read: (key: string) => texts.get(key) ?? null,
    keep: (key: string, text: string) => !isFull && texts.set(key, text).size > 0,
    drop: (key: string) => void texts.delete(key),
  }
  const refuse = () => {
    isFull = true
  }
  return { texts, refuse, kept: keptPartsIn(store, () => 'ada') }
}

const draft = givenDraft({ City: 'Dayton', Number: '123-45-6789', Gender_ID: '1' })
const placeOf = (section: 'contact' | 'ssn' | 'equal') => ({ applicationId: '7', section, entry: '' })

test('[J2.1-23] a device keeps a part with what it was written over, until that has reached the firm', () => {
  const { texts, kept } = openDevice()
  kept.keep(placeOf('contact'), draft)
  expect(kept.read('7')).toEqual({ contact: { '': givenDraft({ City: 'Dayton' }) } })
  kept.dropArrived(placeOf('contact'), { City: 'Dayton' })
  expect(texts.size).toBe(0)
})

test('what another tab has written of a part stays when this one has reached the firm', () => {
  const { texts, kept } = openDevice()
  kept.keep(placeOf('contact'), givenDraft({ City: 'Columbus' }))
  kept.dropArrived(placeOf('contact'), { City: 'Dayton' })
  expect(kept.read('7')).toEqual({ contact: { '': givenDraft({ City: 'Columbus' }) } })
  kept.drop(placeOf('contact'))
  expect(texts.size).toBe(0)
})

test('a form that cannot be written any more leaves nothing on the device, and others stay', () => {
  const { texts, kept } = openDevice()
  kept.keep(placeOf('contact'), draft)
  kept.keep({ ...placeOf('contact'), applicationId: '8' }, draft)
  kept.forget('7')
  expect([kept.read('7'), Object.keys(kept.read('8'))]).toEqual([{}, ['contact']])
  kept.forget('8')
  expect(texts.size).toBe(0)
})

test('what the device does not take, or could not read again, is said not to be kept', () => {
  const { texts, kept, refuse } = openDevice()
  const long = givenDraft({ City: 'D'.repeat(600_000) })
  expect([
    kept.keep(placeOf('contact'), { ...long, unanswered: [long.values] }),
    kept.read('7').contact?.['']?.unanswered,
    kept.keep(placeOf('contact'), givenDraft({ City: 'D'.repeat(1_100_000) })),
    kept.read('7').contact?.['']?.values['City']?.length,
  ]).toEqual([true, [], false, 600_000])
  refuse()
  expect([kept.keep(placeOf('contact'), draft), texts.size]).toEqual([false, 1])
})

test.each(['ssn', 'equal'] as const)('[J2.1-23] what is kept apart never stands on a device: %s', (section) => {
  const { texts, kept } = openDevice()
  expect(kept.keep(placeOf(section), draft)).toBe(false)
  expect(texts.size).toBe(0)
})
