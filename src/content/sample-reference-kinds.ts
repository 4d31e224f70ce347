import type { ReferenceKindName } from '#contract/reference-kind-names.ts'
import type { referenceKinds } from '#contract/reference-kind.ts'
import { countries } from './authored/countries.ts'
import { choices, noLongerOffered } from './authored/reference-kinds.ts'
import { states } from './authored/states.ts'

type KindRow<Name extends ReferenceKindName> = (typeof referenceKinds)[Name]['schema']['Encoded']
type KindRows = { readonly [Name in ReferenceKindName]: ReadonlyArray<KindRow<Name>> }

type Line = readonly [id: string, description: string, place: number | null, isActive?: boolean]

const rowsOf = <Name extends ReferenceKindName>(name: Name, lines: ReadonlyArray<Line>) =>
  lines.map(([id, Description, SortOrder, IsActive = true]) => ({
    [`${name}_ID`]: id,
    Description,
    IsActive,
    SortOrder,
  })) as unknown as ReadonlyArray<KindRow<Name>>

const old: Partial<Record<ReferenceKindName, ReadonlyArray<string>>> = noLongerOffered

function inOrder<Name extends keyof typeof choices>(name: Name) {
  const offered: ReadonlyArray<string> = choices[name]
  const lines = [...offered, ...(old[name] ?? [])].map((description, index): Line => [
    String(index + 1),
    description,
    index + 1,
    index < offered.length,
  ])
  return rowsOf(name, lines)
}

/** The states by name; the id of a state is its postal code, as in the postings. */
const stateLines = Object.entries(states).map(([code, name]): Line => [code, name, null])

/** The country of the firm first, the others by name. */
const countryLines = Object.entries(countries).map(([code, name]): Line => [code, name, code === 'US' ? 1 : null])

/** The small lists that an applicant chooses from, as rows (C3.1, J3-37.a). */
export const sampleReferenceKinds = (): KindRows => ({
  ADAJobDescription: inOrder('ADAJobDescription'),
  ApplicantSource: inOrder('ApplicantSource'),
  AttachmentType: inOrder('AttachmentType'),
  Country: rowsOf('Country', countryLines),
  EthnicCategory: inOrder('EthnicCategory'),
  Gender: inOrder('Gender'),
  MaritalStatus: inOrder('MaritalStatus'),
  State: rowsOf('State', stateLines),
  TestEntity: inOrder('TestEntity'),
  VeteranType: inOrder('VeteranType'),
})
