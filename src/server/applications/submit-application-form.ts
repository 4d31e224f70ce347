import type { ApplicationFormOutcome } from '#contract/application-form.ts'
import { submitApplicationWithForm as operation, type SubmitOutcome } from '#contract/application-operations.ts'
import {
  largestForm,
  listRequestedSections,
  voluntarySections,
  type SectionName,
} from '#contract/application-sections.ts'
import { endedStates, pendingScans } from '#contract/application-states.ts'
import { judgeSection } from '#domain/applications/judge-section.ts'
import { mailOwner } from '../accounts/account-owner.ts'
import { toByteCost } from '../transaction/cost.ts'
import type { NamedOperation, OperationContext } from '../transaction/operations.ts'
import type { ApplicationParts } from './application-parts.ts'
import { findStoredPosting, requireOwnApplication, parsePostingTitle, writePosting } from './application-rows.ts'
import { forgetNumbers } from './separate-sections.ts'
import { findSentForm } from './form-open.ts'
import { createApplicationOperation } from './create-application-operation.ts'
import { reopen, listSectionRows } from './section-rows.ts'
import { formInWords, storeSentForm, type SentSections } from './sent-form.ts'
import {
  draftNotReady,
  filesNotReady,
  filesToSubmit,
  sendFiles,
  writeSubmitted,
  type Submission,
} from './submit-application.ts'
import { notifyFirm } from './notify-firm.ts'
import { readWritten, type WrittenForm } from './written-form.ts'

type Lacking = ApplicationFormOutcome['Sections'][number]
type FormSubmission = { readonly submission: Submission; readonly written: WrittenForm }

const end = (
  Outcome: ApplicationFormOutcome['Outcome'],
  Sections: ApplicationFormOutcome['Sections'] = [],
): ApplicationFormOutcome => ({
  Outcome,
  Sections,
})

const changed = 'What we ask for has changed since you finished this section.'

async function recheckSection(
  { submission, written }: FormSubmission,
  section: SectionName,
  { db, content, now }: OperationContext,
) {
  const [problem] = judgeSection(section, written.get(section) ?? [], { rows: content.rows, now: now.getTime() })
  if (!problem) return []
  const reason = `${changed} ${problem.message}.`
  await reopen(db, { application: submission.row.Application_ID, section }, reason)
  return [{ Section: section, Reason: reason }]
}

const reasons = {
  'not started': 'This section has not been started yet.',
  'in progress': 'This section has not been marked complete yet.',
  'taken over': 'This section came from your last application. Please read it and mark it complete.',
} as const

/** Voluntary sections only count when they were completed and no longer pass. */
async function lackingSections(parts: ApplicationParts, whole: FormSubmission, context: OperationContext) {
  const rows = await listSectionRows(context.db, [whole.submission.row.Application_ID])
  const lacking: Lacking[] = []
  for (const section of listRequestedSections(parts.hasSsnQuestion)) {
    const row = rows.find((each) => each.section === section)
    if (row?.state === 'complete') lacking.push(...(await recheckSection(whole, section, context)))
    else if (!voluntarySections.includes(section))
      lacking.push({ Section: section, Reason: row?.reopened_because ?? reasons[row?.state ?? 'not started'] })
  }
  return lacking
}

const fileReasons: Partial<Readonly<Record<SubmitOutcome, string>>> = {
  scanning: 'A file is still being checked.',
  removed: 'A file was removed because something harmful was found in it.',
  resume: 'An application needs a resume.',
}

function lackingFiles({ submission }: FormSubmission, context: OperationContext): ReadonlyArray<Lacking> {
  const isDraft = submission.row.state === 'draft'
  const outcome = isDraft ? draftNotReady(submission, context) : filesNotReady(submission.fresh)
  const reason = outcome && fileReasons[outcome]
  return reason ? [{ Section: 'attachments', Reason: reason }] : []
}

const isScanning = ({ submission: { fresh } }: FormSubmission) => fresh.some(({ Scan }) => pendingScans.includes(Scan))

async function sendNotifications(
  { mails, hasWebhook }: ApplicationParts,
  { row, held }: Submission,
  sections: SentSections,
  { db, now, address }: OperationContext,
) {
  const what = row.state === 'draft' ? 'submitted' : 'resubmitted'
  const isConfirmed = held.email_confirmed_at !== null
  await notifyFirm(db, { what, application: row, isConfirmed }, { hasWebhook, now })
  const mail = mails.whole(held.Email, { job: parsePostingTitle(row.posting), sections, isConfirmed })
  await mailOwner(db, { mail, isConfirmed, address }, now)
}

const openPosting = ({ genericId }: ApplicationParts, { row }: Submission, context: OperationContext) =>
  findStoredPosting(context, row.JobPosting_ID, genericId)

async function send(parts: ApplicationParts, whole: FormSubmission, context: OperationContext) {
  const { db, content, now } = context
  const { row } = whole.submission
  const isDraft = row.state === 'draft'
  const open = await openPosting(parts, whole.submission, context)
  const posting = isDraft && open ? writePosting(content, open.posting) : row.posting
  const submitted = { ...whole.submission, row: { ...row, posting } }
  // A number from when the firm asked for one is not sent.
  if (!parts.hasSsnQuestion) await forgetNumbers(db, [row.Application_ID])
  await sendFiles(submitted, context)
  if (isDraft) await writeSubmitted(submitted, context)
  const { sent } = await filesToSubmit(db, row.Application_ID)
  const sections = formInWords(whole.written, sent, content.rows)
  await storeSentForm(db, { application: row.Application_ID, sections }, now)
  await sendNotifications(parts, submitted, sections, context)
  return end('submitted')
}

async function submit(parts: ApplicationParts, submission: Submission, context: OperationContext) {
  const { row } = submission
  if (row.state === 'draft' && !(await openPosting(parts, submission, context))) return end('closed')
  const asked = { application: row.Application_ID, sections: listRequestedSections(parts.hasSsnQuestion) }
  const whole = { submission, written: await readWritten(parts, context.db, asked) }
  const [sections, files] = [await lackingSections(parts, whole, context), lackingFiles(whole, context)]
  if (sections.length === 0 && isScanning(whole)) return end('scanning', files)
  const lacking = [...sections, ...files]
  return lacking.length > 0 ? end('incomplete', lacking) : send(parts, whole, context)
}

export const submitApplicationForm = (parts: ApplicationParts): NamedOperation =>
  createApplicationOperation(parts, {
    operation,
    most: 1,
    // The form is read, judged, and written in words twice: as it was sent, and in a mail.
    cost: toByteCost(4 * largestForm),
    decode: ([id = '']) => id,
    act: async (id, held, context) => {
      const row = await requireOwnApplication(context.db, { applicantId: held.Applicant_ID, id })
      if (endedStates.includes(row.told_state)) return JSON.stringify(end('ended'))
      if (await findSentForm(context.db, id)) return JSON.stringify(end('submitted'))
      const files = await filesToSubmit(context.db, id)
      return JSON.stringify(await submit(parts, { row, ...files, note: row.note, held }, context))
    },
  })
