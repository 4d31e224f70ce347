import { late } from '#late/late.ts'
import { browserPorts } from '#device/browser-ports.ts'
import { createInspector } from '#device/inspector.ts'
import { createView } from '#device/view.ts'
import { createSite } from '#site/create-site.ts'
import type { Site } from '#site/site.ts'
import { startTransition, useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { createRoutes, nothingMoved, routeFor } from './create-routes.tsx'
import { hideStored } from './early/show-stored.ts'
import type { Presses } from './early/presses.ts'
import type { PageData } from './page-data.ts'
import type { SiteRoute } from './site-route.ts'
import { ScreenContext, SiteContext } from './use-site.ts'

/** Hands the site to a test that has put a function at `window.__takeSite`. */
const offerToTest = (site: Site) => (globalThis as { __takeSite?: (site: Site) => void }).__takeSite?.(site)

/** The rows that the page was rendered with; what is no longer to be had is read through the transaction call. */
async function rowsOf({ rows, rowsAt }: PageData): Promise<PageData['rows']> {
  if (rowsAt === undefined) return rows
  try {
    const reply = await fetch(rowsAt)
    return reply.ok ? ((await reply.json()) as PageData['rows']) : rows
  } catch {
    return rows
  }
}

/** Has all that a page shows at first. */
async function prepare(site: Site, route: SiteRoute, { needs }: PageData) {
  await Promise.all(needs.map(site.calls.need))
  await route.prepare?.(site)
}

/** Hydrates the page the server rendered, once everything it shows is here: until then its HTML stands. */
async function takeOver(presses: Presses) {
  const data = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}') as PageData
  const { view, screen } = createView(window, () => router)
  const { inspect, addWatcher } = createInspector()
  const site = createSite(
    { ...browserPorts(window, { view, settings: data.settings }), inspect },
    { ...data, rows: await rowsOf(data), origin: location.origin },
  )
  offerToTest(site)
  const route = routeFor(location.pathname)
  const [Component] = await Promise.all([route.load(), prepare(site, route, data)])
  const router = createBrowserRouter(createRoutes({ route, Component }), { hydrationData: nothingMoved })
  presses.end()
  isTaken = true
  const { promise, resolve } = Promise.withResolvers<void>()
  // As a transition the work is cut into slices, between which the page still scrolls and answers.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') ?? document.body,
      <SiteContext value={site}>
        <ScreenContext value={screen}>
          <Hydrated onHydrated={resolve}>
            <RouterProvider router={router} />
          </Hydrated>
        </ScreenContext>
      </SiteContext>,
    )
  })
  await promise
  site.start()
  const { documentElement } = document
  hideStored(documentElement)
  documentElement.dataset['hydrated'] = 'true'
  presses.repeat()
  void late(() => import('./after-hydration.ts'))
    .then(({ goOnBeside }) => goOnBeside(site, window, addWatcher))
    .catch(() => {})
}

/** Stands around the router, not beside it: a sibling that the server does not render changes every id of `useId`. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated])
  return children
}

/** What the page needs did not come: it stays as the server sent it, with its links and forms, and the site is told once. */
/** From here on React owns what the server rendered, and nothing may take it over again. */
let isTaken = false
let isTold = false

async function tell(error: unknown) {
  if (isTold) return
  isTold = true
  const { report } = await late(() => import('./after-hydration.ts'))
  report(error, window)
}

/**
 * Hydrates the page; settles when it answers to the visitor.
 * @param presses what was pressed before
 * @throws when what it needs did not come: the page is as it was, and it may be tried again
 */
export const hydrate = (presses: Presses): Promise<void> =>
  takeOver(presses).catch(async (error: unknown) => {
    await tell(error).catch(() => {})
    if (!isTaken) throw error
  })
