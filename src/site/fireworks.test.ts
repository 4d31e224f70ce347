import { expect, test } from 'vitest'
import { createFireworks } from './fireworks.ts'
import { openMovingSite } from './moving-site.testing.ts'

function open(given: Parameters<typeof openMovingSite>[0] = {}) {
  const world = openMovingSite(given)
  const fireworks = createFireworks(world.site)
  const told: string[] = []
  const end = fireworks.subscribe(() => told.push(fireworks.now()))
  return { ...world, ...fireworks, told, end }
}

test('[C2.12-12][C2.12-13][J9-24] fireworks begin once motion is known to be welcome, and last 12 s', () => {
  const { start, pass, now, told } = open()
  pass(1000)
  const unknown = now()
  start()
  pass(11_999)
  const late = now()
  pass(1)
  expect([unknown, late, now(), told]).toEqual(['waiting', 'burning', 'over', ['burning', 'over']])
})

test('[C2.12-12] fireworks that come to a page that is at work already begin at once', () => {
  const { site, start } = openMovingSite()
  start()
  const fireworks = createFireworks(site)
  const before = fireworks.now()
  fireworks.subscribe(() => {})
  expect([before, fireworks.now()]).toEqual(['waiting', 'burning'])
})

test('[C2.12-13] fireworks that are stopped and lit again last 12 s once more', () => {
  const { start, stop, light, pass, now } = open()
  start()
  pass(5000)
  stop()
  pass(20_000)
  const stopped = now()
  light()
  pass(11_999)
  const late = now()
  pass(1)
  expect([stopped, late, now()]).toEqual(['over', 'burning', 'over'])
})

test('[C2.12-14][C4.3-14] where animations are stopped there are no fireworks, and they begin when animations are welcome', () => {
  const { start, pass, wishStillness, now } = open({ isStill: true })
  start()
  pass(20_000)
  const still = now()
  wishStillness(false)
  pass(11_999)
  const late = now()
  pass(1)
  expect([still, late, now()]).toEqual(['still', 'burning', 'over'])
})

test('[C2.12-14][C4.3-14] fireworks that have been seen do not begin again by themselves', () => {
  const { start, pass, stop, light, wishStillness, now, told } = open()
  start()
  pass(1000)
  wishStillness(true)
  pass(20_000)
  wishStillness(false)
  wishStillness(true)
  wishStillness(false)
  light()
  pass(1000)
  stop()
  wishStillness(true)
  wishStillness(false)
  expect([now(), told]).toEqual([
    'over',
    ['burning', 'still', 'over', 'still', 'over', 'burning', 'over', 'still', 'over'],
  ])
})

test('fireworks that nobody follows any more tell nothing', () => {
  const { start, pass, end, wishStillness, told } = open()
  start()
  end()
  pass(20_000)
  wishStillness(true)
  expect(told).toEqual(['burning'])
})
