import XmlBuilder from 'fast-xml-builder'
import { feedForms } from '#addresses/feed-links.ts'
import { escapeHtml } from '#domain/text/html.ts'
import { language, type Feed, type FeedItem } from './feed.ts'

/** Not allowed in XML, not even escaped (XML 1.0, 2.2). */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const dateText = (date: Date | null | undefined) => date?.toUTCString()

/** Readers parse descriptions as HTML, so their text is escaped twice. */
const itemElement = ({ address, title, summary, html, published, changed, tags }: FeedItem) => ({
  title,
  link: address,
  guid: { '@isPermaLink': 'true', '#text': address },
  pubDate: dateText(published),
  'atom:updated': changed?.toISOString(),
  category: tags,
  description: escapeHtml(summary),
  'content:encoded': html,
})

function latestDate(items: ReadonlyArray<FeedItem>): Date | undefined {
  const known = items.flatMap(({ published, changed }) => [published, changed]).filter((date) => date !== null)
  return known.length === 0 ? undefined : new Date(Math.max(...known.map(Number)))
}

const channelElement = ({ title, description, page, self, items }: Feed) => ({
  title,
  link: page,
  description: escapeHtml(description),
  language: language.toLowerCase(),
  lastBuildDate: dateText(latestDate(items)),
  'atom:link': { '@href': self, '@rel': 'self', '@type': feedForms.rss.type },
  item: items.map(itemElement),
})

export function writeRss(feed: Feed): string {
  const builder = new XmlBuilder({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    suppressBooleanAttributes: false,
  })
  const xml = builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    rss: {
      '@version': '2.0',
      '@xmlns:atom': 'http://www.w3.org/2005/Atom',
      '@xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
      channel: channelElement(feed),
    },
  })
  return `${xml.replace(forbidden, '')}\n`
}
