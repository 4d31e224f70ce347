import type { Page } from 'playwright-core'
import { sees } from '../harness/sees.ts'

export const families = ['Public Sans Variable', 'Source Serif Variable']

/** Each once: words with other letters bring a second file of a family. */
export const listLoaded = (page: Page) =>
  page.evaluate(() => {
    const loaded = Array.from(document.fonts).filter(({ status }) => status === 'loaded')
    const names = loaded.map(({ family }) => family).filter((family) => family.endsWith('Variable'))
    return [...new Set(names)].toSorted()
  })

/** They come after the first paint, so who measures words before and after something waits for them. */
export async function waitForFaces(page: Page) {
  await sees(() => listLoaded(page), families)
  await sees(() => page.evaluate(() => document.fonts.status), 'loaded')
}

const stored = /^\/assets\/faces-\S+( \S+){2}$/

/** Written down when the page rests. */
export const waitForStoredFaces = (page: Page) =>
  sees(async () => stored.test((await page.evaluate(() => localStorage.getItem('typefaces'))) ?? ''), true)
