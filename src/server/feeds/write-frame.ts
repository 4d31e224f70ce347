import { feedTitles, localFeedTexts } from '#content/social.ts'
import type { FeedName, SiteSettings } from '#contract/site-settings.ts'
import { escapeHtml } from '#domain/text/html.ts'
import { language, type FeedItem } from './feed.ts'

export const frameStyle = `
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: #10231f; background: #ffffff; }
h1 { margin: 0; font-size: 1rem; }
h2 { margin: 0; font-size: 1rem; line-height: 1.3; }
p { margin: 0.25rem 0 0; }
main { display: grid; gap: 1.25rem; padding: 1rem; }
.note, .day { color: #455a53; font-size: 0.875rem; }
article { padding-block-start: 1rem; border-block-start: 1px solid #cfd8d3; overflow-wrap: anywhere; }
a { color: #1c4a41; text-underline-offset: 0.15em; }
a:focus-visible { outline: 3px solid #2f7263; outline-offset: 2px; }
.follow { display: grid; align-items: center; block-size: 4rem; padding-block: 0; }
.follow a { justify-self: start; padding: 0.5rem 1rem; border: 1px solid #1c4a41; border-radius: 2rem;
  font-weight: 600; text-decoration: none; }
.hidden { position: absolute; clip-path: inset(50%); inline-size: 1px; block-size: 1px; overflow: hidden; }
`

const link = (href: string, words: string) =>
  `<a href="${escapeHtml(href)}" target="_blank" rel="noopener">${escapeHtml(words)}` +
  `<span class="hidden"> (opens in a new tab)</span></a>`

const formatDay = (date: Date | null) => date?.toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' })

const post = ({ address, title, summary, published }: FeedItem) => {
  const day = formatDay(published)
  const parts = [
    `<h2>${link(address, title)}</h2>`,
    ...(day ? [`<p class="day">${day}</p>`] : []),
    `<p>${escapeHtml(summary)}</p>`,
  ]
  return `<article>${parts.join('')}</article>`
}

const renderFrameDocument = (name: FeedName, body: string) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${feedTitles[name]}</title>` +
  `<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><style>${frameStyle}</style></head>` +
  `<body>${body}</body></html>`

export const writeControl = (name: 'linkedInFollow' | 'xFollow', { external }: SiteSettings): string =>
  renderFrameDocument(
    name,
    `<main class="follow">${link(external[localFeedTexts[name].network], localFeedTexts[name].link)}</main>`,
  )

export const writePosts = (name: 'xTimeline' | 'facebookFeed', items: ReadonlyArray<FeedItem>): string =>
  renderFrameDocument(
    name,
    `<main><header><h1>${localFeedTexts[name].title}</h1><p class="note">${localFeedTexts[name].note}</p></header>` +
      `${items.map(post).join('')}</main>`,
  )
