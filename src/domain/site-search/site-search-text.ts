import type { CompanyEvent, CompanyNews } from '#contract/media.ts'
import type { JobPostingHeader, Location } from '#contract/jobs.ts'
import type { SitePage } from '#contract/site-content.ts'
import { toSearchDocument } from '../jobs/job-search-text.ts'
import { plainText } from '../text/plain-text.ts'
import type { SearchDocument } from '../search/search-index.ts'

const kindWords = {
  job: ['job', 'jobs', 'career', 'careers'],
  location: ['location', 'locations', 'office', 'offices'],
  event: ['event', 'events'],
  news: ['news'],
} as const

const texts = (...fields: ReadonlyArray<string | null>) => fields.map((field) => plainText(field))

export const siteSearchTexts = {
  JobPostingHeader: (job: JobPostingHeader): ReadonlyArray<SearchDocument> => {
    const { fields, keywords } = toSearchDocument(job)
    return [{ fields, keywords: [...keywords, ...kindWords.job] }]
  },
  Location: ({ Description, Name, City, LocationCity, State, LocationState, FullAddress }: Location) => [
    {
      fields: texts(Description ?? Name, City ?? LocationCity, State ?? LocationState, FullAddress),
      keywords: kindWords.location,
    },
  ],
  CompanyEvent: ({ Title, Location, Description }: CompanyEvent) => [
    { fields: texts(Title, Location, Description), keywords: kindWords.event },
  ],
  CompanyNews: ({ Title, ShortDescription, Body, Source }: CompanyNews) => [
    { fields: texts(Title, ShortDescription, Body, Source), keywords: kindWords.news },
  ],
  /** Piece 0: the page; n: `Parts[n - 1]`. */
  SitePage: ({ Title, Description, Keywords, Parts }: SitePage) => [
    { fields: [Title, Description, ...Keywords], keywords: [] },
    ...Parts.map((part) => ({ fields: [part.Title, part.Text], keywords: [] })),
  ],
} as const
