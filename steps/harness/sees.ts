import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'

const patience = 4_000
const glance = 25

/**
 * Looks until what a person sees is what the sentence says; fails with what she saw last.
 * @param within how long it may take, in milliseconds
 */
export async function sees<Value>(look: () => Promise<Value>, expected: Value, within = patience): Promise<void> {
  const deadline = Date.now() + within
  for (;;) {
    try {
      assert.deepEqual(await look(), expected)
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await pause(glance)
    }
  }
}
