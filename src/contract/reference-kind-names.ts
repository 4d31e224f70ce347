/** The small lists that an applicant chooses from (C3.1, J3-37.a); `TestEntity` is for anyone who tests a site (C3.1-17). */
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
