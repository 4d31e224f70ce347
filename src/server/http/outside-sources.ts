import { isLocalFrame } from '#addresses/feed-links.ts'
import type { SiteSettings } from '#contract/site-settings.ts'

export type OutsideSources = {
  readonly scripts: ReadonlyArray<string>
  readonly frames: ReadonlyArray<string>
  /** Which trusted types the policy requires; 'none' because reCAPTCHA does not support them. */
  readonly types: 'own' | 'any' | 'none'
}

const frameSource = (address: string) => {
  if (isLocalFrame(address)) return `'self'`
  const { origin, pathname } = new URL(address)
  return origin + pathname
}

function scriptSources(script: string): ReadonlyArray<string> {
  const { href, hostname } = new URL('.', script)
  // The script of reCAPTCHA loads its other parts from there.
  return hostname === 'www.google.com' ? [href, 'https://www.gstatic.com/recaptcha/'] : [href]
}

export function outsideSources({ captcha, feeds, maps }: SiteSettings): OutsideSources {
  const challenge = captcha ? scriptSources(captcha.script) : []
  const shown = Object.values(feeds).flatMap((address) => (address === null ? [] : frameSource(address)))
  return {
    scripts: [...challenge, ...(maps ? [new URL(maps.address).origin] : [])],
    frames: [...new Set([...challenge, ...shown])],
    types: captcha ? 'none' : maps ? 'any' : 'own',
  }
}

export const noOutsideSources: OutsideSources = { scripts: [], frames: [], types: 'own' }
