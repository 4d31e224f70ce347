import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds a test waits for anything: enough for a busy machine, and free when the test passes. */
export const patience = 20_000

/** Milliseconds for a whole test or hook: only what hangs takes longer. */
export const testLimit = 180_000

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
