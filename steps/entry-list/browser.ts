import { fieldLabelled } from '../application-form/form-fields.ts'
import { openSection, getOpenSection } from '../application-part/page-in-browser.ts'
import { secondDevice, createOtherDeviceSchools } from '../application-part/second-device.ts'
import { fillFromText } from '../resume-reading/resume-section.ts'
import { sees } from '../harness/sees.ts'
import { signInWithToken, createNewcomer } from '../session/newcomer-in-browser.ts'
import { directly } from '../session/tokens-in-browser.ts'
import type { BrowserVisit } from '../worlds/browser-visit.ts'
import type { entryListMachine } from '#machines/entry-list.machine.ts'
import type { Journey } from '../harness/journey.ts'
import { walker } from '../account-login/accounts.ts'

export const pathStarts = { 'no entry': 0, 'an entry': 1, '19 entries': 19 } as const

const removed = 'This entry was removed.'

export function entryListInBrowser({ page, connection }: BrowserVisit) {
  const main = page.getByRole('main')
  const rows = main.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^(Remove|Undo)/ }) })
  const remainingRows = rows.filter({ hasNotText: removed })
  const add = main.getByRole('button', { name: 'Add a school or course' })
  const emptyMessage = main.getByText('You have not added any.')
  const waitUntilIdle = async () => {
    await sees(async () => connection.inFlight(), 0)
    await sees(() => main.locator('[aria-busy="true"]').count(), 0)
    await sees(() => main.getByText('Saving...', { exact: true }).count(), 0)
  }
  const row = (entry: string) => rows.filter({ has: page.getByRole('heading', { name: entry, exact: true }) })
  const press = async (name: string) => {
    await main.getByRole('button', { name, exact: true }).click()
    await waitUntilIdle()
  }
  const completeSection = async () => {
    await press('This section is complete')
    await main.getByText('This section is not complete yet.').waitFor()
  }
  const addOne = async () => {
    const before = await rows.count()
    await add.click()
    await sees(() => rows.count(), before + 1)
  }
  const journey: Journey<typeof entryListMachine, never, 'counting'> = {
    start: async (where = '') => {
      const { email, token } = await createNewcomer(page)
      const place = { owner: { email, password: walker.password }, job: '2', section: 'education' } as const
      const device = secondDevice(directly(page), place.owner, place.job)
      await createOtherDeviceSchools(() => device).writeElsewhere(pathStarts[where as keyof typeof pathStarts])
      await signInWithToken(page, token)
      await openSection(page, place)
      await waitUntilIdle()
    },
    events: {
      'entry.requested': addOne,
      'entries.provided': async ({ entries }) => {
        const education = entries.map(({ values }) => ({ institution: values['School'] }))
        await fillFromText(page, 'Education', JSON.stringify({ education }))
        await waitUntilIdle()
      },
      'save.requested': completeSection,
      'problems.reported': completeSection,
      'part.changed': async () => {
        await remainingRows
          .first()
          .getByRole('button', { name: /^Remove/ })
          .click()
        await waitUntilIdle()
      },
    },
    states: {
      empty: () => emptyMessage.waitFor(),
      listed: async () => {
        await add.waitFor()
        await sees(() => emptyMessage.count(), 0)
      },
      full: async () => {
        await main.getByText('This list holds 20 entries. Please remove one before you add another.').waitFor()
        await sees(() => add.count(), 0)
      },
    },
  }
  return {
    ...journey,
    add: addOne,
    remove: (entry: string) => press(`Remove ${entry}`),
    undo: (entry: string) => press(`Undo ${entry}`),
    write: async (entry: string, label: string, text: string) => {
      const field = row(entry).locator(`[id$="-${fieldLabelled('education', label)}"]`)
      await field.fill(text)
      await page.keyboard.press('Tab')
      await waitUntilIdle()
    },
    ...createOtherDeviceSchools(() => getOpenSection(page).elsewhere),
    shows: {
      entries: () => remainingRows.getByRole('heading', { level: 2 }).allInnerTexts(),
      controls: () => rows.getByRole('button', { name: /^(Remove|Undo)/ }).allTextContents(),
      kept: async () => {
        const parts = await getOpenSection(page).elsewhere.parts('education')
        return parts.map(({ Values }) => String(Values['School'] ?? '')).toSorted()
      },
      canAdd: async () => (await add.count()) > 0,
    },
  }
}

export type EntryListJourney = ReturnType<typeof entryListInBrowser>
