import type { Attachment } from '#contract/application.ts'
import type { UploadRequest } from '#contract/upload.ts'
import { findFileProblem } from '#domain/applications/application-files.ts'
import { assign, setup, type ActorRef, type EventObject, type Snapshot } from 'xstate'
import type { Meta } from './meta.ts'
import { failureMessage, resultGuards, type FailureReason, type Result } from './result.ts'
import { unprovided, unprovidedAction } from './unprovided.ts'

/**
 * `broken`: upload failed; `unfit`: not accepted; `harmful`: removed by the scan; `removed` can be undone, `gone`
 * cannot.
 */
export type FileStatus = 'uploading' | 'broken' | 'unfit' | 'there' | 'removed' | 'harmful' | 'gone'

export type FileChange = Result<'done' | 'gone'>

/** `unreadable`: no answer came, and the browser cannot read the file either. */
export type UploadResult = Result<Attachment, FailureReason | 'unreadable'>

type UploadProgressEvent = { type: 'progress.reported'; sent: number }

export type AttachmentEvent =
  | UploadProgressEvent
  | { type: 'upload.cancelled' }
  | { type: 'retry' }
  | { type: 'removal.requested' }
  | { type: 'undo.requested' }
  | { type: 'open.requested' }
  | { type: 'attachment.reloaded'; attachment: Attachment }

type Listener<Event extends EventObject> = ActorRef<Snapshot<unknown>, Event>

export type FileChangedEvent = { type: 'file.changed'; id: string; standing: FileStatus }

export type AttachmentInput = UploadRequest & {
  /** In bytes. */
  readonly size: number
  readonly file: File | null
  readonly attachment: Attachment | null
  readonly page: Listener<FileChangedEvent> | null
}

export type UploadInput = {
  readonly asked: UploadRequest
  readonly file: File
  readonly progress: Listener<UploadProgressEvent>
}

type Context = AttachmentInput & {
  readonly sent: number
  readonly told: { readonly title: string; readonly message: string } | null
}

const notifyPage = (standing: FileStatus) => ({ type: 'reportStatus' as const, params: standing })

const notify = (title: string) => ({
  type: 'tell' as const,
  params: ({ event }: { event: { readonly output: Result<unknown, string> } }) => ({
    title,
    message: failureMessage(event.output),
  }),
})

const failed = (title: string) => ({
  type: 'tell' as const,
  params: ({ event: { error } }: { event: { readonly error: unknown } }) => ({
    title,
    message: error instanceof Error ? error.message : String(error),
  }),
})

