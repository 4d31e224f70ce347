import { isSiteReachable } from '#lazy/lazy-loading.ts'
import type { ComponentType } from 'react'

export type Missing = {
  readonly isTrying: boolean
  /** @param instead called when the site answers but has no such file any more */
  readonly retry: (instead: () => void) => void
}

export type LazyPages = {
  readonly wait: (load: () => Promise<ComponentType>) => Promise<ComponentType>
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

export function createLazyPages(): LazyPages {
  const watchers = new Set<() => void>()
  let missing: Missing | null = null
  const tell: NotifyMissing = (now) => {
    missing = now
    for (const watcher of Array.from(watchers)) watcher()
  }
  return {
    wait: (load) => load().catch(() => waitForRetry(load, tell)),
    missing: () => missing,
    watch: (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
  }
}
