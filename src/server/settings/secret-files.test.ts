import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listStartupWarnings } from './start-warnings.ts'
import { BadConfig, readConfig, secretNames, settingNames, type Config } from './config.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secret-files-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const valid: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://clerk:pa%2Fss@db.example:5432/larch?sslmode=verify-full',
  MOVE_TO: 'postgres://clerk@db.example/next',
  SMTP_URL: 'smtps://clerk%40firm.example:pa%23ss@mail.example:465',
  TOKEN_SECRET: 'Zm9yZXN0LW9mLWxhcmNoLXRyZWVzLWFuZC1tb3Nz',
  METRICS_TOKEN: 'birch-birch-birch-birch==',
  FILE_KEYS: `AGE-SECRET-KEY-1${'7'.repeat(58)}\nAGE-SECRET-KEY-1${'A'.repeat(58)}`,
  WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  RECAPTCHA_SECRET: '6LdkeyOfTheSite_-x',
  ANALYTICS_SECRET: 'q0W9e8R7t6',
}

const others = {
  RECAPTCHA_SITE_KEY: 'site',
  ANALYTICS_ID: 'G-1',
  WEBHOOK_URL: 'https://hiring.example.com/hooks',
}

function write(name: string, text: string, place = folder) {
  mkdirSync(place, { recursive: true })
  writeFileSync(join(place, name), text, { mode: 0o600 })
  return join(place, name)
}

const findProblems = (env: Record<string, string>): ReadonlyArray<string> | Config => {
  try {
    return readConfig(env)
  } catch (error) {
    return error instanceof BadConfig ? error.problems : [String(error)]
  }
}

test('what is named as a secret, a token or keys may stand in a file', () => {
  expect(
    settingNames.filter((name) => /_(SECRET|TOKEN|KEYS|PASSWORD)$/.test(name) && !secretNames.includes(name)),
  ).toEqual([])
  expect(Object.keys(valid).toSorted()).toEqual(secretNames.toSorted())
})

test.each(['\n', '\r\n', ''])(
  'every secret is the same from the environment, from a file and as a credential: %j',
  (end) => {
    const fromEnvironment = readConfig({ ...others, ...valid })
    const files = Object.entries(valid).map(([name, value]) => [`${name}_FILE`, write(name.toLowerCase(), value + end)])
    expect(readConfig({ ...others, ...Object.fromEntries(files) })).toEqual(fromEnvironment)
    const credentials = join(folder, 'credentials')
    for (const [name, value] of Object.entries(valid)) write(name, value + end, credentials)
    expect(readConfig({ ...others, CREDENTIALS_DIRECTORY: credentials })).toEqual(fromEnvironment)
  },
)

test.each(Object.entries(valid))('%s set more than once is a problem', (name, value) => {
  const file = write('secret', value)
  const credentials = join(folder, 'credentials')
  write(name, value, credentials)
  const twice = (env: Record<string, string>) => findProblems({ ...others, ...valid, [name]: '', ...env })
  expect(twice({ [name]: value, [`${name}_FILE`]: file })).toEqual([
    `${name} is set more than once: by ${name} and ${name}_FILE. Leave one.`,
  ])
  expect(twice({ [`${name}_FILE`]: file, CREDENTIALS_DIRECTORY: credentials })).toEqual([
    `${name} is set more than once: by ${name}_FILE and the credential ${name}. Leave one.`,
  ])
})

test('a file that cannot be read or holds nothing is told by its name, with all other problems', () => {
  const empty = write('empty', ' \n')
  const absent = join(folder, 'absent')
  expect(
    findProblems({ PORT: '80a', SMTP_URL_FILE: folder, FILE_KEYS_FILE: absent, TOKEN_SECRET_FILE: empty }),
  ).toEqual([
    `SMTP_URL_FILE is "${folder}": it is a folder (EISDIR).`,
    `TOKEN_SECRET_FILE is "${empty}", and nothing stands in it.`,
    `FILE_KEYS_FILE is "${absent}": there is no such file (ENOENT).`,
    'PORT is "80a": expected a port number from 0 to 65535.',
  ])
})

