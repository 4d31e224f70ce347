import { SaxesParser } from 'saxes'

export type XmlElement = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: ReadonlyArray<XmlElement>
  readonly text: string
}

type OpenElement = { name: string; attributes: Record<string, string>; children: XmlElement[]; text: string }

export function readXml(xml: string): XmlElement {
  const open: OpenElement[] = [{ name: '', attributes: {}, children: [], text: '' }]
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value])
    open.push({ name, attributes: Object.fromEntries(values), children: [], text: '' })
  })
  parser.on('text', (text) => void (open.at(-1)!.text += text))
  parser.on('cdata', (text) => void (open.at(-1)!.text += text))
  parser.on('closetag', () => {
    const element = open.pop()!
    open.at(-1)!.children.push(element)
  })
  parser.write(xml).close()
  return open[0]!.children[0]!
}

export const findElements = (element: XmlElement, name: string) =>
  element.children.filter((child) => child.name === name)

export const findTexts = (element: XmlElement, name: string) => findElements(element, name).map(({ text }) => text)
