import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { emailKey } from '../mail/email-key.ts'
import { networkOf } from '../network/network-of.ts'
import { countOf, forgetAttempts, grantAttempt, ofNetwork, type Attempts, type Limit } from '../limits/attempts.ts'

const fiveMinutes = 5 * 60 * 1000
/** Attempts for one e-mail from one network (J4.12-08); the sign-in that succeeds clears them. */
const perPair: Limit = { most: 5, within: fiveMinutes }
/** Failed attempts for one e-mail from all networks together: guessing from many places must not pay. */
const perEmail: Limit = { most: 50, within: fiveMinutes }
/** Failed attempts from one network, behind which many people may sit. */
const perNetwork: Limit = { most: 50, within: fiveMinutes }

/** Sign-ins to one account from one network that succeed: each costs the hash of a password, and leaves a session. */
const perEntrance: Limit = { most: 30, within: 60 * 60 * 1000 }

/** For which e-mail a sign-in is tried, with or without an account, and from which address. */
export type Place = { readonly email: string; readonly address: string }

const pair = ({ email, address }: Place) => `${emailKey(email)} from ${networkOf(address)}`

const ofPair = (place: Place) => ({ kind: 'sign-in of', who: pair(place) })
const ofEmail = ({ email }: Pick<Place, 'email'>) => ({ kind: 'sign-in of anywhere', who: emailKey(email) })
const ofEntrance = (place: Place) => ({ kind: 'signed in to', who: pair(place) })
const ofProof = (place: Place) => ({ kind: 'sign-in after a proof of', who: pair(place) })
const from = (address: string) => ofNetwork('sign-in from', address)

/**
 * What slows down the guessing of passwords (J4.12-08). Failures count for an e-mail and a network together, so that
 * nobody elsewhere keeps the owner out, and more widely for either alone.
 */
export const createSignInLimits = (attempts: Attempts) => ({
  /** Counts an attempt; false when there may not be another now. What one limit refuses is not counted for the next. */
  async may(place: Place, now: Date): Promise<boolean> {
    if (!(await attempts.mayFrom(from(place.address), perNetwork, now))) return false
    if (!(await attempts.may(ofPair(place), perPair, now))) return false
    return (await attempts.may(ofEmail(place), perEmail, now)) || attempts.use(ofProof(place), now)
  },
  /** Whether nobody is let in there any more for a while, whatever the password is. */
  isClosed: (place: Place, now: Date) => attempts.isSpent(ofEntrance(place), perEntrance, now),
  /** Forgets the attempts before a sign-in that succeeded, and counts that. @returns false when it is one too many */
  async letIn(db: Kysely<Tables>, place: Place, now: Date): Promise<boolean> {
    await forgetAttempts(db, ofPair(place))
    await attempts.takeBack(ofEmail(place))
    await attempts.takeBack(from(place.address))
    return attempts.may(ofEntrance(place), perEntrance, now)
  },
  /** Whether a network has used up its attempts, whomever they were for; no proof opens that. */
  isSpent: (address: string, now: Date) => attempts.isSpent(from(address), perNetwork, now),
  /** Gives a network new attempts for an e-mail: five, or one while the e-mail's wider limit is reached. */
  async open(db: Kysely<Tables>, place: Place, now: Date): Promise<void> {
    await forgetAttempts(db, ofPair(place))
    await grantAttempt(db, ofProof(place), new Date(now.getTime() + fiveMinutes))
  },
})

export const failedSignIns = async (db: Kysely<Tables>, email: string, now: Date) => ({
  count: await countOf(db, ofEmail({ email }), perEmail, now),
  most: perEmail.most,
})

export type SignInLimits = ReturnType<typeof createSignInLimits>
