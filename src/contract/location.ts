import { Schema } from 'effect'
import { Html, Id, Latitude, Longitude, nullable, WebAddress } from './fields.ts'

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
