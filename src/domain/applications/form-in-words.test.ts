import { expect, test } from 'vitest'
import type { SectionName } from '#contract/application-sections.ts'
import { sectionInWords, formatText } from './form-in-words.ts'
import type { ReferenceRows, WrittenPart } from './judge-section.ts'

const rows = {
  Country: [{ Country_ID: 'CI', Description: 'Côte d’Ivoire', IsActive: false, SortOrder: null }],
} as unknown as ReferenceRows

const formatSection = (section: SectionName, parts: ReadonlyArray<WrittenPart>) =>
  sectionInWords(section, parts, rows)?.Entries.map((fields) => fields.map(({ Label, Value }) => `${Label}: ${Value}`))

test('a section is told in the words of its form: descriptions in place of ids, months, and nothing that is empty', () => {
  expect(
    formatSection('contact', [
      { entry: '', values: { City: ' Abidjan ', Address2: ' ', Country_ID: 'CI', Unknown: 'x' } },
    ]),
  ).toEqual([['City: Abidjan', 'Country: Côte d’Ivoire']])
  expect(
    formatSection('education', [
      { entry: 'a', values: { From: '2019-06', To: 'Sept. 2021', IsCurrent: [] } },
      { entry: 'b', values: {} },
      { entry: 'c', values: { From: 'long ago', To: '7/2020', IsCurrent: ['I still study there'] } },
    ]),
  ).toEqual([
    ['From: June 2019', 'To: September 2021'],
    ['From: long ago', 'Still there: I still study there'],
  ])
})

test('what another answer makes void is not told', () => {
  const values = { HasRelatives: 'no', Relatives: 'My aunt' }
  expect(formatSection('declarations', [{ entry: '', values }])).toEqual([['Does a relative of yours work here?: No']])
})

test('[C5-16] a number is read with all but its end hidden', () => {
  const read = (value: string) => formatText({ section: 'ssn', field: 'Number', value })
  expect([read('123-45-6789'), read('12'), read('•••-••-6789'), read('')]).toEqual([
    '•••-••-6789',
    '•••-••-••••',
    '•••-••-6789',
    '',
  ])
})

test('what is kept apart is told nowhere', () => {
  const of = (section: 'equal' | 'ssn') =>
    sectionInWords(section, [{ entry: '', values: { Gender_ID: '1', Number: '1' } }], rows)
  expect([of('equal'), of('ssn')]).toEqual([null, null])
})
