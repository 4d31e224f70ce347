import { ruleAlertMachine } from '#machines/rule-alert.machine.ts'
import { toastQueueMachine } from '#machines/toast-queue.machine.ts'
import { createActor } from 'xstate'
import { createAccessibilityFlow } from './accessibility.ts'
import type { Actors } from './actors.ts'
import { createAppliedJobsFlow } from './applied-jobs.ts'
import { createArrivalFlow } from './arrival.ts'
import { createCalls, type Calls } from './calls.ts'
import { createCookieConsentFlow } from './cookie-consent.ts'
import { createEventBacklogs } from './event-backlog.ts'
import { featuredLogic, sharedLogic, outcomesLogic } from './event-logic.ts'
import { createLeavePageFlow } from './leave-page.ts'
import { createMainMenuFlow } from './main-menu.ts'
import { createNotifications, createCallOutcomeListener, type Notifications } from './notifications.ts'
import { createJobs, listInitialJobs } from './open-jobs.ts'
import type { End, Guard, Ports, Running } from './ports.ts'
import { createSavedJobsFlow } from './saved-jobs.ts'
import { createSessionApi, withOutcomeReporting } from './session-api.ts'
import { createSessionFlow } from './session.ts'
import type { SiteInput, Parts, Site } from './site.ts'
import { transactionRunner } from './transaction.ts'

const createTellers = (running: Running) => ({
  toasts: createActor(toastQueueMachine, running),
  ruleAlert: createActor(ruleAlertMachine, running),
  outcomes: createActor(outcomesLogic, running),
})

type VisitDeps = {
  readonly session: Actors['session']
  readonly calls: Calls
  readonly toasts: Actors['toasts']
  readonly notifications: Notifications
}

function createVisit(ports: Ports, joined: VisitDeps, running: Running) {
  const {
    device,
    cookies,
    view,
    signals: { privacy: signal },
  } = ports
  const accessibility = createActor(createAccessibilityFlow(ports, joined.notifications), running)
  return {
    accessibility,
    featured: createActor(featuredLogic, running),
    shared: createActor(sharedLogic, running),
    mainMenu: createActor(createMainMenuFlow(view), running),
    arrival: createActor(createArrivalFlow(view, accessibility), running),
    savedJobs: createActor(
      createSavedJobsFlow(device, { ...joined, postings: joined.calls.lists.JobPostingHeader }),
      running,
    ),
    appliedJobs: createActor(createAppliedJobsFlow(ports, joined), running),
    cookieConsent: createActor(createCookieConsentFlow({ cookies, tab: device.tab, signal }, joined.notifications), {
      input: { signal },
      ...running,
    }),
  }
}

type SiteComposition = Parts<'ports' | 'notifications' | 'calls' | 'actors'>

/** The actors start in the order in which they are listed here. */
function compose(world: Ports, { rows }: SiteInput, running: Running): SiteComposition {
  const { toasts, ruleAlert, outcomes } = createTellers(running)
  const notifications = createNotifications({ toasts, ruleAlert }, world.clock)
  const settle = createCallOutcomeListener({ ruleAlert, outcomes })
  const ports: Ports = { ...world, api: withOutcomeReporting(world.api, settle) }
  const session = createActor(createSessionFlow(ports, notifications), running)
  const leavePage = createActor(createLeavePageFlow(ports.view, session), running)
  const run = transactionRunner({ ...world, api: createSessionApi(world.api, session) }, settle, running)
  const calls = createCalls({ run, notifications }, rows, running)
  const visit = createVisit(ports, { toasts, notifications, session, calls }, running)
  return { ports, notifications, calls, actors: { outcomes, toasts, ruleAlert, session, leavePage, ...visit } }
}

const createLeaveGuard = (leavePage: Actors['leavePage']): Guard => ({
  isGuarded: () => !leavePage.getSnapshot().matches('unchanged'),
  ask: () => leavePage.send({ type: 'leaving.requested', departure: 'navigation' }),
})

const createSiteActions = ({ actors: { savedJobs, leavePage }, ports: { clock } }: SiteComposition) => ({
  toggleSaved: (id: string) => savedJobs.send({ type: 'job.toggled', id, day: clock.today() }),
  dismissClosedJobs: () => savedJobs.send({ type: 'closedJobs.dismissed' }),
  signOut: () => leavePage.send({ type: 'leaving.requested', departure: 'sign out' }),
})

/** Starts only the lists: until `start()` the site must be as the server rendered it. */
export function createSite(world: Ports, input: SiteInput): Site {
  const running: Running = { clock: world.clock, ...(world.inspect && { inspect: world.inspect }) }
  const composed = compose(world, input, running)
  const { ports, calls, actors } = composed
  const jobs = createJobs(input, { calls, ports, savedJobs: actors.savedJobs }, running)
  let endGuard: End = () => {}
  return {
    ...composed,
    backlogs: createEventBacklogs(actors, input.earlySaves),
    input,
    running,
    jobs,
    ...createSiteActions(composed),
    *start() {
      endGuard = ports.view.setLeaveGuard(createLeaveGuard(actors.leavePage))
      for (const actor of Object.values(actors)) {
        actor.start()
        yield
      }
      if (jobs.serverSearchesJobs) jobs.reportJobs(listInitialJobs(input))
      // What was saved before is stored again, now with its titles.
      if (input.earlySaves?.length) actors.savedJobs.send({ type: 'jobs.added', jobs: [] })
    },
    stop: () => {
      endGuard()
      jobs.stop()
      for (const actor of [...Object.values(actors), ...Object.values(calls.lists)]) actor.stop()
    },
  }
}
