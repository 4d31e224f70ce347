import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { listStartupWarnings } from './start-warnings.ts'

const completeEnv = {
  SITE_ORIGIN: 'https://www.example.com',
  CLAMD: 'localhost:3310',
  FILE_KEYS: `AGE-SECRET-KEY-1${'Q'.repeat(58)}`,
  TOKEN_SECRET: 'a-secret-of-more-than-32-characters',
  SMTP_URL: 'smtps://mail.example.com',
}
const warnedSettings = (env: Record<string, string>) =>
  listStartupWarnings(readConfig(env)).map((warning) => warning.split(' ')[0] ?? '')

test('a public site that has everything is not warned, and one without something is warned of just that', () => {
  expect(warnedSettings(completeEnv)).toEqual([])
  for (const name of ['CLAMD', 'FILE_KEYS', 'TOKEN_SECRET', 'SMTP_URL'] as const)
    expect(warnedSettings({ ...completeEnv, [name]: '' })).toEqual([name])
})

test('a site on this machine, or without TLS, is tried out and not warned', () => {
  expect([warnedSettings({}), warnedSettings({ SITE_ORIGIN: 'http://localhost:8080' })]).toEqual([[], []])
})

test.each([
  ['postgres://site:s3cret@db.example:5432/site', true],
  ['postgres://site:s3cret@db.example:5432/site?sslmode=disable', true],
  ['postgres://site:s3cret@db.example:5432/site?sslmode=verify-full', false],
  ['postgres://site:s3cret@db.example:5432/site?ssl=true', false],
  ['postgres://site:s3cret@localhost:5432/site', false],
  ['postgres://site:s3cret@127.0.0.1/site', false],
  ['postgres://site:s3cret@[::1]:5432/site', false],
  ['postgres://site@%2Fvar%2Frun%2Fpostgresql/site', false],
])('a database that can be overheard is warned of, also on a site that is not public: %s', (DATABASE_URL, isWarned) => {
  const warnings = listStartupWarnings(readConfig({ DATABASE_URL }))
  expect(warnings.map((warning) => warning.split(' ')[0])).toEqual(isWarned ? ['DATABASE_URL'] : [])
  expect(warnings.join()).not.toContain('s3cret')
})
