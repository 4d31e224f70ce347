import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createApplicant, storeApplication, storeApplicationFile } from '../firm/keep-application.testing.ts'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { createFileStore, type FileStore } from '../files/file-store.ts'
import { makeKey, openKeyRing } from '../files/key-ring.ts'
import { claimFolder, readFolderStatus, renewMark } from './site-mark.ts'

let database: Database
let root: string
let folder: string
let store: FileStore

beforeAll(async () => {
  database = await openTestDatabase('site_mark')
})
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'mark-'))
  folder = join(root, 'files')
  store = createFileStore({ folder, keys: await openKeyRing([await makeKey()]) })
  await database.db.deleteFrom('Applicant').execute()
  await database.db.updateTable('files_folder').set({ generation: null, next_generation: null, home: null }).execute()
})
afterEach(() => rmSync(root, { recursive: true }))
afterAll(() => database.close())

const place = () => ({ db: database.db, folder })
const renew = () => renewMark(place())
const readStatus = () => readFolderStatus(place())
const row = () => database.db.selectFrom('files_folder').selectAll().executeTakeFirstOrThrow()
const markFile = () => join(folder, 'mark.json')

async function storeSampleFile() {
  const ada = await createApplicant(database.db, ['Ada', 'Moss', 'ada@engine.example'])
  await storeApplication(database.db, { Application_ID: 'a', Applicant_ID: ada })
  await storeApplicationFile(
    database.db,
    store,
    { Attachment_ID: '1', Application_ID: 'a', file_name: 'cv.pdf' },
    'What I can do',
  )
}

const restoreRow = async ({ id: _, ...former }: Awaited<ReturnType<typeof row>>) =>
  void (await database.db.updateTable('files_folder').set(former).execute())

test('the first start after an upgrade marks both, and each start gives both a new mark', async () => {
  await storeSampleFile()
  const before = await readStatus()
  const generations = []
  for (let start = 0; start < 2; start += 1) {
    expect(await renew()).toBe('together')
    const { name, generation } = await row()
    expect(JSON.parse(readFileSync(markFile(), 'utf8'))).toEqual({ site: name, generation })
    generations.push(generation)
  }
  expect([before, new Set(generations).size]).toEqual(['unmarked', 2])
})

test('of a database and a folder one that was put back as it was before the last start is noticed, and so is the other', async () => {
  await storeSampleFile()
  await renew()
  const [older, olderFolder] = [await row(), join(root, 'older')]
  cpSync(folder, olderFolder, { recursive: true, preserveTimestamps: true })
  await renew()
  const newer = await row()
  await restoreRow(older)
  expect([await renew(), await renew()]).toEqual(['apart', 'apart'])
  await restoreRow(newer)
  expect(await readStatus()).toBe('together')
  rmSync(folder, { recursive: true })
  renameSync(olderFolder, folder)
  expect([await renew(), await row()]).toEqual(['apart', newer])
})

test('a database of before the upgrade beside a folder that is marked is noticed', async () => {
  await storeSampleFile()
  const unmarked = await row()
  await renew()
  await restoreRow(unmarked)
  expect(await renew()).toBe('apart')
})

test('a folder without a mark is not that of a database with files, be it empty, another, or unmarked before', async () => {
  await storeSampleFile()
  const full = folder
  folder = join(root, 'empty')
  expect(await readStatus()).toBe('missing')
  createFileStore({ folder, keys: await openKeyRing([await makeKey()]) })
  expect([await renew(), existsSync(markFile())]).toEqual(['missing', false])
  folder = full
  await renew()
  rmSync(markFile())
  expect([await renew(), existsSync(markFile())]).toEqual(['missing', false])
})

test('a database without files marks a new folder, but none that is full of others’', async () => {
  await renew()
  folder = join(root, 'other')
  mkdirSync(folder)
  expect(await renew()).toBe('together')
  rmSync(markFile())
  for (let at = 0; at < 21; at += 1) writeFileSync(join(folder, `${at}`.padStart(32, '0')), '')
  expect(await renew()).toBe('apart')
})

test('a process that is ended between the two leaves them together, however far it came', async () => {
  await storeSampleFile()
  await renew()
  const [before, old] = [await row(), readFileSync(markFile())]
  await renew()
  const after = await row()
  await restoreRow({ ...before, next_generation: after.generation })
  expect(await readStatus()).toBe('together')
  writeFileSync(markFile(), old)
  expect([await readStatus(), await renew(), (await row()).generation]).toEqual([
    'together',
    'together',
    after.generation,
  ])
  writeFileSync(markFile(), old)
  expect(await readStatus()).toBe('apart')
})

test('a copy of the database on another server, or beside it, is noticed, and can be given the folder', async () => {
  await storeSampleFile()
  await renew()
  await database.db.updateTable('files_folder').set({ home: '1/5' }).execute()
  expect(await renew()).toBe('copied')
  await claimFolder(place(), async () => undefined)
  expect([await renew(), (await row()).home === '1/5']).toEqual(['together', false])
})

test('a mark that cannot be understood is that of no database', async () => {
  await storeSampleFile()
  await renew()
  writeFileSync(markFile(), '{"site":')
  expect(await renew()).toBe('apart')
})
