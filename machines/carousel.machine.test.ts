import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { carouselMachine } from './carousel.machine.ts'
import { deaf } from './fake-actors.testing.ts'

function start(input = { count: 3 }, isAllowed = true) {
  const clock = new SimulatedClock()
  const actor = createActor(carouselMachine.provide({ actors: { watchAutoplay: deaf() } }), { input, clock }).start()
  actor.send({ type: 'autoplay.changed', isAllowed })
  const shows = () => actor.getSnapshot().context.index
  return { actor, clock, shows, state: () => actor.getSnapshot().value }
}

test('[C2.17-01] the first slide shows first', () => {
  expect(start().shows()).toBe(0)
})

test('[C2.17-02][C2.17-03] the first turn comes 5 s after the slides are seen, and not before', () => {
  const { actor, clock, shows } = start()
  clock.increment(60_000)
  expect(shows()).toBe(0)
  actor.send({ type: 'carousel.shown' })
  clock.increment(4_999)
  expect(shows()).toBe(0)
  clock.increment(1)
  expect(shows()).toBe(1)
})

test('[C2.17-09] after the last slide comes the first, and before the first the last', () => {
  const { actor, clock, shows } = start()
  actor.send({ type: 'carousel.shown' })
  clock.increment(5_000)
  clock.increment(5_000)
  expect(shows()).toBe(2)
  clock.increment(5_000)
  expect(shows()).toBe(0)
  actor.send({ type: 'slide.turned', by: -1 })
  expect(shows()).toBe(2)
})

test('one slide has nowhere to turn', () => {
  const { actor, clock, state } = start({ count: 1 })
  actor.send({ type: 'carousel.shown' })
  clock.increment(60_000)
  expect(state()).toBe('still')
})

test('stillness that ends lets the slides turn again, unless the visitor had stopped them', () => {
  const { actor, state } = start()
  actor.send({ type: 'carousel.shown' })
  actor.send({ type: 'autoplay.changed', isAllowed: false })
  actor.send({ type: 'autoplay.changed', isAllowed: true })
  expect(state()).toBe('rotating')
  actor.send({ type: 'rotation.stopped' })
  actor.send({ type: 'autoplay.changed', isAllowed: false })
  expect(state()).toBe('still')
  actor.send({ type: 'autoplay.changed', isAllowed: true })
  expect(state()).toBe('stopped')
})

test('who starts the slides by a press need not take the pointer away, but the next visit of the pointer holds them', () => {
  const { actor, state } = start()
  actor.send({ type: 'carousel.shown' })
  actor.send({ type: 'pointer.entered' })
  actor.send({ type: 'rotation.stopped' })
  actor.send({ type: 'rotation.started' })
  expect(state()).toBe('rotating')
  actor.send({ type: 'pointer.left' })
  actor.send({ type: 'pointer.entered' })
  expect(state()).toBe('paused')
})
