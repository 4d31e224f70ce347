import type { Page } from 'playwright-core'

export type NoticeKind = 'note' | 'confirmation' | 'warning' | 'error'

const marks: Readonly<Record<NoticeKind, string>> = {
  note: 'Note',
  confirmation: 'Done',
  warning: 'Warning',
  error: 'Error',
}

export const seesNotice = (page: Page, kind: NoticeKind, title: string) =>
  page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('img', { name: marks[kind], exact: true }) })
    .getByText(title, { exact: true })
    .waitFor()
