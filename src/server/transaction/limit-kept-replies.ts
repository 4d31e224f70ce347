import { ofNetwork, type Attempts, type Limit } from '../limits/attempts.ts'
import { Refused } from './refused.ts'

const perNetwork: Limit = { most: 120, within: 10 * 60_000 }

/** Stops anyone with ever new keys from filling the table. @throws {Refused} with 429 */
export async function limitStoredReplies(
  attempts: Pick<Attempts, 'consumeAttempt'>,
  address: string,
  now: Date,
): Promise<void> {
  if (await attempts.consumeAttempt(ofNetwork('kept replies for', address), perNetwork, now)) return
  throw new Refused(429, 'Too much was sent from your network. Please wait a few minutes and try again.')
}
