import { siteAnswers } from '#late/site-answers.ts'
import type { ComponentType } from 'react'

/** A page that did not arrive; the navigation to it waits, and the page before it stands. */
type Missing = { readonly isTrying: boolean; readonly retry: (instead: () => void) => void }

let missing: Missing | null = null
const watchers = new Set<() => void>()

function tell(now: Missing | null) {
  missing = now
  for (const watcher of Array.from(watchers)) watcher()
}

export const missingPage = {
  get: () => missing,
  watch: (watcher: () => void) => {
    watchers.add(watcher)
    return () => watchers.delete(watcher)
  },
}

/** Loads a page, and waits for the visitor to try again when it does not come. */
export const waitForPage = (load: () => Promise<ComponentType>): Promise<ComponentType> =>
  load().catch(() => {
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
  })
