import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fileProblems, largestFile } from '#contract/upload.ts'
import { uploadProblems } from '#contract/upload-problems.ts'
import { hour, minute, over, start } from '../accounts/open-accounts.testing.ts'
import { addApplication, cover, newId, notOffered, openAttachments, resume } from './open-attachments.testing.ts'
import { createBrokenByteStream, createByteStream, text, collectBytes } from './contents.testing.ts'

let site: Awaited<ReturnType<typeof openAttachments>>

beforeAll(async () => {
  site = await openAttachments('attach', start)
})
beforeEach(() => site.clear())
afterAll(() => site.close())

const countFilesAndRows = async () => [site.files.names().length, (await site.rows()).length]

const unknownApplicationRefusal = {
  status: 404,
  message: 'There is no such application. Please open your applications and start again from there.',
  concernsFile: false,
  payload: '',
}
const refusal = (status: number, message: string) => ({ status, message, concernsFile: true, payload: '' })

test('[C5-12] a file is kept under the name it may have, encrypted, and shown and opened under its own', async () => {
  const before = site.files.names().length
  const attachmentId = newId()
  const { status, payload } = await site.attach({ attachmentId, name: 'Żółw: v2.1 final.TXT' })
  expect([status, JSON.parse(payload)]).toEqual([
    200,
    {
      Attachment_ID: attachmentId,
      AttachmentType_ID: resume,
      Name: 'Żółw: v2.1 final.TXT',
      Size: 18,
      UploadedAt: '2026-11-21T12:00:00.000Z',
      Scan: 'not scanned',
      SentAt: null,
    },
  ])
  const [row] = await site.rows()
  expect([row?.file_name, site.files.names().length - before]).toEqual(['ów v21 final.TXT', 1])
  expect(await site.read(attachmentId)).toEqual({
    name: 'Żółw: v2.1 final.TXT',
    size: 18,
    content: 'Ada Moss, engineer',
  })
})

test('the name of a file loses what turns its direction, also one that was kept before', async () => {
  const attachmentId = newId()
  const { payload } = await site.attach({ attachmentId, name: '\u202Efdp.exe\u2069.txt' })
  expect(JSON.parse(payload).Name).toBe('fdp.exe.txt')
  expect((await site.rows())[0]?.name).toBe('fdp.exe.txt')
  await site.database.db.updateTable('attachment').set({ name: '\u202Efdp.exe.txt' }).execute()
  expect((await site.read(attachmentId))?.name).toBe('fdp.exe.txt')
})

test('a file goes nowhere but to an own application, and an unknown one is refused in the same words as somebody else’s', async () => {
  const before = site.files.names().length
  expect([
    await site.attach({ applicationId: site.applications.ben }),
    await site.attach({ applicationId: 'b7c9' }),
    await site.attach({}, undefined, { token: null }),
    await site.attach({}, undefined, { token: 'no token' }),
  ]).toEqual([
    unknownApplicationRefusal,
    unknownApplicationRefusal,
    { status: 401, message: 'Please sign in first.', concernsFile: false, payload: '' },
    { ...over, concernsFile: false },
  ])
  expect([site.files.names().length - before, await site.rows()]).toEqual([0, []])
})

test('what is refused before its first byte is not read', async () => {
  let isRead = false
  async function* content() {
    isRead = true
    yield text('never')
  }
  const refused = [
    await site.attach({ applicationId: site.applications.ben }, content()),
    await site.attach({ attachmentId: 'short' }, content()),
    await site.attach({ typeId: notOffered }, content()),
    await site.attach({ name: 'picture.png' }, content()),
    await site.attach({ name: `${'a'.repeat(300)}.pdf` }, content()),
    await site.attach({ name: 'a\u0000.pdf' }, content()),
  ]
  expect(refused.map(({ status, concernsFile }) => [status, concernsFile])).toEqual([
    [404, false],
    [400, false],
    [422, true],
    [422, true],
    [422, true],
    [400, false],
  ])
  expect([refused[3]?.message, isRead]).toEqual([fileProblems.ending, false])
})

test('a file that is empty, too large, or not what its name says is refused in its own words, and nothing of it stays', async () => {
  const before = site.files.names().length
  async function* large() {
    for (let left = largestFile; left >= 0; left -= 65_536) yield new Uint8Array(left === 0 ? 1 : 65_536).fill(65)
  }
  expect([
    await site.attach({}, createByteStream()),
    await site.attach({}, large()),
    await site.attach({ name: 'Resume.pdf' }, createByteStream(text('no PDF'))),
  ]).toEqual([
    refusal(422, fileProblems.empty),
    refusal(413, fileProblems.tooLarge),
    refusal(422, uploadProblems.other),
  ])
  expect([site.files.names().length - before, await site.rows()]).toEqual([0, []])
})

