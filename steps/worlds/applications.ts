import { decodeApplicationsReply, decodeStartedApplication, type ApplicantApplication } from '#contract/application.ts'
import { submitApplication, startApplication, withdrawApplication } from '#contract/application-operations.ts'
import { decodeSignInReply } from '#contract/sign-in.ts'
import { call, read } from '#contract/operations.ts'
import type { Operation, TransactionReply } from '#contract/transaction.ts'
import type { Database } from '#server/database/open-database.ts'
import type { SiteService } from '#server/service/site-service.ts'

export type Owner = { readonly email: string; readonly password: string }

export type ApplicationInput = {
  readonly title: string
  readonly resume?: string
  readonly isSubmitted: boolean
  readonly note?: string
}

export type ApplyFor = (owner: Owner, applied: ApplicationInput) => Promise<ApplicantApplication>

export const anyJob = 'no job in particular'

const words = new TextEncoder()

async function* createResumeStream({ email }: Owner) {
  yield words.encode(`The resume of ${email}.\n`)
}

/** @throws {Error} with the server's message when the operation is refused */
export const asking =
  (service: Pick<SiteService, 'transact'>, token = '') =>
  async (operation: Operation): Promise<string> => {
    const request = { UserID: null, UserName: '', Operations: [operation] }
    const { reply } = await service.transact(request, token === '' ? {} : { token })
    if (!reply.Success) throw new Error(reply.Msg)
    return reply.Payload
  }

export async function getPostingId(service: Pick<SiteService, 'rows'>, title: string): Promise<string> {
  if (title === anyJob) return 'generic'
  const { JobPostingHeader: postings } = await service.rows(['JobPostingHeader'])
  const job = postings.find(({ JobFunction }) => JobFunction === title)
  if (!job) throw new Error(`The firm has no open job "${title}".`)
  return job.JobPosting_ID
}

let files = 0

const nextId = () => `resume-${(files += 1)}`.padEnd(22, '_')

export async function attachResume(
  service: Pick<SiteService, 'rows' | 'attach'>,
  owner: Owner,
  asked: { readonly id: string; readonly name: string; readonly token: string },
): Promise<void> {
  const { AttachmentType: types } = await service.rows(['AttachmentType'])
  const type = types.find(({ Description }) => Description === 'Resume')
  if (!type) throw new Error('The firm has no type of document that is called "Resume".')
  const upload = {
    attachmentId: nextId(),
    applicationId: asked.id,
    typeId: type.AttachmentType_ID,
    name: asked.name,
  }
  const { reply } = await service.attach(upload, createResumeStream(owner), { token: asked.token })
  if (!reply.Success) throw new Error(reply.Msg)
}

export async function signInAs(service: Pick<SiteService, 'transact'>, { email, password }: Owner): Promise<string> {
  const { token, response } = decodeSignInReply(await asking(service)(call('SignIn', email, password, '')))
  if (token === null) throw new Error(`The sign-in of ${email} was answered "${response}".`)
  return token
}

async function applyOnce(
  service: SiteService,
  owner: Owner,
  { title, resume, isSubmitted, note = '' }: ApplicationInput,
) {
  const token = await signInAs(service, owner)
  const ask = asking(service, token)
  const started = await ask(call(startApplication, await getPostingId(service, title)))
  const { Application_ID: id } = decodeStartedApplication(started)
  const name = resume ?? (isSubmitted ? 'resume.txt' : undefined)
  if (name !== undefined) await attachResume(service, owner, { id, name, token })
  const outcome = isSubmitted ? await ask(call(submitApplication, id, note)) : 'submitted'
  if (outcome !== 'submitted') throw new Error(`The application was not submitted: ${outcome}.`)
  const mine = decodeApplicationsReply(await ask(read('ApplicantApplication')))
  await ask(call('SignOut'))
  const made = mine.find(({ Application_ID }) => Application_ID === id)
  if (!made) throw new Error(`There is no application for "${title}".`)
  return made
}

export const applying =
  ({ db }: Database, service: SiteService): ApplyFor =>
  async (owner, applied) => {
    const made = await applyOnce(service, owner, applied)
    await db.deleteFrom('attempt_count').execute()
    return made
  }

export type ApplicationsOf = (owner: Owner) => Promise<ReadonlyArray<ApplicantApplication>>

export const createApplicationsReader =
  ({ db }: Database, service: SiteService): ApplicationsOf =>
  async (owner) => {
    const ask = asking(service, await signInAs(service, owner))
    const mine = decodeApplicationsReply(await ask(read('ApplicantApplication')))
    await ask(call('SignOut'))
    await db.deleteFrom('attempt_count').execute()
    return mine
  }

type Transact = (operations: ReadonlyArray<Operation>) => Promise<TransactionReply>

export async function withdrawDirectly(transact: Transact, title: string): Promise<void> {
  const mine = decodeApplicationsReply((await transact([read('ApplicantApplication')])).Payload)
  const found = mine.find(({ Posting }) => Posting?.JobFunction === title)
  if (!found) throw new Error(`There is no application for "${title}".`)
  await transact([call(withdrawApplication, found.Application_ID, 'I would rather not say')])
}
