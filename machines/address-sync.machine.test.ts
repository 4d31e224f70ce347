import { createActor, setup, SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import { addressSyncMachine, type AddressSyncEvent, type AddressUpdateEvent } from './address-sync.machine.ts'
import { deaf } from './fake-actors.testing.ts'

function watch(query: string) {
  const done: string[] = []
  const clock = new SimulatedClock()
  const addressSync = addressSyncMachine.provide({
    actors: { watchPlace: deaf(), watchLinks: deaf() },
    actions: { showAddress: (_, address) => void done.push(`shows ${address}`) },
  })
  const search = setup({
    types: { events: {} as AddressUpdateEvent },
    actors: { addressSync },
    actions: { note: (_, told: string) => void done.push(told) },
  }).createMachine({
    invoke: { id: 'addressSync', src: 'addressSync', input: { query } },
    on: {
      'address.changed': { actions: { type: 'note', params: ({ event }) => `tells ${event.query}` } },
      'typing.paused': { actions: { type: 'note', params: 'rests' } },
    },
  })
  const running = createActor(search, { clock }).start()
  const send = (event: AddressSyncEvent) => running.getSnapshot().children.addressSync?.send(event)
  return {
    done,
    type: (words: string) => send({ type: 'search.changed', query: words, isTyping: true }),
    choose: (words: string) => send({ type: 'search.changed', query: words, isTyping: false }),
    follow: () => send({ type: 'link.followed' }),
    arrive: (at: string) => send({ type: 'place.changed', query: at }),
    pass: (time: number) => clock.increment(time),
  }
}

test('[J4.6-04] what is chosen is shown at once, and only when it is not shown yet', () => {
  const { done, choose } = watch('q=a%20b')
  for (const query of ['q=a+b', 'q=c', 'q=c']) choose(query)
  expect(done).toEqual(['shows q=c'])
})

test('[J4.6-04][J2.8-03] what is typed is shown when the typing has rested for 250 ms', () => {
  const { done, type, pass } = watch('')
  for (const query of ['q=r', 'q=ra']) {
    type(query)
    pass(249)
  }
  const before = [...done]
  pass(1)
  expect([before, done]).toEqual([[], ['shows q=ra', 'rests']])
})

test('typing that ends where it began shows nothing, and is told', () => {
  const { done, type, pass } = watch('q=r')
  for (const query of ['q=ra', 'q=r']) type(query)
  pass(250)
  expect(done).toEqual(['rests'])
})

test('[J4.6-01] what is typed when a link is followed is shown before, and once', () => {
  const { done, type, follow, pass } = watch('')
  follow()
  type('q=ra')
  follow()
  pass(250)
  expect(done).toEqual(['shows q=ra', 'rests'])
})

test('what is chosen while typing has not rested is shown in its place', () => {
  const { done, type, choose, pass } = watch('')
  type('q=ra')
  choose('q=radar')
  pass(250)
  expect(done).toEqual(['shows q=radar'])
})

test('[J4.6-01][J2.8-02] an address that changes by itself is told once, and needs not be shown', () => {
  const { done, arrive, choose, pass } = watch('q=a')
  for (const query of ['q=a', 'q=b', 'q=b']) arrive(query)
  choose('q=b')
  pass(250)
  expect(done).toEqual(['tells q=b'])
})

test('[J4.6-01] an address that comes between typing and rest is followed, and what was typed is not shown', () => {
  const { done, type, arrive, pass } = watch('q=a')
  type('q=ab')
  arrive('q=c')
  pass(250)
  expect(done).toEqual(['tells q=c'])
})

test('a search that could not be shown on the way to another page is shown once she stays, and no sooner told', () => {
  const { done, type, choose, arrive, pass } = watch('q=a')
  type('q=ab')
  pass(250)
  // The page that she was on her way to does not come, and she gives it up.
  arrive('q=a')
  arrive('q=ab')
  choose('q=c')
  arrive('q=c')
  arrive('q=ab')
  expect(done).toEqual(['shows q=ab', 'rests', 'shows q=ab', 'shows q=c', 'tells q=ab'])
})
