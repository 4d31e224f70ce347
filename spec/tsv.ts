/** A row of a table: its cells, and the number of its line. */
export type Row = { readonly cells: ReadonlyArray<string>; readonly line: number }

/** The rows of a tab-separated table below its one line of headings; empty lines are left out. */
export const parseTsv = (text: string): ReadonlyArray<Row> =>
  text
    .split(/\r?\n/)
    .flatMap((row, index) => (index === 0 || row === '' ? [] : [{ cells: row.split('\t'), line: index + 1 }]))
