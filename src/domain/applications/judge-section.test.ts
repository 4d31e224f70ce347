import { expect, test } from 'vitest'
import type { SectionName } from '#contract/application-sections.ts'
import type { FormValues } from '#contract/form.ts'
import { judgeSection, type ReferenceRows } from './judge-section.ts'

const choice = (name: string, id: string, more: object = {}) => ({
  [`${name}_ID`]: id,
  Description: `${name} ${id}`,
  IsActive: true,
  SortOrder: null,
  ...more,
})
const rows = {
  Country: [choice('Country', 'US'), choice('Country', 'SU', { IsActive: false })],
  State: [choice('State', 'VA')],
  ApplicantSource: [],
  VeteranType: [choice('VeteranType', '1')],
  ADAJobDescription: [choice('ADAJobDescription', '1')],
  Gender: [choice('Gender', '1')],
  EthnicCategory: [],
  MaritalStatus: [],
  AttachmentType: [],
  TestEntity: [],
} as unknown as ReferenceRows

const now = Date.parse('2026-11-28T12:00:00Z')

const problems = (section: SectionName, values: FormValues) =>
  judgeSection(section, [{ entry: 'one', values }], { rows, now }).map(({ field, message }) => `${field}: ${message}`)

const contact = {
  FirstName: 'Ida',
  LastName: 'Moss',
  Email: 'ida@example.org',
  Phone: '703 555 0100',
  Address1: '1 Lane',
  City: 'Reston',
  Country_ID: 'US',
}
const person = { Name: 'Nora Birch', Relation: 'She led our team', MayBeAsked: 'yes' }
const job = { Employer: 'Ash', JobTitle: 'Analyst', From: '6/2019', To: '7/2020', MayBeAsked: 'yes' }

test('what is good is complete, and what may be left out may', () => {
  expect([
    problems('contact', contact),
    problems('employment', job),
    problems('employment', { ...job, To: '', IsCurrent: ['I still work there'] }),
    problems('education', { School: 'Elm', Degree: 'B.S.' }),
    problems('veteran', { VeteranType_ID: '1' }),
    problems('references', { ...person, Email: 'nora@birch.example' }),
    problems('references', { ...person, Phone: '703 555 0142' }),
    problems('equal', {}),
    problems('ssn', { Number: '123456789' }),
  ]).toEqual(Array.from({ length: 9 }, () => []))
})

test('a section that was never written has its problems in the order of its fields, and an empty list has none', () => {
  expect(judgeSection('contact', [], { rows, now }).map(({ entry, field }) => [entry, field])).toEqual(
    ['FirstName', 'LastName', 'Email', 'Phone', 'Address1', 'City', 'Country_ID'].map((field) => ['', field]),
  )
  expect([judgeSection('employment', [], { rows, now }), judgeSection('equal', [], { rows, now })]).toEqual([[], []])
})

test.each([
  ['SU', 'what is not offered any more'],
  ['XX', 'what never was'],
])('%s cannot be chosen: %s', (Country_ID) => {
  expect(problems('contact', { ...contact, Country_ID })).toEqual([
    'Country_ID: Please choose again: what you had chosen is no longer offered',
  ])
})

test.each<[SectionName, FormValues, ReadonlyArray<string>]>([
  ['employment', { ...job, To: '5/2019' }, ['To: Please check the months: the end is before the start']],
  ['employment', { ...job, To: '' }, ['To: Please enter when you left, or check the box if you still work there']],
  ['employment', { ...job, From: '' }, ['From: Please enter when you started']],
  ['employment', { ...job, From: 'long ago' }, ['From: Please write a month and a year, such as 6/2019']],
  ['employment', { ...job, MayBeAsked: '' }, ['MayBeAsked: Please choose whether we may ask this employer']],
  ['employment', { ...job, MayBeAsked: 'perhaps' }, ['MayBeAsked: Expected one of , yes, no']],
  ['employment', { ...job, To: 'never', IsCurrent: ['I still work there'] }, []],
  ['education', { School: 'Elm', Degree: 'B.S.', From: '6/2019', To: '' }, []],
  ['education', { School: 'Elm', Degree: 'B.S.', From: '9/28', To: '6/2041' }, []],
  [
    'education',
    { School: 'Elm', Degree: 'B.S.', From: '9/2029', To: '6/2042' },
    [
      'From: Please check the year: 2029 is more than 2 years from now',
      'To: Please check the year: 2042 is more than 15 years from now',
    ],
  ],
  [
    'employment',
    { ...job, From: '6/2090', To: '' },
    [
      'From: Please check the year: 2090 is more than 2 years from now',
      'To: Please enter when you left, or check the box if you still work there',
    ],
  ],
  ['employment', { ...job, To: 'June 2090', IsCurrent: ['I still work there'] }, []],
  ['references', person, ['Email: Please enter an email or a phone number']],
  ['references', { ...person, Email: 'nora', Phone: '703 555 0142' }, ['Email: Please enter a valid email']],
  [
    'ada',
    { ADAJobDescription_ID: '1', CanDo: 'yes', NeedsSupport: 'yes' },
    ['Support: Please say what would help you'],
  ],
  ['ada', { ADAJobDescription_ID: '1', CanDo: 'yes', NeedsSupport: 'no', Support: 'x'.repeat(3000) }, []],
  [
    'declarations',
    { MayWork: 'no', HasRelatives: 'yes' },
    [
      'Relatives: Please say who works here, and how you are related',
      'IsTrue: Please confirm that what you have written is true and complete',
      'MayUse: Please confirm that we may use it to decide about this application',
    ],
  ],
  ['ssn', { Number: '12' }, ['Number: A Social Security number has nine digits, such as 123-45-6789']],
  ['ssn', { Number: '' }, ['Number: Please enter your Social Security number']],
  ['contact', { ...contact, City: ['Reston'] }, ['City: Expected a text']],
])('%s %j: %j', (section, values, told) => {
  expect(problems(section, values)).toEqual(told)
})
