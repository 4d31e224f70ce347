import assert from 'node:assert/strict'
import { read } from '#contract/operations.ts'
import { toastDuration, toastQueueMachine } from '#machines/toast-queue.machine.ts'
import { journeyInMemory } from '../harness/journey-in-memory.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import type { ToastQueueJourney } from './browser.ts'

const tones = { note: 'info', confirmation: 'success', warning: 'warning', error: 'danger' } as const

export function toastQueueInMemory(world: MemoryWorld): ToastQueueJourney {
  const toasts = () => world.site.actors.toasts
  const context = () => toasts().getSnapshot().context
  const { events, states } = journeyInMemory(toastQueueMachine, toasts)
  return {
    start: async () => world.open('/home'),
    isRefused: async (thing) => void (await world.site.calls.transact([read(thing)])),
    close: async (title) =>
      toasts().send({ type: 'toast.closed', id: context().toasts.find((one) => one.title === title)?.id ?? 0 }),
    isShown: async (kind, title) => {
      const shown = context().toasts.map((toast) => `${toast.tone}: ${toast.title}`)
      assert.ok(shown.includes(`${tones[kind]}: ${title}`), `Expected the ${kind} "${title}", saw ${shown.join(' | ')}`)
    },
    passTime: world.clock.pass,
    events: {
      ...events,
      'toast.shown': async ({ notice }) => world.site.notifications.notify(notice),
      'toast.timedOut': () => world.clock.pass(toastDuration),
    },
    states,
    shows: {
      titles: async () => context().toasts.map(({ title }) => title),
      past: async () => context().past.map(({ title }) => title),
    },
  }
}
