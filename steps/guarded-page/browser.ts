import { rememberSession } from '#contract/account-operations.ts'
import { accountMenu } from '../session/account-menu.ts'
import { visitPage, arriveWithoutApplication, followLink, reads, type BrowserVisit } from '../worlds/browser-visit.ts'
import { fetchToken, writeToken } from '../session/tokens-in-browser.ts'
import type { guardedPageMachine } from '#machines/guarded-page.machine.ts'
import type { Journey } from '../harness/journey.ts'
import { otherUser, walker } from '../account-login/accounts.ts'

const account = '/account-management'

/** By the names that stand for token subjects in events. */
export const applicants: Readonly<Record<string, typeof walker>> = { wanda: walker, nils: otherUser }

export function guardedPageInBrowser({ page, clock, confirmEmail }: BrowserVisit) {
  const arrived: string[] = []
  page.on('requestfinished', (request) => arrived.push(new URL(request.url()).pathname))
  const { toggle, entries, choose } = accountMenu(page)
  const heading = page.getByRole('heading', { level: 1 })
  let letIn = () => {}
  let letHomeCome = () => {}
  const signOutSlowly = async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    letHomeCome = resolve
    await page.route('**/assets/home-route*', async (route) => {
      await promise
      await route.continue()
    })
    await choose('Sign Out')
  }
  const journey: Journey<typeof guardedPageMachine, never> = {
    start: async () => {
      letIn = await arriveWithoutApplication(page, account)
    },
    events: {
      'visitor.changed': async ({ person }) => {
        const applicant = applicants[person ?? '']
        // By this her account is told apart from the other one, beside the name.
        if (applicant === otherUser) await confirmEmail(otherUser.email)
        await writeToken(
          page,
          applicant ? await fetchToken(page, applicant.email, applicant.password, rememberSession) : null,
        )
        letIn()
      },
      'signed.out': signOutSlowly,
    },
    states: {
      waiting: () => reads(page, 'Please Wait...'),
      shown: () => page.getByRole('main').getByRole('button', { name: 'Sign Out', exact: true }).waitFor(),
      left: () => reads(page, 'You are signed out.'),
      closed: () => page.waitForURL(`**/account-login?redirect=${encodeURIComponent(account)}`),
    },
  }
  return {
    ...journey,
    open: async (address: string) => {
      await clock.take()
      await visitPage(page, address)
    },
    followLink: (address: string) => followLink(page, address),
    signOutSlowly,
    letHomeCome: async () => letHomeCome(),
    openMenuByKey: async () => {
      await toggle.focus()
      await page.keyboard.press('Enter')
    },
    useKey: (key: string) => page.keyboard.press(key),
    shows: {
      address: async () => {
        const { pathname, search, hash } = new URL(page.url())
        return `${pathname}${search}${hash}`
      },
      heading: () => heading.innerText(),
      isConfirmed: async () => (await page.getByRole('main').getByText('Confirmed', { exact: true }).count()) === 1,
      applying: async () => {
        const main = page.getByRole('main')
        if ((await main.getByRole('heading', { name: 'Sign in to apply' }).count()) === 0) return []
        return (await main.innerText()).split('\n').filter(Boolean)
      },
      links: () => page.getByRole('main').getByRole('link').allInnerTexts(),
      menu: entries,
      accountCode: async () => arrived.filter((path) => /(account|application|sign-in)-(route|page|form)/.test(path)),
    },
  }
}

export type GuardedPageJourney = ReturnType<typeof guardedPageInBrowser>
