import { decodeEntities } from '../text/plain-text.ts'

export type XmlAttributes = Readonly<Record<string, string>>

export type XmlListener = {
  readonly open: (name: string, attributes: XmlAttributes) => void
  readonly close: (name: string) => void
  readonly text: (text: string) => void
}

const tag = /<(\/?)([\w:.-]{1,100})(?=[\s/>])((?:[^"'<>]|"[^"<]*"|'[^'<]*')*)>/y
const attribute = /([\w:.-]{1,100})\s*=\s*(?:"([^"]*)"|'([^']*)')/g

const readAttributes = (text: string): XmlAttributes =>
  Object.fromEntries(
    Array.from(text.matchAll(attribute), ([, name = '', double, single]) => [
      name,
      decodeEntities(double ?? single ?? ''),
    ]),
  )

const spans: ReadonlyArray<readonly [begin: string, end: string]> = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
]

const endOf = (found: number, xml: string) => (found < 0 ? xml.length : found)

function readTag(xml: string, place: number, { open, close }: XmlListener): number {
  tag.lastIndex = place
  const [whole = '<', end, name = '', attributes = ''] = tag.exec(xml) ?? []
  if (end === '/') close(name)
  else if (name !== '') {
    open(name, readAttributes(attributes))
    if (attributes.endsWith('/')) close(name)
  }
  return place + whole.length
}

/** For documents that programs write: what is not well-formed is skipped, and entities of a document type stay as they are. */
export function readXml(xml: string, listener: XmlListener): void {
  let place = 0
  while (place < xml.length) {
    const span = spans.find(([begin]) => xml.startsWith(begin, place))
    if (span) {
      const [begin, end] = span
      const last = endOf(xml.indexOf(end, place + begin.length), xml)
      if (begin === '<![CDATA[') listener.text(xml.slice(place + begin.length, last))
      place = last + end.length
    } else if (xml[place] === '<') place = readTag(xml, place, listener)
    else {
      const last = endOf(xml.indexOf('<', place), xml)
      listener.text(decodeEntities(xml.slice(place, last)))
      place = last
    }
  }
}
