import { key, text, webAddress } from './setting-checks.ts'

const secret = text(/^\S{8,200}$/, 'a secret of 8 to 200 characters without blanks')
const address = webAddress(
  /^https?:\/\/[^\s?#;,']+$/,
  'an address without a query, such as https://service.example.com/api',
)

const hook = webAddress(
  /^(https:\/\/|http:\/\/(localhost|127(\.\d{1,3}){3}|\[::1\])(?=[:/?]|$))[^\s#]*$/i,
  'an address that begins with https://, or one of this machine, such as https://hiring.example.com/hooks',
)
const hookSecret = text(
  /^whsec_([A-Za-z\d+/]{4}){7,21}([A-Za-z\d+/]{4}|[A-Za-z\d+/]{3}=|[A-Za-z\d+/]{2}==)$/,
  'a secret of Standard Webhooks: whsec_ and 24 to 64 bytes in base64',
)

export const serviceSecrets = {
  RECAPTCHA_SECRET: secret,
  ANALYTICS_SECRET: secret,
  WEBHOOK_SECRET: hookSecret,
} as const

export const serviceVariables = {
  ...serviceSecrets,
  RECAPTCHA_SITE_KEY: key,
  RECAPTCHA_SCRIPT_URL: address,
  RECAPTCHA_VERIFY_URL: address,
  ANALYTICS_ID: key,
  ANALYTICS_URL: address,
  MAPS_KEY: key,
  MAPS_URL: address,
  WEBHOOK_URL: hook,
} as const

export type ServiceEnv = { readonly [Name in keyof typeof serviceVariables]?: string }

export type CaptchaAccount = { readonly secret: string; readonly verifyUrl: string }

export type AnalyticsAccount = { readonly id: string; readonly secret: string; readonly url: string }

export type WebhookAccount = { readonly url: string; readonly secret: string }

const recaptcha = {
  script: 'https://www.google.com/recaptcha/api.js',
  verify: 'https://www.google.com/recaptcha/api/siteverify',
}

const measurementProtocol = 'https://www.google-analytics.com/mp/collect'

export const captchaSettings = (given: ServiceEnv) =>
  given.RECAPTCHA_SITE_KEY
    ? { siteKey: given.RECAPTCHA_SITE_KEY, script: given.RECAPTCHA_SCRIPT_URL ?? recaptcha.script }
    : null

const maps = 'https://maps.googleapis.com/maps/api/js'

export const mapsSettings = (given: ServiceEnv) =>
  given.MAPS_KEY ? { key: given.MAPS_KEY, address: given.MAPS_URL ?? maps } : null

export const serviceAccounts = (given: ServiceEnv) => ({
  ...(given.RECAPTCHA_SECRET && {
    captcha: { secret: given.RECAPTCHA_SECRET, verifyUrl: given.RECAPTCHA_VERIFY_URL ?? recaptcha.verify },
  }),
  ...(given.ANALYTICS_ID &&
    given.ANALYTICS_SECRET && {
      analytics: {
        id: given.ANALYTICS_ID,
        secret: given.ANALYTICS_SECRET,
        url: given.ANALYTICS_URL ?? measurementProtocol,
      },
    }),
  ...(given.WEBHOOK_URL &&
    given.WEBHOOK_SECRET && { webhook: { url: given.WEBHOOK_URL, secret: given.WEBHOOK_SECRET } }),
})

const pairs = [
  ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'],
  ['ANALYTICS_ID', 'ANALYTICS_SECRET'],
  ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
] as const

const companions = [
  ['RECAPTCHA_SCRIPT_URL', 'RECAPTCHA_SITE_KEY'],
  ['RECAPTCHA_VERIFY_URL', 'RECAPTCHA_SITE_KEY'],
  ['ANALYTICS_URL', 'ANALYTICS_ID'],
  ['MAPS_URL', 'MAPS_KEY'],
] as const

export const lonelyServices = (given: ServiceEnv): ReadonlyArray<string> =>
  [...pairs, ...pairs.map(([one, other]) => [other, one] as const), ...companions].flatMap(([name, needed]) =>
    given[name] && !given[needed] ? [`${name} is set without ${needed}: set both, or neither.`] : [],
  )
