const escapeCell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ').replace(/[<>]/g, '\\$&')

const writeRow = (cells: ReadonlyArray<string>) => `| ${cells.map(escapeCell).join(' | ')} |`

/** A table in Markdown, line by line. Cells may hold Markdown, but no tags. */
export const writeTable = (headings: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<string>>) => [
  writeRow(headings),
  writeRow(headings.map(() => '---')),
  ...rows.map(writeRow),
]

export const writeCode = (text: string) => `\`${text}\``

/** Text in which nothing but what stands in back quotes is read as Markdown. */
export const escapeProse = (text: string) =>
  text
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[<>*_[\]]/g, '\\$&')))
    .join('')
