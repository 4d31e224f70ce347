import { expect, test } from 'vitest'
import { outsideSources } from './outside-sources.ts'
import { contentSecurityPolicy } from './security-headers.ts'
import { siteSettings } from '../settings/site-settings.ts'

const listRules = (variables: Parameters<typeof siteSettings>[0]) =>
  contentSecurityPolicy(undefined, outsideSources(siteSettings(variables))).split('; ')

const listChangedRules = (variables: Parameters<typeof siteSettings>[0]) =>
  listRules(variables).filter((rule) => !contentSecurityPolicy().split('; ').includes(rule))

const noFeeds = {
  LINKEDIN_FOLLOW_URL: 'none',
  X_FOLLOW_URL: 'none',
  X_TIMELINE_URL: 'none',
  FACEBOOK_FEED_URL: 'none',
}

test('[C7.2-19] without settings a page asks nobody else: the frames of the feeds are its own', () => {
  expect(listChangedRules({})).toEqual(["frame-src 'self'"])
  expect(listChangedRules(noFeeds)).toEqual([])
  expect(listRules({})).toContain(`require-trusted-types-for 'script'`)
})

test('[C7.2-16.a][C7.2-19] pages may reach a maps service when the firm has one, at its address alone', () => {
  expect(listChangedRules({ ...noFeeds, MAPS_KEY: 'k', MAPS_URL: 'https://maps.example.com/api/js' })).toEqual([
    "script-src 'self' https://maps.example.com",
    "connect-src 'self' https://maps.example.com",
    "worker-src 'self'",
    'trusted-types *',
  ])
})

test('[C7.2-17][C7.2-19] a page loads scripts, frames and data of a captcha service when one is set, from its folder alone', () => {
  const keys = { ...noFeeds, RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'secret' }
  const google = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/'
  expect(listChangedRules(keys)).toEqual([
    `script-src 'self' ${google}`,
    `connect-src 'self' ${google}`,
    `worker-src 'self'`,
    `frame-src ${google}`,
  ])
  expect(listChangedRules({ ...keys, RECAPTCHA_SCRIPT_URL: 'https://captcha.example.com/v3/api.js' })[0]).toBe(
    `script-src 'self' https://captcha.example.com/v3/`,
  )
  expect(listRules(keys).filter((rule) => rule.includes('trusted-types'))).toEqual([])
})

test('a page shows the frames that the firm has set, and none else', () => {
  const feeds = {
    ...noFeeds,
    X_TIMELINE_URL: 'https://x.example/timeline?id=1',
    FACEBOOK_FEED_URL: 'https://f.example/page',
  }
  expect(listChangedRules(feeds)).toEqual(['frame-src https://x.example/timeline https://f.example/page'])
})

/** Fallbacks of missing directives: https://www.w3.org/TR/CSP3/#directive-fallback-list */
const fallbacks: Readonly<Record<string, ReadonlyArray<string>>> = {
  'worker-src': ['script-src', 'default-src'],
  'frame-src': ['default-src'],
}

test.each([
  ['script-src', `'self'`],
  ['style-src', `'self'`],
  ['img-src', `'self' data:`],
  ['font-src', `'self'`],
  ['connect-src', `'self'`],
  ['media-src', `'self'`],
  ['manifest-src', `'self'`],
  ['worker-src', `'self'`],
  ['frame-src', `'none'`],
  ['object-src', `'none'`],
])('without settings %s is %s, said or fallen back to', (name, sources) => {
  const rules = contentSecurityPolicy().split('; ')
  const said = [name, ...(fallbacks[name] ?? ['default-src'])].flatMap((each) =>
    rules.filter((rule) => rule.startsWith(`${each} `)),
  )
  expect(said[0]?.replace(/^\S+ /, '')).toEqual(sources)
})
