import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { walker } from '../account-login/accounts.ts'
import { listenToPage } from '../arrival/page-reader.ts'
import { sees } from '../harness/sees.ts'
import { createNewcomer, signInWithToken } from '../session/newcomer-in-browser.ts'
import { submitSignInForm } from '../session/verbs-in-browser.ts'
import { followLink, visitPage } from '../worlds/browser-visit.ts'
import { createJobsContent } from '../worlds/content.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'
import { formContent, openFormView, startNewForm } from './new-application-form.ts'

const jobs = createJobsContent([
  { id: '2', title: 'Software Tester', city: 'Dayton', state: 'Ohio' },
  { id: '3', title: 'Cost Analyst', city: 'Arlington', state: 'Virginia' },
])

const site = provideWorkerSite(({ publish }) => publish({ ...formContent, ...jobs }))

const laptop = { viewport: { width: 1280, height: 900 }, isHeard: true }

type Act = {
  readonly open: (page: Page) => Promise<unknown>
  readonly act: (page: Page) => Promise<unknown>
  readonly end: (page: Page) => Promise<unknown>
  readonly heard: ReadonlyArray<string>
}

const at = (address: string) => (page: Page) => visitPage(page, address)
const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click()
const reads = (words: string) => (page: Page) => page.getByText(words).first().waitFor()
const job = '/careers/job/2'
const resume = { name: 'resume.txt', mimeType: 'text/plain', buffer: Buffer.from('A text.') }

async function openDraft(page: Page) {
  await signInWithToken(page, (await createNewcomer(page)).token)
  await followLink(page, '/account-management/apply/2')
  await press('Start your application')(page)
  await page.getByLabel('Choose files').waitFor({ state: 'attached' })
}

async function openEducationSection(page: Page) {
  await startNewForm(page)
  await openFormView(page, 'education')
}

async function sendContactForm(page: Page) {
  const form = page.getByRole('form')
  for (const [label, words] of [
    [/^First Name/, 'Wanda'],
    [/^Last Name/, 'Walker'],
    [/^Email/, 'wanda@example.org'],
    [/^Phone/, '703 555 0100'],
    [/^Message/, 'Good morning'],
  ] as const)
    await form.getByLabel(label).fill(words)
  await form.getByRole('button', { name: 'Send Message' }).click()
}

