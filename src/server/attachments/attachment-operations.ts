import { openAttachment, removeAttachment, restoreAttachment } from '#contract/application-operations.ts'
import { lockApplicant } from '../accounts/applicants.ts'
import { required } from '../accounts/account-owner.ts'
import { lockSession } from '../accounts/sessions.ts'
import { networkLimit } from '../limits/attempts.ts'
import type { Caller, NamedOperation, OperationContext, Operations } from '../transaction/operations.ts'
import { Refused } from '../transaction/refused.ts'
import type { AttachmentParts } from './attachment-parts.ts'
import { findOwnAttachment, noteDraftChange, type AttachmentRow } from './attachment-rows.ts'
import { refusedFile, requireOpen, requireAttachmentCapacity } from './attachment-capacity.ts'
import { canBeOpened } from './opened-attachment.ts'

type Parts = Pick<AttachmentParts, 'attempts' | 'tickets'>

export const restorePeriod = 24 * 60 * 60_000

type Act = (context: OperationContext, row: AttachmentRow | undefined, caller: Caller) => Promise<string>

type AttachmentOperationOptions = { readonly name: string; readonly writes: boolean; readonly act: Act }

function createAttachmentOperation(
  { attempts }: Parts,
  { name, writes, act }: AttachmentOperationOptions,
): NamedOperation {
  const limit = networkLimit(attempts, {
    kind: 'changes of attachments from',
    refusal: 'Files were opened or changed too often from your network. Please wait a few minutes and try again.',
  })
  return {
    writes,
    prepare: async ([attachmentId = '', ...more], context) => {
      const caller = required(context.caller)
      const { applicantId, family } = caller
      if (more.length > 0) throw new Refused(400, `${name} takes one argument.`)
      if (!(await limit.allows(context))) throw new Refused(429, limit.refusal)
      return async (_, inside) => {
        await lockApplicant(inside.db, applicantId)
        await lockSession(inside.db, family, inside.now)
        return act(inside, await findOwnAttachment(inside.db, { applicantId, attachmentId }), caller)
      }
    },
  }
}

async function setRemoved({ db, now }: OperationContext, row: AttachmentRow, removedAt: Date | null) {
  const { numUpdatedRows } = await db
    .updateTable('attachment')
    .set({ removed_at: removedAt?.toISOString() ?? null })
    .where('Attachment_ID', '=', row.Attachment_ID)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) await noteDraftChange(db, row.Application_ID, now)
  return numUpdatedRows > 0n ? 'true' : 'gone'
}

const remove: Act = async (context, row) => {
  if (!row) return 'gone'
  if (row.sent_at !== null)
    throw refusedFile(
      'This file was submitted and stays with your application. You can submit a newer one in its place.',
    )
  return row.removed_at === null ? setRemoved(context, row, context.now) : 'true'
}

const isRestorable = ({ removed_at, scan, sent_at }: AttachmentRow, now: Date) =>
  scan !== 'removed' &&
  (removed_at === null || (sent_at === null && now.getTime() - removed_at.getTime() < restorePeriod))

const restore: Act = async (context, row, { applicantId }) => {
  if (!row || !isRestorable(row, context.now)) return 'gone'
  if (row.removed_at === null) return 'true'
  const place = { applicantId, applicationId: row.Application_ID, typeId: row.AttachmentType_ID }
  await requireOpen(context.db, place)
  await requireAttachmentCapacity(context.db, place)
  return setRemoved(context, row, null)
}

const open =
  ({ tickets }: Parts): Act =>
  async ({ now }, row, { applicantId, family }) => {
    if (!row || !canBeOpened(row)) throw new Refused(404, 'This file is no longer there.')
    const admitted = { attachmentId: row.Attachment_ID, applicantId, family }
    return JSON.stringify({ Ticket: await tickets.give(admitted, now) })
  }

/**
 * `RemoveAttachment(id)` can be repeated, `RestoreAttachment(id)` works for a day, a ticket of `OpenAttachment(id)` for
 * a minute.
 */
export const attachmentOperations = (parts: Parts): Operations => ({
  [removeAttachment]: createAttachmentOperation(parts, { name: removeAttachment, writes: true, act: remove }),
  [restoreAttachment]: createAttachmentOperation(parts, { name: restoreAttachment, writes: true, act: restore }),
  [openAttachment]: createAttachmentOperation(parts, { name: openAttachment, writes: false, act: open(parts) }),
})
