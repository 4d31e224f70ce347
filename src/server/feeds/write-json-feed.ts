import { language, type Feed, type FeedItem } from './feed.ts'

const toJsonItem = ({ address, title, summary, html, published, changed, tags }: FeedItem) => ({
  id: address,
  url: address,
  title,
  content_html: html,
  ...(summary && { summary }),
  ...(published && { date_published: published.toISOString() }),
  ...(changed && { date_modified: changed.toISOString() }),
  ...(tags.length > 0 && { tags }),
})

export const writeJsonFeed = ({ title, description, page, self, firm, items }: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: page,
    feed_url: self,
    description,
    favicon: `${firm.origin}/favicon-32.png`,
    authors: [{ name: firm.name, url: firm.origin }],
    language,
    items: items.map(toJsonItem),
  })
