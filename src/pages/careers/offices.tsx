import type { Location } from '#contract/jobs.ts'
import type { ReferenceList } from '#contract/entities.ts'
import { careersHome } from '#content/careers-home.ts'
import { formatPhone } from '#ui/phone-link/phone-number.ts'
import type { DataColumn } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import * as styles from './places.css.ts'

const officeState = ({ State, LocationState }: Location) => State ?? LocationState
const officeCity = ({ City, LocationCity }: Location) => City ?? LocationCity
const officePhone = ({ PhoneNumber, Extension }: Location) => PhoneNumber && formatPhone(PhoneNumber, Extension)

const columns: ReadonlyArray<DataColumn<Location>> = [
  { name: 'office', value: ({ Description, Name }) => Description ?? Name },
  { name: 'city', value: officeCity, isClear: true },
  { name: 'state', value: officeState, isClear: true },
  { name: 'phoneNumber', value: officePhone, isWhole: true, isClear: true },
]

export function Offices({ offices }: { offices: ReferenceList<Location> }) {
  const { title } = careersHome.offices
  return (
    <Disclosure title={title} note={offices.rows.length} look="title" className={styles.offices}>
      <DataTable
        title={title}
        rows={offices.rows}
        columns={columns}
        loading={offices.loading}
        error={offices.error}
        chooser
      />
    </Disclosure>
  )
}
