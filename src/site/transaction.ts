import type { Rows } from '#contract/entities.ts'
import type { EntityName } from '#contract/entity-names.ts'
import { UnreadablePayload, TransportFailure, type TransactOptions, type SiteApi } from '#contract/site-api.ts'
import { isRead, read } from '#contract/operations.ts'
import type { Operation } from '#contract/transaction.ts'
import { messages } from '#machines/meta.ts'
import type { Failure } from '#machines/result.ts'
import { transactionMachine, type Arrival, type Call, type TransactionOutcome } from '#machines/transaction.machine.ts'
import { createActor, fromPromise, toPromise } from 'xstate'
import type { Ports, Running } from './ports.ts'

export type CallNotices = {
  readonly delayed: (words: string) => () => void
  readonly refused: (words: string) => void
}

export const noNotices: CallNotices = { delayed: () => () => {}, refused: () => {} }

/** Told of every call except abandoned ones. */
export type CallOutcomeListener = (outcome: Pick<TransactionOutcome, 'kind' | 'message'>) => void

export type Transact = (operations: ReadonlyArray<Operation>, options?: TransactOptions) => Promise<TransactionOutcome>

type Line = Pick<Ports, 'api' | 'readers'>

async function readRows({ readers }: Line, call: Call, payload: string): Promise<Partial<Rows>> {
  if (!call.operations.some((operation) => isRead(operation) && operation.ReturnData)) return {}
  const { decodePayload } = await readers()
  try {
    return decodePayload(payload)
  } catch (error) {
    if (error instanceof UnreadablePayload) throw new TransportFailure(error.message, payload, { cause: error })
    throw error
  }
}

async function post(line: Line, call: Call, signal: AbortSignal): Promise<Arrival> {
  const { operations, ...options } = call
  const reply = await line.api.transact(operations, { ...options, signal })
  return { reply, rows: reply.Success ? await readRows(line, call, reply.Payload) : {} }
}

/** Never rejects: check the outcome's `kind`. An aborted `signal` ends the call. */
export const transactionRunner =
  (line: Line, settle: CallOutcomeListener, running: Running) =>
  ({ delayed, refused }: CallNotices): Transact =>
  async (operations, { signal, ...options } = {}) => {
    const machine = transactionMachine.provide({
      actors: { post: fromPromise(({ input, signal: ended }) => post(line, input, ended)) },
    })
    const actor = createActor(machine, { input: { operations, ...options }, ...running })
    let takeBack = () => {}
    actor.subscribe((snapshot) => {
      if (snapshot.matches('waiting')) takeBack = delayed(messages(snapshot).join(' '))
    })
    const abandon = () => actor.send({ type: 'abandoned' })
    const outcome = toPromise(actor.start())
    if (signal?.aborted) abandon()
    signal?.addEventListener('abort', abandon)
    const known = await outcome
    signal?.removeEventListener('abort', abandon)
    takeBack()
    if (known.kind !== 'abandoned') settle(known)
    if (known.kind === 'refused') refused(known.message)
    return known
  }

/** True when no readable answer came: the call may have been done. */
export const isLost = ({ kind }: Pick<TransactionOutcome, 'kind'>): boolean => kind === 'failed' || kind === 'abandoned'

export const toFailure = ({ kind, message }: TransactionOutcome): Failure => ({
  ok: false,
  reason: isLost({ kind }) ? 'lost' : 'refused',
  message,
})

/** Rejects when the transaction did not succeed. */
export async function requestPayload(transact: Transact, operation: Operation, signal?: AbortSignal): Promise<string> {
  const { kind, reply, message } = await transact([operation], signal ? { signal } : {})
  if (kind !== 'succeeded' || reply === null) throw new Error(message)
  return reply.Payload
}

export const rowReader =
  (transact: Transact) =>
  async <Name extends EntityName>(entity: Name, signal: AbortSignal): Promise<Rows[Name] | never[]> => {
    const outcome = await transact([read(entity)], { signal })
    if (outcome.kind !== 'succeeded') throw new Error(outcome.message)
    return outcome.rows[entity] ?? []
  }

export const listFullyReadEntities = (operations: ReadonlyArray<Operation>): ReadonlySet<string> =>
  new Set(
    operations
      .filter((operation) => isRead(operation) && operation.Params.length === 0 && operation.BlackList.length === 0)
      .map(({ PrefetchPath }) => PrefetchPath),
  )

/** @throws {TransportFailure} also when the server refuses */
export async function requestApiPayload(api: SiteApi, operation: Operation, options: TransactOptions): Promise<string> {
  const reply = await api.transact([operation], options)
  if (!reply.Success) throw new TransportFailure(reply.Msg)
  return reply.Payload
}
