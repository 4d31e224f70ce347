export const referenceKindNames = [
  'ADAJobDescription',
  'ApplicantSource',
  'AttachmentType',
  'Country',
  'EthnicCategory',
  'Gender',
  'MaritalStatus',
  'State',
  'TestEntity',
  'VeteranType',
] as const

export type ReferenceKindName = (typeof referenceKindNames)[number]

const referenceKindKeys = Object.fromEntries(referenceKindNames.map((name) => [name, `${name}_ID`])) as {
  readonly [Name in ReferenceKindName]: `${Name}_ID`
}

/** `null` marks a table of one row. */
export const entityKeys = {
  Location: 'Location_ID',
  JobPostingGroup: 'Description',
  JobPostingHeader: 'JobPosting_ID',
  CompanyNews: 'CompanyNews_ID',
  CompanyEvent: 'CompanyEvent_ID',
  ContractsContact: 'ContractsContact_ID',
  SystemMessage: 'SystemMessage_ID',
  SitePage: 'SitePage_ID',
  JobPlace: 'JobPlace_ID',
  JobPay: 'Unit',
  JobProfile: null,
  WebsiteStat: null,
  ...referenceKindKeys,
} as const

export type EntityName = keyof typeof entityKeys

export const entityNames = Object.keys(entityKeys) as ReadonlyArray<EntityName>

const generatedNames = ['SitePage', 'JobPlace', 'JobPay', 'JobProfile'] as const satisfies ReadonlyArray<EntityName>

export type ContentName = Exclude<EntityName, (typeof generatedNames)[number]>

export const contentNames = entityNames.filter(
  (name): name is ContentName => !generatedNames.some((made) => made === name),
)

export const isContentName = (name: string): name is ContentName => contentNames.some((known) => known === name)

export const isEntityName = (name: string): name is EntityName => Object.hasOwn(entityKeys, name)
