import type { Head } from '../head.ts'
import { paths } from '../paths.ts'
import type { Site } from '../site.ts'

/** What a page whose title and address never change says about itself (C2.1-47). */
const headOf =
  (title: string, canonical: string, description: string) =>
  ({ firmName }: Site): Head => ({ title: `${title} | ${firmName}`, description, canonical })

export const servicesHead = headOf(
  'Services',
  paths.services.to(),
  'Cost research, data science, estimating, earned value, schedules and software for government programs.',
)
export const aboutHead = headOf(
  'About Us',
  paths.about.to(),
  'An employee-owned firm of analysts, engineers and software people, founded in June 1973.',
)
export const ownershipHead = headOf(
  'Employee Owned',
  paths.ownership.to(),
  'The people who do the work own the firm: how the employee stock ownership plan works.',
)
export const equalOpportunityHead = headOf(
  'EEO',
  paths.equalOpportunity.to(),
  'Our equal opportunity policy, pay transparency, and the notices every applicant should know.',
)
export const contractsHead = headOf(
  'Contracts',
  paths.contracts.to(),
  'The contract vehicles we hold: multiple-award schedule, OASIS+ and SeaPort-NxG, and whom to ask.',
)
export const smallBusinessHead = headOf(
  'Small Business Program',
  paths.smallBusiness.to(),
  'How small firms come onto our teams, and the disciplines we look for.',
)
export const seaportHead = headOf('SeaPort', paths.seaport.to(), 'Points of contact for our work under SeaPort-NxG.')
export const mediaHead = headOf('Media', paths.media.to(), 'News, events and articles about our work.')
