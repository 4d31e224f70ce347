import { callToEnd, readSubscriptions } from '#contract/job-alerts.ts'
import { jobSubscriptionsMachine } from '#machines/job-subscriptions.machine.ts'
import { fromPromise } from 'xstate'
import type { Parts } from './site.ts'
import { newKey } from './new-key.ts'
import { requestPayload } from './transaction.ts'

export function createJobSubscriptionsFlow({
  calls,
  notifications: { notify },
  ports,
}: Parts<'calls' | 'notifications' | 'ports'>) {
  const run = calls.transactQuietly
  return jobSubscriptionsMachine.provide({
    actors: {
      loadSubscriptions: fromPromise(async ({ input, signal }) => {
        const payload = await requestPayload(run, readSubscriptions(input), signal)
        return (await ports.readers()).decodeSubscriptionsReply(payload)
      }),
      endSubscriptions: fromPromise(async ({ input }) => {
        const { kind, message } = await run([callToEnd(input)], { idempotencyKey: newKey(ports) })
        if (kind !== 'succeeded') throw new Error(message)
      }),
    },
    actions: { showNotice: (_, notice) => notify(notice) },
  })
}

export const jobSubscriptionsInput = ({ input: { subscriptions } }: Parts<'input'>, id: string, isFirst: boolean) => ({
  id,
  rows: (isFirst && subscriptions) || null,
})
