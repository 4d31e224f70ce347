import { shellVisualStates } from './shell.looks.ts'
import { shareJobVisualStates } from './share-job.looks.ts'
import { sessionVisualStates } from './session.looks.ts'
import { savedJobsVisualStates } from './saved-jobs.looks.ts'
import { profileVisualStates } from './profile.looks.ts'
import { pageVisualStates } from './page.looks.ts'
import { noticesVisualStates } from './notices.looks.ts'
import { mediaVisualStates } from './media.looks.ts'
import { languageVisualStates } from './language.looks.ts'
import { jobAlertVisualStates } from './job-alert.looks.ts'
import { careersHomeVisualStates } from './careers-home.looks.ts'
import { jobSubscriptionsVisualStates } from './job-subscriptions.looks.ts'
import { cookieConsentVisualStates } from './cookie-consent.looks.ts'
import { contactVisualStates } from './contact.looks.ts'
import { applyVisualStates } from './apply.looks.ts'
import { applicationWrittenVisualStates, writer } from './application-written.looks.ts'
import { applicationFormVisualStates } from './application.looks.ts'
import { applicationVisualStates, applicant } from './applications.looks.ts'
import { accountVisualStates, alerted, longNamed } from './account.looks.ts'
import { optionVisualStates, accessibilityVisualStates } from './accessibility.looks.ts'
import { sampleContent } from '#content/sample-content.ts'
import type { Page } from 'playwright-core'
import { visitPage } from '../worlds/browser-visit.ts'
import type { VisualState } from './visual-state.ts'
import { openPage } from '../worlds/open-page.ts'
import type { OpenSite } from '../worlds/open-site.ts'
import { stopFilms } from './display-settings.ts'
import { walker } from '../account-login/accounts.ts'

export const widths: ReadonlyArray<number> = [360, 768, 1280, 1920]

export const usualVisualStates: ReadonlyArray<VisualState> = [
  ...pageVisualStates,
  ...mediaVisualStates,
  ...savedJobsVisualStates,
  ...jobAlertVisualStates,
  ...careersHomeVisualStates,
  ...cookieConsentVisualStates,
  ...contactVisualStates,
  ...profileVisualStates,
  ...sessionVisualStates,
  ...accountVisualStates,
  ...applicationVisualStates,
  ...applyVisualStates,
  ...applicationFormVisualStates,
  ...applicationWrittenVisualStates,
  ...shareJobVisualStates,
  ...shellVisualStates,
  ...noticesVisualStates,
  ...jobSubscriptionsVisualStates,
]

export const allVisualStates: ReadonlyArray<VisualState> = [
  ...accessibilityVisualStates,
  ...optionVisualStates,
  ...usualVisualStates,
  ...languageVisualStates,
]

export async function prepareVisualStates({
  publish,
  enrol,
  confirmEmail,
}: Pick<OpenSite, 'publish' | 'enrol' | 'confirmEmail'>): Promise<void> {
  await publish(sampleContent(Date.now()))
  await enrol(walker)
  await enrol(longNamed)
  await enrol(alerted)
  await enrol(applicant)
  await enrol(writer)
  for (const { email } of [alerted, applicant, writer]) await confirmEmail(email)
}

/** A link that `arrange` pressed may still be loading its page. */
async function waitForPage(page: Page) {
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
  await page.getByRole('progressbar', { name: 'Loading page' }).waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1, includeHidden: true }).first().waitFor({ state: 'attached' })
}

export async function showVisualState(
  site: Pick<OpenSite, 'contexts' | 'address' | 'subscribe' | 'submitApplicationFor' | 'forms'>,
  look: VisualState,
  width: number,
): Promise<{ page: Page; leave: () => Promise<void> }> {
  const { page, claim, leave } = await openPage(site, { viewport: { width, height: 800 }, ...look.browser })
  for (const text of look.claims ?? []) claim(text)
  await look.prepare?.(page)
  await visitPage(page, typeof look.address === 'string' ? look.address : await look.address(site))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await stopFilms(page)
  await look.arrange?.(page, width)
  await waitForPage(page)
  return { page, leave }
}
