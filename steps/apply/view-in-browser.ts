import type { Page } from 'playwright-core'
import type { applyMachine } from '#machines/apply.machine.ts'
import type { Journey } from '../harness/journey.ts'
import { sees } from '../harness/sees.ts'
import { reads } from '../worlds/browser-visit.ts'

type OutcomeEvent =
  | 'xstate.done.actor.loadApplication'
  | 'xstate.error.actor.loadApplication'
  | 'xstate.done.actor.submit'
  | 'xstate.error.actor.submit'
  | 'xstate.after.scanPause.apply.waiting'

export type ApplyVerbs = Journey<typeof applyMachine, OutcomeEvent, 'deciding'>

export const applyAddress = (id: string) => `/account-management/apply/${id}`

export function locateApplyControls(page: Page) {
  const main = page.getByRole('main')
  const press = (name: string) => main.getByRole('button', { name, exact: true })
  const busy = main.locator('[aria-busy="true"]')
  return {
    main,
    press,
    busy,
    start: press('Start your application'),
    submit: press('Submit your application').or(press('Resubmit Resume')),
    question: page.getByRole('alertdialog', { name: 'Submit your files without the form?' }),
    submitAlone: page.getByRole('button', { name: 'Submit files only' }),
    wait: page.getByRole('button', { name: 'Not yet' }),
    note: main.getByLabel('Your note'),
    calm: async () => {
      await sees(() => busy.count(), 0)
      await sees(() => main.getByText('Loading your application...').count(), 0)
    },
  }
}

export function applyViewInBrowser(page: Page) {
  const { main, press, busy, start, submit, question, note, calm } = locateApplyControls(page)
  const said = main
    .getByText('Submitting your application...')
    .or(main.getByText('We are checking your files for anything harmful.'))
  const states: ApplyVerbs['states'] = {
    loading: async () => {
      await sees(
        async () => (await busy.count()) + (await main.getByText('Loading your application...').count()) > 0,
        true,
      )
    },
    failed: () => reads(page, 'Your application could not be loaded.'),
    gone: () => reads(page, 'This job is not one of our open jobs.'),
    beginning: async () => {
      await start.waitFor()
      await calm()
    },
    starting: () => reads(page, 'Starting your application...'),
    draft: async () => {
      await press('Submit your application').waitFor()
      await calm()
    },
    closed: () => reads(page, 'This job has closed.'),
    sent: async () => {
      await press('Resubmit Resume').waitFor()
      await calm()
    },
    confirming: () => question.waitFor(),
    ended: () => reads(page, 'This application is no longer active.'),
    submitting: async () => {
      await submit.and(busy).waitFor()
      await sees(() => said.count(), 1)
    },
    waiting: () => press('Keep writing').waitFor(),
    reloading: async () => {
      await sees(async () => (await busy.count()) > 0, true)
      await sees(() => said.count(), 0)
    },
    refreshing: async () => {
      await press('Submit your application').or(press('Resubmit Resume')).waitFor()
      await calm()
    },
    thanked: () => page.waitForURL('**/thank-you/apply?*'),
  }
  return {
    states,
    shows: {
      heading: () => page.getByRole('heading', { level: 1 }).innerText(),
      demands: async (): Promise<ReadonlyArray<string>> => {
        const section = main.getByRole('region', { name: 'What this job requires' })
        return (await section.count()) === 0 ? [] : section.getByRole('paragraph').allInnerTexts()
      },
      note: () => note.inputValue(),
      sent: () => main.locator('[data-sent-file]').allInnerTexts(),
      canSubmit: async () => (await submit.count()) > 0,
    },
  }
}
