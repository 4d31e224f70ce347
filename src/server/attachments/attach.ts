import { randomUUID } from 'node:crypto'
import { uploadProblems } from '#contract/upload-problems.ts'
import { largestFile, type UploadRequest } from '#contract/upload.ts'
import { TooLarge } from '../files/pieces.ts'
import type { StoredFile } from '../files/file-store.ts'
import { required } from '../accounts/account-owner.ts'
import { networkAttempt, type Limit } from '../limits/attempts.ts'
import type { UploadOptions } from '../service/site-service.ts'
import { createFaultAnswers } from '../transaction/answer-fault.ts'
import type { Caller } from '../transaction/operations.ts'
import { Refused } from '../transaction/refused.ts'
import { refused, succeeded, type Answer } from '../transaction/reply.ts'
import { logRefusal, watchCall } from '../transaction/watch-operations.ts'
import type { AttachmentParts } from './attachment-parts.ts'
import { toAttachment, type AttachmentRow } from './attachment-rows.ts'
import { refusedFile, requireOpen, requireAttachmentCapacity } from './attachment-capacity.ts'
import { findExistingAttachment, storeAttachment } from './store-attachment.ts'
import { readUpload, type Upload } from './read-upload.ts'

type Content = AsyncIterable<Uint8Array>

const aDay = 24 * 60 * 60_000
/** Of files that are kept. */
const keptPerAccount: Limit = { most: 100, within: aDay }
/** Of all that are read, so that refused ones cost no more than this. */
const readPerAccount: Limit = { most: 500, within: aDay }
const perNetwork: Limit = { most: 300, within: 60 * 60_000 }

class BrokenLine extends Error {
  override readonly name = 'BrokenLine'
}

async function* untilBroken(content: Content): AsyncGenerator<Uint8Array, void> {
  try {
    yield* content
  } catch (cause) {
    throw new BrokenLine('The file did not arrive whole.', { cause })
  }
}

const identify = async ({ sessions, database, clock }: AttachmentParts, { token }: UploadOptions) =>
  required(token == null ? null : await sessions.identify(database.db, token, clock()))

/** Counts the file as kept: `takeBack` when it was not. */
async function limit({ attempts, clock }: AttachmentParts, { applicantId }: Caller, address: string) {
  if (!(await attempts.consumeAttempt(networkAttempt('uploads from', address), perNetwork, clock())))
    throw new Refused(429, 'Too many files were sent from your network. Please wait a while and try again.')
  if (!(await attempts.consumeAttempt({ kind: 'files read of', who: applicantId }, readPerAccount, clock())))
    throw new Refused(429, uploadProblems.full)
  const kept = { kind: 'uploads of', who: applicantId }
  const now = clock()
  const takeBack = () => attempts.takeBack(kept, keptPerAccount, now)
  if (await attempts.may(kept, keptPerAccount, now)) return takeBack
  await takeBack()
  throw new Refused(429, uploadProblems.full)
}

const abortRefusal = (signal?: AbortSignal) =>
  signal?.reason instanceof Refused
    ? signal.reason
    : new Refused(400, 'The file did not arrive in full. Please try again.')

async function store(parts: AttachmentParts, { name }: Upload, content: Content, signal?: AbortSignal) {
  const files = await parts.store()
  try {
    const stored = await files.write(untilBroken(content), { name, most: largestFile, ...(signal && { signal }) })
    if (stored.found === 'fits') return stored
    await files.remove(stored.storedName)
    throw refusedFile(uploadProblems[stored.found])
  } catch (error) {
    if (error instanceof TooLarge) throw refusedFile(uploadProblems.tooLarge, 413)
    if (error instanceof BrokenLine || signal?.aborted) throw abortRefusal(signal)
    throw parts.room.findRefusal(error) ?? error
  }
}

/** A refused file is removed at once. After any other error its row may exist, so the sweep decides. */
async function finishUpload(
  parts: AttachmentParts,
  caller: Caller,
  { upload, stored, address }: { readonly upload: Upload; readonly stored: StoredFile; readonly address: string },
  signal?: AbortSignal,
) {
  const arrived = { upload, stored, address, isScanned: parts.scanner !== null }
  const now = parts.clock()
  const drop = async () => (await parts.store()).remove(stored.storedName)
  try {
    if (signal?.aborted) throw abortRefusal(signal)
    const row = await parts.database.db.transaction().execute((db) => storeAttachment(db, caller, arrived, now))
    if (row.stored_name !== stored.storedName) await drop()
    return row
  } catch (error) {
    if (error instanceof Refused) await drop()
    throw error
  }
}

async function keepFile(
  parts: AttachmentParts,
  caller: Caller,
  { upload, content, address }: { readonly upload: Upload; readonly content: Content; readonly address: string },
  signal?: AbortSignal,
) {
  const takeBack = await limit(parts, caller, address)
  let isKept = false
  try {
    const stored = await store(parts, upload, content, signal)
    const row = await finishUpload(parts, caller, { upload, stored, address }, signal)
    isKept = row.stored_name === stored.storedName
    return row
  } finally {
    if (!isKept) await takeBack()
  }
}

type Sender = { applicant: string | null; readonly address: string }

async function attachFile(
  parts: AttachmentParts,
  { asked, content, sender }: { readonly asked: UploadRequest; readonly content: Content; readonly sender: Sender },
  options: UploadOptions,
): Promise<AttachmentRow> {
  const { db } = parts.database
  const caller = await identify(parts, options)
  options.onAuthenticated?.()
  sender.applicant = caller.applicantId
  const upload = readUpload(asked, await parts.content())
  const same = await findExistingAttachment(db, caller, upload)
  if (same) return same
  await requireOpen(db, { ...upload, applicantId: caller.applicantId })
  await requireAttachmentCapacity(db, upload)
  const { address } = sender
  const release = await parts.room.claim()
  try {
    return await keepFile(parts, caller, { upload, content, address }, options.signal)
  } finally {
    release()
  }
}

/** Never rejects. What can be refused early is refused before the first byte is read. */
export function createAttach(parts: AttachmentParts) {
  const { clock, securityLog, watch } = parts
  const answerFault = createFaultAnswers(parts)
  return async (asked: UploadRequest, content: Content, options: UploadOptions): Promise<Answer> => {
    const { address = '', reference = randomUUID() } = options
    const sender: Sender = { applicant: null, address }
    const act = () => attachFile(parts, { asked, content, sender }, options)
    try {
      const row = await watchCall({ watch, operation: 'upload', address }, act)
      return succeeded(JSON.stringify(toAttachment(row)), clock())
    } catch (error) {
      logRefusal(securityLog, sender, error)
      return error instanceof Refused ? refused(error) : answerFault(error, { request: asked, reference })
    }
  }
}
