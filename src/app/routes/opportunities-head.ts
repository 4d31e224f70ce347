import type { Head } from '../head.ts'
import { titleOfRoute } from '../route-titles.ts'
import type { Site } from '../site.ts'

export const opportunitiesHead = (site: Site): Head => ({
  title: titleOfRoute('opportunities', site.firmName),
  description: `Open positions at ${site.firmName}: search by keyword, category, experience level, location and workplace.`,
  canonical: '/careers/open',
})