test.each([
  ...Object.entries(valid),
  ['TOKEN_SECRET', '/Zm9yZXN0LW9mLWxhcmNoLXRyZWVzLWFuZC1tb3Nz'],
  ['TOKEN_SECRET', 'Zm9yZXN0/LW9mLWxhcmNoLXRyZWVz+LWFuZC1tb3Nz'],
  ['WEBHOOK_SECRET', '/'.repeat(3) + 'q0W9e8R7t6'],
  ['METRICS_TOKEN', 'birch\0birch'],
  ['ANALYTICS_SECRET', 'larch'.repeat(2_000)],
])('%s that stands where the name of its file belongs is not told: %j', (name, value) => {
  const problems = findProblems({ ...others, ...valid, [name]: '', [`${name}_FILE`]: value })
  expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name}_FILE names no file that can be read:? `))])
  expect(JSON.stringify(problems)).not.toContain(value.trim())
})

test('a credential that cannot be reached is told, and only one that is absent is none', () => {
  const place = join(folder, 'credentials')
  mkdirSync(place)
  symlinkSync('TOKEN_SECRET', join(place, 'TOKEN_SECRET'))
  expect(findProblems({ CREDENTIALS_DIRECTORY: place })).toEqual([
    `the credential TOKEN_SECRET is "${join(place, 'TOKEN_SECRET')}": it cannot be read (ELOOP).`,
  ])
  const file = write('file', 'no folder')
  expect(findProblems({ SMTP_URL: valid['SMTP_URL']!, CREDENTIALS_DIRECTORY: file })).toContain(
    `the credential SMTP_URL is "${join(file, 'SMTP_URL')}": there is no such file (ENOTDIR).`,
  )
  expect(readConfig({ CREDENTIALS_DIRECTORY: join(folder, 'absent') })).toEqual(readConfig({}))
})

test('what stands in a file that is not of the form is not told', () => {
  expect(findProblems({ DATABASE_URL_FILE: write('url', 'mysql://clerk:hush@db.example/larch\n') })).toEqual([
    'DATABASE_URL is "mysql://…": expected an address such as postgres://user:password@host:5432/name, with / ? # in the password written %2F %3F %23.',
  ])
  expect(findProblems({ TOKEN_SECRET_FILE: write('token', 'hush hush') })).toEqual([
    'TOKEN_SECRET is not of the expected form: expected a secret of at least 32 characters without blanks, and after it those before, with blanks between.',
  ])
})

test('the other half of a secret whose file cannot be read is not called lonely', () => {
  const absent = join(folder, 'absent')
  expect(findProblems({ ...others, ...valid, WEBHOOK_SECRET: '', WEBHOOK_SECRET_FILE: absent })).toEqual([
    `WEBHOOK_SECRET_FILE is "${absent}": there is no such file (ENOENT).`,
  ])
})

test('a folder of credentials that belongs to another service changes nothing', () => {
  write('tls.key', 'key')
  expect(readConfig({ CREDENTIALS_DIRECTORY: folder })).toEqual(readConfig({}))
})

test.each(Object.entries(valid))(
  'a start warns of a file of %s that everybody may read, and of no other',
  (name, value) => {
    const file = write('secret', value)
    const credentials = join(folder, 'credentials')
    const credential = write(name, value, credentials)
    const warnings = (mode: number, env: Record<string, string>) => {
      for (const path of [file, credential]) chmodSync(path, mode)
      const said = listStartupWarnings(readConfig({ ...others, ...valid, [name]: '', ...env }))
      return said.filter((warning) => warning.includes('everybody'))
    }
    const named = { [`${name}_FILE`]: file }
    const warning = `${name}_FILE names a file that everybody on this machine may read: chmod 600, and the user of the site as its owner.`
    expect([0o644, 0o604, 0o640, 0o600].map((mode) => warnings(mode, named))).toEqual([[warning], [warning], [], []])
    expect(warnings(0o644, { CREDENTIALS_DIRECTORY: credentials })).toEqual([])
  },
)
