import { expect, test } from 'vitest'
import { makePosting } from './fixture-a.testing.ts'
import { toSearchDocument } from './job-search-text.ts'

test('[J5-50][J5-51] a job is searched by its names, its place and its texts', () => {
  const posting = makePosting({
    JobFunction: 'Cost Analyst',
    TrackingNumber: 'T-1',
    Description: 'Analyst II',
    JobPostingGroups: 'Analysis;Research',
    City: 'Arlington',
    State: 'Virginia',
    ShortDescription: 'Short',
    Responsibilities: '<p>Estimate</p>',
    SkillsRequired: '<ul><li>SQL</li></ul>',
    EducationRequirement: null,
  })
  expect(toSearchDocument(posting)).toEqual({
    fields: [
      'Cost Analyst',
      'T-1',
      'Analyst',
      'Analysis',
      'Research',
      'Arlington',
      'Virginia',
      'Short',
      'Estimate',
      'SQL',
      '',
    ],
    keywords: ['Analyst', 'Analysis', 'Research'],
  })
})
