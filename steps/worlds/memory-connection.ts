import { TransportFailure, retryDelay, type SiteApi, type TransactOptions } from '#contract/site-api.ts'
import { call as named } from '#contract/operations.ts'
import type { Operation, TransactionReply } from '#contract/transaction.ts'
import type { UploadRequest } from '#contract/upload.ts'
import type { Upload, UploadOptions } from '#site/ports.ts'
import { setImmediate as turn } from 'node:timers/promises'
import { isHeld, isRetryable, getOperationName, uploadEntity, type Connection, type Outcome } from './connection.ts'
import type { ClockInMemory } from './memory-clock.ts'

const lost = () =>
  new TransportFailure('The site cannot be reached. Please check your connection and try again.', null, {
    tryAgainAfter: retryDelay,
  })

const end = ({ signal }: TransactOptions) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(new Error('The call was ended.'))))

function createGate() {
  let held: Parameters<Connection['hold']>[0]
  let gate: PromiseWithResolvers<Outcome> | null = null
  let later = new Map<string, Outcome>()
  let waiting: Array<{ readonly call: string; readonly isRetried: boolean }> = []
  return {
    hold: (what: typeof held) => {
      gate ??= Promise.withResolvers()
      held = what
      later = new Map()
    },
    decide: (outcome: Outcome, isLast: boolean) => {
      const isRepeated = outcome.kind === 'is lost' || outcome.kind === 'loses every answer'
      if (isLast && isRepeated)
        later = new Map(waiting.flatMap((each) => (each.isRetried ? [[each.call, outcome]] : [])))
      waiting = []
      gate?.resolve(outcome)
      gate = isLast ? null : Promise.withResolvers()
    },
    isClosed: () => gate !== null,
    isEmpty: () => waiting.length === 0,
    getOutcome: async (operations: ReadonlyArray<Operation>, isRetried: boolean): Promise<Outcome> => {
      const call = JSON.stringify(operations)
      if (gate && isHeld(held, operations.map(getOperationName))) {
        waiting.push({ call, isRetried })
        return gate.promise
      }
      const outcome = later.get(call) ?? { kind: 'passes' }
      later.delete(call)
      return outcome
    },
  }
}

export type Put = (
  asked: UploadRequest,
  file: File,
  options: UploadOptions & { readonly isWhole: boolean },
) => Promise<TransactionReply>

type MemoryConnection = { readonly api: SiteApi; readonly upload: Upload; readonly connection: Connection }

export function connectInMemory(api: SiteApi, put: Put, clock: ClockInMemory): MemoryConnection {
  const left: string[] = []
  const calls = new Set<Promise<unknown>>()
  const gate = createGate()
  let arrived: Promise<unknown> = Promise.resolve()
  const inOrder = <Reply>(arrive: () => Promise<Reply>): Promise<Reply> => {
    const reply = arrived.then(arrive)
    arrived = reply.catch(() => undefined)
    return reply
  }
  const send = async (operations: ReadonlyArray<Operation>, options: TransactOptions) => {
    const wasBlocked = gate.isClosed()
    const outcome = await gate.getOutcome(operations, isRetryable(operations, options.idempotencyKey))
    if (outcome.kind === 'is lost') throw lost()
    if (outcome.kind === 'is answered') throw outcome.answer.meaning
    const arrive = () => api.transact(outcome.kind === 'changes' ? outcome.operations : operations, options)
    const reply = await (wasBlocked ? inOrder(arrive) : arrive())
    if (outcome.kind === 'loses its answer' || outcome.kind === 'loses every answer') throw lost()
    return reply
  }
  const sendFile: Upload = async (asked, file, options) => {
    const outcome = await gate.getOutcome([named(uploadEntity, asked.attachmentId)], false)
    if (outcome.kind === 'is answered') throw outcome.answer.meaning
    const reply = await put(asked, file, { ...options, isWhole: outcome.kind !== 'is lost' })
    if (outcome.kind === 'passes' || outcome.kind === 'changes') return reply
    throw lost()
  }
  const follow = <Reply>(sent: Promise<Reply>, options: Pick<TransactOptions, 'signal'>): Promise<Reply> => {
    const call: Promise<Reply> = Promise.race([sent, end(options)]).finally(() => calls.delete(call))
    calls.add(call)
    return call
  }
  const settled = async (decided: ReadonlyArray<Promise<unknown>>) => {
    await Promise.allSettled(decided)
    for (let turns = 0; turns < 5; turns += 1) await turn()
    if (!clock.isWaitedFor(retryDelay)) return
    await clock.pass(retryDelay)
    await Promise.allSettled(calls)
  }
  return {
    api: {
      async transact(operations, options = {}) {
        left.push(...operations.map(getOperationName))
        return follow(send(operations, options), options)
      },
    },
    upload: (asked, file, options) => {
      left.push(uploadEntity)
      return follow(sendFile(asked, file, options), options)
    },
    connection: {
      hold: async (what) => gate.hold(what),
      release: async (outcome) => {
        if (gate.isClosed() && gate.isEmpty()) await turn()
        const decided = [...calls]
        gate.decide(outcome, true)
        await settled(decided)
      },
      settle: async (outcome, next) => {
        gate.decide(outcome, false)
        if (next !== undefined) gate.hold(next)
        await turn()
      },
      countCalls: (entity) => left.filter((path) => path === entity).length,
      inFlight: () => calls.size,
    },
  }
}
