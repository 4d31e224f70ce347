import { escapeHtml } from '#domain/text/html.ts'
import { dirname, join } from 'node:path'
import { Marked } from 'marked'
import { idShape } from '../requirements.ts'
import { addresses } from './addresses.ts'
import { findRequirements, type Spec } from './gather.ts'
import { asMarkup, markup, type Markup } from './markup.ts'

const idInText = new RegExp(`\\b(${idShape})\\b`, 'g')

function linkId(id: string, spec: Spec): string {
  const [row] = findRequirements(spec, id)
  return row ? markup`<a class="id" href="${addresses.requirement(row.id)}">${id}</a>`.html : id
}

function linkDecision(text: string, number: string, spec: Spec): string {
  const found = spec.decisions.find((decision) => decision.number === Number(number))
  return found ? `<a href="${addresses.decision(found.stem)}" title="${escapeHtml(found.title)}">${text}</a>` : text
}

const linkText = (text: string, spec: Spec) =>
  text
    .replace(idInText, (id) => linkId(id, spec))
    .replace(/\bdecisions? (\d+)\b/g, (found, number: string) => linkDecision(found, number, spec))

function linkReferences(html: string, spec: Spec): string {
  let inside = 0
  return html.replace(/<(\/?)(\w+)[^>]*>|[^<]+/g, (piece: string, closes?: string, tag?: string) => {
    if (tag === undefined) return inside > 0 ? piece : linkText(piece, spec)
    if (tag === 'a' || tag === 'code') inside += closes ? -1 : 1
    return piece
  })
}

export const renderLine = (text: string, spec: Spec): Markup => asMarkup(linkReferences(escapeHtml(text), spec))

/** Null when the file has no page. */
function findPageAddress(file: string): string | null {
  const [, guide] = /^docs\/guide-for-([^/]+)\.md$/.exec(file) ?? []
  if (guide !== undefined) return addresses.guide(guide)
  const [, folder, stem] = /^(docs\/decisions|features\/[^/]+)\/([^/]+)\.(?:md|feature)$/.exec(file) ?? []
  if (stem === undefined) return null
  if (folder === 'docs/decisions') return addresses.decision(stem)
  return stem === 'readme' ? addresses.capability(folder?.split('/')[1] ?? '') : addresses.feature(stem)
}

function resolveLink(href: string, file: string): string | null {
  if (/^https?:/.test(href)) return href
  const [path = ''] = href.split('#')
  return findPageAddress(path === '' ? file : join(dirname(file), path))
}

export const renderTable = (label: string, head: ReadonlyArray<Markup>, rows: ReadonlyArray<ReadonlyArray<Markup>>) =>
  markup`<section class="wide" tabindex="0" aria-label="${label}"><table>
<thead><tr>${head.map((cell) => markup`<th scope="col">${cell}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => markup`<tr>${cells.map((cell) => markup`<td>${cell}</td>`)}</tr>`)}</tbody>
</table></section>`

function createParser(file: string) {
  const marked = new Marked({ gfm: true })
  let tables = 0
  marked.use({
    renderer: {
      link({ href, tokens }) {
        const shown = this.parser.parseInline(tokens)
        const page = resolveLink(href, file)
        return page ? `<a href="${escapeHtml(page)}">${shown}</a>` : shown
      },
      table({ header, rows }) {
        const read = (cells: typeof header) => cells.map(({ tokens }) => asMarkup(this.parser.parseInline(tokens)))
        tables += 1
        return renderTable(`Table ${tables}`, read(header), rows.map(read)).html
      },
      html: ({ text: html }) => escapeHtml(html),
    },
  })
  return marked
}

export const renderMarkdown = (text: string, file: string, spec: Spec): Markup =>
  asMarkup(linkReferences(createParser(file).parse(text, { async: false }), spec))
