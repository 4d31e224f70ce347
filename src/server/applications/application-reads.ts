import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import {
  applicationEntity,
  applicationPostingEntity,
  maxApplicationsPerRead,
} from '#contract/application-operations.ts'
import { largestForm } from '#contract/application-sections.ts'
import { endedStates } from '#contract/application-states.ts'
import type { ApplicantApplication, ApplicationPosting } from '#contract/application.ts'
import { applicationEnd, draftEnd, type ApplicationTerms } from '#domain/applications/application-term.ts'
import { findOpenPosting } from '#domain/applications/find-open-posting.ts'
import { required } from '../accounts/account-owner.ts'
import { listAttachments } from '../attachments/attachment-rows.ts'
import type { Tables } from '../database/tables.ts'
import type { PersonalReadRequest, PersonalReads } from '../transaction/operations.ts'
import { type ApplicationRow, parsePosting } from './application-rows.ts'
import { formColumns, getFormState, readForm, readSections, type FormReadParts } from './form-reads.ts'

export type ReadParts = FormReadParts & { readonly genericId: string; readonly terms: ApplicationTerms }

const maxListed = 200

type ApplicationOnWire = typeof ApplicantApplication.Encoded

const selectOwnApplications = (db: Kysely<Tables>, applicantId: string, ids: ReadonlyArray<string>) => {
  const rows = db.selectFrom('application').where('Applicant_ID', '=', applicantId)
  return (ids.length === 0 ? rows : rows.where('Application_ID', 'in', ids))
    .orderBy('started_at', 'desc')
    .orderBy('Application_ID')
    .limit(maxListed)
}

const readRows = (...asked: Parameters<typeof selectOwnApplications>) =>
  selectOwnApplications(...asked)
    .selectAll()
    .select(formColumns)
    .execute()

const postingColumns = ['Application_ID', 'JobPosting_ID', 'told_state'] as const
type PostingRow = Pick<ApplicationRow, (typeof postingColumns)[number]> & Parameters<typeof getFormState>[0]

const readPostings = (...asked: Parameters<typeof selectOwnApplications>): Promise<ReadonlyArray<PostingRow>> =>
  selectOwnApplications(...asked)
    .select(postingColumns)
    .select(formColumns)
    .execute()

async function readHistory(db: Kysely<Tables>, ids: ReadonlyArray<string>) {
  if (ids.length === 0) return []
  return db
    .selectFrom('application_event')
    .select(['Application_ID', 'state', 'at'])
    .where('Application_ID', 'in', ids)
    .where('told_at', 'is not', null)
    .orderBy('at')
    .orderBy('id')
    .execute()
}

async function inPieces<Row, Made>(rows: ReadonlyArray<Row>, make: (row: Row) => Made): Promise<ReadonlyArray<Made>> {
  const made: Made[] = []
  for (const row of rows) {
    if (made.length % batchSize === batchSize - 1) await setImmediate()
    made.push(make(row))
  }
  return made
}

/** Uses only the told state: the date must not reveal an untold decision. */
function deletionDate(row: ApplicationRow, terms: ApplicationTerms, now: Date): Date {
  const told = { changedAt: row.changed_at, reminders: row.reminders, announcedEnd: row.ends_at }
  if (row.submitted_at === null) return draftEnd(told, terms.draftDays, now)
  return applicationEnd(row.submitted_at, endedStates.includes(row.told_state) ? row.ended_at : null, terms)
}

const batchSize = 25

const [stateBytes, formBytes] = [12 * 1024, 2 * largestForm] as const

/** Upper bound in bytes. @param ids how many ids were asked for; 0: all applications, without their forms */
export const estimateApplicationBytes = (ids: number): number =>
  ids === 0 ? maxListed * stateBytes : ids * (stateBytes + formBytes)

export async function readApplications(
  parts: ReadParts,
  db: Kysely<Tables>,
  { caller, content, now, ids: asked }: PersonalReadRequest,
): Promise<ReadonlyArray<ApplicationOnWire>> {
  const { genericId, terms } = parts
  const rows = await readRows(db, required(caller).applicantId, asked)
  const ids = rows.map(({ Application_ID }) => Application_ID)
  const [events, files] = [await readHistory(db, ids), await listAttachments(db, ids)]
  const sections = await readSections(parts, db, { ids, files, content })
  const history = Map.groupBy(events, ({ Application_ID }) => Application_ID)
  const isOpen = (id: string) => findOpenPosting(content.rows.JobPostingHeader, id, genericId) !== null
  return inPieces(rows, (row) => ({
    Application_ID: row.Application_ID,
    JobPosting_ID: row.JobPosting_ID,
    Posting: parsePosting(row.posting),
    IsPostingOpen: isOpen(row.JobPosting_ID),
    State: row.told_state,
    FormState: getFormState(row),
    Note: row.note,
    StartedAt: row.started_at.toISOString(),
    SubmittedAt: row.submitted_at?.toISOString() ?? null,
    DeletedOn: deletionDate(row, terms, now).toISOString().slice(0, 10),
    History: (history.get(row.Application_ID) ?? []).map(({ state, at }) => ({ State: state, At: at.toISOString() })),
    Attachments: files.get(row.Application_ID) ?? [],
    Sections: sections.get(row.Application_ID) ?? [],
  }))
}

async function readApplicationsWithForms(
  parts: ReadParts,
  db: Kysely<Tables>,
  asked: PersonalReadRequest,
): Promise<ReadonlyArray<ApplicationOnWire>> {
  const applications = await readApplications(parts, db, asked)
  const whole: ApplicationOnWire[] = []
  for (const application of applications) {
    whole.push({ ...application, ...(await readForm(parts, db, application.Application_ID)) })
    await setImmediate()
  }
  return whole
}

const postingBytes = 200

const writePosting = (row: PostingRow): ApplicationPosting => ({
  Application_ID: row.Application_ID,
  JobPosting_ID: row.JobPosting_ID,
  IsWithdrawn: row.told_state === 'withdrawn',
  State: row.told_state,
  FormState: getFormState(row),
})

export const applicationReads = (parts: ReadParts): PersonalReads => ({
  [applicationEntity]: {
    maxIds: maxApplicationsPerRead,
    maxBytes: estimateApplicationBytes,
    cost: 4,
    read: async (db, asked) => {
      // A form may be long: it is read with an application that is asked for by its id.
      const applications = await (asked.ids.length > 0 ? readApplicationsWithForms : readApplications)(parts, db, asked)
      return new Map(applications.map((application) => [application.Application_ID, application]))
    },
  },
  [applicationPostingEntity]: {
    maxIds: maxApplicationsPerRead,
    maxBytes: () => maxListed * postingBytes,
    read: async (db, { caller, ids }) => {
      const rows = await readPostings(db, required(caller).applicantId, ids)
      return new Map(rows.map((row) => [row.Application_ID, writePosting(row)]))
    },
  },
})
