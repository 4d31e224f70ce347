import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../database/open-database.ts'
import { columnSchemas } from './column-schemas.ts'
import { resolveFilesFolder, makeData, openOperator } from './open-operator.testing.ts'

let operator: ReturnType<typeof openOperator>

beforeEach(() => {
  operator = openOperator()
})
afterEach(() => operator.close())

const moment = '2026-11-01T12:00:00.000Z'

test('a check names every row that the site cannot read, every row that leads nowhere, and every file that does not open', async () => {
  const config = operator.createConfig('data')
  await makeData(config, ['a.txt', 'b.txt', 'c.txt', 'd.txt'])
  const database = await openDatabase({ dataDir: config.dataDir })
  const { db } = database
  const stored = await db
    .selectFrom('attachment')
    .select(['Attachment_ID', 'stored_name'])
    .orderBy('stored_name')
    .execute()
  const folder = await resolveFilesFolder(config, database)
  const [missing, changed, larger] = stored
  rmSync(join(folder, missing!.stored_name))
  writeFileSync(join(folder, changed!.stored_name), 'not encrypted')
  await db.updateTable('attachment').set({ size: 999 }).where('Attachment_ID', '=', larger!.Attachment_ID).execute()
  writeFileSync(join(folder, 'f'.repeat(32)), 'nobody knows it')
  await sql`insert into "WebsiteStat" values (-1, 1, 1, 1, 1, 1)`.execute(db)
  await sql`update application set posting = '{"JobPosting_ID": 7}'`.execute(db)
  await sql`alter table application_event drop constraint "application_event_Application_ID_fkey"`.execute(db)
  await sql`update application_event set "Application_ID" = 'nobody'`.execute(db)
  await sql`alter table application_event add foreign key ("Application_ID") references application not valid`.execute(
    db,
  )
  await db
    .insertInto('application_secret')
    .values({ Application_ID: 'a', kind: 'ssn', sealed: 'AAAA', key_id: 'k', version: 1, changed_at: moment })
    .execute()
  await database.close()
  const [code, ...said] = await operator.run(config, 'check')
  expect(readdirSync(config.dataDir)).toContain('files')
  expect(code).toBe(1)
  expect(said.toSorted()).toEqual(
    [
      'The content has a row that the site cannot read: WebsiteStat 0.employeeCount: Expected a whole number of 0 or more.',
      'application a: the site cannot read posting, at TrackingNumber.',
      '1 row of application_event without the row of application that it names.',
      `The file of attachment ${missing?.Attachment_ID} is missing.`,
      `The file of attachment ${changed?.Attachment_ID} is damaged.`,
      `The file of attachment ${larger?.Attachment_ID} has 5 bytes, and its row says 999.`,
      'The ssn of application a cannot be opened.',
      'Note: files without a row: 1. They may be new uploads; the site cleans up the others.',
      '7 problems.',
    ].toSorted(),
  )
})

test('each column of which the site expects more than its type says is read by it', async () => {
  const config = operator.createConfig('data')
  await makeData(config, [])
  const database = await openDatabase({ dataDir: config.dataDir })
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`.execute(
    database.db,
  )
  await database.close()
  const columns = Object.entries(columnSchemas).flatMap(([table, each]) =>
    Object.keys(each).map((column) => `${table}.${column}`),
  )
  expect(columns.filter((column) => !rows.some(({ name }) => name === column))).toEqual([])
})
