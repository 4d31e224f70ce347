import { Schema } from 'effect'
import { entityKeys, type EntityName } from './entity-names.ts'
import { CompanyEvent, CompanyNews } from './media.ts'
import { ContractsContact, SitePage, SystemMessage, WebsiteStat } from './site-content.ts'
import { JobPay, JobPlace, JobProfile, JobPostingGroup, JobPostingHeader, Location } from './jobs.ts'
import { referenceKinds } from './reference-kind.ts'

export const entities = {
  Location: { schema: Location, key: entityKeys.Location },
  JobPostingGroup: { schema: JobPostingGroup, key: entityKeys.JobPostingGroup },
  JobPostingHeader: { schema: JobPostingHeader, key: entityKeys.JobPostingHeader },
  CompanyNews: { schema: CompanyNews, key: entityKeys.CompanyNews },
  CompanyEvent: { schema: CompanyEvent, key: entityKeys.CompanyEvent },
  ContractsContact: { schema: ContractsContact, key: entityKeys.ContractsContact },
  SystemMessage: { schema: SystemMessage, key: entityKeys.SystemMessage },
  SitePage: { schema: SitePage, key: entityKeys.SitePage },
  JobPlace: { schema: JobPlace, key: entityKeys.JobPlace },
  JobPay: { schema: JobPay, key: entityKeys.JobPay },
  JobProfile: { schema: JobProfile, key: entityKeys.JobProfile },
  WebsiteStat: { schema: WebsiteStat, key: entityKeys.WebsiteStat },
  ...referenceKinds,
} as const

/** Excess fields are ignored, so that an older client can read a newer server. */
export const rowsSchema = <Name extends EntityName>(name: Name) =>
  Schema.Array<(typeof entities)[Name]['schema']>(entities[name].schema)

const computedFields = ['Time', 'PayRank', 'Opening'] as const
export type ComputedField = (typeof computedFields)[number]

export const listContentFields = (name: EntityName): ReadonlyArray<string> =>
  Object.keys(entities[name].schema.fields).filter((field) => computedFields.every((computed) => computed !== field))

export type Row<Name extends EntityName> = (typeof entities)[Name]['schema']['Type']

export type Rows = { readonly [Name in EntityName]: ReadonlyArray<Row<Name>> }

export type ReferenceList<Item> = {
  readonly rows: ReadonlyArray<Item>
  readonly loading: boolean
  readonly error: boolean
  readonly allLoaded: boolean
}
