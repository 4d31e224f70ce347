import { largestText } from '../documents/document-text.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readResume } from './read-resume.ts'

const filled = (text: string, first = '') =>
  `${first}${text.repeat(Math.ceil(largestText / text.length))}`.slice(0, largestText)

const worst: ReadonlyArray<readonly [what: string, text: string]> = [
  ...['[', '{"basics":', '{"work":[{"name":"a"},', '{"basics":{"email":"'].map(
    (each) => ['JSON', filled(each)] as const,
  ),
  ['JSON that is deep below a name that is read', filled('[', '{"basics":')],
  ...['Experience\n', ''].flatMap((title) =>
    [
      ['\n', 'a\n', ' ', '\t', '1', '1 ', '.', 'a@', 'a', 'a ', ', ', '*', '_a_', ' | ', '(', ')(', '# a\n', '\r'],
      [
        '[a](',
        '2015 ',
        '- 2015 - 2019\n',
        'jan 2015 to ',
        'Analyst, Inc, ',
        'Ada Moss ',
        'Ada-',
        'z-',
        '1-',
        '\u{1F600}',
      ],
    ]
      .flat()
      .map((each) => [title.trim(), filled(each, title)] as const),
  ),
  ...['Experience\n', 'Education\n', 'References\n', ''].flatMap((title) =>
    ['a\n', '2015 - 2019\n', 'employer: a\n', 'University\n', 'BA in in ', 'B.S. ', 'Ada Moss\n\n', 'Dayton, OH 45402 ']
      .map((each) => `${each}${each.endsWith('\n') ? '' : '\n'}`)
      .map((each) => [title.trim(), filled(each, title)] as const),
  ),
]

const most = 5_000_000

test.each(worst.map(([what, text]) => [what, text.slice(0, 40), text] as const))(
  '1 MB of the worst is read, and fill no list beyond its end: %s %j',
  (_what, _begin, text) => {
    const before = process.cpuUsage()
    const { education, employment, references } = readResume(text)
    const { user } = process.cpuUsage(before)
    expect(user).toBeLessThan(most)
    expect([education, employment, references].filter(({ length }) => length > 20)).toEqual([])
  },
)

test('of 25 jobs 20 are read, and what was done there within 60,000 characters', () => {
  const work = Array.from({ length: 25 }, (_, at) => ({ name: `Mill ${at}`, summary: 'a'.repeat(9_000) }))
  const { employment } = readResume(JSON.stringify({ work }))
  expect(employment.map(({ Employer }) => Employer)).toEqual(Array.from({ length: 20 }, (_, at) => `Mill ${at}`))
  expect(employment.map(({ Duties }) => Duties?.length)).toEqual(Array.from({ length: 20 }, () => 3_000))
})

const fragments = [
  'EXPERIENCE',
  '## Education',
  'References:',
  'SKILLS',
  'Page 2 of 3',
  'Ada Moss',
  'MOSS, Ada, Ph.D.',
  'ada@example.org',
  '(202) 555-0142',
  'Cell: 202-555-0143 Email: moss@example.org',
  '12 Elm Street, Apt. 3',
  'Arlington, Va. 22201',
  'Toronto, ON, Canada',
  'Zephira',
  'Kestrel & Rowe, Inc.',
  'Director, Cost Estimating',
  'Barista',
  'Junior Analyst at Brightwater',
  'June 2019 - Present',
  '(05/15 – 06/19)',
  '2015',
  'Sorrel University',
  'M.S. in Statistics',
  'BBA, Finance',
  'Duties: Priced ships.',
  'Title: Clerk',
  'Employer:',
  'Hours per week: 40',
  '➢ Priced ships 2019 - 2020.',
  '- Wrote the yearly report, which went to the board.',
  '<b>Bold</b>',
  '**Bold**',
  '---',
  '',
]

const soup = fc
  .array(
    fc.tuple(
      fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...fragments) },
        { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
      ),
      fc.constantFrom('\n', '\n\n', '\t', ' | ', ', ', '   ', ' - ', ' '),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.flat().join(''))

const letters = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]/gu, '')

/** These are said in the words of the form. */
const reworded = new Set(['State_ID', 'Country_ID', 'From', 'To', 'IsCurrent', 'MayBeAsked', 'Duties'])

test('whatever stands in a resume, no value says what does not stand there, and no list goes beyond its end', () => {
  fc.assert(
    fc.property(soup, (text) => {
      const { contact, education, employment, references } = readResume(text)
      const said = [contact, ...education, ...employment, ...references].flatMap(Object.entries)
      const all = letters(text)
      const words = (value: unknown) =>
        String(value)
          .split(/[^\p{L}\d]+/u)
          .map(letters)
      const invented = said.filter(
        ([field, value]) => !reworded.has(field) && !words(value).every((word) => all.includes(word)),
      )
      expect(invented).toEqual([])
      expect([education, employment, references].filter(({ length }) => length > 20)).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('each line goes into a field, is unplaced, or stands below a heading that is told', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.stringMatching(/^[A-Z][a-z]{5,9} [a-z]{4,9}$/), { minLength: 3, maxLength: 12 }),
      (lines) => {
        const { employment, unplaced } = readResume(
          `Ada Moss\n\nEXPERIENCE\n${lines[0]}\n\nCost Analyst, Zephira 2015 - 2019\n${lines
            .slice(1)
            .map((line) => `- ${line}`)
            .join('\n')}`,
        )
        const told = [
          ...unplaced.map(({ text }) => text),
          ...employment.flatMap((entry) => Object.values(entry).map(String)),
        ].join('\n')
        expect(lines.filter((line) => !told.includes(line))).toEqual([])
      },
    ),
    { numRuns: 100 },
  )
})
