import { createHash } from 'node:crypto'
import { noOutsideSources, type OutsideSources } from './outside-sources.ts'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../settings/config.ts'

export const personalHeaders = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const

const refusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

const trustedTypesDirectives = {
  own: [`require-trusted-types-for 'script'`, 'trusted-types app dompurify'],
  any: [`require-trusted-types-for 'script'`, 'trusted-types *'],
  none: [],
} as const satisfies Readonly<Record<OutsideSources['types'], ReadonlyArray<string>>>

export const cspHash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

type Inline = { readonly styles: ReadonlyArray<string>; readonly scripts: ReadonlyArray<string> }

const quoted = (hashes: ReadonlyArray<string>) => hashes.map((hash) => `'${hash.replaceAll(`'`, '')}'`)

export const contentSecurityPolicy = (
  inline: Inline = { styles: [], scripts: [] },
  { scripts, frames, types }: OutsideSources = noOutsideSources,
): string =>
  [
    `default-src 'self'`,
    [`script-src 'self'`, ...quoted(inline.scripts), ...scripts].join(' '),
    [`style-src 'self'`, ...quoted(inline.styles)].join(' '),
    `img-src 'self' data:`,
    // Where no scripts are others', the first two rules say the same.
    ...(scripts.length > 0 ? [[`connect-src 'self'`, ...scripts].join(' '), `worker-src 'self'`] : []),
    ['frame-src', ...(frames.length > 0 ? frames : [`'none'`])].join(' '),
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...trustedTypesDirectives[types],
  ].join('; ')

export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': contentSecurityPolicy(),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': refusedFeatures.map((feature) => `${feature}=()`).join(),
}

/** Two years for this host only: subdomains and preloading are for the firm to decide. */
export const httpsHeaders = (policy: string): Record<string, string> => ({
  'content-security-policy': `${policy}; upgrade-insecure-requests`,
  'strict-transport-security': 'max-age=63072000',
})

const headers = { ...securityHeaders, vary: 'accept-encoding' }

export const bareHeaders: Readonly<Record<string, string>> = headers

const forNoCrawler = 'User-agent: *\nDisallow: /\n'

function hideFromSearch(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-robots-tag', 'noindex, nofollow')
    if (request.url !== '/robots.txt') return undefined
    return reply.type('text/plain').send(forNoCrawler)
  })
}

type Headers = Readonly<Record<string, string>>

/** What `onSend` adds, for answers that have none. Without an origin the request must not be forwarded. */
export function createHeaderFinish({ siteOrigin }: Pick<Config, 'siteOrigin'>): (headers: Headers) => Headers {
  if (siteOrigin?.startsWith('https:') !== true) return (sent) => sent
  return (sent) => ({ ...sent, ...httpsHeaders(sent['content-security-policy'] ?? '') })
}

export function secureReplies(
  app: FastifyInstance,
  { siteOrigin, isPreview = false }: Pick<Config, 'siteOrigin' | 'isPreview'>,
): void {
  const isHttpsSite = siteOrigin?.startsWith('https:') === true
  app.addHook('onRequest', (_, reply, done) => {
    void reply.headers(headers)
    done()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isHttpsSite || (siteOrigin === null && request.protocol === 'https'))
      void reply.headers(httpsHeaders(String(reply.getHeader('content-security-policy'))))
    done(null, payload)
  })
  if (isPreview) hideFromSearch(app)
}
