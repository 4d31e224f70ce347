import { late } from '#late/late.ts'
import { browserPorts } from '#device/browser-ports.ts'
import { inSlices } from '#device/in-slices.ts'
import { createInspector } from '#device/inspector.ts'
import { createView } from '#device/view.ts'
import { createSite } from '#site/create-site.ts'
import type { Site } from '#site/site.ts'
import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { holdBack } from './carry-out.ts'
import { createRoutes, nothingMoved, routeFor } from './create-routes.tsx'
import { hideStored } from './early/show-stored.ts'
import type { Given } from './early/script-files.ts'
import type { PageData } from './page-data.ts'
import type { SiteRoute } from './site-route.ts'
import { HydratedContext, ScreenContext, SiteContext } from './use-site.ts'

/** Hands the site to a test that has put a function at `window.__takeSite`. */
const offerToTest = (site: Site) => (globalThis as { __takeSite?: (site: Site) => void }).__takeSite?.(site)

/** Has all that a page shows at first. */
async function prepare(site: Site, route: SiteRoute, { needs }: PageData) {
  await Promise.all(needs.map(site.calls.need))
  await route.prepare?.(site)
}

/** Opens the site with all that the page shows at first. */
async function open({ lists }: Given) {
  const data = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}') as PageData
  const { view, screen } = createView(window, () => router)
  const { inspect, addWatcher } = createInspector()
  const rows = { ...data.rows, ...(await lists) }
  const site = createSite(
    { ...browserPorts(window, { view, settings: data.settings }), inspect },
    { ...data, rows, origin: location.origin },
  )
  offerToTest(site)
  const route = routeFor(location.pathname)
  const [Component] = await Promise.all([route.load(), prepare(site, route, data)])
  const router = createBrowserRouter(createRoutes({ route, Component }), { hydrationData: nothingMoved })
  return { site, screen, router, addWatcher }
}

type Opened = Awaited<ReturnType<typeof open>>

/** Hydrates the page the server rendered: from here on React owns it. @returns by which it is given up again */
async function takeOver({ site, screen, router, addWatcher }: Opened, { presses }: Given) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const carryOut = holdBack(window)
  let root: Root | undefined
  // As a transition the work is cut into slices, between which the page still scrolls and answers.
  startTransition(() => {
    root = hydrateRoot(
      document.getElementById('root')!,
      <SiteContext value={site}>
        <ScreenContext value={screen}>
          <Hydrated onTakenOver={carryOut} onHydrated={resolve}>
            <RouterProvider router={router} />
          </Hydrated>
        </ScreenContext>
      </SiteContext>,
    )
  })
  await promise
  await inSlices(site.start())
  const { documentElement } = document
  hideStored(documentElement)
  documentElement.dataset['hydrated'] = 'true'
  presses.end()
  presses.repeat()
  void late(() => import('./after-hydration.ts'))
    .then(({ goOnBeside }) => goOnBeside(site, window, addWatcher))
    .catch(() => {})
  return root
}

type HydratedProps = {
  /** React owns the page, and what is shown runs. */
  onTakenOver: () => void
  onHydrated: () => void
  children: ReactNode
}

/**
 * Tells the page that it is hydrated, and then what waits for that: what is drawn otherwise from then on is drawn in slices
 * too. It stands around the router, not beside it: a sibling that the server does not render changes every id of `useId`.
 */
function Hydrated({ onTakenOver, onHydrated, children }: HydratedProps) {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => {
    onTakenOver()
    startTransition(() => setHydrated(true))
  }, [onTakenOver])
  useEffect(() => {
    if (isHydrated) onHydrated()
  }, [isHydrated, onHydrated])
  return <HydratedContext value={isHydrated}>{children}</HydratedContext>
}

/** Tells the site of an error that kept a page from being hydrated, if it can. */
async function tell(error: unknown) {
  const { report } = await late(() => import('./after-hydration.ts'))
  report(error, window)
}

/** Opens the site; what the page needs may not come, of which the site is told at the first try. */
async function openOrTell(given: Given): Promise<Opened> {
  try {
    return await open(given)
  } catch (error) {
    if (given.isFirst) await tell(error).catch(() => {})
    throw error
  }
}

/**
 * Hydrates the page; settles when it answers to the visitor.
 * @returns what React owns of it; nothing where the hydration broke off
 * @throws when what it needs did not come: the page stays as the server sent it, and it may be tried again
 */
export async function hydrate(given: Given): Promise<Root | void> {
  const opened = await openOrTell(given)
  return takeOver(opened, given).catch((error: unknown) => {
    given.presses.end()
    given.presses.forget()
    return tell(error).catch(() => {})
  })
}
