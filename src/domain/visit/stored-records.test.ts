import { browserStorageItems } from '#content/privacy.ts'
import { expect, test } from 'vitest'
import { draftName, isStoredForVisitor, isStaleRecord, withMoment, type StoredName } from './stored-records.ts'

const aDay = 24 * 60 * 60_000
const now = Date.UTC(2026, 10, 28, 12)
const text = JSON.stringify({ visitor: 'ada', forms: { 7: {} } })

test('what is kept is its writer’s, with or without the moment at which it was written', () => {
  expect([
    isStoredForVisitor(text, 'ada'),
    isStoredForVisitor(withMoment(text, now), 'ada'),
    isStoredForVisitor(text, 'ben'),
  ]).toEqual([true, true, false])
  expect([null, '', '[]', 'null', '7', '{'].map((stored) => isStoredForVisitor(stored, 'ada'))).not.toContain(true)
  expect(JSON.parse(withMoment(text, now))).toEqual({ visitor: 'ada', forms: { 7: {} }, at: now })
})

test('it waits for its writer for a day, and not where nobody knows since when, or a clock was ahead', () => {
  const at = (moment: number) => isStaleRecord(withMoment(text, moment), now)
  expect([at(now), at(now - aDay), at(now - aDay - 1), at(now + 1)]).toEqual([false, false, true, true])
  expect([null, text, '{', '[]'].map((stored) => isStaleRecord(stored, now))).toEqual([false, true, true, true])
})

const storage: Readonly<Record<Exclude<StoredName, `draft_${string}`>, true>> = {
  cookie_preferences: true,
  cookie_notice_shown: true,
  accessibility_settings: true,
  saved_jobs: true,
  access_token: true,
  typefaces: true,
  session_ended: true,
  account_deleted: true,
  application_note: true,
  application_parts: true,
  system_messages_seen: true,
  places: true,
  account_link_confirm: true,
}

test('[C4.2-15] the privacy policy names all that the site keeps in a browser, and nothing else', () => {
  // The cache of pages is named by the worker that fills it.
  const kept = [...Object.keys(storage), ...['contact', 'profile'].map(draftName), 'saved-jobs']
  expect(browserStorageItems.map(({ name }): string => name).toSorted()).toEqual(kept.toSorted())
})
