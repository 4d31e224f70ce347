import { httpChallenge } from '#api/http-captcha.ts'
import { httpSiteApi } from '#api/http-site-api.ts'
import { startTransition, useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { createRoutes, nothingMoved, routeFor } from './create-routes.tsx'
import type { PageData } from './page-data.ts'
import { createSite, type Site } from './site.ts'
import { SiteContext } from './use-site.ts'
import { createVisit, startVisit } from './visit.ts'

/** Hands the site to a test that has put a function at `window.__takeSite`. */
const offerToTest = (site: Site) => (globalThis as { __takeSite?: (site: Site) => void }).__takeSite?.(site)

/** Takes over the page the server rendered, once everything it shows is here: until then its HTML stands. */
async function takeOver() {
  const data = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}') as PageData
  const base = new URL('/', location.href).href
  const challenge = httpChallenge(base)
  const api = httpSiteApi(base)
  const site = createSite({
    ...data,
    origin: location.origin,
    api,
    prove: async (operation) => (await import('./captcha/prove.ts')).prove(await challenge(operation)),
    visit: createVisit(window, api),
  })
  offerToTest(site)
  const route = routeFor(location.pathname)
  const [Component] = await Promise.all([route.load(), ...data.needs.map(site.need)])
  const router = createBrowserRouter(createRoutes({ route, Component }), { hydrationData: nothingMoved })
  const { promise, resolve } = Promise.withResolvers<void>()
  // As a transition the work is cut into slices, between which the page still scrolls and answers.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') ?? document.body,
      <SiteContext value={site}>
        <Alive onAlive={resolve}>
          <RouterProvider router={router} />
        </Alive>
      </SiteContext>,
    )
  })
  await promise
  startVisit(site.visit)
  document.documentElement.dataset['alive'] = 'true'
  void import('./after-alive.ts').then(({ accompany }) => accompany(site, router, window)).catch(() => {})
}

/** Stands around the router, not beside it: a sibling that the server does not render changes every id of `useId`. */
function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useEffect(onAlive, [onAlive])
  return children
}

/** What the page needs did not come: it stays as the server sent it, with its links and forms, and the site is told. */
async function stayAsSent(error: unknown) {
  const { report } = await import('./after-alive.ts')
  report(error, window)
}

/** Settles when the page answers to the visitor, or stays as it is. */
export const alive = takeOver().catch(stayAsSent)
