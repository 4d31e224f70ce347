import type { Page, Route } from 'playwright-core'

type ProofOutcome = 'good' | 'lost'

const letGo = (held: ReadonlyArray<Route>, outcome: ProofOutcome) =>
  Promise.all(held.map((route) => (outcome === 'good' ? route.continue() : route.abort('connectionfailed'))))

/** The calculations a browser asks for to prove that no robot is at work; they can be held, and then arrive or get lost. */
export function proofsInBrowser(page: Page) {
  let waiting: Route[] | null = null
  let arrived = Promise.withResolvers<void>()
  let asked = 0
  let isWatching = false
  const take = async () => {
    if (waiting?.length === 0) await arrived.promise
    arrived = Promise.withResolvers()
    return waiting ?? []
  }
  return {
    /** From now on they are counted and can be held. */
    watch: async () => {
      if (isWatching) return
      isWatching = true
      await page.route('**/data/captcha*', async (route) => {
        asked += 1
        if (!waiting) return route.continue()
        waiting.push(route)
        arrived.resolve()
      })
    },
    hold: () => {
      waiting ??= []
    },
    /** Decides what becomes of those that wait. */
    decide: async (outcome: ProofOutcome) => {
      const held = await take()
      waiting = null
      await letGo(held, outcome)
    },
    /** Lets go what nobody waits for any more; later ones are held. */
    drop: async () => {
      const held = await take()
      waiting = []
      await letGo(held, 'good')
    },
    asked: () => asked,
  }
}
