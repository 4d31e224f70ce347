import type { Page } from 'playwright-core'

/** Stops the films of the page where they are not what is looked at: one that plays takes most of a core. */
export const stopFilms = (page: Page) =>
  page.evaluate(() => {
    for (const film of document.querySelectorAll('video')) film.pause()
  })
