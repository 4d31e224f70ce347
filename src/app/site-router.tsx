import type { Navigation, NavigationState } from '#device/navigation.ts'
import { startTransition, useLayoutEffect, useMemo, useState } from 'react'
import { Router, useRoutes, type Navigator } from 'react-router-dom'
import type { LazyPages } from './lazy-pages.ts'
import { BrokenRoute, BrokenSite, ErrorBoundary } from './routes/error-boundary.tsx'
import { LoadingContext } from './routes/missing-page.tsx'
import { SiteLayout } from './routes/site-layout.tsx'
import { getRoute } from './known-routes.ts'

type Props = { readonly navigation: NavigationState; readonly pages: LazyPages }

function refuse() {
  throw new Error('Links and flows go by the view.')
}

const navigator: Navigator = { createHref: String, go: refuse, push: refuse, replace: refuse }

const layout = <SiteLayout />

function Routes({ navigation: { location }, pages }: Props) {
  const route = getRoute(location.pathname)
  const page = (
    <ErrorBoundary broken={<BrokenRoute />} location={location}>
      {pages.get(route)}
    </ErrorBoundary>
  )
  return useRoutes([{ element: layout, children: [{ path: route.pattern, element: page }] }])
}

/** The same on the server and in the browser, or `useId` would give other ids. */
export function SiteRouter({ navigation, pages }: Props) {
  const { location, type, next } = navigation
  const context = useMemo(() => ({ next, pages }), [next, pages])
  return (
    <LoadingContext value={context}>
      <Router location={location} navigationType={type as never} navigator={navigator}>
        <ErrorBoundary broken={<BrokenSite />} location={location}>
          <Routes navigation={navigation} pages={pages} />
        </ErrorBoundary>
      </Router>
    </LoadingContext>
  )
}

export function RunningRouter({ navigation, pages }: { readonly navigation: Navigation; readonly pages: LazyPages }) {
  const [state, setState] = useState(navigation.state)
  useLayoutEffect(() => {
    // Slices leave room for a press, and the page that is left stays until the next one is drawn.
    const draw = () => startTransition(() => setState(navigation.state()))
    draw()
    return navigation.watch(draw)
  }, [navigation])
  return <SiteRouter navigation={state} pages={pages} />
}
