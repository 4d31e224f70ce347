import { sampleContent } from '#content/sample-content.ts'
import type { Page } from 'playwright-core'
import type { VisualState } from './visual-state.ts'

const [job] = sampleContent(0).JobPostingHeader
const address = `/careers/job/${job?.JobPosting_ID}`

const dialog = (page: Page) => page.getByRole('dialog')

async function openEmail(page: Page) {
  await page.getByRole('link', { name: 'Share by email' }).click()
  await dialog(page).getByRole('textbox', { name: 'Email' }).waitFor()
}

async function openRelated(page: Page) {
  await page.getByRole('button', { name: 'Get notified of similar jobs' }).click()
  await dialog(page).getByRole('textbox', { name: 'Email' }).waitFor()
}

async function send(page: Page, email: string) {
  await dialog(page).getByRole('textbox', { name: 'Email' }).fill(email)
  await dialog(page)
    .getByRole('button', { name: /^(Send|Sign up)$/ })
    .click()
}

export const shareJobVisualStates: ReadonlyArray<VisualState> = [
  { name: 'the dialog that mails a job', address, arrange: openEmail },
  { name: 'the dialog that tells of similar jobs', address, arrange: openRelated },
  {
    name: 'the dialog that mails a job with a problem',
    address,
    arrange: async (page) => {
      await openEmail(page)
      await send(page, 'ada@engine')
      await dialog(page).getByText('Please enter a valid email').waitFor()
    },
  },
  {
    name: 'the dialog that mails a job while it sends',
    address,
    arrange: async (page) => {
      await page.route('**/data/post_transaction*', () => {})
      await openEmail(page)
      await send(page, 'ada@engine.example')
      await dialog(page).getByText('Sending...').waitFor()
    },
  },
  {
    name: 'the dialog that tells of similar jobs when it failed',
    address,
    claims: ['net::ERR_FAILED'],
    arrange: async (page) => {
      await page.route('**/data/captcha*', (route) => route.abort())
      await openRelated(page)
      await send(page, 'ada@engine.example')
      await dialog(page).getByText('That did not work.').waitFor()
    },
  },
]
