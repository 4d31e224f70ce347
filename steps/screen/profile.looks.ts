import type { Page } from 'playwright-core'
import type { VisualState } from './visual-state.ts'
import { locateProblemSummary } from '../toast-queue/notices.ts'

const address = '/contracts/small-business/profile-form'
const form = (page: Page) => page.getByRole('form', { name: 'Your profile' })
const send = (page: Page) => form(page).getByRole('button', { name: 'Submit' }).click()

async function contradictItself(page: Page) {
  for (const [label, text] of [
    [/^Company/, 'Analytical Engines'],
    [/^Name/, 'Ada Lovelace'],
    [/^Title/, 'Owner'],
    [/^Email/, 'ada@engine.example'],
    [/^CAGE Code/, '1ABC'],
  ] as const)
    await form(page).getByLabel(label).fill(text)
  await form(page).getByRole('checkbox', { name: 'HUBZone' }).check()
  await send(page)
  await page.getByRole('alertdialog').waitFor()
}

export const profileVisualStates: ReadonlyArray<VisualState> = [
  { name: 'profile', address, isFullPage: true },
  {
    name: 'profile with problems',
    address,
    isFullPage: true,
    arrange: async (page) => {
      await send(page)
      await locateProblemSummary(form(page)).waitFor()
    },
  },
  { name: 'profile that contradicts itself', address, arrange: contradictItself },
  {
    name: 'profile that contradicted itself',
    address,
    isFullPage: true,
    arrange: async (page) => {
      await contradictItself(page)
      await page.getByRole('button', { name: 'OK' }).click()
      await form(page).getByText('Not sent yet.').waitFor()
    },
  },
]
