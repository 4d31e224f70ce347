import type { Page, Locator } from 'playwright-core'

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

export const locateProblemSummary = (place: Locator | Page) =>
  place.getByRole('group', { name: 'Please complete form and fix any errors before submitting.' })

const kinds: Readonly<Record<string, NoticeKind>> = {
  Note: 'note',
  Done: 'confirmation',
  Warning: 'warning',
  Error: 'error',
}

export const readNotice = async (notice: Locator): Promise<ReadonlyArray<string>> =>
  (await notice.isVisible())
    ? (await notice.innerText())
        .split('\n')
        .filter((line) => !/^(\w+:|Try again now)?$/.test(line))
        .slice(0, 2)
    : []

export async function readNoticeKind(notice: Locator): Promise<NoticeKind | null> {
  if (!(await notice.isVisible())) return null
  return kinds[/^\w+/.exec((await notice.innerText()).trim())?.[0] ?? ''] ?? null
}
