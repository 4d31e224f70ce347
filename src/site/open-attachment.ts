import { decodeOpenedAttachment, openAttachment } from '#contract/application.ts'
import { call } from '#contract/transaction.ts'
import { openedPath } from '#contract/upload.ts'
import { fromPromise } from 'xstate'
import type { Parts } from './site.ts'
import { answerTo } from './transaction.ts'

/** Has the browser of its owner keep a file of an application, by its id (decision 42). Rejects with words for her. */
export const openingAttachment = ({ calls, ports: { files } }: Parts<'calls' | 'ports'>) =>
  fromPromise<void, string>(async ({ input: id, signal }) => {
    const { Ticket } = decodeOpenedAttachment(await answerTo(calls.transactQuietly, call(openAttachment, id), signal))
    files.download(`/${openedPath(Ticket)}`)
  })
