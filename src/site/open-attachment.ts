import { openAttachment } from '#contract/application-operations.ts'
import { call } from '#contract/operations.ts'
import { openedPath } from '#contract/upload.ts'
import { fromPromise } from 'xstate'
import type { Parts } from './site.ts'
import { requestPayload } from './transaction.ts'

export const openingAttachment = ({ calls, ports: { files, readers } }: Parts<'calls' | 'ports'>) =>
  fromPromise<void, string>(async ({ input: id, signal }) => {
    const payload = await requestPayload(calls.transactQuietly, call(openAttachment, id), signal)
    const { Ticket } = (await readers()).decodeOpenedAttachment(payload)
    files.download(`/${openedPath(Ticket)}`)
  })
