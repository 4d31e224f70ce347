import { maxEntries, sections } from '#contract/application-sections.ts'
import type { FieldValue, FormProblems, FormValues } from '#contract/form.ts'
import type { AllFindings, Findings, FieldFinding, Guess, Resume, ResumeSection, UnplacedLine } from './resume.ts'

const [maxDutiesLength, maxDutiesPerJob] = [60_000, 4_000]

const longestSource = 200

const toSingleLine = (text: string) => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()

export const toSource = (line: string): string => toSingleLine(line).slice(0, longestSource)

const someLines = (text: string, length: number) =>
  text
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .trim()
    .slice(0, length)
    .trim()

function tidy(field: string, value: FieldValue, maxLength: number): FieldValue {
  if (typeof value !== 'string') return value
  return field === 'Duties' ? someLines(value, maxLength) : toSingleLine(value)
}

/** A bare year is accepted as a month, for the applicant to complete. */
export function isAccepted(section: ResumeSection, field: string, value: FieldValue): boolean {
  if (value.length === 0) return false
  const { form, controls } = sections[section]
  const problems: FormProblems = form.findProblems({ [field]: value })
  return problems[field] === undefined || (controls[field]?.isMonth === true && /^\d{4}$/.test(String(value)))
}

type Read = {
  readonly values: FormValues
  readonly refused: ReadonlyArray<string>
  readonly guesses: ReadonlyArray<Omit<Guess['where'], 'section'> & Omit<Guess, 'where'>>
}

function readPart(section: ResumeSection, found: Findings, { entry, most }: { entry: number; most: number }): Read {
  const offered = Object.keys(sections[section].form.inputs).flatMap(
    (field): ReadonlyArray<readonly [string, FieldFinding]> => {
      const one = found[field]
      return one ? [[field, { ...one, value: tidy(field, one.value, most) }]] : []
    },
  )
  const taken = offered.filter(([field, { value }]) => isAccepted(section, field, value))
  return {
    refused: offered
      .filter((one) => !taken.includes(one))
      .flatMap(([, { value }]) => (value.length > 0 ? [String(value)] : [])),
    values: Object.fromEntries(taken.map(([field, { value }]) => [field, value])),
    guesses: taken.flatMap(([field, { from, isUnsure = false }]) =>
      from === null ? [] : [{ entry, field, from: toSource(from), isUnsure }],
    ),
  }
}

const listTexts = (found: Findings) => Object.values(found).map(({ value }) => String(value))

/** What the form refuses of each entry, and all of those beyond the most. */
function listRefused(
  section: ResumeSection,
  read: ReadonlyArray<Read>,
  all: ReadonlyArray<Findings>,
): ReadonlyArray<UnplacedLine> {
  const refused = read.flatMap((part) => part.refused)
  const beyond = all.slice(maxEntries).map((found) => listTexts(found).join(', '))
  return [...refused, ...beyond]
    .filter((text) => text !== '')
    .map((text) => ({ section, heading: '', text: toSingleLine(text) }))
}

const hasValues = ({ values }: Read) => Object.keys(values).length > 0

function readList(section: ResumeSection, all: ReadonlyArray<Findings>): ReadonlyArray<Read> {
  const entries = all
    .filter((found) => hasValues(readPart(section, found, { entry: 0, most: maxDutiesPerJob })))
    .slice(0, maxEntries)
  const most = Math.min(maxDutiesPerJob, Math.floor(maxDutiesLength / Math.max(1, entries.length)))
  return entries.map((found, entry) => readPart(section, found, { entry, most }))
}

const listGuesses = (section: ResumeSection, parts: ReadonlyArray<Read>): ReadonlyArray<Guess> =>
  parts.flatMap(({ guesses }) =>
    guesses.map(({ from, isUnsure, ...where }) => ({ where: { section, ...where }, from, isUnsure })),
  )

const lists = ['education', 'employment', 'references'] as const

export function createResume(format: Resume['format'], found: AllFindings): Resume {
  const read = {
    contact: [readPart('contact', found.contact, { entry: 0, most: 0 })],
    education: readList('education', found.education),
    employment: readList('employment', found.employment),
    references: readList('references', found.references),
  }
  const listValues = (section: ResumeSection) => read[section].map(({ values }) => values)
  const refused = [
    ...listRefused('contact', read.contact, []),
    ...lists.flatMap((section) => listRefused(section, read[section], found[section])),
  ]
  return {
    format,
    contact: listValues('contact')[0] ?? {},
    education: listValues('education'),
    employment: listValues('employment'),
    references: listValues('references'),
    guesses: Object.entries(read).flatMap(([section, parts]) => listGuesses(section as ResumeSection, parts)),
    unplaced: [...found.unplaced, ...refused],
    skipped: found.skipped,
  }
}
