import type { ApplicationPart } from '#contract/application-form.ts'
import type { FormProblems, FormValues } from '#contract/form.ts'
import { formatSocialSecurityNumber } from '#domain/text/social-security-number.ts'
import { assign, setup } from 'xstate'
import type { Meta } from './meta.ts'
import {
  isOwnNewer,
  savedPartIn,
  withField,
  withNewer,
  withPart,
  withRefused,
  withSent,
  withoutPart,
} from './part-changes.ts'
import {
  isAllKept,
  mayBeThere,
  type PartContext,
  type PartInput,
  type PartPayload,
  type PartStanding,
  type Place,
} from './part-context.ts'
import { notReached, type PartWords } from './part-words.ts'
import { sendingFor } from './sending.machine.ts'
import type { SendingOutcome } from './sending.ts'
import { stageActions, stageGuards } from './stage.ts'
import { unprovided, unprovidedAction } from './unprovided.ts'

/** What stands in a field now. */
export type FieldChanged = { type: 'field.changed'; field: string; value: FormValues[string] }

export type PartEvent =
  | FieldChanged
  | { type: 'field.left'; field: string }
  /** All of it is to be with the firm now, since its section is called complete, or the applicant tries again. */
  | { type: 'save.wanted' }
  | { type: 'removal.wanted' }
  /** The device does not keep what it was given. */
  | { type: 'device.refused' }
  | { type: 'undo.wanted' }
  /** What was written in the other place is to stand. */
  | { type: 'newer.taken' }
  /** What was written here is to stand. */
  | { type: 'own.kept' }
  /** The applicant has read what changed without her. */
  | { type: 'note.closed' }
  /** Its section was judged. */
  | { type: 'problems.told'; problems: FormProblems }

/** How long nobody writes before what is written is saved, and how long a failed save is left alone, in milliseconds. */
export const [writingRest, savingPause] = [1_500, 10_000] as const

/** What a part of an application is made of: its effects, and what it decides by. */
export const partSetup = setup({
  types: {
    input: {} as PartInput,
    context: {} as PartContext,
    events: {} as PartEvent,
    meta: {} as Meta,
  },
  actors: {
    /** Saves, removes or brings back. */
    sending: sendingFor<PartPayload>(),
    /** The part as the firm has it; null when it is not there. Rejects with words for the applicant. */
    readPart: unprovided<ApplicationPart | null, Place>('readPart'),
  },
  delays: { writingRest, savingPause },
  guards: {
    isAllKept: ({ context }) => isAllKept(context),
    isEntry: ({ context }) => context.place.entry !== '',
    isNew: ({ context }) => context.version === 0,
    mayBeThere: ({ context }) => mayBeThere(context),
    isClashing: ({ context }) => context.newer !== null,
    isRemovedThere: (_, part: ApplicationPart | null) => part === null,
    isSaved: (_, { kind, verdict }: SendingOutcome) => kind === 'taken' && verdict === 'kept',
    isSavedInVain: ({ context }, { kind, verdict }: SendingOutcome) =>
      context.isUnwanted && kind === 'taken' && verdict === 'kept',
    isOwnNewer: ({ context }, { kind, verdict, reply }: SendingOutcome) =>
      kind === 'taken' && verdict === 'newer' && isOwnNewer(context, reply),
    isNewer: (_, { kind, verdict }: SendingOutcome) => kind === 'taken' && verdict === 'newer',
    isGone: (_, { kind, verdict }: SendingOutcome) => kind === 'taken' && verdict === 'gone',
    isLost: (_, { kind }: SendingOutcome) => kind === 'lost',
    ...stageGuards,
  },
  actions: {
    write: assign(({ context }, { field, value }: FieldChanged) => withField(context, field, value)),
    /** Writes a number as it is read (C5-16). */
    tidy: assign(({ context }, field: string) => {
      const value = context.values[field]
      if (context.place.section !== 'ssn' || typeof value !== 'string') return {}
      return { values: { ...context.values, [field]: formatSocialSecurityNumber(value) } }
    }),
    keepSent: assign(({ context }) => withSent(context)),
    /** What was sent is with the firm, whatever has been written meanwhile. */
    keepSaved: assign(({ context: { kept, sent } }, { reply }: SendingOutcome) => ({
      ...savedPartIn(reply),
      kept: sent ?? kept,
      unanswered: [],
      isTakenOver: false,
      told: null,
    })),
    keepVersion: assign((_, { reply }: SendingOutcome) => ({ ...savedPartIn(reply), isWritten: true, told: null })),
    keepRefused: assign(({ context }) => withRefused(context)),
    keepNewer: assign(({ context }, { reply }: SendingOutcome) => withNewer(context, reply)),
    /** What is written here goes on from what was written there. */
    takeVersion: assign(({ context: { newer, version } }) => ({
      version: newer?.Version ?? version,
      newer: null,
      clashes: [],
      told: null,
    })),
    keepRead: assign(({ context }, part: ApplicationPart | null) => withPart(context, part)),
    /** The firm has nothing of it any more. */
    startOver: assign(({ context: { place } }) => withoutPart(place)),
    keepProblems: assign({ problems: (_, problems: FormProblems) => problems }),
    note: assign({ note: (_, words: PartWords) => words }),
    closeNote: assign({ note: null }),
    doom: assign({ isUnwanted: true }),
    spare: assign({ isUnwanted: false }),
    tell: assign({ told: (_, words: PartWords) => words }),
    tellNotReached: assign({ told: ({ context }) => notReached(context.isOnDevice) }),
    /** The device is full, or does not allow it. */
    keepInPage: assign({ isOnDevice: false }),
    ...stageActions<PartContext, PartEvent, PartPayload>(),
    /** Keeps on the device what has not reached the firm, or drops it once it has; never what is apart. */
    keepOnDevice: unprovidedAction<undefined>('keepOnDevice'),
    /** Drops what the device keeps of it. */
    dropFromDevice: unprovidedAction<undefined>('dropFromDevice'),
    tellPage: ({ context }, standing: PartStanding) => {
      const { place, page, isWritten, isOnDevice } = context
      const { section, entry } = place
      page.send({ type: 'part.changed', section, entry, standing, isWritten, isOnDevice })
    },
  },
})
