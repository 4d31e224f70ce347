import { isBlock, isKnownTag, writtenTag } from './html-tags.ts'
import { readHtmlTokens } from './html-tokens.ts'

const reference = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi

const decode = (written: string) =>
  readHtmlTokens(written)
    .tokens.map((token) => (token.kind === 'text' ? token.text : ''))
    .join('')

const tag = /<\/?([a-z][a-z\d]*)(?:\s[^<>]*)?\/?>/gi

function withoutComments(text: string) {
  let kept = ''
  let from = 0
  for (let at = text.indexOf('<!--'); at >= 0; at = text.indexOf('<!--', from)) {
    const end = text.indexOf('-->', at + 4)
    if (end < 0) break
    kept += text.slice(from, at)
    from = end + 3
  }
  return kept + text.slice(from)
}

const lonelyTags = new Set(['br', 'hr', 'img', 'p'])

function withoutTags(given: string) {
  const text = withoutComments(given)
  const ended = new Set([...text.matchAll(/<\/([a-z][a-z\d]*)\s*>/gi)].map(([, name]) => name?.toLowerCase()))
  return text.replace(tag, (written, name: string) => {
    const known = name.toLowerCase()
    const isTag = ended.has(known) || lonelyTags.has(known) || written.includes('=')
    if (!isTag || !isKnownTag(known)) return written
    return lonelyTags.has(known) || isBlock(writtenTag(known)) ? ' ' : ''
  })
}

const readOnce = (text: string) =>
  withoutTags(text)
    .replaceAll(/&(?:amp;)+/gi, '&amp;')
    .replace(reference, decode)

/** What was escaped more often is escaped no more, so that a second import finds nothing to do. */
const maxTimes = 6

/** Text of a field that holds no HTML, without the tags and character references that another system left in it. */
export function tidyPlainText(given: string): string {
  let text = given
  for (let time = 0; time < maxTimes; time++) {
    const next = readOnce(text)
    if (next === text) break
    text = next
  }
  const tidied = text === given ? text : text.replace(/[ \t\u00a0]+/g, ' ').trim()
  return tidied === '' ? given : tidied
}
