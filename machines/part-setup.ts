import type { ApplicationPart } from '#contract/application-form.ts'
import type { FormProblems, FormValues } from '#contract/form.ts'
import { formatSocialSecurityNumber } from '#domain/text/social-security-number.ts'
import { assign, setup } from 'xstate'
import type { Meta } from './meta.ts'
import {
  isOwnNewerVersion,
  parseSavedVersion,
  withField,
  withNewer,
  withPart,
  withRefused,
  withSent,
  withoutPart,
} from './part-changes.ts'
import {
  isFullySaved,
  isPossiblySaved,
  type PartContext,
  type PartInput,
  type PartPayload,
  type PartStatus,
  type Place,
} from './part-context.ts'
import { notReached, type PartWords } from './part-words.ts'
import { getSendingMachine } from './sending.machine.ts'
import type { SendingOutcome } from './sending.ts'
import { stageActions, stageGuards } from './stage.ts'
import { unprovided, unprovidedAction } from './unprovided.ts'

export type FieldChangedEvent = { type: 'field.changed'; field: string; value: FormValues[string] }

export type PartEvent =
  | FieldChangedEvent
  | { type: 'field.left'; field: string }
  | { type: 'save.wanted' }
  | { type: 'removal.wanted' }
  | { type: 'device.refused' }
  | { type: 'undo.wanted' }
  | { type: 'newer.taken' }
  | { type: 'own.kept' }
  | { type: 'note.closed' }
  | { type: 'problems.told'; problems: FormProblems }

/** Idle time before saving and pause after a failed save, in milliseconds. */
export const [writingRest, savingPause] = [1_500, 10_000] as const

export const partSetup = setup({
  types: {
    input: {} as PartInput,
    context: {} as PartContext,
    events: {} as PartEvent,
    meta: {} as Meta,
  },
  actors: {
    sending: getSendingMachine<PartPayload>(),
    /** null when it does not exist. Rejects with a message for the applicant. */
    readPart: unprovided<ApplicationPart | null, Place>('readPart'),
  },
  delays: { writingRest, savingPause },
  guards: {
    isAllKept: ({ context }) => isFullySaved(context),
    isEntry: ({ context }) => context.place.entry !== '',
    isNew: ({ context }) => context.version === 0,
    mayBeThere: ({ context }) => isPossiblySaved(context),
    isClashing: ({ context }) => context.newer !== null,
    isRemovedThere: (_, part: ApplicationPart | null) => part === null,
    isSaved: (_, { kind, verdict }: SendingOutcome) => kind === 'taken' && verdict === 'kept',
    isSavedInVain: ({ context }, { kind, verdict }: SendingOutcome) =>
      context.isUnwanted && kind === 'taken' && verdict === 'kept',
    isOwnNewer: ({ context }, { kind, verdict, reply }: SendingOutcome) =>
      kind === 'taken' && verdict === 'newer' && isOwnNewerVersion(context, reply),
    isNewer: (_, { kind, verdict }: SendingOutcome) => kind === 'taken' && verdict === 'newer',
    isGone: (_, { kind, verdict }: SendingOutcome) => kind === 'taken' && verdict === 'gone',
    isLost: (_, { kind }: SendingOutcome) => kind === 'lost',
    ...stageGuards,
  },
  actions: {
    write: assign(({ context }, { field, value }: FieldChangedEvent) => withField(context, field, value)),
    tidy: assign(({ context }, field: string) => {
      const value = context.values[field]
      if (context.place.section !== 'ssn' || typeof value !== 'string') return {}
      return { values: { ...context.values, [field]: formatSocialSecurityNumber(value) } }
    }),
    keepSent: assign(({ context }) => withSent(context)),
    /** Keeps `sent`, not `values`, which may have changed meanwhile. */
    keepSaved: assign(({ context: { kept, sent } }, { reply }: SendingOutcome) => ({
      ...parseSavedVersion(reply),
      kept: sent ?? kept,
      unanswered: [],
      isTakenOver: false,
      told: null,
    })),
    keepVersion: assign((_, { reply }: SendingOutcome) => ({
      ...parseSavedVersion(reply),
      isWritten: true,
      told: null,
    })),
    keepRefused: assign(({ context }) => withRefused(context)),
    keepNewer: assign(({ context }, { reply }: SendingOutcome) => withNewer(context, reply)),
    takeVersion: assign(({ context: { newer, version } }) => ({
      version: newer?.Version ?? version,
      newer: null,
      clashes: [],
      told: null,
    })),
    keepRead: assign(({ context }, part: ApplicationPart | null) => withPart(context, part)),
    startOver: assign(({ context: { place } }) => withoutPart(place)),
    keepProblems: assign({ problems: (_, problems: FormProblems) => problems }),
    note: assign({ note: (_, words: PartWords) => words }),
    closeNote: assign({ note: null }),
    doom: assign({ isUnwanted: true }),
    spare: assign({ isUnwanted: false }),
    tell: assign({ told: (_, words: PartWords) => words }),
    tellNotReached: assign({ told: ({ context }) => notReached(context.isOnDevice) }),
    keepInPage: assign({ isOnDevice: false }),
    ...stageActions<PartContext, PartEvent, PartPayload>(),
    /** Drops it once it is saved; never stores a section that is `isApart`. */
    keepOnDevice: unprovidedAction<undefined>('keepOnDevice'),
    dropFromDevice: unprovidedAction<undefined>('dropFromDevice'),
    tellPage: ({ context }, standing: PartStatus) => {
      const { place, page, isWritten, isOnDevice } = context
      const { section, entry } = place
      page.send({ type: 'part.changed', section, entry, standing, isWritten, isOnDevice })
    },
  },
})
