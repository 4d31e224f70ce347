import { expect, test } from 'vitest'
import { randomInMemory } from './memory-random.ts'

test('the bytes of a visitor are the same in each run, change from call to call, and are those of nobody else', () => {
  const [ada, again, ben] = [randomInMemory('visitor 1'), randomInMemory('visitor 1'), randomInMemory('visitor 2')]
  const first = ada(16)
  expect(first).toHaveLength(16)
  expect(again(16)).toEqual(first)
  expect([ada(16), ben(16)]).not.toContainEqual(first)
})
