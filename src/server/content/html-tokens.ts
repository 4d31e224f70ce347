import { QuoteType, Tokenizer, type TokenizerCallbacks } from 'htmlparser2'
import { isElementName, isUnended, isWords } from './html-tags.ts'

export type Attributes = Readonly<Record<string, string>>

export type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  /** `isEmpty`: of what is only read to its end, without an end, so that it holds nothing. */
  | { readonly kind: 'open'; readonly name: string; readonly attributes: Attributes; readonly isEmpty?: boolean }
  | { readonly kind: 'close'; readonly name: string }

export type HtmlTokens = {
  readonly tokens: ReadonlyArray<HtmlToken>
  /** Tags and comments that never end; what follows them is read all the same, except after a comment. */
  readonly cuts: number
  readonly openComments: number
}

type Found = {
  readonly tokens: HtmlToken[]
  /** Elements that HTML does not have, which look like markup all the same. */
  readonly foreign: Set<string>
  readonly endNames: ReadonlySet<string>
  cuts: number
  openComments: number
}

type Tag = {
  readonly start: number
  readonly name: string
  readonly attributes: [string, string][]
  valueStart: number
  hasValue: boolean
  hasQuotes: boolean
}

type Reading = {
  readonly html: string
  readonly found: Found
  /** Index behind the last token that was read to its end. */
  end: number
  tag: Tag | null
  /** Stops here and reads on from an index, as text. */
  readonly resume: (index: number) => void
  next: number | null
}

function addText({ tokens }: Found, text: string) {
  const last = tokens.at(-1)
  if (last?.kind === 'text') tokens[tokens.length - 1] = { kind: 'text', text: last.text + text }
  else tokens.push({ kind: 'text', text })
}

/** Up to a tag within it, which is read as such. */
function readWords({ html, found, resume }: Reading, start: number, endIndex: number) {
  const last = html.lastIndexOf('<', endIndex)
  const next = last > start ? last : start + 1
  addText(found, html.slice(start, next))
  resume(next)
}

function addOpen({ tokens }: Found, tag: { readonly name: string; readonly attributes: Attributes }, isEmpty: boolean) {
  tokens.push({ kind: 'open', ...tag, ...(isEmpty && { isEmpty }) })
}

function endTag(reading: Reading, endIndex: number, isSelfClosed: boolean) {
  const { tag, html, found } = reading
  reading.tag = null
  if (!tag) return
  const { name, start, attributes } = tag
  const isEmpty = isUnended(html, name, endIndex, isSelfClosed)
  const isBare = attributes.length === 0
  const isField = name === 'title' && isEmpty && !isSelfClosed && isBare
  const isHyphenated = name.includes('-') && isBare && !found.endNames.has(name)
  if (isField || isHyphenated || isWords(tag)) {
    readWords(reading, start, endIndex)
    return
  }
  reading.end = endIndex + 1
  if (!isElementName(name)) found.foreign.add(name)
  addOpen(found, { name, attributes: Object.fromEntries(attributes) }, isEmpty)
  if (isEmpty) reading.resume(reading.end)
}

const quotableNames = new Set(['href', 'title', 'class', 'style', 'src', 'id', 'target', 'rel'])

/** A value with a tag in it ends at a quote that was meant to begin another: its own was forgotten. */
function endAttribute(reading: Reading, quote: QuoteType, endIndex: number) {
  const { tag, html, found } = reading
  if (!tag || quote === QuoteType.NoValue) return
  tag.hasValue = true
  if (quote === QuoteType.Unquoted) return
  tag.hasQuotes = true
  const value = html.slice(tag.valueStart, endIndex)
  const end = value.indexOf('>')
  if (end < 0 || !value.includes('<') || !quotableNames.has(tag.attributes.at(-1)?.[0] ?? '')) return
  const next = tag.valueStart + end + 1
  found.cuts++
  reading.tag = null
  addOpen(found, { name: tag.name, attributes: {} }, isUnended(html, tag.name, next))
  reading.resume(next)
}

