import { bullet, createLineWriter, headingMark } from './line-writer.ts'
import { readXml, type XmlAttributes } from './xml.ts'

const unread = new Set(['text:tracked-changes', 'office:annotation', 'text:note', 'svg:title', 'svg:desc'])

type Reading = {
  readonly writer: ReturnType<typeof createLineWriter>
  readonly bold: Map<string, boolean>
  readonly weights: boolean[]
  style: string
  items: number
}

const begin = new Map(
  Object.entries<(reading: Reading, attributes: XmlAttributes) => void>({
    'style:style': (reading, { 'style:name': name = '', 'style:parent-style-name': basis = '' }) => {
      reading.style = name
      reading.bold.set(name, reading.bold.get(basis) ?? false)
    },
    'style:text-properties': ({ bold, style }, { 'fo:font-weight': weight }) => {
      if (weight !== undefined) bold.set(style, /^(?:bold|[6-9]00)$/.test(weight))
    },
    'text:p': ({ writer, items }, { 'text:style-name': style = '' }) => {
      writer.beginParagraph()
      if (style === 'Title') writer.mark(headingMark(1))
      else if (items > 0) writer.mark(bullet)
    },
    'text:h': ({ writer }, { 'text:outline-level': level = '1' }) => {
      writer.beginParagraph()
      writer.mark(headingMark(Number(level) + 1))
    },
    'text:list-item': (reading) => {
      reading.items += 1
    },
    'text:tab': ({ writer }) => writer.write('\t'),
    'text:line-break': ({ writer }) => writer.write('\n'),
    'text:s': ({ writer }, { 'text:c': count = '1' }) => writer.write(' '.repeat(Math.min(Number(count) || 1, 1_000))),
    'text:a': ({ writer }, { 'xlink:href': target = '' }) => writer.address(target),
    'table:table-row': ({ writer }) => writer.beginRow(),
    'table:table-cell': ({ writer }) => writer.beginCell(),
  }),
)

const finish = new Map(
  Object.entries<(reading: Reading) => void>({
    'text:p': ({ writer }) => writer.endParagraph(),
    'text:h': ({ writer }) => writer.endParagraph(),
    'text:list-item': (reading) => {
      reading.items -= 1
    },
    'table:table-row': ({ writer }) => writer.endRow(),
    'table:table-cell': ({ writer }) => writer.endCell(),
  }),
)

const weighs = /^text:(?:p|h|span)$/

export function readOdtContent(xml: string): string {
  const reading: Reading = { writer: createLineWriter(), bold: new Map(), weights: [], style: '', items: 0 }
  let skipped = 0
  readXml(xml, {
    open: (name, attributes) => {
      if (skipped > 0 || unread.has(name)) {
        skipped += 1
        return
      }
      const { bold, weights } = reading
      if (weighs.test(name)) weights.push(bold.get(attributes['text:style-name'] ?? '') ?? weights.at(-1) ?? false)
      begin.get(name)?.(reading, attributes)
    },
    close: (name) => {
      if (skipped > 0) {
        skipped -= 1
        return
      }
      if (weighs.test(name)) reading.weights.pop()
      finish.get(name)?.(reading)
    },
    text: (text) => {
      if (skipped === 0) reading.writer.write(text.replaceAll(/\s+/g, ' '), reading.weights.at(-1) ?? false)
    },
  })
  return reading.writer.end()
}
