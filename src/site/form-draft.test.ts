import { forms } from '#contract/forms.ts'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { createFormDraftStore } from './form-draft.ts'
import { pageInTab } from './page-in-tab.testing.ts'

function open() {
  const { texts, tab, leavePage } = pageInTab()
  const { watchDraft, storeDraft } = createFormDraftStore(tab, leavePage)
  return { texts, leavePage, storeDraft, watcher: createActor(watchDraft, { input: 'profile' }).start() }
}

const written = { ...forms.profile.untouched, Company: 'Analytical Engines' }

test('a draft is forgotten with the Yes to leaving, before the page has gone, and not with a No', () => {
  const { texts, leavePage, storeDraft } = open()
  storeDraft('profile', written)
  leavePage.send({ type: 'page.changed', by: 'form' })
  leavePage.send({ type: 'leaving.requested', departure: 'navigation' })
  leavePage.send({ type: 'leaving.refused' })
  const afterNo = [...texts.keys()]
  leavePage.send({ type: 'leaving.requested', departure: 'navigation' })
  leavePage.send({ type: 'leaving.confirmed' })
  expect([afterNo, [...texts.keys()]]).toEqual([['draft_profile'], []])
})

test('a draft ends with its form, and leaves that of another form alone', () => {
  const { texts, storeDraft, watcher } = open()
  storeDraft('profile', written)
  storeDraft('contact', forms.contact.untouched)
  watcher.stop()
  expect([...texts.keys()]).toEqual(['draft_contact'])
})
