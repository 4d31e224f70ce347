import type { Head } from '../head.ts'
import type { Site } from '../site.ts'

export const thankYouHead = (site: Site): Head => ({
  title: `Thank You | ${site.firmName}`,
  description: 'What you have sent has arrived.',
  canonical: null,
})
