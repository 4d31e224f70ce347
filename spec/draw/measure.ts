/** In pixels. */
export const textStyles = {
  name: { size: 15, line: 20, bold: true },
  sentence: { size: 13, line: 17, bold: false },
  note: { size: 13, line: 17, bold: false },
  event: { size: 13, line: 17, bold: false },
} as const

export type TextStyle = keyof typeof textStyles

export type Line = { readonly text: string; readonly style: TextStyle; readonly isItem?: boolean }

/** Maximum line widths in pixels. */
export type Widths = { readonly label: number; readonly card: number; readonly state: number }

export const indent = 12

/** Helvetica advance widths (same in Arial, Liberation Sans), in 1/1000 of the font size. */
const widths: Readonly<Record<number, string>> = {
  191: "'",
  222: 'ijl',
  260: '|',
  278: ' !,./:;I[\\]ft',
  333: '()-`r',
  334: '{}',
  355: '"',
  389: '*',
  469: '^',
  500: 'Jcksvxyz',
  556: '#$0123456789?L_abdeghnopqu',
  584: '+<=>~',
  611: 'FTZ',
  667: '&ABEKPSVXY',
  722: 'CDHNRUw',
  778: 'GOQ',
  833: 'Mm',
  889: '%',
  944: 'W',
  1015: '@',
}

const characterWidths = new Map(
  Object.entries(widths).flatMap(([width, characters]) =>
    Array.from(characters, (each) => [each, Number(width)] as const),
  ),
)
const usual = 600
/** Bold is wider, and so may be the fonts of other readers. */
const slack = { bold: 1.09, regular: 1.03 }

export function measureText({ text, style, isItem }: Line): number {
  const { size, bold } = textStyles[style]
  const thousandths = Array.from(text).reduce((sum, each) => sum + (characterWidths.get(each) ?? usual), 0)
  const inset = isItem === undefined ? 0 : indent
  return inset + (thousandths * size * (bold ? slack.bold : slack.regular)) / 1000
}

export const measureLines = (lines: ReadonlyArray<Line>) => ({
  width: Math.ceil(Math.max(0, ...lines.map(measureText))),
  height: lines.reduce((sum, { style }) => sum + textStyles[style].line, 0),
})

function breakText(text: string, style: TextStyle, width: number): ReadonlyArray<Line> {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter((part) => part !== undefined).join(' ')
    if (lines.length > 0 && measureText({ text: longer, style }) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.map((line) => ({ text: line, style }))
}

const step = 8

export function wrapText(text: string, style: TextStyle, width: number): ReadonlyArray<Line> {
  const lines = breakText(text, style, width)
  const couldBreakMore = lines.length > 1 && lines.length < text.split(' ').length
  return couldBreakMore && breakText(text, style, width - step).length === lines.length
    ? wrapText(text, style, width - step)
    : lines
}
