import { paths } from '#addresses/paths.ts'
import { routeTitle } from '#addresses/route-titles.ts'
import { pageDescriptions, type DescribedPage } from '#content/page-descriptions.ts'
import type { Site } from '#site/site.ts'
import type { Head } from './head.ts'

export const plainHead =
  (name: Exclude<DescribedPage, 'accessibility'>) =>
  ({ input: { settings } }: Site): Head => ({
    title: routeTitle(name, settings.firmName),
    description: pageDescriptions[name](settings.firmName),
    canonical: paths[name].to(),
  })
