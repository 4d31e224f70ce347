import { expect, test } from 'vitest'
import { runGlossary } from './run-glossary.ts'

test('a term is found by a word that is avoided for it, and the rules that say it are listed', () => {
  const { lines } = runGlossary(['Job', 'openings'])
  expect(lines.slice(0, 3)).toEqual([
    'job: Work that the firm offers, and what visitors look for.',
    '  Not to be confused with: Posting: the row in which the firm describes a job.',
    expect.stringContaining('job openings'),
  ])
  expect(lines).toContain(
    '      A search without words lists the jobs in their original order   features/careers/job-search-keywords.feature',
  )
})

test('without a word every term stands there, in the order of the table', () => {
  const { lines } = runGlossary([])
  expect(lines.filter((line) => line !== '' && !line.startsWith(' ')).length).toBeGreaterThan(40)
})

test('a word that no term has is refused, with those like it', () => {
  expect(() => runGlossary(['applicnt'])).toThrow(/^No term is called "applicnt", .* Much like it: applicant/)
})
