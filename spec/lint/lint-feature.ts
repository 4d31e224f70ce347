import type { Feature } from '@cucumber/messages'
import type { Problem } from '../requirements.ts'
import { parseFeature } from '../parse-feature.ts'
import type { Source } from '../files.ts'
import {
  type Finding,
  checkClaims,
  checkNames,
  checkNarrative,
  checkRequirements,
  checkRules,
  checkTags,
} from './shape.ts'
import { checkHidden } from './hidden.ts'
import { checkPromises } from './promises.ts'
import { checkEqualRows, checkEqualSteps, checkProven, checkRows } from './proof.ts'
import { checkLength, checkWhens } from './steps.ts'
import { checkMechanics, checkShould } from './words.ts'

/** First what decides whether anything runs at all, then style. */
const checks: ReadonlyArray<(feature: Feature) => ReadonlyArray<Finding>> = [
  checkProven,
  checkRows,
  checkEqualRows,
  checkPromises,
  checkNarrative,
  checkRules,
  checkRequirements,
  checkClaims,
  checkNames,
  checkTags,
  checkShould,
  checkMechanics,
  checkLength,
  checkWhens,
]

const maxLines = 160

function checkSize(text: string): ReadonlyArray<Finding> {
  const lines = text.trimEnd().split('\n').length
  return lines > maxLines
    ? [{ line: maxLines + 1, message: `A feature has at most ${maxLines} lines; this one has ${lines}.` }]
    : []
}

export function lintFeature({ file, text }: Source): ReadonlyArray<Problem> {
  const { document, pickles } = parseFeature(file, text)
  const { feature } = document
  if (!feature) return [{ file, line: 1, message: 'The file holds no feature.' }]
  const structure = [...checkHidden(text)(feature), ...checkEqualSteps(feature, pickles)]
  return [...structure, ...checks.flatMap((check) => check(feature)), ...checkSize(text)]
    .toSorted((one, other) => one.line - other.line)
    .map((finding) => ({ file, ...finding }))
}

const parentFolder = (file: string) => file.slice(0, file.lastIndexOf('/'))

export function lintFolders(files: ReadonlyArray<string>): ReadonlyArray<Problem> {
  const folders = new Set(files.filter((file) => file.endsWith('.feature')).map(parentFolder))
  return [...folders]
    .map((folder) => `${folder}/readme.md`)
    .filter((readme) => !files.includes(readme))
    .map((file) => ({ file, line: 1, message: 'A folder of features says in its readme.md what it is for.' }))
}
