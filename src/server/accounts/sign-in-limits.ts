import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { emailKey } from '../mail/email-addresses.ts'
import { toRateLimitKey } from '../network/network-address.ts'
import {
  countAttempts,
  forgetAttempts,
  grantAttempt,
  networkAttempt,
  type Attempts,
  type Limit,
} from '../limits/attempts.ts'

const fiveMinutes = 5 * 60 * 1000
const perPair: Limit = { most: 5, within: fiveMinutes }
const perEmail: Limit = { most: 50, within: fiveMinutes }
const perNetwork: Limit = { most: 50, within: fiveMinutes }

const perEntrance: Limit = { most: 30, within: 60 * 60 * 1000 }

export type Place = { readonly email: string; readonly address: string }

const pair = ({ email, address }: Place) => `${emailKey(email)} from ${toRateLimitKey(address)}`

const pairAttempt = (place: Place) => ({ kind: 'sign-in of', who: pair(place) })
const emailAttempt = ({ email }: Pick<Place, 'email'>) => ({ kind: 'sign-in of anywhere', who: emailKey(email) })
const entranceAttempt = (place: Place) => ({ kind: 'signed in to', who: pair(place) })
const proofAttempt = (place: Place) => ({ kind: 'sign-in after a proof of', who: pair(place) })
const from = (address: string) => networkAttempt('sign-in from', address)

export const createSignInLimits = (attempts: Attempts) => ({
  /** Counts the attempt. After the first limit that refuses, the others are not counted. */
  async may(place: Place, now: Date): Promise<boolean> {
    if (!(await attempts.consumeAttempt(from(place.address), perNetwork, now))) return false
    if (!(await attempts.may(pairAttempt(place), perPair, now))) return false
    return (await attempts.may(emailAttempt(place), perEmail, now)) || attempts.use(proofAttempt(place), now)
  },
  isClosed: (place: Place, now: Date) => attempts.isSpent(entranceAttempt(place), perEntrance, now),
  async letIn(db: Kysely<Tables>, place: Place, now: Date): Promise<boolean> {
    await forgetAttempts(db, pairAttempt(place))
    await attempts.takeBack(emailAttempt(place), perEmail, now)
    await attempts.takeBack(from(place.address), perNetwork, now)
    return attempts.may(entranceAttempt(place), perEntrance, now)
  },
  isSpent: (address: string, now: Date) => attempts.isSpent(from(address), perNetwork, now),
  async open(db: Kysely<Tables>, place: Place, now: Date): Promise<void> {
    await forgetAttempts(db, pairAttempt(place))
    await grantAttempt(db, proofAttempt(place), new Date(now.getTime() + fiveMinutes))
  },
})

export const failedSignIns = async (db: Kysely<Tables>, email: string, now: Date) => ({
  count: await countAttempts(db, emailAttempt({ email }), perEmail, now),
  most: perEmail.most,
})

export type SignInLimits = ReturnType<typeof createSignInLimits>
