/** Any of the values is right; '' means that blank is right, '?' that anything is. */
export type Allowed = readonly string[]

export type ExpectedEntry = Readonly<Record<string, Allowed>>

export type ExpectedJob = {
  readonly fields: ExpectedEntry
  /** First and last words of the duties; null if they are not looked at. */
  readonly duties: { readonly first: string; readonly last: string } | null
  /** Of MayBeAsked. */
  readonly asked: Allowed
}

export type Half = 'open' | 'held'

export type CorpusResume = {
  readonly name: string
  readonly half: Half
  readonly text: string
  readonly contact: ExpectedEntry
  readonly jobs: readonly ExpectedJob[]
  readonly schools: readonly ExpectedEntry[]
  readonly references: readonly ExpectedEntry[]
  /** Words that stand outside all jobs. */
  readonly strays: readonly string[]
}

export const contactFields = [
  'FirstName',
  'LastName',
  'Email',
  'Phone',
  'Address1',
  'City',
  'State_ID',
  'ZipCode',
  'Country_ID',
] as const
export const jobFields = ['JobTitle', 'Employer', 'From', 'To', 'IsCurrent'] as const
export const schoolFields = ['School', 'Degree', 'Field', 'From', 'To'] as const
export const referenceFields = ['Name', 'Relation', 'Email', 'Phone'] as const

const contactLabels: Readonly<Record<string, string>> = {
  first: 'FirstName',
  last: 'LastName',
  email: 'Email',
  phone: 'Phone',
  street: 'Address1',
  city: 'City',
  state: 'State_ID',
  zip: 'ZipCode',
  country: 'Country_ID',
}

export const parseAllowed = (text: string): Allowed =>
  text.split(' // ').map((value) => (value.trim() === '-' ? '' : value.trim()))

const parseColumns = (text: string, names: readonly string[]): ExpectedEntry => {
  const columns = text.split(' | ')
  return Object.fromEntries(names.map((name, at) => [name, parseAllowed(columns[at] ?? '-')]))
}

/** The end "now" stands for a job that goes on. */
function withCurrent(entry: ExpectedEntry): ExpectedEntry {
  const ends = entry['To'] ?? []
  const isNow = ends.includes('now')
  const to = ends.map((end) => (end === 'now' ? '' : end))
  return { ...entry, To: to, IsCurrent: isNow ? (ends.length > 1 ? ['yes', ''] : ['yes']) : [''] }
}

type Draft = {
  contact: Record<string, Allowed>
  jobs: ExpectedJob[]
  schools: ExpectedEntry[]
  references: ExpectedEntry[]
  strays: string[]
}

function addToJob(draft: Draft, part: Partial<ExpectedJob>): void {
  const job = draft.jobs.pop()
  if (job === undefined) throw new Error(`No job stands above ${JSON.stringify(part)}`)
  draft.jobs.push({ ...job, ...part })
}

function addJob(draft: Draft, value: string): void {
  const fields = withCurrent(parseColumns(value, ['JobTitle', 'Employer', 'From', 'To']))
  draft.jobs.push({ fields, duties: null, asked: ['?'] })
}

function parseDuties(value: string): ExpectedJob['duties'] {
  const [first = '', last = first] = value.split(' ... ')
  return { first, last }
}

function addLine(draft: Draft, label: string, value: string): void {
  const contact = contactLabels[label]
  if (contact !== undefined) draft.contact[contact] = parseAllowed(value)
  else if (label === 'job') addJob(draft, value)
  else if (label === 'duties') addToJob(draft, { duties: parseDuties(value) })
  else if (label === 'asked') addToJob(draft, { asked: parseAllowed(value) })
  else if (label === 'school') draft.schools.push(parseColumns(value, schoolFields))
  else if (label === 'reference') draft.references.push(parseColumns(value, referenceFields))
  else if (label === 'stray') draft.strays.push(value)
  else throw new Error(`No such label: ${label}`)
}

export const separator = '\n=====\n'

/** See readme.md for the lines above the separator. */
export function parseResumeFile(name: string, half: Half, file: string): CorpusResume {
  const end = file.indexOf(separator)
  if (end < 0) throw new Error(`${name}: no line "=====" between expected values and text`)
  const draft: Draft = { contact: {}, jobs: [], schools: [], references: [], strays: [] }
  for (const line of file.slice(0, end).split('\n')) {
    const [, label, value] = /^(\w+): (.+)$/.exec(line) ?? []
    if (label === undefined || value === undefined) throw new Error(`${name}: cannot read "${line}"`)
    addLine(draft, label, value)
  }
  return { name, half, text: file.slice(end + separator.length), ...draft }
}
