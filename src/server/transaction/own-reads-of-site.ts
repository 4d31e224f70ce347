import { accountReads } from '../accounts/own-reads.ts'
import { subscriptionReads } from '../subscriptions/subscription-reads.ts'
import type { OwnRead } from './own-reads.ts'

/** What is not for everybody, by the name of its entity. */
export const ownReads: Readonly<Record<string, OwnRead>> = { ...accountReads, ...subscriptionReads }
