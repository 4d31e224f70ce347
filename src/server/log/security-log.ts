import { createHmac } from 'node:crypto'
import { toRateLimitKey } from '../network/network-address.ts'

type SecurityEvent = {
  readonly event: string
  readonly outcome: string
  readonly applicant: string | null
  readonly email?: string | undefined
  readonly address: string
}

export type SecurityLog = (event: SecurityEvent) => void

export type WriteLine = (details: object, message: string) => void

const hashLength = 16

/**
 * Logs emails as keyed hashes. @param key secret, so that nobody can find an email by trying; the same key gives the
 * same hashes
 */
export function createSecurityLog(key: Uint8Array, write: WriteLine): SecurityLog {
  const hashKey = createHmac('sha256', key).update('e-mails in the log').digest()
  const computeHash = (email: string) =>
    createHmac('sha256', hashKey).update(email.trim().toLowerCase()).digest('base64url').slice(0, hashLength)
  return ({ event, outcome, applicant, email, address }) =>
    write(
      {
        event,
        outcome,
        applicant,
        ...(email !== undefined && { email: computeHash(email) }),
        network: toRateLimitKey(address),
      },
      'security',
    )
}
