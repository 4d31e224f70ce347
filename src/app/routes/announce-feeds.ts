import type { FeedLink } from '#addresses/feed-links.ts'

function announcement({ type, title, href }: FeedLink): HTMLLinkElement {
  const link = document.createElement('link')
  return Object.assign(link, { rel: 'alternate', type, title, href })
}

export function announceFeeds(feeds: ReadonlyArray<FeedLink> = []): void {
  for (const link of document.head.querySelectorAll('link[rel="alternate"]')) link.remove()
  document.head.append(...feeds.map(announcement))
}
