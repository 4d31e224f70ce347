import { accountDataEntity } from '#contract/account-operations.ts'
import type { AccountData } from '#contract/account-data.ts'
import { callToStart, endJobAlert, moveJobAlerts } from '#contract/account-job-alerts.ts'
import { call, read } from '#contract/operations.ts'
import type { Operation } from '#contract/transaction.ts'
import { accountAlertsMachine, type AlertsOfAccount } from '#machines/account-alerts.machine.ts'
import type { accountPageMachine } from '#machines/account-page.machine.ts'
import { fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { newKey } from './new-key.ts'
import type { Parts } from './site.ts'
import { requestPayload } from './transaction.ts'
import { watchActor } from './watchers.ts'

const toAccountAlerts = ({ Email, EmailConfirmedAt, JobAlerts, FormerEmails }: AccountData): AlertsOfAccount => ({
  Email,
  EmailConfirmedAt,
  JobAlerts,
  FormerEmails,
})

const toAccountReadEvent = ({ context: { data } }: SnapshotFrom<typeof accountPageMachine>) =>
  data && ({ type: 'account.read', account: toAccountAlerts(data) } as const)

export const createAccountAlertsFlow =
  (page: ActorRefFrom<typeof accountPageMachine>) =>
  ({ calls, notifications: { notify }, ports }: Parts<'calls' | 'notifications' | 'ports'>) => {
    const run = calls.transactQuietly
    const change = async (operation: Operation) => {
      const { kind, reply, message } = await run([operation], { idempotencyKey: newKey(ports) })
      if (kind !== 'succeeded' || reply === null) throw new Error(message)
      return reply.Payload
    }
    return accountAlertsMachine.provide({
      actors: {
        watchAccount: watchActor(page, toAccountReadEvent),
        loadAlerts: fromPromise(async ({ signal }) => {
          const payload = await requestPayload(run, read(accountDataEntity), signal)
          return toAccountAlerts((await ports.readers()).decodeAccountDataReply(payload))
        }),
        endAlert: fromPromise(async ({ input: key }) => void (await change(call(endJobAlert, key)))),
        startAlert: fromPromise(async ({ input }) => {
          if (!input) throw new Error('There is no such job alert.')
          const payload = await change(callToStart(input))
          return (await ports.readers()).decodeStartedJobAlert(payload).PrimaryKey
        }),
        moveAlerts: fromPromise<void>(async () => {
          await change(call(moveJobAlerts))
        }),
      },
      actions: { showNotice: (_, notice) => notify(notice) },
    })
  }
