import { entityNames, type EntityName, type Row, type Rows } from '#contract/entities.ts'
import type { JobListing } from '#contract/job-listing.ts'
import type { SiteSettings } from '#contract/site-settings.ts'
import type { SiteApi } from '#contract/site-api.ts'
import type { TransactionOutcome } from '#machines/transaction.machine.ts'
import { createActor, waitFor } from 'xstate'
import { provideCareers, provideReferenceList, rowReader, transactionRunner } from './effects.ts'
import { provideMessageForm } from './message-form-effects.ts'
import { announcer, noticeOf } from './notices.ts'
import { notifierOf, withdrawerOf, type Visit } from './visit.ts'
import { watchTransitions } from './watch-transitions.ts'

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

const createList = (
  machine: ReturnType<typeof provideReferenceList>,
  entity: string,
  rows: ReadonlyArray<unknown> | null,
) => createActor(machine, { input: { entity, rows }, inspect: watchTransitions }).start()

export type ListActor = ReturnType<typeof createList>

/** Waits for a list that is needed now. Rejects when it could not be loaded. */
async function settled<Name extends EntityName>(list: ListActor): Promise<ReadonlyArray<Row<Name>>> {
  list.send({ type: 'needed' })
  const snapshot = await waitFor(list, (current) => current.hasTag('allLoaded') || current.hasTag('error'))
  if (snapshot.hasTag('error')) throw new Error(`Error loading ${snapshot.context.entity}`)
  return snapshot.context.rows as ReadonlyArray<Row<Name>>
}

/** Tells the saved jobs which postings are open, once that is known (J3-34, J3-35). */
async function tellOpenIds(list: ListActor, savedJobs: Visit['savedJobs']) {
  const { context } = await waitFor(list, (snapshot) => snapshot.hasTag('allLoaded'))
  const postings = (context.rows ?? []) as ReadonlyArray<Row<'JobPostingHeader'>>
  savedJobs.send({ type: 'postings.arrived', ids: postings.map((job) => job.JobPosting_ID) })
}

/** The running site: its lists, its machines with their effects, and what the page was made with. */
export function createSite(parts: SiteParts) {
  const notify = notifierOf(parts.visit)
  const withdraw = withdrawerOf(parts.visit)
  const announce = (outcome: TransactionOutcome) => {
    announcer.announce(outcome)
    const notice = noticeOf(outcome)
    if (notice) notify(notice)
  }
  const readRows = rowReader(transactionRunner(parts.api, announce))
  const machine = provideReferenceList(readRows)
  const lists = Object.fromEntries(
    entityNames.map((name) => [name, createList(machine, name, parts.rows[name] ?? null)]),
  ) as Record<EntityName, ListActor>

  const need = <Name extends EntityName>(name: Name) => settled<Name>(lists[name])
  const loadListing = async (): Promise<JobListing> => {
    const [postings, locations] = await Promise.all([need('JobPostingHeader'), need('Location')])
    return { postings, locations }
  }
  void tellOpenIds(lists.JobPostingHeader, parts.visit.savedJobs)
  const { firmName } = parts.settings
  const messageForm = provideMessageForm({ ...parts, notify, withdraw })
  return {
    ...parts,
    ...parts.visit,
    firmName,
    notify,
    withdraw,
    messageForm,
    lists,
    need,
    ...provideCareers(loadListing),
  }
}

export type Site = ReturnType<typeof createSite>

/** The rows of a list that is already here. */
export const rowsHere = <Name extends EntityName>(site: Site, name: Name) =>
  site.lists[name].getSnapshot().context.rows as ReadonlyArray<Row<Name>> | null

/** The open jobs when both of their lists are already here. */
export function listingHere(site: Site): JobListing | null {
  const postings = rowsHere(site, 'JobPostingHeader')
  const locations = rowsHere(site, 'Location')
  return postings && locations && { postings, locations }
}
