import { applicationEntity, discardApplication, withdrawApplication } from '#contract/application-operations.ts'
import { call, read } from '#contract/operations.ts'
import { myApplicationsMachine, type ApplicationWish } from '#machines/my-applications.machine.ts'
import { fromPromise } from 'xstate'
import { tellApplicationsChanged } from './applied-jobs.ts'
import { openingAttachment } from './open-attachment.ts'
import { sendingOf } from './sending.ts'
import type { Parts } from './site.ts'
import { answerTo } from './transaction.ts'
import { watchVisitor } from './watch-visitor.ts'

const operationOf = (wish: ApplicationWish) =>
  wish.kind === 'withdraw' ? call(withdrawApplication, wish.id, wish.reason) : call(discardApplication, wish.id)

export const myApplicationsOf = ({ actors: { session }, calls, ports }: Parts<'actors' | 'calls' | 'ports'>) =>
  myApplicationsMachine.provide({
    actors: {
      watchVisitor: watchVisitor(session),
      loadApplications: fromPromise(async ({ signal }) => {
        const payload = await answerTo(calls.transactQuietly, read(applicationEntity), signal)
        return (await ports.readers()).applicationsIn(payload)
      }),
      openFile: openingAttachment({ calls, ports }),
      sending: sendingOf({ calls, ports }, operationOf, { endsWithFlow: true }),
    },
    actions: { tellChange: () => tellApplicationsChanged(ports) },
  })
