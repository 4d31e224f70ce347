import { createResume } from './create-resume.ts'
import { parseResumeJson, readJsonResume } from './json-resume.ts'
import { parseContact } from './resume-contact.ts'
import { parseEducation } from './resume-education.ts'
import { findEmail } from './resume-email-phone.ts'
import { parseEmployment } from './resume-employment.ts'
import { parseLines, type Line } from './resume-lines.ts'
import { parseReferences } from './resume-references.ts'
import { splitSections, type Section, type SectionKind } from './resume-sections.ts'
import { largestResume, type AllFindings, type ParsedPart, type Resume, type UnplacedLine } from './resume.ts'

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
function parseSections(
  sections: ReadonlyArray<Section>,
  kind: SectionKind,
  parse: (lines: ReadonlyArray<Line>) => ParsedPart,
): ParsedPart {
  const parts = sections.filter((section) => section.kind === kind).map(({ lines }) => parse(lines))
  return { entries: parts.flatMap(({ entries }) => entries), used: parts.flatMap(({ used }) => used) }
}

const sectionOf = (kind: SectionKind) =>
  kind === 'head' ? 'contact' : kind === 'unknown' || kind === 'known' ? null : kind

const listUnplaced = (sections: ReadonlyArray<Section>, used: ReadonlySet<number>): ReadonlyArray<UnplacedLine> =>
  sections
    .filter(({ kind }) => kind !== 'known')
    .flatMap(({ kind, heading, lines }) =>
      lines
        .filter(({ at, text }) => !used.has(at) && !/^(?:resume|résumé|curriculum vitae|cv)$/i.test(text))
        .map(({ text }) => ({ section: sectionOf(kind), heading, text })),
    )

const withTitle = ({ kind, title, lines }: Section) => (kind === 'unknown' && title ? [title, ...lines] : lines)

/** LinkedIn writes the name below the skills, others below a summary; the address may stand at the end. */
function headOf(sections: ReadonlyArray<Section>): ReadonlyArray<Line> {
  const head = linesOf(sections, 'head')
  const first = sections.findIndex(({ kind }) => kind === 'employment' || kind === 'education')
  const others = sections.filter(({ kind }) => kind === 'known' || kind === 'unknown')
  const above = others.filter((section) => sections.indexOf(section) < first || first < 0)
  const known = [...head, ...linesOf(sections, 'contact'), ...(head.length === 0 ? above.flatMap(withTitle) : [])]
  if (known.some(({ text }) => findEmail(text) !== null)) return known
  return [...known, ...others.flatMap(({ lines }) => lines.filter(({ text }) => findEmail(text) !== null).slice(0, 1))]
}

function readPlainText(text: string): AllFindings {
  const sections = splitSections(parseLines(text))
  const contact = parseContact(headOf(sections))
  const education = parseSections(sections, 'education', parseEducation)
  const employment = parseSections(sections, 'employment', parseEmployment)
  const references = parseSections(sections, 'references', parseReferences)
  const used = new Set([contact, education, employment, references].flatMap((part) => part.used))
  return {
    contact: contact.found,
    education: education.entries,
    employment: employment.entries,
    references: references.entries,
    unplaced: listUnplaced(sections, used),
    skipped: [
      ...new Set(
        sections.filter(({ kind, lines }) => kind === 'known' && lines.length > 0).map(({ heading }) => heading),
      ),
    ],
  }
}

export function readResume(text: string): Resume {
  const bounded = text.slice(0, largestResume).replace(/^\uFEFF/, '')
  const json = /^\s*[{[]/.test(bounded) ? parseResumeJson(bounded) : null
  // A link of Markdown begins with a bracket, too.
  const isJson = json !== null || /^\s*\{\s*"/.test(bounded)
  return isJson
    ? createResume('JSON Resume', readJsonResume(json) ?? noFindings)
    : createResume('plain text', readPlainText(bounded))
}
