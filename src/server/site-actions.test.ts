import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sampleContent } from '#content/sample-content.ts'
import { importContent } from './content/import-content.ts'
import type { Database } from './database/open-database.ts'
import { openTestDatabase } from './database/open-test-database.testing.ts'
import { day, createApplicant, storeApplication } from './firm/keep-application.testing.ts'
import { readConfig } from './settings/config.ts'
import { siteActions } from './site-actions.ts'

const email = 'ada@engine.example'
const operator = 'olga@desk'
const now = new Date(day('2026-11-20'))
const place = { name: 'Ohio', rows: [{ State_ID: '900', Description: 'Ohio' }] }
const content = { tables: { State: place.rows }, sources: {}, prune: false, remove: null }
const decision = { application: 'a', posting: null, state: 'in review', tell: false }

const acting: Readonly<Record<string, unknown>> = {
  'content-import': { ...content, operator },
  'content-undo': { operator, isMeant: true },
  'content-schedule': { ...content, operator, at: day('2026-12-01') },
  'content-drop': { operator, id: 1 },
  'applications-beginExport': { posting: null, since: null, withUnscanned: false, recipient: null, operator },
  'applications-take': { decisions: [decision], operator },
  'queue-retry': { queue: 'webhooks', id: 'w', operator },
  'queue-drop': { queue: 'webhooks', id: 'w', operator },
  'account-endSessions': { email, operator },
  'account-delete': { email, operator },
  'person-read': { email, operator },
  'person-delete': { email, operator, isMeant: true },
  'files-adopt': { operator },
  'data-record': { operator, command: 'data backup', summary: 'Two tables.' },
}

const readOnlyActions = [
  'acts-list',
  'data-copy',
  'files-look',
  'content-check',
  'content-export',
  'content-due',
  'applications-readSent',
  'applications-filePlace',
  'applications-readEqualOpportunity',
  'applications-try',
  'person-count',
  'person-filePlace',
  'queue-list',
  'queue-find',
  'account-show',
  'keys-read',
]

let dataDir: string
let database: Database
const written: Array<{ readonly operator: string; readonly command: string }> = []
const actions = () =>
  siteActions(database, {
    config: readConfig({ DATA_DIR: dataDir, SMTP_URL: 'smtp://localhost:1' }),
    clock: () => now,
    origin: () => 'http://localhost',
    write: (line) => void written.push(line as never),
  }) as Readonly<Record<string, (body: unknown) => Promise<object>>>

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'actions-'))
  database = await openTestDatabase('site_actions_test')
  const { db } = database
  await importContent(database, sampleContent(Number(now)))
  await storeApplication(db, { Application_ID: 'a', Applicant_ID: await createApplicant(db, ['Ada', 'Moss', email]) })
  const at = now.toISOString()
  await db
    .insertInto('webhook_outbox')
    .values({ id: 'w', body: '{}', created_at: at, due_at: at, gave_up_at: at })
    .execute()
})
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true })
})
beforeEach(() => void written.splice(0))

test('every action that operators can ask a running site for either only reads, or is listed below', () => {
  expect(Object.keys(actions()).toSorted()).toEqual([...readOnlyActions, ...Object.keys(acting)].toSorted())
})

test.for(Object.entries(acting))(
  '%s is recorded with its operator, in the database and in the log',
  async ([name, given]) => {
    const acts = () => database.db.selectFrom('operator_act').select(['operator', 'command']).orderBy('id').execute()
    const before = await acts()
    await actions()[name]?.(name === 'data-record' ? given : { value: given })
    const after = (await acts()).slice(before.length)
    expect(after.map((act) => act.operator)).toEqual([operator])
    expect(written.map(({ operator: by, command }) => [by, command])).toEqual(
      after.map((act) => [act.operator, act.command]),
    )
  },
)
