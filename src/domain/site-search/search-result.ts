import { parseSearch } from '../search/keyword-score.ts'
import { foldWords } from '../text/fold-text.ts'
import { plainText, truncate } from '../text/plain-text.ts'
import type { Rows } from '#contract/entities.ts'
import { formatDate, joinFacts } from '../time/dates.ts'
import { cardDescription, formatJobLocation } from '../jobs/job-words.ts'
import type { Hit, Source } from './site-search.ts'
import type { SourceName } from './source-names.ts'

const inLines = (text: string) => text.replaceAll(/([^A-Z][.!?][”)]*) +(?=[A-Z0-9“(])/g, '$1\n')

export function createExcerpt(text: string, search: string): string {
  const { phrase, terms } = parseSearch(search)
  const sentences = inLines(text).split('\n').filter(Boolean)
  const counts = sentences.map((sentence) => {
    const folded = foldWords(sentence)
    const count = terms.filter((term) => folded.includes(term)).length
    return folded.includes(phrase) ? count + terms.length + 1 : count
  })
  const [first = '', ...rest] = sentences.slice(counts.indexOf(Math.max(...counts)))
  return rest.reduce((before, after) => `${before}${/[.!?][”)]*$/.test(before) ? ' ' : ' · '}${after}`, first)
}

export type ResultType = 'Career' | 'Location' | 'Event' | 'News' | 'Page'

export type ResultWords = {
  readonly type: ResultType
  readonly id: string
  readonly title: string
  readonly note: string
  readonly description: string
  readonly fragment: string | null
}

const longest = 350

type Tellers = {
  readonly [Name in SourceName]: (row: Rows[Name][number], piece: number, search: string) => ResultWords
}

const tellers: Tellers = {
  JobPostingHeader: (job) => ({
    type: 'Career',
    id: job.JobPosting_ID,
    title: job.JobFunction,
    note: formatJobLocation(job),
    description: cardDescription(job, longest),
    fragment: null,
  }),
  Location: ({ Description, Name, FullAddress, ...office }) => ({
    type: 'Location',
    id: Description ?? '',
    title: Description ?? Name ?? '',
    note: formatJobLocation({ City: office.City ?? office.LocationCity, State: office.State ?? office.LocationState }),
    description: truncate(plainText(FullAddress), longest),
    fragment: null,
  }),
  CompanyEvent: (event) => ({
    type: 'Event',
    id: event.CompanyEvent_ID,
    title: event.Title,
    note: joinFacts(event.Time.Words, event.Location),
    description: truncate(plainText(event.Description), longest),
    fragment: null,
  }),
  CompanyNews: (news) => ({
    type: 'News',
    id: news.CompanyNews_ID,
    title: news.Title,
    note: joinFacts(formatDate(news.PublishedDate), news.Source),
    description: truncate(plainText(news.ShortDescription) || plainText(news.Body), longest),
    fragment: null,
  }),
  SitePage: ({ SitePage_ID, Title, Description, Parts }, piece, search) => {
    const part = Parts[piece - 1]
    return {
      type: 'Page',
      id: SitePage_ID,
      title: Title,
      note: part?.Title ?? '',
      description: truncate(createExcerpt(part?.Text ?? '', search) || Description, longest),
      fragment: part?.Fragment ?? null,
    }
  },
}

export function toResultWords({ name, at, piece }: Hit, sources: ReadonlyArray<Source>, search: string): ResultWords {
  const source = sources.find((each) => each.name === name)
  const tell = tellers[name] as (row: unknown, piece: number, search: string) => ResultWords
  return tell(source?.rows[at], piece, search)
}
