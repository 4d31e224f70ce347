import { sql, type Kysely } from 'kysely'
import type { Tables } from './tables.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export const clockDifference = 5 * minute

/** In ms ahead of the clock. A later moment was written by a wrong clock: it is ignored, and the upkeep deletes its row. */
export const maxLifetimes = {
  'attempt_count.ends_at': day,
  'temporary_password.expires_at': 30 * minute,
  'account_link.expires_at': 7 * day,
  'account_link.created_at': 0,
  'session_family.ends_at': 30 * day,
  'captcha_used.expires_at': 10 * minute,
  'idempotency_key.created_at': 0,
} as const

export type MomentColumn = keyof typeof maxLifetimes

/**
 * A mark ahead of the clock would delay what comes next, so it is set to now. Moments in the past stay, or a slow clock
 * would spoil them.
 */
export const marks = [
  'alerts_gathered.hour',
  'subscriber.gathered_at',
  'firm_news.at',
  'firm_news.mailed_at',
  'session_token.retired_at',
  'unused_looked_at.at',
  'posting_seen.gone_at',
  'task_run.last_start',
  'task_run.last_success',
] as const

export const latestValidMoment = (name: MomentColumn, now: Date): Date =>
  new Date(now.getTime() + maxLifetimes[name] + clockDifference)

const parseColumnName = (name: string) => {
  const [table = '', column = ''] = name.split('.')
  return { table: sql.table(table), column: sql.ref(column) }
}

export async function correctFutureMoments(db: Kysely<Tables>, now: Date): Promise<void> {
  for (const name of Object.keys(maxLifetimes) as ReadonlyArray<MomentColumn>) {
    const { table, column } = parseColumnName(name)
    await sql`delete from ${table} where ${column} > ${latestValidMoment(name, now).toISOString()}::timestamptz`.execute(
      db,
    )
  }
  const latest = new Date(now.getTime() + clockDifference).toISOString()
  for (const name of marks) {
    const { table, column } = parseColumnName(name)
    await sql`update ${table} set ${column} = ${now.toISOString()}::timestamptz where ${column} > ${latest}::timestamptz`.execute(
      db,
    )
  }
}
