import type { Head } from '../head.ts'
import type { Site } from '../site.ts'

export const legalHead = (site: Site): Head => ({
  title: `Legal | ${site.firmName}`,
  description: `The terms of service of the website of ${site.firmName}, in plain English.`,
  canonical: '/legal',
})
