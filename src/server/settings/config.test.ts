import { isDeepStrictEqual } from 'node:util'
import { mailSettings } from '#server/settings/mail-settings.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { expect, test } from 'vitest'
import { BadConfig, readConfig } from './config.ts'

const findProblems = (env: Record<string, string>) => {
  try {
    readConfig(env)
    return []
  } catch (error) {
    return error instanceof BadConfig ? error.problems : error
  }
}

test('an empty environment gives a site on this machine', () => {
  expect(readConfig({ PATH: '/usr/bin', PORT: ' ' })).toEqual({
    port: 8080,
    host: 'localhost',
    dataDir: './data',
    databaseUrl: null,
    siteOrigin: null,
    logLevel: 'info',
    tokenSecret: null,
    settings: siteSettings(),
    mail: mailSettings(),
  })
})

test('every value can be set', () => {
  expect(
    readConfig({
      PORT: '0',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/tamarack',
      DATABASE_URL: 'postgres://site:s3cret@db:5432/site',
      DATABASE_POOL: '25',
      MOVE_TO: 'postgres://site:s3cret@db:5432/next',
      SITE_ORIGIN: 'https://www.example.com',
      TOKEN_SECRET: 'a-secret-of-more-than-32-characters another-secret-of-more-than-32-bytes',
      FIRM_NAME: 'Larch & Sons',
      STOP_GRACE: '10',
      FILES_RESERVE: '500',
      BACKUP_DAYS: '30',
      TIME_ZONE: 'America/Chicago',
      ALERTS_AT: '06:30',
      APPLICATIONS_AT: '07:00',
      WEBHOOK_URL: 'https://hiring.example.com/hooks?site=1',
      WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      ACCOUNT_EVENT_DAYS: '30',
      METRICS_TOKEN: 'sesame-sesame-sesame',
      LOG_LEVEL: 'warn',
      SMTP_URL: 'smtps://site:s3cret@mail.example.com',
      MAIL_FROM: 'site@example.com',
      CONTACT_CONTRACTS_EMAIL: 'contracts@example.com',
      SMALL_BUSINESS_EMAIL: 'liaison@example.com',
      CAREERS_EMAIL: 'recruiters@example.com',
    }),
  ).toEqual({
    port: 0,
    host: '0.0.0.0',
    dataDir: '/srv/tamarack',
    databaseUrl: 'postgres://site:s3cret@db:5432/site',
    databasePool: 25,
    moveTo: 'postgres://site:s3cret@db:5432/next',
    siteOrigin: 'https://www.example.com',
    stopGrace: 10,
    filesReserve: 500 * 1024 ** 2,
    backupDays: 30,
    timeZone: 'America/Chicago',
    alertsAt: '06:30',
    applicationsAt: '07:00',
    webhook: {
      url: 'https://hiring.example.com/hooks?site=1',
      secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    },
    accountEventDays: 30,
    logLevel: 'warn',
    tokenSecret: 'a-secret-of-more-than-32-characters another-secret-of-more-than-32-bytes',
    metricsToken: 'sesame-sesame-sesame',
    settings: siteSettings({ FIRM_NAME: 'Larch & Sons' }),
    mail: {
      smtpUrl: 'smtps://site:s3cret@mail.example.com',
      from: 'site@example.com',
      contact: {
        general: 'info@tamarack.example',
        capabilities: 'info@tamarack.example',
        contracts: 'contracts@example.com',
        hr: 'people@tamarack.example',
      },
      smallBusiness: 'liaison@example.com',
      careers: 'recruiters@example.com',
    },
  })
})

test('saved jobs offline is on, off, or a problem', () => {
  const isOn = (env: Record<string, string>) => readConfig(env).settings.savedJobsOffline
  expect([isOn({}), isOn({ SAVED_JOBS_OFFLINE: 'on' }), isOn({ SAVED_JOBS_OFFLINE: 'off' })]).toEqual([
    true,
    true,
    false,
  ])
  expect(findProblems({ SAVED_JOBS_OFFLINE: 'no' })).toEqual(['SAVED_JOBS_OFFLINE is "no": expected on or off.'])
})

