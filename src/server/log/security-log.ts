import { createHmac } from 'node:crypto'
import { networkOf } from '../network/network-of.ts'

/** An attempt to open, change or end what somebody signs in with, or a refusal of what is another's. */
type SecurityEvent = {
  /** The name of an operation, or `access` of what was refused. */
  readonly event: string
  readonly outcome: string
  /** The id of the applicant who is signed in, or whose account was opened; null for none. */
  readonly applicant: string | null
  /** The e-mail that was given, of which only a keyed hash is logged. */
  readonly email?: string | undefined
  readonly address: string
}

export type SecurityLog = (event: SecurityEvent) => void

/** Writes a line. */
export type WriteLine = (details: object, message: string) => void

const hashLength = 16

/**
 * The log of sign-ins and refusals: who, from which network, with which outcome. An e-mail is told by a hash that is the same wherever the
 * same key is.
 * @param key what hashes are made with: nobody without it finds an e-mail by trying
 */
export function createSecurityLog(key: Uint8Array, write: WriteLine): SecurityLog {
  const hashKey = createHmac('sha256', key).update('e-mails in the log').digest()
  const hashOf = (email: string) =>
    createHmac('sha256', hashKey).update(email.trim().toLowerCase()).digest('base64url').slice(0, hashLength)
  return ({ event, outcome, applicant, email, address }) =>
    write(
      {
        event,
        outcome,
        applicant,
        ...(email !== undefined && { email: hashOf(email) }),
        network: networkOf(address),
      },
      'security',
    )
}
