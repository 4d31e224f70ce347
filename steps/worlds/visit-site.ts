import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { visitPage } from './browser-visit.ts'
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

export type ScreenOptions = { readonly width: number; readonly isStill?: boolean }

export const visitHome = (
  site: Pick<OpenSite, 'contexts' | 'address'>,
  { width, isStill = true }: ScreenOptions,
  look: (page: Page) => Promise<void>,
): Promise<void> =>
  visitSite(
    site,
    { viewport: { width, height: 900 }, reducedMotion: isStill ? 'reduce' : 'no-preference' },
    async ({ page }) => {
      await visitPage(page, '/home')
      await look(page)
    },
  )

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
