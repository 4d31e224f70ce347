import { sql, type Kysely } from 'kysely'
import type { Content } from '../content/content-cache.ts'
import type { Tables } from '../database/tables.ts'
import { tryLock } from '../database/try-lock.ts'
import { valuesIn } from './read-part.ts'

/** What is counted: each list with the ids that may be chosen of it. */
const kindsOf = ({ rows: { Gender, EthnicCategory, MaritalStatus } }: Content) => [
  { kind: 'Gender', ids: new Set(Gender.map((row) => row.Gender_ID)) },
  { kind: 'EthnicCategory', ids: new Set(EthnicCategory.map((row) => row.EthnicCategory_ID)) },
  { kind: 'MaritalStatus', ids: new Set(MaritalStatus.map((row) => row.MaritalStatus_ID)) },
]

const startOfDay = (now: Date) => new Date(`${now.toISOString().slice(0, 10)}T00:00:00.000Z`)

/** Answers that came with a form that was sent on an earlier day (UTC). */
const findDue = (db: Kysely<Tables>, now: Date) =>
  db
    .selectFrom('equal_opportunity_answer as answer')
    .innerJoin('application_form_sent as sent', 'sent.Application_ID', 'answer.Application_ID')
    .innerJoin('application', 'application.Application_ID', 'answer.Application_ID')
    .select(['answer.Application_ID', 'answer.content', 'application.JobPosting_ID'])
    .where('sent.sent_at', '<', startOfDay(now))
    // The order in which they came must not be told by that of the counts.
    .orderBy(sql`random()`)
    .execute()

type Due = Awaited<ReturnType<typeof findDue>>[number]

async function count(db: Kysely<Tables>, { content, JobPosting_ID }: Due, known: Content) {
  const values = valuesIn(content)
  for (const { kind, ids } of kindsOf(known)) {
    const chosen = values[`${kind}_ID`]
    const choice = typeof chosen === 'string' && ids.has(chosen) ? chosen : ''
    await db
      .insertInto('equal_opportunity_count')
      .values({ JobPosting_ID, kind, choice, count: 1 })
      .onConflict((other) =>
        other
          .columns(['JobPosting_ID', 'kind', 'choice'])
          .doUpdateSet({ count: sql<number>`equal_opportunity_count.count + 1` }),
      )
      .execute()
  }
}

/** Forgets what an answer was, and that there was one. */
async function forget(db: Kysely<Tables>, { Application_ID: id }: Due) {
  await db.deleteFrom('equal_opportunity_answer').where('Application_ID', '=', id).execute()
  await db.deleteFrom('application_section').where('Application_ID', '=', id).where('section', '=', 'equal').execute()
}

/**
 * Counts for each posting what was told for equal opportunity, and deletes the answers, the day after their forms were sent: all of
 * a day together, so that no count can be joined with an application by its time (B22). One process of several does it.
 */
export async function countEqualOpportunity(db: Kysely<Tables>, content: Content, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (!(await tryLock(transaction, 'applications'))) return
    for (const due of await findDue(transaction, now)) {
      await count(transaction, due, content)
      await forget(transaction, due)
    }
  })
}
