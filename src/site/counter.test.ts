import { expect, test } from 'vitest'
import { countAfter, createCounter } from './counter.ts'
import { openMovingSite } from './moving-site.testing.ts'

function open({ isStill = false, isServed = false } = {}) {
  const { site, start, ...world } = openMovingSite({ isStill })
  start()
  const counter = createCounter(site, { value: 200, isServed })
  let told = 0
  const end = counter.subscribe(() => {
    told += 1
  })
  return { ...world, ...counter, end, countTold: () => told }
}

test('[C2.6-29][C2.6-31][C2.6-32][C2.6-33] a number that is seen waits 500 ms, then moves every 10 ms, and is there 2000 ms later', () => {
  const { view, pass, now } = open()
  const after = (duration: number) => {
    pass(duration)
    return now()
  }
  const unseen = after(5000)
  view(true)
  const shown = [499, 1, 9, 1, 10, 1979, 1].map(after)
  expect([unseen, ...shown]).toEqual([null, null, 0, 0, 3, 6, 200, null])
})

test('[C2.6-29] the number rises from 0 to its value and never falls', () => {
  const shown = Array.from({ length: 201 }, (_, ticks) => countAfter(ticks * 10, 412))
  expect([shown[0], shown[100], shown[200], shown.toSorted((a, b) => a - b)]).toEqual([0, 361, 412, shown])
  expect([countAfter(-5, 412), countAfter(2500, 412)]).toEqual([0, 412])
})

test('[C2.6-30][C4.3-14] where nothing may move the final number shows at once, and stays when animations are welcome', () => {
  const { view, pass, now, wishStillness } = open({ isStill: true })
  view(true)
  pass(510)
  const still = now()
  wishStillness(false)
  view(false)
  view(true)
  pass(510)
  expect([still, now()]).toEqual([null, null])
})

test.each([
  ['about to count', 400],
  ['on its way', 1000],
])('[C2.6-30][C4.3-14] once nothing may move any more, a number %s is final for good', (_, duration) => {
  const { view, pass, now, wishStillness, countTold } = open()
  view(true)
  pass(duration)
  const before = countTold()
  wishStillness(true)
  const told = countTold() - before
  const stopped = now()
  wishStillness(false)
  pass(510)
  expect([told, stopped, now()]).toEqual([1, null, null])
})

test('[C2.6-29] a number that is out of sight does not count, and begins again from 0 when it is seen again', () => {
  const { view, pass, now } = open()
  view(true)
  pass(1500)
  view(false)
  const left = now()
  pass(5000)
  const hidden = now()
  view(true)
  pass(499)
  const waiting = now()
  pass(1)
  expect([left, hidden, waiting, now()]).toEqual([null, null, null, 0])
})

test('[C2.6-30] a number that was served in sight has been read and does not count; one that was out of sight does', () => {
  const count = (views: ReadonlyArray<boolean>, isServed: boolean) => {
    const { view, pass, now } = open({ isServed })
    views.forEach(view)
    pass(510)
    return now()
  }
  expect([
    count([true], true),
    count([true, false, true], true),
    count([false, true], true),
    count([true], false),
  ]).toEqual([null, null, 3, 3])
})

test('a number that is told again that it is in sight goes on, and one that has arrived stays', () => {
  const { view, pass, now } = open()
  view(true)
  pass(400)
  view(true)
  pass(110)
  const begun = now()
  view(true)
  pass(10)
  const later = now()
  pass(5000)
  view(false)
  view(true)
  pass(510)
  expect([begun, later, now()]).toEqual([3, 6, null])
})

test('a number that nobody follows any more is still', () => {
  const { view, pass, end, now, wishStillness, countTold } = open()
  view(true)
  pass(1000)
  end()
  const told = countTold()
  pass(5000)
  wishStillness(true)
  expect([now(), countTold() - told]).toEqual([null, 0])
})
