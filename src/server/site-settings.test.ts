import { securityHeaders } from './security-headers.ts'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { settingsVariables, siteSettings } from './site-settings.ts'

const given = {
  FIRM_NAME: 'Larch & Sons',
  PORTAL_URL: 'https://in.larch.example/',
  TIMESHEET_URL: 'https://time.larch.example/',
  EMAIL_URL: 'https://post.larch.example/',
  INTRANET_URL: 'https://net.larch.example/',
  LINKEDIN_URL: 'https://linkedin.example/larch',
  FACEBOOK_URL: 'https://facebook.example/larch',
  X_URL: 'https://x.example/larch',
  PRIVACY_PHONE: '(555) 555-0101',
  EQUAL_OPPORTUNITY_PHONE: '(555) 555-0102',
  GENERIC_JOB_POSTING_ID: 'ZZ01',
  MAPS_KEY: 'map-key',
  RECAPTCHA_SITE_KEY: 'site-key',
  ANALYTICS_ID: 'G-1',
  SAVED_JOBS_OFFLINE: 'off',
}

test('[C9-13][C9-14] a firm sets its own addresses, phone lines, posting and keys', () => {
  expect(readConfig(given).settings).toEqual({
    firmName: 'Larch & Sons',
    external: {
      portal: 'https://in.larch.example/',
      timesheet: 'https://time.larch.example/',
      email: 'https://post.larch.example/',
      intranet: 'https://net.larch.example/',
      linkedIn: 'https://linkedin.example/larch',
      facebook: 'https://facebook.example/larch',
      x: 'https://x.example/larch',
    },
    privacyPhone: '(555) 555-0101',
    equalOpportunityPhone: '(555) 555-0102',
    genericJobPostingId: 'ZZ01',
    mapsKey: 'map-key',
    captchaSiteKey: 'site-key',
    analyticsId: 'G-1',
    savedJobsOffline: false,
  })
})

test('[C9-14] what is not set is harmless: no key, and addresses that nobody can have', () => {
  const { external, mapsKey, captchaSiteKey, analyticsId, genericJobPostingId } = siteSettings()
  expect([mapsKey, captchaSiteKey, analyticsId, genericJobPostingId]).toEqual([null, null, null, null])
  expect(Object.values(external).filter((address) => !new URL(address).hostname.endsWith('.example'))).toEqual([])
})

test('[C2.1-04] the address of the portal is one of the web', () => {
  expect(() => readConfig({ PORTAL_URL: 'javascript:alert(1)' })).toThrow(
    'PORTAL_URL is "javascript:alert(1)": expected an address such as https://portal.example.com.',
  )
})

test('[C9-14] every value that can be set is documented', () => {
  const page = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8')
  expect(Object.keys(settingsVariables).filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})

test('[C7.2-19] without keys no outside service is named, and pages may load nothing from elsewhere', () => {
  const { mapsKey, captchaSiteKey, analyticsId } = siteSettings()
  expect([mapsKey, captchaSiteKey, analyticsId]).toEqual([null, null, null])
  expect(securityHeaders['content-security-policy']).not.toMatch(/https?:|\*/)
})
