import { sql, type Kysely } from 'kysely'
import { visibleText } from '#contract/text-rules.ts'
import type { ApplicationState, ScanState } from '#contract/application-states.ts'
import type { SentForm } from '#contract/application-form.ts'
import { parsePosting } from '../applications/application-rows.ts'
import type { Tables } from '../database/tables.ts'
import type { SealedText } from '../files/seal-text.ts'
import { readFormDetails } from './sent-forms.ts'

/** `name` is safe to write to disk. */
export type SentFile = {
  readonly name: string
  readonly storedName: string
  readonly keyId: string
  readonly scan: ScanState
}

type SentContent = {
  readonly tracking: string
  readonly title: string
  readonly submitted: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly emailConfirmed: string | null
  readonly note: string
  readonly files: ReadonlyArray<SentFile>
  readonly form: SentForm | null
  readonly number: SealedText | null
  readonly equalOpportunity: Readonly<Record<string, string>> | null
}

export type SentApplication = {
  readonly application: string
  readonly posting: string
  readonly state: ApplicationState
  readonly changed: string
  /** Null for a withdrawn application: the firm must learn nothing else about it. */
  readonly content: SentContent | null
}

export type Place = { readonly submitted: string; readonly application: string }

export type SentApplicationsQuery = {
  readonly posting: string | null
  readonly since: string | null
  readonly after: Place | null
}

export type SentPage = { readonly applications: ReadonlyArray<SentApplication>; readonly after: Place | null }

const pageSize = 100

const changedAt = sql<Date>`greatest(application.submitted_at, application.ended_at,
  (select max(at) from application_event where "Application_ID" = application."Application_ID"),
  (select max(sent_at) from attachment where "Application_ID" = application."Application_ID"),
  (select sent_at from application_form_sent where "Application_ID" = application."Application_ID"))`

const sentRows = (db: Kysely<Tables>, { posting, since }: Omit<SentApplicationsQuery, 'after'>) =>
  db
    .selectFrom('application')
    .where('submitted_at', 'is not', null)
    .where('state', '!=', 'draft')
    .$if(posting !== null, (query) => query.where('JobPosting_ID', '=', posting))
    .$if(since !== null, (query) => query.where(changedAt, '>=', new Date(since ?? '')))

export async function countSent(db: Kysely<Tables>, wanted: Omit<SentApplicationsQuery, 'after'>): Promise<number> {
  const count = sentRows(db, wanted).select(({ fn }) => fn.countAll<number | string>().as('count'))
  return Number((await count.executeTakeFirstOrThrow()).count)
}

const listPageRows = (db: Kysely<Tables>, { after, ...wanted }: SentApplicationsQuery) =>
  sentRows(db, wanted)
    .innerJoin('Applicant', 'Applicant.Applicant_ID', 'application.Applicant_ID')
    .select(['Application_ID', 'JobPosting_ID', 'posting', 'state', 'note', 'submitted_at'])
    .select(['FirstName', 'LastName', 'Email', 'email_confirmed_at', changedAt.as('changed')])
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(submitted_at, "Application_ID") > (${after?.submitted}::timestamptz, ${after?.application})`,
      ),
    )
    .orderBy('submitted_at')
    .orderBy('Application_ID')
    .limit(pageSize)
    .execute()

type Row = Awaited<ReturnType<typeof listPageRows>>[number]

async function listSentFiles(db: Kysely<Tables>, ids: ReadonlyArray<string>) {
  if (ids.length === 0) return new Map<string, ReadonlyArray<SentFile>>()
  const files = await db
    .selectFrom('attachment')
    .select(['Application_ID', 'file_name as name', 'stored_name as storedName', 'key_id as keyId', 'scan'])
    .where('Application_ID', 'in', ids)
    .where('sent_at', 'is not', null)
    .where('removed_at', 'is', null)
    .orderBy('uploaded_at')
    .orderBy('Attachment_ID')
    .execute()
  const byApplication = Map.groupBy(files, ({ Application_ID }) => Application_ID)
  return new Map([...byApplication].map(([id, rows]) => [id, rows.map(({ Application_ID: _, ...file }) => file)]))
}

type Further = Pick<SentContent, 'form' | 'number' | 'equalOpportunity'>

function toSentContent(row: Row, files: ReadonlyArray<SentFile>, further: Further): SentContent {
  const posting = parsePosting(row.posting)
  return {
    tracking: posting?.TrackingNumber ?? '',
    title: posting?.JobFunction ?? '',
    submitted: row.submitted_at?.toISOString() ?? '',
    firstName: visibleText(row.FirstName),
    lastName: visibleText(row.LastName),
    email: row.Email,
    emailConfirmed: row.email_confirmed_at?.toISOString() ?? null,
    note: row.note,
    files,
    ...further,
  }
}

const toPageCursor = ({ submitted_at, Application_ID }: Row): Place => ({
  submitted: submitted_at?.toISOString() ?? '',
  application: Application_ID,
})

export const readSentPage = (
  db: Kysely<Tables>,
  wanted: SentApplicationsQuery,
  isEqualOpportunityByPerson = false,
): Promise<SentPage> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (at) => {
      const rows = await listPageRows(at, wanted)
      const isWithdrawn = ({ state }: Row) => state === 'withdrawn'
      const kept = rows.filter((row) => !isWithdrawn(row))
      const ids = kept.map(({ Application_ID }) => Application_ID)
      const files = await listSentFiles(at, ids)
      const forms = await readFormDetails(at, ids, isEqualOpportunityByPerson)
      const last = rows.length === pageSize ? rows.at(-1) : undefined
      return {
        applications: rows.map((row) => ({
          application: row.Application_ID,
          posting: row.JobPosting_ID,
          state: row.state,
          changed: row.changed.toISOString(),
          content: isWithdrawn(row)
            ? null
            : toSentContent(row, files.get(row.Application_ID) ?? [], forms(row.Application_ID)),
        })),
        after: last ? toPageCursor(last) : null,
      }
    })