test('a line that breaks, or an upload that is ended, leaves no row and no file, and may be tried again', async () => {
  const before = site.files.names().length
  const attachmentId = newId()
  const broken = await site.attach({ attachmentId }, createBrokenByteStream(text('Ada')))
  const signal = AbortSignal.abort()
  const ended = await site.attach({ attachmentId }, undefined, { token: site.tokens.ada, signal })
  const again = {
    status: 400,
    message: 'The file did not arrive in full. Please try again.',
    concernsFile: false,
    payload: '',
  }
  expect([broken, ended]).toEqual([again, again])
  expect([site.files.names().length - before, await site.rows()]).toEqual([0, []])
  expect((await site.attach({ attachmentId })).status).toBe(200)
})

test('an upload that is repeated after its answer was lost is the same file, and is not read again', async () => {
  const attachmentId = newId()
  const first = await site.attach({ attachmentId })
  const before = await countFilesAndRows()
  const again = await site.attach({ attachmentId }, createBrokenByteStream(text('other')))
  expect([again, await countFilesAndRows()]).toEqual([first, before])
})

test('of two uploads of one id at once one is kept, and both are answered by it', async () => {
  const before = site.files.names().length
  const attachmentId = newId()
  const [one, other] = await Promise.all([site.attach({ attachmentId }), site.attach({ attachmentId })])
  expect([one.status, one, site.files.names().length - before, (await site.rows()).length]).toEqual([200, other, 1, 1])
})

test('an id that stands for somebody else’s file, or for another application’s, makes no file and changes none', async () => {
  const attachmentId = await site.attached()
  const theirs = await site.attach({ attachmentId, applicationId: site.applications.ben }, undefined, {
    token: site.tokens.ben,
  })
  const applicationId = await addApplication(site.database, site.ids.ada ?? '', { at: new Date(start) })
  const otherwise = await site.attach({ attachmentId, applicationId })
  const again = refusal(409, 'This file is no longer there. Please choose it again.')
  expect([theirs, otherwise, (await site.rows()).map((row) => row.Application_ID)]).toEqual([
    again,
    again,
    [site.applications.ada],
  ])
})

test('an application holds five files: the sixth is refused before it is read, and one of six at once after it', async () => {
  const before = site.files.names().length
  const answers = await Promise.all(Array.from({ length: 6 }, () => site.attach()))
  expect(answers.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '200', '200', '200', '200', '422'])
  expect([site.files.names().length - before, (await site.rows()).length]).toEqual([5, 5])
  expect(await site.attach({}, createBrokenByteStream(text('Ada')))).toEqual(refusal(422, fileProblems.tooMany))
})

test('newer files for what was submitted count for those of their type, so that five can be sent once more', async () => {
  const at = new Date(start)
  const applicationId = await addApplication(site.database, site.ids.ada ?? '', { state: 'submitted', at })
  for (const typeId of [resume, cover, cover, cover, cover]) await site.attached({ applicationId, typeId })
  await site.database.db.updateTable('attachment').set({ sent_at: at.toISOString() }).execute()
  expect((await site.attach({ applicationId, typeId: resume })).status).toBe(200)
  expect(await site.attach({ applicationId, typeId: resume })).toEqual(refusal(422, fileProblems.tooMany))
})

test('an application that is over to her knowledge takes no file; what only the firm has decided is not told by that', async () => {
  const [at, id] = [new Date(start), site.ids.ada ?? '']
  const withdrawn = await addApplication(site.database, id, { state: 'withdrawn', at })
  const decided = await addApplication(site.database, id, { state: 'in review', at })
  await site.database.db
    .updateTable('application')
    .set({ state: 'not selected' })
    .where('Application_ID', '=', decided)
    .execute()
  expect([
    await site.attach({ applicationId: withdrawn }),
    (await site.attach({ applicationId: decided })).status,
  ]).toEqual([refusal(422, 'This application is no longer active and takes no more files.'), 200])
})

const fullRefusal = { status: 429, message: uploadProblems.full, concernsFile: false, payload: '' }

test('an account keeps a hundred files a day, whatever was refused, broke off or was sent twice', async () => {
  const { db } = site.database
  await site.attach({}, createByteStream())
  await site.attach({}, createBrokenByteStream(text('Ada')))
  const attachmentId = newId()
  await Promise.all([site.attach({ attachmentId }), site.attach({ attachmentId })])
  const kept = db.selectFrom('attempt_count').select('count').where('key', 'like', 'uploads of %')
  expect(await kept.execute()).toEqual([{ count: 1 }])
  await db.updateTable('attempt_count').set({ count: 99 }).where('key', 'like', 'uploads of %').execute()
  await site.attached()
  const refused = await site.attach({}, createBrokenByteStream(text('Ada')))
  expect([refused, await site.attach({}, createBrokenByteStream(text('Ada')))]).toEqual([fullRefusal, fullRefusal])
})

