import type { ApplyContext, LoadedApplication, PickedFile } from './apply-context.ts'
import { filesMissingNotice, filesUploadingNotice, tooManyFiles, type ApplyNoticeContent } from './apply-notices.ts'

export const notify = (words: ApplyNoticeContent) => ({ type: 'tell' as const, params: words })

export const blockedSubmitTransitions = [
  {
    guard: 'filesAreUploading',
    actions: notify(filesUploadingNotice),
    meta: { description: 'a file is still on its way' },
  },
  {
    guard: 'filesHaveFailed',
    actions: notify(filesMissingNotice),
    meta: { description: 'a file has not arrived, or is not taken' },
  },
  {
    guard: 'mustConfirmWithoutForm',
    target: 'confirming',
    meta: { description: 'what she wrote in the form would stay behind' },
  },
] as const

export const loadAgain = {
  src: 'loadApplication',
  id: 'loadApplication',
  input: ({ context }: { context: ApplyContext }) => context.id,
  onDone: {
    target: 'deciding',
    actions: [
      { type: 'setLoadedApplication', params: ({ event }: { event: { output: LoadedApplication } }) => event.output },
      'notifyFiles',
    ],
    meta: { description: 'it has arrived again' },
  },
  onError: { target: 'deciding', meta: { description: 'it has not arrived, and stands as it was known' } },
} as const

export const noteEvents = {
  'note.changed': {
    actions: [
      { type: 'writeNote', params: ({ event }: { event: { note: string } }) => event.note },
      { type: 'storeNote', params: undefined },
      { type: 'reportUnsavedChanges', params: undefined },
    ],
    meta: { description: 'the note is written' },
  },
} as const

export const filesEvents = {
  'files.chosen': [
    {
      guard: {
        type: 'hasCapacity',
        params: ({ event }: { event: { files: ReadonlyArray<PickedFile> } }) => event.files,
      },
      actions: [
        'clearNotice',
        { type: 'addFiles', params: ({ event }: { event: { files: ReadonlyArray<PickedFile> } }) => event.files },
        'reportUnsavedChanges',
      ],
      meta: { description: 'files are chosen', requirements: ['J1-19'] },
    },
    {
      actions: notify(tooManyFiles),
      meta: { description: 'more files are chosen than an application holds' },
    },
  ],
  'type.chosen': {
    actions: { type: 'setDocumentType', params: ({ event }: { event: { typeId: string } }) => event.typeId },
    meta: { description: 'it is chosen what the next files are', requirements: ['J7-43'] },
  },
} as const
