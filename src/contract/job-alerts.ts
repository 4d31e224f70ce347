import type { Operation } from './transaction.ts'
import { call, read } from './operations.ts'

/** What stands for the posting of a subscription to jobs in general, where the firm has no generic one (J7-25, J7-29). */
export const anyPosting = 'generic'

/** Mails one job to a visitor, and on demand later ones like it: `SubscribeToJob(email, id, flag, proof)` (J7-18). */
export const subscribeToJob = 'SubscribeToJob'

/** Subscribes to jobs in general, or to those like one: `SubscribeToJobAlerts(email, id, flag, proof, search)` (J7-24). */
export const subscribeToJobAlerts = 'SubscribeToJobAlerts'

/** Ends one subscription by its key, or all by the subscription id: `UnsubscribeFromJob(key, all)` (J7-21, J7-23). */
export const unsubscribeFromJob = 'UnsubscribeFromJob'

/** The entity that is read by a subscription id alone (J7-30, J7-41). */
export const subscriptionEntity = 'JobPostingSubscription'

/** The longest search that is kept with a subscription, in characters of its query. */
export const longestSearch = 1000

/** What a visitor wants to be told of: one job and those like it, or a search of all jobs. */
export type WantedAlerts =
  | { readonly kind: 'job'; readonly email: string; readonly id: string; readonly subscribe: boolean }
  | { readonly kind: 'related'; readonly email: string; readonly id: string }
  | { readonly kind: 'search'; readonly email: string; readonly id: string; readonly search: string }

/** The operation that a proof for these alerts is good for. */
export const operationFor = ({ kind }: Pick<WantedAlerts, 'kind'>) =>
  kind === 'job' ? subscribeToJob : subscribeToJobAlerts

/** Asks for alerts. @param proof that no robot asks */
export function callFor(wanted: WantedAlerts, proof: string): Operation {
  const { email, id } = wanted
  if (wanted.kind === 'job') return call(subscribeToJob, email, id, String(wanted.subscribe), proof)
  if (wanted.kind === 'related') return call(subscribeToJobAlerts, email, id, 'false', proof)
  return call(subscribeToJobAlerts, email, id, 'true', proof, wanted.search)
}

/** Which subscriptions are to end: one, by its key, or all of the address behind a subscription id. */
export type Ended = { readonly key: string } | { readonly id: string }

export const callToEnd = (ended: Ended): Operation =>
  'key' in ended ? call(unsubscribeFromJob, ended.key, 'false') : call(unsubscribeFromJob, ended.id, 'true')

/** Reads every subscription of the address behind a subscription id (J7-31). */
export const readSubscriptions = (id: string): Operation => read(subscriptionEntity, [id])
