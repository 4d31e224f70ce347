import { sampleContent } from '#content/sample-content.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createNewcomer, signInWithToken } from '../session/newcomer-in-browser.ts'
import { sees } from '../harness/sees.ts'
import { visitPage } from '../worlds/browser-visit.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'
import { createFinger, type Finger } from './finger.ts'
import { writeWholeForm } from './whole-form-by-finger.ts'

const site = provideWorkerSite(({ publish }) => publish(sampleContent(Date.now())))

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, hasAnswered: false }

const job = '/careers/job/6837'
const form = '/account-management/application?jobPostingID=6837'

type Task = {
  readonly most: number
  readonly from: string
  readonly isSignedIn?: true
  readonly before?: (page: Page) => Promise<void>
  readonly act: (page: Page, finger: Finger) => Promise<void>
}

const link = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name, exact: true }).filter({ visible: true })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' }).locator('summary').filter({ visible: true })
const accountMenu = (page: Page) => page.getByRole('banner').locator('summary').filter({ hasText: 'account of' })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

const chosen = async (page: Page) => {
  const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('link')
  return (await chips.allInnerTexts()).map((name) => name.replace(/^Remove\s+/, ''))
}

const start = async (page: Page, address: string) => {
  await visitPage(page, address)
  await button(page, 'Start your application').tap()
}

const beginForm = async (page: Page) => {
  await start(page, form)
  await link(page, 'Contact details').tap()
  await page.getByLabel('City', { exact: true }).fill('Dayton')
  await page.getByText('All that you wrote here is saved.').waitFor()
}

const applyWithResume = async (page: Page) => {
  await start(page, '/account-management/apply/6837')
  const resume = { name: 'resume.txt', mimeType: 'text/plain', buffer: Buffer.from('Twelve years of counting.') }
  await page.getByLabel('Choose files').setInputFiles(resume)
  await button(page, 'Open resume.txt').waitFor()
  await button(page, 'Submit your application').tap()
  await page.waitForURL('**/thank-you/**')
}

const opportunities = async (page: Page, { tap }: Finger) => {
  await tap(menu(page))
  await tap(menu(page).filter({ hasText: 'Careers' }))
  await tap(link(page, 'Current Opportunities'))
}

const tasks: Readonly<Record<string, Task>> = {
  'finds the mid-level analysts in Virginia, from home by the menu': {
    most: 6,
    from: '/home',
    act: async (page, finger) => {
      const { tap, write } = finger
      await opportunities(page, finger)
      await write(page.getByRole('searchbox', { name: 'Keyword' }), 'mid-level analyst virginia')
      await tap(link(page, /^Filter by Mid-Level/))
      await tap(link(page, /^Filter by Virginia/))
      await sees(() => chosen(page), ['“analyst”', 'Mid-Level', 'Virginia'])
    },
  },
  'saves two jobs': {
    most: 2,
    from: '/careers/open',
    act: async (page, { tap }) => {
      const save = page.getByRole('button', { name: /^Save / })
      await tap(save.nth(0))
      await tap(save.nth(1))
      await link(page, '2 saved jobs').waitFor()
    },
  },
  'asks for an alert for a search': {
    most: 2,
    from: '/careers/open?search=analyst',
    act: async (page, { tap, write }) => {
      const section = page.getByRole('region', { name: 'Get new jobs by email' })
      await write(section.getByRole('textbox', { name: 'Email' }), 'nora@example.org')
      await tap(section.getByRole('button', { name: 'Sign Up' }))
      await section.getByText('You are now signed up.').waitFor()
    },
  },
  'asks for an alert for jobs like one': {
    most: 3,
    from: job,
    act: async (page, { tap, write }) => {
      await tap(button(page, 'Get notified of similar jobs'))
      const dialog = page.getByRole('dialog')
      await write(dialog.getByRole('textbox', { name: 'Email' }), 'nora@example.org')
      await tap(dialog.getByRole('button', { name: 'Sign up' }))
      await dialog.waitFor({ state: 'detached' })
    },
  },
  'signs up, from a job': {
    most: 9,
    from: job,
    act: async (page, { tap, write, effort }) => {
      await tap(link(page, 'Submit Resume'))
      await heading(page, 'Account Sign In').waitFor()
      await tap(link(page, 'Create Account'))
      await sees(() => page.evaluate(() => [scrollY, document.activeElement?.textContent]), [0, 'Create Account'])
      const before = effort().scrolls
      const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true })
      const email = `nora.${Date.now()}@example.org`
      await write(field('Email'), email)
      expect(effort().scrolls).toBe(before)
      await write(field('Confirm Email'), email)
      await write(field('First Name'), 'Nora')
      await write(field('Last Name'), 'Birch')
      await write(field('Password'), 'lighthouse 4711 by the lake')
      await write(field('Confirm Password'), 'lighthouse 4711 by the lake')
      await tap(button(page, 'SIGN UP'))
      await button(page, 'Start your application').waitFor()
    },
  },
  'applies with a resume': {
    most: 5,
    from: job,
    isSignedIn: true,
    act: async (page, { tap, attach }) => {
      await tap(link(page, 'Submit Resume'))
      await tap(button(page, 'Start your application'))
      await attach(page.getByLabel('Choose files'), 'resume.txt')
      await button(page, 'Open resume.txt').waitFor()
      await tap(button(page, 'Submit your application'))
      await page.waitForURL('**/thank-you/**')
    },
  },
  'fills in the form of an application': { most: 35, from: job, isSignedIn: true, act: writeWholeForm },
  'comes back to a begun form, from home': {
    most: 2,
    from: '/home',
    isSignedIn: true,
    before: beginForm,
    act: async (page, { tap }) => {
      await tap(accountMenu(page))
      await tap(link(page, 'My Application'))
      await page.getByText('sections are complete.').waitFor()
    },
  },
  'comes back to a begun form, from the account': {
    most: 1,
    from: '/account-management',
    isSignedIn: true,
    before: beginForm,
    act: async (page, { tap }) => {
      await tap(link(page, /^Continue/))
      await page.getByText('sections are complete.').waitFor()
    },
  },
  'withdraws an application': {
    most: 2,
    from: '/account-management',
    isSignedIn: true,
    before: applyWithResume,
    act: async (page, { tap }) => {
      await tap(button(page, /^Withdraw/))
      await tap(page.getByRole('alertdialog').getByRole('button', { name: /^Withdraw/ }))
      await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    },
  },
}

test.each(Object.entries(tasks))('on a phone, a person %s', (_name, { most, from, isSignedIn, before, act }) =>
  visitSite(site(), phone, async ({ page }) => {
    if (isSignedIn) {
      await visitPage(page, '/home')
      await signInWithToken(page, (await createNewcomer(page)).token)
    }
    await before?.(page)
    await visitPage(page, from)
    const finger = createFinger(page)
    await act(page, finger)
    expect(finger.effort().taps).toBeLessThanOrEqual(most)
  }),
)
