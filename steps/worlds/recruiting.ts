import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ApplicationState } from '#contract/application-states.ts'
import { firm } from '#content/firm.ts'
import { findByEmail } from '#server/accounts/applicants.ts'
import { createActRecorder } from '#server/control/acts.ts'
import { parsePostingTitle } from '#server/applications/application-rows.ts'
import type { Database } from '#server/database/open-database.ts'
import { createFirmMails } from '#server/firm/daily-mail.ts'
import { createFirmHandler } from '#server/firm/firm-handler.ts'
import { mailNews } from '#server/firm/mail-news.ts'
import { runStatus } from '#server/firm/status-command.ts'
import type { SiteClock } from './clock.ts'

export type Decision = {
  readonly email: string | null
  readonly title: string
  readonly state: ApplicationState
  readonly namedTitle: string | null
}

type How = { readonly isTold: boolean; readonly isMeant: boolean }

export type Recruiting = {
  readonly decide: (decisions: ReadonlyArray<Decision>, how: How) => Promise<ReadonlyArray<string>>
  readonly sendDecisionNews: () => Promise<void>
}

type Parts = {
  readonly database: Database
  readonly clock: SiteClock
}

const dayLength = 24 * 60 * 60_000

export const recruiters = firm.emails.careers

async function getApplicationId({ db }: Database, { email, title }: Decision) {
  if (email === null) return 'no application'
  const account = await findByEmail(db, email)
  if (!account) throw new Error(`Nobody has an account with the e-mail ${email}.`)
  const rows = await db
    .selectFrom('application')
    .select(['Application_ID', 'posting'])
    .where('Applicant_ID', '=', account.Applicant_ID)
    .orderBy('started_at', 'desc')
    .execute()
  const row = rows.find(({ posting }) => parsePostingTitle(posting) === title)
  if (!row) throw new Error(`${email} has not applied for "${title}".`)
  return row.Application_ID
}

async function getPostingId({ db }: Database, title: string | null) {
  if (title === null) return ''
  const posting = db.selectFrom('JobPostingHeader').select('JobPosting_ID').where('JobFunction', '=', title)
  return (await posting.executeTakeFirstOrThrow()).JobPosting_ID
}

async function importDecisions({ database, clock }: Parts, table: string, { isTold, isMeant }: How) {
  const folder = await mkdtemp(join(tmpdir(), 'decided-'))
  const path = join(folder, 'decided.csv')
  const lines: string[] = []
  const handler = createFirmHandler({
    db: database.db,
    clock: clock.now,
    record: createActRecorder({ clock: clock.now }),
    firmName: firm.name,
    origin: () => 'http://localhost:8080',
  })
  try {
    await writeFile(path, table)
    const { signal } = new AbortController()
    const command = { path, posting: null, notifyAll: isTold, isMeant, operator: 'recruiter@firm', signal }
    await runStatus(handler, command, (line) => void lines.push(line))
    return lines
  } finally {
    await rm(folder, { recursive: true })
  }
}

export const createRecruiting = (parts: Parts): Recruiting => ({
  decide: async (decisions, how) => {
    const { database } = parts
    const rows: string[] = []
    for (const decision of decisions) {
      const ids = [await getApplicationId(database, decision), await getPostingId(database, decision.namedTitle)]
      rows.push([...ids, decision.state].join(','))
    }
    return importDecisions(parts, ['application id,posting id,state', ...rows].join('\n'), how)
  },
  sendDecisionNews: async () => {
    const { database, clock } = parts
    clock.pass(dayLength)
    const mails = createFirmMails({ firmName: firm.name, to: recruiters })
    await mailNews({ database, clock: clock.now, mails }, clock.now())
  },
})
