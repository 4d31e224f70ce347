import assert from 'node:assert/strict'
import type { BrowserContext } from 'playwright-core'

type Strictness = {
  /** Whether every line of the console and every failed request is wrong, and not only the errors of the console. */
  readonly isStrict?: boolean
}

/** How a browser ends what a page that is left still waits for. */
const isLeft = (failure: string) => failure === 'net::ERR_ABORTED'

/**
 * Collects what goes wrong in every tab of a browser: errors in the console, errors that no code caught, and faults of
 * the server. Those that no step claimed fail the scenario.
 */
export function watchForErrors(context: BrowserContext, { isStrict = false }: Strictness = {}) {
  const seen: string[] = []
  const claimed: string[] = []
  context.on('console', (message) => {
    const isWrong = isStrict || message.type() === 'error'
    if (isWrong) seen.push(`console: ${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (error) => seen.push(`page: ${error.error().message}`))
  context.on('response', (response) => {
    if (response.status() >= 500) seen.push(`server: ${response.status()} ${response.url()}`)
  })
  context.on('requestfailed', (request) => {
    const failure = request.failure()?.errorText ?? ''
    if (isStrict && !isLeft(failure)) seen.push(`request: ${failure} ${request.url()}`)
  })
  const takeUnclaimed = () => seen.splice(0).filter((error) => !claimed.some((text) => error.includes(text)))
  return {
    claim: (text: string) => {
      claimed.push(text)
    },
    /** What went wrong since it was last asked, and was not claimed. */
    takeUnclaimed,
    rejectUnclaimed: () => assert.deepEqual(takeUnclaimed(), [], 'Errors that no step claimed'),
  }
}
