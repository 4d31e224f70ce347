import type { Head } from '../head.ts'
import type { Site } from '../site.ts'

export const opportunitiesHead = (site: Site): Head => ({
  title: `Current Opportunities | ${site.firmName}`,
  description: `Open positions at ${site.firmName}: search by keyword, category, experience level, location and workplace.`,
  canonical: '/careers/open',
})
