import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { TransactionRequest } from '#contract/transaction.ts'
import { retention } from '../database/forget-old.ts'
import { latestValidMoment } from '../database/longest-terms.ts'
import type { Tables } from '../database/tables.ts'
import type { Answer } from './reply.ts'
import { Refused } from './refused.ts'

export type Intent = {
  readonly key: string
  readonly request: TransactionRequest
  readonly applicantId: string | null
}

const hashIntent = ({ request, applicantId }: Intent) =>
  createHash('sha256')
    .update(JSON.stringify([request, applicantId]))
    .digest('hex')

async function replay(db: Kysely<Tables>, key: string, hash: string): Promise<Answer> {
  const saved = await db.selectFrom('idempotency_key').selectAll().where('key', '=', key).executeTakeFirstOrThrow()
  if (saved.body_hash !== hash) throw new Refused(409, 'This Idempotency-Key was used for another request.')
  return { status: saved.status, reply: JSON.parse(saved.reply) }
}

/**
 * Repeats get the saved reply, and wait for a first call still running. @throws {Refused} when the key was used for
 * another request
 */
export async function runIdempotently(
  db: Kysely<Tables>,
  intent: Intent,
  now: Date,
  act: () => Promise<Answer>,
): Promise<Answer> {
  const { key } = intent
  const hash = hashIntent(intent)
  await db
    .deleteFrom('idempotency_key')
    .where(({ or, eb }) =>
      or([
        eb('created_at', '<', new Date(now.getTime() - retention.storedReplies)),
        eb('created_at', '>', latestValidMoment('idempotency_key.created_at', now)),
      ]),
    )
    .execute()
  const claimed = await db
    .insertInto('idempotency_key')
    .values({ key, body_hash: hash, status: 0, reply: '', created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst()
  if (!claimed) return replay(db, key, hash)
  const answer = await act()
  const saved = { status: answer.status, reply: JSON.stringify(answer.reply) }
  await db.updateTable('idempotency_key').set(saved).where('key', '=', key).execute()
  return answer
}
