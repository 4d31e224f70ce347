import { isSiteReachable } from '#lazy/lazy-loading.ts'
import { createElement, type ComponentType, type ReactElement } from 'react'
import { guardPage } from './routes/guarded-page.tsx'
import type { SiteRoute } from './site-route.ts'

export type Missing = {
  readonly isTrying: boolean
  /** @param instead called when the site answers but has no such file any more */
  readonly retry: (instead: () => void) => void
}

export type LazyPages = {
  readonly get: (route: SiteRoute) => ReactElement | undefined
  /** @returns null when it has loaded */
  readonly load: (route: SiteRoute) => Promise<void> | null
  readonly missing: () => Missing | null
  readonly watch: (watcher: () => void) => () => void
}

type NotifyMissing = (missing: Missing | null) => void

function waitForRetry(load: () => Promise<ComponentType>, tell: NotifyMissing): Promise<ComponentType> {
  const { promise, resolve } = Promise.withResolvers<ComponentType>()
  const arrive = (page: ComponentType) => {
    tell(null)
    resolve(page)
  }
  const retry: Missing['retry'] = (instead) => {
    tell({ isTrying: true, retry: () => {} })
    load().then(arrive, async () => {
      if (await isSiteReachable()) instead()
      tell({ isTrying: false, retry })
    })
  }
  tell({ isTrying: false, retry })
  return promise
}

type FirstPage = { readonly route: SiteRoute; readonly Page: ComponentType; readonly WithoutScript?: ComponentType }

export function createLazyPages({ route: first, Page, WithoutScript }: FirstPage): LazyPages {
  const pages = new Map([[first, createElement(guardPage(first, Page, WithoutScript))]])
  const watchers = new Set<() => void>()
  let missing: Missing | null = null
  const tell: NotifyMissing = (now) => {
    missing = now
    for (const watcher of Array.from(watchers)) watcher()
  }
  const load = async (route: SiteRoute) => {
    const page = await route.load().catch(() => waitForRetry(route.load, tell))
    if (!pages.has(route)) pages.set(route, createElement(guardPage(route, page)))
  }
  return {
    get: (route) => pages.get(route),
    load: (route) => (pages.has(route) ? null : load(route)),
    missing: () => missing,
    watch: (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
  }
}
