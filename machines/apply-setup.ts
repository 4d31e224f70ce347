import { canRestart } from '#contract/application-states.ts'
import { assign, or, setup, stateIn } from 'xstate'
import {
  filesAtHand,
  hasResume,
  pickedFileInput,
  storedFileInput,
  isAnyFile,
  isWritable,
  listArrivedFiles,
  listRemainingFiles,
  isEnded,
  isFormBegun,
  hasFilesToSubmit,
  hasFileCapacity,
  applicationState,
  unsentFiles,
  type ApplyContext,
  type ApplyPayload,
  type LoadedApplication,
  type PickedFile,
} from './apply-context.ts'
import type { ApplicationsChangedEvent } from './applied-jobs.machine.ts'
import { outcomeWords, type ApplyNoticeContent } from './apply-notices.ts'
import { attachmentMachine, type FileChangedEvent } from './attachment.machine.ts'
import type { Meta } from './meta.ts'
import { getSendingMachine } from './sending.machine.ts'
import type { SendingOutcome } from './sending.ts'
import { stageActions, stageGuards } from './sending-stage.ts'
import { unprovided, unprovidedAction, unprovidedListener } from './unprovided.ts'

export type ApplyEvent =
  | { type: 'load.requested' }
  | { type: 'start.requested' }
  | { type: 'note.changed'; note: string }
  | { type: 'type.chosen'; typeId: string }
  | { type: 'files.chosen'; files: ReadonlyArray<PickedFile> }
  | { type: 'submit.requested' }
  | { type: 'submit.confirmed' }
  | { type: 'writing.resumed' }
  | ApplicationsChangedEvent
  | FileChangedEvent

/** In all two minutes, as `checkingWords` promises; the pause is in milliseconds. */
export const maxTries = 24
export const scanPause = 5_000

export const applySetup = setup({
  types: {
    input: {} as { id: string },
    context: {} as ApplyContext,
    events: {} as ApplyEvent,
    meta: {} as Meta,
    tags: {} as 'busy' | 'shown' | 'writable',
  },
  actors: {
    /** When stopped, reports the page as unchanged. */
    cleanUpOnExit: unprovidedListener<ApplyEvent>('cleanUpOnExit'),
    watchChanges: unprovidedListener<ApplicationsChangedEvent>('watchChanges'),
    loadApplication: unprovided<LoadedApplication, string>('loadApplication'),
    sending: getSendingMachine<ApplyPayload>(),
    attachment: attachmentMachine,
  },
  delays: { scanPause },
  guards: {
    isAtRest: or(['gone', 'beginning', 'draft', 'closed', 'sent', 'ended'].map(stateIn)),
    isStale: ({ context }) => context.isStale,
    isWritable: ({ context }) => isWritable(context),
    hasOpenDraft: ({ context }) => applicationState(context) === 'draft' && context.found?.isOpen === true,
    hasDraft: ({ context }) => applicationState(context) === 'draft',
    isUnderWay: ({ context }) => applicationState(context) !== null && !isEnded(context),
    isOver: ({ context }) => isEnded(context) && !canRestart(context.found),
    isOpen: ({ context }) => context.found?.isOpen === true,
    filesAreUploading: ({ context }) => isAnyFile(context, 'uploading'),
    filesHaveFailed: ({ context }) => isAnyFile(context, 'broken', 'unfit', 'harmful'),
    hasResume: ({ context }) => hasResume(context),
    mustConfirmWithoutForm: ({ context }) =>
      !context.hasConfirmedWithoutForm && isFormBegun(context) && hasFilesToSubmit(context),
    hasNewFile: ({ context }) => filesAtHand(context).length > 0,
    hasCapacity: ({ context }, files: ReadonlyArray<PickedFile>) => hasFileCapacity(context, files.length),
    isWaitedFor: ({ context }, { verdict }: SendingOutcome) => verdict === 'scanning' && context.tries < maxTries,
    hasVerdict: (_, { kind, verdict }: SendingOutcome) => kind === 'refused' && verdict in outcomeWords,
    isLost: (_, { kind }: SendingOutcome) => kind === 'lost' || kind === 'unproved',
    ...stageGuards,
  },
  actions: {
    setLoadedApplication: assign(({ context, self, spawn }, found: LoadedApplication) => {
      const known = { ...context, found }
      const fresh = unsentFiles(known).filter(({ Attachment_ID: id }) => !context.files.some((file) => file.id === id))
      return {
        found,
        note: context.note === '' ? found.note : context.note,
        files: [
          ...listRemainingFiles(context, found),
          ...fresh.map((attachment) => {
            const { Attachment_ID: id, AttachmentType_ID: typeId } = attachment
            const ref = spawn('attachment', { id, input: storedFileInput(known, attachment, self) })
            return {
              id,
              typeId,
              ref,
              standing: attachment.Scan === 'removed' ? ('harmful' as const) : ('there' as const),
            }
          }),
        ],
      }
    }),
    notifyFiles: ({ context }) => {
      for (const attachment of unsentFiles(context))
        context.files
          .find(({ id }) => id === attachment.Attachment_ID)
          ?.ref.send({ type: 'attachment.reloaded', attachment })
    },
    addFiles: assign(({ context, self, spawn }, picked: ReadonlyArray<PickedFile>) => ({
      files: picked.reduce((files, each) => {
        const input = pickedFileInput({ ...context, files }, each, self)
        const ref = spawn('attachment', { id: each.id, input })
        return [...files, { id: each.id, typeId: input.typeId, ref, standing: 'uploading' as const }]
      }, context.files),
      typeId: null,
    })),
    setStatus: assign(({ context }, { id, standing }: FileChangedEvent) => ({
      files: context.files.flatMap((file) => {
        if (file.id !== id) return [file]
        return standing === 'gone' ? [] : [{ ...file, standing }]
      }),
    })),
    setDocumentType: assign({ typeId: (_, typeId: string) => typeId }),
    writeNote: assign({ note: (_, note: string) => note }),
    setStale: assign({ isStale: true }),
    startReading: assign(({ context }) => ({ isStale: false, serverFiles: listArrivedFiles(context) })),
    forgetDraft: assign({ files: [], note: '', typeId: null }),
    confirmWithoutForm: assign({ hasConfirmedWithoutForm: true }),
    countStart: assign({ begun: ({ context }) => context.begun + 1 }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    forgetTries: assign({ tries: 0 }),
    /** Every message takes the focus, or screen reader users would miss it. */
    tell: assign(({ context }, told: ApplyNoticeContent) => ({ told, refusals: context.refusals + 1 })),
    clearNotice: assign({ told: null }),
    ...stageActions<ApplyContext, ApplyEvent, ApplyPayload>(),
    notifyChange: unprovidedAction<undefined>('notifyChange'),
    storeNote: unprovidedAction<undefined>('storeNote'),
    reportUnsavedChanges: unprovidedAction<undefined>('reportUnsavedChanges'),
    showThanks: unprovidedAction<undefined>('showThanks'),
  },
})
