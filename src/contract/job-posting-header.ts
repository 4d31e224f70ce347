import { workplaces } from './job-codes.ts'
import { Schema } from 'effect'
import { DateTime } from './date.ts'
import { Flag, Html, Id, nullable, required } from './fields.ts'
import { Pay } from './pay.ts'

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
})
export type JobPostingHeader = typeof JobPostingHeader.Type
