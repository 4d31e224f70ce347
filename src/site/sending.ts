import type { Operation } from '#contract/transaction.ts'
import { getSendingMachine } from '#machines/sending.machine.ts'
import { plainSending, type Answer } from '#machines/sending.ts'
import type { TransactionOutcome } from '#machines/transaction.machine.ts'
import { fromPromise } from 'xstate'
import { newKey } from './new-key.ts'
import type { Parts } from './site.ts'
import { isLost } from './transaction.ts'

type VerdictReply = Pick<Answer, 'reply' | 'verdict'>

type AnswerOptions = {
  readonly acceptedReplies?: ReadonlyArray<string>
  readonly readVerdict?: (payload: string) => string | Promise<VerdictReply>
}

const itself = (payload: string) => payload

/** @throws {Error} with words for the visitor when there is no answer: the call may have arrived */
export async function readAnswer(
  outcome: TransactionOutcome,
  { acceptedReplies, readVerdict = itself }: AnswerOptions = {},
): Promise<Answer> {
  const { kind, reply, message } = outcome
  if (isLost(outcome)) throw new Error(message)
  const said = reply?.Payload ?? ''
  const read = said === '' ? '' : await readVerdict(said)
  const { verdict, reply: answer } = typeof read === 'string' ? { verdict: read, reply: said } : read
  if (kind === 'succeeded' && (acceptedReplies?.includes(verdict) ?? true))
    return { kind: 'taken', reply: answer, verdict, reason: '' }
  return { kind: kind === 'broken' ? 'broken' : 'refused', reply: answer, verdict, reason: message }
}

type Manner<Payload> = Pick<AnswerOptions, 'acceptedReplies'> & {
  readonly readVerdict?: (payload: string, sent: Payload) => string | Promise<VerdictReply>
  /** Aborts the call when its flow leaves it; otherwise it runs to its end. */
  readonly endsWithFlow?: boolean
  /** Operations sent without idempotency key: the call or its reply holds a secret. */
  readonly withoutKey?: ReadonlyArray<string>
}

export const createSendingFlow = <Payload>(
  { calls: { transactQuietly }, ports }: Parts<'calls' | 'ports'>,
  createCall: (payload: Payload, proof: string) => Operation,
  { endsWithFlow = false, withoutKey = [], acceptedReplies, readVerdict = itself }: Manner<Payload> = {},
) =>
  getSendingMachine<Payload>().provide({
    actors: {
      prove: fromPromise(async ({ input }) => ({
        key: withoutKey.includes(input) ? plainSending.key : newKey(ports),
        proof: await ports.prove(input),
      })),
      submit: fromPromise(async ({ input: { key, proof, payload }, signal }) => {
        const options = { ...(key && { idempotencyKey: key }), ...(endsWithFlow && { signal }) }
        return readAnswer(await transactQuietly([createCall(payload, proof)], options), {
          ...(acceptedReplies && { acceptedReplies }),
          readVerdict: (said) => readVerdict(said, payload),
        })
      }),
    },
  })
