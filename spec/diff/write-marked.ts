import { escapeHtml } from '#domain/text/html.ts'
import type { Change } from './compare-lines.ts'
import { markWords, type Piece } from './match-words.ts'

/** HTML that is escaped already. */
export type Html = string

export const text = escapeHtml

export const wrap = (tag: string, inner: ReadonlyArray<Html>): Html =>
  inner.length === 0 ? '' : `<${tag}>${inner.join('')}</${tag.split(' ')[0]}>`

export const list = (items: ReadonlyArray<Html>): Html =>
  wrap(
    'ul',
    items.map((item) => `<li>${item}</li>`),
  )

const tags = { before: 'del', now: 'ins' } as const
const spoken = { before: 'taken out', now: 'put in' } as const

function writePiece({ in: side, text: words }: Piece): Html {
  if (side === 'both') return text(words)
  return `<${tags[side]}><span class="spoken">${spoken[side]}: </span>${text(words)}</${tags[side]}>`
}

const lines = (words: string) => text(words).replaceAll('\n', '<br>')

export function writeMarked({ before, now }: Change): Html {
  if (before !== null && now !== null) return markWords(before, now).map(writePiece).join(' ')
  return lines(now ?? before ?? '')
}

const statuses = { came: 'new', went: 'gone', changed: 'changed' } as const

export const writeStatus = (status: keyof typeof statuses): Html =>
  `<b class="${statuses[status]}">${statuses[status]}</b> `

export const writeChange = (change: Change): Html =>
  writeStatus(change.before === null ? 'came' : change.now === null ? 'went' : 'changed') + writeMarked(change)
