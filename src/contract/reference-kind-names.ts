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
