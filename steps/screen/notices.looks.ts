import type { Notice } from '#machines/toast-queue.machine.ts'
import type { Page } from 'playwright-core'
import type { VisualState } from './visual-state.ts'
import { getSiteHandle } from '../worlds/site-handle.ts'

const notices: ReadonlyArray<Notice> = [
  { tone: 'warning', title: 'The applicant portal rests on Sunday.', duration: null },
  {
    tone: 'danger',
    title: 'Your message was not sent',
    message: 'The site cannot be reached. Please check your connection and try again.',
    duration: null,
  },
  { tone: 'success', title: 'Your settings are kept', duration: null },
  { tone: 'info', title: 'All jobs are shown again', duration: null },
  { tone: 'info', title: 'Please Wait...', duration: null, busy: true },
]

const notifyAll = async (page: Page) => {
  for (const notice of notices) await getSiteHandle(page).notify(notice)
  await page.getByRole('region', { name: /^Notifications/ }).waitFor()
}

const prepare = (page: Page) => getSiteHandle(page).prepare()
const address = '/careers/open'

export const noticesVisualStates: ReadonlyArray<VisualState> = [
  { name: 'five toasts', address, prepare, arrange: notifyAll },
  {
    name: 'past notices',
    address,
    prepare,
    arrange: async (page) => {
      await notifyAll(page)
      await page.getByRole('button', { name: 'Notifications' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'rules that were broken',
    address,
    prepare,
    arrange: async (page) => {
      await getSiteHandle(page).explainRules(['A company is needed.', 'A year has four digits, as in 1999.'])
      await page.getByRole('alertdialog').waitFor()
    },
  },
]
