import { mailSettings } from '#server/mail/mail-settings.ts'
import { siteSettings } from '#server/site-settings.ts'
import { expect, test } from 'vitest'
import { BadConfig, readConfig } from './config.ts'

const problemsIn = (env: Record<string, string>) => {
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
      SITE_ORIGIN: 'https://www.example.com',
      TOKEN_SECRET: 'a-secret-of-more-than-32-characters',
      FIRM_NAME: 'Larch & Sons',
      SMTP_URL: 'smtps://site:s3cret@mail.example.com',
      MAIL_FROM: 'site@example.com',
      CONTACT_CONTRACTS_EMAIL: 'contracts@example.com',
    }),
  ).toEqual({
    port: 0,
    host: '0.0.0.0',
    dataDir: '/srv/tamarack',
    databaseUrl: 'postgres://site:s3cret@db:5432/site',
    siteOrigin: 'https://www.example.com',
    tokenSecret: 'a-secret-of-more-than-32-characters',
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
    },
  })
})

test('every problem is told at once, with what was found, what is expected, and no password', () => {
  expect(
    problemsIn({
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
    'DATABASE_URL is "mysql://…@db/site": expected an address such as postgres://user:password@host:5432/name.',
    'SITE_ORIGIN is "https://www.example.com/home": expected an address without a path, such as https://www.example.com.',
    `FIRM_NAME is "${'x'.repeat(101)}": expected a name of at most 100 characters.`,
    'SMTP_URL is "https://…@mail": expected an address such as smtp://user:password@host:587.',
    'MAIL_FROM is "The firm": expected an address such as info@example.com.',
  ])
  expect(problemsIn({ PORT: '65536' })).toEqual(['PORT is "65536": expected a port number from 0 to 65535.'])
})
