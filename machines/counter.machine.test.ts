import { createActor, SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import { countedSoFar, counterMachine } from './counter.machine.ts'
import { deaf } from './fake-actors.testing.ts'

function start(autoplay = true) {
  const clock = new SimulatedClock()
  const actor = createActor(counterMachine.provide({ actors: { watchAutoplay: deaf() } }), {
    clock,
    input: { value: 200, autoplay },
  }).start()
  const pass = (duration: number) => {
    for (let passed = 0; passed < duration; passed += 10) clock.increment(10)
  }
  const now = () => [actor.getSnapshot().value, actor.getSnapshot().context.ticks]
  return { actor, pass, now }
}

test('[C2.6-29][C2.6-31][C2.6-32][C2.6-33] a number that is seen waits 500 ms, then moves every 10 ms, and is there 2000 ms later', () => {
  const { actor, pass, now } = start()
  pass(5000)
  const unseen = now()
  actor.send({ type: 'number.shown' })
  pass(490)
  const waiting = now()
  pass(10)
  const begun = now()
  pass(30)
  const third = now()
  pass(1960)
  const late = now()
  pass(10)
  expect([unseen, waiting, begun, third, late, now()[0]]).toEqual([
    ['unseen', 0],
    ['waiting', 0],
    ['counting', 0],
    ['counting', 3],
    ['counting', 199],
    'counted',
  ])
})

test('[C2.6-29] the number rises from 0 to its value and never falls', () => {
  const shown = Array.from({ length: 201 }, (_, ticks) => countedSoFar({ value: 412, autoplay: true, ticks }))
  expect([shown[0], shown[100], shown[200], shown.toSorted((a, b) => a - b)]).toEqual([0, 361, 412, shown])
})

test('[C2.6-30][C4.3-14] where nothing may move, and once nothing may move any more, the final number shows at once', () => {
  const still = start(false)
  still.actor.send({ type: 'number.shown' })
  const midway = start()
  midway.actor.send({ type: 'number.shown' })
  midway.pass(1000)
  const before = midway.now()[0]
  midway.actor.send({ type: 'autoplay.changed', isAllowed: false })
  expect([still.now()[0], before, midway.now()[0]]).toEqual(['counted', 'counting', 'counted'])
})

test('a number that is out of sight does not count, and begins again when it is seen again', () => {
  const { actor, pass, now } = start()
  actor.send({ type: 'number.shown' })
  pass(1500)
  actor.send({ type: 'number.hidden' })
  pass(5000)
  const hidden = now()
  actor.send({ type: 'number.shown' })
  pass(510)
  expect([hidden, now()]).toEqual([
    ['unseen', 0],
    ['counting', 1],
  ])
})
