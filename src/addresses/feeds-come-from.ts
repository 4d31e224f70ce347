import type { SiteSettings } from '#contract/site-settings.ts'
import { isOwnFrame } from './own-frames.ts'

/** From whom the feeds come that a visitor is asked to allow (C4.2-15). */
export function feedsComeFrom({ feeds }: SiteSettings): 'networks' | 'ourselves' | 'nobody' {
  const addresses = Object.values(feeds).filter((address) => address !== null)
  if (addresses.length === 0) return 'nobody'
  return addresses.every(isOwnFrame) ? 'ourselves' : 'networks'
}
