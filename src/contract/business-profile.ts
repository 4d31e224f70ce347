import { Effect, Schema, SchemaGetter } from 'effect'
import { businessClassifications, customersSupported, servicesOffered } from './business-options.ts'
import { EmailField, line, optionalLine, optionalLines, ProofField } from './typed-text.ts'

/** Labels that were chosen: known ones, each once, in the order of the options, however they were sent (C3.7-13). */
const someOf = <const Option extends string>(options: ReadonlyArray<Option>) => {
  const Labels = Schema.Array(Schema.Literals(options))
  const InOrder = Labels.pipe(
    Schema.decodeTo(Labels, {
      decode: SchemaGetter.transform((chosen: ReadonlyArray<Option>) =>
        options.filter((option) => chosen.includes(option)),
      ),
      encode: SchemaGetter.transform((chosen: ReadonlyArray<Option>) => chosen),
    }),
  )
  return Schema.withDecodingDefaultKey<typeof InOrder>(Effect.succeed([]))(InOrder)
}

/** What a small firm tells of itself (C3.7-01); five values are required, of which one is the proof (C5-07, C5-09). */
export const BusinessProfile = Schema.Struct({
  Company: line('Please enter the name of your company', 200),
  Address: optionalLine(200),
  City: optionalLine(100),
  State: optionalLine(100),
  Zip: optionalLine(20),
  Website: optionalLine(500),
  OtherOfficeLocations: optionalLines(1000),
  POC: line('Please enter the name of your point of contact', 100),
  POCTitle: line('Please enter the title of your point of contact', 100),
  POCEmail: EmailField,
  PhoneNumber: optionalLine(254),
  DUNSNumber: optionalLine(50),
  UniqueEntityIdNumber: optionalLine(50),
  CageCode: optionalLine(50),
  NAICSCode: optionalLine(500),
  GSASchedules: optionalLines(1000),
  SmallBusinessClassifications: someOf(businessClassifications),
  ServicesOffered: someOf(servicesOffered),
  OtherServicesOffered: optionalLine(500),
  CustomersSupported: someOf(customersSupported),
  OtherCustomersSupported: optionalLine(500),
})
export type BusinessProfile = typeof BusinessProfile.Type

/** What each value is called, on the form and in the mail that brings it. */
export const profileLabels: Readonly<Record<keyof BusinessProfile, string>> = {
  Company: 'Company',
  Address: 'Address',
  City: 'City',
  State: 'State',
  Zip: 'ZIP Code',
  Website: 'Website',
  OtherOfficeLocations: 'Other Office Locations',
  POC: 'Name',
  POCTitle: 'Title',
  POCEmail: 'Email',
  PhoneNumber: 'Phone or Email',
  DUNSNumber: 'DUNS Number',
  UniqueEntityIdNumber: 'Unique Entity ID',
  CageCode: 'CAGE Code',
  NAICSCode: 'NAICS Codes',
  GSASchedules: 'GSA Schedules',
  SmallBusinessClassifications: 'Classifications',
  ServicesOffered: 'Services Offered',
  OtherServicesOffered: 'Other Services',
  CustomersSupported: 'Customers Supported',
  OtherCustomersSupported: 'Other Customers',
}

/** The groups of the form and of the mail, each with its values in their order (C2.10-07). */
export const profileGroups = {
  Company: ['Company', 'Address', 'City', 'State', 'Zip', 'Website', 'OtherOfficeLocations'],
  'Point of Contact': ['POC', 'POCTitle', 'POCEmail', 'PhoneNumber'],
  Identifiers: ['DUNSNumber', 'UniqueEntityIdNumber', 'CageCode', 'NAICSCode', 'GSASchedules'],
  Classifications: ['SmallBusinessClassifications'],
  Services: ['ServicesOffered', 'OtherServicesOffered'],
  Customers: ['CustomersSupported', 'OtherCustomersSupported'],
} as const satisfies Readonly<Record<string, ReadonlyArray<keyof BusinessProfile>>>

/** The argument of `SmallBusinessProfileEmail`: the profile with the proof that no robot sent it (C5-07, C7.2-12). */
export const ProfileSubmission = Schema.Struct({ ...BusinessProfile.fields, RecaptchaResponse: ProofField })
