import { assign, cancel, emit, enqueueActions, setup } from 'xstate'
import type { Meta } from './meta.ts'

export type Notice = {
  readonly tone: 'info' | 'success' | 'warning' | 'danger'
  readonly title: string
  readonly message?: string
  /** Milliseconds; null: until closed; undefined: depends on `tone`. */
  readonly duration?: number | null
  /** A later notice with the same key replaces it; it can also be withdrawn by its key. */
  readonly key?: string
  readonly busy?: boolean
  readonly undo?: boolean
}

export type Toast = Notice & { readonly id: number }

export type PastNotice = Toast & { readonly at: number }

export type HoldReason = 'pointer' | 'focus' | 'other tab' | 'not drawn'

type ToastEvent =
  | { type: 'toast.shown'; notice: Notice; at: number }
  | { type: 'toast.closed'; id: number }
  | { type: 'toast.undone'; id: number }
  | { type: 'toast.withdrawn'; key: string }
  | { type: 'toast.timedOut'; id: number }
  | { type: 'toasts.held'; by: HoldReason }
  | { type: 'toasts.released'; by: HoldReason }
  | { type: 'past.cleared' }

type Undone = { type: 'undone'; key: string | undefined }

type Context = {
  /** Newest last. */
  toasts: ReadonlyArray<Toast>
  next: number
  /** Newest first; this visit only. */
  past: ReadonlyArray<PastNotice>
  holds: ReadonlyArray<HoldReason>
}

export const maxToasts = 5

export const toastDuration = 5000

/** In ms; null: until closed. Errors and warnings stay until they are read. */
const noticeDuration = ({ tone, duration }: Notice) =>
  duration !== undefined ? duration : tone === 'danger' || tone === 'warning' ? null : toastDuration

const isPointerOrFocus = (by: HoldReason) => by === 'pointer' || by === 'focus'

const toastTimerId = (id: number) => `toast ${id}`

const listStartableToasts = ({ context: { toasts, holds } }: { context: Context }) =>
  holds.length > 0 ? [] : toasts.slice(-1)

const isSameNotice = (one: Notice, other: Notice) =>
  one.key === other.key && one.title === other.title && one.message === other.message

const remember = (past: Context['past'], told: PastNotice) =>
  told.busy || told.undo
    ? past
    : [told, ...past.filter((earlier) => told.key === undefined || !isSameNotice(earlier, told))]

