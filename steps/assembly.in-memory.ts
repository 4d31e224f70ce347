import { counterInMemory } from './counter.in-memory.ts'
import { accessibilityInMemory } from './accessibility.in-memory.ts'
import { createApplicant } from '#server/accounts/applicants.ts'
import { siteApi } from '#server/site-api.testing.ts'
import { createSiteService, type SiteService } from '#server/site-service.ts'
import { importContent } from '#server/content/import-content.ts'
import { openTestDatabase } from '#server/database/open-test-database.testing.ts'
import { wordsOf } from '#machines/meta.ts'
import { ruleAlertMachine } from '#machines/rule-alert.machine.ts'
import { toastQueueMachine } from '#machines/toast-queue.machine.ts'
import assert from 'node:assert/strict'
import { createActor, type AnyActorRef } from 'xstate'
import { careersHomeInMemory } from './careers-home.in-memory.ts'
import { carouselInMemory } from './carousel.in-memory.ts'
import { clockInMemory } from './clock.in-memory.ts'
import { connectInMemory } from './connection.in-memory.ts'
import { cookieConsentInMemory } from './cookie-consent.in-memory.ts'
import { deviceInMemory } from './device.in-memory.ts'
import { guardedPagesInMemory } from './guarded-pages.in-memory.ts'
import { jobPageInMemory } from './job-page.in-memory.ts'
import { jobSearchInMemory } from './job-search.in-memory.ts'
import { leavePageInMemory, visitPages } from './leave-page.in-memory.ts'
import type { MemoryVisit } from './memory-visit.ts'
import { messageFormInMemory } from './message-form.in-memory.ts'
import { noContent } from './no-content.ts'
import { policiesInMemory } from './policies.in-memory.ts'
import type { Assembly, Person } from './person.ts'
import { readListing } from './read-listing.ts'
import { officesInMemory } from './offices.in-memory.ts'
import { readMails } from './read-mails.ts'
import { arrivalInMemory } from './arrival.in-memory.ts'
import { leaveSiteInMemory } from './leave-site.in-memory.ts'
import { mainMenuInMemory } from './main-menu.in-memory.ts'
import { referenceListInMemory } from './reference-list.in-memory.ts'
import { savedJobsInMemory, visitSavedJobs } from './saved-jobs.in-memory.ts'
import { ruleAlertInMemory } from './rule-alert.in-memory.ts'
import { systemMessagesInMemory } from './system-messages.in-memory.ts'
import { toastQueueInMemory } from './toast-queue.in-memory.ts'
import { sessionInMemory, visitSession } from './session.in-memory.ts'
import { signInInMemory } from './sign-in.in-memory.ts'
import { createSiteClock, type SiteClock } from './site-clock.ts'
import { transactionInMemory } from './transaction.in-memory.ts'

type Whole = { readonly service: SiteService; readonly siteClock: SiteClock }

const wordsTo = (actor: AnyActorRef): ReadonlyArray<string> => wordsOf(actor.getSnapshot())

function openVisit({ service, siteClock }: Whole, enter: MemoryVisit['enter']): MemoryVisit {
  const site = siteApi(service)
  const { api, connection } = connectInMemory(site)
  const device = deviceInMemory()
  const clock = clockInMemory(siteClock)
  const toasts = createActor(toastQueueMachine, { clock: clock.clock }).start()
  const notify: MemoryVisit['notify'] = (notice) => toasts.send({ type: 'toast.shown', notice, at: clock.clock.now() })
  const ruleAlert = createActor(ruleAlertMachine).start()
  const savedJobs = visitSavedJobs(device)
  const session = visitSession({ api, direct: site, clock, siteClock, notify })
  const loadJobs = async () => {
    const listing = await readListing(api)
    savedJobs.actor().send({ type: 'postings.arrived', ids: listing.postings.map((job) => job.JobPosting_ID) })
    return listing
  }
  const pages = visitPages()
  const { challenge } = service
  const parts = { api, connection, device, clock, toasts, notify, ruleAlert, session, savedJobs, pages }
  return { ...parts, challenge, loadJobs, enter }
}

function welcome(whole: Whole): { person: Person; leave: () => Promise<void> } {
  const actors: AnyActorRef[] = []
  const visit = openVisit(whole, (actor) => {
    actors.unshift(actor)
  })
  const { savedJobs, session, toasts, ruleAlert } = visit
  const person: Person = {
    jobSearch: jobSearchInMemory(visit),
    jobPage: jobPageInMemory(visit),
    savedJobs: savedJobsInMemory(visit),
    careersHome: careersHomeInMemory,
    guardedPages: guardedPagesInMemory,
    session: sessionInMemory(visit),
    signIn: signInInMemory(visit),
    carousel: carouselInMemory(visit),
    cookieConsent: cookieConsentInMemory(visit),
    policies: policiesInMemory,
    leavePage: leavePageInMemory(visit),
    messageForm: messageFormInMemory(visit),
    arrival: arrivalInMemory(visit),
    mainMenu: mainMenuInMemory(visit),
    leaveSite: leaveSiteInMemory(visit),
    offices: officesInMemory(),
    accessibility: accessibilityInMemory(visit),
    counter: counterInMemory(visit),
    referenceList: referenceListInMemory(visit),
    transaction: transactionInMemory(visit),
    toastQueue: toastQueueInMemory(visit),
    systemMessages: systemMessagesInMemory(visit),
    ruleAlert: ruleAlertInMemory(visit),
    isTold: async (words) => {
      const shown = toasts.getSnapshot().context.toasts
      const told = [
        ...[...actors.slice(0, 1), savedJobs.actor(), ruleAlert].flatMap(wordsTo),
        ...shown.flatMap(({ title, message }) => [title, message ?? '']),
      ]
      assert.ok(told.includes(words), `Expected to be told "${words}", was told: ${told.join(' | ') || 'nothing'}`)
    },
  }
  return {
    person,
    leave: async () =>
      [...actors, savedJobs.actor(), session.actor(), toasts, ruleAlert].forEach((actor) => actor.stop()),
  }
}

/** The machines over the real service on a database in memory: no browser, no server, no screen. */
export async function assembleInMemory(): Promise<Assembly> {
  const database = await openTestDatabase(`in_memory_${process.pid}`)
  const siteClock = createSiteClock()
  const service = createSiteService({ database, clock: siteClock.now })
  return {
    publish: async (content) => {
      await database.db.deleteFrom('mail_outbox').execute()
      await importContent(database, { ...noContent, ...content }, { prune: true })
    },
    enrol: async (applicant) => {
      await createApplicant(database.db, applicant, siteClock.now())
      await database.db.deleteFrom('attempt_count').execute()
    },
    welcome: async () => {
      siteClock.reset()
      return welcome({ service, siteClock })
    },
    mails: () => readMails(database),
    close: () => database.close(),
  }
}
