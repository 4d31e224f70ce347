import type { ContentName } from '#contract/entity-names.ts'
import type { entities } from '#contract/entities.ts'
import { facts } from './facts.ts'
import { firm } from './firm.ts'
import { sampleContacts, sampleEvents, sampleGroups, sampleLocations, sampleNews } from './sample-company.ts'
import { samplePostings } from './sample-postings.ts'
import { sampleReferenceKinds } from './sample-reference-kinds.ts'

/** Rows of every entity as they cross the wire and stand in `<Entity>.json`. */
export type SampleContent = {
  readonly [Name in ContentName]: ReadonlyArray<(typeof entities)[Name]['schema']['Encoded']>
}

function completedYears(today: number) {
  const now = new Date(today).toISOString().slice(0, 10)
  const hadBirthday = now.slice(5) >= firm.foundedOn.slice(5)
  return Number(now.slice(0, 4)) - Number(firm.foundedOn.slice(0, 4)) - (hadBirthday ? 0 : 1)
}

/**
 * The sample firm with dates counted from the day of import, so that some jobs are new and some events are past.
 * `today` is a moment in milliseconds; equal days give equal rows.
 */
export function sampleContent(today: number): SampleContent {
  const locations = sampleLocations()
  const postings = samplePostings(today)
  return {
    Location: locations,
    JobPostingGroup: sampleGroups(),
    JobPostingHeader: postings,
    CompanyNews: sampleNews(today),
    CompanyEvent: sampleEvents(today),
    ContractsContact: sampleContacts(),
    SystemMessage: [],
    ...sampleReferenceKinds(),
    WebsiteStat: [
      {
        employeeCount: facts.employees,
        openingCount: postings.length,
        locationCount: locations.length,
        years: completedYears(today),
        employeeOwnedPercent: facts.ownedPercent,
      },
    ],
  }
}
