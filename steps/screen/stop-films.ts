import type { Page } from 'playwright-core'

/** A playing film takes most of a core. */
export const stopFilms = (page: Page) =>
  page.evaluate(() => {
    for (const film of document.querySelectorAll('video')) film.pause()
  })
