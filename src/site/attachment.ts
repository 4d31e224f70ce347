import { removeAttachment, restoreAttachment } from '#contract/application-operations.ts'
import { Unauthorized } from '#contract/site-api.ts'
import { call } from '#contract/operations.ts'
import type { TransactionReply } from '#contract/transaction.ts'
import {
  attachmentMachine,
  type FileChange,
  type UploadInput,
  type UploadResult,
} from '#machines/attachment.machine.ts'
import type { Result } from '#machines/result.ts'
import { errorMessage } from '#machines/sending.ts'
import { fromPromise } from 'xstate'
import { openingAttachment } from './open-attachment.ts'
import type { Ports } from './ports.ts'
import type { Parts } from './site.ts'
import { toFailure, type Transact } from './transaction.ts'

type AttachmentDeps = Parts<'actors' | 'calls' | 'ports'>

async function readUploadResult(
  { Success, Msg, Payload, brokenBusinessRule }: TransactionReply,
  readers: Ports['readers'],
): Promise<UploadResult> {
  if (!Success) return { ok: false, reason: brokenBusinessRule ? 'refused' : 'lost', message: Msg }
  return { ok: true, value: (await readers()).decodeAttachment(Payload) }
}

/** Chrome reads a file that is gone as an empty one. */
const readFirstByte = (file: File) =>
  file
    .slice(0, 1)
    .text()
    .catch(() => '')

async function upload(
  { actors: { session }, ports }: AttachmentDeps,
  { asked, file, progress }: UploadInput,
  signal: AbortSignal,
): Promise<UploadResult> {
  const token = session.getSnapshot().context.stored?.token ?? null
  const tell = (sent: number) => progress.send({ type: 'progress.reported', sent })
  try {
    return await readUploadResult(await ports.upload(asked, file, { token, signal, tell }), ports.readers)
  } catch (error) {
    if (error instanceof Unauthorized && token !== null)
      session.send({ type: 'token.refused', token, isDeleted: error.isDeleted })
    return { ok: false, reason: (await readFirstByte(file)) ? 'lost' : 'unreadable', message: errorMessage(error) }
  }
}

async function change(run: Transact, operation: string, id: string, signal?: AbortSignal): Promise<FileChange> {
  const outcome = await run([call(operation, id)], signal && { signal })
  if (outcome.kind !== 'succeeded') return toFailure(outcome)
  return { ok: true, value: outcome.reply?.Payload === 'true' ? 'done' : 'gone' }
}

export function createAttachmentFlow(site: AttachmentDeps, broadcastChange: () => void) {
  const { transactQuietly: run } = site.calls
  const broadcastSuccess = async <Done extends Result<unknown, string>>(doing: Promise<Done>): Promise<Done> => {
    const done = await doing
    if (done.ok) broadcastChange()
    return done
  }
  return attachmentMachine.provide({
    actors: {
      upload: fromPromise(({ input, signal }) => broadcastSuccess(upload(site, input, signal))),
      removeFile: fromPromise(({ input: id, signal }) => broadcastSuccess(change(run, removeAttachment, id, signal))),
      restoreFile: fromPromise(({ input: id, signal }) => broadcastSuccess(change(run, restoreAttachment, id, signal))),
      openFile: openingAttachment(site),
    },
    actions: { dropFile: (_, id) => void broadcastSuccess(change(run, removeAttachment, id)) },
  })
}
