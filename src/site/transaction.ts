import type { Rows } from '#contract/entities.ts'
import type { EntityName } from '#contract/entity-names.ts'
import { UnreadablePayload } from '#contract/unreadable-payload.ts'
import { TransportFailure, type TransactOptions } from '#contract/site-api.ts'
import { isRead, read } from '#contract/operations.ts'
import type { Operation } from '#contract/transaction.ts'
import { wordsOf } from '#machines/meta.ts'
import { transactionMachine, type Arrival, type Call, type TransactionOutcome } from '#machines/transaction.machine.ts'
import { createActor, fromPromise, toPromise } from 'xstate'
import type { Ports, Running } from './ports.ts'

/** What a visitor reads of a call at the edge of the screen. */
export type CallNotices = {
  /** The call waits to be tried again. @returns what takes the words back at its end (C8-02) */
  readonly delayed: (words: string) => () => void
  /** The server refuses the call, with these words (C8-06). */
  readonly refused: (words: string) => void
}

/** For a flow that shows notices of its own. */
export const noNotices: CallNotices = { delayed: () => () => {}, refused: () => {} }

/** What the site is told of each call, whatever its flow shows of it. Not of a call that nobody waits for any more. */
export type Settle = (outcome: Pick<TransactionOutcome, 'kind' | 'message'>) => void

export type Transact = (operations: ReadonlyArray<Operation>, options?: TransactOptions) => Promise<TransactionOutcome>

/** The way to the server, and what reads what comes back. */
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

/** The one call, with its rows decoded: what cannot be decoded is a failed call (C7.1-18). */
async function post(line: Line, call: Call, signal: AbortSignal): Promise<Arrival> {
  const { operations, ...options } = call
  const reply = await line.api.transact(operations, { ...options, signal })
  return { reply, rows: reply.Success ? await readRows(line, call, reply.Payload) : {} }
}

/**
 * Runs operations as one transaction through its machine. Never rejects: every outcome has its kind and its words.
 * An aborted `signal` ends the call.
 */
export const transactionRunner =
  (line: Line, settle: Settle, running: Running) =>
  ({ delayed, refused }: CallNotices): Transact =>
  async (operations, { signal, ...options } = {}) => {
    const machine = transactionMachine.provide({
      actors: { post: fromPromise(({ input, signal: ended }) => post(line, input, ended)) },
    })
    const actor = createActor(machine, { input: { operations, ...options }, ...running })
    let takeBack = () => {}
    actor.subscribe((snapshot) => {
      if (snapshot.matches('waiting')) takeBack = delayed(wordsOf(snapshot).join(' '))
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

/** Whether nobody can tell what became of a call: no readable answer came. */
export const isLost = ({ kind }: Pick<TransactionOutcome, 'kind'>): boolean => kind === 'failed' || kind === 'abandoned'

/** Why a call that did not succeed was not done, in words; `lost` when nobody can tell whether it was. */
export const notDone = ({ kind, message }: TransactionOutcome): { kind: 'lost' | 'refused'; message: string } => ({
  kind: isLost({ kind }) ? 'lost' : 'refused',
  message,
})

/** What a named operation gives back. Rejects when the transaction did not succeed. */
export async function answerTo(transact: Transact, operation: Operation, signal?: AbortSignal): Promise<string> {
  const { kind, reply, message } = await transact([operation], signal ? { signal } : {})
  if (kind !== 'succeeded' || reply === null) throw new Error(message)
  return reply.Payload
}

/** Reads all rows of one entity. Rejects when the transaction did not succeed. */
export const rowReader =
  (transact: Transact) =>
  async <Name extends EntityName>(entity: Name, signal: AbortSignal): Promise<Rows[Name] | never[]> => {
    const outcome = await transact([read(entity)], { signal })
    if (outcome.kind !== 'succeeded') throw new Error(outcome.message)
    return outcome.rows[entity] ?? []
  }

/** The lists of a batch that it read whole: all rows with all fields. */
export const readWhole = (operations: ReadonlyArray<Operation>): ReadonlySet<string> =>
  new Set(
    operations
      .filter((operation) => isRead(operation) && operation.Params.length === 0 && operation.BlackList.length === 0)
      .map(({ PrefetchPath }) => PrefetchPath),
  )
