import { foldCharacters, withoutHtml, withoutMarks } from './resume-markup.ts'

export type Line = {
  /** Its place among all lines of the resume. */
  readonly at: number
  readonly text: string
  readonly raw: string
  readonly isPoint: boolean
  readonly isBold: boolean
  /** Of a heading in Markdown or HTML; 0 for other lines. */
  readonly level: number
  readonly hasGap: boolean
}

const [longestLine, maxLines] = [4_000, 3_000]

const symbolPoints = '\uF0B7\uF0A7\uF0D8\uF076\uF0FC\uF06E\uF071\uF0A8'

const point = new RegExp(
  `^(?:[•‣▪▫◦·➢➤➔►▶▸●○■□◆◇❖✓✔✦✧⁃∙⦁»→⇒${symbolPoints}]\\s*|[-*+–—]\\s+|o\\s+(?=\\p{Lu})|\\(?[a-z0-9]\\)\\s+)`,
  'u',
)

const icon = /(?![©®™])[\p{Extended_Pictographic}\uE000-\uF8FF\u{1F1E6}-\u{1F1FF}✉☎]\uFE0F?/gu

const wholeBold = /^(\*\*\*?|__)(?=\S)[^*]{1,160}\1:?$/

const joinSpacedLetters = (text: string) =>
  /^\p{Lu}(?: {1,6}\p{Lu}){3,40}$/u.test(text)
    ? text
        .split(/ {2,}/)
        .map((word) => word.replaceAll(' ', ''))
        .join(' ')
    : text

const asPieces = (text: string) =>
  text
    .replaceAll(icon, ' | ')
    .replaceAll(/(?<=[a-z)][.?!]) {2}(?=\p{Lu})/gu, ' ')
    .replaceAll(/\.{4,}|_{3,}|-{4,}|(?:\. ){4,}|…{2,}|\t| {2,}|\\\\|~~+/g, ' | ')
    .replaceAll(/(?: ?\| ?){1,40}/g, ' | ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[ |]+|[ |]+$/g, '')

function parseLine(written: string): Omit<Line, 'at' | 'hasGap'> {
  const raw = joinSpacedLetters(written.slice(0, longestLine).trim()).replace(/^(?:> ?)+/, '')
  const heading = /^(#{1,6})\s/.exec(raw)
  const mark = heading ? null : point.exec(raw)
  const bare = raw
    .slice(heading?.[0].length ?? mark?.[0].length ?? 0)
    .replace(/ ?#+$/, '')
    .replace(/^:\s+/, '')
  const text = asPieces(withoutMarks(bare.replace(/^[-=*_~]{3,}\s*|\s*[-=*_~]{3,}$/g, '')))
  const isBold = wholeBold.test(bare.trim())
  return { text, raw, isPoint: mark !== null, isBold, level: heading?.[1]?.length ?? 0 }
}

const isRule = (text: string) => text.length >= 2 && /^[-=_*~#\s|:+.]+$/.test(text)

const isPageLine = (text: string) => text.length < 60 && /(?:^|[-–|] ?)page \d+(?: (?:of|\/) \d+)?$/i.test(text)

const underlineLevel = (text: string) => (/^={3,}$/.test(text) ? 1 : /^-{3,}$/.test(text) ? 2 : 0)

/** A long line went on if the next one begins with a small letter. */
const continues = (last: Line, { text, isPoint, level }: Omit<Line, 'at' | 'hasGap'>) =>
  !isPoint &&
  level === 0 &&
  last.level === 0 &&
  last.text.length >= (last.isPoint ? 30 : 60) &&
  last.text.length < longestLine &&
  /^\p{Ll}[\p{Ll}’'-]*[ ,.;)]/u.test(text) &&
  !/[@|]|^(?:https?|www)\b/.test(text.slice(0, 60))

const isTextAbove = (line: Line | undefined): line is Line =>
  line !== undefined && !line.isPoint && line.text.length <= 60 && !/[@\d|]/.test(line.text)

const capitalise = (text: string) =>
  text
    .replaceAll(/(?<![^ |,("]|\b[dl]['’])\p{Ll}(?=[\p{L}.'’])(?![^ ]*[@/\d])/gu, (letter) => letter.toUpperCase())
    .replaceAll(/(?<=\b[DLO]['’])\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replaceAll(/\b[DL](?=['’]\p{Lu})/gu, (letter) => letter.toLowerCase())
    .replaceAll(/, (\p{L}{2})(?=$| \d{5}|,| \|)/gu, (all) => all.toUpperCase())

/** Without a capital, nothing tells a name from a sentence; headings and heads get theirs. */
const withCapitals = (lines: ReadonlyArray<Line>): ReadonlyArray<Line> => {
  const hasCapitals = lines.some(({ text }) => /\p{Lu}/u.test(text))
  const change = (line: Line) =>
    line.isPoint || line.text.length > 120 ? line : { ...line, text: capitalise(line.text) }
  return hasCapitals ? lines : lines.map(change)
}

const inPieces = (text: string): ReadonlyArray<string> =>
  text.length <= longestLine ? [text] : (text.match(/.{1,4000}/gsu) ?? [])

const lineEnd = /\r\n|[\n\r\f\v\u0085\u2028\u2029]/

/** Lines beyond the most, in a few long ones in which nothing is looked for. */
const restLines = (lines: ReadonlyArray<string>, at: number): ReadonlyArray<Line> =>
  inPieces(lines.join(' ').trim())
    .filter((text) => text !== '')
    .map((text, more) => ({ at: at + more, text, raw: text, isPoint: false, isBold: false, level: 0, hasGap: true }))

export function parseLines(text: string): ReadonlyArray<Line> {
  const lines: Line[] = []
  let hasGap = true
  const all = withoutHtml(foldCharacters(text)).split(lineEnd).flatMap(inPieces)
  for (const written of all.slice(0, maxLines)) {
    const tidy = written.trim()
    const last = lines.at(-1)
    const level = hasGap ? 0 : underlineLevel(tidy)
    if (level > 0 && isTextAbove(last)) lines[lines.length - 1] = { ...last, level: last.level || level }
    const line = tidy === '' || isRule(tidy) ? null : parseLine(written)
    if (line === null || line.text === '' || isPageLine(line.text)) {
      hasGap = true
      continue
    }
    if (!hasGap && last && continues(last, line))
      lines[lines.length - 1] = { ...last, text: `${last.text} ${line.text}`, raw: `${last.raw} ${line.raw}` }
    else lines.push({ ...line, at: lines.length, hasGap })
    hasGap = false
  }
  return [...withCapitals(lines), ...restLines(all.slice(maxLines), lines.length)]
}
