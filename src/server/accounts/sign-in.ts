import { rememberSession, knownPasswordOnly } from '#contract/account-operations.ts'
import type { SignInReply } from '#contract/sign-in.ts'
import { emailKey } from '../mail/email-addresses.ts'
import { toRateLimitKey } from '../network/network-address.ts'
import { hashOperationCost } from '../transaction/cost.ts'
import type { NamedOperation, OperationContext, OperationHandler } from '../transaction/operations.ts'
import { Refused } from '../transaction/refused.ts'
import { parseDeviceName } from './sessions.ts'
import { findByEmail, lockApplicant, type Credentials } from './applicants.ts'
import type { AccountParts } from './account-parts.ts'
import { checkPassword } from './passwords.ts'
import type { SignInLimits } from './sign-in-limits.ts'
import { recoverAccount, type RecoveringParts } from './recover-account.ts'
import {
  checkTemporaryPassword,
  findTemporaryPassword,
  isFreshPassword,
  useTemporaryPassword,
} from './temporary-passwords.ts'

type Parts = RecoveringParts & Pick<AccountParts, 'tokens' | 'hashCost'> & { readonly limits: SignInLimits }
type Temporary = NonNullable<Awaited<ReturnType<typeof findTemporaryPassword>>>
type SignInMethod =
  | { readonly known: Credentials }
  | { readonly temporary: Temporary & { readonly Applicant_ID: string } }
type SignInInput = {
  readonly email: string
  readonly isKept: boolean
  readonly device: string | null
  readonly isFresh: boolean
}

const write = (reply: SignInReply) => JSON.stringify(reply)
const createWrongReply = (reason?: SignInReply['reason']) =>
  write({ response: 'false', token: null, ...(reason !== undefined && { reason }) })
const isWrong = (text: string) => text.startsWith('{"response":"false"')

const createAttemptLimitError = () =>
  new Refused(
    429,
    'Too many login attempts. Please wait a few minutes and try again.',
    false,
    write({ response: 'locked', token: null }),
  )

const createSignInLimitError = () =>
  new Refused(429, 'You have signed in too often within an hour. Please wait a while and try again.')

async function lockSignInAccount(
  { db }: OperationContext,
  entry: SignInMethod,
  email: string,
): Promise<Credentials | undefined> {
  const opened = 'known' in entry ? entry.known : entry.temporary
  const lockedApplicant = opened.Applicant_ID === null ? undefined : await lockApplicant(db, opened.Applicant_ID)
  if (!lockedApplicant || emailKey(lockedApplicant.Email) !== emailKey(email)) return undefined
  return 'known' in entry && lockedApplicant.PasswordHash !== entry.known.PasswordHash ? undefined : lockedApplicant
}

const createSignInHandler =
  (parts: Parts, entry: SignInMethod, { email, isKept, device, isFresh }: SignInInput): OperationHandler =>
  async (_, context) => {
    const { db, now } = context
    const lockedApplicant = await lockSignInAccount(context, entry, email)
    if (!lockedApplicant) return createWrongReply()
    const { tokens } = parts
    const known = { applicantId: lockedApplicant.Applicant_ID, isKept, device }
    if ('known' in entry) return write({ response: 'true', token: await tokens.begin(db, known, now) })
    if (!(await useTemporaryPassword(db, entry.temporary, now))) return createWrongReply('used')
    const applicantId = await recoverAccount(parts, { held: lockedApplicant, isFresh }, context)
    const token = await tokens.begin(db, { ...known, applicantId, temporaryHash: entry.temporary.hash }, now)
    return write({ response: 'newPassword', token })
  }

function findTemporaryPasswordProblem({ used_at, expires_at }: Temporary, now: Date) {
  if (used_at !== null) return 'used'
  return expires_at <= now ? 'expired' : null
}

const isOwned = (row: Temporary): row is Temporary & { readonly Applicant_ID: string } => row.Applicant_ID !== null

/**
 * Attempts are counted and passwords checked before the transaction, so that it cannot undo that. Unknown e-mails take
 * as long.
 */
export const signIn = (parts: Parts): NamedOperation => ({
  writes: true,
  // A wrong password is held against a temporary one too.
  cost: () => 2 * hashOperationCost,
  ofSession: true,
  readOutcome: (text) => (isWrong(text) ? 'unauthorized' : 'ok'),
  prepare: async ([email = '', password = '', , keep = '', acceptOnly = ''], { db, now, address, userAgent }) => {
    const origin = { email, address }
    if (await parts.limits.isClosed(origin, now)) throw createSignInLimitError()
    if (!(await parts.limits.may(origin, now))) throw createAttemptLimitError()
    const network = toRateLimitKey(address)
    const wishes = { isKept: keep === rememberSession, isFresh: isFreshPassword(password) }
    const input = { email, ...wishes, device: parseDeviceName(userAgent) }
    const known = await findByEmail(db, email)
    const temporary = await findTemporaryPassword(db, email, now)
    if ((await checkPassword(password, known?.PasswordHash, network, parts.hashCost)) && known) {
      if (!(await parts.limits.letIn(db, origin, now))) throw createSignInLimitError()
      return createSignInHandler(parts, { known }, input)
    }
    if (!temporary || !(await checkTemporaryPassword(password, temporary.hash, network)))
      return async () => createWrongReply()
    const reason = findTemporaryPasswordProblem(temporary, now)
    if (reason !== null || !isOwned(temporary)) return async () => createWrongReply(reason ?? undefined)
    if (acceptOnly === knownPasswordOnly) return async () => write({ response: 'newPassword', token: null })
    if (!(await parts.limits.letIn(db, origin, now))) throw createSignInLimitError()
    return createSignInHandler(parts, { temporary }, input)
  },
})
