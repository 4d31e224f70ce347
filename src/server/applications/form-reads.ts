import type { ExpressionBuilder, Kysely, SqlBool } from 'kysely'
import type { ApplicationPart, ApplicationSection } from '#contract/application-form.ts'
import { sectionNames, sections, listRequestedSections, type SectionName } from '#contract/application-sections.ts'
import type { Attachment } from '#contract/application.ts'
import { type FormState, pendingScans } from '#contract/application-states.ts'
import { resumeType } from '#domain/applications/application-files.ts'
import { maskSocialSecurityNumber } from '#domain/text/social-security-number.ts'
import type { Content } from '../content/content-cache.ts'
import type { Tables } from '../database/tables.ts'
import { findAnswer, findSecret, openNumber } from './separate-sections.ts'
import { listPartRows } from './part-rows.ts'
import { parsePartValues } from './read-part.ts'
import type { SecretKeys } from './application-parts.ts'
import { listSectionRows } from './section-rows.ts'
import { listSentForms } from './sent-form.ts'

export type FormReadParts = { readonly hasSsnQuestion: boolean; readonly keys: SecretKeys }

type PartOf = { readonly section: SectionName; readonly part: ApplicationPart }

type Ids = ReadonlyArray<string>

async function usualParts(db: Kysely<Tables>, id: string): Promise<ReadonlyArray<PartOf>> {
  return (await listPartRows(db, id, sectionNames)).map(({ section, ...row }) => ({
    section,
    part: {
      Entry: row.entry,
      Version: row.version,
      Values: parsePartValues(row.content),
      ChangedAt: row.changed_at.toISOString(),
      IsTakenOver: row.is_taken_over,
    },
  }))
}

const single = (version: number, changedAt: Date, Values: ApplicationPart['Values']): ApplicationPart => ({
  Entry: '',
  Version: version,
  Values,
  ChangedAt: changedAt.toISOString(),
  IsTakenOver: false,
})

async function answers(db: Kysely<Tables>, id: string): Promise<ReadonlyArray<PartOf>> {
  const row = await findAnswer(db, id)
  return row ? [{ section: 'equal', part: single(row.version, row.changed_at, parsePartValues(row.content)) }] : []
}

async function numbers(db: Kysely<Tables>, id: string, keys: SecretKeys): Promise<ReadonlyArray<PartOf>> {
  const row = await findSecret(db, id)
  if (!row) return []
  const Number = maskSocialSecurityNumber(await openNumber(await keys.toOpen(db), row))
  return [{ section: 'ssn', part: single(row.version, row.changed_at, { Number }) }]
}

const groupPartsByChild = (parts: ReadonlyArray<PartOf>) =>
  Object.fromEntries(
    [...Map.groupBy(parts, ({ section }) => section)].map(([section, all]) => [
      sections[section].child,
      all.map(({ part }) => part),
    ]),
  )

type InApplication = ExpressionBuilder<Tables, 'application'>

/** Columns of a query of `application`, for `getFormState`. */
export const formColumns = (row: InApplication) => [
  row
    .exists(
      row
        .selectFrom('application_form_sent')
        .select('application_form_sent.Application_ID')
        .whereRef('application_form_sent.Application_ID', '=', 'application.Application_ID'),
    )
    .as('is_form_sent'),
  row
    .exists(
      row
        .selectFrom('application_section')
        .select('application_section.Application_ID')
        .whereRef('application_section.Application_ID', '=', 'application.Application_ID')
        .where('application_section.state', 'in', ['in progress', 'complete']),
    )
    .as('is_form_begun'),
]

type FormColumns = { readonly is_form_sent: SqlBool; readonly is_form_begun: SqlBool }

export const getFormState = ({ is_form_sent, is_form_begun }: FormColumns): FormState =>
  is_form_sent ? 'sent' : is_form_begun ? 'begun' : 'not begun'

export async function readForm({ keys }: FormReadParts, db: Kysely<Tables>, id: string) {
  const parts = [...(await usualParts(db, id)), ...(await answers(db, id)), ...(await numbers(db, id, keys))]
  return { ...groupPartsByChild(parts), Form: (await listSentForms(db, [id])).get(id) ?? null }
}

function getFilesState(files: ReadonlyArray<Attachment>, types: Content['rows']['AttachmentType']) {
  const type = resumeType(types)
  const isResume = ({ AttachmentType_ID }: Attachment) => type === null || AttachmentType_ID === type
  const isClean = files.every(({ Scan }) => Scan !== 'removed' && !pendingScans.includes(Scan))
  if (files.length === 0) return 'not started'
  return isClean && files.some(isResume) ? 'complete' : 'in progress'
}

export async function readSections(
  { hasSsnQuestion }: FormReadParts,
  db: Kysely<Tables>,
  { ids, files, content }: { ids: Ids; files: ReadonlyMap<string, ReadonlyArray<Attachment>>; content: Content },
): Promise<ReadonlyMap<string, ReadonlyArray<ApplicationSection>>> {
  const rows = Map.groupBy(await listSectionRows(db, ids), ({ Application_ID }) => Application_ID)
  const written = (id: string): ReadonlyArray<ApplicationSection> =>
    listRequestedSections(hasSsnQuestion).map((Section) => {
      const row = rows.get(id)?.find(({ section }) => section === Section)
      return { Section, State: row?.state ?? 'not started', ReopenedBecause: row?.reopened_because ?? null }
    })
  const ofFiles = (id: string): ApplicationSection => ({
    Section: 'attachments',
    State: getFilesState(files.get(id) ?? [], content.rows.AttachmentType),
    ReopenedBecause: null,
  })
  return new Map(ids.map((id) => [id, [...written(id), ofFiles(id)]]))
}
