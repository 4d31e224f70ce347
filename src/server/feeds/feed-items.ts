import sanitizeHtml, { type Attributes } from 'sanitize-html'
import { sanitizeOptions } from '#contract/html-allowlist.ts'
import type { CompanyEvent, CompanyNews } from '#contract/media.ts'
import type { WireDate } from '#contract/date.ts'
import type { JobPostingHeader } from '#contract/jobs.ts'
import { paths } from '#addresses/paths.ts'
import { toTimestamp } from '#domain/time/dates.ts'
import { escapeHtml } from '#domain/text/html.ts'
import { jobFacts } from '#domain/jobs/job-facts.ts'
import { listJobGroups } from '#domain/jobs/job-groups.ts'
import { cardDescription, formatJobLocation } from '#domain/jobs/job-words.ts'
import { plainText, truncate } from '#domain/text/plain-text.ts'
import type { FeedItem } from './feed.ts'

function absolute({ href, ...rest }: Attributes, page: string): Attributes {
  const address = href === undefined ? null : URL.parse(href, page)
  return address === null ? rest : { ...rest, href: address.href }
}

export const absoluteHtml = (html: string, page: string): string =>
  sanitizeHtml(html, {
    ...sanitizeOptions,
    transformTags: {
      ...sanitizeOptions.transformTags,
      a: (tagName, attribs) => ({ tagName, attribs: absolute(attribs, page) }),
    },
  })

const summaryLimit = 1000

const toDate = (date: WireDate | null) => {
  const instant = toTimestamp(date)
  return instant === null ? null : new Date(instant)
}

const paragraph = (text: string | null) => (text?.trim() ? `<p>${escapeHtml(text.trim())}</p>` : '')

const part = (title: string, html: string | null) => (html ? `<h3>${title}</h3>${html}` : '')

const jobHtml = (job: JobPostingHeader) =>
  [
    paragraph(
      [formatJobLocation(job), ...jobFacts(job).map(({ name, value }) => `${name}: ${value}`)]
        .filter(Boolean)
        .join(' · '),
    ),
    paragraph(job.ShortDescription),
    part('Responsibilities', job.Responsibilities),
    part('Skills required', job.SkillsRequired),
    part('Education', job.EducationRequirement),
  ].join('')

export function jobItem(job: JobPostingHeader, published: Date | undefined, origin: string): FeedItem {
  const address = `${origin}${paths.job.to(job.JobPosting_ID)}`
  return {
    address,
    title: [job.JobFunction, formatJobLocation(job)].filter(Boolean).join(', '),
    summary: cardDescription(job, summaryLimit),
    html: absoluteHtml(jobHtml(job), address),
    published: published ?? null,
    changed: toDate(job.LastModifiedDate),
    tags: listJobGroups(job),
  }
}

export function newsItem(news: CompanyNews, origin: string): FeedItem {
  const address = `${origin}${paths.news.to(news.CompanyNews_ID)}`
  return {
    address,
    title: news.Title,
    summary: truncate(news.ShortDescription ?? plainText(news.Body), summaryLimit),
    html: absoluteHtml(news.Body ?? paragraph(news.ShortDescription), address),
    published: toDate(news.PublishedDate),
    changed: null,
    tags: news.NewsType ? [news.NewsType] : [],
  }
}

export function eventItem(event: CompanyEvent, origin: string): FeedItem {
  const address = `${origin}${paths.event.to(event.CompanyEvent_ID)}`
  const facts = [event.Time.Words, event.Location].filter(Boolean).join(' · ')
  return {
    address,
    title: event.Title,
    summary: facts,
    html: absoluteHtml(`${paragraph(facts)}${event.Description ?? ''}`, address),
    published: null,
    changed: null,
    tags: [],
  }
}

/** Cached by row, as sanitising is slow. */
export function createJobItems(): typeof jobItem {
  const made = new WeakMap<JobPostingHeader, FeedItem>()
  return (job, published, origin) => {
    const known = made.get(job)
    if (known?.address.startsWith(`${origin}/`)) return known
    const item = jobItem(job, published, origin)
    made.set(job, item)
    return item
  }
}
