import { Result, Schema, SchemaGetter } from 'effect'
import { toProblems } from '#contract/payload.ts'
import type { SiteSettings } from '#contract/site-settings.ts'
import { escaped, mailSecrets, mailSettings, mailVariables, type MailSettings } from './mail-settings.ts'
import { showAddress, showScheme } from '../log/describe-error.ts'
import {
  lonelyServices,
  serviceAccounts,
  serviceSecrets,
  serviceVariables,
  type AnalyticsAccount,
  type CaptchaAccount,
  type WebhookAccount,
} from './outside-services.ts'
import { readSecretFiles, type Environment } from './secret-files.ts'
import { hourOfDay, networks, serviceAddress, text, timeZone, webAddress } from './setting-checks.ts'
import { settingsVariables, siteSettings } from './site-settings.ts'

const port = Schema.String.check(
  Schema.isPattern(/^\d{1,5}$/, { message: 'expected a port number from 0 to 65535' }),
  Schema.makeFilter((digits: string) => Number(digits) <= 65535 || 'expected a port number from 0 to 65535'),
).pipe(
  Schema.decodeTo(Schema.Int, {
    decode: SchemaGetter.transform(Number),
    encode: SchemaGetter.transform(String),
  }),
)

const logLevels = ['error', 'warn', 'info', 'debug'] as const

