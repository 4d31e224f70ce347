import type { Page, Route } from 'playwright-core'

type ProofOutcome = 'good' | 'lost'

const releaseRoutes = (held: ReadonlyArray<Route>, outcome: ProofOutcome) =>
  Promise.all(held.map((route) => (outcome === 'good' ? route.continue() : route.abort('connectionfailed'))))

export function proofsInBrowser(page: Page) {
  let waiting: Route[] | null = null
  let arrived = Promise.withResolvers<void>()
  let requestCount = 0
  let isWatching = false
  const takeHeldRoutes = async () => {
    if (waiting?.length === 0) await arrived.promise
    arrived = Promise.withResolvers()
    return waiting ?? []
  }
  return {
    watch: async () => {
      if (isWatching) return
      isWatching = true
      await page.route('**/data/captcha*', async (route) => {
        requestCount += 1
        if (!waiting) return route.continue()
        waiting.push(route)
        arrived.resolve()
      })
    },
    hold: () => {
      waiting ??= []
    },
    decide: async (outcome: ProofOutcome) => {
      const held = await takeHeldRoutes()
      waiting = null
      await releaseRoutes(held, outcome)
    },
    drop: async () => {
      const held = await takeHeldRoutes()
      waiting = []
      await releaseRoutes(held, 'good')
    },
    asked: () => requestCount,
  }
}
