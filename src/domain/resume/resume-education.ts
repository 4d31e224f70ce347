import { findDate, findTimes } from './resume-dates.ts'
import { findSchoolPieces, isDetail, parseDegree, withoutTail } from './resume-degrees.ts'
import { isSentence } from './resume-entries.ts'
import { findLabel, listLabels, hasAnyLabel, monthFindings, timeFindings } from './resume-labels.ts'
import type { Line } from './resume-lines.ts'
import { isPlace } from './resume-places.ts'
import { isDegree, isSchool } from './resume-words.ts'
import { mostEntries, type FieldFinding, type Findings } from './resume.ts'

const still = 'I still study there'

const labels = listLabels({
  School: 'school,school name,university,college,institution,institute',
  Degree: 'degree,degree earned,qualification,course',
  Field: 'major,majors,field,field of study,concentration,specialization',
  From: 'from,start',
  To: 'to,end,graduated,graduation date,graduation,expected graduation,completed',
  Times: 'dates,date,year',
})

type Times = { readonly found: Findings; readonly rest: string }

function readTimes(text: string, raw: string): Times {
  const lasted = findTimes(text)
  if (lasted) return { found: timeFindings({ times: lasted.times, raw }, still), rest: lasted.rest }
  const ended = findDate(text)
  return ended ? { found: { To: { value: ended.date, from: raw } }, rest: ended.rest } : { found: {}, rest: text }
}

function degreeFindings(piece: string, next: string | undefined, raw: string): Findings {
  const { degree, field } = parseDegree(piece)
  const takesField = !/^\S+ .*(?:certificate|diploma)$/i.test(degree)
  const bare = next === undefined || !takesField ? '' : withoutTail(next)
  const isField = bare !== '' && !isDetail(bare) && !isSchool(bare) && !isPlace(bare) && !isDegree(bare)
  const found = field ?? (isField ? bare : null)
  return { Degree: { value: degree, from: raw }, ...(found && { Field: { value: found, from: raw } }) }
}

const findSchool = (pieces: ReadonlyArray<string>, rest: string) =>
  pieces.find(isSchool) ?? (isSchool(rest) && pieces.length === 1 ? pieces[0] : undefined)

function lineFindings({ text, raw }: Line): Findings {
  const { found, rest } = readTimes(text, raw)
  const pieces = findSchoolPieces(rest)
  const degree = pieces.find((piece) => isDegree(piece))
  const school = findSchool(
    pieces.filter((piece) => piece !== degree),
    rest,
  )
  const next = degree === undefined ? undefined : pieces[pieces.indexOf(degree) + 1]
  return {
    ...(degree !== undefined && degreeFindings(degree, next === school ? undefined : next, raw)),
    ...(school !== undefined && { School: { value: school, from: raw } }),
    ...found,
  }
}

function labelledFindings(line: Line): Findings | null {
  const label = findLabel(line.text, labels)
  if (!label) return hasAnyLabel(line) && !isDegree(line.text) && !isSchool(line.text.split(':')[0] ?? '') ? {} : null
  if (label.value === '') return {}
  const finding: FieldFinding = { value: label.value, from: line.raw }
  if (label.field === 'Times') return readTimes(label.value, line.raw).found
  if (label.field === 'Degree') return degreeFindings(label.value, undefined, line.raw)
  if (label.field === 'From' || label.field === 'To')
    return monthFindings({ From: undefined, To: undefined, [label.field]: finding }, still)
  return { [label.field]: finding }
}

const names = ['School', 'Degree'] as const

type Entry = { found: Findings; readonly lines: Line[] }

const hasDate = (found: Findings) => 'To' in found || 'From' in found || 'IsCurrent' in found

function isNextEntry(last: Entry | undefined, found: Findings, line: Line): boolean {
  if (!names.some((name) => name in found)) return false
  if (!last || names.some((name) => name in found && name in last.found)) return true
  if (hasDate(last.found) && hasDate(found)) return true
  return line.hasGap && 'School' in last.found && 'Degree' in last.found
}

/** A name beside a degree that no word calls a school is one all the same. */
const isPlainName = ({ text, isPoint }: Line) =>
  !isPoint &&
  text.length <= 80 &&
  !isSentence(text) &&
  !isDetail(text) &&
  !/[:@]|^(?:concentration|major|minor|focus|emphasis|speciali[sz]ation|courses?|relevant|https?)\b/i.test(text) &&
  /^\p{Lu}/u.test(text) &&
  !isDegree(text)

function schoolBeside({ found, lines }: Entry): Findings {
  if ('School' in found || !('Degree' in found)) return found
  for (const line of lines) {
    const { rest } = readTimes(line.text, line.raw)
    const piece = findSchoolPieces(rest).find(
      (each) =>
        each !== found['Field']?.value &&
        isPlainName({ ...line, text: each }) &&
        !isPlace(each) &&
        !String(found['Degree']?.value).includes(each),
    )
    if (piece !== undefined && !String(found['Field']?.value ?? '').includes(piece))
      return { ...found, School: { value: piece, from: line.raw, isUnsure: true } }
  }
  return found
}

const isDateLine = ({ text, raw }: Line) => {
  const { found, rest } = readTimes(text, raw)
  return rest === '' && Object.keys(found).length > 0
}

type Read = { readonly line: Line; readonly found: Findings; readonly isDate: boolean }

function readLines(lines: ReadonlyArray<Line>): ReadonlyArray<Read> {
  const read = lines.map((line) => {
    const isRead = line.text.length <= 200 && !isSentence(line.text.replace(/\.$/, ''))
    return { line, found: isRead ? (labelledFindings(line) ?? lineFindings(line)) : {}, isDate: isDateLine(line) }
  })
  const usesPoints = !read.some(({ line, found }) => !line.isPoint && 'School' in found)
  return usesPoints ? read : read.map((each) => (each.line.isPoint ? { ...each, found: {} } : each))
}

function addLine(entries: Entry[], { line, found }: Read, { above, dates }: { above: Line[]; dates: Findings }): void {
  const last = entries.at(-1)
  if (isNextEntry(last, found, line)) entries.push({ found: { ...found, ...dates }, lines: [...above, line] })
  else if (last) {
    last.lines.push(line)
    last.found = hasDate(last.found) ? withoutDates(found, last.found) : { ...found, ...last.found }
  }
}

function groupEntries(read: ReadonlyArray<Read>): ReadonlyArray<Entry> {
  const entries: Entry[] = []
  const areDatesFirst = read[0]?.isDate === true
  let [above, dates]: [Line[], Findings] = [[], {}]
  for (const each of read) {
    const count = entries.length
    if (areDatesFirst && each.isDate) {
      ;[above, dates] = [[each.line], each.found]
      continue
    }
    if (count === mostEntries && isNextEntry(entries.at(-1), each.found, each.line)) break
    addLine(entries, each, { above, dates })
    if (entries.length > count) [above, dates] = [[], {}]
    else if (count === 0) above = [...above, each.line].slice(-2)
  }
  return entries
}

export const parseEducation = (lines: ReadonlyArray<Line>): ReadonlyArray<Findings> =>
  groupEntries(readLines(lines)).map(schoolBeside)

/** The dates of the entry stay as its first line has them. */
const withoutDates = (found: Findings, last: Findings): Findings => ({
  ...last,
  ...Object.fromEntries(
    Object.entries(found).filter(([field]) => !(field in last) && !['From', 'To', 'IsCurrent'].includes(field)),
  ),
})
