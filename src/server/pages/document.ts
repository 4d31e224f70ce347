import type { RenderedPage } from '#app/entry-server.tsx'
import { escapeHtml } from '#domain/text/html.ts'
import type { Assets } from './assets.ts'
import type { SplitRows } from './page-rows.ts'

const alternates = ({ page: { head }, origin }: Parts) =>
  (head.feeds ?? []).map(
    ({ type, title, href }) =>
      `<link rel="alternate" type="${type}" title="${escapeHtml(title)}" href="${escapeHtml(`${origin}${href}`)}">`,
  )

const inScript = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')

type Parts = {
  readonly page: RenderedPage
  readonly assets: Assets
  readonly origin: string
  readonly structuredData: ReadonlyArray<object>
  readonly rows: SplitRows
  readonly styles: string
  readonly isLive: boolean
}

function describe({ page: { head, data }, origin }: Parts) {
  const address = head.canonical === null ? null : `${origin}${head.canonical}`
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    address === null
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeHtml(address)}"><meta property="og:url" content="${escapeHtml(address)}">`,
    `<meta property="og:title" content="${escapeHtml(head.title)}">`,
    `<meta property="og:description" content="${escapeHtml(head.description)}">`,
    `<meta property="og:site_name" content="${escapeHtml(data.settings.firmName)}"><meta property="og:type" content="website">`,
    `<meta property="og:image" content="${origin}/og.png">`,
  ].join('')
}

/** What answers a form before the page is awake: no head and no script, which the policy of a page would refuse. */
export const renderPart = ({ page, rows, query }: Pick<Parts, 'page' | 'rows'> & { readonly query: string }) =>
  [
    '<!doctype html><title></title>',
    /<main[^]*<\/main>/.exec(page.html)?.[0] ?? '',
    `<pre id="page-data" data-query="${escapeHtml(query)}" data-lists="${rows.files.join(' ')}">`,
    escapeHtml(JSON.stringify({ ...page.data, rows: rows.rows })),
    '</pre>',
  ].join('')

export const renderDocument = (parts: Parts) => {
  const { page, assets, structuredData, styles, isLive, rows } = parts
  const files = [...assets.listModuleFiles(page.module), ...rows.files]
  return [
    `<!doctype html><html lang="en"${isLive ? ' data-live' : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Painted half parsed, a page jumps while the rest comes in. Chromium goes on at the start tag of what it expects,
    // so this names what follows the page.
    '<link rel="expect" href="#page-data" blocking="render">',
    '<meta name="theme-color" content="#0f2f2a">',
    describe(parts),
    ...alternates(parts),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="icon" href="/favicon-32.png" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    styles === '' ? '' : `<style>${styles}</style>`,
    // Below the styles: so is the whole stylesheet that it may ask for.
    assets.early === null ? '' : `<script data-files="${files.join(' ')}">${assets.early}</script>`,
    `<noscript>${assets.sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}</noscript>`,
    ...assets.scripts.map((src) => `<script type="module" src="${src}"></script>`),
    ...structuredData.map((data) => `<script type="application/ld+json">${inScript(data)}</script>`),
    `</head><body><div id="root">${page.html}</div>`,
    `<script type="application/json" id="page-data">${inScript({ ...page.data, rows: rows.rows })}</script></body></html>`,
  ].join('')
}
