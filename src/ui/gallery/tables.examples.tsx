import type { DataColumn } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { Example, Examples } from './example.tsx'

type Firm = { companyName: string; people: number }

const columns: ReadonlyArray<DataColumn<Firm>> = [
  { name: 'companyName', value: (firm) => firm.companyName },
  { name: 'people', value: (firm) => firm.people },
]

const createFirms = (count: number): Firm[] =>
  Array.from({ length: count }, (_, at) => ({ companyName: `Larch ${at + 1}, LLC`, people: ((at * 37) % 90) + 4 }))

const manyFirms = createFirms(1000)
const oneFirm = createFirms(1)
const noFirms = createFirms(0)

export function TableExamples() {
  return (
    <Examples title="Tables" lead="Filtered, sorted and paged in place; cards on a phone.">
      <Example name="a thousand rows, with a choice of columns" whole>
        <DataTable title="Firms" rows={manyFirms} columns={columns} chooser />
      </Example>
      <Example name="one row">
        <DataTable title="Partners" rows={oneFirm} columns={columns} />
      </Example>
      <Example name="no rows">
        <DataTable title="Clients" rows={noFirms} columns={columns} />
      </Example>
      <Example name="loading">
        <DataTable title="Suppliers" rows={noFirms} columns={columns} loading />
      </Example>
      <Example name="failed">
        <DataTable title="Vendors" rows={noFirms} columns={columns} error />
      </Example>
    </Examples>
  )
}