export const attachmentMachine = setup({
  types: {
    input: {} as AttachmentInput,
    context: {} as Context,
    events: {} as AttachmentEvent,
    meta: {} as Meta,
  },
  actors: {
    /** Reports sent bytes to `progress`. Never rejects. */
    upload: unprovided<UploadResult, UploadInput>('upload'),
    /** Never rejects. */
    removeFile: unprovided<FileChange, string>('removeFile'),
    /** Never rejects. */
    restoreFile: unprovided<FileChange, string>('restoreFile'),
    /** Rejects with a message for the applicant. */
    openFile: unprovided<void, string>('openFile'),
  },
  guards: {
    isThere: ({ context }) => context.attachment !== null,
    isHarmful: ({ context }) => context.attachment?.Scan === 'removed',
    fits: ({ context }) => findFileProblem(context) === null,
    isDone: (_, change: FileChange) => change.ok && change.value === 'done',
    isUnreadable: (_, result: UploadResult) => !result.ok && result.reason === 'unreadable',
    isGone: (_, change: FileChange) => change.ok && change.value === 'gone',
    ...resultGuards,
  },
  actions: {
    setProgress: assign({ sent: (_, sent: number) => sent }),
    resetFlow: assign({ sent: 0, told: null }),
    setAttachment: assign({ attachment: (_, attachment: Attachment) => attachment }),
    setUploadedFile: assign((_, uploaded: UploadResult) => (uploaded.ok ? { attachment: uploaded.value } : {})),
    findProblem: assign({
      told: ({ context }) => ({
        title: 'This file cannot be accepted.',
        message: findFileProblem(context) ?? '',
      }),
    }),
    tell: assign({ told: (_, told: NonNullable<Context['told']>) => told }),
    clearNotice: assign({ told: null }),
    /** Deletes what may have arrived of a cancelled upload; nothing waits for it. */
    dropFile: unprovidedAction<string>('dropFile'),
    reportStatus: ({ context }, standing: FileStatus) =>
      context.page?.send({ type: 'file.changed', id: context.attachmentId, standing }),
  },
}).createMachine({
  id: 'attachment',
  context: ({ input }) => ({ ...input, sent: 0, told: null }),
  initial: 'checking',
  states: {
    checking: {
      meta: { description: 'it is looked at what the file is', requirements: ['J1-19'] },
      always: [
        { guard: 'isHarmful', target: 'harmful', meta: { description: 'something harmful was found in it before' } },
        { guard: 'isThere', target: 'there', meta: { description: 'it was sent before' } },
        { guard: 'fits', target: 'uploading', meta: { description: 'nothing speaks against it' } },
        {
          target: 'unfit',
          actions: 'findProblem',
          meta: { description: 'it is empty, too large, or of a kind that is not taken' },
        },
      ],
    },
    uploading: {
      meta: { description: 'the file is on its way', says: ['Uploading...'], requirements: ['J1-19'] },
      entry: ['resetFlow', notifyPage('uploading')],
      invoke: {
        id: 'upload',
        src: 'upload',
        input: ({ context, self }) => {
          const { attachmentId, applicationId, typeId, name, file } = context
          return { asked: { attachmentId, applicationId, typeId, name }, file: file as File, progress: self }
        },
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => event.output },
            target: 'there',
            actions: { type: 'setUploadedFile', params: ({ event }) => event.output },
            meta: { description: 'it has arrived' },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'unfit',
            actions: notify('This file cannot be accepted.'),
            meta: { description: 'the firm does not take it, and says why' },
          },
          {
            guard: { type: 'isUnreadable', params: ({ event }) => event.output },
            target: 'unreadable',
            meta: { description: 'it was moved or changed since it was chosen' },
          },
          {
            target: 'broken',
            actions: notify('This file did not arrive.'),
            meta: { description: 'the line breaks' },
          },
        ],
      },
      on: {
        'progress.reported': {
          actions: { type: 'setProgress', params: ({ event }) => event.sent },
          meta: { description: 'a part of it has left' },
        },
        'upload.cancelled': {
          target: 'gone',
          actions: { type: 'dropFile', params: ({ context }) => context.attachmentId },
          meta: { description: 'the applicant cancels it' },
        },
      },
    },
    broken: {
      meta: { description: 'the file did not arrive, and can be sent again', says: ['Nothing else is lost.'] },
      entry: notifyPage('broken'),
      on: {
        retry: { target: 'uploading', meta: { description: 'the applicant tries again' } },
        'removal.requested': {
          target: 'gone',
          actions: { type: 'dropFile', params: ({ context }) => context.attachmentId },
          meta: { description: 'the applicant does without it' },
        },
      },
    },
    unreadable: {
      meta: {
        description: 'the browser can no longer read the file, and the applicant chooses it again',
        says: ['Your browser can no longer read this file: it was moved or changed. Please choose it again.'],
      },
      entry: notifyPage('unfit'),
      on: {
        'removal.requested': {
          target: 'gone',
          actions: { type: 'dropFile', params: ({ context }) => context.attachmentId },
          meta: { description: 'the applicant puts it aside' },
        },
      },
    },
    unfit: {
      meta: { description: 'the file is not taken, and the applicant reads why' },
      entry: notifyPage('unfit'),
      on: { 'removal.requested': { target: 'gone', meta: { description: 'the applicant puts it aside' } } },
    },
    there: {
      meta: { description: 'the file is with the application' },
      entry: notifyPage('there'),
      on: {
        'open.requested': { target: 'opening', meta: { description: 'the applicant opens it' } },
        'removal.requested': { target: 'removing', meta: { description: 'the applicant removes it' } },
        'attachment.reloaded': {
          target: 'looking',
          actions: { type: 'setAttachment', params: ({ event }) => event.attachment },
          meta: { description: 'it was read again' },
        },
      },
    },
    looking: {
      meta: { description: 'it is looked at what was found in the file' },
      always: [
        { guard: 'isHarmful', target: 'harmful', meta: { description: 'something harmful was found' } },
        { target: 'there', meta: { description: 'nothing was found so far' } },
      ],
    },
    opening: {
      meta: { description: 'the file is being opened' },
      invoke: {
        id: 'openFile',
        src: 'openFile',
        input: ({ context }) => context.attachmentId,
        onDone: { target: 'there', actions: 'clearNotice', meta: { description: 'the applicant has it' } },
        onError: {
          target: 'there',
          actions: failed('This file could not be opened.'),
          meta: { description: 'it could not be opened' },
        },
      },
    },
    removing: {
      meta: { description: 'the file is being removed' },
      entry: 'clearNotice',
      invoke: {
        id: 'removeFile',
        src: 'removeFile',
        input: ({ context }) => context.attachmentId,
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'removed',
            meta: { description: 'it is removed' },
          },
          {
            guard: { type: 'isGone', params: ({ event }) => event.output },
            target: 'gone',
            meta: { description: 'it was not there any more' },
          },
          {
            target: 'there',
            actions: notify('This file was not removed.'),
            meta: { description: 'nobody can tell, and it can be tried again' },
          },
        ],
      },
    },
    removed: {
      meta: { description: 'the file is removed, which can be undone', says: ['This file was removed.'] },
      entry: notifyPage('removed'),
      on: { 'undo.requested': { target: 'restoring', meta: { description: 'the applicant wants it back' } } },
    },
    restoring: {
      meta: { description: 'the file is being brought back' },
      entry: 'clearNotice',
      invoke: {
        id: 'restoreFile',
        src: 'restoreFile',
        input: ({ context }) => context.attachmentId,
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'there',
            meta: { description: 'it is back' },
          },
          {
            guard: { type: 'isGone', params: ({ event }) => event.output },
            target: 'gone',
            meta: { description: 'it cannot be brought back any more' },
          },
          {
            target: 'removed',
            actions: notify('This file was not restored.'),
            meta: { description: 'it is refused, or nobody can tell' },
          },
        ],
      },
    },
    harmful: {
      meta: {
        description: 'the file was removed for what was found in it',
        says: ['We removed this file because something harmful was found in it.', 'Please choose another one.'],
      },
      entry: notifyPage('harmful'),
      on: {
        'removal.requested': {
          target: 'gone',
          actions: { type: 'dropFile', params: ({ context }) => context.attachmentId },
          meta: { description: 'the applicant puts it aside' },
        },
      },
    },
    gone: {
      type: 'final',
      meta: { description: 'the file is not with the application' },
      entry: notifyPage('gone'),
    },
  },
})
