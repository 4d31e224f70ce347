import { expect, test } from 'vitest'
import { findTerms } from './find-terms.ts'
import { formsOf, parseTerms } from './terms.ts'
import { writeGlossary } from './write-glossary.ts'

const terms = parseTerms(
  [
    'term\talso\tmeaning\tnot\tavoid',
    'category\t\tA kind of <work>.\t\t',
    'job\t\tWork.\tSaved job: a job that is *kept*. Office: where it is done.\tvacancy; job opening',
    'job alert\t\tAn e-mail.\t\t',
    'saved job\tbookmark; bookmarked\tA job that is kept.\t\tfavorite',
    'SeaPort\t\tA contract.\t\t',
    '',
  ].join('\n'),
)

const feature = `Feature: Keeping a job
  A narrative.

  Rule: Saved jobs stay, "job" or not

    Example: A
      When Ada reads about a job
      Then "category" is no <category>

  Rule: SeaPorts are many, and so are job alerts

    Background:
      Given Ada has bookmarked one

    Example: B
      Then Ada is told "SeaPort-NxG"
`

const uses = findTerms(terms, [
  { file: 'features/careers/keeping.feature', text: feature },
  { file: 'features/careers/empty.feature', text: '' },
  { file: 'features/shell/kinds.feature', text: 'Feature: Categories\n  Jobs have one.\n' },
])

test('a term comes with its plural and its other forms', () => {
  expect(terms.map(formsOf)).toEqual([
    ['category', 'categories'],
    ['job', 'jobs'],
    ['job alert', 'job alerts'],
    ['saved job', 'saved jobs', 'bookmark', 'bookmarked'],
    ['SeaPort', 'SeaPorts'],
  ])
})

test('the longest term counts, what is quoted does not unless it is a proper name, and a sentence counts before its examples', () => {
  const rulesOf = (name: string) => {
    const { inRules, inExamples, inFeatures } = uses.get(name)!
    return [inRules, inExamples, inFeatures].map((places) => places.map((place) => place.rule || place.feature))
  }
  const [stay, many] = ['Saved jobs stay, "job" or not', 'SeaPorts are many, and so are job alerts']
  expect(Object.fromEntries(terms.map(({ name }) => [name, rulesOf(name)]))).toEqual({
    category: [[], [], ['Categories']],
    job: [[], [stay], ['Keeping a job', 'Categories']],
    'job alert': [[many], [], []],
    'saved job': [[stay], [many], []],
    SeaPort: [[many], [], []],
  })
})

test('a term has its meaning, what it is not, and the rules that say it; a word that is avoided leads to its term', () => {
  const text = writeGlossary(terms, uses)
  expect(text.slice(text.indexOf('\n## ')).split('\n')).toEqual([
    '',
    '## category',
    '',
    'A kind of \\<work\\>.',
    '',
    'Said under [Categories](../features/shell/kinds.feature).',
    '',
    '## job',
    '',
    'Work.',
    '',
    'Not to be confused with: [Saved job](#saved-job): a job that is \\*kept\\*. Office: where it is done.',
    '',
    'Said by rules of [careers](../features/careers/readme.md) (1). [Which ones](#rules-that-say-job).',
    '',
    '## job alert',
    '',
    'An e-mail.',
    '',
    'Said by rules of [careers](../features/careers/readme.md) (1). [Which ones](#rules-that-say-job-alert).',
    '',
    '## saved job',
    '',
    'A job that is kept.',
    '',
    'Said by rules of [careers](../features/careers/readme.md) (2). [Which ones](#rules-that-say-saved-job).',
    '',
    '## SeaPort',
    '',
    'A contract.',
    '',
    'Said by rules of [careers](../features/careers/readme.md) (1). [Which ones](#rules-that-say-seaport).',
    '',
    '## Words that no feature says',
    '',
    '- favorite: see [saved job](#saved-job)',
    '- job opening: see [job](#job)',
    '- vacancy: see [job](#job)',
    '',
    '## Where each term is said',
    '',
    '### Rules that say job',
    '',
    'In examples of 1 rule, under [Keeping a job](../features/careers/keeping.feature).',
    '',
    '### Rules that say job alert',
    '',
    '- Keeping a job: [SeaPorts are many, and so are job alerts](../features/careers/keeping.feature)',
    '',
    '### Rules that say saved job',
    '',
    '- Keeping a job: [Saved jobs stay, "job" or not](../features/careers/keeping.feature)',
    '',
    'Also in examples of 1 rule, under [Keeping a job](../features/careers/keeping.feature).',
    '',
    '### Rules that say SeaPort',
    '',
    '- Keeping a job: [SeaPorts are many, and so are job alerts](../features/careers/keeping.feature)',
    '',
  ])
})
