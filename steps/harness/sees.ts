import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { patience } from './patience.ts'

const glance = 25

/**
 * Looks until what a person sees is what the sentence says; fails with what she saw last.
 */
export async function sees<Value>(look: () => Promise<Value>, expected: Value): Promise<void> {
  const deadline = Date.now() + patience
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
