import { expect, test, vi } from 'vitest'
import { withTimeout } from './script-loading.ts'

const timeoutError = new Error('too late')

test('what comes in time is given, what fails in time is told, and what does not come is given up', async () => {
  vi.useFakeTimers()
  const never = new Promise<string>(() => {})
  const outcomes = Promise.all(
    [Promise.resolve('here'), Promise.reject(new Error('broken')), never].map((wanted) =>
      withTimeout(wanted, 1_000, timeoutError).catch((error: Error) => error.message),
    ),
  )
  await vi.advanceTimersByTimeAsync(1_000)
  expect([await outcomes, vi.getTimerCount()]).toEqual([['here', 'broken', 'too late'], 0])
  vi.useRealTimers()
})
