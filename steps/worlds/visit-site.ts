import { test } from 'vitest'
import { openSite, type OpenSite } from './open-site.ts'
import { openPage, type OpenPage, type Opening } from './open-page.ts'

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

export async function visitSite(
  site: Pick<OpenSite, 'contexts' | 'address'>,
  opening: Opening,
  look: (opened: OpenPage) => Promise<void>,
): Promise<void> {
  const opened = await openPage(site, opening)
  try {
    await look(opened)
  } finally {
    await opened.leave()
  }
}
