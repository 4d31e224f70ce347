import { assign, emit, setup } from 'xstate'
import type { Meta } from './meta.ts'
import { unprovidedAction, unprovidedListener } from './unprovided.ts'

export type Departure = 'navigation' | 'sign out'

/** Each writer on a page reports for itself, named by `by`. */
export type PageChange =
  /** `isOnDevice`: stored on the device, so only signing out loses it. */
  { type: 'page.changed'; by: string; isOnDevice?: boolean } | { type: 'page.unchanged'; by: string }

export type LeavePageEvent =
  | PageChange
  | { type: 'leaving.requested'; departure: Departure }
  | { type: 'leaving.refused' }
  | { type: 'leaving.confirmed' }

export type LeavePageNews = { type: 'changes.discarded' }

type Change = { readonly by: string; readonly isOnDevice: boolean }

type Context = {
  readonly changes: ReadonlyArray<Change>
  readonly departure: Departure | null
}

const changesWithout = ({ changes }: Pick<Context, 'changes'>, name: string) => changes.filter(({ by }) => by !== name)
const isLost = ({ isOnDevice }: Change) => !isOnDevice

const listLostChanges = (changes: Context['changes'], departure: Departure | null) =>
  departure === 'sign out' ? changes : changes.filter(isLost)

type PageChangedEvent = Extract<PageChange, { type: 'page.changed' }>
type On<Type extends LeavePageEvent['type']> = { readonly event: Extract<LeavePageEvent, { type: Type }> }

const note = { type: 'note', params: ({ event }: On<'page.changed'>) => event } as const
const drop = { type: 'drop', params: ({ event }: On<'page.unchanged'>) => event.by } as const
const by = { params: ({ event }: On<'page.unchanged'>) => event.by } as const

const stay = [{ type: 'stay', params: ({ context }: { context: Context }) => context.departure }, 'forget'] as const

export const leavePageMachine = setup({
  types: {
    context: {} as Context,
    events: {} as LeavePageEvent,
    emitted: {} as LeavePageNews,
    meta: {} as Meta,
  },
  actors: {
    warnOnUnload: unprovidedListener<LeavePageEvent>('warnOnUnload'),
  },
  guards: {
    isLost: (_, { isOnDevice = false }: PageChangedEvent) => !isOnDevice,
    allChangesAreStored: ({ context }, { by: name, isOnDevice = false }: PageChangedEvent) =>
      isOnDevice && !changesWithout(context, name).some(isLost),
    otherChangesAreStored: ({ context }, name: string) => !changesWithout(context, name).some(isLost),
    otherChangesAreSafe: ({ context }, name: string) =>
      listLostChanges(changesWithout(context, name), context.departure).length === 0,
    changesWouldBeLost: ({ context }, departure: Departure) => listLostChanges(context.changes, departure).length > 0,
    hasUnstoredChanges: ({ context }) => context.changes.some(isLost),
  },
  actions: {
    note: assign({
      changes: ({ context }, { by: name, isOnDevice = false }: PageChangedEvent) => [
        ...changesWithout(context, name),
        { by: name, isOnDevice },
      ],
    }),
    drop: assign({ changes: ({ context }, name: string) => changesWithout(context, name) }),
    dropAll: assign({ changes: [] }),
    remember: assign({ departure: (_, departure: Departure) => departure }),
    forget: assign({ departure: null }),
    emitDiscarded: emit({ type: 'changes.discarded' as const }),
    goOn: unprovidedAction<Departure | null>('goOn'),
    stay: unprovidedAction<Departure | null>('stay'),
  },
}).createMachine({
  id: 'leavePage',
  context: { departure: null, changes: [] },
  initial: 'unchanged',
  states: {
    unchanged: {
      meta: { description: 'the page can be left' },
      on: {
        'page.changed': [
          {
            guard: { type: 'isLost', params: ({ event }) => event },
            target: 'changed',
            actions: note,
            meta: { description: 'something is written' },
          },
          { actions: note, meta: { description: 'something is written, which the device keeps' } },
        ],
        'page.unchanged': { actions: drop, meta: { description: 'what the device kept is sent' } },
        'leaving.requested': [
          {
            guard: { type: 'changesWouldBeLost', params: ({ event }) => event.departure },
            target: 'asked',
            actions: { type: 'remember', params: ({ event }) => event.departure },
            meta: { description: 'the visitor wants to sign out, after which the device keeps nothing' },
          },
          {
            actions: { type: 'goOn', params: ({ event }) => event.departure },
            meta: { description: 'nobody is asked' },
          },
        ],
      },
    },
    changed: {
      meta: { description: 'the page cannot be left without a question', requirements: ['C2.4-15'] },
      invoke: { id: 'warnOnUnload', src: 'warnOnUnload' },
      on: {
        'page.changed': [
          {
            guard: { type: 'allChangesAreStored', params: ({ event }) => event },
            target: 'unchanged',
            actions: note,
            meta: { description: 'the device keeps what is written now' },
          },
          { actions: note, meta: { description: 'more is written' } },
        ],
        'page.unchanged': [
          {
            guard: { type: 'otherChangesAreStored', ...by },
            target: 'unchanged',
            actions: drop,
            meta: { description: 'it is sent or deleted' },
          },
          { actions: drop, meta: { description: 'it is sent or deleted, and something else is not' } },
        ],
        'leaving.requested': {
          target: 'asked',
          actions: { type: 'remember', params: ({ event }) => event.departure },
          meta: { description: 'the visitor wants to leave' },
        },
      },
    },
    asked: {
      meta: {
        description: 'the visitor is asked whether to leave the page',
        says: ['Are you sure you want to leave this page?', 'There are unsaved changes that will be lost.'],
        requirements: ['C2.4-15', 'C2.4-16'],
      },
      invoke: { id: 'warnOnUnload', src: 'warnOnUnload' },
      on: {
        'leaving.requested': {
          actions: { type: 'remember', params: ({ event }) => event.departure },
          meta: { description: 'the visitor wants to leave in another way' },
        },
        'leaving.refused': [
          {
            guard: 'hasUnstoredChanges',
            target: 'changed',
            actions: stay,
            meta: { description: 'the answer is No', requirements: ['C2.4-17'] },
          },
          {
            target: 'unchanged',
            actions: stay,
            meta: { description: 'the answer to signing out is No', requirements: ['C2.4-17'] },
          },
        ],
        'leaving.confirmed': {
          target: 'unchanged',
          actions: ['emitDiscarded', { type: 'goOn', params: ({ context }) => context.departure }, 'forget', 'dropAll'],
          meta: { description: 'the answer is Yes', requirements: ['C2.4-18'] },
        },
        'page.changed': { actions: note, meta: { description: 'more is written meanwhile' } },
        'page.unchanged': [
          {
            guard: { type: 'otherChangesAreSafe', ...by },
            target: 'unchanged',
            actions: [...stay, drop],
            meta: { description: 'it is sent before there is an answer' },
          },
          { actions: drop, meta: { description: 'some of it is sent before there is an answer' } },
        ],
      },
    },
  },
})
