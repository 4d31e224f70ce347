import { isOn, type DocxStyles, type ParagraphStyle } from './docx-styles.ts'
import { bullet, createLineWriter, headingMark } from './line-writer.ts'
import { readXml, type XmlAttributes } from './xml.ts'

/** Deleted and moved text, a drawing for older programs, and codes of fields and shapes. */
const unread = new Set(['w:del', 'w:moveFrom', 'mc:Fallback', 'w:rt', 'wp:docPr', 'w:sdtPr', 'm:oMath'])

const signs = new Map(
  Object.entries({
    'w:tab': '\t',
    'w:ptab': '\t',
    'w:br': '\n',
    'w:cr': '\n',
    'w:noBreakHyphen': '-',
  }),
)

const plainStyle: ParagraphStyle = { level: null, isList: false, isBold: false }

type Run = { isBold: boolean; isHidden: boolean }

type Links = ReadonlyMap<string, string>

type Reading = {
  readonly writer: ReturnType<typeof createLineWriter>
  readonly styles: DocxStyles
  readonly links: Links
  readonly open: string[]
  readonly within: Record<'w:pPr' | 'w:rPr' | 'w:r', number>
  run: Run
  style: ParagraphStyle
}

const isWithin = ({ within }: Reading, name: keyof Reading['within']) => within[name] > 0

const isCounted = ({ within }: Reading, name: string): name is keyof Reading['within'] => Object.hasOwn(within, name)

const setRun = new Map(
  Object.entries<(reading: Reading, attributes: XmlAttributes) => void>({
    'w:b': ({ run }, attributes) => {
      run.isBold = isOn(attributes)
    },
    'w:vanish': ({ run }, attributes) => {
      run.isHidden = isOn(attributes)
    },
    'w:rStyle': ({ run }, { 'w:val': style = '' }) => {
      if (/^strong$/i.test(style)) run.isBold = true
    },
  }),
)

const setParagraph = new Map(
  Object.entries<(reading: Reading, attributes: XmlAttributes) => void>({
    'w:pStyle': (reading, { 'w:val': id = '' }) => {
      reading.style = reading.styles.get(id) ?? plainStyle
      const { level, isList } = reading.style
      if (level !== null) reading.writer.mark(headingMark(level))
      else if (isList) reading.writer.mark(bullet)
    },
    'w:numId': ({ writer, style }, { 'w:val': id }) => {
      if (style.level === null) writer.mark(id === '0' ? '' : bullet)
    },
    'w:outlineLvl': ({ writer, style }, { 'w:val': level }) => {
      if (style.level === null && Number(level) < 9) writer.mark(headingMark(Number(level) + 2))
    },
  }),
)

const begin = new Map(
  Object.entries<(reading: Reading, attributes: XmlAttributes) => void>({
    'w:p': (reading) => {
      reading.style = plainStyle
      reading.writer.beginParagraph()
    },
    'w:tr': ({ writer }) => writer.beginRow(),
    'w:tc': ({ writer }) => writer.beginCell(),
    'w:r': (reading) => {
      reading.run = { isBold: reading.style.isBold, isHidden: false }
    },
    'w:sym': ({ writer, run }) => {
      if (!run.isHidden) writer.write(bullet)
    },
    'w:hyperlink': ({ writer, links }, { 'r:id': id = '' }) => writer.address(links.get(id) ?? ''),
  }),
)

const finish = new Map(
  Object.entries<(reading: Reading) => void>({
    'w:p': ({ writer }) => writer.endParagraph(),
    'w:tr': ({ writer }) => writer.endRow(),
    'w:tc': ({ writer }) => writer.endCell(),
  }),
)

function openElement(reading: Reading, name: string, attributes: XmlAttributes): void {
  if (isWithin(reading, 'w:pPr')) {
    if (!isWithin(reading, 'w:rPr')) setParagraph.get(name)?.(reading, attributes)
  } else if (isWithin(reading, 'w:rPr')) setRun.get(name)?.(reading, attributes)
  else if (isWithin(reading, 'w:r') && signs.has(name)) {
    if (!reading.run.isHidden) reading.writer.write(signs.get(name) ?? '')
  } else begin.get(name)?.(reading, attributes)
  if (isCounted(reading, name)) reading.within[name] += 1
  reading.open.push(name)
}

function addText({ open, writer, run }: Reading, text: string): void {
  const within = open.at(-1)
  if (within === 'w:t' && !run.isHidden) writer.write(text, run.isBold)
  const [, target = ''] = within === 'w:instrText' ? (/HYPERLINK\s+"([^"]*)"/.exec(text) ?? []) : []
  writer.address(target)
}

const createReading = (styles: DocxStyles, links: Links): Reading => ({
  writer: createLineWriter(),
  styles,
  links,
  open: [],
  within: { 'w:pPr': 0, 'w:rPr': 0, 'w:r': 0 },
  run: { isBold: false, isHidden: false },
  style: plainStyle,
})

export function readDocxPart(xml: string, styles: DocxStyles, links: Links): string {
  const reading = createReading(styles, links)
  let skipped = 0
  readXml(xml, {
    open: (name, attributes) => {
      if (skipped > 0 || unread.has(name)) skipped += 1
      else openElement(reading, name, attributes)
    },
    close: (name) => {
      if (skipped > 0) {
        skipped -= 1
        return
      }
      reading.open.pop()
      if (isCounted(reading, name)) reading.within[name] -= 1
      finish.get(name)?.(reading)
    },
    text: (text) => {
      if (skipped === 0) addText(reading, text)
    },
  })
  return reading.writer.end()
}
