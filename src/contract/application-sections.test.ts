import { expect, test } from 'vitest'
import { largestPart, sectionNames, sections, listRequestedSections } from './application-sections.ts'
import { decodeSavedPart, decodeApplicationFormOutcome } from './application-form.ts'

const tokens = [
  'given-name',
  'family-name',
  'email',
  'tel',
  'address-line1',
  'address-line2',
  'address-level2',
  'address-level1',
  'postal-code',
  'country',
  'sex',
]

test('the applicant is asked for her own data with the tokens of HTML, and for those of others with none', () => {
  const given = sectionNames.flatMap((name) =>
    Object.values(sections[name].controls).flatMap(({ autocomplete }) => autocomplete ?? []),
  )
  expect(given.filter((token) => token !== 'off')).toEqual(tokens)
  expect(Object.values(sections.references.controls).map(({ autocomplete = 'off' }) => autocomplete)).toEqual(
    Array(5).fill('off'),
  )
})

test('every field has a label, and at its longest a part fits into what is kept of one', () => {
  for (const name of sectionNames) {
    const { labels, untouched } = sections[name].form
    expect(Object.values(labels).filter((label) => label.trim() === '')).toEqual([])
    expect(Object.keys(untouched).length).toBeGreaterThan(0)
  }
  // A text of the longest field whose every character takes four bytes.
  expect(4_000 * 4).toBeLessThan(largestPart)
})

test('[C5-16] a Social Security number is asked for where the firm wants it alone', () => {
  expect([listRequestedSections(false).includes('ssn'), listRequestedSections(true).includes('ssn')]).toEqual([
    false,
    true,
  ])
})

test('[C3.1-05] the children of an application are called as the requirements call them', () => {
  expect(sectionNames.map((name) => sections[name].child)).toEqual([
    'ContactDetails',
    'EducationHistory',
    'EmploymentHistory',
    'WorkReference',
    'VeteranType',
    'ADAJobDescription',
    'Declarations',
    'EqualOpportunity',
    'SocialSecurityNumber',
  ])
})

test('answers are read, and what is none throws', () => {
  const newer = { Newer: { Version: 2, Values: null, ChangedAt: '2026-11-26T03:00:00.000Z', IsRemoved: false } }
  for (const answer of [{ Version: 1 }, newer, { Gone: true }])
    expect(decodeSavedPart(JSON.stringify(answer))).toEqual(answer)
  for (const text of ['', '{}', '{"Version":"1"}', '{"Gone":false}'])
    expect(() => decodeSavedPart(text)).toThrow(/Expected|Unexpected|JSON|at \[/)
  expect(() => decodeApplicationFormOutcome('{"Outcome":"sent","Sections":[]}')).toThrow('"submitted"')
})
