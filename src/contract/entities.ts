import { Schema } from 'effect'
import { CompanyEvent } from './company-event.ts'
import { CompanyNews } from './company-news.ts'
import { ContractsContact } from './contracts-contact.ts'
import { JobPlace } from './job-place.ts'
import { JobPostingGroup } from './job-posting-group.ts'
import { JobPostingHeader } from './job-posting-header.ts'
import { Location } from './location.ts'
import { referenceKinds } from './reference-kind.ts'
import { SitePage } from './site-page.ts'
import { SystemMessage } from './system-message.ts'
import { WebsiteStat } from './website-stat.ts'

/** Every kind of row a read may name, with the schema of a row and its key; `null` marks a table of one row. */
export const entities = {
  Location: { schema: Location, key: 'Location_ID' },
  JobPostingGroup: { schema: JobPostingGroup, key: 'Description' },
  JobPostingHeader: { schema: JobPostingHeader, key: 'JobPosting_ID' },
  CompanyNews: { schema: CompanyNews, key: 'CompanyNews_ID' },
  CompanyEvent: { schema: CompanyEvent, key: 'CompanyEvent_ID' },
  ContractsContact: { schema: ContractsContact, key: 'ContractsContact_ID' },
  SystemMessage: { schema: SystemMessage, key: 'SystemMessage_ID' },
  SitePage: { schema: SitePage, key: 'SitePage_ID' },
  JobPlace: { schema: JobPlace, key: 'JobPlace_ID' },
  WebsiteStat: { schema: WebsiteStat, key: null },
  ...referenceKinds,
} as const

export type EntityName = keyof typeof entities
/** The decoded row of an entity. */
export type Row<Name extends EntityName> = (typeof entities)[Name]['schema']['Type']
/** Decoded rows by entity, each list in the server's order. */
export type Rows = { readonly [Name in EntityName]: ReadonlyArray<Row<Name>> }

export const entityNames = Object.keys(entities) as ReadonlyArray<EntityName>

/** The entities that the server makes by itself: no content brings them. */
const madeNames = ['SitePage', 'JobPlace'] as const satisfies ReadonlyArray<EntityName>

/** The entities that a firm's content brings. */
export type ContentName = Exclude<EntityName, (typeof madeNames)[number]>

export const contentNames = entityNames.filter((name): name is ContentName => !madeNames.some((made) => made === name))

export const isContentName = (name: string): name is ContentName => contentNames.some((known) => known === name)

export const isEntityName = (name: string): name is EntityName => Object.hasOwn(entities, name)

/** The schema of a list of rows of one entity; excess fields are ignored, so that an older client reads a newer server. */
export const rowsOf = <Name extends EntityName>(name: Name) =>
  Schema.Array<(typeof entities)[Name]['schema']>(entities[name].schema)
