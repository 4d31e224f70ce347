import { ruleAlertMachine } from '#machines/rule-alert.machine.ts'
import { toastQueueMachine } from '#machines/toast-queue.machine.ts'
import { createActor } from 'xstate'
import { accessibilityOf } from './accessibility.ts'
import type { Actors } from './actors.ts'
import { appliedJobsOf } from './applied-jobs.ts'
import { arrivalOfVisit } from './arrival.ts'
import { createCalls, type Calls } from './calls.ts'
import { cookieConsentOf } from './cookie-consent.ts'
import { featuredLogic, sharedLogic } from './job-activities.ts'
import { leavePageOf } from './leave-page.ts'
import { mainMenuOf } from './main-menu.ts'
import { notificationsOf, settleBy, type Notifications } from './notifications.ts'
import { createJobs, jobsGiven } from './open-jobs.ts'
import { outcomesLogic } from './outcomes.ts'
import type { End, Guard, Ports, Running } from './ports.ts'
import { savedJobsOf } from './saved-jobs.ts'
import { apiOfSession } from './session-api.ts'
import { sessionOf } from './session.ts'
import { settlingApi } from './settling-api.ts'
import type { SiteInput } from './site-input.ts'
import type { Parts, Site } from './site.ts'
import { transactionRunner } from './transaction.ts'

const createTellers = (running: Running) => ({
  toasts: createActor(toastQueueMachine, running),
  ruleAlert: createActor(ruleAlertMachine, running),
  outcomes: createActor(outcomesLogic, running),
})

type Joined = {
  readonly session: Actors['session']
  readonly calls: Calls
  readonly toasts: Actors['toasts']
  readonly notifications: Notifications
}

function createVisit(ports: Ports, joined: Joined, running: Running) {
  const { device, cookies, view, signals } = ports
  const accessibility = createActor(accessibilityOf(ports, joined.notifications), running)
  return {
    accessibility,
    featured: createActor(featuredLogic, running),
    shared: createActor(sharedLogic, running),
    mainMenu: createActor(mainMenuOf(view), running),
    arrival: createActor(arrivalOfVisit(view, accessibility), running),
    savedJobs: createActor(savedJobsOf(device, { ...joined, postings: joined.calls.lists.JobPostingHeader }), running),
    appliedJobs: createActor(appliedJobsOf(ports, joined), running),
    cookieConsent: createActor(cookieConsentOf(cookies, joined.notifications), {
      input: { signal: signals.privacy },
      ...running,
    }),
  }
}

type Composed = Parts<'ports' | 'notifications' | 'calls' | 'actors'>

/** The actors start in the order in which they are listed here. */
function compose(world: Ports, { rows }: SiteInput, running: Running): Composed {
  const { toasts, ruleAlert, outcomes } = createTellers(running)
  const notifications = notificationsOf({ toasts, ruleAlert }, world.clock)
  const settle = settleBy({ ruleAlert, outcomes })
  const ports: Ports = { ...world, api: settlingApi(world.api, settle) }
  const session = createActor(sessionOf(ports, notifications), running)
  const leavePage = createActor(leavePageOf(ports.view, session), running)
  const run = transactionRunner({ ...world, api: apiOfSession(world.api, session) }, settle, running)
  const calls = createCalls({ run, notifications }, rows, running)
  const visit = createVisit(ports, { toasts, notifications, session, calls }, running)
  return { ports, notifications, calls, actors: { outcomes, toasts, ruleAlert, session, leavePage, ...visit } }
}

const guardOf = (leavePage: Actors['leavePage']): Guard => ({
  isGuarded: () => !leavePage.getSnapshot().matches('unchanged'),
  ask: () => leavePage.send({ type: 'leaving.wanted', departure: 'navigation' }),
})

const actionsOf = ({ actors: { savedJobs, leavePage }, ports: { clock } }: Composed) => ({
  toggleSaved: (id: string) => savedJobs.send({ type: 'job.toggled', id, day: clock.today() }),
  dismissClosedJobs: () => savedJobs.send({ type: 'closedJobs.dismissed' }),
  signOut: () => leavePage.send({ type: 'leaving.wanted', departure: 'sign out' }),
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
    input,
    running,
    jobs,
    ...actionsOf(composed),
    *start() {
      endGuard = ports.view.guardBy(guardOf(actors.leavePage))
      for (const actor of Object.values(actors)) {
        actor.start()
        yield
      }
      if (jobs.serverSearchesJobs) jobs.tellJobs(jobsGiven(input))
    },
    stop: () => {
      endGuard()
      for (const actor of [...Object.values(actors), ...Object.values(calls.lists)]) actor.stop()
    },
  }
}
