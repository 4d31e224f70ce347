import type { Page } from 'playwright-core'
import type { VisualState } from './visual-state.ts'

const part = (page: Page) => page.getByRole('region', { name: 'Get new jobs by email' })

async function signUp(page: Page, email: string) {
  await part(page).getByRole('textbox', { name: 'Email' }).fill(email)
  await part(page).getByRole('button', { name: 'Sign Up' }).click()
}

export const jobAlertVisualStates: ReadonlyArray<VisualState> = [
  {
    name: 'a job alert with a problem',
    address: '/careers/open?category=cost',
    isFullPage: true,
    arrange: async (page) => {
      await signUp(page, 'ada@engine')
      await part(page).getByText('Please enter a valid email').waitFor()
    },
  },
  {
    name: 'a job alert on its way',
    address: '/careers/open',
    isFullPage: true,
    arrange: async (page) => {
      await page.route('**/data/post_transaction*', () => {})
      await signUp(page, 'ada@engine.example')
      await part(page).getByText('Signing you up...').waitFor()
    },
  },
  {
    name: 'a job alert that is thanked for',
    address: '/careers/open',
    isFullPage: true,
    arrange: async (page) => {
      await signUp(page, 'ada@engine.example')
      await part(page).getByText('You are now signed up.').waitFor()
    },
  },
]
