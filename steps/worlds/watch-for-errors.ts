import assert from 'node:assert/strict'
import type { BrowserContext, ConsoleMessage, Request, Response, WebError } from 'playwright-core'

type Strictness = {
  /** Whether every line of the console is wrong, and not only its errors. */
  readonly isStrict?: boolean
}

/** How a browser ends what a page that is left still waits for. */
const isLeft = (failure: string) => failure === 'net::ERR_ABORTED'

/**
 * Collects what goes wrong in every tab of a browser: errors in the console, errors that no code caught, requests that
 * failed, and faults of the server. Those that no step claimed fail the scenario.
 */
export function watchForErrors(context: BrowserContext, { isStrict = false }: Strictness = {}) {
  const seen: string[] = []
  const claimed: string[] = []
  const onConsole = (message: ConsoleMessage) => {
    const isWrong = isStrict || message.type() === 'error'
    if (isWrong) seen.push(`console: ${message.text()} ${message.location().url}`)
  }
  const onError = (error: WebError) => {
    seen.push(`page: ${error.error().message}`)
  }
  const onResponse = (response: Response) => {
    if (response.status() >= 500) seen.push(`server: ${response.status()} ${response.url()}`)
  }
  const onFailure = (request: Request) => {
    const failure = request.failure()?.errorText ?? ''
    if (!isLeft(failure)) seen.push(`request: ${failure} ${request.url()}`)
  }
  context.on('console', onConsole).on('weberror', onError).on('response', onResponse).on('requestfailed', onFailure)
  const stop = () => {
    context
      .off('console', onConsole)
      .off('weberror', onError)
      .off('response', onResponse)
      .off('requestfailed', onFailure)
  }
  const takeUnclaimed = () => seen.splice(0).filter((error) => !claimed.some((text) => error.includes(text)))
  return {
    claim: (text: string) => {
      claimed.push(text)
    },
    /** What went wrong since it was last asked, and was not claimed. */
    takeUnclaimed,
    /** Stops listening. */
    stop,
    rejectUnclaimed: () => assert.deepEqual(takeUnclaimed(), [], 'Errors that no step claimed'),
  }
}
