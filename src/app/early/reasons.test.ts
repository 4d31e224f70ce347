import { expect, test } from 'vitest'
import { makeStorage } from '#device/browser.testing.ts'
import { createStorageReader, hasReason } from './stored-state.ts'

type Visit = {
  readonly data?: Readonly<Record<string, string>>
  readonly shared?: Readonly<Record<string, string>>
  readonly tab?: Readonly<Record<string, string>>
  readonly cookie?: string
  readonly signal?: boolean
  readonly fragment?: string
}

const wakes = ({ data = {}, shared = {}, tab = {}, cookie = '', signal = false, fragment = '' }: Visit) => {
  const window = {
    localStorage: makeStorage(new Map(Object.entries(shared))),
    // A browser lists what it stores as its own properties.
    sessionStorage: Object.assign(Object.create(makeStorage(new Map(Object.entries(tab)))) as Storage, tab),
    document: { cookie },
  } as unknown as Window
  const stage = {
    root: { dataset: data } as unknown as HTMLElement,
    stored: createStorageReader(window),
    signal,
    moreContrast: false,
  }
  return hasReason(stage, fragment)
}

test.each<[string, Visit]>([
  ['nothing is stored', {}],
  ['only what is necessary is allowed', { cookie: 'cookie_preferences=necessary' }],
  ['an accessibility setting is stored that styles alone show', { data: { font: 'serif' } }],
  ['no job is saved any more', { shared: { saved_jobs: '[]' } }],
])('a page waits for its visitor when %s', (_, visit) => expect(wakes(visit)).toBe(false))

test('[C7.2-15] a page does not go on to count a visit that the privacy signal refuses', () => {
  const cookie = 'cookie_preferences=necessary|analytical'
  expect([wakes({ cookie }), wakes({ cookie, signal: true })]).toEqual([true, false])
})

test.each<[string, Visit]>([
  ['the firm has something to tell', { data: { live: '' } }],
  ['a section is asked for', { fragment: '#history' }],
  ['somebody is signed in', { shared: { access_token: 'x.y.z' } }],
  ['somebody is signed in in this tab', { tab: { access_token: 'x.y.z' } }],
  ['a session has ended', { shared: { session_ended: 'ada' } }],
  ['jobs are saved', { shared: { saved_jobs: '["AB12"]' } }],
  ['a reading guide follows the pointer', { data: { readingGuide: 'true' } }],
  ['all but a band of the page is dimmed', { data: { readingFocus: 'true' } }],
  ['a form was left half written', { tab: { draft_contact: '{}' } }],
  ['a note for an application was left half written', { tab: { application_note: 'x' } }],
])('a page goes on by itself when %s', (_, visit) => expect(wakes(visit)).toBe(true))
