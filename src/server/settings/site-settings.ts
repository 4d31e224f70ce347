import { localFrames } from '#addresses/feed-links.ts'
import type { FeedName, SiteSettings } from '#contract/site-settings.ts'
import { firm } from '#content/firm.ts'
import { captchaSettings, mapsSettings, type ServiceEnv } from './outside-services.ts'
import { key, text, webAddress } from './setting-checks.ts'

const address = webAddress(/^https?:\/\/\S+$/, 'an address such as https://portal.example.com')
const frame = webAddress(
  /^https?:\/\/[\w.:-]+\/[^\s;,'"<>]*$/,
  'an address of a frame such as https://www.example.com/plugins/page, or none',
  'none',
)
const phone = text(/^[\d\s().+x-]{7,30}$/, 'a phone number such as (703) 555-0100')
const shortName = text(/^.{1,24}$/, 'a name of at most 24 characters')
const name = text(/^.{1,100}$/, 'a name of at most 100 characters')

export const usualUnusedMonths = 36

export const usualApplicationTerms = { draftDays: 90, applicationDays: 730 } as const

export const settingsVariables = {
  FIRM_NAME: name,
  FIRM_SHORT_NAME: shortName,
  PORTAL_URL: address,
  TIMESHEET_URL: address,
  EMAIL_URL: address,
  INTRANET_URL: address,
  LINKEDIN_URL: address,
  FACEBOOK_URL: address,
  X_URL: address,
  LINKEDIN_FOLLOW_URL: frame,
  X_FOLLOW_URL: frame,
  X_TIMELINE_URL: frame,
  FACEBOOK_FEED_URL: frame,
  PRIVACY_PHONE: phone,
  EQUAL_OPPORTUNITY_PHONE: phone,
  GENERIC_JOB_POSTING_ID: key,
  SAVED_JOBS_OFFLINE: text(/^(on|off)$/, 'on or off'),
  ACCOUNT_UNUSED_MONTHS: text(
    /^(0|[6-9]|[1-9]\d{1,2})$/,
    'a number of months from 6 to 999, such as 36, or 0 for never',
  ),
  DRAFT_DAYS: text(/^([3-9]\d|[1-9]\d{2})$/, 'a number of days from 30 to 999, such as 90'),
  ASK_SSN: text(/^(on|off)$/, 'on or off'),
  EQUAL_OPPORTUNITY: text(/^(counts|by person)$/, 'counts or by person'),
  APPLICATION_DAYS: text(/^([3-9]\d|[1-9]\d{2,3})$/, 'a number of days from 30 to 9999, such as 730'),
} as const

type SiteEnv = { readonly [Name in keyof typeof settingsVariables]?: string } & ServiceEnv

const resolveFrameUrl = (feed: FeedName, given: string | undefined) =>
  given === 'none' ? null : (given ?? localFrames[feed])

export const siteSettings = (given: SiteEnv = {}): SiteSettings => ({
  firmName: given.FIRM_NAME ?? firm.name,
  firmShortName: given.FIRM_SHORT_NAME ?? firm.shortName,
  external: {
    portal: given.PORTAL_URL ?? firm.external.portal,
    timesheet: given.TIMESHEET_URL ?? firm.external.timesheet,
    email: given.EMAIL_URL ?? firm.external.email,
    intranet: given.INTRANET_URL ?? firm.external.intranet,
    linkedIn: given.LINKEDIN_URL ?? firm.social.linkedIn,
    facebook: given.FACEBOOK_URL ?? firm.social.facebook,
    x: given.X_URL ?? firm.social.x,
  },
  feeds: {
    linkedInFollow: resolveFrameUrl('linkedInFollow', given.LINKEDIN_FOLLOW_URL),
    xFollow: resolveFrameUrl('xFollow', given.X_FOLLOW_URL),
    xTimeline: resolveFrameUrl('xTimeline', given.X_TIMELINE_URL),
    facebookFeed: resolveFrameUrl('facebookFeed', given.FACEBOOK_FEED_URL),
  },
  privacyPhone: given.PRIVACY_PHONE ?? firm.phones.privacy,
  equalOpportunityPhone: given.EQUAL_OPPORTUNITY_PHONE ?? firm.phones.equalOpportunity,
  genericJobPostingId: given.GENERIC_JOB_POSTING_ID ?? null,
  maps: mapsSettings(given),
  captcha: captchaSettings(given),
  savedJobsOffline: given.SAVED_JOBS_OFFLINE !== 'off',
  accountUnusedMonths: Number(given.ACCOUNT_UNUSED_MONTHS ?? usualUnusedMonths),
  asksSocialSecurityNumber: given.ASK_SSN === 'on',
  isEqualOpportunityByPerson: given.EQUAL_OPPORTUNITY === 'by person',
  draftDays: Number(given.DRAFT_DAYS ?? usualApplicationTerms.draftDays),
  applicationDays: Number(given.APPLICATION_DAYS ?? usualApplicationTerms.applicationDays),
})
