import type { Page } from 'playwright-core'
import { patience } from '../worlds/browser-visit.ts'

/** What the mark of a notice is called, by what the notice is taken for. */
export const marks = { note: 'Note', confirmation: 'Done', warning: 'Warning', error: 'Error' } as const

/** Waits until a notice with this mark and this title stands at the edge of the screen. */
export const seesNotice = (page: Page, mark: string, title: string) =>
  page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('img', { name: mark, exact: true }) })
    .getByText(title, { exact: true })
    .waitFor({ timeout: patience })
