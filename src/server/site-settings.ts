import type { SiteSettings } from '#contract/site-settings.ts'
import { firm } from '#content/firm.ts'
import { Schema } from 'effect'

const text = (pattern: RegExp, expected: string) =>
  Schema.String.check(Schema.isPattern(pattern, { message: `expected ${expected}` }))

const address = Schema.optionalKey(text(/^https?:\/\/\S+$/, 'an address such as https://portal.example.com'))
const phone = Schema.optionalKey(text(/^[\d\s().+x-]{7,30}$/, 'a phone number such as (703) 555-0100'))
const name = Schema.optionalKey(text(/^.{1,100}$/, 'a name of at most 100 characters'))
const key = Schema.optionalKey(text(/^[\w.:-]{1,200}$/, 'a key of letters, digits and . : _ -'))

/** The environment variables of the firm's own values (C9-13, C9-14). */
export const settingsVariables = {
  FIRM_NAME: name,
  PORTAL_URL: address,
  TIMESHEET_URL: address,
  EMAIL_URL: address,
  INTRANET_URL: address,
  LINKEDIN_URL: address,
  FACEBOOK_URL: address,
  X_URL: address,
  PRIVACY_PHONE: phone,
  EQUAL_OPPORTUNITY_PHONE: phone,
  GENERIC_JOB_POSTING_ID: key,
  MAPS_KEY: key,
  RECAPTCHA_SITE_KEY: key,
  ANALYTICS_ID: key,
  SAVED_JOBS_OFFLINE: Schema.optionalKey(text(/^(on|off)$/, 'on or off')),
} as const

type Given = { readonly [Name in keyof typeof settingsVariables]?: string }

/** The settings of the site: what is given, else the sample firm's own. */
export const siteSettings = (given: Given = {}): SiteSettings => ({
  firmName: given.FIRM_NAME ?? firm.name,
  external: {
    portal: given.PORTAL_URL ?? firm.external.portal,
    timesheet: given.TIMESHEET_URL ?? firm.external.timesheet,
    email: given.EMAIL_URL ?? firm.external.email,
    intranet: given.INTRANET_URL ?? firm.external.intranet,
    linkedIn: given.LINKEDIN_URL ?? firm.social.linkedIn,
    facebook: given.FACEBOOK_URL ?? firm.social.facebook,
    x: given.X_URL ?? firm.social.x,
  },
  privacyPhone: given.PRIVACY_PHONE ?? firm.phones.privacy,
  equalOpportunityPhone: given.EQUAL_OPPORTUNITY_PHONE ?? firm.phones.equalOpportunity,
  genericJobPostingId: given.GENERIC_JOB_POSTING_ID ?? null,
  mapsKey: given.MAPS_KEY ?? null,
  captchaSiteKey: given.RECAPTCHA_SITE_KEY ?? null,
  analyticsId: given.ANALYTICS_ID ?? null,
  savedJobsOffline: given.SAVED_JOBS_OFFLINE !== 'off',
})
