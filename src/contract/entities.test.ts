import { expect, test } from 'vitest'
import type { EntityName } from './entity-names.ts'
import { entities } from './entities.ts'
import { decodeRows } from './payload.ts'

const listFieldNames = (name: EntityName) => Object.keys(entities[name].schema.fields).join(', ')

test('[J3-01][J3-03][J3-19] a job posting has its fields, a public number beside its id, and its place', () => {
  expect(listFieldNames('JobPostingHeader')).toBe(
    'JobPosting_ID, TrackingNumber, JobFunction, Description, ShortDescription, Responsibilities, SkillsRequired, EducationRequirement, IsFullTime, Workplace, HasSecurity, ExperienceLevel, IsFeatured, JobPostingGroups, LastModifiedDate, Location_ID, Address1, Address2, City, State, State_ID, ZipCode, Pay, PayRank, Opening',
  )
})

test('[J3-22] a group of jobs has its name, and whether it is featured and active', () => {
  expect(listFieldNames('JobPostingGroup')).toBe('JobPostingGroup_ID, Description, IsFeatured, IsActive')
})

test('[C3.4-01] a news item has its fields, and may have a figure', () => {
  expect(listFieldNames('CompanyNews')).toBe(
    'CompanyNews_ID, Title, ShortDescription, Body, PublishedDate, WebsiteImageURL, NewsType, Source, SourceURL, Figure',
  )
})

test('[C3.4-05] an event has its fields, and may have a time zone', () => {
  expect(listFieldNames('CompanyEvent')).toBe(
    'CompanyEvent_ID, Title, Description, StartDate, EndDate, Location, LocationURL, WebsiteImageURL, TimeZone, Time',
  )
})

test('[C3.5-01] the figures of the firm have their fields', () => {
  expect(listFieldNames('WebsiteStat')).toBe('employeeCount, openingCount, locationCount, years, employeeOwnedPercent')
})

test('[C3.5-06] an office has its fields', () => {
  expect(listFieldNames('Location')).toBe(
    'Location_ID, Description, Name, FullAddress, PhoneNumber, FaxNumber, Email, Extension, MapURL, LocationState, LocationCity, State, City, Latitude, Longitude',
  )
})

const posting = {
  JobPosting_ID: 'A1',
  TrackingNumber: 'T-1',
  JobFunction: 'Analyst',
  IsFullTime: true,
  LastModifiedDate: { type: 'datetime', value: '2026-01-02T00:00:00.000Z' },
}

function accepts(name: EntityName, row: object, field: string, value: unknown) {
  const given = Object.fromEntries(Object.entries({ ...row, [field]: value }).filter(([, kept]) => kept !== undefined))
  try {
    decodeRows(name, [given])
    return true
  } catch {
    return false
  }
}

test.each([
  ['JobPosting_ID', 'A1', undefined],
  ['TrackingNumber', 'T-1', undefined],
  ['ShortDescription', null, 5],
  ['IsFullTime', false, 1],
  ['Workplace', 'Hybrid', 'At sea'],
  ['Workplace', 'On-site', 'hybrid'],
  ['Workplace', 'Remote', true],
  ['HasSecurity', 1, true],
  ['ExperienceLevel', '3', 3],
  ['IsFeatured', 1, true],
  ['Pay', null, 98_000],
  ['Pay', { Low: 98_000, High: 126_000, Unit: 'year' }, { Low: 98_000, High: 126_000 }],
  ['Pay', undefined, { Low: 126_000, High: 98_000, Unit: 'year' }],
])('[J3-06][J3-10][J3-11] of a job posting, %s may be %j and not %j', (field, right, wrong) => {
  expect([right, wrong].map((value) => accepts('JobPostingHeader', posting, field, value))).toEqual([true, false])
})

test('[C3.4-07] an event may have no end', () => {
  const event = { CompanyEvent_ID: '1', Title: 'Day', StartDate: { type: 'date', value: '2026-01-02T00:00:00.000' } }
  const ends = [undefined, null, event.StartDate]
  expect(ends.map((end) => accepts('CompanyEvent', event, 'EndDate', end))).toEqual([true, true, true])
  expect(accepts('CompanyEvent', event, 'StartDate', undefined)).toBe(false)
})

const office = {
  Location_ID: 'L1',
  Name: 'Pier House',
  Description: 'Headquarters',
  FullAddress: '<p>1 Pier Road<br>Arlington</p>',
  City: 'Arlington',
  State: 'Virginia',
  Latitude: 38.8816,
  Longitude: -77.091,
  PhoneNumber: '(703) 555-0100',
  FaxNumber: '(703) 555-0101',
  Email: 'pier@tamarack.example',
  Extension: '12',
}
const contact = {
  ContractsContact_ID: 'C1',
  Role: 'Program Manager',
  Location_ID: 'L1',
  Name: 'Rose Hill',
  Email: 'rose@tamarack.example',
  Extension: '34',
}
const figures = { employeeCount: 412, openingCount: 60, locationCount: 20, years: 53, employeeOwnedPercent: 100 }

test.each([
  ['[J3-23]', 'Location', office],
  ['[J3-24]', 'ContractsContact', contact],
  ['[J3-28]', 'WebsiteStat', figures],
] as const)('%s every field of %s that is sent is read as it was sent', (_id, name, row) => {
  expect(decodeRows(name, [row])).toEqual([expect.objectContaining(row)])
})

test.each([
  ['Location_ID', 5, undefined],
  ['Name', null, 5],
  ['Description', null, 5],
  ['FullAddress', null, 5],
  ['City', null, 5],
  ['State', null, 5],
  ['Latitude', -90, 91],
  ['Longitude', 180, '180'],
  ['PhoneNumber', null, 7],
  ['FaxNumber', null, 7],
  ['Email', null, true],
  ['Extension', '12', 12],
] as const)('[J3-23] of an office, %s may be %j and not %j', (field, right, wrong) => {
  expect([right, wrong].map((value) => accepts('Location', office, field, value))).toEqual([true, false])
})

test.each([
  ['Role', 'Contracts Officer', ' '],
  ['Location_ID', null, false],
  ['Name', 'Rose', undefined],
  ['Email', null, 5],
  ['Extension', '34', 34],
])('[J3-24] of a contact for a contract, %s may be %j and not %j', (field, right, wrong) => {
  expect([right, wrong].map((value) => accepts('ContractsContact', contact, field, value))).toEqual([true, false])
})

test.each(Object.keys(figures))('[J3-28] the figure %s is a whole number, not below 0', (field) => {
  expect([0, 7, -1, 0.5, '7'].map((value) => accepts('WebsiteStat', figures, field, value))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
