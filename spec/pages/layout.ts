import { readFileSync } from 'node:fs'
import { fontFamilies } from '#ui/theme/typefaces.ts'
import { palette } from '#ui/theme/palette.ts'
import { addresses } from './addresses.ts'
import type { Spec } from './gather.ts'
import { markup, emptyMarkup, type Markup } from './markup.ts'
import { inWords } from './result-status.ts'

const kebab = (name: string) => name.replace(/([a-z])([A-Z\d])/g, '$1-$2').toLowerCase()

const faces = [
  ['Public Sans Variable', 'public-sans-whole.woff2'],
  ['Source Serif Variable', 'source-serif-whole.woff2'],
]

export function writeStyles(): string {
  const colors = Object.entries(palette).map(([name, color]) => `  --${kebab(name)}: ${color};`)
  const families = [`  --sans: ${fontFamilies.sansSerif};`, `  --serif: ${fontFamilies.serif};`]
  const declared = faces.map(
    ([family, file]) =>
      `@font-face {\n  font-family: '${family}';\n  src: url('faces/${file}') format('woff2');\n  font-weight: 400 650;\n  font-display: swap;\n}`,
  )
  return `${[...declared, ':root {', ...colors, ...families, '}'].join('\n')}\n${readFileSync('spec/pages/page.css', 'utf8')}`
}

export type Page = {
  readonly address: string
  readonly title: string
  readonly way: ReadonlyArray<readonly [string, string]>
  readonly body: Markup
}

const menu: ReadonlyArray<readonly [string, string, string]> = [
  ['Promises', addresses.first, '/capabilities/'],
  ['Flows', addresses.flows, '/flows/'],
  ['Crossings', addresses.crossings, '/crossings'],
  ['Requirements', addresses.requirements, '/requirements/'],
  ['Decisions', addresses.decisions, '/decisions/'],
  ['Words', addresses.words, '/words'],
]

const isWithin = (address: string, part: string) =>
  address.startsWith(part) || (part === '/capabilities/' && address.startsWith('/features/'))

const writeMenu = (address: string) =>
  markup`<nav aria-label="Parts"><ul>${menu.map(([name, to, part]) => {
    const here =
      address === to
        ? markup` aria-current="page"`
        : isWithin(address, part)
          ? markup` aria-current="true"`
          : emptyMarkup
    return markup`<li><a href="${to}"${here}>${name}</a></li>`
  })}</ul></nav>`

const writeBreadcrumb = (way: Page['way']) =>
  way.length === 0
    ? emptyMarkup
    : markup`<nav class="way" aria-label="Where this page stands"><ol>${way.map(([name, to]) => markup`<li><a href="${to}">${name}</a></li>`)}</ol></nav>`

export const writePath = (path: string): Markup =>
  markup`<code>${path.split('/').map((part, at) => markup`${at > 0 ? markup`/<wbr>` : emptyMarkup}${part}`)}</code>`

const search = markup`<search class="search" hidden>
<label for="words">Search</label>
<input id="words" type="search" autocomplete="off" spellcheck="false" placeholder="What happens if the upload fails?">
<output class="found"></output>
<ol class="hits"></ol>
</search>`

const getRootPath = (address: string) => '../'.repeat(address.split('/').length - 2) || './'

/** Links are relative, so that the pages also work from a folder without a server. */
export function writeDocument(spec: Spec, { address, title, way, body }: Page): string {
  const version = spec.commit ? `, commit ${spec.commit.slice(0, 8)}` : ''
  const { html } = markup`<!DOCTYPE html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | Specification</title>
<link rel="stylesheet" href="/page.css">
<script src="/search.js" defer data-root="/"></script>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header><div class="frame"><a class="home" href="${addresses.first}">Specification</a>${writeMenu(address)}${search}</div></header>
<main id="content" class="frame" tabindex="-1">${writeBreadcrumb(way)}
${body}
</main>
<footer><div class="frame"><p>Made ${inWords(spec.madeAt)}${version}, from the features, the machines, the requirements and the decisions of this project, and what was kept of its runs.</p></div></footer>
</body>
</html>
`
  const root = getRootPath(address)
  return html.replaceAll(/ (href|src|data-root)="\//g, (_, name: string) => ` ${name}="${root}`)
}
