import type { Kysely } from 'kysely'
import type { Attachment } from '#contract/application.ts'
import type { SentForm } from '#contract/application-form.ts'
import { attachmentsTitle } from '#contract/application-sections.ts'
import { sectionInWords } from '#domain/applications/form-in-words.ts'
import type { ReferenceRows } from '#domain/applications/judge-section.ts'
import type { Tables } from '../database/tables.ts'
import type { WrittenForm } from './written-form.ts'

export type SentSections = SentForm['Sections']

type AttachmentTypes = ReadonlyArray<{ readonly AttachmentType_ID: string; readonly Description: string }>

function filesInWords(files: ReadonlyArray<Attachment>, types: AttachmentTypes): SentSections[number] {
  const getLabel = (id: string) => types.find((type) => type.AttachmentType_ID === id)?.Description ?? 'File'
  const entries = files.map(({ AttachmentType_ID, Name }) => [
    { Field: 'Name', Label: getLabel(AttachmentType_ID), Value: Name },
  ])
  return { Section: 'attachments', Title: attachmentsTitle, Entries: entries }
}

export function formInWords(written: WrittenForm, files: ReadonlyArray<Attachment>, rows: ReferenceRows): SentSections {
  const sections = [...written].flatMap(([section, parts]) => sectionInWords(section, parts, rows) ?? [])
  return [...sections, filesInWords(files, rows.AttachmentType)]
}

export async function storeSentForm(
  db: Kysely<Tables>,
  { application, sections }: { readonly application: string; readonly sections: SentSections },
  now: Date,
): Promise<void> {
  await db
    .insertInto('application_form_sent')
    .values({ Application_ID: application, content: JSON.stringify(sections), sent_at: now.toISOString() })
    .execute()
}

/** `ids` must not be empty. */
export async function listSentForms(
  db: Kysely<Tables>,
  ids: ReadonlyArray<string>,
): Promise<ReadonlyMap<string, SentForm>> {
  const rows = await db.selectFrom('application_form_sent').selectAll().where('Application_ID', 'in', ids).execute()
  return new Map(
    rows.map(({ Application_ID, content, sent_at }) => [
      Application_ID,
      { SentAt: sent_at.toISOString(), Sections: JSON.parse(content) as SentSections },
    ]),
  )
}
