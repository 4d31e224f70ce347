import type { Page } from 'playwright-core'

/** What a notice is taken for. */
export type NoticeKind = 'note' | 'confirmation' | 'warning' | 'error'

/** What the mark of a notice is called, by what the notice is taken for. */
const marks: Readonly<Record<NoticeKind, string>> = {
  note: 'Note',
  confirmation: 'Done',
  warning: 'Warning',
  error: 'Error',
}

/** Waits until a notice of this kind and this title stands at the edge of the screen. */
export const seesNotice = (page: Page, kind: NoticeKind, title: string) =>
  page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('img', { name: marks[kind], exact: true }) })
    .getByText(title, { exact: true })
    .waitFor()
