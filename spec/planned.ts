import { readFileSync } from 'node:fs'

/** A requirement that a flow still to be built will cover. */
export type Planned = { readonly id: string; readonly flow: string; readonly file: string; readonly line: number }

const file = 'docs/requirements/planned.tsv'

/** Reads the lines `id<TAB>flow` under one line of headings. */
export const parsePlanned = (text: string): ReadonlyArray<Planned> =>
  text.split(/\r?\n/).flatMap((row, index) => {
    const [id = '', flow = ''] = row.split('\t')
    return index === 0 || id === '' ? [] : [{ id, flow, file, line: index + 1 }]
  })

export const readPlanned = () => parsePlanned(readFileSync(file, 'utf8'))
