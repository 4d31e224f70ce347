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
} from './application-part-changes.ts'
import {
  isFullySaved,
  isPossiblySaved,
  type PartContext,
  type PartInput,
  type PartPayload,
  type PartStatus,
  type Place,
} from './application-part-context.ts'
import { notReached, type PartWords } from './application-part-notices.ts'
import { getSendingMachine } from './sending.machine.ts'
import type { SendingOutcome } from './sending.ts'
import { stageActions, stageGuards } from './sending-stage.ts'
import { unprovided, unprovidedAction } from './unprovided.ts'

export type FieldChangedEvent = { type: 'field.changed'; field: string; value: FormValues[string] }

export type PartEvent =
  | FieldChangedEvent
  | { type: 'field.left'; field: string }
  | { type: 'save.requested' }
  | { type: 'removal.requested' }
  | { type: 'device.refused' }
  | { type: 'undo.requested' }
  | { type: 'newerVersion.chosen' }
  | { type: 'ownVersion.chosen' }
  | { type: 'note.closed' }
  | { type: 'problems.reported'; problems: FormProblems }

/** Idle time before saving and pause after a failed save, in milliseconds. */
export const [writingPause, saveRetryDelay] = [1_500, 10_000] as const

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
  delays: { writingPause, saveRetryDelay },
  guards: {
    isFullySaved: ({ context }) => isFullySaved(context),
    isEntry: ({ context }) => context.place.entry !== '',
    isNew: ({ context }) => context.version === 0,
    mayBeSaved: ({ context }) => isPossiblySaved(context),
    isClashing: ({ context }) => context.newer !== null,
    isRemovedElsewhere: (_, part: ApplicationPart | null) => part === null,
    isSaved: (_, { kind, verdict }: SendingOutcome) => kind === 'taken' && verdict === 'kept',
    isSavedButRemoved: ({ context }, { kind, verdict }: SendingOutcome) =>
      context.isUnwanted && kind === 'taken' && verdict === 'kept',
    newerVersionIsOwn: ({ context }, { kind, verdict, reply }: SendingOutcome) =>
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
    markSent: assign(({ context }) => withSent(context)),
    /** Keeps `sent`, not `values`, which may have changed meanwhile. */
    setSaved: assign(({ context: { kept, sent } }, { reply }: SendingOutcome) => ({
      ...parseSavedVersion(reply),
      kept: sent ?? kept,
      unanswered: [],
      isCarriedOver: false,
      told: null,
    })),
    setVersion: assign((_, { reply }: SendingOutcome) => ({
      ...parseSavedVersion(reply),
      isWritten: true,
      told: null,
    })),
    markRefused: assign(({ context }) => withRefused(context)),
    setNewerVersion: assign(({ context }, { reply }: SendingOutcome) => withNewer(context, reply)),
    adoptVersion: assign(({ context: { newer, version } }) => ({
      version: newer?.Version ?? version,
      newer: null,
      clashes: [],
      told: null,
    })),
    setPart: assign(({ context }, part: ApplicationPart | null) => withPart(context, part)),
    startOver: assign(({ context: { place } }) => withoutPart(place)),
    setProblems: assign({ problems: (_, problems: FormProblems) => problems }),
    note: assign({ note: (_, words: PartWords) => words }),
    closeNote: assign({ note: null }),
    doom: assign({ isUnwanted: true }),
    spare: assign({ isUnwanted: false }),
    tell: assign({ told: (_, words: PartWords) => words }),
    setUnreachableNotice: assign({ told: ({ context }) => notReached(context.isOnDevice) }),
    limitToPage: assign({ isOnDevice: false }),
    ...stageActions<PartContext, PartEvent, PartPayload>(),
    /** Drops it once it is saved; never stores a section that is `isSeparate`. */
    storeOnDevice: unprovidedAction<undefined>('storeOnDevice'),
    dropFromDevice: unprovidedAction<undefined>('dropFromDevice'),
    reportStatus: ({ context }, standing: PartStatus) => {
      const { place, page, isWritten, isOnDevice } = context
      const { section, entry } = place
      page.send({ type: 'part.changed', section, entry, standing, isWritten, isOnDevice })
    },
  },
})
