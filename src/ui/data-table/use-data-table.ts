import {
  columnVisibilityFeature,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_text,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { filterRows, titleOf, type DataColumn } from './columns.ts'

const features = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric, text: sortFn_text },
})

/** The sizes of a page and the one it starts with (C9-03, C9-04). */
export const tablePageSizes = [5, 10, 15] as const
const startSize = 10

type Sources<Row> = { rows: ReadonlyArray<Row>; columns: ReadonlyArray<DataColumn<Row>> }

const definitionOf = <Row extends object>(column: DataColumn<Row>): ColumnDef<typeof features, Row> => ({
  id: column.name,
  header: titleOf(column),
  accessorFn: (row) => column.value(row) ?? undefined,
  sortUndefined: 'last',
})

/** The rows that are left by what is typed and by which columns show. */
function useFilter<Row>({ rows, columns }: Sources<Row>) {
  const [typed, setTyped] = useState('')
  const [hidden, setHidden] = useState<ReadonlyArray<string>>([])
  const data = useMemo(() => {
    const shown = columns.filter(({ name }) => !hidden.includes(name))
    return filterRows(rows, shown, typed)
  }, [rows, columns, hidden, typed])
  return { data, typed, setTyped, hidden, setHidden }
}

/** The state of a table: what is typed, sorted, hidden, and the page; all of it kept while the order changes. */
export function useDataTable<Row extends object>({ rows, columns }: Sources<Row>) {
  const { data, typed, setTyped, hidden, setHidden } = useFilter({ rows, columns })
  const definitions = useMemo(() => columns.map(definitionOf), [columns])
  const table = useTable({
    features,
    columns: definitions,
    data,
    state: { columnVisibility: Object.fromEntries(hidden.map((name) => [name, false])) },
    initialState: { pagination: { pageIndex: 0, pageSize: startSize } },
    autoResetPageIndex: false,
    enableSortingRemoval: false,
    enableMultiSort: false,
  })
  const startOver = () => table.setPageIndex(0)
  return {
    table,
    count: data.length,
    typed,
    filter: (text: string) => {
      setTyped(text)
      startOver()
    },
    isHidden: (name: string) => hidden.includes(name),
    showColumn: (name: string, isShown: boolean) => {
      setHidden(isShown ? hidden.filter((other) => other !== name) : [...hidden, name])
      startOver()
    },
  }
}

export type DataTableState<Row extends object> = ReturnType<typeof useDataTable<Row>>
