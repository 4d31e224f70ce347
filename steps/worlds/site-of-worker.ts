import { test } from 'vitest'
import { openSite, type OpenSite } from './open-site.ts'

/** Everything the files of one worker ask for: a site and a browser, opened by the first and closed after the last. */
// oxlint-disable-next-line no-empty-pattern -- Vitest reads there which fixtures this one needs
const onSite = test.extend('site', { scope: 'worker' }, async ({}, { onCleanup }) => {
  const site = await openSite()
  onCleanup(site.close)
  return site
})

/**
 * Prepares the site of this worker for the tests of a file; what was published before is replaced, accounts stay.
 * @returns the site, once the tests run.
 */
export function siteOfWorker(prepare: (site: OpenSite) => Promise<unknown>): () => OpenSite {
  let prepared: OpenSite
  onSite.beforeAll(async ({ site }) => {
    site.clock.reset()
    await prepare(site)
    prepared = site
  })
  return () => prepared
}
