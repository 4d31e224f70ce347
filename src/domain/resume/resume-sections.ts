import { findDate } from './resume-dates.ts'
import type { Line } from './resume-lines.ts'
import { scoreTitle, splitWords } from './resume-words.ts'
import type { ResumeSection } from './resume.ts'

/** `known` has a heading that the form has no fields for, `unknown` one that no word explains; certificates are studies. */
export type SectionKind = ResumeSection | 'head' | 'certificates' | 'known' | 'unknown'

export type Section = {
  readonly kind: SectionKind
  readonly heading: string
  /** None for the lines above the first heading. */
  readonly title: Line | null
  readonly lines: ReadonlyArray<Line>
}

/** The first that fits decides. */
const kinds: ReadonlyArray<readonly [SectionKind, RegExp]> = [
  ['references', /\b(?:references?|referees)\b/],
  [
    'employment',
    /\b(?:career|professional) summary and (?:work )?experience\b|\bexperience (?:and )?(?:accomplishments|achievements|highlights|summary|skills)\b|\b(?:summary|history|overview) of (?:\w+ )?(?:experience|employment)\b/,
  ],
  ['contact', /\b(?:contact|personal (?:details|information|data|info))\b/],
  [
    'known',
    /\b(?:volunteer(?:ing)?|community|leadership|extracurricular|projects?|publications?|presentations?|patents?|coursework|technical (?:skills?|tools?|proficienc(?:y|ies)|experience|summary|knowledge|expertise)|continuing education|professional (?:development|memberships?|affiliations?|summary|profile|skills|certifications?)|(?:career|executive) (?:summary|objective|highlights|profile|goals?)|summary of|key qualifications|qualifications? summary|academic (?:honou?rs|awards|achievements)|work samples|authorization)\b/,
  ],
  [
    'employment',
    /\bacademic (?:appointments?|positions?|employment|experience)\b|\b(?:teaching|research|clinical) (?:experience|appointments?|positions?)\b/,
  ],
  [
    'education',
    /^(?:college|schools?|university)$|\b(?:education(?:al)?|academics?|qualifications?|studies|schooling|schools|degrees|formal training)\b/,
  ],
  [
    'employment',
    /\b(?:experiences?|employment|work history|career (?:history|path|experience)|internships?|professional (?:background|history)|military (?:service|history)|service history|positions held|job history)\b/,
  ],
  [
    'known',
    /\b(?:skills?|competenc(?:y|ies)|capabilit(?:y|ies)|abilities|exhibitions?|exhibits|travel|toolbox|summary|profile|objectives?|about|interests?|hobbies|awards?|honou?rs|activities|clearances?|memberships?|affiliations?|associations|languages?|tools|technolog(?:y|ies)|achievements?|accomplishments|highlights|strengths|expertise|proficienc(?:y|ies)|seminars?|conferences?|portfolio|links|grants|fellowships|scholarships|statement|information|miscellaneous|hackathons?|outreach|talks|press|software|hardware|areas of|overview|introduction|declaration|keywords)\b/,
  ],
  ['certificates', /\b(?:certifications?|certificates?|licen[cs]es?|licensure|credentials|training|courses)\b/],
  ['employment', /\b(?:work|jobs?|careers?|positions?|appointments?|assignments|engagements)\b/],
]

const fillers = new Set(
  'and,of,the,my,in,other,past,present,previous,current,selected,select,relevant,related,additional,corporate,working,work,professional,prior,earlier,recent,full,key,core,general,history,background,details,information,info,responsibilities,summary,overview,record,section,paid,industry,research,teaching,clinical,federal,government,civilian,military,healthcare,legal,administrative,management,academic,training,certifications,certificates,licenses,me,personal,experience,experiences,continued,cont,years,for,employer,employers,held,list,formal,business,consulting,nursing,medical,technical,roles,role,preparation,higher,set,contacts,record,list,credentials,at'.split(
    ',',
  ),
)

const tidyHeading = (text: string) =>
  text
    .replaceAll(/\((?!cont)[^()]{0,60}\)/g, ' ')
    .replaceAll(/^[\s|:=~*<>[\]–—-]+|[\s|:=~*<>[\]–—.-]+$/g, '')
    .replace(/^(?:\d{1,2}|[IVX]{1,4}|[A-H])[.)] +/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

const isCapitals = (text: string) => /\p{Lu}{3}/u.test(text) && text === text.toUpperCase()

const lastWord = /^(?:experiences?|employment|history|skills|references)$/

type Form = { readonly isStrong: boolean; readonly words: ReadonlyArray<string>; readonly text: string }

function formOf(line: Line): Form {
  if (line.text.length > 200) return { isStrong: false, words: [], text: line.text }
  const text = tidyHeading(line.text)
  const isStrong =
    line.level > 0 ||
    line.isBold ||
    (isCapitals(text) && !line.isPoint) ||
    /^[^:]{3,40}:$/.test(line.text) ||
    /^[=-]{2,}/.test(line.raw)
  return { isStrong, words: splitWords(text), text }
}

