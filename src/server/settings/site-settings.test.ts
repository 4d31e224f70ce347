import { securityHeaders } from '../http/security-headers.ts'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig, secretNames, settingNames } from './config.ts'
import { siteSettings } from './site-settings.ts'

const siteEnv = {
  FIRM_NAME: 'Larch & Sons',
  FIRM_SHORT_NAME: 'Larch',
  PORTAL_URL: 'https://in.larch.example/',
  TIMESHEET_URL: 'https://time.larch.example/',
  EMAIL_URL: 'https://post.larch.example/',
  INTRANET_URL: 'https://net.larch.example/',
  LINKEDIN_URL: 'https://linkedin.example/larch',
  FACEBOOK_URL: 'https://facebook.example/larch',
  X_URL: 'https://x.example/larch',
  LINKEDIN_FOLLOW_URL: 'https://linkedin.example/follow?id=1',
  X_FOLLOW_URL: 'https://x.example/follow',
  X_TIMELINE_URL: 'https://x.example/timeline/larch',
  FACEBOOK_FEED_URL: 'https://facebook.example/page?href=larch',
  PRIVACY_PHONE: '(555) 555-0101',
  EQUAL_OPPORTUNITY_PHONE: '(555) 555-0102',
  GENERIC_JOB_POSTING_ID: 'ZZ01',
  MAPS_KEY: 'map-key',
  MAPS_URL: 'http://localhost:9/maps.js',
  RECAPTCHA_SITE_KEY: 'site-key',
  RECAPTCHA_SECRET: 'site-secret',
  SAVED_JOBS_OFFLINE: 'off',
  ACCOUNT_UNUSED_MONTHS: '24',
  ASK_SSN: 'on',
  EQUAL_OPPORTUNITY: 'by person',
  DRAFT_DAYS: '60',
  APPLICATION_DAYS: '400',
}

test('[C9-13][C9-14] a firm sets its own addresses, phone lines, posting and keys', () => {
  expect(readConfig(siteEnv).settings).toEqual({
    firmName: 'Larch & Sons',
    firmShortName: 'Larch',
    external: {
      portal: 'https://in.larch.example/',
      timesheet: 'https://time.larch.example/',
      email: 'https://post.larch.example/',
      intranet: 'https://net.larch.example/',
      linkedIn: 'https://linkedin.example/larch',
      facebook: 'https://facebook.example/larch',
      x: 'https://x.example/larch',
    },
    feeds: {
      linkedInFollow: 'https://linkedin.example/follow?id=1',
      xFollow: 'https://x.example/follow',
      xTimeline: 'https://x.example/timeline/larch',
      facebookFeed: 'https://facebook.example/page?href=larch',
    },
    privacyPhone: '(555) 555-0101',
    equalOpportunityPhone: '(555) 555-0102',
    genericJobPostingId: 'ZZ01',
    maps: { key: 'map-key', address: 'http://localhost:9/maps.js' },
    captcha: { siteKey: 'site-key', script: 'https://www.google.com/recaptcha/api.js' },
    savedJobsOffline: false,
    accountUnusedMonths: 24,
    asksSocialSecurityNumber: true,
    isEqualOpportunityByPerson: true,
    draftDays: 60,
    applicationDays: 400,
  })
})

test('[C9-14] what is not set is harmless: no key, and addresses that nobody can have', () => {
  const { external, maps, captcha, genericJobPostingId } = siteSettings()
  expect([maps, captcha, genericJobPostingId]).toEqual([null, null, null])
  expect(Object.values(external).filter((address) => !new URL(address).hostname.endsWith('.example'))).toEqual([])
})

test('[C5-16] nobody is asked for a number, and equal-opportunity answers are counted, unless the firm says otherwise', () => {
  const { asksSocialSecurityNumber, isEqualOpportunityByPerson } = siteSettings()
  expect([asksSocialSecurityNumber, isEqualOpportunityByPerson]).toEqual([false, false])
  expect(() => readConfig({ ASK_SSN: 'yes', EQUAL_OPPORTUNITY: 'people' })).toThrow(
    'ASK_SSN is "yes": expected on or off. EQUAL_OPPORTUNITY is "people": expected counts or by person.',
  )
})

