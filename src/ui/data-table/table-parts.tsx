import { Icon } from '#ui/icon/icon.tsx'
import { textOf, titleOf, type DataColumn } from './columns.ts'
import * as styles from './data-table.css.ts'
import type { DataTableState } from './use-data-table.ts'

const orders = { asc: 'ascending', desc: 'descending' } as const

/** A button in each header sorts by its column; one header at most says how (C2.5-03). */
export function TableHead<Row extends object>({ table }: DataTableState<Row>) {
  return (
    <thead className={styles.head}>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id} className={styles.titles}>
          {group.headers
            .filter((header) => header.column.getIsVisible())
            .map(({ id, column }) => {
              const order = column.getIsSorted()
              return (
                <th key={id} scope="col" className={styles.title} {...(order && { 'aria-sort': orders[order] })}>
                  <button type="button" className={styles.sort} onClick={() => column.toggleSorting(order === 'asc')}>
                    {String(column.columnDef.header)}
                    <Icon
                      name={order === 'desc' ? 'expand_more' : 'expand_less'}
                      size="small"
                      className={order ? styles.sorted : styles.unsorted}
                    />
                  </button>
                </th>
              )
            })}
        </tr>
      ))}
    </thead>
  )
}

type BodyProps<Row> = {
  rows: ReadonlyArray<Row>
  columns: ReadonlyArray<DataColumn<Row>>
  isHidden?: (name: string) => boolean
}

/** Each cell carries the title of its column for the cards of a phone; the first one heads its row. */
export function TableBody<Row extends object>({ rows, columns, isHidden = () => false }: BodyProps<Row>) {
  const shown = columns.filter(({ name }) => !isHidden(name))
  return (
    <tbody>
      {rows.map((row, at) => (
        <tr key={at} className={styles.row}>
          {shown.map((column, place) => {
            const Cell = place === 0 ? 'th' : 'td'
            return (
              <Cell
                key={column.name}
                className={styles.cell}
                data-title={titleOf(column)}
                {...(place === 0 && { scope: 'row' })}
              >
                {column.cell ? column.cell(row) : textOf(column, row)}
              </Cell>
            )
          })}
        </tr>
      ))}
    </tbody>
  )
}
