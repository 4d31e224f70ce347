import type { Kysely } from 'kysely'
import { endedStates, type ApplicationState } from '#contract/application-states.ts'
import { decidedStates, isDecided, mayDecide, type DecidedState } from '#domain/applications/application-decisions.ts'
import { lockApplicant, type Credentials } from '../accounts/applicants.ts'
import { mailOwner } from '../accounts/account-owner.ts'
import {
  recordState,
  type ApplicationRow,
  formatPostingLabel,
  parsePostingTitle,
} from '../applications/application-rows.ts'
import type { Tables } from '../database/tables.ts'
import type { StatusMails } from './status-mails.ts'

export type RecordDecision = (db: Kysely<Tables>, summary: string) => Promise<void>

export type StatusParts = {
  readonly db: Kysely<Tables>
  readonly record: RecordDecision
  readonly mails: StatusMails
  readonly clock: () => Date
}

export type Decision = {
  readonly application: string
  readonly posting: string | null
  readonly state: ApplicationState
  readonly tell: boolean
}

export type DecisionOutcome = 'decided' | 'told' | 'unchanged' | { readonly refused: string }

export type Trial = { readonly posting: string | null; readonly job: string; readonly taken: DecisionOutcome }

const notFound = { refused: 'There is no such application.' }

function whyNot({ state, told_state: told }: ApplicationRow, wanted: ApplicationState): string | null {
  if (state === 'withdrawn') return 'It was withdrawn.'
  if (!isDecided(wanted)) return `Nobody sets "${wanted}": expected ${decidedStates.join(', ')}.`
  if (endedStates.includes(told)) return `It has ended: its applicant was told "${told}".`
  return mayDecide(told, wanted) ? null : `"${wanted}" does not follow "${told}", which its applicant was told.`
}

const isNoticeUnnecessary = ({ told_state: told }: ApplicationRow, { state, tell }: Decision) => !tell || told === state

type LockedApplication = { readonly row: ApplicationRow; readonly applicant: Credentials }

const find = (db: Kysely<Tables>, id: string) =>
  db.selectFrom('application').where('Application_ID', '=', id).where('state', '!=', 'draft')

/** Locks the applicant, then the application, until the transaction ends. Undefined for an unknown id or a draft. */
async function lockApplication(db: Kysely<Tables>, id: string): Promise<LockedApplication | undefined> {
  const found = find(db, id)
  const owner = await found.select('Applicant_ID').executeTakeFirst()
  const applicant = owner && (await lockApplicant(db, owner.Applicant_ID))
  const row = applicant && (await found.selectAll().forNoKeyUpdate().executeTakeFirst())
  return row && { row, applicant }
}

async function write(db: Kysely<Tables>, { row, tell, state }: Decision & LockedApplication, now: Date) {
  const told = { told_state: state, ...(endedStates.includes(state) && { ended_at: now.toISOString() }) }
  await db
    .updateTable('application')
    .set({ state, ...(tell && told) })
    .where('Application_ID', '=', row.Application_ID)
    .execute()
  await recordState(db, { id: row.Application_ID, state, isTold: tell }, now)
}

async function notifyApplicant(
  { db, mails }: StatusParts,
  { row, applicant }: LockedApplication,
  { state, now }: { readonly state: DecidedState; readonly now: Date },
) {
  const mail = mails[state](applicant.Email, { job: parsePostingTitle(row.posting) })
  await mailOwner(db, { mail, isConfirmed: applicant.email_confirmed_at !== null, address: null }, now)
}

function judge(row: ApplicationRow, decision: Decision): DecisionOutcome {
  const { posting, state, tell } = decision
  if (posting !== null && posting !== row.JobPosting_ID)
    return { refused: `It is no application for the posting ${JSON.stringify(posting)}.` }
  if (row.state === state && isNoticeUnnecessary(row, decision)) return 'unchanged'
  const refused = whyNot(row, state)
  if (refused !== null) return { refused }
  return tell ? 'told' : 'decided'
}

async function applyDecisionInTransaction(parts: StatusParts, decision: Decision): Promise<DecisionOutcome> {
  const { db, clock } = parts
  const held = await lockApplication(db, decision.application)
  if (!held) return notFound
  const { state } = decision
  const taken = judge(held.row, decision)
  if ((taken !== 'decided' && taken !== 'told') || !isDecided(state)) return taken
  const now = clock()
  await write(db, { ...decision, ...held }, now)
  const told = taken === 'told' ? ', and its applicant was told' : ''
  await parts.record(db, `Application ${decision.application}: ${state}${told}.`)
  if (taken === 'told') await notifyApplicant(parts, held, { state, now })
  return taken
}

export async function tryStatus(db: Kysely<Tables>, decision: Decision): Promise<Trial> {
  const row = await find(db, decision.application).selectAll().executeTakeFirst()
  if (!row) return { posting: null, job: '', taken: notFound }
  return { posting: row.JobPosting_ID, job: formatPostingLabel(row.posting), taken: judge(row, decision) }
}

/** All or nothing. The applicant sees nothing of a decision until told; repeating a decision sends no second mail. */
export const applyDecision = (parts: StatusParts, decision: Decision): Promise<DecisionOutcome> =>
  parts.db.transaction().execute((db) => applyDecisionInTransaction({ ...parts, db }, decision))
