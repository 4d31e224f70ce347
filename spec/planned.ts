import { readFileSync } from 'node:fs'

/** A requirement that a flow still to be built will cover. */
export type Planned = {
  readonly id: string
  readonly flow: string
  /** What the site lacks for it, so that nothing proves it yet: the address of a page, or words; null when no more is said. */
  readonly missing: string | null
  readonly file: string
  readonly line: number
}

const file = 'docs/requirements/planned.tsv'

/** Reads the lines `id<TAB>flow<TAB>missing`, the last of which may be left out, under one line of headings. */
export const parsePlanned = (text: string): ReadonlyArray<Planned> =>
  text.split(/\r?\n/).flatMap((row, index) => {
    const [id = '', flow = '', missing = ''] = row.split('\t')
    return index === 0 || id === '' ? [] : [{ id, flow, missing: missing || null, file, line: index + 1 }]
  })

export const readPlanned = () => parsePlanned(readFileSync(file, 'utf8'))

/** The addresses of pages that are led to and not there yet. */
export const plannedAddresses = () => [
  ...new Set(readPlanned().flatMap(({ missing }) => (missing?.startsWith('/') ? [missing] : []))),
]
