import { existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { isInSection, type Requirement } from '../requirements.ts'
import { getCapabilityFolder, readCapabilities } from './capabilities.ts'
import { selectQuestions, groupQuestions, type Question } from './questions.ts'
import { readInterpretations, type Interpretation, formatDecision } from './interpretations.ts'
import { createInterpretation } from './interpretation.testing.ts'
import { runQuestions } from './run-questions.ts'
import { countQuestions, formatExclusions } from './question-texts.ts'
import { writeMarkdown } from './write-markdown.ts'
import { writePage } from './write-page.ts'

const interpretations = [
  createInterpretation('C4.1-08', { who: 'security' }),
  createInterpretation('J2.9-29'),
  createInterpretation('J2.9-34.a'),
  createInterpretation('J4.4-10', { who: 'us' }),
  createInterpretation('J4.4-04', { decision: '0050', decidedOn: '2026-11-26' }),
]
const requirements = interpretations.map(({ id }): Requirement => ({
  id,
  section: '',
  title: '',
  kind: 'open',
  statement: `Not <shown>: ${id}.`,
}))

const createFirmAnswer = (wanted: string | null): Partial<Interpretation> => ({
  decision: 'firm',
  decidedOn: '2026-11-27',
  answeredBy: 'Ada Moss',
  wanted,
})

const selectByFilter = (change: Partial<Parameters<typeof selectQuestions>[2]> = {}) =>
  selectQuestions(interpretations, requirements, { parts: [], who: [], all: false, ...change })
const listQuestionIds = ({ questions }: { questions: ReadonlyArray<Question> }) => questions.map(({ id }) => id)

test('what nobody has decided is asked about, and what is ours or decided is counted', () => {
  expect(listQuestionIds(selectByFilter())).toEqual(['C4.1-08', 'J2.9-29', 'J2.9-34.a'])
  expect(formatExclusions(selectByFilter(), { parts: ['C', 'J'], who: [] })).toEqual([
    '1 reading of C and J is decided already.',
    '1 reading of C and J is ours to choose, and not asked about: --all asks about these too.',
  ])
  expect(selectByFilter().questions[1]).toEqual({
    id: 'J2.9-29',
    statement: 'Not <shown>: J2.9-29.',
    reading: 'Doors open "inward".',
    why: 'It is shown nowhere.',
    who: 'firm',
  })
})

test('sections, a decider, all, and an id by itself say what is asked', () => {
  expect(listQuestionIds(selectByFilter({ parts: ['J2.9'] }))).toEqual(['J2.9-29', 'J2.9-34.a'])
  expect(listQuestionIds(selectByFilter({ who: ['security'] }))).toEqual(['C4.1-08'])
  expect(listQuestionIds(selectByFilter({ who: ['security', 'us'] }))).toEqual(['C4.1-08', 'J4.4-10'])
  expect(listQuestionIds(selectByFilter({ all: true, parts: ['J4.4'] }))).toEqual(['J4.4-10'])
  expect(listQuestionIds(selectByFilter({ parts: ['J4.4-10'] }))).toEqual(['J4.4-10'])
  expect(listQuestionIds(selectByFilter({ parts: ['J4.4-04'], all: true }))).toEqual([])
})

test('questions are grouped by the folders of features, each of which has a title and a purpose', () => {
  const groups = groupQuestions(selectByFilter().questions, readCapabilities())
  expect(groups.map((group) => [group.title, listQuestionIds(group)])).toEqual([
    ['Account', ['C4.1-08', 'J2.9-29']],
    ['Applying', ['J2.9-34.a']],
  ])
  expect(countQuestions(groups)).toEqual('3 questions: 2 for the firm, 1 for the security team.')
  const folders = readdirSync('features', { withFileTypes: true }).flatMap((each) =>
    each.isDirectory() ? each.name : [],
  )
  expect(
    readCapabilities()
      .map(({ folder }) => folder)
      .toSorted(),
  ).toEqual(folders.toSorted())
  expect(readCapabilities().filter(({ title, about }) => title === '' || !about.endsWith('.'))).toEqual([])
})

test.each([
  ['C1-06', 'corporate'],
  ['C2.10-07', 'corporate'],
  ['C2.1-04', 'shell'],
  ['C3.8-06', 'careers'],
  ['C3.8-10', 'shell'],
  ['J2.9-29', 'account'],
  ['J2.9-34.c', 'applying'],
  ['J5-51', 'search'],
  ['J5-05', 'careers'],
])('%s belongs to %s', (id, folder) => {
  expect(getCapabilityFolder(id)).toEqual(folder)
})

test('a page has the sentence, what the site does, why, and blanks, as Markdown and as HTML', () => {
  const groups = groupQuestions(selectByFilter({ parts: ['J2.9-29'] }).questions, readCapabilities())
  expect(writeMarkdown(groups).slice(-10)).toEqual([
    '### J2.9-29',
    '',
    '> Not \\<shown\\>: J2.9-29.',
    '',
    '- The site now: Doors open "inward".',
    '- Why: It is shown nowhere.',
    '- Who answers: the firm',
    '- Answer (“as it is”, or what instead): ______________________________',
    '- Who answered, and when: ______________________________',
    '',
  ])
  const page = writePage(groups)
  expect(page).toContain('<h2 id="account">Account</h2>')
  expect(page).toContain('<blockquote>Not &lt;shown&gt;: J2.9-29.</blockquote>')
  expect(page).toContain(
    '<dt>The site now</dt><dd>Doors open &quot;inward&quot;.</dd><dt>Why</dt><dd>It is shown nowhere.</dd><dt>Who answers</dt><dd>the firm</dd>',
  )
})

test('a section or a decider that does not exist ends with 2, and a section with nothing to ask says so', () => {
  expect(runQuestions(['J4.40', '--who', 'boss'])).toEqual({
    lines: ['There is no section J4.40.', 'Nobody decides as "boss": name firm, legal, privacy, security, or us.'],
    code: 2,
  })
  expect(runQuestions(['Privacy']).lines).toEqual([
    'There is no section "Privacy". The questions for the privacy team: npm run spec -- questions --who privacy',
  ])
  expect(runQuestions(['J4.4-07'])).toEqual({ lines: ['There is nothing to ask.'], code: 0 })
})

test('several deciders are asked together, and what is decided already is counted of what was asked', () => {
  const printQuestions = (...argv: ReadonlyArray<string>) => {
    const { lines } = runQuestions([...argv, '--json'])
    const groups = JSON.parse(lines.join('\n')) as ReadonlyArray<{ questions: ReadonlyArray<Question> }>
    return new Set(groups.flatMap(({ questions }) => questions.map(({ who }) => who)))
  }
  expect(printQuestions('--who', 'security', '--who', 'privacy')).toEqual(new Set(['security', 'privacy']))
  expect(formatExclusions({ questions: [], decided: 2, ours: 0 }, { parts: ['J2.9'], who: ['privacy'] })).toEqual([
    '2 readings of J2.9, for the privacy team, are decided already.',
  ])
})

test('a file of earlier questions stays where nothing is to be asked, and both counts are said where something is', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'questions-')), 'questions.html')
  const { lines } = runQuestions(['--html', file])
  const open = readInterpretations().filter(({ decision }) => decision === null)
  const asking = open.filter(({ who }) => who !== 'us').length
  expect(lines[0]).toMatch(new RegExp(`^${asking} questions: `))
  expect(lines.at(-1)).toEqual(
    `In all, ${open.length} readings were chosen by us and not confirmed by anybody: ${asking} ask the firm or one of its teams, ${open.length - asking} are ours to choose.`,
  )
  expect(existsSync(file)).toEqual(true)
  expect(runQuestions(['j4.4-07', '--html', file]).lines).toEqual([
    'There is nothing to ask.',
    `${file} was left as it is: do not send it.`,
  ])
  expect(existsSync(file)).toEqual(true)
  expect(() => runQuestions(['--html', dirname(file)])).toThrow('is a folder. Name a file in it.')
})

