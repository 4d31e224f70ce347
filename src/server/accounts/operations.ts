import { keepsSession, type SignInReply, unlockSignIn as unlockName } from '#contract/sign-in.ts'
import type { Captcha } from '../captcha/captcha.ts'
import { provenOperation } from '../captcha/proven-operation.ts'
import type { Caller } from '../transaction/caller.ts'
import type { NamedOperation, Operations } from '../transaction/operations.ts'
import { Refused } from '../transaction/refused.ts'
import { findApplicant } from './applicants.ts'
import { endSession, lockSession } from './sessions.ts'
import type { SignInLimits } from './sign-in-limits.ts'
import type { Tokens } from './tokens.ts'

const write = (reply: SignInReply) => JSON.stringify(reply)

const wrongPassword = write({ response: 'false', token: null })

const tooMany = () =>
  new Refused(
    429,
    'Too many login attempts. Please wait a few minutes and try again.',
    false,
    write({ response: 'locked', token: null }),
  )

/** The caller of an operation that is for applicants only. @throws Refused with 401 */
export function required(caller: Caller | null): Caller {
  if (caller) return caller
  throw new Refused(401, 'Please sign in first.')
}

/** Attempts are counted and the password is checked before the batch's transaction, which must neither wait for that nor undo it. */
const signIn = ({ tokens, limits }: Parts): NamedOperation => ({
  writes: true,
  ofSession: true,
  readOutcome: (text) => (text === wrongPassword ? 'unauthorized' : 'ok'),
  prepare: async ([email = '', password = '', , keep = ''], { db, now, address }) => {
    const place = { email, address }
    if (!(await limits.may(place, now))) throw tooMany()
    const applicantId = await findApplicant(db, email, password)
    if (applicantId === null) return async () => wrongPassword
    await limits.letIn(db, place)
    const entrant = { applicantId, isKept: keep === keepsSession }
    return async (_, context) =>
      write({ response: 'true', token: await tokens.begin(context.db, entrant, context.now) })
  },
})

/** Lets a visitor who was locked out try again, for a proof of work, whether or not the e-mail has an account. */
const unlockSignIn = ({ limits, captcha }: Parts): NamedOperation =>
  provenOperation({
    operation: unlockName,
    captcha,
    limit: {
      allows: async ({ address, now }) => !(await limits.isSpent(address, now)),
      refusal: 'Too many login attempts from your network. Please wait a few minutes and try again.',
    },
    decode: ([email = '', proof = '']) => ({ proof, values: email }),
    write: async (email, { db, address, now }) => {
      await limits.open(db, { email, address }, now)
      return 'true'
    },
    retry: 'Please try again.',
  })

const refreshToken = ({ tokens }: Parts): NamedOperation => ({
  writes: true,
  ofSession: true,
  run: async (_, { db, now, caller }) =>
    write({ response: 'true', token: await tokens.refresh(db, required(caller), now) }),
})

const signOut: NamedOperation = {
  writes: true,
  ofSession: true,
  run: async (_, { db, now, caller }) => {
    const { family } = await lockSession(db, required(caller).family, now)
    await endSession(db, family)
    return 'true'
  },
}

type Parts = {
  readonly tokens: Tokens
  readonly limits: SignInLimits
  readonly captcha: Pick<Captcha, 'verify' | 'isGood'>
}

/**
 * What visitors do with their accounts: `SignIn(email, password, '')` (J7-05) with a fourth argument `remember` to
 * stay signed in, `UnlockSignIn(email, proof)`, `RefreshToken()` (C7.2-01), `SignOut()`.
 */
export const accountOperations = (parts: Parts): Operations => ({
  SignIn: signIn(parts),
  [unlockName]: unlockSignIn(parts),
  RefreshToken: refreshToken(parts),
  SignOut: signOut,
})
