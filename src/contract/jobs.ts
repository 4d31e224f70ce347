import { Schema } from 'effect'
import { Count, Id, nullable, required, Flag, Html, Latitude, Longitude, WebAddress } from './fields.ts'
import { workplaces } from './job-terms.ts'
import { DateTime } from './date.ts'

export const JobPlace = Schema.Struct({
  JobPlace_ID: Id,
  City: Schema.String,
  State: Schema.String,
  Jobs: Count,
})
export type JobPlace = typeof JobPlace.Type

/** In percent of the drawing, `width` in em; `from`: the narrowest window that shows it, in px. */
const JobProfileFlag = Schema.Struct({
  x: Schema.Finite,
  summit: Schema.Finite,
  level: Schema.Finite,
  side: Schema.Literals(['start', 'middle', 'end']),
  width: Schema.Finite,
  from: Schema.Literals([600, 1200]),
})

const JobProfileRow = Schema.Struct({
  jobs: Count,
  words: Schema.String,
  name: Schema.String,
  query: Schema.NullOr(Schema.String),
  flag: Schema.NullOr(JobProfileFlag),
  isMost: Schema.Boolean,
})
export type JobProfileRow = typeof JobProfileRow.Type

export const JobProfile = Schema.Struct({
  finding: Schema.String,
  line: Schema.String,
  ticks: Schema.String,
  meridians: Schema.Array(Schema.Struct({ x: Schema.Finite, label: Schema.String })),
  rows: Schema.Array(JobProfileRow),
})
export type JobProfile = typeof JobProfile.Type

export const JobPostingGroup = Schema.Struct({
  JobPostingGroup_ID: nullable(Id),
  Description: required('Expected the name of the group'),
  IsFeatured: Schema.Boolean,
  IsActive: Schema.Boolean,
})
export type JobPostingGroup = typeof JobPostingGroup.Type

const Dollars = Schema.Finite.check(
  Schema.makeFilter((amount) => Number(amount.toFixed(2)) === amount || 'Expected dollars and whole cents'),
)

/** US dollars; an amount in the wrong unit falls outside. */
const bounds = { hour: [1, 1_000], year: [1_000, 10_000_000] } as const

const isBound = ({ Low, High, Unit }: { Low: number; High: number; Unit: keyof typeof bounds }) =>
  bounds[Unit][0] <= Low && Low <= High && High <= bounds[Unit][1]

const expected = 'Expected Low at most High, both 1 to 1,000 dollars an hour or 1,000 to 10,000,000 dollars a year'

const PayUnit = Schema.Literals(['year', 'hour'])

export const Pay = Schema.Struct({ Low: Dollars, High: Dollars, Unit: PayUnit }).check(
  Schema.makeFilter((pay) => isBound(pay) || expected),
)
export type Pay = typeof Pay.Type

const Ends = Schema.Tuple([Schema.Finite, Schema.Finite])

export const PayRank = Schema.Struct({ Place: Count, Lower: Count, Higher: Count, Ends: Schema.optionalKey(Ends) })
export type PayRank = typeof PayRank.Type

export const JobPay = Schema.Struct({
  Unit: PayUnit,
  Jobs: Count,
  Lines: Count,
  Ends,
  Path: Schema.String,
  Among: Schema.String,
  Sample: Schema.String,
})
export type JobPay = typeof JobPay.Type

export const JobPostingHeader = Schema.Struct({
  JobPosting_ID: Id,
  TrackingNumber: required('Expected a tracking number'),
  JobFunction: required('Expected a job title'),
  Description: nullable(Schema.String),
  ShortDescription: nullable(Schema.String),
  Responsibilities: nullable(Html),
  SkillsRequired: nullable(Html),
  EducationRequirement: nullable(Html),
  IsFullTime: Schema.Boolean,
  Workplace: nullable(Schema.Literals([...workplaces, 'Onsite'])),
  HasSecurity: nullable(Flag),
  ExperienceLevel: nullable(Schema.String),
  IsFeatured: nullable(Flag),
  JobPostingGroups: nullable(Schema.String),
  LastModifiedDate: DateTime,
  Location_ID: nullable(Id),
  Address1: nullable(Schema.String),
  Address2: nullable(Schema.String),
  City: nullable(Schema.String),
  State: nullable(Schema.String),
  State_ID: nullable(Id),
  ZipCode: nullable(Schema.String),
  Pay: nullable(Pay),
  PayRank: Schema.optionalKey(PayRank),
  Opening: Schema.optionalKey(Schema.Tuple([Count, Count])),
})
export type JobPostingHeader = typeof JobPostingHeader.Type

/** Read State and City first, then LocationState and LocationCity (C3.5-08). */
export const Location = Schema.Struct({
  Location_ID: Id,
  Description: nullable(Schema.String),
  Name: nullable(Schema.String),
  FullAddress: nullable(Html),
  PhoneNumber: nullable(Schema.String),
  FaxNumber: nullable(Schema.String),
  Email: nullable(Schema.String),
  Extension: nullable(Schema.String),
  MapURL: nullable(WebAddress),
  LocationState: nullable(Schema.String),
  LocationCity: nullable(Schema.String),
  State: nullable(Schema.String),
  City: nullable(Schema.String),
  Latitude: nullable(Latitude),
  Longitude: nullable(Longitude),
})
export type Location = typeof Location.Type

export type JobListing = {
  readonly postings: ReadonlyArray<JobPostingHeader>
  readonly locations: ReadonlyArray<Location>
  readonly pay?: ReadonlyArray<JobPay>
  /** Enough only for the page of this job; absent when they are all jobs. */
  readonly of?: string
}
