import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeLink } from '../accounts/account-links.ts'
import { hour, start } from '../accounts/open-accounts.testing.ts'
import { createSiteService } from '../create-site-service.ts'
import { createFileStore } from '../files/file-store.ts'
import { makeKey, openKeyRing } from '../files/key-ring.ts'
import { wholeOf } from './contents.testing.ts'
import { openAttachments } from './open-attachments.testing.ts'

let site: Awaited<ReturnType<typeof openAttachments>>
const [older, newer] = [await makeKey(), await makeKey()]
const logged: string[] = []
const log = { error: (_: object, message: string) => void logged.push(message) }

beforeAll(async () => {
  site = await openAttachments('tidy_files', start, { fileKeys: [older], log })
})
beforeEach(async () => {
  await site.clear()
  await site.reset()
  site.tokens.ada = await site.signedIn()
  letAgo(2 * hour)
  await tidy()
  logged.length = 0
})
afterAll(() => site.close())

const tidy = () => site.service.tidyAttachments()
const attached = async () => {
  await site.attach({}, undefined, { token: site.tokens.ada })
  return (await site.rows()).at(-1)?.Attachment_ID ?? ''
}

/** Makes the files on disk older. */
function letAgo(age: number) {
  const moment = new Date(Date.now() - age)
  for (const name of readdirSync(site.files.filesFolder)) utimesSync(join(site.files.filesFolder, name), moment, moment)
}

test('what was taken away or replaced is deleted with its file after a day, unless it was brought back', async () => {
  const [gone, back, sent, late] = [await attached(), await attached(), await attached(), await attached()]
  for (const id of [gone, back, sent]) await site.act('RemoveAttachment', id, site.tokens.ada)
  await site.act('RestoreAttachment', back, site.tokens.ada)
  await site.database.db
    .updateTable('attachment')
    .set({ sent_at: new Date(start).toISOString() })
    .where('Attachment_ID', '=', sent)
    .execute()
  site.pass(hour)
  await site.act('RemoveAttachment', late, site.tokens.ada)
  site.pass(23 * hour - 1)
  await tidy()
  expect([(await site.rows()).length, site.files.names().length]).toEqual([4, 4])
  site.pass(1)
  await tidy()
  const left = (await site.rows()).map((row) => row.Attachment_ID)
  expect([left.toSorted(), site.files.names().length]).toEqual([[back, late].toSorted(), 2])
})

test('what was taken away since a change of e-mail stays as long as the change can be taken back', async () => {
  const file = await attached()
  const { db } = site.database
  const application = db.selectFrom('application').select('Applicant_ID')
  const { Applicant_ID } = await application
    .where('Application_ID', '=', site.applications.ada)
    .executeTakeFirstOrThrow()
  const change = { kind: 'undo' as const, email: 'ada@old.example', applicantId: Applicant_ID }
  await makeLink(db, change, new Date(start))
  await site.act('RemoveAttachment', file, site.tokens.ada)
  site.pass(25 * hour)
  await tidy()
  expect((await site.rows()).length).toBe(1)
  site.pass(48 * hour)
  await tidy()
  expect((await site.rows()).length).toBe(0)
})

test('what no row leads to is swept after an hour: files of an account that was deleted, and of what did harm', async () => {
  const [kept, lost, harmful] = [await attached(), await attached(), await attached()]
  const { db } = site.database
  await db.deleteFrom('attachment').where('Attachment_ID', '=', lost).execute()
  await db.updateTable('attachment').set({ scan: 'removed' }).where('Attachment_ID', '=', harmful).execute()
  letAgo(hour - 60_000)
  await tidy()
  expect(site.files.names().length).toBe(3)
  letAgo(hour + 60_000)
  await tidy()
  const [row] = await site.rows()
  expect([site.files.names(), row?.Attachment_ID]).toEqual([[row?.stored_name], kept])
})

test('files get the newest key by and by, can be read all the while, and leave nothing behind', async () => {
  const [one, other] = [await attached(), await attached()]
  const before = (await site.rows()).map(({ key_id }) => key_id)
  const { database, files } = site
  const rotated = createSiteService({ database, filesFolder: files.filesFolder, fileKeys: [newer, older], log })
  await rotated.tidyAttachments()
  const after = await site.rows()
  expect([after.every(({ key_id }, at) => key_id !== before[at]), site.files.names()]).toEqual([
    true,
    after.map(({ stored_name }) => stored_name).toSorted(),
  ])
  const read = await readerWith(newer)
  expect([await read(one), await read(other)]).toEqual(['Ada Moss, engineer', 'Ada Moss, engineer'])
  expect(logged).toEqual([])
})

/** Opens files with other keys. */
async function readerWith(...fileKeys: ReadonlyArray<string>) {
  const store = createFileStore({ folder: site.files.filesFolder, keys: await openKeyRing(fileKeys) })
  const rows = await site.rows()
  return async (id: string) => {
    const { stored_name: storedName = '', key_id: keyId = '' } =
      rows.find(({ Attachment_ID }) => Attachment_ID === id) ?? {}
    return (await wholeOf(await store.read({ storedName, keyId }))).toString()
  }
}

test('a file whose key was taken out of the configuration is told to the log and stops no other', async () => {
  await attached()
  await site.database.db
    .updateTable('attachment')
    .set({ key_id: '0'.repeat(16) })
    .execute()
  await attached()
  const { database, files } = site
  const rotated = createSiteService({ database, filesFolder: files.filesFolder, fileKeys: [newer, older], log })
  await rotated.tidyAttachments()
  const keys = (await site.rows()).map(({ key_id }) => key_id)
  expect([logged, keys[0], keys[1] !== keys[0]]).toEqual([
    ['a file could not be given the newest key'],
    '0'.repeat(16),
    true,
  ])
})
