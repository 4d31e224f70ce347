import { randomBytes } from 'node:crypto'
import {
  applicationEntity,
  maxNoteLength,
  removeAttachment,
  startApplication,
  submitApplication,
  submitOutcomes,
  type SubmitOutcome,
} from '#contract/application-operations.ts'
import { decodeApplicationsReply, decodeStartedApplication, type ApplicantApplication } from '#contract/application.ts'
import type { PlainOutcome } from '#contract/plain-application.ts'
import { decodeSignInReply } from '#contract/sign-in.ts'
import { knownPasswordOnly } from '#contract/account-operations.ts'
import { call, read } from '#contract/operations.ts'
import type { Operation } from '#contract/transaction.ts'
import { uploadProblems, type UploadProblem } from '#contract/upload-problems.ts'
import { resumeType } from '#domain/applications/application-files.ts'
import type { SiteService, UploadOptions } from '../service/site-service.ts'
import type { Answer } from '../transaction/reply.ts'
import type { TransactionOptions } from '../transaction/transactor.ts'

export type PlainForm = {
  readonly postingId: string
  readonly email: string
  readonly password: string
  readonly note: string
  readonly file: { readonly name: string; readonly content: AsyncIterable<Uint8Array> } | null
}

export type PlainSender = Pick<TransactionOptions, 'address' | 'userAgent' | 'reference'> &
  Pick<UploadOptions, 'signal' | 'onAuthenticated'>

export type PlainEnd = 'submitted' | PlainOutcome

type Service = Pick<SiteService, 'transact' | 'attach' | 'rows'>
type Asking = { readonly service: Service; readonly form: PlainForm; readonly sender: PlainSender }

class Ended extends Error {
  readonly outcome: PlainOutcome
  constructor(outcome: PlainOutcome) {
    super(outcome)
    this.outcome = outcome
  }
}

const isBusy = ({ status }: Answer) => status === 429 || status >= 500

async function sendOperation({ service, sender }: Asking, operation: Operation, refusal: PlainOutcome, token?: string) {
  const answer = await service.transact({ UserID: null, Operations: [operation] }, { ...sender, token })
  if (answer.status === 200) return answer.reply.Payload
  throw new Ended(isBusy(answer) ? 'busy' : refusal)
}

async function signIn(asking: Asking): Promise<string> {
  const { email, password } = asking.form
  if (email.trim() === '' || password === '') throw new Ended('missing')
  const { service, sender } = asking
  const operations = [call('SignIn', email.trim(), password, '', '', knownPasswordOnly)]
  const answer = await service.transact({ UserID: null, Operations: operations }, sender)
  if (answer.reply.Payload === '') throw new Ended(isBusy(answer) ? 'busy' : 'unknown')
  const { response, token } = decodeSignInReply(answer.reply.Payload)
  if (response === 'true' && token !== null) return token
  const ends = { true: 'busy', false: 'unknown', locked: 'attempts', newPassword: 'temporary' } as const
  throw new Ended(ends[response])
}

const findFileProblem = (message: string) =>
  (Object.keys(uploadProblems) as ReadonlyArray<UploadProblem>).find((name) => uploadProblems[name] === message)

async function attach(
  asking: Asking,
  { Application_ID: applicationId, Attachments }: Pick<ApplicantApplication, 'Application_ID' | 'Attachments'>,
  token: string,
) {
  const { service, form, sender } = asking
  if (form.file === null) return
  const { AttachmentType: types } = await service.rows(['AttachmentType'])
  const typeId = resumeType(types) ?? ''
  const asked = { attachmentId: randomBytes(16).toString('base64url'), applicationId, typeId, name: form.file.name }
  const answer = await service.attach(asked, form.file.content, { ...sender, token })
  if (answer.status !== 200) throw new Ended(findFileProblem(answer.reply.Msg) ?? (isBusy(answer) ? 'busy' : 'broken'))
  const earlier = Attachments.filter((file) => file.SentAt === null && file.AttachmentType_ID === typeId)
  for (const { Attachment_ID } of earlier)
    await sendOperation(asking, call(removeAttachment, Attachment_ID), 'busy', token)
}

const isSubmitOutcome = (text: string): text is SubmitOutcome => submitOutcomes.some((outcome) => outcome === text)

async function apply(asking: Asking, token: string): Promise<PlainEnd> {
  const { postingId, note } = asking.form
  if (note.length > maxNoteLength) throw new Ended('note')
  const started = await sendOperation(asking, call(startApplication, postingId), 'refused', token)
  const { Application_ID: id } = decodeStartedApplication(started)
  const [before] = decodeApplicationsReply(await sendOperation(asking, read(applicationEntity, [id]), 'busy', token))
  if (!before) throw new Ended('busy')
  await attach(asking, before, token)
  // A form that is sent once more comes with an empty note.
  const outcome = await sendOperation(asking, call(submitApplication, id, note || before.Note), 'note', token)
  return isSubmitOutcome(outcome) ? outcome : 'busy'
}

/**
 * Signs in, applies with one file and signs out, for browsers without script. Never rejects because of the form's
 * content.
 */
export async function applyPlainly(service: Service, form: PlainForm, sender: PlainSender): Promise<PlainEnd> {
  const asking = { service, form, sender }
  try {
    const token = await signIn(asking)
    try {
      return await apply(asking, token)
    } finally {
      await service.transact({ UserID: null, Operations: [call('SignOut')] }, { ...sender, token })
    }
  } catch (error) {
    if (error instanceof Ended) return error.outcome
    throw error
  }
}
