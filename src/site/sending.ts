import type { Operation } from '#contract/transaction.ts'
import { sendingFor } from '#machines/sending.machine.ts'
import type { Answer } from '#machines/sending.ts'
import type { TransactionOutcome } from '#machines/transaction.machine.ts'
import { fromPromise } from 'xstate'
import { newKey } from './new-key.ts'
import type { Parts } from './site.ts'

/**
 * What the firm says to what is sent: the one reading of an outcome. Who may not send it is refused.
 * @param payload of the reply with which alone the firm takes it (C4.6-06); without it success is enough (J7-20)
 * @throws Error with words for the visitor when there is no answer: it may have arrived
 */
export function answerIn({ kind, reply, message }: TransactionOutcome, payload = reply?.Payload): Answer {
  if (kind === 'failed' || kind === 'abandoned') throw new Error(message)
  const said = reply?.Payload ?? ''
  if (kind === 'succeeded' && reply?.Payload === payload) return { kind: 'taken', reply: said, reason: '' }
  return { kind: kind === 'broken' ? 'broken' : 'refused', reply: said, reason: message }
}

type Manner = {
  /** The payload of a reply with which alone it is taken. */
  readonly takenWith?: string
  /** Whether its call ends when its flow leaves it; else it goes on to its end. */
  readonly endsWithFlow?: boolean
}

/**
 * Sends one thing to the firm: with a proof that no robot sends it, under a key of its own (C6-03, C8-03). Its flow tells
 * what becomes of it.
 * @param callFor what is called with what is sent and the proof; its payload is that of the flow, which the types check
 */
export const sendingOf = <Payload>(
  { calls: { transactQuietly }, ports }: Parts<'calls' | 'ports'>,
  callFor: (payload: Payload, proof: string) => Operation,
  { takenWith, endsWithFlow = false }: Manner = {},
) =>
  sendingFor<Payload>().provide({
    actors: {
      prove: fromPromise(async ({ input }) => ({ key: newKey(ports), proof: await ports.prove(input) })),
      submit: fromPromise(async ({ input: { key, proof, payload }, signal }) => {
        const options = { idempotencyKey: key, ...(endsWithFlow && { signal }) }
        return answerIn(await transactQuietly([callFor(payload, proof)], options), takenWith)
      }),
    },
  })
