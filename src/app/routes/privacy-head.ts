import type { Head } from '../head.ts'
import type { Site } from '../site.ts'

export const privacyHead = (site: Site): Head => ({
  title: `Privacy | ${site.firmName}`,
  description: `What ${site.firmName} learns about visitors and applicants, what is kept, and how to have a say, including California privacy rights.`,
  canonical: '/privacy',
})
