import type { Attachment } from '#contract/application.ts'
import {
  attachmentMachine,
  type AttachmentInput,
  type FileChange,
  type UploadResult,
} from '#machines/attachment.machine.ts'
import { coverTransitions } from '#machines/cover.testing.ts'
import type { SnapshotFrom } from 'xstate'
import { testPaths } from '../harness/test-paths.ts'
import { createJobsContent } from '../worlds/content.ts'
import { fileContents, type ContentName, pathJob, pathStarts } from './files.ts'

type Snapshot = SnapshotFrom<typeof attachmentMachine>

const attachment: Attachment = {
  Attachment_ID: 'a',
  AttachmentType_ID: 'resume',
  Name: 'resume.txt',
  Size: 2_000,
  UploadedAt: '2026-11-24T17:20:31.000Z',
  Scan: 'not scanned',
  SentAt: null,
}

const createInput = (name: string, content: ContentName, there: Attachment | null = null): AttachmentInput => ({
  attachmentId: 'a',
  applicationId: '1',
  typeId: 'resume',
  name,
  size: fileContents[content]().length,
  file: there ? null : new File([], name),
  attachment: there,
  page: null,
})

const starts = Object.fromEntries(
  Object.entries(pathStarts).map(([start, [name, what]]) => [start, createInput(name, what)]),
)

const createUploadResult = ({ name }: Snapshot['context']): UploadResult =>
  name.startsWith('locked')
    ? { ok: false, reason: 'refused', message: 'It is locked.' }
    : { ok: true, value: attachment }

const fileChanges: ReadonlyArray<FileChange> = [
  { ok: true, value: 'done' },
  { ok: true, value: 'gone' },
  { ok: false, reason: 'lost', message: 'It is lost.' },
]

const listChangeEvents = (actor: 'removeFile' | 'restoreFile') =>
  fileChanges.map((output) => ({ type: `xstate.done.actor.${actor}`, output }) as const)

const cover = coverTransitions(attachmentMachine, {
  starts: { ...starts, 'a file that is there': createInput('resume.txt', 'text', attachment) },
  events: [
    { type: 'upload.cancelled' },
    { type: 'retry' },
    { type: 'removal.requested' },
    { type: 'undo.requested' },
    { type: 'open.requested' },
    ({ context }) => ({ type: 'xstate.done.actor.upload', output: createUploadResult(context) }),
    { type: 'xstate.done.actor.upload', output: { ok: false, reason: 'lost', message: 'The connection was lost.' } },
    { type: 'xstate.done.actor.upload', output: { ok: false, reason: 'unreadable', message: 'The file is gone.' } },
    ...listChangeEvents('removeFile'),
    ...listChangeEvents('restoreFile'),
    { type: 'xstate.done.actor.openFile', output: undefined },
    { type: 'xstate.error.actor.openFile', error: new Error('It is lost.') },
  ],
  key: ({ value, context }) => JSON.stringify([value, context.name, context.told?.title]),
})

const noScanner = 'no site on a screen has anything that looks into files'
const whenRefused = 'the page reads its files again when a submission is refused, which its own paths walk'

testPaths({
  name: 'attachment',
  cover,
  content: createJobsContent([{ id: '2', title: pathJob, city: 'Dayton', state: 'Ohio' }]),
  unreachable: {
    'attachment.checking||0': noScanner,
    'attachment.uploading|progress.reported|0': 'nothing leaves of a file that is held on the line',
    'attachment.there|attachment.reloaded|0': whenRefused,
    'attachment.looking||0': noScanner,
    'attachment.looking||1': whenRefused,
    'attachment.harmful|removal.requested|0': noScanner,
  },
  journeys: ['attachment'],
})
