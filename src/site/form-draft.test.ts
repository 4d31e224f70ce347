import { forms } from '#contract/forms.ts'
import { deaf } from '#machines/deaf.testing.ts'
import { leavePageMachine } from '#machines/leave-page.machine.ts'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { draftIn } from './form-draft.ts'

function open() {
  const texts = new Map<string, string>()
  const tab = {
    read: (key: string) => texts.get(key) ?? null,
    keep: (key: string, text: string) => Boolean(texts.set(key, text)),
    drop: (key: string) => void texts.delete(key),
  }
  const leavePage = createActor(
    leavePageMachine.provide({ actors: { warnOnUnload: deaf() }, actions: { goOn: () => {}, stay: () => {} } }),
  ).start()
  const { watchDraft, keepDraft } = draftIn(tab, leavePage)
  return { texts, leavePage, keepDraft, watcher: createActor(watchDraft, { input: 'profile' }).start() }
}

const written = { ...forms.profile.untouched, Company: 'Analytical Engines' }

test('a draft is forgotten with the Yes to leaving, before the page has gone, and not with a No', () => {
  const { texts, leavePage, keepDraft } = open()
  keepDraft('profile', written)
  leavePage.send({ type: 'page.changed' })
  leavePage.send({ type: 'leaving.wanted', departure: 'navigation' })
  leavePage.send({ type: 'leaving.refused' })
  const afterNo = [...texts.keys()]
  leavePage.send({ type: 'leaving.wanted', departure: 'navigation' })
  leavePage.send({ type: 'leaving.confirmed' })
  expect([afterNo, [...texts.keys()]]).toEqual([['draft_profile'], []])
})

test('a draft ends with its form, and leaves that of another form alone', () => {
  const { texts, keepDraft, watcher } = open()
  keepDraft('profile', written)
  keepDraft('contact', forms.contact.untouched)
  watcher.stop()
  expect([...texts.keys()]).toEqual(['draft_contact'])
})
