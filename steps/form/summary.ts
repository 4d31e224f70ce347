import type { Locator, Page } from 'playwright-core'

/** What stands above a form, or in a page, that is not complete: it has the focus, with a line for each thing that is wrong. */
export const summaryIn = (place: Locator | Page) =>
  place.getByRole('group', { name: 'Please complete form and fix any errors before submitting.' })
