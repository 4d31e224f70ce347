import type { SiteSettings } from '#contract/site-settings.ts'
import { isLocalFrame } from './own-frames.ts'

export function feedSource({ feeds }: SiteSettings): 'networks' | 'ourselves' | 'nobody' {
  const addresses = Object.values(feeds).filter((address) => address !== null)
  if (addresses.length === 0) return 'nobody'
  return addresses.every(isLocalFrame) ? 'ourselves' : 'networks'
}
