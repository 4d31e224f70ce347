import { accessibilityMachine, autoplayIsAllowed } from '#machines/accessibility.machine.ts'
import { cookieConsentMachine } from '#machines/cookie-consent.machine.ts'
import { leavePageMachine } from '#machines/leave-page.machine.ts'
import type { SiteApi } from '#contract/site-api.ts'
import { arrivalMachine } from '#machines/arrival.machine.ts'
import { mainMenuMachine } from '#machines/main-menu.machine.ts'
import { ruleAlertMachine } from '#machines/rule-alert.machine.ts'
import { savedJobsMachine } from '#machines/saved-jobs.machine.ts'
import { sessionMachine } from '#machines/session.machine.ts'
import { toastQueueMachine, type Notice } from '#machines/toast-queue.machine.ts'
import { createActor, type ActorRefFrom } from 'xstate'
import { provideAccessibility } from './accessibility-effects.ts'
import { cookieJarOf, sendsPrivacySignal } from './cookie-preferences.ts'
import { provideLeavePage } from './leave-page.ts'
import { provideArrival, provideCookieConsent, provideSavedJobs } from './effects.ts'
import { pageViewOf } from './page-view.ts'
import { storageOf } from './saved-jobs.ts'
import { provideSession } from './session-effects.ts'
import { tokenStorageOf } from './token-storage.ts'
import { tellOfSavedJobs } from './tell-of-saved-jobs.ts'
import { watchTransitions } from './watch-transitions.ts'

const inspect = watchTransitions

/**
 * The machines of a whole visit, none of them started. An actor that knows something of the device starts when the page
 * is alive: before that the browser must show what the server rendered.
 */
export function createVisit(window: Window & typeof globalThis, api: SiteApi) {
  const toasts = createActor(toastQueueMachine, { inspect })
  const tell = notifierOf({ toasts })
  const settingsDevice = storageOf(window, 'accessibility_settings')
  const session = provideSession({ api, keeper: tokenStorageOf(window), notify: tell, clock: Date.now })
  const accessibility = createActor(provideAccessibility(window, settingsDevice, tell), { inspect })
  const mayMove = () => autoplayIsAllowed(accessibility.getSnapshot().context)
  return {
    toasts,
    accessibility,
    mainMenu: createActor(mainMenuMachine, { inspect }),
    arrival: createActor(provideArrival(pageViewOf(window), mayMove), { inspect }),
    session: createActor(session, { inspect }),
    ruleAlert: createActor(ruleAlertMachine, { inspect }),
    savedJobs: createActor(provideSavedJobs(storageOf(window)), { inspect }),
    leavePage: createActor(provideLeavePage(window), { inspect }),
    cookieConsent: createActor(provideCookieConsent(cookieJarOf(window), tell), {
      input: { signal: sendsPrivacySignal(window) },
      inspect,
    }),
  }
}

export type Visit = ReturnType<typeof createVisit>

/** A visit nobody makes: what the server renders with. */
export const noVisit = (): Visit => ({
  toasts: createActor(toastQueueMachine),
  accessibility: createActor(accessibilityMachine),
  session: createActor(sessionMachine),
  mainMenu: createActor(mainMenuMachine),
  arrival: createActor(arrivalMachine),
  ruleAlert: createActor(ruleAlertMachine),
  savedJobs: createActor(savedJobsMachine),
  leavePage: createActor(leavePageMachine),
  cookieConsent: createActor(cookieConsentMachine, { input: { signal: false } }),
})

/** Starts what listens to the device and the visitor. */
export function startVisit(visit: Visit) {
  for (const actor of Object.values(visit)) actor.start()
  tellOfSavedJobs(visit)
}

/** Tells the visitor something at the edge of the screen. */
export const notifierOf =
  ({ toasts }: { toasts: ActorRefFrom<typeof toastQueueMachine> }) =>
  (notice: Notice) =>
    toasts.send({ type: 'toast.shown', notice, at: Date.now() })

/** Takes back what the visitor was told under this key. */
export const withdrawerOf =
  ({ toasts }: { toasts: ActorRefFrom<typeof toastQueueMachine> }) =>
  (key: string) =>
    toasts.send({ type: 'toast.withdrawn', key })
