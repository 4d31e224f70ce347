import { referenceKindNames } from '#contract/reference-kind-names.ts'

export const noContent = {
  JobPostingHeader: [],
  Location: [],
  CompanyNews: [],
  CompanyEvent: [],
  ContractsContact: [],
  JobPostingGroup: [],
  SystemMessage: [],
  ...Object.fromEntries(referenceKindNames.map((name) => [name, []])),
  WebsiteStat: [{ employeeCount: 412, openingCount: 41, locationCount: 4, years: 53, employeeOwnedPercent: 100 }],
}