test('alerts and news of applications have an hour of the day, or a problem', () => {
  for (const hour of ['00:00', '23:59']) {
    const { alertsAt, applicationsAt } = readConfig({ ALERTS_AT: hour, APPLICATIONS_AT: hour })
    expect([alertsAt, applicationsAt]).toEqual([hour, hour])
  }
  for (const hour of ['24:00', '11', '9:30', '11:60', '11:00Z'])
    expect(findProblems({ ALERTS_AT: hour, APPLICATIONS_AT: hour })).toEqual([
      `ALERTS_AT is "${hour}": expected an hour of the day in UTC from 00:00 to 23:59, such as 11:00.`,
      `APPLICATIONS_AT is "${hour}": expected an hour of the day in UTC from 00:00 to 23:59, such as 11:30.`,
    ])
})

test('the firm is in a time zone that is known, or there is a problem', () => {
  for (const zone of ['Pacific/Honolulu', 'Europe/Berlin', 'UTC'])
    expect(readConfig({ TIME_ZONE: zone }).timeZone).toBe(zone)
  for (const zone of ['EST', 'Eastern', '-05:00', 'GMT-5', 'America/Washington'])
    expect(findProblems({ TIME_ZONE: zone })).toEqual([
      `TIME_ZONE is "${zone}": expected an IANA time zone such as America/New_York.`,
    ])
})

