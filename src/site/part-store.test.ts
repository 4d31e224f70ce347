import { createPartDraft } from '#domain/applications/stored-parts.ts'
import { expect, test } from 'vitest'
import { createPartStore, type Writer } from './part-store.ts'

const now = Date.UTC(2026, 10, 28, 12)

function openDevice(writer: Writer = { visitor: 'ada', isKept: true }) {
  const [texts, tabData] = [new Map<string, string>(), new Map<string, string>()]
  let isFull = false
  const createStore = (entries: Map<string, string>) => ({
    read: (key: string) => entries.get(key) ?? null,
    keep: (key: string, text: string) => !isFull && entries.set(key, text).size > 0,
    drop: (key: string) => void entries.delete(key),
  })
  const refuse = () => {
    isFull = true
  }
  const device = { shared: createStore(texts), tab: createStore(tabData) }
  const as = (other: Writer) =>
    createPartStore(
      device,
      () => other,
      () => now,
    )
  return { texts, tabData, refuse, as, kept: as(writer) }
}

const draft = createPartDraft({ City: 'Dayton', Number: '123-45-6789', Gender_ID: '1' })
const createPartLocation = (section: 'contact' | 'ssn' | 'equal') => ({ applicationId: '7', section, entry: '' })

test('[J2.1-23] a device keeps a part with what it was written over, until that has reached the firm', () => {
  const { texts, kept } = openDevice()
  kept.keep(createPartLocation('contact'), draft)
  expect(kept.read('7')).toEqual({ contact: { '': createPartDraft({ City: 'Dayton' }) } })
  kept.dropArrived(createPartLocation('contact'), { City: 'Dayton' })
  expect(texts.size).toBe(0)
})

test('who is not to stay signed in leaves what she wrote in the tab alone', () => {
  const { texts, tabData, kept } = openDevice({ visitor: 'ada', isKept: false })
  expect(kept.keep(createPartLocation('contact'), draft)).toBe(true)
  expect([texts.size, [...tabData.keys()], Object.keys(kept.read('7'))]).toEqual([
    0,
    ['application_parts'],
    ['contact'],
  ])
  kept.dropArrived(createPartLocation('contact'), draft.values)
  expect(Object.keys(kept.read('7'))).toEqual(['contact'])
  kept.dropArrived(createPartLocation('contact'), { City: 'Dayton' })
  expect(tabData.size).toBe(0)
})

test('who signs in otherwise than before finds what she wrote, which moves with what she writes next', () => {
  const { texts, tabData, kept, as } = openDevice()
  kept.keep(createPartLocation('contact'), createPartDraft({ City: 'Dayton' }))
  const tabOnlyStore = as({ visitor: 'ada', isKept: false })
  expect(tabOnlyStore.read('7')).toEqual({ contact: { '': createPartDraft({ City: 'Dayton' }) } })
  tabOnlyStore.keep(createPartLocation('contact'), createPartDraft({ City: 'Columbus' }))
  expect([texts.size, tabData.size, kept.read('7').contact?.['']?.values]).toEqual([0, 1, { City: 'Columbus' }])
  tabOnlyStore.forget('7')
  expect([texts.size, tabData.size]).toEqual([0, 0])
})

test('it is noted when something was written', () => {
  const { texts, kept } = openDevice()
  kept.keep(createPartLocation('contact'), draft)
  const { visitor, at } = JSON.parse(texts.get('application_parts') ?? '')
  expect([visitor, at]).toEqual(['ada', now])
})

test('what another tab has written of a part stays when this one has reached the firm', () => {
  const { texts, kept } = openDevice()
  kept.keep(createPartLocation('contact'), createPartDraft({ City: 'Columbus' }))
  kept.dropArrived(createPartLocation('contact'), { City: 'Dayton' })
  expect(kept.read('7')).toEqual({ contact: { '': createPartDraft({ City: 'Columbus' }) } })
  kept.drop(createPartLocation('contact'))
  expect(texts.size).toBe(0)
})

test('a form that cannot be written any more leaves nothing on the device, and others stay', () => {
  const { texts, kept } = openDevice()
  kept.keep(createPartLocation('contact'), draft)
  kept.keep({ ...createPartLocation('contact'), applicationId: '8' }, draft)
  kept.forget('7')
  expect([kept.read('7'), Object.keys(kept.read('8'))]).toEqual([{}, ['contact']])
  kept.forget('8')
  expect(texts.size).toBe(0)
})

test('what the device does not take, or could not read again, is said not to be kept', () => {
  const { texts, kept, refuse } = openDevice()
  const long = createPartDraft({ City: 'D'.repeat(600_000) })
  expect([
    kept.keep(createPartLocation('contact'), { ...long, unanswered: [long.values] }),
    kept.read('7').contact?.['']?.unanswered,
    kept.keep(createPartLocation('contact'), createPartDraft({ City: 'D'.repeat(1_100_000) })),
    kept.read('7').contact?.['']?.values['City']?.length,
  ]).toEqual([true, [], false, 600_000])
  refuse()
  expect([kept.keep(createPartLocation('contact'), draft), texts.size]).toEqual([false, 1])
})

test.each(['ssn', 'equal'] as const)('[J2.1-23] what is kept apart never stands on a device: %s', (section) => {
  const { texts, kept } = openDevice()
  expect(kept.keep(createPartLocation(section), draft)).toBe(false)
  expect(texts.size).toBe(0)
})
