import type { Location } from '#contract/location.ts'
import type { ReferenceList } from '#contract/reference-list.ts'
import { careersHome } from '#content/careers-home.ts'
import { formatPhone } from '#domain/text/phone.ts'
import type { DataColumn } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { Section } from '#ui/section/section.tsx'

const stateOf = ({ State, LocationState }: Location) => State ?? LocationState
const cityOf = ({ City, LocationCity }: Location) => City ?? LocationCity
const phoneOf = ({ PhoneNumber, Extension }: Location) => formatPhone(`${PhoneNumber ?? ''}${Extension ?? ''}`)

const columns: ReadonlyArray<DataColumn<Location>> = [
  { name: 'office', value: ({ Description, Name }) => Description ?? Name },
  { name: 'city', value: cityOf },
  { name: 'state', value: stateOf },
  { name: 'phoneNumber', value: phoneOf, isWhole: true },
]

export function Offices({ offices }: { offices: ReferenceList<Location> }) {
  const { title } = careersHome.offices
  return (
    <Section title={title}>
      <DataTable
        title={title}
        rows={offices.rows}
        columns={columns}
        loading={offices.loading}
        error={offices.error}
        chooser
      />
    </Section>
  )
}
