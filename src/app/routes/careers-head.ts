import type { Head } from '../head.ts'
import type { Site } from '../site.ts'

export const careersHead = (site: Site): Head => ({
  title: `Careers Home | ${site.firmName}`,
  description: `Work at ${site.firmName}: open positions by category and place, benefits, and what the people who own the firm say about it.`,
  canonical: '/careers',
})