test('drafts are kept for 30 days at least, 90 when it is not set, and applications for 730', () => {
  const readRetentionDays = (DRAFT_DAYS?: string, APPLICATION_DAYS?: string) => {
    const { draftDays, applicationDays } = readConfig({ DRAFT_DAYS, APPLICATION_DAYS }).settings
    return [draftDays, applicationDays]
  }
  expect([readRetentionDays(), readRetentionDays('30', '30'), readRetentionDays('999', '9999')]).toEqual([
    [90, 730],
    [30, 30],
    [999, 9999],
  ])
  for (const days of ['29', '0', '09', '-90', '10000', '90.5', 'never'])
    expect(() => readRetentionDays(days, days)).toThrow(
      `DRAFT_DAYS is "${days}": expected a number of days from 30 to 999, such as 90. APPLICATION_DAYS is "${days}": expected a number of days from 30 to 9999, such as 730.`,
    )
})

test('unused accounts end after 6 months at the earliest, after three years when it is not set, and never for 0', () => {
  const readUnusedMonths = (months?: string) =>
    readConfig({ ACCOUNT_UNUSED_MONTHS: months }).settings.accountUnusedMonths
  expect([readUnusedMonths(), readUnusedMonths('0'), readUnusedMonths('6'), readUnusedMonths('999')]).toEqual([
    36, 0, 6, 999,
  ])
  for (const months of ['5', '06', '-6', '1000', '6.5', 'never'])
    expect(() => readUnusedMonths(months)).toThrow(
      `ACCOUNT_UNUSED_MONTHS is "${months}": expected a number of months from 6 to 999, such as 36, or 0 for never.`,
    )
})

test('the address of a feed cannot say more than where a frame comes from', () => {
  expect(() => readConfig({ X_TIMELINE_URL: "https://x.example/a; script-src 'unsafe-inline'" })).toThrow(
    'expected an address of a frame such as https://www.example.com/plugins/page, or none.',
  )
  expect(Object.values(siteSettings({ X_TIMELINE_URL: 'none' }).feeds)).toContain(null)
  expect(() => readConfig({ PORTAL_URL: 'none' })).toThrow('expected an address')
})

test('[C2.1-04] the address of the portal is one of the web', () => {
  expect(() => readConfig({ PORTAL_URL: 'javascript:alert(1)' })).toThrow(
    'PORTAL_URL is "javascript:alert(1)": expected an address such as https://portal.example.com.',
  )
})

test('[C9-14] every value that can be set is documented, and no other', () => {
  const page = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
  const documented = [...page.matchAll(/^# \S.*\n#([A-Z_]+)=$/gm)].flatMap(([, name]) => name ?? [])
  expect(documented.toSorted()).toEqual(settingNames.toSorted())
})

test('each secret that may stand in a file is documented with that name, and nothing else is', () => {
  const page = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
  const documented = [...page.matchAll(/^# .* \[or ([A-Z_]+)_FILE\]\n#([A-Z_]+)=$/gm)].map(([, file, name]) => [
    file,
    name,
  ])
  expect(documented.map(String).toSorted()).toEqual(secretNames.map((name) => `${name},${name}`).toSorted())
})

test('[C7.2-19] without keys no outside service is named, and pages may load nothing from elsewhere', () => {
  const { settings, captcha, analytics } = readConfig({})
  expect([settings.maps, settings.captcha, captcha, analytics]).toEqual([null, null, undefined, undefined])
  expect(Object.values(settings.feeds).filter((address) => !address?.startsWith('/media/frames/'))).toEqual([])
  expect(securityHeaders['content-security-policy']).not.toMatch(/https?:|\*/)
})
