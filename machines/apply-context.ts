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
  readonly hasConfirmedWithoutForm: boolean
  /** An application has changed in another tab since this one was asked for. */
  readonly isStale: boolean
  /** Ids of the files that were on the server when it was last asked. */
  readonly serverFiles: ReadonlyArray<string>
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

/** Open for her files and her note, also while it is asked what another tab has changed. */
export const isWritable = (context: Pick<ApplyContext, 'found'>) => {
  const state = applicationState(context)
  return state !== null && !isEnded(context) && (state !== 'draft' || context.found?.isOpen === true)
}

export const isFormMissing = (context: Pick<ApplyContext, 'found'>) =>
  isWritable(context) && applicationState(context) === 'draft' && context.found?.application?.FormState === 'not begun'

export const isFormBegun = ({ found }: Pick<ApplyContext, 'found'>) => found?.application?.FormState === 'begun'

export const isEnded = (context: Pick<ApplyContext, 'found'>) => {
  const state = applicationState(context)
  return state !== null && endedStates.includes(state)
}

export const listPostingRequirements = ({ found }: Pick<ApplyContext, 'found'>) =>
  listJobRequirements(found?.posting ?? null)

export const sentFiles = ({ found }: Pick<ApplyContext, 'found'>): ReadonlyArray<Attachment> =>
  found?.application?.Attachments.filter(({ SentAt }) => SentAt !== null) ?? []

export const unsentFiles = ({ found }: Pick<ApplyContext, 'found'>): ReadonlyArray<Attachment> =>
  found?.application?.Attachments.filter(({ SentAt }) => SentAt === null) ?? []

export const listArrivedFiles = ({ files }: Pick<ApplyContext, 'files'>): ReadonlyArray<string> =>
  files.flatMap(({ id, standing }) => (standing === 'there' ? [id] : []))

/** Without those that another tab has submitted or removed. What arrives while the server answers stays. */
export const listRemainingFiles = (
  { files, serverFiles }: ApplyContext,
  now: LoadedApplication,
): ApplyContext['files'] => {
  const unsent = unsentFiles({ found: now }).map(({ Attachment_ID: id }) => id)
  const sent = sentFiles({ found: now }).map(({ Attachment_ID: id }) => id)
  const hasGone = (id: string) => sent.includes(id) || (serverFiles.includes(id) && !unsent.includes(id))
  return files.filter(({ id, standing }) => standing !== 'there' || !hasGone(id))
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
  hasConfirmedWithoutForm: false,
  isStale: false,
  serverFiles: [],
  refusals: 0,
  stage: noStage,
}
