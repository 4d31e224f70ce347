import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'

/** Collects console errors, page errors and faults of the server; those that no step claimed fail the scenario. */
export function watchForErrors(page: Page) {
  const seen: string[] = []
  const claimed: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console: ${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => seen.push(`page: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 500) seen.push(`server: ${response.status()} ${response.url()}`)
  })
  return {
    claim: (text: string) => {
      claimed.push(text)
    },
    rejectUnclaimed: () => {
      const unclaimed = seen.filter((error) => !claimed.some((text) => error.includes(text)))
      assert.deepEqual(unclaimed, [], 'Errors that no step claimed')
    },
  }
}