test('an account has five hundred files read a day, be they kept or not', async () => {
  const { db } = site.database
  await site.attach({}, createByteStream())
  await db.updateTable('attempt_count').set({ count: 499 }).where('key', 'like', 'files read of %').execute()
  const last = await site.attach({}, createByteStream())
  expect([last, await site.attach()]).toEqual([refusal(422, fileProblems.empty), fullRefusal])
})

test.each([
  ['Resume.doc', 'plain.rtf', 'Resume.rtf'],
  ['Resume.DOC', 'plain.docx', 'Resume.docx'],
  ['Resume.doc', 'plain.doc', 'Resume.doc'],
  ['Resume.txt', 'plain.pdf', 'Resume.pdf'],
])('a file called %s is kept for the firm under the ending of what it is: %s', async (name, sample, fileName) => {
  const bytes = readFileSync(join(import.meta.dirname, '../files/samples', sample))
  const { payload } = await site.attach({ name }, createByteStream(bytes))
  const [row] = await site.rows()
  expect([JSON.parse(payload).Name, row?.name, row?.file_name]).toEqual([name, name, fileName])
})

test('a page of the web under the name of a Word file is refused with what to do', async () => {
  expect(await site.attach({ name: 'Resume.doc' }, createByteStream(text('<html><p>Ada Moss</html>')))).toEqual(
    refusal(422, uploadProblems.markup),
  )
})

test('[C5-12] a name without a letter of Latin-1 is kept as the kind of document and the job', async () => {
  const { db } = site.database
  await site.attach({ name: 'Резюме.txt' })
  const posting = JSON.stringify({ JobFunction: 'Analyst', TrackingNumber: 'TR-2026-0322' })
  await db.updateTable('application').set({ posting }).where('Application_ID', '=', site.applications.ada).execute()
  await site.attach({ name: '履歴書.txt', typeId: cover })
  expect((await site.rows()).map((row) => row.file_name).toSorted()).toEqual([
    'Cover letter TR-2026-0322.txt',
    `Resume ${site.applications.ada.slice(0, 8)}.txt`,
  ])
  await db.updateTable('application').set({ posting: null }).execute()
})

test('a session that ends while a file is under way keeps nothing of it', async () => {
  const before = site.files.names().length
  const token = await site.signedIn()
  async function* content() {
    yield text('Ada')
    await site.signOut(token)
  }
  expect(await site.attach({}, content(), { token })).toEqual({ ...over, concernsFile: false })
  expect([site.files.names().length - before, await site.rows()]).toEqual([0, []])
})

test('a file that comes is a change of its draft, which ends the reminders', async () => {
  const { db } = site.database
  const applicationId = await addApplication(site.database, site.ids.ada ?? '', { at: new Date(start - 90 * hour) })
  await db.updateTable('application').set({ reminders: 2 }).where('Application_ID', '=', applicationId).execute()
  await site.attached({ applicationId })
  const draft = db
    .selectFrom('application')
    .select(['changed_at', 'reminders'])
    .where('Application_ID', '=', applicationId)
  expect(await draft.executeTakeFirst()).toEqual({ changed_at: new Date(start), reminders: 0 })
})

test('a thousand guessed tickets open nothing, and one of hers opens her file for a minute', async () => {
  const id = await site.attached()
  const { payload } = await site.act('OpenAttachment', id)
  const { Ticket: ticket } = JSON.parse(payload) as { Ticket: string }
  const [head, body, signature = ''] = ticket.split('.')
  const guessed = Array.from({ length: 1_000 }, (_, at) => {
    const spoilt = signature.slice(0, at % 20) + newId() + signature.slice((at % 20) + 22)
    return at % 2 === 0 ? `${head}.${body}.${spoilt}` : newId()
  })
  const opened = await Promise.all([...guessed, site.tokens.ada].map((guess) => site.service.openAttachment(guess)))
  expect(opened.filter((file) => file !== null)).toEqual([])
  const file = await site.service.openAttachment(ticket)
  expect(file?.name).toBe('Resume.txt')
  expect(file && (await collectBytes(file.content)).length).toBe(18)
  site.pass(minute + 1_000)
  expect(await site.service.openAttachment(ticket)).toBeNull()
  await site.reset()
})
