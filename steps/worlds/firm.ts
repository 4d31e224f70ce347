import type { Database } from '#server/database/open-database.ts'
import type { Mail, Firm } from '../harness/firm.ts'
import { confirmApplicantEmail, findByEmail } from '#server/accounts/applicants.ts'
import { importContent } from '#server/content/import-content.ts'
import type { SiteService } from '#server/service/site-service.ts'
import { cheap, enrolApplicant } from '#server/accounts/enrol-applicant.testing.ts'
import type { Assembly } from '../harness/person.ts'
import { createApplying } from './applicant.ts'
import { createForms } from './forms.ts'
import { noContent } from './content.ts'
import type { SiteClock } from './clock.ts'
import { createRecruiting } from './recruiting.ts'

export async function forgetVisitors({ db }: Pick<Database, 'db'>): Promise<void> {
  for (const table of ['mail_outbox', 'subscriber', 'attempt_count', 'firm_news', 'webhook_outbox'] as const)
    await db.deleteFrom(table).execute()
}

export async function forgetAccounts({ db }: Pick<Database, 'db'>): Promise<void> {
  for (const table of ['temporary_password', 'Applicant'] as const) await db.deleteFrom(table).execute()
}

export async function readMails({ db }: Pick<Database, 'db'>): Promise<ReadonlyArray<Mail>> {
  const rows = await db.selectFrom('mail_outbox').selectAll().orderBy('created_at').execute()
  return rows.map(({ recipient, reply_to, subject, body }) => ({
    to: recipient,
    replyTo: reply_to,
    subject,
    text: body,
  }))
}

const dayLength = 24 * 60 * 60_000
/** Days checked one by one. The first warning comes 60 days before the end: nothing happens earlier. */
const maxChecks = 80

type Parts = {
  readonly database: Database
  readonly service: Pick<
    SiteService,
    'gatherAlerts' | 'endUnusedAccounts' | 'processApplications' | 'transact' | 'rows' | 'attach'
  >
  readonly clock: SiteClock
  readonly atRest: () => Promise<void>
}

export const createFirm = ({ database, service, clock, atRest }: Parts): Firm & Pick<Assembly, 'enrol'> => {
  const renew: Firm['renew'] = async (content) => {
    await importContent(database, { ...noContent, ...content }, { prune: true })
  }
  const recruiting = createRecruiting({ database, clock })
  return {
    renew,
    publish: async (content) => {
      await forgetVisitors(database)
      await renew(content)
    },
    enrol: async (applicant) => {
      await enrolApplicant(database.db, applicant, clock.now(), cheap)
      await database.db.deleteFrom('attempt_count').execute()
    },
    forgetAccounts: async () => {
      await atRest()
      // An account that is made next is not to be made in the time of those before.
      clock.reset()
      await forgetAccounts(database)
    },
    confirmEmail: async (email) => {
      const account = await findByEmail(database.db, email)
      if (!account) throw new Error(`Nobody has an account with the e-mail ${email}.`)
      await confirmApplicantEmail(database.db, account.Applicant_ID, clock.now())
    },
    sendAlerts: async (days) => {
      clock.pass(days * dayLength)
      await service.gatherAlerts()
    },
    now: clock.now,
    processAccounts: async (days) => {
      const looks = Math.min(days, maxChecks)
      clock.pass((days - looks) * dayLength)
      for (let passed = 0; passed < looks; passed += 1) {
        clock.pass(dayLength)
        await service.endUnusedAccounts()
        await service.processApplications()
      }
    },
    recruiting,
    tell: async (email, title, state) => {
      const [line, ...more] = await recruiting.decide([{ email, title, state, namedTitle: null }], {
        isTold: true,
        isMeant: true,
      })
      if (more.length > 0) throw new Error(line)
    },
    withdrawals: async () => {
      const news = database.db.selectFrom('firm_news').select('reason').where('what', '=', 'withdrawn')
      return (await news.orderBy('id').execute()).map(({ reason }) => reason)
    },
    applying: createApplying(database, service),
    forms: createForms(database, service),
    mails: () => readMails(database),
  }
}
