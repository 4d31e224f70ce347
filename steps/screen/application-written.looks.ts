import { walker } from '../account-login/accounts.ts'
import { completeAnswers } from '../application-form/complete-answers.ts'
import type { SectionName } from '#contract/application-sections.ts'
import type { Page } from 'playwright-core'
import { secondDevice } from '../application-part/second-device.ts'
import { accountMenu } from '../session/account-menu.ts'
import { submitSignInForm } from '../session/verbs-in-browser.ts'
import { signInWithToken, createNewcomer } from '../session/newcomer-in-browser.ts'
import { directly } from '../session/tokens-in-browser.ts'
import { oddLine, resumes } from '../resume-reading/resumes.ts'
import { followLink } from '../worlds/browser-visit.ts'
import type { OpenSite } from '../worlds/open-site.ts'
import type { VisualState } from './visual-state.ts'
import { formAddress } from '../application-form/form-fields.ts'

export const writer = { ...walker, email: 'writer@example.org' }

const [sent, begun] = ['5330', '6837']

const answers = {
  ...completeAnswers,
  contact: { ...completeAnswers.contact, FirstName: 'Wanda', LastName: 'Larch', State_ID: 'OH', Country_ID: 'US' },
  employment: {
    ...completeAnswers.employment,
    Employer: 'Ash & Pine Surveying, Division of Very Long Names',
    Duties: 'Counted what the parts of an engine cost.\nWrote what that came to, and why it was more than planned.',
  },
}

const written = new WeakSet<object>()

async function send({ forms }: Pick<OpenSite, 'forms'>) {
  const { fill } = forms
  if (written.has(forms)) return
  written.add(forms)
  const title = 'Cost Researcher, Aircraft and Engines'
  await fill(writer, { title, answers, resume: 'Wanda Larch – resume.txt', isSent: true })
}

const prepareAddress: VisualState['address'] = async (site) => {
  await send(site)
  return '/account-login'
}

async function signIn(page: Page) {
  await submitSignInForm(page, writer.email, writer.password, false)
  await accountMenu(page).toggle.waitFor()
  await page.waitForURL('**/account-management')
}

async function openSection(page: Page, part: SectionName) {
  await signIn(page)
  const device = secondDevice(directly(page), writer, begun)
  await device.begin()
  await followLink(page, formAddress(begun, part))
  await page.locator('#section').waitFor()
  return device
}

const resume = `Ada Moss
12 Elm Street, Dayton, OH 45402
937 555 0142 | ada.moss@example.org

EXPERIENCE
Cost Analyst, Wendlow Mills    June 2019 - Present
- Priced the parts of 40 looms.

EDUCATION
B.S. in Mathematics, Sorrel Ridge University, 2015
`

async function readResume(page: Page, text: string) {
  await signInWithToken(page, (await createNewcomer(page)).token)
  await followLink(page, formAddress(begun))
  await page.getByRole('button', { name: 'Start your application' }).click()
  await page.getByText('Fill in from a resume').click()
  await page.getByLabel('Or paste the text of your resume').fill(text)
  await page.getByRole('button', { name: 'Fill in from this text' }).click()
  await page.getByRole('button', { name: 'Remove what was filled in' }).waitFor()
}

export const applicationWrittenVisualStates: ReadonlyArray<VisualState> = [
  {
    name: 'form of an application as it was sent',
    address: prepareAddress,
    isFullPage: true,
    arrange: async (page) => {
      await signIn(page)
      await followLink(page, formAddress(sent))
      await page.getByRole('heading', { name: 'What you have submitted' }).waitFor()
    },
  },
  {
    name: 'form of an application with a section that was taken over',
    address: prepareAddress,
    isFullPage: true,
    arrange: async (page) => {
      await openSection(page, 'contact')
      await page.getByText('This came from your last application.').waitFor()
    },
  },
  {
    name: 'form of an application with an entry that was written in two places',
    address: prepareAddress,
    isFullPage: true,
    arrange: async (page) => {
      const device = await openSection(page, 'education')
      const school = page.getByLabel('School', { exact: true })
      await school.waitFor()
      const [entry] = await device.parts('education')
      // No look finds the texts of the one before.
      const number = entry?.Version ?? 0
      await device.write('education', entry?.Entry ?? '', { School: `Harrowfen College, Class ${number}` })
      await school.fill(`Elm College, Class ${number}`)
      await school.blur()
      await page.getByText('This was changed somewhere else while you were writing here.').waitFor()
    },
  },
  {
    name: 'form of an application that was filled in from a resume',
    address: '/home',
    isFullPage: true,
    arrange: (page) => readResume(page, resume),
  },
  {
    name: 'form of an application with lines of a resume that could not be placed',
    address: '/home',
    isFullPage: true,
    arrange: async (page) => {
      await readResume(page, resumes['one whose jobs nobody can read'][1].replace(oddLine, `${oddLine}\n${oddLine}`))
      const lines = page.getByRole('region', { name: 'We could not place these lines' }).getByRole('listitem')
      await lines
        .first()
        .getByRole('button', { name: /^Put it there/ })
        .click()
      await lines
        .last()
        .getByRole('button', { name: /^Not needed/ })
        .click()
    },
  },
]
