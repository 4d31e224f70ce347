import { expect, test } from 'vitest'
import { listJobGroups, categoryTitle } from './job-groups.ts'
import fc from 'fast-check'

test('[J3-16][J3-17] groups are trimmed, empty and repeated ones dropped', () => {
  const groups = [' Analysis ;; Research;analysis ', '', null].map((JobPostingGroups) =>
    listJobGroups({ JobPostingGroups }),
  )
  expect(groups).toEqual([['Analysis', 'Research'], [], []])
})

test.each([
  ['C1', 'Software Engineer III', 'Software Engineer'],
  ['C2', 'Cost Analyst 2', 'Cost Analyst'],
  ['C3', 'Cost Analyst2', 'Cost Analyst'],
  ['C4', 'Engineer*', 'Engineer'],
  ['C5', 'Program Analyst IV*', 'Program Analyst'],
  ['C6', 'Program Analyst **', 'Program Analyst'],
  ['C7', 'Data Scientist I 3 *', 'Data Scientist'],
  ['C8', 'Program Manager', 'Program Manager'],
  ['C9', 'Analyst XIV', 'Analyst'],
  ['C10', 'Help Desk Tier II Support', 'Help Desk Tier II Support'],
  ['C11', 'Director CIVIC', 'Director CIVIC'],
  ['C12', 'Matrix', 'Matrix'],
  ['C13', 'III', 'III'],
  ['C14', 'Analyst iii', 'Analyst iii'],
  ['C15', '  Analyst  II  ', 'Analyst'],
  ['C16', null, ''],
  ['a word that ends like a numeral', 'Administrator UNIX', 'Administrator UNIX'],
  ['two levels', 'Craftsman I & II', 'Craftsman'],
  ['levels from and to', 'Engineer II - III', 'Engineer'],
  ['levels from and to in words', 'Engineer I to III', 'Engineer'],
  ['one of two levels', 'Budget Analyst I or II', 'Budget Analyst'],
  ['levels with a slash', 'Technician 1/2', 'Technician'],
  ['a level after a dash', 'Analyst – III', 'Analyst'],
  ['a level after a hyphen', 'Analyst-2', 'Analyst'],
  ['a level after a comma', 'Analyst, II', 'Analyst'],
  ['a year', 'Summer 2026', 'Summer 2026'],
  ['a year with an asterisk', 'Intern, Summer 2026*', 'Intern, Summer 2026'],
  [
    'the code of a series',
    'Interdisciplinary Engineer, GS-0801/0855-14',
    'Interdisciplinary Engineer, GS-0801/0855-14',
  ],
  ['the name of a plane', 'Cost Analyst, F-35', 'Cost Analyst, F-35'],
  ['two words', 'Director of R&D', 'Director of R&D'],
  ['a numeral in the middle', 'Analyst II, Navy – III', 'Analyst II, Navy'],
  ['a year alone', '2026', '2026'],
  ['a range alone', 'I - II', 'I - II'],
])('[J3-05][J5-54][J5-55] %s: %j is titled %j', (_id, description, title) => {
  expect(categoryTitle(description)).toEqual(title)
})

test('[J5-54] trimming a title once more changes nothing', () => {
  const description = fc
    .array(fc.constantFrom('Analyst', 'II', 'X', '3', '2026', 'F', '-', ', ', '&', '/', ' or ', '*', ' '))
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(description, (text) => {
      expect(categoryTitle(categoryTitle(text))).toEqual(categoryTitle(text))
    }),
  )
})
