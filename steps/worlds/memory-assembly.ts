import { jobSubscriptionsInMemory } from '../job-subscriptions/memory.ts'
import { subscribing } from './subscribe.ts'
import { createApplicant } from '#server/accounts/applicants.ts'
import { openTestDatabase } from '#server/database/open-test-database.testing.ts'
import { createSiteService } from '#server/site-service.ts'
import { wordsOf } from '#machines/meta.ts'
import assert from 'node:assert/strict'
import type { AnyActorRef } from 'xstate'
import { accessibilityInMemory } from '../accessibility/memory.ts'
import { addressSyncInMemory } from '../address-sync/memory.ts'
import { arrivalInMemory } from '../arrival/memory.ts'
import { carouselInMemory } from '../carousel/memory.ts'
import { cookieConsentInMemory } from '../cookie-consent/memory.ts'
import { counterInMemory } from '../counter/memory.ts'
import { fireworksInMemory } from '../fireworks/memory.ts'
import { guardedPageInMemory } from '../guarded-page/memory.ts'
import { jobAlertInMemory } from '../job-alert/memory.ts'
import { jobPageInMemory } from '../job-page/memory.ts'
import { jobSearchInMemory } from '../job-search/memory.ts'
import { leavePageInMemory } from '../leave-page/memory.ts'
import { leaveSiteInMemory } from '../leave-site/memory.ts'
import { mainMenuInMemory } from '../main-menu/memory.ts'
import { messageFormInMemory } from '../message-form/memory.ts'
import { firmOn } from './firm.ts'
import { withoutScreen } from '../harness/on-screen-only.ts'
import type { Assembly, Person } from '../harness/person.ts'
import { officePickerInMemory } from '../office-picker/memory.ts'
import { referenceListInMemory } from '../reference-list/memory.ts'
import { ruleAlertInMemory } from '../rule-alert/memory.ts'
import { savedJobsFileInMemory } from '../saved-jobs-file/memory.ts'
import { savedJobsOfflineInMemory } from '../saved-jobs-offline/memory.ts'
import { savedJobsInMemory } from '../saved-jobs/memory.ts'
import { sessionInMemory } from '../session/memory.ts'
import { shareJobInMemory } from '../share-job/memory.ts'
import { signInInMemory } from '../sign-in/memory.ts'
import { createSiteClock } from './site-clock.ts'
import { siteSearchInMemory } from '../site-search/memory.ts'
import { socialFeedsInMemory } from '../social-feeds/memory.ts'
import { systemMessagesInMemory } from '../system-messages/memory.ts'
import { toastQueueInMemory } from '../toast-queue/memory.ts'
import { transactionInMemory } from '../transaction/memory.ts'
import { worldInMemory, type MemoryWorld } from './memory.ts'

/** What a flow says in its state, and what it says beside that. */
function wordsTo(actor: AnyActorRef): ReadonlyArray<string> {
  const snapshot = actor.getSnapshot()
  const { note } = snapshot.context as { readonly note?: string }
  return [...wordsOf(snapshot), ...(note ? [note] : [])]
}

/** What a person without a screen is told: by what she looks at, by what goes on beside it, and at the edge of the screen. */
function wordsToldIn({ site, looksAt }: MemoryWorld) {
  const flow = looksAt()
  const { toasts } = site.toasts.getSnapshot().context
  return [
    ...[...(flow ? [flow] : []), site.savedJobs, site.ruleAlert].flatMap(wordsTo),
    ...toasts.flatMap(({ title, message }) => [title, message ?? '']),
  ]
}

const tones = { note: 'info', confirmation: 'success', warning: 'warning', error: 'danger' } as const

const personIn = (world: MemoryWorld): Person => ({
  jobSearch: jobSearchInMemory(world),
  jobAlert: jobAlertInMemory(world),
  jobPage: jobPageInMemory(world),
  jobSubscriptions: jobSubscriptionsInMemory(world),
  savedJobs: savedJobsInMemory(world),
  savedJobsFile: savedJobsFileInMemory(world),
  savedJobsOffline: savedJobsOfflineInMemory(world),
  careersHome: withoutScreen('careersHome', {}),
  guardedPage: guardedPageInMemory(world),
  session: sessionInMemory(world),
  shareJob: shareJobInMemory(world),
  signIn: signInInMemory(world),
  carousel: carouselInMemory(world),
  cookieConsent: cookieConsentInMemory(world),
  fireworks: fireworksInMemory(world),
  socialFeeds: socialFeedsInMemory(world),
  policies: withoutScreen('policies', {}),
  theFirm: withoutScreen('theFirm', {}),
  leavePage: leavePageInMemory(world),
  messageForm: messageFormInMemory(world),
  arrival: arrivalInMemory(world),
  mainMenu: mainMenuInMemory(world),
  leaveSite: leaveSiteInMemory(world),
  officePicker: officePickerInMemory(world),
  accessibility: accessibilityInMemory(world),
  counter: counterInMemory(world),
  referenceList: referenceListInMemory(world),
  siteSearch: siteSearchInMemory(world),
  addressSync: addressSyncInMemory(world),
  transaction: transactionInMemory(world),
  toastQueue: toastQueueInMemory(world),
  systemMessages: systemMessagesInMemory(world),
  ruleAlert: ruleAlertInMemory(world),
  isTold: async (words) => {
    const told = wordsToldIn(world)
    assert.ok(told.includes(words), `Expected to be told "${words}", was told: ${told.join(' | ') || 'nothing'}`)
  },
  isShown: async (kind, title) => {
    const { toasts } = world.site.toasts.getSnapshot().context
    const shown = toasts.map((toast) => `${toast.tone}: ${toast.title}`)
    assert.ok(shown.includes(`${tones[kind]}: ${title}`), `Expected the ${kind} "${title}", saw ${shown.join(' | ')}`)
  },
})

/** The site over the real service on a database in memory: no browser, no server, no screen. */
export async function assembleInMemory(): Promise<Assembly> {
  const database = await openTestDatabase(`in_memory_${process.pid}`)
  const siteClock = createSiteClock()
  const service = createSiteService({ database, clock: siteClock.now })
  const subscribe = subscribing(database, service, siteClock.now)
  return {
    ...firmOn({ database, service, clock: siteClock }),
    enrol: async (applicant) => {
      await createApplicant(database.db, applicant, siteClock.now())
      await database.db.deleteFrom('attempt_count').execute()
    },
    welcome: async () => {
      siteClock.reset()
      const { JobPostingHeader: jobs } = await service.rows(['JobPostingHeader'])
      const world = worldInMemory({ service, siteClock, jobCount: jobs.length, subscribe })
      return { person: personIn(world), leave: async () => world.close() }
    },
    close: () => database.close(),
  }
}
