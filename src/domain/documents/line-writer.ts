type Paragraph = { mark: string; isBold: boolean; text: string; addresses: string[] }

export const bullet = '• '

export const headingMark = (level: number): string => `${'#'.repeat(Math.min(6, Math.max(1, level)))} `

const withMarks = ({ mark, isBold, text, addresses }: Paragraph): ReadonlyArray<string> => {
  const lines = text.split('\n').map((line) => line.trim())
  const [first = '', ...rest] = lines
  const missing = addresses.filter((address) => !text.includes(address))
  const isMarked = mark === '' && isBold && lines.length === 1 && first !== '' && !first.includes('*')
  const whole = isMarked ? `**${first}**` : first
  return [[whole === '' ? '' : `${mark}${whole}`, ...missing].filter(Boolean).join(' '), ...rest]
}

type Cell = ReadonlyArray<string>

const leads = ([line = '', ...more]: Cell, [next]: Cell = []) =>
  more.length === 0 && (/:$|\b(?:19|20)\d\d\b/.test(line) || next === ':')

/** Cells that stand beside each other line by line are lines with tabs; a part of a page in a cell stays together. */
function joinCells(all: ReadonlyArray<Cell>): Cell {
  const cells = all.map((lines) => lines.join('\n').trim().split('\n')).filter(([line]) => line !== '')
  const most = cells.reduce((longest, { length }) => Math.max(longest, length), 0)
  if (most <= 3 && cells.every((lines) => lines.length === most))
    return Array.from({ length: most }, (_, line) => cells.map((lines) => lines[line] ?? '').join('\t'))
  const joined = Array.of<string>()
  let lead = ''
  for (const [place, lines] of cells.entries()) {
    const isLast = place === cells.length - 1
    if (!isLast && leads(lines, cells[place + 1])) lead += `${lines[0] ?? ''}\t`
    else {
      if (lead === '') joined.push('')
      for (const [at, line] of lines.entries()) joined.push(at === 0 ? `${lead}${line}` : line)
      lead = ''
    }
  }
  return joined
}

function createTableWriter() {
  const sinks: string[][] = [[]]
  const rows: string[][][] = []
  const emit = (lines: ReadonlyArray<string>) => {
    const sink = sinks.at(-1)
    for (const line of lines) sink?.push(line)
  }
  return {
    emit,
    beginRow: () => void rows.push([]),
    beginCell: () => void sinks.push([]),
    endCell: () => {
      if (sinks.length > 1) rows.at(-1)?.push(sinks.pop() ?? [])
    },
    endRow: () => emit(joinCells(rows.pop() ?? [])),
    end: () =>
      sinks
        .flat()
        .join('\n')
        .replaceAll(/\n{3,}/g, '\n\n')
        .trim(),
  }
}

export function createLineWriter() {
  const { emit, ...table } = createTableWriter()
  const paragraphs: Paragraph[] = []
  return {
    ...table,
    beginParagraph: () => void paragraphs.push({ mark: '', isBold: true, text: '', addresses: [] }),
    mark: (mark: string) => {
      const paragraph = paragraphs.at(-1)
      if (paragraph) paragraph.mark = mark
    },
    write: (text: string, isBold = false) => {
      const paragraph = paragraphs.at(-1)
      if (!paragraph) return
      paragraph.text += text
      if (text.trim() !== '') paragraph.isBold &&= isBold
    },
    /** Of a link whose text may be something else. */
    address: (target: string) => {
      const [, address] = /^mailto:([^?\s]+@[^?\s]+)/i.exec(target.trim()) ?? []
      if (address !== undefined) paragraphs.at(-1)?.addresses.push(address)
    },
    endParagraph: () => {
      const paragraph = paragraphs.pop()
      if (paragraph) emit(withMarks(paragraph))
    },
  }
}
