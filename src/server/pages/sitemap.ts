import type { JobPostingHeader } from '#contract/job-posting-header.ts'

export type SitemapEntry = { readonly address: string; readonly changed?: string }

/** Every address search engines may keep. @param fixed the paths that are there whatever the content. */
export const sitemapEntries = (
  origin: string,
  fixed: ReadonlyArray<string>,
  jobs: ReadonlyArray<JobPostingHeader>,
): ReadonlyArray<SitemapEntry> => [
  ...fixed.map((path) => ({ address: `${origin}${path}` })),
  ...jobs.map((job) => ({
    address: `${origin}/careers/job/${encodeURIComponent(job.JobPosting_ID)}`,
    changed: job.LastModifiedDate.value.slice(0, 10),
  })),
]

/** One address on each line. */
export const sitemapText = (entries: ReadonlyArray<SitemapEntry>) =>
  entries.map((entry) => `${entry.address}\n`).join('')

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

const urlElement = ({ address, changed }: SitemapEntry) =>
  `<url><loc>${escape(address)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`

/** The same after the sitemaps protocol 0.9. */
export const sitemapXml = (entries: ReadonlyArray<SitemapEntry>) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.map(urlElement).join('')}</urlset>\n`

export const robotsText = (origin: string) =>
  `User-agent: *\nDisallow: /data/\nDisallow: /account-management\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`
