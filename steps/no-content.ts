/** A site whose lists are all empty. */
export const noContent = {
  JobPostingHeader: [],
  Location: [],
  CompanyNews: [],
  CompanyEvent: [],
  JobPostingGroup: [],
  SystemMessage: [],
}
