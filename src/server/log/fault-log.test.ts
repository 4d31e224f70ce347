import { expect, test } from 'vitest'
import { createLineLimiter } from './fault-log.ts'

test('so many lines are written in a time, and the next one says how many were left out', () => {
  let now = 0
  const lines = createLineLimiter(2, 1_000, () => now)
  const written: string[] = []
  const tell = (name: string) => lines((left) => written.push(`${name}, ${left} left out`))
  for (const name of ['a', 'b', 'c', 'd']) tell(name)
  now = 999
  tell('e')
  now = 1_000
  tell('f')
  tell('g')
  expect(written).toEqual(['a, 0 left out', 'b, 0 left out', 'f, 3 left out', 'g, 0 left out'])
})
