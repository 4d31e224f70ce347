import { expect, test } from 'vitest'
import { forms, type FormName } from '#contract/forms.ts'
import { sections } from '#contract/application-sections.ts'
import { accountForms } from './account-forms.ts'
import { findFalseClaims } from './claims.testing.ts'
import { facts } from './facts.ts'
import { firm } from './firm.ts'
import { milestones } from './headcount.ts'
import { findSignInFormTitle } from './page-descriptions.ts'
import { sampleContent } from './sample-content.ts'
import { sitePages } from './site-pages.ts'
import { careersStates } from './careers-home.ts'
import { teamMembers } from './team-members.ts'

const collectTexts = (value: unknown): ReadonlyArray<string> =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(collectTexts)
      : []

const sentences = [
  ...new Set(
    [milestones, sitePages(firm.name), sampleContent(Date.parse('2026-11-23T12:00:00Z'))]
      .flatMap(collectTexts)
      .flatMap((text) => text.replaceAll(/<[^>]+>/g, '\n').split(/\n|(?<=[.?!]”?) /)),
  ),
]

const findNumbers = (about: RegExp, number: RegExp) => [
  ...new Set(sentences.filter((sentence) => about.test(sentence)).flatMap((sentence) => sentence.match(number) ?? [])),
]

test('no sentence says of the firm what its sheet of facts says otherwise', () => {
  expect(sentences.flatMap(findFalseClaims)).toEqual([])
})

test.each([
  ['We are 413 employees.', 'employees: 413 employees'],
  ['Four hundred owners decide.', 'owners: Four hundred owners'],
  ['There are twenty-one offices.', 'offices: twenty-one offices'],
  ['We have offices in 11 states.', 'states with offices: offices in 11 states'],
  ['Founded on June 4, 1973.', 'the day of founding: June 4, 1973'],
  ['It began in May 1973.', 'the month of founding: May 1973'],
  ['A firm founded in 1974.', 'the year of founding: founded in 1974'],
  ['In 2024 Tamarack turned fifty.', 'the year when the firm turned fifty: In 2024 Tamarack turned fifty'],
  ['Four analysts rented a room.', 'founders: Four analysts rented'],
  ['We were six people once.', 'founders in other words: We were six people once'],
  ['Government programs since 1986.', 'since a year: since 1986'],
  ['It began with one cabinet.', 'cabinets: one cabinet'],
  ['The oldest report is from 1952.', 'the oldest report: oldest report is from 1952'],
  ['85% of our work.', 'work of repeat clients: 85% of our work'],
  ['90% Employee-owned', 'the share of the employees: 90% Employee-owned'],
  ['Pension: 2-year wait', 'the wait for the pension: Pension: 2-year wait'],
  ['An answer within three business days.', 'the time until an answer: within three business days'],
])('"%s" contradicts the sheet of facts', (sentence, untruth) => {
  expect(findFalseClaims(sentence)).toEqual([untruth])
})

test('the sheet of facts agrees with the rows', () => {
  const { Location, WebsiteStat } = sampleContent(0)
  expect(WebsiteStat.map((row) => [row.employeeCount, row.locationCount, row.employeeOwnedPercent])).toEqual([
    [facts.employees, facts.offices.count, facts.ownedPercent],
  ])
  expect(new Set(Location.map((row) => row.State)).size).toBe(facts.offices.states)
  expect(teamMembers).toHaveLength(facts.seaportFirms)
  expect(careersStates).toHaveLength(facts.offices.states)
})

test('one year in which the employees came to own the firm', () => {
  expect(findNumbers(/belonged to its employees|buy the last outside share/, /\b(?:19|20)\d\d\b/g)).toEqual(['1991'])
  expect(milestones.filter(({ text }) => text.includes('last outside share')).map(({ year }) => year)).toEqual([1991])
})

test('one founding year, and one number of founders', () => {
  expect(findNumbers(/\b(?:founded|rented a room)\b/i, /\b(?:19|20)\d\d\b/g)).toEqual(['1973'])
  expect(findNumbers(/one telephone/, /\b\w+(?= analysts)/gi)).toEqual(['Three', 'three'])
})

test('one size of the firm, and nobody owns a share before the first year has passed', () => {
  expect(sentences.filter((sentence) => /\b\d{3,} (?:employees|owners|people|colleagues)\b/.test(sentence))).toEqual([])
  expect(sentences.filter((sentence) => /every (?:one|employee).* (?:is )?an owner/i.test(sentence))).toEqual([])
})

test('one beginning of the library, and one of each office', () => {
  expect(findNumbers(/\bcabinets?\b/, /\b(?:one|two|three|four|five)(?= cabinets?)/g)).toEqual(['four'])
  expect(sentences.filter((sentence) => sentence.includes('hardware store'))).toHaveLength(1)
})

test('whoever works from anywhere sits above or below nobody', () => {
  const { JobPostingHeader } = sampleContent(0)
  const placed = JobPostingHeader.filter((job) =>
    /\bfloor (?:above|below)|down the hall|next door/i.test(JSON.stringify(job)),
  )
  expect(placed.filter(({ Workplace }) => Workplace === 'Remote').map(({ JobFunction }) => JobFunction)).toEqual([])
})

test('a job states its pay wherever it can be done in a state that generally asks for it, and in some others', () => {
  const asking = ['California', 'Colorado', 'District of Columbia', 'Maryland', 'Massachusetts', 'Washington']
  const { JobPostingHeader: jobs } = sampleContent(0)
  const asked = jobs.filter(({ State, Workplace }) => Workplace === 'Remote' || asking.includes(State ?? ''))
  expect(asked.filter(({ Pay }) => !Pay).map(({ JobFunction }) => JobFunction)).toEqual([])
  expect(asking.filter((state) => !jobs.some(({ State }) => State === state))).toEqual([])
  expect(jobs.filter((job) => job.Pay && !asked.includes(job)).length).toBeGreaterThan(2)
  expect(jobs.filter(({ Pay, IsFullTime }) => Pay && (Pay.Unit === 'year') !== IsFullTime)).toEqual([])
})

test('typographic quotes and apostrophes alone, and periods inside them as American print has it', () => {
  expect(sentences.filter((sentence) => /[a-z]'[a-z]|”[.,]/.test(sentence))).toEqual([])
})

test('only a form of the sign-in page names it, whatever is written into its address', () => {
  const addresses = ['signUp', 'RECOVERY', 'constructor', '__proto__', 'toString', '']
  expect(addresses.map(findSignInFormTitle)).toEqual([
    'Create Account',
    'Forgot Password',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

const accountHints: Readonly<Partial<Record<FormName, { readonly hints: Readonly<Record<string, string>> }>>> =
  accountForms.forms

const namingForms = [
  ...Object.entries(forms).map(([name, form]) => ({ name, form, hints: accountHints[name as FormName]?.hints })),
  ...Object.entries(sections).map(([name, { form }]) => ({ name, form, hints: undefined })),
].filter(({ form }) => 'LastName' in form.labels)

test.each(namingForms)('$name says with a missing last name what somebody with one name writes', ({ form, hints }) => {
  const told = [form.findProblems({})['LastName'], hints?.['LastName']].join(' ')
  expect(told).toContain('If you have one name, write it here too')
})
