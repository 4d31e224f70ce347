import assert from 'node:assert/strict'
import type { BrowserContext, ConsoleMessage, Request, Response, WebError } from 'playwright-core'

type Strictness = {
  readonly isStrict?: boolean
}

/** The browser aborts pending requests when a page is left. */
const isNavigationAbort = (failure: string) => failure === 'net::ERR_ABORTED'

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
    if (!isNavigationAbort(failure)) seen.push(`request: ${failure} ${request.url()}`)
  }
  context.on('console', onConsole).on('weberror', onError).on('response', onResponse).on('requestfailed', onFailure)
  const stop = () => {
    context
      .off('console', onConsole)
      .off('weberror', onError)
      .off('response', onResponse)
      .off('requestfailed', onFailure)
  }
  const drainUnclaimed = () => seen.splice(0).filter((error) => !claimed.some((text) => error.includes(text)))
  return {
    claim: (text: string) => {
      claimed.push(text)
    },
    drainUnclaimed,
    stop,
    rejectUnclaimed: () => assert.deepEqual(drainUnclaimed(), [], 'Errors that no step claimed'),
  }
}
