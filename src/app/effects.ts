import type { JobListing } from '#contract/job-listing.ts'
import type { EntityName } from '#contract/entities.ts'
import { cookieConsentMachine } from '#machines/cookie-consent.machine.ts'
import { arrivalMachine } from '#machines/arrival.machine.ts'
import { jobPageMachine } from '#machines/job-page.machine.ts'
import { jobSearchMachine } from '#machines/job-search.machine.ts'
import { leaveSiteMachine } from '#machines/leave-site.machine.ts'
import { referenceListMachine } from '#machines/reference-list.machine.ts'
import { savedJobsMachine } from '#machines/saved-jobs.machine.ts'
import type { Notice } from '#machines/toast-queue.machine.ts'
import { fromCallback, fromPromise } from 'xstate'
import type { CookieJar } from './cookie-preferences.ts'
import type { PageView } from './page-view.ts'
import type { Device } from './saved-jobs.ts'
import type { rowReader } from './transactions.ts'

export const provideReferenceList = (readRows: ReturnType<typeof rowReader>) =>
  referenceListMachine.provide({
    actors: { loadRows: fromPromise(({ input, signal }) => readRows(input as EntityName, signal)) },
  })

/** Where a visitor begins to read, in a browser's window. @param mayMove whether the page may move by itself */
export const provideArrival = (view: PageView, mayMove: () => boolean) =>
  arrivalMachine.provide({
    actors: { watchPage: fromCallback(({ sendBack }) => view.watch(sendBack)) },
    actions: {
      showTop: () => view.showTop(),
      showPlace: (_, entry) => view.showPlace(entry),
      showSection: (_, fragment) => view.showSection(fragment, mayMove()),
    },
  })

/** Leaving for an external address, from a browser's window. */
export const provideLeaveSite = (window: { open: (address: string) => void; goBack: () => void }) =>
  leaveSiteMachine.provide({
    actions: { openAddress: (_, address) => window.open(address), goBack: () => window.goBack() },
  })

/** The saved jobs, kept on a device. */
export const provideSavedJobs = (device: Device) =>
  savedJobsMachine.provide({
    actors: {
      watchDevice: fromCallback(({ sendBack }) =>
        device.watch((stored) => sendBack({ type: 'device.changed', stored })),
      ),
    },
    actions: {
      keepOnDevice: ({ self }, stored) => {
        if (!device.keep(stored)) self.send({ type: 'device.refused' })
      },
    },
  })

/** What visitors allow, kept in a cookie. */
export const provideCookieConsent = (jar: CookieJar, notify: (notice: Notice) => void) =>
  cookieConsentMachine.provide({
    actors: {
      watchCookie: fromCallback(({ sendBack }) => jar.watch((stored) => sendBack({ type: 'cookie.read', stored }))),
    },
    actions: {
      keepCookie: ({ self }, stored) => {
        if (!jar.keep(stored)) self.send({ type: 'cookie.refused' })
      },
      notify: (_, notice) => notify(notice),
    },
  })

/** The machines of the careers pages, with the effects they need. */
export const provideCareers = (loadListing: (signal: AbortSignal) => Promise<JobListing>) => {
  const actors = { loadJobs: fromPromise<JobListing>(({ signal }) => loadListing(signal)) }
  return { jobSearch: jobSearchMachine.provide({ actors }), jobPage: jobPageMachine.provide({ actors }) }
}
