import { useMemo, useState } from 'react'
import { filterRows, type DataColumn, nextOrder, sortRows, type RowOrder } from './columns.ts'

export const tablePageSizes = [5, 10, 15] as const
const startSize = 10

type Sources<Row> = { rows: ReadonlyArray<Row>; columns: ReadonlyArray<DataColumn<Row>> }

function useFilter<Row>({ rows, columns }: Sources<Row>) {
  const [typed, setTyped] = useState('')
  const [hidden, setHidden] = useState<ReadonlyArray<string>>([])
  const data = useMemo(() => {
    const shown = columns.filter(({ name }) => !hidden.includes(name))
    return filterRows(rows, shown, typed)
  }, [rows, columns, hidden, typed])
  return { data, typed, setTyped, hidden, setHidden }
}

function usePages<Row>({ rows, columns }: Sources<Row>) {
  const [order, setOrder] = useState<RowOrder | null>(null)
  const [pageIndex, goToPage] = useState(0)
  const [pageSize, setPageSize] = useState(startSize)
  const sorted = useMemo(() => sortRows(rows, columns, order), [rows, columns, order])
  return {
    shown: sorted.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize),
    count: rows.length,
    order,
    sortBy: (name: string) => setOrder(nextOrder(order, name)),
    pageIndex,
    goToPage,
    pageSize,
    resizePage: (size: number) => {
      setPageSize(size)
      goToPage(0)
    },
  }
}

export function useDataTable<Row extends object>({ rows, columns }: Sources<Row>) {
  const { data, typed, setTyped, hidden, setHidden } = useFilter({ rows, columns })
  const pages = usePages({ rows: data, columns })
  return {
    ...pages,
    typed,
    filter: (text: string) => {
      setTyped(text)
      pages.goToPage(0)
    },
    isHidden: (name: string) => hidden.includes(name),
    showColumn: (name: string, isShown: boolean) => {
      setHidden(isShown ? hidden.filter((other) => other !== name) : [...hidden, name])
      pages.goToPage(0)
    },
  }
}

export type DataTableState<Row extends object> = ReturnType<typeof useDataTable<Row>>
