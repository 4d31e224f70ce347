import { readFileSync } from 'node:fs'

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

function readRow(line: string): Requirement {
  const [id = '', section = '', kind = '', statement = ''] = line.split('\t')
  return { id, section: sectionOf(id), title: section.replace(/^[\d.]+ ?/, ''), kind, statement }
}

/** The rows of a catalogue: tab-separated id, section, kind and statement under one line of headings. */
export const parseRequirements = (text: string): ReadonlyArray<Requirement> =>
  text.trimEnd().split(/\r?\n/).slice(1).map(readRow)

/** Every statement of both documents, in their order. */
export const readRequirements = (): ReadonlyArray<Requirement> =>
  catalogues.flatMap((path) => parseRequirements(readFileSync(path, 'utf8')))

/** Whether an id lies in a part: `J` is a document, `J4` section 4 with its parts, `J4.4` no part of `J4.40`. */
export const liesIn = (id: string, part: string) =>
  id === part || id.startsWith(`${part}-`) || id.startsWith(`${part}.`) || id.charAt(0) === part
