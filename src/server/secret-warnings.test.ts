import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { TokenSecrets } from './accounts/token-secret.ts'
import type { Database } from './database/open-database.ts'
import { openTestDatabase } from './database/open-test-database.testing.ts'
import { makeKey, openKeyRing } from './files/key-ring.ts'
import { createApplicant, storeApplication } from './firm/keep-application.testing.ts'
import { secretWarnings } from './secret-warnings.ts'

let database: Database
const fileKeys = [await makeKey()]
const createSecret = (letter: string) => new TextEncoder().encode(letter.repeat(32))
const [a, b] = [createSecret('a'), createSecret('b')]
const start = (secrets: Uint8Array | TokenSecrets, keys = fileKeys) =>
  secretWarnings(database, { tokenSecrets: secrets instanceof Uint8Array ? [secrets] : secrets, fileKeys: keys })

beforeAll(async () => {
  database = await openTestDatabase('secret_warnings_test')
})
afterAll(() => database.close())

test('a process that signs tokens with another secret than the one before says so once', async () => {
  const other = [expect.stringMatching(/^TOKEN_SECRET is not the one that the site was last started with/)]
  expect([await start(a), await start(a), await start(b), await start(b), await start(a)]).toEqual([
    [],
    [],
    other,
    [],
    other,
  ])
})

test('a process that still takes what the one before signed with says nothing, whichever of both it signs with', async () => {
  await start(a)
  expect([await start([b, a]), await start([a, b]), await start([b, a]), await start(b), await start([a, b])]).toEqual([
    [],
    [],
    [],
    [],
    [],
  ])
})

test('a process without a key that files and numbers have says how many it cannot open', async () => {
  const { db } = database
  const ada = await createApplicant(db, ['Ada', 'Moss', 'ada@engine.example'])
  await storeApplication(db, { Application_ID: 'a', Applicant_ID: ada })
  const { keyId: key_id } = await openKeyRing(fileKeys)
  const secret = { Application_ID: 'a', kind: 'ssn', sealed: 'x', version: 1, changed_at: '2026-11-01' } as const
  await db
    .insertInto('application_secret')
    .values({ ...secret, key_id })
    .execute()
  const file = { AttachmentType_ID: '1', size: 1, uploaded_at: '2026-11-01', Application_ID: 'a' }
  await db
    .insertInto('attachment')
    .values(
      (['clean', 'removed'] as const).map((scan) => ({
        ...file,
        Attachment_ID: scan,
        name: scan,
        file_name: scan,
        stored_name: scan,
        key_id,
        scan,
      })),
    )
    .execute()
  expect([await start(a), await start(a, [await makeKey(), ...fileKeys])]).toEqual([[], []])
  vi.stubEnv('SITE_PROGRAM', '/opt/site/current/bin/site')
  const said = await start(a, [await makeKey()])
  vi.unstubAllEnvs()
  expect(said).toEqual([
    expect.stringMatching(
      /^FILE_KEYS lacks keys: 2 files and numbers of applications cannot be opened\..*; \/opt\/site\/current\/bin\/site keys lists what is missing\.$/,
    ),
  ])
})