const acts: Readonly<Record<string, Act>> = {
  'a sign-up for alerts': {
    open: at('/careers/open'),
    act: async (page) => {
      await page.getByLabel('Email', { exact: true }).fill('ada@moss.example')
      await press('Sign Up')(page)
    },
    end: reads('You are now signed up.'),
    heard: [
      'said: Making sure you are not a robot. This takes a moment; there is nothing you need to do.',
      'focus: Thank you for your interest in Tamarack Research. You are now signed up. A confirmation email should arrive shortly.You will hear about: All jobs',
    ],
  },
  'a job that is shared by email': {
    open: at(job),
    act: async (page) => {
      await page.getByRole('link', { name: 'Share by email' }).click()
      await page.getByRole('dialog').getByRole('textbox', { name: 'Email' }).fill('ada@moss.example')
      await press('Send')(page)
    },
    end: (page) => page.getByRole('dialog').waitFor({ state: 'detached' }),
    heard: [
      'said: Making sure you are not a robot. This takes a moment; there is nothing you need to do.',
      'said: Done: Successfully subscribed to job posting email(s)',
    ],
  },
  'a message that is sent': {
    open: at('/contact'),
    act: sendContactForm,
    end: (page) => page.waitForURL('**/thank-you/**'),
    heard: [
      'said: Making sure you are not a robot. This takes a moment; there is nothing you need to do.',
      'focus: Thank you for your interest in the firm!',
    ],
  },
  'a message with problems': {
    open: at('/contact'),
    act: press('Send Message'),
    end: reads('Please complete form'),
    heard: [
      'focus: Please complete form and fix any errors before submitting.: Please enter your first namePlease enter your last name. If you have one name, write it here tooPlease enter your emailPlease enter your phone numberPlease enter your message',
    ],
  },
  'a sign-in that is refused': {
    open: at('/account-login'),
    act: (page) => submitSignInForm(page, 'wanda@example.org', 'not her password', false),
    end: reads('You were NOT signed-in.'),
    heard: ['said: Signing you in!', 'focus: You were NOT signed-in.: Your email or password was invalid.'],
  },
  'a sign-in': {
    open: at('/account-login'),
    act: async (page) => submitSignInForm(page, (await createNewcomer(page)).email, walker.password, false),
    end: (page) => page.waitForURL('**/account-management'),
    heard: ['said: Signing you in!', 'said: Done: Signed-In!'],
  },
  'a job that is saved': {
    open: at(job),
    act: press('Save For Later'),
    end: (page) => page.locator('button[aria-pressed=true]').first().waitFor(),
    heard: [],
  },
  'a section that is complete': {
    open: openEducationSection,
    act: press('This section is complete'),
    end: reads('is complete.'),
    heard: [
      'said: Checking what you wrote...',
      'focus: Software Tester: Done: “Education” is complete.You can still change it until you submit your application.',
    ],
  },
  'a section that is complete, and the next': {
    open: openEducationSection,
    act: (page) => page.getByRole('button', { name: /^Complete/ }).click(),
    end: (page) => page.waitForURL((address) => !address.search.includes('education')),
    heard: [
      'said: Checking what you wrote...',
      'focus: Employment: Done: “Education” is complete.You can still change it until you submit your application.',
    ],
  },
  'a resume that is uploaded': {
    open: openDraft,
    act: async (page) => {
      const started = Promise.withResolvers<void>()
      await page.route('**/data/attachments/**', async (route) => {
        await started.promise
        await route.continue()
      })
      await page.getByLabel('Choose files').setInputFiles(resume)
      await page.getByText('Uploading...').waitFor()
      started.resolve()
    },
    end: (page) => page.getByRole('button', { name: 'Open resume.txt' }).waitFor(),
    heard: ['said: resume.txt: Uploading...', 'said: resume.txt has been uploaded.'],
  },
  'a filter that is chosen': {
    open: at('/careers/open'),
    act: (page) => page.getByRole('checkbox', { name: /^Ohio/ }).check(),
    end: (page) => page.waitForURL(/\?/),
    heard: ['said: 1 job'],
  },
  'a filter that is removed': {
    open: at('/careers/open?state=Ohio'),
    act: (page) => page.getByRole('list', { name: 'Active filters' }).getByRole('link').first().click(),
    end: (page) => page.getByRole('list', { name: 'Active filters' }).waitFor({ state: 'detached' }),
    heard: ['focus: Matching jobs', 'said: 2 jobs'],
  },
}

test.each(Object.entries(acts))(
  '%s: a screen reader hears its start and its end at most once each',
  (_name, { open, act, end, heard }) =>
    visitSite(site(), laptop, async ({ page }) => {
      await open(page)
      const hear = await listenToPage(page)
      await act(page)
      await end(page)
      const isOfTheAct = (line: string) =>
        !/^focus: (Sign Up|Send.*|LOGIN|Save.*|This section.*|Complete and.*|Remove.*|Share.*|Email this.*|Wanda Ferrer|Your account|)$/.test(
          line,
        )
      const hearAct = async () => (await hear()).filter(isOfTheAct)
      await sees(hearAct, heard)
      expect(await hearAct()).toEqual(heard)
    }),
)

test('the question about cookies is read once in a tab, however many pages are loaded', () =>
  visitSite(site(), { ...laptop, hasAnswered: false }, async ({ page }) => {
    const readQuestion = async (address: string) => {
      await at(address)(page)
      const hear = await listenToPage(page, true)
      await page.getByRole('region', { name: 'Your choice about cookies' }).waitFor()
      await page.getByRole('link', { name: 'Careers' }).first().focus()
      await sees(async () => (await hear()).some((line) => line.startsWith('focus')), true)
      return (await hear()).filter((line) => line.includes('cookies')).length
    }
    const counts = [await readQuestion('/contact'), await readQuestion('/services'), await readQuestion('/contact')]
    expect(counts).toEqual([1, 0, 0])
  }))
