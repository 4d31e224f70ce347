import { applicationEntity, discardApplication, withdrawApplication } from '#contract/application-operations.ts'
import { call, read } from '#contract/operations.ts'
import { myApplicationsMachine, type ApplicationWish } from '#machines/my-applications.machine.ts'
import { fromPromise } from 'xstate'
import { createApplicationChanges } from './application-changes.ts'
import { openingAttachment } from './open-attachment.ts'
import { createSendingFlow } from './sending.ts'
import type { Parts } from './site.ts'
import { requestPayload } from './transaction.ts'

const createCall = (wish: ApplicationWish) =>
  wish.kind === 'withdraw' ? call(withdrawApplication, wish.id, wish.reason) : call(discardApplication, wish.id)

export function createMyApplicationsFlow({ calls, ports }: Parts<'calls' | 'ports'>) {
  const { broadcastChange, watchChanges } = createApplicationChanges(ports)
  return myApplicationsMachine.provide({
    actors: {
      watchChanges,
      loadApplications: fromPromise(async ({ signal }) => {
        const payload = await requestPayload(calls.transactQuietly, read(applicationEntity), signal)
        return (await ports.readers()).decodeApplicationsReply(payload)
      }),
      openFile: openingAttachment({ calls, ports }),
      sending: createSendingFlow({ calls, ports }, createCall, { endsWithFlow: true }),
    },
    actions: { notifyChange: broadcastChange },
  })
}
