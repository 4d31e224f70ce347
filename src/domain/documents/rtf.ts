import { bullet, createLineWriter } from './line-writer.ts'

/** Bytes of the code page come as `\'hh`, all others as `\u` with a stand-in behind. */
const token = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|[\r\n]+|([^\\{}\r\n]+)/gi

const unread =
  /^(?:fonttbl|colortbl|stylesheet|info|pict|header[lrf]?|footer[lrf]?|footnote|annotation|listtable|listoverridetable|fldinst|object|themedata|datastore|xmlnstbl|generator|latentstyles|rsidtbl|nonshppict)$/

const signs: Readonly<Record<string, string>> = {
  tab: '\t',
  line: '\n',
  bullet: '•',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
  '~': '\u00a0',
  _: '-',
  '{': '{',
  '}': '}',
  '\\': '\\',
}

type Group = { isUnread: boolean; isBold: boolean; isHidden: boolean; standIns: number; isListMark: boolean }

const outermost: Group = { isUnread: false, isBold: false, isHidden: false, standIns: 1, isListMark: false }

type Reading = {
  readonly writer: ReturnType<typeof createLineWriter>
  readonly groups: Group[]
  decoder: TextDecoder
  codes: number[]
  standIns: number
}

const encodings: ReadonlyMap<string, string> = new Map([
  ['10000', 'macintosh'],
  ['932', 'shift_jis'],
  ['936', 'gbk'],
  ['949', 'euc-kr'],
  ['950', 'big5'],
])

const decoderOf = (codePage: string) => {
  try {
    return new TextDecoder(encodings.get(codePage) ?? `windows-${codePage}`)
  } catch {
    return new TextDecoder('windows-1252')
  }
}

const innermost = ({ groups }: Reading): Group => groups.at(-1) ?? outermost

function write(reading: Reading, text: string): void {
  const { isUnread, isHidden, isBold, isListMark } = innermost(reading)
  if (isUnread || isHidden) return
  if (isListMark) reading.writer.mark(bullet)
  else reading.writer.write(text, isBold)
}

function endLine({ writer }: Reading): void {
  writer.endParagraph()
  writer.beginParagraph()
}

function flushCodes(reading: Reading): void {
  if (reading.codes.length === 0) return
  const text = reading.decoder.decode(new Uint8Array(reading.codes))
  reading.codes = []
  write(reading, text)
}

const words: Readonly<Record<string, (reading: Reading, value: string | undefined) => void>> = {
  par: endLine,
  sect: endLine,
  page: endLine,
  row: endLine,
  cell: (reading) => write(reading, '\t'),
  b: (reading, value) => {
    innermost(reading).isBold = value !== '0'
  },
  v: (reading, value) => {
    innermost(reading).isHidden = value !== '0'
  },
  plain: (reading) => Object.assign(innermost(reading), { isBold: false, isHidden: false }),
  uc: (reading, value) => {
    innermost(reading).standIns = Number(value ?? 1)
  },
  u: (reading, value) => {
    const code = Number(value ?? 0)
    write(reading, String.fromCharCode(code < 0 ? code + 0x1_00_00 : code))
    reading.standIns = innermost(reading).standIns
  },
  ansicpg: (reading, value) => {
    reading.decoder = decoderOf(value ?? '')
  },
  mac: (reading) => {
    reading.decoder = decoderOf('10000')
  },
  listtext: (reading) => {
    innermost(reading).isListMark = true
  },
  pntext: (reading) => {
    innermost(reading).isListMark = true
  },
}

function readWord(reading: Reading, word: string, value: string | undefined): void {
  if (unread.test(word) || word === '*') innermost(reading).isUnread = true
  else if (Object.hasOwn(words, word)) words[word]?.(reading, value)
  else if (Object.hasOwn(signs, word)) write(reading, signs[word] ?? '')
}

const maxOpenGroups = 1_000

function readBrace({ groups }: Reading, brace: string): void {
  if (groups.length > maxOpenGroups) throw new Error('Nobody writes groups within so many groups.')
  if (brace === '{') groups.push({ ...(groups.at(-1) ?? outermost) })
  else groups.pop()
}

function readPlain(reading: Reading, text: string): void {
  const rest = text.slice(reading.standIns)
  reading.standIns = Math.max(0, reading.standIns - text.length)
  if (rest !== '') write(reading, rest)
}

/** Throws if it is damaged. @param rtf one character for each byte */
export function readRtf(rtf: string): string {
  const writer = createLineWriter()
  const reading: Reading = { writer, groups: [], decoder: new TextDecoder('windows-1252'), codes: [], standIns: 0 }
  writer.beginParagraph()
  for (const [, word, value, hex, sign, brace, text] of rtf.matchAll(token)) {
    if (hex !== undefined) {
      if (reading.standIns > 0) reading.standIns -= 1
      else reading.codes.push(Number.parseInt(hex, 16))
      continue
    }
    flushCodes(reading)
    if (brace !== undefined) readBrace(reading, brace)
    else if (text !== undefined) readPlain(reading, text)
    else if (word !== undefined) readWord(reading, word, value)
    else if (sign === '\n' || sign === '\r') endLine(reading)
    else if (sign !== undefined) readWord(reading, sign, undefined)
  }
  flushCodes(reading)
  writer.endParagraph()
  return writer.end()
}
