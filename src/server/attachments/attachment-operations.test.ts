import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { decodeOpenedAttachment } from '#contract/application.ts'
import { call } from '#contract/operations.ts'
import { sampleEachKind } from '#steps/harness/sampling.ts'
import { fileProblems } from '#contract/upload.ts'
import { hour, over, start } from '../accounts/open-accounts.testing.ts'
import { addApplication, cover, newId, openAttachments } from './open-attachments.testing.ts'
import { createByteStream, text, collectBytes } from './contents.testing.ts'
import { listAttachments } from './attachment-rows.ts'

let site: Awaited<ReturnType<typeof openAttachments>>

beforeAll(async () => {
  site = await openAttachments('attachment_operations', start)
})
beforeEach(() => site.clear())
afterAll(() => site.close())

const okReply = (payload: string) => ({ status: 200, message: '', payload })
const notFoundReply = { status: 404, message: 'This file is no longer there.', payload: '' }
const remove = (id: string, token?: string) => site.act('RemoveAttachment', id, token)
const restore = (id: string, token?: string) => site.act('RestoreAttachment', id, token)
const listed = async () =>
  (await listAttachments(site.database.db, Object.values(site.applications)))
    .get(site.applications.ada)
    ?.map(({ Attachment_ID }) => Attachment_ID) ?? []

test('a file that is taken away is neither listed nor opened, and comes back as it was; either can be said twice', async () => {
  const [first, second] = [await site.attached(), await site.attached({ typeId: cover })]
  expect([await remove(first), await remove(first), await listed(), await site.read(first)]).toEqual([
    okReply('true'),
    okReply('true'),
    [second],
    null,
  ])
  expect([await restore(first), await restore(first), (await listed()).length]).toEqual([
    okReply('true'),
    okReply('true'),
    2,
  ])
  expect((await site.read(first))?.content).toBe('Ada Moss, engineer')
})

test('a file can be brought back for a day', async () => {
  const [early, late] = [await site.attached(), await site.attached()]
  const { db } = site.database
  const removedAt = (id: string, at: number) =>
    db
      .updateTable('attachment')
      .set({ removed_at: new Date(at).toISOString() })
      .where('Attachment_ID', '=', id)
      .execute()
  await removedAt(early, start - 24 * hour + 1)
  await removedAt(late, start - 24 * hour)
  expect([await restore(early), await restore(late)]).toEqual([okReply('true'), okReply('gone')])
})

test('a ticket opens nothing once the session has ended that asked for it', async () => {
  const id = await site.attached()
  const fetchTicket = async (token: string) =>
    decodeOpenedAttachment((await site.act('OpenAttachment', id, token)).payload).Ticket
  const ending = await site.signedIn()
  const [first, second] = [await fetchTicket(ending), await fetchTicket(site.tokens.ada)]
  await site.signOut(ending)
  const opened = [await site.service.openAttachment(first), await site.service.openAttachment(second)]
  expect(opened.map((file) => file?.name)).toEqual([undefined, 'Resume.txt'])
  expect((await collectBytes(opened[1]?.content ?? createByteStream(text('')))).toString()).toBe('Ada Moss, engineer')
})

test('a file comes back only where there is room for it', async () => {
  const first = await site.attached()
  await remove(first)
  for (let more = 0; more < 5; more += 1) await site.attached()
  expect(await restore(first)).toEqual({ status: 422, message: fileProblems.tooMany, payload: '' })
})

const guesses = sampleEachKind(
  Array.from({ length: 1_000 }, (_, at) => at),
  { getName: String, getKind: (at) => String(at % 22) },
)

test('[C6-11] the file of somebody else is not there, nor is any that is guessed', async () => {
  const [hers, removed] = [await site.attached(), await site.attached()]
  await remove(removed)
  const { ben } = site.tokens
  expect([
    await remove(hers, ben),
    await restore(removed, ben),
    await site.act('OpenAttachment', hers, ben),
    await remove(newId(), ben),
    await restore(newId(), ben),
    await site.act('OpenAttachment', newId(), ben),
  ]).toEqual([okReply('gone'), okReply('gone'), notFoundReply, okReply('gone'), okReply('gone'), notFoundReply])
  const found = []
  for (const at of guesses) {
    const guess = hers.slice(0, at % 22) + newId().slice(at % 22)
    const asked = { token: ben, address: `10.1.${at >> 8}.${at & 255}` }
    const { status } = await site.send([call('OpenAttachment', guess)], asked)
    if (status !== 404) found.push([guess, status])
  }
  expect(found).toEqual([])
  expect([await listed(), (await site.rows()).length]).toEqual([[hers], 2])
})

test('what was submitted stays: it is neither taken away nor brought back, but opened', async () => {
  const id = await site.attached()
  const { db } = site.database
  await db
    .updateTable('attachment')
    .set({ sent_at: new Date(start).toISOString() })
    .execute()
  const stays = {
    status: 422,
    message: 'This file was submitted and stays with your application. You can submit a newer one in its place.',
    payload: '',
  }
  expect([await remove(id), (await site.read(id))?.content]).toEqual([stays, 'Ada Moss, engineer'])
  await db
    .updateTable('attachment')
    .set({ removed_at: new Date(start).toISOString() })
    .execute()
  expect([await remove(id), await restore(id)]).toEqual([stays, okReply('gone')])
})

test('a file in which something harmful was found is taken out of the list, and neither opened nor brought back', async () => {
  const id = await site.attached()
  await site.database.db.updateTable('attachment').set({ scan: 'removed' }).execute()
  expect([await site.act('OpenAttachment', id), await remove(id), await restore(id), await listed()]).toEqual([
    notFoundReply,
    okReply('true'),
    okReply('gone'),
    [],
  ])
})

test('a file taken away or brought back is a change of its draft', async () => {
  const { db } = site.database
  const applicationId = await addApplication(site.database, site.ids.ada ?? '', { at: new Date(start) })
  const id = await site.attached({ applicationId })
  const changes = []
  for (const change of [remove, restore]) {
    const draft = db.updateTable('application').where('Application_ID', '=', applicationId)
    await draft.set({ changed_at: new Date(start - hour).toISOString(), reminders: 1 }).execute()
    await change(id)
    const read = db.selectFrom('application').select(['changed_at', 'reminders'])
    changes.push(await read.where('Application_ID', '=', applicationId).executeTakeFirst())
  }
  const changed = { changed_at: new Date(start), reminders: 0 }
  expect(changes).toEqual([changed, changed])
})

test('who is signed out does nothing with files', async () => {
  const id = await site.attached()
  const token = await site.signedIn()
  await site.signOut(token)
  expect([await remove(id, token), await restore(id, token), await site.act('OpenAttachment', id, token)]).toEqual([
    over,
    over,
    over,
  ])
})
