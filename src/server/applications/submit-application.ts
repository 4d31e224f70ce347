import { Schema } from 'effect'
import type { Kysely } from 'kysely'
import { endedStates, pendingScans } from '#contract/application-states.ts'
import { maxNoteLength, submitApplication as operation, type SubmitOutcome } from '#contract/application-operations.ts'
import type { Attachment } from '#contract/application.ts'
import { optionalLines } from '#contract/text-rules.ts'
import { textSchema } from '#contract/typed-text.ts'
import { resumeType } from '#domain/applications/application-files.ts'
import type { Credentials } from '../accounts/applicants.ts'
import type { Tables } from '../database/tables.ts'
import { decodedOrRefused } from '../transaction/refused.ts'
import type { NamedOperation, OperationContext } from '../transaction/operations.ts'
import { mailOwner } from '../accounts/account-owner.ts'
import { listAttachments } from '../attachments/attachment-rows.ts'
import type { ApplicationParts } from './application-parts.ts'
import {
  findStoredPosting,
  recordState,
  requireOwnApplication,
  type ApplicationRow,
  parsePostingTitle,
  writePosting,
} from './application-rows.ts'
import { createApplicationOperation } from './create-application-operation.ts'
import { notifyFirm } from './notify-firm.ts'

const decodeNote = Schema.decodeUnknownResult(Schema.Struct({ Note: textSchema(optionalLines(maxNoteLength)) }))

/** In ms: a submit repeated within this time counts as the first one. */
const repeatedWithin = 60 * 60_000

export type Submission = {
  readonly row: ApplicationRow
  readonly fresh: ReadonlyArray<Attachment>
  readonly sent: ReadonlyArray<Attachment>
  readonly note: string
  readonly held: Credentials
}

export function filesNotReady(fresh: ReadonlyArray<Attachment>): SubmitOutcome | null {
  if (fresh.some(({ Scan }) => pendingScans.includes(Scan))) return 'scanning'
  return fresh.some(({ Scan }) => Scan === 'removed') ? 'removed' : null
}

export function draftNotReady({ fresh }: Submission, { content }: OperationContext): SubmitOutcome | null {
  const type = resumeType(content.rows.AttachmentType)
  const hasResume = fresh.some(({ AttachmentType_ID }) => type === null || AttachmentType_ID === type)
  return filesNotReady(fresh) ?? (hasResume ? null : 'resume')
}

function newerNotReady({ row, fresh, sent }: Submission, now: Date): SubmitOutcome | null {
  if (fresh.length > 0) return filesNotReady(fresh)
  const last = Math.max(...[row.submitted_at, ...sent.map(({ SentAt }) => SentAt)].map((at) => +new Date(at ?? 0)))
  return now.getTime() - last < repeatedWithin ? 'submitted' : 'unchanged'
}

export async function sendFiles({ fresh, sent }: Submission, { db, now }: OperationContext) {
  const at = now.toISOString()
  const types = new Set(fresh.map(({ AttachmentType_ID }) => AttachmentType_ID))
  const replaced = sent.filter(({ AttachmentType_ID }) => types.has(AttachmentType_ID))
  const mark = async (files: ReadonlyArray<Attachment>, set: { sent_at: string } | { removed_at: string }) => {
    const ids = files.map(({ Attachment_ID }) => Attachment_ID)
    if (ids.length > 0) await db.updateTable('attachment').set(set).where('Attachment_ID', 'in', ids).execute()
  }
  await mark(fresh, { sent_at: at })
  await mark(replaced, { removed_at: at })
}

export async function writeSubmitted({ row, note }: Submission, { db, now }: OperationContext) {
  const { Application_ID: id, posting } = row
  await db
    .updateTable('application')
    .set({ posting, state: 'submitted', told_state: 'submitted', submitted_at: now.toISOString(), note })
    .where('Application_ID', '=', id)
    .execute()
  await recordState(db, { id, state: 'submitted' }, now)
}

async function sendNotifications(
  { mails, hasWebhook }: ApplicationParts,
  { row, fresh, held }: Submission,
  { db, now, address }: OperationContext,
) {
  const what = row.state === 'draft' ? 'submitted' : 'resubmitted'
  const isConfirmed = held.email_confirmed_at !== null
  await notifyFirm(db, { what, application: row, isConfirmed }, { hasWebhook, now })
  const files = fresh.map(({ Name }) => Name)
  const sent = { job: parsePostingTitle(row.posting), count: files.length, files: isConfirmed ? files : [] }
  await mailOwner(db, { mail: mails[what](held.Email, sent), isConfirmed, address }, now)
}

async function saveNote({ row, note }: Submission, { db, now }: OperationContext) {
  const written = { note, changed_at: now.toISOString() }
  await db.updateTable('application').set(written).where('Application_ID', '=', row.Application_ID).execute()
}

async function submitDraft(parts: ApplicationParts, submission: Submission, context: OperationContext) {
  const { row } = submission
  const { content } = context
  const open = await findStoredPosting(context, row.JobPosting_ID, parts.genericId)
  const outcome = open ? draftNotReady(submission, context) : 'closed'
  if (outcome !== null) {
    await saveNote(submission, context)
    return outcome
  }
  const submitted = { ...submission, row: { ...row, posting: writePosting(content, open?.posting ?? null) } }
  await sendFiles(submitted, context)
  await writeSubmitted(submitted, context)
  await sendNotifications(parts, submitted, context)
  return 'submitted'
}

async function submitNewer(parts: ApplicationParts, submission: Submission, context: OperationContext) {
  const outcome = newerNotReady(submission, context.now)
  if (outcome !== null) return outcome
  await sendFiles(submission, context)
  await sendNotifications(parts, submission, context)
  return 'submitted'
}

export async function filesToSubmit(db: Kysely<Tables>, id: string): Promise<Pick<Submission, 'fresh' | 'sent'>> {
  const files = (await listAttachments(db, [id])).get(id) ?? []
  const isFresh = ({ SentAt }: Attachment) => SentAt === null
  return { fresh: files.filter(isFresh), sent: files.filter((file) => !isFresh(file)) }
}

export const submitApplication = (parts: ApplicationParts): NamedOperation =>
  createApplicationOperation(parts, {
    operation,
    most: 2,
    // A note that is too long is told so in words of its own.
    maxBytes: 16 * maxNoteLength,
    decode: ([id = '', note = '']) => ({
      id,
      ...decodedOrRefused(decodeNote({ Note: note.replaceAll('\r\n', '\n') }), 'The application cannot be submitted.'),
    }),
    act: async ({ id, Note: note }, held, context) => {
      const row = await requireOwnApplication(context.db, { applicantId: held.Applicant_ID, id })
      if (endedStates.includes(row.told_state)) return 'ended'
      const files = await filesToSubmit(context.db, id)
      const submit = row.state === 'draft' ? submitDraft : submitNewer
      return submit(parts, { row, ...files, note, held }, context)
    },
  })
