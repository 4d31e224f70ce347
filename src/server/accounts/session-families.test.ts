import { Kysely, PGliteDialect, sql } from 'kysely'
import { expect, test } from 'vitest'
import * as accounts from '../database/migrations/0002-accounts.ts'
import * as sessionFamilies from '../database/migrations/0006-session-families.ts'
import { openInMemory } from '../database/open-pglite.ts'
import type { Tables } from '../database/tables.ts'

test('sessions from before sessions had rows of their own go on, for 12 hours after their latest token', async () => {
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: await openInMemory() }) })
  await accounts.up(db as unknown as Kysely<unknown>)
  await sql`insert into "Applicant" values ('ada', 'Ada', 'Moss', 'ada@example.org', '', '2026-11-22T09:00:00Z')`.execute(
    db,
  )
  await sql`insert into session_token values
    ('one', null, 'a family', 'ada', '2026-11-22T10:30:00Z', '2026-11-22T10:00:00Z'),
    ('two', 'one', 'a family', 'ada', '2026-11-22T11:30:00Z', null)`.execute(db)
  await sessionFamilies.up(db as unknown as Kysely<unknown>)
  const sessions = await db.selectFrom('session_family').selectAll().execute()
  const tokens = await db.selectFrom('session_token').select(['jti', 'family']).orderBy('jti').execute()
  await db.destroy()
  expect([sessions, tokens]).toEqual([
    [
      {
        family: 'a family',
        Applicant_ID: 'ada',
        is_kept: false,
        started_at: new Date('2026-11-22T10:00:00Z'),
        ends_at: new Date('2026-11-22T22:00:00Z'),
      },
    ],
    [
      { jti: 'one', family: 'a family' },
      { jti: 'two', family: 'a family' },
    ],
  ])
})
