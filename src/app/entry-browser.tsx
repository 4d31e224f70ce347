import { lazyImport } from '#lazy/lazy-loading.ts'
import { browserPorts } from '#device/browser-ports.ts'
import { inSlices } from '#device/in-slices.ts'
import { createInspector } from '#device/inspector.ts'
import { createDrawing, createView } from '#device/view.ts'
import { createSite } from '#site/create-site.ts'
import type { Site } from '#site/site.ts'
import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { createRoutes, initialHydrationData, getRoute } from './create-routes.tsx'
import type { HydrationInput } from './early/page-files.ts'
import type { PageData } from './page-data.ts'
import type { SiteRoute } from './site-route.ts'
import { HydratedContext, ScreenContext, SiteContext } from './use-site.ts'

const offerToTest = (site: Site) => (globalThis as { __receiveSite?: (site: Site) => void }).__receiveSite?.(site)

async function prepare(site: Site, route: SiteRoute, { needs }: PageData) {
  await Promise.all(needs.map(site.calls.need))
  await route.prepare?.(site)
}

async function open({ lists, endAnswers }: HydrationInput) {
  const { view, screen } = createView(window, () => router)
  const { inspect, addWatcher } = createInspector()
  const listed = await lists
  const { text, earlySaves } = endAnswers()
  const data = JSON.parse(text) as PageData
  const rows = { ...data.rows, ...listed }
  const site = createSite(
    { ...browserPorts(window, { view, settings: data.settings }), inspect },
    { ...data, rows, origin: location.origin, earlySaves },
  )
  offerToTest(site)
  const route = getRoute(location.pathname)
  const [Component] = await Promise.all([route.load(), prepare(site, route, data)])
  const router = createBrowserRouter(createRoutes({ route, Component }), { hydrationData: initialHydrationData })
  return { site, screen, router, drawing: createDrawing(router), addWatcher }
}

type OpenedSite = Awaited<ReturnType<typeof open>>

async function hydrateSite(
  { site, screen, router, drawing, addWatcher }: OpenedSite,
  { deferControls, takeOver }: HydrationInput,
) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const carryOut = deferControls()
  let root: Root | undefined
  // As a transition the work is cut into slices, between which the page still scrolls and answers.
  startTransition(() => {
    root = hydrateRoot(
      document.getElementById('root')!,
      <SiteContext value={site}>
        <ScreenContext value={screen}>
          <Hydrated onMounted={carryOut} onHydrated={resolve}>
            <RouterProvider router={router} />
          </Hydrated>
        </ScreenContext>
      </SiteContext>,
    )
  })
  await promise
  await inSlices(site.start())
  await takeOver()
  document.documentElement.dataset['hydrated'] = 'true'
  void lazyImport(() => import('./after-hydration.ts'))
    .then(({ startBackgroundWork: goOnBeside }) => goOnBeside(site, window, drawing, addWatcher))
    .catch(() => {})
  return root
}

type HydratedProps = {
  onMounted: () => void
  onHydrated: () => void
  children: ReactNode
}

/** Must stand around the router, not beside it: a sibling that the server does not render changes every id of `useId`. */
function Hydrated({ onMounted, onHydrated, children }: HydratedProps) {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => {
    onMounted()
    startTransition(() => setHydrated(true))
  }, [onMounted])
  useEffect(() => {
    if (isHydrated) onHydrated()
  }, [isHydrated, onHydrated])
  return <HydratedContext value={isHydrated}>{children}</HydratedContext>
}

async function reportFailure(error: unknown) {
  const { report } = await lazyImport(() => import('./after-hydration.ts'))
  report(error, window)
}

async function openOrReport(given: HydrationInput): Promise<OpenedSite> {
  try {
    return await open(given)
  } catch (error) {
    if (given.isFirst) await reportFailure(error).catch(() => {})
    throw error
  }
}

/**
 * @returns nothing when hydration broke off @throws when something needed did not load: the page stays as sent, and it
 * may be tried again
 */
export async function hydrate(given: HydrationInput): Promise<Root | void> {
  const opened = await openOrReport(given)
  return hydrateSite(opened, given).catch((error: unknown) => {
    given.giveUp()
    return reportFailure(error).catch(() => {})
  })
}
