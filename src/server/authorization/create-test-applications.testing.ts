import { randomBytes } from 'node:crypto'
import { decodeAttachment, decodeStartedApplication } from '#contract/application.ts'
import { call } from '#contract/operations.ts'
import { createServiceClient } from '../accounts/open-accounts.testing.ts'
import { createByteStream, text } from '../attachments/contents.testing.ts'
import { fillSeparateSections, fillForm } from './fill-form.testing.ts'
import type { SiteService } from '../service/site-service.ts'

type Applying = { readonly token: string; readonly lastName: string; readonly posting: string }

export type ApplicationIds = {
  readonly draft: string
  readonly file: string
  readonly removedFile: string
  readonly entry: string
  readonly removedEntry: string
  readonly submitted: string
}

let people = 0

export async function createTestApplications(
  service: SiteService,
  { token, lastName, posting }: Applying,
): Promise<ApplicationIds> {
  people += 1
  const sender = { token, address: `10.7.${people >> 8}.${people & 255}` }
  const ask = async (operation: string, ...args: ReadonlyArray<string>) =>
    (await createServiceClient(service).send([call(operation, ...args)], sender)).payload
  const start = async (id: string) => decodeStartedApplication(await ask('StartApplication', id)).Application_ID
  const attach = async (applicationId: string, name: string) => {
    const attachmentId = randomBytes(16).toString('base64url')
    const asked = { attachmentId, applicationId, typeId: '1', name: `${lastName} ${name}.txt` }
    const { reply } = await service.attach(asked, createByteStream(text(`${lastName}, at work`)), sender)
    return decodeAttachment(reply.Payload).Attachment_ID
  }
  const [draft, submitted] = [await start(posting), await start('generic')]
  const [file, removedFile] = [await attach(draft, 'resume'), await attach(draft, 'letter')]
  await ask('RemoveAttachment', removedFile)
  await attach(submitted, 'record')
  await ask('SubmitApplication', submitted, `${lastName} writes a note`)
  for (const id of [draft, submitted]) {
    await ask('SaveApplicationPart', id, 'references', 'two', '0', '{}')
    await ask('RemoveApplicationEntry', id, 'references', 'two', '1')
    await fillForm(service, ask, id, lastName)
    await fillSeparateSections(ask, id, lastName)
  }
  await ask('SubmitWholeApplication', submitted)
  return { draft, file, removedFile, entry: 'one', removedEntry: 'two', submitted }
}
