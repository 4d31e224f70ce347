import type { ResumeSection } from './resume.ts'

export type Line = {
  readonly text: string
  readonly raw: string
  readonly isPoint: boolean
  readonly level: number
}

export type Part = ResumeSection | 'head' | 'other'

const [longestLine, maxLines] = [400, 5_000]

const titles: Readonly<Record<Exclude<Part, 'head'>, string>> = {
  contact: 'contact,contact details,contact information,personal details,personal information',
  employment:
    'experience,work experience,professional experience,employment,employment history,work history,career history,relevant experience,work,jobs,career',
  education:
    'education,education and training,education & training,academic background,academic history,education history,qualifications,studies',
  references: 'references,professional references,work references,referees',
  other:
    'skills,technical skills,key skills,core competencies,summary,professional summary,profile,objective,career objective,about,about me,certifications,licenses,languages,interests,hobbies,projects,publications,awards,honors,volunteer,volunteering,volunteer experience,volunteer work,activities,military service,clearance,security clearance,training,memberships,affiliations',
}

const parts = new Map(
  Object.entries(titles).flatMap(([part, names]) => names.split(',').map((name) => [name, part as Part] as const)),
)

const withoutMarks = (text: string) =>
  text
    .replaceAll(/\[([^\][]{1,200})\]\([^()]{0,200}\)/g, '$1')
    .replaceAll(/[*_]{2}|`/g, '')
    .replaceAll(/(?<![\p{L}\d])[*_](?=[\p{L}\d(])|(?<=[\p{L}\d.)])[*_](?![\p{L}\d])/gu, '')

function parseLine(written: string): Line {
  const raw = written.slice(0, longestLine).trim()
  const heading = /^(#{1,6})\s/.exec(raw)
  const point = /^[-*•‣▪◦·–+]\s/.exec(raw)
  const bare = heading ? raw.slice(heading[0].length).replace(/ ?#+$/, '') : point ? raw.slice(point[0].length) : raw
  const text = withoutMarks(bare)
    .replaceAll(/\t| {2,}/g, ' | ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return { text, raw, isPoint: point !== null, level: heading?.[1]?.length ?? 0 }
}

const isRule = (text: string) => text.length >= 3 && /^[-=_*~#\s]+$/.test(text)

export const parseLines = (text: string): ReadonlyArray<Line> =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/, maxLines)
    .filter((line) => !isRule(line.slice(0, longestLine).trim()))
    .map(parseLine)
    .filter(({ raw }, at, all) => raw !== '' || (all[at - 1]?.level ?? 0) === 0)

function findPart({ text, isPoint }: Line): Part | null {
  if (isPoint || text.length > 40) return null
  return parts.get(text.toLowerCase().replace(/ ?:$/, '')) ?? null
}

export function splitResumeParts(lines: ReadonlyArray<Line>): Readonly<Record<Part, ReadonlyArray<Line>>> {
  const found: Record<Part, Line[]> = {
    head: [],
    contact: [],
    education: [],
    employment: [],
    references: [],
    other: [],
  }
  let [part, level]: [Part, number] = ['head', 0]
  for (const line of lines) {
    const named = findPart(line)
    const isOther = line.level > 0 && line.level <= level
    if (named !== null) [part, level] = [named, line.level]
    else if (isOther) [part, level] = ['other', line.level]
    else found[part].push(line)
  }
  return found
}
