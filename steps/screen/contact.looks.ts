import type { Page } from 'playwright-core'
import type { VisualState } from './visual-state.ts'
import { pageObjects } from '../form/form-page-objects.ts'
import { locateProblemSummary } from '../toast-queue/notices.ts'

const form = (page: Page) => page.getByRole('form', { name: 'Send us a message' })
const send = (page: Page) => form(page).getByRole('button', { name: 'Send Message' }).click()

async function write(page: Page) {
  for (const [label, text] of Object.entries(pageObjects.contact.good))
    if (label === 'Subject') await form(page).getByLabel(label).selectOption({ label: text })
    else await form(page).getByLabel(label).fill(text)
}

export const contactVisualStates: ReadonlyArray<VisualState> = [
  { name: 'contact', address: '/contact', isFullPage: true },
  {
    name: 'contact with the window of an office on the map',
    address: '/contact',
    arrange: async (page) => {
      await page
        .getByRole('list', { name: 'Offices', exact: true })
        .getByRole('link', { name: 'Columbia Office' })
        .click()
      await page.getByRole('group', { name: 'Columbia Office' }).waitFor()
      await page.getByRole('group', { name: 'Map of our offices' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'contact with a map in forced colours',
    address: '/contact',
    browser: { forcedColors: 'active' },
    exempt: { 'color-contrast': 'the colours are the system’s, and axe compares them with those of the page' },
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Zoom in' }).click()
      await page.getByRole('group', { name: 'Map of our offices' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'contact with problems',
    address: '/contact',
    isFullPage: true,
    arrange: async (page) => {
      await send(page)
      await locateProblemSummary(form(page)).waitFor()
    },
  },
  {
    name: 'contact while it sends',
    address: '/contact',
    arrange: async (page) => {
      await page.route('**/data/post_transaction*', () => {})
      await write(page)
      await send(page)
      await form(page).getByText('Sending your message...').waitFor()
    },
  },
  {
    name: 'contact that could not be sent',
    address: '/contact',
    claims: ['net::ERR_FAILED'],
    arrange: async (page) => {
      await page.route('**/data/captcha*', (route) => route.abort())
      await write(page)
      await send(page)
      await page.getByText('Yikes, your email was not sent!').first().waitFor()
    },
  },
  {
    name: 'the question before a page is left',
    address: '/contact',
    arrange: async (page) => {
      await write(page)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  { name: 'thanks for a resume', address: '/thank-you/apply' },
  { name: 'thanks for an application', address: '/thank-you/application' },
  { name: 'thanks for a message', address: '/thank-you/contact' },
  { name: 'thanks for anything', address: '/thank-you/anything' },
]
