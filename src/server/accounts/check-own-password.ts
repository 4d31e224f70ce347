import { type Attempts, type Limit, forgetAttempts } from '../limits/attempts.ts'
import { toRateLimitKey } from '../network/network-address.ts'
import type { Caller, PrepareContext } from '../transaction/operations.ts'
import { Refused } from '../transaction/refused.ts'
import { findById, type Credentials } from './applicants.ts'
import { checkPassword } from './passwords.ts'
import { findTemporaryHash } from './sessions.ts'
import { checkTemporaryPassword } from './temporary-passwords.ts'

const fiveMinutes = 5 * 60_000
const perPair: Limit = { most: 5, within: fiveMinutes }
const perAccount: Limit = { most: 20, within: fiveMinutes }
const changeLimit: Limit = { most: 20, within: 24 * 60 * 60_000 }

const tooMany = () => new Refused(429, 'Too many wrong passwords. Please wait a few minutes and try again.')
const createChangeLimitError = () =>
  new Refused(429, 'Your account was changed too often today. Please try again tomorrow.')

type PasswordCheckContext = PrepareContext & { readonly caller: Caller }

async function checkLimited(
  attempts: Attempts,
  account: Credentials,
  current: string,
  { caller, ...place }: PasswordCheckContext,
) {
  const { applicantId } = caller
  const pairAttempt = { kind: 'own password of', who: `${applicantId} from ${toRateLimitKey(place.address)}` }
  const accountAttempt = { kind: 'own password of anywhere', who: applicantId }
  if (!(await attempts.may(pairAttempt, perPair, place.now))) throw tooMany()
  if (!(await attempts.may(accountAttempt, perAccount, place.now))) throw tooMany()
  if (!(await checkPassword(current, account.PasswordHash, toRateLimitKey(place.address)))) return false
  await forgetAttempts(place.db, pairAttempt)
  await attempts.takeBack(accountAttempt, perAccount, place.now)
  if (!(await attempts.may({ kind: 'changes of', who: applicantId }, changeLimit, place.now)))
    throw createChangeLimitError()
  return true
}

/**
 * Temporary passwords are not rate-limited: they cannot be guessed. @returns null if wrong @throws Refused with 429 when
 * there were too many wrong passwords or changes
 */
export async function checkOwnPassword(
  attempts: Attempts,
  current: string,
  place: PasswordCheckContext,
): Promise<Credentials | null> {
  const { applicantId, family } = place.caller
  const account = await findById(place.db, applicantId)
  if (!account) return null
  const temporaryHash = await findTemporaryHash(place.db, family)
  const isRight =
    temporaryHash === null
      ? await checkLimited(attempts, account, current, place)
      : await checkTemporaryPassword(current, temporaryHash, toRateLimitKey(place.address))
  return isRight ? account : null
}
