import { shellLooks } from './shell.looks.ts'
import { shareJobLooks } from './share-job.looks.ts'
import { sessionLooks } from './session.looks.ts'
import { savedJobsLooks } from './saved-jobs.looks.ts'
import { profileLooks } from './profile.looks.ts'
import { pageLooks } from './page.looks.ts'
import { noticesLooks } from './notices.looks.ts'
import { mediaLooks } from './media.looks.ts'
import { jobAlertLooks } from './job-alert.looks.ts'
import { careersHomeLooks } from './careers-home.looks.ts'
import { jobSubscriptionsLooks } from './job-subscriptions.looks.ts'
import { cookieConsentLooks } from './cookie-consent.looks.ts'
import { contactLooks } from './contact.looks.ts'
import { applyLooks } from './apply.looks.ts'
import { applicationWrittenLooks } from './application-written.looks.ts'
import { applicationFormLooks } from './application.looks.ts'
import { applicationLooks } from './applications.looks.ts'
import { accountLooks } from './account.looks.ts'
import { optionLooks } from './accessibility.looks.ts'
import { accessibilityLooks } from './accessibility.looks.ts'
import { sampleContent } from '#content/sample-content.ts'
import type { Page } from 'playwright-core'
import { alerted, longNamed } from './account.looks.ts'
import { applicant } from './applications.looks.ts'
import { arriveAt } from '../worlds/browser-visit.ts'
import { writer } from './application-written.looks.ts'
import type { Look } from './looks.ts'
import { openPage } from '../worlds/open-page.ts'
import type { OpenSite } from '../worlds/open-site.ts'
import { stopFilms } from './stop-films.ts'
import { walker } from '../session/walker.ts'

export const widths: ReadonlyArray<number> = [360, 768, 1280, 1920]

export const usualLooks: ReadonlyArray<Look> = [
  ...pageLooks,
  ...mediaLooks,
  ...savedJobsLooks,
  ...jobAlertLooks,
  ...careersHomeLooks,
  ...cookieConsentLooks,
  ...contactLooks,
  ...profileLooks,
  ...sessionLooks,
  ...accountLooks,
  ...applicationLooks,
  ...applyLooks,
  ...applicationFormLooks,
  ...applicationWrittenLooks,
  ...shareJobLooks,
  ...shellLooks,
  ...noticesLooks,
  ...jobSubscriptionsLooks,
]

export const everyLook: ReadonlyArray<Look> = [...accessibilityLooks, ...optionLooks, ...usualLooks]

export async function prepareForLooks({
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

export async function showLook(
  site: Pick<OpenSite, 'contexts' | 'address' | 'subscribe' | 'applyFor' | 'forms'>,
  look: Look,
  width: number,
): Promise<{ page: Page; leave: () => Promise<void> }> {
  const { page, claim, leave } = await openPage(site, { viewport: { width, height: 800 }, ...look.browser })
  for (const text of look.claims ?? []) claim(text)
  await look.prepare?.(page)
  await arriveAt(page, typeof look.address === 'string' ? look.address : await look.address(site))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await stopFilms(page)
  await look.arrange?.(page, width)
  return { page, leave }
}
