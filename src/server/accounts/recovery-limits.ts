import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { countAttempts, mayAttempt, type Limit } from '../limits/attempts.ts'
import { emailKey } from '../mail/email-addresses.ts'
import { toRateLimitKey } from '../network/network-address.ts'
import { temporaryLifetime, type findTemporaryPassword } from './temporary-passwords.ts'

const day = 24 * 60 * 60_000
/** Less than each limit of an address, so that one network cannot use up what its owner may ask for. */
const perPair: Limit = { most: 4, within: day }
const perEmail = { confirmed: { most: 24, within: day }, unconfirmed: { most: 6, within: day } } as const
/** Milliseconds in which a temporary password is not replaced: its mail may be under way. */
const resendInterval = 10 * 60_000

type Place = { readonly email: string; readonly address: string; readonly isConfirmed: boolean }

export async function mayMailRecovery(
  db: Kysely<Tables>,
  { email, address, isConfirmed }: Place,
  now: Date,
): Promise<boolean> {
  const who = emailKey(email)
  if (!(await mayAttempt(db, { kind: 'recovery of', who: `${who} from ${toRateLimitKey(address)}` }, perPair, now)))
    return false
  const limit = perEmail[isConfirmed ? 'confirmed' : 'unconfirmed']
  return mayAttempt(db, { kind: 'recovery of anywhere', who }, limit, now)
}

export const recoveryMails = async (db: Kysely<Tables>, { email, isConfirmed }: Omit<Place, 'address'>, now: Date) => {
  const limit = perEmail[isConfirmed ? 'confirmed' : 'unconfirmed']
  const count = await countAttempts(db, { kind: 'recovery of anywhere', who: emailKey(email) }, limit, now)
  return { count, most: limit.most }
}

type Temporary = Awaited<ReturnType<typeof findTemporaryPassword>>

export const isResting = (temporary: Temporary, applicantId: string | null, now: Date): boolean =>
  temporary !== undefined &&
  temporary.Applicant_ID === applicantId &&
  temporary.used_at === null &&
  now.getTime() < temporary.expires_at.getTime() - temporaryLifetime + resendInterval
