import { escapeHtml } from '#domain/text/html.ts'

export type Inline = { readonly tag: string; readonly written: string }

/** Text, or null for a line end, within inline elements. */
export type Piece = { readonly text: string | null; readonly inlines: ReadonlyArray<Inline> }

export type Run = ReadonlyArray<Piece>

const isBlank = ({ text }: Piece) => text === null || text.trim() === ''

const escapeText = (text: string) => escapeHtml(text).replaceAll('&quot;', '"')

const trimPiece = (piece: Piece | undefined, trim: (text: string) => string): Run =>
  piece === undefined ? [] : [{ ...piece, text: trim(piece.text ?? '') }]

/** Without blanks and line ends around it; empty if nothing can be read in it. */
export function trimRun(run: Run): Run {
  const start = run.findIndex((piece) => !isBlank(piece))
  if (start < 0) return []
  const end = run.findLastIndex((piece) => !isBlank(piece))
  if (start === end) return trimPiece(run[start], (text) => text.trim())
  return [
    ...trimPiece(run[start], (text) => text.trimStart()),
    ...run.slice(start + 1, end),
    ...trimPiece(run[end], (text) => text.trimEnd()),
  ]
}

export function splitLines(run: Run): ReadonlyArray<Run> {
  const lines: Piece[][] = [[]]
  for (const piece of run)
    if (piece.text === null) lines.push([])
    else lines.at(-1)?.push(piece)
  return lines
}

export const joinLines = (lines: ReadonlyArray<Run>): Run =>
  lines.flatMap((line, at) => (at === 0 ? line : [{ text: null, inlines: [] }, ...line]))

function countShared(some: ReadonlyArray<Inline>, others: ReadonlyArray<Inline>) {
  const at = some.findIndex((inline, index) => inline !== others[index])
  return at < 0 ? some.length : at
}

/** A line end stands within the elements that the text before and behind it share. */
export function writeRun(run: Run): string {
  const out: string[] = []
  let open: ReadonlyArray<Inline> = []
  let lineEnds = 0
  const move = (next: ReadonlyArray<Inline>) => {
    const common = countShared(open, next)
    for (const { tag } of open.slice(common).toReversed()) out.push(`</${tag}>`)
    for (const { written } of next.slice(common)) out.push(written)
    open = next
  }
  for (const { text, inlines } of run) {
    if (text === null) lineEnds++
    if (text === null || text === '') continue
    if (lineEnds > 0) move(inlines.slice(0, countShared(open, inlines)))
    out.push('<br>'.repeat(lineEnds))
    lineEnds = 0
    move(inlines)
    out.push(escapeText(text))
  }
  move([])
  return out.join('')
}

const runText = (run: Run) => run.map(({ text }) => text ?? '').join('')

const sureBullet = /^\s*[·•▪◦‣●■□\uf0a7\uf0b7]\s*(?=\S)/
const bulletBeforeBlanks = /^\s*(?:o|§(?!\s*\d))\s{2,}(?=\S)/
const wordBullet = /^\s*(?:[oØüvÜ–-]|§(?!\s*\d)|[·•▪◦‣●■□\uf0a7\uf0b7])\s+(?=\S)/
const wordNumber = /^\s*\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]\s/i

const bulletLength = (text: string, isWord: boolean) =>
  (sureBullet.exec(text) ?? bulletBeforeBlanks.exec(text) ?? (isWord ? wordBullet.exec(text) : null))?.[0].length ?? 0

function dropStart(run: Run, length: number): Run {
  let left = length
  return run.map((piece) => {
    const text = piece.text
    if (text === null) return piece
    const dropped = Math.min(left, text.length)
    left -= dropped
    return { ...piece, text: text.slice(dropped) }
  })
}

/** The line without the bullet that somebody typed, or Word wrote, before it; null if there is none. */
export function readBullet(line: Run, isWord: boolean): Run | null {
  const text = runText(line)
  const length = bulletLength(text, isWord)
  if (length > 0) return trimRun(dropStart(line, length))
  return isWord && text.trim() !== '' && !wordNumber.test(text) ? trimRun(line) : null
}
