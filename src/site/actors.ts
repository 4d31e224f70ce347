import type { accessibilityMachine } from '#machines/accessibility.machine.ts'
import type { appliedJobsMachine } from '#machines/applied-jobs.machine.ts'
import type { arrivalMachine } from '#machines/arrival.machine.ts'
import type { cookieConsentMachine } from '#machines/cookie-consent.machine.ts'
import type { leavePageMachine } from '#machines/leave-page.machine.ts'
import type { mainMenuMachine } from '#machines/main-menu.machine.ts'
import type { ruleAlertMachine } from '#machines/rule-alert.machine.ts'
import type { savedJobsMachine } from '#machines/saved-jobs.machine.ts'
import type { sessionMachine } from '#machines/session.machine.ts'
import type { toastQueueMachine } from '#machines/toast-queue.machine.ts'
import type { ActorRefFrom } from 'xstate'
import type { featuredLogic, sharedLogic, outcomesLogic } from './event-logic.ts'

export interface Actors {
  readonly toasts: ActorRefFrom<typeof toastQueueMachine>
  readonly ruleAlert: ActorRefFrom<typeof ruleAlertMachine>
  readonly outcomes: ActorRefFrom<typeof outcomesLogic>
  readonly session: ActorRefFrom<typeof sessionMachine>
  readonly leavePage: ActorRefFrom<typeof leavePageMachine>
  readonly savedJobs: ActorRefFrom<typeof savedJobsMachine>
  readonly appliedJobs: ActorRefFrom<typeof appliedJobsMachine>
  readonly accessibility: ActorRefFrom<typeof accessibilityMachine>
  readonly cookieConsent: ActorRefFrom<typeof cookieConsentMachine>
  readonly mainMenu: ActorRefFrom<typeof mainMenuMachine>
  readonly arrival: ActorRefFrom<typeof arrivalMachine>
  readonly featured: ActorRefFrom<typeof featuredLogic>
  readonly shared: ActorRefFrom<typeof sharedLogic>
}
