import { currentAddress } from '#addresses/current-address.ts'
import { lazyImport } from '#lazy/lazy-loading.ts'
import { browserPorts } from '#device/browser-ports.ts'
import { inSlices } from '#device/in-slices.ts'
import { createInspector } from '#device/inspector.ts'
import { createNavigation } from '#device/navigation.ts'
import { createView } from '#device/view.ts'
import { createSite } from '#site/create-site.ts'
import type { Site } from '#site/site.ts'
import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import type { HydrationInput } from './early/page-files.ts'
import { createLazyPages } from './lazy-pages.ts'
import type { PageData } from './page-data.ts'
import type { SiteRoute } from './site-route.ts'
import { RunningRouter } from './site-router.tsx'
import { getRoute } from './known-routes.ts'
import { HydratedContext, ScreenContext, SiteContext } from './use-site.ts'

const offerToTest = (site: Site) => (globalThis as { __receiveSite?: (site: Site) => void }).__receiveSite?.(site)

async function prepare(site: Site, route: SiteRoute, { needs }: PageData) {
  await Promise.all(needs.map(site.calls.need))
  await route.prepare?.(site)
}

async function open({ lists, endAnswers }: HydrationInput) {
  const listed = await lists
  // The answers write the address.
  const { text, earlySaves } = endAnswers()
  const route = getRoute(location.pathname)
  const pages = createLazyPages({ route, Page: await route.load() })
  const navigation = createNavigation(window, {
    load: (pathname) => pages.load(getRoute(pathname)),
    findMoved: currentAddress,
  })
  const { view, screen } = createView(window, navigation)
  const { inspect, addWatcher } = createInspector()
  const data = JSON.parse(text) as PageData
  const rows = { ...data.rows, ...listed }
  const site = createSite(
    { ...browserPorts(window, { view, settings: data.settings }), inspect },
    { ...data, rows, origin: location.origin, earlySaves },
  )
  offerToTest(site)
  await prepare(site, route, data)
  return { site, screen, pages, navigation, addWatcher }
}

type OpenedSite = Awaited<ReturnType<typeof open>>

async function hydrateSite(
  { site, screen, pages, navigation, addWatcher }: OpenedSite,
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
            <RunningRouter navigation={navigation} pages={pages} />
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
    .then(({ startBackgroundWork: goOnBeside }) => goOnBeside(site, window, navigation, addWatcher))
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
