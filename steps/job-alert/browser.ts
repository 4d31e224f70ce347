import assert from 'node:assert/strict'
import { subscribeToJobAlerts } from '#contract/job-alerts.ts'
import { sees } from '../harness/sees.ts'
import {
  visitPage,
  arriveWithoutApplication,
  followLink,
  hydratePage,
  type BrowserVisit,
} from '../worlds/browser-visit.ts'
import type { jobAlertMachine } from '#machines/job-alert.machine.ts'
import type { SendingOutcomeEvent } from '../sending/outcomes.ts'
import type { Journey } from '../harness/journey.ts'

const address = '/careers/open'

export function jobAlertInBrowser({ page, connection, claim, sending }: BrowserVisit) {
  const section = page.getByRole('region', { name: 'Get new jobs by email' })
  const field = section.getByRole('textbox', { name: 'Email' })
  const button = section.getByRole('button', { name: 'Sign Up' })
  const waitForText = (words: string) => section.getByText(words).waitFor()
  const journey: Journey<typeof jobAlertMachine, SendingOutcomeEvent> = {
    start: async () => {
      await visitPage(page, address)
      await sending.hold()
    },
    events: {
      'email.changed': ({ email }) => field.fill(email),
      'alerts.requested': async ({ email }) => {
        await sending.hold()
        await field.evaluate((input: HTMLInputElement, text) => {
          input.value = text
        }, email)
        await button.click()
      },
      'search.changed': ({ search }) => followLink(page, `${address}?${search.query}`),
      ...sending.events,
    },
    states: {
      idle: async () => {
        await button.waitFor()
        await sees(() => button.isEnabled(), true)
      },
      sending: () => sees(() => button.isEnabled(), false),
      thanked: async () => {
        await waitForText('You are now signed up. A confirmation email should arrive shortly.')
        assert.equal(await button.count(), 0)
      },
    },
  }
  return {
    ...journey,
    write: (email: string) => field.fill(email),
    ask: () => button.click(),
    requestTwice: async () => {
      await field.press('Enter')
      await field.press('Enter')
    },
    mayBeRefused: async () => claim('429'),
    shows: {
      problem: async () => {
        if ((await section.locator('[aria-invalid=true]').count()) === 0) return ''
        return section.locator('[id=job-alert-email-problem]').innerText()
      },
      email: () => field.inputValue(),
      jobs: () => section.locator('strong').innerText(),
      stage: () => section.getByRole('status').innerText(),
      canRequest: () => button.isEnabled(),
      calls: async () => connection.countCalls(subscribeToJobAlerts),
    },
    screen: {
      isAtEmail: () => field.evaluate((input) => input === document.activeElement),
      focusedWords: () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText ?? ''),
      writeBeforePageAnswers: async (email: string) => {
        const letIn = await arriveWithoutApplication(page, address)
        await field.fill(email)
        letIn()
        await hydratePage(page)
      },
    },
  }
}

export type JobAlertJourney = ReturnType<typeof jobAlertInBrowser>
