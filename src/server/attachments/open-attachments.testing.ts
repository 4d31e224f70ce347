import { randomUUID, randomBytes } from 'node:crypto'
import type { ApplicationState } from '#contract/application-states.ts'
import type { Database } from '../database/open-database.ts'
import { decodeAttachment, decodeOpenedAttachment } from '#contract/application.ts'
import { call } from '#contract/operations.ts'
import type { UploadRequest } from '#contract/upload.ts'
import { openAccounts, ben } from '../accounts/open-accounts.testing.ts'
import { importContent } from '../content/import-content.ts'
import type { SiteServiceOptions } from '../site-service-options.ts'
import { openFilesFolder } from '../files/files-folder.testing.ts'
import type { UploadOptions } from '../service/site-service.ts'
import { createByteStream, text, collectBytes } from './contents.testing.ts'

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

export const [resume, cover, notOffered] = ['1', '2', '3'] as const
export const attachmentTypes = [
  { AttachmentType_ID: resume, Description: 'Resume', IsActive: true, SortOrder: 1 },
  { AttachmentType_ID: cover, Description: 'Cover letter', IsActive: true, SortOrder: 2 },
  { AttachmentType_ID: notOffered, Description: 'Salary history', IsActive: false, SortOrder: 3 },
]

export const newId = () => randomBytes(16).toString('base64url')

type Site = Awaited<ReturnType<typeof openAccounts>>

type AttachResult = {
  readonly status: number
  readonly message: string
  readonly concernsFile: boolean
  readonly payload: string
}

function createFileClient({ service, send }: Site, applicationId: string, ada: string) {
  const attach = async (
    more: Partial<UploadRequest> = {},
    content: AsyncIterable<Uint8Array> = createByteStream(text('Ada Moss, engineer')),
    sent: UploadOptions = { token: ada },
  ): Promise<AttachResult> => {
    const asked = { attachmentId: newId(), applicationId, typeId: resume, name: 'Resume.txt', ...more }
    const { status, reply } = await service.attach(asked, content, sent)
    return { status, message: reply.Msg, concernsFile: reply.brokenBusinessRule, payload: reply.Payload }
  }
  const act = (operation: string, id: string, token = ada) => send([call(operation, id)], { token })
  return {
    attach,
    attached: async (more: Partial<UploadRequest> = {}) => decodeAttachment((await attach(more)).payload).Attachment_ID,
    act,
    read: async (id: string, token = ada) => {
      const { status, payload } = await act('OpenAttachment', id, token)
      const opened = status === 200 ? await service.openAttachment(decodeOpenedAttachment(payload).Ticket) : null
      return opened && { ...opened, content: (await collectBytes(opened.content)).toString() }
    },
  }
}

export async function openAttachments(name: string, since: number, options: Partial<SiteServiceOptions> = {}) {
  const files = openFilesFolder()
  const site = await openAccounts(name, since, { filesFolder: files.filesFolder, ...options })
  const { database, ids } = site
  await importContent(database, { AttachmentType: attachmentTypes })
  const addDraft = (id: string | null) => addApplication(database, id ?? '', { at: new Date(since) })
  const applications = { ada: await addDraft(ids.ada), ben: await addDraft(ids.ben) }
  const tokens = { ada: await site.signedIn(), ben: await site.signedIn(ben) }
  return {
    ...site,
    ...createFileClient(site, applications.ada, tokens.ada),
    files,
    applications,
    tokens,
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
