import type { Page, Route } from 'playwright-core'
import { sees } from '../harness/sees.ts'

const address = /\/data\/attachments\/[^/]+\?/

export type UploadOutcome = 'passes' | 'is lost' | 'loses its answer'

/** Not by words: a row is announced a moment after it is drawn, and has none until then. */
export const expectUploaded = (page: Page) =>
  sees(() => page.locator('main li [role="status"][data-busy="true"]').count(), 0)

export function uploadsInBrowser(page: Page) {
  let waiting: Route[] | null = null
  let arrived = Promise.withResolvers<void>()
  const intercept = async (route: Route) => {
    if (waiting === null) return route.continue()
    waiting.push(route)
    arrived.resolve()
  }
  /** A routed request does not expose the file, so the same one is sent separately. */
  const sendBeside = async (route: Route, data: Buffer) => {
    const { authorization = '' } = route.request().headers()
    const headers = { authorization, 'content-type': 'application/octet-stream' }
    await page.request.put(route.request().url(), { data, headers })
    await route.abort('connectionreset')
  }
  const settle = async (route: Route, outcome: UploadOutcome, content: Buffer) => {
    if (outcome === 'passes') return route.continue()
    return outcome === 'is lost' ? route.abort('connectionreset') : sendBeside(route, content)
  }
  return {
    hold: async () => {
      if (waiting !== null) return
      waiting = []
      arrived = Promise.withResolvers()
      await page.route(address, intercept)
    },
    isHeld: () => waiting !== null,
    release: async (outcome: UploadOutcome, content: Buffer) => {
      if (waiting?.length === 0) await arrived.promise
      const held = waiting ?? []
      waiting = null
      await Promise.all(held.map((route) => settle(route, outcome, content).catch(() => {})))
      await page.unroute(address, intercept)
    },
  }
}
