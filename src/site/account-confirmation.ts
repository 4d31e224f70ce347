import { sendConfirmation } from '#contract/account-operations.ts'
import { call } from '#contract/operations.ts'
import { accountConfirmationMachine, type ConfirmationResult } from '#machines/account-confirmation.machine.ts'
import type { accountPageMachine } from '#machines/account-page.machine.ts'
import type { TransactionOutcome } from '#machines/transaction.machine.ts'
import { fromPromise, type ActorRefFrom } from 'xstate'
import { newKey } from './new-key.ts'
import type { Parts } from './site.ts'
import { toFailure } from './transaction.ts'
import { watchActor } from './watchers.ts'

const toConfirmationResult = (outcome: TransactionOutcome): ConfirmationResult => {
  if (outcome.kind !== 'succeeded') return toFailure(outcome)
  return { ok: true, value: outcome.reply?.Payload === 'confirmed' ? 'confirmed' : 'sent' }
}

export const createAccountConfirmationFlow =
  (page: ActorRefFrom<typeof accountPageMachine>) =>
  ({ calls: { transactQuietly: run }, ports }: Parts<'calls' | 'ports'>) =>
    accountConfirmationMachine.provide({
      actors: {
        watchAccount: watchActor(page, ({ context: { data } }) => data && { type: 'account.read', email: data.Email }),
        sendConfirmation: fromPromise(async () =>
          toConfirmationResult(await run([call(sendConfirmation)], { idempotencyKey: newKey(ports) })),
        ),
      },
      actions: { loadAccount: () => page.send({ type: 'account.changed' }) },
    })
