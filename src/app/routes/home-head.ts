import type { Head } from '../head.ts'
import { titleOfRoute } from '../route-titles.ts'
import type { Site } from '../site.ts'

export const homeHead = (site: Site): Head => ({
  title: titleOfRoute('home', site.firmName),
  description: `${site.firmName} is an employee-owned firm of analysts, engineers and software people who have served government programs since 1973.`,
  canonical: '/home',
})
