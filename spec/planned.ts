import { readFileSync } from 'node:fs'
import { parseTsv } from './tsv.ts'

/** A requirement that nothing proves, set aside with the flow that it belongs to. */
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
  parseTsv(text).map(({ cells: [id = '', flow = '', missing = ''], line }) => ({
    id,
    flow,
    missing: missing || null,
    file,
    line,
  }))

export const readPlanned = () => parsePlanned(readFileSync(file, 'utf8'))

/** The addresses of pages that are led to and not there yet. */
export const plannedAddresses = () => [
  ...new Set(readPlanned().flatMap(({ missing }) => (missing?.startsWith('/') ? [missing] : []))),
]
