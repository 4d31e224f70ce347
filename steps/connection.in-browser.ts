import type { Page, Route } from 'playwright-core'
import type { Connection, Fate } from './connection.ts'

type Body = { Operations: ReadonlyArray<{ PrefetchPath: string }> }

const bodyOf = (route: Route) => route.request().postDataJSON() as Body

async function settle(route: Route, fate: Fate) {
  if (fate.kind === 'is lost') return route.abort('connectionfailed')
  if (fate.kind === 'passes') return route.continue()
  return route.continue({ postData: JSON.stringify({ ...bodyOf(route), Operations: fate.operations }) })
}

/** The line between the browser and the running server, on which its transactions can be held. */
export async function connectInBrowser(page: Page): Promise<Connection> {
  const left: string[] = []
  let waiting: Route[] | null = null
  let arrived = Promise.withResolvers<void>()
  await page.route('**/data/post_transaction*', async (route) => {
    left.push(...bodyOf(route).Operations.map((operation) => operation.PrefetchPath))
    if (!waiting) return route.continue()
    waiting.push(route)
    arrived.resolve()
  })
  return {
    hold: async () => {
      waiting ??= []
    },
    release: async (fate) => {
      if (waiting?.length === 0) await arrived.promise
      const held = waiting ?? []
      waiting = null
      arrived = Promise.withResolvers()
      await Promise.all(held.map((route) => settle(route, fate)))
    },
    callsFor: (entity) => left.filter((path) => path === entity).length,
  }
}
