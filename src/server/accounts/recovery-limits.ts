import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { countOf, createAttempts, type Limit } from '../limits/attempts.ts'
import { emailKey } from '../mail/email-key.ts'
import { networkOf } from '../network/network-of.ts'
import { temporaryLifetime, type findTemporaryPassword } from './temporary-passwords.ts'

const day = 24 * 60 * 60_000
/** Recovery mails to one address that one network may ask for: a stranger's leave the share of its owner. */
const perPair: Limit = { most: 6, within: day }
/** Recovery mails to one address that all networks together may ask for, by whether mail was shown to reach its owner there. */
const perEmail = { confirmed: { most: 24, within: day }, unconfirmed: { most: 6, within: day } } as const
/** For how long a temporary password is not replaced, in milliseconds: its mail may be on the way, or being read. */
const rest = 10 * 60_000

/** For which e-mail a new password is asked, with or without an account, and from which address. */
type Place = { readonly email: string; readonly address: string; readonly isConfirmed: boolean }

/** Counts a recovery mail; false when there may not be another today. `db` is the transaction in which it is written. */
export async function mayMailRecovery(
  db: Kysely<Tables>,
  { email, address, isConfirmed }: Place,
  now: Date,
): Promise<boolean> {
  const attempts = createAttempts({ db })
  const who = emailKey(email)
  if (!(await attempts.may({ kind: 'recovery of', who: `${who} from ${networkOf(address)}` }, perPair, now)))
    return false
  return attempts.may({ kind: 'recovery of anywhere', who }, perEmail[isConfirmed ? 'confirmed' : 'unconfirmed'], now)
}

export const recoveryMails = async (db: Kysely<Tables>, { email, isConfirmed }: Omit<Place, 'address'>, now: Date) => {
  const limit = perEmail[isConfirmed ? 'confirmed' : 'unconfirmed']
  const count = await countOf(db, { kind: 'recovery of anywhere', who: emailKey(email) }, limit, now)
  return { count, most: limit.most }
}

type Temporary = Awaited<ReturnType<typeof findTemporaryPassword>>

/** Whether a temporary password was made for this account (null: for nobody's) a moment ago, and still opens it. */
export const isResting = (temporary: Temporary, applicantId: string | null, now: Date): boolean =>
  temporary !== undefined &&
  temporary.Applicant_ID === applicantId &&
  temporary.used_at === null &&
  now.getTime() < temporary.expires_at.getTime() - temporaryLifetime + rest
