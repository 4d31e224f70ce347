import type { Address, Head } from './heads.ts'
import type { Job, JobRules } from './jobs.ts'
import type { Headings, Profile, School } from './profile.ts'

export type Written = { readonly text: string; readonly address: Address }

export type Layout = JobRules & {
  readonly name: string
  readonly write: (profile: Profile) => Written
  readonly hasDuties?: boolean
  /** What each job says of MayBeAsked. */
  readonly asked?: 'yes'
  /** That stand behind a school with nothing between. */
  readonly schoolPlaces?: readonly string[]
  readonly hasReferences?: boolean
}

export type Parts = {
  readonly heads: readonly Head[]
  readonly heading: (text: string, number: number) => readonly string[]
  readonly job: (job: Job) => readonly string[]
  readonly school: (school: School) => readonly string[]
  readonly bullet: string
  /** Of blank lines between entries. */
  readonly gap: number
}

type Section = { readonly heading: keyof Headings; readonly lines: readonly string[] }

function joinEntries(entries: ReadonlyArray<readonly string[]>, gap: number): string[] {
  const blanks = Array.from({ length: gap }, () => '')
  return entries.flatMap((lines, at) => (at === 0 ? lines : [...blanks, ...lines]))
}

function withPageHeader(lines: readonly string[], pageHeader: string): readonly string[] {
  const end = lines.lastIndexOf('')
  return pageHeader === '' || end < 0 ? lines : [...lines.slice(0, end), '', pageHeader, ...lines.slice(end)]
}

function listSections(profile: Profile, { job, school, bullet, gap }: Parts): Section[] {
  const { jobs, schools, skills, extras, notes, referees, summary, random } = profile
  const work: Section = { heading: 'work', lines: withPageHeader(joinEntries(jobs.map(job), gap), profile.pageHeader) }
  const withNotes = schools.map((one, at) => [...school(one), ...(at === 0 ? bulleted(bullet, notes) : [])])
  const study: Section = { heading: 'school', lines: joinEntries(withNotes, random.below(2)) }
  const people = referees.map(([name, relation, email, phone]) => [`${name}, ${relation}`, `${phone} | ${email}`])
  return [
    { heading: 'summary', lines: summary === '' ? [] : [summary] },
    ...(random.chance(0.3) ? [study, work] : [work, study]),
    { heading: 'skill', lines: [skills.join(', ')] },
    { heading: 'extra', lines: extras.map((line) => `${bullet}${line}`) },
    { heading: 'references', lines: joinEntries(people, 1) },
  ]
}

export function composeLines(profile: Profile, parts: Parts): { readonly lines: string[]; readonly address: Address } {
  const head = profile.random.pick(parts.heads)
  const sections = listSections(profile, parts)
    .filter(({ lines }) => lines.length > 0)
    .flatMap(({ heading, lines }, at) => ['', ...parts.heading(profile.headings[heading], at + 1), ...lines])
  const first = head.write(profile.person)
  const isSpaced = first.includes('') && first[0]?.startsWith('#') === true
  return { lines: [...(isSpaced ? first : first.filter((line) => line !== '')), ...sections], address: head.address }
}

export function compose(profile: Profile, parts: Parts): Written {
  const { lines, address } = composeLines(profile, parts)
  return { text: `${lines.join('\n')}\n`, address }
}

export function wrap(line: string, width: number): string[] {
  const lines: string[] = []
  for (const word of line.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || `${last} ${word}`.length > width) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}

const longestLine = 78

export const bulleted = (bullet: string, duties: readonly string[]): string[] =>
  duties.flatMap((duty) =>
    wrap(duty, longestLine).map((line, at) => (at === 0 ? `${bullet}${line}` : `${' '.repeat(bullet.length)}${line}`)),
  )

export const atRight = (left: string, right: string, width = 92): string =>
  left.padEnd(width - right.length - 1) + ` ${right}`

export const degreeAndField = ({ degree, field }: School, joint = ', '): string =>
  field === '' ? degree : `${degree}${joint}${field}`
