import { Schema } from 'effect'
import { Id, nullable, required, countOr } from './fields.ts'

export const PagePart = Schema.Struct({
  Title: Schema.String,
  Fragment: nullable(Schema.String),
  Text: Schema.String,
})

export const SitePage = Schema.Struct({
  SitePage_ID: Id,
  Title: Schema.String,
  Description: Schema.String,
  Keywords: Schema.Array(Schema.String),
  Parts: Schema.Array(PagePart),
})
export type SitePage = typeof SitePage.Type

export const SystemMessage = Schema.Struct({
  SystemMessage_ID: Id,
  Message: required('Expected a message'),
  /** `info`, `success`, `warning` or `error`; anything else counts as `info` (C3.3-03). */
  MessageType: nullable(Schema.String),
})
export type SystemMessage = typeof SystemMessage.Type

export const WebsiteStat = Schema.Struct({
  employeeCount: countOr(0),
  openingCount: countOr(0),
  locationCount: countOr(0),
  years: countOr(0),
  employeeOwnedPercent: countOr(100),
})
export type WebsiteStat = typeof WebsiteStat.Type

export const ContractsContact = Schema.Struct({
  ContractsContact_ID: Id,
  Role: required('Expected a role'),
  Name: required('Expected a name'),
  Email: nullable(Schema.String),
  Location_ID: nullable(Id),
  DirectOfficePhoneNumber: nullable(Schema.String),
  Extension: nullable(Schema.String),
})
export type ContractsContact = typeof ContractsContact.Type
