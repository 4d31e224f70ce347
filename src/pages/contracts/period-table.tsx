import { contractPeriods, contracts, type ContractPeriod } from '#content/contracts.ts'
import { formatDate, toTimestamp } from '#domain/time/dates.ts'
import type { DataColumn } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { Section } from '#ui/section/section.tsx'

const dayColumn = (name: 'from' | 'to'): DataColumn<ContractPeriod> => ({
  name,
  value: (row) => toTimestamp(row[name]),
  text: (row) => formatDate(row[name]),
  isWhole: true,
})

const columns: ReadonlyArray<DataColumn<ContractPeriod>> = [
  { name: 'vehicle', value: ({ vehicle }) => vehicle },
  { name: 'contractNumber', value: ({ contractNumber }) => contractNumber, isWhole: true, isClear: true },
  dayColumn('from'),
  dayColumn('to'),
]

export function PeriodTable() {
  const { title, anchor, tableTitle } = contracts.periods
  return (
    <Section title={title} id={anchor}>
      <DataTable title={tableTitle} rows={contractPeriods} columns={columns} />
    </Section>
  )
}
