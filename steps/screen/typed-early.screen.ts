import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pageAddress, filterBox, manyJobs } from '../job-search/page.ts'
import { locateProblemSummary } from '../toast-queue/notices.ts'
import { sees } from '../harness/sees.ts'
import { arriveWithoutApplication, waitForHydration, hydratePage } from '../worlds/browser-visit.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'
import { scheduleAction, watchFields, write, type Moment, type FieldEntry } from './typed-early.ts'

const site = provideWorkerSite(({ publish }) => publish(manyJobs))
const laptop = { viewport: { width: 1280, height: 900 } } as const

type PreHydrationCase = {
  readonly address: string
  readonly written: ReadonlyArray<FieldEntry>
  readonly pressed: string
  readonly look: (page: Page) => Promise<void>
}

const sorted = (address: string) => address.split(/[?&]/).sort()
const addressIs = (address: string) => (page: Page) => sees(async () => sorted(pageAddress(page)), sorted(address))

const isWrong =
  (...labels: ReadonlyArray<string>) =>
  (page: Page) =>
    sees(() => locateProblemSummary(page).locator('li').allInnerTexts(), [...labels])

const opportunities: PreHydrationCase = {
  address: '/careers/open',
  written: [
    ['search', 'software'],
    ['sortby', 'alphabetical'],
    ['state', 'california'],
  ],
  pressed: 'Save For Later: Software Tester',
  look: async (page) => {
    await addressIs('/careers/open?search=software&state=california&sortby=alphabetical')(page)
    await page.getByRole('button', { name: 'Saved: Software Tester', pressed: true }).waitFor()
    await sees(() => page.getByRole('button', { pressed: true }).count(), 1)
  },
}

const message: PreHydrationCase = {
  address: '/contact',
  written: [
    ['FirstName', 'Ada'],
    ['Email', 'ada@engine.example'],
    ['Message', 'Of engines.'],
    ['Subject', 'contracts'],
  ],
  pressed: 'Send Message',
  look: isWrong(
    'Please enter your last name. If you have one name, write it here too',
    'Please enter your phone number',
  ),
}

const forms: Readonly<Record<string, PreHydrationCase>> = {
  'current opportunities': opportunities,
  'the search of careers': {
    address: '/careers',
    written: [
      ['search', 'tester'],
      ['city', 'Seaside'],
    ],
    pressed: '',
    look: async (page) => {
      await page.getByRole('button', { name: 'Search All Careers', exact: true }).click()
      await addressIs('/careers/open?city=seaside&search=tester')(page)
    },
  },
  'a message': message,
  'the profile of a business': {
    address: '/contracts/small-business/profile-form',
    written: [
      ['Company', 'Engines'],
      ['POC', 'Ada'],
      ['ServicesOffered', 'Cost Estimating'],
    ],
    pressed: 'Submit',
    look: isWrong('Please enter the title of your point of contact', 'Please enter your email'),
  },
  'job alerts': {
    address: '/careers/open',
    written: [['email', 'ada']],
    pressed: 'Sign Up',
    look: (page) => sees(() => page.getByRole('textbox', { name: 'Email' }).getAttribute('aria-invalid'), 'true'),
  },
  'signing in': {
    address: '/account-login',
    written: [
      ['Email', 'ada@engine.example'],
      ['Remember', 'Keep Me Logged In'],
    ],
    pressed: 'LOGIN',
    look: isWrong('Password: Field is required'),
  },
  'a new account': {
    address: '/account-login?form=signUp',
    written: [
      ['Email', 'ada@engine.example'],
      ['FirstName', 'Ada'],
      ['NewPassword', 'correct horse battery'],
    ],
    pressed: 'SIGN UP',
    look: isWrong(
      'Confirm Email: Field is required',
      'Last Name: Field is required',
      'Confirm Password: Field is required',
    ),
  },
  'the search of the site': {
    address: '/search',
    written: [['q', 'careers']],
    pressed: '',
    look: addressIs('/search?q=careers'),
  },
}

test.each(Object.entries(forms))(
  'what was written, chosen and pressed in %s before its script came stands in each frame, and is carried out',
  (_, { address, written, pressed, look }) =>
    visitSite(site(), laptop, async ({ page }) => {
      const letIn = await arriveWithoutApplication(page, address)
      await write(page, written)
      if (pressed !== '') await page.getByRole('button', { name: pressed }).click()
      const seen = await watchFields(page, written)
      letIn()
      await waitForHydration(page)
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      expect(await seen()).toEqual([written])
      await look(page)
    }),
)

const moments: ReadonlyArray<Moment> = ['hydration begins', 'the site starts']

test.each(
  moments.flatMap((moment) => [opportunities, message].map((early) => [moment, early.address, early] as const)),
)(
  'what is written, chosen and pressed at the moment when %s of %s stands, and is carried out once',
  (moment, address, { written, pressed, look }) =>
    visitSite(site(), laptop, async ({ page }) => {
      await scheduleAction(page, moment, written, pressed)
      await page.goto(address)
      await hydratePage(page)
      await look(page)
      const seen = await watchFields(page, written)
      expect(await seen()).toEqual([written])
    }),
)

test('what is written before the script comes stands where an older draft says something else, which fills the rest', () =>
  visitSite(site(), laptop, async ({ page }) => {
    const letIn = await arriveWithoutApplication(page, '/contact')
    const draft = JSON.stringify({ FirstName: 'Grace', LastName: 'Hopper' })
    await page.evaluate((kept) => sessionStorage.setItem('draft_contact', kept), draft)
    const written: ReadonlyArray<FieldEntry> = [['FirstName', 'Ada']]
    await write(page, written)
    const seen = await watchFields(page, written)
    letIn()
    await waitForHydration(page)
    await sees(() => page.getByRole('textbox', { name: 'Last Name' }).inputValue(), 'Hopper')
    expect(await seen()).toEqual([written])
  }))

test('a state that is ticked with one of its cities before the script comes stays ticked with all of them', () =>
  visitSite(site(), laptop, async ({ page }) => {
    const letIn = await arriveWithoutApplication(page, '/careers/open')
    await page.locator('summary', { hasText: 'Cities in Virginia' }).click()
    await write(page, [
      ['state', 'virginia'],
      ['city', 'arlington'],
    ])
    letIn()
    await waitForHydration(page)
    await addressIs('/careers/open?state=virginia')(page)
    const boxes = ['Virginia', 'Arlington', 'Alexandria'].map((name) => filterBox(page, name).isChecked())
    expect(await Promise.all(boxes)).toEqual([true, true, true])
  }))
