import { isDeepStrictEqual } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import { captchaPath } from '#contract/captcha.ts'
import { transactionPath } from '#contract/operations.ts'
import { seededRandom } from '#domain/chance/random.ts'
import { confirmApplicantEmail } from '#server/accounts/applicants.ts'
import { enrolApplicant } from '#server/accounts/enrol-applicant.testing.ts'
import { parseTemporaryPassword } from '#server/accounts/open-account-forms.testing.ts'
import { signIn } from '#server/accounts/open-accounts.testing.ts'
import { solveCaptcha } from '#server/captcha/solve-captcha.testing.ts'
import { noMailServer, startSite } from '#server/job-alerts/kill-and-send.testing.ts'
import { subscribe } from '#server/job-alerts/subscriptions.ts'
import { activities, passwords, type Activity, type Person, type Credentials } from './activities.ts'
import { countOrphans, countRows, listMails } from './count-rows.ts'
import { openPlace, type OpenPlace, type DataLocation } from './open-place.ts'

type State = { readonly rows: Readonly<Record<string, number>>; readonly mails: ReadonlyArray<string> }

type KillCase = { readonly activity: Activity; readonly person: Person; readonly before: State }

const listEmails = ({ email, next }: Person) => [email, next]

async function readState({ database }: OpenPlace, person: Person): Promise<State> {
  const emails = listEmails(person)
  const mails = await listMails(emails, database)
  const anonymizedMails = mails.map((mail) => mail.replace(person.email, 'her').replace(person.next, 'her next'))
  return { rows: await countRows(emails, database), mails: anonymizedMails.toSorted() }
}

async function prepare(place: OpenPlace, activity: Activity, name: string): Promise<KillCase> {
  const { database, fetchToken } = place
  const [email, next, now] = [`${name}@engine.example`, `${name}@mill.example`, new Date()]
  if (!activity.hasAccount) {
    const person = { email, next, token: '' }
    return { activity, person, before: await readState(place, person) }
  }
  const enrolled = { firstName: 'Ada', lastName: 'Moss', email, password: passwords.former }
  await confirmApplicantEmail(database.db, (await enrolApplicant(database.db, enrolled, now)) ?? '', now)
  await fetchToken(signIn(email, passwords.former))
  const token = await fetchToken(signIn(email, passwords.former))
  const subject = { subject: 'search ', JobPosting_ID: 'generic', JobFunction: 'All jobs', Search: '', posting: null }
  await database.db
    .insertInto('subscription_subject')
    .values(subject)
    .onConflict((rest) => rest.doNothing())
    .execute()
  await database.db.transaction().execute((db) => subscribe(db, email, subject, now))
  const person = { email, next, token }
  return { activity, person, before: await readState(place, person) }
}

async function fetchProof(address: string, operation: string | null): Promise<string> {
  if (operation === null) return ''
  const challenge = await fetch(`${address}/${captchaPath}?for=${operation}`)
  return solveCaptcha((await challenge.json()) as Parameters<typeof solveCaptcha>[0])
}

async function sendOperation(address: string, { activity, person }: KillCase, proof: string): Promise<number | null> {
  const body = JSON.stringify({ Operations: [activity.operation(person, proof)] })
  const headers = {
    'content-type': 'application/json',
    ...(person.token !== '' && { authorization: `Bearer ${person.token}` }),
  }
  const sent = fetch(`${address}/${transactionPath}`, { method: 'POST', headers, body })
  return sent.then(async (answer) => (await answer.arrayBuffer(), answer.status)).catch(() => null)
}

/** @param pause in milliseconds; null: kill after the answer */
async function killWhile({ dataDir, databaseUrl }: DataLocation, asked: KillCase, pause: number | null) {
  const site = await startSite(dataDir, noMailServer, 0, databaseUrl)
  const proof = await fetchProof(site.address, asked.activity.proven)
  const began = performance.now()
  const answer = sendOperation(site.address, asked, proof)
  await (pause === null ? answer : sleep(pause))
  const took = performance.now() - began
  await site.kill()
  return { status: await answer, took }
}

const canSignIn = async ({ send }: OpenPlace, [email, password]: Credentials) =>
  /"response":"(true|newPassword)"/.test((await send([signIn(email, password)])).payload)

async function countWrongSignIns(place: OpenPlace, { activity, person }: KillCase, state: 'before' | 'after') {
  const mails = place.database.db.selectFrom('mail_outbox').select('body').where('recipient', '=', person.email)
  const bodies = (await mails.execute()).map(({ body }) => body).join('\n')
  const opens = activity.opens(person, parseTemporaryPassword(bodies))
  const isRight = (one: Credentials) => opens[state].some((other) => isDeepStrictEqual(one, other))
  let wrong = 0
  for (const one of [...opens.before, ...opens.after]) if ((await canSignIn(place, one)) !== isRight(one)) wrong += 1
  return wrong
}

export type AccountKillResult = {
  readonly activity: string
  readonly isAnswered: boolean
  readonly state: 'before' | 'after' | 'half'
  readonly orphans: number
  readonly wrongSignIns: number
}

type Reference = { readonly after: State; readonly took: number }

async function classifyOutcome(
  place: OpenPlace,
  killed: KillCase,
  after: State,
): Promise<Pick<AccountKillResult, 'state' | 'orphans' | 'wrongSignIns'>> {
  const found = await readState(place, killed.person)
  const orphans = await countOrphans(place.database)
  if (isDeepStrictEqual(found, after))
    return { state: 'after', orphans, wrongSignIns: await countWrongSignIns(place, killed, 'after') }
  if (isDeepStrictEqual(found, killed.before))
    return { state: 'before', orphans, wrongSignIns: await countWrongSignIns(place, killed, 'before') }
  console.error(killed.activity.name, { before: killed.before, after, found })
  return { state: 'half', orphans, wrongSignIns: 0 }
}

async function measureReferences(where: DataLocation): Promise<ReadonlyMap<Activity, Reference>> {
  const references = new Map<Activity, Reference>()
  for (const [at, activity] of activities.entries()) {
    let place = await openPlace(where)
    const asked = await prepare(place, activity, `reference${at}`)
    await place.database.close()
    const { status, took } = await killWhile(where, asked, null)
    if (status !== 200) throw new Error(`${activity.name} was answered with ${status}.`)
    place = await openPlace(where)
    const after = await readState(place, asked.person)
    const wrong = await countWrongSignIns(place, asked, 'after')
    await place.database.close()
    if (!isDeepStrictEqual(after.mails, activity.mails) || wrong > 0)
      throw new Error(`${activity.name} was answered and not done as expected: ${after.mails.join(', ')}.`)
    references.set(activity, { after, took })
  }
  return references
}

/** As fractions of the time an undisturbed run takes: most writes are at the end. */
const [earliest, latest] = [0.3, 1.3]

export async function runKills(
  where: DataLocation,
  kills: number,
  seed: string,
): Promise<ReadonlyArray<AccountKillResult>> {
  const random = seededRandom(seed)
  const references = await measureReferences(where)
  const ended: AccountKillResult[] = []
  for (let at = 0; at < kills; at += 1) {
    const activity = activities[at % activities.length]!
    const { after, took } = references.get(activity)!
    let place = await openPlace(where)
    const asked = await prepare(place, activity, `ada${at}`)
    await place.database.close()
    const { status } = await killWhile(where, asked, (earliest + random() * (latest - earliest)) * took)
    place = await openPlace(where)
    ended.push({ activity: activity.name, isAnswered: status === 200, ...(await classifyOutcome(place, asked, after)) })
    await place.database.close()
  }
  return ended
}
