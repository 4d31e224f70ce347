import { randomUUID } from 'node:crypto'
import type { AccountSession } from '#contract/account-data.ts'
import type { JobPostingSubscription } from '#contract/job-subscription.ts'
import { call, read } from '#contract/operations.ts'
import { confirmApplicantEmail } from '../accounts/applicants.ts'
import { cheap, enrolApplicant } from '../accounts/enrol-applicant.testing.ts'
import { readOutboxMails, parseTemporaryPassword, parseLinkToken } from '../accounts/open-account-forms.testing.ts'
import { createServiceClient, signIn } from '../accounts/open-accounts.testing.ts'
import { queueScan } from '../attachments/scan-queue.ts'
import type { Database } from '../database/open-database.ts'
import type { SiteService } from '../service/site-service.ts'
import { createTestApplications, type ApplicationIds } from './create-test-applications.testing.ts'

export type Person = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
  readonly posting: string
  readonly former?: string
  readonly older?: string
  readonly isForgetful?: boolean
}

type World = {
  readonly database: Database
  readonly service: SiteService
  readonly getProof: (operation: string) => string
  readonly now: Date
}

export type PersonFixture = {
  readonly id: string
  readonly token: string
  readonly session: string
  readonly temporary: string
  readonly confirmLink: string
  readonly undoLink: string
  readonly subscriptionId: string
  readonly subscription: string
  readonly applied: ApplicationIds
}

async function enrol({ database, now }: World, { firstName, lastName, email, former, older, password }: Person) {
  const enrolled = { firstName, lastName, email: older ?? former ?? email, password }
  const id = (await enrolApplicant(database.db, enrolled, now, cheap)) ?? ''
  if (former !== undefined) await confirmApplicantEmail(database.db, id, now)
  return id
}

async function write(
  { service, database, getProof }: World,
  { firstName: FirstName, lastName: LastName, email }: Person,
) {
  const { send } = createServiceClient(service)
  const message = { FirstName, LastName, Email: email, Phone: '703 555 0100', Message: `${LastName} asks` }
  const profile = { Company: `${LastName} & Co`, POC: FirstName, POCTitle: `Head of ${LastName}`, POCEmail: email }
  const prove = (operation: string, values: object) =>
    call(operation, JSON.stringify({ ...values, RecaptchaResponse: getProof(operation) }))
  await database.db.deleteFrom('captcha_used').execute()
  await send([prove('ContactFormEmail', message)], { idempotencyKey: randomUUID() })
  await send([prove('SmallBusinessProfileEmail', profile)])
}

type Read = {
  readonly Session: ReadonlyArray<AccountSession>
  readonly JobPostingSubscription: ReadonlyArray<JobPostingSubscription>
}

const parseRows = <Entity extends keyof Read>(payload: string, entity: Entity): Read[Entity] =>
  (JSON.parse(payload) as Read)[entity]

async function subscribe({ service, database, getProof }: World, { email, posting }: Person) {
  const { send } = createServiceClient(service)
  await database.db.deleteFrom('captcha_used').execute()
  await send([call('SubscribeToJobAlerts', email, posting, 'false', getProof('SubscribeToJobAlerts'), '')])
  const { id } = await database.db
    .selectFrom('subscriber')
    .select('id')
    .where('EmailAddress', '=', email)
    .executeTakeFirstOrThrow()
  const { payload } = await send([read('JobPostingSubscription', [id])])
  const [first] = parseRows(payload, 'JobPostingSubscription')
  return { subscriptionId: id, subscription: first?.PrimaryKey ?? '' }
}

async function moveAlerts(world: World, id: string, { older, former = '', password, ...person }: Person) {
  if (older === undefined) return
  const { database, service, now } = world
  await subscribe(world, { ...person, password, email: older })
  const { send, fetchToken } = createServiceClient(service)
  const token = await fetchToken(signIn(older, password))
  await send([call('UpdateEmail', former, password)], { token })
  await confirmApplicantEmail(database.db, id, now)
  await send([call('MoveJobAlerts')], { token })
}

async function signInAndLink({ service, database }: World, { email, former, password }: Person) {
  const { send, fetchToken } = createServiceClient(service)
  const token = await fetchToken(signIn(former ?? email, password))
  const change = former === undefined ? call('SendConfirmation') : call('UpdateEmail', email, password)
  await send([change], { token })
  const { payload } = await send([read('Session')], { token })
  const { 'Your email address was changed': toFormer, ...others } = await readOutboxMails(database, former ?? '')
  const mails = { ...others, ...(await readOutboxMails(database, email)) }
  const confirm = mails['Please confirm your new email address'] ?? mails['Please confirm your email address']
  const session = parseRows(payload, 'Session')[0]?.Session_ID ?? ''
  return { token, session, confirmLink: parseLinkToken(confirm), undoLink: parseLinkToken(toFormer) }
}

const forAll = '3'

export async function createPersonData(world: World, person: Person): Promise<PersonFixture> {
  const { service, database, getProof, now } = world
  const id = await enrol(world, person)
  await moveAlerts(world, id, person)
  const links = await signInAndLink(world, person)
  await confirmApplicantEmail(database.db, id, now)
  await database.db.deleteFrom('captcha_used').execute()
  if (person.isForgetful)
    await createServiceClient(service).send([call('RequestNewPassword', person.email, getProof('RequestNewPassword'))])
  const temporary = parseTemporaryPassword((await readOutboxMails(database, person.email))['Your temporary password'])
  const alerts = await subscribe(world, person)
  const job = { id: `${person.lastName} saved`, savedOn: '2026-11-20' }
  await createServiceClient(service).send([call('MergeSavedJobs', JSON.stringify([job]))], { token: links.token })
  await write(world, person)
  const applied = await createTestApplications(service, { ...person, posting: forAll, token: links.token })
  // The site of these tests has no scanner, and would write none.
  await queueScan(database.db, { Attachment_ID: applied.file }, { applicantId: id, address: '10.7.0.1' }, now)
  const sent = database.db.deleteFrom('mail_outbox').where('subscriber_id', 'is', null)
  await sent.where('subject', 'not like', 'Your temporary password%').execute()
  return { id, temporary, ...links, ...alerts, applied }
}
