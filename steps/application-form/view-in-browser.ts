import { attachmentsTitle, sections, type SectionName } from '#contract/application-sections.ts'
import type { Page } from 'playwright-core'
import type { applicationFormMachine } from '#machines/application-form.machine.ts'
import type { Journey } from '../harness/journey.ts'
import { sees } from '../harness/sees.ts'
import { reads } from '../worlds/browser-visit.ts'
import { inWords } from './form-fields.ts'

type OutcomeEvent =
  | 'xstate.done.actor.loadForm'
  | 'xstate.error.actor.loadForm'
  | 'xstate.done.actor.submit'
  | 'xstate.error.actor.submit'
  | 'xstate.after.scanPause.applicationForm.waiting'

export type ApplicationFormVerbs = Journey<typeof applicationFormMachine, OutcomeEvent, 'deciding'>

export type SectionRow = { readonly section: string; readonly state: string }

export type ReasonRow = { readonly section: string; readonly reason: string }

export function locateFormControls(page: Page) {
  const main = page.getByRole('main')
  const press = (name: string) => main.getByRole('button', { name, exact: true })
  const busy = main.locator('[aria-busy="true"]')
  return {
    main,
    press,
    busy,
    start: press('Start your application'),
    complete: press('This section is complete'),
    completeAndContinue: (next: string) => press(`Complete and continue to ${next}`),
    submit: press('Submit your application'),
    goOn: press('Keep writing'),
    calm: async () => {
      await sees(() => busy.count(), 0)
      await sees(() => main.getByText('Loading your application...').count(), 0)
    },
  }
}

async function readField(page: Page, section: SectionName, field: string): Promise<string> {
  const { form, controls } = sections[section]
  const input = (form.inputs as Readonly<Record<string, { readonly kind: string }>>)[field]
  const control = page.locator(`#${section}-${field}`)
  if (controls[field]?.hasSentences) {
    const chosen = control.locator('label', { has: page.getByRole('radio', { checked: true }) })
    return control.locator('p').last().or(chosen).innerText()
  }
  if (input?.kind === 'choice') {
    const chosen = control.getByRole('radio', { checked: true })
    return (await chosen.count()) === 0 ? '' : inWords(section, field, await chosen.inputValue())
  }
  if (input?.kind === 'choices') return (await control.isChecked()) ? 'ticked' : ''
  const value = await control.inputValue()
  return controls[field]?.of && value !== '' ? control.locator('option:checked').innerText() : value
}

function shows(page: Page) {
  const { main } = locateFormControls(page)
  const notice = main.locator('[role="group"][tabindex="-1"]')
  return {
    heading: () => page.getByRole('heading', { level: 1 }).innerText(),
    part: async () => {
      const list = main.locator('#sections')
      return (await list.count()) > 0 ? list.innerText() : page.getByRole('heading', { level: 1 }).innerText()
    },
    sections: async (): Promise<ReadonlyArray<SectionRow>> => {
      const rows = await main.getByRole('region', { name: 'Your application', exact: true }).locator('ol > li').all()
      return Promise.all(
        rows.map(async (row) => ({
          section: await row.getByRole('link').innerText(),
          state: (await row.locator(':scope > span').innerText()).trim(),
        })),
      )
    },
    problems: () => notice.getByRole('link').allInnerTexts(),
    lacking: async (): Promise<ReadonlyArray<ReasonRow>> =>
      Promise.all(
        (await notice.getByRole('listitem').all()).map(async (line) => {
          const section = await line.getByRole('link').innerText()
          return { section, reason: (await line.innerText()).slice(section.length + 2) }
        }),
      ),
    field: (section: SectionName, field: string) => readField(page, section, field),
    sent: async (title: string) => {
      const found = main.getByRole('region', { name: title, exact: true })
      if ((await found.count()) === 0) return null
      const [terms, details] = [found.getByRole('term'), found.getByRole('definition')]
      const values = await details.allInnerTexts()
      return (await terms.allInnerTexts()).map((term, at) => `${term}: ${values[at] ?? ''}`)
    },
  }
}

function states(page: Page): ApplicationFormVerbs['states'] {
  const { main, busy, start, complete, submit, goOn, calm } = locateFormControls(page)
  const written = main
    .getByText('sections are complete.')
    .or(complete)
    .or(submit)
    .or(main.getByRole('heading', { name: attachmentsTitle, exact: true, level: 1 }))
  return {
    loading: () => reads(page, 'Loading your application...'),
    failed: () => reads(page, 'Your application could not be loaded.'),
    gone: () => reads(page, 'This job is not one of our open jobs.'),
    ended: () => reads(page, 'This application is no longer active.'),
    sent: () => main.getByRole('heading', { name: 'What you have submitted' }).waitFor(),
    beginning: async () => {
      await start.waitFor()
      await calm()
    },
    starting: () => reads(page, 'Starting your application...'),
    writing: async () => {
      await written.first().waitFor()
      await calm()
      await sees(() => goOn.count(), 0)
    },
    refreshing: () => reads(page, 'Checking on your files...'),
    savingSection: async () => {
      await complete.and(busy).waitFor()
      await reads(page, 'Saving what you wrote...')
    },
    completing: () => reads(page, 'Checking what you wrote...'),
    settling: async () => {
      await submit.and(busy).waitFor()
      await reads(page, 'Saving what you wrote...')
    },
    submitting: async () => {
      await submit.and(busy).waitFor()
      await sees(() => main.getByText('Saving what you wrote...').count(), 0)
    },
    waiting: async () => {
      await goOn.waitFor()
      await sees(() => submit.and(busy).count(), 0)
    },
    thanked: () => page.waitForURL('**/thank-you/application?*'),
  }
}

export const formViewInBrowser = (page: Page) => ({
  states: states(page),
  shows: shows(page),
})
