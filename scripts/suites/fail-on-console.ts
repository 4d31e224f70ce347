import { format } from 'node:util'
import { afterEach, beforeEach } from 'vitest'

const real = { error: console.error, warn: console.warn }
let unclaimed: string[] = []

// A test claims output by spying on the method itself, which takes the place of these two.
beforeEach(() => {
  unclaimed = []
  console.error = (...values: unknown[]) => void unclaimed.push(`console.error: ${format(...values)}`)
  console.warn = (...values: unknown[]) => void unclaimed.push(`console.warn: ${format(...values)}`)
})

afterEach(() => {
  Object.assign(console, real)
  if (unclaimed.length === 0) return
  throw new Error(
    `Expected a silent console and found output that the test does not claim:\n${unclaimed.join('\n')}\n` +
      "If the output is part of what is tested, claim it: vi.spyOn(console, 'error').mockImplementation(() => {})",
  )
})
