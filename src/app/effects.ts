import type { JobListing } from '#contract/job-listing.ts'
import type { EntityName } from '#contract/entities.ts'
import { cookieConsentMachine } from '#machines/cookie-consent.machine.ts'
import { jobPageMachine } from '#machines/job-page.machine.ts'
import { jobSearchMachine } from '#machines/job-search.machine.ts'
import { referenceListMachine } from '#machines/reference-list.machine.ts'
import { savedJobsMachine } from '#machines/saved-jobs.machine.ts'
import type { Notice } from '#machines/toast-queue.machine.ts'
import { fromCallback, fromPromise } from 'xstate'
import type { CookieJar } from './cookie-preferences.ts'
import type { Device } from './saved-jobs.ts'
import type { rowReader } from './transactions.ts'

export const provideReferenceList = (readRows: ReturnType<typeof rowReader>) =>
  referenceListMachine.provide({
    actors: { loadRows: fromPromise(({ input, signal }) => readRows(input as EntityName, signal)) },
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
