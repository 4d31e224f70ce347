import { largestText } from '../documents/document-text.ts'
import { createResume } from './create-resume.ts'
import { parseResumeJson, readJsonResume } from './json-resume.ts'
import { parseContact } from './resume-contact.ts'
import { parseEducation } from './resume-education.ts'
import { findEmail } from './resume-email-phone.ts'
import { parseEmployment } from './resume-employment.ts'
import { parseLines, type Line } from './resume-lines.ts'
import { parseReferences } from './resume-references.ts'
import { splitSections, type Section, type SectionKind } from './resume-sections.ts'
import { listUnplaced } from './resume-unplaced.ts'
import { type AllFindings, type Findings, type Resume } from './resume.ts'

const noFindings: AllFindings = {
  contact: {},
  education: [],
  employment: [],
  references: [],
  unplaced: [],
  skipped: [],
}

const linesOf = (sections: ReadonlyArray<Section>, kind: SectionKind): ReadonlyArray<Line> =>
  sections.filter((section) => section.kind === kind).flatMap(({ lines }) => lines)

/** Each section by itself, so that an entry ends with it. */
const parseSections = (
  sections: ReadonlyArray<Section>,
  kind: SectionKind,
  parse: (lines: ReadonlyArray<Line>) => ReadonlyArray<Findings>,
): ReadonlyArray<Findings> => sections.filter((section) => section.kind === kind).flatMap(({ lines }) => parse(lines))

const withTitle = ({ kind, title, lines }: Section) => (kind === 'unknown' && title ? [title, ...lines] : lines)

/** LinkedIn writes the name below the skills, others below a summary; the address may stand at the end. */
function headOf(sections: ReadonlyArray<Section>): ReadonlyArray<Line> {
  const head = linesOf(sections, 'head')
  const first = sections.findIndex(({ kind }) => kind === 'employment' || kind === 'education')
  const others = sections.filter(({ kind }) => kind === 'known' || kind === 'unknown')
  const above = others.filter((section) => sections.indexOf(section) < first || first < 0)
  const known = [...head, ...linesOf(sections, 'contact'), ...(head.length === 0 ? above.flatMap(withTitle) : [])]
  if (known.some(({ text }) => findEmail(text) !== null)) return known
  return [...known, ...others.flatMap(({ lines }) => lines.filter(isEmailLine).slice(0, 1))]
}

const isEmailLine = ({ text }: Line) =>
  findEmail(text) !== null &&
  text.length <= 100 &&
  !/\p{L}{3}/u.test(text.replaceAll(/[^\s|,;<>()@]{1,64}@\S{1,190}/g, ''))

function readPlainText(text: string): Resume {
  const sections = splitSections(parseLines(text))
  const resume = createResume('plain text', {
    contact: parseContact(headOf(sections)),
    education: parseSections(sections, 'education', parseEducation),
    employment: parseSections(sections, 'employment', parseEmployment),
    references: parseSections(sections, 'references', parseReferences),
    unplaced: [],
    skipped: [...new Set(sections.filter(({ kind }) => kind === 'known').map(({ heading }) => heading))],
  })
  return { ...resume, unplaced: listUnplaced(sections, resume) }
}

export function readResume(text: string): Resume {
  const bounded = text.slice(0, largestText).replace(/^\uFEFF/, '')
  const json = /^\s*[{[]/.test(bounded) ? parseResumeJson(bounded) : null
  // A link of Markdown begins with a bracket, too.
  const isJson = json !== null || /^\s*\{\s*"/.test(bounded)
  return isJson ? createResume('JSON Resume', readJsonResume(json) ?? noFindings) : readPlainText(bounded)
}
