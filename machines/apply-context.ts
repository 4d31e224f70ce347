import { endedStates } from '#contract/application-states.ts'
import { mostAttachments } from '#contract/application-operations.ts'
import type { ApplicantApplication, Attachment } from '#contract/application.ts'
import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { demandsOf } from '#domain/applications/demands.ts'
import { resumeType } from '#domain/applications/resume-type.ts'
import type { ActorRefFrom } from 'xstate'
import type { ApplyTold } from './apply-words.ts'
import type { attachmentMachine, AttachmentInput, FileStanding } from './attachment.machine.ts'
import { noStage, type Stage } from './stage.ts'

/** What kind of document a file is. */
export type DocumentType = { readonly AttachmentType_ID: string; readonly Description: string }

/** What the page finds of a job, and of the application that the visitor has for it. */
export type Found = {
  /** The posting as it is now, or as it stood; null for no job in particular, and for one that nobody knows. */
  readonly posting: JobPostingHeader | null
  /** Whether it is no job in particular. */
  readonly isGeneric: boolean
  /** Whether it can be applied for now. */
  readonly isOpen: boolean
  readonly application: ApplicantApplication | null
  readonly types: ReadonlyArray<DocumentType>
  /** What was written as a note on this device and not submitted; empty when nothing was. */
  readonly note: string
}

/** A file that was chosen, with the id that it is sent under. */
export type PickedFile = { readonly id: string; readonly file: File }

/** A file of the application that is not submitted yet, with the actor that brings it there. */
export type ApplicationFile = {
  readonly id: string
  readonly typeId: string
  readonly ref: ActorRefFrom<typeof attachmentMachine>
  readonly standing: FileStanding
}

/** What is sent to the firm. */
export type ApplyPayload =
  | { readonly kind: 'start'; readonly postingId: string }
  | { readonly kind: 'submit'; readonly applicationId: string; readonly note: string }

export type ApplyContext = {
  /** What the address names; empty where it names no job. */
  readonly id: string
  /** Names who is signed in; null while it is not known. */
  readonly visitor: string | null
  /** Null until it has arrived. */
  readonly found: Found | null
  readonly files: ReadonlyArray<ApplicationFile>
  /** What the next files are; null: what is missing first. */
  readonly typeId: string | null
  readonly note: string
  /** How often was asked whether the files have been checked. */
  readonly tries: number
  readonly told: ApplyTold | null
  /** How often the visitor has begun here; each time what she goes on with gets the focus. */
  readonly begun: number
  /** How many times the visitor has been told what became of something; each moves the focus there. */
  readonly refusals: number
  readonly stage: Stage<ApplyPayload>
}

const atHand: ReadonlyArray<FileStanding> = ['uploading', 'broken', 'there']

/** The files that count: not those that are not taken, or were removed. */
export const filesAtHand = ({ files }: Pick<ApplyContext, 'files'>) =>
  files.filter(({ standing }) => atHand.includes(standing))

/** Where a file is in the way of submitting. */
const inTheWay: ReadonlyArray<FileStanding> = ['unfit', 'broken', 'harmful', 'uploading']

export const filesInTheWay = ({ files }: Pick<ApplyContext, 'files'>) =>
  files.filter(({ standing }) => inTheWay.includes(standing))

export const isAnyFile = ({ files }: Pick<ApplyContext, 'files'>, ...standings: ReadonlyArray<FileStanding>) =>
  files.some(({ standing }) => standings.includes(standing))

export const roomIsLeft = (context: ApplyContext, more: number) => filesAtHand(context).length + more <= mostAttachments

type Typed = Pick<ApplyContext, 'files' | 'found' | 'typeId'>

/** Whether a resume is among the files. */
export function hasResume({ files, found }: Pick<Typed, 'files' | 'found'>): boolean {
  const resume = resumeType(found?.types ?? [])
  return filesAtHand({ files }).some(({ typeId }) => resume === null || typeId === resume)
}

/** What the next files are: what was chosen, else a resume while there is none, else the next kind of the list. */
export function typeOfNext({ files, found, typeId }: Typed): string {
  const types = found?.types ?? []
  const resume = resumeType(types)
  const other = types.find(({ AttachmentType_ID }) => AttachmentType_ID !== resume)?.AttachmentType_ID
  return typeId ?? (hasResume({ files, found }) ? (other ?? resume) : resume) ?? ''
}

export const stateOf = ({ found }: Pick<ApplyContext, 'found'>) => found?.application?.State ?? null

export const isEnded = (context: Pick<ApplyContext, 'found'>) => {
  const state = stateOf(context)
  return state !== null && endedStates.includes(state)
}

/** Whether the visitor may begin once more where she has withdrawn, or where it is no job in particular. */
export const mayBeginAgain = (context: Pick<ApplyContext, 'found'>) =>
  stateOf(context) === 'withdrawn' || context.found?.isGeneric === true

/** What the job demands, in sentences. */
export const demandsIn = ({ found }: Pick<ApplyContext, 'found'>) => demandsOf(found?.posting ?? null)

/** The files that were submitted. */
export const sentFiles = ({ found }: Pick<ApplyContext, 'found'>): ReadonlyArray<Attachment> =>
  found?.application?.Attachments.filter(({ SentAt }) => SentAt !== null) ?? []

/** The files that are there and not submitted. */
export const unsentFiles = ({ found }: Pick<ApplyContext, 'found'>): ReadonlyArray<Attachment> =>
  found?.application?.Attachments.filter(({ SentAt }) => SentAt === null) ?? []

/** What the actor of a file begins with that was chosen. */
export const inputOfPicked = (
  context: ApplyContext,
  { id, file }: PickedFile,
  page: AttachmentInput['page'],
): AttachmentInput => ({
  attachmentId: id,
  applicationId: context.found?.application?.Application_ID ?? '',
  typeId: typeOfNext(context),
  name: file.name,
  size: file.size,
  file,
  attachment: null,
  page,
})

/** What the actor of a file begins with that is there. */
export const inputOfStored = (
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

/** What is known before anything is. */
export const blankApplication: Omit<ApplyContext, 'id'> = {
  visitor: null,
  found: null,
  files: [],
  typeId: null,
  note: '',
  tries: 0,
  told: null,
  begun: 0,
  refusals: 0,
  stage: noStage,
}
