import { readFileSync } from 'node:fs'
import { parseTsv } from './files.ts'

export type PlannedRequirement = {
  readonly id: string
  readonly flow: string
  /** What the site still lacks: the address of a page, or words; null when not specified. */
  readonly missing: string | null
  readonly file: string
  readonly line: number
}

const file = 'docs/requirements/planned.tsv'

export const parsePlanned = (text: string): ReadonlyArray<PlannedRequirement> =>
  parseTsv(text).map(({ cells: [id = '', flow = '', missing = ''], line }) => ({
    id,
    flow,
    missing: missing || null,
    file,
    line,
  }))

export const readPlanned = () => parsePlanned(readFileSync(file, 'utf8'))

export const plannedAddresses = () => [
  ...new Set(readPlanned().flatMap(({ missing }) => (missing?.startsWith('/') ? [missing] : []))),
]
