import { counterInMemory } from './counter.in-memory.ts'
import { accessibilityInMemory } from './accessibility.in-memory.ts'
import { createSiteService, siteApi, type SiteService } from '#server/site-service.ts'
import { importContent } from '#server/content/import-content.ts'
import { openDatabase } from '#server/database/open-database.ts'
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
import { leaveSiteInMemory } from './leave-site.in-memory.ts'
import { mainMenuInMemory } from './main-menu.in-memory.ts'
import { referenceListInMemory } from './reference-list.in-memory.ts'
import { savedJobsInMemory, visitSavedJobs } from './saved-jobs.in-memory.ts'
import { ruleAlertInMemory } from './rule-alert.in-memory.ts'
import { systemMessagesInMemory } from './system-messages.in-memory.ts'
import { toastQueueInMemory } from './toast-queue.in-memory.ts'
import { transactionInMemory } from './transaction.in-memory.ts'

const wordsTo = (actor: AnyActorRef): ReadonlyArray<string> => wordsOf(actor.getSnapshot())

function openVisit(service: SiteService, enter: MemoryVisit['enter']): MemoryVisit {
  const { api, connection } = connectInMemory(siteApi(service))
  const device = deviceInMemory()
  const clock = clockInMemory()
  const toasts = createActor(toastQueueMachine, { clock: clock.clock }).start()
  const notify: MemoryVisit['notify'] = (notice) => toasts.send({ type: 'toast.shown', notice, at: clock.clock.now() })
  const ruleAlert = createActor(ruleAlertMachine).start()
  const savedJobs = visitSavedJobs(device)
  const loadJobs = async () => {
    const listing = await readListing(api)
    savedJobs.actor().send({ type: 'postings.arrived', ids: listing.postings.map((job) => job.JobPosting_ID) })
    return listing
  }
  const pages = visitPages()
  const { challenge } = service
  return { api, connection, device, clock, toasts, notify, ruleAlert, savedJobs, pages, challenge, loadJobs, enter }
}

function welcome(service: SiteService): { person: Person; leave: () => Promise<void> } {
  const actors: AnyActorRef[] = []
  const visit = openVisit(service, (actor) => {
    actors.unshift(actor)
  })
  const { savedJobs, toasts, ruleAlert } = visit
  const person: Person = {
    jobSearch: jobSearchInMemory(visit),
    jobPage: jobPageInMemory(visit),
    savedJobs: savedJobsInMemory(visit),
    careersHome: careersHomeInMemory,
    carousel: carouselInMemory(visit),
    cookieConsent: cookieConsentInMemory(visit),
    policies: policiesInMemory,
    leavePage: leavePageInMemory(visit),
    messageForm: messageFormInMemory(visit),
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
    leave: async () => [...actors, savedJobs.actor(), toasts, ruleAlert].forEach((actor) => actor.stop()),
  }
}

/** The machines over the real service on a database in memory: no browser, no server, no screen. */
export async function assembleInMemory(): Promise<Assembly> {
  const database = await openDatabase()
  const service = createSiteService({ database })
  return {
    publish: async (content) => {
      await database.db.deleteFrom('mail_outbox').execute()
      await importContent(database, { ...noContent, ...content }, { prune: true })
    },
    welcome: async () => welcome(service),
    mails: () => readMails(database),
    close: () => database.close(),
  }
}
