import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { makeLink } from '../accounts/account-links.ts'
import { hour, start } from '../accounts/open-accounts.testing.ts'
import { createSiteService } from '../create-site-service.ts'
import { deleteByTerm } from '../database/forget-old.ts'
import { createFileStore } from '../files/file-store.ts'
import { makeKey, openKeyRing } from '../files/key-ring.ts'
import { collectBytes } from './contents.testing.ts'
import { openAttachments } from './open-attachments.testing.ts'
import { claimFolder } from './site-mark.ts'

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
  await site.database.db.updateTable('file_removal').set({ is_by_term: false }).execute()
  letAgo(2 * hour)
  await tidy()
  rmSync(join(site.files.filesFolder, 'aside'), { recursive: true, force: true })
  logged.length = 0
})
afterAll(() => site.close())

const tidy = () => site.service.tidyAttachments()
const attached = async () => {
  await site.attach({}, undefined, { token: site.tokens.ada })
  return (await site.rows()).at(-1)?.Attachment_ID ?? ''
}

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

function leaveStray(count: number) {
  const names = Array.from({ length: count }, () => randomBytes(16).toString('hex'))
  for (const name of names) writeFileSync(join(site.files.filesFolder, name), '')
  return names.toSorted()
}

const unknownFiles = async () =>
  (await site.database.db.selectFrom('files_folder').select('unknown_files').executeTakeFirstOrThrow()).unknown_files

test('what no row leads to is moved aside after an hour, and found there when a row leads to it again', async () => {
  const file = await attached()
  const [row] = await site.rows()
  await site.database.db.deleteFrom('attachment').execute()
  await site.database.db.deleteFrom('file_removal').execute()
  letAgo(hour - 60_000)
  await tidy()
  expect([site.files.names(), logged]).toEqual([[row?.stored_name], []])
  letAgo(hour + 60_000)
  await tidy()
  const today = new Date().toISOString().slice(0, 10)
  expect([site.files.names(), site.files.aside(), logged]).toEqual([
    [],
    [`${today}/${row?.stored_name}`],
    ['files without a row were moved aside'],
  ])
  if (row) await site.database.db.insertInto('attachment').values(asInserted(row)).execute()
  expect([(await site.read(file, site.tokens.ada))?.content, site.files.aside()]).toEqual(['Ada Moss, engineer', []])
})

const asInserted = ({ uploaded_at, ...row }: Awaited<ReturnType<typeof site.rows>>[number]) => ({
  ...row,
  uploaded_at: uploaded_at.toISOString(),
  sent_at: null,
  removed_at: null,
})

test('where more than twenty files have no row none is moved, until they are fewer, and the log and the site say so', async () => {
  vi.stubEnv('SITE_PROGRAM', 'site-command')
  const strays = leaveStray(21)
  letAgo(2 * hour)
  await tidy()
  const said = await site.service.filesProblem()
  expect([site.files.names(), await unknownFiles(), logged]).toEqual([
    strays,
    21,
    ['too many files without a row to move them aside: see site-command data adopt'],
  ])
  vi.unstubAllEnvs()
  expect(said).toMatch(/^21 files have no row in the database.*: site-command data adopt does it\.$/)
  rmSync(join(site.files.filesFolder, strays.pop() ?? ''))
  await tidy()
  expect([site.files.names(), site.files.aside().length, await unknownFiles()]).toEqual([[], 20, 0])
  expect(await site.service.filesProblem()).toBe(null)
})

const cascading = sql<{ name: string }>`with recursive above as (
    select 'attachment'::regclass::oid as id
    union select confrelid from pg_constraint, above where conrelid = above.id and confdeltype = 'c')
  select relname as name from pg_class, above where pg_class.oid = above.id`

const listed = (db: typeof site.database.db) =>
  db.selectFrom('file_removal').select(['stored_name', 'is_by_term']).execute()

async function deleteAndListRemovals(table: string) {
  const transaction = await site.database.db.startTransaction().execute()
  await sql`delete from ${sql.table(table)}`.execute(transaction)
  const found = await listed(transaction)
  await transaction.rollback().execute()
  return found
}

