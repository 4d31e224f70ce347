import { findEndDate, findTimes } from './resume-dates.ts'
import { labelledEntries } from './resume-labels.ts'
import type { Line } from './resume-lines.ts'
import { isDegree, isSchool, splitPieces, withoutPlace } from './resume-words.ts'
import type { Findings } from './resume.ts'

const maxEntries = 40

function parseDegree(piece: string): { readonly degree: string; readonly field: string | null } {
  const named = /^(.{1,80}?) in (.+)$/i.exec(piece)
  if (named) return { degree: named[1] ?? piece, field: named[2] ?? null }
  const short = /^([A-Z][A-Za-z.]{1,5}) (?!of |degree\b|diploma\b)(.+)$/.exec(piece)
  return short && isDegree(short[1] ?? '')
    ? { degree: short[1] ?? piece, field: short[2] ?? null }
    : { degree: piece, field: null }
}

function degreeFindings(piece: string, raw: string): Findings {
  const { degree, field } = parseDegree(piece)
  return { Degree: { value: degree, from: raw }, ...(field !== null && { Field: { value: field, from: raw } }) }
}

function readTimeFindings(text: string, raw: string): { readonly found: Findings; readonly rest: string } {
  const lasted = findTimes(text)
  if (lasted) {
    const { from, to, isCurrent } = lasted.times
    const found = {
      ...(from !== null && { From: { value: from, from: raw } }),
      ...(to !== null && { To: { value: to, from: raw } }),
      ...(isCurrent && { IsCurrent: { value: ['I still study there'], from: raw } }),
    }
    return { found, rest: lasted.rest }
  }
  const ended = findEndDate(text)
  return ended ? { found: { To: { value: ended.end, from: raw } }, rest: ended.rest } : { found: {}, rest: text }
}

function lineFindings({ text, raw }: Line): Findings {
  if (text.length > 160) return {}
  const major = /^(?:major|field of study|concentration): ?(.+)$/i.exec(text)
  if (major) return { Field: { value: major[1] ?? '', from: raw } }
  const { found, rest } = readTimeFindings(text, raw)
  const pieces = withoutPlace(splitPieces(rest))
  const school = pieces.find(isSchool)
  const degree = pieces.find((piece) => piece !== school && isDegree(piece))
  const next = degree === undefined ? undefined : pieces[pieces.indexOf(degree) + 1]
  const field =
    next !== undefined && next !== school && !/\d|gpa|honou?rs|cum laude|graduated|expected|class of/i.test(next)
      ? next
      : undefined
  return {
    ...(field !== undefined && { Field: { value: field, from: raw } }),
    ...(degree !== undefined && degreeFindings(degree, raw)),
    ...(school !== undefined && { School: { value: school, from: raw } }),
    ...found,
  }
}

const names = ['School', 'Degree'] as const

function guessedEntries(lines: ReadonlyArray<Line>): ReadonlyArray<Findings> {
  const entries: Findings[] = []
  for (const line of lines) {
    const found = lineFindings(line)
    const last = entries.at(-1)
    const isNext = names.some((name) => name in found && (!last || name in last))
    if (isNext && entries.length === maxEntries) break
    if (isNext) entries.push(found)
    else if (last) entries[entries.length - 1] = { ...found, ...last }
  }
  return entries
}

const labels: Readonly<Record<string, string>> = {
  school: 'School',
  university: 'School',
  college: 'School',
  institution: 'School',
  degree: 'Degree',
  qualification: 'Degree',
  major: 'Field',
  field: 'Field',
  'field of study': 'Field',
  from: 'From',
  start: 'From',
  to: 'To',
  end: 'To',
  graduated: 'To',
  dates: 'Times',
}

export const parseEducation = (lines: ReadonlyArray<Line>): ReadonlyArray<Findings> =>
  labelledEntries(lines, { labels, still: 'I still study there', long: null }) ?? guessedEntries(lines)
