import { sql, type Kysely } from 'kysely'
import { webhookQueue } from './applications/notify-firm.ts'
import { fileBytes } from './attachments/file-space.ts'
import { filesFolderPath, filesNumbers, filesRootPath, readFilesFolderName } from './attachments/files-folder.ts'
import { scanQueue } from './attachments/scan-queue.ts'
import { countDue } from './content/due-imports.ts'
import { readContentVersion } from './database/content-version.ts'
import { knownMigrations } from './database/migrate.ts'
import { readMigrations } from './database/recorded-migrations.ts'
import type { Tables } from './database/tables.ts'
import type { GaugeValue, ReadGauge } from './http/metrics.ts'
import { countRefused } from './job-alerts/refused-recipients.ts'
import { countAttempts } from './limits/attempts.ts'
import type { Backlog } from './limits/lease-queue.ts'
import { countWaitingByClass, defaultRateLimit, mailQueue, toUnconfirmed } from './mail/outbox.ts'
import { createKeyHandler, listKeyIds } from './operator/key-handler.ts'
import type { Config } from './settings/config.ts'

type Db = Kysely<Tables>

export const one = (value: number): ReadonlyArray<GaugeValue> => [[{}, value]]

export const byState = (values: Readonly<Record<string, number>>, label = 'state'): ReadonlyArray<GaugeValue> =>
  Object.entries(values).map(([name, value]) => [{ [label]: name }, value])

type Queue = { readonly backlog: (db: Db) => Promise<Backlog> }

const queues: ReadonlyArray<{ readonly name: string; readonly what: string; readonly queue: Queue }> = [
  { name: 'mail_outbox', what: 'Mail that has not left', queue: mailQueue },
  { name: 'webhook_outbox', what: 'Webhooks that have not left', queue: webhookQueue },
  { name: 'scan_queue', what: 'Files that were not scanned', queue: scanQueue },
]

const queueGauges = (db: Db): ReadonlyArray<ReadGauge> =>
  queues.map(({ name, what, queue }) => ({
    name,
    help: `${what}: how many wait, how many were given up, and for how many seconds the oldest waits.`,
    labels: ['state'],
    read: async () => {
      const { waiting, abandoned, oldestSeconds } = await queue.backlog(db)
      return byState({ waiting, given_up: abandoned, oldest_seconds: oldestSeconds })
    },
  }))

const mailGauges = (db: Db): ReadonlyArray<ReadGauge> => [
  {
    name: 'mail_classes',
    help: 'Mail that waits, by its class.',
    labels: ['class'],
    read: async () => byState(await countWaitingByClass(db), 'class'),
  },
  {
    name: 'mail_to_unconfirmed',
    help: `Mail to addresses that nobody confirmed: how much was sent in these ${defaultRateLimit.within / 60_000} minutes, and how much may be.`,
    labels: ['state'],
    read: async () =>
      byState({
        sent: await countAttempts(db, toUnconfirmed, defaultRateLimit, new Date()),
        most: defaultRateLimit.most,
      }),
  },
  {
    name: 'alert_addresses',
    help: 'Subscribers to job alerts: how many addresses are being refused, and how many were ended for that.',
    labels: ['state'],
    read: async () => byState({ ...(await countRefused(db)) }),
  },
]

export type GaugesConfig = Pick<Config, 'dataDir' | 'filesReserve' | 'fileKeys'>

const fileGauges = (db: Db, { dataDir, filesReserve }: GaugesConfig): ReadonlyArray<ReadGauge> => [
  {
    name: 'file_bytes',
    help: 'Bytes of the files of applications, bytes that their disk has free, and how many of these files must leave free.',
    labels: ['state'],
    read: async () =>
      byState(await fileBytes(db, { folder: filesRootPath(dataDir), reserve: filesReserve ?? 'usual' })),
  },
  {
    name: 'files_folder',
    help: 'Files of applications: whether their folder is apart from the database (1), how many files without a row the last sweep has left, and how many wait to be removed.',
    labels: ['state'],
    read: async () =>
      byState(await filesNumbers({ db, folder: filesFolderPath(dataDir, await readFilesFolderName({ db })) })),
  },
]

