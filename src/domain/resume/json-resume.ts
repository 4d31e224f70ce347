import { parseJson } from '../text/parse-json.ts'
import { readContact } from './json-contact.ts'
import { readTimes, timeFindings } from './json-dates.ts'
import {
  at,
  createReader,
  createGuess,
  isRecord,
  createFinding,
  toList,
  toText,
  toWholeText,
  withoutBlanks,
  type Json,
  type Reader,
} from './json-values.ts'
import { withoutCredentials } from './resume-names.ts'
import type { AllFindings, Findings, ResumeSection, UnplacedLine } from './resume.ts'

type EntryRead = { readonly found: Findings; readonly unplaced: ReadonlyArray<UnplacedLine> }

const listUnplaced = (section: ResumeSection, heading: string, reader: Reader): ReadonlyArray<UnplacedLine> =>
  reader.rest().map(([key, text]) => ({ section, heading, text: `${key}: ${text}` }))

function readEducation(entry: unknown): EntryRead {
  const reader = createReader(entry)
  const school = reader.text('institution', 'school', 'university', 'college', 'institutionName', 'name')
  const found = withoutBlanks({
    School: createFinding(school),
    Degree: createFinding(reader.text('studyType', 'degree', 'qualification', 'diploma')),
    Field: createFinding(reader.text('area', 'major', 'field', 'fieldOfStudy', 'discipline', 'subject')),
    ...timeFindings(readTimes(reader), 'I still study there'),
  })
  return { found, unplaced: listUnplaced('education', school, reader) }
}

const duties = [
  'summary',
  'description',
  'responsibilities',
  'duties',
  'highlights',
  'achievements',
  'activities',
  'bullets',
  'tasks',
]

const readDuties = (reader: Reader) =>
  duties
    .map((name) => toText(reader.find([name]), '\n'))
    .filter(Boolean)
    .join('\n')

function readEmployment(entry: unknown): EntryRead {
  const reader = createReader(entry)
  // The schema called it `company` before version 1.
  const employer = reader.text('name', 'company', 'employer', 'organization', 'companyName', 'company_name')
  const found = withoutBlanks({
    Employer: createFinding(employer),
    JobTitle: createFinding(reader.text('position', 'title', 'jobTitle', 'job_title', 'role', 'designation')),
    ...timeFindings(readTimes(reader), 'I still work there'),
    Duties: createFinding(readDuties(reader)),
  })
  return { found, unplaced: listUnplaced('employment', employer, reader) }
}

/** Some programs keep the positions that somebody had with one employer below it. */
function listPositions(entry: unknown): ReadonlyArray<unknown> {
  if (!isRecord(entry)) return []
  const { positions, roles, ...employer } = entry
  const all = toList(positions ?? roles).filter(isRecord)
  if (all.length === 0) return [entry]
  const { startDate, endDate, ...named } = employer
  const whole = all.length === 1 ? { startDate, endDate } : {}
  const [company] = ['name', 'company', 'employer', 'organization'].filter((name) => toText(at(named, name)) !== '')
  return all.map((position) => {
    const { name, ...rest } = position
    return {
      ...whole,
      ...(company !== undefined && { employer: named[company] }),
      ...rest,
      ...(name !== undefined && { title: rest['title'] ?? name }),
    }
  })
}

function readReference(entry: unknown): EntryRead {
  const reader = createReader(entry)
  const whole = withoutCredentials(reader.text('name', 'fullName'))
  const [name = '', ...more] = whole.split(/,\s+/)
  const isParted = more.length > 0 && name.includes(' ')
  const relation = reader.text('relationship', 'relation', 'position', 'title', 'role')
  const company = relation === '' ? '' : reader.text('company', 'organization')
  const found = withoutBlanks({
    Name: isParted ? createGuess(name, `name: ${whole}`) : createFinding(whole),
    Relation:
      relation === '' && isParted
        ? createGuess(more.join(', '), `name: ${whole}`)
        : createFinding([relation, company].filter(Boolean).join(', ')),
    Email: createFinding(reader.text('email', 'mail')),
    Phone: createFinding(reader.text('phone', 'telephone', 'mobile', 'phoneNumber')),
  })
  return { found, unplaced: listUnplaced('references', name, reader) }
}

const keys = {
  contact: ['basics', 'bio', 'personal', 'personalInfo', 'contact'],
  work: ['work', 'experience', 'employment', 'workExperience', 'work_experience', 'workHistory', 'jobs'],
  education: ['education', 'educations', 'studies'],
  references: ['references', 'referees'],
}

const findKey = (resume: Json, names: ReadonlyArray<string>) =>
  names.find((name) => Object.hasOwn(resume, name) && resume[name] !== null) ?? ''

const isResume = (value: unknown): value is Json =>
  isRecord(value) && Object.values(keys).some((names) => names.some((name) => Object.hasOwn(value, name)))

/** Some programs put it into a list or below a name, such as `resume`. */
function unwrap(parsed: unknown): Json | null {
  if (isResume(parsed)) return parsed
  const inside = Array.isArray(parsed)
    ? parsed.slice(0, 1)
    : ['resume', 'cv', 'data', 'result'].map((name) => at(parsed, name))
  return inside.find(isResume) ?? null
}

/** Follows https://jsonresume.org/schema, and what programs make of it. Null if it is not a JSON Resume at all. */
export function readJsonResume(parsed: unknown): AllFindings | null {
  const resume = unwrap(parsed)
  if (resume === null) return null
  const [contact, work] = [findKey(resume, keys.contact), findKey(resume, keys.work)]
  const [education, references] = [findKey(resume, keys.education), findKey(resume, keys.references)]
  const { found, reader } = readContact(at(resume, contact))
  const jobs = toList(at(resume, work)).flatMap(listPositions).map(readEmployment)
  const schools = toList(at(resume, education)).map(readEducation)
  const people = toList(at(resume, references)).map(readReference)
  const placed = new Set([contact, work, education, references])
  return {
    contact: found,
    education: schools.map((entry) => entry.found),
    employment: jobs.map((entry) => entry.found),
    references: people.map((entry) => entry.found),
    unplaced: [
      ...listUnplaced('contact', contact, reader),
      ...[...schools, ...jobs, ...people].flatMap(({ unplaced }) => unplaced),
    ],
    skipped: Object.keys(resume).filter(
      (key) => !placed.has(key) && !/^[$_]|^(?:meta|version|id)$/.test(key) && toWholeText(resume[key]) !== '',
    ),
  }
}

const notValue = /"(?:[^"\\]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g
const lastComma = /"(?:[^"\\]|\\.)*"|,(?=\s*[}\]])/g

const keepTexts = (found: string) => (found.startsWith('"') ? found : '')

/** Of a file that somebody wrote by hand: comments and a comma behind the last value are no mistakes. */
export const parseResumeJson = (text: string): unknown =>
  parseJson(text) ?? parseJson(text.replaceAll(notValue, keepTexts).replaceAll(lastComma, keepTexts))
