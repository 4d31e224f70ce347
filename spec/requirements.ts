import { readFileSync } from 'node:fs'
import { parseTsv, type Row } from './files.ts'

export type Requirement = {
  readonly id: string
  readonly section: string
  readonly title: string
  readonly kind: string
  readonly statement: string
}

const catalogues = ['docs/requirements/corporate.tsv', 'docs/requirements/careers.tsv']

const requirementSection = (id: string) => id.slice(0, id.lastIndexOf('-'))

function toRequirement({ cells: [id = '', section = '', kind = '', statement = ''] }: Row): Requirement {
  return { id, section: requirementSection(id), title: section.replace(/^[\d.]+ ?/, ''), kind, statement }
}

export const parseRequirements = (text: string): ReadonlyArray<Requirement> => parseTsv(text).map(toRequirement)

export const readRequirements = (): ReadonlyArray<Requirement> =>
  catalogues.flatMap((path) => parseRequirements(readFileSync(path, 'utf8')))

export const spellPart = (typed: string) =>
  typed.replace(/^[a-z]/, (letter) => letter.toUpperCase()).replace(/\.[A-Z]$/, (end) => end.toLowerCase())

/** `J` is a document, `J4` section 4 with its subsections; `J4.4` does not contain `J4.40`. */
export const isInSection = (id: string, part: string) =>
  id === part || id.startsWith(`${part}-`) || id.startsWith(`${part}.`) || id.charAt(0) === part

export type MentionSource = 'rule' | 'example' | 'test' | 'markup' | 'content' | 'model'

export type Mention = {
  readonly id: string
  readonly by: MentionSource
  readonly says: string
  readonly file: string
  readonly line: number
}

export type Problem = { readonly file: string; readonly line: number; readonly message: string }

/** Looser than a valid id, so that a misspelt id is reported and not overlooked. */
export const idShape = '[A-Za-z]\\d+(?:\\.\\d+)*-\\d+(?:\\.[A-Za-z])?'