const readAttributes = (reading: Reading) => {
  const addToValue = (text: string) => {
    const last = reading.tag?.attributes.at(-1)
    if (last) last[1] += text
  }
  return {
    onattribname(start, endIndex) {
      if (!reading.tag) return
      reading.tag.attributes.push([reading.html.slice(start, endIndex).toLowerCase(), ''])
      reading.tag.valueStart = endIndex
    },
    onattribdata: (start, endIndex) => addToValue(reading.html.slice(start, endIndex)),
    onattribentity: (codepoint) => addToValue(String.fromCodePoint(codepoint)),
    onattribend: (quote, endIndex) => endAttribute(reading, quote, endIndex),
  } satisfies Partial<TokenizerCallbacks>
}

function readComment(reading: Reading, endIndex: number) {
  if (endIndex >= reading.html.length) reading.found.openComments++
  reading.end = endIndex + 1
}

function readClose(reading: Reading, start: number, endIndex: number) {
  const { html, found } = reading
  const name = html.slice(start, endIndex).trim().toLowerCase()
  if (!found.foreign.has(name) && isWords({ name, attributes: [], hasValue: false, hasQuotes: false })) {
    const last = html.indexOf('>', endIndex)
    readWords(reading, start - 2, last < 0 ? html.length : last)
    return
  }
  found.tokens.push({ kind: 'close', name })
  reading.end = endIndex + 1
}

const createCallbacks = (reading: Reading): TokenizerCallbacks => ({
  ...readAttributes(reading),
  ontext(start, endIndex) {
    addText(reading.found, reading.html.slice(start, endIndex))
    reading.end = endIndex
  },
  ontextentity(codepoint, endIndex) {
    addText(reading.found, String.fromCodePoint(codepoint))
    reading.end = endIndex
  },
  onopentagname(start, endIndex) {
    const name = reading.html.slice(start, endIndex).toLowerCase()
    reading.tag = { start: start - 1, name, attributes: [], valueStart: endIndex, hasValue: false, hasQuotes: false }
  },
  onopentagend: (endIndex) => endTag(reading, endIndex, false),
  onselfclosingtag: (endIndex) => endTag(reading, endIndex, true),
  onclosetag: (start, endIndex) => readClose(reading, start, endIndex),
  oncomment: (_start, endIndex) => readComment(reading, endIndex),
  oncdata: (_start, endIndex) => readComment(reading, endIndex),
  ondeclaration: (_start, endIndex) => readComment(reading, endIndex),
  onprocessinginstruction: (_start, endIndex) => readComment(reading, endIndex),
  onend: () => undefined,
})

function readOnce(html: string, found: Found): Reading {
  const resume = (index: number) => {
    reading.next = index
    tokenizer.pause()
  }
  const reading: Reading = { html, found, end: 0, tag: null, resume, next: null }
  const tokenizer = new Tokenizer({ decodeEntities: true }, createCallbacks(reading))
  tokenizer.write(html)
  tokenizer.end()
  return reading
}

/** Each of these reads to the end of the text. */
const maxCuts = 20

/** A tag that is cut off, or whose quote stays open, would swallow the rest: after its first ">" reading goes on. */
function readUnended(unread: string, found: Found) {
  found.cuts++
  const end = unread.indexOf('>')
  const name = /^<([a-z][a-z\d]*)/i.exec(unread)?.[1]?.toLowerCase()
  if (name !== undefined && end >= 0) addOpen(found, { name, attributes: {} }, isUnended(unread, name, end))
  return end < 0 ? '' : unread.slice(end + 1)
}

export function readHtmlTokens(html: string): HtmlTokens {
  const endNames = new Set(Array.from(html.matchAll(/<\/([a-z][\w:-]*)/gi), ([, name = '']) => name.toLowerCase()))
  const found: Found = { tokens: [], foreign: new Set(), endNames, cuts: 0, openComments: 0 }
  let ends = 0
  for (let rest = html; rest !== '' && ends <= maxCuts;) {
    const { next, end } = readOnce(rest, found)
    if (next === null) ends++
    const unread = rest.slice(next ?? end)
    rest = next === null && unread !== '' ? readUnended(unread, found) : unread
  }
  return found
}