test('whatever deletes the row of a file lists the file, which is then removed for good by whoever tidies', async () => {
  const names = (await cascading.execute(site.database.db)).rows.map(({ name }) => name)
  expect(names.toSorted()).toEqual(['Applicant', 'application', 'attachment'])
  await attached()
  const [row] = await site.rows()
  const expected = [{ stored_name: row?.stored_name, is_by_term: false }]
  for (const name of names) expect([name, await deleteAndListRemovals(name)]).toEqual([name, expected])
  const { database, files } = site
  await database.db.deleteFrom('attachment').execute()
  expect(files.names()).toEqual([row?.stored_name])
  await createSiteService({ database, filesFolder: files.filesFolder, log }).tidyAttachments()
  expect([files.names(), files.aside(), await listed(database.db)]).toEqual([[], [], []])
})

const listedAgo = (days: number) =>
  sql`update file_removal set at = now() - make_interval(days => ${sql.lit(days)}) + interval '1 minute'`.execute(
    site.database.db,
  )

test('what time has ended stays as long as a backup may be restored, also what was renewed with another key', async () => {
  const renewed = await attached()
  const [old] = await site.rows()
  const { database, files } = site
  const of = { database, filesFolder: files.filesFolder, log, backupDays: 3 }
  const rotated = createSiteService({ ...of, fileKeys: [newer, older] })
  await rotated.tidyAttachments()
  const [young] = await site.rows()
  expect(new Set(site.files.names())).toEqual(new Set([old?.stored_name, young?.stored_name]))
  await database.db.transaction().execute(async (db) => {
    await deleteByTerm(db)
    await db.deleteFrom('attachment').where('Attachment_ID', '=', renewed).execute()
  })
  letAgo(2 * hour)
  await listedAgo(3)
  await rotated.tidyAttachments()
  expect(site.files.names().length).toBe(2)
  await listedAgo(4)
  await rotated.tidyAttachments()
  expect([site.files.names(), site.files.aside(), logged]).toEqual([[], [], []])
})

test('in a folder of another time nothing is swept, removed or renewed, and the log and the site say so, until they belong together', async () => {
  const gone = await attached()
  await attached()
  const strays = leaveStray(1)
  letAgo(2 * hour)
  const before = site.files.names()
  const { database, files } = site
  await database.db.updateTable('files_folder').set({ generation: 'former' }).execute()
  await site.act('RemoveAttachment', gone, site.tokens.ada)
  site.pass(25 * hour)
  const rotated = createSiteService({ database, filesFolder: files.filesFolder, fileKeys: [newer, older], log })
  await rotated.tidyAttachments()
  expect([site.files.names(), (await site.rows()).length, logged]).toEqual([before, 2, ['files are not cleaned up']])
  expect(await rotated.filesProblem()).toMatch(/^The database and its folder of files come from different times/)
  await database.db.deleteFrom('attachment').where('Attachment_ID', '=', gone).execute()
  await claimFolder({ db: database.db, folder: files.filesFolder }, async () => undefined)
  await rotated.tidyAttachments()
  expect([site.files.aside().map((path) => path.split('/')[1]), await rotated.filesProblem()]).toEqual([strays, null])
})

test('files get the newest key by and by, can be read all the while, and leave nothing behind in the end', async () => {
  const [one, other] = [await attached(), await attached()]
  const before = (await site.rows()).map(({ key_id }) => key_id)
  const { database, files } = site
  const rotated = createSiteService({ database, filesFolder: files.filesFolder, fileKeys: [newer, older], log })
  await rotated.tidyAttachments()
  const after = await site.rows()
  expect(after.every(({ key_id }, at) => key_id !== before[at])).toBe(true)
  await site.database.db.updateTable('file_removal').set({ is_by_term: false }).execute()
  await rotated.tidyAttachments()
  expect(site.files.names()).toEqual(after.map(({ stored_name }) => stored_name).toSorted())
  const read = await createReader(newer)
  expect([await read(one), await read(other)]).toEqual(['Ada Moss, engineer', 'Ada Moss, engineer'])
  expect(logged).toEqual([])
})

async function createReader(...fileKeys: ReadonlyArray<string>) {
  const store = createFileStore({ folder: site.files.filesFolder, keys: await openKeyRing(fileKeys) })
  const rows = await site.rows()
  return async (id: string) => {
    const { stored_name: storedName = '', key_id: keyId = '' } =
      rows.find(({ Attachment_ID }) => Attachment_ID === id) ?? {}
    return (await collectBytes(await store.read({ storedName, keyId }))).toString()
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
