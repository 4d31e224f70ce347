import { maxBrowserJobs } from '#domain/jobs/find-job.ts'
import type { Content } from '../content/content-cache.ts'
import { type Step, planBatch, type Askable } from './plan.ts'
import { Refused } from './refused.ts'
import { networkAttempt, type Attempts, type Limit } from '../limits/attempts.ts'
import { setImmediate } from 'node:timers/promises'
import { Result, Schema } from 'effect'
import type { Kysely } from 'kysely'
import { toProblems } from '#contract/payload.ts'
import { noOperations, TransactionRequest } from '#contract/transaction.ts'
import type { Database } from '../database/open-database.ts'
import type { Tables } from '../database/tables.ts'
import { toRateLimitKey } from '../network/network-address.ts'
import type { Caller, PrepareContext } from './operations.ts'
import { runIdempotently } from './idempotency.ts'
import { estimateStepsCost, refuseDear, type Cost } from './cost.ts'
import { prepareSteps } from './prepare-steps.ts'
import { refuseUnkeepableText } from './refuse-unkeepable-text.ts'
import { succeeded, type Answer } from './reply.ts'
import { runSteps, type InTurn } from './run-steps.ts'
import { inTransaction } from './in-transaction.ts'
import type { WorkQueue } from '../limits/work-queue.ts'

export async function untilOver<Result>(
  work: (whenOver: (end: () => void) => void) => Promise<Result>,
): Promise<Result> {
  const ends: Array<() => void> = []
  try {
    return await work((end) => void ends.push(end))
  } finally {
    for (const end of ends) end()
  }
}

export function refuseLargeReads(steps: ReadonlyArray<Step>, { rows }: Pick<Content, 'rows'>): void {
  const open = rows.JobPostingHeader.length
  if (open <= maxBrowserJobs) return
  const reads = steps.flatMap((step) => (step.kind === 'read' && step.entity === 'JobPostingHeader' ? [step.ids] : []))
  const ids = new Set(reads.flatMap((asked) => [...asked]))
  if (ids.size <= maxBrowserJobs && reads.every((asked) => asked.size > 0)) return
  throw new Refused(
    422,
    `There are ${open} open jobs, and a transaction reads at most ${maxBrowserJobs} of them. Name the ids of those you need, or search with SearchJobs.`,
    true,
  )
}

const perNetwork: Limit = { most: 120, within: 10 * 60_000 }

/** Stops anyone with ever new keys from filling the table. @throws {Refused} with 429 */
export async function limitStoredReplies(
  attempts: Pick<Attempts, 'consumeAttempt'>,
  address: string,
  now: Date,
): Promise<void> {
  if (await attempts.consumeAttempt(networkAttempt('kept replies for', address), perNetwork, now)) return
  throw new Refused(429, 'Too much was sent from your network. Please wait a few minutes and try again.')
}

export type TransactionParts = Askable & {
  readonly database: Database
  readonly content: () => Promise<Content>
  readonly clock: () => Date
  readonly attempts: Pick<Attempts, 'consumeAttempt'>
  readonly reads: WorkQueue
  readonly batches: WorkQueue
  readonly sessions: Sessions
}

export type Sessions = {
  identify(db: Kysely<Tables>, token: string, now: Date): Promise<Caller>
  lockAccount(db: Kysely<Tables>, caller: Caller): Promise<unknown>
  /** Runs outside the transaction that was rolled back, such as to end a session whose token was copied. */
  afterRollback(db: Kysely<Tables>, error: unknown): Promise<void>
}

const decode = Schema.decodeUnknownResult(TransactionRequest)

const runDeferred: InTurn = async (work) => {
  await setImmediate()
  return work()
}

function decodeRequest(request: unknown): TransactionRequest {
  const decoded = decode(request)
  if (Result.isSuccess(decoded)) return decoded.success
  const [first] = toProblems(decoded.failure.issue)
  if (first?.message === noOperations) throw new Refused(400, noOperations)
  const place = first?.path ? `${first.path}: ` : ''
  throw new Refused(400, `The request is no transaction. ${place}${first?.message ?? 'unreadable'}`)
}

export type RequestContext = {
  readonly caller: Caller | null
  readonly address: string
  readonly userAgent: string
  readonly idempotencyKey: string | undefined
}

const isRead = (step: Step) => step.kind === 'read' || (step.kind === 'call' && 'answer' in step.operation)
const isFullRead = (step: Step) => step.kind === 'read' && step.ids.size === 0
const writes = (step: Step) => step.kind === 'call' && step.operation.writes

const endRollback = (sessions: Sessions, db: Database['db']) => async (error: unknown) => {
  await sessions.afterRollback(db, error)
  throw error
}

function refuseMuch(steps: ReadonlyArray<Step>, known: Content) {
  refuseLargeReads(steps, known)
  refuseDear(steps, known)
}

export async function estimateRequestCost(
  { content, ...askable }: Askable & Pick<TransactionParts, 'content'>,
  input: unknown,
): Promise<Cost> {
  const { Operations } = decodeRequest(input)
  const [steps, known] = [planBatch(Operations, askable, false), await content()]
  refuseMuch(steps, known)
  return estimateStepsCost(steps, known)
}

async function handle(
  { database, content, clock, attempts, reads, batches, sessions, ...askable }: TransactionParts,
  input: unknown,
  { caller, address, userAgent, idempotencyKey, whenOver }: RequestContext & Pick<PrepareContext, 'whenOver'>,
): Promise<Answer> {
  const request = decodeRequest(input)
  refuseUnkeepableText(request)
  const steps = planBatch(request.Operations, askable, idempotencyKey !== undefined)
  const now = clock()
  const known = await content()
  refuseMuch(steps, known)
  const kept = steps.some(writes) ? idempotencyKey : undefined
  if (kept !== undefined) await limitStoredReplies(attempts, address, now)
  const ready = await prepareSteps(steps, { db: database.db, now, caller, address, userAgent, whenOver })
  const applyAct = async (db: Database['db'], inTurn = runDeferred) =>
    succeeded(await runSteps(ready, { db, content: known, now, caller, address }, inTurn), now)
  const isForAll = caller === null && steps.every(isFullRead)
  if (steps.every(isRead)) {
    const inTurn = <Result>(work: () => Promise<Result>) => reads.run(work, toRateLimitKey(address))
    return { ...(await applyAct(database.db, inTurn)), isForAll }
  }
  if (steps.every((step) => step.kind !== 'call')) return applyAct(database.db)
  const intent = kept === undefined ? null : { key: kept, request, applicantId: caller?.applicantId ?? null }
  const writing = { steps, caller, address, lockAccount: sessions.lockAccount, batches }
  const acting = inTransaction(database.db, writing, (db) =>
    intent === null ? applyAct(db) : runIdempotently(db, intent, now, () => applyAct(db)),
  )
  return acting.catch(endRollback(sessions, database.db))
}

/** All or nothing. @throws {Refused} with the status and message of the reply; any other error is a fault of the site */
export const handleTransaction = (parts: TransactionParts, input: unknown, asked: RequestContext): Promise<Answer> =>
  untilOver((whenOver) => handle(parts, input, { ...asked, whenOver }))
