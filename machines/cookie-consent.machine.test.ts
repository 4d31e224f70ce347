import { createActor, fromCallback, SimulatedClock, type Subscription } from 'xstate'
import { expect, test } from 'vitest'
import {
  allowsAnalytics,
  isChoicePending,
  cookieConsentMachine,
  type CookieConsentEvent,
} from './cookie-consent.machine.ts'

type Start = { stored?: string | null; signal?: boolean; refuses?: boolean }

function start({ stored = null, signal = false, refuses = false }: Start = {}) {
  const kept: string[] = []
  const told: string[] = []
  const clock = new SimulatedClock()
  const machine = cookieConsentMachine.provide({
    actors: { watchCookie: fromCallback(({ sendBack }) => sendBack({ type: 'cookie.read', stored })) },
    actions: {
      storeCookie: ({ self }, text) => {
        if (refuses) self.send({ type: 'cookie.refused' })
        else kept.push(text)
      },
      notify: (_, { title }) => void told.push(title),
    },
  })
  const actor = createActor(machine, { input: { signal }, clock }).start()
  const send = (...events: CookieConsentEvent[]) => events.forEach((event) => actor.send(event))
  return { actor, clock, kept, told, send, value: () => actor.getSnapshot().value }
}

test('[C4.2-07][C9-11] the notice stays until it is answered, however long that takes', () => {
  const { clock, value } = start()
  clock.increment(10 * 365 * 24 * 3_600_000)
  expect(value()).toEqual('unanswered')
})

test.each(['all.disabled', 'all.allowed'] as const)(
  '[C4.2-11] after %s the notice stays 499 ms and is gone at 500 ms, and what was chosen is kept from the start',
  (type) => {
    const { clock, kept, send, value } = start()
    send({ type })
    clock.increment(499)
    const before = [value(), kept.length]
    clock.increment(1)
    expect([before, value(), kept.length]).toEqual([['closingNotice', 1], 'answered', 1])
  },
)

test('[C4.2-10][C4.2-12] disabling all keeps what is necessary, allowing all keeps everything, in the notice and in the panel', () => {
  const chosen = (...events: CookieConsentEvent[]) => {
    const { send, kept } = start()
    send(...events)
    return kept
  }
  expect([
    chosen({ type: 'all.disabled' }),
    chosen({ type: 'all.allowed' }),
    chosen({ type: 'panel.opened' }, { type: 'all.disabled' }),
    chosen({ type: 'panel.opened' }, { type: 'all.allowed' }),
  ]).toEqual([['necessary'], ['necessary|social|analytical'], ['necessary'], ['necessary|social|analytical']])
})

test('[C4.2-16.a][C7.2-15] what is drafted in the panel allows nothing until it is saved, and then at once', () => {
  const { actor, send } = start({ stored: 'necessary' })
  const seen: boolean[] = []
  const subscription: Subscription = actor.subscribe((snapshot) => seen.push(allowsAnalytics(snapshot)))
  send({ type: 'panel.opened' }, { type: 'kind.toggled', kind: 'analytical' }, { type: 'choice.saved' })
  send({ type: 'panel.opened' }, { type: 'all.disabled' })
  subscription.unsubscribe()
  expect(seen).toEqual([false, false, true, true, false])
})

test('[C4.2-03][C4.2-04][C4.2-05] the signal allows nothing, whatever the cookie says or will say', () => {
  const { actor, kept, send, value } = start({ stored: 'necessary|social|analytical', signal: true })
  send({ type: 'cookie.read', stored: 'necessary|social|analytical' })
  send({ type: 'all.allowed' })
  const snapshot = actor.getSnapshot()
  expect([value(), kept, allowsAnalytics(snapshot), isChoicePending(snapshot)]).toEqual([
    'overridden',
    ['necessary'],
    false,
    false,
  ])
})

test('a browser that keeps no cookies is told of once, and the choice holds for the visit', () => {
  const { actor, clock, told, send, value } = start({ refuses: true })
  send({ type: 'all.allowed' }, { type: 'cookie.read', stored: null })
  clock.increment(500)
  send({ type: 'panel.opened' }, { type: 'choice.saved' }, { type: 'cookie.read', stored: null })
  expect([value(), told, allowsAnalytics(actor.getSnapshot())]).toEqual([
    'answered',
    ['Your browser could not store your choice about cookies.'],
    true,
  ])
})

test('nobody is told of a cookie that only the signal wanted to keep', () => {
  expect(start({ signal: true, refuses: true }).told).toEqual([])
})

test('[C4.2-13] behind the panel the notice stands until a choice is made', () => {
  const { actor, clock, send } = start()
  const asks = () => isChoicePending(actor.getSnapshot())
  const seen = [asks()]
  send({ type: 'panel.opened' })
  seen.push(asks())
  send({ type: 'panel.closed' })
  seen.push(asks())
  send({ type: 'panel.opened' }, { type: 'all.disabled' })
  seen.push(asks())
  clock.increment(500)
  seen.push(asks())
  expect(seen).toEqual([true, true, true, false, false])
})
