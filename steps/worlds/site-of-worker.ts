import { test } from 'vitest'
import { openSite, type OpenSite } from './open-site.ts'

// oxlint-disable-next-line no-empty-pattern -- Vitest reads there which fixtures this one needs
const onSite = test.extend('site', { scope: 'worker' }, async ({}, { onCleanup }) => {
  const site = await openSite()
  onCleanup(site.close)
  return site
})

/** Replaces what was published before; accounts stay. @returns the site, available once the tests run */
export function provideWorkerSite(prepare: (site: OpenSite) => Promise<unknown>): () => OpenSite {
  let prepared: OpenSite
  onSite.beforeAll(async ({ site }) => {
    site.clock.reset()
    await prepare(site)
    prepared = site
  })
  return () => prepared
}
