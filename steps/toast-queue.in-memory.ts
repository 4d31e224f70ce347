import { read } from '#contract/transaction.ts'
import { toastDuration } from '#machines/toast-queue.machine.ts'
import { reaches } from './in-state.ts'
import type { MemoryVisit } from './memory-visit.ts'
import type { ToastQueueJourney } from './toast-queue.journey.ts'

/** The queue of toasts of a visit, on a clock that is moved by hand. */
export function toastQueueInMemory({ api, clock, toasts, notify }: MemoryVisit): ToastQueueJourney {
  const context = () => toasts.getSnapshot().context
  const is = (state: string) => () => reaches(toasts, state)
  const send = async (event: Parameters<typeof toasts.send>[0]) => toasts.send(event)
  return {
    start: async () => {},
    isRefused: async (thing) => {
      const { Msg } = await api.transact([read(thing)])
      notify({ tone: 'danger', title: Msg, key: Msg })
    },
    close: async (title) => {
      const toast = context().toasts.find((one) => one.title === title)
      toasts.send({ type: 'toast.closed', id: toast?.id ?? 0 })
    },
    passTime: clock.pass,
    events: {
      'toast.shown': async ({ notice }) => notify(notice),
      'toast.closed': send,
      'toast.withdrawn': send,
      'toast.timedOut': () => clock.pass(toastDuration),
      'toasts.held': send,
      'toasts.released': send,
      'past.cleared': send,
    },
    states: { quiet: is('quiet'), telling: is('telling'), held: is('held') },
    shows: {
      titles: async () => context().toasts.map(({ title }) => title),
      past: async () => context().past.map(({ title }) => title),
    },
  }
}
