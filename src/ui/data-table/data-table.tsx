import { useEffect, useId, useRef } from 'react'
import { joinClassNames } from '#ui/class-names.ts'
import { holdInPlace } from '#ui/hold-in-place.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { Pager } from '#ui/pager/pager.tsx'
import { DebouncedStatus } from '#ui/debounced-status/debounced-status.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import type { DataColumn } from './columns.ts'
import * as styles from './data-table.css.ts'
import { TableBody, TableHead } from './table-parts.tsx'
import { TableTools } from './table-tools.tsx'
import { tablePageSizes, useDataTable, type DataTableState } from './use-data-table.ts'

export type DataTableProps<Row extends object> = {
  title: string
  rows: ReadonlyArray<Row>
  /** The first column names its row. Keep the list stable: it is compared by identity. */
  columns: ReadonlyArray<DataColumn<Row>>
  loading?: boolean
  error?: boolean
  chooser?: boolean
}

export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { title, loading, error } = props
  if (error) return <Notice tone="danger" title={`An error occurred while loading ${title}.`} live="alert" />
  if (loading) return <LoadingTable title={title} />
  return <LoadedTable {...props} />
}

function LoadingTable({ title }: { title: string }) {
  return (
    <div className={styles.root} aria-busy>
      <p role="status" className={styles.empty}>
        Loading {title}…
      </p>
      <Skeleton shape="control" lines={6} width="full" />
    </div>
  )
}

function LoadedTable<Row extends object>({ title, rows, columns, chooser = false }: DataTableProps<Row>) {
  const state = useDataTable({ rows, columns })
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const { shown, count, isHidden } = state
  const isLong = rows.length > tablePageSizes[1]
  usePageTurnFocus(root, state.pageIndex)
  return (
    <div ref={root} id={id} className={styles.root} tabIndex={-1}>
      {isLong && <TableTools {...state} title={title} columns={columns} chooser={chooser} />}
      {count > 0 && (
        <table className={joinClassNames(styles.table, count > state.pageSize && styles.fixed)}>
          <caption>
            <VisuallyHidden>{title}</VisuallyHidden>
          </caption>
          <TableHead {...state} columns={columns} />
          <TableBody columns={columns} rows={shown} isHidden={isHidden} />
        </table>
      )}
      {(isLong || count === 0) && <TablePages {...state} title={title} id={id} />}
      <noscript>
        <RemainingRows title={title} columns={columns} rows={rows.slice(shown.length)} />
      </noscript>
    </div>
  )
}

function usePageTurnFocus(root: { current: HTMLDivElement | null }, pageIndex: number) {
  const before = useRef(pageIndex)
  useEffect(() => {
    const isTurned = before.current !== pageIndex
    before.current = pageIndex
    if (isTurned && document.activeElement === document.body) root.current?.focus()
  }, [root, pageIndex])
}

const sizes = tablePageSizes.map((size) => ({ value: String(size), label: String(size) }))

type PagesProps<Row extends object> = DataTableState<Row> & { title: string; id: string }

function TablePages<Row extends object>(props: PagesProps<Row>) {
  const { title, id, count, pageIndex, pageSize, goToPage, resizePage } = props
  const first = pageIndex * pageSize + 1
  const words =
    count === 0 ? `No ${title} Found.` : `${title} ${first} to ${Math.min(count, first + pageSize - 1)} of ${count}`
  return (
    <>
      <DebouncedStatus words={words} />
      {count === 0 ? (
        <p className={styles.empty}>{words}</p>
      ) : (
        <Pager
          page={pageIndex}
          pageCount={Math.ceil(count / pageSize)}
          createHref={() => `#${id}`}
          onTurn={(page, event) => {
            event.preventDefault()
            goToPage(page)
          }}
          label={`Pages of ${title}`}
          status={words}
          pageSize={{
            label: 'On a page',
            name: 'size',
            value: String(pageSize),
            options: sizes,
            onChange: (size) => {
              if (document.activeElement) holdInPlace(document.activeElement)
              resizePage(Number(size))
            },
          }}
        />
      )}
    </>
  )
}

function RemainingRows<Row extends object>({
  title,
  columns,
  rows,
}: Pick<DataTableProps<Row>, 'title' | 'columns' | 'rows'>) {
  if (rows.length === 0) return null
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>More {title}</VisuallyHidden>
      </caption>
      <TableBody columns={columns} rows={rows} />
    </table>
  )
}
