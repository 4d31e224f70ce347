import { sql, type ExpressionBuilder, type Kysely, type SqlBool, type Expression } from 'kysely'
import { getLastUseLimit, nextExpiryDate, warningLeadTimes } from '#domain/account/unused-term.ts'
import type { Tables } from '../database/tables.ts'
import { tryLock } from '../database/try-lock.ts'

export type UnusedTerm = { readonly months: number; readonly now: Date }

const day = 24 * 60 * 60_000

export const tryLockUnusedAccounts = (db: Kysely<Tables>): Promise<boolean> => tryLock(db, 'unusedAccounts')

const isDue = (row: ExpressionBuilder<Tables, 'Applicant'>, { months, now }: UnusedTerm): Expression<SqlBool> => {
  const unusedBy = (moment: number) => row('last_used_at', '<=', getLastUseLimit(moment, months))
  const endsBy = (moment: Date) => row('unused_ends_at', '<=', moment)
  return row.and([
    unusedBy(now.getTime() + warningLeadTimes[0]),
    row.or([
      row('unused_warnings', '=', 0),
      row.and([row('unused_warnings', '=', 1), endsBy(nextExpiryDate(now))]),
      row.and([row('unused_warnings', '=', 2), endsBy(now), unusedBy(now.getTime())]),
    ]),
  ])
}

export async function dueAccounts(
  db: Kysely<Tables>,
  term: UnusedTerm,
  { after, most }: { after: string; most: number },
) {
  const rows = await db
    .selectFrom('Applicant')
    .select('Applicant_ID')
    .where((row) => isDue(row, term))
    .where('Applicant_ID', '>', after)
    .orderBy('Applicant_ID')
    .limit(most)
    .execute()
  return rows.map(({ Applicant_ID }) => Applicant_ID)
}

export const lockDueAccount = (db: Kysely<Tables>, applicantId: string, term: UnusedTerm) =>
  db
    .selectFrom('Applicant')
    .select(['Applicant_ID', 'Email', 'email_confirmed_at', 'last_used_at', 'unused_warnings', 'unused_ends_at'])
    .where('Applicant_ID', '=', applicantId)
    .where((row) => isDue(row, term))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

export async function noteWarning(
  db: Kysely<Tables>,
  applicantId: string,
  { warnings, endsAt }: { readonly warnings: number; readonly endsAt: Date },
): Promise<void> {
  await db
    .updateTable('Applicant')
    .set({ unused_warnings: warnings, unused_ends_at: endsAt.toISOString() })
    .where('Applicant_ID', '=', applicantId)
    .execute()
}

export async function resetWarnings(db: Kysely<Tables>, { months, now }: UnusedTerm): Promise<void> {
  const warned = db
    .updateTable('Applicant')
    .set({ unused_warnings: 0, unused_ends_at: null })
    .where('unused_warnings', '>', 0)
  const kept = getLastUseLimit(now.getTime() + warningLeadTimes[0], months)
  await (months === 0 ? warned : warned.where('last_used_at', '>', kept)).execute()
}

/** Adds days on which the site did not run, since nobody could sign in then. One day between runs is normal. */
export async function addDowntimeDays(db: Kysely<Tables>, now: Date): Promise<void> {
  const row = await db.selectFrom('unused_looked_at').select('at').executeTakeFirst()
  const days = row === undefined ? 0 : Math.floor((now.getTime() - row.at.getTime()) / day) - 1
  if (days > 0)
    await db
      .updateTable('Applicant')
      .set({ unused_ends_at: sql`unused_ends_at + make_interval(hours => ${days * 24})` })
      .where('unused_ends_at', 'is not', null)
      .execute()
  const at = now.toISOString()
  await db
    .insertInto('unused_looked_at')
    .values({ id: 1, at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
    .execute()
}
