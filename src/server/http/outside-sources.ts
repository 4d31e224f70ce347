import { isOwnFrame } from '#addresses/own-frames.ts'
import type { SiteSettings } from '#contract/site-settings.ts'

/** The external sources that a page may use, all of them set by the firm. */
export type OutsideSources = {
  /** The sources of scripts, which may also connect there. */
  readonly scripts: ReadonlyArray<string>
  /** What may be shown in a frame. */
  readonly frames: ReadonlyArray<string>
  /** Which types scripts must trust: the site's own, those of any name, or none where a script knows no types. */
  readonly types: 'own' | 'any' | 'none'
}

/** A frame as a policy names it: the site itself, or an address without its query. */
const frameSource = (address: string) => {
  if (isOwnFrame(address)) return `'self'`
  const { origin, pathname } = new URL(address)
  return origin + pathname
}

/** Where the scripts of a captcha service come from. */
function sourcesOf(script: string): ReadonlyArray<string> {
  const { href, hostname } = new URL('.', script)
  // The script of reCAPTCHA loads its other parts from there.
  return hostname === 'www.google.com' ? [href, 'https://www.gstatic.com/recaptcha/'] : [href]
}

/** The external sources that the pages of a firm may use (C2.13-23, C7.2-16.a, C7.2-17): none, unless it has set them. */
export function outsideSources({ captcha, feeds, maps }: SiteSettings): OutsideSources {
  const challenge = captcha ? sourcesOf(captcha.script) : []
  const shown = Object.values(feeds).flatMap((address) => (address === null ? [] : frameSource(address)))
  return {
    scripts: [...challenge, ...(maps ? [new URL(maps.address).origin] : [])],
    frames: [...new Set([...challenge, ...shown])],
    types: captcha ? 'none' : maps ? 'any' : 'own',
  }
}

/** No external sources. */
export const nobodyOutside: OutsideSources = { scripts: [], frames: [], types: 'own' }