type KeyState = 'newest' | 'older' | 'nowhere'

async function readKeyUses(db: Db, given: ReadonlyArray<string>) {
  const { uses, inDatabase } = await createKeyHandler(db).read()
  const known = [...new Set([...(await listKeyIds(given)), ...inDatabase])]
  const getState = (keyId: string): KeyState => {
    if (!known.includes(keyId)) return 'nowhere'
    return keyId === known[0] ? 'newest' : 'older'
  }
  return { known, uses: uses.map((use) => ({ ...use, state: getState(use.keyId) })) }
}

const keyGauges = (db: Db, { fileKeys = [] }: GaugesConfig): ReadonlyArray<ReadGauge> => [
  {
    name: 'encrypted_rows',
    help: 'Files and Social Security numbers by their key: the newest, an older one until they are encrypted again, or one that is nowhere.',
    labels: ['state'],
    read: async () => {
      const counts: Record<KeyState, number> = { newest: 0, older: 0, nowhere: 0 }
      for (const { state, count } of (await readKeyUses(db, fileKeys)).uses) counts[state] += count
      return byState(counts)
    },
  },
  {
    name: 'encrypted_rows_of_key',
    help: 'Files (attachment) and Social Security numbers (application_secret) by the id of their key.',
    labels: ['key', 'table'],
    read: async () =>
      (await readKeyUses(db, fileKeys)).uses.map(({ keyId, table, count }) => [{ key: keyId, table }, count]),
  },
]

const count = sql<number>`count(*)::integer`.as('count')

const countJobs = async (db: Db) =>
  (await db.selectFrom('JobPostingHeader').select(count).executeTakeFirstOrThrow()).count

async function countSessions(db: Db, now: Date) {
  const open = db.selectFrom('session_family').select(count).where('ends_at', '>', now)
  return (await open.executeTakeFirstOrThrow()).count
}

const readLastBackup = async (db: Db) =>
  (
    await db
      .selectFrom('operator_act')
      .select(sql<Date | null>`max(at)`.as('at'))
      .where('command', '=', 'data backup')
      .executeTakeFirstOrThrow()
  ).at

const contentGauges = (db: Db): ReadonlyArray<ReadGauge> => [
  {
    name: 'site_content_version',
    help: 'Version of the content in the database; each import raises it.',
    labels: [],
    read: async () => one(await readContentVersion({ db })),
  },
  {
    name: 'site_open_jobs',
    help: 'Postings in the content.',
    labels: [],
    read: async () => one(await countJobs(db)),
  },
  {
    name: 'content_due',
    help: 'Imports of content that wait for their moment, that wait although it has come, and that failed.',
    labels: ['state'],
    read: async () => byState(await countDue(db, new Date())),
  },
]

const operationGauges = (db: Db): ReadonlyArray<ReadGauge> => [
  {
    name: 'site_sessions',
    help: 'Sessions of applicants that have not ended.',
    labels: [],
    read: async () => one(await countSessions(db, new Date())),
  },
  {
    name: 'site_migrations',
    help: 'Changes of the tables: how many the database has, and how many this release knows.',
    labels: ['state'],
    read: async () => {
      const applied = await readMigrations(db as unknown as Kysely<never>)
      return byState({ applied: applied.length, known: knownMigrations.length })
    },
  },
  {
    name: 'backup_last_success_seconds',
    help: 'When npm run data -- backup last wrote a backup in which nothing is missing, in seconds since 1970; 0 when it never did.',
    labels: [],
    read: async () => one(((await readLastBackup(db))?.getTime() ?? 0) / 1000),
  },
]

export const databaseGauges = (db: Db, config: GaugesConfig): ReadonlyArray<ReadGauge> => [
  ...queueGauges(db),
  ...mailGauges(db),
  ...fileGauges(db, config),
  ...keyGauges(db, config),
  ...contentGauges(db),
  ...operationGauges(db),
]
