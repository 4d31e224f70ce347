import type { Operation } from './transaction.ts'
import { call, read } from './operations.ts'

export const anyPosting = 'generic'

export const subscribeToJob = 'SubscribeToJob'

export const subscribeToJobAlerts = 'SubscribeToJobAlerts'

export const unsubscribeFromJob = 'UnsubscribeFromJob'

export const subscriptionEntity = 'JobPostingSubscription'

export const longestSearch = 1000

export type AlertRequest =
  | { readonly kind: 'job'; readonly email: string; readonly id: string; readonly subscribe: boolean }
  | { readonly kind: 'related'; readonly email: string; readonly id: string }
  | { readonly kind: 'search'; readonly email: string; readonly id: string; readonly search: string }

export const getSubscribeOperation = ({ kind }: Pick<AlertRequest, 'kind'>) =>
  kind === 'job' ? subscribeToJob : subscribeToJobAlerts

export function createSubscribeCall(wanted: AlertRequest, proof: string): Operation {
  const { email, id } = wanted
  if (wanted.kind === 'job') return call(subscribeToJob, email, id, String(wanted.subscribe), proof)
  if (wanted.kind === 'related') return call(subscribeToJobAlerts, email, id, 'false', proof)
  return call(subscribeToJobAlerts, email, id, 'true', proof, wanted.search)
}

export type UnsubscribeTarget = { readonly key: string } | { readonly id: string }

export const callToEnd = (ended: UnsubscribeTarget): Operation =>
  'key' in ended ? call(unsubscribeFromJob, ended.key, 'false') : call(unsubscribeFromJob, ended.id, 'true')

export const readSubscriptions = (id: string): Operation => read(subscriptionEntity, [id])
