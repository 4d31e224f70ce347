import type { ReadOutcome, resumeParsingMachine } from '#machines/resume-reading.machine.ts'
import { sections, type SectionName } from '#contract/application-sections.ts'
import type { Locator } from 'playwright-core'
import { signInWithToken, createNewcomer } from '../session/newcomer-in-browser.ts'
import { followLink, reads, type BrowserVisit } from '../worlds/browser-visit.ts'
import { locateResumeSection } from './resume-section.ts'
import { blockFileRead, resolveFileRead, setWorkersLoading } from './file-reading.ts'
import { resumeBytes, resumes, type ResumeName } from './resumes.ts'
import type { Journey } from '../harness/journey.ts'
import { formAddress } from '../application-form/form-fields.ts'

type OutcomeEvent = 'xstate.done.actor.readResume' | 'xstate.error.actor.readResume'

const resumeOf: Readonly<Record<ReadOutcome['kind'], ResumeName>> = {
  unknown: 'a picture',
  pictures: 'a PDF of a scanner',
  locked: 'a PDF that asks for a password',
  damaged: 'a PDF that breaks off',
  'too large': 'a text longer than 1 MB',
  'not loaded': 'a PDF',
  'says nothing': 'a list of soups',
  says: 'a phone number alone',
}

function toResumeName(outcome: ReadOutcome): ResumeName {
  const hasLines = outcome.kind === 'says' && outcome.filling.unplaced.length > 0
  return hasLines ? 'an employment part that nobody can read' : resumeOf[outcome.kind]
}

const filledWords =
  'Please check what was filled in and correct what is wrong. No section is complete until you say so.'

const controlText = (control: Locator) =>
  control.evaluate((found: HTMLInputElement | HTMLSelectElement) =>
    found instanceof HTMLSelectElement ? (found.selectedOptions[0]?.text ?? '') : found.value,
  )

