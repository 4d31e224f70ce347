import { feedTitles } from '#content/social.ts'
import type { FeedName } from '#contract/site-settings.ts'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const paths = {
  linkedInFollow: '/linkedin/follow',
  xFollow: '/x/follow',
  xTimeline: '/x/timeline',
  facebookFeed: '/facebook/page',
} as const satisfies Readonly<Record<FeedName, string>>

const names = Object.keys(paths) as ReadonlyArray<FeedName>

export const feedVariables = (origin: string): Readonly<Record<string, string>> => ({
  LINKEDIN_FOLLOW_URL: `${origin}${paths.linkedInFollow}?id=1973`,
  X_FOLLOW_URL: `${origin}${paths.xFollow}?name=tamarack`,
  X_TIMELINE_URL: `${origin}${paths.xTimeline}?name=tamarack`,
  FACEBOOK_FEED_URL: `${origin}${paths.facebookFeed}?name=tamarack`,
})

export type Networks = {
  readonly origin: string
  readonly asked: () => ReadonlyArray<FeedName>
  readonly hold: () => void
  readonly answer: (feed: FeedName) => void
  readonly cut: (feed: FeedName) => void
  readonly reset: () => void
  readonly close: () => Promise<void>
}

const feedPage = (feed: FeedName) =>
  `<!doctype html><html lang="en"><title>${feedTitles[feed]}</title><link rel="icon" href="data:,">` +
  `<body><p>Here is the ${feedTitles[feed]}.</p></body></html>`

export async function openNetworks(): Promise<Networks> {
  let asked = new Set<FeedName>()
  let waiting = new Map<FeedName, Array<() => void>>()
  let cut = new Set<FeedName>()
  let isHeld = false
  const server = createServer((request, response) => {
    const feed = names.find((name) => request.url?.startsWith(`${paths[name]}?`))
    const answer = () => void response.writeHead(200, { 'content-type': 'text/html' }).end(feed && feedPage(feed))
    if (feed) asked.add(feed)
    if (feed && cut.has(feed)) request.destroy()
    else if (feed && isHeld) waiting.set(feed, [...(waiting.get(feed) ?? []), answer])
    else answer()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const answer = (feed: FeedName) => {
    const waited = waiting.get(feed) ?? []
    waiting.delete(feed)
    for (const reply of waited) reply()
  }
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => names.filter((name) => asked.has(name)),
    hold: () => {
      isHeld = true
    },
    answer,
    cut: (feed) => void cut.add(feed),
    reset: () => {
      for (const feed of names) answer(feed)
      asked = new Set()
      waiting = new Map()
      cut = new Set()
      isHeld = false
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
