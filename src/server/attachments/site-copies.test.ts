import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSiteService } from '../create-site-service.ts'
import { openDatabase, type Database } from '../database/open-database.ts'
import { startPostgres, type TestPostgres } from '../database/start-postgres.testing.ts'
import { createFileStore } from '../files/file-store.ts'
import { openFilesFolder } from '../files/files-folder.testing.ts'
import { makeKey, openKeyRing } from '../files/key-ring.ts'
import { createApplicant, storeApplication, storeApplicationFile } from '../firm/keep-application.testing.ts'
import { readFolderStatus, renewMark } from './site-mark.ts'

let postgres: TestPostgres
let databaseUrl: string
let files: ReturnType<typeof openFilesFolder>

beforeAll(async () => {
  postgres = await startPostgres()
  databaseUrl = await postgres.createDatabase('live')
  files = openFilesFolder()
})
afterAll(async () => {
  await postgres.stop()
  files.remove()
})

async function within<Result>(url: string, work: (database: Database) => Promise<Result>) {
  const database = await openDatabase({ databaseUrl: url })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const fileKey = await makeKey()

async function storeSampleFile({ db }: Database, id: string) {
  const store = createFileStore({ folder: files.filesFolder, keys: await openKeyRing([fileKey]) })
  await storeApplicationFile(
    db,
    store,
    { Attachment_ID: id, Application_ID: 'a', file_name: 'cv.pdf' },
    'What I can do',
  )
}

function letAgo() {
  const then = new Date(Date.now() - 2 * 60 * 60_000)
  for (const name of readdirSync(files.filesFolder)) utimesSync(join(files.filesFolder, name), then, then)
}

test('processes that start at once on a database and a folder give both one mark', async () => {
  await within(databaseUrl, async (one) => {
    await within(databaseUrl, async (other) => {
      const places = [one, other, one, other, one, other].map(({ db }) => ({ db, folder: files.filesFolder }))
      for (let round = 0; round < 3; round += 1) {
        const found = await Promise.all(places.map(renewMark))
        expect([new Set(found), await readFolderStatus(places[0]!)]).toEqual([new Set(['together']), 'together'])
      }
    })
  })
})

test('a second site on a copy of the database sweeps and removes nothing of the folder of the first, which goes on', async () => {
  await within(databaseUrl, async (database) => {
    const ada = await createApplicant(database.db, ['Ada', 'Moss', 'ada@engine.example'])
    await storeApplication(database.db, { Application_ID: 'a', Applicant_ID: ada })
    await storeSampleFile(database, '1')
  })
  const copyUrl = databaseUrl.replace(/live$/, 'copy')
  await within(await postgres.createDatabase('other'), ({ db }) => sql`create database copy template live`.execute(db))
  await within(databaseUrl, (database) => storeSampleFile(database, '2'))
  letAgo()
  const logged: string[] = []
  const log = { error: (_: object, message: string) => void logged.push(message) }
  const { filesFolder } = files
  await within(copyUrl, async (database) => {
    const copy = createSiteService({ database, filesFolder, log, fileKeys: [fileKey] })
    await database.db.deleteFrom('attachment').execute()
    await copy.tidyAttachments()
    expect(await copy.filesProblem()).toMatch(/^The database is a copy of the one that the folder of files belongs to/)
  })
  await within(databaseUrl, (database) =>
    createSiteService({ database, filesFolder, log, fileKeys: [fileKey] }).tidyAttachments(),
  )
  expect([files.names().length, files.aside(), logged]).toEqual([2, [], ['files are not cleaned up']])
})
