import { closeBlock, openBlock, writeTag } from './html-blocks.ts'
import { createHtmlCounts, type HtmlCounts } from './html-counts.ts'
import { readLinkAddress } from './html-links.ts'
import {
  droppedTags,
  fieldTags,
  frameTags,
  inlineTags,
  isBlock,
  isEscapedHtml,
  spacedTags,
  writtenTag,
} from './html-tags.ts'
import { readHtmlTokens, type Attributes, type HtmlToken } from './html-tokens.ts'
import { addLineEnd, addText, closeTo, createWriter, endRun, writeRule, type Writer } from './html-writer.ts'

export type TidyHtml = { readonly html: string; readonly counts: HtmlCounts }

type Tidying = { readonly writer: Writer; readonly counts: HtmlCounts; dropped: string | null }

function closeInline({ opens }: Writer, tag: string) {
  const at = opens.findLastIndex(({ inline }) => inline?.tag === tag)
  if (at >= 0) opens.splice(at, 1)
}

function openInline({ writer, counts }: Tidying, tag: string, attributes: Attributes) {
  if (tag === 'a') closeInline(writer, tag)
  else if (writer.opens.some(({ inline }) => inline?.tag === tag)) return
  const written = tag === 'a' ? writeTag(tag, readLink(attributes, counts)) : `<${tag}>`
  writer.opens.push({ name: tag, inline: { tag, written } })
}

function readLink(attributes: Attributes, counts: HtmlCounts): Attributes {
  if (attributes.href === undefined) return attributes
  const { href, state } = readLinkAddress(attributes.href)
  if (state === 'repaired') counts.links++
  if (state === 'lost') counts.lostLinks++
  if (state === 'relative') counts.relativeLinks++
  return { ...attributes, href }
}

function openImage({ writer, counts }: Tidying, { alt = '' }: Attributes) {
  const text = alt.trim()
  counts.images++
  if (text !== '') addText(writer, ` ${text.replace(/\s+/g, ' ')} `)
}

function open(tidying: Tidying, { name, attributes, isEmpty }: Extract<HtmlToken, { kind: 'open' }>) {
  const { writer, counts } = tidying
  const tag = writtenTag(name)
  if (frameTags.has(name)) counts.frames++
  if (name === 'script') counts.scripts++
  if (fieldTags.has(name) && attributes.type !== 'hidden') counts.fields++
  if (droppedTags.has(name)) tidying.dropped = name === 'frame' || isEmpty ? null : name
  else if (name === 'br') addLineEnd(writer)
  else if (name === 'hr') writeRule(writer)
  else if (name === 'img' || name === 'image') openImage(tidying, attributes)
  else if (spacedTags.has(name)) addText(writer, ' ')
  else if (inlineTags.has(tag)) openInline(tidying, tag, attributes)
  else if (isBlock(tag)) openBlock(writer, name, attributes)
}

function close({ writer }: Tidying, name: string) {
  const tag = writtenTag(name)
  if (name === 'br') addLineEnd(writer)
  else if (spacedTags.has(name)) addText(writer, ' ')
  else if (inlineTags.has(tag)) closeInline(writer, tag)
  else if (isBlock(tag)) closeBlock(writer, name)
}

/** Tabs as four blanks; blanks that follow each other as such that stay. */
const preformat = (line: string) => line.replaceAll('\t', '    ').replace(/^ | (?= )/g, '\u00a0')

function addLines(writer: Writer, text: string) {
  for (const [at, line] of text.split('\n').entries()) {
    if (at > 0) addLineEnd(writer)
    addText(writer, preformat(line))
  }
}

/** How line ends are read: as lines where there is no markup, as blank lines between paragraphs where no block is. */
type LineReading = 'lines' | 'paragraphs' | 'html'

function readLineEnds(tokens: ReadonlyArray<HtmlToken>): LineReading {
  if (tokens.every(({ kind }) => kind === 'text')) return 'lines'
  const isStructured = tokens.some(
    (token) => token.kind === 'open' && (token.name === 'br' || isBlock(writtenTag(token.name))),
  )
  return isStructured ? 'html' : 'paragraphs'
}

const blankLine = /\n[ \t]*\n\s*/
const collapse = (text: string) => text.replace(/[ \t\n\r\f]+/g, ' ')

function takeText({ writer, counts }: Tidying, text: string, lineEnds: LineReading) {
  if (writer.opens.some(({ isPreformatted }) => isPreformatted)) return addLines(writer, text)
  if (lineEnds === 'html') return addText(writer, collapse(text))
  for (const [at, paragraph] of text.split(blankLine).entries()) {
    if (at > 0) endRun(writer)
    for (const [number, line] of (lineEnds === 'lines' ? paragraph.trim().split('\n') : [paragraph]).entries()) {
      if (number > 0) addLineEnd(writer)
      if (at + number > 0) counts.lines = 1
      addText(writer, collapse(line))
    }
  }
}

function take(tidying: Tidying, token: HtmlToken, lineEnds: LineReading) {
  if (tidying.dropped !== null) {
    if (token.kind === 'close' && token.name === tidying.dropped) tidying.dropped = null
  } else if (token.kind === 'open') open(tidying, token)
  else if (token.kind === 'close') close(tidying, token.name)
  else takeText(tidying, token.text, lineEnds)
}

const readText = (html: string) =>
  readHtmlTokens(html)
    .tokens.map((token) => (token.kind === 'text' ? token.text : ''))
    .join('')

function finish({ out, isBare }: Writer) {
  const text = out.slice(1, -1).join('')
  return isBare && !isEscapedHtml(text) ? text : out.join('')
}

/** HTML of the allowed elements only, that holds all words of the given HTML in their blocks. */
/** Feeds in XML hold their text so. */
function unwrapCdata(html: string): string {
  const [first = '', ...sections] = html.split('<![CDATA[')
  return first + sections.map((section) => section.replace(']]>', '')).join('')
}

export function tidyHtml(given: string): TidyHtml {
  const html = unwrapCdata(given.replaceAll(/\r\n?/g, '\n'))
  const isEscaped = isEscapedHtml(html)
  const { tokens, cuts, openComments } = readHtmlTokens(isEscaped ? readText(html) : html)
  const counts = { ...createHtmlCounts(), cuts, openComments, escaped: isEscaped ? 1 : 0 }
  const writer = createWriter()
  const tidying: Tidying = { writer, counts, dropped: null }
  const lineEnds = readLineEnds(tokens)
  for (const token of tokens) take(tidying, token, lineEnds)
  closeTo(writer, 0)
  const { repairs } = writer
  return {
    html: finish(writer),
    counts: {
      ...counts,
      openElements: tidying.dropped === null ? 0 : 1,
      blocks: repairs.has('blocks') && counts.lines === 0 ? 1 : 0,
      lists: repairs.has('lists') ? 1 : 0,
    },
  }
}