test('a webhook has an address and a secret as Standard Webhooks has them, and the secret is not told', () => {
  const url = { WEBHOOK_URL: 'https://hiring.example.com/hooks' }
  expect([findProblems(url), findProblems({ WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' })]).toEqual([
    ['WEBHOOK_URL is set without WEBHOOK_SECRET: set both, or neither.'],
    ['WEBHOOK_SECRET is set without WEBHOOK_URL: set both, or neither.'],
  ])
  for (const WEBHOOK_SECRET of ['whsec_short', 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', `whsec_${'a'.repeat(33)}`])
    expect(findProblems({ ...url, WEBHOOK_SECRET })).toEqual([
      'WEBHOOK_SECRET is not of the expected form: expected a secret of Standard Webhooks: whsec_ and 24 to 64 bytes in base64.',
    ])
})

test('a webhook goes over TLS, unless it stays on this machine', () => {
  const WEBHOOK_SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const problems = (WEBHOOK_URL: string) => findProblems({ WEBHOOK_URL, WEBHOOK_SECRET })
  expect(problems('http://hiring.example.com/hooks')).toEqual([
    'WEBHOOK_URL is "http://hiring.example.com/hooks": expected an address that begins with https://, or one of this machine, such as https://hiring.example.com/hooks.',
  ])
  for (const host of ['http://localhost:9000', 'http://127.0.0.1', 'http://[::1]:9000', 'https://hiring.example.com'])
    expect(problems(`${host}/hooks`)).toEqual([])
})

test('files have keys that are never told and something that looks at them, or a problem', () => {
  const key = (letter: string) => `AGE-SECRET-KEY-1${letter.repeat(58)}`
  const { fileKeys, clamd } = readConfig({ FILE_KEYS: `${key('Q')}  ${key('P')}`, CLAMD: 'scanner.example:3310' })
  expect([fileKeys, clamd]).toEqual([[key('Q'), key('P')], 'scanner.example:3310'])
  expect(readConfig({}).fileKeys).toBeUndefined()
  for (const CLAMD of ['/run/clamd.ctl', '[::1]:3310']) expect(readConfig({ CLAMD }).clamd).toBe(CLAMD)
  for (const FILE_KEYS of ['AGE-SECRET-KEY-1', `${key('Q')},${key('P')}`, key('Q').toLowerCase()])
    expect(findProblems({ FILE_KEYS })).toEqual([
      'FILE_KEYS is not of the expected form: expected age identities with blanks between, the newest first, each as age-keygen makes it: AGE-SECRET-KEY-1….',
    ])
  expect(findProblems({ CLAMD: 'scanner' })).toEqual([
    'CLAMD is "scanner": expected where clamd listens: host:port such as localhost:3310, or the path of its socket.',
  ])
})

test('a process has at least two connections, for one may wait for the other, and no more than a PostgreSQL has', () => {
  const isTaken = (DATABASE_POOL: string) => isDeepStrictEqual(findProblems({ DATABASE_POOL }), [])
  const [good, bad] = [
    ['2', '9', '10', '99', '100'],
    ['0', '1', '101', '1000', '02', '2.5', '-3', 'ten'],
  ]
  expect([good.filter((given) => !isTaken(given)), bad.filter(isTaken)]).toEqual([[], []])
})

test('each secret of tokens is long enough, and none is told', () => {
  const long = 'a-secret-of-more-than-32-characters'
  for (const TOKEN_SECRET of [`${long} short`, `short ${long}`, `${long} ${long} short`])
    expect(findProblems({ TOKEN_SECRET })).toEqual([
      'TOKEN_SECRET is not of the expected form: expected a secret of at least 32 characters without blanks, and after it those before, with blanks between.',
    ])
})

test('every problem is told at once, with what was found, what is expected, and no password', () => {
  expect(
    findProblems({
      PORT: '80a',
      HOST: 'any where',
      DATABASE_URL: 'mysql://site:s3cret@db/site',
      SITE_ORIGIN: 'https://www.example.com/home',
      FIRM_NAME: 'x'.repeat(101),
      SMTP_URL: 'https://site:s3cret@mail',
      MAIL_FROM: 'The firm',
    }),
  ).toEqual([
    'PORT is "80a": expected a port number from 0 to 65535.',
    'HOST is "any where": expected a host name or an address of this machine, such as 0.0.0.0.',
    'SITE_ORIGIN is "https://www.example.com/home": expected an address without a path, such as https://www.example.com.',
    `FIRM_NAME is "${'x'.repeat(101)}": expected a name of at most 100 characters.`,
    'SMTP_URL is "https://…": expected an address such as smtp://user:password@host:587, with / ? # in the password written %2F %3F %23.',
    'MAIL_FROM is "The firm": expected an address such as info@example.com.',
    'DATABASE_URL is "mysql://…": expected an address such as postgres://user:password@host:5432/name, with / ? # in the password written %2F %3F %23.',
  ])
  expect(findProblems({ PORT: '65536' })).toEqual(['PORT is "65536": expected a port number from 0 to 65535.'])
})

test('a password is never told, whatever stands in it and wherever it stands', () => {
  const addresses = [
    'postgres://site:s3/cret@db/site',
    'postgres://site:s3?cret@db/site',
    'mysql://site:s3/c@ret@db/site',
    'postgres://site:s3cret',
    'postgres:/site:s3cret@db/site',
    's3cret',
  ]
  expect(addresses.map((DATABASE_URL) => findProblems({ DATABASE_URL }))).toEqual(
    ['postgres://…', 'postgres://…', 'mysql://…', 'postgres://…', '…', '…'].map((shown) => [
      `DATABASE_URL is "${shown}": expected an address such as postgres://user:password@host:5432/name, with / ? # in the password written %2F %3F %23.`,
    ]),
  )
  expect(findProblems({ SMTP_URL: 'smtp://site:s3/cret@mail' })).toEqual([
    'SMTP_URL is "smtp://…": expected an address such as smtp://user:password@host:587, with / ? # in the password written %2F %3F %23.',
  ])
  expect(findProblems({ SITE_ORIGIN: 'https://site:s3/cret@www.example.com?key=s3cret' })).toEqual([
    'SITE_ORIGIN is "https://…@www.example.com": expected an address without a path, such as https://www.example.com.',
  ])
})

test('a user may hold an at sign, and a password is written with per cents where it would end the address', () => {
  const { databaseUrl, mail } = readConfig({
    DATABASE_URL: 'postgres://site:s3%2Fcret@db:5432/site?sslmode=require',
    SMTP_URL: 'smtps://site@firm.example:s3%2Fcret@mail.example.com',
  })
  expect([databaseUrl, mail.smtpUrl]).toEqual([
    'postgres://site:s3%2Fcret@db:5432/site?sslmode=require',
    'smtps://site@firm.example:s3%2Fcret@mail.example.com',
  ])
})

test('[C7.2-19] a service of others is used with its key and its secret, at its own address or another', () => {
  const keys = {
    RECAPTCHA_SITE_KEY: 'site',
    RECAPTCHA_SECRET: 'hush-hush',
    ANALYTICS_ID: 'G-1',
    ANALYTICS_SECRET: 'hush-hush',
  }
  const { settings, captcha, analytics } = readConfig(keys)
  expect([settings.captcha, captcha, analytics]).toEqual([
    { siteKey: 'site', script: 'https://www.google.com/recaptcha/api.js' },
    { secret: 'hush-hush', verifyUrl: 'https://www.google.com/recaptcha/api/siteverify' },
    { id: 'G-1', secret: 'hush-hush', url: 'https://www.google-analytics.com/mp/collect' },
  ])
  const moved = readConfig({
    ...keys,
    RECAPTCHA_SCRIPT_URL: 'https://www.recaptcha.net/recaptcha/api.js',
    RECAPTCHA_VERIFY_URL: 'https://www.recaptcha.net/recaptcha/api/siteverify',
    ANALYTICS_URL: 'https://counts.example.com/mp/collect',
  })
  expect([moved.settings.captcha?.script, moved.captcha?.verifyUrl, moved.analytics?.url]).toEqual([
    'https://www.recaptcha.net/recaptcha/api.js',
    'https://www.recaptcha.net/recaptcha/api/siteverify',
    'https://counts.example.com/mp/collect',
  ])
})

test('a key without its secret, a secret without its key and an address without either are told', () => {
  expect(findProblems({ RECAPTCHA_SITE_KEY: 'site', ANALYTICS_SECRET: 'hush-hush' })).toEqual([
    'RECAPTCHA_SITE_KEY is set without RECAPTCHA_SECRET: set both, or neither.',
    'ANALYTICS_SECRET is set without ANALYTICS_ID: set both, or neither.',
  ])
  expect(
    findProblems({ ANALYTICS_URL: 'https://counts.example.com/', MAPS_URL: 'https://maps.example.com/api/js' }),
  ).toEqual([
    'ANALYTICS_URL is set without ANALYTICS_ID: set both, or neither.',
    'MAPS_URL is set without MAPS_KEY: set both, or neither.',
  ])
  expect(findProblems({ RECAPTCHA_SECRET: 'a b' })).toEqual([
    'RECAPTCHA_SECRET is not of the expected form: expected a secret of 8 to 200 characters without blanks.',
    'RECAPTCHA_SECRET is set without RECAPTCHA_SITE_KEY: set both, or neither.',
  ])
})

test('what is malformed and what lacks its other half are told at once', () => {
  expect(findProblems({ PORT: '80a', ANALYTICS_ID: 'G 1', MAPS_URL: 'https://maps.example.com/api/js' })).toEqual([
    'PORT is "80a": expected a port number from 0 to 65535.',
    'ANALYTICS_ID is "G 1": expected a key of letters, digits and . : _ -.',
    'ANALYTICS_ID is set without ANALYTICS_SECRET: set both, or neither.',
    'MAPS_URL is set without MAPS_KEY: set both, or neither.',
  ])
})

test('a secret that is too long is not called too short, and is not told', () => {
  expect(findProblems({ RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'x'.repeat(300) })).toEqual([
    'RECAPTCHA_SECRET is not of the expected form: expected a secret of 8 to 200 characters without blanks.',
  ])
})

const keys = {
  RECAPTCHA_SITE_KEY: 'site',
  RECAPTCHA_SECRET: 'hush-hush',
  ANALYTICS_ID: 'G-1',
  ANALYTICS_SECRET: 'hush-hush',
  MAPS_KEY: 'map',
}
const frame = 'an address of a frame such as https://www.example.com/plugins/page, or none'
const service = 'an address without a query, such as https://service.example.com/api'
const link = 'an address such as https://portal.example.com'

test.each([
  ['SITE_ORIGIN', 'an address without a path, such as https://www.example.com', ''],
  ['PORTAL_URL', link, '/'],
  ['X_TIMELINE_URL', frame, '/'],
  ['RECAPTCHA_SCRIPT_URL', service, '/'],
  ['RECAPTCHA_VERIFY_URL', service, '/'],
  ['ANALYTICS_URL', service, '/'],
  ['MAPS_URL', service, '/'],
])('%s that leads nowhere is a problem at the start and not later', (name, expected, end) => {
  const addresses = [`https://a:b:c${end}`, `https://h:99999${end}`, `https://.:0:${end}`]
  for (const address of addresses)
    expect(findProblems({ ...keys, [name]: address })).toEqual([`${name} is "${address}": expected ${expected}.`])
})

test.each(['SITE_ORIGIN', 'PORTAL_URL', 'RECAPTCHA_VERIFY_URL', 'ANALYTICS_URL', 'MAPS_URL'])(
  '%s may hold no user and no password, and neither is told',
  (name) => {
    for (const user of ['site', 'site:s3cret', ':s3cret'])
      expect(findProblems({ ...keys, [name]: `https://${user}@www.example.com` })).toEqual([
        `${name} is "https://…@www.example.com": expected an address without user and password.`,
      ])
  },
)

const database =
  'an address such as postgres://user:password@host:5432/name, with / ? # in the password written %2F %3F %23'
const mailServer = 'an address such as smtp://user:password@host:587, with / ? # in the password written %2F %3F %23'

test.each([
  ['SMTP_URL', 'smtp', '', mailServer],
  ['DATABASE_URL', 'postgres', '/site', database],
  ['MOVE_TO', 'postgres', '/site', database],
])('%s that cannot be connected to is a problem at the start, without its password', (name, scheme, path, expected) => {
  for (const place of ['mail.example.com:99999', 'mail.example.com:0', 'a:b:c', '[::1', 'site:s3cret%ff@mail'])
    expect(findProblems({ [name]: `${scheme}://${place}${path}` })).toEqual([
      `${name} is "${scheme}://…": expected ${expected}.`,
    ])
  for (const place of ['site:100%25@mail:25', 'site@firm.example:s3cret@mail', '[::1]:25', '10.0.0.1'])
    expect(findProblems({ [name]: `${scheme}://${place}${path}` })).toEqual([])
})

test('TRUSTED_PROXIES that are no networks are a problem at the start', () => {
  const expected = 'expected addresses or networks with commas between, such as 10.0.0.0/8'
  for (const TRUSTED_PROXIES of ['999.1.1.1/8', '10.0.0.0/33', '10.0.0.0/8, 1.2.3.400', ':::', '/8', 'fe80::/129'])
    expect(findProblems({ TRUSTED_PROXIES })).toEqual([`TRUSTED_PROXIES is "${TRUSTED_PROXIES}": ${expected}.`])
  expect(readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, fe80::/10,192.0.2.1' }).trustedProxies).toBe(
    'loopback, 10.0.0.0/8, fe80::/10,192.0.2.1',
  )
})

test('addresses that lead nowhere are told at once with all other problems', () => {
  expect(
    findProblems({
      PORT: '80a',
      SMTP_URL: 'smtp://h:99999',
      TRUSTED_PROXIES: '999.1.1.1/8',
      DATABASE_URL: 'postgres://db:99999/site',
    }),
  ).toHaveLength(4)
})
