import { readFileSync } from 'node:fs'
import { parseTsv, type Row } from './tsv.ts'

/** One statement of the specification. `section` is the part of the id before its dash, such as `J4.4`. */
export type Requirement = {
  readonly id: string
  readonly section: string
  readonly title: string
  readonly kind: string
  readonly statement: string
}

const catalogues = ['docs/requirements/corporate.tsv', 'docs/requirements/careers.tsv']

const sectionOf = (id: string) => id.slice(0, id.lastIndexOf('-'))

function toRequirement({ cells: [id = '', section = '', kind = '', statement = ''] }: Row): Requirement {
  return { id, section: sectionOf(id), title: section.replace(/^[\d.]+ ?/, ''), kind, statement }
}

/** The rows of a catalogue: tab-separated id, section, kind and statement under one line of headings. */
export const parseRequirements = (text: string): ReadonlyArray<Requirement> => parseTsv(text).map(toRequirement)

/** Every statement of both documents, in their order. */
export const readRequirements = (): ReadonlyArray<Requirement> =>
  catalogues.flatMap((path) => parseRequirements(readFileSync(path, 'utf8')))

/** An id or a part as the catalogues spell it, whatever letters were typed: `j2.9-34.A` is `J2.9-34.a`. */
export const spellPart = (typed: string) =>
  typed.replace(/^[a-z]/, (letter) => letter.toUpperCase()).replace(/\.[A-Z]$/, (end) => end.toLowerCase())

/** Whether an id lies in a part: `J` is a document, `J4` section 4 with its parts, `J4.4` no part of `J4.40`. */
export const liesIn = (id: string, part: string) =>
  id === part || id.startsWith(`${part}-`) || id.startsWith(`${part}.`) || id.charAt(0) === part
