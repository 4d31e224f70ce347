import { assign, setup } from 'xstate'
import type { Meta } from './meta.ts'

/** Something a visitor is told without being interrupted. */
export type Notice = {
  readonly tone: 'info' | 'success' | 'warning' | 'danger'
  readonly title: string
  readonly message?: string
  /** Milliseconds until it goes by itself; null keeps it until it is closed. Left out: 5000 (C4.5-02). */
  readonly duration?: number | null
  /** Names what the notice is about: a later one with the same key takes its place, and it can be withdrawn by it. */
  readonly key?: string
}

export type Toast = Notice & { readonly id: number }

type ToastEvent =
  | { type: 'toast.shown'; notice: Notice }
  | { type: 'toast.closed'; id: number }
  | { type: 'toast.withdrawn'; key: string }

/** How many toasts show at once (C2.4-26, C4.5-01). */
export const mostToasts = 5

/** What visitors are told at the edge of the screen, the latest last (C4.5). */
export const toastQueueMachine = setup({
  types: {
    context: {} as { toasts: ReadonlyArray<Toast>; next: number },
    events: {} as ToastEvent,
    meta: {} as Meta,
  },
  guards: {
    toastsShow: ({ context }) => context.toasts.length > 0,
    nothingShows: ({ context }) => context.toasts.length === 0,
  },
  actions: {
    add: assign(({ context: { toasts, next } }, notice: Notice) => ({
      toasts: [...toasts.filter(({ key }) => key === undefined || key !== notice.key), { ...notice, id: next }].slice(
        -mostToasts,
      ),
      next: next + 1,
    })),
    remove: assign(({ context: { toasts } }, id: number) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
    withdraw: assign(({ context: { toasts } }, key: string) => ({
      toasts: toasts.filter((toast) => toast.key !== key),
    })),
  },
}).createMachine({
  id: 'toastQueue',
  context: { toasts: [], next: 1 },
  initial: 'quiet',
  on: {
    'toast.shown': { actions: { type: 'add', params: ({ event }) => event.notice } },
    'toast.closed': { actions: { type: 'remove', params: ({ event }) => event.id } },
    'toast.withdrawn': { actions: { type: 'withdraw', params: ({ event }) => event.key } },
  },
  states: {
    quiet: {
      meta: { description: 'no toast shows' },
      always: { guard: 'toastsShow', target: 'telling' },
    },
    telling: {
      meta: { description: 'toasts show', requirements: ['C4.5-01'] },
      always: { guard: 'nothingShows', target: 'quiet' },
    },
  },
})
