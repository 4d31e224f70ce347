import { expect, test } from 'vitest'
import { createSpareTime } from './spare-time.ts'

function start(share: number) {
  let now = 0
  const spare = createSpareTime({ share, clock: () => now })
  return { spare, at: (moment: number) => (now = moment) }
}

const settled = () => new Promise((resolve) => void setImmediate(resolve))

test('work goes one piece at a time, and rests so long that it takes no more than its share', async () => {
  const { spare, at } = start(0.1)
  const first = Promise.withResolvers<void>()
  expect([spare(() => first.promise), spare(async () => {})]).toEqual([true, false])
  at(50)
  first.resolve()
  await settled()
  expect([at(499), spare(async () => {})]).toEqual([499, false])
  expect([at(500), spare(async () => {})]).toEqual([500, true])
})

test('work that fails rests as long', async () => {
  const { spare, at } = start(0.5)
  const failing = Promise.withResolvers<void>()
  spare(() => failing.promise)
  at(10)
  failing.reject(new Error('no memory'))
  await settled()
  expect([at(19), spare(async () => {}), at(20), spare(async () => {})]).toEqual([19, false, 20, true])
})

test('however much is asked for in a minute, its share is all that is done', async () => {
  const { spare, at } = start(0.1)
  let [now, worked] = [0, 0]
  while (now < 60_000) {
    const piece = Promise.withResolvers<void>()
    if (spare(() => piece.promise)) {
      worked += 140
      now += 140
      at(now)
      piece.resolve()
      await settled()
    } else at((now += 7))
  }
  expect(worked).toBeLessThanOrEqual(6_140)
  expect(worked).toBeGreaterThan(5_500)
})
