import { directly, fetchToken, writeToken } from '../session/tokens-in-browser.ts'
import { rememberSession } from '#contract/account-operations.ts'
import { pageObjects } from '../form/form-page-objects.ts'
import { visitPage, followLink, type BrowserVisit } from '../worlds/browser-visit.ts'
import { createDirectClient } from './forms-in-browser.ts'
import { sendWrongGuesses, createFormOutcome, walker } from './accounts.ts'
import type { accountLoginMachine } from '#machines/account-login.machine.ts'
import type { Journey } from '../harness/journey.ts'

const address = '/account-login'

function colourName(fill: string) {
  const [red = 0, green = 0] = (fill.match(/\d+/g) ?? []).map(Number)
  if (green > red) return 'green'
  return green > red / 3 ? 'orange' : 'red'
}

export function accountLoginInBrowser({ page, connection, claim }: BrowserVisit) {
  const open = (query: string) => visitPage(page, `${address}${query}`)
  const heading = page.getByRole('heading', { level: 1 })
  const shows = (form: keyof typeof pageObjects) => async () => {
    await page.getByRole('form', { name: pageObjects[form].name }).waitFor()
  }
  const focused = (read: (element: Element | null) => string) =>
    page.evaluate(`(${String(read)})(document.activeElement)`) as Promise<string>
  const password = (label: string) => page.getByLabel(label, { exact: true })
  const shownForm = async () => {
    const names = Object.keys(pageObjects) as ReadonlyArray<keyof typeof pageObjects>
    for (const name of names)
      if (await page.getByRole('form', { name: pageObjects[name].name }).isVisible()) return name
    throw new Error('No form of an account is shown.')
  }
  const journey: Journey<
    typeof accountLoginMachine,
    'xstate.done.actor.form' | 'xstate.done.actor.openRequestedPage',
    'choosing'
  > = {
    start: () => open(''),
    events: {
      'address.changed': ({ asked }) => followLink(page, asked ? `${address}?form=${asked}` : address),
      'session.changed': async ({ visitor }) =>
        writeToken(page, visitor && (await fetchToken(page, visitor, walker.password, rememberSession))),
      'xstate.done.actor.form': async () => {
        const name = await shownForm()
        const sheet = pageObjects[name]
        const form = page.getByRole('form', { name: sheet.name })
        for (const [label, text] of Object.entries(sheet.good))
          if (sheet.boxes.includes(label)) await form.getByLabel(label).setChecked(text !== '')
          else await form.getByLabel(label, { exact: true }).fill(text)
        await connection.hold()
        await form.getByRole('button', { name: sheet.button }).click()
        const outcome = await createFormOutcome(name, { kind: 'taken', verdict: 'true' }, createDirectClient(page))
        await connection.release(outcome ?? { kind: 'passes' })
      },
      'xstate.done.actor.openRequestedPage': async () => {},
    },
    states: {
      signIn: shows('signIn'),
      createAccount: shows('createAccount'),
      recovery: shows('recovery'),
      updatePassword: shows('updatePassword'),
      updateEmail: shows('updateEmail'),
      signedIn: () => heading.getByText('Already Signed in').waitFor(),
      leaving: () => page.waitForURL('**/account-management'),
    },
  }
  return {
    ...journey,
    open,
    guess: (email: string, count: number) => {
      claim('429')
      return sendWrongGuesses(directly(page), email, count)
    },
    follow: (name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).click(),
    shows: {
      address: async () => {
        const { pathname, search, hash } = new URL(page.url())
        return `${pathname}${search}${hash}`
      },
      calls: async (operation: string) => connection.countCalls(operation),
    },
    screen: {
      beginWithKeyboard: () => heading.focus(),
      goOnWithKeyboard: async () => {
        await page.keyboard.press('Tab')
        await page.keyboard.press('Enter')
      },
      showPassword: (label: string) => page.getByRole('button', { name: `Show ${label}`, exact: true }).click(),
      hidePassword: (label: string) => page.getByRole('button', { name: `Hide ${label}`, exact: true }).click(),
      focus: () => focused((element) => (element?.closest('main > *') ? (element.textContent ?? '') : '')),
      nextStop: async () => {
        await page.keyboard.press('Tab')
        return focused((element) =>
          element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? '') : (element?.textContent ?? ''),
        )
      },
      /** '' while it is hidden. */
      password: async (label: string) =>
        (await password(label).getAttribute('type')) === 'text' ? password(label).inputValue() : '',
      strength: async () => {
        const meter = page.getByRole('meter')
        const fill = await meter.locator('rect').evaluate((bar) => getComputedStyle(bar).fill)
        return [
          `${await meter.getAttribute('aria-valuenow')}%`,
          (await meter.getAttribute('aria-valuetext')) ?? '',
          colourName(fill),
        ]
      },
      links: () => page.getByRole('main').getByRole('link').allInnerTexts(),
      heading: () => heading.innerText(),
    },
  }
}

export type AccountLoginJourney = ReturnType<typeof accountLoginInBrowser>
