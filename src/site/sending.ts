import type { Operation } from '#contract/transaction.ts'
import { sendingFor } from '#machines/sending.machine.ts'
import { plainSending, type Answer } from '#machines/sending.ts'
import type { TransactionOutcome } from '#machines/transaction.machine.ts'
import { fromPromise } from 'xstate'
import { newKey } from './new-key.ts'
import type { Parts } from './site.ts'
import { isLost } from './transaction.ts'

/** What of a reply counts: its verdict, and what its flow goes on with. */
type Said = Pick<Answer, 'reply' | 'verdict'>

/** What a reply to one operation says. */
type Reading = {
  /** The verdicts with which alone it is taken (C4.6-06); without them success is enough (J7-20). */
  readonly takenWith?: ReadonlyArray<string>
  /** The verdict in the payload of a reply that is more than one word. @throws for what it cannot read */
  readonly verdictIn?: (payload: string) => string | Promise<Said>
}

const itself = (payload: string) => payload

/**
 * What the firm says to what is sent: the one reading of an outcome. Who may not send it is refused.
 * @throws Error with words for the visitor when there is no answer: it may have arrived
 */
export async function answerIn(
  outcome: TransactionOutcome,
  { takenWith, verdictIn = itself }: Reading = {},
): Promise<Answer> {
  const { kind, reply, message } = outcome
  if (isLost(outcome)) throw new Error(message)
  const said = reply?.Payload ?? ''
  const read = said === '' ? '' : await verdictIn(said)
  const { verdict, reply: answer } = typeof read === 'string' ? { verdict: read, reply: said } : read
  if (kind === 'succeeded' && (takenWith?.includes(verdict) ?? true))
    return { kind: 'taken', reply: answer, verdict, reason: '' }
  return { kind: kind === 'broken' ? 'broken' : 'refused', reply: answer, verdict, reason: message }
}

type Manner<Payload> = Pick<Reading, 'takenWith'> & {
  /** The verdict in the payload of a reply that is more than one word, to what was sent. @throws for what it cannot read */
  readonly verdictIn?: (payload: string, sent: Payload) => string | Promise<Said>
  /** Whether its call ends when its flow leaves it; else it goes on to its end. */
  readonly endsWithFlow?: boolean
  /** The operations without a key under which they can be sent again as they were: a secret stands in the call or its reply. */
  readonly withoutKey?: ReadonlyArray<string>
}

/**
 * Sends one thing to the firm: with a proof that no robot sends it, under a key of its own (C6-03, C8-03). Its flow tells
 * what becomes of it.
 * @param callFor what is called with what is sent and the proof; its payload is that of the flow, which the types check
 */
export const sendingOf = <Payload>(
  { calls: { transactQuietly }, ports }: Parts<'calls' | 'ports'>,
  callFor: (payload: Payload, proof: string) => Operation,
  { endsWithFlow = false, withoutKey = [], takenWith, verdictIn = itself }: Manner<Payload> = {},
) =>
  sendingFor<Payload>().provide({
    actors: {
      prove: fromPromise(async ({ input }) => ({
        key: withoutKey.includes(input) ? plainSending.key : newKey(ports),
        proof: await ports.prove(input),
      })),
      submit: fromPromise(async ({ input: { key, proof, payload }, signal }) => {
        const options = { ...(key && { idempotencyKey: key }), ...(endsWithFlow && { signal }) }
        return answerIn(await transactQuietly([callFor(payload, proof)], options), {
          ...(takenWith && { takenWith }),
          verdictIn: (said) => verdictIn(said, payload),
        })
      }),
    },
  })
