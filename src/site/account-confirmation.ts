import { sendConfirmation } from '#contract/account-operations.ts'
import { call } from '#contract/operations.ts'
import { accountConfirmationMachine, type ConfirmationReply } from '#machines/account-confirmation.machine.ts'
import type { accountPageMachine } from '#machines/account-page.machine.ts'
import type { TransactionOutcome } from '#machines/transaction.machine.ts'
import { fromPromise, type ActorRefFrom } from 'xstate'
import { newKey } from './new-key.ts'
import type { Parts } from './site.ts'
import { toCallFailure } from './transaction.ts'
import { watchActor } from './watchers.ts'

const toConfirmationReply = (outcome: TransactionOutcome): ConfirmationReply => {
  if (outcome.kind !== 'succeeded') return toCallFailure(outcome)
  return { kind: outcome.reply?.Payload === 'confirmed' ? 'confirmed' : 'sent', message: '' }
}

export const createAccountConfirmationFlow =
  (page: ActorRefFrom<typeof accountPageMachine>) =>
  ({ calls: { transactQuietly: run }, ports }: Parts<'calls' | 'ports'>) =>
    accountConfirmationMachine.provide({
      actors: {
        watchAccount: watchActor(page, ({ context: { data } }) => data && { type: 'account.read', email: data.Email }),
        sendConfirmation: fromPromise(async () =>
          toConfirmationReply(await run([call(sendConfirmation)], { idempotencyKey: newKey(ports) })),
        ),
      },
      actions: { loadAccount: () => page.send({ type: 'account.changed' }) },
    })
