import { isLoopbackHost } from '../network/network-address.ts'
import type { Config } from './config.ts'

type CheckedConfig = Pick<
  Config,
  'siteOrigin' | 'databaseUrl' | 'clamd' | 'fileKeys' | 'tokenSecret' | 'mail' | 'sharedSecrets'
>

const missing: ReadonlyArray<readonly [isMissing: (config: CheckedConfig) => boolean, warning: string]> = [
  [
    ({ clamd }) => clamd === undefined,
    'CLAMD is not set: nothing looks at the files of applications before a recruiter opens them.',
  ],
  [
    ({ fileKeys }) => fileKeys === undefined,
    'FILE_KEYS is not set: the keys of files and of Social Security numbers stand in the database, so whoever gets its backup and the files can read them.',
  ],
  [
    ({ tokenSecret }) => tokenSecret === null,
    'TOKEN_SECRET is not set: what sessions are signed with stands in the database, so whoever gets its backup can sign in as anybody.',
  ],
  [
    ({ mail }) => mail.smtpUrl === null,
    'SMTP_URL is not set: no mail leaves this site, and temporary passwords stand readable in DATA_DIR/outbox.',
  ],
]

const isPublic = ({ siteOrigin }: CheckedConfig) => siteOrigin?.startsWith('https://') ?? false

const plainModes: ReadonlyArray<string | null> = [null, 'disable', 'allow']

function isDatabaseOverheard({ databaseUrl }: CheckedConfig): boolean {
  if (databaseUrl === null) return false
  const { host, searchParams } = new URL(databaseUrl)
  const isOnThisMachine = isLoopbackHost(host) || decodeURIComponent(host).startsWith('/')
  const hasTls = searchParams.get('ssl') === 'true' || !plainModes.includes(searchParams.get('sslmode'))
  return !isOnThisMachine && !hasTls
}

export const listStartupWarnings = (config: CheckedConfig): ReadonlyArray<string> => [
  ...missing.flatMap(([isMissing, warning]) => (isPublic(config) && isMissing(config) ? [warning] : [])),
  ...(isDatabaseOverheard(config)
    ? [
        'DATABASE_URL leads to another machine without TLS: everything in the database can be read and changed on the way. Write ?sslmode=verify-full at its end.',
      ]
    : []),
  ...(config.sharedSecrets ?? []).map(
    (name) =>
      `${name} names a file that everybody on this machine may read: chmod 600, and the user of the site as its owner.`,
  ),
]
