import type { WireDate, WireDateType } from '#contract/date.ts'
import type { ComputedField, Row } from '#contract/entities.ts'
import { type ContentName, referenceKindNames, type ReferenceKindName } from '#contract/entity-names.ts'

export type FieldKind = 'number' | 'boolean' | 'date' | 'json'

type KindOf<Value> =
  NonNullable<Value> extends string
    ? never
    : NonNullable<Value> extends number
      ? 'number'
      : NonNullable<Value> extends boolean
        ? 'boolean'
        : NonNullable<Value> extends WireDate
          ? 'date'
          : 'json'

type KindsOf<Name extends ContentName> = {
  readonly [
    Field in Exclude<keyof Row<Name>, ComputedField> as KindOf<Row<Name>[Field]> extends never ? never : Field
  ]: KindOf<Row<Name>[Field]>
}

const referenceKinds = Object.fromEntries(
  referenceKindNames.map((name) => [name, { IsActive: 'boolean', SortOrder: 'number' }]),
) as unknown as { readonly [Name in ReferenceKindName]: KindsOf<Name> }

const kinds: { readonly [Name in ContentName]: KindsOf<Name> } = {
  Location: { Latitude: 'number', Longitude: 'number' },
  JobPostingGroup: { IsFeatured: 'boolean', IsActive: 'boolean' },
  JobPostingHeader: {
    IsFullTime: 'boolean',
    HasSecurity: 'number',
    IsFeatured: 'number',
    LastModifiedDate: 'date',
    Pay: 'json',
  },
  CompanyNews: { PublishedDate: 'date' },
  CompanyEvent: { StartDate: 'date', EndDate: 'date' },
  ContractsContact: {},
  SystemMessage: {},
  WebsiteStat: {
    employeeCount: 'number',
    openingCount: 'number',
    locationCount: 'number',
    years: 'number',
    employeeOwnedPercent: 'number',
  },
  ...referenceKinds,
}

export const getFieldKind = (name: ContentName, field: string): FieldKind | 'text' =>
  (kinds[name] as Readonly<Record<string, FieldKind>>)[field] ?? 'text'

export type DateForms = {
  readonly day?: WireDateType
  readonly moment?: WireDateType
  readonly empty?: WireDate
}

const dateForms: Readonly<Record<string, DateForms>> = {
  LastModifiedDate: { moment: 'datetime' },
  PublishedDate: { day: 'date' },
  StartDate: { day: 'date', moment: 'datetime' },
  EndDate: { day: 'nullable date', moment: 'nullable datetime', empty: { type: 'nullable date', value: null } },
}

export const getDateForms = (field: string): DateForms => dateForms[field] ?? {}
