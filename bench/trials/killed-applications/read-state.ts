import { mkdirSync, readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { filesFolderPath, readFilesFolderName } from '#server/attachments/files-folder.ts'
import { listStoredNames } from '#server/files/sweep-folder.ts'
import { createSiteService } from '#server/create-site-service.ts'
import type { Database } from '#server/database/open-database.ts'
import type { Draft } from '../uploads/open-drafts.ts'
import { countOrphans, countRows, listMails } from '../killed-accounts/count-rows.ts'

export type State = {
  readonly rows: Readonly<Record<string, number>>
  readonly state: string
  readonly mails: ReadonlyArray<string>
  readonly news: number
}

export type StateWithStrays = State & { readonly orphans: number; readonly strayFiles: number }

const twoHours = 2 * 60 * 60_000

/** Makes all files look hours old so that the sweep takes them, then counts files without a row. */
async function countStrayFiles(database: Database, filesFolder: string): Promise<number> {
  mkdirSync(filesFolder, { recursive: true })
  const backdated = new Date(Date.now() - twoHours)
  for (const name of readdirSync(filesFolder)) utimesSync(join(filesFolder, name), backdated, backdated)
  await createSiteService({ database, filesFolder }).tidyAttachments(new AbortController().signal)
  const { length } = await database.db.selectFrom('attachment').select('Attachment_ID').execute()
  return (await listStoredNames(filesFolder)).size - length
}

export async function readStateWithStrays(
  database: Database,
  dataDir: string,
  { email, applicationId }: Draft,
): Promise<StateWithStrays> {
  const application = database.db.selectFrom('application').select('state')
  const { state } = await application.where('Application_ID', '=', applicationId).executeTakeFirstOrThrow()
  const mails = await listMails([email], database)
  const news = await database.db.selectFrom('firm_news').select('id').execute()
  return {
    rows: await countRows([email], database),
    state,
    mails: mails.map((mail) => mail.replace(email, 'her')),
    news: news.length,
    orphans: await countOrphans(database),
    strayFiles: await countStrayFiles(database, filesFolderPath(dataDir, await readFilesFolderName(database))),
  }
}
