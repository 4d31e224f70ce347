import { counterInBrowser } from '../counter/browser.ts'
import { accessibilityInBrowser } from '../accessibility/browser.ts'
import { reads, type BrowserVisit } from './browser-visit.ts'
import { careersHomeInBrowser } from '../careers-home/browser.ts'
import { carouselInBrowser } from '../carousel/browser.ts'
import { clockInBrowser } from './browser-clock.ts'
import { connectInBrowser } from './browser-connection.ts'
import { cookieConsentInBrowser } from '../cookie-consent/browser.ts'
import { deviceInBrowser } from './browser-device.ts'
import { fireworksInBrowser } from '../fireworks/browser.ts'
import { guardedPageInBrowser } from '../guarded-page/browser.ts'
import { jobAlertInBrowser } from '../job-alert/browser.ts'
import { jobPageInBrowser } from '../job-page/browser.ts'
import { jobSubscriptionsInBrowser } from '../job-subscriptions/browser.ts'
import { jobSearchInBrowser } from '../job-search/browser.ts'
import { leavePageInBrowser } from '../leave-page/browser.ts'
import { messageFormInBrowser } from '../message-form/browser.ts'
import { officePickerInBrowser } from '../office-picker/browser.ts'
import { marks, seesNotice } from '../toast-queue/notices.ts'
import { openPage } from './open-page.ts'
import { openSite, type OpenSite } from './open-site.ts'
import { policiesInBrowser } from '../policies/browser.ts'
import { theFirmInBrowser } from '../the-firm/browser.ts'
import type { Assembly, Person } from '../harness/person.ts'
import { arrivalInBrowser } from '../arrival/browser.ts'
import { leaveSiteInBrowser } from '../leave-site/browser.ts'
import { mainMenuInBrowser } from '../main-menu/browser.ts'
import { referenceListInBrowser } from '../reference-list/browser.ts'
import { savedJobsFileInBrowser } from '../saved-jobs-file/browser.ts'
import { savedJobsOfflineInBrowser } from '../saved-jobs-offline/browser.ts'
import { savedJobsInBrowser } from '../saved-jobs/browser.ts'
import { ruleAlertInBrowser } from '../rule-alert/browser.ts'
import { systemMessagesInBrowser } from '../system-messages/browser.ts'
import { toastQueueInBrowser } from '../toast-queue/browser.ts'
import { sessionInBrowser } from '../session/browser.ts'
import { shareJobInBrowser } from '../share-job/browser.ts'
import { signInInBrowser } from '../sign-in/browser.ts'
import { addressSyncInBrowser } from '../address-sync/browser.ts'
import { siteSearchInBrowser } from '../site-search/browser.ts'
import { socialFeedsInBrowser } from '../social-feeds/browser.ts'
import { transactionInBrowser } from '../transaction/browser.ts'

/** Lets a new person in; `leave` ends her visit and fails on errors that nobody claimed. */
export async function welcome(site: OpenSite): Promise<{ person: Person; leave: () => Promise<void> }> {
  site.clock.reset()
  site.networks.reset()
  const { page, claim, leave } = await openPage(site, { viewport: { width: 1280, height: 900 } })
  const visit: BrowserVisit = {
    page,
    connection: connectInBrowser(page),
    device: deviceInBrowser(page),
    clock: clockInBrowser(page, site.clock),
    claim,
    subscribe: site.subscribe,
    networks: site.networks,
  }
  const person: Person = {
    jobSearch: jobSearchInBrowser(visit),
    jobAlert: jobAlertInBrowser(visit),
    jobPage: jobPageInBrowser(visit),
    jobSubscriptions: jobSubscriptionsInBrowser(visit),
    savedJobs: savedJobsInBrowser(visit),
    savedJobsFile: savedJobsFileInBrowser(visit),
    savedJobsOffline: savedJobsOfflineInBrowser(visit),
    careersHome: careersHomeInBrowser(visit),
    guardedPage: guardedPageInBrowser(visit),
    session: sessionInBrowser(visit),
    shareJob: shareJobInBrowser(visit),
    signIn: signInInBrowser(visit),
    carousel: carouselInBrowser(visit),
    cookieConsent: cookieConsentInBrowser(visit),
    fireworks: fireworksInBrowser(visit),
    socialFeeds: socialFeedsInBrowser(visit),
    policies: policiesInBrowser(visit),
    theFirm: theFirmInBrowser(visit),
    leavePage: leavePageInBrowser(visit),
    messageForm: messageFormInBrowser(visit),
    arrival: arrivalInBrowser(visit),
    mainMenu: mainMenuInBrowser(visit),
    leaveSite: leaveSiteInBrowser(visit),
    officePicker: officePickerInBrowser(visit),
    accessibility: accessibilityInBrowser(visit),
    counter: counterInBrowser(visit),
    referenceList: referenceListInBrowser(visit),
    siteSearch: siteSearchInBrowser(visit),
    addressSync: addressSyncInBrowser(visit),
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
  return { ...site, welcome: () => welcome(site) }
}
