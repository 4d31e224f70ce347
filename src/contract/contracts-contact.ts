import { Schema } from 'effect'
import { Id, nullable, required } from './fields.ts'

/** A person who answers for a contract vehicle, joined to an office by `Location_ID` (C3.5-09). */
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
