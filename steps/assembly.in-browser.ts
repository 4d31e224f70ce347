import { counterInBrowser } from './counter.in-browser.ts'
import { accessibilityInBrowser } from './accessibility.in-browser.ts'
import { reads, type BrowserVisit } from './browser-visit.ts'
import { careersHomeInBrowser } from './careers-home.in-browser.ts'
import { carouselInBrowser } from './carousel.in-browser.ts'
import { clockInBrowser } from './clock.in-browser.ts'
import { connectInBrowser } from './connection.in-browser.ts'
import { cookieConsentInBrowser } from './cookie-consent.in-browser.ts'
import { deviceInBrowser } from './device.in-browser.ts'
import { guardedPageInBrowser } from './guarded-page.in-browser.ts'
import { jobPageInBrowser } from './job-page.in-browser.ts'
import { jobSearchInBrowser } from './job-search.in-browser.ts'
import { leavePageInBrowser } from './leave-page.in-browser.ts'
import { messageFormInBrowser } from './message-form.in-browser.ts'
import { officesInBrowser } from './offices.in-browser.ts'
import { marks, seesNotice } from './notices.in-browser.ts'
import { openPage } from './open-page.ts'
import { openSite, type OpenSite } from './open-site.ts'
import { policiesInBrowser } from './policies.in-browser.ts'
import type { Assembly, Person } from './person.ts'
import { arrivalInBrowser } from './arrival.in-browser.ts'
import { leaveSiteInBrowser } from './leave-site.in-browser.ts'
import { mainMenuInBrowser } from './main-menu.in-browser.ts'
import { referenceListInBrowser } from './reference-list.in-browser.ts'
import { savedJobsInBrowser } from './saved-jobs.in-browser.ts'
import { ruleAlertInBrowser } from './rule-alert.in-browser.ts'
import { systemMessagesInBrowser } from './system-messages.in-browser.ts'
import { toastQueueInBrowser } from './toast-queue.in-browser.ts'
import { sessionInBrowser } from './session.in-browser.ts'
import { signInInBrowser } from './sign-in.in-browser.ts'
import { transactionInBrowser } from './transaction.in-browser.ts'

/** Lets a new person in; `leave` ends her visit and fails on errors that nobody claimed. */
export async function welcome(site: OpenSite): Promise<{ person: Person; leave: () => Promise<void> }> {
  site.clock.reset()
  const { page, claim, leave } = await openPage(site, { viewport: { width: 1280, height: 900 } })
  const visit: BrowserVisit = {
    page,
    connection: connectInBrowser(page),
    device: deviceInBrowser(page),
    clock: clockInBrowser(page, site.clock),
    claim,
  }
  const person: Person = {
    jobSearch: jobSearchInBrowser(visit),
    jobPage: jobPageInBrowser(visit),
    savedJobs: savedJobsInBrowser(visit),
    careersHome: careersHomeInBrowser(visit),
    guardedPage: guardedPageInBrowser(visit),
    session: sessionInBrowser(visit),
    signIn: signInInBrowser(visit),
    carousel: carouselInBrowser(visit),
    cookieConsent: cookieConsentInBrowser(visit),
    policies: policiesInBrowser(visit),
    leavePage: leavePageInBrowser(visit),
    messageForm: messageFormInBrowser(visit),
    arrival: arrivalInBrowser(visit),
    mainMenu: mainMenuInBrowser(visit),
    leaveSite: leaveSiteInBrowser(visit),
    offices: officesInBrowser(visit),
    accessibility: accessibilityInBrowser(visit),
    counter: counterInBrowser(visit),
    referenceList: referenceListInBrowser(visit),
    transaction: transactionInBrowser(visit),
    toastQueue: toastQueueInBrowser(visit),
    systemMessages: systemMessagesInBrowser(visit),
    ruleAlert: ruleAlertInBrowser(visit),
    isTold: (words) => reads(page, words),
    isShown: (kind, title) => seesNotice(page, marks[kind], title),
  }
  return { person, leave }
}

/** The whole site: the real pages on a running server over a database in memory, in a real browser. */
export async function assembleInBrowser(): Promise<Assembly> {
  const site = await openSite()
  return {
    publish: site.publish,
    enrol: site.enrol,
    welcome: () => welcome(site),
    mails: site.mails,
    close: site.close,
  }
}
