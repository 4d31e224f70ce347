import { Webhook } from 'standardwebhooks'
import type { WebhookAccount } from '../settings/outside-services.ts'

type DueWebhook = { readonly id: string; readonly body: string }

export type SendWebhook = (webhook: DueWebhook, now: Date, signal: AbortSignal) => Promise<void>

/** In milliseconds; less than the lease. */
export const usualPatience = 10_000

const unwrapCause = (error: unknown) => (error instanceof Error && error.cause instanceof Error ? error.cause : error)

/** Signs as Standard Webhooks requires; receivers drop repeats by id. A redirect counts as a failure. */
export function webhookSender({ url, secret }: WebhookAccount, patience = usualPatience): SendWebhook {
  const signer = new Webhook(secret)
  return async ({ id, body }, now, signal) => {
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': signer.sign(id, now, body),
    }
    const limit = AbortSignal.any([signal, AbortSignal.timeout(patience)])
    const reply = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal: limit }).catch(
      (error: unknown) => {
        throw unwrapCause(error)
      },
    )
    await reply.body?.cancel()
    if (!reply.ok) throw new Error(`The firm's system answered ${reply.status}.`)
  }
}
