import { Result, Schema } from 'effect'
import { problemsOf } from '#contract/problems.ts'
import { noOperations, TransactionRequest } from '#contract/transaction.ts'
import type { Content } from '../content-cache.ts'
import type { Database } from '../database/open-database.ts'
import { actOnce } from './idempotency.ts'
import type { Operations } from './operations.ts'
import { planBatch, type Step } from './plan.ts'
import { Refused } from './refused.ts'
import { succeeded, type Answer } from './reply.ts'
import { runSteps } from './run-steps.ts'

export type TransactionParts = {
  readonly database: Database
  readonly content: () => Promise<Content>
  readonly operations: Operations
  readonly clock: () => Date
}

const decode = Schema.decodeUnknownResult(TransactionRequest)

function decodeRequest(request: unknown): TransactionRequest {
  const decoded = decode(request)
  if (Result.isSuccess(decoded)) return decoded.success
  const [first] = problemsOf(decoded.failure.issue)
  if (first?.message === noOperations) throw new Refused(400, noOperations)
  const place = first?.path ? `${first.path}: ` : ''
  throw new Refused(400, `The request is no transaction. ${place}${first?.message ?? 'unreadable'}`)
}

const writes = (step: Step) => step.kind === 'call' && step.operation.writes

/**
 * Runs one request as one database transaction: all of it or nothing.
 * @throws Refused with the status and message of the reply; anything else thrown is a fault of the site.
 */
export async function handleTransaction(
  { database, content, operations, clock }: TransactionParts,
  input: unknown,
  idempotencyKey: string | undefined,
): Promise<Answer> {
  const request = decodeRequest(input)
  const steps = planBatch(request.Operations, operations)
  const now = clock()
  const known = await content()
  if (steps.every((step) => step.kind === 'read'))
    return succeeded(await runSteps(steps, { db: database.db, content: known, now }), now)
  return database.db.transaction().execute((db) => {
    const act = async () => succeeded(await runSteps(steps, { db, content: known, now }), now)
    if (idempotencyKey === undefined || !steps.some(writes)) return act()
    return actOnce(db, { key: idempotencyKey, request }, now, act)
  })
}
