import { paths } from '#addresses/paths.ts'
import { titleOfRoute } from '#addresses/route-titles.ts'
import type { Site } from '#site/create-site.ts'
import type { Head } from './head.ts'

/** The head of a page whose title and address never change (C2.1-47). @param name that of its path */
export const plainHead =
  (
    name:
      | 'home'
      | 'services'
      | 'careers'
      | 'opportunities'
      | 'about'
      | 'ownership'
      | 'signIn'
      | 'privacy'
      | 'legal'
      | 'equalOpportunity'
      | 'contracts'
      | 'smallBusiness'
      | 'seaport'
      | 'contact'
      | 'media',
    describe: (firmName: string) => string,
  ) =>
  ({ firmName }: Site): Head => ({
    title: titleOfRoute(name, firmName),
    description: describe(firmName),
    canonical: paths[name].to(),
  })
