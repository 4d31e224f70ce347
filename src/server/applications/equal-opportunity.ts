import { sql, type Kysely } from 'kysely'
import type { Content } from '../content/content-cache.ts'
import type { Tables } from '../database/tables.ts'
import { tryLock } from '../database/try-lock.ts'
import { parsePartValues } from './read-part.ts'

export const equalOpportunityKinds = ['Gender', 'EthnicCategory', 'MaritalStatus'] as const

const listAnswerKinds = ({ rows }: Content) =>
  equalOpportunityKinds.map((kind) => {
    const all: ReadonlyArray<Readonly<Record<string, unknown>>> = rows[kind]
    return { kind, ids: new Set(all.map((row) => row[`${kind}_ID`])) }
  })

const startOfDay = (now: Date) => new Date(`${now.toISOString().slice(0, 10)}T00:00:00.000Z`)

const most = 500

const findDue = (db: Kysely<Tables>, now: Date) =>
  db
    .selectFrom('equal_opportunity_answer as answer')
    .innerJoin('application_form_sent as sent', 'sent.Application_ID', 'answer.Application_ID')
    .innerJoin('application', 'application.Application_ID', 'answer.Application_ID')
    .select(['answer.Application_ID', 'answer.content', 'application.JobPosting_ID', 'sent.sent_at'])
    .where('sent.sent_at', '<', startOfDay(now))
    .limit(most)
    .execute()

type Due = Awaited<ReturnType<typeof findDue>>[number]
type Count = Tables['equal_opportunity_count']

function toCounts({ content, JobPosting_ID, sent_at }: Due, known: Content): ReadonlyArray<Count> {
  const values = parsePartValues(content)
  return listAnswerKinds(known).map(({ kind, ids }) => {
    const chosen = values[`${kind}_ID`]
    const choice = typeof chosen === 'string' && ids.has(chosen) ? chosen : ''
    return { JobPosting_ID, year: sent_at.getUTCFullYear(), kind, choice, count: 1 }
  })
}

async function forget(db: Kysely<Tables>, due: ReadonlyArray<Due>) {
  const ids = due.map(({ Application_ID }) => Application_ID)
  await db.deleteFrom('equal_opportunity_answer').where('Application_ID', 'in', ids).execute()
  await db.deleteFrom('application_section').where('Application_ID', 'in', ids).where('section', '=', 'equal').execute()
}

/** Sorted, so that the order of the counts does not reveal the order of the answers. */
async function collectDueCounts(db: Kysely<Tables>, content: Content, now: Date): Promise<ReadonlyArray<Count>> {
  const sums = new Map<string, Count>()
  for (let due = await findDue(db, now); due.length > 0; due = await findDue(db, now)) {
    for (const one of due.flatMap((answer) => toCounts(answer, content))) {
      const key = JSON.stringify([one.JobPosting_ID, one.year, one.kind, one.choice])
      sums.set(key, { ...one, count: (sums.get(key)?.count ?? 0) + 1 })
    }
    await forget(db, due)
  }
  return [...sums.keys()].toSorted().flatMap((key) => sums.get(key) ?? [])
}

const add = (db: Kysely<Tables>, counts: ReadonlyArray<Count>) =>
  db
    .insertInto('equal_opportunity_count')
    .values([...counts])
    .onConflict((other) =>
      other
        .columns(['JobPosting_ID', 'year', 'kind', 'choice'])
        .doUpdateSet({ count: sql<number>`equal_opportunity_count.count + excluded.count` }),
    )
    .execute()

/**
 * Counts all answers of a day together, on the next day (UTC), so that no count can be linked to an application by its
 * time.
 */
export async function countEqualOpportunity(db: Kysely<Tables>, content: Content, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (!(await tryLock(transaction, 'applications'))) return
    const counts = await collectDueCounts(transaction, content, now)
    for (let at = 0; at < counts.length; at += most) await add(transaction, counts.slice(at, at + most))
  })
}
