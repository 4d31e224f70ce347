import type { FastifyInstance, FastifyRequest, FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import { createFullReadsCacheKey } from '../transaction/full-reads.ts'
import type { SiteService } from '../service/site-service.ts'
import { type Answer, createFailureReply } from '../transaction/reply.ts'
import { createCachedReply, type CachedReply, sendCachedReply } from './cached-reply.ts'
import { transactionPath } from '#contract/operations.ts'
import { actualCost, type Cost } from '../transaction/cost.ts'
import { readBearerToken, sendAnswer } from './api-requests.ts'
import { fileLimits, type FileLimits } from './file-limits.ts'
import { limitLoad } from './limit-load.ts'
import { nameOperations } from './observe-requests.ts'
import { createRateLimit } from './rate-limit.ts'

/** @returns a JSON reader that throws an error with status 400, also for `__proto__` and `constructor` keys */
export function createJsonReader(app: FastifyInstance): (request: FastifyRequest) => Promise<unknown> {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text, done) => done(null, text))
  return (request) =>
    new Promise((resolve, reject) => {
      const text = typeof request.body === 'string' ? request.body : ''
      void parse(request, text, (error, body) => (error ? reject(error) : resolve(body)))
    })
}

const maxCacheBytes = 32 * 1024 * 1024
const cacheTtl = 60_000

const replyHeaders = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

export function createAnswerCache(service: Pick<SiteService, 'contentVersion'>) {
  const kept = new LRUCache<string, CachedReply>({
    maxSize: maxCacheBytes,
    sizeCalculation: (reply, key) => reply.bytes + 2 * key.length,
    ttl: cacheTtl,
  })
  return {
    /** Call before making the answer, so that no answer is older than its key. Null: not cached. */
    getKey: async (name: string | null) => (name === null ? null : `${await service.contentVersion()} ${name}`),
    find: (key: string | null) => (key === null ? undefined : kept.get(key)),
    keep(key: string | null, { status, reply }: Answer): CachedReply {
      const made = createCachedReply({ status, headers: replyHeaders, text: JSON.stringify(reply), hasTag: false })
      if (key !== null) kept.set(key, made)
      return made
    },
  }
}

export type DataLimits = {
  readonly operationsPerMinute: number
  readonly maxConcurrentTransactions: number
  readonly files: FileLimits
}

export const dataLimits: DataLimits = {
  operationsPerMinute: 3_000,
  maxConcurrentTransactions: 200,
  files: fileLimits,
}

const maxReads = 200
const longestRead = 2_000

type Reads = { readonly body: unknown; readonly name: string | null; readonly operations: ReadonlyArray<string> }

function createReadsReader(service: SiteService, readJson: ReturnType<typeof createJsonReader>) {
  const known = new LRUCache<string, Reads>({ max: maxReads })
  return async (request: FastifyRequest): Promise<Reads> => {
    const text = typeof request.body === 'string' ? request.body : ''
    const before = known.get(text)
    if (before) return before
    const body = await readJson(request)
    const reads = { body, name: createFullReadsCacheKey(body), operations: service.readOperationNames(body) }
    if (reads.name !== null && text.length <= longestRead) known.set(text, reads)
    return reads
  }
}

const longestKey = 200

const readIdempotencyKey = ({ headers }: FastifyRequest) => [headers['idempotency-key']].flat()[0]

const isAnonymous = ({ headers }: FastifyRequest) => headers.authorization === undefined

const hasLongKey = (request: FastifyRequest) => (readIdempotencyKey(request)?.length ?? 0) > longestKey

const transact = (service: SiteService, request: FastifyRequest, body: unknown) =>
  service.transact(body, {
    token: readBearerToken(request),
    address: request.ip,
    userAgent: request.headers['user-agent'],
    idempotencyKey: readIdempotencyKey(request),
    reference: request.id,
  })

function countOperations(body: unknown) {
  const operations = (body as { readonly Operations?: unknown } | null)?.Operations
  return Array.isArray(operations) ? Math.max(1, operations.length) : 1
}

const costByCount = (body: unknown): Cost => ({ operations: countOperations(body), forBytes: 0 })

const estimateCost = (service: SiteService, body: unknown) => service.computeCost(body).catch(() => costByCount(body))

/**
 * Charges 1 before the body is read and the rest of the cost before any work; refunds bytes the answer did not need. A
 * cached answer costs its number of operations.
 */
export function serveTransactions(app: FastifyInstance, service: SiteService, limits: DataLimits): void {
  const charge = createRateLimit({ most: limits.operationsPerMinute, every: 60_000 })
  const load = limitLoad(limits.maxConcurrentTransactions)
  const answers = createAnswerCache(service)
  const readReads = createReadsReader(service, createJsonReader(app))
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => void charge(request, reply)

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    if (hasLongKey(request))
      return sendAnswer(reply, createFailureReply(400, `An Idempotency-Key holds at most ${longestKey} characters.`))
    const { body, name, operations } = await readReads(request)
    nameOperations(request, operations)
    const key = await answers.getKey(name)
    const known = isAnonymous(request) ? answers.find(key) : undefined
    const cost = known ? costByCount(body) : await estimateCost(service, body)
    const settle = charge(request, reply, cost.operations - 1)
    if (known) return sendCachedReply(request, reply, known)
    const made = await transact(service, request, body)
    if (made.status === 200) settle(actualCost(cost, Buffer.byteLength(made.reply.Payload)) - 1)
    return made.isForAll ? sendCachedReply(request, reply, answers.keep(key, made)) : sendAnswer(reply, made)
  }
  app.post(`/${transactionPath}`, { onRequest }, load(answer))
}
