import assert from 'node:assert/strict'
import { read } from '#contract/operations.ts'
import { toastDuration, toastQueueMachine, type Toast } from '#machines/toast-queue.machine.ts'
import { journeyInMemory } from '../harness/journey-in-memory.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import type { ToastQueueJourney } from './browser.ts'

const tones = { note: 'info', confirmation: 'success', warning: 'warning', error: 'danger' } as const

export function findToast(world: MemoryWorld, isMeant: (toast: Toast) => boolean): Toast {
  const { toasts } = world.site.actors.toasts.getSnapshot().context
  const found = toasts.find(isMeant)
  assert.ok(found, `There is no such notice. There are: ${toasts.map(({ title }) => title).join(' | ') || 'none'}.`)
  return found
}

export function toastQueueInMemory(world: MemoryWorld): ToastQueueJourney {
  const toasts = () => world.site.actors.toasts
  const context = () => toasts().getSnapshot().context
  const { events, states } = journeyInMemory(toastQueueMachine, toasts)
  return {
    start: async () => world.open('/home'),
    isRefused: async (thing) => void (await world.site.calls.transact([read(thing)])),
    close: async (title) =>
      toasts().send({ type: 'toast.closed', id: findToast(world, (toast) => toast.title === title).id }),
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
