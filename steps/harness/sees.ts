import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { patience } from './patience.ts'

const glance = 25

/** The last look starts after the deadline: one that waits for something already gone may use up all the time. */
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
