import type { Verdict } from '#machines/sending.ts'
import type { TransactionOutcome } from '#machines/transaction.machine.ts'

/**
 * What the firm says to a sending.
 * @param payload with which alone the firm takes it (C4.6-06); without it success is enough (J7-20)
 * @throws Error with words for the visitor when there is no answer: it may have arrived
 */
export function verdictOf({ kind, reply, message }: TransactionOutcome, payload = reply?.Payload): Verdict {
  if (kind === 'failed' || kind === 'abandoned') throw new Error(message)
  if (kind === 'succeeded' && reply?.Payload === payload) return { kind: 'taken' }
  return { kind: kind === 'broken' ? 'broken' : 'refused', reason: message }
}
