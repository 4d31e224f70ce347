import type { Kysely } from 'kysely'
import type { SignInReply } from '#contract/sign-in.ts'
import type { Tables } from '../database/tables.ts'
import type { NamedOperation, Operations } from '../transaction/operations.ts'
import { Refused } from '../transaction/refused.ts'
import { findApplicant } from './applicants.ts'
import { forgetAttempts, mayAttempt, takeBackAttempt, type Limit } from './limit-attempts.ts'
import { endSession, type Caller, type Tokens } from './tokens.ts'

const fiveMinutes = 5 * 60 * 1000
/** Attempts for one e-mail (J4.12-08); the sign-in that succeeds clears them. */
const perEmail: Limit = { most: 5, within: fiveMinutes }
/** Failed attempts from one address, behind which many people may sit. */
const perAddress: Limit = { most: 50, within: fiveMinutes }

const write = (reply: SignInReply) => JSON.stringify(reply)

const tooMany = () =>
  new Refused(
    429,
    'Too many login attempts. Please wait a few minutes and try again.',
    false,
    write({ response: 'locked', token: null }),
  )

/** Ends the lock that failed attempts have put on an e-mail. */
export const unlock = (db: Kysely<Tables>, email: string) =>
  forgetAttempts(db, 'sign-in of', email.trim().toLowerCase())

/** The caller of an operation that is for applicants only. @throws Refused with 401 */
export function required(caller: Caller | null): Caller {
  if (caller) return caller
  throw new Refused(401, 'Please sign in first.')
}

/** Attempts are counted and the password is checked before the batch's transaction opens, which neither may hold up nor undo. */
const signIn = (tokens: Tokens): NamedOperation => ({
  writes: true,
  givesSecret: true,
  prepare: async ([email = '', password = ''], { db, now, address }) => {
    const who = email.trim().toLowerCase()
    const isFree = await mayAttempt(db, { kind: 'sign-in from', who: address, now }, perAddress)
    if (!isFree || !(await mayAttempt(db, { kind: 'sign-in of', who, now }, perEmail))) throw tooMany()
    const applicantId = await findApplicant(db, who, password)
    if (applicantId === null) return async () => write({ response: 'false', token: null })
    await unlock(db, who)
    await takeBackAttempt(db, 'sign-in from', address)
    return async (_, context) =>
      write({ response: 'true', token: await tokens.issue(context.db, { applicantId }, context.now) })
  },
})

const refreshToken = (tokens: Tokens): NamedOperation => ({
  writes: true,
  givesSecret: true,
  run: async (_, { db, now, caller }) =>
    write({ response: 'true', token: await tokens.issue(db, required(caller), now) }),
})

const signOut: NamedOperation = {
  writes: true,
  run: async (_, { db, caller }) => {
    await endSession(db, required(caller))
    return 'true'
  },
}

/** What visitors do with their accounts: `SignIn(email, password, '')` (J7-05), `RefreshToken()` (C7.2-01), `SignOut()`. */
export const accountOperations = (tokens: Tokens): Operations => ({
  SignIn: signIn(tokens),
  RefreshToken: refreshToken(tokens),
  SignOut: signOut,
})
