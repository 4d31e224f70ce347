import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { patience } from './patience.ts'

const glance = 25

/**
 * Looks until what a person sees is what the sentence says; fails with what she saw last. The last look begins when the time
 * is over: one that waits for something that has gone meanwhile may take all of it.
 */
export async function sees<Value>(look: () => Promise<Value>, expected: Value): Promise<void> {
  const deadline = Date.now() + patience
  for (;;) {
    const isLast = Date.now() > deadline
    try {
      assert.deepEqual(await look(), expected)
      return
    } catch (error) {
      if (isLast) throw error
      await pause(glance)
    }
  }
}