/** Released toasts get their full time again. */
export const toastQueueMachine = setup({
  types: { context: {} as Context, events: {} as ToastEvent, meta: {} as Meta, emitted: {} as Undone },
  guards: {
    hasToasts: ({ context }) => context.toasts.length > 0,
    hasNoToasts: ({ context }) => context.toasts.length === 0,
    queueIsFull: ({ context }) => context.toasts.length === maxToasts,
    isShown: ({ context }, id: number) => context.toasts.some((toast) => toast.id === id),
    isUndoable: ({ context }, id: number) => context.toasts.some((toast) => toast.id === id && toast.undo),
    timeIsUp: ({ context: { toasts, holds } }, id: number) =>
      holds.length === 0 && toasts.some((toast) => toast.id === id && noticeDuration(toast) !== null),
    keyIsShown: ({ context }, key: string | undefined) =>
      key !== undefined && context.toasts.some((toast) => toast.key === key),
    hasHolds: ({ context }) => context.holds.length > 0,
    hasNoHolds: ({ context }) => context.holds.length === 0,
    canHold: ({ context }, by: HoldReason) =>
      !context.holds.includes(by) && (!isPointerOrFocus(by) || context.toasts.length > 0),
    holds: ({ context }, by: HoldReason) => context.holds.includes(by),
    hasPastNotices: ({ context }) => context.past.length > 0,
  },
  actions: {
    add: assign(({ context: { toasts, next, past } }, { notice, at }: { notice: Notice; at: number }) => ({
      toasts: [...toasts, { ...notice, id: next }],
      next: next + 1,
      past: remember(past, { ...notice, id: next, at }),
    })),
    /** Toasts with undo go last: the offer cannot be made again. */
    dropOldest: assign(({ context: { toasts } }) => {
      const oldest = toasts.find(({ undo }) => !undo) ?? toasts[0]
      return { toasts: toasts.filter((toast) => toast !== oldest) }
    }),
    remove: assign(({ context }, id: number) => ({ toasts: context.toasts.filter((toast) => toast.id !== id) })),
    emitUndone: emit(({ context }, id: number) => ({
      type: 'undone' as const,
      key: context.toasts.find((toast) => toast.id === id)?.key,
    })),
    withdraw: assign(({ context }, key: string | undefined) => ({
      toasts: context.toasts.filter((toast) => toast.key !== key),
    })),
    hold: assign(({ context }, by: HoldReason) => ({ holds: [...context.holds, by] })),
    release: assign(({ context }, by: HoldReason) => ({ holds: context.holds.filter((hold) => hold !== by) })),
    releasePointerAndFocus: assign(({ context }) => ({
      holds: context.holds.filter((hold) => !isPointerOrFocus(hold)),
    })),
    clearPast: assign({ past: [] }),
    startTimers: enqueueActions(({ enqueue }, toasts: ReadonlyArray<Toast>) => {
      for (const toast of toasts) {
        const delay = noticeDuration(toast)
        if (delay !== null)
          enqueue.raise({ type: 'toast.timedOut', id: toast.id }, { id: toastTimerId(toast.id), delay })
      }
    }),
    stopTimers: enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.toasts) enqueue(cancel(toastTimerId(id)))
    }),
  },
}).createMachine({
  id: 'toastQueue',
  context: { toasts: [], next: 1, past: [], holds: [] },
  initial: 'quiet',
  on: {
    'toast.shown': [
      {
        guard: { type: 'keyIsShown', params: ({ event }) => event.notice.key },
        actions: [
          { type: 'withdraw', params: ({ event }) => event.notice.key },
          { type: 'add', params: ({ event }) => event },
          { type: 'startTimers', params: listStartableToasts },
        ],
        meta: { description: 'it takes the place of the earlier one about the same thing' },
      },
      {
        guard: 'queueIsFull',
        actions: [
          'dropOldest',
          { type: 'add', params: ({ event }) => event },
          { type: 'startTimers', params: listStartableToasts },
        ],
        meta: { description: 'the oldest of five makes room', requirements: ['C2.4-26', 'C4.5-01'] },
      },
      {
        actions: [
          { type: 'add', params: ({ event }) => event },
          { type: 'startTimers', params: listStartableToasts },
        ],
        meta: { description: 'it is told below the others' },
      },
    ],
    'toast.closed': {
      guard: { type: 'isShown', params: ({ event }) => event.id },
      actions: { type: 'remove', params: ({ event }) => event.id },
      meta: { description: 'the visitor closes one' },
    },
    'toast.undone': {
      guard: { type: 'isUndoable', params: ({ event }) => event.id },
      actions: [
        { type: 'emitUndone', params: ({ event }) => event.id },
        { type: 'remove', params: ({ event }) => event.id },
      ],
      meta: { description: 'the visitor takes back what one tells of' },
    },
    'toast.withdrawn': {
      guard: { type: 'keyIsShown', params: ({ event }) => event.key },
      actions: { type: 'withdraw', params: ({ event }) => event.key },
      meta: { description: 'what it was about is over', requirements: ['C4.5-06'] },
    },
    'toast.timedOut': {
      guard: { type: 'timeIsUp', params: ({ event }) => event.id },
      actions: { type: 'remove', params: ({ event }) => event.id },
      meta: { description: 'its time is up', requirements: ['C4.5-02'] },
    },
    'toasts.held': {
      guard: { type: 'canHold', params: ({ event }) => event.by },
      actions: { type: 'hold', params: ({ event }) => event.by },
    },
    'toasts.released': {
      guard: { type: 'holds', params: ({ event }) => event.by },
      actions: { type: 'release', params: ({ event }) => event.by },
    },
    'past.cleared': {
      guard: 'hasPastNotices',
      actions: 'clearPast',
      meta: { description: 'the visitor clears the list of past notices' },
    },
  },
  states: {
    quiet: {
      meta: { description: 'no toast shows' },
      entry: 'releasePointerAndFocus',
      always: { guard: 'hasToasts', target: 'telling' },
    },
    telling: {
      meta: { description: 'toasts show, each for its time', requirements: ['C4.5-01', 'C4.5-02'] },
      always: [
        { guard: 'hasNoToasts', target: 'quiet' },
        { guard: 'hasHolds', target: 'held' },
      ],
    },
    held: {
      meta: { description: 'toasts stay while the visitor reads them or looks elsewhere' },
      entry: 'stopTimers',
      always: [
        { guard: 'hasNoToasts', target: 'quiet' },
        {
          guard: 'hasNoHolds',
          target: 'telling',
          actions: { type: 'startTimers', params: ({ context }) => context.toasts },
        },
      ],
    },
  },
})
