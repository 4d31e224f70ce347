import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { createNoteDraftStore } from './note-draft.ts'
import { pageInTab } from './page-in-tab.testing.ts'
import { createSessionFlow } from './session.ts'
import { silentPorts } from './silent-ports.ts'

const ada = { visitor: 'ada', application: '7' }
const note = 'I can start in May.'
const createToken = (sub: string) =>
  ['e30', Buffer.from(JSON.stringify({ exp: 5_400, sub })).toString('base64url'), 'e30'].join('.')
const token = createToken('ada')

function write() {
  const { tab, leavePage } = pageInTab()
  const device = { ...silentPorts.device, tab }
  const session = createActor(createSessionFlow({ ...silentPorts, device }, { notify: () => {} })).start()
  session.send({ type: 'signed.in', stored: { token, remember: false } })
  const { cleanUpOnExit, keep, read } = createNoteDraftStore(tab, { leavePage, session })
  const page = createActor(cleanUpOnExit).start()
  keep({ ...ada, note })
  leavePage.send({ type: 'page.changed', by: 'files' })
  return { leavePage, session, page, read: () => read(ada) }
}

test('[C4.1-05.b] a note goes when its writer signs out', () => {
  const { session, page, read } = write()
  session.send({ type: 'sign.out' })
  page.stop()
  expect(read()).toBe('')
})

test('a note stays when a session ends by itself', () => {
  const { session, page, read } = write()
  session.send({ type: 'token.refused', token })
  page.stop()
  expect([session.getSnapshot().value, read()]).toEqual(['ended', note])
})

test('[C4.1-05.b] a note stays for its writer while somebody else is signed in', () => {
  const { session, page, read } = write()
  session.send({ type: 'signed.in', stored: { token: createToken('ben'), remember: false } })
  page.stop()
  expect(read()).toBe(note)
})

test('a note goes with the Yes to leaving, before the page has gone, and not with a No', () => {
  const { leavePage, read } = write()
  leavePage.send({ type: 'leaving.requested', departure: 'navigation' })
  leavePage.send({ type: 'leaving.refused' })
  const afterNo = read()
  leavePage.send({ type: 'leaving.requested', departure: 'navigation' })
  leavePage.send({ type: 'leaving.confirmed' })
  expect([afterNo, read()]).toEqual([note, ''])
})

test('a page that is over has not changed', () => {
  const { leavePage, page } = write()
  page.stop()
  expect(leavePage.getSnapshot().value).toBe('unchanged')
})
