import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'

export type Attributes = Readonly<Record<string, string>>

export type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open'; readonly name: string; readonly attributes: Attributes }
  | { readonly kind: 'close'; readonly name: string }

export type HtmlTokens = {
  readonly tokens: ReadonlyArray<HtmlToken>
  /** Tags and comments that never end; what follows them is read all the same, except after a comment. */
  readonly cuts: number
  readonly openComments: number
}

type Reading = {
  readonly html: string
  readonly tokens: HtmlToken[]
  /** Index behind the last token that was read to its end. */
  end: number
  tag: { readonly name: string; readonly attributes: [string, string][] } | null
  openComments: number
}

function addText({ tokens }: Reading, text: string) {
  const last = tokens.at(-1)
  if (last?.kind === 'text') tokens[tokens.length - 1] = { kind: 'text', text: last.text + text }
  else tokens.push({ kind: 'text', text })
}

function endTag(reading: Reading, endIndex: number) {
  const { tag, tokens } = reading
  reading.end = endIndex + 1
  reading.tag = null
  if (!tag) return
  const { name, attributes } = tag
  if (/@|^https?:|^www\./.test(name)) addText(reading, `<${name}>`)
  else tokens.push({ kind: 'open', name, attributes: Object.fromEntries(attributes) })
}

const readAttributes = (reading: Reading) => {
  const addToValue = (text: string) => {
    const last = reading.tag?.attributes.at(-1)
    if (last) last[1] += text
  }
  return {
    onattribname: (start, endIndex) =>
      void reading.tag?.attributes.push([reading.html.slice(start, endIndex).toLowerCase(), '']),
    onattribdata: (start, endIndex) => addToValue(reading.html.slice(start, endIndex)),
    onattribentity: (codepoint) => addToValue(String.fromCodePoint(codepoint)),
    onattribend: () => undefined,
  } satisfies Partial<TokenizerCallbacks>
}

function readComment(reading: Reading, endIndex: number) {
  if (endIndex >= reading.html.length) reading.openComments++
  reading.end = endIndex + 1
}

const createCallbacks = (reading: Reading): TokenizerCallbacks => ({
  ...readAttributes(reading),
  ontext(start, endIndex) {
    addText(reading, reading.html.slice(start, endIndex))
    reading.end = endIndex
  },
  ontextentity(codepoint, endIndex) {
    addText(reading, String.fromCodePoint(codepoint))
    reading.end = endIndex
  },
  onopentagname(start, endIndex) {
    reading.tag = { name: reading.html.slice(start, endIndex).toLowerCase(), attributes: [] }
  },
  onopentagend: (endIndex) => endTag(reading, endIndex),
  onselfclosingtag: (endIndex) => endTag(reading, endIndex),
  onclosetag(start, endIndex) {
    reading.tokens.push({ kind: 'close', name: reading.html.slice(start, endIndex).trim().toLowerCase() })
    reading.end = endIndex + 1
  },
  oncomment: (_start, endIndex) => readComment(reading, endIndex),
  oncdata: (_start, endIndex) => readComment(reading, endIndex),
  ondeclaration: (_start, endIndex) => readComment(reading, endIndex),
  onprocessinginstruction: (_start, endIndex) => readComment(reading, endIndex),
  onend: () => undefined,
})

function readOnce(html: string): Reading {
  const reading: Reading = { html, tokens: [], end: 0, tag: null, openComments: 0 }
  const tokenizer = new Tokenizer({ decodeEntities: true }, createCallbacks(reading))
  tokenizer.write(html)
  tokenizer.end()
  return reading
}

const maxCuts = 20

/** A tag that is cut off, or whose quote stays open, would swallow the rest: after its first ">" reading goes on. */
export function readHtmlTokens(html: string): HtmlTokens {
  const tokens: HtmlToken[] = []
  let cuts = 0
  let openComments = 0
  for (let rest = html; rest !== '' && cuts <= maxCuts;) {
    const read = readOnce(rest)
    for (const token of read.tokens) tokens.push(token)
    openComments += read.openComments
    const unread = rest.slice(read.end)
    if (unread === '') break
    cuts++
    const end = unread.indexOf('>')
    const name = /^<([a-z][a-z\d]*)/i.exec(unread)?.[1]
    if (name !== undefined && end >= 0) tokens.push({ kind: 'open', name: name.toLowerCase(), attributes: {} })
    rest = end < 0 ? '' : unread.slice(end + 1)
  }
  return { tokens, cuts, openComments }
}
