import { sql, type Kysely } from 'kysely'
import { makeRecordTables, readRecorded, record, refuseLater } from './recorded-migrations.ts'
import type { Tables } from './tables.ts'
import * as content from './migrations/0001-content.ts'
import * as accounts from './migrations/0002-accounts.ts'
import * as systemMessages from './migrations/0003-system-messages.ts'
import * as analytics from './migrations/0004-analytics.ts'
import * as mail from './migrations/0005-mail.ts'
import * as sessionFamilies from './migrations/0006-session-families.ts'
import * as tokenSecret from './migrations/0007-token-secret.ts'
import * as retention from './migrations/0008-retention.ts'
import * as lastImport from './migrations/0009-last-import.ts'
import * as hashCost from './migrations/0010-hash-cost.ts'
import * as contentChanged from './migrations/0011-content-changed.ts'
import * as subscriptions from './migrations/0012-subscriptions.ts'
import * as referenceKinds from './migrations/0013-reference-kinds.ts'
import * as businessProfiles from './migrations/0014-business-profiles.ts'
import * as refusedMail from './migrations/0015-refused-mail.ts'
import * as accountForms from './migrations/0016-account-forms.ts'
import * as sessionUse from './migrations/0017-session-use.ts'
import * as mailExpiry from './migrations/0018-mail-expiry.ts'
import * as unusedAccounts from './migrations/0019-unused-accounts.ts'
import * as formerEmail from './migrations/0020-former-email.ts'
import * as keptJobs from './migrations/0021-kept-jobs.ts'
import * as applications from './migrations/0022-applications.ts'
import * as applicationForm from './migrations/0023-application-form.ts'
import * as pay from './migrations/0024-pay.ts'
import * as keptJobMoment from './migrations/0025-kept-job-moment.ts'
import * as savesByName from './migrations/0026-saves-by-name.ts'
import * as queues from './migrations/0027-queues.ts'
import * as confirmedNews from './migrations/0028-confirmed-news.ts'
import * as operatorActs from './migrations/0029-operator-acts.ts'
import * as fileRemoval from './migrations/0030-file-removal.ts'
import * as contentUndo from './migrations/0032-content-undo.ts'
import * as contentDue from './migrations/0033-content-due.ts'
import * as tokenMark from './migrations/0034-token-mark.ts'
import * as eventTimeZone from './migrations/0035-event-time-zone.ts'
import * as taskRun from './migrations/0036-task-run.ts'
import * as newsFigure from './migrations/0037-news-figure.ts'

type Migration = {
  up(db: Kysely<unknown>): Promise<void>
  /**
   * For a migration that removes something: the first migration of the release that stopped using it. Releases that know
   * neither are refused.
   */
  readonly needs?: string
}

const migrations: Readonly<Record<string, Migration>> = {
  '0001-content': content,
  '0002-accounts': accounts,
  '0003-system-messages': systemMessages,
  '0004-analytics': analytics,
  '0005-mail': mail,
  '0006-session-families': sessionFamilies,
  '0007-token-secret': tokenSecret,
  '0008-retention': retention,
  '0009-last-import': lastImport,
  '0010-hash-cost': hashCost,
  '0011-content-changed': contentChanged,
  '0012-subscriptions': subscriptions,
  '0013-reference-kinds': referenceKinds,
  '0014-business-profiles': businessProfiles,
  '0015-refused-mail': refusedMail,
  '0016-account-forms': accountForms,
  '0017-session-use': sessionUse,
  '0018-mail-expiry': mailExpiry,
  '0019-unused-accounts': unusedAccounts,
  '0020-former-email': formerEmail,
  '0021-kept-jobs': keptJobs,
  '0022-applications': applications,
  '0023-application-form': applicationForm,
  '0024-pay': pay,
  '0025-kept-job-moment': keptJobMoment,
  '0026-saves-by-name': savesByName,
  '0027-queues': queues,
  '0028-confirmed-news': confirmedNews,
  '0029-operator-acts': operatorActs,
  '0030-file-removal': fileRemoval,
  '0032-content-undo': contentUndo,
  '0033-content-due': contentDue,
  '0034-token-mark': tokenMark,
  '0035-event-time-zone': eventTimeZone,
  '0036-task-run': taskRun,
  '0037-news-figure': newsFigure,
}

export const knownMigrations: ReadonlyArray<string> = Object.keys(migrations)

/** Kysely's own lock key, so that releases that migrate with Kysely wait too. */
const migrationLock = sql.lit(3_853_314_791_062_309_107n)

async function run(given: Kysely<never>, pending: ReadonlyArray<string>) {
  const db = given as unknown as Kysely<unknown>
  await makeRecordTables(db)
  for (const name of pending) {
    const migration = migrations[name]
    if (!migration) throw new Error(`There is no migration ${name}.`)
    await migration.up(db)
    await record(db, { name, needs: migration.needs ?? null })
  }
}

async function readAppliedMigrations(db: Kysely<never>): Promise<ReadonlyArray<string>> {
  const recorded = await readRecorded(db)
  refuseLater(recorded, knownMigrations)
  return recorded.map(({ name }) => name)
}

const pendingMigrations = (present: ReadonlyArray<string>, lastMigration = '\uffff') =>
  knownMigrations.filter((name) => name <= lastMigration && !present.includes(name))

export async function migrateWithin(db: Kysely<never>, lastMigration?: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(db)
  await run(db, pendingMigrations(await readAppliedMigrations(db), lastMigration))
}

/** Runs on the migrating connection, outside a transaction, and not for a new database. Its error ends the opening. */
export type BeforeMigrating = (db: Kysely<Tables>, first: string) => Promise<void>

async function bringUpToDate(db: Kysely<never>, before: BeforeMigrating | undefined) {
  const present = await readAppliedMigrations(db)
  const pending = pendingMigrations(present)
  const [first] = pending
  if (first === undefined) return
  if (present.length > 0) await before?.(db as unknown as Kysely<Tables>, first)
  await db.transaction().execute((transaction) => run(transaction, pending))
}

export async function migrate(db: Kysely<never>, before?: BeforeMigrating): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${migrationLock})`.execute(connection)
    try {
      await bringUpToDate(connection, before)
    } finally {
      await sql`select pg_advisory_unlock(${migrationLock})`.execute(connection).catch(() => undefined)
    }
  })
}