const postgresAddress = serviceAddress(
  /^postgres(ql)?:\/\/([^\s/?#]*@)?[^\s/?#@]+\/[^\s@]+$/,
  `an address such as postgres://user:password@host:5432/name${escaped}`,
)

const secretAddresses = { DATABASE_URL: postgresAddress, MOVE_TO: postgresAddress, ...mailSecrets } as const

const secrets = {
  ...secretAddresses,
  ...serviceSecrets,
  TOKEN_SECRET: text(
    /^\S{32,}(\s+\S{32,})*$/,
    'a secret of at least 32 characters without blanks, and after it those before, with blanks between',
  ),
  METRICS_TOKEN: text(/^[\w~+/.-]{16,}=*$/, 'a token of at least 16 letters and digits'),
  FILE_KEYS: text(
    /^AGE-SECRET-KEY-1[0-9A-Z]{58}(\s+AGE-SECRET-KEY-1[0-9A-Z]{58})*$/,
    'age identities with blanks between, the newest first, each as age-keygen makes it: AGE-SECRET-KEY-1…',
  ),
} as const

/** Each may stand in a file: `NAME_FILE`, or a credential of systemd. */
export const secretNames: ReadonlyArray<string> = Object.keys(secrets)

const Settings = Schema.Struct({
  PORT: Schema.optionalKey(port),
  HOST: text(/^[\w.:-]+$/, 'a host name or an address of this machine, such as 0.0.0.0'),
  DATA_DIR: Schema.optionalKey(Schema.String),
  DATABASE_POOL: text(/^([2-9]|[1-9]\d|100)$/, 'a number of connections from 2 to 100, such as 10'),
  SITE_ORIGIN: webAddress(/^https?:\/\/[^\s/?#]+$/, 'an address without a path, such as https://www.example.com'),
  LOG_LEVEL: Schema.optionalKey(Schema.Literals(logLevels)),
  ...settingsVariables,
  ...serviceVariables,
  ...mailVariables,
  TRUSTED_PROXIES: networks,
  OPERATIONS_PER_MINUTE: text(
    /^[1-9]\d{0,6}$/,
    'how many operations one address may ask for in a minute, such as 3000',
  ),
  TIME_ZONE: timeZone,
  ALERTS_AT: hourOfDay('11:00'),
  APPLICATIONS_AT: hourOfDay('11:30'),
  ACCOUNT_EVENT_DAYS: text(/^[1-9]\d{0,3}$/, 'a number of days from 1 to 9999, such as 180'),
  CLAMD: text(
    /^(\/\S+|([\w.-]+|\[[\da-f:]+\]):[1-9]\d{0,4})$/i,
    'where clamd listens: host:port such as localhost:3310, or the path of its socket',
  ),
  FILES_RESERVE: text(/^\d{1,7}$/, 'how many megabytes of the disk files leave free, such as 2000'),
  BACKUP_DAYS: text(/^[1-9]\d{0,2}$/, 'a number of days from 1 to 999, such as 14'),
  STOP_GRACE: text(/^\d{1,3}$/, 'seconds from 0 to 999, such as 10'),
  ...secrets,
})

export const settingNames: ReadonlyArray<string> = Object.keys(Settings.fields)

export const usualBackupDays = 14

export type Config = {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | null
  /** Connections of this process to PostgreSQL; 10 when absent. */
  readonly databasePool?: number
  readonly moveTo?: string
  /** Without a trailing slash; null takes it from each request, loopback only. */
  readonly siteOrigin: string | null
  readonly isPreview?: boolean
  readonly trustedProxies?: string
  readonly operationsPerMinute?: number
  /** In seconds; 0 when absent. Only for load balancers that must see `/readyz` fail before connections are refused. */
  readonly stopGrace?: number
  /** An IANA name; that of the sample when absent. */
  readonly timeZone?: string
  readonly accountEventDays?: number
  /** `HH:MM` in UTC; 11:00 when absent. */
  readonly alertsAt?: string
  readonly applicationsAt?: string
  /** age identities, newest first; a key in the database when absent. */
  readonly fileKeys?: ReadonlyArray<string>
  readonly clamd?: string
  /** In bytes; 2 GB, or a tenth of a smaller disk, when absent. */
  readonly filesReserve?: number
  readonly backupDays?: number
  readonly logLevel: (typeof logLevels)[number]
  /** Newest first, with blanks between; null: one in the database, made at the first start. */
  readonly tokenSecret: string | null
  readonly metricsToken?: string
  readonly captcha?: CaptchaAccount
  readonly analytics?: AnalyticsAccount
  readonly webhook?: WebhookAccount
  /** The settings that name a file which everybody on this machine may read. */
  readonly sharedSecrets?: ReadonlyArray<string>
  readonly settings: SiteSettings
  readonly mail: MailSettings
}

export class BadConfig extends Error {
  override readonly name = 'BadConfig'
  readonly problems: ReadonlyArray<string>
  constructor(problems: ReadonlyArray<string>) {
    super(problems.join(' '))
    this.problems = problems
  }
}

const decode = Schema.decodeUnknownResult(Settings, { errors: 'all' })

function show(name: string, value = '') {
  if (name in secretAddresses) return JSON.stringify(showScheme(value))
  return name in secrets ? 'not of the expected form' : JSON.stringify(showAddress(value))
}

function decodeAll(given: Readonly<Record<string, string>>, unreadable: ReadonlyMap<string, string>) {
  const decoded = decode(given)
  const issues = Result.isFailure(decoded) ? toProblems(decoded.failure.issue) : []
  const byName = new Map(issues.map(({ path, message }) => [path, message]))
  const malformed = [...byName].map(([name, message]) => `${name} is ${show(name, given[name])}: ${message}.`)
  const lonely = lonelyServices({ ...Object.fromEntries([...unreadable.keys()].map((name) => [name, '…'])), ...given })
  const problems = [...unreadable.values(), ...malformed, ...lonely]
  if (Result.isFailure(decoded) || problems.length > 0) throw new BadConfig(problems)
  return decoded.success
}

function decodeEnvironment(env: Environment) {
  const { values, problems, shared } = readSecretFiles(secretNames, env)
  const given = settingNames.map((name) => [name, values[name] ?? env[name]?.trim() ?? ''] as const)
  return { ...decodeAll(Object.fromEntries(given.filter(([, value]) => value !== '')), problems), shared }
}

/** Empty variables count as absent. @throws {BadConfig} with all problems at once */
export function readConfig(env: Environment): Config {
  const success = decodeEnvironment(env)
  return {
    port: success.PORT ?? 8080,
    host: success.HOST ?? 'localhost',
    dataDir: success.DATA_DIR ?? './data',
    databaseUrl: success.DATABASE_URL ?? null,
    ...(success.DATABASE_POOL && { databasePool: Number(success.DATABASE_POOL) }),
    ...(success.MOVE_TO && { moveTo: success.MOVE_TO }),
    siteOrigin: success.SITE_ORIGIN ?? null,
    ...(success.TIME_ZONE && { timeZone: success.TIME_ZONE }),
    ...(success.TRUSTED_PROXIES && { trustedProxies: `loopback, ${success.TRUSTED_PROXIES}` }),
    ...(success.OPERATIONS_PER_MINUTE && { operationsPerMinute: Number(success.OPERATIONS_PER_MINUTE) }),
    ...(success.STOP_GRACE && { stopGrace: Number(success.STOP_GRACE) }),
    ...(success.ACCOUNT_EVENT_DAYS && { accountEventDays: Number(success.ACCOUNT_EVENT_DAYS) }),
    ...(success.ALERTS_AT && { alertsAt: success.ALERTS_AT }),
    ...(success.APPLICATIONS_AT && { applicationsAt: success.APPLICATIONS_AT }),
    ...(success.FILE_KEYS && { fileKeys: success.FILE_KEYS.split(/\s+/) }),
    ...(success.FILES_RESERVE && { filesReserve: Number(success.FILES_RESERVE) * 1024 ** 2 }),
    ...(success.BACKUP_DAYS && { backupDays: Number(success.BACKUP_DAYS) }),
    ...(success.CLAMD && { clamd: success.CLAMD }),
    logLevel: success.LOG_LEVEL ?? 'info',
    tokenSecret: success.TOKEN_SECRET ?? null,
    ...(success.shared.length > 0 && { sharedSecrets: success.shared }),
    ...(success.METRICS_TOKEN && { metricsToken: success.METRICS_TOKEN }),
    ...serviceAccounts(success),
    settings: siteSettings(success),
    mail: mailSettings(success),
  }
}
