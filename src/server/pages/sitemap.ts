import type { CompanyEvent } from '#contract/company-event.ts'
import { externalArticle } from '#contract/news-types.ts'
import type { CompanyNews } from '#contract/company-news.ts'
import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { isSameName } from '#domain/text/fold-text.ts'

export type SitemapEntry = { readonly address: string; readonly changed?: string }

type PublishedContent = {
  readonly JobPostingHeader: ReadonlyArray<JobPostingHeader>
  readonly CompanyNews: ReadonlyArray<CompanyNews>
  readonly CompanyEvent: ReadonlyArray<CompanyEvent>
}

const formatDay = ({ value }: { readonly value: string | null }) => value?.slice(0, 10)

export function sitemapEntries(origin: string, fixed: ReadonlyArray<string>, published: PublishedContent) {
  const entry = (path: string, id: string | number, changed?: string): SitemapEntry => ({
    address: `${origin}${path}/${encodeURIComponent(id)}`,
    ...(changed && { changed }),
  })
  return [
    ...fixed.map((path): SitemapEntry => ({ address: `${origin}${path}` })),
    ...published.JobPostingHeader.map((job) =>
      entry('/careers/job', job.JobPosting_ID, formatDay(job.LastModifiedDate)),
    ),
    ...published.CompanyNews.filter(({ NewsType }) => !isSameName(NewsType, externalArticle)).map((news) =>
      entry('/media/news', news.CompanyNews_ID, formatDay(news.PublishedDate)),
    ),
    ...published.CompanyEvent.map((event) => entry('/media/event', event.CompanyEvent_ID)),
  ]
}

export const sitemapText = (entries: ReadonlyArray<SitemapEntry>) =>
  entries.map((entry) => `${entry.address}\n`).join('')

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

const urlElement = ({ address, changed }: SitemapEntry) =>
  `<url><loc>${escape(address)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`

export const sitemapXml = (entries: ReadonlyArray<SitemapEntry>) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.map(urlElement).join('')}</urlset>\n`

export const robotsText = (origin: string) =>
  `User-agent: *\nDisallow: /data/\nDisallow: /account-management\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`
