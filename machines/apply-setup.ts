import { assign, setup } from 'xstate'
import {
  blankApplication,
  filesAtHand,
  hasResume,
  inputOfPicked,
  inputOfStored,
  isAnyFile,
  isEnded,
  mayBeginAgain,
  roomIsLeft,
  stateOf,
  unsentFiles,
  type ApplyContext,
  type ApplyPayload,
  type Found,
  type PickedFile,
} from './apply-context.ts'
import { outcomeWords, type ApplyTold } from './apply-words.ts'
import { attachmentMachine, type FileChanged } from './attachment.machine.ts'
import type { Meta } from './meta.ts'
import { sendingFor } from './sending.machine.ts'
import type { SendingOutcome } from './sending.ts'
import { stageActions, stageGuards } from './stage.ts'
import { unprovided, unprovidedAction, unprovidedListener } from './unprovided.ts'
import { isAnotherPerson, type VisitorChanged } from './visitor-changed.ts'

export type ApplyEvent =
  /** What is known of the job and the application is to be loaded once more. */
  | { type: 'load.wanted' }
  | { type: 'start.wanted' }
  | { type: 'note.changed'; note: string }
  | { type: 'type.chosen'; typeId: string }
  | { type: 'files.chosen'; files: ReadonlyArray<PickedFile> }
  | { type: 'submit.wanted' }
  /** While the files are checked the applicant goes on with her application. */
  | { type: 'writing.resumed' }
  | FileChanged
  | VisitorChanged

/** How often it is asked whether the files have been checked, and how long the rest between is, in milliseconds. */
export const mostTries = 24
export const scanPause = 5_000

/** What the flow of applying is made of: its effects, and what it decides by. */
export const applySetup = setup({
  types: {
    input: {} as { id: string },
    context: {} as ApplyContext,
    events: {} as ApplyEvent,
    meta: {} as Meta,
    tags: {} as 'busy' | 'shown',
  },
  actors: {
    /** Sends `visitor.changed` with who is signed in, at first and at each change. */
    watchVisitor: unprovidedListener<VisitorChanged>('watchVisitor'),
    /** Takes back at its end that the page has changed. */
    holdPage: unprovidedListener<ApplyEvent>('holdPage'),
    /** Finds the job that an address names, and what the visitor has for it; rejects with words for her. */
    loadApplication: unprovided<Found, string>('loadApplication'),
    /** Starts, or submits. */
    sending: sendingFor<ApplyPayload>(),
    /** A file of the application. */
    attachment: attachmentMachine,
  },
  delays: { scanPause },
  guards: {
    isAnotherPerson,
    hasOpenDraft: ({ context }) => stateOf(context) === 'draft' && context.found?.isOpen === true,
    hasDraft: ({ context }) => stateOf(context) === 'draft',
    isUnderWay: ({ context }) => stateOf(context) !== null && !isEnded(context),
    isOver: ({ context }) => isEnded(context) && !(mayBeginAgain(context) && context.found?.isOpen === true),
    isOpen: ({ context }) => context.found?.isOpen === true,
    filesAreUnderWay: ({ context }) => isAnyFile(context, 'uploading'),
    filesAreHeldUp: ({ context }) => isAnyFile(context, 'broken', 'unfit', 'harmful'),
    hasResume: ({ context }) => hasResume(context),
    hasNewFile: ({ context }) => filesAtHand(context).length > 0,
    thereIsRoom: ({ context }, files: ReadonlyArray<PickedFile>) => roomIsLeft(context, files.length),
    isWaitedFor: ({ context }, { verdict }: SendingOutcome) => verdict === 'scanning' && context.tries < mostTries,
    hasVerdict: (_, { kind, verdict }: SendingOutcome) => kind === 'refused' && verdict in outcomeWords,
    isLost: (_, { kind }: SendingOutcome) => kind === 'lost' || kind === 'unproved',
    ...stageGuards,
  },
  actions: {
    keepVisitor: assign({ visitor: (_, visitor: string) => visitor }),
    /** Forgets all that was of the one before. */
    beginAnew: assign(({ context }, visitor: string) => ({ ...blankApplication, id: context.id, visitor })),
    keepFound: assign(({ context, self, spawn }, found: Found) => {
      const known = { ...context, found }
      const fresh = unsentFiles(known).filter(({ Attachment_ID: id }) => !context.files.some((file) => file.id === id))
      return {
        found,
        note: context.note === '' ? found.note : context.note,
        files: [
          ...context.files,
          ...fresh.map((attachment) => {
            const { Attachment_ID: id, AttachmentType_ID: typeId } = attachment
            const ref = spawn('attachment', { id, input: inputOfStored(known, attachment, self) })
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
    /** Tells the files what was found in them. */
    tellFiles: ({ context }) => {
      for (const attachment of unsentFiles(context))
        context.files
          .find(({ id }) => id === attachment.Attachment_ID)
          ?.ref.send({ type: 'attachment.told', attachment })
    },
    /** Of several files at once each has the kind that it would have after those before it. */
    addFiles: assign(({ context, self, spawn }, picked: ReadonlyArray<PickedFile>) => ({
      files: picked.reduce((files, each) => {
        const input = inputOfPicked({ ...context, files }, each, self)
        const ref = spawn('attachment', { id: each.id, input })
        return [...files, { id: each.id, typeId: input.typeId, ref, standing: 'uploading' as const }]
      }, context.files),
      typeId: null,
    })),
    keepStanding: assign(({ context }, { id, standing }: FileChanged) => ({
      files: context.files.flatMap((file) => {
        if (file.id !== id) return [file]
        return standing === 'gone' ? [] : [{ ...file, standing }]
      }),
    })),
    keepType: assign({ typeId: (_, typeId: string) => typeId }),
    writeNote: assign({ note: (_, note: string) => note }),
    forgetDraft: assign({ files: [], note: '', typeId: null }),
    countBeginning: assign({ begun: ({ context }) => context.begun + 1 }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    forgetTries: assign({ tries: 0 }),
    /** Whatever is told takes the focus: of nothing else would anybody hear who does not see it. */
    tell: assign(({ context }, told: ApplyTold) => ({ told, refusals: context.refusals + 1 })),
    forgetTold: assign({ told: null }),
    ...stageActions<ApplyContext, ApplyEvent, ApplyPayload>(),
    /** Keeps on the device what is written, for a reload; nothing when it is empty. */
    keepNote: unprovidedAction<undefined>('keepNote'),
    /** Says whether leaving would lose something: a note, or a file on its way. */
    tellGuard: unprovidedAction<undefined>('tellGuard'),
    /** Thanks the applicant. */
    showThanks: unprovidedAction<undefined>('showThanks'),
  },
})
