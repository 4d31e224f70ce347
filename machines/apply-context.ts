import { endedStates } from '#contract/application-states.ts'
import { maxAttachments } from '#contract/application-operations.ts'
import type { ApplicantApplication, Attachment } from '#contract/application.ts'
import type { JobPostingHeader } from '#contract/jobs.ts'
import { listJobRequirements, resumeType } from '#domain/applications/application-files.ts'
import type { ActorRefFrom } from 'xstate'
import type { ApplyNoticeContent } from './apply-notices.ts'
import type { attachmentMachine, AttachmentInput, FileStatus } from './attachment.machine.ts'
import { noStage, type Stage } from './sending-stage.ts'

export type DocumentType = { readonly AttachmentType_ID: string; readonly Description: string }

export type LoadedApplication = {
  /** As it is now or last was; null for no job in particular and for an unknown one. */
  readonly posting: JobPostingHeader | null
  readonly isGeneric: boolean
  readonly isOpen: boolean
  readonly application: ApplicantApplication | null
  readonly types: ReadonlyArray<DocumentType>
  readonly note: string
}

export type PickedFile = { readonly id: string; readonly file: File }

export type ApplicationFile = {
  readonly id: string
  readonly typeId: string
  readonly ref: ActorRefFrom<typeof attachmentMachine>
  readonly standing: FileStatus
}

export type ApplyPayload =
  | { readonly kind: 'start'; readonly postingId: string }
  | { readonly kind: 'submit'; readonly applicationId: string; readonly note: string }

export type ApplyContext = {
  readonly id: string
  readonly found: LoadedApplication | null
  readonly files: ReadonlyArray<ApplicationFile>
  readonly typeId: string | null
  readonly note: string
  readonly tries: number
  readonly told: ApplyNoticeContent | null
  readonly begun: number
  /** She knows that what she wrote in the form is not submitted with her files. */
  readonly isFormLeft: boolean
  /** An application has changed in another tab since this one was asked for. */
  readonly isStale: boolean
  /** Each increment moves the focus to the message. */
  readonly refusals: number
  readonly stage: Stage<ApplyPayload>
}

const atHand: ReadonlyArray<FileStatus> = ['uploading', 'broken', 'there']

export const filesAtHand = ({ files }: Pick<ApplyContext, 'files'>) =>
  files.filter(({ standing }) => atHand.includes(standing))

const blockingStatuses: ReadonlyArray<FileStatus> = ['unfit', 'broken', 'harmful', 'uploading']

export const listBlockingFiles = ({ files }: Pick<ApplyContext, 'files'>) =>
  files.filter(({ standing }) => blockingStatuses.includes(standing))

export const isAnyFile = ({ files }: Pick<ApplyContext, 'files'>, ...standings: ReadonlyArray<FileStatus>) =>
  files.some(({ standing }) => standings.includes(standing))

export const hasFileCapacity = (context: ApplyContext, more: number) =>
  filesAtHand(context).length + more <= maxAttachments

type DocumentTypeContext = Pick<ApplyContext, 'files' | 'found' | 'typeId'>

export function hasResume({ files, found }: Pick<DocumentTypeContext, 'files' | 'found'>): boolean {
  const resume = resumeType(found?.types ?? [])
  return filesAtHand({ files }).some(({ typeId }) => resume === null || typeId === resume)
}

export const hasFilesToSubmit = (context: Pick<DocumentTypeContext, 'files' | 'found'>) =>
  applicationState(context) === 'draft' ? hasResume(context) : filesAtHand(context).length > 0

export function nextDocumentType({ files, found, typeId }: DocumentTypeContext): string {
  const types = found?.types ?? []
  const resume = resumeType(types)
  const other = types.find(({ AttachmentType_ID }) => AttachmentType_ID !== resume)?.AttachmentType_ID
  return typeId ?? (hasResume({ files, found }) ? (other ?? resume) : resume) ?? ''
}

export const applicationState = ({ found }: Pick<ApplyContext, 'found'>) => found?.application?.State ?? null

export const isFormBegun = ({ found }: Pick<ApplyContext, 'found'>) => found?.application?.FormState === 'begun'

export const isEnded = (context: Pick<ApplyContext, 'found'>) => {
  const state = applicationState(context)
  return state !== null && endedStates.includes(state)
}

export const canRestartApplication = (context: Pick<ApplyContext, 'found'>) =>
  applicationState(context) === 'withdrawn' || context.found?.isGeneric === true

export const listPostingRequirements = ({ found }: Pick<ApplyContext, 'found'>) =>
  listJobRequirements(found?.posting ?? null)

export const sentFiles = ({ found }: Pick<ApplyContext, 'found'>): ReadonlyArray<Attachment> =>
  found?.application?.Attachments.filter(({ SentAt }) => SentAt !== null) ?? []

export const unsentFiles = ({ found }: Pick<ApplyContext, 'found'>): ReadonlyArray<Attachment> =>
  found?.application?.Attachments.filter(({ SentAt }) => SentAt === null) ?? []

/** Without those that another tab has submitted or removed. */
export const keptFiles = ({ files, found }: ApplyContext, now: LoadedApplication): ApplyContext['files'] => {
  const before = unsentFiles({ found }).map(({ Attachment_ID: id }) => id)
  const after = unsentFiles({ found: now }).map(({ Attachment_ID: id }) => id)
  const sent = sentFiles({ found: now }).map(({ Attachment_ID: id }) => id)
  const isElsewhere = (id: string) => sent.includes(id) || (before.includes(id) && !after.includes(id))
  return files.filter(({ id, standing }) => standing !== 'there' || !isElsewhere(id))
}

export const pickedFileInput = (
  context: ApplyContext,
  { id, file }: PickedFile,
  page: AttachmentInput['page'],
): AttachmentInput => ({
  attachmentId: id,
  applicationId: context.found?.application?.Application_ID ?? '',
  typeId: nextDocumentType(context),
  name: file.name,
  size: file.size,
  file,
  attachment: null,
  page,
})

export const storedFileInput = (
  context: ApplyContext,
  attachment: Attachment,
  page: AttachmentInput['page'],
): AttachmentInput => ({
  attachmentId: attachment.Attachment_ID,
  applicationId: context.found?.application?.Application_ID ?? '',
  typeId: attachment.AttachmentType_ID,
  name: attachment.Name,
  size: attachment.Size,
  file: null,
  attachment,
  page,
})

export const blankApplication: Omit<ApplyContext, 'id'> = {
  found: null,
  files: [],
  typeId: null,
  note: '',
  tries: 0,
  told: null,
  begun: 0,
  isFormLeft: false,
  isStale: false,
  refusals: 0,
  stage: noStage,
}
