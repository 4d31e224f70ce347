import type { FormValues } from '#contract/form.ts'
import type { Resume } from '#domain/resume/resume.ts'
import {
  contactFields,
  jobFields,
  referenceFields,
  schoolFields,
  type CorpusResume,
  type ExpectedEntry,
} from './expected.ts'
import { judge, type Finding } from './finding.ts'
import { readOffered } from './same-value.ts'
import { alignEntries } from './align.ts'
import { judgeRestOfJobs } from './rest-of-jobs.ts'

export type WholeEntries = {
  readonly expected: number
  readonly offered: number
  readonly right: number
  readonly unknown: number
}

export type ResumeScore = {
  readonly name: string
  readonly findings: readonly Finding[]
  readonly jobs: WholeEntries
  readonly schools: WholeEntries
}

type Section = { readonly name: string; readonly fields: readonly string[]; readonly unchecked: readonly string[] }

function judgeEntry(section: Section, expected: ExpectedEntry | null, offered: FormValues | null): Finding[] {
  return section.fields.flatMap((field) => {
    const absent = section.unchecked.includes(field) ? ['?'] : ['']
    const allowed = expected === null ? [''] : (expected[field] ?? absent)
    return judge(`${section.name}.${field}`, allowed, readOffered(offered, field))
  })
}

const sections = {
  contact: { name: 'contact', fields: contactFields, unchecked: ['Country_ID'] },
  job: { name: 'job', fields: jobFields, unchecked: [] },
  school: { name: 'school', fields: schoolFields, unchecked: [] },
  reference: { name: 'reference', fields: referenceFields, unchecked: [] },
} as const satisfies Record<string, Section>

type Whole = {
  readonly findings: Finding[]
  readonly entries: WholeEntries
  readonly pairs: readonly (readonly [number, number])[]
}

function judgeEntries(section: Section, expected: readonly ExpectedEntry[], offered: readonly FormValues[]): Whole {
  const pairs = alignEntries(section.fields, expected, offered)
  const judged = pairs.map(([left, right]) => judgeEntry(section, expected[left] ?? null, offered[right] ?? null))
  const lost = expected.flatMap((entry, at) =>
    pairs.some(([left]) => left === at) ? [] : judgeEntry(section, entry, null),
  )
  const extra = offered.flatMap((entry, at) =>
    pairs.some(([, right]) => right === at) ? [] : judgeEntry(section, null, entry),
  )
  const right = judged.filter((findings) => findings.every(({ verdict }) => verdict === 'right')).length
  const entries = {
    expected: expected.length,
    offered: offered.length,
    right,
    unknown: offered.length - pairs.length,
  }
  return { findings: [...judged.flat(), ...lost, ...extra], entries, pairs }
}

export function scoreResume(expected: CorpusResume, read: Resume): ResumeScore {
  const jobs = judgeEntries(
    sections.job,
    expected.jobs.map(({ fields }) => fields),
    read.employment,
  )
  const schools = judgeEntries(sections.school, expected.schools, read.education)
  const references = judgeEntries(sections.reference, expected.references, read.references)
  return {
    name: expected.name,
    findings: [
      ...judgeEntry(sections.contact, expected.contact, read.contact),
      ...jobs.findings,
      ...judgeRestOfJobs(expected, read.employment, jobs.pairs),
      ...schools.findings,
      ...references.findings,
    ],
    jobs: jobs.entries,
    schools: schools.entries,
  }
}
