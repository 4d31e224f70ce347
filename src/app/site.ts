import type { EntityName, Row, Rows } from '#contract/entities.ts'
import type { JobListing } from '#contract/job-listing.ts'
import type { SiteSettings } from '#contract/site-settings.ts'
import type { SiteApi } from '#contract/site-api.ts'
import { waitFor } from 'xstate'
import { provideCareers } from './effects.ts'
import { provideMessageForm } from './message-form-effects.ts'
import { apiOfSession, provideSignIn } from './session-effects.ts'
import { outcomeTeller, voiceOf } from './notices.ts'
import { createLists, rowsOf, shareRows, type ListActor, type Lists } from './reference-lists.ts'
import { transactionRunner, type Listeners, type Transact } from './transactions.ts'
import { notifierOf, withdrawerOf, type Visit } from './visit.ts'

const delayedKey = 'a transaction waits'

export type SiteParts = {
  readonly api: SiteApi
  /** Gives the proof of no robot that an operation asks for. */
  readonly prove: (operation: string) => Promise<string>
  /** Rows that came with the page; the rest is read on first need. */
  readonly rows: Partial<Rows>
  /** The moment the page was made, in milliseconds. */
  readonly now: number
  /** Decides the order of related jobs, so that server and browser show the same. */
  readonly seed: string
  readonly origin: string
  readonly settings: SiteSettings
  /** Started when the page answers to the visitor: until then it shows what the server does. */
  readonly visit: Visit
}

/** Tells the saved jobs which postings are open, once that is known (J3-34, J3-35). */
async function tellOpenIds(list: ListActor, savedJobs: Visit['savedJobs']) {
  const { context } = await waitFor(list, (snapshot) => snapshot.hasTag('allLoaded'))
  const postings = (context.rows ?? []) as ReadonlyArray<Row<'JobPostingHeader'>>
  savedJobs.send({ type: 'postings.arrived', ids: postings.map((job) => job.JobPosting_ID) })
}

async function loadListing(lists: Lists, signal: AbortSignal): Promise<JobListing> {
  const [postings, locations] = await Promise.all([
    rowsOf<'JobPostingHeader'>(lists.JobPostingHeader, signal),
    rowsOf<'Location'>(lists.Location, signal),
  ])
  return { postings, locations }
}

/** What visitors are told of their transactions, and when they no longer are. */
function tellOf(visit: Visit): Listeners {
  return {
    delayed: (title) => {
      notifierOf(visit)({ tone: 'info', title, duration: null, busy: true, key: delayedKey })
      return () => withdrawerOf(visit)(delayedKey)
    },
    settled: outcomeTeller(visit),
  }
}

/** The running site: its lists, its machines with their effects, and what the page was made with. */
export function createSite(given: SiteParts) {
  const parts = { ...given, api: apiOfSession(given.api, given.visit.session) }
  const voice = voiceOf(parts.visit)
  const run = transactionRunner(parts.api, tellOf(parts.visit))
  const lists = createLists(parts.rows, run)
  const transact: Transact = async (operations, options) => {
    const outcome = await run(operations, options)
    shareRows(lists, operations, outcome.rows)
    return outcome
  }
  const need = <Name extends EntityName>(name: Name) => rowsOf<Name>(lists[name])
  void tellOpenIds(lists.JobPostingHeader, parts.visit.savedJobs)
  const { firmName } = parts.settings
  const messageForm = provideMessageForm({ ...parts, ...voice })
  return {
    ...parts,
    ...parts.visit,
    firmName,
    ...voice,
    transact,
    messageForm,
    signIn: provideSignIn({ api: given.api, notify: voice.notify, prove: given.prove }, parts.visit.session),
    lists,
    need,
    ...provideCareers((signal) => loadListing(lists, signal)),
  }
}

export type Site = ReturnType<typeof createSite>

/** The rows of a list that is already here, all of it; else null. */
export const rowsHere = <Name extends EntityName>(site: Site, name: Name) => {
  const snapshot = site.lists[name].getSnapshot()
  return (snapshot.hasTag('allLoaded') ? snapshot.context.rows : null) as ReadonlyArray<Row<Name>> | null
}

/** The open jobs when both of their lists are already here. */
export function listingHere(site: Site): JobListing | null {
  const postings = rowsHere(site, 'JobPostingHeader')
  const locations = rowsHere(site, 'Location')
  return postings && locations && { postings, locations }
}
