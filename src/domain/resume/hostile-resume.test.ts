import { expect, test } from 'vitest'
import { isText, readResume } from './read-resume.ts'
import { largestResume } from './resume.ts'

const filled = (text: string, first = '') =>
  `${first}${text.repeat(Math.ceil(largestResume / text.length))}`.slice(0, largestResume)

const worst: ReadonlyArray<readonly [what: string, text: string]> = [
  ...['[', '{"basics":', '{"work":[{"name":"a"},', '{"basics":{"email":"'].map(
    (each) => ['JSON', filled(each)] as const,
  ),
  ['JSON that is deep below a name that is read', filled('[', '{"basics":')],
  ...['Experience\n', 'Education\n', 'References\n', ''].flatMap((title) =>
    [
      ['\n', 'a\n', ' ', '\t', '1', '1 ', '.', 'a@', 'a', 'a ', ', ', '*', '_a_', ' | ', '(', '()', '# a\n', '\r'],
      ['[a](', '2015 ', '2015 - 2019\n', '- 2015 - 2019\n', 'jan 2015 to ', 'Analyst, Inc, ', 'employer: a\n'],
      ['University\n', 'BA in in ', 'B.S. ', 'Ada Moss\n\n', 'Ada Moss ', 'Ada-', 'Dayton, OH 45402 ', '\u{1F600}'],
    ]
      .flat()
      .map((each) => [title.trim(), filled(each, title)] as const),
  ),
]

const most = 5_000_000

test.each(worst.map(([what, text]) => [what, text.slice(0, 40), text] as const))(
  '256 kB of the worst are read, and fill no list beyond its end: %s %j',
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

test('a PDF and a document of a word processor are no text', () => {
  expect(['%PDF-1.7', 'PK\u0003\u0004\0', '\uFFFD\uFFFD', 'Ada Moss\nZoë'].map(isText)).toEqual([
    false,
    false,
    false,
    true,
  ])
})
