import type { Insertable, Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { posting } from '../job-alerts/posting.testing.ts'
import { cheap, enrolApplicant } from '../accounts/enrol-applicant.testing.ts'
import type { FileStore } from '../files/file-store.ts'

type Row = Insertable<Tables['application']>
type FileRow = Insertable<Tables['attachment']>

export const day = (date: string): string => `${date}T12:00:00.000Z`

export async function createApplicant(
  db: Kysely<Tables>,
  [firstName, lastName, email]: readonly [string, string, string],
): Promise<string> {
  const made = await enrolApplicant(
    db,
    { firstName, lastName, email, password: 'correct horse' },
    new Date(day('2026-11-01')),
    cheap,
  )
  if (made === null) throw new Error(`${email} has an account already.`)
  return made
}

export async function storeApplication(
  db: Kysely<Tables>,
  row: Partial<Row> & Pick<Row, 'Application_ID' | 'Applicant_ID'>,
): Promise<void> {
  const job = row.JobPosting_ID ?? '7'
  const state = row.state ?? 'submitted'
  await db
    .insertInto('application')
    .values({
      JobPosting_ID: job,
      posting: job === 'generic' ? null : JSON.stringify(posting(job, 'Cost Analyst')),
      state,
      told_state: state,
      started_at: day('2026-11-01'),
      changed_at: day('2026-11-01'),
      submitted_at: state === 'draft' ? null : day('2026-11-01'),
      ...row,
    })
    .execute()
  if (state === 'draft') return
  const submitted = row.submitted_at ?? day('2026-11-01')
  await db
    .insertInto('application_event')
    .values({ Application_ID: row.Application_ID, state: 'submitted', at: submitted, told_at: submitted })
    .execute()
}

export async function storeApplicationFile(
  db: Kysely<Tables>,
  store: Pick<FileStore, 'write'>,
  row: Partial<FileRow> & Pick<FileRow, 'Attachment_ID' | 'Application_ID' | 'file_name'>,
  text = row.file_name,
): Promise<void> {
  async function* content() {
    yield Buffer.from(text)
  }
  const { storedName, keyId, size } = await store.write(content(), { name: row.file_name, most: 1e7 })
  await db
    .insertInto('attachment')
    .values({
      AttachmentType_ID: '1',
      name: row.file_name,
      stored_name: storedName,
      key_id: keyId,
      size,
      uploaded_at: day('2026-11-01'),
      sent_at: day('2026-11-01'),
      scan: 'clean',
      ...row,
    })
    .execute()
}