test('who has decided is told of a reading that is asked for by its id', () => {
  expect(runQuestions(['J2.5-50']).lines).toEqual([
    'There is nothing to ask.',
    expect.stringMatching(
      /^J2\.5-50 was decided by the project itself on 2026-11-23, in decision 21; the question was [^.]+\. The site now: The e-mail icon /,
    ),
    '1 reading of J2.5-50 is decided already.',
  ])
})

test.each<[string, Partial<Interpretation>]>([
  ['chosen by us, not confirmed', {}],
  ['decided by the project itself on 2026-11-23, in decision 21', { decision: '0021', decidedOn: '2026-11-23' }],
  ['answered for the firm by Ada Moss on 2026-11-27: as it is', createFirmAnswer(null)],
  [
    'answered for the firm by Ada Moss on 2026-11-27: otherwise, and not built yet: Doors slide',
    createFirmAnswer('Doors slide.'),
  ],
])('a reading was %s', (words, change) => {
  expect(formatDecision(createInterpretation('J1-01', change))).toEqual(words)
})

test('as JSON the questions of a section are those that nobody has decided', () => {
  const { lines } = runQuestions(['J2.9', '--all', '--json'])
  const groups = JSON.parse(lines.join('\n')) as ReadonlyArray<{ questions: ReadonlyArray<Question> }>
  const open = readInterpretations().filter(({ id, decision }) => isInSection(id, 'J2.9') && decision === null)
  expect(groups.flatMap(listQuestionIds).toSorted()).toEqual(open.map(({ id }) => id).toSorted())
})
