import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { transactionPath } from '#contract/operations.ts'
import type { SiteService } from '../service/site-service.ts'
import { costOfDone, type Cost } from '../transaction/cost.ts'
import { failed } from '../transaction/reply.ts'
import { tokenOf } from './bearer-token.ts'
import { fileLimits, type FileLimits } from './file-limits.ts'
import { createKeptAnswers } from './kept-answers.ts'
import { sendKept } from './kept-reply.ts'
import { limitLoad } from './limit-load.ts'
import { nameOperations } from './observe-requests.ts'
import { createRateLimit } from './rate-limit.ts'
import { takeText } from './read-json.ts'
import { sendAnswer } from './send-answer.ts'

/** How much is taken on at once, and from one network; generous enough for a firm behind one address. */
export type DataLimits = {
  /** Operations of one network in a minute, over all its transactions. */
  readonly operationsPerMinute: number
  /** Transactions that are answered at the same time. */
  readonly transactionsAtOnce: number
  readonly files: FileLimits
}

export const dataLimits: DataLimits = {
  operationsPerMinute: 3_000,
  transactionsAtOnce: 200,
  files: fileLimits,
}

const longestKey = 200

const idempotencyKeyOf = ({ headers }: FastifyRequest) => [headers['idempotency-key']].flat()[0]

const isAnonymous = ({ headers }: FastifyRequest) => headers.authorization === undefined

const hasLongKey = (request: FastifyRequest) => (idempotencyKeyOf(request)?.length ?? 0) > longestKey

const transact = (service: SiteService, request: FastifyRequest, body: unknown) =>
  service.transact(body, {
    token: tokenOf(request),
    address: request.ip,
    userAgent: request.headers['user-agent'],
    idempotencyKey: idempotencyKeyOf(request),
    reference: request.id,
  })

/** How many operations a body holds; 1 when it is no transaction. */
function countOperations(body: unknown) {
  const operations = (body as { readonly Operations?: unknown } | null)?.Operations
  return Array.isArray(operations) ? Math.max(1, operations.length) : 1
}

/** What is charged for as many operations as a body holds, whatever they are. */
const costByCount = (body: unknown): Cost => ({ operations: countOperations(body), forBytes: 0 })

/** What a body costs; one that will be refused costs as many operations as it holds. */
const costOf = (service: SiteService, body: unknown) => service.costOf(body).catch(() => costByCount(body))

/**
 * The one call (C7.1-01). What it asks for is charged in two parts before any of it is done: 1 before its body is read, the
 * rest of its cost once it is known. What was charged for bytes that the answer has not is given back. A kept answer costs no more than the number of its operations.
 */
export function takeTransactions(app: FastifyInstance, service: SiteService, limits: DataLimits): void {
  const charge = createRateLimit({ most: limits.operationsPerMinute, every: 60_000 })
  const load = limitLoad(limits.transactionsAtOnce)
  const answers = createKeptAnswers(service)
  const readJson = takeText(app)
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => void charge(request, reply)

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    if (hasLongKey(request))
      return sendAnswer(reply, failed(400, `An Idempotency-Key holds at most ${longestKey} characters.`))
    const body = await readJson(request)
    nameOperations(request, service.namesOf(body))
    const key = await answers.keyOf(body)
    const known = isAnonymous(request) ? answers.find(key) : undefined
    const cost = known ? costByCount(body) : await costOf(service, body)
    const settle = charge(request, reply, cost.operations - 1)
    if (known) return sendKept(request, reply, known)
    const made = await transact(service, request, body)
    if (made.status === 200) settle(costOfDone(cost, Buffer.byteLength(made.reply.Payload)) - 1)
    return made.isForAll ? sendKept(request, reply, answers.keep(key, made)) : sendAnswer(reply, made)
  }
  app.post(`/${transactionPath}`, { onRequest }, load(answer))
}
