import type { ScanState } from '#contract/application-states.ts'
import type { Database } from '../database/open-database.ts'

export type File = {
  readonly type?: string
  readonly name?: string
  readonly scan?: ScanState
}

let files = 0

export async function addFile(
  { database: { db } }: { readonly database: Pick<Database, 'db'> },
  application: string,
  now: Date,
  { type = 'resume', name = 'moss.pdf', scan = 'clean' }: File = {},
): Promise<string> {
  const id = `file ${(files += 1)}`
  await db
    .insertInto('attachment')
    .values({
      Attachment_ID: id,
      Application_ID: application,
      AttachmentType_ID: type,
      name,
      file_name: name,
      stored_name: id,
      key_id: 'a key',
      size: 1000,
      uploaded_at: now.toISOString(),
      scan,
    })
    .execute()
  return id
}
