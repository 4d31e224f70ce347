export type Row = { readonly cells: ReadonlyArray<string>; readonly line: number }

export const parseTsv = (text: string): ReadonlyArray<Row> =>
  text
    .split(/\r?\n/)
    .flatMap((row, index) => (index === 0 || row === '' ? [] : [{ cells: row.split('\t'), line: index + 1 }]))