export function resumeReadingInBrowser({ page }: BrowserVisit) {
  const main = page.getByRole('main')
  const press = (name: string) => main.getByRole('button', { name, exact: true })
  const picker = main.getByLabel('Choose a file')
  const { text, fill, unfold, read } = locateResumeSection(page)
  const rows = main.getByRole('listitem')
  const lines = main.getByRole('region', { name: 'We could not place these lines' }).getByRole('listitem')
  const lineCalled = (words: string) => lines.filter({ hasText: words })
  const put = async (line: Locator, where: string) => {
    await line.getByRole('combobox').selectOption({ label: where })
    await line.getByRole('button', { name: /^Put it there/ }).click()
  }
  const leaveOut = (line: Locator) => line.getByRole('button', { name: /^Not needed/ }).click()
  const takeBackLine = (line: Locator) => line.getByRole('button', { name: /^Undo/ }).click()
  const open = async (id: string) => {
    await followLink(page, formAddress(id))
    await press('Start your application').click()
    await unfold()
  }
  const choose = (name: string, buffer: Buffer) =>
    picker.setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
  const within = async <Result>(section: string, act: () => Promise<Result>): Promise<Result> => {
    await main.getByRole('list').getByRole('link', { name: section, exact: true }).last().click()
    await main.getByRole('heading', { name: section, exact: true }).waitFor()
    const result = await act()
    const back = main.getByRole('link', { name: 'All sections', exact: true })
    if ((await back.count()) > 0) await back.click()
    await unfold()
    return result
  }
  const journey: Journey<typeof resumeParsingMachine, OutcomeEvent, 'deciding'> = {
    start: async () => {
      const { token } = await createNewcomer(page)
      await signInWithToken(page, token)
      await open('2')
    },
    events: {
      'file.provided': async ({ file }) => {
        await blockFileRead(page)
        await choose('resume.txt', Buffer.alloc(file.size, ' '))
      },
      'text.changed': ({ text: written }) =>
        // Typing 1 MB takes longer than anybody waits; a paste is one change.
        text.evaluate((field: HTMLTextAreaElement, value) => {
          Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, value)
          field.dispatchEvent(new Event('input', { bubbles: true }))
        }, written),
      'text.provided': async () => {
        await blockFileRead(page)
        await fill.click()
      },
      'line.placed': ({ line, target }) => {
        const section: SectionName = target.section
        const label = Object.entries(sections[section].form.labels).find(([field]) => field === target.field)?.[1]
        return put(lines.nth(line), `${sections[section].title}: ${label}`)
      },
      'line.dismissed': ({ line }) => leaveOut(lines.nth(line)),
      'line.returned': ({ line }) => takeBackLine(lines.nth(line)),
      'undo.requested': () => press('Remove what was filled in').click(),
      'xstate.done.actor.readResume': async (event) => {
        const { output } = event as { readonly output: ReadOutcome }
        await setWorkersLoading(page, output.kind !== 'not loaded')
        await resolveFileRead(page, resumeBytes(toResumeName(output)))
      },
      'xstate.error.actor.readResume': () => resolveFileRead(page, null),
    },
    states: {
      idle: () => text.waitFor(),
      reading: () => reads(page, 'Reading your resume...'),
      filled: () => reads(page, filledWords),
      fillingUndone: () => reads(page, 'What you have changed since then is still there.'),
      nothingAdded: () =>
        reads(
          page,
          'It adds nothing. We fill in only blank fields, and only in sections you have not marked complete.',
        ),
      onlyLines: () => reads(page, 'You can put its lines where they belong yourself, below.'),
      nothingFound: () => reads(page, 'We found nothing in this that the form asks for.'),
      noText: () => main.getByText('We cannot read this kind of file.').waitFor(),
      picturesOnly: () => main.getByText('We found no text in this file.').waitFor(),
      locked: () => main.getByText('This file is locked with a password.').waitFor(),
      damaged: () => main.getByText('We could not read this file to its end.').waitFor(),
      tooLarge: () => main.getByText('This is too large.').waitFor(),
      notLoaded: () => main.getByText('We could not load what reads this file.').waitFor(),
      unreadable: () => main.getByText('Your browser could not read this resume.').waitFor(),
    },
  }
  return {
    ...journey,
    open,
    give: async (what: ResumeName) => {
      await choose(resumes[what][0], resumeBytes(what))
      await read()
    },
    paste: async (what: ResumeName) => {
      await text.fill(resumeBytes(what).toString())
      await fill.click()
      await read()
    },
    put: (words: string, where: string) => put(lineCalled(words), where),
    leaveOut: (words: string) => leaveOut(lineCalled(words)),
    takeBackLine: (words: string) => takeBackLine(lineCalled(words)),
    undo: () => press('Remove what was filled in').click(),
    write: (section: string, label: string, value: string) =>
      within(section, () => main.getByLabel(label).last().fill(value)),
    addEntry: (section: string) => within(section, () => main.getByRole('button', { name: /^Add an? / }).click()),
    complete: (section: string) =>
      within(section, async () => {
        await press('This section is complete').click()
        await main.getByText('sections are complete').waitFor()
      }),
    shows: {
      open: async () => {
        const items = lines.filter({ has: page.getByRole('combobox') })
        return items.evaluateAll((all) => all.map((item) => item.querySelector('p')?.textContent ?? ''))
      },
      refusal: (words: string) => lineCalled(words).getByText('It was not added: ').innerText(),
      written: (section: string, label: string) =>
        within(section, async () => {
          const controls = await main
            .getByLabel(label, { exact: true })
            .or(main.getByLabel(`${label} (optional)`))
            .all()
          return Promise.all(controls.map(controlText))
        }),
      state: async (section: string) => {
        const row = rows.filter({ has: page.getByRole('link', { name: section, exact: true }) }).last()
        return (await row.innerText()).split('\n').at(-1) ?? ''
      },
      listFilledFields: () => main.locator('[data-filled]').getByRole('listitem').allInnerTexts(),
    },
  }
}

export type ResumeReadingJourney = ReturnType<typeof resumeReadingInBrowser>
