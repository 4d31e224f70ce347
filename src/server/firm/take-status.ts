import type { Kysely } from 'kysely'
import { endedStates, type ApplicationState } from '#contract/application-states.ts'
import { decidedStates, isDecided, mayDecide, type DecidedState } from '#domain/account/application-ways.ts'
import { holdApplicant, type Credentials } from '../accounts/applicants.ts'
import { mailOwner } from '../accounts/mail-account.ts'
import { noteState, type ApplicationRow } from '../applications/application-rows.ts'
import { jobIn, titleIn } from '../applications/posting-as-it-stood.ts'
import type { Tables } from '../database/tables.ts'
import type { StatusMails } from './status-mails.ts'

/** Records in words what was decided, in the transaction in which it was. */
export type RecordDecision = (db: Kysely<Tables>, summary: string) => Promise<void>

export type StatusParts = {
  readonly db: Kysely<Tables>
  readonly record: RecordDecision
  readonly mails: StatusMails
  readonly clock: () => Date
}

/** What the firm says of an application; with `tell` its applicant is to know it. */
export type Decision = {
  readonly application: string
  /** The id of the posting that it has to be for; null where that is not said. */
  readonly posting: string | null
  readonly state: ApplicationState
  readonly tell: boolean
}

/** What came of it: 'told' is decided as well, and 'unchanged' was so already. Else the reason why nothing was done. */
export type Taken = 'decided' | 'told' | 'unchanged' | { readonly refused: string }

/** What would come of a decision, and for which posting the application is; null where there is none. */
export type Trial = { readonly posting: string | null; readonly job: string; readonly taken: Taken }

const notThere = { refused: 'There is no such application.' }

/** Why the firm may not decide so; null where it may. */
function whyNot({ state, told_state: told }: ApplicationRow, wanted: ApplicationState): string | null {
  if (state === 'withdrawn') return 'It was withdrawn.'
  if (!isDecided(wanted)) return `Nobody sets "${wanted}": expected ${decidedStates.join(', ')}.`
  if (endedStates.includes(told)) return `It has ended: its applicant was told "${told}".`
  return mayDecide(told, wanted) ? null : `"${wanted}" does not follow "${told}", which its applicant was told.`
}

const isTold = ({ told_state: told }: ApplicationRow, { state, tell }: Decision) => !tell || told === state

type Held = { readonly row: ApplicationRow; readonly applicant: Credentials }

const find = (db: Kysely<Tables>, id: string) =>
  db.selectFrom('application').where('Application_ID', '=', id).where('state', '!=', 'draft')

/** The application, which nobody else changes before this transaction is over; undefined for none, and for a draft. */
async function hold(db: Kysely<Tables>, id: string): Promise<Held | undefined> {
  const found = find(db, id)
  const owner = await found.select('Applicant_ID').executeTakeFirst()
  const applicant = owner && (await holdApplicant(db, owner.Applicant_ID))
  const row = applicant && (await found.selectAll().forNoKeyUpdate().executeTakeFirst())
  return row && { row, applicant }
}

async function write(db: Kysely<Tables>, { row, tell, state }: Decision & Held, now: Date) {
  const told = { told_state: state, ...(endedStates.includes(state) && { ended_at: now.toISOString() }) }
  await db
    .updateTable('application')
    .set({ state, ...(tell && told) })
    .where('Application_ID', '=', row.Application_ID)
    .execute()
  await noteState(db, { id: row.Application_ID, state, isTold: tell }, now)
}

async function tellApplicant(
  { db, mails }: StatusParts,
  { row, applicant }: Held,
  { state, now }: { readonly state: DecidedState; readonly now: Date },
) {
  const mail = mails[state](applicant.Email, { job: titleIn(row.posting) })
  await mailOwner(db, { mail, isConfirmed: applicant.email_confirmed_at !== null, address: null }, now)
}

/** What comes of a decision about an application as it stands. */
function judge(row: ApplicationRow, decision: Decision): Taken {
  const { posting, state, tell } = decision
  if (posting !== null && posting !== row.JobPosting_ID)
    return { refused: `It is no application for the posting ${JSON.stringify(posting)}.` }
  if (row.state === state && isTold(row, decision)) return 'unchanged'
  const refused = whyNot(row, state)
  if (refused !== null) return { refused }
  return tell ? 'told' : 'decided'
}

async function takeHeld(parts: StatusParts, decision: Decision): Promise<Taken> {
  const { db, clock } = parts
  const held = await hold(db, decision.application)
  if (!held) return notThere
  const { state } = decision
  const taken = judge(held.row, decision)
  if ((taken !== 'decided' && taken !== 'told') || !isDecided(state)) return taken
  const now = clock()
  await write(db, { ...decision, ...held }, now)
  const told = taken === 'told' ? ', and its applicant was told' : ''
  await parts.record(db, `Application ${decision.application}: ${state}${told}.`)
  if (taken === 'told') await tellApplicant(parts, held, { state, now })
  return taken
}

/** What would come of a decision, by which nothing is changed. */
export async function tryStatus(db: Kysely<Tables>, decision: Decision): Promise<Trial> {
  const row = await find(db, decision.application).selectAll().executeTakeFirst()
  if (!row) return { posting: null, job: '', taken: notThere }
  return { posting: row.JobPosting_ID, job: jobIn(row.posting), taken: judge(row, decision) }
}

/**
 * Takes what the firm has decided of one application, whole or not at all. Deciding changes nothing that its applicant sees; telling
 * writes her mail, once: who says the same again changes nothing (B33, B34).
 */
export const takeStatus = (parts: StatusParts, decision: Decision): Promise<Taken> =>
  parts.db.transaction().execute((db) => takeHeld({ ...parts, db }, decision))
