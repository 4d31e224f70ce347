import { randomBytes, randomUUID } from 'node:crypto'
import type { ApplicationState } from '#contract/application.ts'
import { call } from '#contract/transaction.ts'
import type { UploadAsked } from '#contract/upload.ts'
import { openAccounts, ben } from '../accounts/open-accounts.testing.ts'
import { importContent } from '../content/import-content.ts'
import type { SiteServiceOptions } from '../site-service-options.ts'
import type { Database } from '../database/open-database.ts'
import { openFilesFolder } from '../files/files-folder.testing.ts'
import type { UploadOptions } from '../service/site-service.ts'

export const [resume, cover] = ['1', '2']
const types = [
  { AttachmentType_ID: resume, Description: 'Resume', IsActive: true, SortOrder: 1 },
  { AttachmentType_ID: cover, Description: 'Cover letter', IsActive: true, SortOrder: 2 },
  { AttachmentType_ID: '3', Description: 'Salary history', IsActive: false, SortOrder: 3 },
]

export const newId = () => randomBytes(16).toString('base64url')
export const text = (words: string) => new TextEncoder().encode(words)

/** A content in pieces. */
export async function* piecesOf(...pieces: ReadonlyArray<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  yield* pieces
}

/** What comes to an end by a line that breaks. */
export async function* brokenAfter(piece: Uint8Array): AsyncGenerator<Uint8Array, void> {
  yield piece
  throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
}

/** Makes an application for some posting. @returns its id */
export async function addApplication(
  { db }: Pick<Database, 'db'>,
  applicantId: string,
  { state = 'draft', at }: { readonly state?: ApplicationState; readonly at: Date },
): Promise<string> {
  const [id, moment] = [randomUUID(), at.toISOString()]
  const row = { Application_ID: id, Applicant_ID: applicantId, JobPosting_ID: randomUUID(), posting: null }
  const moments = { started_at: moment, changed_at: moment, submitted_at: state === 'draft' ? null : moment }
  await db
    .insertInto('application')
    .values({ ...row, ...moments, state, told_state: state })
    .execute()
  return id
}

type Told = { readonly status: number; readonly message: string; readonly isOfFile: boolean; readonly payload: string }

/** Ada and Ben, each signed in and with a draft, at a site that takes files. */
export async function openAttachments(name: string, since: number, options: Partial<SiteServiceOptions> = {}) {
  const files = openFilesFolder()
  const site = await openAccounts(name, since, { filesFolder: files.filesFolder, ...options })
  const { database, service, ids } = site
  await importContent(database, { AttachmentType: types })
  const applications = {
    ada: await addApplication(database, ids.ada ?? '', { at: new Date(since) }),
    ben: await addApplication(database, ids.ben ?? '', { at: new Date(since) }),
  }
  const tokens = { ada: await site.signedIn(), ben: await site.signedIn(ben) }
  const asked = (more: Partial<UploadAsked> = {}): UploadAsked => ({
    attachmentId: newId(),
    applicationId: applications.ada,
    typeId: resume,
    name: 'Resume.txt',
    ...more,
  })
  const attach = async (
    more: Partial<UploadAsked> = {},
    content: AsyncIterable<Uint8Array> = piecesOf(text('Ada Moss, engineer')),
    sent: UploadOptions = { token: tokens.ada },
  ): Promise<Told> => {
    const { status, reply } = await service.attach(asked(more), content, sent)
    return { status, message: reply.Msg, isOfFile: reply.brokenBusinessRule, payload: reply.Payload }
  }
  const idIn = ({ payload }: Pick<Told, 'payload'>) => (JSON.parse(payload) as { Attachment_ID: string }).Attachment_ID
  const act = (operation: string, id: string, token = tokens.ada) => site.send([call(operation, id)], { token })
  return {
    ...site,
    files,
    applications,
    tokens,
    asked,
    attach,
    idIn,
    /** Attaches a file. @returns its id */
    attached: async (more: Partial<UploadAsked> = {}) => idIn(await attach(more)),
    act,
    /** The whole content of a file as a ticket opens it; null when it opens none. */
    read: async (id: string, token = tokens.ada) => {
      const { payload } = await act('OpenAttachment', id, token)
      const opened =
        payload === '' ? null : await service.openAttachment((JSON.parse(payload) as { Ticket: string }).Ticket)
      if (opened === null) return null
      const pieces: Uint8Array[] = []
      for await (const piece of opened.content) pieces.push(piece)
      return { name: opened.name, size: opened.size, text: Buffer.concat(pieces).toString() }
    },
    rows: () => database.db.selectFrom('attachment').selectAll().orderBy('uploaded_at').execute(),
    clear: async () => {
      await database.db.deleteFrom('attachment').execute()
      await database.db.deleteFrom('attempt_count').execute()
    },
    close: async () => {
      await database.close()
      files.remove()
    },
  }
}
