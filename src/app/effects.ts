import type { JobListing } from '#contract/job-listing.ts'
import { decodePayload } from '#contract/payload.ts'
import type { SiteApi } from '#contract/site-api.ts'
import { read, type Operation } from '#contract/transaction.ts'
import type { EntityName } from '#contract/entities.ts'
import { cookieConsentMachine } from '#machines/cookie-consent.machine.ts'
import { jobPageMachine } from '#machines/job-page.machine.ts'
import { jobSearchMachine } from '#machines/job-search.machine.ts'
import { referenceListMachine } from '#machines/reference-list.machine.ts'
import { savedJobsMachine } from '#machines/saved-jobs.machine.ts'
import type { Notice } from '#machines/toast-queue.machine.ts'
import { transactionMachine, type TransactionOutcome } from '#machines/transaction.machine.ts'
import { createActor, fromCallback, fromPromise, toPromise } from 'xstate'
import type { CookieJar } from './cookie-preferences.ts'
import type { Device } from './saved-jobs.ts'
import { watchTransitions } from './watch-transitions.ts'

/** Runs operations as one transaction through its machine and tells the outcome to whoever shows notices. */
export const transactionRunner =
  (api: SiteApi, announce: (outcome: TransactionOutcome) => void) =>
  async (operations: ReadonlyArray<Operation>): Promise<TransactionOutcome> => {
    const machine = transactionMachine.provide({
      actors: { post: fromPromise(({ input }) => api.transact(input)) },
    })
    const actor = createActor(machine, { input: { operations }, inspect: watchTransitions })
    const outcome = toPromise(actor.start())
    announce(await outcome)
    return outcome
  }

type RunTransaction = ReturnType<typeof transactionRunner>

/** Reads all rows of one entity. Rejects when the transaction did not succeed or its payload cannot be read. */
export const rowReader = (run: RunTransaction) => async (entity: EntityName) => {
  const outcome = await run([read(entity)])
  if (outcome.kind !== 'succeeded') throw new Error(outcome.message)
  return decodePayload(outcome.reply?.Payload ?? '')[entity] ?? []
}

export const provideReferenceList = (readRows: ReturnType<typeof rowReader>) =>
  referenceListMachine.provide({
    actors: { loadRows: fromPromise(({ input }) => readRows(input as EntityName)) },
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
export const provideCareers = (loadListing: () => Promise<JobListing>) => {
  const actors = { loadJobs: fromPromise(loadListing) }
  return { jobSearch: jobSearchMachine.provide({ actors }), jobPage: jobPageMachine.provide({ actors }) }
}
