import type { EntityName, Rows } from '#contract/entities.ts'
import type { JobPostingSubscription } from '#contract/job-subscription.ts'
import type { SiteSettings } from '#contract/site-settings.ts'
import type { JobAnswer } from '#domain/job-answer.ts'
import type { OpenSource } from '#domain/keep-sources.ts'
import type { OpenBoard } from '#domain/keep-boards.ts'
import type { leavePageMachine } from '#machines/leave-page.machine.ts'
import { ruleAlertMachine } from '#machines/rule-alert.machine.ts'
import { toastQueueMachine } from '#machines/toast-queue.machine.ts'
import { createActor, type ActorRefFrom } from 'xstate'
import { accessibilityOf } from './accessibility.ts'
import { arrivalOfVisit } from './arrival.ts'
import { cookieConsentOf } from './cookie-consent.ts'
import { featuredLogic, sharedLogic } from './job-activities.ts'
import type { PickedJobs } from './jobs-for.ts'
import { leavePageOf } from './leave-page.ts'
import { createJobs } from './open-jobs.ts'
import { mainMenuOf } from './main-menu.ts'
import type { End, Guard, Ports, Running } from './ports.ts'
import { createLists, rowsOf, shareRows, type ListActor } from './reference-list.ts'
import { savedJobsOf } from './saved-jobs.ts'
import { apiOfSession } from './session-api.ts'
import { sessionOf } from './session.ts'
import { settlingApi } from './settling-api.ts'
import { noNotices, transactionRunner, type Transact } from './transaction.ts'
import { callNotices, outcomesLogic, settleBy, voiceOf, type Toasts, type Voice } from './voice.ts'

/** What the page was made with. */
export type Given = {
  /** Rows that came with the page; the rest is read on first need. */
  readonly rows: Partial<Rows>
  /** The moment the page was made, in milliseconds. */
  readonly now: number
  /** Decides the order of related jobs, so that server and browser show the same. */
  readonly seed: string
  readonly origin: string
  readonly settings: SiteSettings
  /** How many jobs are open: too many of them the server searches. */
  readonly jobCount: number
  /** What the server answered to the query of the page, where it is the one that searches jobs. */
  /** Jobs that came with the page, where not all of them are sent. */
  readonly picked?: PickedJobs | null | undefined
  readonly jobAnswer?: { readonly query: string; readonly answer: JobAnswer } | null | undefined
  /** The job alerts behind the subscription id in the address of the page, on the page that shows them (J7-31). */
  readonly subscriptions?: ReadonlyArray<JobPostingSubscription> | undefined
  /** Makes jobs ready to be searched; the server shares what it has opened. */
  readonly openBoard?: OpenBoard
  /** Makes the rows that the site is searched in ready for that; shared likewise. */
  readonly openSource?: OpenSource
}

/** How the site speaks, and to whom it listens for that. */
function createVoice(ports: Ports, running: Running) {
  const toasts = createActor(toastQueueMachine, running)
  const ruleAlert = createActor(ruleAlertMachine, running)
  const outcomes = createActor(outcomesLogic, running)
  const voice = voiceOf(toasts, ruleAlert, ports.clock)
  return { toasts, ruleAlert, outcomes, voice }
}

/** The way to the server, and the lists that are read on it. */
function createCalls(run: Transact, rows: Partial<Rows>, running: Running) {
  const lists = createLists(rows, run, running)
  const transact: Transact = async (operations, options) => {
    const outcome = await run(operations, options)
    shareRows(lists, operations, outcome.rows)
    return outcome
  }
  return { lists, transact, need: <Name extends EntityName>(name: Name) => rowsOf<Name>(lists[name]) }
}

type Joined = { readonly toasts: Toasts; readonly voice: Voice; readonly postings: ListActor }

/** What goes on beside the pages of a visit. */
function createVisit(ports: Ports, joined: Joined, running: Running) {
  const { device, cookies, view, signals } = ports
  const accessibility = createActor(accessibilityOf(ports, joined.voice), running)
  return {
    accessibility,
    featured: createActor(featuredLogic, running),
    shared: createActor(sharedLogic, running),
    mainMenu: createActor(mainMenuOf(view), running),
    arrival: createActor(arrivalOfVisit(view, accessibility), running),
    savedJobs: createActor(savedJobsOf(device, joined), running),
    cookieConsent: createActor(cookieConsentOf(cookies, joined.voice), {
      input: { signal: signals.privacy },
      ...running,
    }),
  }
}

/** Who speaks, who visits and what goes on beside the pages, in the order in which they start. */
function createActors(world: Ports, given: Given, running: Running) {
  const { toasts, ruleAlert, outcomes, voice } = createVoice(world, running)
  const settle = settleBy(ruleAlert, outcomes)
  const ports: Ports = { ...world, api: settlingApi(world.api, settle) }
  const session = createActor(sessionOf(ports, voice), running)
  const leavePage = createActor(leavePageOf(ports.view, session), running)
  const run = transactionRunner(apiOfSession(world.api, session), settle, running)
  const calls = {
    ...createCalls(run(callNotices(voice)), given.rows, running),
    /** Runs a transaction of which its flow shows notices of its own. */
    transactQuietly: run(noNotices),
  }
  const visit = createVisit(ports, { toasts, voice, postings: calls.lists.JobPostingHeader }, running)
  return { ports, voice, calls, actors: { outcomes, toasts, ruleAlert, session, leavePage, ...visit } }
}

type Actors = ReturnType<typeof createActors>['actors']

/** Who is asked before a changed page is left. */
const guardOf = (leavePage: ActorRefFrom<typeof leavePageMachine>): Guard => ({
  isGuarded: () => !leavePage.getSnapshot().matches('unchanged'),
  ask: () => leavePage.send({ type: 'leaving.wanted', departure: 'navigation' }),
})

/** What a visitor does on many pages. */
const deedsOf = ({ savedJobs, leavePage }: Actors, { clock }: Ports) => ({
  /** Saves a job today, or unsaves it (J4.3-01, J4.3-02). */
  toggleSaved: (id: string) => savedJobs.send({ type: 'job.toggled', id, day: clock.today() }),
  /** Forgets the saved jobs that have closed. */
  dismissClosedJobs: () => savedJobs.send({ type: 'closedJobs.dismissed' }),
  signOut: () => leavePage.send({ type: 'leaving.wanted', departure: 'sign out' }),
})

/**
 * The whole site without a screen: every actor that outlives a page, with its effects and its joins. None but the lists is
 * started: until `start` it is as the server has rendered it. A page's flow comes with its page (`jobSearchOf(site)`).
 */
export function createSite(world: Ports, given: Given) {
  const running: Running = { clock: world.clock, ...(world.inspect && { inspect: world.inspect }) }
  const { ports, voice, calls, actors } = createActors(world, given, running)
  const jobs = createJobs(given, calls, actors.savedJobs, running)
  let endGuard: End = () => {}
  return {
    ...given,
    firmName: given.settings.firmName,
    ...actors,
    ...voice,
    ...calls,
    ...jobs,
    ports,
    running,
    ...deedsOf(actors, ports),
    /** Called when the page answers to the visitor. */
    start: () => {
      endGuard = ports.view.guardBy(guardOf(actors.leavePage))
      for (const actor of Object.values(actors)) actor.start()
      jobs.tellJobsGiven()
    },
    stop: () => {
      endGuard()
      for (const actor of [...Object.values(actors), ...Object.values(calls.lists)]) actor.stop()
    },
  }
}

export type Site = ReturnType<typeof createSite>
