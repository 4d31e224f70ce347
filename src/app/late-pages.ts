import { siteAnswers } from '#late/site-answers.ts'
import type { ComponentType } from 'react'

/** A page that did not arrive; the navigation to it waits, and the page before it stands. */
export type Missing = {
  readonly isTrying: boolean
  /** Asks for it once more. @param instead what is done where the site answers and has no such file any more */
  readonly retry: (instead: () => void) => void
}

/** The pages of a visit that come when they are first visited. */
export type LatePages = {
  /** Loads a page, and waits for the visitor to try again when it does not come. */
  readonly wait: (load: () => Promise<ComponentType>) => Promise<ComponentType>
  /** What did not arrive; null while nothing is missing. */
  readonly missing: () => Missing | null
  readonly watch: (watcher: () => void) => () => void
}

type Tell = (missing: Missing | null) => void

/** Loads a page once more each time the visitor asks for it, until it arrives. */
function waitForRetry(load: () => Promise<ComponentType>, tell: Tell): Promise<ComponentType> {
  const { promise, resolve } = Promise.withResolvers<ComponentType>()
  const arrive = (page: ComponentType) => {
    tell(null)
    resolve(page)
  }
  const retry: Missing['retry'] = (instead) => {
    tell({ isTrying: true, retry: () => {} })
    load().then(arrive, async () => {
      if (await siteAnswers()) instead()
      tell({ isTrying: false, retry })
    })
  }
  tell({ isTrying: false, retry })
  return promise
}

export function createLatePages(): LatePages {
  const watchers = new Set<() => void>()
  let missing: Missing | null = null
  const tell: Tell = (now) => {
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
