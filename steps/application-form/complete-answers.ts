import type { SectionName } from '#contract/application-sections.ts'
import type { FormValues } from '#contract/form.ts'

export const completeAnswers = {
  contact: {
    FirstName: 'Ada',
    LastName: 'Moss',
    Email: 'ada@example.org',
    Phone: '937 555 0100',
    Address1: '1 Birch Lane',
    City: 'Dayton',
    State_ID: '1',
    Country_ID: '1',
  },
  education: { School: 'Elm College', Degree: 'B.S.', From: '9/2010', To: '6/2014' },
  employment: {
    Employer: 'Ash Mills',
    JobTitle: 'Tester',
    From: '7/2014',
    IsCurrent: ['I still work there'],
    MayBeAsked: 'no',
  },
  references: { Name: 'Ben Birch', Relation: 'A colleague', Email: 'ben@example.org', MayBeAsked: 'tell me first' },
  veteran: { VeteranType_ID: '1' },
  ada: { ADAJobDescription_ID: '1', CanDo: 'yes', NeedsSupport: 'no' },
  declarations: {
    MayWork: 'yes',
    HasRelatives: 'no',
    IsTrue: ['What I have written is true and complete'],
    MayUse: ['You may use it to decide about this application'],
  },
  equal: { Gender_ID: '1' },
} as const satisfies Partial<Record<SectionName, FormValues>>

export type AnsweredSection = keyof typeof completeAnswers

export const answeredSections = Object.keys(completeAnswers) as ReadonlyArray<AnsweredSection>

export const omitAnswers = (...omitted: ReadonlyArray<SectionName>): Partial<Record<SectionName, FormValues>> =>
  Object.fromEntries(Object.entries(completeAnswers).filter(([section]) => !omitted.includes(section as SectionName)))