function kindByWords(words: ReadonlyArray<string>): { kind: SectionKind; isWhole: boolean } | null {
  const lower = words.join(' ')
  for (const [kind, pattern] of kinds) {
    const found = pattern.exec(lower)
    if (!found) continue
    const rest = splitWords(lower.replace(found[0], ' ')).filter(
      (word) => !fillers.has(word) && !kinds.some(([, each]) => each.test(word)),
    )
    return { kind, isWhole: rest.length === 0 }
  }
  return null
}

function namedKind(line: Line, form: Form): SectionKind | null {
  const { words, text, isStrong } = form
  if (text.length > 60 || words.length === 0 || words.length > 7 || /[@]|\d{3}|[,;] [a-z]|[.!?]$/.test(text))
    return null
  const found = kindByWords(words)
  if (!found) return null
  // "Prior Naval Experience" between empty lines.
  if (
    line.hasGap &&
    words.length <= 4 &&
    lastWord.test(words.at(-1) ?? '') &&
    /^\p{Lu}/u.test(text) &&
    !text.includes(',')
  )
    return found.kind
  // A title such as "Work Coordinator" is no heading.
  if (!found.isWhole && (text.includes(',') || line.level > 2 || scoreTitle(text) >= 2 || !isStrong || line.isPoint))
    return null
  if (found.isWhole && !isStrong && !/^\p{Lu}/u.test(text) && words.length > 1) return null
  if (line.isPoint && !isCapitals(text)) return null
  return found.kind
}

const isDated = (line: Line | undefined) => line !== undefined && !line.isPoint && findDate(line.text) !== null

type LastHeading = { readonly kind: SectionKind; readonly level: number; readonly capitals: boolean }

function isUnknownHeading(lines: ReadonlyArray<Line>, at: number, form: Form, last: LastHeading): boolean {
  const line = lines[at] as Line
  if (
    !form.isStrong ||
    line.isPoint ||
    form.text.length > 50 ||
    form.words.length > 6 ||
    /\d{3}|@|[,|]/.test(form.text)
  )
    return false
  if (line.level > 0) return line.level <= last.level
  if (last.level > 0 || !line.hasGap || !isCapitals(form.text) || !last.capitals) return false
  return scoreTitle(form.text) < 2 && ![0, 1, 2].some((more) => isDated(lines[at + more]))
}

/** "Achievements:" below a job is about that job. */
function isWithinEntry(line: Line, form: Form, named: SectionKind, last: LastHeading): boolean {
  if (last.kind === 'head') return false
  if (last.level > 0 && line.level > last.level)
    return named === 'known' || named === 'certificates' || named === 'contact'
  const isWeaker = line.level === 0 && (last.level > 0 || (last.capitals && !isCapitals(form.text)))
  if (named === 'known' || named === 'certificates' || named === 'contact')
    return last.kind === 'employment' && (isWeaker || !line.hasGap) && !isCapitals(form.text)
  return isWeaker && !line.hasGap && !form.isStrong
}

/** "EDUCATION | Sorrel University" and "SKILLS: Welding" are a heading and a line. */
function splitHeading(line: Line): ReadonlyArray<Line> {
  const [, first = '', rest = ''] = /^([^|:]{4,40}?) ?[|:] (.{2,})$/s.exec(line.text) ?? []
  const found = first === '' || line.isPoint ? null : kindByWords(splitWords(tidyHeading(first)))
  const isFormal = isCapitals(first) || (line.hasGap && (found?.kind === 'education' || found?.kind === 'references'))
  if (!found?.isWhole || !isFormal || rest.length > 300) return [line]
  return [
    { ...line, text: first, raw: first },
    { ...line, text: rest, hasGap: false },
  ]
}

export function splitSections(written: ReadonlyArray<Line>): ReadonlyArray<Section> {
  const sections: (Section & { readonly lines: Line[] })[] = [{ kind: 'head', heading: '', title: null, lines: [] }]
  let last: LastHeading = { kind: 'head', level: 0, capitals: false }
  const lines = written.flatMap(splitHeading)
  for (const [at, line] of lines.entries()) {
    const form = formOf(line)
    const named = namedKind(line, form)
    const isNamed = named !== null && !isWithinEntry(line, form, named, last)
    if (isNamed || (sections.length > 1 && isUnknownHeading(lines, at, form, last))) {
      sections.push({ kind: named ?? 'unknown', heading: form.text, title: line, lines: [] })
      last = { kind: named ?? 'unknown', level: line.level, capitals: isCapitals(form.text) }
    } else sections.at(-1)?.lines.push(line)
  }
  return sections
}
