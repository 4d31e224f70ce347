import { afterEach, expect, test, vi } from 'vitest'
import { openInMemory } from './open-pglite.ts'

afterEach(() => void vi.restoreAllMocks())

const longestWait = 2 ** 31 - 1
const aSecond = 1000

type Timer = { readonly run: () => void; readonly wait: number }

function captureLongTimers() {
  const setTimer = globalThis.setTimeout
  const held: Timer[] = []
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, wait = 0) => {
    if (wait > aSecond) held.push({ run, wait })
    return setTimer(wait > aSecond ? () => {} : run, wait > aSecond ? 0 : wait)
  })
  return held
}

test('a clock that was ahead and is put right leaves the embedded database no timer that Node cannot wait for', async () => {
  const held = captureLongTimers()
  const database = await openInMemory()
  const [start, clock] = [Date.now(), vi.spyOn(Date, 'now')]
  await database.query('create table ahead (at timestamptz default now())')
  clock.mockReturnValue(start + 400 * 24 * 60 * 60_000)
  // What is counted at once after the last count waits for its time.
  for (let written = 0; written < 3; written += 1) await database.query('insert into ahead default values')
  clock.mockReturnValue(start)
  held.at(-1)?.run()
  await database.close()
  expect(held.at(-1)?.wait).toBe(longestWait)
})
