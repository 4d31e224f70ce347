import type { Head } from '../head.ts'
import type { Site } from '../site.ts'

/** The page has no title of its own (C2.1-01). */
export const leaveSiteHead = (site: Site): Head => ({
  title: site.firmName,
  description: `The employee portal of ${site.firmName} is on another site.`,
  canonical: null,
})
