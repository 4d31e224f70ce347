import { Schema } from 'effect'
import { Id, nullable, required } from './fields.ts'

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
